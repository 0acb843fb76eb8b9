"""Measure what luck by label brings: ``python -m benchmarks.common_luck [GAME...]``.

``pairs``: two games of one seed whose first choices differ; the share of draws with the same label that are equal, from
the first draw on that only one of them makes.
``trials``: two options of one decision, tried with common luck; the variance of the difference of their values.
``compare``: the same games with another player on the first seat; the variance of the difference of its scores, to
which the number of games is proportional that a comparison needs.
``duels``: search with streams against search without, both with the same number of trials.
Each beside a control in which all draws come from one stream.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from statistics import variance
from typing import TypeVar
from unittest.mock import patch

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from fabletable.bots import Bot, Imagine, make_bot
from fabletable.bots.greedy import values
from fabletable.bots.rollout_search import RolloutSearch, promising, tried
from fabletable.bots.roster import let_decide
from fabletable.coach.trials import wilson
from fabletable.games import find
from fabletable.kernel import Chance, Game, Match
from fabletable.kernel import match as matches
from fabletable.kernel.advice import GAME
from fabletable.kernel.chance import SEAT, SET_UP

T = TypeVar("T")

GAMES = ("diceforge", "prophecy", "runebound", "witcher")
PLAYERS = 3
Draws = list[tuple[str, int]]


class OneStream(Chance):
    """The control: all draws come from one stream, and each is noted under its label."""

    def __init__(self, seed: str, key: bytes | None = None, of: Chance | None = None) -> None:
        super().__init__(seed, key, of)
        self.noted: list[tuple[str, int]] = []
        self.shuffles: dict[str, int] = defaultdict(int)

    def below(self, n: int, label: str = SET_UP) -> int:
        value = super().below(n)
        if n > 1:
            self.noted.append((f"{label}/{self.turn}" if label.startswith(SEAT) else label, value))
        return value

    def shuffle(self, things: list[T], label: str = SET_UP) -> None:
        first = len(self.noted)
        super().shuffle(things)
        name = f"{label}/{self.turn}/{self.shuffles[label]}"
        self.shuffles[label] += 1
        self.noted[first:] = [(name, value) for _, value in self.noted[first:]]

    def watched(self) -> list[tuple[str, int]]:
        noted, self.noted = self.noted, []
        return noted

    def copy(self) -> OneStream:
        return OneStream("", None, self)

    def fork(self) -> OneStream:
        return OneStream("", super().fork().below(1 << 62).to_bytes(8, "big"))


def begun(game: Game, players: int, seed: str, *, one_stream: bool) -> Match:
    """Begin a match whose draws are watched."""
    match = matches.prepared(game, players, seed, None, quick=False)
    with patch.object(matches, "Chance", OneStream if one_stream else Chance):
        match.begin(watch=True)
    return match


def played(game: Game, seed: str, first: int, *, one_stream: bool) -> Draws:
    """Play with quick players, the option at the place ``first`` at the first choice; return the draws after it."""
    match = begun(game, PLAYERS, seed, one_stream=one_stream)
    bots = [make_bot("greedy", f"{seed}/{seat}") for seat in range(PLAYERS)]
    draws: Draws = []
    chosen = False
    match.table.chance.watched()
    while (decision := match.decision) is not None:
        if not chosen and len(decision.options) > 1:
            chosen = True
            match.take(decision.options[first])
        else:
            let_decide(match, bots[decision.seat])
        draws += match.table.chance.watched()
    return draws


def apart(one: Draws, other: Draws) -> list[dict[str, list[int]]]:
    """Return the draws of both by label, without those before the first that only one of them makes."""
    pairs = enumerate(zip(one, other, strict=False))
    first = next((at for at, (mine, theirs) in pairs if mine[0] != theirs[0]), min(len(one), len(other)))
    found: list[dict[str, list[int]]] = []
    for draws in (one, other):
        by_label: dict[str, list[int]] = defaultdict(list)
        for name, value in draws[first:]:
            by_label[name].append(value)
        found.append(by_label)
    return found


def equal_share(game: Game, pairs: int, *, one_stream: bool = False) -> tuple[float, int]:
    """Return the share of equal ones among the draws with the same label, and their number."""
    equal = compared = 0
    for number in range(pairs):
        one, other = apart(*(played(game, f"pairs/{number}", first, one_stream=one_stream) for first in (0, 1)))
        both = [pair for name in one.keys() & other.keys() for pair in zip(one[name], other[name], strict=False)]
        equal += sum(mine == theirs for mine, theirs in both)
        compared += len(both)
    return equal / max(1, compared), compared


def gaps_of_trials(game: Game, chance: Callable[[str], Chance], positions: int, trials: int = 24) -> list[float]:
    """Return, by decision, the variance of the difference between the two most promising options, played to the end."""
    found: list[float] = []
    number = 0
    while len(found) < positions:
        match = matches.start(game, PLAYERS, f"gaps/{number}")
        bots = [make_bot("greedy", f"{number}/{seat}") for seat in range(PLAYERS)]
        number += 1
        while (decision := match.decision) is not None and len(found) < positions:
            if len(decision.options) > 1 and match.number % 29 == 11:
                first, second, *_ = promising(values(match))
                imagine = Imagine(match, decision.seat, Chance("gaps"))
                lucks = [chance(f"gaps/{number}/{match.number}/{each}") for each in range(trials)]
                found.append(
                    variance(
                        tried(imagine.once(luck), first, decision.seat, GAME)
                        - tried(imagine.once(luck), second, decision.seat, GAME)
                        for luck in lucks
                    )
                )
            let_decide(match, bots[decision.seat])
    return found


def gaps_of_games(game: Game, games: int, *, one_stream: bool) -> tuple[float, float]:
    """Return the variance of the difference of the first seat's scores, greedy and easy, by seed; and not by seed."""
    scores: dict[str, list[int]] = {}
    for name in ("greedy", "easy"):
        scores[name] = []
        for number in range(games):
            match = begun(game, 2, f"compare/{number}", one_stream=one_stream)
            bots = [make_bot(name, f"{number}/0"), make_bot("greedy", f"{number}/1")]
            while match.decision is not None:
                let_decide(match, bots[match.decision.seat])
            scores[name].append(0 if match.result is None else match.result.scores[0])
    paired = [one - other for one, other in zip(scores["greedy"], scores["easy"], strict=True)]
    return variance(paired), variance(scores["greedy"]) + variance(scores["easy"])


