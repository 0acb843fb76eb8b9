"""How things look: where hexes lie in pixels, icons, palettes and sceneries of cards."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound.cards.kinds import Adventure, Asset, HeroCard, Skill
from fabletable.games.runebound.map import BRIDGES, HEX_AT, HEXES, RIVERS, ROADS, Hex
from fabletable.games.runebound.words import (
    BODY,
    CITY,
    CLOTHING,
    COMBAT,
    EQUIPMENT,
    EXPLORATION,
    FOREST,
    FORTRESS,
    HILLS,
    MIND,
    MOUNTAINS,
    MOVEMENT,
    PLAINS,
    SETTLEMENT,
    SHRINE,
    SOCIAL,
    SPIRIT,
    TRADE_GOODS,
    WATER,
    WEAPON,
    WILDERNESS,
)
from fabletable.kernel.scene import Art, Link, Place

MAP_SIZE: Final = (1008, 1040)
HEX_SIZE: Final = 40
TERRAINS: Final = {
    PLAINS: "plain",
    FOREST: "forest",
    HILLS: "hill",
    MOUNTAINS: "mountain",
    WATER: "water",
    CITY: "plain",
}
SITE_ICONS: Final = {
    CITY: "medieval-village-01",
    SETTLEMENT: "huts-village",
    SHRINE: "crystal-shrine",
    FORTRESS: "castle",
}


class Look:
    """An icon and a colour."""

    __slots__ = ("icon", "palette", "scenery", "tone")

    def __init__(self, icon: str, tone: str = "", palette: str = "gold", scenery: str = "rays") -> None:
        self.icon: str = icon
        self.tone: str = tone
        self.palette: str = palette
        self.scenery: str = scenery


DECK_LOOKS: Final = {
    COMBAT: Look("crossed-swords", "#e0762a", "ember", "cave"),
    EXPLORATION: Look("compass", "#2f9a57", "verdant", "forest"),
    SOCIAL: Look("conversation", "#8d4cc0", "violet", "hall"),
    "any": Look("trophy", "#8a8274"),
}
ATTRIBUTE_LOOKS: Final = {
    BODY: Look("fist", "#b8352b", "ember"),
    MIND: Look("brass-eye", "#b58a12", "gold"),
    SPIRIT: Look("divided-spiral", "#3266c0", "moon"),
}
SET_SCENERIES: Final = {
    "force-of-nature": "forest",
    "combat-training": "hall",
    "wanderlust": "plain",
    "gentleman-of-fortune": "city",
    "favoured-by-the-gods": "rays",
    "rune-magic": "night",
}
ASSET_PALETTES: Final = {
    WEAPON: "blood",
    CLOTHING: "ice",
    EQUIPMENT: "verdant",
    MOVEMENT: "gold",
    TRADE_GOODS: "steel",
}


def art_of_skill(card: Skill) -> Art:
    return Art(card.icon, ATTRIBUTE_LOOKS[card.attribute].palette, SET_SCENERIES[card.set])


HERO_ART: Final = {
    "lissa": ("gold", "plain"),
    "corbin": ("ember", "peaks"),
    "laurel-of-bloodwood": ("verdant", "forest"),
    "lord-hawthorne": ("steel", "hall"),
    "elder-mok": ("sea", "cave"),
    "master-thorn": ("violet", "night"),
}


def art_of_hero(card: HeroCard) -> Art:
    palette, scenery = HERO_ART[card.key]
    return Art(card.icon, palette, scenery)


def art_of_asset(card: Asset) -> Art:
    return Art(card.icon, ASSET_PALETTES[card.kind], "rays")


def art_of_adventure(card: Adventure) -> Art:
    look = DECK_LOOKS[card.deck]
    return Art(card.icon, "swamp" if card.kind == "enemy" else look.palette, look.scenery)


def centre(field: Hex) -> tuple[int, int]:
    """Flat-topped hexes of radius 40, odd columns half a hex lower."""
    half = 34.64
    across = 24 + HEX_SIZE + 60 * field.column
    down = 30 + half + 2 * half * field.row + (half if field.column % 2 else 0)
    return across, round(down)


def _place(field: Hex) -> Place:
    across, down = centre(field)
    site = field.kind != WILDERNESS
    return Place(
        field.key,
        field.say,
        across,
        down,
        "hex",
        HEX_SIZE,
        TERRAINS[field.terrain],
        SITE_ICONS[field.kind] if site else "",
        tags=[field.place.say] if field.place is not None else [],
        text=type(field.say)(field.place.say.id + ".text") if field.place is not None else None,
        states=[field.kind] if site else [],
    )


def _links(text: str, kind: str) -> list[Link]:
    edges = [edge.split("-") for edge in text.split()]
    return [Link(HEX_AT[a].key, HEX_AT[b].key, kind) for a, b in edges]


PLACES: Final = [_place(field) for field in HEXES]
LINKS: Final = [*_links(ROADS, "road"), *_links(RIVERS, "river"), *_links(BRIDGES, "bridge")]
