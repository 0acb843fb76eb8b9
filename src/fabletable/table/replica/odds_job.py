"""Odds that take trials: computed by a worker while the question is already shown."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, TypeAlias

import msgspec

from fabletable.kernel import Refused
from fabletable.kernel.scene import Odds
from fabletable.table.replica.pending_move import PendingMove, Superseded

_log = logging.getLogger(__name__)

OddsList: TypeAlias = list[Odds | None]

NOTHING = -1
A_MOMENT = 0.05
"""A person who answers sooner than that, in seconds, has not looked at the odds: they are not computed."""
LATE = 0.0015
"""The seconds by which such a wait may end late; if it is more, the process is behind with its work and waits again:
decisions come before odds."""
MOST_MOMENTS = 20
"""The most waits of that kind before odds are computed after all."""


class TableOdds:
    """The odds of a table's present question: computed once for all screens, and dropped when there are none."""

    def __init__(self) -> None:
        self.task: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._number = NOTHING
        self._likely: OddsList | None = None
        self._thought: PendingMove[bytes] = PendingMove()

    def known(self, number: int) -> Sequence[Odds | None] | None:
        """Return the odds of each option, once they are computed for this number."""
        return self._likely if number == self._number else None

    def has_begun(self, number: int) -> bool:
        return number == self._number

    def begin(
        self, number: int, think: Callable[[], Coroutine[Any, Any, bytes]], tell: Callable[[], Awaitable[None]]
    ) -> None:
        """Compute them in a moment. ``tell`` shows the question again when they are known."""
        self._stop()
        self._number, self._likely = number, None
        self._wait(MOST_MOMENTS, lambda: self._reckon(number, think, tell))

    def _wait(self, moments: int, reckon: Callable[[], Coroutine[Any, Any, None]]) -> None:
        loop = asyncio.get_running_loop()
        due = loop.time() + A_MOMENT

        def set_out() -> None:
            if loop.time() > due + LATE and moments > 1:
                self._wait(moments - 1, reckon)
            else:
                self.task = loop.create_task(reckon())

        self._alarm = loop.call_at(due, set_out)

    def _stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._thought.drop()

    def drop(self) -> None:
        """Cancel the job. The next look begins it anew, unless the odds are known already."""
        self._stop()
        if self._likely is None:
            self._number = NOTHING

    async def _reckon(
        self, number: int, think: Callable[[], Coroutine[Any, Any, bytes]], tell: Callable[[], Awaitable[None]]
    ) -> None:
        if not self.has_begun(number):
            return
        try:
            found = await self._thought.about(number, think())
            if self.has_begun(number):
                self._likely = msgspec.json.decode(found, type=OddsList)
                if any(odds is not None for odds in self._likely):
                    await tell()
        except Superseded:
            return
        except Exception as no:  # noqa: BLE001 without odds the game goes on
            if self.has_begun(number):
                self._number = NOTHING
            if not isinstance(no, Refused):
                _log.exception("odds could not be reckoned")
