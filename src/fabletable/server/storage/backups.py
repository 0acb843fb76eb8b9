"""Copies of all tables, which a host makes and puts back. The caller looks at the contents of a copy."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeVar
from urllib.parse import quote

import sqlalchemy as sql
from sqlalchemy import Connection, NullPool, create_engine, make_url
from sqlalchemy.ext.asyncio import create_async_engine

from fabletable.kernel import Refused
from fabletable.server.storage.migrate import is_present, migrate_now, run_now
from fabletable.server.storage.sqlite_writer import pen_of

T = TypeVar("T")

NAME = "tables-"
"""The beginning of the names of copies that are made by a schedule."""


def look_at_copy(file: Path, look: Callable[[Connection], T]) -> T:
    """Return the result of ``look`` in a copy of SQLite, which stays as it is."""
    if not file.is_file():
        raise Refused("why-no-copy", {"file": str(file)})
    url = f"sqlite:///file:{quote(str(file.absolute()))}?immutable=1&uri=true"
    engine = create_engine(url, hide_parameters=True, poolclass=NullPool)
    try:
        with engine.connect() as connection:
            found = connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar()
            if found != "ok":
                raise Refused("why-database-fails", {"detail": str(found)})
            if not is_present(connection):
                raise Refused("why-copy-other-shape", {"file": str(file)})
            return look(connection)
    except sql.exc.DatabaseError as broken:
        raise Refused("why-database-fails", {"detail": str(broken.orig)}) from None


# --- making one ---


def backup(url: str, to: Path, look: Callable[[Connection], T]) -> T | None:
    """Make a consistent copy of the database: a SQLite file, or a file that ``pg_restore`` reads. Return the result of
    ``look`` in it, or None if the database has another schema and cannot be checked."""
    if to.exists():
        raise Refused("why-file-there", {"file": str(to)})
    draft = to.with_name(f"{to.name}.{os.getpid()}")
    try:
        os.close(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        if url.startswith("sqlite"):
            _copy_sqlite(Path(make_url(url).database or ""), draft)
            found = _looked_at(draft, look)
        else:
            found = run_now(_dump_postgres(url, draft, look))
        _sync(draft)
        os.link(draft, to)  # never over a file that has come meanwhile
        _sync(to.parent)
    except FileExistsError:
        raise Refused("why-file-there", {"file": str(to)}) from None
    except OSError as no:
        raise Refused("why-copy-not-written", {"file": str(to), "detail": no.strerror or str(no)}) from None
    finally:
        draft.unlink(missing_ok=True)
    return found


def _looked_at(draft: Path, look: Callable[[Connection], T]) -> T | None:
    try:
        return look_at_copy(draft, look)
    except Refused as no:
        if no.code == "why-copy-other-shape":
            return None
        raise


def next_copy(folder: Path, url: str) -> Path:
    """Return the path in this folder for a copy made now."""
    end = "sqlite3" if url.startswith("sqlite") else "dump"
    return folder / f"{NAME}{datetime.now(UTC).strftime('%Y-%m-%dT%H%M%SZ')}.{end}"


def forget_old_copies(folder: Path, keep: int) -> list[Path]:
    """Remove all but the newest ``keep`` of the copies that a schedule made, and return the removed ones."""
    old = sorted(folder.glob(f"{NAME}*Z.*"))[:-keep]
    for file in old:
        file.unlink()
    return old


def _copy_sqlite(source: Path, to: Path) -> None:
    if not source.is_file():
        raise Refused("why-database-gone")
    try:
        with closing(sqlite3.connect(source)) as kept, closing(sqlite3.connect(to)) as copy:
            kept.backup(copy)
    except sqlite3.Error as broken:
        raise Refused("why-database-fails", {"detail": str(broken)}) from None


async def _dump_postgres(url: str, to: Path, look: Callable[[Connection], T]) -> T | None:
    """Copy the database with ``pg_dump``; ``look`` sees the same snapshot."""
    engine = create_async_engine(url, hide_parameters=True, poolclass=NullPool)
    async with engine.connect() as connection:
        await connection.execution_options(isolation_level="REPEATABLE READ")
        moment = (await connection.execute(sql.text("SELECT pg_export_snapshot()"))).scalar()
        command = ["--format=custom", "--no-owner", "--no-password", f"--file={to}", f"--snapshot={moment}"]
        await asyncio.to_thread(_run_tool, "pg_dump", command, url)
        return await connection.run_sync(lambda inside: look(inside) if is_present(inside) else None)


# --- putting one back ---


def restore(url: str, copy: Path) -> Path | None:
    """Restore the database from this copy and bring it to the present shape.

    On SQLite the old file is put aside, and its new path is returned; on PostgreSQL the database must be empty.
    """
    if not copy.is_file():
        raise Refused("why-no-copy", {"file": str(copy)})
    if url.startswith("sqlite"):
        aside = _put_in_place(copy, Path(make_url(url).database or ""))
    else:
        run_now(_check_empty(url))
        into = f"--dbname={make_url(url).database}"
        _run_tool("pg_restore", ["--no-owner", "--exit-on-error", "--single-transaction", into, str(copy)], url)
        aside = None
    migrate_now(url)
    return aside


def _put_in_place(copy: Path, file: Path) -> Path | None:
    draft = file.with_name(f"{file.name}.{os.getpid()}")
    try:
        check_unused(file)
        shutil.copyfile(copy, draft)
        draft.chmod(0o600)
        _sync(draft)
        aside = _aside(file)
        # The mark of the last commit belongs to the database that was put aside.
        Path(pen_of(str(file))).unlink(missing_ok=True)
        os.replace(draft, file)
        _sync(file.parent)
    except OSError as no:
        raise Refused("why-copy-not-written", {"file": str(file), "detail": no.strerror or str(no)}) from None
    finally:
        draft.unlink(missing_ok=True)
    return aside


def _aside(file: Path) -> Path | None:
    """Keep what is there under another name, also what could not be read and still has its write-ahead log."""
    if not file.exists():
        return None
    stamp = datetime.now(UTC).strftime("%Y-%m-%dT%H%M%SZ")
    names = (file.with_name(f"{file.name}.before-{stamp}{more}") for more in ("", *(f"-{n}" for n in range(2, 100))))
    aside = next(name for name in names if not name.exists())
    for end in ("-wal", "-shm"):
        with suppress(FileNotFoundError):
            os.rename(f"{file}{end}", f"{aside}{end}")
    os.link(file, aside)
    return aside


def check_unused(file: Path) -> None:
    """Refuse while another process has this database of SQLite open: only a lone connection can leave its write-ahead
    log."""
    if not file.exists():
        return
    try:
        with closing(sqlite3.connect(file, timeout=1)) as opened:
            mode = opened.execute("PRAGMA journal_mode=DELETE").fetchone()[0]
    except sqlite3.OperationalError:
        mode = "wal"
    except sqlite3.DatabaseError:
        return  # it is none any more, which may be why a copy is put in its place
    if mode != "delete":
        raise Refused("why-database-in-use", {"file": str(file)})


async def _check_empty(url: str) -> None:
    engine = create_async_engine(url, hide_parameters=True, poolclass=NullPool)
    async with engine.connect() as connection:
        if await connection.run_sync(lambda inside: sql.inspect(inside).get_table_names()):
            raise Refused("why-database-not-empty")


# --- PostgreSQL's own tools ---


def _run_tool(name: str, words: list[str], url: str) -> None:
    """Run one of PostgreSQL's own tools; the password goes through the environment, which others cannot read."""
    named = make_url(url)
    given = {
        "PGHOST": named.host,
        "PGPORT": named.port,
        "PGUSER": named.username,
        "PGPASSWORD": named.password,
        "PGDATABASE": named.database,
        "PGSSLMODE": named.query.get("sslmode") or named.query.get("ssl"),
    }
    environment = {**os.environ, **{key: str(value) for key, value in given.items() if value}}
    done = subprocess.run([_tool(name), *words], env=environment, check=False, capture_output=True, text=True)
    if done.returncode:
        raise Refused("why-database-fails", {"detail": done.stderr.strip()[-300:]})


def _tool(name: str) -> str:
    found = shutil.which(name)
    newest = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))[-1:]
    if found is None and not newest:
        raise Refused("why-no-pg-dump")
    return found or str(newest[0])


def _sync(path: Path) -> None:
    """Have the system write a file or folder to the disk itself."""
    if sys.platform == "win32":
        return  # which syncs neither folders nor what was opened to be read
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
