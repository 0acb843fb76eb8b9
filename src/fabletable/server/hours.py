"""What time it is, for everything in the house that waits for people; a test brings hours of its own."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from functools import lru_cache
from time import time


class Hours:
    def now(self) -> float:
        """Seconds since 1970."""
        return time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def stamp(self) -> str:
        return stamp_of(self.now())


def stamp_of(at: float) -> str:
    """As it is written down: in UTC, to the second, so that it sorts as text."""
    return _stamp_of(int(at // 1))


@lru_cache(8)
def _stamp_of(at: int) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def moment_of(stamp: str) -> float:
    """The seconds since 1970 that such a text means."""
    return datetime.strptime(stamp, "%Y-%m-%dT%H:%M:%SZ").replace(tzinfo=UTC).timestamp()
