"""Where the dice on the table can take a hero, and the evident way there.

Rules reference, Movement: a die is spent for each hex. One names the hex one wants to reach; on the way as few zombies
bite as can be, what works once a turn is saved, and the dice that are spent are those that would be missed least.
Whoever wants to spend them otherwise goes step by step.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from fabletable.games.runebound.board import HEXES, TERRAIN_DIE, TERRAINS, WATER, Hex, Step
from fabletable.games.runebound.cards.scenarios import ZOMBIE_DAMAGE
from fabletable.games.runebound.cards.vocabulary import ANY, TURN, Ability
from fabletable.games.runebound.rules.abilities import usable
from fabletable.games.runebound.rules.dice import Spending, shows
from fabletable.games.runebound.rules.moment import Moment
from fabletable.games.runebound.table import Die, Hero, Roll, Runebound
from fabletable.kernel import Say

MOST_DICE: Final = 8
"""So many dice are reckoned with at once; only a user's own numbers give more, and then one rides on afterwards."""

MISSED: Final = [sum(1 for field in HEXES if shows(face, field.terrains)) for face in range(len(TERRAIN_DIE))]
"""How many hexes of the map each face of the terrain die opens."""


class Ride:
    """A hex the dice can reach: the hexes on the way, the last one included, and the die spent for each."""

    __slots__ = ("bites", "key", "say", "spent", "to", "way")

    def __init__(self, way: list[Hex], spent: list[Spending], bites: int) -> None:
        self.to: Hex = way[-1]
        self.way: list[Hex] = way
        self.spent: list[Spending] = spent
        self.bites: int = bites
        """How often zombies bite."""
        self.key: str = self.to.key
        self.say: Say = self.to.say

    def left(self, roll: Roll) -> list[Die]:
        """The dice it leaves."""
        gone = [spending.die.number for spending in self.spent]
        return [die for die in roll.unspent() if die.number not in gone]


Paid: TypeAlias = tuple[Die, Ability | None]
"""The die spent for a step, and the ability that lets it be spent so."""


class _Reached:
    """A hex reached: from where, for which die. ``left`` has a bit for each die (or step) that is left, ``once`` one
    for each ability used that works once a turn."""

    __slots__ = ("at", "before", "bites", "left", "once", "paid", "steps")

    def __init__(self, at: int, before: _Reached | None, paid: Paid | None, left: int) -> None:
        self.at: int = at
        self.before: _Reached | None = before
        self.paid: Paid | None = paid
        self.left: int = left
        self.once: int = 0 if before is None else before.once
        self.bites: int = 0 if before is None else before.bites
        self.steps: int = 0 if before is None else before.steps + 1

    def outdoes(self, other: _Reached) -> bool:
        """It leaves whatever the other leaves, and hurts no more."""
        return not (other.left & ~self.left) and not (self.once & ~other.once) and self.bites <= other.bites

    def ride(self) -> Ride:
        way: list[Hex] = []
        spent: list[Spending] = []
        here: _Reached = self
        while here.before is not None:
            way.insert(0, HEXES[here.at])
            if here.paid is not None:
                spent.insert(0, Spending(here.paid[0], here.paid[1]))
            here = here.before
        return Ride(way, spent, self.bites)


class Purse:
    """The dice that lie there unspent and what helps to spend them."""

    __slots__ = ("dice", "fords", "helpers")

    def __init__(self, table: Runebound, hero: Hero, roll: Roll) -> None:
        self.dice: list[Die] = roll.unspent()
        self.helpers: list[Ability] = spend_helpers(table, hero, roll.purpose)
        self.fords: bool = any(
            effect.op == "ignore-river" for ability in hero.windows.get("constant", ()) for effect in ability.effects
        )

    def pays(self, step: Step, dice: list[Die]) -> list[Paid]:
        """Rules reference, Movement: any die along a road or over a bridge; water or a wild across a river, whatever
        lies behind it; else the terrain of the hex that is entered."""
        if step.road or step.bridge:
            return [(die, None) for die in dice]
        terrains = (WATER,) if step.river and not self.fords else HEXES[step.to].terrains
        if len(terrains) == len(TERRAINS):
            return [(die, None) for die in dice]
        ways: list[Paid] = [(die, None) for die in dice if shows(die.face, terrains)]
        for ability in self.helpers:
            if helps(ability, terrains):
                ways.extend((die, ability) for die in dice if not shows(die.face, terrains))
        return ways


