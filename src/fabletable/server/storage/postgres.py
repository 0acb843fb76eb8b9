"""PostgreSQL, at which several processes on several machines may write."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sql
from sqlalchemy import event
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine

from fabletable.server.storage.schema import log, table_sums, tables
from fabletable.server.storage.sqlite_writer import Mark, why_not
from fabletable.table.log_chain import chained
from fabletable.table.ports.store import WriteResult
from fabletable.table.rows import LogEntry, TableRow

T = TypeVar("T")


_SESSION = {"lock_timeout": "5s", "idle_in_transaction_session_timeout": "30s"}
"""The longest time that others may hold rows we want to write, and that a stopped process may hold its own."""
_ON_THE_DISK = (
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
)


class _NotWritten(Exception):
    """The whole transaction is taken back."""


class Postgres:
    def __init__(self, url: str) -> None:
        # The values may be secrets: an error must not carry them into the log.
        settings = {"server_settings": _SESSION}
        self._engine = create_async_engine(url, pool_pre_ping=True, hide_parameters=True, connect_args=settings)
        self.engine = self._engine.sync_engine
        event.listen(self.engine, "connect", _on_the_disk)

    async def read(self, work: Callable[[sql.Connection], T]) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def look(self, work: Callable[[sql.Connection], T]) -> T:
        async with self._engine.connect() as connection:
            await connection.execution_options(isolation_level="REPEATABLE READ")
            return await connection.run_sync(work)

    async def write(self, work: Callable[[sql.Connection], T], mark: Mark | None = None) -> T:
        """Run ``work`` in one transaction. Only SQLite needs ``mark``: PostgreSQL itself notices if it has lost its
        end."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def append(self, row: TableRow, link: str, entries: Sequence[LogEntry]) -> WriteResult:
        """Append entries to a log in one statement, if table and log still are as they were known."""
        lines = _lines(row, link, entries)

        def write(connection: sql.Connection) -> None:
            if connection.execute(lines).rowcount != len(entries):
                raise _NotWritten

        try:
            await self.write(write)
        except _NotWritten:
            known = await self.read(lambda connection: connection.execute(_known(row.id)).first())
            return why_not(row.version, entries[0].number - 1, None if known is None else (known[0], known[1]))
        except IntegrityError:
            return "damaged"
        return "written"

    async def close(self) -> None:
        await self._engine.dispose()


def _on_the_disk(connection: Any, _: Any) -> None:
    """Make commits wait for the disk, so that an acknowledged decision survives a power cut under any default of the
    server."""
    cursor = connection.cursor()
    cursor.execute(_ON_THE_DISK)
    cursor.close()
    connection.commit()


def _lines(row: TableRow, link: str, entries: Sequence[LogEntry]) -> sql.Insert:
    version = sql.select(tables.c.version).where(tables.c.id == row.id).scalar_subquery()
    tip = (
        table_sums.update()
        .where(table_sums.c.table_id == row.id, table_sums.c.log_hash == link, version == row.version)
        .where(table_sums.c.length == entries[0].number - 1)
        .values(length=entries[-1].number, log_hash=chained(link, entries))
        .returning(table_sums.c.table_id)
        .cte("tip")
    )
    return log.insert().from_select(list(log.c), sql.union_all(*(_line(row, entry, tip) for entry in entries)))


def _line(row: TableRow, entry: LogEntry, tip: sql.CTE) -> sql.Select[Any]:
    """Select the columns of an entry, if the end of its log has moved."""
    values = (row.id, *msgspec.structs.astuple(entry))
    line = sql.select(*(sql.literal(value, column.type) for value, column in zip(values, log.c, strict=True)))
    return line.select_from(tip)


def _known(table_id: str) -> sql.Select[Any]:
    length = sql.select(table_sums.c.length).where(table_sums.c.table_id == tables.c.id).scalar_subquery()
    return sql.select(tables.c.version, length).where(tables.c.id == table_id)
