"""The value of a position: the chance to win, by a formula fitted to games of greedy players."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from fabletable.games.witcher.board import DISTANCE
from fabletable.games.witcher.outlook import Strength, odds, strength
from fabletable.games.witcher.rules.trophies import GOAL
from fabletable.games.witcher.table import Hero, OldWorld

# --- positions ---

WEIGHTS: Final[Sequence[float]] = (
    0.695, 0.551, 1.542, 0.139, 0.019, 0.054, 0.104, -0.088, 0.263, 0.407, 0.12, 0.037, 0.471, 2.177, -0.316, -0.364,
)  # fmt: skip
"""One for each of the ``features``, in their order; fitted to who won from 14,000 beginnings of turns."""

STEP: Final = 0.8
"""Factor on the value of a hunt for each road that leads to it."""


def table_value(table: OldWorld, seat: int) -> float:
    """Return the chance of this seat to win, between 0 and 1; those of all seats add up to 1."""
    if table.winner >= 0:
        return 1.0 if table.winner == seat else 0.0
    shares = shares_of(table, WEIGHTS)
    return shares[seat] / sum(shares) if not table.solo else shares[seat] / (1.0 + shares[seat])


TROPHY: Final = 8.0
ATTRIBUTE: Final = 3.0
POTION: Final = 1.5
TRAIL: Final = 1.0
CARD: Final = 0.7
"""Values in gold."""


def own_value(table: OldWorld, seat: int) -> float:
    """Return the value of what a witcher has, in gold."""
    if seat >= len(table.witchers):
        return 0.0
    hero = table.witchers[seat]
    total = hero.gold + TROPHY * hero.reputation + ATTRIBUTE * sum(hero.attributes)
    total += POTION * len(hero.potions) + TRAIL * len(hero.trails)
    return total + CARD * len(hero.cards)


def shares_of(table: OldWorld, weights: Sequence[float]) -> list[float]:
    """Return the share of each witcher by these weights of the features, not yet parts of 1."""
    return [
        exp(sum(weight * sign for weight, sign in zip(weights, features(table, hero), strict=True)))
        for hero in table.witchers
    ]


def features(table: OldWorld, hero: Hero) -> tuple[float, ...]:
    """Return the features of a position: trophies, fighting strength, means, what he can hunt, and whose turn it is."""
    mine = strength(hero)
    combat, defence, alchemy, special = hero.attributes
    last = hero.reputation == GOAL - 1
    hunt = best_hunt(table, hero, mine)
    waiting = (hero.seat - table.active) % table.seats
    return (
        float(hero.reputation),
        float(hero.reputation == GOAL - 2),
        float(last),
        float(combat),
        float(defence),
        float(alchemy),
        float(special),
        float(hero.level),
        mine.life,
        mine.damage,
        min(6.0, hero.gold),
        float(len(hero.hand)),
        hunt,
        hunt if last else 0.0,
        float(waiting),
        float(waiting) if last else 0.0,
    )


def best_hunt(table: OldWorld, hero: Hero, mine: Strength) -> float:
    """Return the odds of the best hunt within reach, less for a longer way."""
    best = 0.0
    for lair in table.lairs:
        if lair.monster is not None and lair.token is not None:
            trail = hero.has_trail(lair.terrain)
            chance = odds(mine, hero, lair.monster, trail=trail, hand=len(hero.hand))
            best = max(best, chance * STEP ** DISTANCE[hero.place][lair.token.place])
    return best
