"""A job worker: runs jobs in a web worker of its own, one after the other."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from time import monotonic
from typing import Any, Final

import msgspec

from fabletable.kernel import Refused
from fabletable.table.jobs.cache import small_cache
from fabletable.table.jobs.run import JobControl, run_job
from fabletable.table.jobs.wire import Broken, Done, Not, RunJob, SoFar, Stopped, packed
from fabletable.table.local.workers import Cancelled

LOOK_SECONDS: Final = 0.03
"""The time between two checks for signals. A check takes a tenth of a millisecond, so it is not made at every step."""
TELL_SECONDS: Final = 0.25


class SignalWatch:
    """Signals from outside, checked at intervals. ``is_stopped`` and ``is_hurried`` ask the browser."""

    def __init__(self, is_stopped: Callable[[], bool], is_hurried: Callable[[], bool]) -> None:
        self._is_stopped = is_stopped
        self._is_hurried = is_hurried
        self._looked = monotonic()
        self.hurried = False

    def look(self) -> None:
        present = monotonic()
        if present - self._looked < LOOK_SECONDS:
            return
        self._looked = present
        if self._is_stopped():
            raise Cancelled
        self.hurried = self.hurried or self._is_hurried()


class TabJobControl(JobControl):
    def __init__(self, number: int, signs: SignalWatch, say: Callable[[bytes], None]) -> None:
        self._number = number
        self._signs = signs
        self._say = say
        self._told = monotonic()

    @property
    def is_hurried(self) -> bool:
        return self._signs.hurried

    def step(self, part: float = 0.0, so_far: Any = None) -> None:
        self._signs.look()
        if part and (so_far is not None or monotonic() - self._told > TELL_SECONDS):
            answer = msgspec.Raw(msgspec.msgpack.encode(so_far))
            self._say(packed(SoFar(self._number, round(part, 3), answer)))
            self._told = monotonic()


class JobWorker:
    def __init__(self, say: Callable[[bytes], None]) -> None:
        self._say = say
        self._cache = small_cache()

    def run(self, data: bytes, is_stopped: Callable[[], bool], is_hurried: Callable[[], bool]) -> None:
        """Run one job to its end and send its frames."""
        ask = msgspec.msgpack.decode(data, type=RunJob)
        steps = TabJobControl(ask.id, SignalWatch(is_stopped, is_hurried), self._say)
        try:
            found = run_job(ask.job, self._cache, steps)
            self._say(packed(Done(ask.id, msgspec.Raw(msgspec.msgpack.encode(found)))))
        except Cancelled:
            self._say(packed(Stopped(ask.id)))
        except Refused as no:
            self._say(packed(Not(ask.id, no.code, no.arguments, no.rule)))
        except MemoryError:
            self._cache = small_cache()
            self._say(packed(Not(ask.id, "why-no-answer", {})))
        except Exception:  # noqa: BLE001 whatever breaks one answer must not break the next
            self._say(packed(Broken(ask.id, traceback.format_exc(limit=-8))))
