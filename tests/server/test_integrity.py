"""Loss and change in the database are noticed: no decision and no record is built on them."""

from __future__ import annotations

import asyncio
import fcntl
import logging
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import msgspec
import pytest
import sqlalchemy as sql
from sqlalchemy import Connection

import fabletable
from fabletable.kernel import Refused
from fabletable.server.settings import Settings, database_url
from fabletable.server.storage import sqlite_writer
from fabletable.server.storage.health import beat_now
from fabletable.server.storage.migrate import migrate_now
from fabletable.server.storage.schema import archive, chat, log, seats, tables
from fabletable.server.storage.store import SqlStore
from tests.local_services import a_postgres
from tests.server.people import MadeTable, ServerUnderTest
from tests.server.test_sqlite_writer import ROWS, entry, opened, put, row

DAMAGED = "why-table-damaged"


def tamper(server: ServerUnderTest, change: Any) -> None:
    """Change rows behind the server's back."""
    store = server.client.app.state.service.store

    async def write() -> None:
        await store.write(lambda connection: connection.execute(change))

    with server.client.portal() as portal:
        portal.call(write)


def played(server: ServerUnderTest, decisions: int = 4) -> MadeTable:
    made = server.set_table("Ada", "Mira", start=True)
    with made.sit(0, 1) as both:
        for _ in range(decisions):
            both.go_on(both.asked, "roll")
    server.forget(made.id)
    return made


def finished(server: ServerUnderTest) -> MadeTable:
    made = server.set_table("Ada", "Mira", start=True)
    with made.sit(0, 1) as both:
        both.play_on()
    assert fabletable.verify(server.get(f"/api/tables/{made.id}/record").content)
    server.forget(made.id)
    return made


@pytest.mark.tampers
def test_a_log_that_lost_its_end_is_not_played_on(server: ServerUnderTest) -> None:
    made = played(server)
    tamper(server, log.delete().where(log.c.table_id == made.id, log.c.number > 2))
    with made.sit(0, 1) as both:
        assert both.table["notice"]["id"] == "notice-table-damaged"
        answer = both.ask("choose", number=2, seat=0, key="roll")
        assert (answer["type"], answer["code"]) == ("refused", DAMAGED)
    assert made.see()["waiting_for"] == []


@pytest.mark.tampers
def test_a_log_that_lost_its_end_under_a_running_game_is_noticed_with_the_next_decision(
    server: ServerUnderTest,
) -> None:
    made = server.set_table("Ada", "Mira", start=True)
    with made.sit(0, 1) as both:
        both.go_on(0, "roll")
        tamper(server, sql.text("UPDATE table_sums SET log_hash = 'another'"))
        answer = both.choose(both.asked, "roll")
        assert (answer["type"], answer["code"]) == ("refused", DAMAGED)
    assert made.see()["number"] == 1


CHANGES = {
    "a decision": log.update().where(log.c.number == 2).values(key="dive"),
    "who decided": log.update().where(log.c.number == 2).values(seat=0),
    "a decision in the middle is gone": log.delete().where(log.c.number == 2),
    "a decision too many": log.insert().from_select(
        list(log.c.keys()),
        sql.select(*(sql.literal(9) if column.name == "number" else column for column in log.c)).where(
            log.c.number == 4
        ),
    ),
    "the seed": tables.update().values(seed="0" * 64),
    "the options": tables.update().values(options='{"quick-start":true}'),
    "the host": tables.update().values(host="somebody"),
    "the end": tables.update().values(state="over", result='{"winners":[0],"scores":[9,1],"notes":[]}'),
    "a name": seats.update().where(seats.c.seat == 1).values(name="Mallory"),
    "who holds a seat": seats.update().where(seats.c.seat == 1).values(secret="another"),
    "a flag that is neither true nor false": sql.text("UPDATE seats SET claimed = 5 WHERE seat = 0"),
    "a seat is gone": seats.delete().where(seats.c.seat == 1),
}


