"""Goals of a day's table: monsters, trophies, training, gold."""

from __future__ import annotations

from typing import Final

from fabletable.games.witcher.kinds import Monster
from fabletable.games.witcher.table import Hero, OldWorld
from fabletable.kernel.goal import Goal, Goals


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
    days=(Goal("monsters", 1, 5, 50), Goal("attributes", 9, 6, 50), Goal("trophies", 1, 6, 50)),
    small=tuple(Goal("gold", 4 + n, 3, 60) for n in range(7)),
    turn_value=6.0,
)
