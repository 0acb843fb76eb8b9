"""Retention of tables, and their backups, while the server runs."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import subprocess
from contextlib import closing
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sql
from alembic import command
from litestar.testing import TestClient

from fabletable.kernel import Refused
from fabletable.server.app import make_app
from fabletable.server.settings import Settings, database_url, sqlite_url
from fabletable.server.storage import retention
from fabletable.server.storage.backups import backup as copied
from fabletable.server.storage.backups import check_unused, forget_old_copies, restore
from fabletable.server.storage.faults import StorageFault
from fabletable.server.storage.health import beat_now
from fabletable.server.storage.keyrings import MOST_CARRIED
from fabletable.server.storage.migrate import _config
from fabletable.server.storage.retention import age, tidy
from fabletable.server.storage.schema import chat, devices, log, metadata, seats, table_count, tables, tickets
from fabletable.server.storage.store import SqlStore
from fabletable.server.storage.sums import fill_sums
from fabletable.server.storage.verification import Checked, accept, check, check_now_all
from fabletable.terminal.main import run
from tests.local_services import a_postgres, postgres_folder
from tests.server.people import MadeTable, ServerUnderTest, until

OLD = "2020-01-01T00:00:00Z"


def backup(url: str, to: Path) -> Checked | None:
    return copied(url, to, check)


def age_by_years(settings: Settings, table: str, *, said: bool = False, seen: bool = False) -> None:
    """Date everything to 2020, unless something is said to be of today."""

    def make_old(connection: sql.Connection) -> None:
        connection.execute(tables.update().where(tables.c.id == table).values(created=OLD))
        connection.execute(log.update().where(log.c.table_id == table).values(at=OLD))
        if not said:
            connection.execute(chat.update().where(chat.c.table_id == table).values(at=OLD))
        if not seen:
            connection.execute(seats.update().where(seats.c.table_id == table).values(seen=0))
        fill_sums(connection)

    async def write() -> None:
        store = SqlStore(settings.database)
        await store.write(make_old)
        await store.close()

    asyncio.run(write())


def test_ages_as_people_write_them() -> None:
    assert age("180d") == timedelta(days=180)
    assert age(" 26 W") == timedelta(weeks=26)
    assert age("1y") == timedelta(days=365)
    for wrong in ("", "180", "d", "0d", "-1d", "1.5y", "999999d"):
        with pytest.raises(Refused, match="why-bad-age"):
            age(wrong)


def test_tables_left_alone_are_removed_and_no_others(server: ServerUnderTest, settings: Settings) -> None:
    old, talked, young = (server.set_table("Ada", "Mira", start=True) for _ in range(3))
    for made in (old, talked, young):
        with made.sit(0, 1) as both:
            both.go_on(0, "roll")
            both.ask("chat", seat=0, text="Hello")
        server.forget(made.id)
    age_by_years(settings, old.id)
    age_by_years(settings, talked.id, said=True)
    assert tidy(settings.database, "180d", only_count=True)[0] == 1
    assert server.get(f"/api/tables/{old.id}").status_code == 200
    server.forget(old.id)
    assert tidy(settings.database, "180d")[0] == 1
    assert server.get(f"/api/tables/{old.id}").status_code == 404
    assert server.get(f"/api/tables/{talked.id}").status_code == 200
    with young.sit(0, 1) as both:
        both.go_on(both.asked, "roll")
    assert tidy(settings.database, "180d")[0] == 0


@pytest.mark.tampers
def test_a_table_somebody_comes_back_to_meanwhile_stays(
    server: ServerUnderTest, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = server.set_table("Ada", "Mira", start=True)
    age_by_years(settings, made.id)
    removing = retention._remove

    async def late(store: SqlStore, table_id: str, left: sql.ColumnElement[bool]) -> bool:
        row = {"table_id": table_id, "seat": 0, "text": "back", "at": "2999-01-01T00:00:00Z"}
        await store.write(lambda connection: connection.execute(chat.insert(), row))
        return await removing(store, table_id, left)

    monkeypatch.setattr(retention, "_remove", late)
    assert tidy(settings.database, "180d")[0] == 0
    assert server.get(f"/api/tables/{made.id}").status_code == 200


def test_a_game_that_others_play_on_from_stays_with_them(server: ServerUnderTest, settings: Settings) -> None:
    made = server.set_table("Ada", "Mira", start=True)
    with made.sit(0, 1) as both:
        both.play_on()
    wanted = {"at": 3, "seat": 0, "name": "Ada"}
    further = server.post(f"/api/tables/{made.id}/what-if", wanted, made.keys[0]).json()["table"]["id"]
    for table in (made.id, further):
        until(lambda table=table: not server.client.app.state.service.tables.get(table).is_in_use)  # type: ignore[misc]
        server.forget(table)
    age_by_years(settings, made.id)
    assert tidy(settings.database, "180d", only_count=True).tables == 0
    assert tidy(settings.database, "180d").tables == 0
    assert server.get(f"/api/tables/{further}").json()["notice"] is None
    server.forget(further)
    age_by_years(settings, further)
    assert tidy(settings.database, "180d", only_count=True).tables == 2
    assert tidy(settings.database, "180d").tables == 2


def rows_in(settings: Settings) -> dict[str, int]:
    """Return the number of rows of each table of the database, without the permanent ones."""

    def count(connection: sql.Connection) -> dict[str, int]:
        found = {
            table.name: connection.execute(sql.select(sql.func.count()).select_from(table)).scalar_one()
            for table in metadata.sorted_tables
            if table is not table_count
        }
        return {name: rows for name, rows in found.items() if rows}

    async def look() -> dict[str, int]:
        store = SqlStore(settings.database)
        found = await store.read(count)
        await store.close()
        return found

    return asyncio.run(look())


def make_all_old(settings: Settings) -> None:
    def make_old(connection: sql.Connection) -> None:
        for table, column, value in (
            (tables, "created", OLD),
            (log, "at", OLD),
            (chat, "at", OLD),
            (seats, "seen", 0),
            (devices, "seen", 0),
        ):
            connection.execute(table.update().values({column: value}))
        connection.execute(tickets.update().where(tickets.c.until > 0).values(until=1))
        fill_sums(connection)

    async def write() -> None:
        store = SqlStore(settings.database)
        await store.write(make_old)
        await store.close()

    asyncio.run(write())


def use_everything(server: ServerUnderTest) -> None:
    """Use everything that leaves rows: tables, a lesson, a rematch, a fork, keys, tickets, words,
    notifications, chat."""
    key = server.post("/api/keys", {"name": "Phone"}).json()["key"]
    made = server.set_table("Ada", "Mira", start=True, visibility="public")
    with made.sit(0, 1) as both:
        both.ask("chat", seat=0, text="Hello")
        both.play_on()
    server.get(f"/api/tables/{made.id}/record")
    server.post("/api/keys/seats", {"table": made.id, "secrets": list(made.keys.values())}, key)
    server.post(f"/api/tables/{made.id}/again", secret=made.host)
    server.post(f"/api/tables/{made.id}/what-if", {"at": 3, "seat": 0, "name": "Ada"}, made.keys[0])
    assert server.post("/api/games/diceforge/lesson", {"name": "Ada"}).status_code == 201
    gathering = server.set_table("Ada", "invited")
    server.post(f"/api/tables/{gathering.id}/join-request", {"name": "Eve"})
    for way in ("carry", "words", "file"):
        assert server.post(f"/api/keys/{way}", {}, key).status_code == 200
    server.put("/api/notifications", {"webhook": "https://example.org/hook"}, key)


@pytest.mark.on("sqlite", "postgres")
def test_tidy_leaves_nothing_of_what_nobody_wants_any_more(server: ServerUnderTest, settings: Settings) -> None:
    use_everything(server)
    server.client.__exit__(None, None, None)
    before = rows_in(settings)
    assert {"tables", "seats", "log", "chat", "archive", "devices", "tickets", "table_sums"} <= set(before)
    assert rows_in(settings) == before
    make_all_old(settings)
    counted = tidy(settings.database, "180d", only_count=True)
    done = tidy(settings.database, "180d")
    assert (done.tables, counted.tables) == (before["tables"], before["tables"])
    assert rows_in(settings) == {}
    assert check_now_all(settings.database) == Checked(0, 0, 0, [])


@pytest.mark.on("sqlite", "postgres")
def test_tidy_keeps_the_keys_of_those_who_still_have_a_seat(server: ServerUnderTest, settings: Settings) -> None:
    key = server.post("/api/keys", {"name": "Phone"}).json()["key"]
    made = server.set_table("Ada", "Mira", start=True)
    server.post("/api/keys/seats", {"table": made.id, "secrets": [made.keys[0]]}, key)
    server.post("/api/keys/words", {}, key)
    server.post("/api/keys/carry", {}, key)
    stranger = server.post("/api/keys", {"name": "Stranger"}).json()["key"]

    def forgotten(connection: sql.Connection) -> None:
        connection.execute(devices.update().values(seen=0))
        connection.execute(tickets.update().where(tickets.c.until > 0).values(until=1))

    async def write() -> None:
        store = SqlStore(settings.database)
        await store.write(forgotten)
        await store.close()

    asyncio.run(write())
    assert tidy(settings.database, "180d", only_count=True).keys == 2
    assert tidy(settings.database, "180d")[:2] == (0, 2)
    assert server.get("/api/keys", key).json()["words"] is True
    assert [game["table"]["id"] for game in server.get("/api/mine", key).json()["games"]] == [made.id]
    server.client.app.state.service.keyrings.forget()
    assert server.get("/api/mine", stranger).json()["code"] == "why-wrong-key"


@pytest.mark.on("sqlite")
def test_one_ring_has_few_tickets_and_small_ones(server: ServerUnderTest, settings: Settings) -> None:
    key = server.post("/api/keys", {"name": "Phone"}).json()["key"]
    made = server.set_table("Ada", "Mira")
    server.post("/api/keys/seats", {"table": made.id, "secrets": [made.host]}, key)
    given = [server.post("/api/keys/carry", {"tables": [made.id]}, key).json()["ticket"] for _ in range(20)]
    assert rows_in(settings)["tickets"] == MOST_CARRIED
    assert server.post("/api/keys/look", {"ticket": given[-1]}).status_code == 200
    assert server.post("/api/keys/carry", {"tables": ["x" * 1000] * 50}, key).status_code == 400


def test_a_copy_while_it_is_played(server: ServerUnderTest, settings: Settings, tmp_path: Path) -> None:
    made = server.set_table("Ada", "Mira", start=True)
    copy = tmp_path / "copy"
    with made.sit(0, 1) as both:
        both.go_on(0, "roll")
        assert backup(settings.database, copy) == Checked(1, 1, 0, [])
        both.go_on(both.asked, "roll")
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert [path for path in tmp_path.iterdir() if path.name.startswith("copy")] == [copy]
    with pytest.raises(Refused, match="why-file-there"):
        backup(settings.database, copy)
    if settings.embedded:
        served = replace(settings, database=sqlite_url(copy), channels="")
        with TestClient(make_app(served), base_url="http://127.0.0.1") as client:
            assert ServerUnderTest(client).get(f"/api/tables/{made.id}").json()["number"] == 1
        return
    folder = postgres_folder()
    restore = str(folder / "pg_restore") if folder else "pg_restore"
    restored = subprocess.run(
        [restore, "--data-only", "--table=tables", "-f", "-", copy], check=False, capture_output=True, text=True
    )
    assert made.id in restored.stdout


@pytest.mark.on("sqlite")
def test_what_cannot_be_copied_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for words in (
        ["backup", str(tmp_path / "copy"), "--database", f"sqlite:///{tmp_path}/nothing"],
        ["backup", str(tmp_path / "no" / "folder"), "--database", f"sqlite:///{tmp_path}/nothing"],
        ["backup", str(tmp_path / "copy"), "--database", "postgresql://127.0.0.1:1/x"],
        ["tidy", "--older-than", "soon", "--database", f"sqlite:///{tmp_path}/nothing"],
    ):
        assert run(words) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1
        assert not (tmp_path / "copy").exists()
    assert os.listdir(tmp_path) == []


@pytest.mark.on("sqlite")
def test_the_commands_say_what_they_did(
    server: ServerUnderTest, settings: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = server.set_table("Ada", "Mira")
    age_by_years(settings, made.id)
    database = ["--database", settings.database]
    assert run(["backup", str(tmp_path / "copy"), *database]) == 0
    assert run(["tidy", "--older-than", "1y", "--only-count", *database]) == 0
    assert run(["tidy", "--older-than", "1y", *database]) == 0
    said = capsys.readouterr().out
    for word in ("copy", "1 table has not been touched", "Removed 1 table"):
        assert word in said


# --- what is in a copy, and putting it back ---


def tamper(settings: Settings, change: sql.Executable) -> None:
    async def write() -> None:
        store = SqlStore(settings.database)
        await store.write(lambda connection: connection.execute(change))
        await store.close()

    asyncio.run(write())


def two_tables(server: ServerUnderTest) -> tuple[MadeTable, MadeTable]:
    """Make a table that goes on and one that is over."""
    running, over = (server.set_table("Ada", "Mira", start=True) for _ in range(2))
    with running.sit(0, 1) as both:
        both.go_on(0, "roll")
        both.go_on(both.asked, "roll")
        both.ask("chat", seat=0, text="Hello")
    with over.sit(0, 1) as both:
        both.play_on()
    assert server.get(f"/api/tables/{over.id}/record").status_code == 200
    return running, over


def test_every_table_is_compared_and_played_again(server: ServerUnderTest, settings: Settings) -> None:
    two_tables(server)
    found = check_now_all(settings.database)
    assert (found.tables, found.unread, found.faults) == (2, 0, [])
    assert found.decisions > 10
    assert check_now_all(settings.database, quick=True) == found


@pytest.mark.tampers
def test_what_the_sums_agree_with_and_the_rules_do_not_is_found(server: ServerUnderTest, settings: Settings) -> None:
    """The sums are written anew, as an intruder would."""
    running, over = two_tables(server)
    told = over.see()["result"]
    turned = msgspec.json.encode({**told, "winners": [1 - told["winners"][0]]}).decode()
    tamper(settings, tables.update().where(tables.c.id == over.id).values(result=turned))
    tamper(settings, log.delete().where(log.c.table_id == running.id, log.c.number == 2))
    tamper(settings, log.update().where(log.c.table_id == running.id).values(checksum="0" * 12))
    assert {fault.part for fault in check_now_all(settings.database).faults} == {"row", "log"}
    accept(settings.database, ["all"])
    assert check_now_all(settings.database, quick=True).faults == []
    assert sorted(check_now_all(settings.database).faults) == sorted(
        [StorageFault(over.id, "play"), StorageFault(running.id, "play")]
    )


@pytest.mark.tampers
@pytest.mark.on("sqlite")
def test_whole_tables_that_are_gone_and_rows_without_a_table_are_found(
    server: ServerUnderTest, settings: Settings
) -> None:
    running, over = two_tables(server)
    tamper(settings, tables.delete().where(tables.c.id == over.id))
    assert check_now_all(settings.database).faults == [StorageFault(over.id, "end"), StorageFault("", "missing")]
    file = settings.database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(file)) as other:
        other.execute("DELETE FROM tables WHERE id = ?", (running.id,))
        other.commit()
    assert check_now_all(settings.database).faults[1:] == [
        StorageFault(running.id, "stray"),
        StorageFault("", "missing"),
    ]
    accept(settings.database, ["all"])
    assert check_now_all(settings.database) == Checked(0, 0, 0, [])


@pytest.mark.tampers
def test_a_damaged_table_goes_on_when_the_host_says_so(server: ServerUnderTest, settings: Settings) -> None:
    running, _ = two_tables(server)
    server.forget(running.id)
    tamper(settings, log.delete().where(log.c.table_id == running.id, log.c.number == 2))
    with running.sit(0, 1) as both:
        assert both.ask("choose", number=1, seat=1, key="roll")["code"] == "why-table-damaged"
        accept(settings.database, [running.id])
        until(lambda: running.see()["notice"] is None)
        both.until("view", lambda view: bool(view["ask"]))
        assert both.go_on(both.asked, "roll") == 2
    assert check_now_all(settings.database).faults == []


@pytest.mark.on("sqlite")
def test_a_copy_is_put_back_and_what_was_there_is_kept(
    server: ServerUnderTest, settings: Settings, tmp_path: Path
) -> None:
    running, _ = two_tables(server)
    backup(settings.database, tmp_path / "copy")
    with running.sit(0, 1) as both:
        both.go_on(both.asked, "roll")
    file = Path(settings.database.removeprefix("sqlite:///"))
    with pytest.raises(Refused, match="why-database-in-use"):
        restore(settings.database, tmp_path / "copy")
    server.client.__exit__(None, None, None)
    aside = restore(settings.database, tmp_path / "copy")
    assert aside is not None
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    beat_now(settings.database)
    with TestClient(make_app(settings), base_url="http://127.0.0.1") as client:
        assert ServerUnderTest(client).get(f"/api/tables/{running.id}").json()["number"] == 2
        aside_settings = replace(settings, database=sqlite_url(aside))
        with TestClient(make_app(aside_settings), base_url="http://127.0.0.1") as before:
            assert ServerUnderTest(before).get(f"/api/tables/{running.id}").json()["number"] == 3
    check_unused(file)


@pytest.mark.on("postgres")
def test_a_dump_is_put_back_into_an_empty_database(server: ServerUnderTest, settings: Settings, tmp_path: Path) -> None:
    two_tables(server)
    found = backup(settings.database, tmp_path / "copy")
    with pytest.raises(Refused, match="why-database-not-empty"):
        restore(settings.database, tmp_path / "copy")
    with a_postgres() as own:
        restore(database_url(own.url), tmp_path / "copy")
        assert check_now_all(database_url(own.url)) == found


@pytest.mark.tampers
@pytest.mark.on("sqlite")
def test_a_damaged_copy_is_told_and_put_back_only_by_force(
    server: ServerUnderTest, settings: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    running, _ = two_tables(server)
    database = ["--database", settings.database]
    folder = tmp_path / "copies"
    folder.mkdir()
    assert run(["backup", str(folder), "--keep", "1", *database]) == 0
    (good,) = folder.iterdir()
    good.rename(folder / "tables-2020-01-01T000000Z.sqlite3")
    tamper(settings, log.delete().where(log.c.table_id == running.id, log.c.number == 2))
    assert run(["backup", str(folder), "--keep", "1", *database]) == 1
    assert f"Table {running.id}: entries of its log" in capsys.readouterr().out
    old, bad = sorted(folder.iterdir())
    assert old.name.startswith("tables-2020"), "a damaged copy takes no good one's place"
    assert run(["check", *database]) == 1
    assert run(["check", str(bad)]) == 1
    assert run(["check", str(old)]) == 0
    server.client.__exit__(None, None, None)
    assert run(["restore", str(bad), *database]) == 2
    assert "--anyway" in capsys.readouterr().err
    assert run(["restore", str(bad), "--anyway", *database]) == 1
    assert run(["restore", str(old), *database]) == 0
    assert run(["check", *database]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "comes out the same when it is played again" in said
    assert run(["check", "--accept", "nowhere", *database]) == 2


def test_only_copies_of_the_schedule_are_removed(tmp_path: Path) -> None:
    names = [f"tables-2026-01-{day:02}T030000Z.dump" for day in range(1, 6)]
    for name in [*names, "tables-of-mine", "notes.txt"]:
        (tmp_path / name).touch()
    assert [file.name for file in forget_old_copies(tmp_path, 2)] == names[:3]
    assert sorted(file.name for file in tmp_path.iterdir()) == ["notes.txt", *names[3:], "tables-of-mine"]


@pytest.mark.on("sqlite")
def test_a_database_of_an_older_shape_is_copied_all_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "old.sqlite3"

    def older(connection: sql.Connection) -> None:
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, "0008")

    async def make() -> None:
        store = SqlStore(sqlite_url(file))
        await store.write(older)
        await store.close()

    asyncio.run(make())
    assert run(["backup", str(tmp_path / "copy"), "--database", sqlite_url(file)]) == 0
    assert "older shape" in capsys.readouterr().out
    assert run(["restore", str(tmp_path / "copy"), "--database", sqlite_url(tmp_path / "new.sqlite3")]) == 0
    assert run(["check", "--database", sqlite_url(tmp_path / "new.sqlite3")]) == 0
