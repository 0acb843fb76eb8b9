"""The scene: what one seat sees, as zones and pieces that any client can draw without knowing the game.

A piece's ``id`` is what choices and story lines point at. Looks are names, never pictures: ``icon`` is a name of
the game-icons set, all other looks are typed here and shown in docs/scene.md.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, Literal, ParamSpec, TypeVar, cast

import msgspec

from fabletable.kernel.decision import Barred
from fabletable.kernel.message import Message
from fabletable.kernel.sound import Ambience, Mood
from fabletable.kernel.standing import Chip, Standing

Params = ParamSpec("Params")
Drawn = TypeVar("Drawn")

PieceKind = Literal["card", "face", "die", "pawn", "token", "counter", "marker"]
ZoneKind = Literal["board", "map", "row", "hand", "pile", "pool", "net", "track", "mat", "panel", "fight"]
Origin = Literal["", "rulebook", "reported", "designed"]

Palette = Literal[
    "ember", "moon", "verdant", "gold", "violet", "steel", "blood", "dusk", "ice", "swamp", "bone", "sea"
]  # fmt: skip
Scenery = Literal["sea", "peaks", "forest", "plain", "hall", "night", "cave", "rays", "city"]
Pose = Literal["", "stands", "bust", "enters", "flies"]
Ground = Literal["", "grass", "reeds", "rocks", "waves", "flags", "graves", "bones"]
Weather = Literal["", "sparks", "snow", "mist", "rain", "leaves", "motes"]
Terrain = Literal["", "plain", "forest", "hill", "mountain", "water", "waste", "town", "any"]
"""The terrain around a place, and the colour of a hex."""

MapLook = Literal["islands", "ring", "roads", "hexes"]
ZoneLook = Literal["", "islands", "ring", "roads", "hexes", "temple", "garden", "wheel", "bar", "lines"]
"""The painting of a zone.

A map is painted as ``islands``, ``ring``, ``roads`` or ``hexes``; a box on a map as ``temple`` (a column a pool, by
price) or ``garden`` (plots in a row); a track as ``wheel`` (round) or ``bar`` (filled up to its marker); a row of cards
as ``lines``, read one by one.
"""
PieceLook = Literal[
    "", "life", "hearts", "cubes", "cells", "levels", "plate", "diamond", "hexagon", "disc", "beast", "great", "left"
]  # fmt: skip
"""The look of a piece.

A counter is filled up to its ``max`` by ``life`` (a bar, in fights), ``hearts``, ``cubes``, ``cells`` or ``levels`` (in
Roman numbers); without one it is a number. ``left`` is what is left of a turn: that it goes down is no loss and is not
told. A card with ``plate`` has its stats on a plate of its tone in a corner. A marker on a map is a ``diamond``,
``hexagon`` or ``disc`` (stones of its tone), a ``beast`` (dark, its first gem on a plate) or ``great`` (large); without
one it is a coin.
"""

PieceState = Literal["spent", "new", "chosen", "hidden", "golden", "active", "weak", "fixed", "doubled"]
ZoneState = Literal["hidden", "active", "weak", "out", "spent"]
PlaceState = Literal["spent"]
PlayerState = Literal["active", "out", "first"]

SHAPES: Final = ("gold", "sun", "moon", "vp", "xp", "str", "will", "shield", "lore", "dmg")
"""Gems with a shape of their own."""
LANDS: Final = ("plain", "forest", "hill", "mountain", "water", "wild")
"""Gems that are a land on a die's face; ``wild`` is any of them."""
PIP: Final = "pip"
"""A gem with spots on a die's face."""
TONES: Final = (
    "green", "yellow", "purple", "blue", "red", "grey", "gold", "orange", "brown", "white", "black", "dark",
    "forest", "mountain", "hill", "plain", "water", "any",
)  # fmt: skip
"""Colours by name; any other tone is written as ``#rrggbb``."""


ALMOST: Final = 1e-9
"""The tolerance of a probability, for errors of floating point."""


