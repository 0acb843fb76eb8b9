"""Looks: icons, palettes, sceneries and places on the map. Names only; clients have the pictures."""

from __future__ import annotations

from typing import Final

from fabletable.games.prophecy.board import FIELDS
from fabletable.kernel.scene import Palette, Scenery

SIZE: Final = (1078, 564)

SEAT_COLORS: Final = ("#8a3fa0", "#c9862b", "#3a8a4a", "#b23a30", "#2f6fb0")

FIELD_AT: Final = [field.at for field in FIELDS]

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
"""The scenery behind a battle, by where it is fought."""

WORD_ICONS: Final = {
    "battle-of-strength": "biceps",
    "battle-of-will": "brain",
    "roll": "rolling-dices",
    "stay": "night-sleep",
    "lose-health": "heart-minus",
    "new-hero": "person",
}
