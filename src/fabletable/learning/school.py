"""Training by search: slow games whose improved policies the net learns."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fabletable.bots.advised import nearness, said_odds
from fabletable.bots.bot import Imagine
from fabletable.bots.greedy import values
from fabletable.bots.net import Net
from fabletable.bots.net_search import NetSearch, drawn
from fabletable.games import find
from fabletable.kernel import Chance, Match, Options
from fabletable.kernel.match import start
from fabletable.kernel.vocabulary import Vocabulary, vocabulary_of
from fabletable.learning.crowd import scattered


class TrainingSet:
    """Positions with the improved policy and the seat's result, to learn from."""

    def __init__(self) -> None:
        self.at: list[NDArray[np.uint16]] = []
        self.seen: list[NDArray[np.float16]] = []
        self.words: list[NDArray[np.uint16]] = []
        self.near: list[NDArray[np.float16]] = []
        self.wanted: list[NDArray[np.float16]] = []
        self.said: list[float] = []
        self.seats: list[int] = []
        self.shares: list[float] = []
        self.games = 0

    def note(self, known: Vocabulary, match: Match, policy: Sequence[float]) -> None:
        decision = match.decision
        assert decision is not None
        # Two options may be one word: it is as near as the nearer one, and its policy is the sum of both.
        near: dict[int, float] = {}
        wanted: dict[int, float] = {}
        advice = nearness(values(match))
        for word, nearer, wish in zip(known.places(decision, match.players), advice, policy, strict=True):
            near[word] = max(nearer, near.get(word, nearer))
            wanted[word] = wanted.get(word, 0.0) + wish
        seen = np.asarray(known.observed(match, decision.seat), dtype=np.float16)
        at = np.flatnonzero(seen)
        self.at.append(at.astype(np.uint16))
        self.seen.append(seen[at])
        self.words.append(np.array([*near], dtype=np.uint16))
        self.near.append(np.array([*near.values()], dtype=np.float16))
        self.wanted.append(np.array([*wanted.values()], dtype=np.float16))
        self.said.append(said_odds(match, decision.seat))
        self.seats.append(decision.seat)

    def end(self, match: Match) -> None:
        """End a game: everything noted since the last one belongs to it."""
        self.games += 1
        winners = match.result.winners if match.result is not None else []
        for seat in self.seats[len(self.shares) :]:
            self.shares.append(1.0 / len(winners) if seat in winners else 0.0)

    def arrays(self) -> dict[str, NDArray[Any]]:
        done = len(self.shares)
        return {
            **scattered("seen", self.at[:done], self.seen[:done]),
            **scattered("near", self.words[:done], self.near[:done]),
            **scattered("wanted", self.words[:done], self.wanted[:done]),
            "said": np.array(self.said[:done], dtype=np.float32),
            "share": np.array(self.shares, dtype=np.float32),
        }


class SearchTraining:
    """Plays one table after the other, of every kind in turn. An interrupted game continues in the next task."""

    def __init__(self, game: str, kinds: Sequence[tuple[int, Options]], seed: str) -> None:
        self.game = find(game)
        self.kinds = kinds
        self.seed = seed
        self.chance = Chance(f"school/{seed}")
        self.dealt = 0

    def teach(self, net: Net, trials: int, seconds: float) -> TrainingSet:
        known = vocabulary_of(self.game)
        lessons = TrainingSet()
        until = time.monotonic() + seconds
        while time.monotonic() < until or not lessons.games:
            players, options = self.kinds[(self.dealt + hash_of(self.seed)) % len(self.kinds)]
            match = start(self.game, players, f"school/{self.seed}/{self.dealt}", options)
            self.dealt += 1
            self.play(match, NetSearch(self.chance, net, trials, by_net=True), known, lessons)
        return lessons

    def play(self, match: Match, bot: NetSearch, known: Vocabulary, lessons: TrainingSet) -> None:
        """Play a game in which every choice is drawn from the improved policy, so that games differ."""
        while match.decision is not None:
            decision = match.decision
            if len(decision.options) == 1:
                match.take(decision.options[0])
                continue
            policy = bot.judged(decision, Imagine(match, decision.seat, bot.chance)).wiser()
            lessons.note(known, match, policy)
            match.take(decision.options[drawn(policy, self.chance)])
        lessons.end(match)


def hash_of(seed: str) -> int:
    """Return the index of the first kind of table for a process."""
    return sum(seed.encode())
