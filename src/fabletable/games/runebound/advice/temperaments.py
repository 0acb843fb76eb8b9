"""The likings of heroes, so that bots at a table are not twins."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound.table import Runebound
from fabletable.kernel import Decision, Option
from fabletable.kernel.advice import Lean

ADVENTURES: Final = ("adventure", "challenge-villain")
TRADES: Final = ("shop", "buy-", "sell-", "trade-")
STUDIES: Final = ("train", "learn-")


def adventurer(table: Runebound, decision: Decision, option: Option) -> float:
    """Rather an adventure than a rest."""
    return 1.0 if option.key in ADVENTURES else 0.0


def merchant(table: Runebound, decision: Decision, option: Option) -> float:
    """Never passes a market."""
    return 1.0 if option.key.startswith(TRADES) else 0.0


def scholar(table: Runebound, decision: Decision, option: Option) -> float:
    """Trains and learns before anything else."""
    return 1.0 if option.key.startswith(STUDIES) else 0.0


TEMPERAMENTS: Final[dict[str, Lean]] = {"adventurer": adventurer, "merchant": merchant, "scholar": scholar}
