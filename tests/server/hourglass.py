"""Hours that a test turns by hand."""

from __future__ import annotations

import asyncio

from fabletable.server.hours import Hours

BEGIN = 1_790_000_000.0
A_MOMENT = 0.03


class Hourglass(Hours):
    """Time stands still until ``pass_by``; a sleeper wakes after a moment and reads the time."""

    def __init__(self, at: float = BEGIN) -> None:
        self._at = at

    def now(self) -> float:
        return self._at

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(min(seconds, A_MOMENT))

    def pass_by(self, seconds: float) -> None:
        """Let time pass while the house looks at its clocks each second."""
        self._at += seconds
        self.last_look += seconds

    def jump(self, seconds: float) -> None:
        """Set the clock to another time without a look in between, as a suspended machine or a stepped clock does."""
        self._at += seconds
