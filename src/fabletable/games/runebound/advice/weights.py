"""Weights for the options of a question: a number an option, the higher the better."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias, TypeVar

from fabletable.games.runebound.table import Hero, Runebound
from fabletable.kernel import Decision, Option, Word

HeroPolicy: TypeAlias = Callable[[Runebound, Decision], Sequence[float]]
Chosen = TypeVar("Chosen", bound=Option)


def each(policy: Callable[[Runebound, Hero, Chosen], float], word: float | None = 0.0) -> HeroPolicy:
    """Make a policy for options of one kind; a word beside them (done, no, stop) has the weight ``word``, or is one of
    the kind if that is None."""

    def weighed(table: Runebound, decision: Decision) -> list[float]:
        hero = table.heroes[decision.seat]
        return [
            word if word is not None and isinstance(option, Word) else policy(table, hero, option)
            for option in decision.options
        ]

    return weighed


def alike(table: Runebound, decision: Decision) -> list[float]:
    """Rate all options alike, so that luck decides between equals."""
    return [0.0] * len(decision.options)
