"""Seats and who has them: guests need only a name, a seat is its secret."""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec

from fabletable.bots import checked_bot
from fabletable.games import find
from fabletable.kernel import Message, Refused, seat_name
from fabletable.server.messages.tables import NewSeat, SeatKey
from fabletable.server.store import SeatRow, TableRow, gate_of, with_gate
from fabletable.server.tables import fairness
from fabletable.server.tables.gate import TO_THE_TABLE, link_with, with_link, with_opened, without_links
from fabletable.server.tables.house import House
from fabletable.server.tables.names import LONGEST_NAME, clean, clean_name, told_apart
from fabletable.server.tables.open_table import Changed, OpenTable
from fabletable.server.tables.played import GATHERING, PLAYING, Played
from fabletable.server.tables.talk import announce

NAMES = ("Rowan", "Hazel", "Alder", "Linden", "Juniper", "Aspen", "Laurel", "Cedar")

WORD = "w."
"""How a word begins where a secret is expected."""

# --- who may do what ---


def seats_with(house: House, table: Played, secret: str) -> list[int]:
    """The seats this secret, or the keyring of this device, opens. An invitation opens nothing yet: first one sits
    down, by name."""
    if not secret:
        return []
    ring = house.rings.ring_of(secret, table.id)
    if ring is not None:
        return [chair.seat for chair in table.seats if ring and chair.claimed and chair.ring == ring]
    taken = [chair for chair in table.seats if chair.claimed]
    return [c.seat for c in taken if fairness.is_key(secret, c.secret, house.settings.secrets)][:1]


def seat_with(house: House, table: Played, secret: str) -> int | None:
    return next(iter(seats_with(house, table, secret)), None)


def is_host(house: House, table: Played, secret: str) -> bool:
    ring = house.rings.ring_of(secret, table.id)
    if ring is not None:
        return bool(ring) and table.row.ring == ring
    return fairness.is_key(secret, table.row.host, house.settings.secrets)


def check_host(house: House, table: OpenTable, secret: str) -> None:
    """When the host has not come for a day, everybody who sits there is the host."""
    stands_in = table.info().host_gone and seat_with(house, table, secret) is not None
    if not stands_in and not is_host(house, table, secret):
        raise Refused("why-host-only")


def check_seat(house: House, table: OpenTable, seat: int, secret: str) -> None:
    if seat not in seats_with(house, table, secret):
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
    name = {"seat": Message("seat", {"n": chair.seat})}
    if chair.kind == "bot" or (away is None and chair.claimed):
        raise Refused("why-not-away", name)
    if away is not None and away < table.row.grace:
        raise Refused("why-away-too-short", {**name, "seconds": table.row.grace - away})


async def look_who_is_here(table: OpenTable) -> None:
    """Before a seat is given to somebody else: a process whose news is lost may have its person."""
    await table.place.presence.write()
    rows = await table.place.store.presence(table.id)
    for row in rows:
        chair = table.seats[row.seat]
        chair.seen = max(chair.seen, row.seen)
    table.everyone.find(rows)


async def look_for_host(table: OpenTable) -> None:
    """Before somebody stands in for a host who seems to be gone."""
    if table.info().host_gone:
        await look_who_is_here(table)


# --- chairs ---


def new_secret(house: House) -> tuple[str, str]:
    """A secret for somebody, and what the database keeps of it."""
    secret = fairness.new_key()
    return secret, fairness.hashed(secret, house.settings.secret)


def new_chair(
    house: House, game: str, seat: int, wanted: NewSeat, taken: list[str], ring: str = ""
) -> tuple[SeatRow, SeatKey | None]:
    """A chair as it was ordered, and the secret of whoever will sit there; whoever sits at the maker's screen has it on
    the maker's ``ring``."""
    name = clean_name(wanted.name) if wanted.name.strip() else ""
    if wanted.kind == "bot":
        bot = checked_bot(wanted.bot, find(game))
        free = [each for each in NAMES if each not in taken]
        return SeatRow(seat, "bot", name or free[seat % len(free)], bot, True, False, "", ""), None
    if wanted.kind == "here" and not name:
        raise Refused("why-bad-name", {"most": LONGEST_NAME})
    secret, stored = new_secret(house)
    here = wanted.kind == "here"
    face = wanted.face if here else ""
    chair = SeatRow(seat, wanted.kind, name, "", here, False, stored, "", ring=ring if here else "", face=face)
    return chair, SeatKey(seat, secret)


def _others(table: OpenTable, seat: int) -> list[str]:
    return [chair.name for chair in table.seats if chair.seat != seat]


def _as_seen(table: OpenTable, seat: int, version: int | None) -> Callable[[], SeatRow]:
    """The seat as whoever acts on it saw it; refused when somebody has done something there since."""
    seen = table.seats[seat].version if version is None else version

    def same() -> SeatRow:
        chair = table.seats[seat]
        if chair.version != seen:
            raise Refused("why-seat-changed", {"seat": Message("seat", {"n": seat})})
        return chair

    return same


# --- what can be done with a seat ---


