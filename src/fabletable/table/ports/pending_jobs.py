"""Jobs on their way, for implementations of ``Workers``: callers that ask the same wait for one answer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any, Generic, TypeVar

import msgspec

from fabletable.table.jobs.jobs import AnyJob
from fabletable.table.ports.workers import OnProgress


class PendingJob:
    """A job and those who wait for it."""

    def __init__(self, number: int, table: str, job: AnyJob, future: asyncio.Future[Any]) -> None:
        self.number = number
        self.table = table
        self.job = job
        self.future = future
        self.waiting = 0
        self.listeners: list[OnProgress] = []

    def progress(self, part: float, so_far: Any) -> None:
        for listener in list(self.listeners):
            listener(part, so_far)

    def settle(self, answer: Any = None, broken: Exception | None = None) -> None:
        """Give those who wait the answer, or what went wrong, unless they were given one before."""
        if self.future.done():
            return
        if broken is None:
            self.future.set_result(answer)
        else:
            self.future.set_exception(broken)


P = TypeVar("P", bound=PendingJob)


class PendingJobs(Generic[P]):
    def __init__(
        self,
        make: Callable[[int, str, AnyJob, asyncio.Future[Any]], P],
        begin: Callable[[P], None],
        drop: Callable[[P], None],
    ) -> None:
        """``begin`` is called with each new job and may refuse it; ``drop`` with one that has no waiter left."""
        self._make = make
        self._begin = begin
        self._drop = drop
        self._known: dict[tuple[str, bytes], P] = {}
        self._numbers = count(1)

    def __iter__(self) -> Iterator[P]:
        return iter(list(self._known.values()))

    def __len__(self) -> int:
        return len(self._known)

    async def answer(self, job: AnyJob, table: str, on_progress: OnProgress | None) -> Any:
        """Wait for the answer. A caller that is cancelled no longer waits; when none is left the job is dropped."""
        pending = self._find(job, table)
        if on_progress is not None:
            pending.listeners.append(on_progress)
        pending.waiting += 1
        try:
            return await asyncio.shield(pending.future)
        finally:
            pending.waiting -= 1
            if on_progress is not None:
                pending.listeners.remove(on_progress)
            if pending.waiting == 0 and not pending.future.done():
                self._drop(pending)

    def _find(self, job: AnyJob, table: str) -> P:
        name = table, msgspec.msgpack.encode(job)
        known = self._known.get(name)
        if known is not None:
            return known
        pending = self._make(next(self._numbers), table, job, asyncio.get_running_loop().create_future())
        self._begin(pending)
        self._known[name] = pending
        pending.future.add_done_callback(lambda _: self._known.pop(name, None))
        return pending
