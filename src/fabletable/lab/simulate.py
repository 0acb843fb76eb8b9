"""Play many games with bots, in as many processes as asked for. The outcome does not depend on how many."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from time import perf_counter
from typing import Any

from fabletable.bots import Bot, make_bot
from fabletable.bots.roster import MakeBot, bring_bot, brought_bots, let_decide
from fabletable.games import HOUSE, bring, find
from fabletable.kernel import Game, Match, Refused
from fabletable.kernel.match import start
from fabletable.lab.follies import Seen, by_folly, noted
from fabletable.lab.outcome import (
    Outcome,
    Played,
    Trouble,
    fingerprint,
    scores_by_bot,
    spread,
    wins_by_bot,
    wins_by_seat,
)

LONGEST = 200_000
"""A game with more decisions than this does not end."""

LAST = 12
"""So many decisions before a break are shown."""


class Endless(Exception):
    pass


class Errand:
    """What a worker needs to know. Games and bots that users brought travel along; those of the house are at home."""

    def __init__(
        self,
        game: Game,
        players: int,
        bots: list[str],
        seed: str,
        options: Mapping[str, Any],
        count: bool,
        follies: bool = False,
    ) -> None:
        self.game = game.key
        self.brought = None if game.key in HOUSE else game
        self.brought_bots: dict[str, MakeBot] = {n: make for n, make in brought_bots().items() if n in bots}
        self.players = players
        self.bots = bots
        self.seed = seed
        self.options = dict(options)
        self.count = count
        self.follies = follies


Batch = tuple[list[Played], dict[str, int]]


def simulate(
    game: str,
    games: int = 100,
    players: int | None = None,
    bots: Sequence[str] = ("random",),
    seed: str | int = "",
    workers: int = 1,
    options: Mapping[str, Any] | None = None,
    coverage: bool = False,
    on_progress: Callable[[int], None] | None = None,
    follies: bool = False,
) -> Outcome:
    """Play ``games`` games. Bots go round the seats, so that each sits everywhere equally often.

    A game that breaks is counted and kept for a report, and the others go on. ``on_progress`` hears how many
    games have been played. With ``follies`` the game's onlooker watches.
    """
    for name, number in (("games", games), ("workers", workers)):
        if number < 1:
            raise Refused("why-too-few", {"name": name, "value": number})
    rules = find(game)
    low, high = rules.players
    seats = max(low, len(bots), min(2, high)) if players is None else players
    seated = _seated(bots, seats)
    match = start(rules, seats, str(seed), options)
    errand = Errand(rules, seats, seated, str(seed), match.options, coverage, follies)
    began = perf_counter()
    played, tally = _gather(errand, games, workers, on_progress)
    seconds = perf_counter() - began
    return _outcome(errand, rules, played, tally, seconds)


def _seated(bots: Sequence[str], players: int) -> list[str]:
    """A bot for each seat: the named ones again and again. Refused when a name is unknown or there are too many."""
    for name in bots:
        make_bot(name, "")
    if not 1 <= len(bots) <= players:
        raise Refused("why-bot-count", {"bots": len(bots), "players": players})
    return [bots[seat % len(bots)] for seat in range(players)]


def _gather(
    errand: Errand, games: int, workers: int, on_progress: Callable[[int], None] | None
) -> tuple[list[Played], dict[str, int]]:
    played: list[Played] = []
    tally: dict[str, int] = {}
    for batch, counted in _batches(errand, games, workers):
        played += batch
        for what, times in counted.items():
            tally[what] = tally.get(what, 0) + times
        if on_progress is not None:
            on_progress(len(played))
    return sorted(played, key=lambda game: game.index), tally


def _batches(errand: Errand, games: int, workers: int) -> Iterator[Batch]:
    size = max(1, min(50, games // (4 * workers)))
    ranges = (range(first, min(first + size, games)) for first in range(0, games, size))
    if workers == 1 or games <= size:
        yield from (play_batch(errand, indices) for indices in ranges)
        return
    # A fresh process inherits no threads and no locks; it costs half a second once.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(workers, games), mp_context=context, initializer=_leave_quietly) as pool:
        waiting: set[Future[Batch]] = set()
        try:
            while True:
                with _interrupts_wait():
                    more = islice(ranges, 4 * workers - len(waiting))
                    waiting |= {pool.submit(play_batch, errand, indices) for indices in more}
                if not waiting:
                    return
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        except BrokenProcessPool:
            raise Refused("why-worker-died") from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


@contextmanager
def _interrupts_wait() -> Iterator[None]:
    """A process started here hears Ctrl-C only once it has begun to work, instead of breaking while it loads."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _leave_quietly() -> None:
    """Ctrl-C reaches every process of the terminal; only the first has something to say about it."""
    signal.signal(signal.SIGINT, lambda *_: os._exit(130))
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def play_batch(errand: Errand, indices: range) -> Batch:
    """Runs in the worker."""
    if errand.brought is not None:
        bring(errand.brought)
    for name, make in errand.brought_bots.items():
        bring_bot(name, make)
    tally: dict[str, int] = {}
    return [play_one(errand, index, tally) for index in indices], tally


