"""The notebook: read, removed and changed by its owner, and by no other."""

from __future__ import annotations

from typing import Any

import pytest

from fabletable.server.limits.prices import price_at
from fabletable.server.storage.notebooks import move_notes
from fabletable.table.notebook import notebook
from fabletable.table.ports.store import MOST_NOTES
from tests.server.people import Inn
from tests.server.test_devices import carried, new_key, set_table


def ring_of(inn: Inn, key: str) -> str:
    service = inn.client.app.state.service
    return str(inn.client.blocking_portal.call(notebook.owner_of, service, key).ring)


def write(inn: Inn, key: str, name: str, content: Any) -> None:
    def changed(_: Any) -> Any:
        return content

    service = inn.client.app.state.service
    inn.client.blocking_portal.call(notebook.change, service, ring_of(inn, key), name, object, changed)


def names(answer: Any) -> list[str]:
    assert answer.status_code == 200, answer.text
    return [note["name"] for note in answer.json()["notes"]]


def delete(inn: Inn, path: str, key: str) -> Any:
    return inn.client.delete(path, headers={"Authorization": f"Bearer {key}"})


def test_its_owner_saves_and_removes_it(inn: Inn) -> None:
    ada = new_key(inn)
    write(inn, ada, "puzzles", {"solved": ["a"]})
    write(inn, ada, "form", [1])
    notes = inn.get("/api/notebook", ada).json()["notes"]
    assert notes == [
        {"name": "form", "version": 1, "content": [1]},
        {"name": "puzzles", "version": 1, "content": {"solved": ["a"]}},
    ]
    phone = carried(inn, ada)
    assert names(inn.get("/api/notebook", phone)) == ["form", "puzzles"], "all of one's devices read it"
    assert names(delete(inn, "/api/notebook/form", phone)) == ["puzzles"]
    assert names(delete(inn, "/api/notebook", ada)) == []
    assert names(inn.get("/api/notebook", phone)) == []


@pytest.mark.parametrize("who", ["nobody", "stranger", "seat", "host", "lent", "shut out"])
@pytest.mark.parametrize(
    ("method", "path"), [("GET", "/api/notebook"), ("DELETE", "/api/notebook"), ("DELETE", "/api/notebook/puzzles")]
)
def test_no_other_reads_or_removes_it(inn: Inn, who: str, method: str, path: str) -> None:
    ada = new_key(inn)
    write(inn, ada, "puzzles", 1)
    made = set_table(inn, ada, "Ada", "Mira", start=True)
    secret, allowed = "", 401
    match who:
        case "stranger":
            secret, allowed = new_key(inn, "Eve"), 200
        case "seat":
            secret = made["keys"][0]["secret"]
        case "host":
            secret = made["host"]
        case "lent":
            secret, allowed = carried(inn, ada, tables=[made["table"]["id"]]), 403
        case "shut out":
            secret = carried(inn, ada)
            lost = next(each for each in inn.get("/api/keys", ada).json()["devices"] if not each["this"])
            delete(inn, f"/api/keys/devices/{lost['id']}", ada)
    answer = inn.client.request(method, path, headers={"Authorization": f"Bearer {secret}"})
    assert answer.status_code == allowed, answer.text
    if allowed == 200:
        assert answer.json() == {"notes": []}, "a stranger has a notebook of their own"
    assert names(inn.get("/api/notebook", ada)) == ["puzzles"]


def test_forget_me_here_takes_the_notebook_of_the_last_device(inn: Inn) -> None:
    ada = new_key(inn)
    write(inn, ada, "puzzles", 1)
    ring = ring_of(inn, ada)
    store = inn.client.app.state.service.store
    assert delete(inn, f"/api/keys/devices/{inn.get('/api/keys', ada).json()['device']}", ada).status_code == 200
    assert inn.client.blocking_portal.call(store.notebooks.notes, ring) == []


def test_what_cannot_be_kept_is_refused(inn: Inn) -> None:
    ada = new_key(inn)
    with pytest.raises(Exception, match="why-note-too-long"):
        write(inn, ada, "puzzles", "x" * notebook.LONGEST_NOTE)
    with pytest.raises(Exception, match="why-note-too-long"):
        write(inn, ada, "n" * 61, 1)
    assert names(inn.get("/api/notebook", ada)) == []


def test_two_who_write_at_once_both_count(inn: Inn) -> None:
    ada = new_key(inn)
    ring, service = ring_of(inn, ada), inn.client.app.state.service
    began: list[int] = []

    async def both() -> None:
        async def one_more() -> None:
            await notebook.change(service, ring, "count", int, lambda before: (before or 0) + 1)

        def slow(before: int | None) -> int:
            began.append(before or 0)
            return (before or 0) + 10

        original = service.store.notebooks.write

        async def late(row: Any) -> bool:
            service.store.notebooks.write = original
            await one_more()
            return bool(await original(row))

        service.store.notebooks.write = late
        await notebook.change(service, ring, "count", int, slow)

    inn.client.blocking_portal.call(both)
    assert began == [0, 1]
    assert inn.get("/api/notebook", ada).json()["notes"][0]["content"] == 11


def test_joined_notebooks_hold_no_more_than_one(inn: Inn) -> None:
    """A person who gives up keyring after keyring must not collect notes without end. Sums are kept before single
    mistakes."""
    ada, old = new_key(inn), new_key(inn)
    for number in range(3):
        write(inn, ada, f"mistake-{number}", number)
    for number in range(2, MOST_NOTES):
        write(inn, old, f"mistake-{number}", number)
    write(inn, old, "puzzles", {})
    into, ring = ring_of(inn, ada), ring_of(inn, old)
    store = inn.client.app.state.service.store
    inn.client.blocking_portal.call(store.write, lambda connection: move_notes(connection, ring, into))
    found = names(inn.get("/api/notebook", ada))
    assert len(found) == MOST_NOTES
    assert {"puzzles", "mistake-0", "mistake-1", "mistake-2"} <= set(found)
    assert names(inn.get("/api/notebook", old)) == []
    for method, path in (("POST", "/api/keys/take"), ("DELETE", "/api/keys/devices/x")):
        assert price_at(method, path).rows >= MOST_NOTES
