"""What things are worth, and a position: the chance to win, by a formula fitted to games of greedy players."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import exp
from typing import Any, Final

from fabletable.games.witcher.advice.odds import Strength, odds, strength
from fabletable.games.witcher.board import DISTANCE, UNIVERSAL, Attribute
from fabletable.games.witcher.cards.kinds import ActionCard, Potion
from fabletable.games.witcher.cards.potions import (
    BLACK_BLOOD,
    BLIZZARD,
    MARIBOR_FOREST,
    PETRIS_PHILTER,
    SWALLOW,
    TAWNY_OWL,
    THUNDERBOLT,
)
from fabletable.games.witcher.rules.trophies import GOAL
from fabletable.games.witcher.table import OldWorld, Witcher
from fabletable.kernel import Decision, Word

# --- things ---


def each(decision: Decision, value: Callable[[Any], float]) -> list[float]:
    """What each option is worth; to have enough of it is worth nothing."""
    return [0.0 if isinstance(option, Word) else value(option) for option in decision.options]


@cache
def card_value(card: ActionCard) -> float:
    """What a card is worth in a fight."""
    found = card.damage + 0.8 * card.shield + (0.5 if card.draw > 0 else 0.35) * card.draw
    if card.again:
        found += 1.1
    for tab in card.links.values():
        found += 0.25 + 0.45 * (tab.damage + 0.8 * tab.shield + 0.5 * tab.draw + (0.9 if tab.back else 0.0))
    return found


def keep_value(card: ActionCard) -> float:
    """What it is worth to keep a card in hand: to fight, and to travel."""
    return card_value(card) + (0.6 if card.terrain == UNIVERSAL else 0.0)


_POTIONS: Final = {
    SWALLOW.key: 0.8,
    BLIZZARD.key: 0.8,
    BLACK_BLOOD.key: 0.7,
    PETRIS_PHILTER.key: 1.0,
    MARIBOR_FOREST.key: 0.7,
    TAWNY_OWL.key: 0.9,
    THUNDERBOLT.key: 0.9,
}


def potion_worth(potion: Potion) -> float:
    return _POTIONS[potion.kind]


def attribute_value(table: OldWorld, witcher: Witcher, attribute: Attribute) -> float:
    """What one more level is worth: fighting strength, the witcher level, and the trophy that waits at V."""
    level = witcher.attributes[attribute.index]
    if level >= 5:
        return 0.0
    base = (2.6, 2.2, 1.6, 1.5)[attribute.index] - 0.15 * level
    others = [own for place, own in enumerate(witcher.attributes) if place != attribute.index]
    if level == witcher.level and min(others) > witcher.level:
        base += 1.0
    if witcher.reputation < 3 and not witcher.trophy_of(attribute.key) and _trophy_waits(table, attribute.key):
        base += (0.0, 0.0, 0.4, 1.4, 5.0)[level]
    return base


def _trophy_waits(table: OldWorld, kind: str) -> bool:
    return any(trophy.kind == kind for trophy in table.attribute_trophies)


# --- positions ---

WEIGHTS: Final = (
    0.695,
    0.551,
    1.542,
    0.139,
    0.019,
    0.054,
    0.104,
    -0.088,
    0.263,
    0.407,
    0.12,
    0.037,
    0.471,
    2.177,
    -0.316,
    -0.364,
)
"""One for each of the ``signs``, in their order; fitted to who won from 14,000 beginnings of turns."""

STEP: Final = 0.8
"""What a hunt is worth for each road that leads to it."""


def worth(table: OldWorld, seat: int) -> float:
    """The chance of this seat to win, between 0 and 1; all seats together have 1."""
    if table.winner >= 0:
        return 1.0 if table.winner == seat else 0.0
    shares = [exp(prospects(table, witcher)) for witcher in table.witchers]
    return shares[seat] / sum(shares) if not table.solo else shares[seat] / (1.0 + shares[seat])


TROPHY: Final = 8.0
ATTRIBUTE: Final = 3.0
POTION: Final = 1.5
TRAIL: Final = 1.0
CARD: Final = 0.7
"""What they are worth in gold."""


def estate(table: OldWorld, seat: int) -> float:
    """What a witcher has, in gold."""
    if seat >= len(table.witchers):
        return 0.0
    witcher = table.witchers[seat]
    total = witcher.gold + TROPHY * witcher.reputation + ATTRIBUTE * sum(witcher.attributes)
    total += POTION * len(witcher.potions) + TRAIL * len(witcher.trails)
    return total + CARD * (len(witcher.deck.cards) + len(witcher.hand) + len(witcher.discard))


def prospects(table: OldWorld, witcher: Witcher) -> float:
    return sum(weight * sign for weight, sign in zip(WEIGHTS, signs(table, witcher), strict=True))


def signs(table: OldWorld, witcher: Witcher) -> tuple[float, ...]:
    """What tells how a witcher stands: trophies, fighting strength, means, what he can hunt, and whose turn it is."""
    mine = strength(witcher)
    combat, defence, alchemy, special = witcher.attributes
    last = witcher.reputation == GOAL - 1
    hunt = best_hunt(table, witcher, mine)
    waiting = (witcher.seat - table.active) % table.seats
    return (
        float(witcher.reputation),
        float(witcher.reputation == GOAL - 2),
        float(last),
        float(combat),
        float(defence),
        float(alchemy),
        float(special),
        float(witcher.level),
        mine.life,
        mine.damage,
        min(6.0, witcher.gold),
        float(len(witcher.hand)),
        hunt,
        hunt if last else 0.0,
        float(waiting),
        float(waiting) if last else 0.0,
    )


def best_hunt(table: OldWorld, witcher: Witcher, mine: Strength) -> float:
    """The odds of the best hunt within reach, less for a longer way."""
    best = 0.0
    for lair in table.lairs:
        if lair.monster is not None and lair.token is not None:
            trail = witcher.has_trail(lair.terrain)
            chance = odds(mine, witcher, lair.monster, trail=trail, hand=len(witcher.hand))
            best = max(best, chance * STEP ** DISTANCE[witcher.place][lair.token.place])
    return best
