"""The hexes to which the dice on the table can take a hero, and the evident way there.

Rules reference, Movement: a die is spent for each hex. One names the hex one wants to reach; on the way as few zombies
bite as can be, what works once a turn is saved, and the dice that are spent are those that would be missed least.
A player who wants to spend them otherwise goes step by step.
"""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter
from typing import Final

from fabletable.games.runebound.board import HEXES, TERRAIN_DIE, TERRAINS, WATER, WILD, Border, Hex
from fabletable.games.runebound.hooks import CONSTANT, SPEND_DIE
from fabletable.games.runebound.kinds import ZOMBIE_DAMAGE
from fabletable.games.runebound.rules.abilities import usable
from fabletable.games.runebound.rules.context import EffectContext
from fabletable.games.runebound.rules.dice import Spending, of_each_face, shows
from fabletable.games.runebound.table import Hero, Roll, Runebound, TerrainDie
from fabletable.games.runebound.vocabulary import TURN, Ability
from fabletable.kernel import Message

MOST_DICE: Final = 8
"""The most dice that are considered at once; only a user's own numbers give more, and then one rides on afterwards."""

KEPT: Final = 2000
"""The number of outlooks kept in the cache: bots and copies come back to the same dice again and again."""

ALL_FACES: Final = (1 << len(TERRAIN_DIE)) - 1
WILD_FACE: Final = TERRAIN_DIE.index((WILD,))

MISSED: Final = [sum(1 for field in HEXES if shows(face, field.terrains)) for face in range(len(TERRAIN_DIE))]
"""The number of hexes of the map that each face of the terrain die opens."""


class _Payment:
    """A die spent for a step, with whose help (by their numbers, -1 for none). ``left`` is what is left then, a bit for
    each die and, above them, for each ability that may still help; ``once`` counts those used up on the whole way, and
    ``missed`` the hexes that the dice spent on it could have opened."""

    __slots__ = ("aid", "die", "left", "missed", "once")

    def __init__(self, die: int, aid: int, left: int, once: int, missed: int) -> None:
        self.die: int = die
        self.aid: int = aid
        self.left: int = left
        self.once: int = once
        self.missed: int = missed


class _Reached:
    """A hex reached: from where, how the last step was paid for, how often zombies have bitten, in how many steps."""

    __slots__ = ("at", "before", "bites", "left", "payment", "steps")

    def __init__(self, at: int, before: _Reached | None, payment: _Payment, bites: int, steps: int) -> None:
        self.at: int = at
        self.before: _Reached | None = before
        self.payment: _Payment = payment
        self.left: int = payment.left
        self.bites: int = bites
        self.steps: int = steps

    def path(self) -> list[_Reached]:
        """Return everything that was reached on the way, this the last."""
        found: list[_Reached] = []
        here: _Reached = self
        while here.before is not None:
            found.append(here)
            here = here.before
        found.reverse()
        return found


class Ride:
    """A hex the dice can reach: the hexes on the way, the last one included, and the die spent for each."""

    __slots__ = ("_dice", "_helpers", "_reached", "bites", "key", "message", "to")

    def __init__(self, reached: _Reached, dice: list[TerrainDie], helpers: list[Ability]) -> None:
        self.to: Hex = HEXES[reached.at]
        self.bites: int = reached.bites
        self.key: str = self.to.key
        self.message: Message = self.to.message
        self._reached: _Reached = reached
        self._dice: list[TerrainDie] = dice
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

    def left(self, roll: Roll) -> list[TerrainDie]:
        """Return the dice that a ride leaves."""
        gone = [spending.die.number for spending in self.spent]
        return [die for die in roll.unspent() if die.number not in gone]


def is_water_step(here: Hex, step: Border) -> bool:
    return step.river or here.terrain == WATER or HEXES[step.to].terrain == WATER


class Crossing:
    """The cost of a step from a hex to the next: the terrains a die may show, and the faces that do, a bit each.

    Rules reference, Movement: any die along a road or over a bridge; water or a wild across a river into any
    terrain; else the terrain of the hex that is entered."""

    def __init__(self, step: Border, fords: bool) -> None:
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
"""The crossings from each hex: for most heroes, for those to whom rivers are nothing, and over water alone."""


def ground_of(hero: Hero) -> str:
    for ability in hero.windows.get(CONSTANT, ()):
        if any(effect.ignores_rivers for effect in ability.effects):
            return FORDING
    return ON_FOOT


def spend_helpers(table: Runebound, hero: Hero, purpose: str) -> list[Ability]:
    """Return abilities that let a die be spent as something else."""
    if not hero.windows.get(SPEND_DIE):
        return []
    return usable(table, EffectContext(hero.seat, roll=purpose), SPEND_DIE)


def helps(ability: Ability, terrains: tuple[str, ...]) -> bool:
    return any(effect.spends_as(terrains) for effect in ability.effects)


def ways_out(table: Runebound, hero: Hero, roll: Roll) -> dict[int, list[Spending]]:
    """Return which neighbouring hexes the unspent dice can pay for, and how."""
    dice = of_each_face(roll.unspent())
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


