"""The ten starting cards of each school: two of every colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.games.witcher.board import FOREST, MOUNTAIN, UNIVERSAL, WATER
from fabletable.games.witcher.kinds import BLUE, GREEN, PURPLE, RED, YELLOW, ActionCard, face, group, link
from fabletable.kernel import REPORTED

# fmt: off
WOLF: Final[Sequence[ActionCard]] = (
    *group(
        "quick-slash", BLUE, 0, "quick-slash",
        face(MOUNTAIN, link(RED), damage=1, origin=REPORTED),
        face(FOREST, link(YELLOW), link(PURPLE, damage=1), damage=1),
        school="wolf",
    ),
    *group(
        "cleave", RED, 0, "sword-wound",
        face(WATER, link(GREEN), damage=2, draw=-1),
        face(FOREST, link(GREEN), link(YELLOW), damage=1),
        school="wolf",
    ),
    *group(
        "shove", GREEN, 0, "push",
        face(UNIVERSAL, link(BLUE), shield=1),
        face(MOUNTAIN, link(RED, damage=1), shield=1),
        school="wolf",
    ),
    *group(
        "aard", PURPLE, 0, "wind-slap",
        face(FOREST, link(YELLOW), damage=1),
        face(WATER, link(BLUE), damage=1),
        school="wolf",
    ),
    *group(
        "yrden", YELLOW, 0, "magic-swirl",
        face(MOUNTAIN, link(RED, damage=1), draw=1),
        face(WATER, link(GREEN, damage=1), draw=1),
        school="wolf",
    ),
)

BEAR: Final[Sequence[ActionCard]] = (
    *group(
        "quick-slash", BLUE, 0, "quick-slash",
        face(UNIVERSAL, damage=1, origin=REPORTED),
        face(FOREST, damage=2, origin=REPORTED),
        school="bear",
    ),
    *group(
        "cleave", RED, 0, "sword-wound",
        face(MOUNTAIN, damage=2, draw=-1, origin=REPORTED),
        face(WATER, link(YELLOW), damage=1, origin=REPORTED),
        school="bear",
    ),
    *group(
        "shove", GREEN, 0, "push",
        face(FOREST, link(PURPLE), shield=1, origin=REPORTED),
        face(MOUNTAIN, link(BLUE, damage=1), link(RED, damage=1), shield=1),
        school="bear",
    ),
    *group(
        "aard", PURPLE, 0, "wind-slap",
        face(FOREST, damage=1, origin=REPORTED),
        face(WATER, link(GREEN), link(YELLOW, damage=1), damage=1),
        school="bear",
    ),
    *group(
        "yrden", YELLOW, 0, "magic-swirl",
        face(WATER, link(RED, damage=1), draw=1, origin=REPORTED),
        face(MOUNTAIN, link(PURPLE, damage=1), draw=1, origin=REPORTED),
        school="bear",
    ),
)

GRIFFIN: Final[Sequence[ActionCard]] = (
    *group(
        "quick-slash", BLUE, 0, "quick-slash",
        face(UNIVERSAL, damage=1, origin=REPORTED),
        face(FOREST, link(PURPLE, damage=1), damage=1),
        school="griffin",
    ),
    *group(
        "cleave", RED, 0, "sword-wound",
        face(MOUNTAIN, damage=2, draw=-1),
        face(WATER, damage=2, draw=-1),
        school="griffin",
    ),
    *group(
        "shove", GREEN, 0, "push",
        face(WATER, link(PURPLE, damage=1), shield=1),
        face(FOREST, link(YELLOW), damage=1),
        school="griffin",
    ),
    *group(
        "aard", PURPLE, 0, "wind-slap",
        face(MOUNTAIN, link(YELLOW, damage=1), damage=1),
        face(WATER, link(BLUE, damage=1), link(RED), damage=1),
        school="griffin",
    ),
    *group(
        "yrden", YELLOW, 0, "magic-swirl",
        face(FOREST, link(PURPLE, damage=1), link(BLUE), draw=1),
        face(MOUNTAIN, link(PURPLE), again=True, draw=1),
        school="griffin",
    ),
)

CAT: Final[Sequence[ActionCard]] = (
    *group(
        "quick-slash", BLUE, 0, "quick-slash",
        face(WATER, link(PURPLE), link(RED), damage=1, origin=REPORTED),
        face(FOREST, link(GREEN, damage=1), damage=1, origin=REPORTED),
        school="cat",
    ),
    *group(
        "cleave", RED, 0, "sword-wound",
        face(MOUNTAIN, damage=2, draw=-1, origin=REPORTED),
        face(UNIVERSAL, damage=2, draw=-1),
        school="cat",
    ),
    *group(
        "shove", GREEN, 0, "push",
        face(FOREST, shield=1, draw=1, origin=REPORTED),
        face(WATER, link(BLUE), shield=1),
        school="cat",
    ),
    *group(
        "aard", PURPLE, 0, "wind-slap",
        face(MOUNTAIN, link(BLUE, damage=1), damage=1, origin=REPORTED),
        face(WATER, link(YELLOW), damage=1),
        school="cat",
    ),
    *group(
        "yrden", YELLOW, 0, "magic-swirl",
        face(MOUNTAIN, link(PURPLE), draw=1, origin=REPORTED),
        school="cat",
    ),
    *group(
        "axii", YELLOW, 0, "psychic-waves",
        face(FOREST, link(BLUE), again=True),
        school="cat",
    ),
)

VIPER: Final[Sequence[ActionCard]] = (
    *group(
        "quick-slash", BLUE, 0, "quick-slash",
        face(FOREST, damage=1, origin=REPORTED),
        face(WATER, link(RED), damage=1),
        school="viper",
    ),
    *group(
        "cleave", RED, 0, "sword-wound",
        face(MOUNTAIN, link(GREEN, damage=1), damage=2, draw=-1),
        face(FOREST, damage=2, draw=-1),
        school="viper",
    ),
    *group(
        "shove", GREEN, 0, "push",
        face(WATER, link(BLUE), shield=1),
        face(MOUNTAIN, link(PURPLE), damage=1),
        school="viper",
    ),
    *group(
        "aard", PURPLE, 0, "wind-slap",
        face(FOREST, link(RED), damage=1),
        face(UNIVERSAL, link(YELLOW), damage=1),
        school="viper",
    ),
    *group(
        "yrden", YELLOW, 0, "magic-swirl",
        face(MOUNTAIN, link(BLUE, damage=1), draw=1),
        school="viper",
    ),
    *group(
        "quen", YELLOW, 0, "bubble-field",
        face(WATER, link(PURPLE), shield=1),
        school="viper",
    ),
)

# fmt: on

STARTING: Final = {"wolf": WOLF, "bear": BEAR, "griffin": GRIFFIN, "cat": CAT, "viper": VIPER}
