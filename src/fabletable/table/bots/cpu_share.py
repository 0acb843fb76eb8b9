"""A bound on the share of this process's time that something may take."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

IDLE_TURN_SECONDS = 0.0002
"""A turn of the event loop that takes no longer ran nothing else."""


class CpuShare:
    """Lets something take at most ``part`` of this process's time; what has spent more waits. ``or_idle``: only while
    something else wants to run."""

    def __init__(self, part: float, *, or_idle: bool = False) -> None:
        self._pause = 1 / part - 1
        self._or_idle = or_idle
        self._free = monotonic()
        self._line = asyncio.Lock()

    async def wait(self) -> None:
        """Wait until there is time to spend; callers wait one after the other."""
        if self._free <= monotonic() and not self._line.locked():
            return
        async with self._line:
            while self._or_idle and self._free > monotonic():
                if await _nobody_else():
                    return
            await asyncio.sleep(max(0.0, self._free - monotonic()))

    @contextmanager
    def spending(self) -> Iterator[None]:
        begun = monotonic()
        try:
            yield
        finally:
            present = monotonic()
            self._free = max(self._free, present) + (present - begun) * self._pause


async def _nobody_else() -> bool:
    begun = monotonic()
    await asyncio.sleep(0)
    return monotonic() - begun < IDLE_TURN_SECONDS
