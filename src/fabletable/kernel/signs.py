"""What is drawn on a table and means something: its name, what it does, and the rule behind it.

Whatever can be seen bears marks: ``gem:gold``, ``marker:compass``, ``land:forest``, ``state:spent``, from the closest
to the most general. A sign says what a mark means; a game names its own, ``HOUSE`` are those of every game. The texts
are ``sign-KEY`` and ``sign-KEY.text``, of a group of them ``signs-NAME``. The page reads marks as this module does
(``web/src/learn/signs/marks.ts``).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Literal, NamedTuple

import msgspec

from fabletable.kernel.message import Message
from fabletable.kernel.scene import Ask, Gem, Link, Piece, PieceKind, PieceLook, Place, Player, Scene, Terrain, Zone

Shape = Literal["disc", "hex", "field", "portal", "plane", "home"]
Plate = Literal["", "seal", "square", "diamond", "shield"]


class Sign(msgspec.Struct, omit_defaults=True):
    """``marks`` are what it is known by. One of ``piece``, ``gem``, ``place``, ``link`` and ``icon`` is how it is drawn
    in a legend; without any the first mark says it. ``rule`` is a chapter of the book or a section."""

    key: str
    rule: str
    marks: list[str]
    piece: Piece | None = None
    gem: Gem | None = None
    place: Place | None = None
    link: str = ""
    icon: str = ""

    @property
    def name(self) -> Message:
        return Message(f"sign-{self.key}")

    @property
    def text(self) -> Message:
        return Message(f"sign-{self.key}.text")


def sign(key: str, rule: str, drawn: Piece | Gem | Place | Link | str, *marks: str) -> Sign:
    """``drawn`` is one of its kind, or the name of an icon; ``marks`` only where it is known by others than that."""
    if isinstance(drawn, Gem):
        return Sign(key, rule, list(marks) or marks_of_gem(drawn)[:1], gem=drawn)
    if isinstance(drawn, Piece):
        return Sign(key, rule, list(marks) or marks_of_piece(drawn)[:1], piece=drawn)
    if isinstance(drawn, Place):
        return Sign(key, rule, list(marks) or marks_of_place(drawn)[:1], place=drawn)
    if isinstance(drawn, Link):
        return Sign(key, rule, list(marks) or [f"link:{drawn.kind}"], link=drawn.kind)
    return Sign(key, rule, list(marks), icon=drawn)


UNSAID: Final = Message(id="")
"""A specimen is called by its sign."""


def specimen(
    kind: PieceKind, icon: str = "", tone: str = "", look: PieceLook = "", *, gems: Sequence[Gem] = ()
) -> Piece:
    """A piece that lies nowhere, to show how its kind looks."""
    return Piece("", kind, UNSAID, icon=icon, tone=tone, look=look, gems=list(gems))


def spot(shape: Shape, icon: str = "", terrain: Terrain = "", tone: str = "", plate: Plate = "") -> Place:
    """A place that is on no map."""
    return Place("", UNSAID, 0, 0, shape, terrain=terrain, icon=icon, tone=tone, plate=plate)


class Signs:
    """The signs of a game, in groups as its legend lists them."""

    __slots__ = ("_by_mark", "groups")

    def __init__(self, **groups: Sequence[Sign]) -> None:
        self.groups: Mapping[str, Sequence[Sign]] = groups
        self._by_mark: dict[str, Sign] = {mark: each for each in self for mark in each.marks}

    def __iter__(self) -> Iterator[Sign]:
        for group in self.groups.values():
            yield from group

    def messages(self) -> list[str]:
        """All that is said of them."""
        groups = [f"signs-{group}" for group in self.groups]
        return groups + [message.id for each in self for message in (each.name, each.text)]

    def find(self, marks: Sequence[str]) -> Sign | None:
        """What the closest of these marks means that means anything, here or in every game."""
        for mark in marks:
            found = self._by_mark.get(mark)
            if found is not None:
                return found
        return None if self is HOUSE else HOUSE.find(marks)


# --- marks ---


class Seen(NamedTuple):
    """Something on a table: its marks, the closest first, and the name it brings along, if any."""

    marks: list[str]
    label: Message | None = None


def marks_of_gem(gem: Gem) -> list[str]:
    return [f"gem:{gem.kind}:{gem.icon}", f"gem:{gem.kind}"] if gem.icon else [f"gem:{gem.kind}"]


def marks_of_piece(piece: Piece, zone: Zone | None = None) -> list[str]:
    """What it is: a card by its tags or by where it lies, a counter by what it counts, all else by its icon, its look
    or its colour."""
    if piece.kind == "card":
        lies = [] if zone is None else [f"zone:{zone.label.id}"]
        return [*(f"card:{tag.id}" for tag in piece.tags), *lies, "card"]
    if piece.kind == "counter" and piece.gems:
        return marks_of_gem(piece.gems[0])
    close = [piece.icon, piece.look, piece.tone if piece.kind == "die" else ""]
    return [*(f"{piece.kind}:{word}" for word in close if word), piece.kind]


def marks_of_place(place: Place) -> list[str]:
    return [*([f"place:{place.icon}"] if place.icon else []), f"place:{place.shape}"]


def marks_of_zone(zone: Zone) -> list[str]:
    return [f"zone:{zone.label.id}", f"zone:{zone.kind}"]


def seen_on_piece(piece: Piece, zone: Zone | None = None) -> Iterator[Seen]:
    """The piece itself and whatever is drawn on it."""
    yield Seen(marks_of_piece(piece, zone), piece.label)
    for tag in piece.tags:
        yield Seen([f"{piece.kind}:{tag.id}"], tag)
    if piece.joint:
        yield Seen([f"joint:{piece.joint}"])
    gems = [*piece.gems, *piece.cost, *piece.stats, *([] if piece.worth is None else [piece.worth])]
    for gem in gems[1:] if piece.kind == "counter" else gems:
        yield Seen(marks_of_gem(gem), gem.label)
    for state in piece.states:
        yield Seen([f"{piece.kind}:{state}", f"state:{state}"])
    if piece.origin in ("reported", "designed"):
        yield Seen([f"origin:{piece.origin}"])
    for face in piece.faces:
        yield from seen_on_piece(face)


def seen_at_place(place: Place) -> Iterator[Seen]:
    yield Seen(marks_of_place(place), place.label)
    if place.terrain:
        yield Seen([f"land:{place.terrain}"])
    if place.plate:
        yield Seen([f"plate:{place.plate}", *marks_of_place(place)])
    for gem in place.badges:
        yield Seen(marks_of_gem(gem), gem.label)
    for state in place.states:
        yield Seen([f"place:{state}", f"state:{state}"])


def seen_in_zone(zone: Zone) -> Iterator[Seen]:
    """The box itself, what is written on its track, its ways and its places; not the pieces in it."""
    yield Seen(marks_of_zone(zone), zone.label)
    for cell in zone.cells:
        if cell.startswith("@"):
            yield Seen([f"cell:{cell[1:]}"])
    for link in zone.links:
        yield Seen([f"link:{link.kind}"])
    for place in zone.places:
        yield from seen_at_place(place)
    for state in zone.states:
        yield Seen([f"zone:{state}", f"state:{state}"])


def seen_of_player(player: Player) -> Iterator[Seen]:
    yield Seen(["player"], player.hero)
    for counter in player.counters:
        yield from seen_on_piece(counter)
    for state in player.states:
        yield Seen([f"player:{state}"])


def zones_in(scene: Scene) -> Iterator[Zone]:
    waiting = [scene.board, *scene.mats, *([] if scene.stage is None else [scene.stage])]
    while waiting:
        zone = waiting.pop()
        yield zone
        waiting += zone.zones


def seen_in(scene: Scene, ask: Ask | None = None) -> Iterator[Seen]:
    """Everything that lies on a table and stands in its question."""
    for player in scene.players:
        yield from seen_of_player(player)
    for zone in zones_in(scene):
        yield from seen_in_zone(zone)
        for piece in zone.pieces:
            yield from seen_on_piece(piece, zone)
    if ask is None:
        return
    for choice in ask.choices:
        for gem in (*choice.cost, *choice.gain):
            yield Seen(marks_of_gem(gem), gem.label)
        if choice.risk:
            yield Seen([f"risk:{choice.risk}"])
        if choice.icon:
            yield Seen([f"choice:{choice.icon}"], choice.label)
        if choice.piece is not None:
            yield from seen_on_piece(choice.piece)


def names_in(scene: Scene) -> dict[str, Message]:
    """What the counters of a table call what they count: a name for gems that have none of their own."""
    pieces = [piece for zone in zones_in(scene) for piece in zone.pieces]
    pieces += [counter for player in scene.players for counter in player.counters]
    counters = [piece for piece in pieces if piece.kind == "counter" and piece.gems]
    return {f"gem:{piece.gems[0].kind}": piece.label for piece in counters}


def seen_on(scene: Scene, name: str) -> Iterator[Seen]:
    """What is seen on the piece, place, box or face of a die of this name; what lies on a place before the place."""
    for zone in zones_in(scene):
        if zone.id == name:
            yield from seen_in_zone(zone)
        for piece in zone.pieces:
            if piece.id == name or (piece.place and piece.place == name):
                yield from seen_on_piece(piece, zone)
            for face in piece.faces:
                if face.id == name:
                    yield from seen_on_piece(face, zone)
        for place in zone.places:
            if place.id == name:
                yield from seen_at_place(place)


# --- at one table ---


class Counted(NamedTuple):
    seat: int
    n: int
    max: int | None


def counted_in(scene: Scene, signs: Signs, wanted: Sign) -> list[Counted]:
    """How much every seat has of what a sign stands for, where counters say so."""
    found: dict[int, Counted] = {}
    shown = [(player.seat, piece) for player in scene.players for piece in player.counters]
    shown += [(zone.seat, piece) for zone in zones_in(scene) if zone.seat is not None for piece in zone.pieces]
    for seat, piece in shown:
        if piece.kind == "counter" and signs.find(marks_of_piece(piece)) is wanted:
            known = found.get(seat)
            if known is None or (known.max is None and piece.max is not None):
                found[seat] = Counted(seat, piece.n or 0, piece.max)
    return [found[seat] for seat in sorted(found)]


def legend_of(signs: Signs, scene: Scene) -> dict[str, list[Sign]]:
    """The groups of a legend: a game's own signs, the marks of every table, and of all else what is seen here."""
    met = {sign.key for seen in seen_in(scene) if (sign := signs.find(seen.marks)) is not None}
    groups = {name: list(group) for name, group in signs.groups.items()}
    for name, group in HOUSE.groups.items():
        groups[name] = list(group) if name == "house" else [sign for sign in group if sign.key in met]
    return {name: group for name, group in groups.items() if group}


