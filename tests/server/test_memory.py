"""Finished things leave memory: shown moments, tables without screens, games of a worker's jobs."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
import weakref
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from time import monotonic
from typing import Any

import httpx
import pytest
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.server import ServerProtocol

from benchmarks.memory import Person as Player
from fabletable.bots import make_bot, play_on
from fabletable.games import find
from fabletable.kernel.match import start
from fabletable.server.limits.connection_limits import SocketLimits
from fabletable.server.pubsub import watch
from fabletable.server.settings import GENEROUS, Settings, sqlite_url
from fabletable.server.storage.sqlite_writer import Lines
from fabletable.server.workers.worker import Worker
from fabletable.table.jobs.jobs import GameLog
from fabletable.table.open_table import table
from fabletable.table.open_table.table import OpenTable
from fabletable.table.session import Session
from tests.local_services import free_port
from tests.server.people import MadeTable, ServerUnderTest, until
from tests.server.running_server import running_server

pytestmark = pytest.mark.on("sqlite")


def open_at(made: MadeTable) -> Any:
    return made.server.client.app.state.service.tables.get(made.id)


class TestMoments:
    def test_of_what_was_shown_only_the_end_is_kept(
        self, server: ServerUnderTest, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(table, "RECAP_MOMENTS", 4)
        made = server.set_table("Ada", "Mira", start=True)
        with made.sit(0, 1) as both, made.watch() as guest:
            for number, seat in enumerate((0, 1, 0, 1, 0, 1), 1):
                both.go_on(seat, "roll")
                guest.caught_up(number, None)
                until(lambda: len(open_at(made).replica.match._film.shots) <= 4)
            assert len(both.moments[0]) > 12, "everyone was shown all of them"
            assert len(guest.moments[None]) > 12

    def test_a_finished_game_keeps_its_last_moments_alone(
        self, server: ServerUnderTest, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(table, "LAST_MOMENTS", 1)
        made = server.set_table("Ada", "Mira", start=True)
        with made.sit(0, 1) as both:
            while made.see()["state"] != "over":
                seat = both.views[0]["turn"]
                both.go_on(seat, "roll")
        assert len(open_at(made).replica.match._film.shots) <= 1
        with made.sit(0) as ada:
            assert len(ada.views[0]["moments"]) <= 1
            assert ada.views[0]["result"]


class TestTables:
    def test_one_that_was_put_away_is_gone_for_good(self, server: ServerUnderTest) -> None:
        made = server.set_table("Ada", "bot:random", start=True)
        with made.sit(0) as ada:
            ada.go_on(0)
        service = server.client.app.state.service
        until(lambda: not open_at(made).is_in_use)
        kept = weakref.ref(open_at(made))
        service.tables.get(made.id).used = monotonic() - 10_000
        with no_collection():
            watch.put_away_unused(service)
            assert service.tables.get(made.id) is None
            until(lambda: kept() is None)

    def test_a_finished_one_goes_after_a_minute_and_a_running_one_does_not(self, server: ServerUnderTest) -> None:
        over, running = (server.set_table("Ada", "Mira", start=True) for _ in range(2))
        with over.sit(0, 1) as both:
            both.play_on()
        service = server.client.app.state.service
        for made in (over, running):
            until(lambda made=made: not open_at(made).is_in_use)  # type: ignore[misc]
            open_at(made).used = monotonic() - 70
        watch.put_away_unused(service)
        assert service.tables.ids == [running.id]

    def test_nobody_is_sent_away_from_a_finished_one(self, server: ServerUnderTest) -> None:
        made = server.set_table("Ada", "Mira", start=True)
        with made.sit(0, 1) as both:
            both.play_on()
            open_at(made).used = monotonic() - 10_000
            watch.put_away_unused(server.client.app.state.service)
            assert open_at(made).audience.screens


class TestFinishedGames:
    @pytest.fixture
    def tidy_settings(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
        """Return settings with which tables are put away as soon as no screen shows them."""
        monkeypatch.setattr(watch, "PRESENCE_SECONDS", 0.05)
        limits = replace(GENEROUS, idle_seconds=0, finished_idle_seconds=0)
        database = sqlite_url(tmp_path / "tables")
        return Settings(host="127.0.0.1", database=database, secret="a tidy secret", limits=limits)

    def test_nothing_of_them_waits_for_a_garbage_collection(self, tidy_settings: Settings) -> None:
        """A busy process may have no full one for hours: tables and sockets must not be parts of cycles."""
        gc.collect()
        gc.freeze()  # what other tests have left
        try:
            with no_collection(), running_server(tidy_settings) as server:
                asyncio.run(play_one_after_another(server.port, 6))
                until(lambda: left_over() == {})
        finally:
            gc.unfreeze()

    def test_what_was_committed_is_not_kept(self, tidy_settings: Settings) -> None:
        gc.collect()
        gc.freeze()
        try:
            with no_collection(), running_server(tidy_settings) as server:
                asyncio.run(play_one_after_another(server.port, 2))
                until(lambda: sum(isinstance(each, Lines) for each in gc.get_objects()) <= LAST_COMMIT)
        finally:
            gc.unfreeze()


LAST_COMMIT = 2
"""Lines of the last commit, which the thread of the writer may still have in hand."""


async def play_one_after_another(port: int, games: int) -> None:
    for number in range(games):
        person = Player(port, number, "lanterns")
        await person.sit()
        await person.play()
        person.leave()


def left_over() -> dict[str, int]:
    """Return how many tables, sessions and sockets there are, and what packs the frames of one."""
    kinds = (OpenTable, Session, SocketLimits, ServerProtocol, PerMessageDeflate)
    return dict(Counter(type(each).__name__ for each in gc.get_objects() if isinstance(each, kinds)))


@contextmanager
def no_collection() -> Iterator[None]:
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def test_a_worker_that_is_asked_nothing_forgets_what_it_was_asked() -> None:
    worker = Worker(BytesIO(), BytesIO())
    worker.kept.match(GameLog("lanterns", 2, "seed", {}, ["roll"]))
    assert len(worker.kept) == 1
    worker.rest()
    assert len(worker.kept) == 0


RESTLESS = """
import sys
from dataclasses import replace
from pathlib import Path
from fabletable.server.main import run_server
from fabletable.server.settings import GENEROUS, at_home
from fabletable.server.storage.migrate import migrate_now
from fabletable.server.limits.connection_limits import SocketLimits
from fabletable.server.pubsub import watch
from fabletable.server.settings import GENEROUS, Settings, sqlite_url
from fabletable.server.storage.sqlite_writer import Lines
watch.PRESENCE_SECONDS = 0.5
if __name__ == "__main__":
    settings = at_home("127.0.0.1", int(sys.argv[1]), Path(sys.argv[2]))
    migrate_now(settings.database)
    limits = replace(GENEROUS, idle_seconds=0, finished_idle_seconds=0, renewal_growth=0)
    run_server(replace(settings, limits=limits, workers=int(sys.argv[3]), job_workers=1, json_logs=True, renews=True))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a process cannot tell how much it holds")
