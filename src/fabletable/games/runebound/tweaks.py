"""A user's own numbers: cards copied with other numbers. Every number of a card has a name that can be overridden."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, TypeVar

from fabletable.games.runebound.cards.all import every_card
from fabletable.games.runebound.cards.numbers import AnyCard, numbers_on, with_numbers
from fabletable.kernel.tweaks import Boxes, checked_tweaks

C = TypeVar("C", bound=AnyCard)


class Book:
    """The cards of one match: as printed, or with the user's numbers (the names are those of cards/numbers.py)."""

    def __init__(self, tweaks: Mapping[str, Mapping[str, int]]) -> None:
        self.tweaks: Mapping[str, Mapping[str, int]] = tweaks
        self._own: dict[str, Any] = {}

    def card(self, printed: C) -> C:
        changes = self.tweaks.get(printed.key)
        if not changes:
            return printed
        if printed.key not in self._own:
            self._own[printed.key] = with_numbers(printed, changes)
        own: C = self._own[printed.key]
        return own


_own: Boxes[Book] = Boxes(Book)


def book_of(tweaks: Mapping[str, Any]) -> Book:
    """The cards with these numbers."""
    return _own.box(checked_tweaks(tweaks, tweakable()) if tweaks else {})


@cache
def tweakable() -> dict[str, list[str]]:
    """Every card and the names of its numbers."""
    return {card.key: [number.name for number in numbers_on(card)] for card in every_card()}
