"""What is kept for good of a finished game: its record and its course. Both are worked out next door, once."""

from __future__ import annotations

import msgspec

from fabletable.kernel import Refused
from fabletable.server.messages.afterwards import Timeline
from fabletable.server.store import Store
from fabletable.server.tables.played import OVER, Played, kept_result, stop_words
from fabletable.server.thinkers import Course, Thinkers, Written

RECORD = "record"
COURSE = "course"


async def written_record(store: Store, thinkers: Thinkers, table: Played) -> bytes:
    """The record as it was when the game ended; it is written once and kept."""
    kept = await store.kept(table.id, RECORD)
    if kept is not None:
        return kept
    if table.stop is not None and table.row.state == OVER:
        raise Refused("why-other-rules", stop_words(table.stop))
    data = await thinkers.ask(Written(table.log(), table.row.rules), table.id)
    if table.row.state == OVER:
        await store.keep(table.id, RECORD, data)
    return data


async def course_of(store: Store, thinkers: Thinkers, table: Played) -> Timeline:
    """The course of a game that is over is worked out once and kept; the result is the one it ended with."""
    kept = await store.kept(table.id, COURSE) if table.is_final else None
    if kept is not None:
        return msgspec.json.decode(kept, type=Timeline)
    question = Course(table.log(), who_decided(table), table.is_final)
    found = await thinkers.ask(question, table.id)
    course = msgspec.json.decode(found, type=Timeline)
    course.result, course.stop = kept_result(table.row), table.stop
    if table.row.state == OVER and table.stop is None:
        await store.keep(table.id, COURSE, msgspec.json.encode(course))
    return course


def who_decided(table: Played) -> list[int]:
    return [seat for seat, _ in table.made]
