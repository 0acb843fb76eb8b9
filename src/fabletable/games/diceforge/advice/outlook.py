"""How one hero sees what is left of the game, and what gold and shards are worth to it."""

from __future__ import annotations

from typing import Final

from fabletable.games.diceforge.cards.feats import ELDER
from fabletable.games.diceforge.cards.kinds import Gain
from fabletable.games.diceforge.table import ForgeTable, Hero

SUN_WORTH: Final = 2.4
MOON_WORTH: Final = 1.4
GOLD_WORTH: Final = 0.7
"""Glory that a shard or a piece of gold is worth while there is time to spend it well."""

HAMMER_WORTH: Final = 0.75
"""Glory for a piece of gold on the hammer's track, if it will be filled."""


class Outlook:
    """What is still to come for a hero, and what it gives for gold and shards by that."""

    __slots__ = (
        "blessings",
        "gold",
        "hero",
        "least_moon",
        "least_sun",
        "moon",
        "moon_die",
        "seat",
        "spendable",
        "sun",
        "sun_die",
        "table",
        "turns",
    )

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
        """Those of them whose gold and shards can still be spent."""
        now = seat == table.active
        self.sun: float = SUN_WORTH if self.turns else 0.3 if now else 0.01
        self.moon: float = MOON_WORTH if self.turns else 0.3 if now else 0.01
        self.gold: float = gold_worth(self)
        self.sun_die: float = -1.0
        self.moon_die: float = -1.0
        """What one roll of each own die gives on average; negative till somebody asks (odds.dice_worth)."""
        self.least_sun: float = 0.0
        self.least_moon: float = 0.0
        """What the face of each die that will be missed least would still bring."""


def gold_worth(outlook: Outlook) -> float:
    """Gold buys faces while they have time to pay; later only the Elder and the hammer want it."""
    hero = outlook.hero
    faces = GOLD_WORTH * min(1.0, outlook.spendable / 24) if outlook.turns else 0.02
    if hero.hammers and outlook.blessings:
        faces = max(faces, HAMMER_WORTH * 0.7)
    if ELDER in hero.deeds and outlook.turns:
        faces = max(faces, 0.6)
    return faces


def gain_worth(outlook: Outlook, gain: Gain) -> float:
    """Some day's gain, room in the reserve left aside."""
    return gain.gold * outlook.gold + gain.sun * outlook.sun + gain.moon * outlook.moon + gain.glory


def gained(outlook: Outlook, gain: Gain) -> float:
    """A gain right now: what the reserve has no room for is worth nothing."""
    hero = outlook.hero
    gold = gain.gold
    if not hero.hammers:
        gold = min(gold, hero.gold_max - hero.gold)
    sun = min(gain.sun, hero.shard_max - hero.sun)
    moon = min(gain.moon, hero.shard_max - hero.moon)
    return gold * outlook.gold + sun * outlook.sun + moon * outlook.moon + gain.glory


def lost(outlook: Outlook, gain: Gain) -> float:
    """What of it there is to lose right now."""
    hero = outlook.hero
    return (
        min(hero.gold, gain.gold) * outlook.gold
        + min(hero.sun, gain.sun) * outlook.sun
        + min(hero.moon, gain.moon) * outlook.moon
        + min(hero.glory, gain.glory)
    )


def price(outlook: Outlook, gold: int, sun: int, moon: int) -> float:
    """What is given away. Shards that would overflow before they can be spent cost little."""
    hero = outlook.hero
    return (
        gold * outlook.gold
        + shards_price(outlook.sun, hero.sun, sun, hero.shard_max)
        + shards_price(outlook.moon, hero.moon, moon, hero.shard_max)
    )


def shards_price(worth: float, have: int, cost: int, room: int) -> float:
    crowded = max(0, min(cost, have - (room - 2)))
    return worth * (cost - 0.6 * crowded)