@pytest.mark.tampers
@pytest.mark.on("sqlite")
@pytest.mark.parametrize("what", CHANGES)
def test_whatever_was_changed_is_told_at_the_table(server: ServerUnderTest, what: str) -> None:
    made = played(server)
    tamper(server, CHANGES[what])
    assert (made.see()["notice"] or {}).get("id") == "notice-table-damaged"
    assert not made.see()["waiting_for"]


@pytest.mark.tampers
@pytest.mark.on("sqlite", "postgres")
def test_a_result_that_was_changed_is_not_signed(server: ServerUnderTest) -> None:
    made = finished(server)
    told = made.see()["result"]
    server.forget(made.id)
    turned = {**told, "winners": [1 - told["winners"][0]]}
    tamper(server, tables.update().values(result=msgspec.json.encode(turned).decode()))
    answer = server.get(f"/api/tables/{made.id}/record")
    assert (answer.status_code, answer.json()["code"]) == (409, DAMAGED)
    assert made.see()["notice"]["id"] == "notice-table-damaged"
    assert server.post(f"/api/tables/{made.id}/again", secret=made.host).json()["code"] == DAMAGED


@pytest.mark.tampers
@pytest.mark.on("sqlite", "postgres")
def test_a_record_that_was_changed_is_made_anew_from_the_log(server: ServerUnderTest) -> None:
    made = finished(server)
    true = server.get(f"/api/tables/{made.id}/record").json()
    other = finished(server)
    theirs = sql.select(archive.c.data).where(archive.c.table_id == other.id, archive.c.kind == "record")
    tamper(server, archive.update().where(archive.c.table_id == made.id).values(data=theirs.scalar_subquery()))
    assert server.get(f"/api/tables/{made.id}/record").json() == true


@pytest.mark.on("sqlite", "postgres")
def test_two_processes_write_one_chain(server: ServerUnderTest, other_process: ServerUnderTest) -> None:
    """The fixture compares the sums in the end."""
    made = server.set_table("Ada", "Mira", start=True)
    for process in (server, other_process, server):
        with process.sit(made.id, *made.keys.values()) as both:
            if both.choose(both.asked, "roll")["type"] == "refused":
                both.until("view", lambda view: view["seat"] == both.asked)
                both.go_on(both.asked, "roll")
            both.ask("chat", seat=0, text="Hello")
    assert made.see()["number"] == 3


# --- the file of the database ---


def file_of(settings: Settings) -> Path:
    return Path(settings.database.removeprefix("sqlite:///"))


@pytest.mark.on("sqlite")
@pytest.mark.parametrize("end", ["", "-wal"])
def test_nothing_is_acknowledged_into_a_file_that_was_moved_or_replaced(
    server: ServerUnderTest, settings: Settings, tmp_path: Path, end: str
) -> None:
    file = file_of(settings).with_name(file_of(settings).name + end)
    made = server.set_table("Ada", "Mira", start=True)
    with made.sit(0, 1) as both:
        both.go_on(0, "roll")
        moved = file.rename(tmp_path / "moved")
        for _ in range(2):
            answer = both.choose(both.asked, "roll")
            assert (answer["type"], answer["code"]) == ("refused", "why-database-gone")
            said = both.ask("chat", seat=0, text="Hello")
            assert (said["type"], said["code"]) == ("refused", "why-database-gone")
            shutil.copy(moved, file)
        assert server.get("/health").json()["reason"] == "why-database-gone"
        file.unlink()
        moved.rename(file)
        assert both.choose(both.asked, "roll")["type"] == "accepted"
    assert made.see()["number"] == 2


