"""Workers in this process: one thread that runs jobs by urgency, or none where there are no threads."""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from typing import Any, TypeVar

import msgspec

from fabletable.kernel import Refused
from fabletable.table.jobs.cache import JobCache
from fabletable.table.jobs.jobs import AnyJob, Job, MoveJob
from fabletable.table.jobs.run import JobControl, run_job
from fabletable.table.ports.workers import JobBroke, OnProgress

T = TypeVar("T")


class Cancelled(BaseException):
    """The job was cancelled. Not an Exception: no bot may catch it by mistake."""


class PendingJob:
    """A job and those who wait for it; several may wait for the same answer."""

    def __init__(self, number: int, table: str, job: AnyJob, future: asyncio.Future[Any]) -> None:
        self.number = number
        self.table = table
        self.job = job
        self.future = future
        self.waiting = 0
        self.told: list[OnProgress] = []
        self.is_cancelled = False
        self.is_hurried = False

    @property
    def order(self) -> tuple[int, int]:
        """The more urgent first, then the older."""
        return -self.job.urgency, self.number


class JobQueue:
    """Jobs that wait, by urgency, and those who wait for them. A subclass runs them."""

    def __init__(self) -> None:
        self._numbers = count(1)
        self._known: dict[tuple[str, bytes], PendingJob] = {}
        self._queue: list[PendingJob] = []
        self._is_stopping = False

    # --- Workers ---

    async def run(self, job: Job[T], table: str, on_progress: OnProgress | None = None) -> T:
        asked: Any = job
        pending = self._pending(asked, table)
        if on_progress is not None:
            pending.told.append(on_progress)
        pending.waiting += 1
        try:
            answer: T = await asyncio.shield(pending.future)
            return answer
        finally:
            pending.waiting -= 1
            if on_progress is not None:
                pending.told.remove(on_progress)
            if pending.waiting == 0 and not pending.future.done():
                self._drop(pending)

    def hurry(self, table: str) -> None:
        for pending in self._known.values():
            if pending.table == table and isinstance(pending.job, MoveJob):
                pending.is_hurried = True

    @property
    def is_busy(self) -> bool:
        return bool(self._known)

    async def call(self, work: Callable[[], T]) -> T:
        await asyncio.sleep(0)
        return work()

    async def stop(self) -> None:
        self._is_stopping = True
        for pending in list(self._known.values()):
            pending.is_cancelled = True
            settle(pending.future, broken=Refused("why-server-stops"))
        self._queue.clear()

    # --- on the event loop ---

    def _pending(self, job: AnyJob, table: str) -> PendingJob:
        name = table, msgspec.msgpack.encode(job)
        known = self._known.get(name)
        if known is not None:
            return known
        if self._is_stopping:
            raise Refused("why-busy")
        loop = asyncio.get_running_loop()
        pending = PendingJob(next(self._numbers), table, job, loop.create_future())
        self._known[name] = pending
        pending.future.add_done_callback(lambda _: self._known.pop(name, None))
        self._queue.append(pending)
        self._see_to(pending)
        return pending

    def _see_to(self, pending: PendingJob) -> None:
        """Have a job that was just put into the queue run."""
        raise NotImplementedError

    def _drop(self, pending: PendingJob) -> None:
        pending.is_cancelled = True
        pending.future.cancel()
        if pending in self._queue:
            self._queue.remove(pending)

    def _next(self, above: int = -1) -> PendingJob | None:
        """Take the most urgent job out of the queue, if it is more urgent than ``above``."""
        first = min(list(self._queue), key=lambda pending: pending.order, default=None)
        if first is None or first.job.urgency <= above:
            return None
        try:
            self._queue.remove(first)
        except ValueError:  # it was dropped just now
            return None
        return first


class LocalWorkers(JobQueue):
    """``threads`` is False where Python has no threads: then a job runs in one piece on the event loop."""

    def __init__(self, *, threads: bool = True) -> None:
        super().__init__()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="table-jobs") if threads else None
        self._replays = ThreadPoolExecutor(1, thread_name_prefix="table-replays") if threads else None
        self._cache = JobCache()
        self._running: list[PendingJob] = []
        """The job that runs, on top of those it interrupts at one of their steps."""

    async def call(self, work: Callable[[], T]) -> T:
        if self._replays is None:
            return await super().call(work)
        return await asyncio.get_running_loop().run_in_executor(self._replays, work)

    async def stop(self) -> None:
        await super().stop()
        for pool in (self._thread, self._replays):
            if pool is not None:
                pool.shutdown(wait=False, cancel_futures=True)

    def _see_to(self, pending: PendingJob) -> None:
        loop = asyncio.get_running_loop()
        if self._thread is None:
            loop.call_soon(self._run_next, loop)
        else:
            self._thread.submit(self._run_next, loop)

    # --- in the thread ---

    def _run_next(self, loop: asyncio.AbstractEventLoop) -> None:
        pending = self._next()
        if pending is not None:
            self._run(pending, loop)

    def _run(self, pending: PendingJob, loop: asyncio.AbstractEventLoop) -> None:
        if pending.is_cancelled:
            return
        self._running.append(pending)
        try:
            answer = run_job(pending.job, self._cache, Steps(self, pending, loop))
            self._tell(loop, settle, pending.future, answer)
        except Cancelled:
            pass
        except Refused as no:
            self._tell(loop, settle, pending.future, None, no)
        except Exception:  # noqa: BLE001 whatever breaks one job must not break the next
            self._tell(loop, settle, pending.future, None, JobBroke(traceback.format_exc(limit=-8)))
        finally:
            self._running.pop()

    def _tell(self, loop: asyncio.AbstractEventLoop, work: Callable[..., None], *args: Any) -> None:
        """Do this on the event loop, which may be closed by now."""
        if self._thread is None:
            work(*args)
        elif not loop.is_closed():
            loop.call_soon_threadsafe(work, *args)

    def step(self, pending: PendingJob, loop: asyncio.AbstractEventLoop, part: float, so_far: Any) -> None:
        """Stop a job that was cancelled, let more urgent ones go first, report progress."""
        if pending.is_cancelled:
            raise Cancelled
        while (urgent := self._next(pending.job.urgency)) is not None:
            self._run(urgent, loop)
        if part and so_far is not None:
            self._tell(loop, progress, pending, part, so_far)


class Steps(JobControl):
    def __init__(self, workers: LocalWorkers, pending: PendingJob, loop: asyncio.AbstractEventLoop) -> None:
        self._workers = workers
        self._pending = pending
        self._loop = loop

    @property
    def is_hurried(self) -> bool:
        return self._pending.is_hurried

    def step(self, part: float = 0.0, so_far: Any = None) -> None:
        self._workers.step(self._pending, self._loop, part, so_far)


def progress(pending: PendingJob, part: float, so_far: Any) -> None:
    for told in list(pending.told):
        told(part, so_far)


def settle(future: asyncio.Future[Any], answer: Any = None, broken: Exception | None = None) -> None:
    if future.done():
        return
    if broken is None:
        future.set_result(answer)
    else:
        future.set_exception(broken)
