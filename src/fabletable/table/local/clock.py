"""The clock of this machine."""

from __future__ import annotations

import asyncio
from time import time


class SystemClock:
    def now(self) -> float:
        return time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
