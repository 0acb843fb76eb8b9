"""Plans for Phases I and II: the turn is thought through to its end, place by place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fabletable.games.witcher.board import (
    DISTANCE,
    EXCHANGE,
    PLACES,
    POKER,
    POTION,
    PURSE,
    SCHOOL,
    TERRAINS,
    TRACKING,
    TRAIN,
    Location,
    Terrain,
)
from fabletable.games.witcher.kinds import ActionCard, Monster, TrophyCard
from fabletable.games.witcher.outlook import (
    Strength,
    attribute_value,
    card_value,
    duel_odds,
    each,
    move_price,
    odds,
    strength,
)
from fabletable.games.witcher.rules.fight import why_no_hunt
from fabletable.games.witcher.rules.levels import HIGHEST
from fabletable.games.witcher.rules.locations import ACTION, TRACK, attribute_level, exchangeable, prices
from fabletable.games.witcher.rules.meditation import trophies_to_meditate_for
from fabletable.games.witcher.rules.movement import FREE_MOVE, PAY_MOVE, CoinAndCard, KeptRide, PaidWay, matches
from fabletable.games.witcher.rules.quests import QUEST_TERRAIN
from fabletable.games.witcher.rules.set_up import SECOND_TERRAIN
from fabletable.games.witcher.rules.tokens import CHOOSE_TRAIL, why_no_tracking
from fabletable.games.witcher.rules.trophies import GOAL
from fabletable.games.witcher.rules.turn import (
    MAIN_ACTION,
    TRAVEL,
    ChallengeOption,
    MainOption,
    PokerWith,
    TravelOption,
)
from fabletable.games.witcher.table import Hero, KeptStory, Lair, OldWorld, StoryQuest
from fabletable.kernel import Decision, Hook, Word

TROPHY: Final = 10.0
EXPLORE: Final = 1.1
GOLD: Final = 0.35
POTION_VALUE: Final = 0.8
WORTH_WAITING: Final = 0.1
"""A Trail that adds this much to the odds is worth the way to it."""
EVIDENT: Final = 0.001
"""Value of not being asked for the payment."""
FORESIGHT: Final = 0.55
"""Factor on the value of a place for each turn it is further away."""


ACTION_VALUE: Final[Hook[Callable[[OldWorld, Hero, Location], float]]] = Hook("action-value")


def action_value(table: OldWorld, hero: Hero, place: Location) -> float:
    """Return what the action of a place would bring."""
    value = None if place.id in table.acted else ACTION_VALUE.of(place.action)
    return 0.0 if value is None else value(table, hero, place)


@TRAIN.on(ACTION_VALUE)
def train_value(table: OldWorld, hero: Hero, place: Location) -> float:
    level = attribute_level(hero, place)
    if place.attribute is None or level > hero.level or level >= HIGHEST:
        return 0.0
    return attribute_value(table, hero, place.attribute)


@SCHOOL.on(ACTION_VALUE)
def school_value(table: OldWorld, hero: Hero, place: Location) -> float:
    best = 0.0
    for attribute, price in prices(hero, place).items():
        if price <= hero.gold:
            best = max(best, attribute_value(table, hero, attribute) - 0.5 * GOLD * price)
    return best


POTION.on(ACTION_VALUE)(lambda table, hero, place: POTION_VALUE if len(hero.potions) < 4 else 0.05)


@TRACKING.on(ACTION_VALUE)
def tracking_value(table: OldWorld, hero: Hero, place: Location) -> float:
    terrains = [terrain for terrain in TERRAINS if not why_no_tracking(table, hero, terrain)]
    return GOLD + max((GOLD + 0.2 * trail_gain(table, hero, terrain) for terrain in terrains), default=0.0)


POKER.on(ACTION_VALUE)(lambda table, hero, place: 0.25 if hero.gold >= 1 else 0.0)
PURSE.on(ACTION_VALUE)(lambda table, hero, place: 0.5 if hero.gold == 0 else 0.15)


@EXCHANGE.on(ACTION_VALUE)
def exchange_value(table: OldWorld, hero: Hero, place: Location) -> float:
    cards = exchangeable(table, hero)
    if not cards:
        return 0.0
    worst = min(cards, key=card_value)
    best = max((card_value(card) for card in table.market if card.cost <= worst.cost + 1), default=0.0)
    return max(0.0, 0.5 * (best - card_value(worst)))


def errand_value(table: OldWorld, hero: Hero, place: int) -> float:
    """Value the quests and tracking quests that end at a place, and a companion who is paid there."""
    found = 0.0
    for quest in hero.quests:
        if place in quest.places and quest.pay <= hero.gold:
            found += 3.2
    for token in hero.tracking:
        if token.place == place:
            found += GOLD + 0.5 * trail_gain(table, hero, token.terrain)
    return found


DECAY: Final = [[0.0 if far == 0 else FORESIGHT**far for far in row] for row in DISTANCE]


class PlaceValues:
    """Values of this turn's actions at each place; worked out once for a decision."""

    __slots__ = ("far", "gains", "main")

    def __init__(self, table: OldWorld, hero: Hero) -> None:
        self.gains: list[float] = [
            action_value(table, hero, place) + errand_value(table, hero, place.id) for place in PLACES
        ]
        self.main: list[float] = main_values(table, hero, len(hero.hand))
        values = [self.gains[n] + max(0.0, self.main[n] - EXPLORE) for n in range(len(PLACES))]
        worthy = [there for there in range(len(PLACES)) if values[there] > 0.2]
        self.far: list[float] = [
            0.35 * max((values[there] * decay[there] for there in worthy), default=0.0) for decay in DECAY
        ]


