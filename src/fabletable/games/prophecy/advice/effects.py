"""What the words of cards are worth to a hero: rewards, prices, losses, and so fights and opportunities."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from fabletable.games.prophecy.advice.worth import (
    ARTIFACT_WORTH,
    GOLD,
    experience_worth,
    health_worth,
    item_worth,
    mana_worth,
    market_worth,
    skill_worth,
    strength_worth,
    will_worth,
)
from fabletable.games.prophecy.cards import effects as words
from fabletable.games.prophecy.cards.effects import Effect
from fabletable.games.prophecy.cards.rare_items import AMULET_OF_LIFE
from fabletable.games.prophecy.cards.skills import LOOTING
from fabletable.games.prophecy.kinds import ARTIFACT, RARE, Creature, Opportunity
from fabletable.games.prophecy.rules.possible import learnable_afar, matters, payable
from fabletable.games.prophecy.table import Hero, Realm


def effects_worth(table: Realm, hero: Hero, effects: Sequence[Effect]) -> float:
    """What they bring (or cost, below nothing)."""
    total = 0.0
    for effect in effects:
        total += _WORTH[effect.kind](table, hero, effect)
    return total


# --- gains ---


def _gold(table: Realm, hero: Hero, effect: Effect) -> float:
    return effect.n * GOLD


def _experience(table: Realm, hero: Hero, effect: Effect) -> float:
    return effect.n * experience_worth(hero)


def _heal(table: Realm, hero: Hero, effect: Effect) -> float:
    return min(effect.n, hero.red - hero.health) * health_worth(hero)


def _regain(table: Realm, hero: Hero, effect: Effect) -> float:
    return min(effect.n, hero.blue - hero.mana) * mana_worth(hero)


def _gain_strength(table: Realm, hero: Hero, effect: Effect) -> float:
    return strength_worth(hero) * effect.n


def _gain_will(table: Realm, hero: Hero, effect: Effect) -> float:
    return will_worth(hero) * effect.n


def _draw(table: Realm, hero: Hero, effect: Effect) -> float:
    base = 6.5 if effect.deck == RARE else 3.0
    return base * effect.n + 0.7 * effect.of


def _die_gold(table: Realm, hero: Hero, effect: Effect) -> float:
    return (3.5 + effect.n) * GOLD


def _die_table(table: Realm, hero: Hero, effect: Effect) -> float:
    return sum(effects_worth(table, hero, row) for row in effect.rows) / 3


def _trial(table: Realm, hero: Hero, effect: Effect) -> float:
    need = effect.n - table.attribute_of(hero, effect.want[0])
    chance = max(0.0, min(1.0, (7 - need) / 6))
    won = effects_worth(table, hero, effect.then)
    return chance * won + (1 - chance) * effects_worth(table, hero, effect.otherwise)


def _fewest(table: Realm, hero: Hero, effect: Effect) -> float:
    return effects_worth(table, hero, effect.then)


def _learn_afar(table: Realm, hero: Hero, effect: Effect) -> float:
    return max((skill_worth(hero, skill) for skill in learnable_afar(table, hero)), default=0.0)


# --- losses and prices ---


def _less_health(table: Realm, hero: Hero, effect: Effect) -> float:
    return -effect.n * health_worth(hero)


def _half_health(table: Realm, hero: Hero, effect: Effect) -> float:
    return -(hero.health // 2) * health_worth(hero)


def _less_mana(table: Realm, hero: Hero, effect: Effect) -> float:
    return -min(effect.n, hero.mana) * mana_worth(hero)


def _less_gold(table: Realm, hero: Hero, effect: Effect) -> float:
    return -min(effect.n, hero.gold) * GOLD


def _less_experience(table: Realm, hero: Hero, effect: Effect) -> float:
    return -min(effect.n, hero.experience) * experience_worth(hero)


def _give_strength(table: Realm, hero: Hero, effect: Effect) -> float:
    return strength_worth(hero) * -effect.n


def _give_will(table: Realm, hero: Hero, effect: Effect) -> float:
    return will_worth(hero) * -effect.n


def _dearest_item(table: Realm, hero: Hero, effect: Effect) -> float:
    return -4.0 if hero.items else -health_worth(hero)


def _poverty(table: Realm, hero: Hero, effect: Effect) -> float:
    total = sum(item_worth(table, hero, item) for item in hero.items if item.deck != ARTIFACT)
    return -(total + hero.gold * GOLD) * 0.8


# --- whatever has its price ---

_FIXED: Final = {
    words.TAKE_HOARD: 2.0, words.TELEPORT: 2.0, words.REVEAL: 1.0, words.LEARN_FREE: 9.0, words.REPAIR_ALL: 1.0,
    words.TITLE: 0.1, words.FIGHT_FROM_DECK: 4.0, words.KEEP_CARD: 4.0, words.ATTACH_TO_WEAPON: 5.0,
    words.STEAL_ITEM: 5.0, words.DECAY_ITEMS: 3.0, words.FLEES: -1.0, words.HAND_OVER_ITEM: -2.0,
    words.HEALTH_OR_MANA: -1.8, words.LOSE_SCROLL: -1.0, words.STRENGTH_THIS_TURN: 0.0, words.WILL_THIS_TURN: 0.0,
}  # fmt: skip


def _fixed(table: Realm, hero: Hero, effect: Effect) -> float:
    return _FIXED[effect.kind]


Worth: TypeAlias = Callable[[Realm, Hero, Effect], float]

_WORTH: Final[dict[str, Worth]] = {
    **dict.fromkeys(_FIXED, _fixed),
    words.GOLD: _gold,
    words.EXPERIENCE: _experience,
    words.HEAL: _heal,
    words.REGAIN: _regain,
    words.GAIN_STRENGTH: _gain_strength,
    words.GAIN_WILL: _gain_will,
    words.DRAW: _draw,
    words.PICK_ONE: _draw,
    words.DRAW_OR_REFUSE: _draw,
    words.FIND: _draw,
    words.FETCH: _draw,
    words.DIE_GOLD: _die_gold,
    words.DIE_TABLE: _die_table,
    words.TRIAL: _trial,
    words.FEWEST: _fewest,
    words.LEARN_AFAR: _learn_afar,
    words.MARKET: market_worth,
    words.LOSE_HEALTH: _less_health,
    words.PAY_HEALTH: _less_health,
    words.LOSE_HALF_HEALTH: _half_health,
    words.LOSE_MANA: _less_mana,
    words.PAY_MANA: _less_mana,
    words.LOSE_GOLD: _less_gold,
    words.PAY_GOLD: _less_gold,
    words.ROBBED_OF_GOLD: _less_gold,
    words.PAY_TOLL: _less_gold,
    words.LOSE_EXPERIENCE: _less_experience,
    words.PAY_EXPERIENCE: _less_experience,
    words.GIVE_STRENGTH: _give_strength,
    words.GIVE_WILL: _give_will,
    words.LOSE_DEAREST_ITEM: _dearest_item,
    words.BECOME_POOREST: _poverty,
}


# --- fights and opportunities ---


def reward_worth(table: Realm, hero: Hero, creature: Creature) -> float:
    worth = creature.experience * experience_worth(hero) + effects_worth(table, hero, creature.reward)
    if hero.knows(LOOTING):
        worth += 2 * GOLD
    return worth + creature.hoard * GOLD


def loss_worth(table: Realm, hero: Hero, creature: Creature) -> float:
    """What losing costs, as a number above nothing; death is the end of much."""
    harm = sum(effect.n for effect in creature.loss if effect.kind == words.LOSE_HEALTH)
    harm += sum(item.extra_harm for item in hero.items if table.ready(item))
    cost = -effects_worth(table, hero, creature.loss)
    if harm >= hero.health and hero.owns(AMULET_OF_LIFE):
        cost = 3.0
    elif harm > hero.health:
        cost += 25.0 + 5.0 * len(hero.items) + 4.0 * len(hero.skills) + ARTIFACT_WORTH * hero.artifacts
    return cost


def fight_worth(table: Realm, hero: Hero, creature: Creature, odds: tuple[float, float]) -> float:
    """What a fight is worth; one not won ends the turn."""
    win, loss = odds
    before = effects_worth(table, hero, creature.before)
    return (
        win * reward_worth(table, hero, creature) - loss * loss_worth(table, hero, creature) - (1 - win) * 1.2 + before
    )


def opportunity_worth(table: Realm, hero: Hero, card: Opportunity) -> float:
    """The best bargain it offers now."""
    best = 0.0
    for bargain in card.bargains:
        if payable(table, hero, bargain.cost) and matters(table, hero, bargain.gain):
            worth = effects_worth(table, hero, bargain.cost) + effects_worth(table, hero, bargain.gain)
            best = max(best, worth)
    return best
