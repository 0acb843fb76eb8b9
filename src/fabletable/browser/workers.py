"""Workers of a tab: web workers run the bots' moves and reviews, so that the table always answers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec

from fabletable.browser.ports import JobWorkers
from fabletable.kernel import Refused
from fabletable.table.jobs.jobs import Job, MoveJob, Urgency
from fabletable.table.jobs.wire import Broken, Done, FromWorker, Not, RunJob, SoFar, Stopped, packed
from fabletable.table.local.workers import LocalJob
from fabletable.table.ports.pending_jobs import PendingJobs
from fabletable.table.ports.workers import JobBroke, OnProgress

T = TypeVar("T")

PLAY: Final = "play"
STUDY: Final = "study"
"""The lanes: for jobs that hold up a table, and for looking back."""

MOST_LOST: Final = 1
"""The number of times that a job is tried again after its worker was lost."""


class TabJob(LocalJob):
    times_lost = 0

    @property
    def lane(self) -> str:
        return PLAY if self.job.urgency >= Urgency.ADVICE else STUDY


class TabWorkers:
    def __init__(self, job_workers: JobWorkers) -> None:
        self._job_workers = job_workers
        self._jobs = PendingJobs(TabJob, self._begin, self._drop)
        self._queue: list[TabJob] = []
        self._running: dict[str, TabJob] = {}
        self._decoder = msgspec.msgpack.Decoder(FromWorker)

    # --- Workers ---

    async def run(self, job: Job[T], table: str, on_progress: OnProgress | None = None) -> T:
        asked: Any = job
        answer: T = await self._jobs.answer(asked, table, on_progress)
        return answer

    def hurry(self, table: str) -> None:
        for pending in self._jobs:
            if pending.table == table and isinstance(pending.job, MoveJob):
                pending.is_hurried = True
                if self._running.get(pending.lane) is pending:
                    self._job_workers.hurry(pending.lane)

    async def call(self, work: Callable[[], T]) -> T:
        await asyncio.sleep(0)
        return work()

    @property
    def is_busy(self) -> bool:
        return len(self._jobs) > 0

    async def stop(self) -> None:
        for pending in self._jobs:
            self._drop(pending)

    # --- from the table ---

    def _begin(self, pending: TabJob) -> None:
        self._queue.append(pending)
        running = self._running.get(pending.lane)
        if running is None:
            asyncio.get_running_loop().call_soon(self._next_in, pending.lane)
        elif running.job.urgency < pending.job.urgency:
            # The stopped job is begun again when the more urgent one is done.
            self._job_workers.stop(pending.lane)

    def _drop(self, pending: TabJob) -> None:
        pending.is_cancelled = True
        pending.future.cancel()
        if pending in self._queue:
            self._queue.remove(pending)
        if self._running.get(pending.lane) is pending:
            self._job_workers.stop(pending.lane)

    def _next_in(self, lane: str) -> None:
        if lane in self._running:
            return
        waiting = [each for each in self._queue if each.lane == lane]
        pending = min(waiting, key=lambda each: each.order, default=None)
        if pending is None:
            return
        self._queue.remove(pending)
        self._running[lane] = pending
        self._job_workers.ask(lane, pending.job.log.game, packed(RunJob(pending.number, pending.job)))
        if pending.is_hurried:
            self._job_workers.hurry(lane)

    # --- from the job workers ---

    def heard(self, lane: str, data: bytes) -> None:
        """Handle a frame of a job worker."""
        frame = self._decoder.decode(data)
        pending = self._running.get(lane)
        if pending is None or pending.number != frame.id:
            return
        if isinstance(frame, SoFar):
            pending.progress(frame.part, msgspec.msgpack.decode(frame.answer))
            return
        del self._running[lane]
        if isinstance(frame, Done):
            pending.settle(msgspec.msgpack.decode(frame.answer))
        elif isinstance(frame, Not):
            pending.settle(broken=Refused(frame.code, frame.args, frame.rule))
        elif isinstance(frame, Broken):
            pending.settle(broken=JobBroke(frame.error))
        elif isinstance(frame, Stopped) and not pending.is_cancelled:
            self._queue.append(pending)
        self._next_in(lane)

    def lost(self, lane: str) -> None:
        """Handle the loss of a job worker, which ran out of memory or was ended by the browser. The next worker tries
        its job once more."""
        pending = self._running.pop(lane, None)
        if pending is not None and not pending.is_cancelled:
            pending.times_lost += 1
            if pending.times_lost > MOST_LOST:
                pending.settle(broken=Refused("why-no-answer"))
            else:
                self._queue.append(pending)
        self._next_in(lane)
