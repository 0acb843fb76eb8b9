"""The board: twenty fields in a ring, five ports, four gates, five astral planes beyond the sky.

Field 0 follows field 19; the order is taken as clockwise. Which facts come from a rulebook and which are reported
is told in docs/prophecy.md.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
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
"""In ring order."""


class Field:
    """One of the twenty fields."""

    def __init__(
        self, n: int, key: str, terrain: str, guild: str = "", port: bool = False, gate: bool = False, plane: int = -1
    ) -> None:
        self.n: int = n
        self.key: str = key
        self.terrain: str = terrain
        self.guild: str = guild
        self.port: bool = port
        self.gate: bool = gate
        self.plane: int = plane
        self.wild: bool = terrain in (FOREST, MOUNTAINS, PLAINS)
        self.civilised: bool = terrain in (GUILD, CITY, VILLAGE)
        self.sanctuary: bool = guild in (CAMP, MONASTERY)
        self.message: Message = named("field-" + key, key)


class AstralPlane:
    """One of the five planes; it is attacked from either of its two fields."""

    def __init__(self, n: int, key: str, fields: tuple[int, int]) -> None:
        self.n: int = n
        self.key: str = key
        self.fields: tuple[int, int] = fields
        self.message: Message = named("plane-" + key, key)


class Guild:
    """One of the five guilds, where it is to be chosen or named."""

    def __init__(self, key: str, field: int) -> None:
        self.key: str = key
        self.field: int = field
        self.message: Message = named("guild-" + key, FIELDS[field].key)


FIELDS: Final[Sequence[Field]] = (
    Field(0, "magic-wasteland", WASTELAND, gate=True),
    Field(1, "forest-a", FOREST, plane=0),
    Field(2, "forest-camp", GUILD, CAMP),
    Field(3, "mountains-a", MOUNTAINS, port=True, plane=0),
    Field(4, "plains-a", PLAINS),
    Field(5, "forest-b", FOREST, gate=True, plane=1),
    Field(6, "thieves-guild", GUILD, THIEVES),
    Field(7, "plains-b", PLAINS, plane=1),
    Field(8, "village", VILLAGE, port=True),
    Field(9, "mountains-b", MOUNTAINS, gate=True, plane=2),
    Field(10, "magic-tower", GUILD, TOWER),
    Field(11, "forest-c", FOREST, plane=2),
    Field(12, "plains-c", PLAINS, port=True),
    Field(13, "forest-d", FOREST, plane=3),
    Field(14, "monastery", GUILD, MONASTERY),
    Field(15, "city", CITY, port=True, gate=True, plane=3),
    Field(16, "plains-d", PLAINS),
    Field(17, "mountains-c", MOUNTAINS, plane=4),
    Field(18, "fortress", GUILD, FORTRESS),
    Field(19, "plains-e", PLAINS, port=True, plane=4),
)

PLANES: Final[Sequence[AstralPlane]] = (
    AstralPlane(0, "plane-camp", (1, 3)),
    AstralPlane(1, "plane-thieves", (5, 7)),
    AstralPlane(2, "plane-tower", (9, 11)),
    AstralPlane(3, "plane-monastery", (13, 15)),
    AstralPlane(4, "plane-fortress", (17, 19)),
)

PORTS: Final[Sequence[int]] = (3, 8, 12, 15, 19)
"""A ship sails to the next of these in either direction; the last is followed by the first."""

GATES: Final[Sequence[int]] = (0, 5, 9, 15)

VILLAGE_FIELD: Final = 8
CITY_FIELD: Final = 15

GUILD_FIELD: Final[dict[str, int]] = {field.guild: field.n for field in FIELDS if field.guild}
GUILD_NAMES: Final[dict[str, Guild]] = {key: Guild(key, GUILD_FIELD[key]) for key in GUILDS}

FOREST_FIELDS: Final[Sequence[Field]] = tuple(field for field in FIELDS if field.terrain == FOREST)


def on_ring(n: int) -> Field:
    """The field with this number, counted around the ring."""
    return FIELDS[n % 20]


def next_ports(n: int) -> list[int]:
    """Return where a ship goes from this port: the nearest port to the left and to the right."""
    at = PORTS.index(n)
    return [PORTS[at - 1], PORTS[(at + 1) % len(PORTS)]]


_OF_TERRAIN: Final = {each.terrain: [field.n for field in FIELDS if field.terrain == each.terrain] for each in FIELDS}


def clockwise_from(n: int, terrain: str) -> list[int]:
    """All fields of a terrain, beginning with this field (or the next such one) and going clockwise."""
    fields = _OF_TERRAIN[terrain]
    passed = bisect_left(fields, n)
    return fields[passed:] + fields[:passed]
