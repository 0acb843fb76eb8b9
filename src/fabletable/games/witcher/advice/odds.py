"""Advice: how good a card is, how strong a witcher, how likely a fight is won. Rough numbers, fitted to games."""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Final

from fabletable.games.witcher.board import UNIVERSAL
from fabletable.games.witcher.cards.kinds import BLUE, GREEN, PURPLE, YELLOW, ActionCard, Monster
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
STEEPNESS: Final = 4.1
EVEN: Final = 0.95
"""At this ratio of the turns both sides can last, the fight is even."""
DUEL_STEEPNESS: Final = 6.0
DUEL_EVEN: Final = 1.12

HARDER: Final = {
    "arachas": -0.07,
    "bruxa": 0.08,
    "ekimmara": 0.14,
    "fiend": -0.09,
    "foglet": 0.16,
    "ghouls-nest": -0.26,
    "glustyworp": -0.11,
    "grave-hag": -0.06,
    "griffin": 0.08,
    "harpy": 0.14,
    "leshen": 0.2,
    "manticore": 0.15,
    "nekkers-nest": 0.05,
    "nightwraith": -0.06,
    "noonwraith": -0.08,
    "penitent": -0.08,
    "rotfiend": 0.05,
    "striga": 0.08,
    "water-hag": -0.16,
    "weavess": -0.09,
    "werewolf": -0.04,
    "wyvern": 0.04,
}
"""How much a monster's ability shifts that ratio beyond what ``against`` can tell; fitted to greedy players' hunts."""


class Hunt:
    """A witcher as a monster's ability leaves him, and the turns it makes him lose."""

    __slots__ = ("damage", "guard", "hand", "late", "life")

    def __init__(self, mine: Strength, hand: int) -> None:
        self.life: float = mine.life
        self.damage: float = mine.damage
        self.guard: float = mine.guard
        self.hand: int = hand
        self.late: float = 0.0


def against(mine: Strength, witcher: Witcher, monster: Monster, *, trail: bool, hand: int) -> Hunt:
    """What the ability takes before the first blow, and what it spares the monster."""
    found = Hunt(mine, hand)
    key, n = monster.key, monster.n
    if key in ("barghest", "werewolf"):
        found.life -= min(n, witcher.shield)
    elif key == "striga":
        found.life -= min(n * hand, witcher.shield)
    elif key in ("weavess", "leshen"):
        found.life -= min(n, witcher.shield)
        found.guard = max(0.0, found.guard - 0.2 * n)
    elif key == "drowners-nest":
        found.life -= n
    elif key == "arachas":
        found.hand -= n
    elif key == "ekimmara" and not trail:
        found.life -= n
        found.hand -= n
    elif key == "noonwraith":
        found.guard = min(found.guard, n)
    elif key == "fiend":
        found.damage *= 1.0 - _share(witcher, (PURPLE,))
    elif key == "brewess":
        found.damage -= n * min(1.0, mine.played * _share(witcher, (GREEN, YELLOW)))
    elif key == "yghern":
        found.damage -= n * min(1.0, mine.played * _share(witcher, (BLUE,)))
    elif key in ("glustyworp", "ghouls-nest") or (key == "penitent" and not trail):
        found.late = max(0.0, 1.0 - n / max(0.5, mine.damage + 1.0))
    elif key == "water-hag":
        wasted = 0.7 * max(0, min(witcher.alchemy, len(witcher.potions)) - n)
        found.life -= wasted
        found.damage -= 0.2 * wasted
    return found


def _share(witcher: Witcher, colours: tuple[str, ...]) -> float:
    """How many of his cards have such a colour."""
    cards = [*witcher.deck.cards, *witcher.hand, *witcher.discard]
    return sum(card.colour in colours for card in cards) / max(1, len(cards))


def odds(mine: Strength, witcher: Witcher, monster: Monster, *, trail: bool, hand: int) -> float:
    """How likely a witcher of this strength slays this monster."""
    ratio = hunt_ratio(mine, witcher, monster, trail=trail, hand=hand) - HARDER.get(monster.key, 0.0)
    return 1.0 / (1.0 + exp(-STEEPNESS * (ratio - EVEN)))


def hunt_ratio(mine: Strength, witcher: Witcher, monster: Monster, *, trail: bool, hand: int) -> float:
    """The turns this witcher lasts to the turns this monster lasts."""
    hunt = against(mine, witcher, monster, trail=trail, hand=hand)
    lost = max(0.8, MONSTER_HITS[monster.level] - hunt.guard) + mine.played
    my_turns = max(0.5, hunt.life / lost)
    its_turns = monster.life / (max(0.5, hunt.damage) + 1.0) + hunt.late
    lead = (0.5 if trail else -0.5) + 0.12 * (hunt.hand - 2)
    return (my_turns + lead) / max(0.5, its_turns)


def duel_odds(mine: Strength, theirs: Strength, lead: int) -> float:
    """How likely the attacker beats the other witcher; ``lead`` is how many more cards he holds."""
    my_turns = mine.life / (max(0.4, theirs.damage - mine.guard) + mine.played)
    their_turns = theirs.life / (max(0.4, mine.damage - theirs.guard) + theirs.played)
    ratio = (my_turns + 0.4 + 0.1 * lead) / max(0.5, their_turns)
    return 1.0 / (1.0 + exp(-DUEL_STEEPNESS * (ratio - DUEL_EVEN)))
