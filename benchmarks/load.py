"""Many tables on one server: bots at every table, a socket client at each, on this machine's loopback.

    python -m benchmarks.load --tables 200 --seconds 30
    python -m benchmarks.load --attack

Starts a server of its own (SQLite in a temporary folder), lets every client answer whenever it is asked, and prints how
long a choice took until it was acknowledged, that is stored. Fails when anything went wrong or was too slow.

With --attack a few tables are played calmly beside one kind of pressure after another (benchmarks/attack.py), on a
server as a host runs it. Fails when anybody's pressure made a choice take more than three times as long as in peace.
Attackers, server and those who measure share this machine's cores, which they would not in life: the attackers run at
the lowest priority, and a row `sharing` says what the same people felt while the same attackers leaned, at the same
pace, on a server beside it that does nothing. The verdict compares with peace; that row explains how much of the
difference is the machine's.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import re
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
import zlib
from contextlib import closing
from dataclasses import dataclass, field
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from typing import Any
from urllib.request import urlopen

import msgspec

from benchmarks.attack import KINDS, LONG_GAME
from benchmarks.parts import parts_of
from benchmarks.wire import Heard, connect, heard
from fabletable.table.following import ViewFollower

try:
    from uvloop import run
except ImportError:  # there is none for Windows
    from asyncio import run  # type: ignore[assignment]


P50_MOST = 0.020
P99_MOST = 0.150
THINKING = 1.0
"""The shortest pause of a client for which latencies are reported; below it, throughput."""

SERVER = """
import sys
from dataclasses import replace
from pathlib import Path
from fabletable.server.main import run_server
from fabletable.server.settings import at_home
from fabletable.server.storage.migrate import migrate_now
if __name__ == "__main__":
    settings = at_home("127.0.0.1", int(sys.argv[1]), Path(sys.argv[2]))
    migrate_now(settings.database)
    run_server(replace(settings, workers=int(sys.argv[3])))
"""


@dataclass
class Tally:
    """The clients' measurements."""

    acknowledged: list[float] = field(default_factory=list)
    views: int = 0
    all_bytes: int = 0
    sizes: list[float] = field(default_factory=list)
    """The bytes of a view for each decision, before packing, if only changes came."""
    entering: list[int] = field(default_factory=list)
    """The bytes of each view with the whole scene."""
    packed: int = 0
    """The compressed bytes on the wire; computed on request."""
    over: int = 0
    errors: list[str] = field(default_factory=list)

    def see(self, data: bytes, view: Heard, since: int) -> None:
        """Count a view that came after number ``since``; bots' decisions in a row come in one view."""
        self.views += 1
        self.all_bytes += len(data)
        decisions = max(1, view.number - since)
        if view.is_whole:
            self.entering.append(len(data))
        else:
            self.sizes += [len(data) / decisions] * decisions


@dataclass
class Used:
    """The server's consumption: megabytes before and after, processor seconds, and those of its workers."""

    before: float
    after: float
    busy: float
    thought: float
    clients: float
    """The processor seconds of this program, which plays all the people."""


HOST = """
import sys
from fabletable.server.main import serve
serve(port=int(sys.argv[1]), database="sqlite:///" + sys.argv[2] + "/tables.sqlite3", secret="for the load test only")
"""

TIMES_MOST = 3.0
"""The largest factor by which a choice may take longer under attack, unless it takes less than ``NOTICED``."""
NOTICED = 0.020
"""The fewest seconds that people notice."""


