"""Looking back: frames of a game as a seat saw it. The work is done next door."""

from __future__ import annotations

from typing import Any

import msgspec

from fabletable.kernel import Refused
from fabletable.server.workers.pool import Thinkers
from fabletable.table.jobs.jobs import Exemplified, Frames
from fabletable.table.messages.records import Replay
from fabletable.table.records.archive import who_decided
from fabletable.table.replica.played import GATHERING, Played, stop_words

MOST_FRAMES = 25


async def replay_of(thinkers: Thinkers, table: Played, seat: int | None, first: int, last: int) -> Replay:
    """Frames ``first`` to ``last``, as far as there are any and at most 25 of them."""
    first = min(first, table.decisions + 1)
    if table.stop is not None and table.stop.number <= 1:
        raise Refused("why-rules-stop", stop_words(table.stop))
    last = min(max(first, last), first + MOST_FRAMES - 1, table.decisions)
    question = Frames(table.log(), who_decided(table), seat, first, last, table.is_final)
    found = await thinkers.ask(question, table.id)
    frames: Any = msgspec.Raw(found)
    return Replay(seat, table.decisions, frames, table.stop)


async def examples_of(thinkers: Thinkers, table: Played, seat: int | None) -> bytes:
    """What this seat saw of the chapters of the rules, as far as the rules of today tell its story."""
    if table.stop is not None and table.stop.number <= 1:
        return b"{}"
    return await thinkers.ask(Exemplified(table.log(), seat, True), table.id)


def check_started(table: Played) -> None:
    if table.row.state == GATHERING:
        raise Refused("why-not-started")
