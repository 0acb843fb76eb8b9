"""Seats and who has them: guests need only a name, a seat is its secret."""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec

from fabletable.bots import checked_bot
from fabletable.games import find
from fabletable.kernel import Refused, Say, seat_name
from fabletable.server.messages import NewSeat, SeatKey
from fabletable.server.store import SeatRow
from fabletable.server.tables import fairness
from fabletable.server.tables.house import House
from fabletable.server.tables.names import LONGEST_NAME, clean, clean_name, told_apart
from fabletable.server.tables.open_table import OpenTable
from fabletable.server.tables.played import GATHERING, PLAYING, Played
from fabletable.server.tables.talk import announce

NAMES = ("Rowan", "Hazel", "Alder", "Linden", "Juniper", "Aspen", "Laurel", "Cedar")

# --- who may do what ---


def seat_with(house: House, table: Played, secret: str) -> int | None:
    """The seat this secret opens. An invitation opens nothing yet: first one sits down, by name."""
    if not secret:
        return None
    taken = [chair for chair in table.seats if chair.claimed]
    return next((c.seat for c in taken if fairness.is_key(secret, c.secret, house.settings.secret)), None)


def is_host(house: House, table: OpenTable, secret: str) -> bool:
    return fairness.is_key(secret, table.row.host, house.settings.secret)


def check_host(house: House, table: OpenTable, secret: str) -> None:
    if not is_host(house, table, secret):
        raise Refused("why-host-only")


def check_seat(house: House, table: OpenTable, seat: int, secret: str) -> None:
    if seat_with(house, table, secret) != seat:
        raise Refused("why-wrong-secret")


def check_gathering(table: OpenTable) -> None:
    if table.row.state != GATHERING:
        raise Refused("why-already-started")


def check_all_taken(chairs: list[SeatRow]) -> None:
    still_open = [chair.seat for chair in chairs if not chair.claimed]
    if still_open:
        raise Refused("why-seat-open", {"seats": [seat_name(seat) for seat in still_open]})


def check_away(table: OpenTable, chair: SeatRow) -> None:
    """Refused unless this seat's person has been gone for longer than the table waits."""
    away = table.everyone.away(chair)
    name = {"seat": Say("seat", {"n": chair.seat})}
    if chair.kind == "bot" or (away is None and chair.claimed):
        raise Refused("why-not-away", name)
    if away is not None and away < table.row.grace:
        raise Refused("why-away-too-short", {**name, "seconds": table.row.grace - away})


async def look_who_is_here(table: OpenTable) -> None:
    """Before a seat is given to somebody else: a process whose news is lost may have its person."""
    found = await table.place.store.table(table.id) if table.place.post.has_others else None
    for chair in [] if found is None else found[1]:
        table.seats[chair.seat].seen = max(chair.seen, table.seats[chair.seat].seen)


# --- chairs ---


def new_secret(house: House) -> tuple[str, str]:
    """A secret for somebody, and what the database keeps of it."""
    secret = fairness.new_key()
    return secret, fairness.hashed(secret, house.settings.secret)


def new_chair(house: House, game: str, seat: int, wanted: NewSeat, taken: list[str]) -> tuple[SeatRow, SeatKey | None]:
    """A chair as it was ordered, and the secret of whoever will sit there."""
    name = clean_name(wanted.name) if wanted.name.strip() else ""
    if wanted.kind == "bot":
        bot = checked_bot(wanted.bot, find(game))
        free = [each for each in NAMES if each not in taken]
        return SeatRow(seat, "bot", name or free[seat % len(free)], bot, True, False, "", ""), None
    if wanted.kind == "here" and not name:
        raise Refused("why-bad-name", {"most": LONGEST_NAME})
    secret, stored = new_secret(house)
    return SeatRow(seat, wanted.kind, name, "", wanted.kind == "here", False, stored, ""), SeatKey(seat, secret)


def _others(table: OpenTable, seat: int) -> list[str]:
    return [chair.name for chair in table.seats if chair.seat != seat]


