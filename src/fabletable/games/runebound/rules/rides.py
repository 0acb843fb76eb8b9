"""Where the dice on the table can take a hero, and the evident way there.

Rules reference, Movement: a die is spent for each hex. One names the hex one wants to reach; on the way as few zombies
bite as can be, what works once a turn is saved, and the dice that are spent are those that would be missed least.
Whoever wants to spend them otherwise goes step by step.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
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

KEPT: Final = 2000
"""So many outlooks are kept in mind: bots and copies come back to the same dice again and again."""

MISSED: Final = [sum(1 for field in HEXES if shows(face, field.terrains)) for face in range(len(TERRAIN_DIE))]
"""How many hexes of the map each face of the terrain die opens."""


class _Reached:
    """A hex reached: from where, for which die and with whose help, by their numbers (-1 for none). ``left`` has a bit
    for each die (or step) that is left, ``once`` one for each ability used that works once a turn."""

    __slots__ = ("aid", "at", "before", "bites", "die", "left", "once", "steps")

    def __init__(self, at: int, before: _Reached | None, die: int, aid: int, left: int, once: int, bites: int) -> None:
        self.at: int = at
        self.before: _Reached | None = before
        self.die: int = die
        self.aid: int = aid
        self.left: int = left
        self.once: int = once
        self.bites: int = bites
        """How often zombies bite."""
        self.steps: int = 0 if before is None else before.steps + 1

    def outdoes(self, left: int, once: int, bites: int) -> bool:
        """It leaves whatever another would leave, and hurts no more."""
        return not (left & ~self.left) and not (self.once & ~once) and self.bites <= bites

    def path(self) -> list[_Reached]:
        """All that was reached on the way, this the last."""
        found: list[_Reached] = []
        here: _Reached = self
        while here.before is not None:
            found.append(here)
            here = here.before
        found.reverse()
        return found


class Ride:
    """A hex the dice can reach: the hexes on the way, the last one included, and the die spent for each."""

    __slots__ = ("_dice", "_helpers", "_reached", "bites", "key", "say", "to")

    def __init__(self, reached: _Reached, dice: list[Die], helpers: list[Ability]) -> None:
        self.to: Hex = HEXES[reached.at]
        self.bites: int = reached.bites
        self.key: str = self.to.key
        self.say: Say = self.to.say
        self._reached: _Reached = reached
        self._dice: list[Die] = dice
        self._helpers: list[Ability] = helpers

    @property
    def way(self) -> list[Hex]:
        return [HEXES[each.at] for each in self._reached.path()]

    @property
    def spent(self) -> list[Spending]:
        return [
            Spending(self._dice[each.die], self._helpers[each.aid] if each.aid >= 0 else None)
            for each in self._reached.path()
            if each.die >= 0
        ]

    def left(self, roll: Roll) -> list[Die]:
        """The dice it leaves."""
        gone = [spending.die.number for spending in self.spent]
        return [die for die in roll.unspent() if die.number not in gone]


class Crossing:
    """What it takes to go from a hex to the next: the terrains a die may show, and the faces that do, a bit each.

    Rules reference, Movement: any die along a road or over a bridge; water or a wild across a river, whatever lies
    behind it; else the terrain of the hex that is entered."""

    __slots__ = ("faces", "terrains", "to")

    def __init__(self, step: Step, fords: bool) -> None:
        self.to: int = step.to
        self.terrains: tuple[str, ...] = HEXES[step.to].terrains
        if step.road or step.bridge:
            self.terrains = TERRAINS
        elif step.river and not fords:
            self.terrains = (WATER,)
        self.faces: int = sum(1 << face for face in range(len(TERRAIN_DIE)) if shows(face, self.terrains))


CROSSINGS: Final = [[Crossing(step, False) for step in field.steps] for field in HEXES]
FORDS: Final = [[Crossing(step, True) for step in field.steps] for field in HEXES]
"""For a hero to whom rivers are nothing."""


def crossings(hero: Hero) -> list[list[Crossing]]:
    for ability in hero.windows.get("constant", ()):
        if any(effect.op == "ignore-river" for effect in ability.effects):
            return FORDS
    return CROSSINGS


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
    dice = _of_each_face(roll.unspent())
    helpers = spend_helpers(table, hero, roll.purpose)
    found: dict[int, list[Spending]] = {}
    for crossing in crossings(hero)[hero.at]:
        ways = [Spending(die, None) for die in dice if crossing.faces & (1 << die.face)]
        for ability in helpers:
            if helps(ability, crossing.terrains):
                ways.extend(Spending(die, ability) for die in dice if not crossing.faces & (1 << die.face))
        if ways:
            found[crossing.to] = ways
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
    dice = roll.unspent()[:MOST_DICE]
    helpers = spend_helpers(table, hero, roll.purpose)
    faces = tuple([die.face for die in dice])
    zombies, most = _dangers(table, hero)
    found: list[_Reached] = _ridden(hero.at, faces, crossings(hero) is FORDS, tuple(helpers), zombies, most)
    return [Ride(reached, dice, helpers) for reached in found]


def walks(table: Runebound, hero: Hero, steps: int, only_water: bool) -> list[Ride]:
    """Every hex so many steps can reach without dice, in the same way."""
    zombies, most = _dangers(table, hero)
    found: list[_Reached] = _walked(hero.at, min(steps, MOST_DICE), only_water, zombies, most)
    return [Ride(reached, [], []) for reached in found]


def is_water_step(here: Hex, step: Step) -> bool:
    return step.river or here.terrain == WATER or HEXES[step.to].terrain == WATER


def _dangers(table: Runebound, hero: Hero) -> tuple[tuple[int, ...], int]:
    """Where zombies stand, and after how many bites the hero still goes on."""
    most = (hero.health_left - 1) // ZOMBIE_DAMAGE
    return (tuple(table.zombies), most) if any(table.zombies) else ((), min(most, 0))


_Onward: TypeAlias = tuple[int, int, int, int, int]
"""The next hex, the die and the help it takes, what is left then, what was used once a turn."""


@lru_cache(maxsize=KEPT)
def _ridden(
    at: int, faces: tuple[int, ...], fords: bool, helpers: tuple[Ability, ...], zombies: tuple[int, ...], most: int
) -> list[_Reached]:
    """Told by what it is given alone, so whoever thinks about the same dice again has it at once."""
    ground = FORDS if fords else CROSSINGS
    choices: dict[int, list[tuple[int, int, int]]] = {}

    def for_a_die(here: _Reached) -> list[_Onward]:
        dice = choices.get(here.left)
        if dice is None:
            dice = choices[here.left] = _one_of_each(faces, here.left)
        found: list[_Onward] = []
        for crossing in ground[here.at]:
            for face, die, left in dice:
                if crossing.faces & face:
                    found.append((crossing.to, die, -1, left, here.once))
            for ability in helpers:
                if helps(ability, crossing.terrains):
                    number = helpers.index(ability)
                    once = 1 << number if ability.limit == TURN else 0
                    if not here.once & once:
                        for face, die, left in dice:
                            if not crossing.faces & face:
                                found.append((crossing.to, die, number, left, here.once | once))
        return found

    return _explored(at, len(faces), for_a_die, [MISSED[face] for face in faces], zombies, most)


def _one_of_each(faces: tuple[int, ...], left: int) -> list[tuple[int, int, int]]:
    """Of the dice that are left one of each face: the face as a bit, the die, what is left without it."""
    found: list[tuple[int, int, int]] = []
    seen = 0
    for die, face in enumerate(faces):
        if left & (1 << die) and not seen & (1 << face):
            seen |= 1 << face
            found.append((1 << face, die, left & ~(1 << die)))
    return found


@lru_cache(maxsize=KEPT)
def _walked(at: int, steps: int, only_water: bool, zombies: tuple[int, ...], most: int) -> list[_Reached]:
    def on_foot(here: _Reached) -> list[_Onward]:
        field = HEXES[here.at]
        open_to = [step for step in field.steps if not only_water or is_water_step(field, step)]
        return [(step.to, -1, -1, here.left >> 1, 0) for step in open_to]

    return _explored(at, steps, on_foot, [], zombies, most)


def _explored(
    at: int,
    steps: int,
    onward: Callable[[_Reached], list[_Onward]],
    missed: list[int],
    zombies: tuple[int, ...],
    most: int,
) -> list[_Reached]:
    """The best way to each hex within reach, the nearest first."""
    start = _Reached(at, None, -1, -1, (1 << steps) - 1, 0, 0)
    reached: dict[int, list[_Reached]] = {at: [start]}
    going = [start]
    while going:
        coming: list[_Reached] = []
        for here in going:
            for to, die, aid, left, once in onward(here):
                bites = here.bites + 1 if zombies and zombies[to] else here.bites
                known = reached.setdefault(to, [])
                for other in known:
                    if other.outdoes(left, once, bites):
                        break
                else:
                    there = _Reached(to, here, die, aid, left, once, bites)
                    known.append(there)
                    if left and bites <= most:
                        coming.append(there)
        going = coming
    del reached[at]
    found = [ways[0] if len(ways) == 1 else min(ways, key=lambda way: _cost(way, missed)) for ways in reached.values()]
    return sorted(found, key=lambda way: (way.steps, way.at))


def _cost(way: _Reached, missed: list[int]) -> tuple[int, int, int, int]:
    """As few bites as can be, then what works once a turn saved, the shortest, and the best dice left."""
    left = sum(n for bit, n in enumerate(missed) if way.left & (1 << bit))
    return way.bites, way.once.bit_count(), way.steps, -left
