"""Many games at once: simulate, count, compare."""

from __future__ import annotations

from fabletable.lab.outcome import GameRow, Outcome, Spread, Trouble, read_outcome
from fabletable.lab.simulate import go_on, prepare, simulate

__all__ = ["GameRow", "Outcome", "Spread", "Trouble", "go_on", "prepare", "read_outcome", "simulate"]
