"""The ninety action cards: name, colour and cost are known; a face without an origin is designed."""

from __future__ import annotations

from typing import Final

from fabletable.games.witcher.board import FOREST, MOUNTAIN, UNIVERSAL, WATER
from fabletable.games.witcher.kinds import BLUE, GREEN, PURPLE, RED, YELLOW, ActionCard, face, group, link
from fabletable.kernel import REPORTED, Deck

# fmt: off
ACTIONS: Final[Deck[ActionCard]] = Deck(ActionCard)

for _card in [
    *group(
        "precise-cut", BLUE, 0, "quick-slash",
        face(FOREST, link(GREEN), link(PURPLE), damage=1),
        face(MOUNTAIN, link(YELLOW), link(RED), damage=1),
        face(WATER, link(PURPLE), link(RED), damage=1),
        face(FOREST, link(RED, damage=1), damage=1),
        face(MOUNTAIN, link(GREEN, draw=1), link(YELLOW), damage=1),
        face(WATER, link(PURPLE, damage=1), damage=1),
        face(WATER, link(GREEN, shield=1), link(RED), damage=1),
        face(UNIVERSAL, link(YELLOW), link(PURPLE), damage=1),
    ),
    *group(
        "whirl", BLUE, 1, "spinning-blades",
        face(FOREST, link(GREEN, damage=2), damage=1, origin=REPORTED),
        face(MOUNTAIN, link(GREEN, shield=1), link(YELLOW), damage=2, origin=REPORTED),
        face(WATER, link(YELLOW, draw=1), link(PURPLE, damage=1), link(RED), damage=1),
        face(FOREST, link(PURPLE, damage=1), link(RED, damage=1), damage=1),
        face(MOUNTAIN, link(RED, damage=2), damage=1),
        face(UNIVERSAL, link(GREEN), link(YELLOW), link(PURPLE), link(RED, damage=1), damage=1),
    ),
    *group(
        "crippling-strike", BLUE, 2, "saber-slash",
        face(WATER, link(GREEN, damage=1), link(RED, damage=1), damage=2, origin=REPORTED),
        face(WATER, link(YELLOW, damage=1), link(PURPLE, damage=1), damage=2, origin=REPORTED),
        face(FOREST, link(PURPLE, damage=1), link(RED, damage=1), damage=2),
        face(MOUNTAIN, link(GREEN, damage=1), link(YELLOW, damage=1), damage=2),
    ),
    *group(
        "rend", RED, 0, "sword-wound",
        face(WATER, damage=2, draw=-1, origin=REPORTED),
        face(FOREST, damage=2, draw=-1, origin=REPORTED),
        face(MOUNTAIN, link(GREEN), damage=2, draw=-1),
        face(FOREST, link(PURPLE), damage=2, draw=-1),
        face(MOUNTAIN, link(YELLOW, damage=1), damage=1),
        face(WATER, link(GREEN, shield=1), damage=1),
        face(FOREST, link(PURPLE), damage=2, draw=-2),
        face(MOUNTAIN, link(BLUE), damage=2, draw=-1),
    ),
    *group(
        "precise-blow", RED, 1, "sword-clash",
        face(FOREST, damage=3, draw=-3, origin=REPORTED),
        face(MOUNTAIN, damage=3, draw=-2),
        face(WATER, damage=2),
        face(FOREST, link(YELLOW), damage=2),
        face(MOUNTAIN, link(GREEN), damage=3, draw=-2),
        face(WATER, link(PURPLE, damage=1), damage=2, draw=-1),
    ),
    *group(
        "crushing-blow", RED, 2, "hammer-drop",
        face(MOUNTAIN, damage=3, draw=-1, origin=REPORTED),
        face(FOREST, damage=4, draw=-3),
        face(WATER, link(YELLOW, damage=1), damage=3, draw=-2),
        face(UNIVERSAL, damage=3, draw=-2),
    ),
    *group(
        "counterattack", GREEN, 0, "shield-bash",
        face(FOREST, link(BLUE, shield=1), damage=1),
        face(MOUNTAIN, link(RED, shield=1), damage=1),
        face(WATER, link(PURPLE, damage=1), link(BLUE, damage=1), shield=1),
        face(UNIVERSAL, link(RED, damage=1), shield=1),
    ),
    *group(
        "cover", GREEN, 0, "cape-armor",
        face(FOREST, link(BLUE, back=True), link(RED, back=True), shield=1, origin=REPORTED),
        face(MOUNTAIN, link(YELLOW, back=True), link(RED, back=True), shield=1, origin=REPORTED),
        face(WATER, link(PURPLE, back=True), link(BLUE, back=True), shield=1),
        face(WATER, link(YELLOW, back=True), link(PURPLE, back=True), shield=1),
    ),
    *group(
        "block", GREEN, 1, "shield-reflect",
        face(WATER, link(YELLOW, damage=1), shield=2, origin=REPORTED),
        face(FOREST, link(PURPLE, damage=1), shield=2),
        face(MOUNTAIN, link(RED, back=True), shield=2),
        face(WATER, link(PURPLE), link(BLUE, back=True), shield=2),
        face(FOREST, link(RED, damage=1), shield=1, draw=1),
        face(MOUNTAIN, link(PURPLE), link(BLUE, damage=1), shield=2),
    ),
    *group(
        "lightning-reflexes", GREEN, 2, "dodging",
        face(MOUNTAIN, link(BLUE, damage=2), shield=2, origin=REPORTED),
        face(FOREST, link(RED, damage=2), shield=2),
        face(WATER, link(PURPLE, damage=2), shield=2),
        face(FOREST, link(BLUE, back=True), link(RED, damage=1), shield=2, draw=1),
    ),
    *group(
        "intense-aard", PURPLE, 0, "wind-slap",
        face(FOREST, link(GREEN, shield=1), damage=1, origin=REPORTED),
        face(MOUNTAIN, link(BLUE, shield=1), damage=1),
        face(WATER, link(YELLOW), link(BLUE), damage=1),
        face(FOREST, link(GREEN), link(RED), damage=1),
    ),
    *group(
        "intense-igni", PURPLE, 0, "fireball",
        face(FOREST, link(YELLOW, damage=1), damage=1),
        face(MOUNTAIN, link(RED, damage=1), damage=1),
        face(WATER, link(BLUE, damage=1), damage=1),
        face(UNIVERSAL, link(GREEN), link(YELLOW), damage=1),
    ),
    *group(
        "melt-armour", PURPLE, 1, "melting-metal",
        face(WATER, link(YELLOW, shield=1), damage=2, origin=REPORTED),
        face(MOUNTAIN, link(GREEN, shield=1), damage=2),
    ),
    *group(
        "shock-wave", PURPLE, 1, "explosion-rays",
        face(FOREST, link(YELLOW, damage=1), link(BLUE, damage=1), damage=1),
        face(MOUNTAIN, link(GREEN, damage=1), link(RED, damage=1), damage=1),
        face(WATER, link(BLUE), link(RED), damage=2),
        face(WATER, link(YELLOW, damage=1), damage=1, shield=1),
    ),
    *group(
        "firestream", PURPLE, 2, "dragon-breath",
        face(FOREST, link(YELLOW, damage=2), damage=2),
        face(MOUNTAIN, link(BLUE), damage=3, draw=-1),
        face(WATER, link(GREEN, damage=1), link(BLUE, damage=1), damage=2),
        face(MOUNTAIN, link(YELLOW, damage=1), link(RED, damage=1), damage=2),
    ),
    *group(
        "intense-yrden", YELLOW, 0, "magic-swirl",
        face(FOREST, link(BLUE, damage=1), link(RED, damage=1), draw=1),
        face(MOUNTAIN, link(GREEN, damage=1), link(PURPLE, damage=1), draw=1),
        face(WATER, link(BLUE), link(RED, damage=1), draw=1),
        face(UNIVERSAL, link(GREEN), link(PURPLE, damage=1), draw=1),
    ),
    *group(
        "intense-axii", YELLOW, 0, "psychic-waves",
        face(WATER, link(PURPLE), link(RED), again=True, origin=REPORTED),
        face(FOREST, link(GREEN), link(BLUE), again=True),
        face(MOUNTAIN, link(GREEN), link(PURPLE), again=True),
        face(FOREST, link(BLUE), link(RED), again=True),
    ),
    *group(
        "intense-quen", YELLOW, 1, "bubble-field",
        face(FOREST, link(GREEN), link(PURPLE, damage=1), shield=1, draw=1),
        face(MOUNTAIN, link(BLUE, damage=1), link(RED), shield=1, draw=1),
        face(WATER, link(GREEN, draw=1), link(RED, damage=1), shield=2),
        face(FOREST, link(PURPLE, damage=1), link(RED, damage=1), shield=1),
    ),
    *group(
        "magic-trap", YELLOW, 1, "rune-stone",
        face(MOUNTAIN, link(GREEN, damage=1), link(RED, damage=1), again=True, origin=REPORTED),
        face(MOUNTAIN, link(PURPLE, damage=1), link(BLUE, damage=1), again=True, origin=REPORTED),
    ),
    *group(
        "exploding-shield", YELLOW, 2, "shield-echoes",
        face(WATER, link(PURPLE, damage=2), draw=2, origin=REPORTED),
        face(FOREST, link(RED, damage=2), draw=2),
        face(MOUNTAIN, link(BLUE, damage=2), shield=2, draw=1),
        face(WATER, link(PURPLE, damage=1), link(BLUE, damage=1), again=True, draw=1),
    ),
]:
    ACTIONS.add(_card)
# fmt: on
