"""Weights of scenes, from 0 to 100: the largest part counts, and every further part adds 5."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.director.script import PartName, Staging, WeightPart

FURTHER: Final = 5
MOST: Final = 100
ODDS: Final = ((5, 70), (10, 60), (20, 40))
"""Pairs of percent and points: odds below that percentage give these points."""
CHANCE: Final = ((20, 60), (10, 40), (5, 20))
"""Pairs of a change and points: a chance to win that moved by at least that many percent gives these points."""
POINTS: Final[dict[PartName, int]] = {
    "changed": 60, "rare": 45, "trophy": 50, "prose": 40, "card": 20, "first": 25, "lead": 25, "escape": 25,
    "defeat": 40, "own": 20, "end": 100, "nothing": 0,
}  # fmt: skip
CHANGED_FOR_OTHERS: Final = 25
PROSE_IN_PASSING: Final = 20
FOES: Final = {"guardian": 55, "villain": 55, "strong": 30}
HOLD: Final = 40
"""The least weight of a scene that holds the stage."""
FROM: Final[tuple[tuple[int, Staging], ...]] = ((60, "room"), (HOLD, "hold"), (20, "flow"), (0, "toast"))
UPSET: Final = 20
"""A result whose odds were below this percentage is staged as an upset."""


def part(name: PartName, n: int | None = None) -> WeightPart:
    return WeightPart(name, POINTS[name], n)


def of_odds(percent: int) -> WeightPart | None:
    points = next((points for under, points in ODDS if percent < under), 0)
    return WeightPart("odds", points, percent) if points else None


def of_chance(before: int, after: int) -> WeightPart | None:
    moved = abs(after - before)
    points = next((points for least, points in CHANCE if moved >= least), 0)
    return WeightPart("chance", points, after - before) if points else None


def of_foe(rank: str) -> WeightPart | None:
    return WeightPart("foe", FOES[rank]) if rank in FOES else None


def of_changed(*, own: bool) -> WeightPart:
    return WeightPart("changed", POINTS["changed"] if own else CHANGED_FOR_OTHERS)


def of_prose(*, passing: bool) -> WeightPart:
    return WeightPart("prose", PROSE_IN_PASSING if passing else POINTS["prose"])


def weigh(parts: Sequence[WeightPart], *, own: bool) -> int:
    """Return the weight of a scene. The end of the game concerns everybody; a scene that concerns only another seat
    gets half."""
    names = {each.name for each in parts}
    if "end" in names:
        return MOST
    if "nothing" in names or not parts:
        return 0
    most = max(each.points for each in parts)
    weight = min(MOST, most + FURTHER * (len(parts) - 1))
    return weight if own else weight // 2


def staging_of(weight: int) -> Staging:
    return next(staging for least, staging in FROM if weight >= least)
