"""A beginner: mostly takes a good option, now and then the second or third best."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any

from mypy_extensions import mypyc_attr

from fabletable.bots.bot import Bot, Imagine
from fabletable.bots.greedy import values
from fabletable.kernel import Chance, Decision

FINE = 1 << 16


@mypyc_attr(allow_interpreted_subclasses=True)
class Easy(Bot):
    """Takes an option the less often the worse it looks beside the best."""

    def decide(self, decision: Decision, imagine: Imagine) -> Any:
        options = decision.options
        if len(options) == 1:
            return options[0]
        imagined = imagine()
        return options[blurred(values(imagined, self.temperament), imagined.game.advice.temperature, self.chance)]


def blurred(weights: Sequence[float], temperature: float, chance: Chance) -> int:
    """Draw a place by its weight; temperature 0 takes the best."""
    best = max(weights)
    spread = best - min(weights)
    if spread <= 0:
        return chance.below(len(weights))
    shares = [exp((weight - best) / (temperature * spread)) for weight in weights]
    drawn = sum(shares) * chance.below(FINE) / FINE
    for place, share in enumerate(shares):
        drawn -= share
        if drawn < 0:
            return place
    return weights.index(best)
