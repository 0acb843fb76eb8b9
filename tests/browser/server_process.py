"""A server of its own process, which can be killed and started again on the same tables."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import time
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

ROOT = Path(__file__).parents[2]
AHEAD = "ahead"
"""The file that says by how many seconds the server's clock is ahead."""


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class ServerProcess:
    def __init__(
        self,
        folder: Path,
        *,
        tests: bool = True,
        brought: Path | None = None,
        page: Path | None = None,
        lobby: bool = False,
        origin: str = "",
        packs: Path | None = None,
    ) -> None:
        """``tests``: with the games for tests on its shelf. ``brought``: with a user's own game, as ``fabletable
        --bring FOLDER play`` starts it. ``page``: serves the page of this folder. ``lobby``: with an open lobby.
        ``origin``: the beginning of links for a visitor at its own machine. ``packs``: has the puzzles of this
        folder."""
        self.folder = folder
        self.tests = tests
        self.brought = brought
        self.page = page
        self.lobby = lobby
        self.origin = origin
        self.packs = packs
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.browser.serve", str(self.port), str(self.folder)]
        command += ["tests"] if self.tests else []
        command += [f"page={self.page}"] if self.page else []
        command += ["lobby"] if self.lobby else []
        command += [f"origin={self.origin},{self.address}"] if self.origin else []
        command += [f"packs={self.packs}"] if self.packs else []
        if self.brought is not None:
            command = [sys.executable, "-m", "fabletable.terminal.main", "--bring", str(self.brought), "play"]
            command += ["--port", str(self.port), "--no-browser", "--data", str(self.folder)]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log)
        deadline = time.monotonic() + 90
        while time.monotonic() < deadline:
            try:
                self.get("/health")
                return
            except OSError:  # not yet, or too busy to say so in time
                time.sleep(0.05)
        raise AssertionError((self.folder / "server.log").read_text())

    def kill(self) -> None:
        """Kill the server as a power cut would: without a goodbye, with nothing flushed."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def pass_days(self, days: int) -> None:
        """Have the server's clock so many days ahead of this machine's."""
        (self.folder / AHEAD).write_text(str(86_400 * days))

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(10)

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(self.address + path, timeout=10) as answer:
            body = answer.read()
        return json.loads(body) if answer.headers.get_content_type() == "application/json" else body.decode()

    def ask(self, path: str, secret: str) -> Any:
        """Read what is this person's own."""
        request = urllib.request.Request(self.address + path, headers={"Authorization": f"Bearer {secret}"})
        with urllib.request.urlopen(request, timeout=10) as answer:
            return json.loads(answer.read())

    def post(self, path: str, body: object, secret: str = "") -> Any:
        headers = {"Content-Type": "application/json"}
        if secret:
            headers["Authorization"] = f"Bearer {secret}"
        request = urllib.request.Request(self.address + path, json.dumps(body).encode(), headers, method="POST")
        with urllib.request.urlopen(request, timeout=10) as answer:
            return json.loads(answer.read())

    def games(self) -> list[str]:
        return [game["key"] for game in self.get("/api/games")["games"]]

    def finished(self, game: str, seats: int = 2) -> str:
        """Have bots play a whole game, and return the id of its table."""
        bots = [{"kind": "bot", "bot": "random", "name": ""} for _ in range(seats)]
        table: str = self.post("/api/tables", {"game": game, "seats": bots, "start": True})["table"]["id"]
        self.watch_to_the_end(table)
        return table

    def play_out(self, table: str, keys: dict[int, str]) -> None:
        """Let bots decide for the people of these seats until the game is over."""
        with connect(f"ws://127.0.0.1:{self.port}/api/live", max_size=None) as line:
            line.send(json.dumps({"type": "hello", "table": table, "secrets": list(keys.values())}))
            for seat in keys:
                line.send(json.dumps({"type": "hold", "id": f"hold-{seat}", "seat": seat, "bot": "random"}))
            while self.get(f"/api/tables/{table}")["state"] != "over":
                with suppress(TimeoutError):
                    while True:
                        line.recv(timeout=0.1)

    def watch_to_the_end(self, table: str) -> None:
        """Watch a table to its end; bots play among themselves only while a screen watches."""
        deadline = time.monotonic() + 90
        with connect(f"ws://127.0.0.1:{self.port}/api/live", max_size=None) as eyes:
            eyes.send(json.dumps({"type": "hello", "table": table, "secrets": []}))
            while self.get(f"/api/tables/{table}")["state"] != "over":
                assert time.monotonic() < deadline, "the bots do not come to an end"
                with suppress(TimeoutError):
                    while True:
                        eyes.recv(timeout=0.1)
