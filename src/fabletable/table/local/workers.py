"""Workers in this process: one thread that runs jobs by urgency, or none where there are no threads."""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from fabletable.kernel import Refused
from fabletable.table.jobs.cache import JobCache
from fabletable.table.jobs.jobs import Job, MoveJob
from fabletable.table.jobs.run import JobControl, run_job
from fabletable.table.ports.pending_jobs import PendingJob, PendingJobs
from fabletable.table.ports.workers import JobBroke, OnProgress

T = TypeVar("T")


class Cancelled(BaseException):
    """The job was cancelled. Not an Exception: no bot may catch it by mistake."""


class LocalJob(PendingJob):
    is_cancelled = False
    is_hurried = False

    @property
    def order(self) -> tuple[int, int]:
        """The more urgent first, then the older."""
        return -self.job.urgency, self.number


class LocalWorkers:
    """Workers in this process. ``threads`` is False where Python has no threads: then a job runs in one piece on the
    event loop."""

    def __init__(self, *, threads: bool = True) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="table-jobs") if threads else None
        self._replays = ThreadPoolExecutor(1, thread_name_prefix="table-replays") if threads else None
        self._cache = JobCache()
        self._jobs = PendingJobs(LocalJob, self._begin, self._drop)
        self._queue: list[LocalJob] = []
        self._running: list[LocalJob] = []
        """The job that runs, on top of those it interrupts at one of their steps."""
        self._is_stopping = False

    # --- Workers ---

    async def run(self, job: Job[T], table: str, on_progress: OnProgress | None = None) -> T:
        asked: Any = job
        answer: T = await self._jobs.answer(asked, table, on_progress)
        return answer

    def hurry(self, table: str) -> None:
        for pending in self._jobs:
            if pending.table == table and isinstance(pending.job, MoveJob):
                pending.is_hurried = True

    async def call(self, work: Callable[[], T]) -> T:
        if self._replays is None:
            await asyncio.sleep(0)
            return work()
        return await asyncio.get_running_loop().run_in_executor(self._replays, work)

    @property
    def is_busy(self) -> bool:
        return len(self._jobs) > 0

    async def stop(self) -> None:
        self._is_stopping = True
        for pending in self._jobs:
            pending.is_cancelled = True
            pending.settle(broken=Refused("why-server-stops"))
        self._queue.clear()
        for pool in (self._thread, self._replays):
            if pool is not None:
                pool.shutdown(wait=False, cancel_futures=True)

    # --- on the event loop ---

    def _begin(self, pending: LocalJob) -> None:
        if self._is_stopping:
            raise Refused("why-busy")
        loop = asyncio.get_running_loop()
        self._queue.append(pending)
        if self._thread is None:
            loop.call_soon(self._run_next, loop)
        else:
            self._thread.submit(self._run_next, loop)

    def _drop(self, pending: LocalJob) -> None:
        pending.is_cancelled = True
        pending.future.cancel()
        if pending in self._queue:
            self._queue.remove(pending)

    # --- in the thread ---

    def _next(self, above: int = -1) -> LocalJob | None:
        """Take the most urgent job out of the queue, if it is more urgent than ``above``."""
        first = min(list(self._queue), key=lambda pending: pending.order, default=None)
        if first is None or first.job.urgency <= above:
            return None
        try:
            self._queue.remove(first)
        except ValueError:  # it was dropped just now
            return None
        return first

    def _run_next(self, loop: asyncio.AbstractEventLoop) -> None:
        pending = self._next()
        if pending is not None:
            self._run(pending, loop)

    def _run(self, pending: LocalJob, loop: asyncio.AbstractEventLoop) -> None:
        if pending.is_cancelled:
            return
        self._running.append(pending)
        try:
            answer = run_job(pending.job, self._cache, LocalControl(self, pending, loop))
            self._tell(loop, pending.settle, answer)
        except Cancelled:
            pass
        except Refused as no:
            self._tell(loop, pending.settle, None, no)
        except Exception:  # noqa: BLE001 whatever breaks one job must not break the next
            self._tell(loop, pending.settle, None, JobBroke(traceback.format_exc(limit=-8)))
        finally:
            self._running.pop()

    def _tell(self, loop: asyncio.AbstractEventLoop, work: Callable[..., None], *args: Any) -> None:
        """Do this on the event loop, which may be closed by now."""
        if self._thread is None:
            work(*args)
        elif not loop.is_closed():
            loop.call_soon_threadsafe(work, *args)

    def step(self, pending: LocalJob, loop: asyncio.AbstractEventLoop, part: float, so_far: Any) -> None:
        """Stop a job that was cancelled, let more urgent ones go first, report progress."""
        if pending.is_cancelled:
            raise Cancelled
        while (urgent := self._next(pending.job.urgency)) is not None:
            self._run(urgent, loop)
        if part and so_far is not None:
            self._tell(loop, pending.progress, part, so_far)


class LocalControl(JobControl):
    def __init__(self, workers: LocalWorkers, pending: LocalJob, loop: asyncio.AbstractEventLoop) -> None:
        self._workers = workers
        self._pending = pending
        self._loop = loop

    @property
    def is_hurried(self) -> bool:
        return self._pending.is_hurried

    def step(self, part: float = 0.0, so_far: Any = None) -> None:
        self._workers.step(self._pending, self._loop, part, so_far)
