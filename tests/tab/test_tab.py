"""The table service of a tab: whole games by the page's own requests, storage, workers, files."""

from __future__ import annotations

import asyncio
import json

import pytest

from fabletable import verify
from fabletable.browser.routes import ROUTES
from fabletable.kernel import Refused
from fabletable.server.app import ROUTES as SERVED
from fabletable.table.form.form import FormBook
from fabletable.table.local.client import Client
from fabletable.table.notebook import notebook
from tests.tab.conftest import DictStorage, opened

INVITED = [{"kind": "here", "name": "Ada"}, {"kind": "invited"}]
SEATS = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "medium"}]


async def made(tab, key="", **more):
    wanted = {"game": "diceforge", "seats": SEATS, "start": True, **more}
    return await tab.got("POST", "/tables", wanted, secret=key)


async def played_on(tab, table, secret, most=10_000):
    """Choose the first option until the game is over, or so many times; return the number of decisions."""
    async with Client(tab.tab.service, table, [secret]) as ada:
        for done in range(most):
            ask = await ada.asked()
            if ask is None:
                return done
            await ada.choose(ask["seat"], ask["choices"][0]["key"])
    return most


def run(work):
    return asyncio.run(work)


def test_a_whole_game_is_played_stored_and_verified():
    async def story():
        storage = DictStorage()
        async with opened(storage) as tab:
            key = (await tab.got("POST", "/keys", {"name": "laptop"}))["key"]
            table = await made(tab, key)
            await played_on(tab, table["table"]["id"], key)
            record = await tab.got("GET", f"/tables/{table['table']['id']}/record")
            assert verify(record).holds
            mine = await tab.got("GET", "/mine", secret=key)
            assert mine["games"][0]["table"]["state"] == "over"
        # Another tab on the same storage finds all of it.
        async with opened(storage) as tab:
            mine = await tab.got("GET", "/mine", secret=key)
            assert [game["table"]["id"] for game in mine["games"]] == [table["table"]["id"]]
            assert await tab.got("GET", f"/tables/{table['table']['id']}/record") == record
            assert (await tab.got("GET", f"/tables/{table['table']['id']}/timeline"))["moments"]

    run(story())


def test_a_tab_that_dies_has_lost_nothing_it_acknowledged():
    async def story():
        storage = DictStorage()
        async with opened(storage) as tab:
            table = await made(tab)
            secret, name = table["keys"][0]["secret"], table["table"]["id"]
            assert await played_on(tab, name, secret, 7) == 7
            number = len(await tab.tab.store.entries(name))
            # As it lies in the storage now, without a proper end.
            dead = DictStorage()
            dead.held = dict(storage.held)
        async with opened(dead) as tab:
            assert len(await tab.tab.store.entries(name)) == number
            assert await played_on(tab, name, secret) > 0
            assert (await tab.got("GET", f"/tables/{name}"))["state"] == "over"

    run(story())


def test_a_full_storage_is_told_and_changes_nothing():
    async def story():
        async with opened() as tab:
            table = await made(tab)
            secret, name = table["keys"][0]["secret"], table["table"]["id"]
            before, held = len(await tab.tab.store.entries(name)), dict(tab.storage.held)
            tab.storage.fails = "why-storage-full"
            with pytest.raises(Refused, match="why-storage-full"):
                await played_on(tab, name, secret, 1)
            assert len(await tab.tab.store.entries(name)) == before
            assert tab.storage.held == held
            status, problem = await tab.ask("POST", "/tables", {"game": "diceforge", "seats": SEATS, "start": True})
            assert (status, problem["code"]) == (400, "why-storage-full")
            tab.storage.fails = ""
            assert await played_on(tab, name, secret, 3) == 3

    run(story())


def test_a_lost_thinker_is_replaced_and_its_job_tried_once_more():
    async def story():
        async with opened() as tab:
            seats = [SEATS[0], {"kind": "bot", "bot": "hard"}]
            table = await made(tab, seats=seats)
            tab.job_workers.loses = 1
            assert await played_on(tab, table["table"]["id"], table["keys"][0]["secret"], 12) == 12
            assert tab.job_workers.loses == 0
            assert "play" in tab.job_workers.asked

    run(story())


