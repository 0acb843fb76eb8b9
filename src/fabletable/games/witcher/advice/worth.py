"""What a position is worth to a witcher: his chance to win, by a formula fitted to games of greedy players."""

from __future__ import annotations

from math import exp
from typing import Final

from fabletable.games.witcher.advice.odds import Strength, odds, strength
from fabletable.games.witcher.board import DISTANCE
from fabletable.games.witcher.rules.trophies import GOAL
from fabletable.games.witcher.table import OldWorld, Witcher

WEIGHTS: Final = (
    0.695,
    0.551,
    1.542,
    0.139,
    0.019,
    0.054,
    0.104,
    -0.088,
    0.263,
    0.407,
    0.12,
    0.037,
    0.471,
    2.177,
    -0.316,
    -0.364,
)
"""One for each of the ``signs``, in their order; fitted to who won from 14,000 beginnings of turns."""

STEP: Final = 0.8
"""What a hunt is worth for each road that leads to it."""


def worth(table: OldWorld, seat: int) -> float:
    """The chance of this seat to win, between 0 and 1; all seats together have 1."""
    if table.winner >= 0:
        return 1.0 if table.winner == seat else 0.0
    shares = [exp(prospects(table, witcher)) for witcher in table.witchers]
    return shares[seat] / sum(shares) if not table.solo else shares[seat] / (1.0 + shares[seat])


def prospects(table: OldWorld, witcher: Witcher) -> float:
    return sum(weight * sign for weight, sign in zip(WEIGHTS, signs(table, witcher), strict=True))


def signs(table: OldWorld, witcher: Witcher) -> tuple[float, ...]:
    """What tells how a witcher stands: trophies, fighting strength, means, what he can hunt, and whose turn it is."""
    mine = strength(witcher)
    combat, defence, alchemy, special = witcher.attributes
    last = witcher.reputation == GOAL - 1
    hunt = best_hunt(table, witcher, mine)
    waiting = (witcher.seat - table.active) % table.seats
    return (
        float(witcher.reputation),
        float(witcher.reputation == GOAL - 2),
        float(last),
        float(combat),
        float(defence),
        float(alchemy),
        float(special),
        float(witcher.level),
        mine.life,
        mine.damage,
        min(6.0, witcher.gold),
        float(len(witcher.hand)),
        hunt,
        hunt if last else 0.0,
        float(waiting),
        float(waiting) if last else 0.0,
    )


def best_hunt(table: OldWorld, witcher: Witcher, mine: Strength) -> float:
    """The odds of the best hunt within reach, less for a longer way."""
    best = 0.0
    for lair in table.lairs:
        if lair.monster is not None and lair.token is not None:
            trail = witcher.has_trail(lair.terrain)
            chance = odds(mine, witcher, lair.monster, trail=trail, hand=len(witcher.hand))
            best = max(best, chance * STEP ** DISTANCE[witcher.place][lair.token.place])
    return best
