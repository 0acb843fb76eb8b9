"""The faces of the dice: what each gives, what it costs, where it lies in the temple."""

from __future__ import annotations

from typing import Final

from fabletable.kernel import REPORTED, RULEBOOK, Say, named

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

TINTS: Final = ("red", "yellow", "green", "blue")


def amount(resource: int, n: int) -> Say:
    """So much of a resource, in words."""
    return named("gain-" + RESOURCES[resource], n=n)


class Gain:
    """What a face gives, all at once. ``taken`` are the resources a shield on the other die looks at, one bit each."""

    __slots__ = ("glory", "gold", "key", "moon", "say", "sun", "taken")

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
        self.say: Say = parts[0] if len(parts) == 1 else named("gain-several", what=parts)

    def times(self, n: int) -> Gain:
        return Gain(n * self.gold, n * self.sun, n * self.moon, n * self.glory)

    def shards_as_glory(self) -> list[Gain]:
        """The Sentinel: 2 glory for each shard, each for itself. A shield still sees the shards (ruling 16)."""
        ways = [(sun, moon) for sun in range(self.sun + 1) for moon in range(self.moon + 1) if sun or moon]
        return [self._with_shards_as_glory(sun, moon) for sun, moon in ways]

    def _with_shards_as_glory(self, sun: int, moon: int) -> Gain:
        less = Gain(self.gold, self.sun - sun, self.moon - moon, self.glory + 2 * (sun + moon))
        turned = [f"{n}-{name}" for n, name in ((sun, "sun"), (moon, "moon")) if n]
        return self._instead(less, "-".join([self.key, *turned]))

    def gold_as_glory(self) -> Gain:
        """The Cyclops: 1 glory for each gold. A shield still sees the gold (ruling 16)."""
        return self._instead(Gain(0, self.sun, self.moon, self.glory + self.gold), self.key)

    def _instead(self, other: Gain, key: str) -> Gain:
        other.taken = self.taken
        other.key = key + "-as-glory"
        other.say = named("gain-instead", gain=other.say, face=self.say)
        return other


class Face:
    """A kind of face. ``gives`` holds one gain, or several to choose from; ``nr`` is its place in KINDS."""

    __slots__ = ("counted", "key", "kind", "nr", "offers", "origin", "price", "resource", "say", "tint")

    def __init__(self, key: str, kind: int, gives: list[Gain], price: int = 0, tint: int = -1) -> None:
        self.key: str = key
        self.kind: int = kind
        self.price: int = price
        self.tint: int = tint
        self.nr: int = -1
        self.resource: int = -1
        self.counted: str = "face:" + key
        self.origin: str = RULEBOOK
        self.say: Say = named("face-" + key, "face-" + key)
        self.offers: list[list[Gain]] = _offers(gives)

    def gives(self, times: int, manner: int) -> list[Gain]:
        """What may be taken from it: once or three times, and as which card lets it."""
        return self.offers[2 * manner + (times == 3)]

    def __repr__(self) -> str:
        return f"Face({self.key!r})"


def _offers(gives: list[Gain]) -> list[list[Gain]]:
    offers: list[list[Gain]] = []
    for manner in (PLAINLY, LOSING, AS_SENTINEL, AS_CYCLOPS):
        for times in (1, 3):
            gains = [gain.times(times) for gain in gives]
            if manner == AS_SENTINEL:
                gains = [each for gain in gains for each in (gain, *gain.shards_as_glory())]
            elif manner == AS_CYCLOPS:
                gains += [gain.gold_as_glory() for gain in gains if gain.gold]
            offers.append(gains)
    return offers


def _shield(tint: int, resource: int, gain: Gain) -> Face:
    face = Face("shield-" + TINTS[tint], SHIELD, [gain], tint=tint)
    face.resource = resource
    return face


GOLD_1: Final = Face("gold-1", PLAIN, [Gain(gold=1)])
GLORY_2: Final = Face("glory-2", PLAIN, [Gain(glory=2)])

