"""How long journeys take: expected actions from hex to hex, by the odds of the terrain dice."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from fabletable.games.runebound.board import CITY, FOREST, HEXES, HILLS, MOUNTAINS, PLAINS, WATER, Step
from fabletable.games.runebound.cards.kinds import SPEED
from fabletable.games.runebound.table import Hero

# The chance that a die shows the terrain, wilds included.
ODDS: Final = {PLAINS: 4 / 6, FOREST: 3 / 6, HILLS: 3 / 6, MOUNTAINS: 2 / 6, WATER: 2 / 6, CITY: 1.0}

_BACK: Final = {(field.index, step.to): step for field in HEXES for step in field.steps}
_journeys: dict[tuple[int, int, bool, bool], list[float]] = {}


def odds_of(step: Step, fords: bool, swims: bool) -> float:
    """The chance that one die pays for this step."""
    if step.road or step.bridge:
        return 1.0
    if step.river and not fords:
        return 1.0 if swims else ODDS[WATER]
    terrain = HEXES[step.to].terrain
    return 1.0 if swims and terrain == WATER else ODDS[terrain]


def gifts(hero: Hero) -> tuple[bool, bool]:
    """Does the hero ignore rivers, and does any die take it over water?"""
    fords = any(e.op == "ignore-river" for a in hero.windows.get("constant", ()) for e in a.effects)
    swims = any(e.op == "spend-as" and WATER in e.place for a in hero.windows.get("spend-die", ()) for e in a.effects)
    return fords, swims


class Pace:
    """How a hero travels: dice, rivers, water."""

    __slots__ = ("fords", "speed", "swims")

    def __init__(self, hero: Hero) -> None:
        self.fords: bool = False
        self.swims: bool = False
        self.fords, self.swims = gifts(hero)
        self.speed: int = hero.numbers[SPEED]

    def to(self, goal: int) -> list[float]:
        """Expected actions from every hex to the goal. One action always buys one step."""
        key = (goal, self.speed, self.fords, self.swims)
        known = _journeys.get(key)
        if known is None:
            known = _reckon(goal, self.speed, self.fords, self.swims)
            _journeys[key] = known
        return known


def journey_from(hero: Hero, goal: int) -> list[float]:
    """Expected actions from every hex to the goal for this hero."""
    return Pace(hero).to(goal)


def _reckon(goal: int, speed: int, fords: bool, swims: bool) -> list[float]:
    times = [99.0] * len(HEXES)
    times[goal] = 0.0
    waiting = [(0.0, goal)]
    while waiting:
        time, index = heappop(waiting)
        if time > times[index]:
            continue
        for step in HEXES[index].steps:
            back = _BACK[step.to, index]
            longer = time + min(1.0, 1.0 / (speed * odds_of(back, fords, swims)))
            if longer < times[step.to]:
                times[step.to] = longer
                heappush(waiting, (longer, step.to))
    return times


def ride_or_walk(hero: Hero, times: list[float]) -> tuple[float, int]:
    """Expected progress of rolling dice now, and the best neighbour to walk to."""
    fords, swims = gifts(hero)
    here = HEXES[hero.at]
    best = min(here.steps, key=lambda step: times[step.to])
    speed = hero.numbers[SPEED]
    progress = 0.0
    reach = 1.0
    at = here
    for dice in range(speed, 0, -1):
        step = min(at.steps, key=lambda each: times[each.to])
        if times[step.to] >= times[at.index]:
            break
        odds = odds_of(step, fords, swims)
        reach *= 1 - (1 - odds) ** dice
        progress += reach * (times[at.index] - times[step.to])
        at = HEXES[step.to]
    return progress, best.to
