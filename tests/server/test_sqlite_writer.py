"""Several tables share one commit; each hears what became of its own line, and only when it is on the disk."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from threading import Event
from time import sleep
from typing import Any

import pytest
from sqlalchemy import Connection

from fabletable.kernel.decision import Refused
from fabletable.server.settings import sqlite_url
from fabletable.server.storage.migrate import migrate
from fabletable.server.storage.schema import tables
from fabletable.server.storage.store import SqlStore
from fabletable.table.log_chain import chained, first_link
from fabletable.table.rows import CHOOSE, LogEntry, SeatRow, TableRow


def row(name: str, version: int = 0) -> TableRow:
    return TableRow(name, "lanterns", "1", {}, "link", "playing", "h", "s", "seed", "2026", "", version=version)


ROWS = [row("a"), row("b"), row("c")]


def entry(number: int, key: str = "roll") -> LogEntry:
    return LogEntry(number, CHOOSE, 0, key, f"n{number}", "2026-01-31T18:00:00Z", "0123456789ab", "1")


async def put(store: SqlStore, table: TableRow, *entries: LogEntry) -> str:
    """Append entries to a log in which all entries before these stand."""
    before = [entry(number) for number in range(1, entries[0].number)]
    return await store.append(table, chained(first_link(table.id), before), entries)


async def opened(path: Path, rows: Sequence[TableRow] = ROWS) -> SqlStore:
    await migrate(sqlite_url(path))
    store = SqlStore(sqlite_url(path))
    for each in rows:
        await store.add_table(each, [SeatRow(0, "here", "Ada", "", True, False, "x", "")])
    return store


def writer_of(store: Any) -> Any:
    return store._database.writer


def commits_of(store: SqlStore, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return the number of lines that each commit has written."""
    found: list[int] = []
    writer = writer_of(store)
    commit = writer._commit

    def counted(lines: Any) -> Any:
        found.append(len(lines))
        return commit(lines)

    monkeypatch.setattr(writer, "_commit", counted)
    return found


def test_what_comes_together_is_committed_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        store = await opened(tmp_path / "tables")
        commits = commits_of(store, monkeypatch)
        said = await asyncio.gather(*(put(store, each, entry(1, f'k"{each.id}\n')) for each in ROWS))
        assert said == ["written"] * 3
        assert commits == [3]
        assert [[line.key for line in await store.entries(each.id)] for each in ROWS] == [[f'k"{x}\n'] for x in "abc"]
        assert await store.entries("b") == [entry(1, 'k"b\n')]
        await store.close()

    asyncio.run(play())


def test_one_that_is_late_and_one_that_has_changed_hinder_nobody(tmp_path: Path) -> None:
    async def play() -> None:
        store = await opened(tmp_path / "tables")
        assert await put(store, ROWS[0], entry(1)) == "written"
        lines = [
            (ROWS[0], [entry(1), entry(2)]),
            (row("b", version=7), [entry(1), entry(2)]),
            (ROWS[2], [entry(1), entry(2)]),
            (ROWS[0], [entry(2)]),
        ]
        said = await asyncio.gather(*(put(store, table, *made) for table, made in lines))
        assert said == ["late", "changed", "written", "written"]
        assert [len(await store.entries(each.id)) for each in ROWS] == [2, 0, 2], "all of a row are written, or none"
        await store.close()

    asyncio.run(play())


def test_nobody_hears_of_a_line_before_its_commit(tmp_path: Path) -> None:
    """Another process holds the database: until it lets go, nothing is written and no client is told so."""

    async def play() -> None:
        store = await opened(tmp_path / "tables")
        assert await put(store, ROWS[0], entry(1)) == "written"
        other = sqlite3.connect(tmp_path / "tables", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        waiting = [asyncio.ensure_future(put(store, each, entry(2 if each is ROWS[0] else 1))) for each in ROWS]
        done, _ = await asyncio.wait(waiting, timeout=0.2)
        assert not done
        other.execute("COMMIT")
        assert await asyncio.gather(*waiting) == ["written"] * 3
        other.close()
        await store.close()

    asyncio.run(play())


def test_a_commit_that_fails_is_told_to_all_and_the_next_one_works(tmp_path: Path) -> None:
    async def play() -> None:
        store = await opened(tmp_path / "tables")
        assert await put(store, ROWS[0], entry(1)) == "written"
        writer = writer_of(store)
        writer._connection.execute("PRAGMA query_only=ON")
        said = await asyncio.gather(
            *(put(store, each, entry(2 if each is ROWS[0] else 1)) for each in ROWS), return_exceptions=True
        )
        assert [type(each) for each in said] == [sqlite3.OperationalError] * 3
        writer._connection.execute("PRAGMA query_only=OFF")
        assert (
            await asyncio.gather(*(put(store, each, entry(2 if each is ROWS[0] else 1)) for each in ROWS))
            == ["written"] * 3
        )
        await store.close()

    asyncio.run(play())


def test_whoever_no_longer_waits_leaves_a_store_that_works(tmp_path: Path) -> None:
    """A started write is completed, before the next one and before the store is closed."""

    async def play() -> None:
        store = await opened(tmp_path / "tables")

        async def let_off(word: str) -> None:
            def slowly(connection: Connection) -> None:
                begun.set()
                sleep(0.1)
                connection.execute(tables.update().values(word=word, state="gathering"))

            begun = Event()
            asking = asyncio.ensure_future(store.write(slowly))
            await asyncio.to_thread(begun.wait)
            asking.cancel()

        await let_off("fox")
        assert await put(store, ROWS[0], entry(1)) == "written"
        assert await store.by_word("fox") is not None
        await let_off("owl")
        await store.close()
        after = await opened(tmp_path / "tables", [])
        assert await after.by_word("owl") is not None
        await after.close()

    asyncio.run(play())


def test_a_write_that_breaks_leaves_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        store = await opened(tmp_path / "tables")
        with pytest.raises(Refused, match="why-busy") as broken:
            await store.add_table(row("d"), [SeatRow(0, "here", "Ada", "", True, False, "c0de", "")] * 2)
        assert "c0de" not in str(broken.value)
        assert await store.table("d") is None
        await store.close()

    asyncio.run(play())


def test_without_a_pen_sqlite_itself_keeps_the_turns(tmp_path: Path) -> None:
    async def play() -> None:
        (tmp_path / "tables.pen").mkdir()
        store = await opened(tmp_path / "tables")
        assert await put(store, ROWS[0], entry(1)) == "written"
        await store.close()

    asyncio.run(play())
