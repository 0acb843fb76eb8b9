"""Over HTTP: setting a table up, seeing it, starting it, removing it."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from fabletable.server.http.request import Bearer, TableId, TheService, secret_in
from fabletable.table.lessons import lessons
from fabletable.table.lobby import setup
from fabletable.table.lobby.listing import public_tables
from fabletable.table.messages.tables import Claim, NewTable, TableInfo, TableMade, TableState


@post("/api/tables")
async def make_table(data: JSONBody[NewTable], service: TheService, authorization: Bearer = "") -> TableMade:
    """Make a table; its maker is the host, on the keyring of the device that asks if it has one."""
    return await setup.make(service, data, secret_in(authorization))


@post("/api/games/{key:str}/lesson")
async def make_lesson(
    key: FromPath[str], data: JSONBody[Claim], service: TheService, authorization: Bearer = ""
) -> TableMade:
    """Set a table at which a person of this name is taught the game."""
    return await lessons.teach(service, key, data.name, secret_in(authorization))


@get("/api/tables")
async def list_tables(
    service: TheService,
    wanted: Annotated[TableState | None, QueryParameter(name="state")] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=100)] = 50,
) -> list[TableInfo]:
    """List public tables, newest first."""
    return await public_tables(service, wanted, limit)


@get("/api/tables/{table_id:str}")
async def see_table(table_id: TableId, service: TheService) -> TableInfo:
    return (await service.tables.find(table_id)).info()


@post("/api/tables/{table_id:str}/start", status_code=200)
async def start_table(table_id: TableId, service: TheService, authorization: Bearer = "") -> TableInfo:
    """Make the seed and begin the game, once every seat is taken."""
    table = await service.tables.find(table_id)
    await setup.start(service, table, secret_in(authorization))
    return table.info()


@delete("/api/tables/{table_id:str}")
async def remove_table(table_id: TableId, service: TheService, authorization: Bearer = "") -> None:
    """Remove a table at which nothing was played yet; only its host may."""
    await setup.remove(service, await service.tables.find(table_id), secret_in(authorization))
