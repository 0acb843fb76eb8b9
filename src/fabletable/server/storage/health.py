"""Check that the database can be written and read, else say in one word why not."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import asyncpg  # type: ignore[import-untyped]
import sqlalchemy as sql
from sqlalchemy.exc import SQLAlchemyError

from fabletable.kernel import Refused
from fabletable.server.storage.migrate import run_now
from fabletable.server.storage.sqlite import lost_end
from fabletable.server.storage.sqlite_writer import Displaced, PenHeld
from fabletable.server.storage.store import SqlStore

PATIENCE_SECONDS = 3.0
FRESH_SECONDS = 1.0
"""A check within this time after a good one gets the same answer, because each check takes the write lock for a
moment."""

FULL = "why-database-full"
LOCKED = "why-database-locked"
READ_ONLY = "why-database-read-only"
GONE = "why-database-gone"
BROKEN = "why-database-broken"
ODD_TEXT = "why-odd-letters"
"""A client sent a text that no database keeps, such as one with NUL in it."""

_SQLITE = {"FULL": FULL, "BUSY": LOCKED, "LOCKED": LOCKED, "READONLY": READ_ONLY, "PERM": READ_ONLY, "CANTOPEN": GONE}
_POSTGRES = {"53100": FULL, "25006": READ_ONLY, "42501": READ_ONLY, "55P03": LOCKED, "3D000": GONE}
_POSTGRES |= {"22021": ODD_TEXT, "22P05": ODD_TEXT}
_POSTGRES_CLASSES = {"08": GONE, "57": GONE}

# Every database of ours has this one row, and it stays as it is.
_WRITE = sql.text("UPDATE alembic_version SET version_num = version_num")
_READ = sql.text("SELECT version_num FROM alembic_version")


def trouble_in(broken: BaseException) -> str | None:
    """Return why the database does not work, if that is what broke; None when it was something else."""
    found = None
    for each in _causes(broken):
        if isinstance(each, Displaced):
            return GONE
        if isinstance(each, PenHeld):
            return LOCKED
        if isinstance(each, sqlite3.Error):
            name = str(getattr(each, "sqlite_errorname", "")).removeprefix("SQLITE_")
            return _SQLITE.get(name.partition("_")[0], BROKEN)
        state = getattr(each, "sqlstate", None)
        if isinstance(state, str):
            return _POSTGRES.get(state) or _POSTGRES_CLASSES.get(state[:2], BROKEN)
        if isinstance(each, ConnectionError | asyncpg.InterfaceError):
            return GONE
        if isinstance(each, SQLAlchemyError):
            found = BROKEN
    return found


def _causes(broken: BaseException | None) -> Iterator[BaseException]:
    while broken is not None:
        yield broken
        broken = getattr(broken, "orig", None) or broken.__cause__


class Health:
    """One beat at a time: however many ask at once, they share it."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store
        self._file = Path(store.engine.url.database or "") if store.embedded else None
        self._beating: asyncio.Task[str] | None = None
        self._well_at = -FRESH_SECONDS

    async def trouble(self) -> str:
        """Write and read the database, and return a code of the catalogue for what is wrong, or an empty string."""
        if monotonic() - self._well_at < FRESH_SECONDS:
            return ""
        if self._beating is None or self._beating.done():
            self._beating = asyncio.get_running_loop().create_task(self._beat())
        return await asyncio.shield(self._beating)

    async def _beat(self) -> str:
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                await self._store.write(beat)
        except TimeoutError:
            return LOCKED
        except (SQLAlchemyError, OSError, sqlite3.Error, asyncpg.InterfaceError) as broken:
            found = trouble_in(broken) or BROKEN
            return FULL if found == BROKEN and self._is_full() else found
        self._well_at = monotonic()
        return ""

    def _is_full(self) -> bool:
        """Tell whether the disk is full: SQLite, which writes into three files, does not always say so itself."""
        return self._file is not None and shutil.disk_usage(self._file.parent).free < 64 * 1024


def beat(connection: sql.Connection) -> None:
    """Write and read; the transaction must then be committed."""
    connection.execute(_WRITE)
    if connection.execute(_READ).scalar() is None:
        raise Refused("why-not-migrated", {"found": "-", "newest": "-"})


def beat_now(url: str) -> None:
    """Refuse, with the reason, a database that cannot be written or has lost what was last written to it."""

    async def once() -> None:
        store = SqlStore(url)
        lost = lost_end(Path(store.engine.url.database or "")) if store.embedded else None
        if lost is not None:
            await store.close()
            raise Refused("why-database-older", {"table": lost.table})
        try:
            found = await Health(store).trouble()
        finally:
            await store.close()
        if found:
            raise Refused(found)

    run_now(once())
