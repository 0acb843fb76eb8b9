"""What things are worth in glory: feats, and a hero's whole table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from fabletable.games.diceforge.advice.odds import dice_worth, forging_worth, seated_worth
from fabletable.games.diceforge.advice.outlook import GOLD_WORTH, MOON_WORTH, SUN_WORTH, Outlook, gained, price
from fabletable.games.diceforge.cards.box import CARDS
from fabletable.games.diceforge.cards.faces import MIRROR_FACE, SHIELDS, SHIP_FACE, THRICE_FACE
from fabletable.games.diceforge.cards.feats import (
    BEAR,
    BOAR_CARDS,
    CANCER,
    CERBERUS,
    CHEST,
    CYCLOPS,
    ELDER,
    HAMMER,
    HELMET,
    HIND,
    MINOTAUR,
    MIRROR,
    OWL,
    SATYRS,
    SENTINEL,
    SHIELD,
    SHIP,
    SPHINX,
    SPIRITS,
    TRITON,
    TYPHON,
)
from fabletable.games.diceforge.cards.kinds import BOAR, POINTS, REINFORCEMENT, Face, Feat
from fabletable.games.diceforge.rules.specials.feats import ELDER_GLORY, SPIRITS_GIFT
from fabletable.games.diceforge.table import ForgeTable


def worth(table: ForgeTable, seat: int) -> float:
    """How the table looks for a hero: glory won, cards, what dice and reserves will still bring."""
    outlook = Outlook(table, seat)
    hero = outlook.hero
    sun, moon = dice_worth(outlook)
    total = float(hero.score())
    for die, other in ((hero.sun_die, moon), (hero.moon_die, sun)):
        for face in die.faces:
            if face.kind != BOAR:
                total += seated_worth(outlook, face, other)
    for feat in hero.deeds:
        if feat.type == REINFORCEMENT:
            total += effect_worth(outlook, feat)
    return total + price(outlook, hero.gold, hero.sun, hero.moon) + 0.5 * hero.hammer_at


def estate(table: ForgeTable, seat: int) -> float:
    """Glory, and what the reserve would buy: little in the last round."""
    hero = table.heroes[seat]
    late = 0.2 if table.round == table.rounds else 1.0
    reserve = GOLD_WORTH * hero.gold + SUN_WORTH * hero.sun + MOON_WORTH * hero.moon
    return hero.score() + late * reserve + 0.5 * hero.hammer_at


def feat_worth(outlook: Outlook, feat: Feat) -> float:
    return feat.worth + effect_worth(outlook, feat)


def effect_worth(outlook: Outlook, feat: Feat) -> float:
    """What the card does, beside its glory."""
    policy = EFFECTS.get(feat)
    return 0.0 if policy is None else policy(outlook)


# --- what each card does ---


def hammer_worth(outlook: Outlook) -> float:
    """How much of the track the gold still to come could fill."""
    hero = outlook.hero
    gold = 0
    for die in (hero.sun_die, hero.moon_die):
        for face in die.faces:
            gold += max((gain.gold for gain in face.offers[0]), default=0)
    to_come = gold / 6 * outlook.blessings * 0.7 - hero.hammer_room()
    if to_come < 10:
        return 0.0
    return 0.55 * min(30.0, to_come)


def elder_worth(outlook: Outlook) -> float:
    """A lesson a turn; the gold does not reach for many Elders."""
    turns = outlook.turns
    lessons = turns * (ELDER_GLORY - ELDER.toll * min(outlook.gold, 0.7)) * 0.8
    return lessons - 2.0 * outlook.hero.deeds.count(ELDER) * turns


def boar_worth(outlook: Outlook) -> float:
    """How often a face comes up, and what the card pays then."""
    return outlook.blessings / 6 * 2.4


def garden_worth(outlook: Outlook, faces: list[Face]) -> float:
    """The best of these faces of the gardens that is left."""
    best = 0.0
    for face in faces:
        if outlook.table.temple[face.nr]:
            best = max(best, forging_worth(outlook, face))
    return best


def better_die(outlook: Outlook) -> float:
    sun, moon = dice_worth(outlook)
    return max(sun, moon)


def both_dice(outlook: Outlook) -> float:
    sun, moon = dice_worth(outlook)
    return sun + moon


EffectWorth: TypeAlias = Callable[[Outlook], float]

EFFECTS: Final[dict[Feat, EffectWorth]] = {
    HAMMER: hammer_worth,
    CHEST: lambda outlook: 0.45 * outlook.turns,
    HIND: lambda outlook: outlook.turns * better_die(outlook),
    BEAR: lambda outlook: 1.8 * outlook.turns,
    SATYRS: lambda outlook: 1.5 * both_dice(outlook),
    **dict.fromkeys(BOAR_CARDS, boar_worth),
    CERBERUS: lambda outlook: 1.6 * both_dice(outlook),
    HELMET: lambda outlook: garden_worth(outlook, [THRICE_FACE]),
    CANCER: lambda outlook: 2 * both_dice(outlook),
    SENTINEL: lambda outlook: 2 * both_dice(outlook) + 2.0,
    TYPHON: lambda outlook: float(len(outlook.hero.replaced)),
    SPHINX: lambda outlook: 4 * better_die(outlook),
    CYCLOPS: lambda outlook: 4 * better_die(outlook) + 2.0,
    TRITON: lambda outlook: 2 * max(outlook.sun, outlook.moon),
    MIRROR: lambda outlook: garden_worth(outlook, [MIRROR_FACE]),
    OWL: lambda outlook: outlook.turns * max(outlook.sun, outlook.moon) * 0.9,
    SHIP: lambda outlook: garden_worth(outlook, [SHIP_FACE]),
    MINOTAUR: lambda outlook: 0.8 * both_dice(outlook),
    SHIELD: lambda outlook: garden_worth(outlook, SHIELDS),
    ELDER: elder_worth,
    SPIRITS: lambda outlook: gained(outlook, SPIRITS_GIFT),
}
"""Every card that does more than score."""

for _card in CARDS:
    if (_card in EFFECTS) == (_card.type == POINTS):
        raise LookupError(f"no advice on what {_card} does")
