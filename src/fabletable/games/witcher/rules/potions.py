"""Potions outside of fights: gaining, losing, the limit of four (Rulebook: Potions)."""

from __future__ import annotations

from typing import Final

from fabletable.games.witcher.cards.kinds import Potion
from fabletable.games.witcher.table import OldWorld, Witcher
from fabletable.kernel import Rules, seat_name

ASK_POTION_OVER: Final = "ask-potion-over"
ASK_LOSE_POTION: Final = "ask-lose-potion"

LIMIT = 4


def potion_limit(witcher: Witcher) -> int:
    kept = witcher.keepsake("potion-limit")
    return kept.gives.n if kept is not None else LIMIT


def top_potion(table: OldWorld) -> Potion | None:
    """The top of the potion deck; when it runs out the discarded potions are shuffled into a new one."""
    if not table.potions:
        if not table.potion_discard:
            return None
        table.potions = table.potion_discard
        table.potion_discard = []
        table.chance.shuffle(table.potions)
    table.reveal()
    return table.potions.pop()


def gain_potions(table: OldWorld, seat: int, number: int) -> Rules[None]:
    """Draw potions, then discard down to the limit by one's own choice."""
    if number <= 0:
        return
    _draw_potions(table, seat, number)
    table.witchers[seat].potion_room = 0
    yield from keep_to_limit(table, seat)


def _draw_potions(table: OldWorld, seat: int, number: int) -> None:
    witcher = table.witchers[seat]
    for _ in range(number):
        potion = top_potion(table)
        if potion is None:
            return
        witcher.potions.append(potion)
        table.log("potion-gained", seat=seat_name(seat), potion=potion)
        table.show("card", pieces=(potion.key,), touches=(seat,))


def keep_to_limit(table: OldWorld, seat: int) -> Rules[None]:
    witcher = table.witchers[seat]
    while len(witcher.potions) > potion_limit(witcher) + witcher.potion_room:
        potion = yield from table.pick(seat, ASK_POTION_OVER, witcher.potions, rule="potions")
        lose_potion(table, seat, potion)


def fill_potions(table: OldWorld, seat: int, number: int) -> Rules[None]:
    """Draw until this many are held."""
    yield from gain_potions(table, seat, number - len(table.witchers[seat].potions))


def fill_beyond_limit(table: OldWorld, seat: int, number: int) -> None:
    """Draw until exactly this many are held; the limit waits until the next potion is gained."""
    witcher = table.witchers[seat]
    _draw_potions(table, seat, max(0, number - len(witcher.potions)))
    witcher.potion_room = max(0, len(witcher.potions) - potion_limit(witcher))


def lose_potion(table: OldWorld, seat: int, potion: Potion) -> None:
    witcher = table.witchers[seat]
    witcher.potions.remove(potion)
    table.potion_discard.append(potion)
    table.log("potion-lost", seat=seat_name(seat), potion=potion)
    table.show("loss", pieces=(potion.key, f"potions-held-{seat}"), touches=(seat,))


def choose_lost_potions(table: OldWorld, seat: int, number: int) -> Rules[None]:
    """Discard potions of one's choice without their effect, as far as there are any."""
    witcher = table.witchers[seat]
    for left in range(number, 0, -1):
        if not witcher.potions:
            return
        potion = yield from table.pick(seat, ASK_LOSE_POTION, witcher.potions, rule="potions", n=left)
        lose_potion(table, seat, potion)


def lose_all_potions(table: OldWorld, seat: int) -> None:
    for potion in list(table.witchers[seat].potions):
        lose_potion(table, seat, potion)
