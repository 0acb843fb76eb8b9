"""Measure the strength of bots: ``make duels``, or one pair: ``python benchmarks/duels.py diceforge hard medium``.

One of the first against the second on all other seats, seats turned, every game with a seed of its own. Tells the
share of games won with its 95 % interval (Wilson), games that all lost, and milliseconds a decision of the first and of
the others. Games played are kept in a file and not played again (``--keep``), so a long run can be made in slices
(``--seconds``), on any number of machines; ``--games`` says how many there shall be in all. ``--table`` writes what
docs/players.md shows.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from multiprocessing import get_context
from multiprocessing.pool import AsyncResult
from pathlib import Path
from time import monotonic, process_time, sleep
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

import fabletable
from fabletable.bots import Bot, Imagine, bring_bot, make_bot
from fabletable.bots.best_search import BestSearch
from fabletable.bots.rollout import first_best
from fabletable.bots.rollout_search import tried
from fabletable.bots.roster import let_decide
from fabletable.coach.trials import wilson
from fabletable.kernel import Decision
from fabletable.kernel.advice import GAME

ROLLOUTS = 200


class Flat(Bot):
    """The measure of all search: every option as often, each trial played to the end as greedy would, the best mean."""

    def decide(self, decision: Decision, imagine: Imagine) -> Any:
        options = decision.options
        if len(options) == 1:
            return options[0]
        came = [0.0] * len(options)
        for _ in range(max(1, ROLLOUTS // len(options))):
            luck = self.chance.fork()
            for place in range(len(options)):
                came[place] += tried(imagine.once(luck), place, decision.seat, GAME)
        return options[first_best(came)]


bring_bot("flat", Flat)
# As master looks, with a third of its trials: no more time than flat search takes.
bring_bot("brief", lambda chance: BestSearch(chance, patience=4 / 3))


class Pair(NamedTuple):
    game: str
    first: str
    others: str
    players: int = 2


PAIRS = [
    *(Pair(game, "hard", "medium") for game in ("diceforge", "witcher", "prophecy", "runebound")),
    *(Pair(game, "medium", "easy") for game in ("diceforge", "witcher", "prophecy", "runebound")),
    Pair("diceforge", "hard", "medium", 4),
    Pair("diceforge", "master", "medium"),
    Pair("diceforge", "master", "flat"),
    Pair("diceforge", "brief", "flat"),
    *(Pair(game, "master", "hard") for game in ("witcher", "prophecy", "runebound", "diceforge")),
    Pair("diceforge", "master", "hard", 4),
]
"""The pairs of docs/players.md, the slowest last."""


class Fought(NamedTuple):
    """One game: the first player's victory, whether all lost; the number of its decisions and their milliseconds in
    all, median and longest; the number and milliseconds of the others' decisions."""

    pair: Pair
    number: int
    won: float
    nobody: bool
    decisions: int
    spent: float
    median: float
    longest: float
    theirs: int = 0
    they_spent: float = 0.0


def fought(pair: Pair, number: int) -> Fought:
    match = fabletable.start(pair.game, pair.players, f"duel/{number}", None)
    mine = number % pair.players
    bots = [make_bot(pair.first if seat == mine else pair.others, f"{number}/{seat}") for seat in range(pair.players)]
    spent: list[float] = []
    they_spent: list[float] = []
    while match.decision is not None:
        seat = match.decision.seat
        trivial = len(match.decision.options) == 1
        began = process_time()
        let_decide(match, bots[seat])
        if not trivial:
            (spent if seat == mine else they_spent).append(1000 * (process_time() - began))
    spent.sort()
    winners = [] if match.result is None else match.result.winners
    share = 1 / len(winners) if mine in winners else 0.0
    middle, longest = (round(spent[int(part * (len(spent) - 1))], 1) for part in (0.5, 1.0))
    of_mine = len(spent), round(sum(spent), 1), middle, longest
    return Fought(pair, number, share, not winners, *of_mine, len(they_spent), round(sum(they_spent), 1))


# --- what was played before ---


def kept(path: Path | None) -> dict[tuple[Pair, int], Fought]:
    if path is None or not path.exists():
        return {}
    found = {}
    for line in path.read_text("utf-8").splitlines():
        pair, *rest = json.loads(line)
        game = Fought(Pair(*pair), *rest)
        found[game.pair, game.number] = game
    return found