def play_one(errand: Errand, index: int, tally: dict[str, int]) -> Played:
    names = [errand.bots[(seat + index) % errand.players] for seat in range(errand.players)]
    seed = f"{errand.seed}/{index}"
    seated = [make_bot(name, f"{seed}/{seat}") for seat, name in enumerate(names)]
    match: Match | None = None
    try:
        quick = not any(bot.looks_ahead for bot in seated)
        match = start(find(errand.game), errand.players, seed, errand.options, quick=quick)
        follies = _play(match, seated, tally if errand.count else None, errand.follies)
        result = match.result
        if result is None:
            raise Endless(f"no end after {LONGEST} decisions")
        return Played(index, names, match.number, result.winners, result.scores, match.checksum(), follies=follies)
    except Exception as broken:  # noqa: BLE001 - whatever breaks one game must not stop the others
        return Played(index, names, trouble=_trouble(index, seed, names, match, broken))


def _play(match: Match, seated: list[Bot], tally: dict[str, int] | None, watched: bool) -> list[Seen]:
    """To the end, and what the game's onlooker saw on the way."""
    match.table.story = None
    match.table.tally = tally
    onlooker = match.game.onlooker(match.table) if watched else None
    follies: list[Seen] = []
    while (decision := match.decision) is not None and match.number < LONGEST:
        let_decide(match, seated[decision.seat], onlooker)
        if onlooker is not None:
            noted(match, onlooker, follies)
    if onlooker is not None:
        onlooker.sees_the_end(match.table)
        noted(match, onlooker, follies)
    return follies


def _trouble(index: int, seed: str, names: list[str], match: Match | None, broken: Exception) -> Trouble:
    error = f"{type(broken).__name__}: {broken}"
    trace = "".join(traceback.format_exception(broken))
    if match is None:
        return Trouble(index, seed, names, error, 0, [], trace)
    try:
        record = match.record()
    except Exception:  # noqa: BLE001 - a game may be too broken to be written down
        record = None
    return Trouble(index, seed, names, error, match.number, match.made[-LAST:], trace, record)


def _outcome(errand: Errand, game: Game, played: list[Played], tally: dict[str, int], seconds: float) -> Outcome:
    finished = [one for one in played if one.trouble is None]
    decisions = sum(one.decisions for one in finished)
    names = list(dict.fromkeys(errand.bots))
    return Outcome(
        game=game.key,
        version=game.version,
        players=errand.players,
        options=errand.options,
        bots=errand.bots,
        seed=errand.seed,
        games=len(played),
        finished=len(finished),
        errors=len(played) - len(finished),
        decisions=decisions,
        seconds=round(seconds, 3),
        decisions_per_second=round(decisions / seconds, 1) if seconds else 0.0,
        wins=wins_by_bot(finished, names),
        seats=wins_by_seat(finished, errand.players),
        shared=sum(len(one.winners) > 1 for one in finished),
        unwon=sum(not one.winners for one in finished),
        scores=scores_by_bot(finished, names),
        lengths=spread([one.decisions for one in finished]),
        fingerprint=fingerprint(finished),
        coverage=dict(sorted(tally.items())),
        never=sorted(set(game.coverage()) - set(tally)) if errand.count else [],
        troubles=[one.trouble for one in played if one.trouble is not None],
        follies=by_folly(game.follies, [(one.index, one.bots, one.follies) for one in finished])
        if errand.follies
        else {},
    )
