"""Self-play at many tables with one net on all seats, and the experience from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fabletable.bots.advised import said_odds
from fabletable.bots.net import Net, chances
from fabletable.bots.net_file import SAID
from fabletable.kernel import Options
from fabletable.learning.offers import Offers, Tables

FAR: Final = 0.95
"""The lambda of generalised advantage estimation: the weight of later estimates against the end of the game."""


class Transition(NamedTuple):
    """One choice: what was seen, where it was not zero; the words on offer and how near each comes to greedy's best;
    which of them was taken; the logarithm of how likely it was; the odds that the game's formula told, and how likely
    the net thought to win."""

    seat: int
    at: NDArray[np.uint16]
    seen: NDArray[np.float16]
    words: NDArray[np.uint16]
    near: NDArray[np.float16]
    place: int
    likely: float
    said: float
    win: float


class Harvest:
    """The experience of one round of play."""

    def __init__(self) -> None:
        self.steps: list[Transition] = []
        self.hopes: list[float] = []
        self.gains: list[float] = []
        self.games = 0

    def end(self, steps: Sequence[Transition], shares: NDArray[np.float32]) -> None:
        """End a game: each choice gained the difference between its seat's later and earlier hope."""
        self.games += 1
        for seat in range(len(shares)):
            self._bring_in([step for step in steps if step.seat == seat], float(shares[seat]))

    def pause(self, steps: Sequence[Transition], seats: int) -> list[Transition]:
        """Pause a running game: all choices of a seat but its last are judged by the hope there; that one stays for
        later."""
        left = []
        for seat in range(seats):
            own = [step for step in steps if step.seat == seat]
            if own:
                self._bring_in(own[:-1], own[-1].win)
                left.append(own[-1])
        return left

    def _bring_in(self, own: Sequence[Transition], next_win: float) -> None:
        gain = 0.0
        gains: list[float] = []
        for step in reversed(own):
            gain = next_win - step.win + FAR * gain
            gains.append(gain)
            next_win = step.win
        gains.reverse()
        self.steps += own
        self.gains += gains
        self.hopes += [step.win + gain for step, gain in zip(own, gains, strict=True)]

    def arrays(self) -> dict[str, NDArray[Any]]:
        steps = self.steps
        return {
            **scattered("seen", [step.at for step in steps], [step.seen for step in steps]),
            **scattered("near", [step.words for step in steps], [step.near for step in steps]),
            "place": np.array([step.place for step in steps], dtype=np.int32),
            "likely": np.array([step.likely for step in steps], dtype=np.float32),
            "said": np.array([step.said for step in steps], dtype=np.float32),
            "gain": np.array(self.gains, dtype=np.float32),
            "hope": np.array(self.hopes, dtype=np.float32),
        }


def scattered(
    name: str, at: Sequence[NDArray[np.uint16]], values: Sequence[NDArray[np.float16]]
) -> dict[str, NDArray[Any]]:
    """Pack sparse rows: the columns, the values, and the number of entries of each row."""
    return {
        f"{name}-at": np.concatenate(at),
        f"{name}-value": np.concatenate(values),
        f"{name}-count": np.array([len(row) for row in at], dtype=np.int32),
    }


class Crowd:
    """The tables of every size and option that are to be learned, all in one process."""

    def __init__(self, game: str, kinds: Sequence[tuple[int, Options]], tables: int, seed: str) -> None:
        each = max(1, tables // len(kinds))
        self._tables = [
            Tables(game, each, players, options, seed=f"{seed}/{number}")
            for number, (players, options) in enumerate(kinds)
        ]
        self._open: list[list[list[Transition]]] = [[[] for _ in range(each)] for _ in kinds]
        self._luck = np.random.default_rng(list(seed.encode()))

    def play(self, net: Net, decisions: int) -> Harvest:
        """Play this many decisions per table by the net's policy; unfinished games continue the next time."""
        harvest = Harvest()
        rounds = -(-decisions // sum(len(tables.many) for tables in self._tables))
        for _ in range(rounds):
            for tables, games in zip(self._tables, self._open, strict=True):
                self._round(net, tables, games, harvest)
        for tables, games in zip(self._tables, self._open, strict=True):
            games[:] = [harvest.pause(game, tables.many.players) for game in games]
        return harvest

    def _round(self, net: Net, tables: Tables, games: list[list[Transition]], harvest: Harvest) -> None:
        many, offers = tables.many, tables.offers
        looked = net.look(many.observed)
        taken, likely = drawn(offers, offers.policies(net, looked), self._luck)
        said = np.array([said_odds(many.match(number), int(seat)) for number, seat in enumerate(many.seats)])
        wins = chances(looked.more + looked.trust[:, SAID] * said)
        for number, game in enumerate(games):
            seen = many.observed[number]
            at = np.flatnonzero(seen)
            words, near = offers.of(number)
            game.append(
                Transition(
                    int(many.seats[number]),
                    at.astype(np.uint16),
                    seen[at].astype(np.float16),
                    words,
                    near,
                    int(offers.words[taken[number]]),
                    float(likely[number]),
                    float(said[number]),
                    float(wins[number]),
                )
            )
        tables.step(taken)
        for number in np.flatnonzero(many.over).tolist():
            harvest.end(games[number], many.shares[number])
            games[number] = []


def drawn(
    offers: Offers, policy: NDArray[np.float32], chance: np.random.Generator
) -> tuple[NDArray[np.int64], NDArray[np.float32]]:
    """Draw a choice at each table by the policy, and return it with its log probability."""
    highest = np.maximum.reduceat(policy, offers.begins)
    policy = policy - highest[offers.tables]
    logs = policy - np.log(np.add.reduceat(np.exp(policy), offers.begins))[offers.tables]
    taken = offers.best(logs + chance.gumbel(size=logs.shape))
    return taken, logs[taken].astype(np.float32)
