"""Values of fights and opportunities to a hero: rewards, losses, prices."""

from __future__ import annotations

from fabletable.games.prophecy.effect import all_payable, any_possible, effects_value
from fabletable.games.prophecy.hooks import LOOT, rule_of
from fabletable.games.prophecy.kinds import Creature, Opportunity
from fabletable.games.prophecy.outlook import ARTIFACT_VALUE, GOLD_VALUE, experience_value, outlives_death
from fabletable.games.prophecy.table import Hero, Realm


def reward_value(table: Realm, hero: Hero, creature: Creature) -> float:
    worth = creature.experience * experience_value(hero) + effects_value(table, hero, creature.reward)
    worth += (rule_of(hero, LOOT) or 0) * GOLD_VALUE
    return worth + creature.hoard * GOLD_VALUE


def loss_value(table: Realm, hero: Hero, creature: Creature) -> float:
    """Return the cost of losing, as a number above nothing; death is the end of much."""
    harm = sum(effect.harm for effect in creature.loss)
    harm += sum(item.extra_harm for item in hero.items if table.ready(item))
    cost = -effects_value(table, hero, creature.loss)
    if harm >= hero.health and outlives_death(hero):
        cost = 3.0
    elif harm > hero.health:
        cost += 25.0 + 5.0 * len(hero.items) + 4.0 * len(hero.skills) + ARTIFACT_VALUE * hero.artifacts
    return cost


def fight_value(table: Realm, hero: Hero, creature: Creature, odds: tuple[float, float]) -> float:
    """Return the value of a fight; one not won ends the turn."""
    win, loss = odds
    before = effects_value(table, hero, creature.before)
    return (
        win * reward_value(table, hero, creature) - loss * loss_value(table, hero, creature) - (1 - win) * 1.2 + before
    )


def opportunity_value(table: Realm, hero: Hero, card: Opportunity) -> float:
    """Value an opportunity by the best bargain it offers now."""
    best = 0.0
    for bargain in card.bargains:
        if all_payable(table, hero, bargain.cost) and any_possible(table, hero, bargain.gain):
            worth = effects_value(table, hero, bargain.cost) + effects_value(table, hero, bargain.gain)
            best = max(best, worth)
    return best
