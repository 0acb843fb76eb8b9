"""SQLite: one thread writes the file and a few read it. Each piece of work goes to one of them and back once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sql
from sqlalchemy import event

from fabletable.server.storage.schema import log, table_sums, tables
from fabletable.server.storage.sqlite_writer import Lines, Mark, SqliteWriter, Statements, mark_in, pen_of
from fabletable.table.log_chain import chained
from fabletable.table.ports.store import WriteResult
from fabletable.table.rows import LogEntry, TableRow

T = TypeVar("T")

READERS = 4
"""The connections for reading; with the writer's they are all that stay open."""

_PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
# The end of a log moves only at a table that is as it was known, so that nobody decides for a seat that was taken from
# them a moment ago.
_PARTS = [f"json_extract(line.value, '$[{at}]')" for at in range(len(log.c))]
_STATEMENTS = Statements(
    advance="UPDATE table_sums SET length = ?, log_hash = ? WHERE table_id = ? AND length = ? AND log_hash = ? "
    "AND (SELECT version FROM tables WHERE id = table_id) = ?",
    insert=f"INSERT INTO log ({', '.join(log.c.keys())}) SELECT {', '.join(_PARTS)} FROM json_each(?) AS line",
    known="SELECT version, (SELECT length FROM table_sums WHERE table_id = id) FROM tables WHERE id = ?",
)


class Sqlite:
    def __init__(self, url: str) -> None:
        # The values may be secrets: an error must not carry them into the log.
        self.engine = sql.create_engine(url, hide_parameters=True)
        event.listen(self.engine, "connect", _full_sync)
        self.writer = SqliteWriter(self.engine.url.database or "", _PRAGMAS, _STATEMENTS)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")

    async def read(self, work: Callable[[sql.Connection], T]) -> T:
        def looked_up() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, looked_up)

    async def look(self, work: Callable[[sql.Connection], T]) -> T:
        def at_once(connection: sql.Connection) -> T:
            connection.exec_driver_sql("BEGIN")
            return work(connection)

        return await self.read(at_once)

    async def write(self, work: Callable[[sql.Connection], T], mark: Mark | None = None) -> T:
        def committed() -> T:
            with self.engine.begin() as connection:
                return work(connection)

        return await self.writer.write(committed, mark)

    async def append(self, row: TableRow, link: str, entries: Sequence[LogEntry]) -> WriteResult:
        rows = [(row.id, *msgspec.structs.astuple(entry)) for entry in entries]
        after = chained(link, entries)
        return await self.writer.append(Lines(row.id, row.version, entries[0].number - 1, link, after, rows))

    async def close(self) -> None:
        await self.writer.close()
        self._readers.shutdown()
        self.engine.dispose()


def _full_sync(connection: Any, _: Any) -> None:
    """Set the pragmas of a connection: with the write-ahead log synced at every commit, a decision survives a power
    cut."""
    for pragma in _PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def lost_end(database: Path) -> Mark | None:
    """Return the mark of the last write to this file that is not in it: it lost its end, or an older copy was put in
    its place."""
    mark = mark_in(Path(pen_of(str(database))))
    if mark is None or not database.is_file():
        return None
    query = sql.select(tables.c.version, table_sums.c.length).outerjoin_from(tables, table_sums)
    engine = sql.create_engine(f"sqlite:///{database}", hide_parameters=True, poolclass=sql.NullPool)
    with engine.connect() as connection:
        found = connection.execute(query.where(tables.c.id == mark.table)).first()
    if found is not None and found[0] >= mark.version and (found[1] or 0) >= mark.length:
        return None
    return mark
