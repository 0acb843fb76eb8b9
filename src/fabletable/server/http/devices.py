"""Over HTTP: a person's devices, and the games they open."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, post, put
from litestar.params import FromPath, JSONBody

from fabletable.kernel import Refused
from fabletable.server.http.request import Bearer, OwnKey, TableId, TheAccess, TheService, secret_in
from fabletable.server.limits.access import address_of
from fabletable.server.limits.word_tries import any_word
from fabletable.table.devices import devices
from fabletable.table.messages.devices import (
    CarriedGames,
    CarryTicket,
    KeyFile,
    KeyMade,
    Keyring,
    MyGame,
    MyGames,
    NewCarryTicket,
    NewKey,
    OwnSeats,
    Recover,
    RecoveryWords,
    TakeAlong,
    TicketShown,
)


@post("/api/keys")
async def make_key(data: JSONBody[NewKey], service: TheService) -> KeyMade:
    """Make a key for this device; only a name for it is asked."""
    return await devices.make(service, data.name)


@get("/api/keys")
async def see_keys(service: TheService, authorization: Bearer = "") -> Keyring:
    """List the devices that open the same seats as this one."""
    return await devices.keyring_info(service, await devices.known(service, secret_in(authorization)))


@put("/api/keys")
async def rename_device(data: JSONBody[NewKey], service: TheService, authorization: Bearer = "") -> Keyring:
    device = await devices.known(service, secret_in(authorization))
    await devices.rename(service, device, data.name)
    return await devices.keyring_info(service, device)


@delete("/api/keys/devices/{device:str}", status_code=200)
async def shut_out(device: FromPath[str], service: TheService, authorization: Bearer = "") -> Keyring:
    """Shut a lost device out of the keyring and renew every secret it may know."""
    mine = await devices.known(service, secret_in(authorization))
    await devices.shut_out(service, mine, device)
    return await devices.keyring_info(service, mine)


@get("/api/mine")
async def my_games(service: TheService, authorization: Bearer = "") -> MyGames:
    """List every table at which this person sits or which they have set."""
    return MyGames(await devices.my_games(service, await devices.known(service, secret_in(authorization))))


@post("/api/keys/seats", status_code=200)
async def add_seats(data: JSONBody[OwnSeats], service: TheService, authorization: Bearer = "") -> MyGame:
    """Add seats that this browser holds by their secrets; from now on its key opens them."""
    return await devices.add_seats(service, await devices.known(service, secret_in(authorization)), data)


@delete("/api/keys/seats/{table_id:str}", status_code=200)
async def forget_table(table_id: TableId, service: TheService, authorization: Bearer = "") -> MyGames:
    """Remove a table from the list of this person's games."""
    device = await devices.known(service, secret_in(authorization))
    await devices.forget_table(service, device, table_id)
    return MyGames(await devices.my_games(service, device))


@post("/api/keys/carry", status_code=200)
async def carry(data: JSONBody[NewCarryTicket], service: TheService, authorization: Bearer = "") -> CarryTicket:
    """Issue a ticket that adds one other device; it is good once, within five minutes."""
    return await devices.carry(service, await devices.known(service, secret_in(authorization)), data.tables)


@post("/api/keys/look", status_code=200)
async def look(data: JSONBody[TicketShown], service: TheService, own_key: OwnKey = "") -> CarriedGames:
    """Show what a ticket would bring along, and what this device has of its own; that does not use it up."""
    return await devices.look(service, data.ticket, own_key)


@post("/api/keys/take", status_code=200)
async def take(data: JSONBody[TakeAlong], service: TheService, own_key: OwnKey = "") -> KeyMade:
    """Add this device to the keyring of a ticket, so that it opens the same seats."""
    return await devices.take(service, data, own_key)


@post("/api/keys/words", status_code=200)
async def make_words(service: TheService, authorization: Bearer = "") -> RecoveryWords:
    """Make six words that open the same seats if every device is lost. Earlier words no longer open anything."""
    return await devices.make_words(service, await devices.known(service, secret_in(authorization)))


@post("/api/keys/file", status_code=200)
async def make_file(service: TheService, authorization: Bearer = "") -> KeyFile:
    """Make a file that opens the same seats."""
    return await devices.make_file(service, await devices.known(service, secret_in(authorization)))


@post("/api/keys/recover", status_code=200)
async def recover(
    data: JSONBody[Recover],
    service: TheService,
    access: TheAccess,
    request: Request[Any, Any, Any],
) -> KeyMade:
    """Add a new device to a keyring by its six words or its file."""
    with any_word(access, address_of(request)) as trying:
        try:
            return await devices.recover(service, data.words, data.secret, data.name)
        except Refused as no:
            trying.is_wrong = no.code == "why-wrong-words"
            raise