def main() -> int:
    wanted = _arguments()
    gc.disable()  # the clients' own pauses are not the server's
    if wanted.attack:
        return _under_attack(wanted)
    with tempfile.TemporaryDirectory() as folder:
        how = [str(wanted.port), folder, str(wanted.processes)]
        server = subprocess.Popen([sys.executable, "-c", SERVER, *how], stdout=subprocess.DEVNULL)
        try:
            _wait_for(wanted.port)
            serving, workers = _settled(server.pid, wanted.processes)
            before = sum(map(_memory, serving))
            busy, thought = sum(map(_busy, serving)), sum(map(_busy, workers))
            begun, clients = time.perf_counter(), time.process_time()
            full = Full(wanted, serving, Path(folder) / "tables.sqlite3")
            tally = run(_load(wanted))
            full.end()
            seconds = time.perf_counter() - begun
            used = Used(
                before,
                sum(map(_memory, serving)),
                sum(map(_busy, serving)) - busy,
                sum(map(_busy, workers)) - thought,
                time.process_time() - clients,
            )
            return _report(wanted, tally, seconds, used, full)
        finally:
            server.terminate()
            server.wait(20)


class Full:
    """The server while it is full: from two seconds after everyone has come to the end. Setting tables is not in it."""

    def __init__(self, wanted: argparse.Namespace, serving: list[int], database: Path) -> None:
        self._serving, self._database = serving, database
        self._marks: list[tuple[float, float, float, float]] = []
        self._timer = threading.Timer(wanted.arrive + 2.0, self._note)
        self._timer.daemon = True
        self._timer.start()

    def _note(self) -> None:
        busy, beside = sum(map(_busy, self._serving)), sum(map(_beside_the_loop, self._serving))
        self._marks.append((time.perf_counter(), self.stored(), busy, beside))

    def end(self) -> None:
        self._timer.cancel()
        self._note()

    def stored(self) -> float:
        """Return the number of decisions in the database so far."""
        with closing(sqlite3.connect(f"file:{self._database}?mode=ro", uri=True)) as database:
            found: tuple[int] = database.execute("SELECT count(*) FROM log WHERE kind = 'choose'").fetchone()
            return found[0]

    @property
    def figures(self) -> tuple[float, float, float]:
        """Return decisions a second, and the seconds of processor time for each: of all threads, and of those beside
        the loop."""
        first, last = self._marks[0], self._marks[-1]
        seconds, stored = last[0] - first[0] or 1.0, last[1] - first[1] or 1.0
        return stored / seconds, (last[2] - first[2]) / stored, (last[3] - first[3]) / stored


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30.0, help="no new choice after this long")
    parser.add_argument("--game", default="diceforge")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--pause", type=float, default=3.0, help="how long a person thinks, on average")
    parser.add_argument("--arrive", type=float, default=10.0, help="everyone has come after this long")
    parser.add_argument("--port", type=int, default=8799)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="that serve; all cores")
    parser.add_argument("--packed", action="store_true", help="also reckon what went over the wire")
    parser.add_argument("--attack", nargs="*", default=None, metavar="KIND", help="beside which pressure; all of them")
    wanted = parser.parse_args()
    if wanted.attack == []:
        wanted.attack = list(KINDS)
    return wanted


async def _load(wanted: argparse.Namespace) -> Tally:
    tally = Tally()
    until = time.monotonic() + wanted.seconds
    people = [asyncio.create_task(_person(wanted, number, until, tally)) for number in range(wanted.tables)]
    await asyncio.gather(*people)
    return tally


# --- beside those who ask for too much ---


def _under_attack(wanted: argparse.Namespace) -> int:
    """Measure a few tables in peace, then beside each kind of attack."""
    wanted.tables, wanted.pause, wanted.arrive = 6, 0.15, 0.5
    wanted.seconds = min(wanted.seconds, 20.0)
    rows: list[Row] = []
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen([sys.executable, "-c", HOST, str(wanted.port), folder], stderr=subprocess.DEVNULL)
        try:
            _wait_for(wanted.port)
            table = run(_finished(wanted.port))
            run(_load(argparse.Namespace(**{**vars(wanted), "seconds": 5.0})))
            for kind in wanted.attack:
                # Peace is measured anew before each, so that whatever else this machine does weighs on both alike.
                rows.append(Row("peace", run(_load(wanted)), _memory_of_all(server.pid)))
                tally, said = _beside(wanted, wanted.port, kind, table)
                rows.append(Row(kind, tally, _memory_of_all(server.pid), said))
                tally, said = _sharing(wanted, kind, table, said)
                rows.append(Row(SHARING, tally, _memory_of_all(server.pid), said))
                for row in rows[-3:]:
                    errors = row.tally.errors
                    print(f"{row.beside}: {len(row.tally.acknowledged)} choices, {len(errors)} errors", *errors[:2])
        finally:
            server.terminate()
            server.wait(20)
    return _report_attack(rows)


