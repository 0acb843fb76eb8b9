"""SQLite: one thread writes the file and a few read it. Each piece of work goes to one of them and back once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sql
from sqlalchemy import event

from fabletable.server.store.quill import Quill, Written
from fabletable.server.store.rows import Entry, TableRow
from fabletable.server.store.schema import log

T = TypeVar("T")

READERS = 4
"""With the writer, as many as there are connections that stay open."""

_PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
# One statement, so that nobody decides for a seat that was taken from them a moment ago. Each line is its columns and
# the version of the table that was known.
_PARTS = [f"json_extract(line.value, '$[{at}]')" for at in range(len(log.c) + 1)]
_APPEND = (
    f"INSERT INTO log ({', '.join(log.c.keys())}) SELECT {', '.join(_PARTS[:-1])} FROM json_each(?) AS line "
    f"JOIN tables ON tables.id = {_PARTS[0]} AND tables.version = {_PARTS[-1]}"
)


class Sqlite:
    def __init__(self, url: str) -> None:
        # What was to be written may be a secret: an error must not carry it into the log.
        self.engine = sql.create_engine(url, hide_parameters=True)
        event.listen(self.engine, "connect", _full_sync)
        self.quill = Quill(self.engine.url.database or "", _PRAGMAS, _APPEND)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")

    async def read(self, work: Callable[[sql.Connection], T]) -> T:
        def looked_up() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, looked_up)

    async def write(self, work: Callable[[sql.Connection], T]) -> T:
        def committed() -> T:
            with self.engine.begin() as connection:
                return work(connection)

        return await self.quill.write(committed)

    async def append(self, row: TableRow, entries: Sequence[Entry]) -> Written:
        return await self.quill.append([(row.id, *msgspec.structs.astuple(entry), row.version) for entry in entries])

    async def close(self) -> None:
        await self.quill.close()
        self._readers.shutdown()
        self.engine.dispose()


def _full_sync(connection: Any, _: Any) -> None:
    """An acknowledged decision survives a power cut: write-ahead log, synced at every commit."""
    for pragma in _PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
