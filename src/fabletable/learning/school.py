"""Games in which the net looks ahead: slower, but their choices are better than the net's own, so it learns them."""

from __future__ import annotations

import time
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from fabletable.bots.bot import Imagine
from fabletable.bots.learned import Foreseeing, drawn
from fabletable.bots.net import Net
from fabletable.games import find
from fabletable.kernel import Chance, Match, Options
from fabletable.kernel.match import start
from fabletable.kernel.vocabulary import Vocabulary, vocabulary_of


class Lessons:
    """What was seen, how much each word is to be wanted there, and how the game ended for that seat."""

    def __init__(self, words: int) -> None:
        self.words = words
        self.seen: list[NDArray[np.float16]] = []
        self.masks: list[NDArray[np.uint8]] = []
        self.wanted: list[NDArray[np.float16]] = []
        self.seats: list[int] = []
        self.shares: list[float] = []
        self.games = 0

    def note(self, known: Vocabulary, match: Match, wishes: Sequence[float]) -> None:
        decision = match.decision
        assert decision is not None
        places = known.places(decision, match.players)
        row = np.zeros(self.words, dtype=np.float16)
        np.add.at(row, places, np.asarray(wishes, dtype=np.float16))
        mask = np.zeros(self.words, dtype=bool)
        mask[places] = True
        self.seen.append(np.asarray(known.observed(match, decision.seat), dtype=np.float16))
        self.masks.append(np.packbits(mask))
        self.wanted.append(row)
        self.seats.append(decision.seat)

    def end(self, match: Match) -> None:
        """The game is over: everything noted since the last one belongs to it."""
        self.games += 1
        winners = match.result.winners if match.result is not None else []
        for seat in self.seats[len(self.shares) :]:
            self.shares.append(1.0 / len(winners) if seat in winners else 0.0)

    def arrays(self) -> dict[str, NDArray[np.generic]]:
        done = len(self.shares)
        return {
            "seen": np.stack(self.seen[:done]),
            "mask": np.stack(self.masks[:done]),
            "wanted": np.stack(self.wanted[:done]),
            "share": np.array(self.shares, dtype=np.float32),
        }


class School:
    """One table after the other, of every kind in turn. A game that time cuts off goes on in the next lesson."""

    def __init__(self, game: str, kinds: Sequence[tuple[int, Options]], seed: str) -> None:
        self.game = find(game)
        self.kinds = kinds
        self.seed = seed
        self.luck = Chance(f"school/{seed}")
        self.dealt = 0

    def teach(self, net: Net, trials: int, seconds: float) -> Lessons:
        known = vocabulary_of(self.game)
        lessons = Lessons(len(known.words))
        until = time.monotonic() + seconds
        while time.monotonic() < until or not lessons.games:
            players, options = self.kinds[(self.dealt + hash_of(self.seed)) % len(self.kinds)]
            match = start(self.game, players, f"school/{self.seed}/{self.dealt}", options)
            self.dealt += 1
            self.play(match, Foreseeing(self.luck, net, trials), known, lessons)
        return lessons

    def play(self, match: Match, bot: Foreseeing, known: Vocabulary, lessons: Lessons) -> None:
        """Every choice is drawn from the wiser wishes, so that games differ."""
        while match.decision is not None:
            decision = match.decision
            if len(decision.options) == 1:
                match.take(decision.options[0])
                continue
            wishes = bot.judged(decision, Imagine(match, decision.seat, bot.chance)).wiser()
            lessons.note(known, match, wishes)
            match.take(decision.options[drawn(wishes, self.luck)])
        lessons.end(match)


def hash_of(seed: str) -> int:
    """Where each process begins in the row of kinds."""
    return sum(seed.encode())
