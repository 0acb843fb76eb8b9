"""Count how often people are asked, and how often it makes no difference: ``python benchmarks/decisions.py witcher``.

Plays games and counts decisions for one seat of one game, question by question. With ``--equal`` every option is tried
on a clone: options that lead to the same table with the same next question need not be asked for.
"""

from __future__ import annotations

import argparse
from collections import Counter

import fabletable
from fabletable.bots import make_bot
from fabletable.bots.bot import Bot, Imagine
from fabletable.kernel import Chance, Match


def play(match: Match, bots: list[Bot], asked: Counter[str], equal: Counter[str], same: Counter[str]) -> None:
    luck = Chance(f"{match.seed}/decisions")
    while (decision := match.decision) is not None:
        asked[decision.ask] += 1
        if equal is not asked:
            after = Counter(tried(match, option.key) for option in decision.options)
            if len(after) == 1:
                equal[decision.ask] += 1
            elif len(after) < len(decision.options):
                same[decision.ask] += 1
        match.take(bots[decision.seat].decide(decision, Imagine(match, decision.seat, luck)))


def tried(match: Match, key: str) -> tuple[str, str, tuple[str, ...]]:
    """Return the result of an option: the table and the next question."""
    clone = match.clone()
    clone.choose(key)
    asked = clone.decision
    return clone.checksum(), "" if asked is None else asked.ask, tuple(o.key for o in asked.options) if asked else ()


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("game")
    words.add_argument("--games", type=int, default=20)
    words.add_argument("--players", type=int, default=3)
    words.add_argument("--bot", default="greedy")
    words.add_argument("--option", action="append", default=[])
    words.add_argument("--equal", action="store_true", help="try every option")
    wanted = words.parse_args()
    options = dict(word.split("=", 1) for word in wanted.option)
    asked: Counter[str] = Counter()
    equal: Counter[str] = Counter() if wanted.equal else asked
    same: Counter[str] = Counter()
    for game in range(wanted.games):
        match = fabletable.start(wanted.game, wanted.players, f"decisions/{game}", options)
        bots = [make_bot(wanted.bot, f"{game}/{seat}") for seat in range(wanted.players)]
        play(match, bots, asked, equal, same)
    seats = wanted.games * wanted.players
    print(f"{wanted.game}, {wanted.players} players, {wanted.bot}, {wanted.games} games {wanted.option or ''}")
    print(f"{'decisions for one player':32}{sum(asked.values()) / seats:8.1f}")
    for ask, times in asked.most_common():
        figures = f"{equal[ask] / seats:10.2f} all equal {same[ask] / seats:8.2f} some" if wanted.equal else ""
        print(f"  {ask:30}{times / seats:8.2f}{figures}")


if __name__ == "__main__":
    main()
