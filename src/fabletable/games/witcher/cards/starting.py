"""The ten starting cards of each school: two of every colour."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from fabletable.games.witcher.board import FOREST, MOUNTAIN, UNIVERSAL, WATER
from fabletable.games.witcher.kinds import BLUE, GREEN, PURPLE, RED, YELLOW, ActionCard, CardFace, face, group, link
from fabletable.kernel import REPORTED

CardName: TypeAlias = tuple[str, str, str]
"""A name that several schools share, its colour and its icon."""

QUICK_SLASH: Final = ("quick-slash", BLUE, "quick-slash")
CLEAVE: Final = ("cleave", RED, "sword-wound")
SHOVE: Final = ("shove", GREEN, "push")
AARD: Final = ("aard", PURPLE, "wind-slap")
YRDEN: Final = ("yrden", YELLOW, "magic-swirl")
AXII: Final = ("axii", YELLOW, "psychic-waves")
QUEN: Final = ("quen", YELLOW, "bubble-field")

# fmt: off
FACES: Final[Mapping[str, Mapping[CardName, Sequence[CardFace]]]] = {
    "wolf": {
        QUICK_SLASH: [face(MOUNTAIN, link(RED), damage=1, origin=REPORTED),
            face(FOREST, link(YELLOW), link(PURPLE, damage=1), damage=1)],
        CLEAVE: [face(WATER, link(GREEN), damage=2, draw=-1), face(FOREST, link(GREEN), link(YELLOW), damage=1)],
        SHOVE: [face(UNIVERSAL, link(BLUE), shield=1), face(MOUNTAIN, link(RED, damage=1), shield=1)],
        AARD: [face(FOREST, link(YELLOW), damage=1), face(WATER, link(BLUE), damage=1)],
        YRDEN: [face(MOUNTAIN, link(RED, damage=1), draw=1), face(WATER, link(GREEN, damage=1), draw=1)],
    },
    "bear": {
        QUICK_SLASH: [face(UNIVERSAL, damage=1, origin=REPORTED), face(FOREST, damage=2, origin=REPORTED)],
        CLEAVE: [face(MOUNTAIN, damage=2, draw=-1, origin=REPORTED),
            face(WATER, link(YELLOW), damage=1, origin=REPORTED)],
        SHOVE: [face(FOREST, link(PURPLE), shield=1, origin=REPORTED),
            face(MOUNTAIN, link(BLUE, damage=1), link(RED, damage=1), shield=1)],
        AARD: [face(FOREST, damage=1, origin=REPORTED), face(WATER, link(GREEN), link(YELLOW, damage=1), damage=1)],
        YRDEN: [face(WATER, link(RED, damage=1), draw=1, origin=REPORTED),
            face(MOUNTAIN, link(PURPLE, damage=1), draw=1, origin=REPORTED)],
    },
    "griffin": {
        QUICK_SLASH: [face(UNIVERSAL, damage=1, origin=REPORTED), face(FOREST, link(PURPLE, damage=1), damage=1)],
        CLEAVE: [face(MOUNTAIN, damage=2, draw=-1), face(WATER, damage=2, draw=-1)],
        SHOVE: [face(WATER, link(PURPLE, damage=1), shield=1), face(FOREST, link(YELLOW), damage=1)],
        AARD: [face(MOUNTAIN, link(YELLOW, damage=1), damage=1),
            face(WATER, link(BLUE, damage=1), link(RED), damage=1)],
        YRDEN: [face(FOREST, link(PURPLE, damage=1), link(BLUE), draw=1),
            face(MOUNTAIN, link(PURPLE), again=True, draw=1)],
    },
    "cat": {
        QUICK_SLASH: [face(WATER, link(PURPLE), link(RED), damage=1, origin=REPORTED),
            face(FOREST, link(GREEN, damage=1), damage=1, origin=REPORTED)],
        CLEAVE: [face(MOUNTAIN, damage=2, draw=-1, origin=REPORTED), face(UNIVERSAL, damage=2, draw=-1)],
        SHOVE: [face(FOREST, shield=1, draw=1, origin=REPORTED), face(WATER, link(BLUE), shield=1)],
        AARD: [face(MOUNTAIN, link(BLUE, damage=1), damage=1, origin=REPORTED), face(WATER, link(YELLOW), damage=1)],
        YRDEN: [face(MOUNTAIN, link(PURPLE), draw=1, origin=REPORTED)],
        AXII: [face(FOREST, link(BLUE), again=True)],
    },
    "viper": {
        QUICK_SLASH: [face(FOREST, damage=1, origin=REPORTED), face(WATER, link(RED), damage=1)],
        CLEAVE: [face(MOUNTAIN, link(GREEN, damage=1), damage=2, draw=-1), face(FOREST, damage=2, draw=-1)],
        SHOVE: [face(WATER, link(BLUE), shield=1), face(MOUNTAIN, link(PURPLE), damage=1)],
        AARD: [face(FOREST, link(RED), damage=1), face(UNIVERSAL, link(YELLOW), damage=1)],
        YRDEN: [face(MOUNTAIN, link(BLUE, damage=1), draw=1)],
        QUEN: [face(WATER, link(PURPLE), shield=1)],
    },
}
# fmt: on


def _cards(school: str) -> list[ActionCard]:
    named = FACES[school].items()
    return [
        card for (name, colour, icon), faces in named for card in group(name, colour, 0, icon, *faces, school=school)
    ]


STARTING: Final[Mapping[str, Sequence[ActionCard]]] = {school: _cards(school) for school in FACES}
