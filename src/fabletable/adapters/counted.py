"""A match in numbers: places of a vocabulary in, rows of numbers out."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from fabletable.games import find
from fabletable.kernel import Match, Options, Refused
from fabletable.kernel import match as kernel_match
from fabletable.kernel.vocabulary import vocabulary_of

Numbers: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]


class CountedMatch:
    """Plays one match after the other of one game, with the same number of players and options."""

    def __init__(self, game: str, players: int, options: Options | None, *, quick: bool = True) -> None:
        self.vocabulary = vocabulary_of(find(game))
        self.players = players
        self.options = options
        self.quick = quick
        self.fields: int = len(self.vocabulary.fields)
        self.words: int = len(self.vocabulary.words)
        self.match: Match = kernel_match.prepared(find(game), players, "", options, quick=quick)

    def deal(self, seed: str) -> None:
        """Start a new match."""
        self.match = kernel_match.start(self.vocabulary.game, self.players, seed, self.options, quick=self.quick)

    @property
    def seat(self) -> int | None:
        """Return the seat that is asked; None when the game is over."""
        decision = self.match.decision
        return None if decision is None else decision.seat

    def observed(self, seat: int) -> Numbers:
        """Return everything that the seat may know, as numbers."""
        return np.frombuffer(self.vocabulary.observed(self.match, seat), dtype=np.float32).copy()

    def mask(self, seat: int) -> Mask:
        """Return 1 at each option of the seat; all 0 if it is not asked."""
        mask = np.zeros(self.words, dtype=np.int8)
        decision = self.match.decision
        if decision is not None and decision.seat == seat:
            mask[self.vocabulary.places(decision, self.players)] = 1
        return mask

    def option(self, place: int) -> Any:
        """Return the option at this place of the vocabulary; refused if it is not offered."""
        decision = self.match.decision
        if decision is None:
            raise Refused("why-game-over")
        places = self.vocabulary.places(decision, self.players)
        if place not in places:
            words = self.vocabulary.words
            raise Refused("why-no-such-choice", {"key": words[place] if 0 <= place < self.words else str(place)})
        return decision.options[places.index(place)]

    def take(self, place: int) -> None:
        self.match.take(self.option(place))

    def shares(self) -> list[float]:
        """Return each seat's share of the victory: 1 for a sole winner, 0 for all while the game goes on."""
        result = self.match.result
        winners = [] if result is None else result.winners
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.players)]

    def scores(self) -> list[int]:
        """Return every seat's points, in the game's own measure; all 0 while it goes on."""
        result = self.match.result
        return [0] * self.players if result is None else result.scores
