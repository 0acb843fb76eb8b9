"""What is worked out of a finished game as long as somebody waits for it, then kept: its review, its ending."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Any, Generic, TypeVar

import msgspec

from fabletable.kernel import Refused
from fabletable.server.storage.store import Store
from fabletable.server.workers.pool import Thinkers
from fabletable.table.jobs.jobs import Log, Question
from fabletable.table.replica.played import Played

REVIEW = "review"
ENDING = "ending"

PATIENCE = 30.0
"""What nobody has asked about for so many seconds is not gone on with."""

T = TypeVar("T")


class Underway(Generic[T]):
    """Something that is being worked out."""

    def __init__(self) -> None:
        self.part = 0.0
        self.so_far: T | None = None
        self.asked = monotonic()
        self.work: asyncio.Task[None] | None = None
        self.broken: Refused | None = None


class WorkedOut(Generic[T]):
    """One ``kind`` of it: ``question`` asks next door, whose answer is the JSON of a ``shape``."""

    def __init__(
        self, store: Store, thinkers: Thinkers, kind: str, question: Callable[[Log], Question[bytes]], shape: type[T]
    ) -> None:
        self._store = store
        self._thinkers = thinkers
        self._kind = kind
        self._question = question
        self._shape = shape
        self._underway: dict[str, Underway[T]] = {}

    async def of(self, table: Played, may_begin: Callable[[], bool]) -> tuple[float, T | None]:
        """How much of it is done, and what can be told by now; the first who asks sets it going, and pays for it."""
        kept = await self._store.kept(table.id, self._kind)
        if kept is not None:
            return 1.0, msgspec.json.decode(kept, type=self._shape)
        underway = self._underway.get(table.id)
        if underway is None:
            if not may_begin():
                raise Refused("why-too-many")
            underway = self._underway[table.id] = Underway()
            underway.work = asyncio.get_running_loop().create_task(self._make(table, underway))
        underway.asked = monotonic()
        if underway.broken is not None:
            del self._underway[table.id]
            raise underway.broken
        return underway.part, underway.so_far

    def stop(self) -> None:
        for underway in self._underway.values():
            if underway.work is not None:
                underway.work.cancel()

    async def _make(self, table: Played, underway: Underway[T]) -> None:
        def on_progress(part: float, so_far: Any) -> None:
            underway.part = min(part, 0.999)
            if so_far is not None:
                underway.so_far = msgspec.json.decode(so_far, type=self._shape)
            if monotonic() - underway.asked > PATIENCE and underway.work is not None:
                underway.work.cancel()

        try:
            found = await self._thinkers.ask(self._question(table.log()), table.id, on_progress)
            await self._store.keep(table.id, {self._kind: found})
            self._underway.pop(table.id, None)
        except asyncio.CancelledError:
            self._underway.pop(table.id, None)
            raise
        except Refused as no:
            underway.broken = no
        except Exception:  # noqa: BLE001 whatever broke next door, the next who asks is told and may try again
            underway.broken = Refused("why-no-answer")
