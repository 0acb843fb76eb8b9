"""Measure the memory that open tables and finished games take in a server's memory.

    python -m benchmarks.memory --tables 100 1000       open so many tables, let everyone leave, let the server rest
    python -m benchmarks.memory --tables 100 1000 --store       and store it for the model (benchmarks/scale.py)
    python -m benchmarks.memory --tables 200 --game witcher --choices 100000    of one game, played to its end
    python -m benchmarks.memory --games 10000           finish so many games, and print memory along the way
    python -m benchmarks.memory --games 10000 --pace 4          at an even pace, so that as many ended tables stay open

Starts servers of its own (SQLite in a temporary folder, one process, two workers) on this machine's loopback. At every
table a person plays one of the four games against a greedy bot, over a socket that is packed as a browser's is. Fails
when an open table takes more than ``TABLE_MOST`` megabytes, when a rested server holds more than ``REST_MOST`` times
what it held at its start, or when memory grew over the second half of the games.
"""

from __future__ import annotations

import argparse
import asyncio
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any

import msgspec

from benchmarks.load import _home, _memory, _post, _settled, _wait_for, family
from benchmarks.wire import Wire, connect, heard
from fabletable.table.following import ViewFollower
from tests.local_services import free_port

try:
    from uvloop import run
except ImportError:  # there is none for Windows
    from asyncio import run  # type: ignore[assignment]

TABLE_MOST = 0.8
"""Megabytes of an open table in the middle of a game."""
REST_MOST = 1.2
"""A rested server holds at most so many times what it held at its start."""
GROWTH_MOST = 1.05
"""The last quarter of finished games holds at most so many times what the second held."""

GAMES = ("diceforge", "prophecy", "witcher", "runebound")

SERVER = """
import sys
from dataclasses import replace
from pathlib import Path
from fabletable.server.main import run_server
from fabletable.server.settings import GENEROUS, at_home
from fabletable.server.storage.migrate import migrate_now
settings = at_home("127.0.0.1", int(sys.argv[1]), Path(sys.argv[2]))
migrate_now(settings.database)
limits = replace(GENEROUS, idle_seconds=float(sys.argv[3]), open_tables=5000, connections_per_address=9000)
run_server(replace(settings, limits=limits, compress_frames=True, renews=True))
"""


STORED = Path(__file__).with_name("measured") / "memory.json"

WORKERS = 2
"""The number of workers beside the serving process."""


class Figures(msgspec.Struct):
    """Megabytes of one run: the serving process, and its workers together."""

    tables: int
    decisions: int
    start: float
    open: float
    rested: float
    workers_start: float
    workers_rested: float

    @property
    def each(self) -> float:
        """The megabytes of one open table."""
        return (self.open - self.start) / self.tables


def stored() -> list[Figures]:
    """Return what was last measured with several numbers of tables."""
    return msgspec.json.decode(STORED.read_bytes(), type=list[Figures])


class Server:
    """A server that was started for this, and the processes it consists of."""

    def __init__(self, port: int, pid: int) -> None:
        self.port = port
        self._pid = pid

    @property
    def megabytes(self) -> float:
        return _memory(self._pid)

    @property
    def worker_megabytes(self) -> float:
        """Return the megabytes of the present workers; a server that begins anew starts others."""
        return sum(map(_memory, family(self._pid, 1)[1]))


@contextmanager
def server(idle_seconds: float) -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        process = subprocess.Popen([sys.executable, "-c", SERVER, str(port), folder, str(idle_seconds)])
        try:
            _wait_for(port)
            _settled(process.pid, 1)
            yield Server(port, process.pid)
        finally:
            process.terminate()
            process.wait(30)


# --- open tables ---


def measure(tables: int, choices: int, idle_seconds: float, games: Sequence[str]) -> Figures:
    """Open so many tables, play ``choices`` at most at each, leave, and wait until the server has rested."""
    with server(idle_seconds) as house:
        start, workers = house.megabytes, house.worker_megabytes
        opened, decisions = run(_open(house, tables, choices, games))
        time.sleep(3 * idle_seconds + 30)
        figures = [start, opened, house.megabytes, workers, house.worker_megabytes]
        return Figures(tables, decisions, *(round(figure, 1) for figure in figures))


async def _open(house: Server, tables: int, choices: int, games: Sequence[str]) -> tuple[float, int]:
    """Seat everyone at their tables and play a little; return the megabytes then and the number of decisions."""
    people = [Person(house.port, number, games[number % len(games)]) for number in range(tables)]
    few = asyncio.Semaphore(20)

    async def sit_and_play(person: Person) -> None:
        async with few:
            await person.sit()
            await person.play(Random(person.number).randint(0, choices))

    await asyncio.gather(*map(sit_and_play, people))
    await asyncio.sleep(5)
    megabytes = house.megabytes
    for person in people:
        person.leave()
    return megabytes, sum(person.decisions for person in people)


