"""A database of the first shape is brought to the present one with everything in it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import msgspec
import pytest
import sqlalchemy as sql
from alembic import command
from litestar.testing import TestClient
from sqlalchemy import Connection

import fabletable
from fabletable.bots import make_bot, play_on
from fabletable.server.app import make_app
from fabletable.server.settings import Settings, database_url, sqlite_url
from fabletable.server.storage.faults import StorageFault, faults
from fabletable.server.storage.health import beat_now
from fabletable.server.storage.migrate import _config, migrate, migrate_now
from fabletable.server.storage.schema import tables
from fabletable.server.storage.store import SqlStore
from fabletable.server.storage.sums import fill_sums
from fabletable.table import fairness
from fabletable.table.replica.played import result_info
from fabletable.table.rows import TableRow
from tests.server.conftest import KINDS, SECRET
from tests.server.people import ServerUnderTest

command_upgrade = command.upgrade
AT = "2026-01-31T18:00:00Z"


def lay(connection: Connection, name: str, decisions: int | None) -> Any:
    """Store a table as the first shape kept it, played so far or to its end."""
    match = fabletable.start("lanterns", 2, fairness.seed_of(name, ["", ""]))
    if decisions is None:
        play_on(match, {seat: make_bot("random", f"{name}/{seat}") for seat in range(2)})
    for _ in range(decisions or 0):
        match.choose("roll")
    result = "" if match.result is None else msgspec.json.encode(result_info(match.result)).decode()
    row = {"id": name, "game": "lanterns", "version": match.game.version, "options": "{}", "visibility": "link"}
    row |= {"state": "over" if match.over else "playing", "host": "", "secret": name, "seed": match.seed}
    _insert(connection, "tables", [{**row, "created": AT, "result": result}])
    seats = [
        {"seat": seat, "kind": "here", "name": who, "secret": fairness.hashed(f"{name}-{seat}", SECRET)}
        for seat, who in enumerate(("Ada", "Mira"))
    ]
    chair = {"table_id": name, "bot": "", "claimed": True, "held": False, "entropy": ""}
    _insert(connection, "seats", [{**chair, **seat} for seat in seats])
    entry = {"table_id": name, "kind": "choose", "at": AT}
    made = enumerate(match.made, 1)
    _insert(connection, "log", [{**entry, "number": n, "seat": s, "key": k, "nonce": f"n{n}"} for n, (s, k) in made])
    _insert(connection, "chat", [{"table_id": name, "seat": 0, "text": "Well met", "at": AT}])
    return msgspec.json.decode(result) if result else None


def _insert(connection: Connection, table: str, rows: list[dict[str, Any]]) -> None:
    names = list(rows[0])
    values = ", ".join(f":{name}" for name in names)
    connection.execute(sql.text(f"INSERT INTO {table} ({', '.join(names)}) VALUES ({values})"), rows)


@pytest.fixture(params=[kind for kind in KINDS if kind != "redis"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite_url(tmp_path / "old.sqlite3")
    return database_url(asyncio.run(_fresh_database(request.getfixturevalue("postgres"))))


async def _fresh_database(postgres: str) -> str:
    connection = await asyncpg.connect(postgres)
    await connection.execute("DROP DATABASE IF EXISTS fabletable_old")
    await connection.execute("CREATE DATABASE fabletable_old")
    await connection.close()
    return postgres.rpartition("/")[0] + "/fabletable_old"


OLDER = ["0001", "0002", "0003", "0004", "0005", "0006", "0007", "0008"]


@pytest.mark.parametrize("shape", OLDER)
def test_every_older_shape_is_summed_up_as_it_is_found(tmp_path: Path, shape: str) -> None:
    url = sqlite_url(tmp_path / "old.sqlite3")

    def older(connection: Connection) -> None:
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        lay(connection, "aaaaaaaaaa", 5)
        lay(connection, "bbbbbbbbbb", None)
        command.upgrade(config, shape)

    async def make() -> list[StorageFault]:
        store = SqlStore(url)
        await store.write(older)
        await migrate(url)
        found = await store.look(faults)
        await store.close()
        return found

    assert asyncio.run(make()) == []
    beat_now(url)


def test_damage_is_not_healed_by_a_migration(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rows that a migration may change are summed up anew, but not those that were wrong before."""
    url = sqlite_url(tmp_path / "old.sqlite3")
    monkeypatch.setattr("fabletable.server.storage.migrate._newest", lambda: "0010")
    monkeypatch.setattr("fabletable.server.storage.migrate.command.upgrade", lambda *_: None)

    def changed(connection: Connection) -> None:
        config = _config()
        config.attributes["connection"] = connection
        command_upgrade(config, "head")
        for name in ("aaaaaaaaaa", "bbbbbbbbbb"):
            row = TableRow(name, "lanterns", "1", {}, "link", "playing", "", name, "seed", AT, "")
            connection.execute(tables.insert(), {**msgspec.structs.asdict(row), "options": "{}"})
        fill_sums(connection)
        connection.execute(tables.update().where(tables.c.id == "bbbbbbbbbb").values(seed="another"))

    async def make() -> list[StorageFault]:
        store = SqlStore(url)
        await store.write(changed)
        await migrate(url)
        found = await store.look(faults)
        await store.close()
        return found

    assert asyncio.run(make()) == [StorageFault("bbbbbbbbbb", "row")]


