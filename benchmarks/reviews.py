"""Do reviews find who erred: ``python benchmarks/reviews.py`` reviews games of ``hard`` against ``easy``, seats turned.

Tells for either of them the winning chance that faults lost in a game, and what all choices gave beside the quick
bot's own, each with its 95 % interval over the games, and how long a review took. Reviews made are kept in a file
(``--keep``) and not made again, so a long run can be made in slices (``--seconds``).
"""

from __future__ import annotations

import argparse
import json
import sys
from multiprocessing import get_context
from pathlib import Path
from statistics import mean, stdev
from time import process_time, time
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

import fabletable
from fabletable.bots import make_bot
from fabletable.bots.roster import let_decide
from fabletable.coach import review

PAIR = ("hard", "easy")
FAULTS = ("slip", "mistake", "blunder")


class Found(NamedTuple):
    """One game's review. By player, in the order of ``PAIR``: faults, what they lost, and what all choices gave."""

    game: str
    number: int
    faults: list[int]
    lost: list[float]
    given: list[float]
    won: list[float]
    decisions: int
    seconds: float


def found_in(game: str, number: int) -> Found:
    seats = PAIR if number % 2 == 0 else PAIR[::-1]
    match = fabletable.start(game, 2, f"reviews/{number}", None)
    bots = [make_bot(name, f"reviews/{number}/{seat}") for seat, name in enumerate(seats)]
    while match.decision is not None:
        let_decide(match, bots[match.decision.seat])
    record = match.record()
    began = process_time()
    told = review(match.game, 2, record.seed, record.options, [key for _, key, _ in record.decisions])
    seconds = process_time() - began
    order = [seats.index(name) for name in PAIR]
    faults = [[each for each in told.decisions if each.seat == seat and each.word in FAULTS] for seat in order]
    return Found(
        game,
        number,
        [len(each) for each in faults],
        [round(sum(fault.loss.mean for fault in each), 4) for each in faults],
        [round(told.seats[seat].account.choices[seat].mean, 4) for seat in order],
        [1 / len(told.winners) if seat in told.winners else 0.0 for seat in order],
        len(record.decisions),
        round(seconds, 1),
    )


def kept(path: Path | None) -> dict[tuple[str, int], Found]:
    if path is None or not path.exists():
        return {}
    found = [Found(*json.loads(line)) for line in path.read_text("utf-8").splitlines()]
    return {(each.game, each.number): each for each in found}


def found_in_time(task: tuple[str, int, float]) -> Found | None:
    game, number, ends = task
    return found_in(game, number) if time() < ends else None


def make(given: argparse.Namespace) -> list[Found]:
    done = kept(given.keep)
    ends = time() + (given.seconds or 1e9)
    tasks = [
        (game, number, ends) for number in range(given.games) for game in given.names if (game, number) not in done
    ]
    with get_context("spawn").Pool(given.workers) as pool:
        for found in pool.imap_unordered(found_in_time, tasks):
            if found is None:
                continue
            done[found.game, found.number] = found
            if given.keep:
                with given.keep.open("a", encoding="utf-8") as keep:
                    keep.write(json.dumps(found) + "\n")
    return [each for each in done.values() if each.game in given.names]


def interval(values: list[float]) -> str:
    reach = 1.96 * stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.5
    return f"{100 * mean(values):+.1f} ({100 * (mean(values) - reach):+.1f} to {100 * (mean(values) + reach):+.1f})"


def table(game: str, found: list[Found]) -> str:
    slowest, usual = max(each.seconds for each in found), mean(each.seconds for each in found)
    lines = [f"{game}, {len(found)} games, a review {usual:.1f} s of processor time, the longest {slowest:.1f}"]
    for place, name in enumerate(PAIR):
        faults = mean(each.faults[place] for each in found)
        lost = interval([each.lost[place] for each in found])
        lines.append(
            f"  {name:5} won {mean(each.won[place] for each in found):.0%}, {faults:.1f} faults a game, "
            f"lost {lost} points by them, all choices gave {interval([each.given[place] for each in found])}"
        )
    lines.append(f"  easy lost more by {interval([each.lost[1] - each.lost[0] for each in found])} points a game")
    return "\n".join(lines)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("names", nargs="*", default=["diceforge"])
    words.add_argument("--games", type=int, default=50, help="of each")
    words.add_argument("--workers", type=int, default=2)
    words.add_argument("--seconds", type=float, default=0, help="begin no game after so long")
    words.add_argument("--keep", type=Path, help="the file of reviews made, one a line")
    given = words.parse_args()
    found = make(given)
    for name in given.names:
        mine = [each for each in found if each.game == name]
        if mine:
            print(table(name, mine), flush=True)


if __name__ == "__main__":
    main()
