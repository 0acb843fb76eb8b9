"""The only source of randomness: BLAKE2b in counter mode, so that anyone with the seed can check every die."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from operator import attrgetter
from typing import Final, TypeVar

T = TypeVar("T")

_BLOCK: Final = 64
_PLACES: Final = [b"", *(bytes(range(n)) * (256 // n) + b"\xff" * (256 % n) for n in range(1, 257))]
"""Tables that map a byte to a place below n, each equally likely; 255 means draw again."""


def commitment(seed: str) -> str:
    """Return the hash of the seed. It is published before the first decision, the seed after the last."""
    return blake2b(seed.encode(), digest_size=32, person=b"fabletable-seed").hexdigest()


_key: Final = attrgetter("key")


def _in_one_order(things: list[T]) -> None:
    """Sort things by their keys; things without keys are plain values."""
    try:
        things.sort(key=_key)
    except AttributeError:
        things.sort(key=repr)


class Chance:
    """A stream of fair draws.

    >>> Chance("any text").below(6) == Chance("any text").below(6)
    True
    """

    __slots__ = ("_at", "_block", "_blocks", "_end", "_forgetful", "_key", "_loaded", "_log", "drawn")

    def __init__(self, seed: str, key: bytes | None = None) -> None:
        self._key: bytes = blake2b(seed.encode()).digest() if key is None else key
        self._blocks: int = 0
        self._block: bytes = b""
        self._at: int = _BLOCK
        self._end: int = _BLOCK
        """The end of the usable block; 0 while draws are watched or loaded."""
        self._log: list[int] | None = None
        self._loaded: list[int] | None = None
        self._forgetful: bool = False
        self.drawn: int = 0

    def below(self, n: int) -> int:
        """Return a whole number from 0 to n - 1, each equally likely."""
        if n <= 1:
            return 0
        self.drawn += 1
        at = self._at
        if at < self._end and n <= 256:
            place = _PLACES[n][self._block[at]]
            if place < n:  # nearly always
                self._at = at + 1
                return place
        return self._draw(n) if self._end else self._watched(n)

    def _draw(self, n: int) -> int:
        if n > 256:
            return self._draw_wide(n)
        places = _PLACES[n]
        while True:
            at = self._at
            if at >= _BLOCK:
                self._refill()
                at = 0
            self._at = at + 1
            place = places[self._block[at]]
            if place < n:
                return place

    def _draw_wide(self, n: int) -> int:
        size = (n.bit_length() + 15) // 8
        span = 1 << (8 * size)
        limit = span - span % n
        while True:
            value = 0
            for _ in range(size):
                value = value * 256 + self._draw(256)
            if value < limit:
                return value % n

    def _refill(self) -> None:
        self._block = blake2b(self._blocks.to_bytes(8, "big"), key=self._key).digest()
        self._blocks += 1

    def _watched(self, n: int) -> int:
        value = self._loaded.pop(0) if self._loaded else self._draw(n)
        if value >= n:
            raise ValueError(f"a loaded die says {value}, but only 0 to {n - 1} can fall")
        if self._log is not None:
            self._log.append(value)
        return value

    def roll(self, sides: int = 6) -> int:
        """Return the result of a die with faces 1 to ``sides``."""
        return self.below(sides) + 1

    def one_of(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def shuffle(self, things: list[T]) -> None:
        """Shuffle in place with the same draws as ``below``, inlined for speed."""
        if self._forgetful:
            _in_one_order(things)
        n = len(things)
        if n > 256 or not self._end:
            self._shuffle_slowly(things)
            return
        if n < 2:
            return
        self.drawn += n - 1
        block, at = self._block, self._at
        while n > 1:
            if at >= _BLOCK:
                self._refill()
                block, at = self._block, 0
            other = _PLACES[n][block[at]]
            at += 1
            if other < n:
                n -= 1
                things[n], things[other] = things[other], things[n]
        self._at = at

    def _shuffle_slowly(self, things: list[T]) -> None:
        """Shuffle with one draw per position, for watched draws and for more things than a byte can index."""
        for most in range(len(things) - 1, 0, -1):
            other = self.below(most + 1)
            things[most], things[other] = things[other], things[most]

    def forget(self, forgetful: bool) -> None:
        """Switch forgetful shuffles on or off. A forgetful shuffle sorts the things first, so that the result depends
        on the chance alone and not on the order that a seat cannot know."""
        self._forgetful = forgetful

    def load(self, *values: int) -> None:
        """Load dice for tests: the next draws give these numbers (counted from 0)."""
        self._loaded = [*(self._loaded or []), *values]
        self._end = 0

    def watch(self) -> None:
        """Remember every draw from now on, for the record and the verifier."""
        self._log = []
        self._end = 0

    def watched(self) -> list[int]:
        """Return the draws since the last call."""
        draws, self._log = self._log or [], []
        return draws

    def copy(self) -> Chance:
        clone = Chance("", self._key)
        clone._blocks = self._blocks
        clone._block = self._block
        clone._at = self._at
        clone.drawn = self.drawn
        if not self._end:
            clone._end = 0
            clone._log = None if self._log is None else list(self._log)
            clone._loaded = None if self._loaded is None else list(self._loaded)
        return clone

    def fork(self) -> Chance:
        """Return a new stream drawn from this one, for search without disturbing the real dice."""
        key = self._block[self._at : self._at + 16]
        self._at += len(key)
        if len(key) < 16:
            self._refill()
            self._at = 16 - len(key)
            key += self._block[: self._at]
        return Chance("", key)

    def mark(self) -> str:
        """Return the position of the stream, for checksums."""
        return f"{self._blocks}:{self._at}"
