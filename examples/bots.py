"""Bots of your own, for `fabletable --bring examples/bots.py tournament diceforge`.

A bot is one method; BOTS gives each a name. They travel to worker processes and to a Ray cluster by themselves.
"""

from __future__ import annotations

from typing import Any

from fabletable.bots import Bot, Greedy, Imagine
from fabletable.kernel import Decision


class Hasty(Greedy):
    """Decides as greedy does, but one time in four at random."""

    def decide(self, decision: Decision, imagine: Imagine) -> Any:
        if self.chance.roll(4) == 1:
            return self.chance.one_of(decision.options)
        return super().decide(decision, imagine)


class First(Bot):
    """Takes what is offered first."""

    looks_ahead = False

    def decide(self, decision: Decision, imagine: Imagine) -> Any:
        return decision.options[0]


BOTS = {"hasty": Hasty, "first": First}
