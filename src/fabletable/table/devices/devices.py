"""Devices of a person: without an account or password, a keyring of seats that each of their devices opens."""

from __future__ import annotations

import secrets
import unicodedata

import msgspec

from fabletable.kernel import Refused
from fabletable.table import fairness
from fabletable.table.gate import KEYRING_SYLLABLES, new_word
from fabletable.table.messages.devices import (
    CarriedGames,
    CarryTicket,
    Device,
    KeyFile,
    KeyMade,
    Keyring,
    MyGame,
    OwnSeats,
    RecoveryWords,
    TakeAlong,
)
from fabletable.table.names import clean_name
from fabletable.table.open_table.keyring_cache import KEY
from fabletable.table.open_table.log import TableChange
from fabletable.table.ports.clock import moment_of, stamp_of
from fabletable.table.ports.peers import PeerMessage
from fabletable.table.replica.played import GATHERING, PLAYING
from fabletable.table.rows import DeviceRow, GivenUpKeyring, ListedTable, SeatRow, TicketRow
from fabletable.table.seats.access import seats_with
from fabletable.table.service.service import TableService

CARRY_SECONDS = 300
HOW_MANY_WORDS = 6
MOST_OPENED = 30
"""Running games that are opened to see whose turn it is."""


async def known(service: TableService, key: str) -> DeviceRow:
    """Return the device with this key, as the store has it now: its keyring is about to be read or changed."""
    device = await service.keyrings.know(key, anew=True)
    if device is None:
        raise Refused("why-wrong-key")
    present = service.keyrings.hashed(key)
    if device.hash != present:  # it came under a former secret, and is to stay when that is given up
        await service.store.keyrings.note(device.id, hash=present)
    return device


# --- devices ---


async def make(service: TableService, name: str) -> KeyMade:
    """Make a keyring with one device and no seats."""
    key, device = _new_device(service, secrets.token_hex(16), name, "")
    await service.store.keyrings.add(device)
    return KeyMade(key, device.id)


def _new_device(service: TableService, keyring: str, name: str, only: str) -> tuple[str, DeviceRow]:
    key = KEY + fairness.new_key()
    now = service.clock.now()
    device = DeviceRow(
        secrets.token_hex(6), keyring, service.keyrings.hashed(key), clean_name(name), stamp_of(now), int(now), only
    )
    return key, device


async def keyring_info(service: TableService, device: DeviceRow) -> Keyring:
    """Return what is on the keyring. A lent device sees itself and its games alone."""
    await service.store.keyrings.note(device.id, seen=int(service.clock.now()))
    found = [
        each for each in await service.store.keyrings.devices(device.keyring) if not device.only or each.id == device.id
    ]
    kinds = set() if device.only else await service.store.keyrings.kinds(device.keyring)
    shown_devices = [
        Device(each.id, each.name, each.made, stamp_of(each.seen), each.id == device.id, each.tables) for each in found
    ]
    tables = await service.store.keyrings.tables(device.keyring)
    mine = [table for table in tables if device.opens(table.row.id)]
    seats = sum(chair.keyring == device.keyring for table in mine for chair in table.seats)
    return Keyring(device.id, shown_devices, seats, "words" in kinds, "file" in kinds)


async def rename(service: TableService, device: DeviceRow, name: str) -> None:
    await service.store.keyrings.note(device.id, name=clean_name(name))
    service.keyrings.forget()


async def shut_out(service: TableService, device: DeviceRow, lost: str) -> None:
    """Remove a lost device and renew all secrets of the keyring; clients with a key of it come in again by themselves.
    A device that removes itself takes only its key along."""
    if lost == device.id:
        await service.store.keyrings.remove(device)
        await _read_anew(service, [])
        return
    check_whole(device)
    if lost not in {each.id for each in await service.store.keyrings.devices(device.keyring)}:
        raise Refused("why-no-such-device")
    nobody = service.keyrings.hashed(fairness.new_key())
    await _read_anew(service, await service.store.keyrings.shut_out(device.keyring, lost, nobody))