# The sanctuary, square by square.
GOLD_3: Final = Face("gold-3", PLAIN, [Gain(gold=3)], price=2)
MOON_1: Final = Face("moon-1", PLAIN, [Gain(moon=1)], price=2)
GOLD_4: Final = Face("gold-4", PLAIN, [Gain(gold=4)], price=3)
SUN_1: Final = Face("sun-1", PLAIN, [Gain(sun=1)], price=3)
GOLD_6: Final = Face("gold-6", PLAIN, [Gain(gold=6)], price=4)
ANY_1: Final = Face("any-1", CHOICE, [Gain(gold=1), Gain(sun=1), Gain(moon=1)], price=4)
GLORY_SUN: Final = Face("glory-sun", PLAIN, [Gain(glory=1, sun=1)], price=4)
GOLD_MOON: Final = Face("gold-moon", PLAIN, [Gain(gold=2, moon=1)], price=4)
GOLD_OR_GLORY: Final = Face("gold-or-glory", CHOICE, [Gain(gold=3), Gain(glory=2)], price=5)
MOON_2: Final = Face("moon-2", PLAIN, [Gain(moon=2)], price=6)
SUN_2: Final = Face("sun-2", PLAIN, [Gain(sun=2)], price=8)
GLORY_3: Final = Face("glory-3", PLAIN, [Gain(glory=3)], price=8)
GLORY_4: Final = Face("glory-4", PLAIN, [Gain(glory=4)], price=12)
GLORY_MOON: Final = Face("glory-moon", PLAIN, [Gain(glory=2, moon=2)], price=12)
ANY_2: Final = Face("any-2", CHOICE, [Gain(gold=2), Gain(sun=2), Gain(moon=2)], price=12)
ALL_1: Final = Face("all-1", PLAIN, [Gain(gold=1, sun=1, moon=1, glory=1)], price=12)

# The gardens: only heroic feats give these.
MIRROR_FACE: Final = Face("mirror", MIRROR, [])
SHIELDS: Final = [
    _shield(0, SUN, Gain(sun=2)),
    _shield(1, GOLD, Gain(gold=3)),
    _shield(2, GLORY, Gain(glory=3)),
    _shield(3, MOON, Gain(moon=2)),
]
SHIP_FACE: Final = Face("ship", SHIP, [])
BOARS: Final = [Face("boar-" + TINTS[tint], BOAR, [Gain(sun=1), Gain(moon=1)], tint=tint) for tint in range(4)]
THRICE_FACE: Final = Face("thrice", THRICE, [])

SHIELD_MATCHED: Final = Gain(glory=5)

SQUARES: Final[list[list[Face]]] = [
    [GOLD_3],
    [MOON_1],
    [GOLD_4],
    [SUN_1],
    [GOLD_6, ANY_1, GLORY_SUN, GOLD_MOON],
    [GOLD_OR_GLORY],
    [MOON_2],
    [SUN_2],
    [GLORY_3],
    [GLORY_4, GLORY_MOON, ANY_2, ALL_1],
]
"""The ten squares of the sanctuary; four faces lie on each at the start."""

FOR_SALE: Final[list[Face]] = [face for square in SQUARES for face in square]
GARDENS: Final[list[Face]] = [MIRROR_FACE, *SHIELDS, SHIP_FACE, *BOARS, THRICE_FACE]
KINDS: Final[list[Face]] = [GOLD_1, GLORY_2, *FOR_SALE, *GARDENS]
for _nr, _face in enumerate(KINDS):
    _face.nr = _nr

# Values of the special faces are legible in pictures of the printed faces, not in the rulebook's text.
for _face in [*SHIELDS, *BOARS]:
    _face.origin = REPORTED

SUN_DIE: Final[list[Face]] = [SUN_1, GOLD_1, GOLD_1, GOLD_1, GOLD_1, GOLD_1]
MOON_DIE: Final[list[Face]] = [MOON_1, GLORY_2, GOLD_1, GOLD_1, GOLD_1, GOLD_1]


class Socket:
    """A place on a hero's die and the face that sits in it: what a new face is forged over."""

    __slots__ = ("die", "face", "index", "key", "say")

    def __init__(self, seat: int, die: int, index: int, face: Face) -> None:
        self.die: int = die
        self.index: int = index
        self.face: Face = face
        self.key: str = socket_id(seat, die, index)
        self.say: Say = named("socket-sun" if die == 0 else "socket-moon", self.key, face=face.say)


def socket_id(seat: int, die: int, index: int) -> str:
    return f"s{seat}-{'moon' if die else 'sun'}-{index}"


SOCKETS: Final[list[list[Socket]]] = [
    [Socket(seat, die, index, face) for face in KINDS] for seat in range(4) for die in range(2) for index in range(6)
]
"""Every socket with every face that may sit in it, made once: SOCKETS[12 * seat + 6 * die + index][face.nr]."""
