"""Plans for Phases I and II: the turn is thought through to its end, place by place."""

from __future__ import annotations

from typing import Final

from fabletable.games.witcher.advice.odds import Strength, duel_odds, odds, strength
from fabletable.games.witcher.advice.worth import attribute_value, card_value, each, keep_value
from fabletable.games.witcher.board import (
    ATTRIBUTES,
    DISTANCE,
    EXCHANGE,
    PLACES,
    POKER,
    POTION,
    PURSE,
    SCHOOL,
    SPECIAL,
    TERRAINS,
    TRACKING,
    TRAIN,
    UNIVERSAL,
    Place,
    Terrain,
)
from fabletable.games.witcher.cards.kinds import ActionCard, Monster, Trophy
from fabletable.games.witcher.rules.locations import ACTION, exchangeable, training_price
from fabletable.games.witcher.rules.meditation import trophies_to_meditate_for
from fabletable.games.witcher.rules.movement import CoinAndCard, Ride, Way, matches
from fabletable.games.witcher.rules.tokens import why_no_tracking
from fabletable.games.witcher.rules.trophies import GOAL
from fabletable.games.witcher.rules.turn import Challenge, PokerWith, why_no_hunt
from fabletable.games.witcher.table import Kept, Lair, OldWorld, Quest, Witcher
from fabletable.kernel import Decision, Word

TROPHY: Final = 10.0
EXPLORE: Final = 1.1
GOLD: Final = 0.35
POTION_VALUE: Final = 0.8
WORTH_WAITING: Final = 0.1
"""A Trail that adds this much to the odds is worth the way to it."""
EVIDENT: Final = 0.001
"""What it is worth not to be asked for the payment."""
FORESIGHT: Final = 0.55
"""What a place is worth for each turn it is further away."""


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
        terrains = [terrain for terrain in TERRAINS if not why_no_tracking(table, seat, terrain)]
        return GOLD + max((GOLD + 0.2 * trail_gain(table, seat, terrain) for terrain in terrains), default=0.0)
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
            found += 3.2
    for token in witcher.tracking:
        if token.place == place:
            found += GOLD + 0.5 * trail_gain(table, seat, token.terrain)
    return found


def _decay() -> list[list[float]]:
    return [[0.0 if far == 0 else FORESIGHT**far for far in row] for row in DISTANCE]


DECAY: Final = _decay()


class Outlook:
    """What this turn's deeds would be worth at each place; worked out once for a decision."""

    __slots__ = ("deeds", "far", "gains")

    def __init__(self, table: OldWorld, seat: int) -> None:
        witcher = table.witchers[seat]
        self.gains: list[float] = [
            action_value(table, seat, place, witcher.gold) + errand_value(table, seat, place.id) for place in PLACES
        ]
        self.deeds: list[float] = deed_values(table, seat, len(witcher.hand))
        worth = [self.gains[n] + max(0.0, self.deeds[n] - EXPLORE) for n in range(len(PLACES))]
        worthy = [there for there in range(len(PLACES)) if worth[there] > 0.2]
        self.far: list[float] = [
            0.35 * max((worth[there] * decay[there] for there in worthy), default=0.0) for decay in DECAY
        ]


def deed_values(table: OldWorld, seat: int, hand: int) -> list[float]:
    """The best thing to do in Phase II, by place."""
    witcher = table.witchers[seat]
    base = 0.0 if table.no_exploration else EXPLORE
    if witcher.reputation < 3 and trophies_to_meditate_for(table, seat):
        base = TROPHY
    found = [base] * len(PLACES)
    mine = strength(witcher)
    for lair in table.lairs:
        if lair.monster is not None and lair.token is not None and not why_no_hunt(table, seat, lair.monster):
            place = lair.token.place
            found[place] = max(found[place], hunt_here(table, seat, lair, hand, mine))
    for other in table.witchers:
        place = other.place
        if other.seat != seat and PLACES[place].brawl and table.closed != place and other.seat not in table.diced:
            found[place] = max(found[place], duel_value(table, seat, other.seat, mine))
    return found


