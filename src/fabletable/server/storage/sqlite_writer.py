"""The one writer of SQLite's file, one piece of work at a time. Log entries that come while one commit is being synced
share the next."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import sqlite3
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Lock, Thread
from time import time_ns
from typing import Any, NamedTuple, TypeVar
from zlib import crc32

import msgspec

from fabletable.table.ports.store import WriteResult

if sys.platform != "win32":
    import fcntl

T = TypeVar("T")

_log = logging.getLogger(__name__)

_encoder = msgspec.json.Encoder()

GATHERING = 0.004
"""The next commit waits this many seconds for more lines, if some came while others were being written."""
PATIENCE_SECONDS = 5.0
"""The seconds that another process may hold the pen; SQLite itself waits as long for a lock."""
_WAL = "-wal"
_FILES = ("", _WAL, "-shm")
"""The files that SQLite has of one database, by the ends of the names."""


class Lines(NamedTuple):
    """The lines appended to one log: all of them are written or none. ``version`` is that of the table, ``length`` and
    ``link`` those of the log before it, ``link_after`` its hash then."""

    table: str
    version: int
    length: int
    link: str
    link_after: str
    rows: Sequence[tuple[Any, ...]]


class Mark(NamedTuple):
    """The last write: a table, its version, and the length of its log. It is kept in the file of the pen and not in the
    database, so that a database that lost its end is known by it."""

    table: str
    version: int
    length: int


class Displaced(OSError):
    """The file of the database was removed, moved or replaced. What was opened before could still be written, and would
    be lost."""


class PenHeld(TimeoutError):
    """Another process has held the pen for too long: it was stopped, perhaps."""


class Statements(NamedTuple):
    """The SQL statements of the writer. ``advance`` moves the end of a log that is as it was known; ``insert`` writes
    lines, given as JSON; ``known`` tells the version of a table and the length of its log."""

    advance: str
    insert: str
    known: str


class SqliteWriter:
    """Reports a line as written only when the commit that holds it is on the disk, in the file that has the database's
    name."""

    def __init__(self, database: str, pragmas: Sequence[str], statements: Statements) -> None:
        self._database = database
        self._pragmas = pragmas
        self._statements = statements
        self._turn = asyncio.Lock()
        self._waiting: list[tuple[Lines, asyncio.Future[WriteResult]]] = []
        self._writing: asyncio.Task[None] | None = None
        self._hand = _Hand()
        self._stuck: _Work | None = None
        self._connection: sqlite3.Connection | None = None
        self._pen: int | None = None
        self._folder = os.path.dirname(database) or "."
        self._inodes: dict[str, tuple[int, int]] = {}
        self._looked: tuple[int, int, int] | None = None
        """The folder as it was when the files in it were looked at."""

    async def write(self, work: Callable[[], T], mark: Mark | None = None) -> T:
        """Do ``work`` in the thread, as the only writer. Once begun it is done, also when the caller no longer waits.
        ``mark`` is the last write then."""

        def marked() -> T:
            if mark is not None and not mark.table:
                self._leave(mark)  # before a table goes: nobody may look for it afterwards
            done = work()
            if mark is not None and mark.table:
                self._leave(mark)
            return done

        async with self._turn:
            return await self._in_thread(marked)

    async def append(self, lines: Lines) -> WriteResult:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[WriteResult] = loop.create_future()
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
        every = [lines for lines, _ in waiting]
        try:
            written = await self._in_thread(lambda: self._commit(every))
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

    # --- the thread ---

    async def _in_thread(self, do: Callable[[], T]) -> T:
        """Return the result of ``do``, done with the pen in hand. Refused, and never done, when the pen cannot be had
        in time."""
        if self._stuck is not None and not self._stuck.is_over:
            raise PenHeld
        loop = asyncio.get_running_loop()
        waiting: asyncio.Future[T] = loop.create_future()
        work = _Work(lambda: self._in_turn(do_now), loop, waiting)

        def do_now() -> T:
            if not work.begin():
                raise PenHeld
            self._look_at_files()
            done = do()
            self._look_at_files()
            return done

        self._hand.take(work)
        patience = loop.call_later(PATIENCE_SECONDS, self._give_up, work)
        try:
            return await waiting
        finally:
            patience.cancel()

    def _give_up(self, work: _Work) -> None:
        """Give up waiting for the pen, unless the work was begun: then SQLite waits by its own time limit."""
        if work.give_up():
            self._stuck = work
            _log.error("another process holds the pen", extra={"holder": self._holder() or "unknown"})
            work.tell(None, PenHeld())

    def _in_turn(self, do: Callable[[], T]) -> T:
        """Do some work while this process holds the pen: of several processes one writes at a time. SQLite would let
        the others sleep for some milliseconds and look again; this wakes the next one as soon as the write lock is
        free."""
        pen = self._the_pen()
        if sys.platform == "win32" or pen is None:
            return do()
        fcntl.flock(pen, fcntl.LOCK_EX)
        try:
            return do()
        finally:
            fcntl.flock(pen, fcntl.LOCK_UN)

    def _the_pen(self) -> int | None:
        """Open the file whose lock lets one process write at a time.

        Return None on Windows, where one process serves a file, and where the file cannot be opened: SQLite then says
        why.
        """
        if self._pen is None and sys.platform != "win32":
            with suppress(OSError):
                self._pen = os.open(pen_of(self._database), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        return self._pen

    def _holder(self) -> int | None:
        """Return the id of the process that has the pen, where the system tells."""
        if self._pen is None:
            return None
        wanted = f":{os.fstat(self._pen).st_ino} "
        with suppress(OSError):
            for line in Path("/proc/locks").read_text().splitlines():
                if "FLOCK" in line and wanted in line and "->" not in line:
                    return int(line.split()[4])
        return None

    def _look_at_files(self) -> None:
        """Raise ``Displaced`` if a file of the database is no longer the one that was opened: removed, moved away, or
        replaced. None of that happens to a file while its folder stays the same."""
        folder = _seen(self._folder)
        if folder is not None and folder == self._looked:
            return
        for end in _FILES:
            known, found = self._inodes.get(end), _inode(self._database + end)
            if known is None and found is not None:
                self._inodes[end] = found
            elif known != found:
                self._looked = None
                raise Displaced
        # Times of folders go in steps: one that was changed a moment ago may change again and have the same time.
        settled = folder is not None and time_ns() - folder[2] > _STEP_NS and _WAL in self._inodes
        self._looked = folder if settled else None

    def _leave(self, mark: Mark) -> None:
        """Write the mark of the last commit into the pen's file, without a sync: a mark older than the database does no
        harm."""
        if self._pen is not None:
            os.pwrite(self._pen, _written_mark(mark), 0)

    # --- commits ---

    def _commit(self, every: Sequence[Lines]) -> list[WriteResult]:
        """Write the lines of all tables in two statements if all are fine; else those of each table by themselves, so
        that one that is late hinders none of the others."""
        connection = self._opened()
        written = self._together(connection, every) or self._one_by_one(connection, every)
        last = next((lines for lines, word in zip(every, written, strict=True) if word == "written"), None)
        if last is not None:
            self._leave(Mark(last.table, last.version, last.length + len(last.rows)))
        return written

    def _together(self, connection: sqlite3.Connection, every: Sequence[Lines]) -> list[WriteResult]:
        """Write all lines in one transaction, or none: then the list returned is empty."""
        with _transaction(connection) as unless:
            with suppress(sqlite3.IntegrityError):
                if connection.executemany(self._statements.advance, map(_tip, every)).rowcount == len(every):
                    connection.execute(
                        self._statements.insert, (_json([row for lines in every for row in lines.rows]),)
                    )
                    return ["written"] * len(every)
            unless.taken_back = True
        return []

    def _one_by_one(self, connection: sqlite3.Connection, every: Sequence[Lines]) -> list[WriteResult]:
        with _transaction(connection):
            return [self._put(connection, lines) for lines in every]

    def _put(self, connection: sqlite3.Connection, lines: Lines) -> WriteResult:
        connection.execute("SAVEPOINT lines")
        if connection.execute(self._statements.advance, _tip(lines)).rowcount != 1:
            known = connection.execute(self._statements.known, (lines.table,)).fetchone()
            return why_not(lines.version, lines.length, known)
        try:
            connection.execute(self._statements.insert, (_json(lines.rows),))
        except sqlite3.IntegrityError:
            connection.execute("ROLLBACK TO lines")
            return "damaged"
        connection.execute("RELEASE lines")
        return "written"

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
            await asyncio.to_thread(self._hand.rest)
        if self._hand.is_busy:
            return  # another process holds the pen; ours ends with this one
        if self._connection is not None:
            self._connection.close()
        if self._pen is not None:
            os.close(self._pen)


def why_not(version: int, length: int, known: tuple[int, int | None] | None) -> WriteResult:
    """Return why a log of that ``length`` at a table of that ``version`` could not go on, by what is ``known`` of both
    now."""
    if known is None or known[0] != version:
        return "changed"
    return "late" if known[1] is not None and known[1] > length else "damaged"


# --- the file of the pen ---


def pen_of(database: str) -> str:
    return f"{database}.pen"


def mark_in(pen: Path) -> Mark | None:
    """Return the mark of the last write, if it is known."""
    try:
        found = re.match(rb"([!-~]+) (\d+) (\d+) (\d+) *\n", pen.read_bytes()[:_MARK])
    except OSError:
        return None
    if found is None or int(found[4]) != crc32(found[0].rpartition(found[4])[0]):
        return None
    return Mark(found[1].decode(), int(found[2]), int(found[3]))


_MARK = 80


def _written_mark(mark: Mark) -> bytes:
    if not mark.table:
        return b" " * _MARK
    mark_line = f"{mark.table} {mark.version} {mark.length} ".encode()
    return (mark_line + str(crc32(mark_line)).encode()).ljust(_MARK - 1) + b"\n"


def _seen(folder: str) -> tuple[int, int, int] | None:
    """Return the device, the inode and the time of the last change of a folder."""
    try:
        found = os.stat(folder)
    except OSError:
        return None
    return found.st_dev, found.st_ino, found.st_mtime_ns


def _inode(file: str) -> tuple[int, int] | None:
    try:
        found = os.stat(file)
    except OSError:
        return None
    return found.st_dev, found.st_ino


_STEP_NS = 1_000_000_000


# --- what the thread does ---


class _Work:
    """Something to be done in the thread, unless it was given up before it was begun."""

    __slots__ = ("_do", "_fate", "_lock", "_loop", "_waiting", "is_over")

    def __init__(self, do: Callable[[], Any], loop: asyncio.AbstractEventLoop, waiting: asyncio.Future[Any]) -> None:
        self._do: Callable[[], Any] | None = do
        self.is_over = False
        self._loop = loop
        self._waiting = waiting
        self._lock = Lock()
        self._fate = ""

    def begin(self) -> bool:
        return self._becomes("begun")

    def give_up(self) -> bool:
        return self._becomes("given up")

    def _becomes(self, fate: str) -> bool:
        """Settle the fate of the work: the first of two calls wins, and is told True."""
        with self._lock:
            self._fate = self._fate or fate
            return self._fate == fate

    def run(self) -> None:
        """Do the work in the writer's thread, and tell the outcome to the event loop."""
        done, broken = None, None
        do, self._do = self._do, None  # which leads back to this work: what it wrote would outlive it
        try:
            done = do() if do is not None else None
        except BaseException as no:  # noqa: BLE001 whoever waits for it is told
            broken = no
        self.is_over = True
        with suppress(RuntimeError):  # nobody is left to be told
            self._loop.call_soon_threadsafe(self.tell, done, broken)

    def tell(self, done: Any, broken: BaseException | None) -> None:
        """Hand the result to the waiter, in the loop. Perhaps it no longer waits."""
        if self._waiting.done():
            return
        if broken is None:
            self._waiting.set_result(done)
        else:
            self._waiting.set_exception(broken)