class Gem(msgspec.Struct, omit_defaults=True, gc=False):
    """A number in a shape: ``kind`` picks the shape (gold, sun, moon, vp, xp, str, will, shield, lore, dmg), on a die's
    face a land or ``pip``; any other kind brings an ``icon``. ``n`` may be text such as "X" or "+2".

    Among the gems of a card, ``at`` is where it sits: ``tab-1`` to ``tab-5`` at the right edge from the top, ``seal``
    at the foot, both in its ``tone``."""

    kind: str
    n: int | str = ""
    icon: str = ""
    label: Message | None = None
    at: Literal["", "tab-1", "tab-2", "tab-3", "tab-4", "tab-5", "seal"] = ""
    tone: str = ""


class Portrait(msgspec.Struct, omit_defaults=True, gc=False, frozen=True):
    """The layers of a picture that shows a creature or a person: the icon of the art becomes a figure in its landscape.

    What is left empty follows from the art: the pose from the name of the icon (a head is a ``bust``), the ground from
    the scenery, the weather from the palette. A figure that ``enters`` comes in from the edge of the picture.
    ``company`` is the number of its kind behind it, up to two; ``beside`` is the icon of a thing or an animal that it
    has with it.
    """

    pose: Pose = ""
    ground: Ground = ""
    weather: Weather = ""
    flip: bool = False
    company: int = 0
    beside: str = ""


class Art(msgspec.Struct, omit_defaults=True, gc=False):
    """The generated picture of a card, a place or a box: an icon on a palette before a scenery. With a ``portrait`` the
    icon is a figure in a scene of layers."""

    icon: str
    palette: Palette = "gold"
    scenery: Scenery = "rays"
    portrait: Portrait | None = None

    def as_portrait(self) -> Art:
        """Return this picture as one of a creature or a person."""
        return self if self.portrait else Art(self.icon, self.palette, self.scenery, Portrait())


class Piece(msgspec.Struct, omit_defaults=True, gc=False):
    """A thing one may point at.

    card     label, text, art, cost, worth, stats, tags, count (copies under it)
    face     of a die: gems (joined by ``joint``), an icon (with gems or n below it), or only the number n
    die      faces (six), up (index of the lying face); dark by its tone ``dark``
    token    faces (two), up
    pawn     seat, icon
    counter  icon or gems[0].kind, n, max, look
    marker   icon, tone, look: anything else that lies on a place
    """

    id: str
    kind: PieceKind
    label: Message
    text: Message | None = None
    art: Art | None = None
    icon: str = ""
    look: PieceLook = ""
    tone: str = ""
    gems: list[Gem] = []
    joint: Literal["", "and", "or"] = ""
    cost: list[Gem] = []
    worth: Gem | None = None
    stats: list[Gem] = []
    tags: list[Message] = []
    faces: list[Piece] = []
    up: int = 0
    n: int | None = None
    max: int | None = None
    count: int | None = None
    seat: int | None = None
    states: list[PieceState] = []
    """The states of a piece. ``hidden``: a back is shown. ``fixed``: it cannot be changed. ``doubled``: it counts
    twice."""
    origin: Origin = ""
    place: str = ""
    """The id of the map place it lies on, when its zone has places."""


class Place(msgspec.Struct, omit_defaults=True, gc=False):
    """A spot of a map, in pixels of the zone's own ``size``; its own ``size`` is a radius.

    disc    a coin of its ``tone`` with its icon and a seal of its terrain
    field   a gilded medallion: its ``art``, or its icon on its ``tone``
    hex     a hex of its terrain; with a ``plate`` its icon stands on one
    portal  a pool of light in its ``tone``
    plane   a world beyond, as an oval
    home    where the pawn of its ``seat`` begins
    """

    id: str
    label: Message
    x: int
    y: int
    shape: Literal["disc", "hex", "field", "portal", "plane", "home"] = "disc"
    size: int = 0
    terrain: Terrain = ""
    icon: str = ""
    tags: list[Message] = []
    badges: list[Gem] = []
    text: Message | None = None
    states: list[PlaceState] = []
    art: Art | None = None
    tone: str = ""
    plate: Literal["", "seal", "square", "diamond", "shield"] = ""
    nameless: bool = False
    """Its name is said when it is pointed at and not written on the map."""
    area: Message | None = None
    """The named land it belongs to; the name is written once, where there is room."""
    seat: int | None = None
    ambience: Ambience | None = None
    """The sound of it; without one, that of its terrain."""


