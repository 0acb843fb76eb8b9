"""A table as numbers, for players that learn: places with names, and keys as the seat itself would say them."""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterable, Sequence
from typing import Final

_SEAT: Final = re.compile(r"\bseat-(\d+)")


def to_the_left(seat: int, of: int, seats: int) -> int:
    """How many places to the left of ``of`` a seat is: 0 is the same seat."""
    return (seat - of) % seats


def relative(key: str, of: int, seats: int) -> str:
    """A key as that seat would say it: ``seat-2`` is ``player-1`` to seat 1."""
    return _SEAT.sub(lambda found: f"player-{to_the_left(int(found[1]), of, seats)}", key)


class Fields:
    """The names of an encoding's numbers in their order. A game lays them out once and keeps the places it gets."""

    __slots__ = ("names",)

    def __init__(self) -> None:
        self.names: list[str] = []

    def add(self, *names: str) -> int:
        """The place of the first of them."""
        place = len(self.names)
        self.names.extend(names)
        return place

    def each(self, of: str, keys: Iterable[str]) -> dict[str, int]:
        """A number for each of these things: its place by its key."""
        return {key: self.add(f"{of}.{key}") for key in keys}

    def zeros(self) -> array[float]:
        """32-bit numbers, which numpy reads without a copy."""
        return array("f", bytes(4 * len(self.names)))


def named_numbers(names: Sequence[str], vector: Sequence[float]) -> dict[str, float]:
    """The numbers that are not zero, by name: for people who look."""
    return {name: number for name, number in zip(names, vector, strict=True) if number}
