"""Where the dice on the table can take a hero, and the evident way there.

Rules reference, Movement: a die is spent for each hex. One names the hex one wants to reach; on the way as few zombies
bite as can be, what works once a turn is saved, and the dice that are spent are those that would be missed least.
Whoever wants to spend them otherwise goes step by step.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from fabletable.games.runebound.board import HEXES, TERRAIN_DIE, TERRAINS, WATER, WILD, Hex, Step
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

WILD_FACE: Final = TERRAIN_DIE.index((WILD,))

MISSED: Final = [sum(1 for field in HEXES if shows(face, field.terrains)) for face in range(len(TERRAIN_DIE))]
"""How many hexes of the map each face of the terrain die opens."""


class _Payment:
    """A die spent for a step, with whose help (by their numbers, -1 for none): what is left then, a bit for each die,
    and what was used that works once a turn, a bit for each ability."""

    __slots__ = ("aid", "die", "left", "once")

    def __init__(self, die: int, aid: int, left: int, once: int) -> None:
        self.die: int = die
        self.aid: int = aid
        self.left: int = left
        self.once: int = once


NOTHING: Final = _Payment(-1, -1, 0, 0)


class _Reached:
    """A hex reached: from where, how it was paid for, what was left and used by then, how often zombies have bitten."""

    __slots__ = ("at", "before", "bites", "left", "once", "payment", "steps")

    def __init__(
        self, at: int, before: _Reached | None, payment: _Payment, left: int, once: int, bites: int, steps: int
    ) -> None:
        self.at: int = at
        self.before: _Reached | None = before
        self.payment: _Payment = payment
        self.left: int = left
        self.once: int = once
        self.bites: int = bites
        self.steps: int = steps

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
        if not self._dice:
            return []
        paid = [each.payment for each in self._reached.path()]
        return [Spending(self._dice[each.die], self._helpers[each.aid] if each.aid >= 0 else None) for each in paid]

    def left(self, roll: Roll) -> list[Die]:
        """The dice it leaves."""
        gone = [spending.die.number for spending in self.spent]
        return [die for die in roll.unspent() if die.number not in gone]


def is_water_step(here: Hex, step: Step) -> bool:
    return step.river or here.terrain == WATER or HEXES[step.to].terrain == WATER


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


ON_FOOT: Final = "on-foot"
FORDING: Final = "fording"
AFLOAT: Final = "afloat"

CROSSINGS: Final = {
    ON_FOOT: [[Crossing(step, False) for step in field.steps] for field in HEXES],
    FORDING: [[Crossing(step, True) for step in field.steps] for field in HEXES],
    AFLOAT: [[Crossing(step, False) for step in field.steps if is_water_step(field, step)] for field in HEXES],
}
"""From each hex: for most heroes, for those to whom rivers are nothing, and over water alone."""


def ground_of(hero: Hero) -> str:
    for ability in hero.windows.get("constant", ()):
        if any(effect.op == "ignore-river" for effect in ability.effects):
            return FORDING
    return ON_FOOT


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
    for crossing in CROSSINGS[ground_of(hero)][hero.at]:
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
    found: list[_Reached] = _reachable(ground_of(hero), hero.at, faces, tuple(helpers), zombies, most)
    return [Ride(reached, dice, helpers) for reached in found]


def walks(table: Runebound, hero: Hero, steps: int, only_water: bool) -> list[Ride]:
    """Every hex so many steps can reach without dice, in the same way: as if each step were a wild."""
    zombies, most = _dangers(table, hero)
    ground = AFLOAT if only_water else ON_FOOT
    found: list[_Reached] = _reachable(ground, hero.at, (WILD_FACE,) * min(steps, MOST_DICE), (), zombies, most)
    return [Ride(reached, [], []) for reached in found]


def _dangers(table: Runebound, hero: Hero) -> tuple[tuple[int, ...], int]:
    """Where zombies stand, and after how many bites the hero still goes on."""
    most = (hero.health_left - 1) // ZOMBIE_DAMAGE
    return (tuple(table.zombies), most) if any(table.zombies) else ((), min(most, 0))


@lru_cache(maxsize=KEPT)
def _reachable(
    ground: str, at: int, faces: tuple[int, ...], helpers: tuple[Ability, ...], zombies: tuple[int, ...], most: int
) -> list[_Reached]:
    """The best way to each hex within reach, the nearest first. Told by what is given alone, so whoever thinks about
    the same dice again has it at once."""
    crossings = CROSSINGS[ground]
    payable: dict[int, dict[int, list[_Payment]]] = {}
    start = _Reached(at, None, NOTHING, (1 << len(faces)) - 1, 0, 0, 0)
    reached: dict[int, list[_Reached]] = {at: [start]}
    going = [start]
    steps = 0
    while going:
        coming: list[_Reached] = []
        steps += 1
        for here in going:
            by_faces = payable.get(here.left)
            if by_faces is None:
                by_faces = payable[here.left] = {}
            for crossing in crossings[here.at]:
                payments = by_faces.get(crossing.faces)
                if payments is None:
                    payments = by_faces[crossing.faces] = _payments(faces, here.left, crossing.faces)
                if helpers:
                    payments = [*payments, *_helped(faces, here, crossing, helpers)]
                if not payments:
                    continue
                to = crossing.to
                known = reached.get(to)
                if known is None:
                    known = reached[to] = []
                bites = here.bites + 1 if zombies and zombies[to] else here.bites
                for payment in payments:
                    left, once = payment.left, here.once | payment.once
                    for other in known:
                        if not (left & ~other.left or other.once & ~once or other.bites > bites):
                            break  # it leaves whatever this one would leave, and hurts no more
                    else:
                        there = _Reached(to, here, payment, left, once, bites, steps)
                        known.append(there)
                        if left and bites <= most:
                            coming.append(there)
        going = coming
    del reached[at]
    found = [ways[0] if len(ways) == 1 else min(ways, key=lambda way: _cost(way, faces)) for ways in reached.values()]
    return sorted(found, key=lambda way: (way.steps, way.at))


def _payments(faces: tuple[int, ...], left: int, wanted: int) -> list[_Payment]:
    """The dice among those left that show what is wanted, one of each face."""
    found: list[_Payment] = []
    for die, face in enumerate(faces):
        if left & (1 << die) and wanted & (1 << face):
            wanted &= ~(1 << face)
            found.append(_Payment(die, -1, left & ~(1 << die), 0))
    return found


def _helped(
    faces: tuple[int, ...], here: _Reached, crossing: Crossing, helpers: tuple[Ability, ...]
) -> Iterator[_Payment]:
    """The dice that help alone lets be spent so."""
    for ability in helpers:
        if helps(ability, crossing.terrains):
            number = helpers.index(ability)
            once = 1 << number if ability.limit == TURN else 0
            if not here.once & once:
                for payment in _payments(faces, here.left, ~crossing.faces):
                    yield _Payment(payment.die, number, payment.left, once)


def _cost(way: _Reached, faces: tuple[int, ...]) -> tuple[int, int, int, int]:
    """As few bites as can be, then what works once a turn saved, the shortest, and the best dice left."""
    left = 0
    for die, face in enumerate(faces):
        if way.left & (1 << die):
            left += MISSED[face]
    return way.bites, way.once.bit_count(), way.steps, -left