async def _read_anew(service: TableService, tables: list[str]) -> None:
    """Have these tables read again, here and elsewhere: secrets have changed."""
    service.keyrings.forget()
    service.peers.tell(PeerMessage("keys"))
    for table_id in tables:
        service.peers.tell(PeerMessage("table", table=table_id))
        table = service.tables.get(table_id)
        if table is not None:
            async with table.alone():
                await table.log.reread()


def check_whole(device: DeviceRow) -> None:
    """Refuse a device that was only lent some games."""
    if device.only:
        raise Refused("why-lent-device")


# --- my games ---


async def my_games(service: TableService, device: DeviceRow) -> list[MyGame]:
    """Return this person's games: first where it is their turn, the least time left first; then where others decide,
    those that gather, and the rest."""
    found = [each for each in await service.store.keyrings.tables(device.keyring) if device.opens(each.row.id)]
    running = [each.row.id for each in found if each.row.state == PLAYING][:MOST_OPENED]
    for table_id in running:
        await service.tables.find(table_id)
    return sorted((_my_game(device.keyring, service, each) for each in found), key=_order)


def _my_game(keyring: str, service: TableService, found: ListedTable) -> MyGame:
    info = service.tables.listed(found)
    seats = [chair.seat for chair in found.seats if chair.claimed and chair.keyring == keyring]
    mine = info.turn in seats and not info.seats[info.turn or 0].held
    until = info.clock.seats[info.turn].until if mine and info.clock is not None and info.turn is not None else None
    left = None if until is None else max(0, int(moment_of(until) - service.clock.now()))
    return MyGame(info, seats, found.row.keyring == keyring, mine, left)


def _order(game: MyGame) -> tuple[int, float]:
    state = game.table.state
    group = 0 if game.your_turn else 1 if state == PLAYING else 2 if state == GATHERING else 3
    return group, float("inf") if game.left_seconds is None else game.left_seconds


async def add_seats(service: TableService, device: DeviceRow, wanted: OwnSeats) -> MyGame:
    """Put seats that this device holds by their secrets on its keyring."""
    check_whole(device)
    table = await service.tables.find(wanted.table)
    async with table.alone():

        def hung() -> TableChange:
            row, chairs = table.replica.row, []
            for secret in wanted.secrets:
                if fairness.is_key(secret, row.host, service.settings.secrets):
                    row = msgspec.structs.replace(row, keyring=device.keyring)
                    continue
                opened = [] if secret.startswith(KEY) else seats_with(service, table.replica, secret)
                if not opened:
                    raise Refused("why-wrong-secret")
                chairs += [_hung(table.replica.seats[seat], device.keyring) for seat in opened]
            return row, chairs

        await table.log.change(hung)
        table.tell_table()
    return next(game for game in await my_games(service, device) if game.table.id == table.id)


def _hung(chair: SeatRow, keyring: str) -> SeatRow:
    return msgspec.structs.replace(chair, keyring=keyring)


async def forget_table(service: TableService, device: DeviceRow, table_id: str) -> None:
    """Take a table off the keyring; its secrets still open it."""
    check_whole(device)
    table = await service.tables.find(table_id)
    async with table.alone():

        def off() -> TableChange:
            keyring = device.keyring
            chairs = [
                msgspec.structs.replace(chair, keyring="") for chair in table.replica.seats if chair.keyring == keyring
            ]
            if not chairs and table.replica.row.keyring != keyring:
                raise Refused("why-no-such-table", {"table": table_id})
            return msgspec.structs.replace(
                table.replica.row, keyring="" if table.replica.row.keyring == keyring else table.replica.row.keyring
            ), chairs

        await table.log.change(off)


# --- to another device ---


