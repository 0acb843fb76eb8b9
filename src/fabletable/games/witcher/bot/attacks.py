"""Policies for a monster's attacks."""

from __future__ import annotations

from fabletable.games.witcher.fight import Fight
from fabletable.games.witcher.kinds import FightCard
from fabletable.games.witcher.outlook import card_value, each, keep_value
from fabletable.games.witcher.rules.monster_turn import ATTACK, CHARGE, cards_lost, damage_of
from fabletable.games.witcher.rules.power_effects import DISCARD_LOOKED, PUT_BACK, SINK_LOOKED
from fabletable.games.witcher.table import OldWorld
from fabletable.kernel import Decision


@ATTACK.policy
def attack_policy(table: OldWorld, decision: Decision) -> list[float]:
    """Rate the attacks for the other players: the one that hurts more, judged by all cards not yet seen."""
    fight = table.the_fight()
    unseen: list[FightCard] = [*fight.pool.cards, *table.fight_deck]
    charge = sum(cards_lost(table, fight, card.charge) + 0.2 * damage_of(table, fight, card.charge) for card in unseen)
    bite = sum(cards_lost(table, fight, card.bite) + 0.2 * damage_of(table, fight, card.bite) for card in unseen)
    return [charge if word is CHARGE else bite for word in decision.options]


def own_attack_policy(table: OldWorld, decision: Decision) -> list[float]:
    """Rate the attacks of the revealed card for the witcher himself: the one that costs him less."""
    fight = table.the_fight()
    card = fight.revealed
    if card is None:
        return [0.0 for _ in decision.options]
    return [-float(cards_lost(table, fight, card.charge if word is CHARGE else card.bite)) for word in decision.options]


@SINK_LOOKED.policy
@DISCARD_LOOKED.policy
def looked_lost_policy(table: OldWorld, decision: Decision) -> list[float]:
    """Rate the opponent's next cards to discard: first goes the worst for oneself."""
    fight = table.the_fight()
    if fight.duel:
        return [card_value(card) for card in decision.options]
    return each(decision, lambda card: threat(table, fight, card) - 3.0)


@PUT_BACK.policy
def put_back_policy(table: OldWorld, decision: Decision) -> list[float]:
    """Rate the card to put back first, which lies deepest: what hurts there, and of the own deck what is worth
    least."""
    fight = table.the_fight()
    if fight.duel:
        return [-keep_value(card) for card in decision.options]
    return [
        threat(table, fight, card) if isinstance(card, FightCard) else -card_value(card) for card in decision.options
    ]


def threat(table: OldWorld, fight: Fight, card: FightCard) -> float:
    """Return how bad a card of the monster's pool is for the witcher."""
    return (damage_of(table, fight, card.charge) + damage_of(table, fight, card.bite)) / 2.0 + (
        1.0 if card.charge.trash or card.bite.trash else 0.0
    )


def other_attack_is_milder(table: OldWorld, fight: Fight) -> bool:
    card = fight.revealed
    if card is None:
        return False
    charge, bite = cards_lost(table, fight, card.charge), cards_lost(table, fight, card.bite)
    return bite < charge if fight.attack == CHARGE.key else charge < bite
