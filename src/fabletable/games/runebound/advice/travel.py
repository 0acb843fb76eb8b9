"""The length of journeys: expected actions from hex to hex, by the odds of the terrain dice."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from fabletable.games.runebound.board import CITY, FOREST, HEXES, HILLS, MOUNTAINS, PLAINS, WATER, Border
from fabletable.games.runebound.hooks import CONSTANT, SPEND_DIE
from fabletable.games.runebound.kinds import SPEED
from fabletable.games.runebound.table import Hero

# The chance that a die shows the terrain, wilds included.
ODDS: Final = {PLAINS: 4 / 6, FOREST: 3 / 6, HILLS: 3 / 6, MOUNTAINS: 2 / 6, WATER: 2 / 6, CITY: 1.0}

_BACK: Final = {(field.index, step.to): step for field in HEXES for step in field.steps}


def odds_of(step: Border, fords: bool, swims: bool) -> float:
    """Return the chance that one die pays for this step."""
    if step.road or step.bridge:
        return 1.0
    if step.river and not fords:
        return 1.0 if swims else ODDS[WATER]
    terrain = HEXES[step.to].terrain
    return 1.0 if swims and terrain == WATER else ODDS[terrain]


def gifts(hero: Hero) -> tuple[bool, bool]:
    """Tell whether the hero ignores rivers, and whether any die takes it over water."""
    fords = any(e.ignores_rivers for a in hero.windows.get(CONSTANT, ()) for e in a.effects)
    swims = any(WATER in e.die_terrains() for a in hero.windows.get(SPEND_DIE, ()) for e in a.effects)
    return fords, swims


class Pace:
    """The travel of a hero: dice, rivers, water. The few paces there are are kept, with all ways computed so far."""

    def __init__(self, speed: int, fords: bool, swims: bool) -> None:
        self._roads: list[list[tuple[int, float]]] = [
            [(step.to, _time_over(_BACK[step.to, field.index], speed, fords, swims)) for step in field.steps]
            for field in HEXES
        ]
        self._ways: dict[int, list[float]] = {}

    def to(self, goal: int) -> list[float]:
        """Return the expected actions from every hex to the goal."""
        way = self._ways.get(goal)
        if way is None:
            way = self._ways[goal] = self._reckon(goal)
        return way

    def _reckon(self, goal: int) -> list[float]:
        times = [99.0] * len(HEXES)
        times[goal] = 0.0
        waiting = [(0.0, goal)]
        while waiting:
            time, index = heappop(waiting)
            if time > times[index]:
                continue
            for neighbour, takes in self._roads[index]:
                longer = time + takes
                if longer < times[neighbour]:
                    times[neighbour] = longer
                    heappush(waiting, (longer, neighbour))
        return times


def _time_over(step: Border, speed: int, fords: bool, swims: bool) -> float:
    """Return the expected actions for one step. One action always buys one."""
    return min(1.0, 1.0 / (speed * odds_of(step, fords, swims)))


_paces: dict[tuple[int, bool, bool], Pace] = {}


def pace_of(hero: Hero) -> Pace:
    fords, swims = gifts(hero)
    key = (hero.numbers[SPEED], fords, swims)
    pace = _paces.get(key)
    if pace is None:
        pace = _paces[key] = Pace(*key)
    return pace


def journey_from(hero: Hero, goal: int) -> list[float]:
    """Return the expected actions from every hex to the goal for this hero."""
    return pace_of(hero).to(goal)


def ride_or_walk(hero: Hero, times: list[float]) -> tuple[float, int]:
    """Return the expected progress of rolling dice now, and the best neighbour to walk to."""
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