@dataclass
class Row:
    """People's latencies beside one kind of pressure."""

    beside: str
    tally: Tally
    megabytes: float
    said: str = ""


SHARING = "  sharing"


def _beside(wanted: argparse.Namespace, port: int, kind: str, table: str, pace: float = 0.0) -> tuple[Tally, str]:
    """Let people play on the server while attackers of this kind load that port."""
    order = [kind, "--port", str(port), "--seconds", str(wanted.seconds + 2), "--table", table, "--pace", str(pace)]
    attackers = subprocess.Popen([sys.executable, "-m", "benchmarks.attack", *order], stdout=subprocess.PIPE, text=True)
    time.sleep(1.5)
    tally = run(_load(wanted))
    said, _ = attackers.communicate(timeout=60)
    time.sleep(1.0)
    return tally, said.strip()


def _sharing(wanted: argparse.Namespace, kind: str, table: str, said: str) -> tuple[Tally, str]:
    """Measure the same with equally busy attackers at a server that does nothing, which shows the cost of sharing a
    machine."""
    done = sum(int(part.split()[0]) for part in said.split(", ") if part)
    port, seconds = wanted.port + 1, wanted.seconds + 6
    order = ["idle", "--port", str(port), "--seconds", str(seconds)]
    idle = subprocess.Popen([sys.executable, "-m", "benchmarks.attack", *order])
    try:
        time.sleep(1.0)
        return _beside(wanted, port, kind, table, pace=max(1.0, done / (wanted.seconds + 2)))
    finally:
        idle.terminate()
        idle.wait(10)


async def _finished(port: int) -> str:
    """Have bots play a long game to its end, and return its table."""
    seats = [{"kind": "bot", "bot": "random"}] * 4
    made = await asyncio.to_thread(_post, port, "/api/tables", {"game": LONG_GAME, "seats": seats, "start": True})
    async with await connect(port) as wire:
        wire.say({"type": "hello", "table": made["table"]["id"], "secrets": []})
        while not heard(await wire.read()).is_over:
            pass
    return str(made["table"]["id"])


def _report_attack(rows: list[Row]) -> int:
    calm = 0.0
    print(f"\n{'beside':10} choices  p50 ms  p99 ms   worst  times     MB  what came back")
    failed = False
    for row in rows:
        times = sorted(row.tally.acknowledged)
        p99 = _percentile(times, 0.99)
        calm = p99 if row.beside == "peace" else calm
        late = row.beside in KINDS and (not times or p99 > max(TIMES_MOST * calm, NOTICED))
        failed = failed or late
        figures = f"{_percentile(times, 0.5) * 1000:7.1f} {p99 * 1000:7.1f} {_percentile(times, 1.0) * 1000:7.1f}"
        verdict = "  TOO LATE" if late else ""
        print(f"{row.beside:10} {len(times):7} {figures} {p99 / calm:6.1f} {row.megabytes:6.0f}  {row.said}{verdict}")
    return 1 if failed else 0


def _percentile(times: list[float], part: float) -> float:
    return times[min(len(times) - 1, int(len(times) * part))] if times else float("inf")


def _memory_of_all(pid: int) -> float:
    """Return the megabytes of the server and its workers."""
    return _memory(pid) + sum(_memory(child) for child in children_of(pid))


