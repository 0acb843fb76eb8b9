"""Coming to a table by a link: what it opens, sitting down by it, asking for another."""

from __future__ import annotations

import logging

import msgspec

from fabletable.kernel import Refused
from fabletable.table import fairness
from fabletable.table.gate import (
    MOST_KNOCKS,
    TABLE_SYLLABLES,
    TO_THE_TABLE,
    TURNED_AWAY,
    WAITS,
    link_with,
    new_word,
    with_link,
    without_links,
)
from fabletable.table.messages.invitations import Door, DoorMay, Join, Knocked, LinkKind, TableLink
from fabletable.table.messages.tables import Claimed, TableInfo
from fabletable.table.names import clean_name
from fabletable.table.open_table.table import Changed, OpenTable
from fabletable.table.replica.played import GATHERING
from fabletable.table.rows import Gate, KnockRow, LinkRow, TableRow, gate_of, with_gate
from fabletable.table.seats.seats import (
    check_host,
    claim,
    free_seats,
    is_word,
    look_for_host,
    new_secret,
    opened_anew,
    seats_with,
)
from fabletable.table.service.registry import House

_log = logging.getLogger(__name__)

_TRIES = 20

# --- the table's own link ---


async def unused_word(house: House) -> str:
    """A word that no other table has."""
    for _ in range(_TRIES):
        word = new_word(TABLE_SYLLABLES)
        if await house.store.by_word(word) is None:
            return word
    return ""


def with_table_link(row: TableRow, stored: str, word: str, at: str) -> TableRow:
    """Return the row with a new link to the table and, while it gathers, this word."""
    word = word if row.state == GATHERING else ""
    row = with_gate(row, with_link(gate_of(row), stored, TO_THE_TABLE, at))
    return msgspec.structs.replace(row, word=word)


async def make_link(house: House, table: OpenTable, secret: str) -> TableLink:
    """A new link for whoever comes first, and while the table gathers a new word; those before open nothing any
    more."""
    new, stored = new_secret(house)
    word = await unused_word(house) if table.row.state == GATHERING else ""
    async with table.alone():
        await look_for_host(table)

        def linked() -> Changed:
            check_host(house, table, secret)
            if table.is_final:
                raise Refused("why-game-over")
            return with_table_link(table.row, stored, word, table.stamp()), []

        await table.change(linked)
        table.tell_table()
    return TableLink(new, table.row.word)


async def withdraw_links(house: House, table: OpenTable, secret: str) -> None:
    """Whatever link is about opens nothing any more."""
    async with table.alone():
        await look_for_host(table)

        def withdrawn() -> Changed:
            check_host(house, table, secret)
            seats = free_seats(table)
            gate = without_links(gate_of(table.row), [TO_THE_TABLE, *seats], table.stamp())
            chairs = [msgspec.structs.replace(table.seats[seat], secret="") for seat in seats]
            return msgspec.structs.replace(with_gate(table.row, gate), word=""), chairs

        await table.change(withdrawn)
        table.tell_table()


async def hide_names(house: House, table: OpenTable, secret: str, *, hidden: bool) -> None:
    async with table.alone():
        await look_for_host(table)

        def told() -> Changed:
            check_host(house, table, secret)
            return with_gate(table.row, msgspec.structs.replace(gate_of(table.row), hide_names=hidden)), []

        await table.change(told)
        table.tell_table()


# --- at the door ---


def door(house: House, table: OpenTable, secret: str, key: str) -> Door:
    """What this link opens; whoever has a good one is choosing a name from now on."""
    kind, link = _kind(house, table, secret, key)
    free = free_seats(table)
    good = kind in ("table", "seat") or (table.row.visibility == "public" and table.row.state == "gathering")
    seat = None if link is None or link.seat == TO_THE_TABLE else link.seat
    if kind == "seat":
        free = [each for each in free if each == seat]
    if good and free:
        table.everyone.chooses(free[0])
        table.show_table()
    told = None if link is None else link.opened or link.withdrawn or None
    return Door(table.info(), kind, seat, free if good else [], told, _may(table, kind, good=good and bool(free)))