def hunt_here(table: OldWorld, seat: int, lair: Lair, hand: int, mine: Strength) -> float:
    """What it is worth to fight this monster now. Whoever is on its track waits for the Trail, unless it hardly matters
    or somebody else is about to win."""
    witcher = table.witchers[seat]
    if lair.monster is None:
        return 0.0
    trail = witcher.has_trail(lair.terrain)
    chance = odds(mine, witcher, lair.monster, trail=trail, hand=hand)
    value = hunt_value(table, seat, chance)
    if trail or not witcher.is_tracking(lair.terrain) or somebody_is_near(table, seat):
        return value
    gain = odds(mine, witcher, lair.monster, trail=True, hand=hand) - chance
    return value if gain <= WORTH_WAITING else min(value, EXPLORE - 0.1)


def somebody_is_near(table: OldWorld, seat: int) -> bool:
    """One trophy away from the goal."""
    return any(other.reputation >= GOAL - 1 for other in table.witchers if other.seat != seat)


def trail_gain(table: OldWorld, seat: int, terrain: str) -> float:
    """What the Trail of this terrain would add to a hunt."""
    witcher = table.witchers[seat]
    mine = strength(witcher)
    for lair in table.lairs:
        if lair.terrain == terrain and lair.monster is not None:
            without = odds(mine, witcher, lair.monster, trail=False, hand=3)
            return TROPHY * (odds(mine, witcher, lair.monster, trail=True, hand=3) - without)
    return 0.0


def hunt_value(table: OldWorld, seat: int, chance: float) -> float:
    """A trophy if it goes well, a lost turn if not; bolder when others are near their goal."""
    loss = 1.8 if somebody_is_near(table, seat) else 2.6
    return TROPHY * chance - loss * (1.0 - chance)


def duel_value(table: OldWorld, seat: int, other: int, mine: Strength | None = None) -> float:
    me, foe = table.witchers[seat], table.witchers[other]
    chance = duel_odds(mine or strength(me), strength(foe), len(me.hand) - len(foe.hand))
    trophy = TROPHY if foe.school_trophies and not me.trophy_of(foe.school.key) else 0.0
    return chance * (trophy + 0.8) - (1.0 - chance) * 3.5


# --- the turn as a path ---


def plan(outlook: Outlook, used: int, here: int, hand: list[ActionCard], gold: int, depth: int) -> float:
    """The value of the best way on from a place: ending here, or moving on while cards last."""
    best = _ending(outlook, here, len(hand))
    if depth == 0 or not hand:
        return best
    for there in PLACES[here].roads:
        gain = 0.0 if used >> there & 1 else outlook.gains[there]
        if gain <= 0.0 and depth == 1 and outlook.deeds[there] <= EXPLORE:
            continue
        paid = _cheapest(hand, PLACES[there], gold)
        if paid is None:
            continue
        rest, left, cost = paid
        best = max(best, gain - cost + plan(outlook, used | 1 << there, there, rest, left, depth - 1))
    return best


def _ending(outlook: Outlook, place: int, hand: int) -> float:
    deed = outlook.deeds[place]
    if deed > EXPLORE:
        deed -= 0.5 * max(0, 2 - hand)
    return deed + outlook.far[place]


def _cheapest(hand: list[ActionCard], place: Place, gold: int) -> tuple[list[ActionCard], int, float] | None:
    """Hand and gold after entering, and what it costs; None when it cannot be paid. ``hand`` lies cheapest first."""
    for number, card in enumerate(hand):
        if matches(card, place):
            return hand[:number] + hand[number + 1 :], gold, 0.08
    if gold >= 1:
        return hand[1:], gold - 1, 0.1 + GOLD
    if len(hand) >= 2:
        return hand[2:], gold, 0.3
    return None


def move_price(card: ActionCard) -> float:
    return keep_value(card) + (2.0 if card.terrain == UNIVERSAL else 0.0)


