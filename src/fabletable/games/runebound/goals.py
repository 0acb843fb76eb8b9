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
    days=(StretchGoal("trophies", 3, 8, 50), StretchGoal("skills", 2, 8, 50), StretchGoal("fights", 2, 8, 50)),
    small=tuple(StretchGoal("gold", 4 + n, 4, 60) for n in range(7)),
    turn_value=2.0,
)
