"""HTTP routes of the table of the day: playing it, its result, the list of first tries."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from fabletable.coach.days import DayKind
from fabletable.server.http.records import TheKey
from fabletable.server.http.request import (
    Bearer,
    TableId,
    TheAccess,
    TheService,
    owner_in,
    person_in,
    secret_in,
    while_waiting,
)
from fabletable.server.http.signing import check_signed_by
from fabletable.server.limits.access import address_of
from fabletable.table.messages.tables import TableMade
from fabletable.table.messages.today import DayList, DayResultProgress, ListedTry, NewDayTable, Today
from fabletable.table.today import today
from fabletable.table.today.today import Days

ZoneMinutes = Annotated[int, QueryParameter(ge=-840, le=840)]


@get("/api/today")
async def see_today(service: TheService, authorization: Bearer = "", zone: ZoneMinutes = 0) -> Today:
    """Show today's tables, with the first tries of the person who asks."""
    return await today.see(service, await person_in(service, authorization), zone)


@post("/api/today")
async def play_today(data: JSONBody[NewDayTable], service: TheService, authorization: Bearer = "") -> TableMade:
    """Play today's table. The first try counts; later ones are practice."""
    keyring = await owner_in(service, authorization)
    return await today.play(service, data, keyring, secret_in(authorization))


@get("/api/today/{day:str}/{why:str}/{game:str}")
async def day_list(
    day: FromPath[str], why: FromPath[DayKind], game: FromPath[str], service: TheService, authorization: Bearer = ""
) -> DayList:
    """List the first tries of a day, for people who have finished their own."""
    return await today.list_of(service, NewDayTable(game, why, day), await person_in(service, authorization))


@post("/api/today/{day:str}/{why:str}/{game:str}", status_code=200)
async def check_try(
    day: FromPath[str],
    why: FromPath[DayKind],
    game: FromPath[str],
    service: TheService,
    server_key: TheKey,
    request: Request[Any, Any, Any],
) -> ListedTry:
    """Check whether a record is that of a first try of this day, played on this server."""
    written = await request.body()
    check_signed_by(written, server_key.public)
    return await today.check_record(service, NewDayTable(game, why, day), written)


@get("/api/tables/{table_id:str}/day")
async def day_result(
    table_id: TableId,
    service: TheService,
    access: TheAccess,
    request: Request[Any, Any, Any],
    authorization: Bearer = "",
    zone: ZoneMinutes = 0,
) -> DayResultProgress:
    """Show the result at a table of the day: against its goal, without luck, and beside the bots of the server."""
    game = await service.tables.look_up(table_id)
    keyring = await person_in(service, authorization)
    pay = partial(access.begin, address_of(request), "GET /api/tables/{table_id}/day")
    return await while_waiting(request, service.feature(Days).result(game, keyring, zone, pay))
