"""Seats: guests need only a name, and a seat is its secret."""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec

from fabletable.bots import checked_bot
from fabletable.games import find
from fabletable.kernel import Message, Refused
from fabletable.table import fairness
from fabletable.table.chat.chat import announce
from fabletable.table.gate import TO_THE_TABLE, link_with, with_link, with_opened, without_links
from fabletable.table.messages.tables import NewSeat, SeatKey
from fabletable.table.names import LONGEST_NAME, clean, clean_name, told_apart
from fabletable.table.open_table.log import TableChange
from fabletable.table.open_table.table import OpenTable
from fabletable.table.replica.played import GATHERING, PLAYING, PlayedGame
from fabletable.table.rows import SeatRow, TableRow, gate_of, with_gate
from fabletable.table.seats.access import (
    check_away,
    check_gathering,
    check_host,
    check_seat,
    look_for_host,
    look_who_is_here,
)
from fabletable.table.service.service import TableService

NAMES = ("Rowan", "Hazel", "Alder", "Linden", "Juniper", "Aspen", "Laurel", "Cedar")

WORD = "w."
"""A table's word begins with this where a secret is expected."""

# --- chairs ---


def new_secret(service: TableService) -> tuple[str, str]:
    """Return a new secret, and what the store keeps of it."""
    secret = fairness.new_key()
    return secret, fairness.hashed(secret, service.settings.secret)


def new_chair(
    service: TableService, game: str, seat: int, wanted: NewSeat, taken: list[str], keyring: str = ""
) -> tuple[SeatRow, SeatKey | None]:
    """Return a seat as it was ordered, and its secret. One at the maker's own screen is on the maker's keyring
    (``keyring``)."""
    name = clean_name(wanted.name) if wanted.name.strip() else ""
    if wanted.kind == "bot":
        bot = checked_bot(wanted.bot, find(game))
        free = [each for each in NAMES if each not in taken]
        return SeatRow(seat, "bot", name or free[seat % len(free)], bot, True, False, "", ""), None
    if wanted.kind == "here" and not name:
        raise Refused("why-bad-name", {"most": LONGEST_NAME})
    secret, stored = new_secret(service)
    here = wanted.kind == "here"
    face = wanted.face if here else ""
    chair = SeatRow(seat, wanted.kind, name, "", here, False, stored, "", keyring=keyring if here else "", face=face)
    return chair, SeatKey(seat, secret)


def _others(table: OpenTable, seat: int) -> list[str]:
    return [chair.name for chair in table.replica.seats if chair.seat != seat]


def _as_seen(table: OpenTable, seat: int, version: int | None) -> Callable[[], SeatRow]:
    """Return a function that returns the seat as its caller saw it, or refuses when it has changed since."""
    seen = table.replica.seats[seat].version if version is None else version

    def same() -> SeatRow:
        chair = table.replica.seats[seat]
        if chair.version != seen:
            raise Refused("why-seat-changed", {"seat": Message("seat", {"n": seat})})
        return chair

    return same


# --- what can be done with a seat ---


async def claim(
    service: TableService, table: OpenTable, seat: int, name: str, secret: str, key: str = "", face: str = ""
) -> str:
    """Sit down and return a new secret that only this person knows, in exchange for that of the invitation. The seat is
    on the keyring of the device with this ``key``."""
    name = clean_name(name)
    new, stored = new_secret(service)
    keyring = service.keyrings.keyring_of(key, table.id) or ""
    async with table.alone():

        def taken() -> TableChange:
            chair = table.replica.seats[seat]
            if not chair.is_free or table.replica.is_final:
                raise Refused("why-seat-taken", {"seat": seat, "next": next(iter(free_seats(table.replica)), -1)})
            check_asked_in(service, table, chair, secret)
            apart = told_apart(name, _others(table, seat))
            row = with_gate(table.replica.row, with_opened(gate_of(table.replica.row), seat, table.replica.stamp()))
            sat = msgspec.structs.replace(
                chair,
                claimed=True,
                name=apart,
                secret=stored,
                held=False,
                bot="",
                keyring=keyring,
                resigned=False,
                face=face,
            )
            return row, [sat]

        before = table.replica.seats[seat].name
        await table.log.change(taken)
        table.audience.were_here([seat])
        table.tell_table()
        if table.replica.row.state == PLAYING:
            await announce(
                table, Message("house-seat-taken", {"name": table.replica.seats[seat].name, "before": before})
            )
            table.show()
    return new


def free_seats(game: PlayedGame) -> list[int]:
    return [] if game.is_final else [chair.seat for chair in game.seats if chair.is_free]


