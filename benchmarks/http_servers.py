"""Compare HTTP servers: uvicorn, Hypercorn and Granian side by side, on this machine's loopback.

    make bench-servers            # or ARGS="--only granian --tables 50"

Each serves the same house twice: `make load` as it is, then 1,100 heads of requests from one address that never end
(a byte more every two seconds) while a visitor at another address asks for the shelf twice a second. Every server gets
a thousand files, as Linux gives a process that asks for no more.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import io
import os
import re
import resource
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field

from benchmarks import load

APP = """
import os, resource, sys
from pathlib import Path
from dataclasses import replace
from fabletable.server.settings import GENEROUS, Limits, at_home
from fabletable.server.app import make_app, tidy_up_seldom
from fabletable.server.logs import log_as
settings = at_home("127.0.0.1", int(sys.argv[1]), Path(sys.argv[2]))
settings = replace(settings, limits=Limits() if os.environ.get("STRICT") else GENEROUS)
resource.setrlimit(resource.RLIMIT_NOFILE, (1024, 1024) if os.environ.get("STRICT") else (4096, 4096))
log_as(settings)
app = make_app(settings, at_once=True)
tidy_up_seldom()
"""

SERVERS = {
    "uvicorn": """
import uvicorn
from fabletable.server.main import uvicorn_options
options = uvicorn_options(settings)
uvicorn.run(app, **{name: value for name, value in options.items() if name not in ("http", "ws")})
""",
    "uvicorn with connection limits": """
import uvicorn
from fabletable.server.main import uvicorn_options
from fabletable.server.limits.connection_limits import with_connection_limits
uvicorn.run(with_connection_limits(app, app.state["access"]), **uvicorn_options(settings))
""",
    "hypercorn": """
import asyncio, uvloop
from hypercorn.asyncio import serve
from hypercorn.config import Config
config = Config()
config.bind = [f"127.0.0.1:{settings.port}"]
config.read_timeout = 10
config.backlog = 1024
config.errorlog = None
asyncio.set_event_loop_policy(uvloop.EventLoopPolicy())
asyncio.run(serve(app, config))
""",
    "granian": """
import asyncio
from granian.constants import Interfaces
from granian.http import HTTP1Settings
from granian.server.embed import Server
asyncio.run(Server(app, "127.0.0.1", settings.port, interface=Interfaces.ASGI,
    http1_settings=HTTP1Settings(header_read_timeout=10_000)).serve())
""",
}

HEADS = 1100
ASK = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"


@dataclass
class Seen:
    """The visitor's results at the other address, and the fate of the heads."""

    answered: list[float] = field(default_factory=list)
    refused: int = 0
    opened: int = 0
    still_open: int = 0


def main() -> int:
    wanted = _arguments()
    _files(1 << 20)
    rows = [("", "choices acknowledged", "p50", "p99", "processor", "heads held", "visitor served", "worst wait")]
    for name in [each for each in SERVERS if wanted.only in ("", each)]:
        rows.append((name, *_loaded(wanted, name), *_attacked(wanted, name)))
        print("  ".join(rows[-1]), file=sys.stderr)
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)))
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--only", default="", choices=["", *SERVERS])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30.0, help="how long each of the two takes")
    parser.add_argument("--port", type=int, default=8798)
    return parser.parse_args()


def _files(most: int) -> None:
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, hard), hard))


def _loaded(wanted: argparse.Namespace, name: str) -> tuple[str, str, str, str]:
    """Return the figures of `make load`."""
    load.SERVER = APP + SERVERS[name]
    said = io.StringIO()
    arguments = ["load", "--tables", str(wanted.tables), "--seconds", str(wanted.seconds), "--port", str(wanted.port)]
    before, sys.argv = sys.argv, arguments
    try:
        with contextlib.redirect_stdout(said):
            load.main()
    finally:
        sys.argv = before
    text = said.getvalue()
    parts = ("acknowledged (.*?);", "p50 (.*?),", "p99 (.*?),", "([0-9.]+ ms) a decision")
    found = [re.search(part, text) for part in parts]
    one, two, three, four = (text[-60:] if part is None else part[1] for part in found)
    return one, two, three, four


def _attacked(wanted: argparse.Namespace, name: str) -> tuple[str, str, str]:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", APP + SERVERS[name], str(wanted.port), folder]
        environment = {**os.environ, "STRICT": "1"}
        quiet = subprocess.DEVNULL
        server = subprocess.Popen(command, env=environment, stdout=quiet, stderr=quiet)
        try:
            load._wait_for(wanted.port)
            seen = asyncio.run(_attack(wanted))
        finally:
            server.terminate()
            try:
                server.wait(10)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait()
    asked = len(seen.answered) + seen.refused
    worst = f"{max(seen.answered) * 1000:.0f} ms" if seen.answered else "-"
    return f"{seen.still_open} of {seen.opened}", f"{len(seen.answered)} of {asked}", worst


async def _attack(wanted: argparse.Namespace) -> Seen:
    seen = Seen()
    end = time.monotonic() + wanted.seconds
    heads = [asyncio.create_task(_half_a_head(wanted.port, end, seen)) for _ in range(HEADS)]
    await asyncio.sleep(2)
    await _visit(wanted.port, end - 1, seen)
    await asyncio.gather(*heads)
    return seen


async def _half_a_head(port: int, end: float, seen: Seen) -> None:
    """Send half a head and reconnect when cut off, as an attacker would."""
    while time.monotonic() < end:
        try:
            async with asyncio.timeout(5):
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
        except (OSError, TimeoutError):
            await asyncio.sleep(1)
            continue
        seen.opened += 1
        with contextlib.suppress(OSError):
            if await _trickle(reader, writer, end):
                seen.still_open += 1
        writer.transport.abort()
        await asyncio.sleep(1)


async def _trickle(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, end: float) -> bool:
    """Send a byte now and then; return whether the connection was still open at the end."""
    writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ")
    while time.monotonic() < end:
        writer.write(b"a")
        await writer.drain()
        try:
            async with asyncio.timeout(2):
                await reader.read(1000)
            return False
        except TimeoutError:
            continue
    return True


async def _visit(port: int, end: float, seen: Seen) -> None:
    while time.monotonic() < end:
        begun = time.perf_counter()
        try:
            async with asyncio.timeout(5):
                reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=("127.0.0.2", 0))
                writer.write(ASK)
                answer = await reader.read(12)
                writer.transport.abort()
        except (OSError, TimeoutError):
            answer = b""
        if answer.endswith(b"200"):
            seen.answered.append(time.perf_counter() - begun)
        else:
            seen.refused += 1
        await asyncio.sleep(max(0.0, 0.5 - (time.perf_counter() - begun)))


if __name__ == "__main__":
    sys.exit(main())
