"""A user's own numbers: cards copied with other numbers. Every number of a card has a name that can be overridden."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from fabletable.games.runebound.cards.all import every_card
from fabletable.games.runebound.cards.numbers import AnyCard, numbers_on, with_numbers

C = TypeVar("C", bound=AnyCard)


class Book:
    """The cards of one match: as printed, or with the user's numbers (the names are those of cards/numbers.py)."""

    def __init__(self, tweaks: Mapping[str, Mapping[str, int]]) -> None:
        self.tweaks: Mapping[str, Mapping[str, int]] = tweaks

    def card(self, printed: C) -> C:
        changes = self.tweaks.get(printed.key)
        return with_numbers(printed, changes) if changes else printed


def tweakable() -> dict[str, list[str]]:
    """Every card and the names of its numbers."""
    return {card.key: [number.name for number in numbers_on(card)] for card in every_card()}
