"""The five artifacts. They count as items, but only another hero can take them away. Their values: the order in which
bots part with them."""

from __future__ import annotations

from typing import Final

from fabletable.games.prophecy.bot.answers import strike_strongest
from fabletable.games.prophecy.cards.decks import ITEMS
from fabletable.games.prophecy.hooks import BANNER, NAMES_BATTLEFIELD, START_OF_ROUND
from fabletable.games.prophecy.kinds import ARTIFACT, BLADE, DEMON, HEAD, OTHER, SHIELD, WORN, Item, weapon
from fabletable.games.prophecy.menu import place, question
from fabletable.games.prophecy.rules.death import hurt
from fabletable.games.prophecy.rules.gains import heal, regain
from fabletable.games.prophecy.table import SEATS, Hero, Realm
from fabletable.kernel import DESIGNED, RULEBOOK, Rules

ROYAL_MANTLE: Final = ITEMS.add(Item(
    "royal-mantle", ARTIFACT, WORN, 0, strength=1, will=1, value=1.0, icon="cape-armor", origin=RULEBOOK,
    ours="bonus effect kind",
))  # fmt: skip
ROYAL_MANTLE.on(NAMES_BATTLEFIELD)(True)


@ROYAL_MANTLE.on(START_OF_ROUND)
def refresh_owner(table: Realm, hero: Hero) -> None:
    """Give the owner 1 Health and 1 mana, but not in the final battle."""
    if table.final:
        return
    table.count("effect:item-" + ROYAL_MANTLE.name)
    if hero.health < hero.red or hero.mana < hero.blue:
        table.log_event("worked", seat=hero.message, thing=ROYAL_MANTLE)
        heal(table, hero, 1)
        regain(table, hero, 1)
        table.show("gain", pieces=(ROYAL_MANTLE.key,), touches=(hero.seat,), because=ROYAL_MANTLE.message)


ITEMS.add(Item(
    "mirror-shield", ARTIFACT, SHIELD, 0, hands=1, strength=1, will=1, save=2, save_will=True, value=2.0,
    icon="shield-reflect", origin=RULEBOOK, ours="bonus limit save",
))  # fmt: skip
BANNER_OF_HOPE: Final = ITEMS.add(Item(
    "banner-of-hope", ARTIFACT, OTHER, 0, value=0.0, icon="vertical-banner", origin=RULEBOOK, ours="kind table",
))  # fmt: skip


@BANNER_OF_HOPE.on(BANNER)
def raise_hope(table: Realm, hero: Hero, die: int) -> Rules[None]:
    """Raise all battles by 1 to 3 until the end of the first turn of this round, and give something to drink."""
    raise_banner(table, hero, (1, 1, 1, 2, 2, 3)[die - 1])
    if die in (2, 5):
        heal(table, hero, 1)
    elif die == 3:
        regain(table, hero, 2)
    yield from ()


def raise_banner(table: Realm, hero: Hero, n: int) -> None:
    hero.banner = n
    table.log("banner-gives", seat=hero.message, n=n)


ITEMS.add(Item(
    "crown-of-the-ancient-king", ARTIFACT, HEAD, 0, raises_strength=1, raises_will=2, value=3.0, icon="imperial-crown",
    origin=RULEBOOK, ours="attribute",
))  # fmt: skip
ITEMS.add(weapon(
    "sword-of-the-dynasty", ARTIFACT, 0, BLADE, strength=3, against={DEMON: 1}, value=4.0, icon="relic-blade",
    origin=DESIGNED,
))  # fmt: skip


# --- in the first edition instead of the Banner of Hope ---

BANNER_OF_DOOM: Final = ITEMS.add(Item(
    "banner-of-doom", ARTIFACT, OTHER, 0, value=0.0, icon="tattered-banner", origin=RULEBOOK, ours="kind table",
))  # fmt: skip


ASK_DOOM: Final = question("doom", place, rule="artifacts", policy=strike_strongest)


@BANNER_OF_DOOM.on(BANNER)
def raise_doom(table: Realm, hero: Hero, die: int) -> Rules[None]:
    """Roll for the banner: with 1 its bearer bleeds, 2-3 give +1, with 4-5 one other bleeds, with 6 all others."""
    others = [each for each in table.heroes if each.alive and each is not hero]
    if die == 1:
        hurt(table, hero, 1)
    elif die <= 3:
        raise_banner(table, hero, 1)
    elif die <= 5 and others:
        victim = yield from ASK_DOOM.ask(table, hero.seat, [SEATS[other.seat] for other in others])
        hurt(table, table.heroes[victim.seat], 1)
    else:
        for other in others:
            hurt(table, other, 1)
