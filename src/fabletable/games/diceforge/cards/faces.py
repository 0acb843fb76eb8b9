"""The faces of the dice: what each gives, what it costs, where it lies in the temple."""

from __future__ import annotations

from typing import Final

from fabletable.games.diceforge.cards.kinds import (
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
    YELLOW,
    Face,
    Gain,
)
from fabletable.kernel import REPORTED

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

# The gardens: only heroic feats give these. Values of shields and boars are legible in pictures of the printed faces,
# not in the rulebook's text.
MIRROR_FACE: Final = Face("mirror", MIRROR, [])
SHIELDS: Final = [
    Face("shield-red", SHIELD, [Gain(sun=2)], tint=RED, resource=SUN, origin=REPORTED),
    Face("shield-yellow", SHIELD, [Gain(gold=3)], tint=YELLOW, resource=GOLD, origin=REPORTED),
    Face("shield-green", SHIELD, [Gain(glory=3)], tint=GREEN, resource=GLORY, origin=REPORTED),
    Face("shield-blue", SHIELD, [Gain(moon=2)], tint=BLUE, resource=MOON, origin=REPORTED),
]
SHIP_FACE: Final = Face("ship", SHIP, [])
BOARS: Final = [
    Face("boar-red", BOAR, [Gain(sun=1), Gain(moon=1)], tint=RED, origin=REPORTED),
    Face("boar-yellow", BOAR, [Gain(sun=1), Gain(moon=1)], tint=YELLOW, origin=REPORTED),
    Face("boar-green", BOAR, [Gain(sun=1), Gain(moon=1)], tint=GREEN, origin=REPORTED),
    Face("boar-blue", BOAR, [Gain(sun=1), Gain(moon=1)], tint=BLUE, origin=REPORTED),
]
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

SUN_DIE: Final[tuple[Face, ...]] = (SUN_1, GOLD_1, GOLD_1, GOLD_1, GOLD_1, GOLD_1)
MOON_DIE: Final[tuple[Face, ...]] = (MOON_1, GLORY_2, GOLD_1, GOLD_1, GOLD_1, GOLD_1)
