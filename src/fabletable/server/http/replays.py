"""Over HTTP: looking back at a game, frame by frame or at its course."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get
from litestar.params import QueryParameter

from fabletable.server.http.request import Bearer, TableId, TheService, secret_in, while_waiting
from fabletable.table.messages.records import Replay, Timeline
from fabletable.table.records.archive import timeline_of
from fabletable.table.records.replays import check_may_see, check_started, replay_of


@get("/api/tables/{table_id:str}/replay")
async def replay(
    table_id: TableId,
    service: TheService,
    request: Request[Any, Any, Any],
    authorization: Bearer = "",
    seat: Annotated[int | None, QueryParameter(ge=0, le=20)] = None,
    first: Annotated[int, QueryParameter(name="from", ge=0)] = 0,
    last: Annotated[int, QueryParameter(name="to", ge=0)] = 0,
) -> Replay:
    """Return frames of the game. A seat's own view needs its secret while the game goes on."""
    table = await service.tables.look_up(table_id)
    check_may_see(service, table, seat, secret_in(authorization))
    return await while_waiting(request, replay_of(service.workers, table, seat, first, last))


@get("/api/tables/{table_id:str}/timeline")
async def timeline(table_id: TableId, service: TheService, request: Request[Any, Any, Any]) -> Timeline:
    """Return every decision with the public scores after it, and the luck once the game is over."""
    table = await service.tables.look_up(table_id)
    check_started(table)
    return await while_waiting(request, timeline_of(service, table))