class _Hand:
    """One thread. Unlike an executor's it need not be waited for when the process ends: it may wait for the pen."""

    def __init__(self) -> None:
        self._waiting: SimpleQueue[_Work | None] = SimpleQueue()
        self._thread: Thread | None = None

    def take(self, work: _Work) -> None:
        if self._thread is None:
            self._thread = Thread(target=self._run, name="sqlite-writer", daemon=True)
            self._thread.start()
        self._waiting.put(work)

    def _run(self) -> None:
        while (work := self._waiting.get()) is not None:
            work.run()

    def rest(self) -> None:
        """Stop the thread after all work that was taken up."""
        self._waiting.put(None)
        if self._thread is not None:
            self._thread.join(PATIENCE_SECONDS)

    @property
    def is_busy(self) -> bool:
        return self._thread is not None and self._thread.is_alive()


class _Fate:
    taken_back = False


@contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[_Fate]:
    """Commit at the end, synced to disk, unless something breaks or the work is to be ``taken_back``."""
    connection.execute("BEGIN IMMEDIATE")
    fate = _Fate()
    try:
        yield fate
        connection.execute("ROLLBACK" if fate.taken_back else "COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _tip(lines: Lines) -> tuple[Any, ...]:
    return (lines.length + len(lines.rows), lines.link_after, lines.table, lines.length, lines.link, lines.version)


def _json(rows: Sequence[tuple[Any, ...]]) -> str:
    return _encoder.encode(rows).decode()
