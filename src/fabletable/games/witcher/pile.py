"""Face-down piles, and who has seen which of their cards."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from fabletable.kernel import Chance, Option, State

T = TypeVar("T", bound=Option)

NOBODY: Final = -1
EVERYBODY: Final = -2


class Pile(State, Generic[T]):
    """A face-down pile; its last card is the top. It remembers who has seen how many cards of either end."""

    __slots__ = ("bottom_seen", "bottom_to", "cards", "top_seen", "top_to")

    def __init__(self) -> None:
        self.cards: list[T] = []
        self.top_seen: int = 0
        self.top_to: int = NOBODY
        self.bottom_seen: int = 0
        self.bottom_to: int = NOBODY

    def draw(self) -> T:
        if self.top_seen:
            self.top_seen -= 1
        card = self.cards.pop()
        self.bottom_seen = min(self.bottom_seen, len(self.cards))
        return card

    def put_on(self, card: T, seen_by: int) -> None:
        """On top; the last one put there will be drawn first."""
        self.cards.append(card)
        if self.top_to != seen_by:
            self.top_seen = 0
        self.top_seen += 1
        self.top_to = seen_by

    def put_under(self, cards: list[T], seen_by: int) -> None:
        """Under the pile; the first of them will be drawn last."""
        self.cards[:0] = cards
        if self.bottom_to != seen_by:
            self.bottom_seen = 0
        self.bottom_seen += len(cards)
        self.bottom_to = seen_by

    def shuffle(self, chance: Chance) -> None:
        chance.shuffle(self.cards)
        self.top_seen = 0
        self.bottom_seen = 0

    def unseen(self, seat: int | None) -> tuple[int, int]:
        """The part of the pile this seat cannot know, as a slice."""
        low = self.bottom_seen if self.bottom_to in (seat, EVERYBODY) else 0
        high = len(self.cards) - (self.top_seen if self.top_to in (seat, EVERYBODY) else 0)
        return low, max(low, high)


def mix(piles: list[list[T]], chance: Chance) -> None:
    """Shuffle several piles as one, keeping their sizes."""
    things = [thing for pile in piles for thing in pile]
    chance.shuffle(things)
    for pile in piles:
        pile[:] = [things.pop() for _ in pile]
