"""The outlook of a bot: the time that is left, and by it the value of gold, shards, faces and dice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from fabletable.games.diceforge.kinds import BOAR, CHOICE, MIRROR, PLAIN, RESOURCES, SHIELD, THRICE, Face, Feat, Gain
from fabletable.games.diceforge.table import Die, ForgeTable, Hero
from fabletable.kernel import Hook

SUN_VALUE: Final = 2.4
MOON_VALUE: Final = 1.4
GOLD_VALUE: Final = 0.7
"""Glory that a shard or a piece of gold is worth while there is time to spend it well."""

HAMMER_VALUE: Final = 0.75
"""Glory for a piece of gold on the hammer's track, if it will be filled."""


class Outlook:
    """The time a hero has left, and the value of gold and shards by that."""

    def __init__(self, table: ForgeTable, seat: int) -> None:
        self.table: ForgeTable = table
        self.seat: int = seat
        self.hero: Hero = table.heroes[seat]
        each = 2 if table.seats == 2 else 1
        rounds = table.rounds - table.round
        self.turns: int = rounds + (1 if seat > table.active else 0)
        """Own turns after the present one."""
        self.blessings: int = each * (rounds * table.seats + table.seats - 1 - table.active)
        """Blessings still to come."""
        self.spendable: int = max(0, each * (rounds * table.seats + seat - table.active))
        """The number of these rolls whose gold and shards can still be spent."""
        now = seat == table.active
        self.sun: float = SUN_VALUE if self.turns else 0.3 if now else 0.01
        self.moon: float = MOON_VALUE if self.turns else 0.3 if now else 0.01
        self.gold: float = gold_value(self)
        self.sun_die: float = -1.0
        self.moon_die: float = -1.0
        """The value of one roll of each own die on average; negative until dice_value has computed it."""
        self.least_sun: float = 0.0
        self.least_moon: float = 0.0
        """The value still to come from the face of each die that will be missed least."""


FeatValue: TypeAlias = Callable[[Outlook], float]
FaceValue: TypeAlias = Callable[[Outlook, Face, float], float]

FEAT_VALUE: Final[Hook[FeatValue]] = Hook("feat-value")
"""The value of what a card does, beside the glory on the card."""
FACE_VALUE: Final[Hook[FaceValue]] = Hook("face-value")
"""The value of a special face on an average roll; the last number is the value of the other die."""
WANTED_GOLD: Final[Hook[float]] = Hook("wanted-gold")
"""Glory for a piece of gold, as long as a card in the hero's hands wants it."""


def effect_value(outlook: Outlook, feat: Feat) -> float:
    value = FEAT_VALUE.of(feat)
    return 0.0 if value is None else value(outlook)


def feat_value(outlook: Outlook, feat: Feat) -> float:
    return feat.glory + effect_value(outlook, feat)


# --- gold and shards ---


def gold_value(outlook: Outlook) -> float:
    """Value gold, which buys faces while they have time to pay; later only the Elder and the hammer want it."""
    hero = outlook.hero
    faces = GOLD_VALUE * min(1.0, outlook.spendable / 24) if outlook.turns else 0.02
    if hero.hammers and outlook.blessings:
        faces = max(faces, HAMMER_VALUE * 0.7)
    if outlook.turns:
        for card, wanted in WANTED_GOLD.rules:
            if card in hero.deeds:
                faces = max(faces, wanted)
    return faces


def gain_value(outlook: Outlook, gain: Gain) -> float:
    """Value a gain of some later day, without regard to the room in the reserve."""
    return gain.gold * outlook.gold + gain.sun * outlook.sun + gain.moon * outlook.moon + gain.glory


def gained(outlook: Outlook, gain: Gain) -> float:
    """Value a gain of this moment: an amount for which the reserve has no room is worth nothing."""
    hero = outlook.hero
    gold = gain.gold
    if not hero.hammers:
        gold = min(gold, hero.gold_max - hero.gold)
    sun = min(gain.sun, hero.shard_max - hero.sun)
    moon = min(gain.moon, hero.shard_max - hero.moon)
    return gold * outlook.gold + sun * outlook.sun + moon * outlook.moon + gain.glory


def lost(outlook: Outlook, gain: Gain) -> float:
    """Return the value of the part that there is to lose right now."""
    hero = outlook.hero
    return (
        min(hero.gold, gain.gold) * outlook.gold
        + min(hero.sun, gain.sun) * outlook.sun
        + min(hero.moon, gain.moon) * outlook.moon
        + min(hero.glory, gain.glory)
    )


