"""Over HTTP: looking back at a game, frame by frame or at its course."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get
from litestar.params import QueryParameter

from fabletable.kernel import Refused
from fabletable.server.http.request import Bearer, TableId, TheHouse, secret_in, while_waiting
from fabletable.table.messages.records import Replay, Timeline
from fabletable.table.records.archive import course_of
from fabletable.table.records.replays import check_started, replay_of
from fabletable.table.replica.played import Played
from fabletable.table.seats.seats import seats_with
from fabletable.table.service.registry import House


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
    check_may_see(house, table, seat, secret_in(authorization))
    return await while_waiting(request, replay_of(house.thinkers, table, seat, first, last))


def check_may_see(house: House, table: Played, seat: int | None, secret: str) -> None:
    """Through the eyes of a seat only who holds it looks, until the game is over."""
    check_started(table)
    if seat is not None and seat >= len(table.seats):
        raise Refused("why-no-such-seat", {"seat": seat})
    if seat is not None and not table.is_final and seat not in seats_with(house, table, secret):
        raise Refused("why-wrong-secret")


@get("/api/tables/{table_id:str}/timeline")
async def timeline(table_id: TableId, house: TheHouse, request: Request[Any, Any, Any]) -> Timeline:
    """Every decision with the public scores after it; luck once the game is over."""
    table = await house.look_up(table_id)
    check_started(table)
    return await while_waiting(request, course_of(house.store, house.thinkers, table))
