"""Token buckets of one client: one that fills at a steady rate, and a purse that is filled from the rate limits."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic


class Bucket:
    """A budget that refills (token bucket): ``at_once`` may be spent in a burst; it fills again at ``a_second``."""

    __slots__ = ("a_second", "at_once", "filled", "left")

    def __init__(self, a_second: float, at_once: float) -> None:
        self.a_second = a_second
        self.at_once = at_once
        self.left = at_once
        self.filled = monotonic()

    def spend(self, cost: float = 1) -> bool:
        present = monotonic()
        self.left = min(self.at_once, self.left + (present - self.filled) * self.a_second)
        self.filled = present
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Purse:
    """Rows and bytes that one socket has paid for and not used yet. It pays for several commands at once, because
    paying takes longer than most commands take to write."""

    __slots__ = ("_bytes", "_pay", "_rows")

    ROWS = 40
    BYTES = 10 * 1024

    def __init__(self, pay: Callable[[float, float, float], bool]) -> None:
        """``pay`` takes rows, bytes and seconds of thinking from the rate limits."""
        self._pay = pay
        self._rows = 0
        self._bytes = 0

    def spend(self, rows: int, added: int, thinking: float) -> bool:
        """Take from the advance, and pay for a new one when it is used up; False, and nothing is spent, if the rate
        limits refuse."""
        if self._rows < rows or self._bytes < added:
            if not self._pay(self.ROWS, self.BYTES, 0):
                return False
            self._rows += self.ROWS
            self._bytes += self.BYTES
        if thinking and not self._pay(0, 0, thinking):
            return False
        self._rows -= rows
        self._bytes -= added
        return True
