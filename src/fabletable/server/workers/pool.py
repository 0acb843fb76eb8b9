"""The pool of worker processes: it hands out jobs and goes on when a worker dies.

It is our own because no library has all of this: a fair queue for each table, urgency, progress, cancelling a job that
has no waiter left, and one dead worker not taking the others with it (concurrent.futures and loky break the whole pool;
pebble and anyio stop a worker only by killing it).
"""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import re
import sys
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar

import msgspec

from fabletable.bots.roster import brought_bots
from fabletable.games import BUILT_IN, find
from fabletable.kernel import Refused
from fabletable.server import metrics
from fabletable.server.workers.fair_queue import FairQueue
from fabletable.table.jobs.cache import JobCache
from fabletable.table.jobs.jobs import AnyJob, Job, MoveJob, Urgency
from fabletable.table.jobs.run import JobControl, run_job
from fabletable.table.jobs.wire import (
    LENGTH,
    Bring,
    Broken,
    CancelJob,
    Done,
    FromWorker,
    HurryJob,
    Load,
    Not,
    RunJob,
    SoFar,
    framed,
)
from fabletable.table.ports.pending_jobs import PendingJob, PendingJobs
from fabletable.table.ports.workers import JobBroke, OnProgress

T = TypeVar("T")

_log = logging.getLogger(__name__)

TRIES = 2
MOST_FAILURES = 5
GRACE = 2.0
"""A worker that does not stop when told to is stopped after this long."""
MOST_WAITING = 2000
MOST_OF_A_TABLE = 12
"""Questions without hurry that may wait for one table."""
TABLES_REMEMBERED = 48

_BEGIN = "import sys; sys.path[:] = sys.argv[1:]; from fabletable.server.workers.worker import main; main()"

_SECRET = re.compile(r"SECRET|PASS|TOKEN|^FABLETABLE_(SETTINGS|DATABASE|CHANNELS|SMTP|KEY)")
"""Names of variables that hold a secret, or a URL with a password."""


def environment_of_workers(environment: Mapping[str, str]) -> dict[str, str]:
    """Return the variables a worker gets: it runs bots of others, and needs no secret of the server."""
    return {name: value for name, value in environment.items() if not _SECRET.search(name.upper())}


class PooledJob(PendingJob):
    """A job that a worker may have in hand."""

    def __init__(self, number: int, table: str, job: AnyJob, future: asyncio.Future[Any]) -> None:
        super().__init__(number, table, job, future)
        self.tries = 0
        self.worker: WorkerProcess | None = None
        self.alarm: asyncio.TimerHandle | None = None

    def settle(self, answer: Any = None, broken: Exception | None = None) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
        self.worker = None
        super().settle(answer, broken)