def test_everything_goes_to_another_device_as_a_file():
    async def story():
        async with opened() as tab:
            key = (await tab.got("POST", "/keys", {"name": "laptop"}))["key"]
            table = await made(tab, key)
            await played_on(tab, table["table"]["id"], key)
            record = await tab.got("GET", f"/tables/{table['table']['id']}/record")
            file = await tab.got("GET", "/device/everything")
        async with opened() as other:
            key = (await other.got("POST", "/keys", {"name": "phone"}))["key"]
            assert await other.got("POST", "/device/everything", file, secret=key) == {"added": 1}
            assert await other.got("POST", "/device/everything", file, secret=key) == {"added": 0}
            assert (await other.got("GET", "/mine", secret=key))["games"][0]["table"]["state"] == "over"
            assert await other.got("GET", f"/tables/{table['table']['id']}/record") == record
            # The record of one game is such a file, too; it is checked before it is taken in.
            assert await other.got("POST", "/device/everything", record, secret=key) == {"added": 1}
            forged = {**record, "seed": record["seed"] + "x"}
            status, problem = await other.ask("POST", "/device/everything", forged, secret=key)
            assert (status, problem["code"]) == (400, "record-dice")
            status, problem = await other.ask("POST", "/device/everything", {"what": 1}, secret=key)
            assert (status, problem["code"]) == (400, "why-not-a-record")
            assert len((await other.got("GET", "/mine", secret=key))["games"]) == 2

    run(story())


def test_bad_requests_are_refused_in_words():
    async def story():
        async with opened() as tab:
            for method, path, body, code in (
                ("GET", "/nowhere", None, "why-no-such-page"),
                ("GET", "/tables/none", None, "why-no-such-table"),
                ("POST", "/tables", {"game": "chess", "seats": SEATS}, "why-unknown-game"),
                ("POST", "/tables", {"game": 3}, "why-not-understood"),
                (
                    "POST",
                    "/tables",
                    {"game": "diceforge", "seats": [*SEATS[:1], {"kind": "invited"}]},
                    "why-needs-server",
                ),
            ):
                status, problem = await tab.ask(method, path, body)
                assert (400 <= status < 500, problem["code"]) == (True, code)
            assert tab.tab.store.content.tables == {}

    run(story())


def test_a_screen_speaks_frames():
    async def story():
        async with opened() as tab:
            table = await made(tab)
            said = asyncio.Queue()
            channel = tab.tab.connect(lambda data: said.put_nowait(json.loads(data)), lambda *_: None)
            channel.hear("{")
            channel.hear(json.dumps({"type": "hello", "table": table["table"]["id"], "secrets": []}))
            kinds = [(await said.get())["type"] for _ in range(3)]
            assert kinds == ["error", "welcome", "view"]
            channel.leave()

    run(story())


def test_a_notebook_is_stored_note_by_note_and_comes_along_in_the_file():
    async def story():
        storage = DictStorage()
        async with opened(storage) as tab:
            key = (await tab.got("POST", "/keys", {"name": "laptop"}))["key"]
            keyring = (await notebook.owner_of(tab.tab.service, key)).keyring
            await notebook.change(tab.tab.service, keyring, "duels", list, lambda _: ["2345678923"])
            await notebook.change(tab.tab.service, keyring, "form", FormBook, lambda _: FormBook())
            await notebook.change(tab.tab.service, keyring, "form", FormBook, lambda _: FormBook(False))
            storage.fails = "why-storage-full"
            with pytest.raises(Refused, match="why-storage-full"):
                await notebook.change(tab.tab.service, keyring, "duels", list, lambda _: [])
            storage.fails = ""
        async with opened(storage) as again:
            notes = (await again.got("GET", "/notebook", secret=key))["notes"]
            assert [(note["name"], note["content"]) for note in notes] == [
                ("duels", ["2345678923"]),
                ("form", {"by_itself": False, "since": ""}),
            ]
            assert [note["name"] for note in (await again.got("DELETE", "/notebook/form", secret=key))["notes"]] == [
                "duels"
            ]
            file = await again.got("GET", "/device/everything")
        async with opened() as other:
            key = (await other.got("POST", "/keys", {"name": "phone"}))["key"]
            await other.got("POST", "/device/everything", file, secret=key)
            notes = (await other.got("GET", "/notebook", secret=key))["notes"]
            assert [(note["name"], note["content"]) for note in notes] == [("duels", ["2345678923"])]

    run(story())


def plain(path):
    """Return a path of the server as a tab writes it."""
    shorter = path.replace(":str", "").replace(":int", "").replace("_id}", "}").replace("{key}", "{game}")
    return shorter.removeprefix("/api")


OF_THE_DEVICE = {
    *(("POST", f"/links/{each}") for each in ("keep", "open", "replay", "weigh")),
    *(("POST", f"/duels/{each}") for each in ("compare", "told")),
}
"""A link is opened where its letters are: a server is never asked for it."""


def test_a_tab_answers_paths_of_the_server_and_no_others():
    handlers = [handler for handler in SERVED if hasattr(handler, "http_methods")]
    served = {(str(method), plain(path)) for each in handlers for path in each.paths for method in each.http_methods}
    own = {(route.method, route.path) for route in ROUTES if not route.path.startswith("/device/")}
    assert own
    assert sorted(own - served) == sorted(OF_THE_DEVICE)