# --- to any hex ---


def rides(table: Runebound, hero: Hero, roll: Roll) -> list[Ride]:
    """List every hex the unspent dice can reach, the nearest first, each by the evident way."""
    dice = roll.unspent()[:MOST_DICE]
    helpers = spend_helpers(table, hero, roll.purpose)
    faces = tuple([die.face for die in dice])
    zombies, most = _dangers(table, hero)
    found: list[_Reached] = _reachable(ground_of(hero), hero.at, faces, tuple(helpers), zombies, most)
    return [Ride(reached, dice, helpers) for reached in found]


def walks(table: Runebound, hero: Hero, steps: int, only_water: bool) -> list[Ride]:
    """List every hex that this number of steps can reach without dice, in the same way: as if each step were a wild."""
    zombies, most = _dangers(table, hero)
    ground = AFLOAT if only_water else ON_FOOT
    found: list[_Reached] = _reachable(ground, hero.at, (WILD_FACE,) * min(steps, MOST_DICE), (), zombies, most)
    return [Ride(reached, [], []) for reached in found]


def _dangers(table: Runebound, hero: Hero) -> tuple[tuple[int, ...], int]:
    """Return where zombies stand, and after how many bites the hero still goes on."""
    most = (hero.health_left - 1) // ZOMBIE_DAMAGE
    return (tuple(table.zombies), most) if any(table.zombies) else ((), min(most, 0))


@lru_cache(maxsize=KEPT)
def _reachable(
    ground: str, at: int, faces: tuple[int, ...], helpers: tuple[Ability, ...], zombies: tuple[int, ...], most: int
) -> list[_Reached]:
    """Return the best way to each hex within reach, the nearest first. The result depends on the arguments alone, so it
    is kept for the same dice."""
    crossings = CROSSINGS[ground]
    dice = (1 << len(faces)) - 1
    start = _Reached(at, None, _Payment(-1, -1, (1 << len(faces) + len(helpers)) - 1, 0, 0), 0, 0)
    reached: dict[int, list[_Reached]] = {at: [start]}
    payments: dict[int, list[tuple[int, _Payment]]] = {}
    going = [start]
    steps = 0
    while going:
        coming: list[_Reached] = []
        steps += 1
        for here in going:
            if here.left not in payments:
                payments[here.left] = _payments(faces, helpers, here.payment)
            payable = payments[here.left]
            for crossing in crossings[here.at]:
                wanted = _with_help(crossing, helpers) if helpers else crossing.faces
                for shown, payment in payable:
                    if not wanted & shown:
                        continue
                    to, left = crossing.to, payment.left
                    bites = here.bites + 1 if zombies and zombies[to] else here.bites
                    known = reached.get(to)
                    if known is None:
                        known = reached[to] = []
                    for other in known:
                        if left | other.left == other.left and other.bites <= bites:
                            break  # it leaves whatever this one would leave, and hurts no more
                    else:
                        there = _Reached(to, here, payment, bites, steps)
                        known.append(there)
                        if left & dice and bites <= most:
                            coming.append(there)
        going = coming
    del reached[at]
    return sorted([ways[0] if len(ways) == 1 else min(ways, key=_cost) for ways in reached.values()], key=_order)


_order: Final = attrgetter("steps", "at")
_cost: Final = attrgetter("bites", "payment.once", "steps", "payment.missed")
"""The order of ways: the fewest bites, then those that save what works once a turn, the shortest, and the best dice
left."""


def _payments(faces: tuple[int, ...], helpers: tuple[Ability, ...], before: _Payment) -> list[tuple[int, _Payment]]:
    """Return the payments that are possible with the rest: one die of each face by itself, then with each help. With
    each comes the face of the die, as ``_with_help`` asks for it."""
    found: list[tuple[int, _Payment]] = []
    seen = 0
    for die, face in enumerate(faces):
        shown = 1 << face
        if before.left & 1 << die and not seen & shown:
            seen |= shown
            payment = _Payment(die, -1, before.left & ~(1 << die), before.once, before.missed + MISSED[face])
            found.append((shown, payment))
    alone = [*found]
    for place, ability in enumerate(helpers):
        aid = helpers.index(ability)
        once = 1 << len(faces) + aid if ability.limit == TURN else 0
        if once and not before.left & once:
            continue
        for shown, payment in alone:
            used = payment.once + (1 if once else 0)
            helped = _Payment(payment.die, aid, payment.left & ~once, used, payment.missed)
            found.append((_helped(shown, place), helped))
    return found


def _with_help(crossing: Crossing, helpers: tuple[Ability, ...]) -> int:
    """Return the faces that open a crossing, by themselves or with the help of each ability: only those that would
    not."""
    wanted = crossing.faces
    for place, ability in enumerate(helpers):
        if helps(ability, crossing.terrains):
            wanted |= _helped(ALL_FACES & ~crossing.faces, place)
    return wanted


def _helped(faces: int, place: int) -> int:
    """Return the bits of these faces where the ability in this place helps; below them are those without help."""
    return faces << len(TERRAIN_DIE) * (place + 1)
