"""Advice for Phase I: the turn is thought through to its end, place by place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from fabletable.games.witcher.map import (
    DISTANCE,
    EXCHANGE,
    PLACES,
    POKER,
    POTION,
    PURSE,
    SCHOOL,
    TRACKING,
    TRAIN,
    Place,
)
from fabletable.games.witcher.pieces import ATTRIBUTES, SPECIAL, UNIVERSAL, ActionCard, Attribute
from fabletable.games.witcher.rules.locations import exchangeable, training_price
from fabletable.games.witcher.rules.meditation import trophies_to_meditate_for
from fabletable.games.witcher.rules.movement import CoinAndCard, Ride, matches
from fabletable.games.witcher.rules.tokens import can_gain_trail
from fabletable.games.witcher.rules.turn import ACTION, why_no_hunt
from fabletable.games.witcher.strength import card_value, duel_odds, keep_value, odds
from fabletable.games.witcher.table import OldWorld, Quest, Witcher

TROPHY: Final = 10.0
EXPLORE: Final = 1.1
GOLD: Final = 0.35
POTION_VALUE: Final = 0.8
FORESIGHT: Final = 0.55
"""What a place is worth for each turn it is further away."""


def attribute_value(table: OldWorld, witcher: Witcher, attribute: Attribute) -> float:
    """What one more level is worth: fighting strength, the witcher level, and the trophy that waits at V."""
    level = witcher.attributes[attribute.index]
    if level >= 5:
        return 0.0
    base = (2.6, 2.2, 1.6, 1.5)[attribute.index] - 0.15 * level
    others = [own for place, own in enumerate(witcher.attributes) if place != attribute.index]
    if level == witcher.level and min(others) > witcher.level:
        base += 1.0
    if witcher.reputation < 3 and not witcher.trophy_of(attribute.key) and _trophy_waits(table, attribute.key):
        base += (0.0, 0.0, 0.4, 1.4, 5.0)[level]
    return base


def _trophy_waits(table: OldWorld, kind: str) -> bool:
    return any(trophy.kind == kind for trophy in table.attribute_trophies)


def best_training(table: OldWorld, witcher: Witcher, place: Place, gold: int) -> float:
    best = 0.0
    for attribute in ATTRIBUTES:
        level = witcher.attributes[attribute.index]
        if level >= 5 or (attribute is SPECIAL and place.school != witcher.school.key):
            continue
        price = training_price(level)
        if price <= gold:
            best = max(best, attribute_value(table, witcher, attribute) - 0.5 * GOLD * price)
    return best


def action_value(table: OldWorld, seat: int, place: Place, gold: int) -> float:
    """What the action of a place would bring."""
    witcher = table.witchers[seat]
    if place.id in table.acted:
        return 0.0
    if place.action == TRAIN and place.attribute is not None:
        level = witcher.attributes[place.attribute.index]
        return attribute_value(table, witcher, place.attribute) if level <= witcher.level and level < 5 else 0.0
    if place.action == SCHOOL:
        return best_training(table, witcher, place, gold)
    if place.action == POTION:
        return POTION_VALUE if len(witcher.potions) < 4 else 0.05
    if place.action == TRACKING:
        trail = any(lair.monster is not None and can_gain_trail(table, seat, lair.terrain) for lair in table.lairs)
        return GOLD + (0.5 if trail else 0.0)
    if place.action == POKER:
        return 0.25 if gold >= 1 else 0.0
    if place.action == PURSE:
        return 0.5 if gold == 0 else 0.15
    if place.action == EXCHANGE:
        return _exchange_value(table, seat)
    return 0.0


def _exchange_value(table: OldWorld, seat: int) -> float:
    cards = exchangeable(table, seat)
    if not cards:
        return 0.0
    worst = min(cards, key=card_value)
    best = max((card_value(card) for card in table.market if card.cost <= worst.cost + 1), default=0.0)
    return max(0.0, 0.5 * (best - card_value(worst)))


def errand_value(table: OldWorld, seat: int, place: int) -> float:
    """Quests and tracking quests that end here, a companion who is paid here."""
    witcher = table.witchers[seat]
    found = 0.0
    for quest in witcher.quests:
        if place in quest.places and quest.pay <= witcher.gold:
            found += 1.8
    for token in witcher.tracking:
        if token.place == place:
            found += 0.9
    return found


class Outlook:
    """What this turn's deeds would be worth at each place; worked out once for a decision."""

    __slots__ = ("actions", "deeds", "errands", "far")

    def __init__(self, table: OldWorld, seat: int) -> None:
        witcher = table.witchers[seat]
        self.actions: list[float] = [action_value(table, seat, place, witcher.gold) for place in PLACES]
        self.errands: list[float] = [errand_value(table, seat, place.id) for place in PLACES]
        self.deeds: list[float] = [deed_value(table, seat, place.id, len(witcher.hand)) for place in PLACES]
        worth = [self.actions[n] + self.errands[n] + max(0.0, self.deeds[n] - EXPLORE) for n in range(len(PLACES))]
        self.far: list[float] = []
        for here in range(len(PLACES)):
            ahead = max(
                worth[there] * FORESIGHT ** DISTANCE[here][there] for there in range(len(PLACES)) if there != here
            )
            self.far.append(0.35 * ahead)


