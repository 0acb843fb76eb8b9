"""What time it is, for everything in the house that waits for people; a test brings hours of its own."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from functools import lru_cache
from time import time
from typing import NamedTuple

GAP_SECONDS = 10.0
"""The house looks at its clocks each second; without a look for longer than this it was closed."""
MOST_GAPS = 100


class Gap(NamedTuple):
    """A time without a look: the machine was suspended, the process stopped, or the clock set forward."""

    first: float
    last: float


class Hours:
    last_look = 0.0
    open_since = 0.0
    """Since when the house has been open without a gap."""
    gaps: tuple[Gap, ...] = ()

    def open(self) -> None:
        """Begin to keep the hours of a house that opens now."""
        self.open_since = self.last_look = self.now()
        self.gaps = ()

    def look(self) -> bool:
        """Note a look at the clocks; return True when there was a gap before it."""
        first, last = self.last_look, self.now()
        self.last_look = last
        if last < first:
            self.open_since = min(self.open_since, last)  # the clock was set back
        if last - first <= GAP_SECONDS:
            return False
        self.open_since = last
        self.gaps = (*self.gaps[1 - MOST_GAPS :], Gap(first, last))
        return True

    @property
    def is_in_gap(self) -> bool:
        """Return whether the last look is so long ago that a gap will be noted by the next."""
        return self.now() - self.last_look > GAP_SECONDS

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
