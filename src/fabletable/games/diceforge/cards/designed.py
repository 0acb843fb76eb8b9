"""The designed numbers of Dice Forge with their reasons: there are none."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from fabletable.games.diceforge.cards.faces import FACES
from fabletable.games.diceforge.cards.feats import FEATS
from fabletable.kernel.origin import CardOrigin, Design

DESIGNS: Final[Sequence[Design]] = ()


def cards() -> Iterator[CardOrigin]:
    """Yield every card with its origin."""
    yield from (CardOrigin(face.key, face.message, face.origin, "faces") for face in FACES)
    yield from (CardOrigin(card.key, card.message, card.origin, "feats") for card in FEATS)
