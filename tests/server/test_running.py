"""Starting a server: settings that make sense, a database in shape, a port that is free."""

from __future__ import annotations

import asyncio
import socket
import stat
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from fabletable.kernel import Refused
from fabletable.server import main
from fabletable.server.settings import Settings, at_home, database_url, sqlite_url
from fabletable.server.storage.migrate import check_now, migrate_now
from fabletable.server.storage.schema import metadata
from fabletable.server.storage.store import SqlStore

GOOD = {"database": "sqlite:////tmp/x", "secret": "0123456789abcdef"}


def test_the_migrations_give_what_the_store_expects(settings: Settings) -> None:
    migrate_now(settings.database)

    async def differences() -> list[object]:
        store = SqlStore(settings.database)
        found = await store.read(lambda connection: compare_metadata(MigrationContext.configure(connection), metadata))
        await store.close()
        return list(found)

    assert asyncio.run(differences()) == []


def test_a_database_that_is_not_in_shape_is_refused(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "new.sqlite3")
    with pytest.raises(Refused, match="why-not-migrated"):
        check_now(url)
    migrate_now(url)
    check_now(url)
    migrate_now(url)


@pytest.mark.parametrize("url", ["", "://", "nosuch://x", "mysql://root@127.0.0.1/x", "sqlite://x"])
def test_only_databases_we_know_are_taken(url: str) -> None:
    with pytest.raises(Refused, match="why-no-database"):
        database_url(url)


@pytest.mark.parametrize("name", ["tables.sqlite3", "somewhere"])
def test_a_file_named_without_its_scheme_is_told_how_to_write_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(Refused, match="why-database-no-url") as no:
        database_url(name)
    told = no.value.arguments["url"]
    assert told == sqlite_url(tmp_path / name)
    assert database_url(str(told)) == told


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("sqlite:///", "why-no-database-file"),
        ("sqlite:////nowhere/x.sqlite3", "why-no-database-folder"),
        ("sqlite:////", "why-database-is-folder"),
        ("sqlite:////dev/null/x", "why-no-database-folder"),
        ("postgresql://127.0.0.1:1/x", "why-database-fails"),
    ],
)
def test_a_database_that_is_none_is_refused_in_words(url: str, code: str) -> None:
    works: list[Callable[[str], object]] = [migrate_now, check_now]
    for work in works:
        with pytest.raises(Refused, match=code):
            work(database_url(url))


def test_a_file_of_another_kind_is_left_as_it_is(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ada, the lanterns are lit.")
    with pytest.raises(Refused, match="why-not-sqlite") as no:
        migrate_now(sqlite_url(letter))
    assert no.value.arguments["file"] == str(letter)
    assert letter.read_text().startswith("Dear Ada")


def test_migrating_says_what_it_did(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "tables")
    first, again = migrate_now(url), migrate_now(url)
    assert first.found is None
    assert (again.found, again.newest) == (first.newest, first.newest)


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"database": ""}, "why-no-database"),
        ({"database": "somewhere"}, "why-no-database"),
        ({"secret": "short"}, "why-no-secret"),
        ({"workers": 2}, "why-sqlite-alone" if sys.platform == "win32" else None),
        ({"workers": 2, "channels": "redis://localhost"}, None),
        ({}, None),
    ],
)
def test_settings_that_cannot_work_say_why(wrong: dict, code: str | None) -> None:
    assert Settings(**{**GOOD, **wrong}).problem() == code


@pytest.mark.parametrize("word", ["many", "0", "-1", "1.5", "700000", "1000000001"])
@pytest.mark.parametrize("name", ["PORT", "WORKERS", "JOB_WORKERS"])
def test_numbers_of_the_environment_are_read_with_care(monkeypatch: pytest.MonkeyPatch, name: str, word: str) -> None:
    monkeypatch.setenv("FABLETABLE_DATABASE", "sqlite:////nowhere/x.sqlite3")
    monkeypatch.setenv(f"FABLETABLE_{name}", word)
    with pytest.raises(Refused, match="why-no-number"):
        main.serve(secret="0123456789abcdef")


@pytest.mark.parametrize("old", ["HALL", "THINKERS"])
def test_a_setting_under_its_old_name_is_refused(monkeypatch: pytest.MonkeyPatch, old: str) -> None:
    monkeypatch.setenv("FABLETABLE_DATABASE", "sqlite:////nowhere/x.sqlite3")
    monkeypatch.setenv(f"FABLETABLE_{old}", "1")
    with pytest.raises(Refused, match="why-renamed"):
        main.serve(secret="0123456789abcdef")


def test_serve_refuses_before_it_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("FABLETABLE_DATABASE", "FABLETABLE_SECRET"):
        monkeypatch.delenv(name, raising=False)
    with pytest.raises(Refused, match="why-no-database"):
        main.serve()
    with pytest.raises(Refused, match="why-no-database"):
        main.migrate()
    monkeypatch.setenv("FABLETABLE_DATABASE", "sqlite:////tmp/x")
    with pytest.raises(Refused, match="why-no-secret"):
        main.serve()


def test_the_secret_at_home_is_kept_and_private(tmp_path: Path) -> None:
    first = at_home("127.0.0.1", 8000, tmp_path / "data")
    assert at_home("127.0.0.1", 8000, tmp_path / "data").secret == first.secret
    assert stat.S_IMODE((tmp_path / "data" / "secret").stat().st_mode) == 0o600
    assert first.problem() is None


def test_a_taken_port_is_no_trouble_at_home() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert main.free_port("127.0.0.1", port) != port


def test_urls_as_people_write_them() -> None:
    assert database_url("postgres://a@b/c") == "postgresql+asyncpg://a@b/c"
    assert database_url("postgresql://a@b/c") == "postgresql+asyncpg://a@b/c"
    assert database_url("sqlite:////x/y") == "sqlite:////x/y"
