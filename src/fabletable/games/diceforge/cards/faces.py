"""The faces of the dice: what each gives, what it costs, how it looks, what bots think of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.games.diceforge.kinds import (
    BLUE,
    BOAR,
    CHOICE,
    GLORY,
    GOLD,
    GREEN,
    MIRROR,
    MOON,
    PLAIN,
    RED,
    SHIELD,
    SHIP,
    SUN,
    THRICE,
    TINTS,
    YELLOW,
    Face,
    Gain,
    Supply,
)
from fabletable.games.diceforge.outlook import FACE_VALUE, Outlook, die_value, gain_value
from fabletable.kernel import REPORTED, Deck

FACES: Final[Deck[Face]] = Deck(Face)
"""The deck of all kinds of faces; tables count them by their place in here."""


def face(kind: Face) -> Face:
    kind.nr = len(FACES)
    return FACES.add(kind)


GOLD_1: Final = face(Face("gold-1", PLAIN, [Gain(gold=1)]))
GLORY_2: Final = face(Face("glory-2", PLAIN, [Gain(glory=2)]))

# The sanctuary, square by square: four faces lie on each at the start.
SQUARES: Final[list[list[Face]]] = [
    [face(Face("gold-3", PLAIN, [Gain(gold=3)], price=2))],
    [face(Face("moon-1", PLAIN, [Gain(moon=1)], price=2))],
    [face(Face("gold-4", PLAIN, [Gain(gold=4)], price=3))],
    [face(Face("sun-1", PLAIN, [Gain(sun=1)], price=3))],
    [
        face(Face("gold-6", PLAIN, [Gain(gold=6)], price=4)),
        face(Face("any-1", CHOICE, [Gain(gold=1), Gain(sun=1), Gain(moon=1)], price=4)),
        face(Face("glory-sun", PLAIN, [Gain(glory=1, sun=1)], price=4)),
        face(Face("gold-moon", PLAIN, [Gain(gold=2, moon=1)], price=4)),
    ],
    [face(Face("gold-or-glory", CHOICE, [Gain(gold=3), Gain(glory=2)], price=5))],
    [face(Face("moon-2", PLAIN, [Gain(moon=2)], price=6))],
    [face(Face("sun-2", PLAIN, [Gain(sun=2)], price=8))],
    [face(Face("glory-3", PLAIN, [Gain(glory=3)], price=8))],
    [
        face(Face("glory-4", PLAIN, [Gain(glory=4)], price=12)),
        face(Face("glory-moon", PLAIN, [Gain(glory=2, moon=2)], price=12)),
        face(Face("any-2", CHOICE, [Gain(gold=2), Gain(sun=2), Gain(moon=2)], price=12)),
        face(Face("all-1", PLAIN, [Gain(gold=1, sun=1, moon=1, glory=1)], price=12)),
    ],
]


# The gardens: only heroic feats give these. Values of shields and boars are legible in pictures of the printed faces,
# not in the rulebook's text.


def shield(tint: int, resource: int, gain: Gain) -> Face:
    tone = TINTS[tint]
    return face(Face(f"shield-{tone}", SHIELD, [gain], 0, tint, resource, REPORTED, "checked-shield", tone))


def boar(tint: int) -> Face:
    tone, gains = TINTS[tint], [Gain(sun=1), Gain(moon=1)]
    return face(Face(f"boar-{tone}", BOAR, gains, tint=tint, origin=REPORTED, icon="boar", tone=tone))


MIRROR_FACE: Final = face(Face("mirror", MIRROR, [], icon="mirror-mirror", tone="#3a4a86"))


@MIRROR_FACE.on(FACE_VALUE)
def mirror_value(outlook: Outlook, mirror: Face, other: float) -> float:
    """Expect about the better half of what opponents' dice show."""
    table = outlook.table
    best = 0.0
    for opponent in table.others(outlook.seat):
        hero = table.heroes[opponent]
        for die in (hero.sun_die, hero.moon_die):
            best = max(best, die_value(outlook, die, 2.0, mirrors=False))
    return best + 0.6


SHIELDS: Final = [
    shield(RED, SUN, Gain(sun=2)),
    shield(YELLOW, GOLD, Gain(gold=3)),
    shield(GREEN, GLORY, Gain(glory=3)),
    shield(BLUE, MOON, Gain(moon=2)),
]


def shield_value(outlook: Outlook, shield: Face, other: float) -> float:
    return 0.75 * gain_value(outlook, shield.offers[0][0]) + 0.3 * 5


for _shield in SHIELDS:
    _shield.on(FACE_VALUE)(shield_value)

SHIP_FACE: Final = face(Face("ship", SHIP, [], icon="drakkar", tone="#8a5a10"))


@SHIP_FACE.on(FACE_VALUE)
def ship_value(outlook: Outlook, ship: Face, other: float) -> float:
    return 2.0 * outlook.gold + (0.6 if outlook.turns > 1 else 0.0)


BOARS: Final = [boar(tint) for tint in (RED, YELLOW, GREEN, BLUE)]

THRICE_FACE: Final = face(Face("thrice", THRICE, [], icon="spartan-helmet", tone="#5b4a86"))


@THRICE_FACE.on(FACE_VALUE)
def thrice_value(outlook: Outlook, thrice: Face, other: float) -> float:
    return 2.0 * other


GARDENS: Final[list[Face]] = [MIRROR_FACE, *SHIELDS, SHIP_FACE, *BOARS, THRICE_FACE]

SUN_DIE: Final[tuple[Face, ...]] = (FACES["sun-1"], GOLD_1, GOLD_1, GOLD_1, GOLD_1, GOLD_1)
MOON_DIE: Final[tuple[Face, ...]] = (FACES["moon-1"], GLORY_2, GOLD_1, GOLD_1, GOLD_1, GOLD_1)


def supply(packs: Sequence[str]) -> Supply:
    """Return the faces for a table with these packs: those with a price for the sanctuary, others for the gardens."""
    brought = FACES.of_packs(packs)
    squares = sorted([*SQUARES, *([each] for each in brought if each.price)], key=lambda square: square[0].price)
    gardens = [*GARDENS, *(each for each in brought if not each.price)]
    return Supply(squares, gardens, SUN_DIE, MOON_DIE, len(FACES))
