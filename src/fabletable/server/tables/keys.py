"""The keys of a person's devices: no account and no password, a ring of seats that each of their devices opens."""

from __future__ import annotations

import secrets
import unicodedata

import msgspec

from fabletable.kernel import Refused
from fabletable.server.hours import moment_of, stamp_of
from fabletable.server.messages.keys import Carried, Carry, Device, KeyFile, KeyMade, Keyring, MyGame, OwnSeats, Words
from fabletable.server.news.post import News
from fabletable.server.store import Listed, SeatRow
from fabletable.server.store.keyrings import DeviceRow, TicketRow
from fabletable.server.tables import fairness
from fabletable.server.tables.gate import new_word
from fabletable.server.tables.house import House
from fabletable.server.tables.names import clean_name
from fabletable.server.tables.open_table import Changed
from fabletable.server.tables.played import GATHERING, PLAYING
from fabletable.server.tables.rings import KEY
from fabletable.server.tables.seats import seats_with

CARRY_SECONDS = 300
MOST_DEVICES = 20
HOW_MANY_WORDS = 6
MOST_OPENED = 30
"""Of so many running games it is looked up whose turn it is."""


async def known(house: House, key: str) -> DeviceRow:
    device = await house.rings.know(key)
    if device is None:
        raise Refused("why-wrong-key")
    return device


# --- devices ---


async def make(house: House, name: str) -> KeyMade:
    """A ring with one device, and nothing on it yet."""
    return await _new_device(house, secrets.token_hex(16), name, "")


async def _new_device(house: House, ring: str, name: str, only: str) -> KeyMade:
    key = KEY + fairness.new_key()
    now = house.hours.now()
    device = DeviceRow(
        secrets.token_hex(6), ring, house.rings.hashed(key), clean_name(name), stamp_of(now), int(now), only
    )
    if len(await house.rings.kept.devices(ring)) >= MOST_DEVICES:
        raise Refused("why-too-many-devices", {"most": MOST_DEVICES})
    await house.rings.kept.add(device)
    house.rings.forget()
    return KeyMade(key, device.id)


async def ring_info(house: House, device: DeviceRow) -> Keyring:
    await house.rings.kept.note(device.id, seen=int(house.hours.now()))
    found = await house.rings.kept.devices(device.ring)
    kinds = await house.rings.kept.kinds(device.ring)
    told = [
        Device(each.id, each.name, each.made, stamp_of(each.seen), each.id == device.id, each.tables) for each in found
    ]
    tables = await house.rings.kept.tables(device.ring)
    seats = sum(chair.ring == device.ring for table in tables for chair in table.seats)
    return Keyring(device.id, told, seats, "words" in kinds, "file" in kinds)


async def rename(house: House, device: DeviceRow, name: str) -> None:
    await house.rings.kept.note(device.id, name=clean_name(name))
    house.rings.forget()


async def shut_out(house: House, device: DeviceRow, lost: str) -> None:
    """All of the ring's secrets are renewed; those who have a key of it come in again by themselves."""
    _check_whole(device)
    if lost not in {each.id for each in await house.rings.kept.devices(device.ring)}:
        raise Refused("why-no-such-device")
    nobody = house.rings.hashed(fairness.new_key())
    await _read_anew(house, await house.rings.kept.shut_out(device.ring, lost, nobody))


async def _read_anew(house: House, tables: list[str]) -> None:
    """Everyone here and elsewhere sees that secrets have changed."""
    house.rings.forget()
    for table_id in tables:
        house.post.tell(News("table", table=table_id))
        table = house.tables_open.get(table_id)
        if table is not None:
            async with table.alone():
                await table.reread()


def _check_whole(device: DeviceRow) -> None:
    """A device that was lent one game may not give away the others."""
    if device.only:
        raise Refused("why-lent-device")


# --- my games ---


async def my_games(house: House, device: DeviceRow) -> list[MyGame]:
    """Where it is one's turn, the least time left first; where others decide; then those that gather, and the rest."""
    found = [each for each in await house.rings.kept.tables(device.ring) if device.opens(each.row.id)]
    running = [each.row.id for each in found if each.row.state == PLAYING][:MOST_OPENED]
    for table_id in running:
        await house.find(table_id)
    return sorted((_my_game(device.ring, house, each) for each in found), key=_order)


def _my_game(ring: str, house: House, found: Listed) -> MyGame:
    info = house.listed(found)
    seats = [chair.seat for chair in found.seats if chair.claimed and chair.ring == ring]
    mine = info.turn in seats and not info.seats[info.turn or 0].held
    until = info.clock.seats[info.turn].until if mine and info.clock is not None and info.turn is not None else None
    left = None if until is None else max(0, int(moment_of(until) - house.hours.now()))
    return MyGame(info, seats, found.row.ring == ring, mine, left)


