"""Looking back: frames of a game as a seat saw it, computed by a worker."""

from __future__ import annotations

from typing import Any

import msgspec

from fabletable.kernel import Refused
from fabletable.table.jobs.jobs import ReplayJob, RuleExamplesJob
from fabletable.table.messages.records import Replay
from fabletable.table.ports.workers import Workers
from fabletable.table.records.archive import who_decided
from fabletable.table.replica.played import GATHERING, PlayedGame, stop_words
from fabletable.table.seats.access import seats_with
from fabletable.table.service.service import TableService

MOST_FRAMES = 25


async def replay_of(workers: Workers, game: PlayedGame, seat: int | None, first: int, last: int) -> Replay:
    """Return frames ``first`` to ``last``, as far as there are any and at most 25 of them."""
    first = min(first, game.decisions + 1)
    if game.stop is not None and game.stop.number <= 1:
        raise Refused("why-rules-stop", stop_words(game.stop))
    last = min(max(first, last), first + MOST_FRAMES - 1, game.decisions)
    job = ReplayJob(game.log(), who_decided(game), seat, first, last, game.is_final)
    found = await workers.run(job, game.id)
    frames: Any = msgspec.Raw(found)
    return Replay(seat, game.decisions, frames, game.stop)


async def examples_of(workers: Workers, game: PlayedGame, seat: int | None) -> bytes:
    """Return what this seat saw of the chapters of the rules, as far as the rules of today tell its story."""
    if game.stop is not None and game.stop.number <= 1:
        return b"{}"
    return await workers.run(RuleExamplesJob(game.log(), seat, True), game.id)


def check_may_see(service: TableService, game: PlayedGame, seat: int | None, secret: str) -> None:
    """Refuse the view of a seat to anyone who does not hold it, until the game is over."""
    check_started(game)
    if seat is not None and seat >= len(game.seats):
        raise Refused("why-no-such-seat", {"seat": seat})
    if seat is not None and not game.is_final and seat not in seats_with(service, game, secret):
        raise Refused("why-wrong-secret")


def check_started(game: PlayedGame) -> None:
    if game.row.state == GATHERING:
        raise Refused("why-not-started")
