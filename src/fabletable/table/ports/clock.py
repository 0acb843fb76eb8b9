"""The clock a service reads, and how the service notices that it did not run for a while."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache
from typing import NamedTuple, Protocol

GAP_SECONDS = 10.0
"""The service looks at its clock each second; without a look for longer than this it was closed."""
MOST_GAPS = 100


class Clock(Protocol):
    """The time of day. A test passes one that it sets itself."""

    def now(self) -> float:
        """Return the seconds since 1970."""

    async def sleep(self, seconds: float) -> None: ...


class ClockGap(NamedTuple):
    """A time in which the clock was not checked: the machine was suspended, the process stopped, or the clock set
    forward."""

    first: float
    last: float


class ServiceClock:
    """A clock that also knows since when the service has been open, and the gaps in which it was not."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.open_since = self.last_look = clock.now()
        """The service has been open without a gap since ``open_since``."""
        self.gaps: tuple[ClockGap, ...] = ()

    def look(self) -> bool:
        """Note a look at the clock; return True when there was a gap before it."""
        first, last = self.last_look, self.now()
        self.last_look = last
        if last < first:
            self.open_since = min(self.open_since, last)  # the clock was set back
        if last - first <= GAP_SECONDS:
            return False
        self.open_since = last
        self.gaps = (*self.gaps[1 - MOST_GAPS :], ClockGap(first, last))
        return True

    @property
    def is_in_gap(self) -> bool:
        """Return whether the last look is long enough ago for the next one to note a gap."""
        return self.now() - self.last_look > GAP_SECONDS

    def now(self) -> float:
        """Return the seconds since 1970."""
        return self._clock.now()

    async def sleep(self, seconds: float) -> None:
        await self._clock.sleep(seconds)

    def stamp(self) -> str:
        return stamp_of(self.now())


def stamp_of(at: float) -> str:
    """Return a time as it is stored: UTC, to the second, so that it sorts as text."""
    return _stamp_of(int(at // 1))


@lru_cache(8)
def _stamp_of(at: int) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def moment_of(stamp: str) -> float:
    """Return the seconds since 1970 of a stored time."""
    return datetime.strptime(stamp, "%Y-%m-%dT%H:%M:%SZ").replace(tzinfo=UTC).timestamp()
