"""Why numbers of Dice Forge are designed: none is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from fabletable.games.diceforge.cards.box import CARDS, KINDS
from fabletable.kernel.origin import Card, Design

DESIGNS: Final[Sequence[Design]] = ()


def cards() -> Iterator[Card]:
    """Every card with its origin."""
    yield from (Card(face.key, face.message, face.origin, "faces") for face in KINDS)
    yield from (Card(card.key, card.message, card.origin, "feats") for card in CARDS)
