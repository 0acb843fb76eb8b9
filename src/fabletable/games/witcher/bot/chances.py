"""Every witcher's chance to win as the table stands, for the coach: fitted to who won 600 games of greedy players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.games.witcher.bot.value import shares_of
from fabletable.games.witcher.table import OldWorld

WEIGHTS: Final[Sequence[float]] = (
    0.6814, -0.0004, 0.416, 0.1342, 0.1495, 0.1164, 0.1778, -0.0835, -0.0284, 0.288, 0.0757, 0.0122, 0.9905, 1.7459,
    -0.1768, -0.2924,
)  # fmt: skip
"""One for each of the ``features``. On games that were not fitted, moments called 75 % were won in 72 %."""


def chances(table: OldWorld) -> list[float]:
    """Return each seat's chance to win, 1 in all; of a single player how far he has come."""
    if table.winner >= 0:
        return [1.0 if seat == table.winner else 0.0 for seat in range(table.seats)]
    shares = shares_of(table, WEIGHTS)
    total = sum(shares) + (1.0 if table.solo else 0.0)
    return [share / total for share in shares]
