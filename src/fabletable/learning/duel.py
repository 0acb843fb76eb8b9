"""A net against greedy or against another net, with the seats turned."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from fabletable.adapters.many import ManyTables
from fabletable.bots.net import Net
from fabletable.kernel import Options
from fabletable.learning.crowd import NEVER, greedy_place

LONG: Final = 4_000
"""Decisions of a game at most: two beginners may never come to an end, and nobody has won then."""


def duel(
    game: str, net: Net, against: Net | None, games: int, players: int, options: Options, seed: str
) -> tuple[float, int]:
    """What the net won of so many games, one of it among others (greedy, when no net is named); and how many games."""
    tables = max(players, min(games, 32) // players * players)
    many = ManyTables(game, tables, players, options, seed=seed)
    own = np.arange(tables) % players
    played = np.zeros(tables, dtype=int)
    quota = -(-games // tables)
    won = 0.0
    for _ in range(LONG * quota):
        if (played >= quota).all():
            break
        mine = many.seats == own
        places = np.zeros(tables, dtype=np.int64)
        decide(places, mine, many, net)
        decide(places, ~mine, many, against)
        many.step(places)
        for number in np.flatnonzero(many.over):
            if played[number] < quota:
                won += float(many.shares[number][own[number]])
            played[number] += 1
    return won, quota * tables


def decide(places: NDArray[np.int64], rows: NDArray[np.bool_], many: ManyTables, net: Net | None) -> None:
    """The best choice by the net, or by greedy, at these tables."""
    if net is None:
        for number in np.flatnonzero(rows):
            places[number] = greedy_place(many, int(number))
    elif rows.any():
        wishes, _ = net.look(many.observed[rows])
        places[rows] = np.argmax(np.where(many.masks[rows] > 0, wishes, NEVER), axis=1)