def weigh_travel(table: OldWorld, decision: Decision) -> list[float]:
    outlook = Outlook(table, decision.seat)
    hand = sorted(table.witchers[decision.seat].hand, key=move_price)
    return [_step(table, decision.seat, outlook, hand, option) for option in decision.options]


def _step(
    table: OldWorld,
    seat: int,
    outlook: Outlook,
    hand: list[ActionCard],
    option: Place | Way | Ride | PokerWith | Quest | Word,
) -> float:
    """What the turn is worth if it goes on like this."""
    witcher = table.witchers[seat]
    here = witcher.place
    match option:
        case Way():
            return _arrival(outlook, hand, option.place, witcher.gold) + EVIDENT
        case Place():
            return _arrival(outlook, hand, option, witcher.gold)
        case Ride():
            there = option.place.id
            rest = hand if option.kept.gives.kind == "horse" else hand[1:]
            ahead = plan(outlook, 1 << there, there, rest, witcher.gold, min(2, len(rest)))
            return outlook.gains[there] + ahead
        case PokerWith():
            return _poker_value(table, seat, option.seat, here)
        case Quest():
            return 15.0
        case Word() if option is ACTION:
            gain = action_value(table, seat, PLACES[here], witcher.gold)
            return 20.0 + gain if gain > 0 else -5.0
        case Word():
            return _ending(outlook, here, len(witcher.hand))


def _arrival(outlook: Outlook, hand: list[ActionCard], place: Place, gold: int) -> float:
    """A move to this place, paid as cheaply as can be, and the best way on."""
    paid = _cheapest(hand, place, gold)
    if paid is None:
        return -9.0
    rest, left, cost = paid
    ahead = plan(outlook, 1 << place.id, place.id, rest, left, min(2, len(rest)))
    return outlook.gains[place.id] - cost + ahead


def _poker_value(table: OldWorld, seat: int, other: int, here: int) -> float:
    """Dice first, unless a fight with this witcher is the plan."""
    if PLACES[here].brawl and table.closed != here and duel_value(table, seat, other) > EXPLORE:
        return -1.0
    return 12.0


def weigh_payment(table: OldWorld, decision: Decision) -> list[float]:
    return [_payment(option) for option in decision.options]


def _payment(option: ActionCard | CoinAndCard | Word) -> float:
    match option:
        case ActionCard():
            return 5.0 - 0.3 * move_price(option)
        case CoinAndCard():
            return 2.0 - 0.3 * move_price(option.card)
        case Word():
            return 0.5


# --- Phase II ---


def weigh_deed(table: OldWorld, decision: Decision) -> list[float]:
    return [_deed(table, decision.seat, option) for option in decision.options]


def _deed(table: OldWorld, seat: int, option: Monster | Challenge | Trophy | Kept | Word) -> float:
    witcher = table.witchers[seat]
    match option:
        case Monster():
            lair = table.lair_at(witcher.place)
            return hunt_here(table, seat, lair, len(witcher.hand), strength(witcher)) if lair is not None else 0.0
        case Challenge():
            return duel_value(table, seat, option.seat)
        case Trophy():
            return TROPHY if witcher.reputation < 3 else 0.8
        case Kept():
            return EXPLORE + 0.2
        case Word():
            return EXPLORE


def weigh_trails(table: OldWorld, decision: Decision) -> list[float]:
    """The Trail of the monster that is near and can be beaten."""
    return each(decision, lambda terrain: _terrain(table, decision.seat, terrain))


def _terrain(table: OldWorld, seat: int, terrain: Terrain) -> float:
    witcher = table.witchers[seat]
    for lair in table.lairs:
        if lair.terrain == terrain.key and lair.monster is not None and lair.token is not None:
            return 0.5 + 0.3 * trail_gain(table, seat, lair.terrain) - 0.05 * DISTANCE[witcher.place][lair.token.place]
    return 0.1


def weigh_free_move(table: OldWorld, decision: Decision) -> list[float]:
    """To a monster."""
    return [0.0 if table.lair_at(place.id) is None else 1.0 for place in decision.options]
