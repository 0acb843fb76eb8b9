"""The pen that writes SQLite's file, one piece of work at a time. Of the log, whatever comes while one commit is being
synced shares the next."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from typing import Any, BinaryIO, Literal, TypeAlias, TypeVar

import msgspec

if sys.platform != "win32":
    import fcntl

T = TypeVar("T")

Written: TypeAlias = Literal["written", "late", "changed"]
"""``late``: another process wrote this number. ``changed``: the table is no longer as it was known."""

Line: TypeAlias = tuple[Any, ...]
Lines: TypeAlias = Sequence[Line]
"""Of one table, one after the other: all of them are written or none."""

_encoder = msgspec.json.Encoder()


GATHERING = 0.004
"""Where lines came while others were being written, more are on the way: the next commit waits so long for them."""


class Quill:
    """``statement`` writes lines, given as JSON, where it finds their tables as they were known. Nobody hears that a
    line is written before the commit that holds it is on the disk."""

    def __init__(self, database: str, pragmas: Sequence[str], statement: str) -> None:
        self._database = database
        self._pragmas = pragmas
        self._statement = statement
        self._turn = asyncio.Lock()
        self._waiting: list[tuple[Lines, asyncio.Future[Written]]] = []
        self._writing: asyncio.Task[None] | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="quill")
        self._connection: sqlite3.Connection | None = None
        self._pen: BinaryIO | None = None

    async def write(self, work: Callable[[], T]) -> T:
        """In the thread, with nobody else writing. Once begun it is done, whether anybody still waits or not."""

        def in_turn() -> T:
            with self._in_turn():
                return work()

        async with self._turn:
            return await asyncio.get_running_loop().run_in_executor(self._thread, in_turn)

    async def append(self, lines: Lines) -> Written:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Written] = loop.create_future()
        self._waiting.append((lines, done))
        if self._writing is None:
            self._writing = loop.create_task(self._write_all())
        return await done

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                async with self._turn:
                    await self._commit_those_who_wait()
                if self._waiting:
                    await asyncio.sleep(GATHERING)
        finally:
            self._writing = None

    async def _commit_those_who_wait(self) -> None:
        waiting, self._waiting = self._waiting, []
        tables = [lines for lines, _ in waiting]
        try:
            written = await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, tables)
        except BaseException as broken:
            for _, done in waiting:
                if not done.done():
                    done.set_exception(broken if isinstance(broken, Exception) else asyncio.CancelledError())
            if not isinstance(broken, Exception):
                raise
            return
        for (_, done), word in zip(waiting, written, strict=True):
            if not done.done():
                done.set_result(word)

    def _commit(self, tables: Sequence[Lines]) -> list[Written]:
        """In the thread. Nearly always all are fine, and one statement writes them; else those of each table are
        written by themselves, so that one that is late hinders none of the others."""
        connection = self._opened()
        with self._in_turn():
            if len(tables) == 1:
                return [self._put(connection, tables[0])]
            return self._together(connection, tables) or self._one_by_one(connection, tables)

    @contextmanager
    def _in_turn(self) -> Iterator[None]:
        """Of several processes one writes at a time. SQLite would let the others sleep for so many milliseconds and
        look again; this wakes the next as soon as the pen is free."""
        pen = self._the_pen()
        if sys.platform == "win32" or pen is None:
            yield
            return
        fcntl.flock(pen, fcntl.LOCK_EX)
        try:
            yield
        finally:
            fcntl.flock(pen, fcntl.LOCK_UN)

    def _the_pen(self) -> BinaryIO | None:
        """None on Windows, where one process serves a file, and where there can be none: why that is SQLite says."""
        if self._pen is None and sys.platform != "win32":
            with suppress(OSError):
                self._pen = open(f"{self._database}.pen", "ab")  # noqa: SIM115 closed with the connection
        return self._pen

    def _together(self, connection: sqlite3.Connection, tables: Sequence[Lines]) -> list[Written]:
        """Nothing is written, and nothing comes back, unless all are."""
        every = [line for lines in tables for line in lines]
        with _transaction(connection) as unless:
            with suppress(sqlite3.IntegrityError):
                if connection.execute(self._statement, (_json(every),)).rowcount == len(every):
                    return ["written"] * len(tables)
            unless.taken_back = True
        return []

    def _one_by_one(self, connection: sqlite3.Connection, tables: Sequence[Lines]) -> list[Written]:
        with _transaction(connection):
            return [self._put(connection, lines) for lines in tables]

    def _put(self, connection: sqlite3.Connection, lines: Lines) -> Written:
        try:
            written = connection.execute(self._statement, (_json(lines),)).rowcount
        except sqlite3.IntegrityError:
            return "late"
        return "written" if written == len(lines) else "changed"

    def _opened(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = sqlite3.connect(self._database, isolation_level=None, check_same_thread=False)
            for pragma in self._pragmas:
                self._connection.execute(f"PRAGMA {pragma}")
        return self._connection

    async def close(self) -> None:
        if self._writing is not None:
            await asyncio.wait([self._writing])
        async with self._turn:
            self._thread.shutdown()
        if self._connection is not None:
            self._connection.close()
        if self._pen is not None:
            self._pen.close()


class _Fate:
    taken_back = False


@contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[_Fate]:
    """Committed, which is synced, unless something breaks or it is to be ``taken_back``."""
    connection.execute("BEGIN IMMEDIATE")
    fate = _Fate()
    try:
        yield fate
        connection.execute("ROLLBACK" if fate.taken_back else "COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _json(lines: Lines) -> str:
    return _encoder.encode(lines).decode()