def check_asked_in(service: TableService, table: OpenTable, chair: SeatRow, secret: str) -> None:
    """Refuse unless this secret is an invitation to the seat, the table's own link or its word. A public table that
    still gathers needs none; into a game that is on one must have been invited."""
    if fairness.is_key(secret, chair.secret, service.settings.secrets):
        return
    if is_word(table.replica, secret):
        return
    link = (
        link_with(gate_of(table.replica.row), fairness.all_hashes(secret, service.settings.secrets)) if secret else None
    )
    if link is not None and link.withdrawn:
        raise Refused("why-link-withdrawn")
    if link is not None and link.opened:
        raise Refused("why-link-used", {"at": link.opened})
    if link is not None and link.seat == TO_THE_TABLE:
        return
    if table.replica.row.visibility != "public" or table.replica.row.state != GATHERING:
        raise Refused("why-wrong-secret")


def is_word(game: PlayedGame, secret: str) -> bool:
    """Return whether this is the table's word, which stands for its link while the table gathers."""
    if game.row.state != GATHERING or not game.row.word or not secret.startswith(WORD):
        return False
    return secret.removeprefix(WORD).upper() == game.row.word


async def order(
    service: TableService, table: OpenTable, seat: int, wanted: NewSeat, secret: str, version: int | None
) -> list[SeatKey]:
    """Make a seat a bot's, a person's here, or an invitation. Only for the host."""
    keys: list[SeatKey] = []
    async with table.alone():
        await look_for_host(table)
        check_host(service, table, secret)
        same = _as_seen(table, seat, version)
        keyring = service.keyrings.keyring_of(secret, table.id) or table.replica.row.keyring

        def ordered() -> TableChange:
            check_gathering(table)
            before = same()
            others = _others(table, seat)
            chair, key = new_chair(service, table.replica.row.game, seat, wanted, others, keyring)
            keys[:] = [] if key is None else [key]
            gate = without_links(gate_of(table.replica.row), [seat], table.replica.stamp())
            if wanted.kind == "invited":
                gate = with_link(gate, chair.secret, seat, table.replica.stamp())
            apart = told_apart(chair.name, others)
            return with_gate(table.replica.row, gate), [
                msgspec.structs.replace(chair, name=apart, version=before.version)
            ]

        await table.log.change(ordered)
        table.tell_table()
    return keys


async def invite(service: TableService, table: OpenTable, seat: int, secret: str, version: int | None) -> SeatKey:
    """Make a new invitation; in a game that is on, to a seat that was left or whose person has been away too long."""
    new, stored = new_secret(service)
    async with table.alone():
        await look_for_host(table)
        check_host(service, table, secret)
        same = _as_seen(table, seat, version)
        if table.replica.row.state == PLAYING:
            await look_who_is_here(table)

        def open_again() -> TableChange:
            chair = same()
            if table.replica.is_final:
                raise Refused("why-game-over")
            if chair.kind == "bot":
                raise Refused("why-seat-taken", {"seat": seat})
            if table.replica.row.state == PLAYING:
                check_away(table, chair)
            return opened_anew(table, chair, stored)

        name = table.replica.seats[seat].name
        await table.log.change(open_again)
        table.tell_table()
        if table.replica.row.state == PLAYING:
            await announce(table, Message("house-seat-offered", {"name": name}))
    return SeatKey(seat, new)


def opened_anew(table: OpenTable, chair: SeatRow, stored: str, row: TableRow | None = None) -> TableChange:
    """Return the seat opened to the new secret; the one before opens nothing any more."""
    row = row or table.replica.row
    gate = with_link(gate_of(row), stored, chair.seat, table.replica.stamp())
    free = msgspec.structs.replace(chair, kind="invited", claimed=False, secret=stored, keyring="", resigned=False)
    return with_gate(row, gate), [free]


async def rename(service: TableService, table: OpenTable, seat: int, name: str, secret: str, face: str = "") -> None:
    name = clean_name(name)
    async with table.alone():

        def renamed() -> SeatRow:
            check_seat(service, table, seat, secret)
            chair = table.replica.seats[seat]
            apart = told_apart(name, _others(table, seat))
            return msgspec.structs.replace(chair, name=apart, face=face or chair.face)

        await table.change_seat(renamed)


async def add_entropy(service: TableService, table: OpenTable, seat: int, text: str, secret: str) -> None:
    """Store what a person types as a part of the seed, so that the service alone cannot choose the dice."""
    text = clean(re.sub(r"\s+", " ", text), 200, "why-bad-entropy")
    async with table.alone():

        def mixed() -> SeatRow:
            check_seat(service, table, seat, secret)
            check_gathering(table)
            return msgspec.structs.replace(table.replica.seats[seat], entropy=text)

        await table.change_seat(mixed)
