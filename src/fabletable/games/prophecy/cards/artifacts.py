"""The five artifacts. They count as items, but nothing and nobody except another hero can take them away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.games.prophecy.kinds import (
    ARTIFACT,
    BLADE,
    DEMON,
    HEAD,
    OTHER,
    SHIELD,
    WORN,
    Item,
    weapon,
)
from fabletable.kernel import DESIGNED, RULEBOOK

SWORD_OF_THE_DYNASTY: Final = weapon(
    "sword-of-the-dynasty", ARTIFACT, 0, BLADE, strength=3, against={DEMON: 1}, origin=DESIGNED
)
CROWN_OF_THE_ANCIENT_KING: Final = Item(
    "crown-of-the-ancient-king", ARTIFACT, HEAD, 0, raises_strength=1, raises_will=2, origin=RULEBOOK
)
MIRROR_SHIELD: Final = Item(
    "mirror-shield", ARTIFACT, SHIELD, 0, hands=1, strength=1, will=1, save=2, save_will=True, origin=RULEBOOK
)
ROYAL_MANTLE: Final = Item("royal-mantle", ARTIFACT, WORN, 0, strength=1, will=1, origin=RULEBOOK)
BANNER_OF_HOPE: Final = Item("banner-of-hope", ARTIFACT, OTHER, 0, origin=RULEBOOK)

ARTIFACTS: Final[Sequence[Item]] = (
    ROYAL_MANTLE,
    MIRROR_SHIELD,
    BANNER_OF_HOPE,
    CROWN_OF_THE_ANCIENT_KING,
    SWORD_OF_THE_DYNASTY,
)

BANNER_OF_DOOM: Final = Item("banner-of-doom", ARTIFACT, OTHER, 0, origin=RULEBOOK)
"""In the first edition instead of the Banner of Hope."""