def wanted(pairs: list[Pair], games: int, done: dict[tuple[Pair, int], Fought]) -> Iterator[tuple[Pair, int]]:
    for pair in pairs:
        for number in range(games):
            if (pair, number) not in done:
                yield pair, number


def play(pairs: list[Pair], given: argparse.Namespace) -> dict[tuple[Pair, int], Fought]:
    """Play the missing games until time is up. A game once begun is played to its end, or long ones would be
    missing."""
    done = kept(given.keep)
    ends = monotonic() + (given.seconds or 1e9)
    tasks = wanted(pairs, given.games, done)
    running: list[AsyncResult[Fought]] = []
    keep = given.keep.open("a", encoding="utf-8") if given.keep else None
    with get_context("spawn").Pool(given.workers) as pool:
        while True:
            while len(running) < given.workers and monotonic() < ends:
                task = next(tasks, None)
                if task is None:
                    ends = 0.0
                    break
                running.append(pool.apply_async(fought, task))
            if not running:
                return done
            for result in [each for each in running if each.ready()]:
                running.remove(result)
                game = result.get()
                done[game.pair, game.number] = game
                if keep is not None:
                    keep.write(json.dumps(game) + "\n")
                    keep.flush()
            sleep(0.01)


# --- what it comes to ---


class Sum(NamedTuple):
    pair: Pair
    games: int
    won: float
    low: float
    high: float
    nobody: float
    mean: float
    median: float
    longest: float
    theirs: float


def summed(pair: Pair, games: list[Fought]) -> Sum:
    count = len(games)
    won = sum(game.won for game in games)
    low, high = wilson(won / count, count)
    medians = sorted(game.median for game in games)
    return Sum(
        pair,
        count,
        won / count,
        low,
        high,
        sum(game.nobody for game in games) / count,
        sum(game.spent for game in games) / sum(game.decisions for game in games),
        medians[count // 2],
        max(game.longest for game in games),
        sum(game.they_spent for game in games) / max(1, sum(game.theirs for game in games)),
    )


def shown(found: Sum) -> str:
    pair = found.pair
    return (
        f"{pair.game:<10} {pair.first:<8} against {pair.others:<8} {pair.players} players {found.games:>5} games  "
        f"{found.won:6.1%} ({found.low:.1%} to {found.high:.1%})  all lost {found.nobody:5.1%}  "
        f"ms {found.mean:7.1f} mean {found.median:7.1f} median {found.longest:7.1f} longest "
        f"(the others' {found.theirs:.1f} mean)"
    )


def row(found: Sum) -> str:
    pair = found.pair
    lost = f"{found.nobody:.0%}" if found.nobody else "–"
    return (
        f"| {pair.game} | `{pair.first}` against `{pair.others}`"
        f"{'' if pair.players == 2 else f', one among {pair.players}'} | {found.games} | "
        f"{100 * found.won:.0f} % ({100 * found.low:.0f}–{100 * found.high:.0f}) | {lost.replace('%', ' %')} | "
        f"{found.mean:.0f} / {found.median:.0f} / {found.longest:.0f} |"
    )


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("game", nargs="?", help="without it, all pairs that docs/players.md tells")
    words.add_argument("first", nargs="?", default="hard")
    words.add_argument("others", nargs="?", default="medium")
    words.add_argument("--games", type=int, default=400)
    words.add_argument("--players", type=int, default=2)
    words.add_argument("--workers", type=int, default=2)
    words.add_argument("--seconds", type=float, default=0, help="begin no game after so long")
    words.add_argument("--keep", type=Path, help="the file of games played, one a line")
    words.add_argument("--table", action="store_true", help="as a table of docs/players.md")
    given = words.parse_args()
    pairs = PAIRS if given.game is None else [Pair(given.game, given.first, given.others, given.players)]
    done = play(pairs, given)
    for pair in pairs:
        games = [game for (played, _), game in done.items() if played == pair]
        if games:
            print((row if given.table else shown)(summed(pair, games)), flush=True)


if __name__ == "__main__":
    main()
