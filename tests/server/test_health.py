"""A database that cannot be written is told at /health, in one word why, and keeps `serve` from starting."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError, OperationalError

from fabletable.kernel import Refused
from fabletable.server import main
from fabletable.server.logs import Discreet, JsonLines
from fabletable.server.settings import Settings, database_url, sqlite_url
from fabletable.server.storage import health
from fabletable.server.storage.health import beat_now, trouble_in
from fabletable.server.storage.migrate import migrate_now
from tests.local_services import a_postgres
from tests.server.people import ServerUnderTest


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """Shorten the patience, only in tests where the database is locked anyway: a busy machine must not look like a
    locked one."""
    with monkeypatch.context() as patch:
        patch.setattr(health, "PATIENCE_SECONDS", 0.3)
        yield patch


@pytest.fixture(autouse=True)
def _never_fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look at the database at each request."""
    monkeypatch.setattr(health, "FRESH_SECONDS", 0.0)


def file_of(settings: Settings) -> Path:
    return Path(settings.database.removeprefix("sqlite:///"))


def ill(server: ServerUnderTest) -> Any:
    answer = server.get("/health")
    assert answer.status_code == 503
    assert answer.json()["status"] == "no database"
    return answer.json()["reason"]


@contextmanager
def held_by_somebody_else(settings: Settings) -> Iterator[None]:
    if settings.embedded:
        other = sqlite3.connect(file_of(settings), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")
        other.close()
        return
    with asyncio.Runner() as runner:
        connection = runner.run(asyncpg.connect(settings.database.replace("+asyncpg", "")))
        runner.run(connection.execute("BEGIN"))
        runner.run(connection.execute("LOCK TABLE alembic_version, tables, seats IN EXCLUSIVE MODE"))
        yield
        runner.run(connection.close())


def test_it_writes_and_reads(server: ServerUnderTest) -> None:
    written: list[str] = []
    engine = server.client.app.state.service.store.engine
    event.listen(engine, "before_cursor_execute", lambda *args: written.append(args[2].split()[0]))
    assert server.get("/health").json()["status"] == "ok"
    assert {"UPDATE", "SELECT"} <= set(written)


@pytest.mark.on("sqlite", "postgres")
def test_a_locked_database(server: ServerUnderTest, settings: Settings, impatient: pytest.MonkeyPatch) -> None:
    with held_by_somebody_else(settings):
        assert ill(server) == "why-database-locked"
    impatient.undo()
    assert server.get("/health").status_code == 200


@pytest.mark.on("sqlite")
def test_a_database_that_may_only_be_read(server: ServerUnderTest) -> None:
    engine = server.client.app.state.service.store.engine
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("PRAGMA query_only=ON"))
    assert ill(server) == "why-database-read-only"
    answer = server.post("/api/tables", {"game": "lanterns", "seats": [{"kind": "here", "name": "Ada"}] * 2})
    assert (answer.status_code, answer.json()["code"]) == (503, "why-database-read-only")


@pytest.mark.on("postgres")
def test_a_postgres_that_may_only_be_read(server: ServerUnderTest, settings: Settings) -> None:
    engine = server.client.app.state.service.store.engine
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("SET TRANSACTION READ ONLY"))
    assert ill(server) == "why-database-read-only"


@pytest.mark.on("sqlite")
def test_a_file_that_was_removed_or_replaced(server: ServerUnderTest, settings: Settings) -> None:
    file = file_of(settings)
    assert server.get("/health").status_code == 200
    moved = file.rename(file.with_name("moved"))
    assert ill(server) == "why-database-gone"
    file.touch()
    assert ill(server) == "why-database-gone"
    moved.rename(file)
    assert server.get("/health").status_code == 200


@pytest.mark.on("postgres")
def test_a_postgres_that_is_gone_and_comes_back() -> None:
    with a_postgres() as own:
        url = database_url(own.url)
        migrate_now(url)
        beat_now(url)
        own.stop()
        with pytest.raises(Refused, match="why-database-gone"):
            beat_now(url)
        own.start()
        beat_now(url)


@pytest.mark.on("sqlite")
def test_a_full_disk_is_told() -> None:
    full = sqlite3.OperationalError("database or disk is full")
    full.sqlite_errorname = "SQLITE_FULL"
    assert trouble_in(OperationalError("INSERT", {}, full)) == "why-database-full"
    assert trouble_in(DBAPIError("INSERT", {}, asyncpg.DiskFullError("no space"))) == "why-database-full"
    assert trouble_in(ConnectionRefusedError()) == "why-database-gone"
    assert trouble_in(ValueError("ours")) is None
    assert trouble_in(FileNotFoundError("ours too")) is None


def test_serve_refuses_a_database_it_cannot_write(settings: Settings, impatient: pytest.MonkeyPatch) -> None:
    impatient.setattr("uvicorn.run", lambda *_, **__: pytest.fail("it started"))
    migrate_now(settings.database)
    with held_by_somebody_else(settings), pytest.raises(Refused, match=r"why-database-(locked|fails)"):
        main.serve(database=settings.database, secret="0123456789abcdef")


@pytest.mark.on("sqlite")
@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_serve_refuses_a_folder_it_cannot_write(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(Refused, match="why-database-fails"):
        main.serve(database=sqlite_url(tmp_path / "tables"), secret="0123456789abcdef")


@pytest.mark.on("sqlite", "postgres")
def test_an_error_of_the_database_tells_the_log_no_secret(
    server: ServerUnderTest, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "fabletable")
    made = server.set_table("Ada", "Mira")
    row = server.client.app.state.service.tables.get(made.id).replica.row
    with held_by_somebody_else(settings):
        engine = server.client.app.state.service.store.engine
        impatient = "PRAGMA busy_timeout=50" if settings.embedded else "SET lock_timeout = 50"
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(impatient))
        answer = made.start()
    assert (answer.status_code, answer.json()["code"]) == (503, "why-database-locked")
    told = "\n".join(JsonLines().format(record) for record in caplog.records)
    assert "why-database-locked" in told
    assert row.secret not in told
    assert "seed" not in told


@pytest.mark.on("sqlite")
def test_whoever_decides_is_told_why_it_cannot_be_stored(
    server: ServerUnderTest, caplog: pytest.LogCaptureFixture
) -> None:
    made = server.set_table("Ada", "Mira", start=True)
    with made.sit(0, 1) as both:
        both.go_on(0, "roll")
        written = server.client.app.state.service.store._database.writer._connection
        written.execute("PRAGMA query_only=ON")
        answer = both.choose(both.asked, "roll")
        assert (answer["type"], answer["code"]) == ("refused", "why-database-read-only")
        written.execute("PRAGMA query_only=OFF")
        assert both.choose(both.asked, "roll")["type"] == "accepted"
    assert "Traceback" not in caplog.text


def test_a_traceback_leaves_out_what_was_to_be_written() -> None:
    quoted = '[parameters: ("seed",)]\nDETAIL:  Failing row contains (seed).'
    try:
        raise ValueError(f"it broke\n[SQL: INSERT]\n{quoted}")
    except ValueError as broken:
        text = Discreet().formatException((type(broken), broken, broken.__traceback__))
    assert "it broke" in text
    assert "seed" not in text.partition("it broke")[2]
