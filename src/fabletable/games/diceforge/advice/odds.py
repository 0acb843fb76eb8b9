"""What faces and dice bring: on an average roll, till the end of the game, and right now."""

from __future__ import annotations

from collections.abc import Sequence

from fabletable.games.diceforge.advice.outlook import Outlook, gain_worth, gained
from fabletable.games.diceforge.cards.kinds import BOAR, MIRROR, PLAIN, RESOURCES, SHIELD, SHIP, THRICE, Face, Gain
from fabletable.games.diceforge.table import Die


def face_worth(outlook: Outlook, face: Face, other: float) -> float:
    """A face on an average roll; ``other`` is what the other die gives on average."""
    kind = face.kind
    if kind == THRICE:
        return 2.0 * other
    if kind == MIRROR:
        return mirror_worth(outlook)
    if kind == SHIP:
        return 2.0 * outlook.gold + (0.6 if outlook.turns > 1 else 0.0)
    if kind == SHIELD:
        return 0.75 * gain_worth(outlook, face.offers[0][0]) + 0.3 * 5
    best = 0.0
    for gain in face.offers[0]:
        best = max(best, gain_worth(outlook, gain))
    return best


def plain_yield(faces: Sequence[Face]) -> tuple[Gain, int]:
    """What six rolls bring, each face once, and how many of the faces give no fixed amount."""
    plain = [face.offers[0][0] for face in faces if face.kind == PLAIN]
    gold, sun, moon, glory = (sum(getattr(gain, name) for gain in plain) for name in RESOURCES)
    return Gain(gold, sun, moon, glory), len(faces) - len(plain)


def mirror_worth(outlook: Outlook) -> float:
    """About the better half of what opponents' dice show."""
    table = outlook.table
    best = 0.0
    for other in table.others(outlook.seat):
        hero = table.heroes[other]
        for die in (hero.sun_die, hero.moon_die):
            best = max(best, die_worth(outlook, die, 2.0, mirrors=False))
    return best + 0.6


def die_worth(outlook: Outlook, die: Die, other: float, mirrors: bool = True) -> float:
    """What one roll of a die gives on average."""
    total = 0.0
    for face in die.faces:
        if face.kind != MIRROR or mirrors:
            total += face_worth(outlook, face, other)
    return total / 6


def dice_worth(outlook: Outlook) -> tuple[float, float]:
    """What one roll of each own die gives on average."""
    if outlook.sun_die < 0:
        hero = outlook.hero
        sun = die_worth(outlook, hero.sun_die, 2.0)
        outlook.moon_die = die_worth(outlook, hero.moon_die, sun)
        outlook.sun_die = die_worth(outlook, hero.sun_die, outlook.moon_die)
        outlook.least_sun = min(seated_worth(outlook, face, outlook.moon_die) for face in hero.sun_die.faces)
        outlook.least_moon = min(seated_worth(outlook, face, outlook.sun_die) for face in hero.moon_die.faces)
    return outlook.sun_die, outlook.moon_die


def rolls_left(outlook: Outlook, face: Face) -> float:
    """How often a face will come up before it no longer matters."""
    if face.kind in (THRICE, MIRROR, SHIELD):
        return (outlook.spendable + outlook.blessings) / 12
    gains = face.offers[0]
    glory = bool(gains) and gains[0].glory > 0
    return (outlook.blessings if glory else outlook.spendable) / 6


def seated_worth(outlook: Outlook, face: Face, other: float) -> float:
    """What a face will bring till the end of the game where it sits."""
    if face.kind == BOAR:
        return 1000.0
    gains = face.offers[0]
    if len(gains) == 1 and gains[0].glory:
        gain = gains[0]
        shards = gain.gold * outlook.gold + gain.sun * outlook.sun + gain.moon * outlook.moon
        return (gain.glory * outlook.blessings + shards * outlook.spendable) / 6
    return face_worth(outlook, face, other) * rolls_left(outlook, face)


def forging_worth(outlook: Outlook, face: Face) -> float:
    """The new face over the worst of the old ones."""
    sun, moon = dice_worth(outlook)
    over_sun = seated_worth(outlook, face, moon) - outlook.least_sun
    over_moon = seated_worth(outlook, face, sun) - outlook.least_moon
    return max(over_sun, over_moon)


def face_now(outlook: Outlook, face: Face) -> float:
    """A face applied at once."""
    sun, moon = dice_worth(outlook)
    if not face.offers[0]:
        return face_worth(outlook, face, max(sun, moon))
    return max(gained(outlook, gain) for gain in face.offers[0])


def rolled_worth(outlook: Outlook) -> float:
    """The two faces that lie up, as they count together."""
    one = outlook.hero.sun_die.top()
    two = outlook.hero.moon_die.top()
    if THRICE in (one.kind, two.kind):
        return 0.0 if one is two else 3 * face_now(outlook, two if one.kind == THRICE else one)
    return face_now(outlook, one) + face_now(outlook, two)