class Link(msgspec.Struct, omit_defaults=True, gc=False):
    """A road, river, sea line or bridge between two places (for rivers: the edge between two hexes)."""

    a: str
    b: str
    kind: Literal["road", "sea", "river", "bridge"] = "road"


class Prose(msgspec.Struct, omit_defaults=True, gc=False):
    """A text for people to read, whole: the words of a card and, after the answer, its outcome. Clients show it on a
    stage of its own, with the choices below it.

    ``key`` stays the same from the first words to the outcome. ``text`` has the paragraphs to read now. ``chosen`` is
    the answer that led to them, ``start`` are the paragraphs before that answer. ``rolled`` are the dice that fell or
    the cards that were revealed, ``sum`` says what they come to; ``bands`` are the rows they are looked up in, ``band``
    is the number of the row that applies, from 1. ``rule`` is what the text means in the rules.
    """

    key: str
    title: Message
    text: list[Message]
    card: Piece | None = None
    chosen: Message | None = None
    start: list[Message] = []
    rolled: list[Piece] = []
    sum: Message | None = None
    bands: list[Message] = []
    band: int = 0
    rule: Message | None = None


class Zone(msgspec.Struct, omit_defaults=True, gc=False):
    """An area of the table in which pieces lie. Its ``kind`` tells clients how to draw it.

    ``board``, ``map``
        have a ``size`` and children placed by ``at`` (x, y, w, h). A map has places and links; ``look`` is its style
        (islands, ring, roads, hexes), in the colours and with the coasts of the game's box.
    ``row``, ``hand``
        show cards side by side. Another seat's hand has only a ``count``.
    ``pile``
        shows its top piece or a back, and ``count``. With more pieces it can be looked through; the last piece lies on
        top, as a back if its state is hidden.
    ``pool``
        holds loose tokens or dice.
    ``net``
        shows a die as six faces, each an option when forging.
    ``track``
        has cells with labels; ``at_cell`` is the marker's cell.
    ``mat``, ``panel``
        contain further zones and pieces.
    ``fight``
        shows its first and second child zone as two sides before a ``scenery``. The first card of a side is its
        portrait.
    """

    id: str
    kind: ZoneKind
    label: Message
    seat: int | None = None
    look: ZoneLook = ""
    scenery: Scenery | None = None
    size: tuple[int, int] | None = None
    at: tuple[int, int, int, int] | None = None
    pieces: list[Piece] = []
    zones: list[Zone] = []
    places: list[Place] = []
    links: list[Link] = []
    count: int | None = None
    cells: list[str] = []
    at_cell: int | None = None
    note: Message | None = None
    text: Message | None = None
    states: list[ZoneState] = []
    prose: Prose | None = None
    """The text that is being read on the stage."""


class Player(msgspec.Struct, omit_defaults=True, gc=False):
    """A seat in the top bar: its emblem and what everyone may see at a glance. ``stands`` is how far it is from
    winning, in the measure of the game; without it the ``score`` says so, if there is one."""

    seat: int
    icon: str
    color: str
    hero: Message | None = None
    sub: Message | None = None
    score: int | None = None
    counters: list[Piece] = []
    states: list[PlayerState] = []
    stands: Chip | None = None


