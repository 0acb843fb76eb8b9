"""Coming to a table by a link: what it opens, sitting down by it, asking to be let in."""

from __future__ import annotations

import logging

import msgspec

from fabletable.kernel import Refused
from fabletable.table import fairness
from fabletable.table.gate import (
    MOST_JOIN_REQUESTS,
    TABLE_SYLLABLES,
    TO_THE_TABLE,
    TURNED_AWAY,
    WAITS,
    link_with,
    new_word,
    with_link,
    without_links,
)
from fabletable.table.messages.invitations import Join, JoinRequested, LinkInfo, LinkKind, LinkMay, TableLink
from fabletable.table.messages.tables import SeatClaimed, TableInfo
from fabletable.table.names import clean_name
from fabletable.table.open_table.log import TableChange
from fabletable.table.open_table.table import OpenTable
from fabletable.table.replica.played import GATHERING
from fabletable.table.rows import JoinRequestRow, LinkRow, TableAccess, TableRow, gate_of, with_gate
from fabletable.table.seats.access import check_host, look_for_host, seats_with
from fabletable.table.seats.seats import claim, free_seats, is_word, new_secret, opened_anew
from fabletable.table.service.service import TableService

_log = logging.getLogger(__name__)

_TRIES = 20

# --- the table's own link ---


async def unused_word(service: TableService) -> str:
    """Return a word that no other table has."""
    for _ in range(_TRIES):
        word = new_word(TABLE_SYLLABLES)
        if await service.store.by_word(word) is None:
            return word
    return ""


def with_table_link(row: TableRow, stored: str, word: str, at: str) -> TableRow:
    """Return the row with a new link to the table and, while it gathers, this word."""
    word = word if row.state == GATHERING else ""
    row = with_gate(row, with_link(gate_of(row), stored, TO_THE_TABLE, at))
    return msgspec.structs.replace(row, word=word)


async def make_link(service: TableService, table: OpenTable, secret: str) -> TableLink:
    """Make a new link to the first free seat, and while the table gathers a new word; those before open nothing any
    more."""
    new, stored = new_secret(service)
    word = await unused_word(service) if table.replica.row.state == GATHERING else ""
    async with table.alone():
        await look_for_host(table)

        def linked() -> TableChange:
            check_host(service, table, secret)
            if table.replica.is_final:
                raise Refused("why-game-over")
            return with_table_link(table.replica.row, stored, word, table.replica.stamp()), []

        await table.log.change(linked)
        table.tell_table()
    return TableLink(new, table.replica.row.word)


async def withdraw_links(service: TableService, table: OpenTable, secret: str) -> None:
    """Withdraw all links and the word."""
    async with table.alone():
        await look_for_host(table)

        def withdrawn() -> TableChange:
            check_host(service, table, secret)
            seats = free_seats(table.replica)
            gate = without_links(gate_of(table.replica.row), [TO_THE_TABLE, *seats], table.replica.stamp())
            chairs = [msgspec.structs.replace(table.replica.seats[seat], secret="") for seat in seats]
            return msgspec.structs.replace(with_gate(table.replica.row, gate), word=""), chairs

        await table.log.change(withdrawn)
        table.tell_table()


async def hide_names(service: TableService, table: OpenTable, secret: str, *, hidden: bool) -> None:
    async with table.alone():
        await look_for_host(table)

        def changed() -> TableChange:
            check_host(service, table, secret)
            return with_gate(
                table.replica.row, msgspec.structs.replace(gate_of(table.replica.row), hide_names=hidden)
            ), []

        await table.log.change(changed)
        table.tell_table()


# --- the link of an invitation ---


def link_info(service: TableService, table: OpenTable, secret: str, key: str) -> LinkInfo:
    """Return what this link opens; with a good one its person is choosing a name from now on."""
    kind, link = _kind(service, table, secret, key)
    free = free_seats(table.replica)
    good = kind in ("table", "seat") or (
        table.replica.row.visibility == "public" and table.replica.row.state == "gathering"
    )
    seat = None if link is None or link.seat == TO_THE_TABLE else link.seat
    if kind == "seat":
        free = [each for each in free if each == seat]
    if good and free:
        table.audience.chooses(free[0])
        table.show_table()
    used = None if link is None else link.opened or link.withdrawn or None
    return LinkInfo(table.info(), kind, seat, free if good else [], used, _may(table, kind, good=good and bool(free)))


