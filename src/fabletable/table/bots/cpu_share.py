"""How much of this process's time bots may take."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

AN_INSTANT = 0.0002
"""When a turn of the loop takes no longer, nobody else had anything to do in it."""


class Share:
    """So much of the time of this process may go into something; whoever has spent more waits. ``or_idle``: only while
    somebody else has something to do here."""

    def __init__(self, part: float, *, or_idle: bool = False) -> None:
        self._pause = 1 / part - 1
        self._or_idle = or_idle
        self._free = monotonic()
        self._line = asyncio.Lock()

    async def wait(self) -> None:
        """One after the other: whoever comes next sees what the one before has spent."""
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
    return monotonic() - begun < AN_INSTANT
