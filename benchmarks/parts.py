"""The cost of each step of a decision without sockets and database: bots, rules, checksum, scene, question, moments,
difference, encoding. A person sits beside a bot, as in benchmarks/load.py; the bot's answer is shown with the choice.
Many tables take turns, as on a server: a single one would stay in the caches and seem to cost half."""

from __future__ import annotations

import gc
import sys
import time
from collections.abc import Callable, Iterator
from typing import TypeVar

import msgspec

import fabletable
from fabletable.bots import Imagine, make_bot
from fabletable.director import Knowledge
from fabletable.kernel import Chance, Decision, Match
from fabletable.kernel.difference import difference
from fabletable.kernel.scene import Ask, Scene
from fabletable.server.app import tidy_up_seldom
from fabletable.table.messages.records import ShownMoment
from fabletable.table.moments import packed_moments

DECISIONS, TABLES = 2000, 60
PERSON, BOT = 0, "greedy"

T = TypeVar("T")


class Clock:
    """Microseconds of processor time by name."""

    def __init__(self) -> None:
        self.spent: dict[str, float] = {}

    def of(self, name: str, work: Callable[..., T], *given: object) -> T:
        begun = time.process_time()
        done = work(*given)
        self.spent[name] = self.spent.get(name, 0.0) + time.process_time() - begun
        return done


def parts_of(game: str) -> dict[str, float]:
    """Measure the microseconds that each step takes for a decision."""
    clock, kept = Clock(), gc.get_threshold()
    tables = [_play(game, clock, f"parts/{number}") for number in range(TABLES)]
    for table in tables:
        next(table)
    tidy_up_seldom()  # as the server does
    clock.spent.clear()
    made = 0
    while made < DECISIONS:
        made += sum(next(table) for table in tables)
    gc.unfreeze()
    gc.set_threshold(*kept)
    return {name: spent / made * 1e6 for name, spent in clock.spent.items()}


def _play(game: str, clock: Clock, seed: str) -> Iterator[int]:
    """Play one game after the other; yield at each view the number of decisions made since the last one."""
    while True:
        seed += "+"
        yield from _game(fabletable.start(game, 2, seed, watched=True), clock, Chance(seed))


def _game(match: Match, clock: Clock, chance: Chance) -> Iterator[int]:
    encoder = msgspec.json.Encoder()
    before, first = match.scene(PERSON), 1
    while (decision := match.decision) is not None:
        if decision.seat == PERSON:
            key = decision.options[chance.below(len(decision.options))].key
        else:
            key = clock.of("thinking", _thought, match, decision)
        clock.of("rules", match.choose, key)
        clock.of("checksum", match.checksum)
        if match.decision is not None and match.decision.seat != PERSON:
            continue
        scene = clock.of("scene", match.scene, PERSON)
        ask = clock.of("question", _asked, match)
        news = clock.of("moments", _moments, match, before, first)
        change = clock.of("difference", difference, before, scene)
        clock.of("packing", encoder.encode, [change, ask, news])
        yield match.number + 1 - first
        before, first = scene, match.number + 1
        match.forget_moments(first)


def _thought(match: Match, decision: Decision) -> str:
    bot = make_bot(BOT, str(match.number))
    key: str = bot.decide(decision, Imagine(match, decision.seat, bot.chance)).key
    return key


def _asked(match: Match) -> Ask | None:
    """Return the present question; odds that take trials are left to another process."""
    return match.ask(PERSON, odds=not match.tries_odds)


def _moments(match: Match, before: Scene, first: int) -> list[ShownMoment]:
    known = Knowledge(PERSON, match.log(PERSON), match.log_parts(PERSON))
    return packed_moments(match.moments(PERSON, first), before, known)


if __name__ == "__main__":
    for game in sys.argv[1:] or fabletable.shelf():
        parts = parts_of(game)
        print(f"{game:10} {sum(parts.values()):6.0f} µs:", ", ".join(f"{name} {n:.0f}" for name, n in parts.items()))
