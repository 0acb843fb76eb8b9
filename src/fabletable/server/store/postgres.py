"""PostgreSQL, at which several processes on several machines may write."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine

from fabletable.server.store.quill import Written
from fabletable.server.store.rows import Entry, TableRow
from fabletable.server.store.schema import log, tables

T = TypeVar("T")


class Postgres:
    def __init__(self, url: str) -> None:
        # What was to be written may be a secret: an error must not carry it into the log.
        self._engine = create_async_engine(url, pool_pre_ping=True, hide_parameters=True)
        self.engine = self._engine.sync_engine

    async def read(self, work: Callable[[sql.Connection], T]) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[sql.Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def append(self, row: TableRow, entries: Sequence[Entry]) -> Written:
        lines = log.insert().from_select(list(log.c), sql.union_all(*(_line(row, entry) for entry in entries)))
        try:
            written = await self.write(lambda connection: connection.execute(lines).rowcount)
        except IntegrityError:
            return "late"
        return "written" if written == len(entries) else "changed"

    async def close(self) -> None:
        await self._engine.dispose()


def _line(row: TableRow, entry: Entry) -> sql.Select[Any]:
    """The columns of an entry, if the table is as it was read."""
    values = (row.id, *msgspec.structs.astuple(entry))
    line = sql.select(*(sql.literal(value, column.type) for value, column in zip(values, log.c, strict=True)))
    return line.where(tables.c.id == row.id, tables.c.version == row.version)
