"""The cost of many tables: measured with one, two and four processes on PostgreSQL, computed for any number.

    python -m benchmarks.scale                      the model for 100,000 tables, from the stored measurements
    python -m benchmarks.scale --tables 5000        for another number
    python -m benchmarks.scale --measure            measure anew on this machine and store it (a quarter of an hour)

The model is docs/scale.md in code: costs a decision and a table, multiplied. `tests/benchmarks` holds it against the
measurements it comes from.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import platform
import re
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import ExitStack
from math import ceil
from pathlib import Path
from statistics import mean
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import msgspec

from benchmarks import load as people
from benchmarks import memory
from tests.local_services import a_postgres, a_redis, free_port

STORED = Path(__file__).with_name("measured") / "scale.json"

HOST = """
import sys
from fabletable.server.main import migrate, serve
port, database, channels, processes = sys.argv[1:]
migrate(database)
serve(port=int(port), database=database, channels=channels, workers=int(processes), job_workers=1,
      secret="for the load test only", trusted_proxies="")
"""


# --- what was measured ---


IDLE_SECONDS = 5.0


class Measured(msgspec.Struct):
    """One run: so many processes, so many tables, each with a person and a greedy bot who play Dice Forge."""

    processes: int
    news: str
    tables: int
    seconds: float
    choices: int
    decisions: int
    view_bytes: int
    wire_bytes: int
    """The bytes of the views as they are drawn, and of those on the wire, packed."""
    serving: float
    """The processor seconds of all serving processes."""
    thinking: float
    """The processor seconds of their workers."""
    storing: float
    """The processor seconds of all processes of PostgreSQL."""
    telling: float
    """The processor seconds of Redis."""
    idle: float
    """The processor share of one serving process without visitors."""
    idle_megabytes: float
    """The megabytes of one serving process before the first visitor."""
    megabytes: float
    """The megabytes of all serving processes with these tables open."""
    worker_megabytes: float
    log_bytes: float
    """The bytes that a decision takes in the database, with its index."""
    wal_bytes: float
    """The bytes that a decision takes in the database's journal."""
    p50: float
    p99: float


class Measurements(msgspec.Struct):
    machine: str
    runs: list[Measured]


def stored() -> Measurements:
    return msgspec.json.decode(STORED.read_bytes(), type=Measurements)


# --- the model ---


class Costs(msgspec.Struct):
    """The costs of a decision and of a table, independent of their number."""

    idle: float
    """The share of a processor of an idle serving process: it looks once a second whether messages were lost."""
    serve: float
    """The seconds of a serving process for a decision: check, store, draw the views, send."""
    hear: float
    """The seconds that a decision takes every other process that hears of it."""
    think: float
    """The seconds of a worker for a decision of a bot."""
    store: float
    """The seconds of PostgreSQL for a decision."""
    follow: float
    """The seconds of PostgreSQL for reading it again where the table is open at another process, too."""
    notify: float
    """The seconds of these that notifying takes, and that Redis saves."""
    wire_bytes: float
    log_bytes: float
    wal_bytes: float
    process_megabytes: float
    """The megabytes of a serving process that has served, without its tables."""
    worker_megabytes: float
    table_megabytes: float


def costs_of(measured: Measurements, held: Sequence[memory.Figures]) -> Costs:
    """Compute the costs from runs with several numbers of processes: what grows with their number is the price of
    hearing. What is held in memory was measured with several numbers of open tables."""
    runs = measured.runs
    process, table = _line([(run.tables, run.open) for run in held])
    idle = mean(run.idle for run in runs)
    serve, hear = _line([(run.processes - 1, _deciding(run, idle) / run.decisions) for run in runs])
    by_itself = [run for run in runs if run.news == "postgres"]
    store, follow = _line([(elsewhere(run.processes), run.storing / run.decisions) for run in by_itself])
    notify = mean(
        store + follow * elsewhere(run.processes) - run.storing / run.decisions for run in runs if run.news == "redis"
    )
    return Costs(
        idle=idle,
        serve=serve,
        hear=max(0.0, hear),
        think=mean(run.thinking / max(1, run.decisions - run.choices) for run in runs),
        store=store,
        follow=max(0.0, follow),
        notify=max(0.0, notify),
        wire_bytes=mean(run.wire_bytes / run.decisions for run in runs),
        log_bytes=mean(run.log_bytes for run in runs),
        wal_bytes=mean(run.wal_bytes for run in runs),
        process_megabytes=process,
        worker_megabytes=mean(run.workers_start for run in held) / memory.WORKERS,
        table_megabytes=table,
    )


