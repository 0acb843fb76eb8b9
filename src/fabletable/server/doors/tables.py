"""Setting a table up: game, options, seats, start."""

from __future__ import annotations

import secrets
from typing import Annotated

import msgspec
from litestar import delete, get, post
from litestar.params import JSONBody, QueryParameter

from fabletable.games import find
from fabletable.kernel import Refused, seat_name
from fabletable.kernel import match as kernel_match
from fabletable.kernel.game import checked_options
from fabletable.server.doors.asked import Bearer, TableId, TheHouse, secret_in
from fabletable.server.doors.seats import host_only, is_host, new_chair, seat_with
from fabletable.server.messages import NewTable, SeatKey, TableInfo, TableMade, TableState
from fabletable.server.store import SeatRow, TableRow, now
from fabletable.server.tables import fairness
from fabletable.server.tables.house import Changed, House
from fabletable.server.tables.names import told_apart
from fabletable.server.tables.open_table import GATHERING, PLAYING

_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"


def new_id() -> str:
    """Ten letters that are hard to mistake for each other."""
    return "".join(secrets.choice(_LETTERS) for _ in range(10))


@post("/api/tables")
async def make_table(data: JSONBody[NewTable], house: TheHouse) -> TableMade:
    """A new table; whoever makes it is its host."""
    game = find(data.game)
    options = checked_options(game, data.options)
    low, high = game.players
    if not low <= len(data.seats) <= high:
        raise Refused("why-player-count", {"players": len(data.seats), "low": low, "high": high})
    # A game may refuse options only when it sets up; better now than when everyone has come.
    await house.in_background(lambda: kernel_match.start(game, len(data.seats), "trial", options, quick=True))
    host = fairness.new_key()
    chairs, keys = _chairs(house, data)
    row = TableRow(
        id=new_id(),
        game=game.key,
        rules=game.version,
        options=options,
        visibility=data.visibility,
        state="gathering",
        host=fairness.hashed(host, house.settings.secret),
        secret=fairness.new_secret(),
        seed="",
        created=now(),
        result="",
        grace=data.grace,
    )
    if data.start:
        _complete(chairs)
        row.seed = fairness.seed_of(row.secret, [chair.entropy for chair in chairs])
        row.state = "playing"
    await house.store.add_table(row, chairs)
    table = house.add(row, chairs)
    house.drive(table)
    return TableMade(house.info(table), host, keys)


def _chairs(house: House, data: NewTable) -> tuple[list[SeatRow], list[SeatKey]]:
    chairs: list[SeatRow] = []
    keys: list[SeatKey] = []
    taken = [seat.name for seat in data.seats]
    for number, wanted in enumerate(data.seats):
        chair, key = new_chair(house, number, wanted, taken)
        chair.name = told_apart(chair.name, [other.name for other in chairs])
        chairs.append(chair)
        taken.append(chair.name)
        if key is not None:
            keys.append(key)
    return chairs, keys


@get("/api/tables")
async def list_tables(
    house: TheHouse,
    wanted: Annotated[TableState | None, QueryParameter(name="state")] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=100)] = 50,
) -> list[TableInfo]:
    """Public tables, newest first."""
    return [house.listed(found) for found in await house.store.public_tables(wanted, limit)]


@get("/api/tables/{table_id:str}")
async def see_table(table_id: TableId, house: TheHouse) -> TableInfo:
    return house.info(await house.find(table_id))


@post("/api/tables/{table_id:str}/start", status_code=200)
async def start_table(table_id: TableId, house: TheHouse, authorization: Bearer = "") -> TableInfo:
    """Everyone is there: the seed is made and the game begins."""
    table = await house.find(table_id)
    secret = secret_in(authorization)
    async with house.at(table):

        def started() -> Changed:
            if table.row.state != GATHERING:
                raise Refused("why-already-started")
            if not is_host(house, table, secret) and seat_with(house, table, secret) is None:
                raise Refused("why-host-only")
            _complete(table.seats)
            seed = fairness.seed_of(table.row.secret, [chair.entropy for chair in table.seats])
            return msgspec.structs.replace(table.row, state=PLAYING, seed=seed), []

        await house.change(table, started)
        house.table_changed(table)
        house.push(table)
        house.drive(table)
    return house.info(table)


def _complete(chairs: list[SeatRow]) -> None:
    still_open = [chair.seat for chair in chairs if not chair.claimed]
    if still_open:
        raise Refused("why-seat-open", {"seats": [seat_name(seat) for seat in still_open]})


@delete("/api/tables/{table_id:str}")
async def remove_table(table_id: TableId, house: TheHouse, authorization: Bearer = "") -> None:
    """The host clears a table at which nothing was played yet."""
    table = await house.find(table_id)
    async with house.at(table):

        def check() -> None:
            host_only(house, table, authorization)
            if table.row.state != GATHERING:
                raise Refused("why-already-started")

        await house.remove(table, check)
