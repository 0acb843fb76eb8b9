"""The port to workers, which run jobs that take long: in processes, threads, or web workers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias, TypeVar

from fabletable.table.jobs.jobs import Job

T = TypeVar("T")

OnProgress: TypeAlias = Callable[[float, Any], None]
"""Receives the part of the work that is done, 0 to 1, and the best answer so far, or None."""


class JobBroke(Exception):
    """A rule or a bot broke while a job ran; the text is its traceback."""


class Workers(Protocol):
    async def run(self, job: Job[T], table: str, on_progress: OnProgress | None = None) -> T:
        """Return what the job gives. Jobs run by urgency, and fairly between tables. Cancelling the caller stops a job
        that no other caller waits for. Refused when too many wait or no worker answers."""

    def hurry(self, table: str) -> None:
        """Let bots that think about a move at this table answer from what they know by now."""

    async def call(self, work: Callable[[], T]) -> T:
        """Call ``work`` where it does not hold up the event loop, one call after the other; return its result."""

    @property
    def is_busy(self) -> bool: ...

    async def stop(self) -> None: ...
