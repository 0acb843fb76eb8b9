"""The Banners: raised before the chance card, with a die."""

from __future__ import annotations

from typing import Final

from fabletable.games.prophecy.cards.artifacts import BANNER_OF_DOOM, BANNER_OF_HOPE
from fabletable.games.prophecy.rules.death import hurt
from fabletable.games.prophecy.rules.gains import heal, regain
from fabletable.games.prophecy.rules.windows import BANNER
from fabletable.games.prophecy.table import NAMES, SEATS, Realm
from fabletable.kernel import Rules

ASK_DOOM: Final = "ask-doom"


@BANNER(BANNER_OF_HOPE)
def banner_of_hope(table: Realm, seat: int, die: int) -> Rules[None]:
    """+1 to +3 in all battles until the end of the first turn of this round, and something to drink."""
    _raise(table, seat, (1, 1, 1, 2, 2, 3)[die - 1])
    if die in (2, 5):
        heal(table, seat, 1)
    elif die == 3:
        regain(table, seat, 2)
    yield from ()


def _raise(table: Realm, seat: int, n: int) -> None:
    table.heroes[seat].banner = n
    table.log("banner-gives", seat=NAMES[seat], n=n)


@BANNER(BANNER_OF_DOOM)
def banner_of_doom(table: Realm, seat: int, die: int) -> Rules[None]:
    """First edition. 1: its bearer bleeds; 2-3: +1; 4-5: one other bleeds; 6: all others bleed."""
    others = [hero.seat for hero in table.heroes if hero.alive and hero.seat != seat]
    if die == 1:
        hurt(table, seat, 1)
    elif die <= 3:
        _raise(table, seat, 1)
    elif die <= 5 and others:
        victim = yield from table.pick(seat, ASK_DOOM, [SEATS[other] for other in others], rule="artifacts")
        hurt(table, victim.seat, 1)
    else:
        for other in others:
            hurt(table, other, 1)