@pytest.mark.parametrize("workers", [1, pytest.param(2, marks=pytest.mark.soak)])
def test_a_server_at_rest_begins_anew_and_turns_nobody_away(tmp_path: Path, workers: int) -> None:
    port, log = free_port(), tmp_path / "log"
    (tmp_path / "restless.py").write_text(RESTLESS)
    started = [sys.executable, str(tmp_path / "restless.py"), str(port), str(tmp_path), str(workers)]
    with log.open("w") as told, subprocess.Popen(started, stderr=told, stdout=told) as server:
        try:
            at = f"http://127.0.0.1:{port}"
            until(lambda: answers(at), seconds=60, pause=0.1)
            wanted = {"game": "diceforge", "seats": [{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "easy"}]}
            made = httpx.post(f"{at}/api/tables", json=wanted, timeout=30).json()["table"]["id"]

            def renewed() -> bool:
                # Everyone who comes meanwhile is served, if a moment later.
                assert httpx.get(f"{at}/api/tables/{made}", timeout=30).json()["id"] == made
                return log.read_text().count("begins anew") >= workers + 1

            until(renewed, seconds=90, pause=0.2)
            assert server.poll() is None
        finally:
            server.terminate()
            server.wait(30)


def answers(address: str) -> bool:
    try:
        return httpx.get(f"{address}/health", timeout=5).status_code == 200
    except httpx.TransportError:
        return False


def test_what_games_remember_from_one_table_to_the_next_is_bounded() -> None:
    game = find("witcher")
    for seed in ("one", "two"):
        match, bots = start(game, 2, seed), {seat: make_bot("greedy", f"{seed}/{seat}") for seat in range(2)}
        play_on(match, bots)
    found = [each for each in gc.get_objects() if isinstance(each, type(find_cached)) and _is_game(each)]
    assert found
    filled = {each.__qualname__: each.cache_info() for each in found if each.cache_info().currsize > 1000}
    assert {name: info.maxsize for name, info in filled.items() if info.maxsize is None} == {}


@lru_cache
def find_cached() -> None:
    """Give an example of what keeps answers."""


def _is_game(kept: Any) -> bool:
    return str(getattr(kept, "__module__", "")).startswith("fabletable.games.")
