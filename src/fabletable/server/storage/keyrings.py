"""Keyrings: the devices of a person, the seats they open, and the tickets by which another device comes to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sql
from sqlalchemy import Connection

from fabletable.kernel import Refused
from fabletable.server.storage.notebooks import move_notes
from fabletable.server.storage.schema import devices, notes, notification_ways, seats, tables, tickets
from fabletable.server.storage.sums import seal_rows
from fabletable.server.storage.transactions import Transactions
from fabletable.table.rows import DeviceRow, GivenUpKeyring, ListedTable, TicketRow

MOST_LISTED = 200
MOST_DEVICES = 20
MOST_CARRIED = 5
"""Tickets of one keyring that are good at a time, the newest."""


class SqlKeyrings:
    def __init__(self, store: Transactions) -> None:
        self._store = store

    # --- devices ---

    async def add(self, device: DeviceRow) -> None:
        await self._store.write(lambda connection: connection.execute(devices.insert(), msgspec.structs.asdict(device)))

    async def come_in(
        self, ticket: TicketRow, device: DeviceRow, at: str, bring: GivenUpKeyring | None = None
    ) -> list[str]:
        """Let a new device in by this ticket, with what it brings along, all in one transaction; the tables that have
        to be read anew. Refused when the ticket was used or torn up meanwhile, and when there are too many devices."""

        def come_in(connection: Connection) -> list[str]:
            _use(connection, ticket, at)
            keyrings = [ticket.keyring] if bring is None else [ticket.keyring, bring.keyring]
            count = sql.select(sql.func.count()).select_from(devices).where(devices.c.keyring.in_(keyrings))
            if connection.execute(count).scalar_one() >= MOST_DEVICES:
                raise Refused("why-too-many-devices", {"most": MOST_DEVICES})
            connection.execute(devices.insert(), msgspec.structs.asdict(device))
            return [] if bring is None else _merge(connection, bring, ticket.keyring)

        return await self._store.write(come_in)

    async def device(self, hashes: Sequence[str]) -> DeviceRow | None:
        row = await self._one(devices.select().where(devices.c.hash.in_(hashes)))
        return None if row is None else DeviceRow(**row)

    async def devices(self, keyring: str) -> list[DeviceRow]:
        query = devices.select().where(devices.c.keyring == keyring).order_by(devices.c.made, devices.c.id)
        return await self._store.read(
            lambda connection: [DeviceRow(**row) for row in connection.execute(query).mappings()]
        )

    async def remove(self, device: DeviceRow) -> None:
        """Take this one off its keyring; the notebook goes with the last device, unless something was written down by
        which one may come back."""
        ways = [sql.select(part.c.keyring).where(part.c.keyring == device.keyring) for part in (devices, tickets)]

        def remove(connection: Connection) -> None:
            connection.execute(devices.delete().where(devices.c.id == device.id))
            if connection.execute(sql.union_all(*ways).limit(1)).first() is None:
                connection.execute(notes.delete().where(notes.c.keyring == device.keyring))

        await self._store.write(remove)

    async def note(self, device: str, **values: Any) -> None:
        noted = devices.update().where(devices.c.id == device).values(**values)
        await self._store.write(lambda connection: connection.execute(noted))

    async def shut_out(self, keyring: str, device: str, secret: str) -> list[str]:
        """Remove the device and replace every secret it may know: seats of the keyring get ``secret``, which no client
        has, its tickets are torn up, and an address it may have named is no longer notified. Return the tables where
        that happened."""

        def shut_out(connection: Connection) -> list[str]:
            connection.execute(devices.delete().where(devices.c.id == device, devices.c.keyring == keyring))
            connection.execute(tickets.delete().where(tickets.c.keyring == keyring))
            connection.execute(notification_ways.delete().where(notification_ways.c.keyring == keyring))
            found = _touch_tables(connection, keyring)
            mine = seats.update().where(seats.c.keyring == keyring, seats.c.claimed)
            connection.execute(mine.values(secret=secret, version=seats.c.version + 1))
            connection.execute(tables.update().where(tables.c.keyring == keyring).values(host=secret))
            seal_rows(connection, found)
            return found

        return await self._store.write(shut_out)

    # --- tickets ---

    async def give(self, ticket: TicketRow, giver: DeviceRow) -> None:
        """Store a ticket; an older one of the same kind for a bad day is torn up. Refused when the giver was shut out
        meanwhile."""
        still = sql.select(devices.c.id).where(devices.c.id == giver.id, devices.c.keyring == ticket.keyring)

        def give(connection: Connection) -> None:
            if connection.execute(still.with_for_update()).first() is None:
                raise Refused("why-wrong-key")
            mine = tickets.c.keyring == ticket.keyring, tickets.c.kind == ticket.kind
            if not ticket.until:
                connection.execute(tickets.delete().where(*mine))
            else:
                last = sql.select(tickets.c.hash).where(*mine).order_by(tickets.c.until.desc()).limit(MOST_CARRIED - 1)
                newest = connection.execute(last).scalars().all()
                connection.execute(tickets.delete().where(*mine, tickets.c.hash.not_in(newest)))
            connection.execute(tickets.insert(), msgspec.structs.asdict(ticket))

        await self._store.write(give)

    async def ticket(self, hashes: Sequence[str]) -> TicketRow | None:
        row = await self._one(tickets.select().where(tickets.c.hash.in_(hashes)))
        return None if row is None else TicketRow(**row)

    async def kinds(self, keyring: str) -> set[str]:
        """Return the kinds of tickets that were given out for a bad day."""
        query = sql.select(tickets.c.kind).where(tickets.c.keyring == keyring, tickets.c.until == 0)
        return await self._store.read(lambda connection: set(connection.execute(query).scalars()))

    # --- tables ---

    async def tables(self, keyring: str, most: int | None = MOST_LISTED) -> list[ListedTable]:
        """List the tables at which this person sits or which they have set, newest first."""
        query = tables.select().where(_on_keyring(keyring)).order_by(tables.c.created.desc(), tables.c.id)
        return await self._store.listed(query.limit(most))

    async def table_ids(self, keyring: str) -> set[str]:
        query = sql.select(tables.c.id).where(_on_keyring(keyring))
        return await self._store.read(lambda connection: set(connection.execute(query).scalars()))

    async def _one(self, query: Any) -> Any:
        return await self._store.read(lambda connection: connection.execute(query).mappings().first())


def _on_keyring(keyring: str) -> sql.ColumnElement[bool]:
    """Match the tables at which this person sits or which they have set."""
    theirs = sql.select(seats.c.table_id).where(seats.c.keyring == keyring, seats.c.claimed)
    return sql.or_(tables.c.id.in_(theirs), tables.c.keyring == keyring)


def _use(connection: Connection, ticket: TicketRow, at: str) -> None:
    """Use a ticket that is good once, of two who do so at the same time by one; what was written down only has to be
    there still."""
    mine = sql.and_(tickets.c.hash == ticket.hash, tickets.c.keyring == ticket.keyring)
    once = {"used": at} if ticket.until else {"used": tickets.c.used}
    used = tickets.update().where(mine, tickets.c.used == "").values(once)
    if connection.execute(used).rowcount != 1:
        raise Refused("why-ticket-used", {"at": at}) if ticket.until else Refused("why-wrong-words")


def _merge(connection: Connection, bring: GivenUpKeyring, into: str) -> list[str]:
    """Move everything on one keyring to the other; return the tables that have to be read anew. Refused when there are
    others than were named."""
    keyring = bring.keyring
    there = set(connection.execute(sql.select(tables.c.id).where(_on_keyring(keyring))).scalars())
    if there != bring.tables:
        raise Refused("why-other-tables")
    found = _touch_tables(connection, keyring)
    for part in (seats, tables, devices, tickets):
        connection.execute(part.update().where(part.c.keyring == keyring).values(keyring=into))
    connection.execute(notification_ways.delete().where(notification_ways.c.keyring == keyring))
    move_notes(connection, keyring, into)
    seal_rows(connection, found)
    return found


def _touch_tables(connection: Connection, keyring: str) -> list[str]:
    """Raise the version of each table of this keyring, so that every process reads it anew; return the ids of these
    tables."""
    theirs = sql.select(seats.c.table_id).where(seats.c.keyring == keyring)
    touched = sql.or_(tables.c.id.in_(theirs), tables.c.keyring == keyring)
    found = list(connection.execute(sql.select(tables.c.id).where(touched)).scalars())
    connection.execute(tables.update().where(tables.c.id.in_(found)).values(version=tables.c.version + 1))
    return found
