"""Goals of a day's table: artifacts, strength, skills, belongings."""

from __future__ import annotations

from typing import Final

from fabletable.games.prophecy.table import Hero, Realm
from fabletable.kernel.goal import Goals


def _hero(table: Realm, seat: int) -> Hero | None:
    """Return the hero of this seat once the characters are dealt."""
    return table.heroes[seat] if seat < len(table.heroes) else None


def turns(table: Realm, seat: int) -> int:
    """Return how many rounds of this player are over; a hero who comes back begins to count anew, so the table's are
    taken."""
    waiting = (seat - table.first) % table.seats
    return max(0, (table.rounds - waiting + table.seats - 1) // table.seats)


def artifacts(table: Realm, seat: int) -> int:
    hero = _hero(table, seat)
    return 0 if hero is None else hero.artifacts


def strength(table: Realm, seat: int) -> int:
    hero = _hero(table, seat)
    return 0 if hero is None else hero.red


def will(table: Realm, seat: int) -> int:
    hero = _hero(table, seat)
    return 0 if hero is None else hero.blue


def skills(table: Realm, seat: int) -> int:
    hero = _hero(table, seat)
    return 0 if hero is None else len(hero.skills)


def items(table: Realm, seat: int) -> int:
    hero = _hero(table, seat)
    return 0 if hero is None else len(hero.items)


def gold(table: Realm, seat: int) -> int:
    hero = _hero(table, seat)
    return 0 if hero is None else hero.gold


def experience(table: Realm, seat: int) -> int:
    hero = _hero(table, seat)
    return 0 if hero is None else hero.experience


GOALS: Final = Goals(
    turns,
    {
        "artifacts": artifacts,
        "strength": strength,
        "will": will,
        "skills": skills,
        "items": items,
        "gold": gold,
        "experience": experience,
    },
)
