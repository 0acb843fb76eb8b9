"""Encodings of tables as numbers, for players that learn: named places, and keys relative to the seat."""

from __future__ import annotations

import re
from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, Generic

from fabletable.kernel.decision import Option
from fabletable.kernel.hooks import Card
from fabletable.kernel.table import OnTable

_SEAT: Final = re.compile(r"\bseat-(\d+)")


def to_the_left(seat: int, of: int, seats: int) -> int:
    """Return the distance of a seat to the left of ``of``; 0 is the same seat."""
    return (seat - of) % seats


def relative(key: str, of: int, seats: int) -> str:
    """Return a key relative to a seat: ``seat-2`` is ``player-1`` to seat 1."""
    return _SEAT.sub(lambda found: f"player-{to_the_left(int(found[1]), of, seats)}", key)


def put(vector: array[float], at: int, numbers: Sequence[float]) -> None:
    """Write numbers into an encoding, from a place on."""
    vector[at : at + len(numbers)] = array("f", numbers)


def mark(vector: array[float], places: Mapping[str, int], things: Iterable[Option | Card], at: int = 0) -> None:
    """Write a one for each of these things, into the places of ``Fields.each``, which may begin further on."""
    for thing in things:
        vector[at + places[thing.key]] = 1.0


def tally(vector: array[float], places: Mapping[str, int], keys: Iterable[str], at: int = 0) -> None:
    """Write how often each of these keys or names is there, into such places."""
    for key in keys:
        vector[at + places[key]] += 1.0


class Fields:
    """The names of an encoding's numbers in order. A game lays them out once and keeps their places."""

    __slots__ = ("names",)

    def __init__(self) -> None:
        self.names: list[str] = []

    def add(self, *names: str) -> int:
        """Add numbers and return the place of the first of them."""
        place = len(self.names)
        self.names.extend(names)
        return place

    def each(self, of: str, keys: Iterable[str]) -> dict[str, int]:
        """Add a number for each of these things and return their places by key."""
        return {key: self.add(f"{of}.{key}") for key in keys}

    def of_players(self, most: int, player: Fields) -> list[int]:
        """Add the numbers of each player at the fullest table; the places of those who are not there stay zero."""
        return [self.add(*(f"player-{number}.{name}" for name in player.names)) for number in range(most)]

    def zeros(self) -> array[float]:
        """Return an array of 32-bit zeros, which numpy reads without a copy."""
        return array("f", bytes(4 * len(self.names)))


class Encoding(Generic[OnTable]):
    """The encoding of a game for players that learn.

    ``encode(table, seat)`` returns everything that the seat may see, as numbers; never more than its scene shows.
    ``fields`` are the names of these numbers. ``words()`` gives every word that ``word`` can give, in a fixed order,
    and may repeat some. ``word(key, seat, seats)`` returns an option's key relative to the seat, so that all seats
    share one vocabulary.
    """

    __slots__ = ("encode", "fields", "word", "words")

    def __init__(
        self,
        fields: Sequence[str],
        encode: Callable[[OnTable, int], array[float]],
        words: Callable[[], Iterable[str]],
        word: Callable[[str, int, int], str] = relative,
    ) -> None:
        self.fields: Sequence[str] = fields
        self.encode: Callable[[OnTable, int], array[float]] = encode
        self.words: Callable[[], Iterable[str]] = words
        self.word: Callable[[str, int, int], str] = word

    def vocabulary(self) -> Sequence[str]:
        return list(dict.fromkeys(self.words()))


def named_numbers(names: Sequence[str], vector: Sequence[float]) -> dict[str, float]:
    """Return the numbers that are not zero, by name."""
    return {name: number for name, number in zip(names, vector, strict=True) if number}
