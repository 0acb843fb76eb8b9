"""How strong the players are: ``make duels``, or ``python benchmarks/duels.py diceforge hard greedy --games 400``.

One of the first against the second on all other seats, seats turned, every game with a seed of its own. Prints the
share of games won with its 95 % interval (Wilson), games that all lost, and milliseconds a decision of the first.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from time import process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

import fabletable
from fabletable.bots import make_bot
from fabletable.bots.roster import let_decide

Duel = tuple[str, str, str, int, int, dict[str, Any]]
"""Game, the first player, the others, how many sit there, which game it is, options."""


def fought(duel: Duel) -> tuple[float, bool, list[float]]:
    """What the first player won, whether nobody did, and the seconds of each of its decisions."""
    game, first, others, players, number, options = duel
    match = fabletable.start(game, players, f"duel/{number}", options)
    mine = number % players
    bots = [make_bot(first if seat == mine else others, f"{number}/{seat}") for seat in range(players)]
    spent: list[float] = []
    while match.decision is not None:
        seat = match.decision.seat
        trivial = len(match.decision.options) == 1
        began = process_time()
        let_decide(match, bots[seat])
        if seat == mine and not trivial:
            spent.append(process_time() - began)
    winners = [] if match.result is None else match.result.winners
    return (1 / len(winners) if mine in winners else 0.0), not winners, spent


def interval(won: float, games: int) -> tuple[float, float]:
    """Wilson's, for 95 %."""
    z = 1.96
    share = won / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - reach, middle + reach


def duels(given: argparse.Namespace) -> Iterator[Duel]:
    options = dict(each.split("=", 1) for each in given.option)
    for number in range(given.games):
        yield given.game, given.first, given.others, given.players, given.begin + number, options


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("game")
    words.add_argument("first")
    words.add_argument("others")
    words.add_argument("--games", type=int, default=400)
    words.add_argument("--begin", type=int, default=0, help="the number of the first game")
    words.add_argument("--players", type=int, default=2)
    words.add_argument("--option", action="append", default=[], help="NAME=VALUE")
    words.add_argument("--workers", type=int, default=2)
    given = words.parse_args()
    won, nobody, games = 0.0, 0, 0
    spent: list[float] = []
    with get_context("spawn").Pool(given.workers) as pool:
        for share, lost_by_all, seconds in pool.imap_unordered(fought, duels(given)):
            won += share
            nobody += lost_by_all
            games += 1
            spent += seconds
            if games % 16 == 0:
                print(f"  {games} games, {won / games:.1%} won", file=sys.stderr, flush=True)
    low, high = interval(won, games)
    spent.sort()
    middle, last = (1000 * spent[int(part * (len(spent) - 1))] for part in (0.5, 0.99))
    print(
        f"{given.game:<10} {given.first:<8} against {given.others:<8} {given.players} players  {games:>5} games  "
        f"{won / games:6.1%} ({low:.1%} to {high:.1%})  all lost {nobody / games:5.1%}  "
        f"ms {1000 * sum(spent) / len(spent):7.1f} mean {middle:7.1f} median {last:7.1f} p99",
        flush=True,
    )


if __name__ == "__main__":
    main()
