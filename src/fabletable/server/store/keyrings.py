"""Keyrings: the devices of a person, the seats they open, and the tickets by which another device comes to it."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sql
from sqlalchemy import Connection

from fabletable.server.store.rows import Listed
from fabletable.server.store.schema import devices, seats, tables, tickets
from fabletable.server.store.store import Store

MOST_LISTED = 200


class DeviceRow(msgspec.Struct):
    """``only`` these tables it opens, as a list of ids; empty: all of the ring's."""

    id: str
    ring: str
    hash: str
    name: str
    made: str
    seen: int
    only: str = ""

    @property
    def tables(self) -> list[str]:
        return self.only.split()

    def opens(self, table: str) -> bool:
        return not self.only or table in self.tables


class TicketRow(msgspec.Struct):
    """``until`` it is good, in seconds since 1970 (0: for good); ``device`` is the name of whoever gave it."""

    hash: str
    ring: str
    kind: str
    device: str
    only: str = ""
    until: int = 0
    used: str = ""


class Keyrings:
    def __init__(self, store: Store) -> None:
        self._store = store

    # --- devices ---

    async def add(self, device: DeviceRow) -> None:
        await self._store.write(lambda connection: connection.execute(devices.insert(), msgspec.structs.asdict(device)))

    async def device(self, key: str) -> DeviceRow | None:
        row = await self._one(devices.select().where(devices.c.hash == key))
        return None if row is None else DeviceRow(**row)

    async def devices(self, ring: str) -> list[DeviceRow]:
        query = devices.select().where(devices.c.ring == ring).order_by(devices.c.made, devices.c.id)
        return await self._store.read(
            lambda connection: [DeviceRow(**row) for row in connection.execute(query).mappings()]
        )

    async def note(self, device: str, **values: Any) -> None:
        noted = devices.update().where(devices.c.id == device).values(**values)
        await self._store.write(lambda connection: connection.execute(noted))

    async def shut_out(self, ring: str, device: str, nobody: str) -> list[str]:
        """It opens nothing any more, and neither does any secret it may know: all of the ring's seats get one that
        ``nobody`` knows, and its tickets are torn up. The tables where that happened."""

        def shut_out(connection: Connection) -> list[str]:
            connection.execute(devices.delete().where(devices.c.id == device, devices.c.ring == ring))
            connection.execute(tickets.delete().where(tickets.c.ring == ring))
            found = _touch_tables(connection, ring)
            mine = seats.update().where(seats.c.ring == ring, seats.c.claimed)
            connection.execute(mine.values(secret=nobody, version=seats.c.version + 1))
            connection.execute(tables.update().where(tables.c.ring == ring).values(host=nobody))
            return found

        return await self._store.write(shut_out)

    async def merge(self, ring: str, into: str) -> list[str]:
        """Whatever is on one ring is on the other now; the tables that have to be read anew."""
        if ring == into:
            return []

        def merge(connection: Connection) -> list[str]:
            found = _touch_tables(connection, ring)
            for part in (seats, tables, devices, tickets):
                connection.execute(part.update().where(part.c.ring == ring).values(ring=into))
            return found

        return await self._store.write(merge)

    # --- tickets ---

    async def give(self, ticket: TicketRow) -> None:
        """What was given of the same kind for a bad day is torn up."""

        def give(connection: Connection) -> None:
            if not ticket.until:
                connection.execute(tickets.delete().where(tickets.c.ring == ticket.ring, tickets.c.kind == ticket.kind))
            connection.execute(tickets.insert(), msgspec.structs.asdict(ticket))

        await self._store.write(give)

    async def ticket(self, key: str) -> TicketRow | None:
        row = await self._one(tickets.select().where(tickets.c.hash == key))
        return None if row is None else TicketRow(**row)

    async def use(self, key: str, at: str) -> bool:
        """Of two who use it at once one has it."""
        mine = tickets.update().where(tickets.c.hash == key, tickets.c.used == "")
        return await self._store.write(lambda connection: connection.execute(mine.values(used=at)).rowcount == 1)

    async def kinds(self, ring: str) -> set[str]:
        """What was given out for a bad day."""
        query = sql.select(tickets.c.kind).where(tickets.c.ring == ring, tickets.c.until == 0)
        return await self._store.read(lambda connection: set(connection.execute(query).scalars()))

    # --- tables ---

    async def tables(self, ring: str) -> list[Listed]:
        """Those at which this person sits or which they have set, newest first."""
        theirs = sql.select(seats.c.table_id).where(seats.c.ring == ring, seats.c.claimed)
        query = tables.select().where(sql.or_(tables.c.id.in_(theirs), tables.c.ring == ring))
        return await self._store.listed(query.order_by(tables.c.created.desc(), tables.c.id).limit(MOST_LISTED))

    async def _one(self, query: Any) -> Any:
        return await self._store.read(lambda connection: connection.execute(query).mappings().first())


def _touch_tables(connection: Connection, ring: str) -> list[str]:
    """Everybody reads the tables of this ring anew; which those are."""
    theirs = sql.select(seats.c.table_id).where(seats.c.ring == ring)
    touched = sql.or_(tables.c.id.in_(theirs), tables.c.ring == ring)
    found = list(connection.execute(sql.select(tables.c.id).where(touched)).scalars())
    connection.execute(tables.update().where(tables.c.id.in_(found)).values(version=tables.c.version + 1))
    return found
