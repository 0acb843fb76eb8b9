"""Over HTTP: the review of a finished game, and playing on from any moment of it."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from fabletable.server.doors.asked import Bearer, TableId, TheHouse, secret_in
from fabletable.server.messages import Reviewing, TableMade, WhatIf
from fabletable.server.tables.what_if import check_may_look_back, play_on_from


@get("/api/tables/{table_id:str}/review")
async def review(table_id: TableId, house: TheHouse, authorization: Bearer = "") -> Reviewing:
    """How the game was won and lost, as far as that is worked out. Ask again until ``part`` is 1."""
    table = await house.look_up(table_id)
    check_may_look_back(house, table, secret_in(authorization))
    return await house.reviews.of(table)


@post("/api/tables/{table_id:str}/what-if")
async def what_if(table_id: TableId, data: JSONBody[WhatIf], house: TheHouse, authorization: Bearer = "") -> TableMade:
    """Take a seat at any moment of a finished game and play on against bots, at a table of one's own."""
    table = await house.look_up(table_id)
    check_may_look_back(house, table, secret_in(authorization))
    return await play_on_from(house, table, data)
