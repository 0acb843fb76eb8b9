"""How much of this process's time bots may take."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic


class Share:
    """So much of the time of this process may go into something; whoever has spent more waits."""

    def __init__(self, part: float) -> None:
        self._part = part
        self._free = monotonic()
        self._line = asyncio.Lock()

    async def wait(self) -> None:
        """One after the other: whoever comes next sees what the one before has spent."""
        if self._free <= monotonic() and not self._line.locked():
            return
        async with self._line:
            await asyncio.sleep(max(0.0, self._free - monotonic()))

    @contextmanager
    def spending(self) -> Iterator[None]:
        begun = monotonic()
        try:
            yield
        finally:
            present = monotonic()
            self._free = max(self._free, present) + (present - begun) / self._part