class Scene(msgspec.Struct, omit_defaults=True, gc=False):
    """All that one seat sees. ``board`` is what everyone looks at, ``mats`` is one a seat, ``stage`` (if any) is what
    happens right now over the board, such as a fight. ``lasting`` are texts whose rule holds for a while: they can be
    read again as long as it does. ``ambience`` and ``mood`` are for the ear: without them clients take the place of the
    pawn, and "travel". A fight always has its own mood."""

    game: str
    chapter: Message
    players: list[Player]
    board: Zone
    mats: list[Zone]
    stage: Zone | None = None
    result: list[Message] = []
    ambience: Ambience | None = None
    mood: Mood | None = None
    lasting: list[Prose] = []


class Odds(msgspec.Struct, omit_defaults=True, gc=False):
    """The odds of a fight, a test or a roll, in whole percent that add up to 100 (``odds_of`` rounds them).

    ``against`` names the opposition, with both numbers: "Golem, Strength 6 against your 5". ``if_won``, ``if_drawn``
    and ``if_lost`` are the consequences. ``about``: estimated from imagined games, not exact. ``before`` is the percent
    won without this choice, where the choice only changes a fight that comes anyway ("58 to 72 %"). ``because`` are the
    parts of the odds, a sentence each: "A shield of Hazel: a roll lost by 4 or less is a draw".
    """

    won: int
    drawn: int = 0
    lost: int = 0
    against: Message | None = None
    if_won: Message | None = None
    if_drawn: Message | None = None
    if_lost: Message | None = None
    about: bool = False
    before: int | None = None
    because: list[Message] = []


CardsLook = Literal["", "dealt", "open", "aside"]
"""The layout of a question whose choices are cards, large: ``dealt`` if they were just drawn and are turned up one by
one, ``open`` if they lie there already, ``aside`` if only some choices are cards, laid out when the person wants to
compare them."""


class CardChange(msgspec.Struct, omit_defaults=True, gc=False):
    """One line below a card that may be chosen: a number of the player before and after ("Strength in battle 5 to 6"),
    or in words alone what the card replaces."""

    label: Message
    was: int | str = ""
    now: int | str = ""
    gem: Gem | None = None
    worse: bool = False


class Choice(msgspec.Struct, omit_defaults=True, gc=False):
    """One option as a client lists it. ``spots`` are the ids of pieces or places that glow for it.

    ``cost`` is its price and ``gain`` what it surely brings, of a fight what winning brings. ``waits`` says what waits
    where it leads. ``odds`` come from the question's own ``odds``, from what the seat may know, unless the table plays
    without them.
    """

    key: str
    label: Message
    note: Message | None = None
    spots: list[str] = []
    cost: list[Gem] = []
    piece: Piece | None = None
    icon: str = ""
    risk: Literal["", "dice", "reveal"] = ""
    main: bool = False
    """True for the one that commits, or ends when nothing else is left: the golden button of the ask bar."""
    gain: list[Gem] = []
    waits: Message | None = None
    odds: Odds | None = None
    ends: bool = False
    """True if it ends the turn or passes while real options remain: shown neutral, never golden."""
    instead: str = ""
    """The key of an option that the game's advice holds clearly better than ending the turn here: clients name it and
    ask once more. Empty where ending the turn is no mistake."""
    idle: bool = False
    """True if it may be chosen and changes nothing: listed last."""
    way: list[str] = []
    """The places it leads through, the last is where it ends: shown before it is taken."""
    spends: list[Piece] = []
    leaves: list[Piece] = []
    """The dice or tokens such a way takes, in its order, and those that stay."""
    under: Message | None = None
    """The name of the row that holds this choice with the others of the same name: clients list it once, with its
    choices inside. The ``piece`` of the name tells rows apart."""
    within: Message | None = None
    """The name of the choice inside that row; without one, its ``label``."""
    changes: list[CardChange] = []
    """The changes for the player who takes this card."""
    alike: list[str] = []
    """The spots of pieces just like the one it takes: who points at one of them is shown which one goes."""


class BarredChoice(msgspec.Struct, omit_defaults=True, gc=False):
    key: str
    label: Message
    why: Message
    rule: str = ""
    spots: list[str] = []
    icon: str = ""


