"""Weights for the options of a question: a number an option, the higher the better."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from fabletable.games.runebound.table import Hero, Runebound
from fabletable.kernel import Decision, Word

HeroPolicy: TypeAlias = Callable[[Runebound, Decision], Sequence[float]]
OptionValue: TypeAlias = Callable[[Runebound, Hero, Any], float]
"""One option, for the hero who decides; each such function names the kind of option that its question offers."""


def each(policy: OptionValue, word: float = 0.0) -> HeroPolicy:
    """Options of one kind, and beside them a word (done, no, stop) of this weight."""

    def weighed(table: Runebound, decision: Decision) -> list[float]:
        hero = table.heroes[decision.seat]
        return [word if isinstance(option, Word) else policy(table, hero, option) for option in decision.options]

    return weighed


def alike(table: Runebound, decision: Decision) -> list[float]:
    """Luck decides between equals."""
    return [0.0] * len(decision.options)
