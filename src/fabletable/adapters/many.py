"""Many tables in one call, for learners that play by themselves."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from fabletable.adapters.counted import CountedMatch
from fabletable.kernel import Match, Options


class ManyTables:
    """Several matches side by side. A table whose game is over begins the next one by itself.

    After each call: ``seats`` (the seat that is asked at each table), ``observed`` (a row of numbers for that seat),
    ``masks`` (its choices), ``over`` (the tables whose game ended with the last choice), and of those games ``shares``
    of the victory and ``scores``, by seat.

    The next call reuses the arrays; copy what must last.
    """

    def __init__(
        self, game: str, tables: int, players: int = 2, options: Options | None = None, seed: str = "many"
    ) -> None:
        self.players = players
        self._seed = seed
        self._dealt = 0
        self._tables = [CountedMatch(game, players, options) for _ in range(tables)]
        first = self._tables[0]
        self.vocabulary = first.vocabulary
        self.seats: NDArray[np.int64] = np.zeros(tables, dtype=np.int64)
        self.observed: NDArray[np.float32] = np.zeros((tables, first.fields), dtype=np.float32)
        self.masks: NDArray[np.int8] = np.zeros((tables, first.words), dtype=np.int8)
        self.over: NDArray[np.bool_] = np.zeros(tables, dtype=np.bool_)
        self.shares: NDArray[np.float32] = np.zeros((tables, players), dtype=np.float32)
        self.scores: NDArray[np.float32] = np.zeros((tables, players), dtype=np.float32)
        self._offered: list[dict[int, int]] = [{} for _ in range(tables)]
        for number in range(tables):
            self._deal(number)

    def __len__(self) -> int:
        return len(self._tables)

    def match(self, number: int) -> Match:
        return self._tables[number].match

    def offered(self, number: int) -> dict[int, int]:
        """Return each option at one of the tables by its place in the vocabulary, with its number."""
        return self._offered[number]

    def step(self, places: Sequence[int] | NDArray[np.int64]) -> None:
        """Make one choice at each table, by its place in the vocabulary."""
        self.over[:] = False
        for number, place in enumerate(places):
            self._take(number, int(place))

    def _take(self, number: int, place: int) -> None:
        table = self._tables[number]
        match = table.match
        decision = match.decision
        at = self._offered[number].get(place)
        if decision is None or at is None:
            table.option(place)  # refuses, and says why
            return
        match.take(decision.options[at])
        if match.over:
            self.over[number] = True
            self.shares[number] = table.shares()
            self.scores[number] = table.scores()
            self._deal(number)
        else:
            self._look(number)

    def _deal(self, number: int) -> None:
        """Start the next game; one that ends before any question is skipped."""
        table = self._tables[number]
        while True:
            table.deal(f"{self._seed}/{self._dealt}")
            self._dealt += 1
            if not table.match.over:
                break
        self._look(number)

    def _look(self, number: int) -> None:
        table = self._tables[number]
        decision = table.match.decision
        assert decision is not None
        places = self.vocabulary.places(decision, self.players)
        mask = self.masks[number]
        mask[:] = 0
        mask[places] = 1
        self._offered[number] = {place: at for at, place in reversed(list(enumerate(places)))}
        self.seats[number] = decision.seat
        self.observed[number] = self.vocabulary.observed(table.match, decision.seat)
