"""Bring a database to the present shape: by itself on SQLite, by ``fabletable migrate`` on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import NamedTuple, TypeVar

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, NullPool, create_engine, make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from fabletable.kernel import Refused
from fabletable.server.storage.sums import changed_rows, fill_sums, seal_after_migration

T = TypeVar("T")

PATIENCE_SECONDS = 10.0
FIRST_WITH_SUMS = "0009"

_FOLDER = Path(__file__).parent / "migrations"
_SQLITE = b"SQLite format 3\0"
"""The first bytes of every such file."""


class Migrated(NamedTuple):
    """The shape the database had, None when it was empty, and the one it has now."""

    found: str | None
    newest: str


async def migrate(url: str) -> Migrated:
    """Run all migrations that this database lacks."""
    return await _once(url, _upgrade)


async def check(url: str) -> None:
    """Refuse a database that is not in the present shape."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        found = await _once(url, _shape)
    newest = _newest()
    if found != newest:
        raise Refused("why-not-migrated", {"found": found or "-", "newest": newest})


async def _once(url: str, work: Callable[[Connection], T]) -> T:
    """Run ``work`` in a connection of its own, not in that of a store: its guards over rows would hinder a migration
    that makes tables anew."""
    if url.startswith("sqlite"):
        file = create_engine(url, hide_parameters=True, poolclass=NullPool)
        with file.begin() as connection:
            return work(connection)
    engine = create_async_engine(url, hide_parameters=True, poolclass=NullPool)
    async with engine.begin() as served:
        return await served.run_sync(work)


def migrate_now(url: str) -> Migrated:
    check_place(url)
    return run_now(migrate(url))


def check_now(url: str) -> None:
    check_place(url)
    run_now(check(url))


def check_place(url: str) -> None:
    """Refuse a path where SQLite cannot have a database, with a clearer reason than its own."""
    if not url.startswith("sqlite"):
        return
    named = make_url(url).database or ""
    if not named:
        raise Refused("why-no-database-file", {"url": url})
    file = Path(named)
    if file.is_dir():
        raise Refused("why-database-is-folder", {"file": str(file)})
    if not file.parent.is_dir():
        raise Refused("why-no-database-folder", {"folder": str(file.parent), "file": file.name})
    if _is_something_else(file):
        raise Refused("why-not-sqlite", {"file": str(file)})


def _is_something_else(file: Path) -> bool:
    try:
        with file.open("rb") as opened:
            return opened.read(len(_SQLITE)) not in (b"", _SQLITE)
    except OSError:
        return False  # it is not there yet, or SQLite says itself what is the matter


def run_now(work: Coroutine[None, None, T]) -> T:
    """Run a coroutine on the database now; where that cannot be reached or is none, refuse with the words of its
    driver."""
    try:
        return asyncio.run(work)
    except TimeoutError:
        raise Refused("why-database-locked") from None
    except (SQLAlchemyError, OSError) as broken:
        said = getattr(broken, "orig", None) or broken
        raise Refused("why-database-fails", {"detail": str(said)}) from None


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    return config


def _upgrade(connection: Connection) -> Migrated:
    """Migrate to the newest shape, and sum up the tables anew; those of a database without sums are taken as they
    are."""
    found, newest = _shape(connection), _newest()
    if found == newest:
        return Migrated(found, newest)
    has_sums = found is not None and found >= FIRST_WITH_SUMS
    damaged = changed_rows(connection) if has_sums else set()
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    if has_sums:
        seal_after_migration(connection, damaged)
    else:
        fill_sums(connection)
    return Migrated(found, newest)


def _shape(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def is_present(connection: Connection) -> bool:
    """Tell whether the database has the present shape."""
    return _shape(connection) == _newest()


def _newest() -> str:
    return ScriptDirectory.from_config(_config()).get_current_head() or "-"
