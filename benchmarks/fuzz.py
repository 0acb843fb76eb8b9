"""Everything wrong that can be sent: malformed frames, broken HTTP, and schemathesis over the whole API.

    make fuzz                       # or ARGS="--frames 20000 --examples 20"

Starts a server of its own on this machine's loopback and ends by itself. Fails when the server broke, when anything was
answered with a 500, when its log holds a traceback, when the table that was attacked has changed, or when schemathesis
finds an answer that the OpenAPI description does not know.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import os
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.local_services import free_port
from tests.server.hostile import hostile_frames

SERVER = """
import sys
from dataclasses import replace
from pathlib import Path
import uvicorn
import fabletable
from fabletable.server.app import app_of_its_own
from fabletable.server.main import uvicorn_options
from fabletable.server.settings import at_home
from tests.kernel.lanterns import Lanterns
from tests.server.hostile import MANY
fabletable.bring(Lanterns())
settings = replace(at_home("127.0.0.1", int(sys.argv[1]), Path(sys.argv[2])), json_logs=True, limits=MANY)
uvicorn.run(app_of_its_own(settings), **uvicorn_options(settings))
"""

SOCKETS = 8
# A name that hides a letter, a seat that is taken: what a description cannot say beforehand may be refused.
LEFT_OUT = "positive_data_acceptance"

# Whoever asks for one table only must not remove it, and does not find the others that were made.
ALWAYS_THE_SAME = """
[parameters]
table_id = "{table}"

[[operations]]
include-name = "DELETE /api/tables/{{table_id}}"
enabled = false

[checks.ensure_resource_availability]
enabled = false
"""


def main(words: list[str] | None = None) -> int:
    wanted = _arguments(words)
    with tempfile.TemporaryDirectory() as folder, Running(Path(folder)) as server:
        made = server.set_table()
        sent = asyncio.run(_frames(server.port, made, wanted.frames, wanted.seed))
        print(f"frames {sent['frame']:,}, broken sockets {sent['socket']:,}, broken requests {sent['request']:,}")
        number = server.get(f"/api/tables/{made['table']['id']}")["number"]
        print(f"decisions at the table that was attacked: {number}")
        answers = [_schemathesis(server, wanted, words) for words in server.ways_to_ask()]
        faults = server.faults()
    for fault, count in faults.items():
        print(f"{count} x {fault}")
    well = not faults and not any(answers) and number == 0
    print("nothing broke" if well else "something broke")
    return 0 if well else 1


def _arguments(words: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--frames", type=int, default=200_000)
    parser.add_argument("--examples", type=int, default=100, help="how many schemathesis makes up for each operation")
    parser.add_argument("--seconds", type=int, default=120, help="the most schemathesis takes, each of three times")
    parser.add_argument("--phases", default="examples,coverage,fuzzing,stateful", help="of schemathesis")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args(words)


class Running:
    """A server of our own, with its log."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.folder = folder
        self.log = folder / "log"

    def __enter__(self) -> Running:
        command = [sys.executable, "-c", SERVER, str(self.port), str(self.folder / "data")]
        root = Path(__file__).parents[1]
        environment = {**os.environ, "PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}"}
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        end = time.monotonic() + 60
        while time.monotonic() < end:
            try:
                self.get("/health")
            except OSError:
                time.sleep(0.1)
            else:
                return self
        raise SystemExit(f"the server did not start: {self.log.read_text()[-2000:]}")

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(30)

    def get(self, path: str) -> Any:
        with urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=10) as answer:
            return msgspec.json.decode(answer.read())

    def set_table(self, *, start: bool = True) -> Any:
        seats = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Mira"}]
        body = msgspec.json.encode({"game": "lanterns", "seats": seats, "start": start})
        asked = Request(f"http://127.0.0.1:{self.port}/api/tables", body, {"Content-Type": "application/json"})
        with urlopen(asked, timeout=10) as answer:
            return msgspec.json.decode(answer.read())

    def ways_to_ask(self) -> Iterator[list[str]]:
        """Yield the ways to run schemathesis: with any data; then always with one table and its host's secret, before
        its start and after."""
        yield []
        for start in (False, True):
            made = self.set_table(start=start)
            config = self.folder / f"schemathesis-{start}.toml"
            config.write_text(ALWAYS_THE_SAME.format(table=made["table"]["id"]))
            yield ["--config-file", str(config), "--header", f"Authorization: Bearer {made['host']}"]

    def faults(self) -> Counter[str]:
        """Return the faults in the log and of the process."""
        found: Counter[str] = Counter()
        if self.process.poll() is not None:
            found[f"the server ended with {self.process.returncode}"] += 1
        for line in self.log.read_text(errors="replace").splitlines():
            if "Traceback" in line or '"level":"error"' in line or '"level":"critical"' in line:
                found[line[:2000]] += 1
            if re.search(r'HTTP/1\.1\\?" 5\d\d', line):
                found[line[:300]] += 1
        return found


