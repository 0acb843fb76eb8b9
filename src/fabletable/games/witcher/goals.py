"""Goals of a day's table: monsters, trophies, training, gold."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fabletable.games.witcher.table import Hero
from fabletable.kernel.goal import Goals, StretchGoal, counts_of

COUNTS: Final[dict[str, Callable[[Hero], int]]] = {
    "monsters": lambda hero: sum(not trophy.kind for trophy in hero.trophies),
    "trophies": lambda hero: len(hero.trophies),
    "attributes": lambda hero: sum(hero.attributes),
    "gold": lambda hero: hero.gold,
    "potions": lambda hero: len(hero.potions),
    "trails": lambda hero: len(hero.trails),
    "cards": lambda hero: len(hero.cards),
}

GOALS: Final = Goals(
    counts_of(lambda table: table.witchers, {"turns": lambda hero: hero.turns})["turns"],
    counts_of(lambda table: table.witchers, COUNTS),
    days=(
        StretchGoal("monsters", 2, 5, 55),
        StretchGoal("attributes", 11, 5, 52),
        StretchGoal("trophies", 3, 6, 61),
        StretchGoal("potions", 4, 6, 57),
        StretchGoal("monsters", 1, 3, 57),
        StretchGoal("gold", 5, 6, 57),
        StretchGoal("cards", 14, 4, 45),
    ),
    small=(
        StretchGoal("monsters", 1, 4, 73),
        StretchGoal("attributes", 8, 3, 84),
        StretchGoal("attributes", 10, 4, 61),
        StretchGoal("gold", 3, 4, 77),
        StretchGoal("potions", 3, 4, 82),
        StretchGoal("trails", 1, 4, 66),
        StretchGoal("trophies", 1, 4, 91),
        StretchGoal("cards", 13, 4, 68),
        StretchGoal("trophies", 2, 5, 80),
    ),
    turn_value=7.8,
    minutes=20,
)