def _order(game: MyGame) -> tuple[int, float]:
    state = game.table.state
    group = 0 if game.your_turn else 1 if state == PLAYING else 2 if state == GATHERING else 3
    return group, float("inf") if game.left_seconds is None else game.left_seconds


async def add_seats(house: House, device: DeviceRow, wanted: OwnSeats) -> MyGame:
    """Seats that this browser holds by their secrets hang on its ring from now on."""
    table = await house.find(wanted.table)
    async with table.alone():

        def hung() -> Changed:
            row, chairs = table.row, []
            for secret in wanted.secrets:
                if fairness.is_key(secret, row.host, house.settings.secret):
                    row = msgspec.structs.replace(row, ring=device.ring)
                    continue
                opened = [] if secret.startswith(KEY) else seats_with(house, table, secret)
                if not opened:
                    raise Refused("why-wrong-secret")
                chairs += [_hung(table.seats[seat], device.ring) for seat in opened]
            return row, chairs

        await table.change(hung)
        table.tell_table()
    return next(game for game in await my_games(house, device) if game.table.id == table.id)


def _hung(chair: SeatRow, ring: str) -> SeatRow:
    return msgspec.structs.replace(chair, ring=ring)


async def forget_table(house: House, device: DeviceRow, table_id: str) -> None:
    """It is not among one's games any more; whoever has a secret of it still can open it."""
    table = await house.find(table_id)
    async with table.alone():

        def off() -> Changed:
            ring = device.ring
            chairs = [msgspec.structs.replace(chair, ring="") for chair in table.seats if chair.ring == ring]
            if not chairs and table.row.ring != ring:
                raise Refused("why-no-such-table", {"table": table_id})
            return msgspec.structs.replace(table.row, ring="" if table.row.ring == ring else table.row.ring), chairs

        await table.change(off)


# --- to another device ---


async def carry(house: House, device: DeviceRow, tables: list[str]) -> Carry:
    """A ticket that one other device may use, once and soon."""
    _check_whole(device)
    ticket = fairness.new_key()
    until = int(house.hours.now()) + CARRY_SECONDS
    only = " ".join(tables)
    await house.rings.kept.give(TicketRow(house.rings.hashed(ticket), device.ring, "carry", device.name, only, until))
    return Carry(ticket, stamp_of(until))


async def _good(house: House, ticket: str) -> TicketRow:
    found = await house.rings.kept.ticket(house.rings.hashed(ticket))
    if found is None or found.kind != "carry":
        raise Refused("why-no-such-ticket")
    if found.used:
        raise Refused("why-ticket-used", {"at": found.used})
    if found.until < house.hours.now():
        raise Refused("why-ticket-old")
    return found


async def look(house: House, ticket: str) -> Carried:
    found = await _good(house, ticket)
    bearer = DeviceRow("", found.ring, "", "", "", 0, found.only)
    return Carried(found.device, await my_games(house, bearer))


async def take(house: House, ticket: str, name: str, own: str) -> KeyMade:
    """This device comes to the ring; what it had on one of its own comes along."""
    found = await _good(house, ticket)
    if not await house.rings.kept.use(found.hash, house.hours.stamp()):
        raise Refused("why-ticket-used", {"at": house.hours.stamp()})
    return await _come_in(house, found, name, own)


async def _come_in(house: House, ticket: TicketRow, name: str, own: str) -> KeyMade:
    before = await house.rings.know(own)
    made = await _new_device(house, ticket.ring, name, ticket.only)
    if before is not None and not ticket.only and not before.only:
        await _read_anew(house, await house.rings.kept.merge(before.ring, ticket.ring))
    return made


# --- for a bad day ---


async def make_words(house: House, device: DeviceRow) -> Words:
    _check_whole(device)
    words = [new_word().lower() for _ in range(HOW_MANY_WORDS)]
    await house.rings.kept.give(
        TicketRow(house.rings.hashed(_said(" ".join(words))), device.ring, "words", device.name)
    )
    return Words(words)


async def make_file(house: House, device: DeviceRow) -> KeyFile:
    _check_whole(device)
    secret = "f." + secrets.token_urlsafe(24)
    await house.rings.kept.give(TicketRow(house.rings.hashed(secret), device.ring, "file", device.name))
    return KeyFile("keys", next(iter(house.settings.addresses), ""), secret)


async def recover(house: House, words: str, secret: str, name: str, own: str) -> KeyMade:
    """What was written down stays good until something else is written down, or a device is shut out."""
    said = _said(words) if words else secret
    found = await house.rings.kept.ticket(house.rings.hashed(said)) if said else None
    if found is None or found.kind != ("words" if words else "file"):
        raise Refused("why-wrong-words")
    return await _come_in(house, found, name, own)


def _said(words: str) -> str:
    return "words " + " ".join(unicodedata.normalize("NFKC", words).casefold().split())