def main_values(table: OldWorld, hero: Hero, hand: int) -> list[float]:
    """Value the best thing to do in Phase II at each place."""
    base = 0.0 if table.no_exploration else EXPLORE
    if hero.reputation < 3 and trophies_to_meditate_for(table, hero):
        base = TROPHY
    found = [base] * len(PLACES)
    mine = strength(hero)
    for lair in table.lairs:
        if lair.monster is not None and lair.token is not None and not why_no_hunt(table, hero, lair.monster):
            place = lair.token.place
            found[place] = max(found[place], hunt_here(table, hero, lair, hand, mine))
    for other in table.witchers:
        place = other.place
        if other.seat != hero.seat and PLACES[place].brawl and table.closed != place and other.seat not in table.diced:
            found[place] = max(found[place], duel_value(hero, other, mine))
    return found


def hunt_here(table: OldWorld, hero: Hero, lair: Lair, hand: int, mine: Strength) -> float:
    """Return the value of fighting this monster now. A witcher on its track waits for the Trail, unless it hardly
    matters or an opponent is about to win."""
    if lair.monster is None:
        return 0.0
    trail = hero.has_trail(lair.terrain)
    chance = odds(mine, hero, lair.monster, trail=trail, hand=hand)
    value = hunt_value(table, hero, chance)
    if trail or not hero.is_tracking(lair.terrain) or somebody_is_near(table, hero):
        return value
    gain = odds(mine, hero, lair.monster, trail=True, hand=hand) - chance
    return value if gain <= WORTH_WAITING else min(value, EXPLORE - 0.1)


def somebody_is_near(table: OldWorld, hero: Hero) -> bool:
    """Tell whether an opponent is one trophy away from the goal."""
    return any(other.reputation >= GOAL - 1 for other in table.witchers if other.seat != hero.seat)


def trail_gain(table: OldWorld, hero: Hero, terrain: str) -> float:
    """Return what the Trail of this terrain would add to a hunt."""
    mine = strength(hero)
    for lair in table.lairs:
        if lair.terrain == terrain and lair.monster is not None:
            without = odds(mine, hero, lair.monster, trail=False, hand=3)
            return TROPHY * (odds(mine, hero, lair.monster, trail=True, hand=3) - without)
    return 0.0


def hunt_value(table: OldWorld, hero: Hero, chance: float) -> float:
    """Value a hunt: a trophy if it goes well, a lost turn if not; bolder when others are near their goal."""
    loss = 1.8 if somebody_is_near(table, hero) else 2.6
    return TROPHY * chance - loss * (1.0 - chance)


def duel_value(hero: Hero, foe: Hero, mine: Strength | None = None) -> float:
    chance = duel_odds(mine or strength(hero), strength(foe), len(hero.hand) - len(foe.hand))
    trophy = TROPHY if foe.school_trophies and not hero.trophy_of(foe.school.key) else 0.0
    return chance * (trophy + 0.8) - (1.0 - chance) * 3.5


# --- the turn as a path ---


def plan(outlook: PlaceValues, used: int, here: int, hand: list[ActionCard], gold: int, depth: int) -> float:
    """Value the best way on from a place: ending here, or moving on while cards last."""
    best = _ending(outlook, here, len(hand))
    if depth == 0 or not hand:
        return best
    for there in PLACES[here].roads:
        gain = 0.0 if used >> there & 1 else outlook.gains[there]
        if gain <= 0.0 and depth == 1 and outlook.main[there] <= EXPLORE:
            continue
        paid = _cheapest(hand, PLACES[there], gold)
        if paid is None:
            continue
        rest, left, cost = paid
        best = max(best, gain - cost + plan(outlook, used | 1 << there, there, rest, left, depth - 1))
    return best


