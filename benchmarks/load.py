"""Many tables on one server: bots at every table, a socket client at each, on this machine's loopback.

    python benchmarks/load.py --tables 200 --seconds 30

Starts a server of its own (SQLite in a temporary folder), lets every client answer whenever it is asked, and prints how
long a choice took until it was acknowledged, that is stored. Fails when anything went wrong or was too slow.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import re
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import connect

P50_MOST = 0.020
P99_MOST = 0.150

SERVER = """
import sys
from pathlib import Path
from fabletable.server.main import play
play(port=int(sys.argv[1]), open_browser=False, data=Path(sys.argv[2]))
"""


@dataclass
class Tally:
    """What the clients saw."""

    acknowledged: list[float] = field(default_factory=list)
    views: int = 0
    bytes: int = 0
    over: int = 0
    errors: list[str] = field(default_factory=list)


@dataclass
class Used:
    """What the server took: megabytes before and after, seconds of processor time."""

    before: float
    after: float
    busy: float


def main() -> int:
    wanted = _arguments()
    gc.disable()  # the clients' own pauses are not the server's
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen([sys.executable, "-c", SERVER, str(wanted.port), folder], stdout=subprocess.DEVNULL)
        try:
            _wait_for(wanted.port)
            before = _memory(server.pid)
            busy = _busy(server.pid)
            begun = time.perf_counter()
            tally = asyncio.run(_load(wanted))
            seconds = time.perf_counter() - begun
            used = Used(before, _memory(server.pid), _busy(server.pid) - busy)
            return _report(wanted, tally, seconds, used, _metrics(wanted.port))
        finally:
            server.terminate()
            server.wait(20)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30.0, help="no new choice after this long")
    parser.add_argument("--game", default="diceforge")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--pause", type=float, default=3.0, help="how long a person thinks, on average")
    parser.add_argument("--arrive", type=float, default=10.0, help="everyone has come after this long")
    parser.add_argument("--port", type=int, default=8799)
    return parser.parse_args()


async def _load(wanted: argparse.Namespace) -> Tally:
    tally = Tally()
    until = time.monotonic() + wanted.seconds
    people = [asyncio.create_task(_person(wanted, number, until, tally)) for number in range(wanted.tables)]
    await asyncio.gather(*people)
    return tally


async def _person(wanted: argparse.Namespace, number: int, until: float, tally: Tally) -> None:
    """Somebody who sits at one table after another and answers after a while."""
    luck = Random(number)
    await asyncio.sleep(luck.random() * wanted.arrive)
    try:
        while time.monotonic() < until:
            await _game(wanted, number, luck, until, tally)
    except Exception as broken:  # noqa: BLE001 every failure counts
        tally.errors.append(repr(broken))


async def _game(wanted: argparse.Namespace, number: int, luck: Random, until: float, tally: Tally) -> None:
    seats = [{"kind": "here", "name": f"Guest {number}"}, {"kind": "bot", "bot": wanted.bot}]
    table = {"game": wanted.game, "seats": seats, "start": True}
    made = await asyncio.to_thread(_post, wanted.port, "/api/tables", table)
    async with connect(f"ws://127.0.0.1:{wanted.port}/api/live", max_size=None) as socket:
        hello = {"type": "hello", "table": made["table"]["id"], "secrets": [made["keys"][0]["secret"]]}
        await socket.send(msgspec.json.encode(hello).decode())
        async for text in socket:
            frame = msgspec.json.decode(text)
            if frame["type"] == "error":
                tally.errors.append(frame["code"])
            if frame["type"] != "view":
                continue
            tally.views += 1
            tally.bytes += len(text)
            if frame["result"]:
                tally.over += 1
                return
            if time.monotonic() > until:
                return
            if frame["ask"]:
                await asyncio.sleep(luck.expovariate(1 / wanted.pause))
                key = luck.choice(frame["ask"]["choices"])["key"]
                await _choose(socket, frame["number"], key, tally)


async def _choose(socket: Any, number: int, key: str, tally: Tally) -> None:
    sent = time.perf_counter()
    command = {"type": "choose", "id": f"n{number}", "number": number, "seat": 0, "key": key}
    await socket.send(msgspec.json.encode(command).decode())
    while True:
        answer = msgspec.json.decode(await socket.recv())
        if answer["type"] == "accepted":
            tally.acknowledged.append(time.perf_counter() - sent)
            return
        if answer["type"] in ("refused", "crashed", "error"):
            tally.errors.append(str(answer)[:200])
            return


def _post(port: int, path: str, body: Any) -> Any:
    data = msgspec.json.encode(body)
    asked = Request(f"http://127.0.0.1:{port}{path}", data=data, headers={"Content-Type": "application/json"})
    with urlopen(asked, timeout=30) as answer:
        return msgspec.json.decode(answer.read())


def _wait_for(port: int) -> None:
    for _ in range(200):
        try:
            with urlopen(f"http://127.0.0.1:{port}/health", timeout=1):
                return
        except OSError:
            time.sleep(0.05)
    raise SystemExit("the server did not start")


def _memory(pid: int) -> float:
    """Megabytes the server holds."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    return int(found[1]) / 1024 if found else 0.0


def _metrics(port: int) -> dict[str, float]:
    with urlopen(f"http://127.0.0.1:{port}/metrics", timeout=10) as answer:
        lines = answer.read().decode().splitlines()
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[:1] != "#")}


def _busy(pid: int) -> float:
    """Seconds of processor time the server has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _report(wanted: argparse.Namespace, tally: Tally, seconds: float, used: Used, metrics: dict[str, float]) -> int:
    times = sorted(tally.acknowledged)
    if not times:
        print("nothing was acknowledged", tally.errors[:3])
        return 1
    p50, p99 = times[len(times) // 2], times[int(len(times) * 0.99)]
    written = sum(value for name, value in metrics.items() if name.startswith("fabletable_decisions_total"))
    print(f"{wanted.tables} tables of {wanted.game}, a person and a {wanted.bot} bot each, {os.cpu_count()} cores")
    print(f"choices acknowledged {len(times)}, {len(times) / seconds:.0f} a second; games finished {tally.over}")
    print(f"decisions stored {written:.0f}, {written / seconds:.0f} a second; views {tally.views}")
    print(f"ack p50 {p50 * 1000:.1f} ms, p99 {p99 * 1000:.1f} ms, worst {times[-1] * 1000:.1f} ms")
    print(f"server memory {used.before:.0f} MB before, {used.after:.0f} MB after; {tally.bytes / 1e6:.1f} MB of views")
    print(
        f"server processor {used.busy:.1f} s in {seconds:.0f} s, {used.busy / max(1, written) * 1000:.1f} ms a decision"
    )
    print(f"errors {len(tally.errors)}", *tally.errors[:3], sep="\n")
    return 0 if p50 < P50_MOST and p99 < P99_MOST and not tally.errors else 1


if __name__ == "__main__":
    sys.exit(main())
