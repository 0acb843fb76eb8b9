"""Looks: icons, palettes, sceneries and places on the map. Names only; clients have the pictures."""

from __future__ import annotations

from typing import Final

from fabletable.kernel.scene import Palette, Scenery

SIZE: Final = (1078, 564)

SEAT_COLORS: Final = ("#8a3fa0", "#c9862b", "#3a8a4a", "#b23a30", "#2f6fb0")

FIELD_AT: Final = (
    (539, 42), (608, 114), (677, 187), (823, 201), (969, 215), (866, 273), (763, 332), (784, 413), (805, 494),
    (672, 458), (539, 422), (406, 458), (273, 494), (294, 413), (315, 332), (212, 273), (109, 215), (255, 201),
    (401, 187), (470, 114),
)  # fmt: skip
"""The star: tips are every fourth field, guilds lie on the inner corners."""

PLANE_AT: Final = ((786, 104), (939, 364), (539, 517), (139, 364), (292, 104))

TYPE_LOOK: Final[dict[str, tuple[Palette, Scenery]]] = {
    "humanoid": ("ember", "plain"),
    "animal": ("verdant", "forest"),
    "undead": ("moon", "night"),
    "demon": ("blood", "cave"),
    "opportunity": ("gold", "plain"),
    "common": ("bone", "hall"),
    "rare": ("gold", "rays"),
    "artifact": ("ember", "rays"),
    "camp": ("verdant", "forest"),
    "thieves": ("dusk", "night"),
    "tower": ("moon", "night"),
    "monastery": ("gold", "hall"),
    "fortress": ("steel", "hall"),
    "chance": ("verdant", "rays"),
}
"""Palette and scenery by what a card is."""


BATTLE_SCENERY: Final[dict[str, Scenery]] = {
    "forest": "forest",
    "mountains": "peaks",
    "plains": "plain",
    "wasteland": "night",
    "guild": "hall",
    "city": "city",
    "village": "plain",
}
"""Behind a battle, by where it is fought."""

DEED_ICONS: Final = {
    "walk": "walking-boot",
    "ride": "horse-head",
    "sail": "drakkar",
    "gate": "star-gate",
    "run": "hiking",
    "trail": "forest-entrance",
    "teleport": "teleport",
    "fly": "rolled-cloth",
    "stride": "walking-boot",
    "attack-plane": "vortex",
    "skilled-work": "quill-ink",
    "dirty-work": "backstab",
    "training-ground": "target-dummy",
    "blood-sacrifice": "cut-palm",
    "meditation": "meditation",
    "burglary": "lockpicks",
    "trade": "trade",
    "fight": "crossed-swords",
    "parley": "receive-money",
    "pass-by": "paw-heart",
    "hide": "wing-cloak",
    "attack": "sword-clash",
    "attack-by-will": "brain",
    "repair": "anvil",
    "repair-all": "anvil",
    "learn": "scroll-quill",
    "buy": "shop",
    "sell": "coins",
    "monastery-healing": "healing",
    "camp-healing": "herbs-bundle",
    "lodging": "bed",
    "wasteland-mana": "magic-swirl",
    "tower-mana": "bottled-bolt",
    "throw": "thrown-daggers",
    "mighty-blow": "hammer-drop",
    "take": "crown",
    "take-gold": "coins",
    "give": "trade",
    "ask-for": "trade",
    "give-gold": "coins",
    "ask-gold": "coins",
}

WORD_ICONS: Final = {
    "battle-of-strength": "biceps",
    "battle-of-will": "brain",
    "roll": "rolling-dices",
    "stay": "night-sleep",
    "lose-health": "heart-minus",
    "new-hero": "person",
}

FIELD_ICONS: Final = {
    "magic-wasteland": "dead-wood",
    "forest-a": "forest",
    "forest-camp": "forest-camp",
    "mountains-a": "mountaintop",
    "plains-a": "high-grass",
    "forest-b": "circle-forest",
    "thieves-guild": "robber-mask",
    "plains-b": "field",
    "village": "village",
    "mountains-b": "mountain-cave",
    "magic-tower": "evil-tower",
    "forest-c": "pine-tree",
    "plains-c": "grass",
    "forest-d": "birch-trees",
    "monastery": "church",
    "city": "castle",
    "plains-d": "wheat",
    "mountains-c": "peaks",
    "fortress": "locked-fortress",
    "plains-e": "horizon-road",
}
