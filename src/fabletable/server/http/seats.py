"""Over HTTP: taking a seat, offering it, naming it."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from litestar import Request, post, put
from litestar.params import JSONBody, QueryParameter

from fabletable.kernel import Refused
from fabletable.server.http.request import Bearer, OwnKey, SeatNumber, TableId, TheAccess, TheService, secret_in
from fabletable.server.limits.access import address_of
from fabletable.server.limits.word_tries import table_word
from fabletable.table.messages.tables import Claim, Entropy, NewSeat, SeatClaimed, SeatKey, TableInfo, TableMade
from fabletable.table.open_table.table import OpenTable
from fabletable.table.seats import seats
from fabletable.table.service.service import TableService

SeenVersion: TypeAlias = Annotated[int | None, QueryParameter(name="version", ge=0)]
"""The version of the seat that the caller has seen."""


async def _with_seat(service: TableService, table_id: str, seat: int) -> OpenTable:
    table = await service.tables.find(table_id)
    if not 0 <= seat < len(table.replica.seats):
        raise Refused("why-no-such-seat", {"seat": seat})
    return table


@post("/api/tables/{table_id:str}/seats/{seat:int}/claim", status_code=200)
async def claim(
    table_id: TableId,
    seat: SeatNumber,
    data: JSONBody[Claim],
    service: TheService,
    access: TheAccess,
    request: Request[Any, Any, Any],
    authorization: Bearer = "",
    own_key: OwnKey = "",
) -> SeatClaimed:
    """Sit down. The secret of the invitation is exchanged for one that only the new player knows."""
    table = await _with_seat(service, table_id, seat)
    invitation = secret_in(authorization)
    with table_word(access, address_of(request), table_id, invitation):
        secret = await seats.claim(service, table, seat, data.name, invitation, own_key, data.face)
    return SeatClaimed(seat, secret, table.info())


@put("/api/tables/{table_id:str}/seats/{seat:int}")
async def change_seat(
    table_id: TableId,
    seat: SeatNumber,
    data: JSONBody[NewSeat],
    service: TheService,
    authorization: Bearer = "",
    version: SeenVersion = None,
) -> TableMade:
    """Make a seat a bot's, a person's here, or an invitation. Only for the host."""
    table = await _with_seat(service, table_id, seat)
    keys = await seats.order(service, table, seat, data, secret_in(authorization), version)
    return TableMade(table.info(), "", keys)


@post("/api/tables/{table_id:str}/seats/{seat:int}/invite", status_code=200)
async def invite(
    table_id: TableId, seat: SeatNumber, service: TheService, authorization: Bearer = "", version: SeenVersion = None
) -> SeatKey:
    """Make a new invitation when a link was lost; in a running game, for a seat that was left or whose person has been
    away too long. Everyone sees that the seat is open again."""
    table = await _with_seat(service, table_id, seat)
    return await seats.invite(service, table, seat, secret_in(authorization), version)


@put("/api/tables/{table_id:str}/seats/{seat:int}/name")
async def rename(
    table_id: TableId, seat: SeatNumber, data: JSONBody[Claim], service: TheService, authorization: Bearer = ""
) -> TableInfo:
    table = await _with_seat(service, table_id, seat)
    await seats.rename(service, table, seat, data.name, secret_in(authorization), data.face)
    return table.info()


@put("/api/tables/{table_id:str}/seats/{seat:int}/entropy")
async def add_entropy(
    table_id: TableId, seat: SeatNumber, data: JSONBody[Entropy], service: TheService, authorization: Bearer = ""
) -> TableInfo:
    """Store what a person types as a part of the seed, so that the server alone cannot choose the dice."""
    table = await _with_seat(service, table_id, seat)
    await seats.add_entropy(service, table, seat, data.text, secret_in(authorization))
    return table.info()