def _kind(house: House, table: OpenTable, secret: str, key: str) -> tuple[LinkKind, LinkRow | None]:
    link = _link(house, table, secret)
    if key and seats_with(house, table, key):
        return "own", link
    if is_word(table, secret):
        return "table", None
    if link is None:
        return "unknown", None
    if not link.is_good:
        return ("used" if link.opened else "withdrawn"), link
    return ("table" if link.seat == TO_THE_TABLE else "seat"), link


def _link(house: House, table: OpenTable, secret: str) -> LinkRow | None:
    """The link with this secret; a seat that was offered before links were remembered counts too."""
    if not secret:
        return None
    hashes = fairness.all_hashes(secret, house.settings.secrets)
    known = link_with(gate_of(table.row), hashes)
    if known is not None:
        return known
    offered = [chair for chair in table.seats if chair.is_free and chair.secret in hashes]
    return LinkRow(offered[0].secret, offered[0].seat, table.row.created) if offered else None


def _may(table: OpenTable, kind: LinkKind, *, good: bool) -> DoorMay:
    if table.is_final:
        return "replay"
    if good:
        return "sit"
    was_expected = kind in ("used", "withdrawn")
    return "ask" if was_expected or free_seats(table) else "watch"


async def join(house: House, table: OpenTable, wanted: Join, secret: str, key: str) -> Claimed:
    """Sit down on the seat that was chosen, or the first that is free."""
    free = free_seats(table)
    if wanted.seat is not None and wanted.seat >= len(table.seats):
        raise Refused("why-no-such-seat", {"seat": wanted.seat})
    if not free:
        raise Refused("why-table-full")
    seat = free[0] if wanted.seat is None else wanted.seat
    new = await claim(house, table, seat, wanted.name, secret, key, wanted.face)
    return Claimed(seat, new, table.info())


# --- asking to be let in ---


async def knock(house: House, table: OpenTable, name: str) -> Knocked:
    """Everyone sees who asks; the host lets them in with one tap."""
    name = clean_name(name)
    ticket, stored = new_secret(house)
    async with table.alone():

        def knocked() -> Changed:
            if table.is_final:
                raise Refused("why-game-over")
            gate = gate_of(table.row)
            if sum(1 for each in gate.knocks if each.seat == WAITS) >= MOST_KNOCKS:
                _log.warning("too many", extra={"limit": "knock", "table": table.id})
                raise Refused("why-too-many")
            number = max((each.id for each in gate.knocks), default=0) + 1
            knocks = [*gate.knocks, KnockRow(number, name, table.stamp(), stored)][-2 * MOST_KNOCKS :]
            return with_gate(table.row, msgspec.structs.replace(gate, knocks=knocks)), []

        await table.change(knocked)
        table.tell_table()
    return Knocked(ticket, "waiting")


def answer_to_knock(house: House, table: OpenTable, ticket: str) -> Knocked:
    hashes = fairness.all_hashes(ticket, house.settings.secrets)
    found = next((each for each in gate_of(table.row).knocks if each.hash in hashes), None)
    if found is None:
        raise Refused("why-wrong-secret")
    if found.seat == WAITS:
        return Knocked("", "waiting")
    return Knocked("", "no") if found.seat == TURNED_AWAY else Knocked("", "in", found.seat)


async def let_in(house: House, table: OpenTable, number: int, seat: int | None, secret: str) -> TableInfo:
    """The ticket of whoever knocked becomes the invitation to this seat."""
    async with table.alone():
        await look_for_host(table)

        def answered() -> Changed:
            check_host(house, table, secret)
            gate = gate_of(table.row)
            found = next((each for each in gate.knocks if each.id == number and each.seat == WAITS), None)
            if found is None:
                raise Refused("why-no-such-knock")
            row = with_gate(table.row, _answered(gate, found, TURNED_AWAY if seat is None else seat))
            if seat is None:
                return row, []
            if seat not in free_seats(table):
                raise Refused("why-seat-taken", {"seat": seat, "next": next(iter(free_seats(table)), -1)})
            return opened_anew(table, table.seats[seat], found.hash, row)

        await table.change(answered)
        table.tell_table()
    return table.info()


def _answered(gate: Gate, knock: KnockRow, seat: int) -> Gate:
    knocks = [msgspec.structs.replace(each, seat=seat) if each is knock else each for each in gate.knocks]
    return msgspec.structs.replace(gate, knocks=knocks)
