"""HTTP routes of duels with the same luck, and the seal that hides their games until all have finished."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from fabletable.kernel import Refused
from fabletable.server.http.request import Bearer, TheService, owner_in, person_in, secret_in, while_waiting
from fabletable.table.duels import duels
from fabletable.table.duels.duels import Duels
from fabletable.table.duels.sealing import check_open_to
from fabletable.table.messages.duels import DuelInfo, DuelList, DuelProgress, DuelText, JoinDuel, NewDuel
from fabletable.table.messages.links import LinkMade
from fabletable.table.messages.tables import TableMade
from fabletable.table.service.service import TableService

DuelId = FromPath[str]
Side = Annotated[int, QueryParameter(ge=0, le=8)]


async def keep_sealed(request: Request[Any, Any, Any]) -> None:
    """Refuse what the seal of a duel hides. It runs before every route, so a new route below a table is hidden, too."""
    table_id = request.path_params.get("table_id")
    if table_id is None:
        return
    service: TableService = request.app.state["service"]
    table = service.tables.get(table_id)
    if table is not None:
        row, chairs = table.replica.row, table.replica.seats
    else:
        try:
            row, chairs = await service.tables.rows(table_id)
        except Refused:
            return  # the route says so in its own way
    what = request.scope["path"].partition(f"/api/tables/{table_id}")[2].strip("/")
    await check_open_to(service, row, chairs, secret_in(request.headers.get("authorization", "")), what)


@get("/api/duels")
async def list_duels(service: TheService, authorization: Bearer = "") -> DuelList:
    """List the duels of the person who asks, the newest first."""
    return await duels.list_mine(service, await owner_in(service, authorization))


@post("/api/duels")
async def begin_duel(data: JSONBody[NewDuel], service: TheService, authorization: Bearer = "") -> DuelInfo:
    """Begin a duel. The server makes the seed and keeps it until all have finished."""
    return await duels.begin(service, data, await owner_in(service, authorization))


@post("/api/duels/open")
async def open_duel(
    data: JSONBody[DuelText], service: TheService, request: Request[Any, Any, Any], authorization: Bearer = ""
) -> DuelInfo:
    """Add a duel that came by a link, with the games in it."""
    keyring = await owner_in(service, authorization)
    return await while_waiting(request, duels.open_link(service, data.link, keyring))


@get("/api/duels/{duel_id:str}")
async def see_duel(duel_id: DuelId, service: TheService, authorization: Bearer = "") -> DuelInfo:
    """Show a duel: until all have finished, only the names of the others."""
    return await duels.see(service, duel_id, await person_in(service, authorization))


@post("/api/duels/{duel_id:str}")
async def play_duel(
    duel_id: DuelId, data: JSONBody[JoinDuel], service: TheService, authorization: Bearer = ""
) -> TableMade:
    """Play a duel at a table of one's own, or continue it. There is no second try."""
    keyring = await owner_in(service, authorization)
    return await duels.play(service, duel_id, data, keyring, secret_in(authorization))


@get("/api/duels/{duel_id:str}/side-by-side")
async def compare_duel(
    duel_id: DuelId, service: TheService, request: Request[Any, Any, Any], one: Side = 0, other: Side = 1
) -> DuelProgress:
    """Show two games of a finished duel side by side. Ask again until ``part`` is 1."""
    return await while_waiting(request, service.feature(Duels).compare(duel_id, one, other))


@get("/api/duels/{duel_id:str}/link")
async def link_of_duel(duel_id: DuelId, service: TheService, request: Request[Any, Any, Any]) -> LinkMade:
    """Return the link of a finished duel."""
    return await while_waiting(request, duels.link_of(service, duel_id))
