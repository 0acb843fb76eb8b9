"""Goals of a day's table: trophies, skills, belongings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fabletable.games.runebound.table import Hero, Runebound
from fabletable.kernel.goal import Goals, StretchGoal, counts_of


def turns(table: Runebound, seat: int) -> int:
    return table.round - 1 + (seat in table.played and table.phase != "abilities")


COUNTS: Final[dict[str, Callable[[Hero], int]]] = {
    "trophies": lambda hero: len(hero.trophies),
    "fights": lambda hero: hero.trophies_of("combat"),
    "skills": lambda hero: len(hero.learned),
    "assets": lambda hero: len(hero.assets),
    "gold": lambda hero: hero.gold,
    "lore": lambda hero: hero.lore,
}

GOALS: Final = Goals(
    turns,
    counts_of(lambda table: table.heroes, COUNTS),
    days=(
        StretchGoal("trophies", 1, 5, 56),
        StretchGoal("trophies", 2, 10, 47),
        StretchGoal("fights", 1, 7, 51),
        StretchGoal("skills", 1, 8, 56),
        StretchGoal("assets", 2, 5, 51),
        StretchGoal("assets", 3, 12, 49),
        StretchGoal("lore", 2, 9, 55),
        StretchGoal("gold", 8, 10, 47),
    ),
    small=(
        StretchGoal("trophies", 1, 6, 67),
        StretchGoal("fights", 1, 9, 65),
        StretchGoal("skills", 1, 9, 58),
        StretchGoal("assets", 1, 3, 82),
        StretchGoal("assets", 1, 2, 75),
        StretchGoal("assets", 2, 7, 73),
        StretchGoal("lore", 1, 6, 60),
        StretchGoal("gold", 7, 10, 60),
        StretchGoal("trophies", 1, 7, 80),
    ),
    turn_value=3.1,
    minutes=20,
)