def spend_helpers(table: Runebound, hero: Hero, purpose: str) -> list[Ability]:
    """Abilities that let a die be spent as something else."""
    if not hero.windows.get("spend-die"):
        return []
    moment = Moment(hero.seat)
    moment.roll = purpose
    return usable(table, moment, "spend-die")


def helps(ability: Ability, terrains: tuple[str, ...]) -> bool:
    for effect in ability.effects:
        if effect.op == "spend-as" and (ANY in effect.place or any(terrain in effect.place for terrain in terrains)):
            return True
    return False


def ways_out(table: Runebound, hero: Hero, roll: Roll) -> dict[int, list[Spending]]:
    """Which neighbouring hexes the unspent dice can pay for, and how. Dice that show the same count once."""
    purse = Purse(table, hero, roll)
    dice = _of_each_face(purse.dice)
    found: dict[int, list[Spending]] = {}
    for step in hero.hex.steps:
        ways = [Spending(die, ability) for die, ability in purse.pays(step, dice)]
        if ways:
            found[step.to] = ways
    return found


def _of_each_face(dice: list[Die]) -> list[Die]:
    found: list[Die] = []
    faces = 0
    for die in dice:
        if not faces & (1 << die.face):
            faces |= 1 << die.face
            found.append(die)
    return found


# --- to any hex ---


def rides(table: Runebound, hero: Hero, roll: Roll) -> list[Ride]:
    """Every hex the unspent dice can reach, the nearest first, each by the evident way."""
    purse = Purse(table, hero, roll)
    dice = purse.dice[:MOST_DICE]

    def by_dice(here: _Reached) -> list[_Reached]:
        return _for_a_die(purse, dice, here)

    return _explored(table, hero, len(dice), by_dice, [MISSED[die.face] for die in dice])


def walks(table: Runebound, hero: Hero, steps: int, only_water: bool) -> list[Ride]:
    """Every hex so many steps can reach without dice, in the same way."""

    def on_foot(here: _Reached) -> list[_Reached]:
        field = HEXES[here.at]
        open_to = [step for step in field.steps if not only_water or is_water_step(field, step)]
        return [_Reached(step.to, here, None, here.left >> 1) for step in open_to]

    return _explored(table, hero, min(steps, MOST_DICE), on_foot, [])


def is_water_step(here: Hex, step: Step) -> bool:
    return step.river or here.terrain == WATER or HEXES[step.to].terrain == WATER


def _explored(
    table: Runebound, hero: Hero, steps: int, further: Callable[[_Reached], list[_Reached]], missed: list[int]
) -> list[Ride]:
    start = _Reached(hero.at, None, None, (1 << steps) - 1)
    reached: dict[int, list[_Reached]] = {hero.at: [start]}
    going = [start]
    while going:
        coming: list[_Reached] = []
        for here in going:
            for there in further(here):
                there.bites += 1 if table.zombies[there.at] else 0
                known = reached.setdefault(there.at, [])
                if not any(other.outdoes(there) for other in known):
                    known.append(there)
                    if there.left and there.bites * ZOMBIE_DAMAGE < hero.health_left:
                        coming.append(there)
        going = coming
    del reached[hero.at]
    found = [min(ways, key=lambda way: _cost(way, missed)).ride() for ways in reached.values()]
    return sorted(found, key=lambda ride: (len(ride.way), ride.to.index))


def _for_a_die(purse: Purse, dice: list[Die], here: _Reached) -> list[_Reached]:
    left = _of_each_face([die for bit, die in enumerate(dice) if here.left & (1 << bit)])
    found: list[_Reached] = []
    for step in HEXES[here.at].steps:
        for paid in purse.pays(step, left):
            there = _Reached(step.to, here, paid, here.left & ~(1 << dice.index(paid[0])))
            if paid[1] is not None and paid[1].limit == TURN:
                bit = 1 << purse.helpers.index(paid[1])
                if there.once & bit:
                    continue
                there.once |= bit
            found.append(there)
    return found


def _cost(way: _Reached, missed: list[int]) -> tuple[int, int, int, int]:
    """As few bites as can be, then what works once a turn saved, the shortest, and the best dice left."""
    left = sum(n for bit, n in enumerate(missed) if way.left & (1 << bit))
    return way.bites, way.once.bit_count(), way.steps, -left
