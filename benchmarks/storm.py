"""Pull the plug in full play, again and again: nothing acknowledged may be lost, doubled or invented.

    PYTHONPATH=. python benchmarks/storm.py --kills 60
    PYTHONPATH=. python benchmarks/storm.py --power     # cut the power instead: what was not synced is lost or torn
    PYTHONPATH=. python benchmarks/storm.py --rot       # flip bits and delete rows: all that matters must be noticed

People play at several tables over real sockets while the server is killed (SQLite), either of two servers is killed
(PostgreSQL), PostgreSQL is stopped at once, and Redis goes and comes back. A client that loses its connection comes
back and sends the same command again, as the page does. In the end the log in the database is compared with what was
sent and what was acknowledged. At last a control: a server that acknowledges before it stores must be caught.

With --power the server's disk loses its power (benchmarks/power.py): what SQLite wrote since its last sync is gone,
there, or torn, at random; PostgreSQL is stopped at once while it is told not to wait for its disk. The controls are a
server that never syncs, and one that takes PostgreSQL's word. After each cut the sums of all tables are compared, and
all are played again. --rot is benchmarks/rot.py.

Everything is on loopback, in temporary folders, and ends by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any
from urllib.request import Request, urlopen

import msgspec
import sqlalchemy as sql
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from benchmarks.power import Disk, why_not
from benchmarks.rot import rot
from fabletable.server.settings import GENEROUS, Settings, database_url, sqlite_url
from fabletable.server.storage.migrate import migrate
from fabletable.server.storage.schema import log
from fabletable.server.storage.store import SqlStore
from fabletable.server.storage.verification import check_now_all
from fabletable.table.following import ViewFollower
from fabletable.table.rows import CHOOSE
from tests.local_services import (
    Postgres,
    a_postgres,
    a_redis,
    free_port,
    services_required,
    why_no_postgres,
    why_no_redis,
)
from tests.servers import Server, get_ready

SECRET = "the secret of the storm"
LINE_DOWN = (OSError, WebSocketException, TimeoutError, EOFError)
PATIENCE = 10.0
"""The seconds of silence after which a client reconnects."""


# --- people who play on whatever happens ---


@dataclass
class Told:
    """The commands of one person, and the server's answers."""

    sent: dict[str, tuple[str, int, int, str]] = field(default_factory=dict)
    acknowledged: dict[str, int] = field(default_factory=dict)


class Person:
    """Plays one game after another for both seats of a table."""

    def __init__(self, name: str, game: str, ports: Sequence[int], told: Told) -> None:
        self.name = name
        self.game = game
        self.ports = ports
        self.told = told
        self.luck = Random(name)
        self.hello: dict[str, Any] | None = None
        self.pending: dict[str, Any] | None = None
        self.views: dict[int, Any] = {}
        self.following = ViewFollower()

    async def play(self, over: asyncio.Event) -> None:
        while not over.is_set():
            port = self.luck.choice(self.ports)
            try:
                if self.hello is None:
                    await asyncio.to_thread(self._set_table, port)
                async with asyncio.timeout(5):
                    line = await connect(f"ws://127.0.0.1:{port}/api/live", max_size=None, ping_interval=None)
                async with line:
                    await self._converse(line, over)
            except LINE_DOWN:
                await asyncio.sleep(0.05)

    def _set_table(self, port: int) -> None:
        seats = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Mira"}]
        body = msgspec.json.encode({"game": self.game, "seats": seats, "start": True})
        request = Request(f"http://127.0.0.1:{port}/api/tables", body, {"Content-Type": "application/json"})
        with urlopen(request, timeout=5) as answer:
            made = msgspec.json.decode(answer.read())
        secrets = [key["secret"] for key in made["keys"]]
        self.hello = {"type": "hello", "table": made["table"]["id"], "secrets": secrets}
        self.pending, self.views = None, {}

    async def _converse(self, line: ClientConnection, over: asyncio.Event) -> None:
        assert self.hello is not None
        await _say(line, self.hello)
        self.views, self.following = {}, ViewFollower()
        if self.pending is not None:
            await _say(line, self.pending)
        while not over.is_set():
            async with asyncio.timeout(PATIENCE):
                frame = msgspec.json.decode(await line.recv())
            if await self._hear(line, frame):
                self.hello = None
                return

    async def _hear(self, line: ClientConnection, frame: dict[str, Any]) -> bool:
        """Handle a frame, and tell whether the game is over."""
        kind = frame["type"]
        if kind == "view":
            self.following.ask_in(frame)
            self.views[frame["seat"]] = frame
            if frame["result"] and self.pending is None:
                return True
        elif self.pending is not None and frame.get("id") == self.pending["id"]:
            if kind == "refused" and frame["code"] == "why-server-error":
                # Nobody knows whether it was stored: the same command again tells.
                await asyncio.sleep(0.2)
                await _say(line, self.pending)
                return False
            if kind == "accepted":
                self.told.acknowledged[self.pending["id"]] = frame["number"]
            self.pending = None
        await self._decide(line)
        return False

    async def _decide(self, line: ClientConnection) -> None:
        if self.pending is not None or not self.views or self.hello is None:
            return
        number = max(view["number"] for view in self.views.values())
        for seat, view in self.views.items():
            if view["ask"] and view["number"] == number:
                key = self.luck.choice(view["ask"]["choices"])["key"]
                command = {"type": "choose", "id": f"{self.name}-{len(self.told.sent)}", "number": number}
                self.pending = {**command, "seat": seat, "key": key}
                self.told.sent[self.pending["id"]] = (self.hello["table"], number, seat, key)
                await _say(line, self.pending)
                return


