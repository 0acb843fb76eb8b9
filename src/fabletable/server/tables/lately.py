"""What lately took no time: done right here, for asking next door takes longer than the answer."""

from __future__ import annotations

from math import inf

MOST_SECONDS = 0.002
"""What has lately taken longer, on the average, is done next door."""
NEWEST = 0.1
"""So much the last answer counts in it: one that had to work out what the next ones need says little about those."""


class Lately:
    """Seconds of processor time, by what was asked."""

    def __init__(self) -> None:
        self._seconds: dict[tuple[str, ...], float] = {}

    def note(self, asked: tuple[str, ...], seconds: float) -> None:
        before = self._seconds.get(asked, seconds)
        self._seconds[asked] = (1 - NEWEST) * before + NEWEST * seconds

    def is_quick(self, asked: tuple[str, ...]) -> bool:
        """False for what has not been measured yet."""
        return self._seconds.get(asked, inf) < MOST_SECONDS
