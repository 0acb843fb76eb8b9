"""Over HTTP: the keys of a person's devices, and the games they open."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, post, put
from litestar.params import FromPath, JSONBody

from fabletable.kernel import Refused
from fabletable.server.http.request import Bearer, OwnKey, TableId, TheDoors, TheHouse, secret_in
from fabletable.server.limits.access import address_of
from fabletable.server.limits.word_tries import any_word
from fabletable.table.devices import devices
from fabletable.table.messages.devices import (
    Carried,
    Carry,
    Carrying,
    KeyFile,
    KeyMade,
    Keyring,
    MyGame,
    MyGames,
    NewKey,
    OwnSeats,
    Recover,
    TakeAlong,
    TicketShown,
    Words,
)


@post("/api/keys")
async def make_key(data: JSONBody[NewKey], house: TheHouse) -> KeyMade:
    """A key for this device; nothing is asked but what to call it."""
    return await devices.make(house, data.name)


@get("/api/keys")
async def see_keys(house: TheHouse, authorization: Bearer = "") -> Keyring:
    """The devices that open the same seats as this one."""
    return await devices.ring_info(house, await devices.known(house, secret_in(authorization)))


@put("/api/keys")
async def rename_device(data: JSONBody[NewKey], house: TheHouse, authorization: Bearer = "") -> Keyring:
    device = await devices.known(house, secret_in(authorization))
    await devices.rename(house, device, data.name)
    return await devices.ring_info(house, device)


@delete("/api/keys/devices/{device:str}", status_code=200)
async def shut_out(device: FromPath[str], house: TheHouse, authorization: Bearer = "") -> Keyring:
    """A lost device opens nothing any more, and all secrets it may know are renewed."""
    mine = await devices.known(house, secret_in(authorization))
    await devices.shut_out(house, mine, device)
    return await devices.ring_info(house, mine)


@get("/api/mine")
async def my_games(house: TheHouse, authorization: Bearer = "") -> MyGames:
    """Every table at which this person sits, or which they have set."""
    return MyGames(await devices.my_games(house, await devices.known(house, secret_in(authorization))))


@post("/api/keys/seats", status_code=200)
async def add_seats(data: JSONBody[OwnSeats], house: TheHouse, authorization: Bearer = "") -> MyGame:
    """Seats this browser holds by their secrets are opened by its key from now on."""
    return await devices.add_seats(house, await devices.known(house, secret_in(authorization)), data)


@delete("/api/keys/seats/{table_id:str}", status_code=200)
async def forget_table(table_id: TableId, house: TheHouse, authorization: Bearer = "") -> MyGames:
    """This table is not among one's games any more."""
    device = await devices.known(house, secret_in(authorization))
    await devices.forget_table(house, device, table_id)
    return MyGames(await devices.my_games(house, device))


@post("/api/keys/carry", status_code=200)
async def carry(data: JSONBody[Carrying], house: TheHouse, authorization: Bearer = "") -> Carry:
    """A ticket for one other device: once, within five minutes."""
    return await devices.carry(house, await devices.known(house, secret_in(authorization)), data.tables)


@post("/api/keys/look", status_code=200)
async def look(data: JSONBody[TicketShown], house: TheHouse, own_key: OwnKey = "") -> Carried:
    """What a ticket would bring along, and what this device has of its own; that does not use it up."""
    return await devices.look(house, data.ticket, own_key)


@post("/api/keys/take", status_code=200)
async def take(data: JSONBody[TakeAlong], house: TheHouse, own_key: OwnKey = "") -> KeyMade:
    """This device opens the same seats from now on."""
    return await devices.take(house, data, own_key)


@post("/api/keys/words", status_code=200)
async def make_words(house: TheHouse, authorization: Bearer = "") -> Words:
    """Six words that open the same seats, should every device be lost; those before open nothing any more."""
    return await devices.make_words(house, await devices.known(house, secret_in(authorization)))


@post("/api/keys/file", status_code=200)
async def make_file(house: TheHouse, authorization: Bearer = "") -> KeyFile:
    """The same as a file."""
    return await devices.make_file(house, await devices.known(house, secret_in(authorization)))


@post("/api/keys/recover", status_code=200)
async def recover(
    data: JSONBody[Recover],
    house: TheHouse,
    doors: TheDoors,
    request: Request[Any, Any, Any],
) -> KeyMade:
    """A new device by the words or the file."""
    with any_word(doors, address_of(request)) as trying:
        try:
            return await devices.recover(house, data.words, data.secret, data.name)
        except Refused as no:
            trying.is_wrong = no.code == "why-wrong-words"
            raise
