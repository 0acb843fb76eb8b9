"""Values that bots look from: of cards and attributes, the strength of a witcher, the odds of a fight.

Rough numbers, fitted to games.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from math import exp
from typing import Any, Final

from fabletable.games.witcher.board import UNIVERSAL, Attribute
from fabletable.games.witcher.kinds import ActionCard, Monster
from fabletable.games.witcher.table import Hero, OldWorld
from fabletable.kernel import Decision, Hook, Word

# --- things ---


def each(decision: Decision, value: Callable[[Any], float]) -> list[float]:
    """Return the value of each option; a word that declines is worth 0."""
    return [0.0 if isinstance(option, Word) else value(option) for option in decision.options]


@cache
def card_value(card: ActionCard) -> float:
    """Return the value of a card in a fight."""
    found = card.damage + 0.8 * card.shield + (0.5 if card.draw > 0 else 0.35) * card.draw
    if card.again:
        found += 1.1
    for tab in card.links.values():
        found += 0.25 + 0.45 * (tab.damage + 0.8 * tab.shield + 0.5 * tab.draw + (0.9 if tab.back else 0.0))
    return found


def keep_value(card: ActionCard) -> float:
    """Return the value of a card kept in hand: to fight, and to travel."""
    return card_value(card) + (0.6 if card.terrain == UNIVERSAL else 0.0)


def attribute_value(table: OldWorld, hero: Hero, attribute: Attribute) -> float:
    """Return the value of one more level: fighting strength, the witcher level, and the trophy that waits at V."""
    level = hero.attributes[attribute.index]
    if level >= 5:
        return 0.0
    base = (2.6, 2.2, 1.6, 1.5)[attribute.index] - 0.15 * level
    others = [own for place, own in enumerate(hero.attributes) if place != attribute.index]
    if level == hero.level and min(others) > hero.level:
        base += 1.0
    if hero.reputation < 3 and not hero.trophy_of(attribute.key):
        waits = any(trophy.kind == attribute.key for trophy in table.attribute_trophies)
        base += (0.0, 0.0, 0.4, 1.4, 5.0)[level] if waits else 0.0
    return base


def move_price(card: ActionCard) -> float:
    return keep_value(card) + (2.0 if card.terrain == UNIVERSAL else 0.0)


# --- fights ---


@cache
def _damage_of(card: ActionCard) -> float:
    links = [tab.damage for tab in card.links.values()]
    return card.damage + (0.5 * sum(links) / len(links) if links else 0.0)


@cache
def _guard_of(card: ActionCard) -> float:
    links = [tab.shield for tab in card.links.values()]
    return card.shield + (0.5 * sum(links) / len(links) if links else 0.0)


@dataclass(eq=False)
class Strength:
    """A witcher as a fighter: life, damage and shield a turn, cards played a turn."""

    life: float
    damage: float
    guard: float
    played: float


def strength(hero: Hero) -> Strength:
    cards = hero.cards
    number = max(1, len(cards))
    damage = guard = links = draw = 0.0
    for card in cards:
        damage += _damage_of(card)
        guard += _guard_of(card)
        links += min(2, len(card.links))
        draw += card.draw
    drawn = hero.combat + draw / number * 1.5
    played = max(1.0, min(3.2, 0.55 * drawn + 0.35 * links / number + 0.6))
    powers = 0.35 * len(hero.trophies) + 0.3 * len(hero.kept) + 0.15 * hero.special
    potions = 0.7 * min(hero.alchemy, len(hero.potions))
    life = number + hero.shield + potions + powers
    hit = played * damage / number + 0.25 * powers + 0.2 * potions
    return Strength(life, hit, min(hero.shield_limit, played * guard / number), played)


MONSTER_HITS: Final = [0.0, 2.7, 3.1, 3.6]
STEEPNESS: Final = 4.1
EVEN: Final = 0.95
"""The ratio of the turns both sides can last at which a fight is even."""
DUEL_STEEPNESS: Final = 6.0
DUEL_EVEN: Final = 1.12


class Hunt:
    """A witcher as a monster's ability leaves him, and the turns it makes him lose."""

    __slots__ = ("damage", "guard", "hand", "hero", "late", "life", "n", "played", "trail")

    def __init__(self, mine: Strength, hero: Hero, n: int, trail: bool, hand: int) -> None:
        self.life: float = mine.life
        self.damage: float = mine.damage
        self.guard: float = mine.guard
        self.played: float = mine.played
        self.hero: Hero = hero
        self.n: int = n
        """The number in the monster's ability."""
        self.trail: bool = trail
        self.hand: int = hand
        self.late: float = 0.0


TOLL: Final[Hook[Callable[[Hunt], None]]] = Hook("toll")
"""Changes a Hunt by what the monster's ability takes before the first blow, as bots estimate it."""


def against(mine: Strength, hero: Hero, monster: Monster, *, trail: bool, hand: int) -> Hunt:
    """Return this witcher as the monster's ability leaves him."""
    found = Hunt(mine, hero, monster.n, trail, hand)
    toll = TOLL.of(monster)
    if toll is not None:
        toll(found)
    return found


def share_of(hero: Hero, colours: tuple[str, ...]) -> float:
    """Return the share of his cards that have such a colour."""
    cards = hero.cards
    return sum(card.colour in colours for card in cards) / max(1, len(cards))


def odds(mine: Strength, hero: Hero, monster: Monster, *, trail: bool, hand: int) -> float:
    """Return the probability that a witcher of this strength slays this monster."""
    ratio = hunt_ratio(mine, hero, monster, trail=trail, hand=hand) - monster.harder
    return 1.0 / (1.0 + exp(-STEEPNESS * (ratio - EVEN)))


def hunt_ratio(mine: Strength, hero: Hero, monster: Monster, *, trail: bool, hand: int) -> float:
    """Return the ratio of the turns this witcher lasts to those this monster lasts."""
    hunt = against(mine, hero, monster, trail=trail, hand=hand)
    lost = max(0.8, MONSTER_HITS[monster.level] - hunt.guard) + mine.played
    my_turns = max(0.5, hunt.life / lost)
    its_turns = monster.life / (max(0.5, hunt.damage) + 1.0) + hunt.late
    lead = (0.5 if trail else -0.5) + 0.12 * (hunt.hand - 2)
    return (my_turns + lead) / max(0.5, its_turns)


def duel_odds(mine: Strength, theirs: Strength, lead: int) -> float:
    """Return the probability that the attacker beats the other witcher; ``lead`` is how many more cards he holds."""
    my_turns = mine.life / (max(0.4, theirs.damage - mine.guard) + mine.played)
    their_turns = theirs.life / (max(0.4, mine.damage - theirs.guard) + theirs.played)
    ratio = (my_turns + 0.4 + 0.1 * lead) / max(0.5, their_turns)
    return 1.0 / (1.0 + exp(-DUEL_STEEPNESS * (ratio - DUEL_EVEN)))