def family(pid: int, processes: int) -> tuple[list[int], list[int]]:
    """Return the processes that serve, and their workers."""
    every = [each for each in tree(pid) if "resource_tracker" not in _words(each)]
    workers = [each for each in every if "workers.worker" in _words(each)]
    others = [each for each in every if each not in workers]
    return (others if processes == 1 else [each for each in others if each != pid]), workers


def tree(pid: int) -> list[int]:
    found = [pid]
    for each in found:
        found.extend(children_of(each))
    return found


def _words(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode()
    except OSError:
        return ""


def children_of(pid: int) -> list[int]:
    return [int(path.parent.name) for path in Path("/proc").glob("[0-9]*/stat") if _parent(path) == pid]


def _parent(stat: Path) -> int:
    try:
        return int(stat.read_text().rpartition(")")[2].split()[1])
    except (OSError, IndexError):
        return 0


# --- people ---


async def _person(wanted: argparse.Namespace, number: int, until: float, tally: Tally) -> None:
    """Play one person who sits at one table after another and answers after a pause."""
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
    made = await asyncio.to_thread(_post, wanted.port, "/api/tables", table, _home(number))
    async with await connect(wanted.port, _home(number)) as wire:
        wire.say({"type": "hello", "table": made["table"]["id"], "secrets": [made["keys"][0]["secret"]]})
        packer = zlib.compressobj(wbits=-12, memLevel=5) if wanted.packed else None
        following, sent, decided, since = ViewFollower(), 0.0, -1, 0
        while True:
            data = await wire.read()
            frame = heard(data)
            if packer is not None:
                tally.packed += len(packer.compress(data)) + len(packer.flush(zlib.Z_SYNC_FLUSH))
            if frame.type == "accepted":
                tally.acknowledged.append(time.perf_counter() - sent)
            elif frame.type in ("refused", "crashed", "error"):
                tally.errors.append(data.decode()[:200])
            elif frame.type == "view":
                tally.see(data, frame, since)
                since = frame.number
                if frame.is_over or time.monotonic() > until:
                    tally.over += frame.is_over
                    return
                ask = following.ask_in(frame.question) if frame.is_asked else None
                # The same question comes again when its odds are known.
                if ask is not None and frame.number != decided:
                    decided = frame.number
                    await asyncio.sleep(luck.expovariate(1 / wanted.pause))
                    key = luck.choice(ask["choices"])["key"]
                    sent = time.perf_counter()
                    wire.say(
                        {"type": "choose", "id": f"n{frame.number}", "number": frame.number, "seat": 0, "key": key}
                    )


def _home(number: int) -> tuple[str, int] | None:
    """Return an address of its own for a person, where loopback has more than one."""
    return (f"127.0.{3 + number // 200}.{number % 200 + 1}", 0) if sys.platform == "linux" else None


def _post(port: int, path: str, body: Any, home: tuple[str, int] | None = None) -> Any:
    line = HTTPConnection("127.0.0.1", port, timeout=60, source_address=home)
    try:
        line.request("POST", path, msgspec.json.encode(body), {"Content-Type": "application/json"})
        return msgspec.json.decode(line.getresponse().read())
    finally:
        line.close()


def _wait_for(port: int) -> None:
    for _ in range(1200):
        try:
            with urlopen(f"http://127.0.0.1:{port}/health", timeout=1):
                return
        except OSError:
            time.sleep(0.05)
    raise SystemExit("the server did not start")


def _settled(pid: int, processes: int) -> tuple[list[int], list[int]]:
    """Return the server's processes once all have started and are idle."""
    for _ in range(120):
        serving, workers = family(pid, processes)
        before = sum(map(_busy, serving + workers))
        time.sleep(0.5)
        all_came = len(serving) == processes and family(pid, processes) == (serving, workers)
        if all_came and sum(map(_busy, serving + workers)) - before < 0.05:
            return serving, workers
    raise SystemExit("the server did not come to rest")


def _memory(pid: int) -> float:
    """Return the megabytes that a process holds."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    return int(found[1]) / 1024 if found else 0.0


def _busy(pid: int) -> float:
    """Return the seconds of processor time that a process has used, 0 if it is gone."""
    try:
        return _seconds_in(Path(f"/proc/{pid}/stat"))
    except OSError:
        return 0.0


def _seconds_in(stat: Path) -> float:
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _beside_the_loop(pid: int) -> float:
    """Return the processor seconds of other threads than that of the event loop."""
    threads = [path for path in Path(f"/proc/{pid}/task").glob("[0-9]*/stat") if path.parent.name != str(pid)]
    return sum(_seconds_in(path) for path in threads)


def _report(wanted: argparse.Namespace, tally: Tally, seconds: float, used: Used, full: Full) -> int:
    times = sorted(tally.acknowledged)
    if not times:
        print("nothing was acknowledged", tally.errors[:3])
        return 1
    p50, p99 = times[len(times) // 2], times[int(len(times) * 0.99)]
    written = full.stored()
    rate, each, beside = full.figures
    print(f"{wanted.tables} tables of {wanted.game}, a person and a {wanted.bot} bot each, {os.cpu_count()} cores")
    print(f"choices acknowledged {len(times)}, {len(times) / seconds:.0f} a second; games finished {tally.over}")
    print(f"decisions stored {written:.0f}, {written / seconds:.0f} a second", end=", ")
    print(f"{rate:.0f} once all had come; views {tally.views}")
    print(f"ack p50 {p50 * 1000:.1f} ms, p99 {p99 * 1000:.1f} ms, worst {times[-1] * 1000:.1f} ms")
    print(
        f"server memory {used.before:.0f} MB before, {used.after:.0f} MB after; {tally.all_bytes / 1e6:.1f} MB of views"
    )
    _report_bytes(wanted, tally)
    print(
        f"processor {used.busy:.1f} s in {seconds:.0f} s, {each * 1000:.2f} ms a decision once all had come", end="; "
    )
    print(f"workers {used.thought:.1f} s, clients {used.clients:.1f} s; load of the machine {os.getloadavg()[0]:.1f}")
    _report_parts(wanted, each * 1e6, beside * 1e6)
    print(f"errors {len(tally.errors)}", *tally.errors[:3], sep="\n")
    late = wanted.pause >= THINKING and (p50 >= P50_MOST or p99 >= P99_MOST)
    return 1 if late or tally.errors else 0


def _report_bytes(wanted: argparse.Namespace, tally: Tally) -> None:
    if tally.sizes:
        sizes = sorted(tally.sizes)
        middle, most = sizes[len(sizes) // 2], sizes[len(sizes) * 95 // 100]
        whole = sum(tally.entering) / max(1, len(tally.entering))
        mean = sum(sizes) / len(sizes)
        print(f"bytes a decision {middle:.0f} median, {most:.0f} p95, {mean:.0f} mean; entering {whole:.0f}")
    if wanted.packed:
        print(f"over the wire, packed, {tally.packed / 1e6:.1f} MB, {tally.packed / max(1, tally.views):.0f} a view")


def _report_parts(wanted: argparse.Namespace, whole: float, beside: float) -> None:
    """Print the parts of the server's time: those that can be measured in this process; the rest is sockets
    and tasks."""
    parts = {**parts_of(wanted.game), "commit": beside}
    rest = max(0.0, whole - sum(parts.values()))
    words = [
        f"{name} {micro:.0f} µs ({micro / whole:.0%})" for name, micro in {**parts, "sockets and tasks": rest}.items()
    ]
    print(f"of {whole:.0f} µs a decision: " + ", ".join(words))


if __name__ == "__main__":
    sys.exit(main())
