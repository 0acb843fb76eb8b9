"""The kinds of things in the box: gains, faces of dice, places on dice, heroic feats. Which there are: cards/."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import count
from typing import Final, Literal, TypeAlias

from fabletable.games.diceforge.board import PORTAL_OF
from fabletable.kernel import REPORTED, RULEBOOK, Card, Message, Origin, named
from fabletable.kernel.scene import Art

GOLD: Final = 0
SUN: Final = 1
MOON: Final = 2
GLORY: Final = 3
RESOURCES: Final = ("gold", "sun", "moon", "glory")

# What a face does.
PLAIN: Final = 0
CHOICE: Final = 1
BOAR: Final = 2
SHIELD: Final = 3
SHIP: Final = 4
THRICE: Final = 5
MIRROR: Final = 6

# How faces are applied.
PLAINLY: Final = 0
LOSING: Final = 1
AS_SENTINEL: Final = 2
AS_CYCLOPS: Final = 3

# The colours of shields and boars; clients draw a mark beside each of them.
RED: Final = 0
YELLOW: Final = 1
GREEN: Final = 2
BLUE: Final = 3
TINTS: Final = ("red", "yellow", "green", "blue")


def amount(resource: int, n: int) -> Message:
    """Return an amount of a resource, in words."""
    return named("gain-" + RESOURCES[resource], n=n)


class Gain:
    """The gain of a face, all at once. ``taken`` are the resources a shield on the other die looks at, one bit each."""

    __slots__ = ("glory", "gold", "key", "message", "moon", "sun", "taken")

    def __init__(self, gold: int = 0, sun: int = 0, moon: int = 0, glory: int = 0) -> None:
        self.gold: int = gold
        self.sun: int = sun
        self.moon: int = moon
        self.glory: int = glory
        amounts = (gold, sun, moon, glory)
        self.taken: int = sum(1 << resource for resource in range(4) if amounts[resource])
        names = [RESOURCES[resource] for resource in range(4) if amounts[resource]]
        parts = [amount(resource, amounts[resource]) for resource in range(4) if amounts[resource]]
        self.key: str = "-".join(names)
        self.message: Message = parts[0] if len(parts) == 1 else named("gain-several", what=parts)

    def times(self, n: int) -> Gain:
        return Gain(n * self.gold, n * self.sun, n * self.moon, n * self.glory)

    def shards_as_glory(self) -> Gain:
        """Change shards into glory for the Sentinel: 2 for each of them, all at once. A shield still sees the shards
        (ruling 16)."""
        return self._instead(Gain(self.gold, 0, 0, self.glory + 2 * (self.sun + self.moon)))

    def gold_as_glory(self) -> Gain:
        """Change gold into glory for the Cyclops: 1 for each, all at once. A shield still sees the gold (ruling 16)."""
        return self._instead(Gain(0, self.sun, self.moon, self.glory + self.gold))

    def _instead(self, other: Gain) -> Gain:
        other.taken = self.taken
        other.key = self.key + "-as-glory"
        other.message = named("gain-instead", gain=other.message, face=self.message)
        return other


_FACES: Final = count()


class Face(Card):
    """A kind of face. ``gives`` holds one gain, or several to choose from; a shield looks for a ``resource`` on the
    other die. ``nr`` is its place among the house's faces, negative for one of a pack; ``bit`` is a number with one bit
    that no other face has. ``sockets`` are all places on dice with this face in them:
    ``sockets[12 * seat + 6 * die + index]``. One with an ``icon`` is drawn by it."""

    def __init__(
        self,
        key: str,
        kind: int,
        gives: list[Gain],
        price: int = 0,
        tint: int = -1,
        resource: int = -1,
        origin: Origin = RULEBOOK,
        icon: str = "",
        tone: str = "",
    ) -> None:
        self.key: str = key
        self.name: str = key
        self.icon: str = icon
        self.tone: str = tone
        self.kind: int = kind
        self.price: int = price
        self.tint: int = tint
        self.nr: int = -1
        self.resource: int = resource
        self.counted: str = "face:" + key
        self.origin: Origin = origin
        self.message: Message = named("face-" + key, "face-" + key)
        self.offers: list[list[Gain]] = _offers(gives)
        self.bit: int = 1 << next(_FACES)
        self.sockets: list[Socket] = [
            Socket(seat, die, index, self) for seat in range(4) for die in range(2) for index in range(6)
        ]

    def gives(self, times: int, manner: int) -> list[Gain]:
        """Return what may be taken from it: once or three times, and as which card lets it."""
        return self.offers[2 * manner + (times == 3)]


def _offers(gives: list[Gain]) -> list[list[Gain]]:
    offers: list[list[Gain]] = []
    for manner in (PLAINLY, LOSING, AS_SENTINEL, AS_CYCLOPS):
        for times in (1, 3):
            gains = [gain.times(times) for gain in gives]
            if manner == AS_SENTINEL:
                turned = [[gain, gain.shards_as_glory()] if gain.sun or gain.moon else [gain] for gain in gains]
                gains = [gain for pair in turned for gain in pair]
            elif manner == AS_CYCLOPS:
                gains += [gain.gold_as_glory() for gain in gains if gain.gold]
            offers.append(gains)
    return offers


class Socket:
    """A place on a hero's die and the face that sits in it: what a new face is forged over."""

    def __init__(self, seat: int, die: int, index: int, face: Face) -> None:
        self.die: int = die
        self.index: int = index
        self.face: Face = face
        self.key: str = socket_id(seat, die, index)
        self.message: Message = named("socket-sun" if die == 0 else "socket-moon", self.key, face=face.message)