async def _say(line: ClientConnection, frame: dict[str, Any]) -> None:
    await line.send(msgspec.json.encode(frame).decode())


# --- the judge ---


@dataclass
class Verdict:
    storm: str
    blows: int
    acknowledged: int = 0
    lost: int = 0
    duplicated: int = 0
    invented: int = 0
    damaged: int = 0
    """Tables that were not what was written after a blow."""
    seconds: float = 0.0

    @property
    def is_clean(self) -> bool:
        return self.acknowledged > 0 and not (self.lost or self.duplicated or self.invented or self.damaged)


async def judge(verdict: Verdict, database: str, everything: list[Told]) -> Verdict:
    """Compare the log with what was sent and what was acknowledged."""
    store = SqlStore(database)
    rows = await store.read(lambda connection: connection.execute(sql.select(log)).all())
    await store.close()
    sent = {name: command for told in everything for name, command in told.sent.items()}
    acknowledged = {name: number for told in everything for name, number in told.acknowledged.items()}
    stored = {(row.table_id, row.number): row.nonce for row in rows}
    verdict.acknowledged = len(acknowledged)
    verdict.lost = sum(1 for name, number in acknowledged.items() if stored.get((sent[name][0], number)) != name)
    verdict.duplicated = sum(count - 1 for count in Counter(row.nonce for row in rows).values())
    verdict.invented = sum(
        1
        for row in rows
        if row.kind != CHOOSE or sent.get(row.nonce) != (row.table_id, row.number - 1, row.seat, row.key)
    )
    return verdict


# --- the storms ---


Blow = Callable[[list[Server]], Awaitable[None]]


@dataclass
class Weather:
    """The settings of a storm."""

    kills: int
    tables: int
    game: str
    luck: Random


@asynccontextmanager
async def _playing(weather: Weather, servers: list[Server], everything: list[Told]) -> AsyncIterator[None]:
    over = asyncio.Event()
    people = [
        Person(f"{weather.luck.randrange(10**9)}-{place}", weather.game, [s.settings.port for s in servers], Told())
        for place in range(weather.tables)
    ]
    everything.extend(person.told for person in people)
    tasks = [asyncio.create_task(person.play(over)) for person in people]
    try:
        yield
    finally:
        over.set()
        done, _ = await asyncio.wait(tasks, timeout=PATIENCE + 10)
        for task in done:
            task.result()


async def _storm(weather: Weather, name: str, servers: list[Server], database: str, blows: int, blow: Blow) -> Verdict:
    begun = monotonic()
    everything: list[Told] = []
    for server in servers:
        await server.start()
    try:
        async with _playing(weather, servers, everything):
            for _ in range(blows):
                await _until_all_play(everything)
                await asyncio.sleep(weather.luck.uniform(0.2, 0.8))
                await blow(servers)
            await _until_all_play(everything)
        verdict = await judge(Verdict(name, blows), database, everything)
    finally:
        for server in servers:
            server.kill()
    verdict.seconds = monotonic() - begun
    return verdict


async def _until_all_play(everything: list[Told]) -> None:
    """Wait until every person has had a command acknowledged since the last blow, for at most 90 seconds."""
    before = [len(told.acknowledged) for told in everything]
    end = monotonic() + 90
    while any(len(told.acknowledged) <= known for told, known in zip(everything, before, strict=True)):
        if monotonic() > end:
            raise RuntimeError("somebody could not play on")
        await asyncio.sleep(0.02)


