"""The whole service without a server: every scene in this process, and where nothing of a server can be imported."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from fabletable.kernel import Message, Refused
from fabletable.kernel.ending import TurningPoint
from fabletable.table.hints.reviews import ENDING, Reviews
from fabletable.table.lobby import setup
from fabletable.table.local.client import Client, Closed
from fabletable.table.local.listening_client import ListeningClient
from fabletable.table.local.memory_store import MemoryStore
from fabletable.table.local.service import local_service
from fabletable.table.local.workers import LocalWorkers
from fabletable.table.messages.tables import NewSeat, NewTable
from tests.table import scenes
from tests.table.scenes import SECRET, made, play_out, sit

ROOT = Path(__file__).parents[2]

WITHOUT_A_SERVER = """
import sys

BARRED = {"alembic", "asyncpg", "litestar", "numpy", "prometheus_client", "redis", "rich", "sqlalchemy", "textual",
          "typer", "uvicorn", "websockets"}

class Bar:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in BARRED or name.startswith("fabletable.server"):
            raise ModuleNotFoundError(f"{name} is not installed", name=name)

sys.meta_path.insert(0, Bar())
import runpy
runpy.run_module("tests.table.scenes", run_name="__main__")
loaded = {name.partition(".")[0] for name in sys.modules} & (BARRED | {"multiprocessing", "socketserver", "sqlite3"})
assert not loaded, loaded
"""


@pytest.fixture(autouse=True, scope="module")
def _games() -> None:
    scenes.get_ready()


def test_every_scene_plays_where_no_server_is_installed() -> None:
    """Bots, hint, record, review, rematch, playing on, undo by consent, premoves, lesson, chat."""
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_A_SERVER], cwd=ROOT, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == [scene.__name__ for scene in scenes.SCENES]


def test_a_store_that_is_opened_again_goes_on_where_it_was() -> None:
    """The tables come out of what was written, with their secrets, as in a browser after a reload."""
    written: list[str] = []

    async def first(store: MemoryStore) -> tuple[str, str, int]:
        async with local_service(store, secret=SECRET) as service:
            table = await made(service, "lanterns", "Ada", "bot:medium")
            async with sit(service, table, 0) as ada:
                for _ in range(3):
                    ask = await ada.asked(0)
                    assert ask is not None
                    await ada.choose(0, ask["choices"][0]["key"])
                await ada.asked(0)
                return table.table.id, table.keys[0].secret, ada.views[0]["number"]

    async def second(store: MemoryStore, table: str, secret: str, number: int) -> None:
        async with local_service(store, secret=SECRET) as service, Client(service, table, [secret]) as ada:
            await ada.asked(0)
            assert ada.views[0]["number"] == number
            await play_out(ada)

    one = MemoryStore(written.append)
    table, secret, number = asyncio.run(first(one))
    assert written.count(table) >= 3, "each choice of Ada; the answers of bots may be written together"
    other = MemoryStore()
    other.load(one.dump())
    asyncio.run(second(other, table, secret, number))


def test_without_threads_jobs_run_on_the_event_loop() -> None:
    async def scene() -> None:
        async with local_service(workers=LocalWorkers(threads=False)) as service:
            table = await made(service, "lanterns", "Ada", "bot:hard")
            async with sit(service, table, 0) as ada:
                for _ in range(2):
                    ask = await ada.asked(0)
                    assert ask is not None
                    await ada.choose(0, ask["choices"][0]["key"])
                await ada.asked(0)

    asyncio.run(scene())


def test_a_wrong_secret_and_a_wrong_command_are_refused_as_on_the_wire() -> None:
    async def scene() -> None:
        async with local_service() as service:
            table = await made(service, "lanterns", "Ada", "Mira")
            with pytest.raises(Closed, match="4401 why-wrong-secret"):
                async with Client(service, table.table.id, ["not the secret"]):
                    pass
            with pytest.raises(Closed, match="4404 why-no-such-table"):
                async with Client(service, "aaaaaaaaaa", []):
                    pass
            async with sit(service, table, 1) as mira, Client(service, table.table.id) as guest:
                await mira.until("view")
                with pytest.raises(Refused, match="why-not-your-turn"):
                    await mira.choose(1, "roll")
                with pytest.raises(Refused, match="why-not-your-seat"):
                    await guest.ask("chat", seat=0, text="Hello")
            with pytest.raises(Refused, match="why-player-count"):
                await setup.make(service, NewTable("lanterns", [NewSeat("here", "Ada")]))

    asyncio.run(scene())


def test_an_ending_that_was_stored_with_older_names_is_told() -> None:
    async def scene() -> None:
        store = MemoryStore()
        async with local_service(store) as service:
            table = await made(service, "lanterns", "Ada", "bot:random")
            async with sit(service, table, 0) as ada:
                await play_out(ada)
            game = await service.tables.look_up(table.table.id)
            endings = service.feature(Reviews).endings
            part, told = await endings.of(game)
            while part < 1.0:
                await asyncio.sleep(0.01)
                part, told = await endings.of(game)
            assert told is not None
            told.turns = [TurningPoint(1, 0, 0.2, 0.9, [Message("rolled")])]
            older = msgspec.json.encode(told).replace(b'"log":', b'"story":')
            other = await made(service, "lanterns", "Ada", "bot:random")
            await store.keep(other.table.id, {ENDING: older})
            assert await endings.of(await service.tables.look_up(other.table.id)) == (1.0, told)

    asyncio.run(scene())


def test_a_client_of_the_owner_names_its_seats_and_needs_no_secret() -> None:
    async def scene() -> None:
        async with local_service() as service:
            table = await made(service, "lanterns", "Ada", "bot:medium")
            async with Client(service, table.table.id, seats=[0]) as ada:
                await ada.asked(0)
                await ada.choose(0, "roll")
            with pytest.raises(Closed, match="4401 why-wrong-secret"):
                async with Client(service, table.table.id, seats=[1]):
                    pass

    asyncio.run(scene())


@pytest.mark.parametrize("is_guest", [True, False])
def test_a_guest_notes_no_time_of_opening(is_guest: bool) -> None:
    """The time in which only a guest was there is given back to the clocks."""

    async def scene() -> None:
        store = MemoryStore()
        async with local_service(store, secret=SECRET) as service:
            table = await made(service, "lanterns", "Ada", "Mira")
            await store.wake(table.table.id, 2**31, 100)
        alarm = store.content.tables[table.table.id].alarm
        assert alarm is not None
        alarm.looked = 100
        async with local_service(store, secret=SECRET, is_guest=is_guest):
            pass
        assert (alarm.looked == 100) is is_guest

    asyncio.run(scene())


def test_a_client_that_listens_comes_in_again_and_hears_when_it_cannot() -> None:
    async def scene() -> None:
        async with local_service() as service:
            table = await made(service, "lanterns", "Ada", "bot:medium")
            heard: asyncio.Queue[str] = asyncio.Queue()
            client = ListeningClient(service, table.table.id, seats=[0])
            await client.listen(lambda frame: heard.put_nowait(frame["type"]))
            client.session.screen.close(4503, "why-too-slow")
            while await heard.get() != "welcome":
                pass
            while await heard.get() != "view":
                pass
            ask = client.views[0]["ask"]
            assert (await client.choose(0, ask["choices"][0]["key"]))["type"] == "accepted"
            client.session.screen.close(4404, "why-no-such-table")
            while await heard.get() != "closed":
                pass
            await client.leave()

    asyncio.run(scene())
