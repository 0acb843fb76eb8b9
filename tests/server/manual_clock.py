"""A clock that a test sets."""

from __future__ import annotations

import asyncio

from litestar import Litestar

from fabletable.server.app import make_app
from fabletable.server.settings import Settings
from fabletable.table.ports.clock import ServiceClock

BEGIN = 1_790_000_000.0
A_MOMENT = 0.03


class ManualClock:
    """Time stands still until ``pass_by``; a sleeper wakes after a moment and looks what time it is."""

    def __init__(self, at: float = BEGIN) -> None:
        self._at = at
        self.read_by: list[ServiceClock] = []

    def now(self) -> float:
        return self._at

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(min(seconds, A_MOMENT))

    def pass_by(self, seconds: float) -> None:
        """Let time pass while the services look at their clocks each second."""
        self._at += seconds
        for clock in self.read_by:
            clock.last_look += seconds

    def jump(self, seconds: float) -> None:
        """Set the clock to another time without a look in between, as a suspended machine or a stepped clock does."""
        self._at += seconds


def timed_app(settings: Settings, hours: ManualClock | None) -> Litestar:
    """Make the server with this clock."""
    app = make_app(settings, clock=hours)
    if hours is not None:
        hours.read_by.append(app.state.service.clock)
    return app
