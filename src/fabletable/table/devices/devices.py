"""The keys of a person's devices: no account and no password, a ring of seats that each of their devices opens."""

from __future__ import annotations

import secrets
import unicodedata

import msgspec

from fabletable.kernel import Refused
from fabletable.server.pubsub.peers import News
from fabletable.server.storage.keyrings import Brought, DeviceRow, TicketRow
from fabletable.table import fairness
from fabletable.table.gate import KEYRING_SYLLABLES, new_word
from fabletable.table.messages.devices import (
    Carried,
    Carry,
    Device,
    KeyFile,
    KeyMade,
    Keyring,
    MyGame,
    OwnSeats,
    TakeAlong,
    Words,
)
from fabletable.table.names import clean_name
from fabletable.table.open_table.keyring_cache import KEY
from fabletable.table.open_table.table import Changed
from fabletable.table.ports.clock import moment_of, stamp_of
from fabletable.table.replica.played import GATHERING, PLAYING
from fabletable.table.rows import Listed, SeatRow
from fabletable.table.seats.seats import seats_with
from fabletable.table.service.registry import House

CARRY_SECONDS = 300
HOW_MANY_WORDS = 6
MOST_OPENED = 30
"""Of so many running games it is looked up whose turn it is."""


async def known(house: House, key: str) -> DeviceRow:
    """The device with this key, as the database has it now: its keyring is about to be read or changed."""
    device = await house.rings.know(key, anew=True)
    if device is None:
        raise Refused("why-wrong-key")
    present = house.rings.hashed(key)
    if device.hash != present:  # it came under a former secret, and is to stay when that is given up
        await house.rings.kept.note(device.id, hash=present)
    return device


# --- devices ---


async def make(house: House, name: str) -> KeyMade:
    """A ring with one device, and nothing on it yet."""
    key, device = _new_device(house, secrets.token_hex(16), name, "")
    await house.rings.kept.add(device)
    return KeyMade(key, device.id)


def _new_device(house: House, ring: str, name: str, only: str) -> tuple[str, DeviceRow]:
    key = KEY + fairness.new_key()
    now = house.hours.now()
    device = DeviceRow(
        secrets.token_hex(6), ring, house.rings.hashed(key), clean_name(name), stamp_of(now), int(now), only
    )
    return key, device


async def ring_info(house: House, device: DeviceRow) -> Keyring:
    """What hangs on the ring. A lent device is told of itself and its games alone."""
    await house.rings.kept.note(device.id, seen=int(house.hours.now()))
    found = [each for each in await house.rings.kept.devices(device.ring) if not device.only or each.id == device.id]
    kinds = set() if device.only else await house.rings.kept.kinds(device.ring)
    told = [
        Device(each.id, each.name, each.made, stamp_of(each.seen), each.id == device.id, each.tables) for each in found
    ]
    tables = await house.rings.kept.tables(device.ring)
    mine = [table for table in tables if device.opens(table.row.id)]
    seats = sum(chair.ring == device.ring for table in mine for chair in table.seats)
    return Keyring(device.id, told, seats, "words" in kinds, "file" in kinds)


async def rename(house: House, device: DeviceRow, name: str) -> None:
    await house.rings.kept.note(device.id, name=clean_name(name))
    house.rings.forget()


async def shut_out(house: House, device: DeviceRow, lost: str) -> None:
    """All of the ring's secrets are renewed; those who have a key of it come in again by themselves. A device that
    goes by itself takes only its key off the ring."""
    if lost == device.id:
        await house.rings.kept.remove(device)
        await _read_anew(house, [])
        return
    check_whole(device)
    if lost not in {each.id for each in await house.rings.kept.devices(device.ring)}:
        raise Refused("why-no-such-device")
    nobody = house.rings.hashed(fairness.new_key())
    await _read_anew(house, await house.rings.kept.shut_out(device.ring, lost, nobody))


async def _read_anew(house: House, tables: list[str]) -> None:
    """Everyone here and elsewhere sees that secrets have changed."""
    house.rings.forget()
    house.post.tell(News("keys"))
    for table_id in tables:
        house.post.tell(News("table", table=table_id))
        table = house.tables_open.get(table_id)
        if table is not None:
            async with table.alone():
                await table.reread()


