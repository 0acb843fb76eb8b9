"""A user's own numbers: a TOML file that overrides prices, strengths and copies of cards."""

from __future__ import annotations

import tomllib
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Generic, TypeVar

from fabletable.kernel.decision import Refused
from fabletable.kernel.message import Message

B = TypeVar("B")

MOST_COPIES = 20
MOST_NUMBER = 99
MOST_IN_ALL = 600
"""The largest number of cards of a box; copies cost memory at every table that has them."""

Tweaks = Mapping[str, Mapping[str, int]]
"""The new numbers by card key and field. In the file: ``[old-pirate]`` and ``strength = 4``."""


class CardNumbers:
    """A card and its printed numbers that a user may change. Their names are ``number-FIELD``."""

    __slots__ = ("card", "message", "printed")

    def __init__(self, card: str, message: Message, printed: Mapping[str, int]) -> None:
        self.card: str = card
        self.message: Message = message
        self.printed: Mapping[str, int] = printed


def most_of(field: str) -> int:
    """Return the largest number a user may write there."""
    return MOST_COPIES if field == "copies" else MOST_NUMBER


def name_of(field: str) -> Message:
    """Return the name of a field: ``surge-2`` is the second ``number-surge``; ``a1-2`` the number 1-2 of
    ``number-a``."""
    start = next((at for at, letter in enumerate(field) if letter.isdigit()), len(field))
    return Message(f"number-{field[:start].rstrip('-')}", {"where": field[start:]})


def read_tweaks(path: Path) -> dict[str, object]:
    """Return the file as plain data, ready for the option ``tweaks``."""
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except OSError as broken:
        raise Refused("why-no-tweaks", {"file": str(path), "detail": str(broken.strerror)}) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as broken:
        raise Refused("why-not-toml", {"file": str(path), "detail": str(broken)}) from None


def checked_tweaks(tweaks: Mapping[str, object], fields_of: Mapping[str, Sequence[str]]) -> dict[str, dict[str, int]]:
    """Return the overrides; refuse with the card and the field. ``fields_of`` returns the changeable fields of
    a card."""
    found: dict[str, dict[str, int]] = {}
    if len(tweaks) > len(fields_of):
        raise Refused("why-bad-tweak", {"card": "*", "field": "*", "detail": f"the game has {len(fields_of)} cards"})
    for card, changes in tweaks.items():
        if card not in fields_of:
            raise Refused("why-bad-tweak", {"card": card, "field": "*", "detail": "no such card"})
        if not isinstance(changes, Mapping):
            raise Refused("why-bad-tweak", {"card": card, "field": "*", "detail": "it takes a table of numbers"})
        found[card] = {field: _checked(card, field, value, fields_of[card]) for field, value in changes.items()}
    if sum(changes.get("copies", 0) for changes in found.values()) > MOST_IN_ALL:
        raise Refused("why-bad-tweak", {"card": "*", "field": "copies", "detail": f"{MOST_IN_ALL} in all at most"})
    return found


def _checked(card: str, field: str, value: object, fields: Sequence[str]) -> int:
    if field not in fields:
        raise Refused("why-bad-tweak", {"card": card, "field": field, "detail": "it has " + ", ".join(fields)})
    most = most_of(field)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise Refused("why-bad-tweak", {"card": card, "field": field, "detail": f"a whole number from 0 to {most}"})
    return value


class BoxCache(Generic[B]):
    """A cache of boxes with users' own numbers. Tables with the same numbers share one; the longest unused is
    dropped."""

    def __init__(self, make: Callable[..., B], most: int = 32) -> None:
        self._make = make
        self._most = most
        self._made: OrderedDict[Hashable, B] = OrderedDict()

    def box(self, tweaks: Tweaks, *more: Hashable) -> B:
        """Return ``make(tweaks, *more)``, cached; the numbers have been checked."""
        content = (frozenset((card, frozenset(changes.items())) for card, changes in tweaks.items()), *more)
        box = self._made.get(content)
        if box is None:
            box = self._made[content] = self._make(tweaks, *more)
            if len(self._made) > self._most:
                self._made.popitem(last=False)
        else:
            self._made.move_to_end(content)
        return box


class OwnNumbers(Generic[B]):
    """The cards of a game that accept a user's own numbers, and the boxes with such numbers.

    ``numbers()`` lists the cards with the numbers on them. ``make(tweaks, *more)`` makes the box of a table out of the
    new numbers and of what else it depends on; boxes without new numbers are made once.
    """

    def __init__(self, numbers: Callable[[], Sequence[CardNumbers]], make: Callable[..., B]) -> None:
        self._numbers = cache(numbers)
        self._make = make
        self._plain: dict[tuple[Hashable, ...], B] = {}
        self._own: BoxCache[B] = BoxCache(make)

    def cards(self) -> list[CardNumbers]:
        """Return the cards that have numbers, for a user who looks through them to change some."""
        return [each for each in self._numbers() if each.printed]

    def fields(self) -> dict[str, list[str]]:
        """Return the numbers that a user may change, by card."""
        return {each.card: list(each.printed) for each in self._numbers()}

    def box(self, tweaks: Mapping[str, object], *more: Hashable) -> B:
        """Return the box with these numbers, once they have been checked."""
        if tweaks:
            return self._own.box(checked_tweaks(tweaks, self.fields()), *more)
        if more not in self._plain:
            self._plain[more] = self._make({}, *more)
        return self._plain[more]
