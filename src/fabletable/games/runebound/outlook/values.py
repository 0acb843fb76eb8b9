"""The worth of things, with a piece of gold as 1: assets, skills, effects."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound.board import MARKETS
from fabletable.games.runebound.hooks import AS_ACTION, AS_COMBAT_ACTION, AS_SURGE, CONSTANT
from fabletable.games.runebound.kinds import Asset, Skill
from fabletable.games.runebound.outlook.odds import hero_tokens, strength, surge_of, surge_rate
from fabletable.games.runebound.rules.context import EffectContext, health_against
from fabletable.games.runebound.rules.markets import may_own
from fabletable.games.runebound.table import Hero, Runebound
from fabletable.games.runebound.vocabulary import ANY, Ability, Effects

TROPHY: Final = 3.0
LORE: Final = 4.2
ALLY: Final = 6.0
DRAWN_SKILL: Final = 0.5
WOUND: Final = 0.55
ZOMBIE: Final = 2.0
ATTACK: Final = 7.0
PROTECTION: Final = 6.5
VITALITY: Final = 3.0
"""A point of damage or shields in an average cast, and of health: what they add to the odds against the villain."""

# --- cards ---


def asset_value(hero: Hero, asset: Asset, left: int = 12) -> float:
    """Return what owning it adds, in gold, with this number of rounds left to play."""
    worth = 0.0
    if asset.token is not None:
        attack, shield = strength([asset.token], surge_rate(tuple(hero.windows.get(AS_SURGE, ()))))
        worth += ATTACK * attack + PROTECTION * shield
    for ability in asset.abilities:
        worth += ability_value(hero, ability, left)
    if asset.market_value:
        worth += 0.8 * asset.market_value
    return worth


def improvement(hero: Hero, asset: Asset, left: int) -> float:
    """Return how much better off the hero is with it than with what it would replace."""
    same = [asset_value(hero, each, left) for each in hero.assets if each.kind == asset.kind]
    if len(same) >= may_own(hero, asset.kind):
        return asset_value(hero, asset, left) - min(same)
    return asset_value(hero, asset, left)


def ability_value(hero: Hero, ability: Ability, left: int) -> float:
    if ability.window is CONSTANT:
        return sum(effect.constant_value(hero, left) for effect in ability.effects)
    if ability.surge:
        gain = ability.rough_gain() / ability.least_surge
        known = surge_rate(tuple(hero.windows.get(AS_SURGE, ())))
        return max(0.4, (gain - known) * (surge_of(hero_tokens(hero)) + 0.4) * 3.0 + 0.6)
    if ability.window is AS_COMBAT_ACTION:
        return max(0.5, 2.6 * (ability.rough_gain() - 0.5 * ability.exert - 0.6 * ability.suffer))
    if ability.window is AS_ACTION and ability.effects[0].moves:
        return 0.4 * left
    window = ability.window
    return window.worth if window.fights else window.worth * left / 12


def skill_value(hero: Hero, skill: Skill, left: int = 12) -> float:
    """Return what having learned it is worth."""
    return sum(ability_value(hero, ability, left) for ability in skill.abilities)


def card_value_in_hand(hero: Hero, skill: Skill) -> float:
    """Value a card in hand: one that could soon be learned is kept; any other is fuel."""
    missing = max(0, len(skill.cost) - len(hero.trophies))
    worth = skill_value(hero, skill) - 1.0 * missing
    if hero.learned_of(skill.attribute) >= max(0, hero.numbers[skill.attribute]):
        worth -= 2.5
    return DRAWN_SKILL + max(0.0, 0.4 * worth)


# --- effects outside of combat ---


def effects_value(table: Runebound, hero: Hero, effects: Effects) -> float:
    """Return what these effects are worth outside of combat; a test counts as passed once."""
    context = EffectContext(hero.seat, successes=1)
    return sum(effect.value(table, context) for effect in effects)


def price_of(what: str, n: int) -> float:
    if what == "trophy":
        return TROPHY * 0.8 * n
    if what == "hand":
        return 0.8 * n
    return {"gold": 0.9, "ally": ALLY, "lore": LORE}.get(what, 1.0) * n


def story_need(table: Runebound, hero: Hero) -> float:
    """Return how much one more lore or ally, or one zombie less, still helps against the villain."""
    return 1.0 if health_against(table, table.villain, hero.seat) > table.villain.least else 0.45


def shopping_value(table: Runebound, hero: Hero, place: str, off: int) -> float:
    """Return what a visit to a market from afar is worth: the best thing there that the hero can pay for."""
    best = 0.3
    for number, city in enumerate(MARKETS):
        if place in (ANY, city):
            for asset in table.markets[number]:
                price = max(0, asset.price - off)
                if price <= hero.gold:
                    best = max(best, improvement(hero, asset, 12) - 0.25 * price)
    return best