def check_whole(device: DeviceRow) -> None:
    """Refuse a device that was lent one game: what is its owner's own is none of its business."""
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
    check_whole(device)
    table = await house.find(wanted.table)
    async with table.alone():

        def hung() -> Changed:
            row, chairs = table.row, []
            for secret in wanted.secrets:
                if fairness.is_key(secret, row.host, house.settings.secrets):
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
    check_whole(device)
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
    check_whole(device)
    there = await house.rings.kept.table_ids(device.ring) if tables else set()
    for table_id in tables:
        if table_id not in there:
            raise Refused("why-no-such-table", {"table": table_id[:40]})
    ticket = fairness.new_key()
    until = int(house.hours.now()) + CARRY_SECONDS
    only = " ".join(dict.fromkeys(tables))
    given = TicketRow(house.rings.hashed(ticket), device.ring, "carry", device.name, only, until)
    await house.rings.kept.give(given, device)
    return Carry(ticket, stamp_of(until))


async def _good(house: House, ticket: str) -> TicketRow:
    found = await house.rings.kept.ticket(house.rings.all_hashes(ticket))
    if found is None or found.kind != "carry":
        raise Refused("why-no-such-ticket")
    if found.used:
        raise Refused("why-ticket-used", {"at": found.used})
    if found.until < house.hours.now():
        raise Refused("why-ticket-old")
    return found


async def look(house: House, ticket: str, own: str) -> Carried:
    """What would come to this device and, if its owner says yes to it, what would go from it to the giver's."""
    found = await _good(house, ticket)
    bearer = DeviceRow("", found.ring, "", "", "", 0, found.only)
    device = await house.rings.know(own)
    apart = device is not None and not device.only and not found.only and device.ring != found.ring
    return Carried(
        found.device,
        await my_games(house, bearer),
        await _own_games(house, device.ring) if apart and device is not None else [],
        bool(found.only),
    )


async def _own_games(house: House, ring: str) -> list[MyGame]:
    """All of them: whoever says yes has to see them."""
    return [_my_game(ring, house, each) for each in await house.rings.kept.tables(ring, None)]


async def take(house: House, wanted: TakeAlong, own: str) -> KeyMade:
    """This device comes to the ring. What it has on one of its own stays there, unless its owner has said yes to just
    these tables: then all devices of both open all of them."""
    found = await _good(house, wanted.ticket)
    bring = None
    if wanted.bring:
        device = await known(house, own)
        check_whole(device)
        if found.only:
            raise Refused("why-lent-device")
        bring = Brought(device.ring, set(wanted.bring)) if device.ring != found.ring else None
    return await _come_in(house, found, wanted.name, bring)


async def _come_in(house: House, ticket: TicketRow, name: str, bring: Brought | None = None) -> KeyMade:
    key, device = _new_device(house, ticket.ring, name, ticket.only)
    touched = await house.rings.kept.come_in(ticket, device, house.hours.stamp(), bring)
    if bring is not None:
        await _read_anew(house, touched)
    return KeyMade(key, device.id)


# --- for a bad day ---


async def make_words(house: House, device: DeviceRow) -> Words:
    check_whole(device)
    words = [new_word(KEYRING_SYLLABLES).lower() for _ in range(HOW_MANY_WORDS)]
    written = TicketRow(house.rings.hashed(_said(" ".join(words))), device.ring, "words", device.name)
    await house.rings.kept.give(written, device)
    return Words(words)


async def make_file(house: House, device: DeviceRow) -> KeyFile:
    check_whole(device)
    secret = "f." + secrets.token_urlsafe(24)
    await house.rings.kept.give(TicketRow(house.rings.hashed(secret), device.ring, "file", device.name), device)
    return KeyFile("keys", next(iter(house.reach.addresses), ""), secret)


async def recover(house: House, words: str, secret: str, name: str) -> KeyMade:
    """What was written down stays good until something else is written down, or a device is shut out. It brings nothing
    of this device's own along."""
    said = _said(words) if words else secret
    found = await house.rings.kept.ticket(house.rings.all_hashes(said)) if said else None
    if found is None or found.kind != ("words" if words else "file"):
        raise Refused("why-wrong-words")
    return await _come_in(house, found, name)


def _said(words: str) -> str:
    return "words " + " ".join(unicodedata.normalize("NFKC", words).casefold().split())
