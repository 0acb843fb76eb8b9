"""Advice for greedy players: every question answered by rules of thumb, from public knowledge and the own hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fabletable.games.witcher.advice.combos import (
    fighter_of,
    threat,
    weigh_attack,
    weigh_effects,
    weigh_first_card,
    weigh_next_card,
    weigh_own_attack,
    weigh_window,
)
from fabletable.games.witcher.advice.dice import weigh_reroll
from fabletable.games.witcher.advice.odds import card_value, duel_odds, keep_value, strength
from fabletable.games.witcher.advice.plans import (
    EXPLORE,
    TROPHY,
    attribute_value,
    duel_value,
    hunt_here,
    trail_gain,
    weigh_payment,
    weigh_travel,
)
from fabletable.games.witcher.board import DISTANCE, Attribute, Place, Terrain
from fabletable.games.witcher.cards.kinds import ActionCard, FightCard, Monster, Potion, Trophy
from fabletable.games.witcher.rules.exploration import StoryOption
from fabletable.games.witcher.rules.locations import Training
from fabletable.games.witcher.rules.phase_three import cost_of
from fabletable.games.witcher.rules.turn import Challenge
from fabletable.games.witcher.table import Kept, OldWorld
from fabletable.kernel import Decision

POTION_WORTH = {
    "swallow": 0.8,
    "blizzard": 0.8,
    "black-blood": 0.7,
    "petris-philter": 1.0,
    "maribor-forest": 0.7,
    "tawny-owl": 0.9,
    "thunderbolt": 0.9,
}


def weigh(table: OldWorld, decision: Decision) -> Sequence[float]:
    """How good each option looks to the seat that is asked."""
    seat, ask, options = decision.seat, decision.ask, decision.options
    fight = table.fight
    if ask == "ask-travel":
        return weigh_travel(table, seat, options)
    if ask == "ask-pay-move":
        return weigh_payment(options)
    if ask == "ask-deed":
        return [_deed(table, seat, option) for option in options]
    if fight is not None:
        found = _weigh_in_fight(table, decision)
        if found is not None:
            return found
    if ask in ("ask-reroll", "ask-reroll-locals"):
        return weigh_reroll(table, ask == "ask-reroll-locals", seat, options)
    if ask == "ask-market":
        return [_bought(table, option) for option in options]
    return [_piece(table, seat, ask, option) for option in options]


def _weigh_in_fight(table: OldWorld, decision: Decision) -> Sequence[float] | None:
    fight = table.fight
    if fight is None:
        return None
    ask, options = decision.ask, decision.options
    me = fighter_of(fight, decision.seat)
    if ask == "ask-combo-first":
        return weigh_first_card(table, fight, me, options)
    if ask == "ask-combo-next":
        return weigh_next_card(table, fight, me, options)
    if ask in ("ask-combo-extra", "ask-combo-unlinked"):
        return [1.3 * o.damage + 0.8 * o.shield - 0.4 if isinstance(o, ActionCard) else 0.0 for o in options]
    if ask == "ask-effects":
        return weigh_effects(table, fight, me, options)
    if ask in ("ask-power", "ask-power-before-pool"):
        return weigh_window(table, fight, me, options)
    if ask == "ask-attack":
        return weigh_attack(table, fight, options)
    if ask == "ask-own-attack":
        return weigh_own_attack(table, fight, options)
    if ask in ("ask-discard-looked", "ask-sink-looked") and fight.monster is not None:
        return [threat(table, fight, o) - 3.0 if isinstance(o, FightCard) else 0.0 for o in options]
    if ask == "ask-put-back" and fight.monster is not None:
        return [threat(table, fight, o) if isinstance(o, FightCard) else -card_value(o) for o in options]
    if ask == "ask-discard-looked":
        return [card_value(option) for option in options]
    if ask == "ask-bet":
        return _bet(table, decision.seat, options)
    return None


def _deed(table: OldWorld, seat: int, option: Any) -> float:
    witcher = table.witchers[seat]
    if isinstance(option, Monster):
        lair = table.lair_at(witcher.place)
        return hunt_here(table, seat, lair, len(witcher.hand), strength(witcher)) if lair is not None else 0.0
    if isinstance(option, Challenge):
        return duel_value(table, seat, option.seat)
    if isinstance(option, Trophy):
        return TROPHY if witcher.reputation < 3 else 0.8
    if isinstance(option, Kept):
        return EXPLORE + 0.2
    return EXPLORE


def _bet(table: OldWorld, seat: int, options: Sequence[Any]) -> list[float]:
    """A coin on the favourite, if there is one and a coin to spare."""
    fight = table.fight
    if fight is None:
        return [0.0 for _ in options]
    attacker, defender = table.witchers[fight.attacker], table.witchers[fight.defender]
    chance = duel_odds(strength(attacker), strength(defender), len(attacker.hand) - len(defender.hand))
    spare = table.witchers[seat].gold >= 2
    found = []
    for option in options:
        on = getattr(option, "seat", -1)
        favour = chance if on == fight.attacker else 1.0 - chance
        found.append(favour - 0.6 if on >= 0 and spare else 0.0 if on < 0 else -1.0)
    return found


def _bought(table: OldWorld, card: ActionCard) -> float:
    return 0.5 * (card_value(card) + keep_value(card)) - 0.8 * cost_of(table, card)


def _piece(table: OldWorld, seat: int, ask: str, option: Any) -> float:
    """Questions that are about single things: give away the worst, take the best."""
    witcher = table.witchers[seat]
    if isinstance(option, ActionCard):
        if ask in ("ask-add-card", "ask-add-any-card", "ask-exchange-new", "ask-take-looked", "ask-take-discarded"):
            return card_value(option)
        if ask == "ask-shuffle-back":
            return card_value(option)
        if ask == "ask-trash-market":
            return 1.2 - card_value(option) if option is table.market[-1] else -1.0
        if ask == "ask-discard-more":
            return -1.0
        return -keep_value(option) if ask != "ask-trash" else -card_value(option)
    if isinstance(option, Potion):
        worth = POTION_WORTH[option.kind]
        return worth if ask in ("ask-brew", "ask-extra-potion") else -worth
    if isinstance(option, Attribute):
        return attribute_value(table, witcher, option)
    if isinstance(option, Training):
        saved = 0.3 if option.letter is not None and option.price <= 2 else 0.0
        return attribute_value(table, witcher, option.attribute) - 0.15 * option.price + saved
    if isinstance(option, Terrain):
        return _terrain(table, seat, option.key)
    if isinstance(option, Place):
        lair = table.lair_at(option.id)
        return 1.0 if lair is not None else 0.0
    if isinstance(option, StoryOption):
        return 0.1 if option.pay else 0.0  # blindly, but what has a price is usually worth something
    return {"yes": 1.0}.get(option.key, 0.0)


def _terrain(table: OldWorld, seat: int, terrain: str) -> float:
    """The Trail of the monster that is near and can be beaten."""
    witcher = table.witchers[seat]
    for lair in table.lairs:
        if lair.terrain == terrain and lair.monster is not None and lair.token is not None:
            return 0.5 + 0.3 * trail_gain(table, seat, terrain) - 0.05 * DISTANCE[witcher.place][lair.token.place]
    return 0.1
