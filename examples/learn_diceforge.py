"""A small player that teaches itself Dice Forge: policy gradients on games against itself, numpy alone.

    python examples/learn_diceforge.py --games 6000 --save agent.npz

It starts knowing nothing but the rules. After each few hundred games it is tried against ``random`` and a line is
printed; at the end it meets ``greedy``. The same seed gives the same player.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from time import monotonic

import numpy as np
from numpy.typing import NDArray

from fabletable.adapters.gymnasium import SeatEnv
from fabletable.adapters.many import ManyTables

Numbers = NDArray[np.float32]

HIDDEN = 128
TABLES = 64
BATCH = 8_192
ENTROPY = 0.01
STEP = 1e-3


class Net:
    """One hidden layer; above it what to choose, and what the game is worth to the seat that chooses."""

    def __init__(self, fields: int, words: int, luck: np.random.Generator) -> None:
        def layer(inputs: int, outputs: int, scale: float) -> Numbers:
            drawn: Numbers = (luck.standard_normal((inputs, outputs)) * scale / np.sqrt(inputs)).astype(np.float32)
            return drawn

        self.weights: dict[str, Numbers] = {
            "see": layer(fields, HIDDEN, 1.4),
            "see-bias": np.zeros(HIDDEN, np.float32),
            "choose": layer(HIDDEN, words, 0.1),
            "choose-bias": np.zeros(words, np.float32),
            "judge": layer(HIDDEN, 1, 0.1),
            "judge-bias": np.zeros(1, np.float32),
        }
        self._mean = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._square = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._steps = 0

    def look(self, observed: Numbers, masks: NDArray[np.int8]) -> tuple[Numbers, Numbers, Numbers, Numbers]:
        """Return the scaled inputs, the hidden layer, the probability of each choice and the value of the game."""
        seen = np.sign(observed) * np.log1p(np.abs(observed))
        hidden = np.maximum(seen @ self.weights["see"] + self.weights["see-bias"], 0)
        wishes = hidden @ self.weights["choose"] + self.weights["choose-bias"]
        wishes = np.where(masks > 0, wishes, -1e9)
        wishes -= wishes.max(axis=1, keepdims=True)
        chances = np.exp(wishes)
        chances /= chances.sum(axis=1, keepdims=True)
        worth = hidden @ self.weights["judge"] + self.weights["judge-bias"]
        return seen, hidden, chances, worth[:, 0]

    def learn(self, observed: Numbers, masks: NDArray[np.int8], chosen: NDArray[np.int64], came: Numbers) -> None:
        """Take one step: raise the chances of choices after which more came than was expected, and correct the
        expectation."""
        seen, hidden, chances, worth = self.look(observed, masks)
        rows = np.arange(len(chosen))
        better = came - worth
        better = (better - better.mean()) / (better.std() + 1e-6)
        towards = -chances * better[:, None]
        towards[rows, chosen] += better
        doubt = -np.log(np.maximum(chances, 1e-9))
        towards += ENTROPY * chances * (doubt - (chances * doubt).sum(axis=1, keepdims=True))
        error = (came - worth)[:, None]
        back = (towards @ self.weights["choose"].T + 0.5 * error @ self.weights["judge"].T) * (hidden > 0)
        self._climb(
            {
                "see": seen.T @ back,
                "see-bias": back.sum(axis=0),
                "choose": hidden.T @ towards,
                "choose-bias": towards.sum(axis=0),
                "judge": 0.5 * hidden.T @ error,
                "judge-bias": 0.5 * error.sum(axis=0),
            },
            np.float32(len(chosen)),
        )

    def _climb(self, slopes: dict[str, Numbers], many: np.float32) -> None:
        """Take a step of the Adam optimiser along these slopes."""
        self._steps += 1
        for name, slope in slopes.items():
            self._mean[name] = 0.9 * self._mean[name] + 0.1 * slope / many
            self._square[name] = 0.999 * self._square[name] + 0.001 * np.square(slope / many)
            mean = self._mean[name] / (1 - 0.9**self._steps)
            square = self._square[name] / (1 - 0.999**self._steps)
            self.weights[name] += (STEP * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


def drawn(chances: Numbers, luck: np.random.Generator) -> NDArray[np.int64]:
    """Draw one choice a row with the chances in it."""
    picked: NDArray[np.int64] = (chances.cumsum(axis=1) > luck.random((len(chances), 1))).argmax(axis=1)
    return picked


class Memory:
    """The views and choices of each seat in the running games."""

    def __init__(self, tables: int, players: int) -> None:
        self._open: list[list[list[tuple[Numbers, NDArray[np.int8], int]]]] = [
            [[] for _ in range(players)] for _ in range(tables)
        ]
        self.observed: list[Numbers] = []
        self.masks: list[NDArray[np.int8]] = []
        self.chosen: list[int] = []
        self.came: list[float] = []

    def note(self, many: ManyTables, chosen: NDArray[np.int64]) -> None:
        for table, seat in enumerate(many.seats):
            row = (many.observed[table].copy(), many.masks[table].copy(), int(chosen[table]))
            self._open[table][seat].append(row)

    def close(self, many: ManyTables) -> int:
        """Give each decision of the games that have just ended its result, and return the number of these games. How
        many they were."""
        ended = np.flatnonzero(many.over)
        for table in ended:
            for seat, rows in enumerate(self._open[table]):
                others = np.delete(many.scores[table], seat)
                came = float(np.tanh((many.scores[table][seat] - others.max()) / 30))
                for observed, mask, chosen in rows:
                    self.observed.append(observed)
                    self.masks.append(mask)
                    self.chosen.append(chosen)
                    self.came.append(came)
                rows.clear()
        return len(ended)

    def take_all(self) -> tuple[Numbers, NDArray[np.int8], NDArray[np.int64], Numbers]:
        everything = (
            np.stack(self.observed),
            np.stack(self.masks),
            np.array(self.chosen),
            np.array(self.came, np.float32),
        )
        for rows in (self.observed, self.masks, self.chosen, self.came):
            rows.clear()
        return everything


def against_random(net: Net, games: int, luck: np.random.Generator) -> float:
    """Return the share of games won against a random player, each sitting first in half of them."""
    many = ManyTables("diceforge", TABLES, seed=f"trial/{luck.integers(2**62)}")
    mine = np.arange(TABLES) % 2
    won = played = 0.0
    while played < games:
        _, _, chances, _ = net.look(many.observed, many.masks)
        anything = (luck.random(many.masks.shape, dtype=np.float32) * many.masks).argmax(axis=1)
        many.step(np.where(many.seats == mine, chances.argmax(axis=1), anything))
        for table in np.flatnonzero(many.over):
            won += many.shares[table][mine[table]]
            played += 1
    return won / played


def against_greedy(net: Net, games: int) -> float:
    """Return the share of games won against the greedy bot, sitting first in half of them."""
    won = 0.0
    for game in range(games):
        table = SeatEnv("diceforge", seat=game % 2, bots=["greedy"])
        observed, info = table.reset(seed=game)
        over, share = False, 0.0
        while not over:
            _, _, chances, _ = net.look(observed[None], info["action_mask"][None])
            observed, share, over, _, info = table.step(chances.argmax(axis=1)[0])
        won += share
    return won / games


def draw(curve: list[dict[str, float]], where: Path) -> None:
    """Draw the curve as a picture (SVG or PNG); altair has to be installed."""
    import altair

    lines = altair.Chart({"values": curve}).mark_line(point=altair.OverlayMarkDef(color="#a4641c"), color="#a4641c")
    games = altair.X("games:Q", title="games against itself")
    won = altair.Y("won:Q", title="won against random", axis=altair.Axis(format="%"), scale=altair.Scale(domain=[0, 1]))
    lines.encode(x=games, y=won).properties(width=620, height=280, background="white").save(str(where))


def learn(games: int, seed: int, trial_games: int, every: int) -> tuple[Net, list[dict[str, float]]]:
    luck = np.random.default_rng(seed)
    many = ManyTables("diceforge", TABLES, seed=f"learn/{seed}")
    net = Net(len(many.vocabulary.fields), len(many.vocabulary.words), luck)
    memory = Memory(TABLES, many.players)
    curve: list[dict[str, float]] = []
    began, played, tried = monotonic(), 0, -every
    while True:
        if played - tried >= every or played >= games:
            tried = played
            won = against_random(net, trial_games, luck)
            curve.append(
                {"games": played, "won": round(float(won), 4), "minutes": round((monotonic() - began) / 60, 2)}
            )
            print(f"{played:>8,} games  {won:6.1%} against random  {curve[-1]['minutes']:5.1f} min", flush=True)
        if played >= games:
            return net, curve
        _, _, chances, _ = net.look(many.observed, many.masks)
        chosen = drawn(chances, luck)
        memory.note(many, chosen)
        many.step(chosen)
        played += memory.close(many)
        if len(memory.chosen) >= BATCH:
            net.learn(*memory.take_all())


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--games", type=int, default=6_000, help="how many games it plays against itself")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--trial", type=int, default=400, help="how many games it is tried in against random")
    words.add_argument("--every", type=int, default=500, help="after how many games it is tried again")
    words.add_argument("--save", type=Path, help="where the player is kept")
    words.add_argument("--curve", type=Path, help="where the curve is kept, as JSON")
    words.add_argument("--picture", type=Path, help="where the curve is drawn, as SVG or PNG")
    words.add_argument("--greedy", type=int, default=100, help="how many games it plays against greedy at the end")
    given = words.parse_args()
    net, curve = learn(given.games, given.seed, given.trial, given.every)
    if given.save:
        np.savez_compressed(given.save, **net.weights)  # type: ignore[arg-type]
    if given.curve:
        given.curve.write_text(json.dumps(curve, indent=1) + "\n")
    if given.picture:
        draw(curve, given.picture)
    if given.greedy:
        print(f"{against_greedy(net, given.greedy):.1%} of {given.greedy} games against greedy")


if __name__ == "__main__":
    main()