async def claim(
    house: House, table: OpenTable, seat: int, name: str, secret: str, key: str = "", face: str = ""
) -> str:
    """Sit down. The secret of the invitation is exchanged for one that only the new player knows; the seat hangs on the
    keyring of the device with this ``key``."""
    name = clean_name(name)
    new, stored = new_secret(house)
    ring = house.rings.ring_of(key, table.id) or ""
    async with table.alone():

        def taken() -> Changed:
            chair = table.seats[seat]
            if not chair.is_free or table.is_final:
                raise Refused("why-seat-taken", {"seat": seat, "next": next(iter(free_seats(table)), -1)})
            check_asked_in(house, table, chair, secret)
            apart = told_apart(name, _others(table, seat))
            row = with_gate(table.row, with_opened(gate_of(table.row), seat, table.stamp()))
            sat = msgspec.structs.replace(
                chair, claimed=True, name=apart, secret=stored, held=False, bot="", ring=ring, resigned=False, face=face
            )
            return row, [sat]

        before = table.seats[seat].name
        await table.change(taken)
        table.everyone.were_here([seat])
        table.tell_table()
        if table.row.state == PLAYING:
            await announce(table, Message("house-seat-taken", {"name": table.seats[seat].name, "before": before}))
            table.show()
    return new


def free_seats(table: Played) -> list[int]:
    return [] if table.is_final else [chair.seat for chair in table.seats if chair.is_free]


def check_asked_in(house: House, table: OpenTable, chair: SeatRow, secret: str) -> None:
    """Refused unless this secret is an invitation to the seat, the table's own link or its word. At a public table that
    still gathers nobody needs one; whoever comes into a game that is on must have been asked in."""
    if fairness.is_key(secret, chair.secret, house.settings.secrets):
        return
    if is_word(table, secret):
        return
    link = link_with(gate_of(table.row), fairness.all_hashes(secret, house.settings.secrets)) if secret else None
    if link is not None and link.withdrawn:
        raise Refused("why-link-withdrawn")
    if link is not None and link.opened:
        raise Refused("why-link-used", {"at": link.opened})
    if link is not None and link.seat == TO_THE_TABLE:
        return
    if table.row.visibility != "public" or table.row.state != GATHERING:
        raise Refused("why-wrong-secret")


def is_word(table: Played, secret: str) -> bool:
    """Return whether this is the table's word, which stands for its link while the table gathers."""
    if table.row.state != GATHERING or not table.row.word or not secret.startswith(WORD):
        return False
    return secret.removeprefix(WORD).upper() == table.row.word


async def order(
    house: House, table: OpenTable, seat: int, wanted: NewSeat, secret: str, version: int | None
) -> list[SeatKey]:
    """The host makes a seat a bot's, somebody's here, or an invitation."""
    keys: list[SeatKey] = []
    async with table.alone():
        await look_for_host(table)
        check_host(house, table, secret)
        same = _as_seen(table, seat, version)
        ring = house.rings.ring_of(secret, table.id) or table.row.ring

        def ordered() -> Changed:
            check_gathering(table)
            before = same()
            others = _others(table, seat)
            chair, key = new_chair(house, table.row.game, seat, wanted, others, ring)
            keys[:] = [] if key is None else [key]
            gate = without_links(gate_of(table.row), [seat], table.stamp())
            if wanted.kind == "invited":
                gate = with_link(gate, chair.secret, seat, table.stamp())
            apart = told_apart(chair.name, others)
            return with_gate(table.row, gate), [msgspec.structs.replace(chair, name=apart, version=before.version)]

        await table.change(ordered)
        table.tell_table()
    return keys


async def invite(house: House, table: OpenTable, seat: int, secret: str, version: int | None) -> SeatKey:
    """A new invitation; in a game that is on, to a seat that was left or whose person has been away too long."""
    new, stored = new_secret(house)
    async with table.alone():
        await look_for_host(table)
        check_host(house, table, secret)
        same = _as_seen(table, seat, version)
        if table.row.state == PLAYING:
            await look_who_is_here(table)

        def open_again() -> Changed:
            chair = same()
            if table.is_final:
                raise Refused("why-game-over")
            if chair.kind == "bot":
                raise Refused("why-seat-taken", {"seat": seat})
            if table.row.state == PLAYING:
                check_away(table, chair)
            return opened_anew(table, chair, stored)

        name = table.seats[seat].name
        await table.change(open_again)
        table.tell_table()
        if table.row.state == PLAYING:
            await announce(table, Message("house-seat-offered", {"name": name}))
    return SeatKey(seat, new)


def opened_anew(table: OpenTable, chair: SeatRow, stored: str, row: TableRow | None = None) -> Changed:
    """The seat is open to whoever has the new secret; whoever had it before does not."""
    row = row or table.row
    gate = with_link(gate_of(row), stored, chair.seat, table.stamp())
    free = msgspec.structs.replace(chair, kind="invited", claimed=False, secret=stored, ring="", resigned=False)
    return with_gate(row, gate), [free]


async def rename(house: House, table: OpenTable, seat: int, name: str, secret: str, face: str = "") -> None:
    name = clean_name(name)
    async with table.alone():

        def renamed() -> SeatRow:
            check_seat(house, table, seat, secret)
            chair = table.seats[seat]
            apart = told_apart(name, _others(table, seat))
            return msgspec.structs.replace(chair, name=apart, face=face or chair.face)

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
