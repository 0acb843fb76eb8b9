"""Over HTTP: links to a table, what they open, and sitting down by them."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, post, put
from litestar.params import FromPath, JSONBody

from fabletable.kernel import Refused
from fabletable.server.http.request import Bearer, OwnKey, TableId, TheAccess, TheService, secret_in
from fabletable.server.limits.access import address_of
from fabletable.server.limits.word_tries import any_word, table_word
from fabletable.table.invitations import invitations
from fabletable.table.messages.invitations import (
    HideNames,
    Join,
    JoinReply,
    JoinRequested,
    LinkInfo,
    NewJoinRequest,
    TableLink,
)
from fabletable.table.messages.tables import SeatClaimed, TableInfo
from fabletable.table.seats.seats import WORD

LONGEST_WORD = 8


@post("/api/tables/{table_id:str}/link", status_code=200)
async def make_link(table_id: TableId, service: TheService, authorization: Bearer = "") -> TableLink:
    """Make a new link to the first free seat, and a new word; those before open nothing any more."""
    return await invitations.make_link(service, await service.tables.find(table_id), secret_in(authorization))


@delete("/api/tables/{table_id:str}/link", status_code=200)
async def withdraw_links(table_id: TableId, service: TheService, authorization: Bearer = "") -> TableInfo:
    """Withdraw the table's link, its word and every link to a seat that was not opened yet."""
    table = await service.tables.find(table_id)
    await invitations.withdraw_links(service, table, secret_in(authorization))
    return table.info()


@put("/api/tables/{table_id:str}/names")
async def hide_names(
    table_id: TableId, data: JSONBody[HideNames], service: TheService, authorization: Bearer = ""
) -> TableInfo:
    """Set whether previews of the table in messengers tell who sits there."""
    table = await service.tables.find(table_id)
    await invitations.hide_names(service, table, secret_in(authorization), hidden=data.hidden)
    return table.info()


@get("/api/tables/{table_id:str}/invitation")
async def link_info(
    table_id: TableId,
    service: TheService,
    access: TheAccess,
    request: Request[Any, Any, Any],
    authorization: Bearer = "",
    own_key: OwnKey = "",
) -> LinkInfo:
    """Show what the link with this secret opens."""
    secret = secret_in(authorization)
    table = await service.tables.find(table_id)
    with table_word(access, address_of(request), table_id, secret) as trying:
        found = invitations.link_info(service, table, secret, own_key)
        trying.is_wrong = found.link == "unknown"
        return found


@get("/api/words/{word:str}")
async def by_word(
    word: FromPath[str], service: TheService, access: TheAccess, request: Request[Any, Any, Any], own_key: OwnKey = ""
) -> LinkInfo:
    """Find the table with this word."""
    said = word.strip().upper()[:LONGEST_WORD]
    address = address_of(request)
    with any_word(access, address) as trying:
        found = await service.store.by_word(said) if said else None
        if found is None:
            trying.is_wrong = True
            raise Refused("why-no-such-word", {"word": said})
    with table_word(access, address, found, WORD + said):
        return invitations.link_info(service, await service.tables.find(found), WORD + said, own_key)


@post("/api/tables/{table_id:str}/join", status_code=200)
async def join(
    table_id: TableId,
    data: JSONBody[Join],
    service: TheService,
    access: TheAccess,
    request: Request[Any, Any, Any],
    authorization: Bearer = "",
    own_key: OwnKey = "",
) -> SeatClaimed:
    """Sit down by the table's link or its word; at a public table that still gathers by nothing."""
    secret = secret_in(authorization)
    table = await service.tables.find(table_id)
    with table_word(access, address_of(request), table_id, secret):
        return await invitations.join(service, table, data, secret, own_key)


@post("/api/tables/{table_id:str}/join-request", status_code=200)
async def ask_to_join(table_id: TableId, data: JSONBody[NewJoinRequest], service: TheService) -> JoinRequested:
    """Ask the host to be let in."""
    return await invitations.ask_to_join(service, await service.tables.find(table_id), data.name)


@get("/api/tables/{table_id:str}/join-request")
async def answer_to_join_request(table_id: TableId, service: TheService, authorization: Bearer = "") -> JoinRequested:
    """Show what the host said; once let in, the ticket is the invitation to the seat."""
    return invitations.answer_to_join_request(service, await service.tables.find(table_id), secret_in(authorization))


@post("/api/tables/{table_id:str}/join-requests/{number:int}", status_code=200)
async def let_in(
    table_id: TableId, number: FromPath[int], data: JSONBody[JoinReply], service: TheService, authorization: Bearer = ""
) -> TableInfo:
    """Let a person in, to a free seat, or say no. Only for the host."""
    return await invitations.let_in(
        service, await service.tables.find(table_id), number, data.seat, secret_in(authorization)
    )
