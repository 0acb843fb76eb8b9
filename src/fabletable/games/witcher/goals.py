"""Goals of a day's table: monsters, trophies, training, gold."""

from __future__ import annotations

from typing import Final

from fabletable.games.witcher.kinds import Monster
from fabletable.games.witcher.table import Hero, OldWorld
from fabletable.kernel.goal import Goals, StretchGoal


def _hero(table: OldWorld, seat: int) -> Hero | None:
    """Return the witcher of this seat once the schools are chosen."""
    return table.witchers[seat] if seat < len(table.witchers) else None


def turns(table: OldWorld, seat: int) -> int:
    hero = _hero(table, seat)
    return 0 if hero is None else hero.turns


def monsters(table: OldWorld, seat: int) -> int:
    hero = _hero(table, seat)
    return 0 if hero is None else sum(isinstance(trophy, Monster) for trophy in hero.trophies)


def trophies(table: OldWorld, seat: int) -> int:
    hero = _hero(table, seat)
    return 0 if hero is None else len(hero.trophies)


def attributes(table: OldWorld, seat: int) -> int:
    hero = _hero(table, seat)
    return 0 if hero is None else sum(hero.attributes)


def gold(table: OldWorld, seat: int) -> int:
    hero = _hero(table, seat)
    return 0 if hero is None else hero.gold


def potions(table: OldWorld, seat: int) -> int:
    hero = _hero(table, seat)
    return 0 if hero is None else len(hero.potions)


def trails(table: OldWorld, seat: int) -> int:
    hero = _hero(table, seat)
    return 0 if hero is None else len(hero.trails)


def cards(table: OldWorld, seat: int) -> int:
    hero = _hero(table, seat)
    return 0 if hero is None else len(hero.deck.cards) + len(hero.hand) + len(hero.discard)


GOALS: Final = Goals(
    turns,
    {
        "monsters": monsters,
        "trophies": trophies,
        "attributes": attributes,
        "gold": gold,
        "potions": potions,
        "trails": trails,
        "cards": cards,
    },
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
