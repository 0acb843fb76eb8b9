"""Signs: everything drawn on a table that has a meaning, with its name, its effect and the rule behind it.

Every visible thing bears marks, from the closest to the most general: ``gem:gold``, ``marker:compass``,
``land:forest``, ``state:spent``. A sign explains a mark. A game names its own signs; ``COMMON_SIGNS`` are those of
every game.
The texts are ``sign-KEY`` and ``sign-KEY.text``, of a group ``signs-NAME``. The page reads marks as this module does
(``web/src/engine/pieces/marks.ts``).
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
    """A sign, recognised by its ``marks``. One of ``piece``, ``gem``, ``place``, ``link`` and ``icon`` is its drawing
    in a legend; without any the first mark is. ``rule`` is a chapter of the book or a section."""

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
    """Make a sign. ``drawn`` is one of its kind, or the name of an icon; ``marks`` only if it has others than
    that one."""
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
"""The label of a specimen, which is named by its sign."""


def specimen(
    kind: PieceKind, icon: str = "", tone: str = "", look: PieceLook = "", *, gems: Sequence[Gem] = ()
) -> Piece:
    """Return a piece that lies nowhere, as a sample of its kind."""
    return Piece("", kind, UNSAID, icon=icon, tone=tone, look=look, gems=list(gems))


def spot(shape: Shape, icon: str = "", terrain: Terrain = "", tone: str = "", plate: Plate = "") -> Place:
    """Return a place that is on no map, as a sample."""
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
        groups = [f"signs-{group}" for group in self.groups]
        return groups + [message.id for each in self for message in (each.name, each.text)]

    def find(self, marks: Sequence[str]) -> Sign | None:
        """Return the sign of the closest mark that has one, in this game or in every game."""
        for mark in marks:
            found = self._by_mark.get(mark)
            if found is not None:
                return found
        return None if self is COMMON_SIGNS else COMMON_SIGNS.find(marks)


# --- marks ---


class SeenMark(NamedTuple):
    """A visible thing: its marks, the closest first, and its own name, if any."""

    marks: list[str]
    label: Message | None = None


def marks_of_gem(gem: Gem) -> list[str]:
    return [f"gem:{gem.kind}:{gem.icon}", f"gem:{gem.kind}"] if gem.icon else [f"gem:{gem.kind}"]


def marks_of_piece(piece: Piece, zone: Zone | None = None) -> list[str]:
    """Return the marks of a piece: of a card by its tags or by its zone, of a counter by what it counts, of all others
    by icon, look or colour."""
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


def seen_on_piece(piece: Piece, zone: Zone | None = None) -> Iterator[SeenMark]:
    """Yield the piece itself and everything drawn on it."""
    yield SeenMark(marks_of_piece(piece, zone), piece.label)
    for tag in piece.tags:
        yield SeenMark([f"{piece.kind}:{tag.id}"], tag)
    if piece.joint:
        yield SeenMark([f"joint:{piece.joint}"])
    gems = [*piece.gems, *piece.cost, *piece.stats, *([] if piece.worth is None else [piece.worth])]
    for gem in gems[1:] if piece.kind == "counter" else gems:
        yield SeenMark(marks_of_gem(gem), gem.label)
    for state in piece.states:
        yield SeenMark([f"{piece.kind}:{state}", f"state:{state}"])
    if piece.origin in ("reported", "designed"):
        yield SeenMark([f"origin:{piece.origin}"])
    for face in piece.faces:
        yield from seen_on_piece(face)


def seen_at_place(place: Place) -> Iterator[SeenMark]:
    yield SeenMark(marks_of_place(place), place.label)
    if place.terrain:
        yield SeenMark([f"land:{place.terrain}"])
    if place.plate:
        yield SeenMark([f"plate:{place.plate}", *marks_of_place(place)])
    for gem in place.badges:
        yield SeenMark(marks_of_gem(gem), gem.label)
    for state in place.states:
        yield SeenMark([f"place:{state}", f"state:{state}"])


def seen_in_zone(zone: Zone) -> Iterator[SeenMark]:
    """Yield the zone itself, its track, its links and its places; not its pieces."""
    yield SeenMark(marks_of_zone(zone), zone.label)
    for cell in zone.cells:
        if cell.startswith("@"):
            yield SeenMark([f"cell:{cell[1:]}"])
    for link in zone.links:
        yield SeenMark([f"link:{link.kind}"])
    for place in zone.places:
        yield from seen_at_place(place)
    for state in zone.states:
        yield SeenMark([f"zone:{state}", f"state:{state}"])


def seen_of_player(player: Player) -> Iterator[SeenMark]:
    yield SeenMark(["player"], player.hero)
    for counter in player.counters:
        yield from seen_on_piece(counter)
    for state in player.states:
        yield SeenMark([f"player:{state}"])


def zones_in(scene: Scene) -> Iterator[Zone]:
    waiting = [scene.board, *scene.mats, *([] if scene.stage is None else [scene.stage])]
    while waiting:
        zone = waiting.pop()
        yield zone
        waiting += zone.zones


def seen_in(scene: Scene, ask: Ask | None = None) -> Iterator[SeenMark]:
    """Yield everything on a table and in its question."""
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
            yield SeenMark(marks_of_gem(gem), gem.label)
        if choice.risk:
            yield SeenMark([f"risk:{choice.risk}"])
        if choice.icon:
            yield SeenMark([f"choice:{choice.icon}"], choice.label)
        if choice.piece is not None:
            yield from seen_on_piece(choice.piece)


def names_in(scene: Scene) -> dict[str, Message]:
    """Return the names that the counters of a table give to what they count, for gems without a name of their own."""
    pieces = [piece for zone in zones_in(scene) for piece in zone.pieces]
    pieces += [counter for player in scene.players for counter in player.counters]
    counters = [piece for piece in pieces if piece.kind == "counter" and piece.gems]
    return {f"gem:{piece.gems[0].kind}": piece.label for piece in counters}


def seen_on(scene: Scene, name: str) -> Iterator[SeenMark]:
    """Yield the signs on the piece, place, box or die face of this name; pieces on a place come before the place."""
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


class SeatCount(NamedTuple):
    seat: int
    n: int
    max: int | None


def counted_in(scene: Scene, signs: Signs, wanted: Sign) -> list[SeatCount]:
    """Return every seat's amount of what a sign stands for, where counters show it."""
    found: dict[int, SeatCount] = {}
    shown = [(player.seat, piece) for player in scene.players for piece in player.counters]
    shown += [(zone.seat, piece) for zone in zones_in(scene) if zone.seat is not None for piece in zone.pieces]
    for seat, piece in shown:
        if piece.kind == "counter" and signs.find(marks_of_piece(piece)) is wanted:
            known = found.get(seat)
            if known is None or (known.max is None and piece.max is not None):
                found[seat] = SeatCount(seat, piece.n or 0, piece.max)
    return [found[seat] for seat in sorted(found)]