def _deciding(run: Measured, idle: float) -> float:
    """Return the seconds spent on decisions, without those of idle processes."""
    return run.serving - run.processes * run.seconds * idle


def elsewhere(processes: int) -> float:
    """Return the probability that a table was first opened at another process than that of its people."""
    return (processes - 1) / processes


def storing(costs: Costs, processes: int, news: str) -> float:
    """Return the seconds of PostgreSQL for a decision in a server of this size."""
    return costs.store + costs.follow * elsewhere(processes) - (costs.notify if news == "redis" else 0.0)


def _line(points: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """Fit a straight line to these points, and return its start and slope."""
    across, up = mean(x for x, _ in points), mean(y for _, y in points)
    spread = sum((x - across) ** 2 for x, _ in points)
    steep = sum((x - across) * (y - up) for x, y in points) / spread if spread else 0.0
    return up - steep * across, steep


class Load(msgspec.Struct):
    """The behaviour of people. The figures for a hundred thousand tables assume ten seconds of thought."""

    tables: int = 100_000
    people: float = 2.5
    """The number of people at a table."""
    think_seconds: float = 10.0
    """The seconds between two decisions of people at a table."""
    bot_share: float = 0.4
    """The share of all decisions that bots make."""
    games_a_day: float = 8.0
    """The games a day on each of the tables that are open at once."""
    decisions_a_game: float = 300.0
    busy: float = 0.6
    """The largest share of a processor that is planned."""

    @property
    def by_people(self) -> float:
        """Return the decisions a second that people make; at each table one person at a time is asked."""
        return self.tables / self.think_seconds

    @property
    def decisions(self) -> float:
        return self.by_people / (1 - self.bot_share)


SERVER_PROCESSES = 16
"""The most processes of one server: each hears of every decision in it, so beyond this there is another server with its
own database."""
DATABASE_CORES = 16
"""The cores of one good database machine; it writes one journal."""
JOURNAL_BYTES = 60e6
"""The bytes a second that one disk takes with a sync at each group of commits."""


class Plan(msgspec.Struct):
    """The machines that a host needs."""

    servers: int
    processes: int
    """The number of serving processes of each server."""
    workers: int
    """The number of workers of each server."""
    serving_cores: float
    thinking_cores: float
    storing_cores: float
    gigabytes: float
    gigabits: float
    """The gigabits a second sent to the players at the busiest time."""
    rows_a_second: float
    journal_megabytes: float
    """The megabytes a second of the journal of each server."""
    gigabytes_a_day: float
    """The gigabytes a day by which all logs grow."""


def plan_for(wanted: Load, costs: Costs) -> Plan:
    """Return the fewest servers in which no process is busier than planned."""
    for servers in range(1, 10_000):
        plan = _with(servers, wanted, costs)
        fits = plan.processes <= SERVER_PROCESSES and plan.storing_cores / servers <= DATABASE_CORES * wanted.busy
        if fits and plan.journal_megabytes * 1e6 <= JOURNAL_BYTES:
            return plan
    raise ValueError("no number of servers is enough")


def _with(servers: int, wanted: Load, costs: Costs) -> Plan:
    decisions = wanted.decisions / servers
    processes = _processes(decisions, wanted.busy, costs)
    thinking = decisions * wanted.bot_share * costs.think
    workers = max(processes, ceil(thinking / wanted.busy))
    held = processes * costs.process_megabytes + workers * costs.worker_megabytes
    return Plan(
        servers=servers,
        processes=processes,
        workers=workers,
        serving_cores=servers * (processes * costs.idle + decisions * (costs.serve + (processes - 1) * costs.hear)),
        thinking_cores=servers * thinking,
        storing_cores=servers * decisions * storing(costs, processes, "redis" if processes > 1 else "postgres"),
        gigabytes=(servers * held + wanted.tables * costs.table_megabytes) / 1000,
        gigabits=wanted.decisions * costs.wire_bytes * wanted.people / 2 * 8 / 1e9,
        rows_a_second=wanted.decisions,
        journal_megabytes=decisions * costs.wal_bytes / 1e6,
        gigabytes_a_day=wanted.tables * wanted.games_a_day * wanted.decisions_a_game * costs.log_bytes / 1e9,
    )


def _processes(decisions: float, busy: float, costs: Costs) -> int:
    """Return the number of processes at the planned load: their share of the decisions, and news of all others."""
    for processes in range(1, 1000):
        each = (costs.serve + costs.hear * (processes - 1)) / processes
        if costs.idle + decisions * each <= busy:
            return processes
    return 1000


# --- measuring ---


def measure(processes: int, news: str, tables: int, seconds: float) -> Measured:
    with ExitStack() as stack:
        postgres = stack.enter_context(a_postgres(durable=True))
        redis = stack.enter_context(a_redis()) if news == "redis" else None
        port = free_port()
        words = [str(port), postgres.url, "" if redis is None else redis.url, str(processes)]
        server = subprocess.Popen([sys.executable, "-c", HOST, *words], stderr=subprocess.DEVNULL)
        stack.callback(server.wait, 30)
        stack.callback(server.terminate)
        people._wait_for(port)
        time.sleep(3)
        serving, workers = people.family(server.pid, processes)
        idle = mean(people._memory(pid) for pid in serving)
        families = {
            "serving": serving,
            "thinking": workers,
            "storing": people.tree(postgres._process.pid if postgres._process else 0),
            "telling": [] if redis is None or redis._process is None else [redis._process.pid],
        }
        first = _spent(families)
        time.sleep(IDLE_SECONDS)
        before = _spent(families)
        journal = asyncio.run(_query(postgres.url, "SELECT pg_current_wal_lsn() - '0/0'::pg_lsn"))
        wanted = argparse.Namespace(
            tables=tables,
            seconds=seconds,
            game="diceforge",
            bot="greedy",
            pause=1.0,
            arrive=seconds / 4,
            port=port,
            packed=True,
        )
        begun = time.perf_counter()
        tally = asyncio.run(people._load(wanted))
        passed = time.perf_counter() - begun
        families["storing"] = sorted({*families["storing"], *people.tree(families["storing"][0])})
        after = _spent(families)
        if tally.errors:
            raise SystemExit(f"{len(tally.errors)} errors: {tally.errors[:3]}")
        decisions = asyncio.run(_query(postgres.url, "SELECT count(*) FROM log"))
        wrote = asyncio.run(_query(postgres.url, "SELECT pg_current_wal_lsn() - '0/0'::pg_lsn")) - journal
        size = asyncio.run(_query(postgres.url, "SELECT pg_total_relation_size('log')"))
        times = sorted(tally.acknowledged)
        return Measured(
            processes=processes,
            news=news,
            tables=tables,
            seconds=round(passed, 1),
            choices=len(times),
            decisions=int(decisions),
            view_bytes=tally.all_bytes,
            wire_bytes=tally.packed,
            **{name: round(after[name] - before[name], 2) for name in families},
            idle=round((before["serving"] - first["serving"]) / IDLE_SECONDS / processes, 4),
            idle_megabytes=round(idle, 1),
            megabytes=round(sum(people._memory(pid) for pid in serving), 1),
            worker_megabytes=round(mean(people._memory(pid) for pid in workers), 1),
            log_bytes=round(float(size) / decisions, 1),
            wal_bytes=round(float(wrote) / decisions, 1),
            p50=round(people._percentile(times, 0.5), 4),
            p99=round(people._percentile(times, 0.99), 4),
        )


def _spent(families: dict[str, list[int]]) -> dict[str, float]:
    """Return the processor seconds of each family. PostgreSQL's connections come and go; those that are gone count no
    more."""
    return {name: sum(_busy(pid) for pid in pids) for name, pids in families.items()}


def _busy(pid: int) -> float:
    try:
        return people._busy(pid)
    except OSError:
        return 0.0


async def _query(url: str, text: str) -> Any:
    connection = await asyncpg.connect(url)
    try:
        return await connection.fetchval(text)
    finally:
        await connection.close()


def measure_all(tables: int, seconds: float) -> Measurements:
    gc.disable()
    runs = []
    for processes, news in ((1, "postgres"), (2, "postgres"), (4, "postgres"), (2, "redis"), (4, "redis")):
        run = measure(processes, news, tables, seconds)
        runs.append(run)
        print(msgspec.json.encode(run).decode(), flush=True)
    return Measurements(
        f"{os.cpu_count()} cores, {_processor()}, Python {platform.python_version()}, interpreted", runs
    )


def _processor() -> str:
    found = re.search(r"model name\s*:\s*(.*)", Path("/proc/cpuinfo").read_text())
    return found[1] if found else platform.machine()


# --- saying it ---


def told(wanted: Load, costs: Costs) -> str:
    """List everything the model says, one figure a line."""
    plan = plan_for(wanted, costs)
    cores = plan.serving_cores + plan.thinking_cores + plan.storing_cores
    rows = {
        "tables at once": f"{wanted.tables:,}",
        "decisions a second": f"{wanted.decisions:,.0f}, {wanted.bot_share:.0%} of them by bots",
        "a process that has nothing to do": f"{costs.idle:.1%} of a core",
        "a decision, serving": f"{costs.serve * 1000:.2f} ms",
        "a decision, each process that hears of it": f"{costs.hear * 1000:.2f} ms",
        "a decision, PostgreSQL": f"{costs.store * 1000:.2f} ms",
        "and where it is open elsewhere too": f"{costs.follow * 1000:.2f} ms more",
        "and with Redis": f"{costs.notify * 1000:.2f} ms less",
        "a decision of a bot, thinking": f"{costs.think * 1000:.2f} ms",
        "a decision, sent to players": f"{costs.wire_bytes / 1000:.1f} KB",
        "a decision, in the log": f"{costs.log_bytes:.0f} bytes",
        "a decision, in the journal": f"{costs.wal_bytes:.0f} bytes",
        "a table, memory": f"{costs.table_megabytes:.2f} MB",
        "a process, memory": f"{costs.process_megabytes:.0f} MB",
        "a worker, memory": f"{costs.worker_megabytes:.0f} MB",
        "servers, each with its database": f"{plan.servers}",
        "processes in each": f"{plan.processes}",
        "workers in each": f"{plan.workers}",
        "journal of each, a second": f"{plan.journal_megabytes:.1f} MB",
        "cores busy: serving, thinking, storing": (
            f"{plan.serving_cores:,.0f}, {plan.thinking_cores:,.0f}, {plan.storing_cores:,.0f}"
        ),
        "cores to buy": f"{cores / wanted.busy:,.0f}",
        "memory to buy": f"{plan.gigabytes:,.0f} GB",
        "to the players": f"{plan.gigabits:.1f} Gbit/s",
        "logs grow a day": f"{plan.gigabytes_a_day:,.0f} GB",
    }
    return "\n".join(f"{name:42} {value}" for name, value in rows.items())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--measure", action="store_true")
    parser.add_argument("--measured-tables", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=40.0)
    wanted = parser.parse_args()
    if wanted.measure:
        found = measure_all(wanted.measured_tables, wanted.seconds)
        STORED.parent.mkdir(exist_ok=True)
        STORED.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
    print(told(Load(tables=wanted.tables), costs_of(stored(), memory.stored())))
    return 0


if __name__ == "__main__":
    sys.exit(main())
