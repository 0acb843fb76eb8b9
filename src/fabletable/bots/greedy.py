"""Takes the option that looks best right now, by the game's own advice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from fabletable.bots.bot import Bot, Imagine
from fabletable.kernel import Chance, Decision, Match

FONDNESS: Final = 0.5
"""The largest bonus of a temperament, as a share of the distance from the middle option to the best."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Greedy(Bot):
    """Asks the game for its policy (``Game.policy``), or looks one decision ahead with ``Game.value``."""

    def decide(self, decision: Decision, imagine: Imagine) -> Any:
        options = decision.options
        if len(options) == 1:
            return options[0]
        imagined = imagine()
        scores = values(imagined, self.temperament)
        if len(scores) != len(options):
            scores = only(scores, imagined, options)
        return options[best_of(scores, self.chance)]


def values(imagined: Match, temperament: str = "") -> Sequence[float]:
    """Return a number for each option of the present decision, in their order, adjusted by the temperament."""
    decision = imagined.decision
    if decision is None:
        return []
    weighed = imagined.game.policy(imagined.table, decision)
    if weighed is None:
        weighed = [value_after(imagined, number, decision.seat) for number in range(len(decision.options))]
    return leaning(weighed, imagined, decision, temperament) if temperament else weighed


def leaning(weights: Sequence[float], imagined: Match, decision: Decision, temperament: str) -> Sequence[float]:
    """Raise the options to a temperament's taste by a share of the distance between the best and the middle. It decides
    close calls and never makes a bad option the best."""
    lean = imagined.game.temperaments.get(temperament)
    if lean is None:
        return weights
    ranked = sorted(weights)
    spread = ranked[-1] - ranked[len(ranked) // 2] if len(ranked) > 2 else ranked[-1] - ranked[0]
    return [
        weight + FONDNESS * spread * lean(imagined.table, decision, option)
        for weight, option in zip(weights, decision.options, strict=True)
    ]


def only(scores: Sequence[float], imagined: Match, options: Sequence[Any]) -> list[float]:
    """Return the numbers of those options that may be chosen, where a caller allows fewer than the rules do."""
    decision = imagined.decision
    offered = [] if decision is None else decision.options
    by_key = {option.key: score for option, score in zip(offered, scores, strict=True)}
    return [by_key[option.key] for option in options]


def value_after(imagined: Match, number: int, seat: int) -> float:
    """Return the value of the table for the seat after this option."""
    clone = imagined.clone(quick=True)
    decision = clone.decision
    if decision is None:
        raise LookupError("a finished game has nothing to weigh")
    clone.take(decision.options[number])
    return clone.game.value(clone.table, seat)


def best_of(scores: Sequence[float], chance: Chance) -> int:
    """Return the place of the highest number; equals are drawn."""
    highest = max(scores)
    return chance.one_of([place for place, score in enumerate(scores) if score == highest])
