"""Review and ending of a finished game: computed as long as a client waits for them, then kept."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any, Generic, TypeVar

import msgspec

from fabletable.coach import Review
from fabletable.kernel import Refused
from fabletable.kernel.ending import Epilogue
from fabletable.table.jobs.jobs import EndingJob, Job, ReviewJob
from fabletable.table.replica.played import PlayedGame
from fabletable.table.service.service import Feature, TableService

REVIEW = "review"
ENDING = "ending"

PATIENCE_SECONDS = 30.0
"""A study that was not asked about for this long is cancelled."""

T = TypeVar("T")


class StudyProgress(Generic[T]):
    """A study that is being computed."""

    def __init__(self) -> None:
        self.part = 0.0
        self.so_far: T | None = None
        self.asked = monotonic()
        self.work: asyncio.Task[None] | None = None
        self.broken: Refused | None = None


class Study(Generic[T]):
    """One ``kind`` of it: a ``job``, whose answer is the JSON of a ``shape``."""

    def __init__(
        self, service: TableService, kind: str, job: Callable[[PlayedGame], Awaitable[Job[bytes]]], shape: type[T]
    ) -> None:
        self._service = service
        self._kind = kind
        self._job = job
        self._shape = shape
        self._underway: dict[str, StudyProgress[T]] = {}

    async def of(self, game: PlayedGame, may_begin: Callable[[], bool] = lambda: True) -> tuple[float, T | None]:
        """Return how much of it is done, and what can be told by now; the first who asks sets it going, if they
        ``may_begin``."""
        done = await self.done(game.id)
        if done is not None:
            return 1.0, done
        underway = self._underway.get(game.id)
        if underway is None:
            if not may_begin():
                raise Refused("why-too-many")
            underway = self._underway[game.id] = StudyProgress()
            underway.work = asyncio.get_running_loop().create_task(self._make(game, underway))
        underway.asked = monotonic()
        if underway.broken is not None:
            del self._underway[game.id]
            raise underway.broken
        return underway.part, underway.so_far

    async def done(self, table_id: str) -> T | None:
        """Return a study that was computed before."""
        kept = await self._service.store.kept(table_id, self._kind)
        return None if kept is None else self._read(kept)

    def _read(self, kept: bytes) -> T:
        """Return a kept study. Protocol 1 called the log lines of a turning point ``story``."""
        try:
            return msgspec.json.decode(kept, type=self._shape)
        except msgspec.ValidationError:
            plain = msgspec.json.decode(kept)
            for each in [plain, *plain.get("seats", [])]:
                for turn in each.get("turns", []):
                    turn["log"] = turn.pop("story")
            return msgspec.convert(plain, type=self._shape)

    def stop(self) -> None:
        for underway in self._underway.values():
            if underway.work is not None:
                underway.work.cancel()

    async def _make(self, game: PlayedGame, underway: StudyProgress[T]) -> None:
        def on_progress(part: float, so_far: Any) -> None:
            underway.part = min(part, 0.999)
            if so_far is not None:
                underway.so_far = msgspec.json.decode(so_far, type=self._shape)
            if monotonic() - underway.asked > PATIENCE_SECONDS and underway.work is not None:
                underway.work.cancel()

        try:
            found = await self._service.workers.run(await self._job(game), game.id, on_progress)
            await self._service.store.keep(game.id, {self._kind: found})
            self._underway.pop(game.id, None)
        except asyncio.CancelledError:
            self._underway.pop(game.id, None)
            raise
        except Refused as no:
            underway.broken = no
        except Exception:  # noqa: BLE001 the next who asks is told and may try again
            underway.broken = Refused("why-no-answer")


async def _review_job(game: PlayedGame) -> Job[bytes]:
    return ReviewJob(game.log())


async def _ending_job(game: PlayedGame) -> Job[bytes]:
    return EndingJob(game.log())


class Reviews(Feature):
    def __init__(self, service: TableService) -> None:
        super().__init__(service)
        self.reviews = Study(service, REVIEW, _review_job, Review)
        self.endings = Study(service, ENDING, _ending_job, Epilogue)

    def stop(self) -> None:
        self.reviews.stop()
        self.endings.stop()