def deed_value(table: OldWorld, seat: int, place: int, hand: int) -> float:
    """The best thing to do in Phase II at this place."""
    witcher = table.witchers[seat]
    best = 0.0 if table.no_exploration else EXPLORE
    if trophies_to_meditate_for(table, seat) and witcher.reputation < 3:
        best = TROPHY
    lair = table.lair_at(place)
    if lair is not None and lair.monster is not None and not why_no_hunt(table, seat, lair.monster):
        best = max(best, hunt_value(table, seat, odds_here(table, seat, place, hand)))
    for other in table.witchers:
        if other.seat != seat and other.place == place and PLACES[place].brawl and table.closed != place:
            best = max(best, duel_value(table, seat, other.seat))
    return best


def odds_here(table: OldWorld, seat: int, place: int, hand: int) -> float:
    lair = table.lair_at(place)
    witcher = table.witchers[seat]
    if lair is None or lair.monster is None:
        return 0.0
    return odds(witcher, lair.monster, trail=witcher.has_trail(lair.terrain), hand=hand)


def hunt_value(table: OldWorld, seat: int, chance: float) -> float:
    """A trophy if it goes well, a lost turn if not; bolder when others are near their goal."""
    rivals = max((other.reputation for other in table.witchers if other.seat != seat), default=0)
    boldness = 0.25 if rivals >= 3 else 0.0
    return TROPHY * chance - (1.6 - boldness) * (1.0 - chance)


def duel_value(table: OldWorld, seat: int, other: int) -> float:
    chance = duel_odds(table, seat, other)
    me, foe = table.witchers[seat], table.witchers[other]
    trophy = TROPHY if foe.school_trophies and not me.trophy_of(foe.school.key) else 0.0
    return chance * (trophy + 0.8) - (1.0 - chance) * 2.5


# --- the turn as a path ---


def plan(
    table: OldWorld, seat: int, outlook: Outlook, start: int, hand: list[ActionCard], gold: int, depth: int
) -> float:
    """The value of the best way on from a place: ending here, or moving on while cards last."""
    best = _ending(outlook, start, len(hand))
    if depth == 0 or not hand:
        return best
    for there in PLACES[start].roads:
        paid = _cheapest(hand, PLACES[there], gold)
        if paid is None:
            continue
        rest, left, cost = paid
        gain = outlook.actions[there] + outlook.errands[there]
        if gain <= 0.0 and depth == 1 and outlook.deeds[there] <= EXPLORE:
            continue
        value = gain - cost + plan(table, seat, _without(outlook, there), there, rest, left, depth - 1)
        best = max(best, value)
    return best


def _ending(outlook: Outlook, place: int, hand: int) -> float:
    deed = outlook.deeds[place]
    if deed > EXPLORE:
        deed -= 0.5 * max(0, 2 - hand)
    return deed + outlook.far[place]


def _without(outlook: Outlook, place: int) -> Outlook:
    """The same, once this place has been used."""
    twin = object.__new__(Outlook)
    twin.actions = list(outlook.actions)
    twin.actions[place] = 0.0
    twin.errands = list(outlook.errands)
    twin.errands[place] = 0.0
    twin.deeds = outlook.deeds
    twin.far = outlook.far
    return twin


def _cheapest(hand: list[ActionCard], place: Place, gold: int) -> tuple[list[ActionCard], int, float] | None:
    """Hand and gold after entering, and what it costs; None when it cannot be paid."""
    fitting = [card for card in hand if matches(card, place)]
    if fitting:
        card = min(fitting, key=move_price)
        return [other for other in hand if other is not card], gold, 0.08
    card = min(hand, key=move_price)
    rest = [other for other in hand if other is not card]
    if gold >= 1:
        return rest, gold - 1, 0.1 + GOLD
    if rest:
        second = min(rest, key=move_price)
        return [other for other in rest if other is not second], gold, 0.3
    return None


def move_price(card: ActionCard) -> float:
    return keep_value(card) + (2.0 if card.terrain == UNIVERSAL else 0.0)


def weigh_travel(table: OldWorld, seat: int, options: Sequence[Any]) -> list[float]:
    witcher = table.witchers[seat]
    outlook = Outlook(table, seat)
    here = witcher.place
    found = []
    for option in options:
        if isinstance(option, Place):
            paid = _cheapest(witcher.hand, option, witcher.gold)
            if paid is None:
                found.append(-9.0)
                continue
            rest, left, cost = paid
            gain = outlook.actions[option.id] + outlook.errands[option.id]
            ahead = plan(table, seat, _without(outlook, option.id), option.id, rest, left, min(2, len(rest)))
            found.append(gain - cost + ahead)
        elif isinstance(option, Ride):
            found.append(outlook.actions[option.place.id] + outlook.errands[option.place.id] + 1.0)
        elif option is ACTION:
            found.append(20.0 + outlook.actions[here] if outlook.actions[here] > 0 else -5.0)
        elif isinstance(option, Quest):
            found.append(15.0)
        elif option.key.startswith("poker-"):
            found.append(_poker_value(table, seat, option.seat, outlook, here))
        else:
            found.append(_ending(outlook, here, len(witcher.hand)))
    return found


def _poker_value(table: OldWorld, seat: int, other: int, outlook: Outlook, here: int) -> float:
    """Dice first, unless a fight with this witcher is the plan."""
    if PLACES[here].brawl and table.closed != here and duel_value(table, seat, other) > EXPLORE:
        return -1.0
    return 12.0


def weigh_payment(options: Sequence[Any]) -> list[float]:
    found = []
    for option in options:
        if isinstance(option, ActionCard):
            found.append(5.0 - 0.3 * move_price(option))
        elif isinstance(option, CoinAndCard):
            found.append(2.0 - 0.3 * move_price(option.card))
        else:
            found.append(0.5)
    return found
