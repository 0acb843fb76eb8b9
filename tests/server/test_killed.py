"""A killed server loses no acknowledged decision and invents none."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import Request, urlopen

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from fabletable.table.following import ViewFollower
from tests.server.people import until

SERVER = """
import asyncio, sys, time
from pathlib import Path
import fabletable
from fabletable.table.local.clock import SystemClock
from fabletable.table.ports.clock import ServiceClock
from fabletable.server.main import play
from tests.kernel.lanterns import Lanterns
fabletable.bring(Lanterns())
passed = Path(sys.argv[2]) / "passed"
if passed.exists():
    look, seen = ServiceClock.look, [float(passed.read_text())]
    def now(self):
        # Time that passes by the test's word is no gap: the service looks at its clock meanwhile.
        later = float(passed.read_text())
        self.last_look += later - seen[0]
        seen[0] = later
        return time.time() + later
    ServiceClock.now = now
    ServiceClock.look = lambda self: (self.now(), look(self))[1]
    SystemClock.sleep = lambda self, seconds: asyncio.sleep(min(seconds, 0.05))
play(port=int(sys.argv[1]), open_browser=False, data=Path(sys.argv[2]))
"""

ROOT = Path(__file__).parents[2]


class Server:
    """A real process that can be killed at any moment."""

    def __init__(self, data: Path, *, timed: bool = False) -> None:
        """``timed``: its hours go by as the test says."""
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.data = data
        if timed:
            self.pass_by(0)
        self.start()

    def start(self) -> None:
        environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVER, str(self.port), str(self.data)],
            env=environment,
            stdout=subprocess.DEVNULL,
        )
        end = time.monotonic() + 60
        while True:
            try:
                with urlopen(f"http://127.0.0.1:{self.port}/health", timeout=1):
                    return
            except (URLError, OSError):
                assert time.monotonic() < end, "the server did not start"
                time.sleep(0.05)

    def pass_by(self, seconds: float) -> None:
        """Shift the clock by this many seconds."""
        passed = self.data / "passed"
        total = (float(passed.read_text()) if passed.exists() else 0.0) + seconds
        (self.data / "later").write_text(str(total))
        (self.data / "later").replace(passed)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def get(self, path: str) -> Any:
        with urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=20) as answer:
            return msgspec.json.decode(answer.read())

    def post(self, path: str, body: Any) -> Any:
        data = msgspec.json.encode(body)
        request = Request(f"http://127.0.0.1:{self.port}{path}", data, {"Content-Type": "application/json"})
        with urlopen(request, timeout=20) as answer:
            return msgspec.json.decode(answer.read())

    @contextmanager
    def sit(self, hello: dict[str, Any]) -> Iterator[ClientConnection]:
        with connect(f"ws://127.0.0.1:{self.port}/api/live", max_size=None) as line:
            line.send(msgspec.json.encode({"type": "hello", **hello}).decode())
            yield line


def hear(line: ClientConnection, kind: str) -> Any:
    while True:
        frame = msgspec.json.decode(line.recv(timeout=20))
        if frame["type"] == kind:
            return frame


@pytest.mark.parametrize("rounds", [1, pytest.param(3, marks=pytest.mark.soak)])
def test_kill_in_the_middle_of_play(tmp_path: Path, rounds: int) -> None:
    server = Server(tmp_path)
    try:
        seats = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Mira"}]
        made = server.post("/api/tables", {"game": "lanterns", "seats": seats, "start": True})
        hello = {"table": made["table"]["id"], "secrets": [key["secret"] for key in made["keys"]]}
        sent: list[str] = []
        acknowledged: list[str] = []
        for round_of_play in range(rounds):
            _play_until_killed(server, hello, sent, acknowledged, after=4 + round_of_play)
            server.start()
            with server.sit(hello) as line:
                stored = hear(line, "view")["number"]
            assert stored >= len(acknowledged), "an acknowledged decision was lost"
            assert stored <= len(sent), "a decision was invented"
            # The one in flight may have been stored just before the end; it counts as the client's own.
            acknowledged[:] = sent[:stored]
            sent[:] = sent[:stored]
        assert len(acknowledged) >= sum(4 + round_of_play for round_of_play in range(rounds))
    finally:
        server.kill()


@pytest.mark.timeout(300)
@pytest.mark.parametrize("kills", [1, pytest.param(2, marks=pytest.mark.soak)])
def test_time_runs_out_once_however_often_the_server_is_killed(tmp_path: Path, kills: int) -> None:
    hour = 3600.0
    server = Server(tmp_path, timed=True)
    try:
        seats = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Mira"}]
        terms = {"clock": {"kind": "letter", "turn_seconds": 72 * 3600, "reserve_seconds": 0}, "bot": "random"}
        made = server.post("/api/tables", {"game": "lanterns", "seats": seats, "start": True, "terms": terms})
        table = made["table"]["id"]
        hello = {"table": table, "secrets": [made["keys"][1]["secret"]]}

        def seen() -> Any:
            return server.get(f"/api/tables/{table}")

        server.pass_by(70 * hour)
        assert seen()["number"] == 0
        server.kill()
        server.start()
        server.pass_by(hour)
        assert seen()["number"] == 0, "there is an hour left"
        server.pass_by(80 * hour)
        until(lambda: seen()["number"] == 1, 60, pause=0.3)
        for _ in range(kills):
            server.kill()
            server.start()
            now = seen()
            assert (now["number"], [each["ran_out"] for each in now["clock"]["seats"]]) == (1, [1, 0])
            with server.sit(hello) as line:
                assert [message["id"] for message in hear(line, "view")["log"]].count("tale-time-up") == 1
    finally:
        server.kill()


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="needs /proc to see processes")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM, pytest.param(signal.SIGINT, marks=pytest.mark.soak)])
def test_no_worker_outlives_the_server(tmp_path: Path, how: signal.Signals) -> None:
    server = Server(tmp_path)
    try:
        seats = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}]
        server.post("/api/tables", {"game": "diceforge", "seats": seats, "start": True})
        until(lambda: len(_children(server.process.pid)) >= 2, 20)
        workers = _children(server.process.pid)
    finally:
        server.process.send_signal(how)
        server.process.wait(20)
    until(lambda: not any(_runs(pid) for pid in workers), 20)


def _children(pid: int) -> list[int]:
    found = [path.parent for path in Path("/proc").glob("[0-9]*/stat")]
    return [int(folder.name) for folder in found if _stat(folder)[1:2] == [str(pid)]]


def _runs(pid: int) -> bool:
    """Tell whether a process is alive, and not only waiting to be reaped."""
    return _stat(Path(f"/proc/{pid}"))[:1] not in ([], ["Z"])


def _stat(folder: Path) -> list[str]:
    """Read the state, the parent and the rest of a process's ``stat``."""
    try:
        return (folder / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def _play_until_killed(
    server: Server, hello: dict[str, Any], sent: list[str], acknowledged: list[str], after: int
) -> None:
    """Play until the server is killed: some choices are acknowledged, one more is on its way when it dies."""
    with server.sit(hello) as line:
        following = ViewFollower()
        view = hear(line, "view")
        while not following.ask_in(view):
            view = hear(line, "view")
        for count in range(after + 1):
            command = {"type": "choose", "id": f"c{view['number']}", "number": view["number"], "key": "roll"}
            line.send(msgspec.json.encode({**command, "seat": view["ask"]["seat"]}).decode())
            sent.append(command["id"])
            if count == after:
                server.kill()
                try:
                    hear(line, "accepted")
                except (ConnectionClosed, TimeoutError):
                    return
                acknowledged.append(command["id"])
                return
            hear(line, "accepted")
            acknowledged.append(command["id"])
            view = hear(line, "view")
            while not following.ask_in(view):
                view = hear(line, "view")
