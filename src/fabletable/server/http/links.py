"""HTTP routes of links that carry a finished game: making one, and playing on from one."""

from __future__ import annotations

from typing import Any

from litestar import Request, post
from litestar.params import JSONBody

from fabletable.server.http.request import TableId, TheService, while_waiting
from fabletable.table.links.making import make_link
from fabletable.table.links.playing import play_linked
from fabletable.table.messages.links import LinkMade, LinkRequest, NewLinkedTable
from fabletable.table.messages.tables import TableMade


@post("/api/tables/{table_id:str}/game-link", status_code=200)
async def game_link(
    table_id: TableId, data: JSONBody[LinkRequest], service: TheService, request: Request[Any, Any, Any]
) -> LinkMade:
    """Return a link with a finished game, for everybody who can see its record."""
    table = await service.tables.look_up(table_id)
    return await while_waiting(request, make_link(service, table, data))


@post("/api/links/play")
async def play_link(data: JSONBody[NewLinkedTable], service: TheService) -> TableMade:
    """Make a table that plays on from the game in a link, against bots or with invited people."""
    return await play_linked(service, data)