UNDESCRIBED: Final = ("gem", "counter", "marker", "token", "die", "face")


def undescribed_in(signs: Signs, scene: Scene) -> dict[str, Message]:
    """What a game does not describe, by its closest mark: at least its label is known."""
    counted = names_in(scene)
    found: dict[str, Message] = {}
    for seen in seen_in(scene):
        label = seen.label or next((counted[mark] for mark in seen.marks if mark in counted), None)
        if label is not None and signs.find(seen.marks) is None and seen.marks[0].partition(":")[0] in UNDESCRIBED:
            found.setdefault(seen.marks[0], label)
    return found


# --- what every game shares ---

HOUSE: Final = Signs(
    house=[
        sign("house-option", "", "", "house:option"),
        sign("house-chosen", "", "", "state:chosen"),
        sign("house-new", "", "", "state:new"),
        sign("house-theirs", "", "", "house:theirs"),
        sign("house-barred", "", "padlock", "house:barred"),
        sign("house-dice", "", "rolling-dices", "risk:dice"),
        sign("house-reveal", "", "semi-closed-eye", "risk:reveal"),
        sign("house-odds", "", "", "house:odds"),
        sign("house-lantern", "", "old-lantern", "house:lantern"),
        sign("house-seat", "", "", "player"),
        sign("house-first", "", "", "player:first"),
        sign("house-active-player", "", "", "player:active"),
        sign("house-out", "", "", "player:out", "zone:out"),
    ],
    states=[
        sign("house-spent", "", "", "state:spent"),
        sign("house-hidden", "", "", "state:hidden"),
        sign("house-golden", "", "", "state:golden"),
        sign("house-active", "", "", "state:active"),
        sign("house-weak", "", "", "state:weak"),
        sign("house-fixed", "", "", "state:fixed"),
        sign("house-doubled", "", "", "state:doubled"),
        sign("house-all-of", "", "", "joint:and"),
        sign("house-one-of", "", "", "joint:or"),
        sign("house-reported", "", "", "origin:reported"),
        sign("house-designed", "", "", "origin:designed"),
    ],
    lands=[
        *(
            sign(f"house-land-{land}", "", Gem(land), f"land:{land}", f"gem:{land}")
            for land in ("plain", "forest", "hill", "mountain", "water")
        ),
        sign("house-land-waste", "", "", "land:waste"),
        sign("house-land-town", "", "", "land:town"),
        sign("house-land-any", "", Gem("wild"), "land:any", "gem:wild"),
        sign("house-road", "", Link("", "", "road")),
        sign("house-sea", "", Link("", "", "sea")),
        sign("house-river", "", Link("", "", "river")),
        sign("house-bridge", "", Link("", "", "bridge")),
        sign("house-pip", "", Gem("pip", 5)),
    ],
)
"""In a legend only those that are met at the table: nobody looks for a river where there is none."""
