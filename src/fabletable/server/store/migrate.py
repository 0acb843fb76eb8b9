"""Bring a database to the present shape: by itself on SQLite, by ``fabletable migrate`` on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from fabletable.kernel import Refused

PATIENCE_SECONDS = 10.0

_FOLDER = Path(__file__).parent / "migrations"


async def migrate(url: str) -> None:
    """All migrations that this database lacks."""
    engine = create_async_engine(url, hide_parameters=True)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_upgrade)
    finally:
        await engine.dispose()


async def check(url: str) -> None:
    """Refused when the database is not in the present shape."""
    engine = create_async_engine(url, hide_parameters=True)
    try:
        async with asyncio.timeout(PATIENCE_SECONDS), engine.connect() as connection:
            found = await connection.run_sync(lambda c: MigrationContext.configure(c).get_current_revision())
    finally:
        await engine.dispose()
    newest = ScriptDirectory.from_config(_config()).get_current_head()
    if found != newest:
        raise Refused("why-not-migrated", {"found": found or "-", "newest": newest or "-"})


def migrate_now(url: str) -> None:
    run_now(migrate(url))


def check_now(url: str) -> None:
    run_now(check(url))


def run_now(work: Coroutine[None, None, None]) -> None:
    """A database that cannot be reached or is none says so in its own words."""
    try:
        asyncio.run(_without_haste(work))
    except TimeoutError:
        raise Refused("why-database-locked") from None
    except (SQLAlchemyError, OSError) as broken:
        said = getattr(broken, "orig", None) or broken
        raise Refused("why-database-fails", {"detail": str(said)}) from None


async def _without_haste(work: Coroutine[None, None, None]) -> None:
    try:
        await work
    except SQLAlchemyError:
        await asyncio.sleep(0.1)  # aiosqlite's thread breaks aloud if the loop is gone before it has said goodbye
        raise


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    return config


def _upgrade(connection: Connection) -> None:
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
