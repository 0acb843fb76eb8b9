"""Duels: a net against greedy or another net, with rotating seats."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from fabletable.bots.net import Net
from fabletable.kernel import Options
from fabletable.learning.offers import Tables

LONG: Final = 4_000
"""The largest number of decisions of a game: two beginners may never end one, and it has no winner then."""


def duel(
    game: str, net: Net, against: Net | None, games: int, players: int, options: Options, seed: str
) -> tuple[float, int]:
    """Return the net's share of victories in these games, one net among others (greedy if no net is named), and the
    number of games."""
    count = max(players, min(games, 32) // players * players)
    tables = Tables(game, count, players, options, seed=seed)
    many = tables.many
    own = np.arange(count) % players
    played = np.zeros(count, dtype=int)
    quota = -(-games // count)
    won = 0.0
    for _ in range(LONG * quota):
        if (played >= quota).all():
            break
        mine = many.seats == own
        tables.step(np.where(mine, decided(tables, net), decided(tables, against)))
        for number in np.flatnonzero(many.over):
            if played[number] < quota:
                won += float(many.shares[number][own[number]])
            played[number] += 1
    return won, quota * count


def decided(tables: Tables, net: Net | None) -> NDArray[np.int64]:
    """Return the best choice at each table by the net, or by greedy."""
    offers = tables.offers
    return offers.best(offers.near if net is None else offers.policies(net, net.look(tables.many.observed)))
