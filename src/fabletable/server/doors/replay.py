"""Looking back: frames of a game as a seat saw it, and its course in numbers. The work is done next door."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, get
from litestar.params import QueryParameter

from fabletable.kernel import Refused
from fabletable.server.doors.asked import Bearer, TableId, TheHouse, secret_in, while_waiting
from fabletable.server.doors.seats import seat_with
from fabletable.server.messages import Replay, Timeline
from fabletable.server.tables.house import House
from fabletable.server.tables.open_table import OVER, Played, kept_result, stop_words
from fabletable.server.thinkers import Course, Frames

MOST_FRAMES = 25


@get("/api/tables/{table_id:str}/replay")
async def replay(
    table_id: TableId,
    house: TheHouse,
    request: Request[Any, Any, Any],
    authorization: Bearer = "",
    seat: Annotated[int | None, QueryParameter(ge=0, le=20)] = None,
    first: Annotated[int, QueryParameter(name="from", ge=0)] = 0,
    last: Annotated[int, QueryParameter(name="to", ge=0)] = 0,
) -> Replay:
    """Frames of the game. A seat's own view needs its secret while the game goes on."""
    table = await house.look_up(table_id)
    _started(table)
    if seat is not None and seat >= len(table.seats):
        raise Refused("why-no-such-seat", {"seat": seat})
    over = table.is_final
    if seat is not None and not over and seat_with(house, table, secret_in(authorization)) != seat:
        raise Refused("why-wrong-secret")
    first = min(first, table.decisions + 1)
    if table.stop is not None and table.stop.number <= 1:
        raise Refused("why-rules-stop", stop_words(table.stop))
    last = min(max(first, last), first + MOST_FRAMES - 1, table.decisions)
    question = Frames(table.log(), _seats(table), seat, first, last, over)
    found = await while_waiting(request, house.thinkers.ask(question, table.id))
    frames: Any = msgspec.Raw(found)
    return Replay(seat, table.decisions, frames, table.stop)


@get("/api/tables/{table_id:str}/timeline")
async def timeline(table_id: TableId, house: TheHouse, request: Request[Any, Any, Any]) -> Timeline:
    """Every decision with the public scores after it; luck once the game is over."""
    table = await house.look_up(table_id)
    _started(table)
    return await while_waiting(request, course_of(house, table))


COURSE = "course"


async def course_of(house: House, table: Played) -> Timeline:
    """The course of a game that is over is worked out once and kept; the result is the one it ended with."""
    kept = await house.store.kept(table.id, COURSE) if table.is_final else None
    if kept is not None:
        return msgspec.json.decode(kept, type=Timeline)
    question = Course(table.log(), _seats(table), table.is_final)
    found = await house.thinkers.ask(question, table.id)
    course = msgspec.json.decode(found, type=Timeline)
    course.result, course.stop = kept_result(table.row), table.stop
    if table.row.state == OVER and table.stop is None:
        await house.store.keep(table.id, COURSE, msgspec.json.encode(course))
    return course


def _started(table: Played) -> None:
    if table.row.state == "gathering":
        raise Refused("why-not-started")


def _seats(table: Played) -> list[int]:
    return [seat for seat, _ in table.made]