class Person:
    """Sits at a table of one's own with a bot and answers by chance."""

    def __init__(self, port: int, number: int, game: str) -> None:
        self.number = number
        self._game = game
        self.decisions = 0
        self.is_over = False
        self._port = port
        self._luck = Random(number)
        self._following = ViewFollower()
        self._decided = -1
        self._wire: Wire | None = None

    async def sit(self) -> None:
        seats = [{"kind": "here", "name": f"Guest {self.number}"}, {"kind": "bot", "bot": "greedy"}]
        wanted = {"game": self._game, "seats": seats, "start": True}
        home = _home(self.number % 10_000)
        made = await asyncio.to_thread(_post, self._port, "/api/tables", wanted, home)
        self._wire = await connect(self._port, home, packed=True)
        self._wire.say({"type": "hello", "table": made["table"]["id"], "secrets": [made["keys"][0]["secret"]]})

    async def play(self, choices: int | None = None) -> None:
        """Make this many choices, or play to the end of the game."""
        made = 0
        while not self.is_over and (choices is None or made < choices):
            made += await self._answer()

    async def _answer(self) -> bool:
        """Read one frame; whether it was a question, which is answered then."""
        assert self._wire is not None
        frame = heard(await self._wire.read())
        if frame.type in ("refused", "crashed", "error"):
            raise RuntimeError(f"{frame.type} {frame.code}")
        if frame.type != "view":
            return False
        self.decisions, self.is_over = frame.number, frame.is_over
        ask = self._following.ask_in(frame.question) if frame.is_asked else None
        if ask is None or frame.number == self._decided:
            return False
        self._decided = frame.number
        self._say_choice(frame.number, self._luck.choice(ask["choices"])["key"])
        return True

    def _say_choice(self, number: int, key: str) -> None:
        assert self._wire is not None
        choice: dict[str, Any] = {"type": "choose", "id": f"n{number}", "number": number, "seat": 0, "key": key}
        self._wire.say(choice)

    def leave(self) -> None:
        if self._wire is not None:
            self._wire.hang_up()


# --- finished games ---


def soak(games: int, at_once: int, idle_seconds: float, every: int, pace: float) -> list[tuple[int, float, float]]:
    """Finish so many games; after every ``every`` of them how much the server and its workers held, in megabytes."""
    with server(idle_seconds) as house:
        curve = [(0, house.megabytes, house.worker_megabytes)]
        print(_line(curve[-1]), flush=True)
        run(_finish(house, games, at_once, every, pace, curve))
        time.sleep(3 * idle_seconds + 30)
        print("rested", _line((games, house.megabytes, house.worker_megabytes)), flush=True)
        return curve


async def _finish(
    house: Server, games: int, at_once: int, every: int, pace: float, curve: list[tuple[int, float, float]]
) -> None:
    numbers, done, start = iter(range(games)), count(1), time.monotonic()

    async def play_one_after_another() -> None:
        for number in numbers:
            await asyncio.sleep(start + number / pace - time.monotonic())
            person = Person(house.port, number, GAMES[number % len(GAMES)])
            await person.sit()
            await person.play()
            person.leave()
            finished = next(done)
            if finished % every == 0:
                curve.append((finished, house.megabytes, house.worker_megabytes))
                print(_line(curve[-1]), flush=True)

    await asyncio.gather(*(play_one_after_another() for _ in range(at_once)))


def _line(point: tuple[int, float, float]) -> str:
    return f"{time.strftime('%H:%M:%S')} {point[0]:6} games, server {point[1]:6.1f} MB, workers {point[2]:6.1f} MB"


def is_flat(curve: list[tuple[int, float, float]]) -> bool:
    """Tell whether the last quarter holds no more than the second."""
    quarter = len(curve) // 4
    if quarter == 0:
        return True
    second, last = curve[quarter : 2 * quarter], curve[-quarter:]
    return mean(point[1] for point in last) <= GROWTH_MOST * mean(point[1] for point in second)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, nargs="*", default=[])
    parser.add_argument("--choices", type=int, default=60, help="at most, of a person at an open table")
    parser.add_argument("--game", choices=GAMES, action="append", help="at the open tables; all of them")
    parser.add_argument("--store", action="store_true", help="what open tables took, for the model")
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--at-once", type=int, default=24)
    parser.add_argument("--every", type=int, default=100)
    parser.add_argument("--pace", type=float, default=1000.0, help="games that begin in a second, at most")
    parser.add_argument("--idle", type=float, default=30.0, help="seconds after which an unused table leaves memory")
    wanted = parser.parse_args()
    failed = False
    every: list[Figures] = []
    for tables in wanted.tables:
        found = measure(tables, wanted.choices, wanted.idle, wanted.game or GAMES)
        every.append(found)
        fits = found.each <= TABLE_MOST and found.rested <= REST_MOST * found.start
        failed = failed or not fits
        print(
            f"{tables} tables, {found.decisions} decisions: start {found.start:.0f} MB, open {found.open:.0f} MB, "
            f"{found.each:.2f} MB a table, rested {found.rested:.0f} MB; workers {found.workers_start:.0f} MB, "
            f"rested {found.workers_rested:.0f} MB{'' if fits else '  TOO MUCH'}",
            flush=True,
        )
    if wanted.store:
        STORED.write_bytes(msgspec.json.format(msgspec.json.encode(every), indent=2) + b"\n")
    if wanted.games:
        curve = soak(wanted.games, wanted.at_once, wanted.idle, wanted.every, wanted.pace)
        failed = failed or not is_flat(curve)
        print("flat" if is_flat(curve) else "memory grew")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