def price(outlook: Outlook, gold: int, sun: int, moon: int) -> float:
    """Return the value of what is given away. Shards that would overflow before they can be spent cost little."""
    hero = outlook.hero
    return (
        gold * outlook.gold
        + shards_price(outlook.sun, hero.sun, sun, hero.shard_max)
        + shards_price(outlook.moon, hero.moon, moon, hero.shard_max)
    )


def shards_price(value: float, have: int, cost: int, room: int) -> float:
    crowded = max(0, min(cost, have - (room - 2)))
    return value * (cost - 0.6 * crowded)


# --- faces and dice ---


def face_value(outlook: Outlook, face: Face, other: float) -> float:
    """Value a face on an average roll; ``other`` is what the other die gives on average."""
    if face.kind > CHOICE:
        special = FACE_VALUE.of(face)
        if special is not None:
            return special(outlook, face, other)
    best = 0.0
    for gain in face.offers[0]:
        best = max(best, gain_value(outlook, gain))
    return best


def plain_yield(faces: Sequence[Face]) -> tuple[Gain, int]:
    """Return what six rolls bring, each face once, and how many of the faces give no fixed amount."""
    plain = [face.offers[0][0] for face in faces if face.kind == PLAIN]
    gold, sun, moon, glory = (sum(getattr(gain, name) for gain in plain) for name in RESOURCES)
    return Gain(gold, sun, moon, glory), len(faces) - len(plain)


def die_value(outlook: Outlook, die: Die, other: float, mirrors: bool = True) -> float:
    """Return the value of one roll of a die on average."""
    total = 0.0
    for face in die.faces:
        if face.kind != MIRROR or mirrors:
            total += face_value(outlook, face, other)
    return total / 6


def dice_value(outlook: Outlook) -> tuple[float, float]:
    """Return the value of one roll of each own die on average."""
    if outlook.sun_die < 0:
        hero = outlook.hero
        sun = die_value(outlook, hero.sun_die, 2.0)
        outlook.moon_die = die_value(outlook, hero.moon_die, sun)
        outlook.sun_die = die_value(outlook, hero.sun_die, outlook.moon_die)
        outlook.least_sun = min(seated_value(outlook, face, outlook.moon_die) for face in hero.sun_die.faces)
        outlook.least_moon = min(seated_value(outlook, face, outlook.sun_die) for face in hero.moon_die.faces)
    return outlook.sun_die, outlook.moon_die


def rolls_left(outlook: Outlook, face: Face) -> float:
    """Return how often a face will come up before it no longer matters."""
    if face.kind in (THRICE, MIRROR, SHIELD):
        return (outlook.spendable + outlook.blessings) / 12
    gains = face.offers[0]
    glory = bool(gains) and gains[0].glory > 0
    return (outlook.blessings if glory else outlook.spendable) / 6


def seated_value(outlook: Outlook, face: Face, other: float) -> float:
    """Return the value of a face, where it sits, until the end of the game where it sits."""
    if face.kind == BOAR:
        return 1000.0
    gains = face.offers[0]
    if len(gains) == 1 and gains[0].glory:
        gain = gains[0]
        shards = gain.gold * outlook.gold + gain.sun * outlook.sun + gain.moon * outlook.moon
        return (gain.glory * outlook.blessings + shards * outlook.spendable) / 6
    return face_value(outlook, face, other) * rolls_left(outlook, face)


def forging_value(outlook: Outlook, face: Face) -> float:
    """Value a new face in place of the worst of the old ones."""
    sun, moon = dice_value(outlook)
    over_sun = seated_value(outlook, face, moon) - outlook.least_sun
    over_moon = seated_value(outlook, face, sun) - outlook.least_moon
    return max(over_sun, over_moon)


def face_now(outlook: Outlook, face: Face) -> float:
    """Value a face that is applied at once."""
    sun, moon = dice_value(outlook)
    if not face.offers[0]:
        return face_value(outlook, face, max(sun, moon))
    return max(gained(outlook, gain) for gain in face.offers[0])


def rolled_value(outlook: Outlook) -> float:
    """Value the two faces that lie up, as they count together."""
    one = outlook.hero.sun_die.top()
    two = outlook.hero.moon_die.top()
    if THRICE in (one.kind, two.kind):
        return 0.0 if one is two else 3 * face_now(outlook, two if one.kind == THRICE else one)
    return face_now(outlook, one) + face_now(outlook, two)


def better_die(outlook: Outlook) -> float:
    sun, moon = dice_value(outlook)
    return max(sun, moon)


def both_dice(outlook: Outlook) -> float:
    sun, moon = dice_value(outlook)
    return sun + moon
