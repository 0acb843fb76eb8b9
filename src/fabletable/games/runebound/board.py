"""Terrinoth: 203 flat-topped hexes in fifteen columns, odd columns half a hex lower; what is printed on them.

Hexes are written "row,column", both from 0, the way the sources of the map do.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fabletable.kernel import DESIGNED, REPORTED, RULEBOOK, Message, Origin

# Terrain and the symbols of the terrain die
PLAINS: Final = "plains"
FOREST: Final = "forest"
HILLS: Final = "hills"
MOUNTAINS: Final = "mountains"
WATER: Final = "water"
WILD: Final = "wild"
TERRAINS: Final = (PLAINS, FOREST, HILLS, MOUNTAINS, WATER)

# Kinds of hexes
CITY: Final = "city"
SETTLEMENT: Final = "settlement"
SHRINE: Final = "shrine"
FORTRESS: Final = "fortress"
WILDERNESS: Final = "wilderness"

# Adventure decks, also the types of trophies
COMBAT: Final = "combat"
EXPLORATION: Final = "exploration"
SOCIAL: Final = "social"
DECKS: Final = (COMBAT, EXPLORATION, SOCIAL)

ROWS: Final = (
    "PPPPPPPFFFFPPHM",
    "FFPPPPPFFFFCHMM",
    "FFMPPPPPFPPPMMM",
    "FPPHPPPPPPPPMMM",
    "PPPPPWPPFPWPPHH",
    "PHPPWWCPPPPFFHH",
    "HPFFPPPPPPFFFHH",
    "HPPPPWPPPMPPHPP",
    "PPPPPPPPPPMPPPP",
    "FPPPPPPPPPPWPPP",
    "FPCHPPPHPPPPPPF",
    "PPPPHMPHWWPPPCF",
    "PPPHHMMHHHPPPPP",
    "P.P.H.M.H.P.P.P",
)
LETTERS: Final = {"P": PLAINS, "F": FOREST, "H": HILLS, "M": MOUNTAINS, "W": WATER, "C": CITY}


class MapPlace:
    """A name on the map: a city, a settlement, a shrine, a fortress or a stretch of wilderness."""

    def __init__(self, key: str, kind: str, hexes: str, icon: str, origin: Origin) -> None:
        self.key: str = key
        self.kind: str = kind
        self.hexes: list[str] = hexes.split()
        self.icon: str = icon
        self.origin: Origin = origin
        self.message: Message = Message("place-" + key)


PLACES: Final = (
    MapPlace("tamalir", CITY, "5,6", "castle", RULEBOOK),
    MapPlace("forge", CITY, "1,11", "anvil", RULEBOOK),
    MapPlace("dawnsmoor", CITY, "10,2", "sunrise", RULEBOOK),
    MapPlace("riverwatch", CITY, "11,13", "watchtower", RULEBOOK),
    MapPlace("burrow-town", SETTLEMENT, "0,14", "cave-entrance", RULEBOOK),
    MapPlace("everton", SETTLEMENT, "3,1", "village", REPORTED),
    MapPlace("red-bridge", SETTLEMENT, "5,8 6,8", "stone-bridge", RULEBOOK),
    MapPlace("tradegate", SETTLEMENT, "8,7", "wooden-crate", DESIGNED),
    MapPlace("brightdale", SETTLEMENT, "12,0", "field", DESIGNED),
    MapPlace("suvars-haven", SHRINE, "1,5", "greek-temple", REPORTED),
    MapPlace("ithrite-forge", SHRINE, "2,12", "anvil-impact", DESIGNED),
    MapPlace("hunters-circle", SHRINE, "7,4", "stone-stack", DESIGNED),
    MapPlace("shrine-of-aris", SHRINE, "8,13", "prayer", REPORTED),
    MapPlace("madmans-pass", SHRINE, "13,6", "mountain-road", DESIGNED),
    MapPlace("caer-loek", FORTRESS, "0,1", "hill-fort", REPORTED),
    MapPlace("castle-telis", FORTRESS, "5,1", "castle-ruins", DESIGNED),
    MapPlace("fort-rodric", FORTRESS, "6,13", "military-fort", REPORTED),
    MapPlace("firmament", FORTRESS, "11,6", "white-tower", DESIGNED),
    MapPlace("sundergard", FORTRESS, "13,12", "locked-fortress", REPORTED),
    MapPlace("starfall-forest", WILDERNESS, "1,1 2,0", "falling-star", REPORTED),
    MapPlace("rogue-peak", WILDERNESS, "2,2", "peaks", REPORTED),
    MapPlace("cursed-ruins", WILDERNESS, "3,3", "ancient-ruins", DESIGNED),
    MapPlace("telsvan-plains", WILDERNESS, "1,3 2,4 2,5", "high-grass", REPORTED),
    MapPlace("blackwing-swamp", WILDERNESS, "4,5 5,4 5,5", "swamp", RULEBOOK),
    MapPlace("robbers-glade", WILDERNESS, "1,8", "hood", DESIGNED),
    MapPlace("gloomthicket", WILDERNESS, "0,7 0,8 0,9", "dead-wood", DESIGNED),
    MapPlace("valley-of-souls", WILDERNESS, "0,13 1,12", "haunting", REPORTED),
    MapPlace("snakewood", WILDERNESS, "4,8", "snake", DESIGNED),
    MapPlace("echo-lake", WILDERNESS, "4,10", "echo-ripples", REPORTED),
    MapPlace("razor-cliffs", WILDERNESS, "3,12 3,13 3,14", "cliff-crossing", DESIGNED),
    MapPlace("ashen-hills", WILDERNESS, "4,13 5,13 5,14 6,14", "hills", DESIGNED),
    MapPlace("hedgewood", WILDERNESS, "6,2 6,3", "forest", DESIGNED),
    MapPlace("howling-dale", WILDERNESS, "6,0 7,0", "wolf-howl", REPORTED),
    MapPlace("lake-kernan", WILDERNESS, "7,5", "at-sea", REPORTED),
    MapPlace("breath-of-kellos", WILDERNESS, "7,1 8,0 8,2", "heat-haze", REPORTED),
    MapPlace("stumpwood", WILDERNESS, "9,0 10,0", "axe-in-stump", DESIGNED),
    MapPlace("misty-plains", WILDERNESS, "11,1 11,2 11,3 12,2", "fog", REPORTED),
    MapPlace("bitter-lowlands", WILDERNESS, "12,3 12,4", "desert", REPORTED),
    MapPlace("mountains-of-despair", WILDERNESS, "11,5 12,6", "mountains", REPORTED),
    MapPlace("bluehaze-hills", WILDERNESS, "11,7 12,8 12,9", "hill-conquest", DESIGNED),
    MapPlace("moonglow-marsh", WILDERNESS, "11,8 11,9", "moon", DESIGNED),
    MapPlace("zedrics-crossing", WILDERNESS, "11,10", "bridge", REPORTED),
    MapPlace("southern-plains", WILDERNESS, "12,11 12,12 13,10", "grass", REPORTED),
    MapPlace("green-forest", WILDERNESS, "10,14 11,14", "oak", REPORTED),
    MapPlace("lake-of-tears", WILDERNESS, "9,11", "drop", REPORTED),
    MapPlace("fangs-of-mennara", WILDERNESS, "7,9 8,10", "stalagtite", REPORTED),
    MapPlace("riverlands", WILDERNESS, "6,7 7,6 8,6", "river", REPORTED),
)

RIVERS: Final = (
    "2,11-3,11 3,10-3,11 4,7-5,7 4,9-5,9 4,9-5,10 5,3-6,4 5,7-5,8 5,8-5,9 5,8-6,8 6,3-6,4 6,3-7,4 6,4-7,4 "
    "6,5-7,4 7,3-7,4 7,3-8,3 7,3-8,4 8,0-9,0 8,1-9,0 8,2-8,3 8,3-9,2 8,13-9,13 8,13-9,14 8,14-9,14 9,0-9,1 "
    "9,1-10,0 9,1-10,1 9,2-9,3 9,12-9,13 9,13-10,12 10,12-10,13 10,13-11,12 11,10-12,10 11,11-12,10 "
    "11,11-12,11 11,11-12,12 11,12-12,12 12,13-12,14 12,14-13,14"
)
BRIDGES: Final = "5,8-6,8 11,10-12,10"

# Two pairs of neighbouring road hexes are not joined: 2,7-3,6 (the junction near Suvar's Haven that the reference
# warns of) and 9,6-9,7 below Tradegate.
ROADS: Final = (
    "0,5-1,5 1,5-2,6 2,6-2,7 2,6-3,6 3,6-4,6 4,6-5,6 5,6-6,6 6,6-7,6 7,6-7,7 7,7-8,7 2,7-3,8 3,8-2,9 2,9-2,10 "
    "2,10-1,11 8,7-9,6 8,7-9,7 9,6-9,5 9,5-9,4 9,4-9,3 9,3-10,2 9,7-10,8 10,8-10,9 10,9-11,10 11,10-10,11 "
    "10,11-11,12 11,12-11,13 11,10-12,10"
)

GEMS: Final = {
    COMBAT: "0,4 0,9 3,14 5,4 7,9 8,5 10,0 12,5 13,14",
    EXPLORATION: "1,7 3,0 4,9 6,2 6,14 9,12 11,4 11,9 13,0",
    SOCIAL: "0,0 0,12 2,3 5,12 7,0 9,8 10,14 12,2 13,8",
}


@dataclass(eq=False)
class Border:
    """One border between two hexes, as seen from one side."""

    to: int
    river: bool
    bridge: bool
    road: bool


class Hex:
    """A hex. ``terrains`` are those a die may show to enter it: a city counts as all of them."""

    def __init__(self, index: int, row: int, column: int, terrain: str) -> None:
        self.index: int = index
        self.row: int = row
        self.column: int = column
        self.key: str = f"hex-{row}-{column}"
        self.terrain: str = terrain
        self.terrains: tuple[str, ...] = TERRAINS if terrain == CITY else (terrain,)
        self.kind: str = WILDERNESS
        self.place: MapPlace | None = None
        self.gem: str = ""
        self.on_road: bool = terrain == CITY
        self.steps: list[Border] = []
        self.neighbours: list[Hex] = []
        """The hexes behind its borders, clockwise."""
        self.message: Message = Message("hex-" + terrain, {"at": self.coordinates()}, self.key)

    def coordinates(self) -> str:
        """Return column letter and row number, as people point at a map."""
        return f"{chr(ord('A') + self.column)}{self.row + 1}"

    def is_one_of(self, places: tuple[str, ...]) -> bool:
        """Return whether it belongs to one of these places, or to a place of one of these kinds."""
        return self.kind in places or (self.place is not None and self.place.key in places)

    def belongs_to(self, place: MapPlace) -> None:
        self.place = place
        self.kind = place.kind
        if len(place.hexes) == 1:
            self.message = Message(place.message.id, {}, self.key)
        else:
            self.message = Message("place-at", {"place": place.message, "at": self.coordinates()}, self.key)


def neighbours(row: int, column: int) -> list[tuple[int, int]]:
    """List the neighbours of a hex clockwise from the one above."""
    if column % 2:
        around = [(-1, 0), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1)]
    else:
        around = [(-1, 0), (-1, 1), (0, 1), (1, 0), (0, -1), (-1, -1)]
    return [(row + down, column + right) for down, right in around]


def _edges(text: str) -> set[frozenset[str]]:
    return {frozenset(edge.split("-")) for edge in text.split()}


def _lay_out() -> list[Hex]:
    hexes = [
        Hex(0, row, column, LETTERS[letter])
        for row, letters in enumerate(ROWS)
        for column, letter in enumerate(letters)
        if letter != "."
    ]
    at = {f"{field.row},{field.column}": field for field in hexes}
    for index, field in enumerate(hexes):
        field.index = index
    for place in PLACES:
        for where in place.hexes:
            at[where].belongs_to(place)
    for gem, text in GEMS.items():
        for where in text.split():
            at[where].gem = gem
    rivers, bridges, roads = _edges(RIVERS), _edges(BRIDGES), _edges(ROADS)
    for where, field in at.items():
        for row, column in neighbours(field.row, field.column):
            other = f"{row},{column}"
            if other in at:
                edge = frozenset((where, other))
                road = edge in roads
                field.steps.append(Border(at[other].index, edge in rivers, edge in bridges, road))
                field.neighbours.append(at[other])
                field.on_road = field.on_road or road
    return hexes


HEXES: Final = _lay_out()
HEX_AT: Final[dict[str, Hex]] = {f"{field.row},{field.column}": field for field in HEXES}
HEX_OF: Final[dict[str, Hex]] = {field.key: field for field in HEXES}
PLACE_OF: Final[dict[str, MapPlace]] = {place.key: place for place in PLACES}
GEM_HEXES: Final = [field for field in HEXES if field.gem]
GEM_NUMBER: Final[dict[int, int]] = {gem.index: number for number, gem in enumerate(GEM_HEXES)}
MARKETS: Final = ("tamalir", "forge", "dawnsmoor", "riverwatch")
MARKET_HEXES: Final = [HEX_AT[PLACE_OF[city].hexes[0]].index for city in MARKETS]


def hexes_of(place: str) -> list[Hex]:
    """List all hexes of a place, or of a kind of places ("shrine")."""
    if place in PLACE_OF:
        return [HEX_AT[where] for where in PLACE_OF[place].hexes]
    return [field for field in HEXES if field.kind == place]


def first_hex(place: str) -> Hex:
    return HEX_AT[PLACE_OF[place].hexes[0]]


def distances(start: int) -> list[int]:
    """Return how many steps from a hex to every other, over any terrain."""
    found = [-1] * len(HEXES)
    found[start] = 0
    reached = [start]
    for index in reached:
        for step in HEXES[index].steps:
            if found[step.to] < 0:
                found[step.to] = found[index] + 1
                reached.append(step.to)
    return found


DISTANCES: Final = [distances(field.index) for field in HEXES]

# --- the terrain die, the track of time, the spaces of story quests ---

TERRAIN_DIE: Final[tuple[tuple[str, ...], ...]] = (
    (WILD,),
    (PLAINS,),
    (PLAINS, FOREST),
    (PLAINS, HILLS),
    (FOREST, HILLS),
    (MOUNTAINS, WATER),
)
DIE_KEYS: Final = tuple("-".join(face) for face in TERRAIN_DIE)

SPACES: Final = 12
STORY_SPACES: Final = (2, 4, 8, 10)
REFRESH_SPACES: Final = (1, 7)
SLOTS: Final = 6
