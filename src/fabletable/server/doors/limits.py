"""How often one client may say something: a bucket that fills at a steady rate."""

from __future__ import annotations

from time import monotonic


class Bucket:
    """``at_once`` may be spent in a burst; it fills again at ``a_second``."""

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
