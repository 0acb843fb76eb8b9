"""How strong a witcher is and how likely a fight is won. Rough numbers, fitted to games."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import exp
from typing import Final

from fabletable.games.witcher.cards.kinds import BLUE, GREEN, PURPLE, YELLOW, ActionCard, Monster
from fabletable.games.witcher.cards.monsters import (
    ARACHAS,
    BARGHEST,
    BREWESS,
    BRUXA,
    DROWNERS_NEST,
    EKIMMARA,
    FIEND,
    FOGLET,
    GHOULS_NEST,
    GLUSTYWORP,
    GRAVE_HAG,
    GRIFFIN,
    HARPY,
    LESHEN,
    MANTICORE,
    NEKKERS_NEST,
    NIGHTWRAITH,
    NOONWRAITH,
    PENITENT,
    ROTFIEND,
    STRIGA,
    WATER_HAG,
    WEAVESS,
    WEREWOLF,
    WYVERN,
    YGHERN,
)
from fabletable.games.witcher.table import Witcher


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
    ARACHAS.key: -0.07,
    BRUXA.key: 0.08,
    EKIMMARA.key: 0.14,
    FIEND.key: -0.09,
    FOGLET.key: 0.16,
    GHOULS_NEST.key: -0.26,
    GLUSTYWORP.key: -0.11,
    GRAVE_HAG.key: -0.06,
    GRIFFIN.key: 0.08,
    HARPY.key: 0.14,
    LESHEN.key: 0.2,
    MANTICORE.key: 0.15,
    NEKKERS_NEST.key: 0.05,
    NIGHTWRAITH.key: -0.06,
    NOONWRAITH.key: -0.08,
    PENITENT.key: -0.08,
    ROTFIEND.key: 0.05,
    STRIGA.key: 0.08,
    WATER_HAG.key: -0.16,
    WEAVESS.key: -0.09,
    WEREWOLF.key: -0.04,
    WYVERN.key: 0.04,
}
"""How much a monster's ability shifts that ratio beyond what ``against`` can tell; fitted to greedy players' hunts."""


class Hunt:
    """A witcher as a monster's ability leaves him, and the turns it makes him lose."""

    __slots__ = ("damage", "guard", "hand", "late", "life", "n", "played", "trail", "witcher")

    def __init__(self, mine: Strength, witcher: Witcher, n: int, trail: bool, hand: int) -> None:
        self.life: float = mine.life
        self.damage: float = mine.damage
        self.guard: float = mine.guard
        self.played: float = mine.played
        self.witcher: Witcher = witcher
        self.n: int = n
        """The number in the monster's ability."""
        self.trail: bool = trail
        self.hand: int = hand
        self.late: float = 0.0


def against(mine: Strength, witcher: Witcher, monster: Monster, *, trail: bool, hand: int) -> Hunt:
    """What the ability takes before the first blow, and what it spares the monster."""
    found = Hunt(mine, witcher, monster.n, trail, hand)
    toll = _tolls.get(monster.key)
    if toll is not None:
        toll(found)
    return found


_tolls: Final[dict[str, Callable[[Hunt], None]]] = {}


def toll_of(*monsters: Monster) -> Callable[[Callable[[Hunt], None]], Callable[[Hunt], None]]:
    def register(toll: Callable[[Hunt], None]) -> Callable[[Hunt], None]:
        for monster in monsters:
            _tolls[monster.key] = toll
        return toll

    return register


@toll_of(BARGHEST, WEREWOLF)
def _shield(hunt: Hunt) -> None:
    hunt.life -= min(hunt.n, hunt.witcher.shield)


@toll_of(STRIGA)
def _shield_by_hand(hunt: Hunt) -> None:
    hunt.life -= min(hunt.n * hunt.hand, hunt.witcher.shield)


@toll_of(WEAVESS, LESHEN)
def _defence(hunt: Hunt) -> None:
    hunt.life -= min(hunt.n, hunt.witcher.shield)
    hunt.guard = max(0.0, hunt.guard - 0.2 * hunt.n)


@toll_of(DROWNERS_NEST)
def _card_of_the_deck(hunt: Hunt) -> None:
    hunt.life -= hunt.n


@toll_of(ARACHAS)
def _card_of_the_hand(hunt: Hunt) -> None:
    hunt.hand -= hunt.n


@toll_of(EKIMMARA)
def _card_without_a_trail(hunt: Hunt) -> None:
    if not hunt.trail:
        hunt.life -= hunt.n
        hunt.hand -= hunt.n


@toll_of(NOONWRAITH)
def _slow_shield(hunt: Hunt) -> None:
    hunt.guard = min(hunt.guard, hunt.n)


@toll_of(FIEND)
def _purple(hunt: Hunt) -> None:
    hunt.damage *= 1.0 - _share(hunt.witcher, (PURPLE,))


@toll_of(BREWESS)
def _green_and_yellow(hunt: Hunt) -> None:
    hunt.damage -= hunt.n * min(1.0, hunt.played * _share(hunt.witcher, (GREEN, YELLOW)))


@toll_of(YGHERN)
def _blue(hunt: Hunt) -> None:
    hunt.damage -= hunt.n * min(1.0, hunt.played * _share(hunt.witcher, (BLUE,)))


@toll_of(GLUSTYWORP, GHOULS_NEST)
def _late(hunt: Hunt) -> None:
    hunt.late = max(0.0, 1.0 - hunt.n / max(0.5, hunt.damage + 1.0))


@toll_of(PENITENT)
def _late_without_a_trail(hunt: Hunt) -> None:
    if not hunt.trail:
        _late(hunt)


@toll_of(WATER_HAG)
def _potions(hunt: Hunt) -> None:
    wasted = 0.7 * max(0, min(hunt.witcher.alchemy, len(hunt.witcher.potions)) - hunt.n)
    hunt.life -= wasted
    hunt.damage -= 0.2 * wasted


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
