"""The map, which never changes: the rows of a player board, the nineteen locations, their roads and actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.kernel import REPORTED, RULEBOOK, Card, Message, Origin, named

FOREST: Final = "forest"
MOUNTAIN: Final = "mountain"
WATER: Final = "water"
UNIVERSAL: Final = "universal"
TERRAINS: Final = (FOREST, MOUNTAIN, WATER)
ALL_SYMBOLS: Final = frozenset((*TERRAINS, UNIVERSAL))

ROMAN: Final = ("", "I", "II", "III", "IV", "V")


class Attribute:
    """Combat, Defence, Alchemy or the school's own Special; ``index`` is its row on the player board."""

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

    def __init__(self, key: str) -> None:
        self.key: str = key
        self.message: Message = named(f"terrain-{key}", f"terrain-{key}")


TERRAIN: Final = {key: Terrain(key) for key in TERRAINS}

PRINTED: Final = (0, 1, 2, 3, 4, 4)
"""The numbers that the player board prints beside levels I to V: cards drawn, highest shield, potions of a fight."""


class Activity(Card):
    """The action of a place. What it does stands in rules/locations.py; ``rule`` is the chapter that tells it."""

    def __init__(self, key: str, icon: str, rule: str = "location-actions") -> None:
        self.key: str = key
        self.name: str = key
        self.icon: str = icon
        self.rule: str = rule


SCHOOL: Final = Activity("school", "upgrade", "schools")
TRAIN: Final = Activity("train", "upgrade")
TRACKING: Final = Activity("tracking", "boot-prints")
POKER: Final = Activity("poker", "perspective-dice-six")
PURSE: Final = Activity("purse", "two-coins")
EXCHANGE: Final = Activity("exchange", "card-exchange")
POTION: Final = Activity("potion", "potion-ball")


class Location:
    """A location. ``school`` is the key of the school that lives there; ``brawl`` says whether witchers may fight."""

    def __init__(
        self,
        number: int,
        terrain: str,
        x: int,
        y: int,
        icon: str,
        action: Activity,
        *,
        attribute: Attribute | None = None,
        school: str = "",
        origin: Origin = REPORTED,
    ) -> None:
        self.id: int = number
        self.key: str = f"place-{number}"
        self.terrain: str = terrain
        self.symbols: frozenset[str] = ALL_SYMBOLS if terrain == UNIVERSAL else frozenset((terrain, UNIVERSAL))
        """The terrains of cards that pay for entering."""
        self.x: int = x
        self.y: int = y
        self.icon: str = icon
        self.action: Activity = action
        self.attribute: Attribute | None = attribute
        self.school: str = school
        self.brawl: bool = action is not SCHOOL
        self.action_icon: str = action.icon if attribute is None else attribute.icon
        self.origin: Origin = origin
        self.roads: list[int] = []
        self.neighbours: list[Location] = []
        """The places at the other end of its roads."""
        self.message: Message = named(self.key, self.key)


PLACES: Final[Sequence[Location]] = (
    Location(0, UNIVERSAL, 1290, 760, "rune-stone", SCHOOL),
    Location(1, WATER, 174, 209, "griffin-symbol", SCHOOL, school="griffin"),
    Location(2, MOUNTAIN, 711, 192, "watchtower", TRACKING, origin=RULEBOOK),
    Location(3, MOUNTAIN, 1217, 119, "wolf-head", SCHOOL, school="wolf", origin=RULEBOOK),
    Location(4, WATER, 1266, 278, "white-tower", TRAIN, attribute=ALCHEMY, origin=RULEBOOK),
    Location(5, WATER, 101, 512, "harbor-dock", TRAIN, attribute=DEFENCE),
    Location(6, FOREST, 291, 399, "saint-basil-cathedral", POKER),
    Location(7, FOREST, 647, 426, "castle", PURSE),
    Location(8, FOREST, 1166, 485, "stone-tower", EXCHANGE, origin=RULEBOOK),
    Location(9, MOUNTAIN, 171, 740, "elven-castle", POTION),
    Location(10, FOREST, 669, 824, "bear-head", SCHOOL, school="bear"),
    Location(11, MOUNTAIN, 1107, 851, "grapes", POTION),
    Location(12, WATER, 240, 995, "village", TRAIN, attribute=SPECIAL),
    Location(13, MOUNTAIN, 285, 1229, "guarded-tower", TRACKING, origin=RULEBOOK),
    Location(14, WATER, 794, 1154, "huts-village", POKER),
    Location(15, WATER, 1319, 1089, "snake-tongue", SCHOOL, school="viper"),
    Location(16, FOREST, 534, 1385, "forest-camp", POTION),
    Location(17, FOREST, 960, 1350, "lynx-head", SCHOOL, school="cat"),
    Location(18, MOUNTAIN, 1300, 1385, "mountain-cave", TRAIN, attribute=COMBAT, origin=RULEBOOK),
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
"""The number of moves between two places."""
