"""How long tables are kept, and copies of them, while the server runs."""

from __future__ import annotations

import asyncio
import os
import stat
import subprocess
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
import sqlalchemy as sql
from litestar.testing import TestClient

from fabletable.kernel import Refused
from fabletable.server.app import make_app
from fabletable.server.settings import Settings, sqlite_url
from fabletable.server.store import Store, keeping
from fabletable.server.store.keeping import age, backup, tidy
from fabletable.server.store.schema import chat, log, seats, tables
from fabletable.terminal.main import run
from tests.neighbours import postgres_folder
from tests.server.people import Inn

OLD = "2020-01-01T00:00:00Z"


def age_by_years(settings: Settings, table: str, *, said: bool = False, seen: bool = False) -> None:
    """As if all of it had happened in 2020, unless something is said to be of today."""

    def make_old(connection: sql.Connection) -> None:
        connection.execute(tables.update().where(tables.c.id == table).values(created=OLD))
        connection.execute(log.update().where(log.c.table_id == table).values(at=OLD))
        if not said:
            connection.execute(chat.update().where(chat.c.table_id == table).values(at=OLD))
        if not seen:
            connection.execute(seats.update().where(seats.c.table_id == table).values(seen=0))

    async def write() -> None:
        store = Store(settings.database)
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


def test_tables_left_alone_are_removed_and_no_others(inn: Inn, settings: Settings) -> None:
    old, talked, young = (inn.set_table("Ada", "Mira", start=True) for _ in range(3))
    for made in (old, talked, young):
        with made.sit(0, 1) as both:
            both.go_on(0, "roll")
            both.ask("chat", seat=0, text="Hello")
        inn.forget(made.id)
    age_by_years(settings, old.id)
    age_by_years(settings, talked.id, said=True)
    assert tidy(settings.database, "180d", only_count=True)[0] == 1
    assert inn.get(f"/api/tables/{old.id}").status_code == 200
    inn.forget(old.id)
    assert tidy(settings.database, "180d")[0] == 1
    assert inn.get(f"/api/tables/{old.id}").status_code == 404
    assert inn.get(f"/api/tables/{talked.id}").status_code == 200
    with young.sit(0, 1) as both:
        both.go_on(both.asked, "roll")
    assert tidy(settings.database, "180d")[0] == 0


def test_a_table_somebody_comes_back_to_meanwhile_stays(
    inn: Inn, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = inn.set_table("Ada", "Mira", start=True)
    age_by_years(settings, made.id)
    removing = keeping._remove

    async def late(store: Store, table_id: str, left: sql.ColumnElement[bool]) -> bool:
        row = {"table_id": table_id, "seat": 0, "text": "back", "at": "2999-01-01T00:00:00Z"}
        await store.write(lambda connection: connection.execute(chat.insert(), row))
        return await removing(store, table_id, left)

    monkeypatch.setattr(keeping, "_remove", late)
    assert tidy(settings.database, "180d")[0] == 0
    assert inn.get(f"/api/tables/{made.id}").status_code == 200


def test_a_copy_while_it_is_played(inn: Inn, settings: Settings, tmp_path: Path) -> None:
    made = inn.set_table("Ada", "Mira", start=True)
    copy = tmp_path / "copy"
    with made.sit(0, 1) as both:
        both.go_on(0, "roll")
        backup(settings.database, copy)
        both.go_on(both.asked, "roll")
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert [path for path in tmp_path.iterdir() if path.name.startswith("copy")] == [copy]
    with pytest.raises(Refused, match="why-file-there"):
        backup(settings.database, copy)
    if settings.embedded:
        served = replace(settings, database=sqlite_url(copy), channels="")
        with TestClient(make_app(served), base_url="http://127.0.0.1") as client:
            assert Inn(client).get(f"/api/tables/{made.id}").json()["number"] == 1
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
    inn: Inn, settings: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = inn.set_table("Ada", "Mira")
    age_by_years(settings, made.id)
    database = ["--database", settings.database]
    assert run(["backup", str(tmp_path / "copy"), *database]) == 0
    assert run(["tidy", "--older-than", "1y", "--only-count", *database]) == 0
    assert run(["tidy", "--older-than", "1y", *database]) == 0
    said = capsys.readouterr().out
    for word in ("copy", "1 table has not been touched", "Removed 1 table"):
        assert word in said
