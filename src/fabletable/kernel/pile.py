"""Face-down piles, and who has seen which of their cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Generic, TypeVar

from fabletable.kernel.chance import SET_UP, Chance
from fabletable.kernel.decision import Option
from fabletable.kernel.state import Fixed, State

C = TypeVar("C", bound=Option)
T = TypeVar("T")

EVERYBODY: Final = -2
"""Stands for all seats and spectators, in place of a seat."""


class Pile(State, Generic[C]):
    """A face-down pile; its last card is the top. ``known`` tells by a card's key which seats know where it lies."""

    __slots__ = ("cards", "known")

    def __init__(self, cards: list[C]) -> None:
        self.cards: list[C] = cards
        self.known: Fixed[dict[str, tuple[int, ...]]] = {}

    def draw(self) -> C:
        """Draw the top card."""
        card = self.cards.pop()
        if self.known:
            self._forget(card)
        return card

    def take(self, card: C) -> None:
        self.cards.remove(card)
        self._forget(card)

    def _forget(self, card: C) -> None:
        if card.key in self.known:
            self.known = {key: seats for key, seats in self.known.items() if key != card.key}

    def put_on(self, card: C, seat: int | None) -> None:
        """Put a card on top, seen by this seat (None: by no seat). The last card put there is drawn first."""
        self.cards.append(card)
        self.show(card, seat)

    def put_under(self, cards: Sequence[C], seat: int | None) -> None:
        """Put cards under the pile, seen by this seat (None: by no seat). The first of them is drawn last."""
        self.cards[:0] = cards
        for card in cards:
            self.show(card, seat)

    def show(self, card: C, seat: int | None) -> None:
        """Note that this seat has seen the card and knows its place."""
        if seat is None:
            return
        seats = self.known.get(card.key, ())
        if seat not in seats:
            self.known = {**self.known, card.key: (*seats, seat)}

    def shuffle(self, chance: Chance, label: str = SET_UP) -> None:
        """Shuffle the pile; no seat knows any of its cards then."""
        chance.shuffle(self.cards, label)
        self.known = {}

    def renew(self, cards: list[C], chance: Chance, label: str) -> None:
        """Make the discards the pile; their own list is emptied."""
        self.cards.extend(cards)
        cards.clear()
        self.shuffle(chance, label)

    def knows(self, seat: int | None, card: C) -> bool:
        seats = self.known.get(card.key, ())
        return EVERYBODY in seats or (seat is not None and seat in seats)

    def known_to(self, seat: int | None) -> set[str]:
        """Return the keys of the cards whose place this seat (None: a spectator) knows."""
        return {key for key, seats in self.known.items() if EVERYBODY in seats or seat in seats}

    def unknown_places(self, seat: int | None) -> list[int]:
        """Return the places in the pile of cards that this seat (None: a spectator) cannot know."""
        known = self.known_to(seat)
        return [place for place, card in enumerate(self.cards) if card.key not in known]

    def shuffle_unknown(self, seat: int | None, chance: Chance, *hands: list[C]) -> None:
        """Shuffle again what this seat cannot know, together with the hands of the others if cards went there."""
        known = self.known_to(seat)
        cards = [card for card in self.cards if card.key not in known] if known else [*self.cards]
        hidden = len(cards)
        for hand in hands:
            cards += hand
        chance.shuffle(cards)
        cards.reverse()  # dealt from the top
        if known:
            dealt = iter(cards)
            self.cards[:] = [card if card.key in known else next(dealt) for card in self.cards]
        else:
            self.cards[:] = cards[:hidden]
        _deal(hands, cards, hidden)


def renewed(deck: list[T], discards: list[T], chance: Chance, label: str) -> bool:
    """Shuffle the discards into an empty deck; tell whether there is a card to draw."""
    if not deck:
        deck.extend(discards)
        discards.clear()
        chance.shuffle(deck, label)
    return bool(deck)


def without(things: tuple[T, ...], gone: T) -> tuple[T, ...]:
    """Return all things but this one; of several equal ones the first is left out."""
    at = things.index(gone)
    return things[:at] + things[at + 1 :]


def mix(piles: Iterable[list[T]], chance: Chance) -> None:
    """Shuffle several piles as one, keeping their sizes."""
    piles = list(piles)
    things = [thing for pile in piles for thing in pile]
    chance.shuffle(things)
    things.reverse()  # dealt from the top
    _deal(piles, things, 0)


def _deal(piles: Sequence[list[T]], things: list[T], dealt: int) -> None:
    """Deal to each pile as many cards as it had."""
    for pile in piles:
        last = dealt + len(pile)
        pile[:] = things[dealt:last]
        dealt = last
