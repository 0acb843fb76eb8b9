"""The game's own advice as input for nets that learn to correct it: the nearness of options to the best, and
the odds."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Final

from fabletable.kernel import Match

HARDLY: Final = 0.002
"""The smallest probability that a formula is trusted with."""


def nearness(weights: Sequence[float]) -> list[float]:
    """Return 0 for the best option down to -1 for the worst; small gaps near the best count for more than below."""
    best = max(weights)
    spread = best - min(weights)
    if spread <= 0:
        return [0.0] * len(weights)
    return [-sqrt((best - weight) / spread) for weight in weights]


def said_odds(match: Match, seat: int) -> float:
    """Return the log odds that this seat wins, by the game's formula; 0 without a formula."""
    chances = match.game.chances(match.table)
    if chances is None:
        return 0.0
    chance = min(1.0 - HARDLY, max(HARDLY, chances[seat]))
    return log(chance / (1.0 - chance))
