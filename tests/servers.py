"""Servers in processes of their own, which can be killed at any moment. Used by the tests and by `make storm`."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Awaitable, Callable
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from time import monotonic
from typing import Any, Literal, TypeAlias
from urllib.error import URLError
from urllib.request import urlopen

from fabletable.server.settings import Settings

_hall = multiprocessing.get_context("forkserver")


def get_ready() -> None:
    """Load everything once; each server is then forked from there in a moment."""
    _hall.set_forkserver_preload(["fabletable.server.app", "fabletable.server.main", "fabletable.games.diceforge"])


How: TypeAlias = Literal["", "careless", "recorded", "unsynced", "lax"]
"""The fault of a server. ``careless``: it acknowledges first and stores later. ``recorded``: all writes of SQLite are
noted (benchmarks/power.py). ``unsynced``: noted too, and never synced. ``lax``: it trusts PostgreSQL's acknowledgement.
All but ``recorded`` are controls, which must be caught."""


def serve(settings: Settings, errors: str, how: How, notes: str) -> None:
    """Run the server, in a process of its own."""
    import uvicorn

    from fabletable.server.app import app_of_its_own
    from fabletable.server.main import uvicorn_options
    from fabletable.server.storage import postgres, sqlite
    from fabletable.server.storage.store import SqlStore

    with Path(errors).open("a") as log_file:
        os.dup2(log_file.fileno(), 1)
        os.dup2(log_file.fileno(), 2)
    if how == "careless":
        setattr(SqlStore, "append", _say_yes_first(SqlStore.append))  # noqa: B010 a method is replaced on purpose
    if how in ("recorded", "unsynced"):
        from benchmarks.power import record

        record(Path(notes))
    if how == "unsynced":
        setattr(sqlite, "_PRAGMAS", ("journal_mode=WAL", "synchronous=OFF", "foreign_keys=ON"))  # noqa: B010 likewise
    if how == "lax":
        setattr(postgres, "_ON_THE_DISK", "SELECT 1")  # noqa: B010 likewise
    uvicorn.run(app_of_its_own(settings), **uvicorn_options(settings))


def _say_yes_first(append: Callable[..., Awaitable[str]]) -> Callable[..., Awaitable[Any]]:
    waiting: asyncio.Queue[Any] = asyncio.Queue()
    writers: list[asyncio.Task[None]] = []

    async def write() -> None:
        while True:
            await asyncio.sleep(0.02)
            await append(*await waiting.get())

    async def careless(*entry: Any) -> str:
        if not writers:
            writers.append(asyncio.get_running_loop().create_task(write()))
        waiting.put_nowait(entry)
        return "written"

    return careless


class Server:
    def __init__(self, settings: Settings, errors: Path, how: How = "", notes: Path = Path()) -> None:
        self.settings = settings
        self.errors = errors
        self.how: How = how
        self.notes = notes
        self.process: ForkServerProcess | None = None

    async def start(self) -> None:
        given = (self.settings, str(self.errors), self.how, str(self.notes))
        self.process = _hall.Process(target=serve, args=given, daemon=True)
        self.process.start()
        end = monotonic() + 60
        while not await asyncio.to_thread(self._answers):
            if monotonic() > end:
                raise RuntimeError(f"the server did not start: {self.errors.read_text()[-2000:]}")
            await asyncio.sleep(0.02)

    def _answers(self) -> bool:
        try:
            with urlopen(f"http://127.0.0.1:{self.settings.port}/api/games", timeout=2):
                return True
        except (URLError, OSError):
            return False

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.process = None
