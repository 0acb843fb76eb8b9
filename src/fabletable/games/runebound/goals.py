"""Goals of a day's table: trophies, skills, belongings."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound.table import Hero, Runebound
from fabletable.kernel.goal import Goals, StretchGoal


def _hero(table: Runebound, seat: int) -> Hero | None:
    return table.heroes[seat] if seat < len(table.heroes) else None


def turns(table: Runebound, seat: int) -> int:
    return table.round - 1 + (seat in table.played and table.phase != "abilities")


def trophies(table: Runebound, seat: int) -> int:
    hero = _hero(table, seat)
    return 0 if hero is None else len(hero.trophies)


def fights(table: Runebound, seat: int) -> int:
    hero = _hero(table, seat)
    return 0 if hero is None else hero.trophies_of("combat")


def skills(table: Runebound, seat: int) -> int:
    hero = _hero(table, seat)
    return 0 if hero is None else len(hero.learned)


def assets(table: Runebound, seat: int) -> int:
    hero = _hero(table, seat)
    return 0 if hero is None else len(hero.assets)


def gold(table: Runebound, seat: int) -> int:
    hero = _hero(table, seat)
    return 0 if hero is None else hero.gold


def lore(table: Runebound, seat: int) -> int:
    hero = _hero(table, seat)
    return 0 if hero is None else hero.lore


GOALS: Final = Goals(
    turns,
    {"trophies": trophies, "fights": fights, "skills": skills, "assets": assets, "gold": gold, "lore": lore},
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
