"""The game's own advice as those take it who learn to correct it: how near an option is to the best, and the odds."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Final

from fabletable.kernel import Match

HARDLY: Final = 0.002
"""A formula is never surer than this."""


def nearness(weights: Sequence[float]) -> list[float]:
    """0 for what looks best, -1 for what looks worst; small gaps near the best count for more than below."""
    best = max(weights)
    spread = best - min(weights)
    if spread <= 0:
        return [0.0] * len(weights)
    return [-sqrt((best - weight) / spread) for weight in weights]


def said_odds(match: Match, seat: int) -> float:
    """The logarithm of the odds that this seat wins, by the game's formula; 0 where it has none."""
    chances = match.game.chances(match.table)
    if chances is None:
        return 0.0
    chance = min(1.0 - HARDLY, max(HARDLY, chances[seat]))
    return log(chance / (1.0 - chance))
