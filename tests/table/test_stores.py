"""The store port: the stores in memory, in a folder and on SQLite behave alike."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from fabletable.kernel import Refused
from fabletable.server.settings import sqlite_url
from fabletable.server.storage.migrate import migrate_now
from fabletable.server.storage.store import SqlStore
from fabletable.table.local.file_store import FileStore
from fabletable.table.local.memory_store import MemoryStore
from fabletable.table.log_chain import chained, first_link
from fabletable.table.ports.store import MOST_NOTES, Store
from fabletable.table.rows import (
    BACK,
    CHOOSE,
    DeviceRow,
    GivenUpKeyring,
    LogEntry,
    NoteRow,
    ProposalRow,
    SeatRow,
    TableRow,
    TicketRow,
)

AT = "2026-01-01T00:00:00Z"

Scene = Callable[[Store], Awaitable[None]]


@pytest.fixture(params=["memory", "files", "sqlite"])
def with_store(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Scene], None]:
    def play(scene: Scene) -> None:
        async def played() -> None:
            url = sqlite_url(tmp_path / "tables.sqlite3")
            kinds: dict[str, Callable[[], Store]] = {
                "memory": MemoryStore,
                "files": lambda: FileStore(tmp_path),
                "sqlite": lambda: SqlStore(url),
            }
            store: Store = kinds[request.param]()
            try:
                await scene(store)
            finally:
                await store.close()

        if request.param == "sqlite":
            migrate_now(sqlite_url(tmp_path / "tables.sqlite3"))
        asyncio.run(played())

    return play


def row(table_id: str, **more: object) -> TableRow:
    made = TableRow(table_id, "lanterns", "1", {"a": 1}, "link", "playing", "h", "s", "seed", AT, "")
    return msgspec.structs.replace(made, **more)


def chairs(**more: object) -> list[SeatRow]:
    made = [SeatRow(seat, "here", f"name {seat}", "", True, False, f"secret {seat}", "") for seat in range(2)]
    return [msgspec.structs.replace(chair, **more) for chair in made]


def entries(first: int, count: int = 1, kind: str = CHOOSE) -> list[LogEntry]:
    return [LogEntry(number, kind, 0, "0", f"n{number}", AT, "sum", "1") for number in range(first, first + count)]


def link(table_id: str, *made: LogEntry) -> str:
    return chained(first_link(table_id), made)


def test_a_log_is_appended_by_compare_and_set(with_store: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        await store.add_table(row("aaaaaaaaaa"), chairs())
        table = row("aaaaaaaaaa")
        assert await store.append(table, link(table.id), entries(1, 2)) == "written"
        assert await store.append(table, link(table.id), entries(1)) == "late"
        stale = msgspec.structs.replace(table, version=7)
        assert await store.append(stale, link(table.id, *entries(1, 2)), entries(3)) == "changed"
        assert [entry.number for entry in await store.entries(table.id)] == [1, 2]
        assert [entry.number for entry in await store.entries(table.id, 1)] == [2]
        assert await store.versions([table.id, "nothing"]) == {table.id: (0, 2)}
        over = msgspec.structs.replace(table, state="over", result="{}")
        assert await store.turn(over, link(table.id, *entries(1, 2)), entries(3, 1, BACK)) == "written"
        whole = await store.whole(table.id)
        assert whole is not None
        assert (whole.row.state, whole.row.version, len(whole.entries), whole.damage) == ("over", 1, 3, "")
        assert whole.link == link(table.id, *entries(1, 2), *entries(3, 1, BACK))
        assert await store.append(table, whole.link, entries(4)) == "changed"

    with_store(scene)


def test_of_two_changes_of_one_version_one_wins(with_store: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        await store.add_table(row("aaaaaaaaaa", state="gathering", word="LOMATI", visibility="public"), chairs())
        found = await store.table("aaaaaaaaaa")
        assert found is not None
        table, (ada, mira) = found
        table.lesson = "mine alone"
        again = await store.table("aaaaaaaaaa")
        assert again is not None
        assert again[0].lesson == "", "what is handed out belongs to the caller"
        table.lesson = ""
        assert await store.change(table, [msgspec.structs.replace(mira, name="Mira")])
        assert not await store.change(table, [msgspec.structs.replace(ada, name="Ada")])
        assert not await store.propose(table, None)
        assert not await store.remove_table(table)
        found = await store.table("aaaaaaaaaa")
        assert found is not None
        assert [(chair.name, chair.version) for chair in found[1]] == [("name 0", 0), ("Mira", 1)]
        assert await store.by_word("LOMATI") == "aaaaaaaaaa"
        assert [each.row.id for each in await store.public_tables("gathering", 5)] == ["aaaaaaaaaa"]
        assert await store.running_tables(5) == []
        assert await store.public_tables("over", 5) == []
        proposal = ProposalRow(0, 1, 0, [1], "back", 2)
        assert await store.propose(found[0], proposal)
        assert await store.proposal("aaaaaaaaaa") == proposal
        assert await store.remove_table(msgspec.structs.replace(found[0], version=2))
        assert await store.table("aaaaaaaaaa") is None

    with_store(scene)


def test_a_table_that_plays_on_shares_the_log_it_came_from(with_store: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        await store.add_table(row("aaaaaaaaaa"), chairs(), entries(1, 3))
        fork = row("bbbbbbbbbb", shared_from="aaaaaaaaaa", shared_until=2, shared_seat=0)
        await store.add_table(fork, chairs())
        whole = await store.whole("bbbbbbbbbb")
        assert whole is not None
        assert [entry.nonce for entry in whole.entries] == ["what-if-1", "what-if-2"]
        assert await store.append(fork, whole.link, entries(3)) == "written"
        assert [entry.number for entry in await store.entries("bbbbbbbbbb")] == [1, 2, 3]
        assert await store.depth("bbbbbbbbbb") == 1
        assert {each.row.id: each.number for each in await store.running_tables(5)} == {
            "aaaaaaaaaa": 3, "bbbbbbbbbb": 3
        }  # fmt: skip
        with pytest.raises(Refused, match="why-no-such-table"):
            await store.add_table(row("cccccccccc", shared_from="nothing"), chairs())

    with_store(scene)


def test_chat_presence_alarms_and_the_archive(with_store: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        table = "aaaaaaaaaa"
        await store.add_table(row(table, terms='{"clock":{"kind":"evening"}}'), chairs())
        line, new = await store.add_chat(table, 0, "Well met", "n1", AT)
        assert new
        assert await store.add_chat(table, 0, "Ill met", "n1", AT) == (line, False)
        assert (await store.add_chat(table, -1, "{}", None, AT))[1]
        assert [each.text for each in await store.last_chat(table)] == ["Well met", "{}"]
        await store.saw([(table, 0)], 100)
        await store.left([(table, 0)], 90)
        assert [(each.seen, each.gone) for each in await store.presence(table)] == [(100, 101), (0, 0)]
        assert await store.unminded() == [table]
        await store.wake(table, 500, 100)
        await store.wake(table, 400, 90)
        assert await store.woken(499) == []
        assert await store.woken(500) == [(table, 100)]
        await store.hasten([table], 200)
        assert await store.woken(200) == [(table, 100)]
        await store.looked(150)
        assert await store.woken(200) == [(table, 150)]
        assert await store.unminded() == []
        await store.wake(table, None, 160)
        assert await store.woken(1000) == []
        await store.keep(table, {"record": b"first"})
        await store.keep(table, {"record": b"second"})
        assert await store.kept(table, "record") == b"first"
        assert await store.kept(table, "review") is None

    with_store(scene)


def test_keyrings_devices_and_tickets(with_store: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        keys = store.keyrings
        await store.add_table(row("aaaaaaaaaa", keyring="one", host="h"), chairs(keyring="one"))
        await store.add_table(row("bbbbbbbbbb"), chairs(keyring="two"))
        phone = DeviceRow("p", "one", "hash p", "p", AT, 0)
        laptop = DeviceRow("l", "two", "hash l", "l", AT, 0)
        await keys.add(phone)
        await keys.add(laptop)
        await keys.note("p", name="phone")
        assert [each.name for each in await keys.devices("one")] == ["phone"]
        assert await keys.table_ids("one") == {"aaaaaaaaaa"}
        ticket = TicketRow("t", "one", "carry", "phone", until=10)
        with pytest.raises(Refused, match="why-wrong-key"):
            await keys.give(ticket, laptop)
        await keys.give(ticket, phone)
        await keys.give(TicketRow("w", "one", "words", "phone"), phone)
        await keys.give(TicketRow("v", "one", "words", "phone"), phone)
        assert await keys.ticket(["w"]) is None, "the newest words alone are good"
        assert await keys.kinds("one") == {"words"}
        new = DeviceRow("n", "one", "hash n", "new", AT, 0)
        with pytest.raises(Refused, match="why-other-tables"):
            await keys.come_in(ticket, new, AT, GivenUpKeyring("two", set()))
        assert await keys.come_in(ticket, new, AT, GivenUpKeyring("two", {"bbbbbbbbbb"})) == ["bbbbbbbbbb"]
        with pytest.raises(Refused, match="why-ticket-used"):
            await keys.come_in(ticket, new, AT)
        assert {each.row.id for each in await keys.tables("one")} == {"aaaaaaaaaa", "bbbbbbbbbb"}
        assert set(await keys.shut_out("one", "p", "nobody")) == {"aaaaaaaaaa", "bbbbbbbbbb"}
        found = await store.table("aaaaaaaaaa")
        assert found is not None
        assert found[0].host == "nobody"
        assert {chair.secret for chair in found[1]} == {"nobody"}
        assert await keys.device(["hash p"]) is None

    with_store(scene)


def test_nobody_is_notified_twice_before_they_came_back(with_store: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        await store.add_table(row("aaaaaaaaaa"), chairs())
        notified = store.notifications
        assert await notified.call("aaaaaaaaaa", 0, AT)
        assert not await notified.call("aaaaaaaaaa", 0, AT)
        await notified.came_back("aaaaaaaaaa", [0])
        assert await notified.call("aaaaaaaaaa", 0, AT)
        row_of = await notified.of("keyring")
        row_of.webhook = "https://bell.example"
        await notified.keep(row_of)
        assert (await notified.of("keyring")).webhook == "https://bell.example"
        await notified.keep(msgspec.structs.replace(row_of, webhook=""))
        assert (await notified.of("keyring")).webhook == ""

    with_store(scene)


def test_a_note_is_written_by_compare_and_set(with_store: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        book = store.notebooks
        assert await book.note("ada", "puzzles") is None
        assert await book.write(NoteRow("ada", "puzzles", 0, "1"))
        assert not await book.write(NoteRow("ada", "puzzles", 0, "2")), "another one has begun it"
        assert await book.write(NoteRow("ada", "puzzles", 1, "3"))
        assert not await book.write(NoteRow("ada", "puzzles", 1, "4"))
        assert await book.note("ada", "puzzles") == NoteRow("ada", "puzzles", 2, "3")
        assert await book.note("bruno", "puzzles") is None
        assert await book.write(NoteRow("ada", "form", 0, "5"))
        assert await book.write(NoteRow("bruno", "form", 0, "6"))
        assert [note.name for note in await book.notes("ada")] == ["form", "puzzles"]
        await book.forget("ada", "form")
        assert [note.name for note in await book.notes("ada")] == ["puzzles"]
        await book.forget("ada")
        assert await book.notes("ada") == []
        assert len(await book.notes("bruno")) == 1

    with_store(scene)


def test_a_notebook_is_bounded(with_store: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        for number in range(MOST_NOTES):
            assert await store.notebooks.write(NoteRow("ada", f"n{number}", 0, "{}"))
        with pytest.raises(Refused, match="why-too-many-notes"):
            await store.notebooks.write(NoteRow("ada", "more", 0, "{}"))
        assert await store.notebooks.write(NoteRow("ada", "n0", 1, "[]")), "those that are there still change"
        assert await store.notebooks.write(NoteRow("bruno", "more", 0, "{}"))

    with_store(scene)


def test_a_notebook_goes_with_the_last_device_and_comes_along_with_another(with_store: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        keyrings, book = store.keyrings, store.notebooks
        first, second = DeviceRow("d1", "keyring", "h1", "a", AT, 1), DeviceRow("d2", "keyring", "h2", "b", AT, 1)
        await keyrings.add(first)
        await keyrings.add(second)
        await book.write(NoteRow("keyring", "puzzles", 0, "1"))
        await keyrings.remove(first)
        assert len(await book.notes("keyring")) == 1
        words = TicketRow("t", "keyring", "words", "a")
        await keyrings.give(words, second)
        await keyrings.remove(second)
        assert len(await book.notes("keyring")) == 1, "somebody may come back by the words"
        third = DeviceRow("d3", "other", "h3", "c", AT, 1)
        await keyrings.add(third)
        await book.write(NoteRow("other", "puzzles", 0, "2"))
        await book.write(NoteRow("other", "form", 0, "3"))
        await keyrings.come_in(words, DeviceRow("d4", "keyring", "h4", "d", AT, 1), AT, GivenUpKeyring("other", set()))
        assert {note.name: note.text for note in await book.notes("keyring")} == {"puzzles": "1", "form": "3"}
        assert await book.notes("other") == []
        alone = DeviceRow("d5", "alone", "h5", "e", AT, 1)
        await keyrings.add(alone)
        await book.write(NoteRow("alone", "puzzles", 0, "4"))
        await keyrings.remove(alone)
        assert await book.notes("alone") == []

    with_store(scene)