def _kind(service: TableService, table: OpenTable, secret: str, key: str) -> tuple[LinkKind, LinkRow | None]:
    link = _link(service, table, secret)
    if key and seats_with(service, table.replica, key):
        return "own", link
    if is_word(table.replica, secret):
        return "table", None
    if link is None:
        return "unknown", None
    if not link.is_good:
        return ("used" if link.opened else "withdrawn"), link
    return ("table" if link.seat == TO_THE_TABLE else "seat"), link


def _link(service: TableService, table: OpenTable, secret: str) -> LinkRow | None:
    """Return the link with this secret; a seat that was offered before links were remembered counts, too."""
    if not secret:
        return None
    hashes = fairness.all_hashes(secret, service.settings.secrets)
    known = link_with(gate_of(table.replica.row), hashes)
    if known is not None:
        return known
    offered = [chair for chair in table.replica.seats if chair.is_free and chair.secret in hashes]
    return LinkRow(offered[0].secret, offered[0].seat, table.replica.row.created) if offered else None


def _may(table: OpenTable, kind: LinkKind, *, good: bool) -> LinkMay:
    if table.replica.is_final:
        return "replay"
    if good:
        return "sit"
    was_expected = kind in ("used", "withdrawn")
    return "ask" if was_expected or free_seats(table.replica) else "watch"


async def join(service: TableService, table: OpenTable, wanted: Join, secret: str, key: str) -> SeatClaimed:
    """Sit down on the seat that was chosen, or the first that is free."""
    free = free_seats(table.replica)
    if wanted.seat is not None and wanted.seat >= len(table.replica.seats):
        raise Refused("why-no-such-seat", {"seat": wanted.seat})
    if not free:
        raise Refused("why-table-full")
    seat = free[0] if wanted.seat is None else wanted.seat
    new = await claim(service, table, seat, wanted.name, secret, key, wanted.face)
    return SeatClaimed(seat, new, table.info())


# --- asking to be let in ---


async def ask_to_join(service: TableService, table: OpenTable, name: str) -> JoinRequested:
    """Ask to be let in. Everyone sees who asks; the host answers."""
    name = clean_name(name)
    ticket, stored = new_secret(service)
    async with table.alone():

        def asked() -> TableChange:
            if table.replica.is_final:
                raise Refused("why-game-over")
            gate = gate_of(table.replica.row)
            if sum(1 for each in gate.join_requests if each.seat == WAITS) >= MOST_JOIN_REQUESTS:
                _log.warning("too many", extra={"limit": "join request", "table": table.id})
                raise Refused("why-too-many")
            number = max((each.id for each in gate.join_requests), default=0) + 1
            join_requests = [*gate.join_requests, JoinRequestRow(number, name, table.replica.stamp(), stored)][
                -2 * MOST_JOIN_REQUESTS :
            ]
            return with_gate(table.replica.row, msgspec.structs.replace(gate, join_requests=join_requests)), []

        await table.log.change(asked)
        table.tell_table()
    return JoinRequested(ticket, "waiting")


def answer_to_join_request(service: TableService, table: OpenTable, ticket: str) -> JoinRequested:
    hashes = fairness.all_hashes(ticket, service.settings.secrets)
    found = next((each for each in gate_of(table.replica.row).join_requests if each.hash in hashes), None)
    if found is None:
        raise Refused("why-wrong-secret")
    if found.seat == WAITS:
        return JoinRequested("", "waiting")
    return JoinRequested("", "no") if found.seat == TURNED_AWAY else JoinRequested("", "in", found.seat)


async def let_in(service: TableService, table: OpenTable, number: int, seat: int | None, secret: str) -> TableInfo:
    """Let a person in: their ticket becomes the invitation to this seat. Without a seat the answer is no."""
    async with table.alone():
        await look_for_host(table)

        def answered() -> TableChange:
            check_host(service, table, secret)
            gate = gate_of(table.replica.row)
            found = next((each for each in gate.join_requests if each.id == number and each.seat == WAITS), None)
            if found is None:
                raise Refused("why-no-such-join-request")
            row = with_gate(table.replica.row, _answered(gate, found, TURNED_AWAY if seat is None else seat))
            if seat is None:
                return row, []
            if seat not in free_seats(table.replica):
                raise Refused("why-seat-taken", {"seat": seat, "next": next(iter(free_seats(table.replica)), -1)})
            return opened_anew(table, table.replica.seats[seat], found.hash, row)

        await table.log.change(answered)
        table.tell_table()
    return table.info()


def _answered(gate: TableAccess, join_request: JoinRequestRow, seat: int) -> TableAccess:
    join_requests = [
        msgspec.structs.replace(each, seat=seat) if each is join_request else each for each in gate.join_requests
    ]
    return msgspec.structs.replace(gate, join_requests=join_requests)
