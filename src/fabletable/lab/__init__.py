"""Many games at once: simulate, count, compare."""

from __future__ import annotations

from fabletable.lab.outcome import Outcome, Spread, Trouble
from fabletable.lab.simulate import simulate

__all__ = ["Outcome", "Spread", "Trouble", "simulate"]