def _as_seen(table: OpenTable, seat: int, version: int | None) -> Callable[[], SeatRow]:
    """The seat as whoever acts on it saw it; refused when somebody has done something there since."""
    seen = table.seats[seat].version if version is None else version

    def same() -> SeatRow:
        chair = table.seats[seat]
        if chair.version != seen:
            raise Refused("why-seat-changed", {"seat": Say("seat", {"n": seat})})
        return chair

    return same


# --- what can be done with a seat ---


async def claim(house: House, table: OpenTable, seat: int, name: str, secret: str) -> str:
    """Sit down. The secret of the invitation is exchanged for one that only the new player knows."""
    name = clean_name(name)
    new, stored = new_secret(house)
    async with table.alone():

        def taken() -> SeatRow:
            chair = table.seats[seat]
            if chair.kind != "invited" or chair.claimed or table.is_final:
                raise Refused("why-seat-taken", {"seat": seat})
            invited = fairness.is_key(secret, chair.secret, house.settings.secret)
            # Whoever comes into a game that is on must have been asked in.
            if not invited and (table.row.visibility != "public" or table.row.state != GATHERING):
                raise Refused("why-wrong-secret")
            apart = told_apart(name, _others(table, seat))
            return msgspec.structs.replace(chair, claimed=True, name=apart, secret=stored, held=False, bot="")

        before = table.seats[seat].name
        await table.change_seat(taken)
        table.everyone.were_here([seat])
        if table.row.state == PLAYING:
            await announce(table, Say("house-seat-taken", {"name": table.seats[seat].name, "before": before}))
            table.show()
    return new


async def order(
    house: House, table: OpenTable, seat: int, wanted: NewSeat, secret: str, version: int | None
) -> list[SeatKey]:
    """The host makes a seat a bot's, somebody's here, or an invitation."""
    keys: list[SeatKey] = []
    async with table.alone():
        check_host(house, table, secret)
        same = _as_seen(table, seat, version)

        def ordered() -> SeatRow:
            check_gathering(table)
            before = same()
            others = _others(table, seat)
            chair, key = new_chair(house, table.row.game, seat, wanted, others)
            keys[:] = [] if key is None else [key]
            return msgspec.structs.replace(chair, name=told_apart(chair.name, others), version=before.version)

        await table.change_seat(ordered)
    return keys


async def invite(house: House, table: OpenTable, seat: int, secret: str, version: int | None) -> SeatKey:
    """A new invitation; in a game that is on, to a seat that was left or whose person has been away too long."""
    new, stored = new_secret(house)
    async with table.alone():
        check_host(house, table, secret)
        same = _as_seen(table, seat, version)
        if table.row.state == PLAYING:
            await look_who_is_here(table)

        def open_again() -> SeatRow:
            chair = same()
            if table.is_final:
                raise Refused("why-game-over")
            if chair.kind == "bot":
                raise Refused("why-seat-taken", {"seat": seat})
            if table.row.state == PLAYING:
                check_away(table, chair)
            return msgspec.structs.replace(chair, kind="invited", claimed=False, secret=stored)

        name = table.seats[seat].name
        await table.change_seat(open_again)
        if table.row.state == PLAYING:
            await announce(table, Say("house-seat-offered", {"name": name}))
    return SeatKey(seat, new)


async def rename(house: House, table: OpenTable, seat: int, name: str, secret: str) -> None:
    name = clean_name(name)
    async with table.alone():

        def renamed() -> SeatRow:
            check_seat(house, table, seat, secret)
            return msgspec.structs.replace(table.seats[seat], name=told_apart(name, _others(table, seat)))

        await table.change_seat(renamed)


async def add_entropy(house: House, table: OpenTable, seat: int, text: str, secret: str) -> None:
    """Whatever the player types goes into the seed, so that the server alone cannot choose the dice."""
    text = clean(re.sub(r"\s+", " ", text), 200, "why-bad-entropy")
    async with table.alone():

        def mixed() -> SeatRow:
            check_seat(house, table, seat, secret)
            check_gathering(table)
            return msgspec.structs.replace(table.seats[seat], entropy=text)

        await table.change_seat(mixed)
