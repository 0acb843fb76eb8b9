"""The options of many tables at once, with the game's own advice about them."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from fabletable.adapters.many import ManyTables
from fabletable.bots.advised import nearness
from fabletable.bots.greedy import values
from fabletable.bots.net import Looked, Net
from fabletable.kernel import Options


class Offers:
    """The options of all tables in one row: the word, its table, and its nearness to greedy's choice."""

    def __init__(self, many: ManyTables) -> None:
        words: list[int] = []
        near: list[float] = []
        begins: list[int] = []
        for number in range(len(many)):
            begins.append(len(words))
            offered = many.offered(number)
            words += offered
            weights = values(many.match(number))
            near += nearness([weights[option] for option in offered.values()])
        self.words = np.array(words, dtype=np.uint16)
        self.near = np.array(near, dtype=np.float32)
        self.begins = np.array(begins)
        self.tables = np.repeat(np.arange(len(many)), np.diff([*begins, len(words)]))

    def of(self, number: int) -> tuple[NDArray[np.uint16], NDArray[np.float16]]:
        """Return the words of one table and their nearness."""
        begin = self.begins[number]
        end = self.begins[number + 1] if number + 1 < len(self.begins) else len(self.words)
        return self.words[begin:end], self.near[begin:end].astype(np.float16)

    def policies(self, net: Net, looked: Looked) -> NDArray[np.float32]:
        """Return the net's policy of each option at these tables."""
        return net.policy_at(looked, self.tables, self.words, self.near)

    def best(self, policy: NDArray[np.floating]) -> NDArray[np.int64]:
        """Return the place of the best option at each table; the first of equals."""
        highest = np.maximum.reduceat(policy, self.begins)
        found = np.flatnonzero(policy == highest[self.tables])
        _, first = np.unique(self.tables[found], return_index=True)
        return found[first]


class Tables:
    """Many tables and their present options."""

    def __init__(self, game: str, tables: int, players: int, options: Options | None, seed: str) -> None:
        self.many = ManyTables(game, tables, players, options, seed=seed)
        self.offers = Offers(self.many)

    def step(self, taken: NDArray[np.int64]) -> None:
        """Take at each table the option at this place in the row."""
        self.many.step(self.offers.words[taken].astype(np.int64))
        self.offers = Offers(self.many)