class SuggestedChoice(msgspec.Struct, omit_defaults=True, gc=False):
    """A suggestion for beginners at a question of the set-up: one of its choices and the reason. ``by_chance``: it was
    drawn, because none is better than the others."""

    key: str
    why: Message
    by_chance: bool = False


class Ask(msgspec.Struct, omit_defaults=True, gc=False):
    """The question in front of a seat. What it is about is the message ``about-NAME`` of ``ask-NAME``, if there is one;
    ``now`` is a line made of what lies on this very table. ``advised`` is offered first. ``turn`` differs from turn to
    turn; empty where the game does not tell them apart. ``stands``: an answer may be given for the rest of the game.
    ``cards``: the choices are cards, which clients lay out large. ``as_whom`` says for whom the seat answers, where it
    is not itself: "You are the monster, against Ann"."""

    number: int
    seat: int
    question: Message
    rule: str = ""
    note: Message | None = None
    choices: list[Choice] = []
    barred: list[BarredChoice] = []
    now: Message | None = None
    advised: SuggestedChoice | None = None
    turn: str = ""
    stands: bool = False
    as_whom: Message | None = None
    cards: CardsLook = ""


def about(ask: str) -> str:
    """Return the message that explains a question: ``about-turn`` of ``ask-turn``."""
    return "about-" + ask.removeprefix("ask-")


def with_odds(choices: Sequence[Choice], likely: Sequence[Odds | None]) -> list[Choice]:
    """Return the choices with odds. A listed choice may be shared by many tables; odds belong to one."""
    return [msgspec.structs.replace(choice, odds=each) for choice, each in zip(choices, likely, strict=True)]


def odds_of(
    won: float,
    drawn: float = 0.0,
    *,
    against: Message | None = None,
    if_won: Message | None = None,
    if_drawn: Message | None = None,
    if_lost: Message | None = None,
    about: bool = False,
    before: float | None = None,
    because: Sequence[Message] = (),
) -> Odds:
    """Return odds from probabilities. A possible result is never rounded to 0, an uncertain one never to 100."""
    even = percents([won, drawn, 1.0 - won - drawn])
    earlier = None if before is None else percents([before, 1.0 - before])[0]
    return Odds(even[0], even[1], even[2], against, if_won, if_drawn, if_lost, about, earlier, list(because))


def percents(shares: list[float]) -> list[int]:
    """Return probabilities that add up to 1 as whole percent that add up to 100; the greatest takes the rest."""
    whole = [_percent(share) for share in shares]
    greatest = max(range(len(shares)), key=lambda n: (shares[n], -n))
    whole[greatest] += 100 - sum(whole)
    return whole


def _percent(share: float) -> int:
    if share < ALMOST:
        return 0
    return 100 if share > 1 - ALMOST else max(1, min(99, round(share * 100)))


def barred_choice(barred: Barred, spots: list[str] | None = None, icon: str = "") -> BarredChoice:
    return BarredChoice(
        barred.key, barred.message, barred.why, barred.rule, [barred.key] if spots is None else spots, icon
    )


def drawn_once(draw: Callable[Params, Drawn]) -> Callable[Params, Drawn]:
    """Cache a drawing by its arguments (cards, words and numbers, never a table). All scenes share the result, so it
    must not be changed; ``msgspec.structs.replace`` makes another one."""
    # The cache has room for all cards of a game. Hands, piles and cards with users' own numbers go when longest unused.
    return cast("Callable[Params, Drawn]", lru_cache(maxsize=2048)(draw))


def drawn_lately(draw: Callable[Params, Drawn]) -> Callable[Params, Drawn]:
    """Cache the drawing of a whole mat or market by its present state. Between two views most of them are unchanged,
    and the same object needs no comparison. Old drawings are dropped."""
    return cast("Callable[Params, Drawn]", lru_cache(maxsize=1024)(draw))


def schema() -> bytes:
    """Return the JSON schema of scenes and asks, for clients."""
    _, components = msgspec.json.schema_components([Scene, Ask, Message, Standing])
    return msgspec.json.format(msgspec.json.encode({"$defs": components}), indent=2)