async def _frames(port: int, made: Any, frames: int, seed: int) -> Counter[str]:
    """Send nonsense from Mira's seat and from no seat while Ada sits and watches."""
    sent: Counter[str] = Counter()
    table, keys = made["table"]["id"], {key["seat"]: key["secret"] for key in made["keys"]}
    async with connect(f"ws://127.0.0.1:{port}/api/live", max_size=None) as ada:
        watching = asyncio.create_task(_sit(ada, table, [keys[0]]))
        senders = [_sender(port, table, [keys[1]] if place % 4 else [], Random(f"{seed}/{place}"), frames, sent)
                   for place in range(SOCKETS)]  # fmt: skip
        await asyncio.gather(*senders)
        watching.cancel()
    return sent


async def _sit(socket: ClientConnection, table: str, secrets: list[str]) -> None:
    await socket.send(msgspec.json.encode({"type": "hello", "table": table, "secrets": secrets}).decode())
    async for _ in socket:
        pass


async def _sender(port: int, table: str, secrets: list[str], luck: Random, frames: int, sent: Counter[str]) -> None:
    """Send frames, and come back whenever the server throws the socket out."""
    hostile = hostile_frames(luck, ["roll"])
    while sent["frame"] < frames:
        await _nonsense(port, luck, sent)
        try:
            async with connect(f"ws://127.0.0.1:{port}/api/live", max_size=None) as socket:
                listening = asyncio.create_task(_sit(socket, table, secrets))
                try:
                    await asyncio.sleep(0)
                    for _ in range(100):
                        sent["frame"] += 1
                        await socket.send(next(hostile))
                finally:
                    listening.cancel()
        except (ConnectionClosed, InvalidHandshake, OSError):
            continue


UPGRADE = b"GET /api/live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"


async def _nonsense(port: int, luck: Random, sent: Counter[str]) -> None:
    """Send bytes that are no request, and open sockets whose frames are none."""
    for words, kind in ((_broken_request(luck), "request"), (_broken_socket(luck), "socket")):
        sent[kind] += 1
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        try:
            writer.write(words)
            await writer.drain()
            async with asyncio.timeout(0.05):
                await reader.read(65536)
        except (OSError, TimeoutError):
            pass
        finally:
            writer.transport.abort()


def _broken_request(luck: Random) -> bytes:
    path = luck.choice(
        [b"/%00", b"/" + b"a" * 300, b"/\xff", b"//", b"*", b"http://[", b"/api/tables/%ff", b"/..%2f.."]
    )
    method = luck.choice([b"GET", b"POST", b"TRACE", b"CONNECT", b"get", b"", b"\x00"])
    head = luck.choice([b"Host: [", b"Host: 127.0.0.1", b"Origin: http://[", b"Content-Length: -1", b"Host", b": x",
                        b"Transfer-Encoding: chunked, chunked", b"Content-Length: 9" * 3, b"X: \x00"])  # fmt: skip
    body = luck.choice([b"", luck.randbytes(50), b"{" * 1000, b"ffffffffff\r\n"])
    return method + b" " + path + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n" + head + b"\r\nConnection: close\r\n\r\n" + body


def _broken_socket(luck: Random) -> bytes:
    key = luck.choice([base64.b64encode(luck.randbytes(16)), b"", b"short", b"\xff" * 24])
    version = luck.choice([b"13", b"13", b"13", b"8", b"x"])
    offer = luck.choice([b"", b"Sec-WebSocket-Extensions: permessage-deflate; x=\xff\r\n"])
    head = UPGRADE + b"Sec-WebSocket-Key: " + key + b"\r\nSec-WebSocket-Version: " + version + b"\r\n" + offer + b"\r\n"
    masked = b"\x81\x84\x00\x00\x00\x00\xff\xfe\xfd\xfc"
    endless = b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff"
    frames = [masked, b"\x81\x04text", b"\xff\xff" + luck.randbytes(20), b"\x88\x80\x00", b"\x89\xfe\x01\x00",
              endless, b"\xc1\x85\x00\x00\x00\x00hello", luck.randbytes(60)]  # fmt: skip
    return head + luck.choice(frames) * luck.choice([1, 1, 3])


def _schemathesis(server: Running, wanted: argparse.Namespace, words: list[str]) -> int:
    """Run schemathesis and return its exit status; print its output if it has found something."""
    before = [sys.executable, "-m", "schemathesis.cli"]
    config = words[:2] if words[:1] == ["--config-file"] else []
    command = [
        *before, *config, "run", f"http://127.0.0.1:{server.port}/api/schema/openapi.json",
        "--max-examples", str(wanted.examples), "--max-time", str(wanted.seconds), "--seed", str(wanted.seed),
        "--phases", wanted.phases,
        "--exclude-checks", LEFT_OUT, "--continue-on-failure", "--no-color", "--warnings", "off",
        *words[len(config):],
    ]  # fmt: skip
    done = subprocess.run(command, check=False, capture_output=True, text=True, cwd=server.folder)
    cases = re.search(r"(\d[\d,]*) generated.*", done.stdout)
    print(f"schemathesis: {cases[0] if cases else 'no result'}")
    if done.returncode:
        print(done.stdout[-6000:], done.stderr[-2000:])
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
