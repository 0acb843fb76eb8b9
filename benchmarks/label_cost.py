"""Measure what luck by label costs: ``python -m benchmarks.label_cost [GAME...]``.

Random players play the same number of games with the chance of the rules and with one that ignores labels, in turn and
in one process; printed is the time of a decision with each.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import process_time
from typing import TypeVar
from unittest.mock import patch

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

import fabletable
from fabletable.bots import make_bot, play_on
from fabletable.kernel import Chance
from fabletable.kernel import match as matches
from fabletable.kernel.chance import _PLACES, SET_UP

T = TypeVar("T")

GAMES = ("diceforge", "prophecy", "runebound", "witcher")
PLAYERS = 3
AT_A_TIME = 8


class Unlabelled(Chance):
    """Draws all from one stream, as fast as if there were no labels: the quick path of ``below`` is inlined."""

    def below(self, n: int, label: str = SET_UP) -> int:
        if n <= 1:
            return 0
        self.drawn += 1
        at = self._at
        if at < self._end and n <= 256:
            place = _PLACES[n][self._block[at]]
            if place < n:
                self._at = at + 1
                return place
        return self._draw(n) if self._end else self._watched(n)

    def shuffle(self, things: list[T], label: str = SET_UP) -> None:
        super().shuffle(things)

    def begin(self, turn: str) -> None:
        self._turn = turn

    def copy(self) -> Unlabelled:
        return Unlabelled("", None, self)


def microseconds(game: str, seconds: float) -> tuple[float, float]:
    """Return the time of a decision with labels and without."""
    bots = {seat: make_bot("random", str(seat)) for seat in range(PLAYERS)}
    spent, decisions = [0.0, 0.0], [0, 0]
    turn = 0
    while sum(spent) < seconds:
        which = turn % 2
        began = process_time()
        for number in range(AT_A_TIME):
            with patch.object(matches, "Chance", Unlabelled if which else Chance):
                match = fabletable.start(game, PLAYERS, f"cost/{turn // 2}/{number}", quick=True)
            decisions[which] += play_on(match, bots)
        spent[which] += process_time() - began
        turn += 1
    return spent[0] / decisions[0] * 1e6, spent[1] / decisions[1] * 1e6


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("games", nargs="*", default=GAMES)
    words.add_argument("--seconds", type=float, default=20)
    given = words.parse_args()
    for game in given.games:
        microseconds(game, 1)
        ours, control = microseconds(game, given.seconds)
        slower = ours / control - 1
        print(f"{game}: {ours:.2f} µs a decision, {control:.2f} without labels: {slower:.1%} slower", flush=True)


if __name__ == "__main__":
    main()
