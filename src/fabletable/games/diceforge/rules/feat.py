"""Performing a heroic feat. Rulebook: Main action B, Ousting a hero; hero aid: Heroic feats."""

from __future__ import annotations

from typing import Final

from fabletable.games.diceforge.faces import (
    AS_CYCLOPS,
    AS_SENTINEL,
    GLORY,
    MIRROR_FACE,
    PLAINLY,
    SHIELDS,
    SHIP_FACE,
    THRICE_FACE,
    Gain,
    amount,
)
from fabletable.games.diceforge.feats import BEAR, Feat
from fabletable.games.diceforge.rules.blessing import divine_blessing, minor_blessing
from fabletable.games.diceforge.rules.boar import loose_the_boar
from fabletable.games.diceforge.rules.forge import forge
from fabletable.games.diceforge.rules.hammer import receive
from fabletable.games.diceforge.rules.minotaur import minotaur_charges
from fabletable.games.diceforge.rules.reinforcements import choose_die
from fabletable.games.diceforge.rules.satyrs import satyrs_pipe
from fabletable.games.diceforge.table import ForgeTable
from fabletable.kernel import Rules, seat_name

CHEST_GOLD: Final = 4
CHEST_SHARDS: Final = 3
BEAR_GLORY: Final = 3
SPIRITS_GIFT: Final = Gain(gold=3, moon=3)


def perform(table: ForgeTable, seat: int, feat: Feat) -> Rules[None]:
    """Pay, walk through the portal, oust who stands there, take the card, apply its instant effect."""
    hero = table.heroes[seat]
    hero.sun -= feat.sun
    hero.moon -= feat.moon
    if hero.portal != feat.portal:
        hero.portal = feat.portal
        yield from oust_from(table, seat, feat.portal)
    table.piles[feat.slot].pop()
    hero.deeds.append(feat)
    table.count(feat.counted)
    if table.story is not None:
        table.tell("feat-done", hero=seat_name(seat), feat=feat)
    yield from instant_effect(table, seat, feat)


def oust_from(table: ForgeTable, seat: int, portal: int) -> Rules[None]:
    """Whoever stands on the portal goes home and receives a divine blessing at once. Bears growl at both ends."""
    for other in table.others(seat):
        ousted = table.heroes[other]
        if ousted.portal == portal:
            ousted.portal = 0
            table.count("effect:oust")
            table.tell("ousted", hero=seat_name(seat), other=seat_name(other))
            growl(table, seat)
            growl(table, other)
            yield from divine_blessing(table, other)


def growl(table: ForgeTable, seat: int) -> None:
    """Great Bear: 3 glory for each of them when its owner ousts or is ousted (ruling 20)."""
    hero = table.heroes[seat]
    bears = hero.deeds.count(BEAR)
    if bears:
        hero.glory += BEAR_GLORY * bears
        table.count("effect:bear")
        table.tell("bear-growls", hero=seat_name(seat), gain=amount(GLORY, BEAR_GLORY * bears))


def instant_effect(table: ForgeTable, seat: int, feat: Feat) -> Rules[None]:
    """The lightning on the card, if it has one."""
    hero = table.heroes[seat]
    what = feat.set
    if what == "hammer":
        hero.hammers += 1
    elif what == "chest":
        take_chest(table, seat)
    elif what == "spirits":
        yield from receive(table, seat, SPIRITS_GIFT)
    elif what == "helmet":
        yield from forge(table, seat, THRICE_FACE)
    elif what == "mirror":
        yield from forge(table, seat, MIRROR_FACE)
    elif what == "ship":
        yield from forge(table, seat, SHIP_FACE)
    elif what == "shield":
        yield from choose_shield(table, seat)
    elif what == "boar":
        yield from loose_the_boar(table, seat, feat)
    elif what == "satyrs":
        yield from satyrs_pipe(table, seat)
    elif what == "minotaur":
        yield from minotaur_charges(table, seat)
    elif what == "cancer":
        yield from two_blessings(table, seat, PLAINLY)
    elif what == "sentinel":
        yield from two_blessings(table, seat, AS_SENTINEL)
    elif what == "sphinx":
        yield from four_minor_blessings(table, seat, PLAINLY)
    elif what == "cyclops":
        yield from four_minor_blessings(table, seat, AS_CYCLOPS)
    elif what == "triton":
        table.triton_tokens -= 1
        hero.tritons += 1
    elif what == "cerberus":
        table.cerberus_tokens -= 1
        hero.cerberi += 1
    elif what == "typhon":
        hero.glory += len(hero.replaced)
        table.tell("typhon-counts", hero=seat_name(seat), n=len(hero.replaced))


def take_chest(table: ForgeTable, seat: int) -> None:
    """Room for 4 more gold and 3 more shards of each kind; several chests add up (ruling 23)."""
    hero = table.heroes[seat]
    table.chest_tiles -= 1
    hero.chests += 1
    hero.gold_max += CHEST_GOLD
    hero.shard_max += CHEST_SHARDS


def choose_shield(table: ForgeTable, seat: int) -> Rules[None]:
    left = [face for face in SHIELDS if table.temple[face.nr]]
    face = yield from table.pick(seat, "ask-shield", left, rule="shield")
    yield from forge(table, seat, face)


def two_blessings(table: ForgeTable, seat: int, manner: int) -> Rules[None]:
    yield from divine_blessing(table, seat, manner)
    yield from divine_blessing(table, seat, manner)


def four_minor_blessings(table: ForgeTable, seat: int, manner: int) -> Rules[None]:
    """All four with the same die, named before the first falls (ruling 26)."""
    which = yield from choose_die(table, seat, "ask-sphinx-die")
    for _ in range(4):
        yield from minor_blessing(table, seat, which, manner)
