"""Adventures and what cards ask on the way: ways, outcomes, rewards, prices, abilities, the top of a deck."""

from __future__ import annotations

from fabletable.games.runebound.advice.fights import use_policy
from fabletable.games.runebound.advice.plans import errand_value, where_to_follow
from fabletable.games.runebound.advice.travel import journey_from
from fabletable.games.runebound.advice.weights import alike, each
from fabletable.games.runebound.effects.combat import TakeAsTrophy
from fabletable.games.runebound.hooks import ON_DEFEATED, ON_GAIN_TROPHY, ON_WIN
from fabletable.games.runebound.kinds import Enemy, Event, PrintedCard, Quest, QuestOutcome, Skill, Way
from fabletable.games.runebound.outlook.odds import win_odds
from fabletable.games.runebound.outlook.values import TROPHY, card_value_in_hand, effects_value, price_of, skill_value
from fabletable.games.runebound.rules.abilities import USE
from fabletable.games.runebound.rules.adventures import EVENT
from fabletable.games.runebound.rules.combat import REWARD, Reward
from fabletable.games.runebound.rules.combat_actions import BUY_OFF
from fabletable.games.runebound.rules.decks import PUT_BACK, REORDER, TAKE_ONE, WHICH_DECK, PutBack
from fabletable.games.runebound.rules.payments import CHOOSE, PAY, Alternative
from fabletable.games.runebound.rules.quests import OUTCOME
from fabletable.games.runebound.rules.rumors import FOLLOW_RUMOR
from fabletable.games.runebound.rules.set_up import CHOOSE_HERO
from fabletable.games.runebound.table import Hero, Runebound
from fabletable.games.runebound.vocabulary import Ability
from fabletable.kernel import YES, Decision, Word


def way_value(table: Runebound, hero: Hero, way: Way) -> float:
    """Return what it brings; a rumor later, when its place or moment comes."""
    worth = effects_value(table, hero, way.ability.effects)
    if not way.rumor:
        return worth
    if way.ability.window is ON_WIN:
        return 0.55 * worth * (0.6 + 0.4 * min(1.0, hero.health_left / 8))
    places = where_to_follow(hero, way)
    if not places:
        return 0.75 * worth - 0.8
    time = min(journey_from(hero, index)[hero.at] for index in places)
    return 0.9 * worth - 0.55 * (time + 1)


def always(table: Runebound, hero: Hero, option: object) -> float:
    return 1.0


def outcome_value(table: Runebound, hero: Hero, outcome: QuestOutcome) -> float:
    """Take what there is."""
    return effects_value(table, hero, outcome.effects) + (TROPHY if outcome.trophy else 0.0) + 0.3


def reward_value(table: Runebound, hero: Hero, reward: Reward) -> float:
    return effects_value(table, hero, reward.effects)


def alternative_value(table: Runebound, hero: Hero, alternative: Alternative) -> float:
    """Value an alternative in a fight: rebels who listen are taken as a trophy unless the fight is easily won; the
    tricksters' flips are worth about the same."""
    effects = alternative.effects
    fight = table.fight
    if fight is None:
        return effects_value(table, hero, effects)
    if effects and isinstance(effects[0], TakeAsTrophy) and fight.foe is not None:
        return TROPHY - win_odds(table, hero, fight.foe) * 1.5
    if not effects:
        return 1.2
    return 1.0 if effects[0].against_foe else 0.9


@PAY.policy
def price_policy(table: Runebound, decision: Decision) -> list[float]:
    what = decision.args["what"].id.removeprefix("price-")
    price = price_of(what, int(decision.args["n"]))
    worth = 3.3 if table.drawn is not None or table.fight is None else 1.3
    return [worth - price if option is YES else 0.0 for option in decision.options]


@BUY_OFF.policy
def buying_off_policy(table: Runebound, decision: Decision) -> list[float]:
    return [1.0 if option is YES else 0.5 for option in decision.options]


@USE.policy
def abilities_policy(table: Runebound, decision: Decision) -> list[float]:
    """Rate what may be used in this window, in a fight or outside."""
    if table.fight is not None:
        return use_policy(table, decision)
    hero = table.heroes[decision.seat]
    return [0.0 if isinstance(option, Word) else _outside_fights(hero, option) for option in decision.options]


def _outside_fights(hero: Hero, ability: Ability) -> float:
    if ability.window is ON_GAIN_TROPHY:
        return 0.95 - min((card_value_in_hand(hero, card) for card in hero.hand), default=9.0)
    return 3.0 if ability.window is ON_DEFEATED else 0.5


# --- cards of a deck ---


def card_value(table: Runebound, hero: Hero, card: PrintedCard) -> float:
    """Value a card by how welcome it would be to draw."""
    if isinstance(card, Skill):
        return skill_value(hero, card)
    if isinstance(card, Enemy):
        odds = win_odds(table, hero, card.foe)
        return odds * (TROPHY + max(effects_value(table, hero, each) for each in card.rewards)) - 3 * (1 - odds)
    if isinstance(card, Quest):
        return errand_value(table, hero, card.errand, TROPHY) * 0.6
    if isinstance(card, Event):
        return max(way_value(table, hero, way) for way in card.ways)
    return 1.5


def back_value(table: Runebound, hero: Hero, back: PutBack) -> float:
    worth = card_value(table, hero, back.card)
    return worth if back.top else 3.0 - worth


def deepest_first(table: Runebound, hero: Hero, card: PrintedCard) -> float:
    """Rate cards to put back: the card that is chosen first will lie deepest."""
    return -card_value(table, hero, card)


CHOOSE_HERO.policy(alike)
EVENT.policy(each(way_value))
FOLLOW_RUMOR.policy(each(always))
OUTCOME.policy(each(outcome_value))
REWARD.policy(each(reward_value))
CHOOSE.policy(each(alternative_value))
WHICH_DECK.policy(alike)
PUT_BACK.policy(each(back_value))
TAKE_ONE.policy(each(card_value))
REORDER.policy(each(deepest_first))