async def carry(service: TableService, device: DeviceRow, tables: list[str]) -> CarryTicket:
    """Make a ticket that one other device may use, once and soon."""
    check_whole(device)
    there = await service.store.keyrings.table_ids(device.keyring) if tables else set()
    for table_id in tables:
        if table_id not in there:
            raise Refused("why-no-such-table", {"table": table_id[:40]})
    ticket = fairness.new_key()
    until = int(service.clock.now()) + CARRY_SECONDS
    only = " ".join(dict.fromkeys(tables))
    given = TicketRow(service.keyrings.hashed(ticket), device.keyring, "carry", device.name, only, until)
    await service.store.keyrings.give(given, device)
    return CarryTicket(ticket, stamp_of(until))


async def _good(service: TableService, ticket: str) -> TicketRow:
    found = await service.store.keyrings.ticket(service.keyrings.all_hashes(ticket))
    if found is None or found.kind != "carry":
        raise Refused("why-no-such-ticket")
    if found.used:
        raise Refused("why-ticket-used", {"at": found.used})
    if found.until < service.clock.now():
        raise Refused("why-ticket-old")
    return found


async def look(service: TableService, ticket: str, own: str) -> CarriedGames:
    """Return what the ticket would bring to this device and, with its owner's consent, what would go from it to the
    giver's."""
    found = await _good(service, ticket)
    bearer = DeviceRow("", found.keyring, "", "", "", 0, found.only)
    device = await service.keyrings.know(own)
    apart = device is not None and not device.only and not found.only and device.keyring != found.keyring
    return CarriedGames(
        found.device,
        await my_games(service, bearer),
        await _own_games(service, device.keyring) if apart and device is not None else [],
        bool(found.only),
    )


async def _own_games(service: TableService, keyring: str) -> list[MyGame]:
    """Return all games of this device: its owner has to see what they agree to."""
    return [_my_game(keyring, service, each) for each in await service.store.keyrings.tables(keyring, None)]


async def take(service: TableService, wanted: TakeAlong, own: str) -> KeyMade:
    """Add this device to the ticket's keyring. What it has on its own stays there, unless its owner has agreed to just
    these tables: then all devices of both open all of them."""
    found = await _good(service, wanted.ticket)
    bring = None
    if wanted.bring:
        device = await known(service, own)
        check_whole(device)
        if found.only:
            raise Refused("why-lent-device")
        bring = GivenUpKeyring(device.keyring, set(wanted.bring)) if device.keyring != found.keyring else None
    return await _come_in(service, found, wanted.name, bring)


async def _come_in(service: TableService, ticket: TicketRow, name: str, bring: GivenUpKeyring | None = None) -> KeyMade:
    key, device = _new_device(service, ticket.keyring, name, ticket.only)
    touched = await service.store.keyrings.come_in(ticket, device, service.clock.stamp(), bring)
    if bring is not None:
        await _read_anew(service, touched)
    return KeyMade(key, device.id)


# --- for a bad day ---


async def make_words(service: TableService, device: DeviceRow) -> RecoveryWords:
    check_whole(device)
    words = [new_word(KEYRING_SYLLABLES).lower() for _ in range(HOW_MANY_WORDS)]
    written = TicketRow(service.keyrings.hashed(_said(" ".join(words))), device.keyring, "words", device.name)
    await service.store.keyrings.give(written, device)
    return RecoveryWords(words)


async def make_file(service: TableService, device: DeviceRow) -> KeyFile:
    check_whole(device)
    secret = "f." + secrets.token_urlsafe(24)
    await service.store.keyrings.give(
        TicketRow(service.keyrings.hashed(secret), device.keyring, "file", device.name), device
    )
    return KeyFile("keys", service.settings.address(), secret)


async def recover(service: TableService, words: str, secret: str, name: str) -> KeyMade:
    """Add a new device by the six words or the file. They stay good until others are made, or a device is shut out.
    Nothing of this device's own is brought along."""
    said = _said(words) if words else secret
    found = await service.store.keyrings.ticket(service.keyrings.all_hashes(said)) if said else None
    if found is None or found.kind != ("words" if words else "file"):
        raise Refused("why-wrong-words")
    return await _come_in(service, found, name)


def _said(words: str) -> str:
    return "words " + " ".join(unicodedata.normalize("NFKC", words).casefold().split())
