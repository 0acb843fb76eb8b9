"""For a host: how long tables are kept, and copies of them. Both while the server runs."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import sqlite3
import subprocess
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import sqlalchemy as sql
from sqlalchemy import Connection, make_url

from fabletable.kernel import Refused
from fabletable.server.store.migrate import check_now, run_now
from fabletable.server.store.schema import chat, log, seats, tables
from fabletable.server.store.store import Store, forget_table

_AGE = re.compile(r"(\d{1,5})\s*([dwy])")
_DAYS = {"d": 1, "w": 7, "y": 365}
_AT_ONCE = 200


def age(text: str) -> timedelta:
    """``180d``, ``26w`` or ``1y``."""
    found = _AGE.fullmatch(text.strip().lower())
    if found is None or int(found[1]) == 0:
        raise Refused("why-bad-age", {"age": text[:40]})
    return timedelta(days=int(found[1]) * _DAYS[found[2]])


def tidy(url: str, older_than: str, *, only_count: bool = False) -> tuple[int, str]:
    """Remove the tables at which nothing was decided or said, and nobody was seen, for that long; how many, and since
    when they were left."""
    try:
        left_since = datetime.now(UTC) - age(older_than)
    except OverflowError:
        raise Refused("why-bad-age", {"age": older_than[:40]}) from None
    check_now(url)
    removed = 0

    async def all_of_them() -> None:
        nonlocal removed
        store = Store(url)
        try:
            removed = await _tidy(store, left_since, only_count)
        finally:
            await store.close()

    run_now(all_of_them())
    return removed, left_since.strftime("%Y-%m-%d")


async def _tidy(store: Store, left_since: datetime, only_count: bool) -> int:
    left = _left(left_since)
    query = sql.select(tables.c.id).where(left)
    found = await store.read(lambda connection: list(connection.execute(query).scalars()))
    if only_count:
        return len(found)
    removed = 0
    for first in range(0, len(found), _AT_ONCE):
        for table_id in found[first : first + _AT_ONCE]:
            removed += await _remove(store, table_id, left)
        await asyncio.sleep(0)  # the server next to us writes too
    return removed


def _left(since: datetime) -> sql.ColumnElement[bool]:
    """Times are written in UTC so that they sort as text."""
    before = since.strftime("%Y-%m-%dT%H:%M:%SZ")
    newer = (
        sql.exists().where(log.c.table_id == tables.c.id, log.c.at >= before),
        sql.exists().where(chat.c.table_id == tables.c.id, chat.c.at >= before),
        sql.exists().where(seats.c.table_id == tables.c.id, seats.c.seen >= int(since.timestamp())),
    )
    return sql.and_(tables.c.created < before, *(~each for each in newer))


async def _remove(store: Store, table_id: str, left: sql.ColumnElement[bool]) -> bool:
    """Unless somebody has come back to it meanwhile. The row is locked first: a decision made now waits, and is
    refused rather than lost."""

    def remove(connection: Connection) -> bool:
        if store.embedded:
            connection.execute(tables.update().where(tables.c.id == table_id).values(id=table_id))
        still = sql.select(tables.c.id).where(tables.c.id == table_id, left).with_for_update()
        if connection.execute(still).first() is None:
            return False
        forget_table(connection, table_id)
        return True

    return await store.write(remove)


def backup(url: str, to: Path) -> None:
    """A whole copy, from one moment: a SQLite file, or what ``pg_restore`` reads."""
    if to.exists():
        raise Refused("why-file-there", {"file": str(to)})
    draft = to.with_name(f"{to.name}.{os.getpid()}")
    try:
        os.close(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        if url.startswith("sqlite"):
            _copy_sqlite(Path(make_url(url).database or ""), draft)
        else:
            _dump_postgres(url, draft)
        os.link(draft, to)  # never over a file that has come meanwhile
    except FileExistsError:
        raise Refused("why-file-there", {"file": str(to)}) from None
    except OSError as no:
        raise Refused("why-copy-not-written", {"file": str(to), "detail": no.strerror or str(no)}) from None
    finally:
        draft.unlink(missing_ok=True)


def _copy_sqlite(source: Path, to: Path) -> None:
    if not source.is_file():
        raise Refused("why-database-gone")
    try:
        with closing(sqlite3.connect(source)) as kept, closing(sqlite3.connect(to)) as copy:
            kept.backup(copy)
            found = copy.execute("PRAGMA quick_check").fetchone()[0]
    except sqlite3.Error as broken:
        raise Refused("why-database-fails", {"detail": str(broken)}) from None
    if found != "ok":
        raise Refused("why-database-fails", {"detail": str(found)})


def _dump_postgres(url: str, to: Path) -> None:
    """With PostgreSQL's own tool; the password goes by the environment, which others cannot read."""
    named = make_url(url)
    given = {
        "PGHOST": named.host,
        "PGPORT": named.port,
        "PGUSER": named.username,
        "PGPASSWORD": named.password,
        "PGDATABASE": named.database,
        "PGSSLMODE": named.query.get("sslmode") or named.query.get("ssl"),
    }
    environment = {**os.environ, **{name: str(value) for name, value in given.items() if value}}
    command = [_pg_dump(), "--format=custom", "--no-owner", "--no-password", f"--file={to}"]
    done = subprocess.run(command, env=environment, check=False, capture_output=True, text=True)
    if done.returncode:
        raise Refused("why-database-fails", {"detail": done.stderr.strip()[-300:]})


def _pg_dump() -> str:
    found = shutil.which("pg_dump")
    newest = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_dump"))[-1:]
    if found is None and not newest:
        raise Refused("why-no-pg-dump")
    return found or str(newest[0])
