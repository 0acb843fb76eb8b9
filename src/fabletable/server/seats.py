"""Seats and who has them: guests need only a name, a seat is its secret."""

from __future__ import annotations

import re
import unicodedata

import msgspec
from litestar import post, put
from litestar.params import JSONBody

from fabletable.bots import bot_names
from fabletable.kernel import Refused
from fabletable.server import fairness
from fabletable.server.asked import Bearer, SeatNumber, TableId, TheHouse, secret_in
from fabletable.server.house import House
from fabletable.server.messages import Claim, Claimed, Entropy, NewSeat, SeatKey, TableInfo, TableMade
from fabletable.server.play import OpenTable, Played
from fabletable.server.store import SeatRow

NAMES = ("Rowan", "Hazel", "Alder", "Linden", "Juniper", "Aspen", "Laurel", "Cedar")


def seat_with(house: House, table: Played, secret: str) -> int | None:
    """The seat this secret opens."""
    if not secret:
        return None
    return next((c.seat for c in table.seats if fairness.is_key(secret, c.secret, house.settings.secret)), None)


def is_host(house: House, table: OpenTable, secret: str) -> bool:
    return fairness.is_key(secret, table.row.host, house.settings.secret)


def checked_bot(name: str) -> str:
    if name not in bot_names():
        raise Refused("why-unknown-bot", {"bot": name[:40], "known": ", ".join(bot_names())})
    return name


def clean(text: str, most: int, code: str) -> str:
    """Text of people as it may be kept: no control characters, not too long."""
    text = unicodedata.normalize("NFC", text).strip()
    if len(text) > most or any(unicodedata.category(letter) in ("Cc", "Cs") for letter in text.replace("\n", "")):
        raise Refused(code, {"most": most})
    return text


def clean_name(name: str) -> str:
    """One line of up to 40 letters."""
    name = clean(re.sub(r"\s+", " ", name), 40, "why-bad-name")
    if not name:
        raise Refused("why-bad-name", {"most": 40})
    return name


def new_chair(house: House, seat: int, wanted: NewSeat, taken: list[str]) -> tuple[SeatRow, SeatKey | None]:
    """A chair as it was ordered, and the secret of whoever will sit there."""
    name = clean_name(wanted.name) if wanted.name.strip() else ""
    if wanted.kind == "bot":
        bot = checked_bot(wanted.bot)
        free = [each for each in NAMES if each not in taken]
        return SeatRow(seat, "bot", name or free[seat % len(free)], bot, True, False, "", ""), None
    if wanted.kind == "here" and not name:
        raise Refused("why-bad-name", {"most": 40})
    key = SeatKey(seat, fairness.new_key())
    stored = fairness.hashed(key.secret, house.settings.secret)
    return SeatRow(seat, wanted.kind, name, "", wanted.kind == "here", False, stored, ""), key


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


async def _save(house: House, table: OpenTable, chair: SeatRow, expected: str | None = None) -> None:
    if not await house.store.save_seat(table.id, chair, expected):
        raise Refused("why-seat-taken", {"seat": chair.seat})
    table.seats[chair.seat] = chair
    house.table_changed(table)


@post("/api/tables/{table_id:str}/seats/{seat:int}/claim", status_code=200)
async def claim(
    table_id: TableId, seat: SeatNumber, data: JSONBody[Claim], house: TheHouse, authorization: Bearer = ""
) -> Claimed:
    """Sit down. The secret of the invitation is exchanged for one that only the new player knows."""
    table = await chair_at(house, table_id, seat)
    async with house.at(table):
        chair = table.seats[seat]
        if chair.kind != "invited" or chair.claimed:
            raise Refused("why-seat-taken", {"seat": seat})
        invited = fairness.is_key(secret_in(authorization), chair.secret, house.settings.secret)
        if not invited and table.row.visibility != "public":
            raise Refused("why-wrong-secret")
        secret = fairness.new_key()
        stored = fairness.hashed(secret, house.settings.secret)
        taken = msgspec.structs.replace(chair, claimed=True, name=clean_name(data.name), secret=stored)
        await _save(house, table, taken, expected=chair.secret)
        return Claimed(seat, secret, house.info(table))


@put("/api/tables/{table_id:str}/seats/{seat:int}")
async def change_seat(
    table_id: TableId, seat: SeatNumber, data: JSONBody[NewSeat], house: TheHouse, authorization: Bearer = ""
) -> TableMade:
    """The host makes a seat a bot's, somebody's here, or an invitation."""
    table = await chair_at(house, table_id, seat)
    async with house.at(table):
        host_only(house, table, authorization)
        _gathering(table)
        chair, key = new_chair(house, seat, data, [c.name for c in table.seats])
        await _save(house, table, chair)
        _send_away(house, table, seat)
        return TableMade(house.info(table), "", [] if key is None else [key])


@post("/api/tables/{table_id:str}/seats/{seat:int}/invite", status_code=200)
async def invite(table_id: TableId, seat: SeatNumber, house: TheHouse, authorization: Bearer = "") -> SeatKey:
    """A new invitation, when a link was lost or went astray. Everyone sees that the seat is open again."""
    table = await chair_at(house, table_id, seat)
    async with house.at(table):
        host_only(house, table, authorization)
        if table.seats[seat].kind == "bot":
            raise Refused("why-seat-taken", {"seat": seat})
        secret = fairness.new_key()
        stored = fairness.hashed(secret, house.settings.secret)
        open_again = msgspec.structs.replace(table.seats[seat], kind="invited", claimed=False, secret=stored)
        await _save(house, table, open_again)
        _send_away(house, table, seat)
        return SeatKey(seat, secret)


def _send_away(house: House, table: OpenTable, seat: int) -> None:
    """Whoever held the old secret holds nothing now."""
    for socket in list(table.sockets):
        if seat in socket.seats:
            socket.close(4401, "why-wrong-secret")


@put("/api/tables/{table_id:str}/seats/{seat:int}/name")
async def rename(
    table_id: TableId, seat: SeatNumber, data: JSONBody[Claim], house: TheHouse, authorization: Bearer = ""
) -> TableInfo:
    table = await chair_at(house, table_id, seat)
    async with house.at(table):
        seat_only(house, table, seat, authorization)
        await _save(house, table, msgspec.structs.replace(table.seats[seat], name=clean_name(data.name)))
        return house.info(table)


@put("/api/tables/{table_id:str}/seats/{seat:int}/entropy")
async def add_entropy(
    table_id: TableId, seat: SeatNumber, data: JSONBody[Entropy], house: TheHouse, authorization: Bearer = ""
) -> TableInfo:
    """Whatever the player types goes into the seed, so that the server alone cannot choose the dice."""
    table = await chair_at(house, table_id, seat)
    async with house.at(table):
        seat_only(house, table, seat, authorization)
        _gathering(table)
        text = clean(re.sub(r"\s+", " ", data.text), 200, "why-bad-entropy")
        await _save(house, table, msgspec.structs.replace(table.seats[seat], entropy=text))
        return house.info(table)
