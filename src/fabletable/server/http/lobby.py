"""Over HTTP: the lobby of public tables, where a host wants one."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import FromQuery, QueryParameter

from fabletable.kernel import Refused
from fabletable.server.http.request import TheServer
from fabletable.table.lobby.listing import public_tables
from fabletable.table.messages.records import LobbyTables
from fabletable.table.messages.tables import ClockKind, TableInfo, TableState


@get("/api/lobby")
async def list_lobby(
    server: TheServer,
    game: Annotated[str, QueryParameter(max_length=40)] = "",
    language: Annotated[str, QueryParameter(max_length=8)] = "",
    pace: FromQuery[ClockKind | None] = None,
) -> LobbyTables:
    """List public tables: those that wait for people, that go on, and that are over."""
    if not server.settings.lobby:
        raise Refused("why-no-lobby")

    async def found(state: TableState) -> list[TableInfo]:
        tables = await public_tables(server.service, state)
        return [
            table
            for table in tables
            if game in ("", table.game) and language in ("", table.language) and pace in (None, table.terms.clock.kind)
        ]

    waiting = [table for table in await found("gathering") if any(seat.presence == "free" for seat in table.seats)]
    return LobbyTables(waiting, await found("playing"), await found("over"))
