"""What never changes: the rows of a player board, the nineteen locations, their roads and what can be done there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.kernel import REPORTED, RULEBOOK, Message, Origin, named

FOREST: Final = "forest"
MOUNTAIN: Final = "mountain"
WATER: Final = "water"
UNIVERSAL: Final = "universal"
TERRAINS: Final = (FOREST, MOUNTAIN, WATER)
ALL_SYMBOLS: Final = frozenset((*TERRAINS, UNIVERSAL))

ROMAN: Final = ("", "I", "II", "III", "IV", "V")


class Attribute:
    """Combat, Defence, Alchemy or the school's own Special; ``index`` is its row on the player board."""

    __slots__ = ("icon", "index", "key", "message")

    def __init__(self, index: int, key: str, icon: str) -> None:
        self.index: int = index
        self.key: str = key
        self.icon: str = icon
        self.message: Message = named(f"attribute-{key}", f"attribute-{key}")


COMBAT: Final = Attribute(0, "combat", "crossed-swords")
DEFENCE: Final = Attribute(1, "defence", "checked-shield")
ALCHEMY: Final = Attribute(2, "alchemy", "round-potion")
SPECIAL: Final = Attribute(3, "special", "star-swirl")
ATTRIBUTES: Final = (COMBAT, DEFENCE, ALCHEMY, SPECIAL)


class Terrain:
    """A terrain as something to choose."""

    __slots__ = ("key", "message")

    def __init__(self, key: str) -> None:
        self.key: str = key
        self.message: Message = named(f"terrain-{key}", f"terrain-{key}")


TERRAIN: Final = {key: Terrain(key) for key in TERRAINS}

PRINTED: Final = (0, 1, 2, 3, 4, 4)
"""What the player board prints beside levels I to V: cards drawn, highest shield, potions of a fight."""

SCHOOL: Final = "school"
TRAIN: Final = "train"
TRACKING: Final = "tracking"
POKER: Final = "poker"
PURSE: Final = "purse"
EXCHANGE: Final = "exchange"
POTION: Final = "potion"


class Place:
    """A location. ``school`` is the key of the school that lives there; ``brawl`` says whether witchers may fight."""

    __slots__ = (
        "action",
        "action_icon",
        "attribute",
        "brawl",
        "icon",
        "id",
        "key",
        "message",
        "neighbours",
        "origin",
        "roads",
        "school",
        "symbols",
        "terrain",
        "x",
        "y",
    )

    def __init__(
        self,
        number: int,
        terrain: str,
        x: int,
        y: int,
        icon: str,
        action: str,
        *,
        attribute: Attribute | None = None,
        school: str = "",
        origin: Origin = REPORTED,
    ) -> None:
        self.id: int = number
        self.key: str = f"place-{number}"
        self.terrain: str = terrain
        self.symbols: frozenset[str] = ALL_SYMBOLS if terrain == UNIVERSAL else frozenset((terrain, UNIVERSAL))
        """What a card must show to pay for entering."""
        self.x: int = x
        self.y: int = y
        self.icon: str = icon
        self.action: str = action
        self.attribute: Attribute | None = attribute
        self.school: str = school
        self.brawl: bool = action != SCHOOL
        self.action_icon: str = ACTION_ICONS[attribute.key if attribute is not None else action]
        self.origin: Origin = origin
        self.roads: list[int] = []
        self.neighbours: list[Place] = []
        """The places at the other end of its roads."""
        self.message: Message = named(self.key, self.key)


ACTION_ICONS: Final = {
    SCHOOL: "upgrade",
    TRACKING: "boot-prints",
    POKER: "perspective-dice-six",
    PURSE: "two-coins",
    EXCHANGE: "card-exchange",
    POTION: "potion-ball",
    "combat": "crossed-swords",
    "defence": "checked-shield",
    "alchemy": "round-potion",
    "special": "star-swirl",
}

PLACES: Final[Sequence[Place]] = (
    Place(0, UNIVERSAL, 1290, 760, "rune-stone", SCHOOL),
    Place(1, WATER, 174, 209, "griffin-symbol", SCHOOL, school="griffin"),
    Place(2, MOUNTAIN, 711, 192, "watchtower", TRACKING, origin=RULEBOOK),
    Place(3, MOUNTAIN, 1217, 119, "wolf-head", SCHOOL, school="wolf", origin=RULEBOOK),
    Place(4, WATER, 1266, 278, "white-tower", TRAIN, attribute=ALCHEMY, origin=RULEBOOK),
    Place(5, WATER, 101, 512, "harbor-dock", TRAIN, attribute=DEFENCE),
    Place(6, FOREST, 291, 399, "saint-basil-cathedral", POKER),
    Place(7, FOREST, 647, 426, "castle", PURSE),
    Place(8, FOREST, 1166, 485, "stone-tower", EXCHANGE, origin=RULEBOOK),
    Place(9, MOUNTAIN, 171, 740, "elven-castle", POTION),
    Place(10, FOREST, 669, 824, "bear-head", SCHOOL, school="bear"),
    Place(11, MOUNTAIN, 1107, 851, "grapes", POTION),
    Place(12, WATER, 240, 995, "village", TRAIN, attribute=SPECIAL),
    Place(13, MOUNTAIN, 285, 1229, "guarded-tower", TRACKING, origin=RULEBOOK),
    Place(14, WATER, 794, 1154, "huts-village", POKER),
    Place(15, WATER, 1319, 1089, "snake-tongue", SCHOOL, school="viper"),
    Place(16, FOREST, 534, 1385, "forest-camp", POTION),
    Place(17, FOREST, 960, 1350, "lynx-head", SCHOOL, school="cat"),
    Place(18, MOUNTAIN, 1300, 1385, "mountain-cave", TRAIN, attribute=COMBAT, origin=RULEBOOK),
)
"""Pixels of a 1338 x 1480 map, as the look was drawn."""

ROADS: Final = (
    (0, 4), (0, 8), (0, 11), (0, 15), (1, 2), (1, 5), (1, 6), (1, 9), (2, 3), (2, 6), (2, 7), (3, 4), (3, 7),
    (4, 7), (4, 8), (5, 6), (5, 9), (6, 7), (6, 9), (7, 8), (7, 9), (7, 10), (7, 11), (8, 11), (9, 10), (9, 12),
    (10, 11), (10, 12), (10, 14), (11, 14), (11, 15), (11, 18), (12, 13), (12, 14), (13, 14), (13, 16), (14, 15),
    (14, 16), (14, 17), (14, 18), (15, 18), (16, 17), (17, 18),
)  # fmt: skip

SEA_LINES: Final = ((1, 5), (1, 6), (1, 9))
"""Drawn as sea lines; a move along them costs the same: the terrain of the place one enters."""


def _join(a: int, b: int) -> None:
    PLACES[a].roads.append(b)
    PLACES[b].roads.append(a)


for _a, _b in ROADS:
    _join(_a, _b)
for _place in PLACES:
    _place.roads.sort()
    _place.neighbours = [PLACES[_there] for _there in _place.roads]

HOMES: Final = {place.school: place.id for place in PLACES if place.school}


def _distances() -> list[list[int]]:
    found = []
    for start in range(len(PLACES)):
        far = [-1] * len(PLACES)
        far[start] = 0
        queue = [start]
        for here in queue:
            for there in PLACES[here].roads:
                if far[there] < 0:
                    far[there] = far[here] + 1
                    queue.append(there)
        found.append(far)
    return found


DISTANCE: Final = _distances()
"""How many moves lie between two places."""
