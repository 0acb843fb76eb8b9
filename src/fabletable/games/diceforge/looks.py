"""The looks of seats and tokens, and the places on the board: names of icons and colours that every client knows."""

from __future__ import annotations

from typing import Final

from fabletable.kernel.scene import Palette

EMBLEMS: Final = (
    ("sun-radiations", "#e07b1f"),
    ("falcon-moon", "#2f6fd6"),
    ("three-leaves", "#2a9060"),
    ("moon", "#2b2b33"),
)
"""Icon and colour of each seat's hero."""

HAMMER_ICON: Final = "warhammer"
CHEST_ICON: Final = "open-treasure-chest"
TRITON_ICON: Final = "triton-head"
CERBERUS_ICON: Final = "cerberus"
SHIP_ICON: Final = "drakkar"
"""Tokens on a hero's mat look like the card that brought them."""

BOAR_PALETTES: Final[tuple[Palette, ...]] = ("blood", "gold", "verdant", "moon")

PORTALS: Final = ((214, 496), (214, 308), (214, 120), (694, 116), (864, 120), (864, 308), (864, 496))
"""The places of the portals 1 to 7 on the board."""

ISLES: Final = ((104, 392), (104, 204), (104, 16), (530, 12), (974, 16), (974, 204), (974, 392))
"""Middle and top of the stacks beside each portal."""

CARD: Final = (76, 106)
CARD_GAP: Final = 8

START_PORTALS: Final = ((726, 176), (768, 176), (810, 176), (852, 176))

BOARD: Final = (1078, 564)
ROUND_WHEEL: Final = (260, 18, 124, 124)
SANCTUARY: Final = (249, 194, 580, 268)
GARDENS: Final = (259, 470, 560, 80)