def duel(game: Game, games: int, patience: float) -> tuple[float, int]:
    """Return how often the search with streams won against the one without, in games of two, a draw for half."""
    won = 0.0
    for number in range(games):
        mine = number % 2
        match = matches.start(game, 2, f"duel/{number // 2}")
        bots: list[Bot] = [RolloutSearch(OneStream(f"{number}/{seat}"), patience) for seat in range(2)]
        bots[mine] = RolloutSearch(Chance(f"{number}/{mine}"), patience)
        while match.decision is not None:
            let_decide(match, bots[match.decision.seat])
        winners = [] if match.result is None else match.result.winners
        won += 0.5 if len(winners) != 1 else float(mine in winners)
    return won / games, games


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("games", nargs="*", default=GAMES)
    words.add_argument("--what", nargs="*", default=["pairs", "trials", "compare", "duels"])
    words.add_argument("--pairs", type=int, default=200)
    words.add_argument("--positions", type=int, default=40)
    words.add_argument("--compared", type=int, default=200)
    words.add_argument("--duels", type=int, default=200)
    words.add_argument("--patience", type=float, default=0.25, help="the share of the usual trials in duels")
    given = words.parse_args()
    for key in given.games:
        game = find(key)
        if "pairs" in given.what:
            (share, draws), (before, _) = (equal_share(game, given.pairs, one_stream=each) for each in (False, True))
            print(f"{key}: {share:.1%} of {draws} later draws are equal; with one stream {before:.1%}", flush=True)
        if "trials" in given.what:
            ours, control = (gaps_of_trials(game, each, given.positions) for each in (Chance, OneStream))
            ratio = sum(ours) / max(1e-9, sum(control))
            print(
                f"{key}: the variance of a paired difference of trials is {ratio:.2f} of that with one stream",
                flush=True,
            )
        if "compare" in given.what:
            (one, single), (other, _) = (gaps_of_games(game, given.compared, one_stream=each) for each in (False, True))
            print(
                f"{key}: compared games: {one / single:.2f} of unpaired; with one stream {other / single:.2f}",
                flush=True,
            )
        if "duels" in given.what:
            share, games = duel(game, given.duels, given.patience)
            low, high = wilson(share, games)
            print(f"{key}: search with streams won {share:.1%} of {games} ({low:.0%} to {high:.0%})", flush=True)


if __name__ == "__main__":
    main()
