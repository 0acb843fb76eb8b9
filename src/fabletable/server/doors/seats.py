"""Seats and who has them: guests need only a name, a seat is its secret."""

from __future__ import annotations

import re
from collections.abc import Callable
from time import monotonic
from typing import Annotated, TypeAlias

import msgspec
from litestar import post, put
from litestar.params import JSONBody, QueryParameter

from fabletable.bots import bot_names
from fabletable.kernel import Refused, Say
from fabletable.server.doors.asked import Bearer, SeatNumber, TableId, TheHouse, secret_in
from fabletable.server.messages import Claim, Claimed, Entropy, NewSeat, SeatKey, TableInfo, TableMade
from fabletable.server.store import SeatRow
from fabletable.server.tables import fairness
from fabletable.server.tables.house import House
from fabletable.server.tables.names import LONGEST_NAME, clean, clean_name, told_apart
from fabletable.server.tables.open_table import GATHERING, PLAYING, OpenTable, Played

SeenVersion: TypeAlias = Annotated[int | None, QueryParameter(name="version", ge=0)]
"""The version of the seat that whoever acts on it has seen."""

NAMES = ("Rowan", "Hazel", "Alder", "Linden", "Juniper", "Aspen", "Laurel", "Cedar")


def seat_with(house: House, table: Played, secret: str) -> int | None:
    """The seat this secret opens. An invitation opens nothing yet: first one sits down, by name."""
    if not secret:
        return None
    taken = [chair for chair in table.seats if chair.claimed]
    return next((c.seat for c in taken if fairness.is_key(secret, c.secret, house.settings.secret)), None)


def is_host(house: House, table: OpenTable, secret: str) -> bool:
    return fairness.is_key(secret, table.row.host, house.settings.secret)


def checked_bot(name: str) -> str:
    if name not in bot_names():
        raise Refused("why-unknown-bot", {"bot": name[:40], "known": ", ".join(bot_names())})
    return name


def new_chair(house: House, seat: int, wanted: NewSeat, taken: list[str]) -> tuple[SeatRow, SeatKey | None]:
    """A chair as it was ordered, and the secret of whoever will sit there."""
    name = clean_name(wanted.name) if wanted.name.strip() else ""
    if wanted.kind == "bot":
        bot = checked_bot(wanted.bot)
        free = [each for each in NAMES if each not in taken]
        return SeatRow(seat, "bot", name or free[seat % len(free)], bot, True, False, "", ""), None
    if wanted.kind == "here" and not name:
        raise Refused("why-bad-name", {"most": LONGEST_NAME})
    key = SeatKey(seat, fairness.new_key())
    stored = fairness.hashed(key.secret, house.settings.secret)
    return SeatRow(seat, wanted.kind, name, "", wanted.kind == "here", False, stored, ""), key


def name_at(table: OpenTable, seat: int, name: str) -> str:
    """A name as it may be used at this seat: nobody else at the table has it."""
    return told_apart(name, [chair.name for chair in table.seats if chair.seat != seat])


async def chair_at(house: House, table_id: str, seat: int) -> OpenTable:
    table = await house.find(table_id)
    if not 0 <= seat < len(table.seats):
        raise Refused("why-no-such-seat", {"seat": seat})
    return table


def _gathering(table: OpenTable) -> None:
    if table.row.state != "gathering":
        raise Refused("why-already-started")


def host_only(house: House, table: OpenTable, authorization: str) -> None:
    if not is_host(house, table, secret_in(authorization)):
        raise Refused("why-host-only")


def seat_only(house: House, table: OpenTable, seat: int, authorization: str) -> None:
    if seat_with(house, table, secret_in(authorization)) != seat:
        raise Refused("why-wrong-secret")


def check_away(house: House, table: OpenTable, chair: SeatRow) -> None:
    """Refused unless this seat's person has been gone for longer than the table waits."""
    away = house.away(table, chair.seat)
    name = {"seat": Say("seat", {"n": chair.seat})}
    if chair.kind == "bot" or (away is None and chair.claimed):
        raise Refused("why-not-away", name)
    if away is not None and away < table.row.grace:
        raise Refused("why-away-too-short", {**name, "seconds": table.row.grace - away})


def _seen_by_host(table: OpenTable, seat: int, version: int | None) -> Callable[[], SeatRow]:
    """The seat as whoever acts on it saw it; refused when somebody has done something there since."""
    seen = table.seats[seat].version if version is None else version

    def same() -> SeatRow:
        chair = table.seats[seat]
        if chair.version != seen:
            raise Refused("why-seat-changed", {"seat": Say("seat", {"n": seat})})
        return chair

    return same