class WorkerProcess:
    """One process, seen from the server."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.pending_jobs: dict[int, PooledJob] = {}
        self.tables: OrderedDict[str, None] = OrderedDict()
        self.brought: dict[str, object] = {}
        self.listening: asyncio.Task[None] | None = None

    @property
    def urgency(self) -> int:
        """Return the urgency of its most urgent job; -1, below all others, while it is free."""
        return max((pending.job.urgency for pending in self.pending_jobs.values()), default=-1)

    def say(self, frame: msgspec.Struct) -> None:
        if self.process.stdin is not None:
            self.process.stdin.write(framed(frame))

    def remember(self, table: str) -> None:
        self.tables[table] = None
        self.tables.move_to_end(table)
        if len(self.tables) > TABLES_REMEMBERED:
            self.tables.popitem(last=False)

    def kill(self) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()


class WorkerPool:
    """Workers that are processes. They are started when they are first needed, or at once by ``begin``."""

    def __init__(self, workers: int) -> None:
        self._most = max(1, workers)
        self._workers: list[WorkerProcess] = []
        self._hiring = 0
        self._failed = 0
        self._lines: dict[Urgency, FairQueue[PooledJob]] = {
            urgency: FairQueue() for urgency in sorted(Urgency, reverse=True)
        }
        self._jobs = PendingJobs(PooledJob, self._begin, self._drop)
        self._decoder = msgspec.msgpack.Decoder(FromWorker)
        self._tasks: set[asyncio.Task[None]] = set()
        self._at_once = False
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="replay")
        self._stopping = False

    # --- asking ---

    async def run(self, job: Job[T], table: str, on_progress: OnProgress | None = None) -> T:
        """Return what the job gives. Refused when a worker refuses, when too many wait, or when no worker answers. A
        caller that is cancelled no longer waits; when none is left the job stops."""
        asked: Any = job
        answer: T = await self._jobs.answer(asked, table, on_progress)
        return answer

    async def call(self, work: Callable[[], T]) -> T:
        """Call ``work`` in a thread of this process, one call after the other."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    @property
    def is_busy(self) -> bool:
        """Return whether a job still has a waiter."""
        return len(self._jobs) > 0

    def hurry(self, table: str) -> None:
        """Let workers that think about a move at this table answer from what is known by now."""
        for pending in self._jobs:
            if pending.table == table and isinstance(pending.job, MoveJob) and pending.worker is not None:
                pending.worker.say(HurryJob(pending.number))

    def _begin(self, pending: PooledJob) -> None:
        line = self._lines[pending.job.urgency]
        crowded = pending.job.urgency < Urgency.MOVE and line.waiting(pending.table) >= MOST_OF_A_TABLE
        if self._stopping or crowded or len(line) >= MOST_WAITING:
            raise Refused("why-busy")
        line.join(pending.table, pending)
        self._hand_out()

    def _drop(self, pending: PooledJob) -> None:
        """Cancel a job that has no waiter left."""
        pending.future.cancel()
        if pending.worker is None:
            self._lines[pending.job.urgency].leave(pending.table, pending)
            return
        pending.worker.say(CancelJob(pending.number))
        self._set_alarm(pending, GRACE)

    # --- handing out ---

    def _hand_out(self) -> None:
        """Give jobs to free workers: the most urgent first, of each line the table that has waited longest."""
        for urgency, line in self._lines.items():
            while len(line) and (worker := self._worker_for(urgency, line.first_table)) is not None:
                self._give(worker, line)
        waiting = sum(len(line) for line in self._lines.values())
        metrics.thoughts_waiting.set(waiting)
        wanted = waiting + sum(bool(worker.pending_jobs) for worker in self._workers)
        while not self._stopping and len(self._workers) + self._hiring < min(self._most, wanted):
            self._hiring += 1
            self._start(self._hire())

    def _worker_for(self, urgency: Urgency, table: str) -> WorkerProcess | None:
        """Choose a worker: a free one, preferably one that knows the table, else one that can put a less urgent job
        aside. Jobs that look back leave the last free worker to more urgent ones."""
        free = [worker for worker in self._workers if not worker.pending_jobs]
        if urgency == Urgency.LOOKING_BACK:
            busy = sum(worker.urgency == urgency for worker in self._workers)
            if not free or busy >= max(1, self._most - 1):
                return None
        if free:
            return next((worker for worker in free if table in worker.tables), free[0])
        if len(self._workers) + self._hiring < self._most:
            return None
        least = min(self._workers, key=lambda worker: worker.urgency, default=None)
        return least if least is not None and least.urgency < urgency else None

    def _give(self, worker: WorkerProcess, line: FairQueue[PooledJob]) -> None:
        pending = line.next()
        if pending is None:
            return
        if not self._bring_along(worker, pending.job):
            self._start(self._think_at_home(pending))
            return
        pending.tries += 1
        pending.worker = worker
        worker.pending_jobs[pending.number] = pending
        worker.remember(pending.table)
        worker.say(RunJob(pending.number, pending.job))
        self._set_alarm(pending, pending.job.seconds)

    def _bring_along(self, worker: WorkerProcess, job: AnyJob) -> bool:
        """Send games, packs and bots that users brought to the worker once. False when they cannot travel."""
        key = job.log.game
        game = find(key)
        things: list[tuple[str, str, object]] = [] if key in BUILT_IN else [("", f"game/{key}", game)]
        things += [("", f"pack/{key}/{pack.key}", pack) for pack in game.brought_packs]
        if isinstance(job, MoveJob) and job.bot in (bots := brought_bots()):
            things.append((job.bot, job.bot, bots[job.bot]))
        for name, known_as, thing in things:
            if worker.brought.get(known_as) is thing:
                continue
            packed = _packed(thing)
            if packed is None:
                return False
            worker.say(Bring(name, packed))
            worker.brought[known_as] = thing
        return True

    async def _think_at_home(self, pending: PooledJob) -> None:
        """Run a job in a thread of this process: other processes cannot import what a user wrote in the file that was
        started."""
        try:
            pending.settle(answer=await asyncio.to_thread(run_job, pending.job, JobCache(), JobControl()))
        except Exception as broken:  # noqa: BLE001 whoever asked hears of it
            pending.settle(broken=broken)

    def _set_alarm(self, pending: PooledJob, seconds: float) -> None:
        if pending.alarm is not None:
            pending.alarm.cancel()
        pending.alarm = asyncio.get_running_loop().call_later(seconds, self._overdue, pending)

    def _overdue(self, pending: PooledJob) -> None:
        """Kill the worker of a job that took too long, without another try: it would take too long again."""
        pending.tries = TRIES
        if pending.worker is not None:
            _log.warning("a worker took too long", extra={"table": pending.table, "question": _kind(pending)})
            pending.worker.kill()

    # --- answers ---

    async def _listen(self, worker: WorkerProcess) -> None:
        stdout = worker.process.stdout
        assert stdout is not None
        try:
            while True:
                head = await stdout.readexactly(LENGTH)
                self._heard(worker, self._decoder.decode(await stdout.readexactly(int.from_bytes(head, "big"))))
        except (asyncio.IncompleteReadError, ConnectionError, msgspec.MsgspecError):
            pass
        finally:
            worker.kill()
            self._lost(worker)
        await worker.process.wait()

    def _heard(self, worker: WorkerProcess, frame: FromWorker) -> None:
        self._failed = 0
        pending = worker.pending_jobs.get(frame.id)
        if pending is None:
            return
        if isinstance(frame, SoFar):
            pending.progress(frame.part, msgspec.msgpack.decode(frame.answer))
            return
        del worker.pending_jobs[frame.id]
        if isinstance(frame, Done):
            pending.settle(answer=msgspec.msgpack.decode(frame.answer))
        elif isinstance(frame, Not):
            pending.settle(broken=Refused(frame.code, frame.args, frame.rule))
        elif isinstance(frame, Broken):
            pending.settle(broken=JobBroke(frame.error))
        else:
            pending.settle()
        self._hand_out()

    def _lost(self, worker: WorkerProcess) -> None:
        """Start another worker in place of a lost one, and try its jobs once more."""
        if worker in self._workers:
            self._workers.remove(worker)
        if self._stopping:
            return
        self._failed += 1
        metrics.workers_lost.inc()
        _log.warning(
            "a worker is gone", extra={"questions": [_kind(pending) for pending in worker.pending_jobs.values()]}
        )
        for pending in worker.pending_jobs.values():
            if pending.alarm is not None:
                pending.alarm.cancel()
            pending.worker = None
            if pending.future.done():
                continue
            if pending.tries >= TRIES:
                pending.settle(broken=Refused("why-no-answer"))
            else:
                self._lines[pending.job.urgency].return_to(pending.table, pending)
        worker.pending_jobs.clear()
        self._hand_out()

    # --- processes ---

    def begin(self) -> None:
        """Start all workers now and let them load the rules, so that the first who asks need not wait for them."""
        self._at_once = True
        while len(self._workers) + self._hiring < self._most:
            self._hiring += 1
            self._start(self._hire())

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _hire(self) -> None:
        """Start one worker. After failures it takes its time, so that a broken machine is not kept busy by it."""
        try:
            if self._failed > 1:
                await asyncio.sleep(min(5.0, 0.1 * 2**self._failed))
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-c", _BEGIN, *sys.path),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env=environment_of_workers(os.environ),
            )
        except OSError:
            _log.exception("a worker could not be started")
            self._not_hired()
            return
        finally:
            self._hiring -= 1
        worker = WorkerProcess(process)
        self._workers.append(worker)
        if self._at_once:
            worker.say(Load(list(BUILT_IN)))
        worker.listening = asyncio.get_running_loop().create_task(self._listen(worker))
        self._hand_out()

    def _next_in_line(self) -> PooledJob | None:
        return next((pending for line in self._lines.values() if (pending := line.next()) is not None), None)

    def _not_hired(self) -> None:
        self._failed += 1
        while self._failed >= MOST_FAILURES and (pending := self._next_in_line()) is not None:
            pending.settle(broken=Refused("why-no-answer"))
        asyncio.get_running_loop().call_later(1.0, self._hand_out)

    async def stop(self) -> None:
        """Stop all workers and wait until they are gone."""
        self._stopping = True
        self._thread.shutdown(wait=False, cancel_futures=True)
        for task in list(self._tasks):
            task.cancel()
        for pending in self._jobs:
            pending.settle(broken=Refused("why-server-stops"))
        workers = list(self._workers)
        for worker in workers:
            if worker.process.stdin is not None:
                worker.process.stdin.close()
        leaving = [worker.listening for worker in workers if worker.listening is not None]
        if leaving:
            _, late = await asyncio.wait(leaving, timeout=GRACE)
            for worker in workers:
                worker.kill()
            if late:
                await asyncio.wait(late, timeout=GRACE)


def _packed(thing: object) -> bytes | None:
    """Pickle a thing, or return None if no other process could unpack it."""
    home = getattr(thing, "__module__", type(thing).__module__)
    try:
        return None if home == "__main__" else pickle.dumps(thing)
    except Exception:  # noqa: BLE001 what a user brought may be anything
        return None


def _kind(pending: PooledJob) -> str:
    return type(pending.job).__name__
