"""Why numbers of Dice Forge are designed: none is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from fabletable.games.diceforge.cards.faces import FACES
from fabletable.games.diceforge.cards.feats import FEATS
from fabletable.kernel.origin import Card, Design

DESIGNS: Final[Sequence[Design]] = ()


def cards() -> Iterator[Card]:
    """Every card with its origin."""
    yield from (Card(face.key, face.message, face.origin, "faces") for face in FACES)
    yield from (Card(card.key, card.message, card.origin, "feats") for card in FEATS)
