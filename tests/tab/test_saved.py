"""Saved files that a stranger has made: all of a file is checked before any of it is added."""

from __future__ import annotations

import asyncio
import base64

import msgspec
import pytest

from fabletable.table.local.memory_store import StoreData
from fabletable.table.names import fitted
from fabletable.table.rows import NoteRow
from tests.tab.conftest import DictStorage, opened
from tests.tab.test_duels import key_of, play
from tests.tab.test_tab import made, played_on


async def saved():
    """Return a file with a finished game and a running one, and the ids of both."""
    async with opened() as tab:
        key = await key_of(tab)
        over, running = [(await made(tab, key))["table"]["id"] for _ in range(2)]
        await played_on(tab, over, key)
        await tab.got("GET", f"/tables/{over}/timeline")
        return await tab.got("GET", "/device/everything"), over, running


@pytest.fixture(scope="module")
def file():
    return asyncio.run(saved())


def content_of(file):
    return msgspec.msgpack.decode(base64.b64decode(file["tables"]), type=StoreData)


def file_of(content):
    return {"fabletable": "0.3", "tables": base64.b64encode(msgspec.msgpack.encode(content)).decode()}


def with_row(**values):
    def change(content, over):
        kept = content.tables[over]
        kept.row = msgspec.structs.replace(kept.row, **values)

    return change


def with_seats(**values):
    def change(content, over):
        kept = content.tables[over]
        kept.seats = [msgspec.structs.replace(chair, **values) for chair in kept.seats]

    return change


def with_log(**values):
    def change(content, over):
        kept = content.tables[over]
        kept.log = [msgspec.structs.replace(entry, **values) for entry in kept.log]

    return change


def with_id(table_id):
    def change(content, over):
        kept = content.tables.pop(over)
        kept.row = msgspec.structs.replace(kept.row, id=table_id)
        content.tables[table_id] = kept

    return change


def under_another_id(content, over):
    content.tables["2345678923"] = content.tables.pop(over)


def without_seats(content, over):
    content.tables[over].seats = []


def with_note(name, text, keyring="stranger"):
    def change(content, over):
        content.notes[f"{keyring}/{name}"] = NoteRow(keyring, name, 1, text)

    return change


DAMAGED = {
    "a slash in the id": with_id("a/b"),
    "another id": under_another_id,
    "terms": with_row(terms="{"),
    "result": with_row(result="{"),
    "access": with_row(gate='{"links":3}'),
    "clock": with_row(times="{"),
    "premoves": with_row(answers="{"),
    "lesson": with_row(lesson="x"),
    "state": with_row(state="weird"),
    "created": with_row(created="yesterday"),
    "shared": with_row(shared_from="a/b"),
    "a number nobody can write": with_row(options={"feats": 2**60}),
    "no seats": without_seats,
    "seat": with_seats(seat=99),
    "kind of a seat": with_seats(kind="ghost"),
    "muted": with_seats(muted="everybody"),
    "number of an entry": with_log(number=7),
    "time of an entry": with_log(at="noon"),
    "step back": with_log(kind="back", key="x"),
    "puzzles": with_note("puzzles", '"rubbish"'),
    "form": with_note("form", "[]"),
    "a game of the form": with_note("form.x", '{"table":3}'),
    "duels": with_note("duels", '["../../x"]'),
    "days": with_note("days/2026-11", '{"the 31st":{"table":"x"}}'),
    "mistake": with_note("mistake-x", "{}"),
    "a duel": with_note("2026-11-30", "{}", "duel/2345678923"),
}


@pytest.mark.parametrize("damage", DAMAGED)
def test_a_damaged_file_is_refused_and_changes_nothing(damage, file):
    async def story():
        content, over = content_of(file[0]), file[1]
        DAMAGED[damage](content, over)
        storage = DictStorage()
        async with opened(storage) as tab:
            key = await key_of(tab)
            own = (await made(tab, key))["table"]["id"]
            before = dict(storage.held)
            status, problem = await tab.ask("POST", "/device/everything", file_of(content), secret=key)
            assert (status, problem["code"]) == (400, "why-saved-damaged")
            assert storage.held == before
        async with opened(storage) as tab:
            mine = await tab.got("GET", "/mine", secret=key)
            assert [game["table"]["id"] for game in mine["games"]] == [own]

    asyncio.run(story())


def test_what_is_odd_and_does_no_harm_is_left_out_or_made_fit(file):
    async def story():
        content, over, running = content_of(file[0]), file[1], file[2]
        content.tables[over].archive |= {"x/y": b"1", "course": b"{", "record": b"[]"}
        with_seats(name="\u202e" + "Z\u0301\u0301\u0301\u0301" * 5000, bot="nobody")(content, over)
        with_seats(kind="bot", bot="nobody")(content, running)
        with_note("list/2026-11-30", "{")(content, over)
        storage = DictStorage()
        async with opened(storage) as tab:
            key = await key_of(tab)
            assert await tab.got("POST", "/device/everything", file_of(content), secret=key) == {"added": 2}
        async with opened(storage) as tab:
            games = {
                game["table"]["id"]: game["table"] for game in (await tab.got("GET", "/mine", secret=key))["games"]
            }
            assert games.keys() == {over, running}
            assert all(len(seat["name"]) <= 40 and "\u202e" not in seat["name"] for seat in games[over]["seats"])
            assert (await tab.got("GET", f"/tables/{over}/timeline"))["moments"]
            assert (await tab.got("GET", f"/tables/{over}/record"))["over"]
            assert (await tab.got("GET", "/notebook", secret=key))["notes"] == []

    asyncio.run(story())


def test_games_come_behind_the_one_they_play_on_from():
    async def story():
        async with opened() as tab:
            key = await key_of(tab)
            first = (await made(tab, key))["table"]["id"]
            await played_on(tab, first, key)
            fork = {"seat": 0, "at": 3, "name": "Ada"}
            status, answer = await tab.ask("POST", f"/tables/{first}/what-if", fork, secret=key)
            assert status == 200, answer
            file = await tab.got("GET", "/device/everything")
        content = content_of(file)
        content.tables = dict(reversed(content.tables.items()))
        second = answer["table"]["id"]
        async with opened() as tab:
            key = await key_of(tab)
            assert await tab.got("POST", "/device/everything", file_of(content), secret=key) == {"added": 2}
            assert (await tab.got("GET", f"/tables/{second}"))["number"] == 3
        del content.tables[first]
        async with opened() as tab:
            key = await key_of(tab)
            assert await tab.got("POST", "/device/everything", file_of(content), secret=key) == {"added": 0}

    asyncio.run(story())


def test_a_duel_comes_along_with_its_games():
    async def story():
        async with opened() as tab:
            ada = await key_of(tab)
            duel = (await tab.got("POST", "/duels", {"game": "diceforge", "name": "Ada"}, secret=ada))["id"]
            await play(tab, duel, ada, "Ada")
            file = await tab.got("GET", "/device/everything")
        async with opened() as other:
            key = await key_of(other)
            await other.got("POST", "/device/everything", file, secret=key)
            (found,) = (await other.got("GET", "/duels", secret=key))["duels"]
            assert (found["id"], found["state"], found["mine"]["name"]) == (duel, "waiting", "Ada")

    asyncio.run(story())


def test_text_from_elsewhere_is_made_fit():
    assert fitted(" Ada\n\u202e  Lovelace\u200d ") == "Ada \ufffd Lovelace"
    assert fitted("e" + "\u0323" * 9) == "\u1eb9\u0323\u0323"
    assert len(fitted("x" * 1000)) == 40
