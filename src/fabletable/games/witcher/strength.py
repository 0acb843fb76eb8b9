"""Advice: how good a card is, how strong a witcher, how likely a fight is won. Rough numbers, fitted to games."""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Final

from fabletable.games.witcher.pieces import UNIVERSAL, ActionCard, Monster
from fabletable.games.witcher.table import Witcher


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


@cache
def _damage_of(card: ActionCard) -> float:
    links = [tab.damage for tab in card.links.values()]
    return card.damage + (0.5 * sum(links) / len(links) if links else 0.0)


@cache
def _guard_of(card: ActionCard) -> float:
    links = [tab.shield for tab in card.links.values()]
    return card.shield + (0.5 * sum(links) / len(links) if links else 0.0)


class Strength:
    """A witcher as a fighter: life, damage and shield a turn, cards played a turn."""

    __slots__ = ("damage", "guard", "life", "played")

    def __init__(self, life: float, damage: float, guard: float, played: float) -> None:
        self.life: float = life
        self.damage: float = damage
        self.guard: float = guard
        self.played: float = played


def strength(witcher: Witcher) -> Strength:
    cards = [*witcher.deck.cards, *witcher.hand, *witcher.discard]
    number = max(1, len(cards))
    damage = guard = links = draw = 0.0
    for card in cards:
        damage += _damage_of(card)
        guard += _guard_of(card)
        links += min(2, len(card.links))
        draw += card.draw
    drawn = witcher.combat + draw / number * 1.5
    played = max(1.0, min(3.2, 0.55 * drawn + 0.35 * links / number + 0.6))
    powers = 0.35 * len(witcher.trophies) + 0.3 * len(witcher.kept) + 0.15 * witcher.special
    potions = 0.7 * min(witcher.alchemy, len(witcher.potions))
    life = number + witcher.shield + potions + powers
    hit = played * damage / number + 0.25 * powers + 0.2 * potions
    return Strength(life, hit, min(witcher.shield_limit, played * guard / number), played)


MONSTER_HITS: Final = [0.0, 2.7, 3.1, 3.6]
STEEPNESS: Final = 4.5
EVEN: Final = 0.92
"""At this ratio of the turns both sides can last, the fight is even."""
DUEL_STEEPNESS: Final = 6.0
DUEL_EVEN: Final = 1.12


def odds(mine: Strength, monster: Monster, *, trail: bool, hand: int) -> float:
    """How likely a witcher of this strength slays this monster."""
    lost = max(0.8, MONSTER_HITS[monster.level] - mine.guard) + mine.played
    my_turns = mine.life / lost
    its_turns = monster.life / (mine.damage + 1.0)
    lead = (0.5 if trail else -0.5) + 0.12 * (hand - 2)
    ratio = (my_turns + lead) / max(0.5, its_turns)
    return 1.0 / (1.0 + exp(-STEEPNESS * (ratio - EVEN)))


def duel_odds(mine: Strength, theirs: Strength, lead: int) -> float:
    """How likely the attacker beats the other witcher; ``lead`` is how many more cards he holds."""
    my_turns = mine.life / (max(0.4, theirs.damage - mine.guard) + mine.played)
    their_turns = theirs.life / (max(0.4, mine.damage - theirs.guard) + theirs.played)
    ratio = (my_turns + 0.4 + 0.1 * lead) / max(0.5, their_turns)
    return 1.0 / (1.0 + exp(-DUEL_STEEPNESS * (ratio - DUEL_EVEN)))