def socket_id(seat: int, die: int, index: int) -> str:
    return f"s{seat}-{'moon' if die else 'sun'}-{index}"


@dataclass(eq=False)
class Supply:
    """The faces a table is set up with. ``squares`` are those of the sanctuary, the cheapest first, and ``shop`` all
    their faces; only feats give those of the ``gardens``. ``kinds`` is the number of different faces."""

    squares: list[list[Face]]
    gardens: list[Face]
    sun_die: tuple[Face, ...]
    moon_die: tuple[Face, ...]
    kinds: int
    shop: list[Face] = field(init=False)

    def __post_init__(self) -> None:
        self.shop = [face for square in self.squares for face in square]


# When a card works.
Works: TypeAlias = Literal["points", "instant", "reinforcement", "automatic"]
POINTS: Final = "points"
INSTANT: Final = "instant"
REINFORCEMENT: Final = "reinforcement"
AUTOMATIC: Final = "automatic"
WORKS: Final[tuple[Works, ...]] = (POINTS, INSTANT, REINFORCEMENT, AUTOMATIC)

# Which game a set belongs to.
Played: TypeAlias = Literal["always", "introductory", "alternate"]
ALWAYS: Final = "always"
INTRODUCTORY: Final = "introductory"
ALTERNATE: Final = "alternate"


class Feat(Card):
    """A card. Its name is that of its set; the four boars of one set differ in colour, and ``stack`` are all that do.
    ``toll`` is gold for each use of a reinforcement; with ``dice`` some fall as soon as the card is taken."""

    def __init__(
        self,
        key: str,
        slot: int,
        works: Works,
        art: Art,
        sun: int = 0,
        moon: int = 0,
        glory: int = 0,
        toll: int = 0,
        dice: bool = False,
        game: Played = ALWAYS,
        tint: int = -1,
    ) -> None:
        self.name: str = key
        self.key: str = key if tint < 0 else f"{key}-{TINTS[tint]}"
        self.slot: int = slot
        self.portal: int = PORTAL_OF[slot]
        self.sun: int = sun
        self.moon: int = moon
        self.price: Message = Gain(sun=sun, moon=moon).message
        self.glory: int = glory
        self.art: Art = art
        self.stack: list[Feat] = [self]
        self.toll: int = toll
        self.dice: bool = dice
        self.type: Works = works
        self.game: Played = game
        self.tint: int = tint
        self.origin: Origin = REPORTED
        self.counted: str = "card:" + self.key
        self.message: Message = named("feat-" + self.key, "feat-" + self.key)
