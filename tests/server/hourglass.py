"""Hours that a test turns by hand."""

from __future__ import annotations

import asyncio

from fabletable.server.hours import Hours

BEGIN = 1_790_000_000.0


class Hourglass(Hours):
    """Time stands still until ``pass_by``; whoever sleeps is woken when it has passed."""

    def __init__(self, at: float = BEGIN) -> None:
        self._at = at
        self._sleepers: list[tuple[float, asyncio.AbstractEventLoop, asyncio.Event]] = []

    def now(self) -> float:
        return self._at

    async def sleep(self, seconds: float) -> None:
        woken = asyncio.Event()
        self._sleepers.append((self._at + seconds, asyncio.get_running_loop(), woken))
        await woken.wait()

    def pass_by(self, seconds: float) -> None:
        self._at += seconds
        due = [each for each in self._sleepers if each[0] <= self._at]
        self._sleepers = [each for each in self._sleepers if each[0] > self._at]
        for _, loop, woken in due:
            if not loop.is_closed():
                loop.call_soon_threadsafe(woken.set)
