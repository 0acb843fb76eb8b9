"""Over HTTP: how a finished game ended, its review, playing on from any moment of it, and playing again."""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import Request, get, post
from litestar.params import JSONBody

from fabletable.server.http.request import Bearer, TableId, TheDoors, TheHouse, secret_in
from fabletable.server.limits.access import address_of
from fabletable.table.messages.records import Ended, Reviewing, WhatIf
from fabletable.table.messages.tables import TableInfo, TableMade
from fabletable.table.play.fork import check_is_over, check_may_look_back, play_on_from
from fabletable.table.play.rematch import play_again


@get("/api/tables/{table_id:str}/review")
async def review(
    table_id: TableId,
    house: TheHouse,
    doors: TheDoors,
    request: Request[Any, Any, Any],
    authorization: Bearer = "",
) -> Reviewing:
    """How the game was won and lost, as far as that is worked out. Ask again until ``part`` is 1."""
    table = await house.look_up(table_id)
    check_may_look_back(house, table, secret_in(authorization))
    pay = partial(doors.begin, address_of(request), "GET /api/tables/{table_id}/review")
    part, found = await house.reviews.of(table, pay)
    return Reviewing(part, found)


@get("/api/tables/{table_id:str}/ending")
async def ending(table_id: TableId, house: TheHouse, doors: TheDoors, request: Request[Any, Any, Any]) -> Ended:
    """How the game ended, as far as that is told. Ask again until ``part`` is 1."""
    table = await house.look_up(table_id)
    check_is_over(table)
    pay = partial(doors.begin, address_of(request), "GET /api/tables/{table_id}/ending")
    part, found = await house.endings.of(table, pay)
    return Ended(part, found)


@post("/api/tables/{table_id:str}/again", status_code=200)
async def again(table_id: TableId, house: TheHouse, authorization: Bearer = "") -> TableInfo:
    """The same people and bots play once more, seats turned by one; whoever asks second gets to the same table."""
    return await play_again(house, await house.find(table_id), secret_in(authorization))


@post("/api/tables/{table_id:str}/what-if")
async def what_if(table_id: TableId, data: JSONBody[WhatIf], house: TheHouse, authorization: Bearer = "") -> TableMade:
    """Take a seat at any moment of a finished game and play on against bots, at a table of one's own."""
    table = await house.look_up(table_id)
    check_may_look_back(house, table, secret_in(authorization))
    return await play_on_from(house, table, data)
