"""The notebook: read, removed and changed by its owner, and by no other."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from fabletable.server.limits.prices import price_at
from fabletable.server.storage.notebooks import move_notes
from fabletable.table.notebook import notebook
from fabletable.table.ports.store import MOST_NOTES
from fabletable.table.rows import NoteRow
from tests.server.people import ServerUnderTest
from tests.server.test_devices import carried, new_key, set_table


def keyring_of(server: ServerUnderTest, key: str) -> str:
    service = server.client.app.state.service
    return str(server.client.blocking_portal.call(notebook.owner_of, service, key).keyring)


def write(server: ServerUnderTest, key: str, name: str, content: Any) -> None:
    def changed(_: Any) -> Any:
        return content

    service = server.client.app.state.service
    server.client.blocking_portal.call(notebook.change, service, keyring_of(server, key), name, object, changed)


def names(answer: Any) -> list[str]:
    assert answer.status_code == 200, answer.text
    return [note["name"] for note in answer.json()["notes"]]


def delete(server: ServerUnderTest, path: str, key: str) -> Any:
    return server.client.delete(path, headers={"Authorization": f"Bearer {key}"})


def test_its_owner_saves_and_removes_it(server: ServerUnderTest) -> None:
    ada = new_key(server)
    write(server, ada, "puzzles", {"solved": ["a"]})
    write(server, ada, "form", [1])
    notes = server.get("/api/notebook", ada).json()["notes"]
    assert notes == [
        {"name": "form", "version": 1, "content": [1]},
        {"name": "puzzles", "version": 1, "content": {"solved": ["a"]}},
    ]
    phone = carried(server, ada)
    assert names(server.get("/api/notebook", phone)) == ["form", "puzzles"], "all of one's devices read it"
    assert names(delete(server, "/api/notebook/form", phone)) == ["puzzles"]
    assert names(delete(server, "/api/notebook", ada)) == []
    assert names(server.get("/api/notebook", phone)) == []


@pytest.mark.parametrize("who", ["nobody", "stranger", "seat", "host", "lent", "shut out"])
@pytest.mark.parametrize(
    ("method", "path"), [("GET", "/api/notebook"), ("DELETE", "/api/notebook"), ("DELETE", "/api/notebook/puzzles")]
)
def test_no_other_reads_or_removes_it(server: ServerUnderTest, who: str, method: str, path: str) -> None:
    ada = new_key(server)
    write(server, ada, "puzzles", 1)
    made = set_table(server, ada, "Ada", "Mira", start=True)
    secret, allowed = "", 401
    match who:
        case "stranger":
            secret, allowed = new_key(server, "Eve"), 200
        case "seat":
            secret = made["keys"][0]["secret"]
        case "host":
            secret = made["host"]
        case "lent":
            secret, allowed = carried(server, ada, tables=[made["table"]["id"]]), 403
        case "shut out":
            secret = carried(server, ada)
            lost = next(each for each in server.get("/api/keys", ada).json()["devices"] if not each["this"])
            delete(server, f"/api/keys/devices/{lost['id']}", ada)
    answer = server.client.request(method, path, headers={"Authorization": f"Bearer {secret}"})
    assert answer.status_code == allowed, answer.text
    if allowed == 200:
        assert answer.json() == {"notes": []}, "a stranger has a notebook of their own"
    assert names(server.get("/api/notebook", ada)) == ["puzzles"]


def test_forget_me_here_takes_the_notebook_of_the_last_device(server: ServerUnderTest) -> None:
    ada = new_key(server)
    write(server, ada, "puzzles", 1)
    keyring = keyring_of(server, ada)
    store = server.client.app.state.service.store
    assert delete(server, f"/api/keys/devices/{server.get('/api/keys', ada).json()['device']}", ada).status_code == 200
    assert server.client.blocking_portal.call(store.notebooks.notes, keyring) == []


def test_what_cannot_be_kept_is_refused(server: ServerUnderTest) -> None:
    ada = new_key(server)
    with pytest.raises(Exception, match="why-note-too-long"):
        write(server, ada, "puzzles", "x" * notebook.LONGEST_NOTE)
    with pytest.raises(Exception, match="why-note-too-long"):
        write(server, ada, "n" * 61, 1)
    assert names(server.get("/api/notebook", ada)) == []


def test_two_who_write_at_once_both_count(server: ServerUnderTest) -> None:
    ada = new_key(server)
    keyring, service = keyring_of(server, ada), server.client.app.state.service
    began: list[int] = []

    async def both() -> None:
        async def one_more() -> None:
            """Write as another process does."""
            assert await original(NoteRow(keyring, "count", 0, "1"))

        def slow(before: int | None) -> int:
            began.append(before or 0)
            return (before or 0) + 10

        original = service.store.notebooks.write

        async def late(row: Any) -> bool:
            service.store.notebooks.write = original
            await one_more()
            return bool(await original(row))

        service.store.notebooks.write = late
        await notebook.change(service, keyring, "count", int, slow)

    server.client.blocking_portal.call(both)
    assert began == [0, 1]
    assert server.get("/api/notebook", ada).json()["notes"][0]["content"] == 11


def test_a_crowd_that_writes_one_note_is_counted_to_the_last(server: ServerUnderTest) -> None:
    ada = new_key(server)
    keyring, service = keyring_of(server, ada), server.client.app.state.service

    async def crowd() -> None:
        one_more = (
            notebook.change(service, keyring, "count", int, lambda before: (before or 0) + 1) for _ in range(40)
        )
        await asyncio.gather(*one_more)

    server.client.blocking_portal.call(crowd)
    assert server.get("/api/notebook", ada).json()["notes"][0]["content"] == 40


def test_joined_notebooks_hold_no_more_than_one(server: ServerUnderTest) -> None:
    """A person who gives up keyring after keyring must not collect notes without end. Sums are kept before single
    mistakes."""
    ada, old = new_key(server), new_key(server)
    for number in range(3):
        write(server, ada, f"mistake-{number}", number)
    for number in range(2, MOST_NOTES):
        write(server, old, f"mistake-{number}", number)
    write(server, old, "puzzles", {})
    into, keyring = keyring_of(server, ada), keyring_of(server, old)
    store = server.client.app.state.service.store
    server.client.blocking_portal.call(store.write, lambda connection: move_notes(connection, keyring, into))
    found = names(server.get("/api/notebook", ada))
    assert len(found) == MOST_NOTES
    assert {"puzzles", "mistake-0", "mistake-1", "mistake-2"} <= set(found)
    assert names(server.get("/api/notebook", old)) == []
    for method, path in (("POST", "/api/keys/take"), ("DELETE", "/api/keys/devices/x")):
        assert price_at(method, path).rows >= MOST_NOTES