SEALED = {
    "aaaaaaaaaa": ("02ee77fa3c5cfe405acd1b9f64ccca57", "d9d29076691e9090583ce32bdd6c9a2b"),
    "bbbbbbbbbb": ("615c55728e9682971eaccd16bd50d651", "2d88e08af8518dc7ab457647e20860ac"),
}
"""The hashes that version 0.3.0 wrote for the two tables below, over the names of shape 0012."""


def sealed_by_0012(connection: Connection) -> None:
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")
    for name in SEALED:
        lay(connection, name, 5)
    command.upgrade(config, "0012")
    connection.execute(sql.text("UPDATE tables SET ring = 'first'"))
    connection.execute(sql.text("UPDATE seats SET ring = 'second' WHERE seat = 1"))
    connection.execute(sql.text("INSERT INTO calls VALUES ('first', 'ada@example.org', '1', '', '{}')"))
    kept = {"kind": "record", "data": b"\0", "hash": "7025e075d5e2f6cde3cc051a31f07660"}
    _insert(connection, "keepsakes", [{"table_id": name, **kept} for name in SEALED])
    sums = {"length": 5, "chat_lines": 1, "chat_sum": 89294570085226416}
    rows = [{"table_id": name, **sums, "log_hash": log, "row_hash": row} for name, (log, row) in SEALED.items()]
    _insert(connection, "table_sums", rows)
    _insert(connection, "census", [{"id": 1, "tables": 2, "sum": 2234764298616556039}])


@pytest.mark.parametrize("damage", ["", "ring", "keepsakes"])
def test_a_database_with_older_names_keeps_its_rows_and_its_damage(tmp_path: Path, damage: str) -> None:
    url = sqlite_url(tmp_path / "old.sqlite3")
    harm = {
        "": "SELECT 1",
        "ring": "UPDATE seats SET ring = 'third' WHERE seat = 1 AND table_id = 'bbbbbbbbbb'",
        "keepsakes": "UPDATE keepsakes SET kind = 'replay' WHERE table_id = 'bbbbbbbbbb'",
    }[damage]

    async def make() -> tuple[list[StorageFault], str, list[Any]]:
        store = SqlStore(url)
        await store.write(sealed_by_0012)
        await store.write(lambda connection: connection.execute(sql.text(harm)).close())
        await migrate(url)
        found, ways = await store.look(faults), await store.notifications.of("first")
        tables = await store.keyrings.table_ids("first") | await store.keyrings.table_ids("second")
        await store.close()
        return found, ways.email, sorted(tables)

    expected = [StorageFault("bbbbbbbbbb", "row")] if damage else []
    assert asyncio.run(make()) == (expected, "ada@example.org", list(SEALED))


def test_nothing_is_lost_on_the_way(url: str, tmp_path: Path) -> None:
    ends: list[Any] = []

    def first_shape(connection: Connection) -> None:
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        lay(connection, "aaaaaaaaaa", 5)
        ends.append(lay(connection, "bbbbbbbbbb", None))

    async def make() -> None:
        store = SqlStore(url)
        await store.write(first_shape)
        await store.close()

    asyncio.run(make())
    migrate_now(url)
    settings = Settings(database=url, secret=SECRET, key=str(tmp_path / "house.key"))
    with TestClient(make_app(settings), base_url="http://127.0.0.1") as client:
        server = ServerUnderTest(client)
        with server.sit("aaaaaaaaaa", "aaaaaaaaaa-0", "aaaaaaaaaa-1") as both:
            assert (both.views[0]["decisions"], both.table["stop"], both.table["notice"]) == (5, None, None)
            assert [line["text"] for line in both.frames[0]["chat"]] == ["Well met"]
            assert both.go_on(both.asked, "roll") == 6
        over = server.get("/api/tables/bbbbbbbbbb").json()
        assert (over["state"], over["result"]) == ("over", ends[0])
        assert fabletable.verify(server.get("/api/tables/bbbbbbbbbb/record").content)
