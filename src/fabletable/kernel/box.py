"""The box of a game: its place on the shelf, the colours of its table, and the painting under its map.

It contains names and colours, never pictures: clients have those. Every part has a default. Colours are CSS colours
(``#rrggbb``).
"""

from __future__ import annotations

from typing import Literal

import msgspec

from fabletable.kernel.scene import Scenery
from fabletable.kernel.sound import SoundPalette

Light = Literal["light", "dark"]
Lettering = Literal["book", "roman", "manuscript", "engraved", "storybook"]
"""The letters of titles: Alegreya, Forum, Alegreya SC, Cormorant SC, Yeseva One."""
MapTone = Literal[
    "sea", "deep", "land-near", "land", "land-far", "plain", "forest", "hill", "mountain", "water", "river", "road",
    "turf", "rock", "cliff", "marble", "marble-shade", "gild", "ink", "edge", "name", "name-edge", "area", "area-edge",
]  # fmt: skip
"""The tones of a map. ``ink`` outlines coasts and roads, ``edge`` surrounds hexes, ``name`` and ``area`` are the
letters of places and of lands, each with the rim that keeps them legible."""


class Tones(msgspec.Struct, frozen=True, omit_defaults=True):
    """The colours of the table in one light."""

    table: tuple[str, str] | None = None
    """The colours in the middle and in the corners."""
    lamp: str = ""
    panel: tuple[str, str, str] | None = None
    """The colours of panels, and of surfaces raised above them once and twice."""
    paper: str = ""
    line: tuple[str, str] | None = None
    ink: tuple[str, str, str] | None = None
    """The text colours, from strong to faint; each must be legible on every panel."""
    accent: tuple[str, str, str] | None = None
    """The game's own colour, the same for text, and the colour of text on it."""
    map: dict[MapTone, str] = {}


class Cover(msgspec.Struct, frozen=True, omit_defaults=True):
    """The lid of the box: an icon before a scenery, in five colours from sky to foreground, and the icon's colour."""

    icon: str
    scenery: Scenery
    sky: str
    glow: str
    far: str
    mid: str
    near: str
    ink: str


class River(msgspec.Struct, frozen=True):
    """A river through these points, in pixels of the map."""

    width: int
    points: list[tuple[int, int]]


class Lake(msgspec.Struct, frozen=True):
    x: int
    y: int
    rx: int
    ry: int


class Glow(msgspec.Struct, frozen=True):
    """A light on the map: its centre, radius, inner and outer colour."""

    x: int
    y: int
    r: int
    within: str
    without: str


class Painting(msgspec.Struct, frozen=True, omit_defaults=True):
    """The painting under the places of a map, in the map's pixels. Without ``land`` a ring lies on an island of its
    own, and a map of roads lies on land everywhere."""

    land: list[list[tuple[int, int]]] = []
    """The outlines of land; coasts are drawn along them. They may reach beyond the map."""
    rivers: list[River] = []
    lakes: list[Lake] = []
    glows: list[Glow] = []
    compass: tuple[int, int, int] | None = None
    """The position and the size of a compass rose."""
    ship: str = ""
    """The icon on sea routes."""


class Box(msgspec.Struct, frozen=True, omit_defaults=True):
    """The box of a game (``Game.box``). The title is the message ``game-KEY``, the line below it ``game-KEY.motto``."""

    cover: Cover | None = None
    mark: str = "open-book"
    """The icon of the game in bars and letters."""
    minutes: int = 0
    """The length of a game in minutes; 0 if unknown."""
    light: Light | None = None
    """The light in which it looks best; None: the reader's own."""
    lettering: Lettering = "book"
    shelf: int = 100
    """The position on the shelf, smaller numbers first."""
    bright: Tones = msgspec.field(default_factory=Tones)
    dark: Tones = msgspec.field(default_factory=Tones)
    painting: Painting = msgspec.field(default_factory=Painting)
    sound: SoundPalette = "table"
    """The instruments and materials of its sounds and its music."""
