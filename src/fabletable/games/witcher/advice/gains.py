"""Single things to give away or to gain: the worst goes, the best comes."""

from __future__ import annotations

from fabletable.games.witcher.advice.odds import duel_odds, strength
from fabletable.games.witcher.advice.worth import attribute_value, card_value, each, keep_value, potion_worth
from fabletable.games.witcher.cards.kinds import ActionCard
from fabletable.games.witcher.rules.duel import Bet
from fabletable.games.witcher.rules.phase_three import cost_of
from fabletable.games.witcher.table import OldWorld
from fabletable.kernel import YES, Decision


def weigh_card_gained(table: OldWorld, decision: Decision) -> list[float]:
    return [card_value(card) for card in decision.options]


def weigh_card_discarded(table: OldWorld, decision: Decision) -> list[float]:
    return [-keep_value(card) for card in decision.options]


def weigh_card_trashed(table: OldWorld, decision: Decision) -> list[float]:
    return [-card_value(card) for card in decision.options]


def weigh_more_discards(table: OldWorld, decision: Decision) -> list[float]:
    """Nothing more than must be."""
    return each(decision, lambda card: -1.0)


def weigh_market(table: OldWorld, decision: Decision) -> list[float]:
    return [0.5 * (card_value(card) + keep_value(card)) - 0.8 * cost_of(table, card) for card in decision.options]


def weigh_market_trashed(table: OldWorld, decision: Decision) -> list[float]:
    """The cheapest place is cleared of a bad card, nothing else."""

    def in_the_way(card: ActionCard) -> float:
        return 1.2 - card_value(card) if card is table.market[-1] else -1.0

    return each(decision, in_the_way)


def weigh_potion_gained(table: OldWorld, decision: Decision) -> list[float]:
    return each(decision, potion_worth)


def weigh_potion_lost(table: OldWorld, decision: Decision) -> list[float]:
    return [-potion_worth(potion) for potion in decision.options]


def weigh_attributes(table: OldWorld, decision: Decision) -> list[float]:
    witcher = table.witchers[decision.seat]
    return [attribute_value(table, witcher, attribute) for attribute in decision.options]


def weigh_training(table: OldWorld, decision: Decision) -> list[float]:
    """Gold counts for little; a letter is used where it makes the difference."""
    witcher = table.witchers[decision.seat]
    return [
        attribute_value(table, witcher, training.attribute)
        - 0.15 * training.price
        + (0.3 if training.letter is not None and training.price <= 2 else 0.0)
        for training in decision.options
    ]


def weigh_story(table: OldWorld, decision: Decision) -> list[float]:
    """Blindly, but what has a price is usually worth something."""
    return [0.1 if option.pay else 0.0 for option in decision.options]


def weigh_yes(table: OldWorld, decision: Decision) -> list[float]:
    return [1.0 if word is YES else 0.0 for word in decision.options]


def weigh_alike(table: OldWorld, decision: Decision) -> list[float]:
    return [0.0 for _ in decision.options]


def weigh_bet(table: OldWorld, decision: Decision) -> list[float]:
    """A coin on the favourite, if there is one and a coin to spare."""
    fight = table.the_fight()
    attacker, defender = table.witchers[fight.attacker], table.witchers[fight.defender]
    chance = duel_odds(strength(attacker), strength(defender), len(attacker.hand) - len(defender.hand))
    spare = table.witchers[decision.seat].gold >= 2

    def hope(bet: Bet) -> float:
        favour = chance if bet.seat == fight.attacker else 1.0 - chance
        return favour - 0.6 if spare else -1.0

    return each(decision, hope)
