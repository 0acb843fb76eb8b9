"""Trophies, the reputation track and fatigue (Rulebook: Gaining trophies and fatigue)."""

from __future__ import annotations

from typing import Final

from fabletable.games.witcher.kinds import Monster, TrophyCard
from fabletable.games.witcher.rules.hand import shuffle_all, trash_any
from fabletable.games.witcher.table import Hero, OldWorld
from fabletable.kernel import MomentFacts, Rules, TrophyTaken, seat_name

GOAL = 4
FATIGUE = (0, 1, 2, 3, 0)
"""Cards trashed when a witcher moves to this position of the track."""
PURSE = (1, 2, 3, 3, 3)
"""Gold for winning a fight against a witcher who stands here."""


TAKEN: Final = "trophy"
"""The note for the ending about a trophy that was won."""


def is_last(hero: Hero) -> bool:
    """Tell whether one more trophy wins the game."""
    return hero.reputation + 1 >= GOAL


def gain_trophy(table: OldWorld, hero: Hero, trophy: Monster | TrophyCard) -> Rules[None]:
    """Gain a trophy, one step up the track with its fatigue; the fourth step wins at once."""
    hero.trophies += (trophy,)
    hero.reputation += 1
    table.note(TAKEN, hero.seat, 1, trophy)
    table.count("trophy:" + (trophy.kind or trophy.key))
    table.log("trophy-gained", seat=seat_name(hero.seat), trophy=trophy.power, n=hero.reputation)
    if table.watched:
        facts = MomentFacts(trophy=TrophyTaken(trophy.power.message, hero.seat, hero.reputation, GOAL))
        pieces = (trophy.power.key, f"trophies-won-{hero.seat}")
        table.show("gain", pieces=pieces, touches=(hero.seat,), facts=facts)
    if hero.reputation >= GOAL:
        table.winner = hero.seat
        return
    yield from suffer_fatigue(table, hero)


def suffer_fatigue(table: OldWorld, hero: Hero) -> Rules[None]:
    """Let the witcher look through all action cards of their own, trash exactly this number, and shuffle the rest into
    the deck."""
    yield from trash_any(table, hero, FATIGUE[hero.reputation])
    shuffle_all(table, hero)
