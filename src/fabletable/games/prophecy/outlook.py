"""The bots' points for gold, Health, mana, experience and cubes. A gold piece is about half a point, a cube of Strength
seven."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fabletable.games.prophecy.hooks import LIFE_SAVER, item_at
from fabletable.games.prophecy.table import MAX_BLUE, MAX_RED, Hero
from fabletable.kernel import Decision, Word

GOLD_VALUE: Final = 0.55
ARTIFACT_VALUE: Final = 45.0


def each(decision: Decision, value: Callable[..., float], word: float = 0.0) -> list[float]:
    """Return the value of each option; that of a word, which leaves it at that, is given."""
    return [word if isinstance(option, Word) else value(option) for option in decision.options]


def outlives_death(hero: Hero) -> bool:
    """Return whether something would save the hero from a loss that leaves no Health."""
    return bool(hero.items) and item_at(hero, LIFE_SAVER) is not None


def health_value(hero: Hero) -> float:
    """Return the value of a point of Health: dearer the fewer there are, less where something saves from death."""
    return 1.6 + (1.5 if outlives_death(hero) else 5.0) / (1 + hero.health)


def experience_value(hero: Hero) -> float:
    """Return the value of a point of experience: dear as long as it buys the next skill, little near the limit."""
    return 0.8 if hero.experience < 6 else 0.5 if hero.experience < 10 else 0.2 if hero.experience < 13 else 0.05


def mana_value(hero: Hero) -> float:
    return 0.9 if hero.blue >= 5 else 0.45


def strength_value(hero: Hero) -> float:
    return 9.0 if hero.red < MAX_RED else (1.5 if hero.health < hero.red else 0.0)


def will_value(hero: Hero) -> float:
    if hero.blue >= MAX_BLUE:
        return 0.5 if hero.mana < hero.blue else 0.0
    return 7.0 if hero.blue >= 5 else 4.0
