"""Goals of a day's table: artifacts, strength, skills, belongings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fabletable.games.prophecy.table import Hero, Realm
from fabletable.kernel.goal import Goals, StretchGoal, counts_of


def turns(table: Realm, seat: int) -> int:
    """Return how many rounds of this player are over; a hero who comes back begins to count anew, so the table's are
    taken."""
    waiting = (seat - table.first) % table.seats
    return max(0, (table.rounds - waiting + table.seats - 1) // table.seats)


def growth(hero: Hero) -> int:
    """Return by how much strength and will together are above those of the character."""
    return hero.red + hero.blue - hero.character.strength - hero.character.will


COUNTS: Final[dict[str, Callable[[Hero], int]]] = {
    "artifacts": lambda hero: hero.artifacts,
    "growth": growth,
    "skills": lambda hero: len(hero.skills),
    "items": lambda hero: len(hero.items),
    "gold": lambda hero: hero.gold,
    "experience": lambda hero: hero.experience,
}

GOALS: Final = Goals(
    turns,
    counts_of(lambda table: table.heroes, COUNTS),
    days=(
        StretchGoal("skills", 1, 4, 58),
        StretchGoal("items", 3, 13, 48),
        StretchGoal("growth", 2, 9, 48),
        StretchGoal("gold", 8, 6, 45),
        StretchGoal("skills", 2, 10, 55),
        StretchGoal("experience", 8, 10, 52),
        StretchGoal("items", 2, 8, 48),
        StretchGoal("gold", 11, 9, 52),
        StretchGoal("growth", 3, 13, 52),
    ),
    small=(
        StretchGoal("skills", 1, 6, 77),
        StretchGoal("items", 1, 6, 65),
        StretchGoal("gold", 8, 8, 65),
        StretchGoal("items", 2, 11, 65),
        StretchGoal("experience", 5, 4, 65),
        StretchGoal("experience", 6, 8, 65),
        StretchGoal("growth", 1, 8, 58),
        StretchGoal("skills", 2, 12, 65),
    ),
    turn_value=6.0,
    minutes=15,
)
