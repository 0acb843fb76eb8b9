"""How often one client may ask: a bucket that fills at a steady rate."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic


class Bucket:
    """``at_once`` may be spent in a burst; it fills again at ``a_second``."""

    __slots__ = ("a_second", "at_once", "filled", "left")

    def __init__(self, a_second: float, at_once: float) -> None:
        self.a_second = a_second
        self.at_once = at_once
        self.left = at_once
        self.filled = monotonic()

    def spend(self) -> bool:
        present = monotonic()
        self.left = min(self.at_once, self.left + (present - self.filled) * self.a_second)
        self.filled = present
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One bucket an address; the longest unused are forgotten first, so memory stays bounded."""

    def __init__(self, a_second: float, at_once: float, most: int = 10_000) -> None:
        self._a_second = a_second
        self._at_once = at_once
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def spend(self, address: str) -> bool:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._a_second, self._at_once)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket.spend()
