"""How cards, faces and seats look: names of icons, palettes and sceneries that every client knows."""

from __future__ import annotations

from typing import Final

from fabletable.kernel.scene import Palette, Scenery

EMBLEMS: Final = (
    ("sun-radiations", "#e07b1f"),
    ("falcon-moon", "#2f6fd6"),
    ("three-leaves", "#2a9060"),
    ("moon", "#2b2b33"),
)
"""Icon and colour of each seat's hero."""

ART: Final[dict[str, tuple[str, Palette, Scenery]]] = {
    "hammer": ("warhammer", "steel", "cave"),
    "chest": ("open-treasure-chest", "gold", "cave"),
    "hind": ("stag-head", "moon", "forest"),
    "bear": ("bear-head", "ice", "night"),
    "satyrs": ("pan-flute", "verdant", "forest"),
    "boar": ("boar", "verdant", "plain"),
    "ferryman": ("grim-reaper", "swamp", "sea"),
    "cerberus": ("wolf-head", "blood", "cave"),
    "helmet": ("spartan-helmet", "violet", "night"),
    "cancer": ("crab", "ice", "sea"),
    "sentinel": ("all-seeing-eye", "moon", "peaks"),
    "hydra": ("hydra", "swamp", "cave"),
    "typhon": ("tornado", "steel", "peaks"),
    "sphinx": ("greek-sphinx", "gold", "plain"),
    "cyclops": ("cyclops", "ember", "peaks"),
    "gorgon": ("medusa-head", "verdant", "hall"),
    "triton": ("triton-head", "sea", "sea"),
    "mirror": ("mirror-mirror", "violet", "rays"),
    "owl": ("owl", "dusk", "night"),
    "ship": ("drakkar", "dusk", "sea"),
    "minotaur": ("minotaur", "blood", "cave"),
    "shield": ("checked-shield", "steel", "hall"),
    "elder": ("wizard-face", "bone", "hall"),
    "spirits": ("spark-spirit", "ember", "plain"),
}
"""Icon, palette and scenery of each set of feats."""

BOAR_PALETTES: Final[tuple[Palette, ...]] = ("blood", "gold", "verdant", "moon")

TINT_TONES: Final = ("red", "yellow", "green", "blue")
"""Of shields and boars; clients draw a mark beside each of these colours."""

FACE_ICONS: Final = {
    "mirror": ("mirror-mirror", "#3a4a86"),
    "ship": ("drakkar", "#8a5a10"),
    "thrice": ("spartan-helmet", "#5b4a86"),
    "shield": ("checked-shield", ""),
    "boar": ("boar", ""),
}

PORTALS: Final = (
    (214, 496),
    (214, 308),
    (214, 120),
    (694, 116),
    (864, 120),
    (864, 308),
    (864, 496),
)
"""Where the portals 1 to 7 lie on the board."""

ISLES: Final = ((104, 392), (104, 204), (104, 16), (530, 12), (974, 16), (974, 204), (974, 392))
"""Middle and top of the stacks beside each portal."""

CARD: Final = (76, 106)
CARD_GAP: Final = 8

START_PORTALS: Final = ((726, 176), (768, 176), (810, 176), (852, 176))

BOARD: Final = (1078, 564)
ROUND_WHEEL: Final = (260, 18, 124, 124)
SANCTUARY: Final = (249, 194, 580, 268)
GARDENS: Final = (259, 470, 560, 80)
