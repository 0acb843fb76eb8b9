"""Many tables at which one net plays all seats, and what it can learn from the games that ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from fabletable.adapters.many import ManyTables
from fabletable.bots.net import Net
from fabletable.kernel import Options

FAR: Final = 0.95
"""How far ahead a position is judged by what the net thought later on, and how far by the end."""

NEVER: Final = np.float32(-1e9)


class Step:
    """One choice: what was seen, what could be chosen, what was, the logarithm of how likely it was, and how likely the
    net thought to win."""

    __slots__ = ("likely", "mask", "place", "seat", "seen", "win")

    def __init__(
        self, seat: int, seen: NDArray[np.float16], mask: NDArray[np.uint8], place: int, likely: float, win: float
    ) -> None:
        self.seat = seat
        self.seen = seen
        self.mask = mask
        self.place = place
        self.likely = likely
        self.win = win


class Harvest:
    """What finished games leave to learn from."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.hopes: list[float] = []
        self.gains: list[float] = []
        self.games = 0

    def bring_in(self, steps: Sequence[Step], shares: NDArray[np.float32]) -> None:
        """One game: each choice gained what its seat hoped for afterwards above what it had hoped for before."""
        self.games += 1
        for seat in range(len(shares)):
            own = [step for step in steps if step.seat == seat]
            gain, next_win = 0.0, float(shares[seat])
            gains: list[float] = []
            for step in reversed(own):
                gain = next_win - step.win + FAR * gain
                gains.append(gain)
                next_win = step.win
            gains.reverse()
            self.steps += own
            self.gains += gains
            self.hopes += [step.win + gain for step, gain in zip(own, gains, strict=True)]

    def arrays(self) -> dict[str, NDArray[np.generic]]:
        return {
            "seen": np.stack([step.seen for step in self.steps]),
            "mask": np.stack([step.mask for step in self.steps]),
            "place": np.array([step.place for step in self.steps], dtype=np.int32),
            "likely": np.array([step.likely for step in self.steps], dtype=np.float32),
            "gain": np.array(self.gains, dtype=np.float32),
            "hope": np.array(self.hopes, dtype=np.float32),
        }


class Crowd:
    """Tables of every size and with every option that is to be learned, all in one process."""

    def __init__(self, game: str, kinds: Sequence[tuple[int, Options]], tables: int, seed: str) -> None:
        each = max(1, tables // len(kinds))
        self._many = [
            ManyTables(game, each, players, options, seed=f"{seed}/{number}")
            for number, (players, options) in enumerate(kinds)
        ]
        self._open: list[list[list[Step]]] = [[[] for _ in range(each)] for _ in kinds]
        self._luck = np.random.default_rng(list(seed.encode()))

    def play(self, net: Net, decisions: int) -> Harvest:
        """Everyone decides as the net would, now and then otherwise; at least so many decisions of finished games."""
        harvest = Harvest()
        while len(harvest.steps) < decisions:
            for many, games in zip(self._many, self._open, strict=True):
                self._round(net, many, games, harvest)
        return harvest

    def imitate(self, decisions: int, slips: float) -> Harvest:
        """Everyone decides as greedy would, but for slips that lead to other positions; greedy's choice is kept."""
        harvest = Harvest()
        while len(harvest.steps) < decisions:
            for many, games in zip(self._many, self._open, strict=True):
                wanted = np.array([greedy_place(many, number) for number in range(len(many))])
                noise, _ = drawn(np.zeros(many.masks.shape, dtype=np.float32), many.masks, self._luck)
                taken = np.where(self._luck.random(len(many)) < slips, noise, wanted)
                self._keep(many, games, wanted, np.zeros(len(many)), np.full(len(many), 0.5))
                self._step(many, games, taken, harvest)
        return harvest

    def _round(self, net: Net, many: ManyTables, games: list[list[Step]], harvest: Harvest) -> None:
        wishes, wins = net.look(many.observed)
        places, likely = drawn(wishes, many.masks, self._luck)
        self._keep(many, games, places, likely, wins)
        self._step(many, games, places, harvest)

    def _keep(
        self,
        many: ManyTables,
        games: list[list[Step]],
        places: NDArray[np.int64],
        likely: NDArray[np.floating],
        wins: NDArray[np.floating],
    ) -> None:
        seen = many.observed.astype(np.float16)
        masks = np.packbits(many.masks.astype(bool), axis=1)
        for number, game in enumerate(games):
            seat, place = int(many.seats[number]), int(places[number])
            game.append(Step(seat, seen[number], masks[number], place, float(likely[number]), float(wins[number])))

    def _step(self, many: ManyTables, games: list[list[Step]], places: NDArray[np.int64], harvest: Harvest) -> None:
        many.step(places)
        for number in np.flatnonzero(many.over):
            harvest.bring_in(games[number], many.shares[number])
            games[number] = []


def greedy_place(many: ManyTables, number: int) -> int:
    """What greedy would take, by its place in the vocabulary. Its weights read nothing that the seat may not know."""
    match = many.match(number)
    decision = match.decision
    if decision is None:
        raise LookupError("a table whose game is over begins the next one by itself")
    weights = match.game.weigh(match.table, decision)
    best = 0 if weights is None else max(range(len(weights)), key=lambda place: weights[place])
    return many.vocabulary.place(decision.options[best].key, decision.seat, many.players)


def drawn(
    wishes: NDArray[np.float32], masks: NDArray[np.int8], luck: np.random.Generator
) -> tuple[NDArray[np.int64], NDArray[np.float32]]:
    """A choice for each row, as likely as it is wanted, and the logarithm of how likely it was."""
    allowed = np.where(masks > 0, wishes, NEVER)
    allowed = allowed - allowed.max(axis=1, keepdims=True)
    logs = allowed - np.log(np.exp(allowed).sum(axis=1, keepdims=True))
    places = np.argmax(logs + luck.gumbel(size=logs.shape), axis=1)
    return places, logs[np.arange(len(places)), places].astype(np.float32)
