"""Single things to give away or to gain: the worst goes, the best comes."""

from __future__ import annotations

from fabletable.games.witcher.kinds import ActionCard
from fabletable.games.witcher.outlook import attribute_value, card_value, duel_odds, each, keep_value, strength
from fabletable.games.witcher.rules.duel import BET, Bet
from fabletable.games.witcher.rules.exploration import STORY_OPTION
from fabletable.games.witcher.rules.hand import DISCARD, TRASH, TUCK
from fabletable.games.witcher.rules.levels import RAISE_ANY, RAISE_LOWEST
from fabletable.games.witcher.rules.locations import CHOOSE_TRAINING, EXCHANGE_NEW, EXCHANGE_OLD, TRASH_MARKET
from fabletable.games.witcher.rules.market import ADD_ANY_CARD, ADD_CARD
from fabletable.games.witcher.rules.monster_turn import TRASH_HAND
from fabletable.games.witcher.rules.phase_three import DISCARD_DOWN, DISCARD_MORE, HAND_FULL, MARKET, cost_of
from fabletable.games.witcher.rules.potions import LOSE_POTION, POTION_OVER
from fabletable.games.witcher.rules.power_effects import TAKE_LOOKED
from fabletable.games.witcher.rules.set_up import CHOOSE_SCHOOL
from fabletable.games.witcher.rules.story_effects import ACT_THERE
from fabletable.games.witcher.table import OldWorld
from fabletable.kernel import YES, Decision


@ADD_CARD.policy
@ADD_ANY_CARD.policy
@TAKE_LOOKED.policy
@EXCHANGE_NEW.policy
def card_gained_policy(table: OldWorld, decision: Decision) -> list[float]:
    return [card_value(card) for card in decision.options]


@DISCARD_DOWN.policy
@HAND_FULL.policy
@DISCARD.policy
@TUCK.policy
@TRASH_HAND.policy
@EXCHANGE_OLD.policy
def card_discarded_policy(table: OldWorld, decision: Decision) -> list[float]:
    return [-keep_value(card) for card in decision.options]


@TRASH.policy
def card_trashed_policy(table: OldWorld, decision: Decision) -> list[float]:
    return [-card_value(card) for card in decision.options]


@DISCARD_MORE.policy
def more_discards_policy(table: OldWorld, decision: Decision) -> list[float]:
    """Discard nothing more than necessary."""
    return each(decision, lambda card: -1.0)


@MARKET.policy
def market_policy(table: OldWorld, decision: Decision) -> list[float]:
    return [0.5 * (card_value(card) + keep_value(card)) - 0.8 * cost_of(table, card) for card in decision.options]


@TRASH_MARKET.policy
def market_trashed_policy(table: OldWorld, decision: Decision) -> list[float]:
    """Clear the cheapest place of the market of a bad card, and nothing else."""

    def in_the_way(card: ActionCard) -> float:
        return 1.2 - card_value(card) if card is table.market[-1] else -1.0

    return each(decision, in_the_way)


def potion_gained_policy(table: OldWorld, decision: Decision) -> list[float]:
    return each(decision, lambda potion: potion.value)


@POTION_OVER.policy
@LOSE_POTION.policy
def potion_lost_policy(table: OldWorld, decision: Decision) -> list[float]:
    return [-potion.value for potion in decision.options]


@RAISE_ANY.policy
@RAISE_LOWEST.policy
def attributes_policy(table: OldWorld, decision: Decision) -> list[float]:
    hero = table.witchers[decision.seat]
    return [attribute_value(table, hero, attribute) for attribute in decision.options]


@CHOOSE_TRAINING.policy
def training_policy(table: OldWorld, decision: Decision) -> list[float]:
    """Rate trainings: gold counts for little; a letter is used where it makes the difference."""
    hero = table.witchers[decision.seat]
    return [
        attribute_value(table, hero, training.attribute)
        - 0.15 * training.price
        + (0.3 if training.letter is not None and training.price <= 2 else 0.0)
        for training in decision.options
    ]


@STORY_OPTION.policy
def story_policy(table: OldWorld, decision: Decision) -> list[float]:
    """Choose blindly, but prefer options with a price, which are usually worth something."""
    return [0.1 if option.pay else 0.0 for option in decision.options]


@ACT_THERE.policy
def yes_policy(table: OldWorld, decision: Decision) -> list[float]:
    return [1.0 if word is YES else 0.0 for word in decision.options]


@CHOOSE_SCHOOL.policy
def alike_policy(table: OldWorld, decision: Decision) -> list[float]:
    return [0.0 for _ in decision.options]


@BET.policy
def bet_policy(table: OldWorld, decision: Decision) -> list[float]:
    """Bet a coin on the favourite, if there is one and a coin to spare."""
    fight = table.the_fight()
    attacker, defender = table.witchers[fight.attacker], table.witchers[fight.defender]
    chance = duel_odds(strength(attacker), strength(defender), len(attacker.hand) - len(defender.hand))
    spare = table.witchers[decision.seat].gold >= 2

    def hope(bet: Bet) -> float:
        favour = chance if bet.seat == fight.attacker else 1.0 - chance
        return favour - 0.6 if spare else -1.0

    return each(decision, hope)
