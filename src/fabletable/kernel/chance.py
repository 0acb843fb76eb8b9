"""The only source of randomness: BLAKE2b in counter mode, so that anyone with the seed can check every die.

Every draw of a game comes from a stream that its label names: ``deck-NAME`` for the shuffles of a deck,
``seat-N/KIND`` for a kind of roll of a seat. The rolls of seats begin anew with each turn. So the luck of a deck, of a
seat and of a turn does not depend on what was drawn elsewhere: two games of one seed meet the same luck though their
players choose differently. The set-up has one stream without a label, as have bots.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from operator import attrgetter
from typing import Final, TypeVar

T = TypeVar("T")

_BLOCK: Final = 64
_FIRST: Final = "\0" * 8
"""The number of the first block, in eight bytes."""
_SHUFFLE: Final = 16
"""The blocks that a shuffle may use before the next one begins."""
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


SEAT: Final = "seat-"
"""The beginning of the labels whose streams begin anew with each turn."""
SET_UP: Final = ""
"""The label of the set-up, and of any chance that needs no streams."""
MOST_SEATS: Final = 16


def of_seats(kind: str) -> list[str]:
    """Return the labels of a kind of roll, by seat.

    >>> of_seats("battle")[1]
    'seat-1/battle'
    """
    return [f"{SEAT}{seat}/{kind}" for seat in range(MOST_SEATS)]


class Chance:
    """Streams of fair draws, all from one seed.

    >>> Chance("any text").below(6) == Chance("any text").below(6)
    True
    """

    __slots__ = (
        "_at", "_block", "_blocks", "_end", "_forgetful", "_key", "_keyed", "_label", "_loaded", "_log", "_rolls",
        "_seated", "_streams", "_turn", "drawn",
    )  # fmt: skip

    def __init__(self, seed: str, key: bytes | None = None, of: Chance | None = None) -> None:
        if of is not None:
            self._take_over(of)
            return
        self._key: bytes = blake2b(seed.encode()).digest() if key is None else key
        self._keyed: blake2b | None = None
        """The hash with the key alone, made at the first block; copies share it."""
        self._label: str = SET_UP
        """The stream that was drawn from last; the next three are its position."""
        self._blocks: int = 0
        self._block: bytes = b""
        self._at: int = _BLOCK
        self._seated: bool = False
        """True while that stream is one of a seat."""
        self._streams: dict[str, tuple[int, bytes, int]] = {}
        """The positions in which the streams of the set-up and of decks were left."""
        self._rolls: dict[str, tuple[int, bytes, int]] = {}
        """The positions in which the streams of seats were left in this turn."""
        self._turn: str = ""
        self._end: int = _BLOCK
        """The end of the usable block, or 0 while draws are watched or loaded."""
        self._log: list[tuple[str, int]] | None = None
        self._loaded: list[int] | None = None
        self._forgetful: bool = False
        self.drawn: int = 0

    def _take_over(self, other: Chance) -> None:
        """Begin where another chance stands."""
        self._key = other._key
        self._keyed = other._keyed
        self._label = other._label
        self._blocks = other._blocks
        self._block = other._block
        self._at = other._at
        self._seated = other._seated
        self._streams = other._streams.copy()
        self._rolls = other._rolls.copy() if other._rolls else {}
        self._turn = other._turn
        self._end = other._end
        self._log = None if other._log is None else list(other._log)
        self._loaded = None if other._loaded is None else list(other._loaded)
        self._forgetful = False
        self.drawn = other.drawn

    @property
    def turn(self) -> str:
        return self._turn

    def begin(self, turn: str) -> None:
        """Begin a turn: the rolls of all seats are those of this turn from now on. Decks go on."""
        self._turn = turn
        if self._seated:
            self._seated = False
            self._label = SET_UP
            self._blocks, self._block, self._at = self._streams[SET_UP]
        if self._rolls:
            self._rolls = {}

    def _switch(self, label: str) -> None:
        """Go on with another stream; a new one begins with its first block."""
        left = self._rolls if self._seated else self._streams
        left[self._label] = (self._blocks, self._block, self._at)
        self._label = label
        self._seated = seated = label.startswith(SEAT)
        found = (self._rolls if seated else self._streams).get(label)
        if found is not None:
            self._blocks, self._block, self._at = found
            return
        name = f"{_FIRST}{label}/{self._turn}" if seated else _FIRST + label
        self._block = self._hashed(name.encode())
        self._blocks = 1
        self._at = 0

    def _hashed(self, text: bytes) -> bytes:
        keyed = self._keyed
        if keyed is None:
            keyed = self._keyed = blake2b(key=self._key)
        block = keyed.copy()
        block.update(text)
        return block.digest()

    def _name(self) -> str:
        """Return the full name of the stream: a seat's label with the turn."""
        return f"{self._label}/{self._turn}" if self._seated else self._label

    def below(self, n: int, label: str = SET_UP) -> int:
        """Return a whole number from 0 to n - 1, each equally likely."""
        if n <= 1:
            return 0
        if label != self._label:
            self._switch(label)
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
        self._block = self._hashed(self._blocks.to_bytes(8, "big") + self._name().encode())
        self._blocks += 1

    def _watched(self, n: int) -> int:
        value = self._loaded.pop(0) if self._loaded else self._draw(n)
        if value >= n:
            raise ValueError(f"a loaded die says {value}, but only 0 to {n - 1} can fall")
        if self._log is not None:
            shuffled = (self._blocks - 1) // _SHUFFLE
            self._log.append((f"{self._name()}/{shuffled}" if shuffled > 0 and self._label else self._name(), value))
        return value

    def roll(self, sides: int = 6, label: str = SET_UP) -> int:
        """Return the result of a die with faces 1 to ``sides``."""
        return self.below(sides, label) + 1

    def one_of(self, things: Sequence[T], label: str = SET_UP) -> T:
        return things[self.below(len(things), label)]

    def shuffle(self, things: list[T], label: str = SET_UP) -> None:
        """Shuffle in place with the same draws as ``below``, inlined for speed.

        With a label, the order depends on what lies there and not on how it lay: the things are sorted first. Then they
        are mixed in from the first to the last, so that a deck with a card more takes the same draws before it. Each
        shuffle has blocks of its own, so that the next one does not depend on the size of this.
        """
        n = len(things)
        if n < 2:
            return
        if label != self._label:
            self._switch(label)
        if label:
            if self._at or self._blocks % _SHUFFLE != 1:  # not at the beginning of blocks for a shuffle
                self._blocks += -self._blocks % _SHUFFLE
                self._at = _BLOCK
            _in_one_order(things)
        elif self._forgetful:
            _in_one_order(things)
        if n > 256 or not self._end:
            self._shuffle_slowly(things, range(2, n + 1) if label else range(n, 1, -1))
            return
        self.drawn += n - 1
        block, at = self._block, self._at
        if label:
            size = 1
            while size < n:
                if at >= _BLOCK:
                    self._refill()
                    block, at = self._block, 0
                other = _PLACES[size + 1][block[at]]
                at += 1
                if other <= size:
                    things[size], things[other] = things[other], things[size]
                    size += 1
        else:
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

    def _shuffle_slowly(self, things: list[T], sizes: range) -> None:
        """Shuffle with one draw per position, for watched draws and for more things than a byte can index."""
        for size in sizes:
            other = self.below(size, self._label)
            things[size - 1], things[other] = things[other], things[size - 1]

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

    def watched(self) -> list[tuple[str, int]]:
        """Return the draws since the last call, each with the name of its stream."""
        draws, self._log = self._log or [], []
        return draws

    def copy(self) -> Chance:
        return Chance("", None, self)

    def fork(self) -> Chance:
        """Return another chance drawn from this one, for search without disturbing the real dice."""
        if self._label:
            self._switch(SET_UP)
        key = self._block[self._at : self._at + 16]
        self._at += len(key)
        if len(key) < 16:
            self._refill()
            self._at = 16 - len(key)
            key += self._block[: self._at]
        return Chance("", key)

    def mark(self) -> str:
        """Return the positions of all streams, for checksums."""
        left = {**self._streams, **self._rolls}
        places = {label: f"{blocks}:{at}" for label, (blocks, _, at) in left.items()}
        places[self._label] = f"{self._blocks}:{self._at}"
        named = "".join(f" {label}={places[label]}" for label in sorted(places) if label)
        return f"{places[SET_UP]}{named}{self._turn and f' {self._turn}'}"
