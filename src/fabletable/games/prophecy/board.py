"""The board: twenty fields in a ring, five ports, four gates, five astral planes beyond the sky.

Field 0 follows field 19; the order is taken as clockwise. Which facts come from a rulebook and which are reported
is told in docs/prophecy.md.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from fabletable.kernel import Message, named

FOREST: Final = "forest"
MOUNTAINS: Final = "mountains"
PLAINS: Final = "plains"
WASTELAND: Final = "wasteland"
GUILD: Final = "guild"
CITY: Final = "city"
VILLAGE: Final = "village"

CAMP: Final = "camp"
THIEVES: Final = "thieves"
TOWER: Final = "tower"
MONASTERY: Final = "monastery"
FORTRESS: Final = "fortress"

GUILDS: Final[Sequence[str]] = (CAMP, THIEVES, TOWER, MONASTERY, FORTRESS)
"""The guilds in the order of the ring."""


@dataclass(eq=False)
class Field:
    """One of the twenty fields, with its place on the map: a star whose tips are every fourth field."""

    n: int
    key: str
    terrain: str
    at: tuple[int, int]
    icon: str
    guild: str = ""
    port: bool = False
    gate: bool = False
    plane: int = -1
    wild: bool = field(init=False)
    civilised: bool = field(init=False)
    sanctuary: bool = field(init=False)
    message: Message = field(init=False)

    def __post_init__(self) -> None:
        self.wild = self.terrain in (FOREST, MOUNTAINS, PLAINS)
        self.civilised = self.terrain in (GUILD, CITY, VILLAGE)
        self.sanctuary = self.guild in (CAMP, MONASTERY)
        self.message = named("field-" + self.key, self.key)


@dataclass(eq=False)
class AstralPlane:
    """One of the five planes; it is attacked from either of its two fields."""

    n: int
    key: str
    fields: tuple[int, int]
    at: tuple[int, int]
    message: Message = field(init=False)

    def __post_init__(self) -> None:
        self.message = named("plane-" + self.key, self.key)


class Guild:
    """One of the five guilds, where it is to be chosen or named."""

    def __init__(self, key: str, field: int) -> None:
        self.key: str = key
        self.field: int = field
        self.message: Message = named("guild-" + key, FIELDS[field].key)


FIELDS: Final[Sequence[Field]] = (
    Field(0, "magic-wasteland", WASTELAND, (539, 42), "dead-wood", gate=True),
    Field(1, "forest-a", FOREST, (608, 114), "forest", plane=0),
    Field(2, "forest-camp", GUILD, (677, 187), "forest-camp", CAMP),
    Field(3, "mountains-a", MOUNTAINS, (823, 201), "mountaintop", port=True, plane=0),
    Field(4, "plains-a", PLAINS, (969, 215), "high-grass"),
    Field(5, "forest-b", FOREST, (866, 273), "circle-forest", gate=True, plane=1),
    Field(6, "thieves-guild", GUILD, (763, 332), "robber-mask", THIEVES),
    Field(7, "plains-b", PLAINS, (784, 413), "field", plane=1),
    Field(8, "village", VILLAGE, (805, 494), "village", port=True),
    Field(9, "mountains-b", MOUNTAINS, (672, 458), "mountain-cave", gate=True, plane=2),
    Field(10, "magic-tower", GUILD, (539, 422), "evil-tower", TOWER),
    Field(11, "forest-c", FOREST, (406, 458), "pine-tree", plane=2),
    Field(12, "plains-c", PLAINS, (273, 494), "grass", port=True),
    Field(13, "forest-d", FOREST, (294, 413), "birch-trees", plane=3),
    Field(14, "monastery", GUILD, (315, 332), "church", MONASTERY),
    Field(15, "city", CITY, (212, 273), "castle", port=True, gate=True, plane=3),
    Field(16, "plains-d", PLAINS, (109, 215), "wheat"),
    Field(17, "mountains-c", MOUNTAINS, (255, 201), "peaks", plane=4),
    Field(18, "fortress", GUILD, (401, 187), "locked-fortress", FORTRESS),
    Field(19, "plains-e", PLAINS, (470, 114), "horizon-road", port=True, plane=4),
)

PLANES: Final[Sequence[AstralPlane]] = (
    AstralPlane(0, "plane-camp", (1, 3), (786, 104)),
    AstralPlane(1, "plane-thieves", (5, 7), (939, 364)),
    AstralPlane(2, "plane-tower", (9, 11), (539, 517)),
    AstralPlane(3, "plane-monastery", (13, 15), (139, 364)),
    AstralPlane(4, "plane-fortress", (17, 19), (292, 104)),
)

PORTS: Final[Sequence[int]] = (3, 8, 12, 15, 19)
"""A ship sails to the next of these in either direction; the last is followed by the first."""

GATES: Final[Sequence[int]] = (0, 5, 9, 15)

VILLAGE_FIELD: Final = 8
CITY_FIELD: Final = 15

GUILD_FIELD: Final[dict[str, int]] = {each.guild: each.n for each in FIELDS if each.guild}
GUILD_NAMES: Final[dict[str, Guild]] = {key: Guild(key, GUILD_FIELD[key]) for key in GUILDS}

FOREST_FIELDS: Final[Sequence[Field]] = tuple(each for each in FIELDS if each.terrain == FOREST)


def on_ring(n: int) -> Field:
    """Return the field with this number, counted around the ring."""
    return FIELDS[n % 20]


def next_ports(n: int) -> list[int]:
    """Return where a ship goes from this port: the nearest port to the left and to the right."""
    at = PORTS.index(n)
    return [PORTS[at - 1], PORTS[(at + 1) % len(PORTS)]]


_OF_TERRAIN: Final = {one.terrain: [each.n for each in FIELDS if each.terrain == one.terrain] for one in FIELDS}


def clockwise_from(n: int, terrain: str) -> list[int]:
    """List all fields of a terrain clockwise, beginning with this field or the next such one."""
    fields = _OF_TERRAIN[terrain]
    passed = bisect_left(fields, n)
    return fields[passed:] + fields[:passed]