@post("/api/tables/{table_id:str}/seats/{seat:int}/claim", status_code=200)
async def claim(
    table_id: TableId, seat: SeatNumber, data: JSONBody[Claim], house: TheHouse, authorization: Bearer = ""
) -> Claimed:
    """Sit down. The secret of the invitation is exchanged for one that only the new player knows."""
    table = await chair_at(house, table_id, seat)
    name = clean_name(data.name)
    secret = fairness.new_key()
    stored = fairness.hashed(secret, house.settings.secret)
    async with house.at(table):

        def taken() -> SeatRow:
            chair = table.seats[seat]
            if chair.kind != "invited" or chair.claimed or table.is_final:
                raise Refused("why-seat-taken", {"seat": seat})
            invited = fairness.is_key(secret_in(authorization), chair.secret, house.settings.secret)
            # Whoever comes into a game that is on must have been asked in.
            if not invited and (table.row.visibility != "public" or table.row.state != GATHERING):
                raise Refused("why-wrong-secret")
            return msgspec.structs.replace(
                chair, claimed=True, name=name_at(table, seat, name), secret=stored, held=False, bot=""
            )

        before = table.seats[seat].name
        await house.change_seat(table, taken)
        table.last_here[seat] = monotonic()
        if table.row.state == PLAYING:
            await house.announce(table, Say("house-seat-taken", {"name": table.seats[seat].name, "before": before}))
            house.push(table)
        return Claimed(seat, secret, house.info(table))


@put("/api/tables/{table_id:str}/seats/{seat:int}")
async def change_seat(
    table_id: TableId,
    seat: SeatNumber,
    data: JSONBody[NewSeat],
    house: TheHouse,
    authorization: Bearer = "",
    version: SeenVersion = None,
) -> TableMade:
    """The host makes a seat a bot's, somebody's here, or an invitation."""
    table = await chair_at(house, table_id, seat)
    async with house.at(table):
        host_only(house, table, authorization)
        same = _seen_by_host(table, seat, version)
        keys: list[SeatKey] = []

        def ordered() -> SeatRow:
            _gathering(table)
            before = same()
            others = [c.name for c in table.seats if c.seat != seat]
            chair, key = new_chair(house, seat, data, others)
            keys[:] = [] if key is None else [key]
            return msgspec.structs.replace(chair, name=told_apart(chair.name, others), version=before.version)

        await house.change_seat(table, ordered)
        return TableMade(house.info(table), "", keys)


@post("/api/tables/{table_id:str}/seats/{seat:int}/invite", status_code=200)
async def invite(
    table_id: TableId, seat: SeatNumber, house: TheHouse, authorization: Bearer = "", version: SeenVersion = None
) -> SeatKey:
    """A new invitation, when a link was lost or went astray; in a game that is on, to a seat that was left or whose
    person has been away too long. Everyone sees that the seat is open again."""
    table = await chair_at(house, table_id, seat)
    secret = fairness.new_key()
    stored = fairness.hashed(secret, house.settings.secret)
    async with house.at(table):
        host_only(house, table, authorization)
        same = _seen_by_host(table, seat, version)
        if table.row.state == PLAYING:
            await house.look_who_is_here(table)

        def open_again() -> SeatRow:
            chair = same()
            if table.is_final:
                raise Refused("why-game-over")
            if chair.kind == "bot":
                raise Refused("why-seat-taken", {"seat": seat})
            if table.row.state == PLAYING:
                check_away(house, table, chair)
            return msgspec.structs.replace(chair, kind="invited", claimed=False, secret=stored)

        name = table.seats[seat].name
        await house.change_seat(table, open_again)
        if table.row.state == PLAYING:
            await house.announce(table, Say("house-seat-offered", {"name": name}))
        return SeatKey(seat, secret)


@put("/api/tables/{table_id:str}/seats/{seat:int}/name")
async def rename(
    table_id: TableId, seat: SeatNumber, data: JSONBody[Claim], house: TheHouse, authorization: Bearer = ""
) -> TableInfo:
    table = await chair_at(house, table_id, seat)
    name = clean_name(data.name)
    async with house.at(table):

        def renamed() -> SeatRow:
            seat_only(house, table, seat, authorization)
            return msgspec.structs.replace(table.seats[seat], name=name_at(table, seat, name))

        await house.change_seat(table, renamed)
        return house.info(table)


@put("/api/tables/{table_id:str}/seats/{seat:int}/entropy")
async def add_entropy(
    table_id: TableId, seat: SeatNumber, data: JSONBody[Entropy], house: TheHouse, authorization: Bearer = ""
) -> TableInfo:
    """Whatever the player types goes into the seed, so that the server alone cannot choose the dice."""
    table = await chair_at(house, table_id, seat)
    text = clean(re.sub(r"\s+", " ", data.text), 200, "why-bad-entropy")
    async with house.at(table):

        def mixed() -> SeatRow:
            seat_only(house, table, seat, authorization)
            _gathering(table)
            return msgspec.structs.replace(table.seats[seat], entropy=text)

        await house.change_seat(table, mixed)
        return house.info(table)
