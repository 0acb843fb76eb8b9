"""The odds: how strong a hero fights, who will win, whether a test or a quest succeeds."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import comb, exp, log
from typing import Final

from fabletable.games.runebound.board import TERRAIN_DIE, WILD
from fabletable.games.runebound.hooks import AS_COMBAT_ACTION, AS_SURGE, BEFORE_TEST, STRENGTHENING
from fabletable.games.runebound.kinds import HEALTH, SPEED, Errand, Foe
from fabletable.games.runebound.rules.context import health_against
from fabletable.games.runebound.table import Hero, Runebound
from fabletable.games.runebound.tokens import (
    AGILITY,
    DOUBLE,
    ENEMY_TOKENS,
    MAGIC,
    PHYSICAL,
    SHIELD,
    SKULL,
    SURGE,
    VETERAN,
    Token,
    TokenFace,
)
from fabletable.games.runebound.vocabulary import Ability

STARS: Final = 0.4
"""The share of the skill cards that bear a star."""

FACE_VALUE: Final = {PHYSICAL: 1.0, MAGIC: 1.0, SKULL: 1.0, AGILITY: 0.6, DOUBLE: 0.9, SHIELD: 0.0, SURGE: 0.0}


# --- fighting strength ---


@lru_cache(maxsize=2000)
def surge_rate(abilities: tuple[Ability, ...]) -> float:
    """Return the worth of one surge symbol to a fighter with these abilities."""
    best = 0.15
    for ability in abilities:
        if ability.surge:
            best = max(best, (ability.rough_gain() - 0.6 * ability.suffer) / ability.least_surge)
    return min(2.5, best)


def surge_gain(abilities: list[Ability] | tuple[Ability, ...], surge: float) -> float:
    """Return what this much surge a round is worth: each ability once, the best for its price first; X takes all."""
    rates: list[tuple[float, float]] = []
    for ability in abilities:
        if ability.surge:
            gain, cost = ability.rough_gain() - 0.6 * ability.suffer, ability.least_surge
            rates.append((max(0.0, gain) / cost, surge if ability.surge == "X" else cost))
    rates.sort(reverse=True)
    total = 0.0
    for rate, most in rates:
        spent = min(surge, most)
        total += spent * rate
        surge -= spent
    return total


def surge_of(tokens: list[Token]) -> float:
    """Return how much surge a cast of these tokens shows on average."""
    return sum(face.value / 2 for token in tokens for face in token.sides if face.symbol == SURGE)


def face_value(face: TokenFace, rate: float) -> float:
    if face.symbol == SURGE:
        return face.value * rate
    return face.value * FACE_VALUE.get(face.symbol, 0.0)


def strength(tokens: list[Token], rate: float) -> tuple[float, float]:
    """Return the expected damage and the expected shields of a cast."""
    attack = shield = 0.0
    for token in tokens:
        for face in token.sides:
            attack += face_value(face, rate) / 2
            if face.symbol == SHIELD:
                shield += face.value / 2
            if face.golden:
                attack += 0.06
    return attack, shield


def hero_tokens(hero: Hero) -> list[Token]:
    return [*hero.card.tokens, *[asset.token for asset in hero.assets if asset.token is not None]]


_strengths: dict[tuple[object, ...], tuple[float, float]] = {}


def outfit(hero: Hero) -> tuple[object, ...]:
    """Return the cards a hero fights with, as the key of a cache. The cards themselves: a user's may differ under one
    key."""
    return (hero.card, *hero.learned, *hero.assets)


def hero_strength(hero: Hero) -> tuple[float, float]:
    """Return a hero's damage and protection a round, with what skills add to the tokens."""
    key = outfit(hero)
    known = _strengths.get(key)
    if known is None:
        if len(_strengths) > 20000:
            _strengths.clear()
        known = _reckon_strength(hero)
        _strengths[key] = known
    return known


