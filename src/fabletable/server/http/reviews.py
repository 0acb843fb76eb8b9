"""Over HTTP: how a finished game ended, its review, playing on from any moment of it, and playing again."""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import Request, get, post
from litestar.params import JSONBody

from fabletable.server.http.request import Bearer, TableId, TheAccess, TheService, secret_in
from fabletable.server.limits.access import address_of
from fabletable.table.hints.reviews import Reviews
from fabletable.table.messages.records import EndingProgress, NewFork, ReviewProgress
from fabletable.table.messages.tables import TableInfo, TableMade
from fabletable.table.play.fork import check_is_over, check_may_look_back, play_on_from
from fabletable.table.play.rematch import play_again


@get("/api/tables/{table_id:str}/review")
async def review(
    table_id: TableId,
    service: TheService,
    access: TheAccess,
    request: Request[Any, Any, Any],
    authorization: Bearer = "",
) -> ReviewProgress:
    """Show how the game was won and lost, as far as that is computed. Ask again until ``part`` is 1."""
    table = await service.tables.look_up(table_id)
    check_may_look_back(service, table, secret_in(authorization))
    pay = partial(access.begin, address_of(request), "GET /api/tables/{table_id}/review")
    part, found = await service.feature(Reviews).reviews.of(table, pay)
    return ReviewProgress(part, found)


@get("/api/tables/{table_id:str}/ending")
async def ending(
    table_id: TableId, service: TheService, access: TheAccess, request: Request[Any, Any, Any]
) -> EndingProgress:
    """Show how the game ended, as far as that is computed. Ask again until ``part`` is 1."""
    table = await service.tables.look_up(table_id)
    check_is_over(table)
    pay = partial(access.begin, address_of(request), "GET /api/tables/{table_id}/ending")
    part, found = await service.feature(Reviews).endings.of(table, pay)
    return EndingProgress(part, found)


@post("/api/tables/{table_id:str}/again", status_code=200)
async def again(table_id: TableId, service: TheService, authorization: Bearer = "") -> TableInfo:
    """Make a rematch of the same people and bots, seats turned by one; all who ask get to the same table."""
    return await play_again(service, await service.tables.find(table_id), secret_in(authorization))


@post("/api/tables/{table_id:str}/what-if")
async def what_if(
    table_id: TableId, data: JSONBody[NewFork], service: TheService, authorization: Bearer = ""
) -> TableMade:
    """Take a seat at any moment of a finished game and play on against bots, at a table of one's own."""
    table = await service.tables.look_up(table_id)
    check_may_look_back(service, table, secret_in(authorization))
    return await play_on_from(service, table, data)
