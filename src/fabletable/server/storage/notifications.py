"""Settings of people's notifications, and who has been notified and has not returned yet."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import sqlalchemy as sql
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from fabletable.server.storage.schema import notification_ways, notified
from fabletable.server.storage.transactions import Transactions
from fabletable.table.rows import NotificationRow


class SqlNotifications:
    def __init__(self, store: Transactions) -> None:
        self._store = store

    async def of(self, keyring: str) -> NotificationRow:
        query = notification_ways.select().where(notification_ways.c.keyring == keyring)
        row = await self._store.read(lambda connection: connection.execute(query).mappings().first())
        return NotificationRow(keyring) if row is None else NotificationRow(**row)

    async def keep(self, row: NotificationRow) -> None:
        """Store the ways in which a person is notified; a row with neither address nor webhook is removed."""

        def keep(connection: Connection) -> None:
            connection.execute(notification_ways.delete().where(notification_ways.c.keyring == row.keyring))
            if row.email or row.webhook:
                connection.execute(notification_ways.insert(), msgspec.structs.asdict(row))

        await self._store.write(keep)

    async def call(self, table_id: str, seat: int, at: str) -> bool:
        """Claim the notification of this seat; return whether this process sends it. A person is notified once until
        they come back."""
        once = {"table_id": table_id, "seat": seat, "at": at}
        try:
            await self._store.write(lambda connection: connection.execute(notified.insert(), once))
        except IntegrityError:
            return False
        return True

    async def came_back(self, table_id: str, seats: Sequence[int]) -> None:
        theirs = sql.and_(notified.c.table_id == table_id, notified.c.seat.in_(seats))
        known = await self._store.read(lambda connection: connection.execute(notified.select().where(theirs)).first())
        if known is not None:
            await self._store.write(lambda connection: connection.execute(notified.delete().where(theirs)))