def _reckon_strength(hero: Hero) -> tuple[float, float]:
    tokens = hero_tokens(hero)
    attack, shield = strength(tokens, 0.0)
    attack += surge_gain(hero.windows.get(AS_SURGE, ()), surge_of(tokens))
    for ability in hero.windows.get(AS_COMBAT_ACTION, ()):
        gain = ability.rough_gain() - 0.5 * ability.exert - 0.7 * ability.suffer
        attack += max(0.0, gain) * (0.8 if ability.limit == "combat-round" else 0.35)
    for window in STRENGTHENING:
        attack += window.attack * len(hero.windows.get(window, ()))
        shield += window.shield * len(hero.windows.get(window, ()))
    return attack, shield


@lru_cache(maxsize=20000)
def foe_strength(foe: Foe, veteran: bool) -> tuple[float, float]:
    """Return a foe's damage and protection a round: five enemy tokens, the veteran from Act II on, a villain's own
    besides."""
    tokens = list(ENEMY_TOKENS)
    if veteran or foe.kind == "villain":
        tokens.append(VETERAN)
    if foe.token is not None:
        tokens.append(foe.token)
    attack, shield = strength(tokens, 0.0)
    return attack + surge_gain(foe.abilities, surge_of(tokens)), shield


def win_odds(table: Runebound, hero: Hero, foe: Foe, *, fresh: bool = False, wounds: int = 0) -> float:
    """Return the chance to defeat this foe, by how many rounds each side lasts against the other."""
    attack, shield = hero_strength(hero)
    theirs, cover = foe_strength(foe, table.act == 2)
    life = hero.numbers[HEALTH] if fresh else hero.health_left
    health = health_against(table, foe, hero.seat) - wounds
    return duel_odds(life, attack, shield, health, theirs, cover)


def mean_odds(table: Runebound, hero: Hero, foes: Sequence[Foe]) -> float:
    """Return the mean of ``win_odds`` against these foes."""
    attack, shield = hero_strength(hero)
    total, life, veteran = 0.0, hero.health_left, table.act == 2
    for foe in foes:
        theirs, cover = foe_strength(foe, veteran)
        total += duel_odds(life, attack, shield, health_against(table, foe, hero.seat), theirs, cover)
    return total / len(foes)


def duel_odds(life: float, attack: float, shield: float, health: float, theirs: float, cover: float) -> float:
    lasts = life / max(0.4, theirs - 0.8 * shield)
    needs = health / max(0.4, attack - 0.8 * cover)
    return 1 / (1 + exp(-3.6 * log(max(0.05, lasts) / max(0.05, needs))))


def test_odds(hero: Hero, attribute: str, mod: int) -> float:
    """Return the chance of at least one star, with an exert or two."""
    cards = max(0, max(0, hero.numbers[attribute]) + mod)
    cards += sum(1 for ability in hero.windows.get(BEFORE_TEST, ()) for _ in ability.effects)
    return float(1 - (1 - STARS) ** (cards + 0.7 * min(2, len(hero.hand))))


# --- quests ---


def any_outcome(hero: Hero, errand: Errand) -> float:
    return max(outcome_odds(hero, errand, outcome.need, outcome.successes) for outcome in errand.outcomes)


def outcome_odds(hero: Hero, errand: Errand, need: tuple[str, ...], successes: int) -> float:
    if errand.attribute:
        cards = max(0, hero.numbers[errand.attribute]) + errand.mod + 1
        return sum(comb(cards, k) * 0.4**k * 0.6 ** (cards - k) for k in range(successes, cards + 1))
    return dice_odds(tuple(sorted(need)), hero.numbers[SPEED] + (1 if hero.hand else 0))


@cache
def dice_odds(need: tuple[str, ...], dice: int) -> float:
    """Estimate the chance that these dice show all these symbols."""
    odds = 1.0
    for place, symbol in enumerate(need):
        fits = sum(1 for face in TERRAIN_DIE if symbol in face or (face[0] == WILD)) / 6
        odds *= 1 - (1 - fits) ** max(1, dice - place)
    return odds
