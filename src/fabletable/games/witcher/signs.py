"""The signs of the legend: what pieces and icons on the table mean."""

from __future__ import annotations

from typing import Final

from fabletable.games.witcher.board import FOREST, MOUNTAIN, UNIVERSAL, WATER
from fabletable.games.witcher.kinds import BLUE, GREEN, PURPLE, RED, YELLOW
from fabletable.games.witcher.pieces import (
    AGAIN_ICON,
    BACK_ICON,
    DAMAGE_ICON,
    DRAW_ICON,
    LINK_ICONS,
    SEALS,
    SHIELD_ICON,
)
from fabletable.kernel.scene import Gem, Link, Terrain
from fabletable.kernel.signs import Sign, Signs, sign, specimen, spot


def _land(key: str, terrain: Terrain) -> Sign:
    """Make the sign of a terrain, on the map and as the seal at the foot of a card."""
    seal = SEALS[{"forest": FOREST, "mountain": MOUNTAIN, "water": WATER, "any": UNIVERSAL}[terrain]]
    return sign(key, "movement", Gem("seal", icon=seal, tone=terrain), f"land:{terrain}", f"gem:seal:{seal}")


def _action(key: str, rule: str, icon: str) -> Sign:
    """Make the sign of an action that a place offers at its rim."""
    return sign(f"place-{key}", rule, Gem("action", icon=icon))


SIGNS: Final = Signs(
    witcher=[
        sign("combat", "attributes", specimen("counter", "crossed-swords"), "counter:crossed-swords", "gem:combat"),
        sign("defence", "attributes", specimen("counter", "checked-shield"), "counter:checked-shield", "gem:defence"),
        sign("alchemy", "attributes", specimen("counter", "round-potion"), "counter:round-potion", "gem:alchemy"),
        sign("special", "skills", specimen("counter", "star-swirl"), "counter:levels", "gem:special"),
        sign("gold", "movement", Gem("gold")),
        sign("shield", "damage", Gem("shield")),
        sign("potions", "potions", "potion-ball", "counter:potion-ball", "gem:potion", "zone:label-potions"),
        sign("trophies", "fatigue", "trophy", "counter:trophy", "gem:trophy"),
        sign("powers", "skills", "medal", "zone:label-powers"),
        sign("quest-cards", "quests", "scroll-quill", "zone:label-quests"),
        sign("hand", "cards", "card-draw", "counter:card-draw", "zone:label-hand"),
        sign("deck", "cards", "card-pickup", "zone:label-deck", "zone:label-discard"),
        sign("used", "potions", "", "card:spent"),
        sign("seat-witcher", "movement", "swordman", "pawn"),
    ],
    cards=[
        sign("red", "cards-anatomy", Gem("link", icon=LINK_ICONS[RED], tone=RED), "card:kind-red"),
        sign("blue", "cards-anatomy", Gem("link", icon=LINK_ICONS[BLUE], tone=BLUE), "card:kind-blue"),
        sign("green", "cards-anatomy", Gem("link", icon=LINK_ICONS[GREEN], tone=GREEN), "card:kind-green"),
        sign("purple", "cards-anatomy", Gem("link", icon=LINK_ICONS[PURPLE], tone=PURPLE), "card:kind-purple"),
        sign("yellow", "cards-anatomy", Gem("link", icon=LINK_ICONS[YELLOW], tone=YELLOW), "card:kind-yellow"),
        sign("damage", "damage", Gem("damage", icon=DAMAGE_ICON)),
        sign("guard", "damage", Gem("guard", icon=SHIELD_ICON)),
        sign("draw", "damage", Gem("draw", icon=DRAW_ICON)),
        sign("again", "cards-anatomy", Gem("again", icon=AGAIN_ICON)),
        sign("back", "cards-anatomy", Gem("link", icon=BACK_ICON)),
        sign("link", "combos", "linked-rings", "gem:link"),
        sign("cards-spent", "movement", Gem("cards", icon="card-discard")),
        sign("cards-gained", "cards", Gem("cards", icon="card-draw")),
        sign("level", "attributes", Gem("level", "II")),
        sign("story", "exploration", "scroll-unfurled", "card:deck-city", "card:deck-wilds"),
        sign("card", "cards", "card-pick", "card"),
    ],
    land=[
        _land("forest", "forest"),
        _land("mountains", "mountain"),
        _land("water", "water"),
        _land("anywhere", "any"),
        sign("place", "location-actions", spot("disc", "castle", "forest"), "place:disc"),
        sign("school", "schools", spot("disc", "wolf-head", "water", plate="seal"), "plate:seal", "gem:school"),
        sign("road", "movement", Link("", "", "road")),
        sign("sea-line", "movement", Link("", "", "sea")),
        sign("beast", "fights", specimen("marker", "wyvern", "#d0685c", "beast"), "marker:beast"),
        sign("trail", "trails", specimen("marker", "footprint", "forest")),
        sign("tracking", "tracking", specimen("marker", "boot-prints", "water")),
        sign("quest", "quests", specimen("marker", "scroll-quill", "#2f6fc4")),
        sign("tavern", "dice-poker", specimen("marker", "beer-stein")),
        sign("fame", "fatigue", specimen("marker", "wolf-head", "#8a5a34"), "marker"),
    ],
    actions=[
        _action("school", "schools", "upgrade"),
        _action("combat", "location-all", "crossed-swords"),
        _action("defence", "location-all", "checked-shield"),
        _action("alchemy", "location-all", "round-potion"),
        _action("special", "location-all", "star-swirl"),
        _action("potion", "potions", "potion-ball"),
        _action("tracking", "tracking", "boot-prints"),
        _action("coins", "location-all", "two-coins"),
        _action("swap", "location-all", "card-exchange"),
        _action("dice", "dice-poker", "perspective-dice-six"),
    ],
    board=[
        sign("market", "market", "shop", "zone:label-market", "zone:label-actions", "zone:label-market-discard"),
        sign("explore", "exploration", "village", "zone:label-city", "zone:label-wilds"),
        sign("events", "exploration-more", "scroll-unfurled", "zone:label-events"),
        sign(
            "monsters",
            "fights",
            "dragon-head",
            "zone:label-monsters",
            "zone:label-monsters-1",
            "zone:label-monsters-2",
            "zone:label-monsters-3",
            "zone:label-reserve",
            "zone:label-spent",
        ),
        sign("potion-deck", "potions", "potion-ball", "zone:label-potion-deck"),
        sign(
            "location-tokens",
            "tokens",
            "compass",
            "zone:label-tokens-forest",
            "zone:label-tokens-mountain",
            "zone:label-tokens-water",
        ),
        sign("trails", "trails", "footprint", "zone:label-trails"),
        sign("attribute-trophies", "meditation", "meditation", "zone:label-attribute-trophies"),
        sign("school-trophies", "duels", "trophy", "zone:label-school-trophies"),
        sign("reputation", "fatigue", "laurels", "zone:label-reputation"),
    ],
    fight=[
        sign("life", "fights", "card-pickup", "gem:dmg", "counter:card-pickup", "counter:life"),
        sign("combo", "combos", "linked-rings", "zone:label-combo"),
        sign("drunk", "potions", "potion-ball", "zone:label-drunk"),
        sign("looked", "cards", "card-draw", "zone:label-looked"),
        sign("poker", "dice-poker", "perspective-dice-six", "die", "face", "zone:label-poker", "zone:label-dice"),
    ],
)
