"""Over HTTP: the record of a game, and how to check the dice."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec
from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromQuery

from fabletable import __version__
from fabletable.kernel import Refused
from fabletable.server.http.network import network_state
from fabletable.server.http.request import Bearer, TableId, TheAccess, TheServer, TheService, secret_in, while_waiting
from fabletable.server.http.signing import ServerKey
from fabletable.server.messages import ServerInfo
from fabletable.table.chat.chat import chat_line
from fabletable.table.messages.records import Fairness
from fabletable.table.records.proof import fairness_of, record_for
from fabletable.table.replica.played import PlayedGame
from fabletable.table.seats.access import is_host, seats_with

TheKey: TypeAlias = NamedDependency[ServerKey]


@get("/api/tables/{table_id:str}/record")
async def record(
    table_id: TableId,
    service: TheService,
    server_key: TheKey,
    request: Request[Any, Any, Any],
    authorization: Bearer = "",
    public: FromQuery[bool] = False,
) -> Response[bytes]:
    """Return the record for ``fabletable verify``, signed by the server. Before the end only without seed and without
    what others chose."""
    table = await service.tables.look_up(table_id)
    work = record_for(service, table, secret_in(authorization), public=public)
    written = await while_waiting(request, work)
    return _download(table, server_key.signed(written, table.id) if table.is_final else written)


def _download(game: PlayedGame, data: bytes, what: str = "") -> Response[bytes]:
    name = f"{what}{game.row.game}-{game.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(data, media_type="application/json", headers=headers)


@get("/api/tables/{table_id:str}/report")
async def manners_report(table_id: TableId, service: TheService, authorization: Bearer = "") -> Response[bytes]:
    """Return a report for a host who has to settle something: who sat there and what was said. No hand, no choice, no
    secret."""
    table = await service.tables.find(table_id)
    secret = secret_in(authorization)
    seats = seats_with(service, table.replica, secret)
    if not seats and not is_host(service, table.replica, secret):
        raise Refused("why-wrong-secret")
    lines = [chat_line(line) for line in await service.store.last_chat(table_id, 500)]
    report = {
        "fabletable": __version__,
        "table": table.info(),
        "reported_by": seats,
        "at": service.clock.stamp(),
        "chat": lines,
    }
    return _download(table.replica, msgspec.json.format(msgspec.json.encode(report), indent=2), "report-")


@get("/api/server", sync_to_thread=False)
def who(server: TheServer, access: TheAccess, server_key: TheKey, request: Request[Any, Any, Any]) -> ServerInfo:
    """Show who serves here, where others find it, and by which key records of this server can be known."""
    settings = server.settings
    network = network_state(access, request)
    return ServerInfo(
        __version__, server_key.public, server.reach.addresses, settings.lobby, bool(settings.smtp), network
    )


@get("/api/tables/{table_id:str}/fairness")
async def fair(table_id: TableId, service: TheService, server_key: TheKey) -> Fairness:
    """Show the commitment made before the game and, once it is over, what was committed to."""
    return await fairness_of(service, table_id, server_key.public)
