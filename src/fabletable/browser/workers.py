"""Workers of a tab: bots think and games are studied in web workers of their own, so the table always answers."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from fabletable.browser.ports import Thinkers
from fabletable.kernel import Refused
from fabletable.table.jobs.jobs import MoveJob, Urgency
from fabletable.table.jobs.wire import Ask, Broken, Done, FromWorker, Not, SoFar, Stopped, packed
from fabletable.table.local.workers import JobQueue, PendingJob, progress, settle
from fabletable.table.ports.workers import JobBroke

PLAY: Final = "play"
STUDY: Final = "study"
"""The lanes: for jobs that hold up a table, and for looking back."""

GONE_ONCE: Final = 1
"""A job is tried once more when its worker was lost."""


def lane_of(pending: PendingJob) -> str:
    return PLAY if pending.job.urgency >= Urgency.ADVICE else STUDY


class TabWorkers(JobQueue):
    def __init__(self, thinkers: Thinkers) -> None:
        super().__init__()
        self._thinkers = thinkers
        self._running: dict[str, PendingJob] = {}
        self._lost: dict[int, int] = {}
        self._decoder = msgspec.msgpack.Decoder(FromWorker)

    # --- from the table ---

    def _see_to(self, pending: PendingJob) -> None:
        lane = lane_of(pending)
        running = self._running.get(lane)
        if running is None:
            asyncio.get_running_loop().call_soon(self._next_in, lane)
        elif running.job.urgency < pending.job.urgency:
            # It is begun again when the more urgent one is done.
            self._thinkers.stop(lane)

    def hurry(self, table: str) -> None:
        super().hurry(table)
        for lane, running in self._running.items():
            if running.is_hurried:
                self._thinkers.hurry(lane)

    def _drop(self, pending: PendingJob) -> None:
        super()._drop(pending)
        lane = lane_of(pending)
        if self._running.get(lane) is pending:
            self._thinkers.stop(lane)

    def _next_in(self, lane: str) -> None:
        if lane in self._running:
            return
        waiting = [each for each in self._queue if lane_of(each) == lane]
        pending = min(waiting, key=lambda each: each.order, default=None)
        if pending is None:
            return
        self._queue.remove(pending)
        self._running[lane] = pending
        self._thinkers.ask(lane, pending.job.log.game, packed(Ask(pending.number, pending.job)))
        if pending.is_hurried and isinstance(pending.job, MoveJob):
            self._thinkers.hurry(lane)

    # --- from the thinkers ---

    def heard(self, lane: str, data: bytes) -> None:
        """Take what a thinker says."""
        frame = self._decoder.decode(data)
        pending = self._running.get(lane)
        if pending is None or pending.number != frame.id:
            return
        if isinstance(frame, SoFar):
            progress(pending, frame.part, msgspec.msgpack.decode(frame.answer))
            return
        del self._running[lane]
        self._lost.pop(pending.number, None)
        if isinstance(frame, Done):
            settle(pending.future, msgspec.msgpack.decode(frame.answer))
        elif isinstance(frame, Not):
            settle(pending.future, broken=Refused(frame.code, frame.args, frame.rule))
        elif isinstance(frame, Broken):
            settle(pending.future, broken=JobBroke(frame.error))
        elif isinstance(frame, Stopped) and not pending.is_cancelled:
            self._queue.append(pending)
        self._next_in(lane)

    def lost(self, lane: str) -> None:
        """A thinker is gone: out of memory, or ended by the browser. Its job is tried once more by the next."""
        pending = self._running.pop(lane, None)
        if pending is not None and not pending.is_cancelled:
            times = self._lost[pending.number] = self._lost.get(pending.number, 0) + 1
            if times > GONE_ONCE:
                del self._lost[pending.number]
                settle(pending.future, broken=Refused("why-no-answer"))
            else:
                self._queue.append(pending)
        self._next_in(lane)