def test_a_database_that_lost_its_end_is_refused(tmp_path: Path) -> None:
    """An older file lies in its place; the same comes of a write-ahead log that is lost."""
    file = tmp_path / "tables"

    async def write(number: int) -> None:
        store = await opened(file, ROWS if number == 1 else [])
        assert await put(store, ROWS[0], entry(number)) == "written"
        await store.close()

    asyncio.run(write(1))
    shutil.copy(file, tmp_path / "older")
    beat_now(f"sqlite:///{file}")
    asyncio.run(write(2))
    shutil.copy(file, tmp_path / "newer")
    beat_now(f"sqlite:///{file}")
    shutil.copy(tmp_path / "older", file)
    with pytest.raises(Refused, match="why-database-older"):
        beat_now(f"sqlite:///{file}")
    shutil.copy(tmp_path / "newer", file)
    beat_now(f"sqlite:///{file}")


def test_a_table_that_was_removed_is_not_missed(tmp_path: Path) -> None:
    file = tmp_path / "tables"

    async def write() -> None:
        store = await opened(file)
        assert await put(store, ROWS[0], entry(1)) == "written"
        assert await store.remove_table(ROWS[0])
        await store.close()

    asyncio.run(write())
    beat_now(f"sqlite:///{file}")


# --- a neighbour that was stopped ---


@contextmanager
def held_pen(file: Path) -> Iterator[None]:
    """Hold the pen, as a process that was stopped in the middle of a commit does."""
    pen = os.open(f"{file}.pen", os.O_RDWR)
    fcntl.flock(pen, fcntl.LOCK_EX)
    try:
        yield
    finally:
        os.close(pen)


@pytest.mark.on("sqlite")
@pytest.mark.timeout(60)
def test_a_stopped_neighbour_keeps_nobody_waiting_without_an_end(
    server: ServerUnderTest, settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)
    made = server.set_table("Ada", "Mira", start=True)
    with made.sit(0, 1) as both:
        both.go_on(0, "roll")
        monkeypatch.setattr(sqlite_writer, "PATIENCE_SECONDS", 0.2)
        with held_pen(file_of(settings)):
            for _ in range(2):
                answer = both.choose(both.asked, "roll")
                assert (answer["type"], answer["code"]) == ("refused", "why-database-locked")
            told = next(each for each in caplog.records if each.getMessage() == "another process holds the pen")
            assert vars(told)["holder"] == os.getpid()
        monkeypatch.setattr(sqlite_writer, "PATIENCE_SECONDS", 5.0)
        assert both.choose(both.asked, "roll")["number"] == 2, "what was refused was not written after all"


# --- PostgreSQL ---


@pytest.mark.on("postgres")
def test_every_session_of_ours_waits_for_the_disk() -> None:
    """Even if the server was told otherwise: a_postgres says ``synchronous_commit = off``."""
    with a_postgres() as own:

        async def asked() -> list[str]:
            url = database_url(own.url)
            store = SqlStore(url)
            ask = sql.text("SHOW synchronous_commit")

            def show(connection: Connection) -> str:
                return str(connection.execute(ask).scalar())

            ours = [await store.read(show), await store.write(show), await store.read(show)]
            await store.close()
            theirs = await asyncpg.connect(own.url)
            ours.append(await theirs.fetchval("SHOW synchronous_commit"))
            await theirs.close()
            return ours

        migrate_now(database_url(own.url))
        assert asyncio.run(asked()) == ["on", "on", "on", "off"]


def test_a_line_of_chat_that_was_changed_is_found(tmp_path: Path) -> None:
    from fabletable.server.storage.faults import StorageFault, faults

    async def look() -> list[StorageFault]:
        store = await opened(tmp_path / "tables", [row("a")])
        await store.add_chat("a", 0, "Well met", None, "2026-01-01T00:00:00Z")
        assert await store.look(faults) == []
        await store.write(lambda connection: connection.execute(chat.update().values(text="Ill met")))
        found = await store.look(faults)
        await store.close()
        return found

    assert asyncio.run(look()) == [StorageFault("a", "chat")]