def legend_of(signs: Signs, scene: Scene) -> dict[str, list[Sign]]:
    """Return the groups of a legend: the game's own signs, the common marks of every table, and the other visible
    things."""
    met = {sign.key for seen in seen_in(scene) if (sign := signs.find(seen.marks)) is not None}
    groups = {name: list(group) for name, group in signs.groups.items()}
    for name, group in COMMON_SIGNS.groups.items():
        groups[name] = list(group) if name == "house" else [sign for sign in group if sign.key in met]
    return {name: group for name, group in groups.items() if group}


UNDESCRIBED: Final = ("gem", "counter", "marker", "token", "die", "face")


def undescribed_in(signs: Signs, scene: Scene) -> dict[str, Message]:
    """Return what a game does not describe, by its closest mark, with its label."""
    counted = names_in(scene)
    found: dict[str, Message] = {}
    for seen in seen_in(scene):
        label = seen.label or next((counted[mark] for mark in seen.marks if mark in counted), None)
        if label is not None and signs.find(seen.marks) is None and seen.marks[0].partition(":")[0] in UNDESCRIBED:
            found.setdefault(seen.marks[0], label)
    return found


# --- what every game shares ---

COMMON_SIGNS: Final = Signs(
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
"""A legend shows only those that occur at the table."""
