"""What is kept for good of a finished game: its record and its course. Both are worked out next door, once."""

from __future__ import annotations

import msgspec

from fabletable.kernel import Refused
from fabletable.server.storage.store import Store
from fabletable.server.workers.pool import Thinkers
from fabletable.table.jobs.jobs import Course, Finished, Written
from fabletable.table.messages.records import Timeline
from fabletable.table.replica.played import OVER, Played, kept_result, stop_words

RECORD = "record"
COURSE = "course"


async def keep_finished(store: Store, thinkers: Thinkers, table: Played) -> tuple[bytes, bytes]:
    """Record and course of a game that is over, as they are now, while the rules are those it was played by."""
    table.check_whole()
    if table.stop is not None:
        raise Refused("why-other-rules", stop_words(table.stop))
    record, course = await thinkers.ask(Finished(table.log(), who_decided(table), table.row.rules), table.id)
    await store.keep(table.id, {RECORD: record, COURSE: course})
    return record, course


async def written_record(store: Store, thinkers: Thinkers, table: Played) -> bytes:
    """The record as it was when the game ended; it is written once and kept."""
    table.check_whole()
    kept = await store.kept(table.id, RECORD)
    if kept is not None:
        return kept
    if table.row.state == OVER:
        return (await keep_finished(store, thinkers, table))[0]
    return await thinkers.ask(Written(table.log(), table.row.rules), table.id)


async def course_of(store: Store, thinkers: Thinkers, table: Played) -> Timeline:
    """The course of a game that is over is worked out once and kept; the result is the one it ended with."""
    kept = await store.kept(table.id, COURSE) if table.is_final else None
    if kept is None and table.row.state == OVER and table.stop is None:
        _, kept = await keep_finished(store, thinkers, table)
    if kept is not None:
        return msgspec.json.decode(kept, type=Timeline)
    found = await thinkers.ask(Course(table.log(), who_decided(table), table.is_final), table.id)
    course = msgspec.json.decode(found, type=Timeline)
    course.result, course.stop = kept_result(table.row), table.stop
    return course


def who_decided(table: Played) -> list[int]:
    return [seat for seat, _ in table.made]