def _settings(database: str, folder: Path, channels: str = "") -> Settings:
    return Settings(
        key=str(folder / "house.key"),
        port=free_port(),
        database=database,
        secret=SECRET,
        channels=channels,
        job_workers=1,
        compress_frames=False,
        json_logs=True,
        limits=GENEROUS,
    )


def _killer(luck: Random) -> Blow:
    async def blow(servers: list[Server]) -> None:
        victim = luck.choice(servers)
        victim.kill()
        await victim.start()

    return blow


async def on_sqlite(weather: Weather, folder: Path, *, careless: bool = False) -> Verdict:
    name = "control: acknowledges before it stores" if careless else "SQLite, kill -9 of the server"
    database = sqlite_url(folder / f"{'control' if careless else 'storm'}.sqlite3")
    await migrate(database)
    server = Server(_settings(database, folder), folder / "errors", "careless" if careless else "")
    blows = min(weather.kills, 5) if careless else weather.kills
    return await _storm(weather, name, [server], database, blows, _killer(weather.luck))


async def on_postgres(weather: Weather, folder: Path) -> list[Verdict]:
    verdicts = []
    with a_postgres(durable=True) as postgres:
        database = database_url(postgres.url)
        await migrate(database)

        def pair(channels: str = "") -> list[Server]:
            return [Server(_settings(database, folder, channels), folder / "errors") for _ in range(2)]

        async def forget() -> None:
            store = SqlStore(database)
            await store.write(lambda connection: connection.execute(sql.text("TRUNCATE tables CASCADE")))
            await store.close()

        async def pull_the_plug(_: list[Server]) -> None:
            await asyncio.to_thread(postgres.kill)
            await asyncio.sleep(weather.luck.uniform(0.1, 1.0))
            await asyncio.to_thread(postgres.start)

        kills, few = max(1, weather.kills // 3), max(1, weather.kills // 12)
        named = "PostgreSQL, kill -9 of either of two"
        verdicts.append(await _storm(weather, named, pair(), database, kills, _killer(weather.luck)))
        await forget()
        named = "PostgreSQL stopped at once, two servers"
        verdicts.append(await _storm(weather, named, pair(), database, few, pull_the_plug))
        if why_no_redis():
            print(f"without Redis: {why_no_redis()}")
            return verdicts
        await forget()
        with a_redis() as redis:

            async def go_and_come_back(_: list[Server]) -> None:
                await asyncio.to_thread(redis.stop)
                await asyncio.sleep(weather.luck.uniform(0.5, 3.0))
                await asyncio.to_thread(redis.start)

            named = "Redis gone and back, two servers"
            verdicts.append(await _storm(weather, named, pair(redis.url), database, few, go_and_come_back))
    return verdicts


# --- the power goes ---


async def on_power(weather: Weather, folder: Path, *, unsynced: bool = False) -> Verdict:
    """Pull the plug on SQLite with a disk that keeps only what was synced."""
    name = "control: never synced" if unsynced else "SQLite, the power cut"
    file = folder / f"{'unsynced' if unsynced else 'power'}.sqlite3"
    database = sqlite_url(file)
    await migrate(database)
    notes = folder / f"{file.name}.notes"
    disk = Disk(file, notes)
    server = Server(_settings(database, folder), folder / "errors", "unsynced" if unsynced else "recorded", notes)
    if unsynced:
        return await _one_cut(weather, name, server, disk, database)
    damaged = 0

    async def blow(servers: list[Server]) -> None:
        nonlocal damaged
        servers[0].kill()
        disk.cut(weather.luck)
        damaged += await asyncio.to_thread(_damaged_in_copy, file)
        await servers[0].start()

    verdict = await _storm(weather, name, [server], database, max(1, weather.kills // 5), blow)
    verdict.damaged = damaged
    print(f"{'':45} {disk.torn} writes were not synced when the power went")
    return verdict


def _damaged_in_copy(file: Path) -> int:
    """Count the faults in a copy of the database, since looking at the file itself would tidy it up."""
    with tempfile.TemporaryDirectory(prefix="fabletable-storm-") as name:
        copy = Path(name) / file.name
        for end in ("", "-wal", ".pen"):
            if Path(f"{file}{end}").exists():
                shutil.copy(f"{file}{end}", f"{copy}{end}")
        return len(check_now_all(sqlite_url(copy)).faults)


async def _one_cut(weather: Weather, name: str, server: Server, disk: Disk, database: str) -> Verdict:
    """Cut the power once and judge the result; the remains may be no database any more."""
    begun = monotonic()
    everything: list[Told] = []
    await server.start()
    async with _playing(weather, [server], everything):
        for _ in range(5):
            await _until_all_play(everything)
        server.kill()
    disk.cut(weather.luck)
    verdict = Verdict(name, 1)
    try:
        await judge(verdict, database, everything)
    except sql.exc.DatabaseError:
        verdict.acknowledged = verdict.lost = sum(len(told.acknowledged) for told in everything)
    verdict.seconds = monotonic() - begun
    return verdict


async def on_lax_postgres(weather: Weather, folder: Path) -> tuple[Verdict, Verdict]:
    """Pull the plug on PostgreSQL that reports a commit before it is on the disk, unless a session asks otherwise."""
    verdicts = []
    for how, name in (("", "PostgreSQL told not to wait, stopped at once"), ("lax", "control: takes its word for it")):
        with a_postgres(durable=True, lax=True) as postgres:
            database = database_url(postgres.url)
            await migrate(database)
            server = Server(_settings(database, folder), folder / "errors", "lax" if how else "")

            async def pull_the_plug(_: list[Server], postgres: Postgres = postgres) -> None:
                await asyncio.to_thread(postgres.kill)
                await asyncio.to_thread(postgres.start)

            blows = max(1, weather.kills // 12)
            verdicts.append(await _storm(weather, name, [server], database, blows, pull_the_plug))
    return verdicts[0], verdicts[1]


async def cut_the_power(weather: Weather) -> bool:
    if why_not():
        print(f"nothing was shown: {why_not()}")
        return False
    with tempfile.TemporaryDirectory(prefix="fabletable-storm-") as name:
        folder = Path(name)
        found = [await on_power(weather, folder)]
        _tell(found[0])
        controls = [await on_power(weather, folder, unsynced=True)]
        _tell(controls[0])
        if why_no_postgres():
            print(f"without PostgreSQL: {why_no_postgres()}")
            if services_required():
                return False
        else:
            verdict, control = await on_lax_postgres(weather, folder)
            _tell(verdict)
            _tell(control)
            found.append(verdict)
            controls.append(control)
    return _conclude(found, controls)


async def blow_all(weather: Weather) -> bool:
    with tempfile.TemporaryDirectory(prefix="fabletable-storm-") as name:
        folder = Path(name)
        verdicts = [await on_sqlite(weather, folder)]
        _tell(verdicts[0])
        if why_no_postgres():
            print(f"without PostgreSQL: {why_no_postgres()}")
            if services_required():
                return False
        else:
            for verdict in await on_postgres(weather, folder):
                verdicts.append(verdict)
                _tell(verdict)
        control = await on_sqlite(weather, folder, careless=True)
        _tell(control)
    return _conclude(verdicts, [control])


def _conclude(verdicts: list[Verdict], controls: list[Verdict]) -> bool:
    clean = all(verdict.is_clean for verdict in verdicts)
    caught = all(control.lost for control in controls)
    print("nothing acknowledged was lost, doubled or invented" if clean else "NOT GOOD: see above")
    print(("the controls were" if controls[1:] else "the control was") + " caught" if caught else "NOT GOOD: see above")
    return clean and caught


def _tell(verdict: Verdict) -> None:
    print(
        f"{verdict.storm:45} {verdict.blows:4} blows in {verdict.seconds:5.0f} s: acknowledged {verdict.acknowledged}, "
        f"lost {verdict.lost}, duplicated {verdict.duplicated}, invented {verdict.invented}, damaged {verdict.damaged}",
        flush=True,
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=60, help="of the server on SQLite; a third on PostgreSQL")
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--game", default="diceforge")
    parser.add_argument("--seed", default="storm")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--power", action="store_true", help="cut the power instead, a fifth as often")
    which.add_argument("--rot", action="store_true", help="flip bits and delete rows instead")
    parser.add_argument("--flips", type=int, default=300, help="with --rot: how many of each kind")
    given = parser.parse_args()
    get_ready()
    weather = Weather(given.kills, given.tables, given.game, Random(given.seed))
    with suppress(KeyboardInterrupt):
        if given.rot:
            return 0 if rot(given.flips, weather.luck) else 1
        return 0 if asyncio.run(cut_the_power(weather) if given.power else blow_all(weather)) else 1
    return 130


if __name__ == "__main__":
    sys.exit(main())
