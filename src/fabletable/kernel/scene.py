"""The scene: what one seat sees, as zones and pieces that any client can draw without knowing the game.

A piece's ``id`` is what choices and story lines point at. Looks are names, never pictures: ``icon`` is a name of
the game-icons set, ``palette`` and ``scenery`` are the shared ones of the page (docs/scene.md).
"""

from __future__ import annotations

from typing import Literal

import msgspec

from fabletable.kernel.decision import Barred
from fabletable.kernel.say import Say

PieceKind = Literal["card", "face", "die", "pawn", "token", "counter", "marker"]
ZoneKind = Literal["board", "map", "row", "hand", "pile", "pool", "net", "track", "mat", "panel", "fight"]
Origin = Literal["", "rulebook", "reported", "designed"]


class Gem(msgspec.Struct, omit_defaults=True):
    """A number in a shape: ``kind`` picks the shape (gold, sun, moon, vp, xp, str, will, shield, lore, dmg, or any
    other name with an ``icon``). ``n`` may be text such as "X" or "+2"."""

    kind: str
    n: int | str = ""
    icon: str = ""
    label: Say | None = None


class Art(msgspec.Struct, omit_defaults=True):
    """How a card looks finished without an artist."""

    icon: str
    palette: str = "gold"
    scenery: str = "rays"


class Piece(msgspec.Struct, omit_defaults=True):
    """A thing one may point at.

    card     label, text, art, cost, worth, stats, tags, count (copies under it)
    face     gems (joined by ``joint``) or icon, of a die
    die      faces (six), up (index of the lying face)
    token    faces (two), up
    pawn     seat, icon
    counter  icon or gems[0].kind, n, max
    marker   icon, tone: anything else that lies on a place
    """

    id: str
    kind: PieceKind
    label: Say
    text: Say | None = None
    art: Art | None = None
    icon: str = ""
    tone: str = ""
    gems: list[Gem] = []
    joint: Literal["", "and", "or"] = ""
    cost: list[Gem] = []
    worth: Gem | None = None
    stats: list[Gem] = []
    tags: list[Say] = []
    faces: list[Piece] = []
    up: int = 0
    n: int | None = None
    max: int | None = None
    count: int | None = None
    seat: int | None = None
    states: list[str] = []
    """Any of: spent, new, chosen, hidden (a back is shown), golden, active, weak, fixed."""
    origin: Origin = ""
    place: str = ""
    """The id of the map place it lies on, when its zone has places."""


class Place(msgspec.Struct, omit_defaults=True):
    """A spot of a map: a field, a town, a hex, a portal. Pixels of the zone's own ``size``."""

    id: str
    label: Say
    x: int
    y: int
    shape: Literal["disc", "hex", "field", "portal", "plane", "isle"] = "disc"
    size: int = 0
    terrain: str = ""
    icon: str = ""
    tags: list[Say] = []
    badges: list[Gem] = []
    text: Say | None = None
    states: list[str] = []


class Link(msgspec.Struct, omit_defaults=True):
    """A road, river, sea line or bridge between two places (for rivers: the edge between two hexes)."""

    a: str
    b: str
    kind: str = "road"


class Zone(msgspec.Struct, omit_defaults=True):
    """Where pieces lie.

    board, map  ``size`` and children placed by ``at`` (x, y, w, h); a map has places and links; ``look`` names the
                painter (islands, ring, nodes, hexes), a client that does not know it draws places and links plainly
    row, hand   cards side by side; a hand that is not yours has only ``count``
    pile        top piece or a back, ``count``; with more pieces the pile may be looked through, the last one lies on
                top, or a back does if its state is hidden
    pool        tokens or dice loose
    net         a die as six faces, each an option when forging
    track       cells; ``at_cell`` is where the marker stands; ``cells`` labels
    mat, panel  a box of further zones and pieces
    fight       two sides facing each other: its first and second child zone
    """

    id: str
    kind: ZoneKind
    label: Say
    seat: int | None = None
    look: str = ""
    size: tuple[int, int] | None = None
    at: tuple[int, int, int, int] | None = None
    pieces: list[Piece] = []
    zones: list[Zone] = []
    places: list[Place] = []
    links: list[Link] = []
    count: int | None = None
    cells: list[str] = []
    at_cell: int | None = None
    note: Say | None = None
    text: Say | None = None
    states: list[str] = []


class Player(msgspec.Struct, omit_defaults=True):
    """A seat in the top bar: its emblem and what everyone may see at a glance."""

    seat: int
    icon: str
    color: str
    hero: Say | None = None
    sub: Say | None = None
    score: int | None = None
    counters: list[Piece] = []
    states: list[str] = []
    """Any of: active, out, first."""


class Scene(msgspec.Struct, omit_defaults=True):
    """All that one seat sees. ``board`` is what everyone looks at, ``mats`` is one a seat, ``stage`` (if any) is what
    happens right now over the board, such as a fight."""

    game: str
    chapter: Say
    players: list[Player]
    board: Zone
    mats: list[Zone]
    stage: Zone | None = None
    result: list[Say] = []


class Choice(msgspec.Struct, omit_defaults=True):
    """One option as a client lists it. ``spots`` are the ids of pieces or places that glow for it."""

    key: str
    label: Say
    note: Say | None = None
    spots: list[str] = []
    cost: list[Gem] = []
    piece: Piece | None = None
    icon: str = ""
    risk: Literal["", "dice", "reveal"] = ""
    main: bool = False
    """True for the one that ends or commits: the golden button of the ask bar."""


class BarredChoice(msgspec.Struct, omit_defaults=True):
    key: str
    label: Say
    why: Say
    rule: str = ""
    spots: list[str] = []
    icon: str = ""


class Ask(msgspec.Struct, omit_defaults=True):
    """The question in front of a seat."""

    number: int
    seat: int
    question: Say
    rule: str = ""
    note: Say | None = None
    choices: list[Choice] = []
    barred: list[BarredChoice] = []


def barred_choice(barred: Barred, spots: list[str] | None = None, icon: str = "") -> BarredChoice:
    return BarredChoice(barred.key, barred.say, barred.why, barred.rule, [barred.key] if spots is None else spots, icon)


def schema() -> bytes:
    """The JSON schema of scenes and asks, for clients."""
    _, components = msgspec.json.schema_components([Scene, Ask, Say])
    return msgspec.json.format(msgspec.json.encode({"$defs": components}), indent=2)