def _ending(outlook: PlaceValues, place: int, hand: int) -> float:
    value = outlook.main[place]
    if value > EXPLORE:
        value -= 0.5 * max(0, 2 - hand)
    return value + outlook.far[place]


def _cheapest(hand: list[ActionCard], place: Location, gold: int) -> tuple[list[ActionCard], int, float] | None:
    """Hand and gold after entering, and what it costs; None when it cannot be paid. ``hand`` lies cheapest first."""
    for number, card in enumerate(hand):
        if matches(card, place):
            return hand[:number] + hand[number + 1 :], gold, 0.08
    if gold >= 1:
        return hand[1:], gold - 1, 0.1 + GOLD
    if len(hand) >= 2:
        return hand[2:], gold, 0.3
    return None


@TRAVEL.policy
def travel_policy(table: OldWorld, decision: Decision) -> list[float]:
    outlook = PlaceValues(table, table.witchers[decision.seat])
    hand = sorted(table.witchers[decision.seat].hand, key=move_price)
    return [_step(table, table.witchers[decision.seat], outlook, hand, option) for option in decision.options]


def _step(table: OldWorld, hero: Hero, outlook: PlaceValues, hand: list[ActionCard], option: TravelOption) -> float:
    """Return the value of the turn if it goes on with this option."""
    here = hero.place
    match option:
        case PaidWay():
            return _arrival(outlook, hand, option.place, hero.gold) + EVIDENT
        case Location():
            return _arrival(outlook, hand, option, hero.gold)
        case KeptRide():
            there = option.place.id
            rest = hand[option.kept.gives.use.cards :]
            ahead = plan(outlook, 1 << there, there, rest, hero.gold, min(2, len(rest)))
            return outlook.gains[there] + ahead
        case PokerWith():
            return _poker_value(table, hero, table.witchers[option.seat], here)
        case StoryQuest():
            return 15.0
        case Word() if option is ACTION:
            gain = action_value(table, hero, PLACES[here])
            return 20.0 + gain if gain > 0 else -5.0
        case Word():
            return _ending(outlook, here, len(hero.hand))


def _arrival(outlook: PlaceValues, hand: list[ActionCard], place: Location, gold: int) -> float:
    """Value a move to this place, paid as cheaply as possible, and the best way on."""
    paid = _cheapest(hand, place, gold)
    if paid is None:
        return -9.0
    rest, left, cost = paid
    ahead = plan(outlook, 1 << place.id, place.id, rest, left, min(2, len(rest)))
    return outlook.gains[place.id] - cost + ahead


def _poker_value(table: OldWorld, hero: Hero, other: Hero, here: int) -> float:
    """Value dice poker, which comes first unless a fight with this witcher is the plan."""
    if PLACES[here].brawl and table.closed != here and duel_value(hero, other) > EXPLORE:
        return -1.0
    return 12.0


@PAY_MOVE.policy
def payment_policy(table: OldWorld, decision: Decision) -> list[float]:
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


@MAIN_ACTION.policy
def main_action_policy(table: OldWorld, decision: Decision) -> list[float]:
    return [_main_value(table, table.witchers[decision.seat], option) for option in decision.options]


def _main_value(table: OldWorld, hero: Hero, option: MainOption) -> float:
    match option:
        case Monster():
            lair = table.lair_at(hero.place)
            return hunt_here(table, hero, lair, len(hero.hand), strength(hero)) if lair is not None else 0.0
        case ChallengeOption():
            return duel_value(hero, table.witchers[option.seat])
        case TrophyCard():
            return TROPHY if hero.reputation < 3 else 0.8
        case KeptStory():
            return EXPLORE + 0.2
        case Word():
            return EXPLORE


@CHOOSE_TRAIL.policy
@QUEST_TERRAIN.policy
@SECOND_TERRAIN.policy
@TRACK.policy
def trails_policy(table: OldWorld, decision: Decision) -> list[float]:
    """Choose the Trail of the monster that is near and can be beaten."""
    return each(decision, lambda terrain: _terrain(table, table.witchers[decision.seat], terrain))


def _terrain(table: OldWorld, hero: Hero, terrain: Terrain) -> float:
    for lair in table.lairs:
        if lair.terrain == terrain.key and lair.monster is not None and lair.token is not None:
            return 0.5 + 0.3 * trail_gain(table, hero, lair.terrain) - 0.05 * DISTANCE[hero.place][lair.token.place]
    return 0.1


@FREE_MOVE.policy
def free_move_policy(table: OldWorld, decision: Decision) -> list[float]:
    """Move to a monster, if one is there."""
    return [0.0 if table.lair_at(place.id) is None else 1.0 for place in decision.options]
