"""Who wants to be called and how, and who has been called and has not come yet."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from fabletable.server.store.schema import called, calls
from fabletable.server.store.store import Store


class CallsRow(msgspec.Struct):
    """``wishes`` is a ``Wishes`` of the wire: when, about what, in which language, for which tables not."""

    ring: str
    email: str = ""
    confirmed: bool = False
    webhook: str = ""
    wishes: str = "{}"


class Callings:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, ring: str) -> CallsRow:
        async with self._store.engine.connect() as connection:
            row = (await connection.execute(calls.select().where(calls.c.ring == ring))).mappings().first()
        return CallsRow(ring) if row is None else CallsRow(**row)

    async def keep(self, row: CallsRow) -> None:
        """An address is forgotten with the last thing it is wanted for."""
        async with self._store.writing() as connection:
            await connection.execute(calls.delete().where(calls.c.ring == row.ring))
            if row.email or row.webhook:
                await connection.execute(calls.insert().values(msgspec.structs.asdict(row)))

    async def call(self, table_id: str, seat: int, at: str) -> bool:
        """Whether it is oneself who calls them: nobody is called twice before they came back."""
        try:
            async with self._store.writing() as connection:
                await connection.execute(called.insert().values(table_id=table_id, seat=seat, at=at))
        except IntegrityError:
            return False
        return True

    async def came_back(self, table_id: str, seats: Sequence[int]) -> None:
        theirs = sql.and_(called.c.table_id == table_id, called.c.seat.in_(seats))
        async with self._store.engine.connect() as connection:
            known = (await connection.execute(sql.select(called.c.seat).where(theirs))).first()
        if known is not None:
            async with self._store.writing() as connection:
                await connection.execute(called.delete().where(theirs))
