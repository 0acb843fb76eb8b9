"""The actions of the nineteen locations (Rulebook: Location actions)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from fabletable.games.witcher import board
from fabletable.games.witcher.board import Attribute, Location, Terrain
from fabletable.games.witcher.choices import barred_piece, card_choice, deck_changes, or_word
from fabletable.games.witcher.kinds import ActionCard
from fabletable.games.witcher.rules.dice_poker import poker_with_locals
from fabletable.games.witcher.rules.hand import trash
from fabletable.games.witcher.rules.levels import HIGHEST, attribute_gem, name_on_mat, raise_attribute
from fabletable.games.witcher.rules.market import refill, take
from fabletable.games.witcher.rules.potions import gain_potions
from fabletable.games.witcher.rules.tokens import barred_terrains, lair_choice, start_tracking, why_no_tracking
from fabletable.games.witcher.table import LETTER, QUESTIONS, Hero, KeptStory, OldWorld
from fabletable.kernel import DONE, Barred, Decision, Hook, Message, Question, Rules, Word, bar, seat_name, without
from fabletable.kernel.scene import Choice, Gem

CHOOSE_TRAINING: Final = Question(QUESTIONS, "train", rule="schools", theme="learn", barred=barred_piece)
EXCHANGE_OLD: Final = Question(QUESTIONS, "exchange-old", rule="location-actions", theme="buy")
EXCHANGE_OLD.option(card_choice)
EXCHANGE_OLD.barred(barred_piece)
EXCHANGE_NEW: Final = Question(QUESTIONS, "exchange-new", rule="location-actions", cards="open", theme="buy")
EXCHANGE_NEW.option(card_choice)
EXCHANGE_NEW.changes(deck_changes)
EXCHANGE_NEW.barred(barred_piece)
TRASH_MARKET: Final = Question(QUESTIONS, "trash-market", rule="location-actions", stands=True, theme="spend")
TRASH_MARKET.option(or_word("word-leave-market")(card_choice))
TRACK: Final = Question(QUESTIONS, "track", rule="tracking", stands=True)
TRACK.option(or_word("word-track-nothing")(lair_choice))
TRACK.barred(barred_piece)

LETTER_MINIMUM = 1

ACTION = Word("action")


class Training:
    """An attribute to train at a school, its price, and perhaps the letter that makes it cheaper."""

    __slots__ = ("attribute", "key", "letter", "message", "price")

    def __init__(self, hero: Hero, attribute: Attribute, price: int, letter: KeptStory | None) -> None:
        self.attribute: Attribute = attribute
        self.price: int = price
        self.letter: KeptStory | None = letter
        self.key: str = f"train-{attribute.key}" + ("-letter" if letter is not None else "")
        self.message: Message = Message(
            "train-with-letter" if letter is not None else "train",
            {"attribute": name_on_mat(hero, attribute), "price": price},
        )


PlaceAction: TypeAlias = Callable[[OldWorld, Hero, Location], Rules[None]]
ACT: Final[Hook[PlaceAction]] = Hook("act")
WHY_NOT: Final[Hook[Callable[[OldWorld, Hero, Location], str]]] = Hook("why-not")
"""The reason why an action that is not used up cannot be taken; empty where it can."""
ACTION_OPTION: Final[Hook[Callable[[OldWorld, Hero, Location, Choice], None]]] = Hook("action-option")
"""Adds to an option what the action costs, brings and risks."""


def why_not(table: OldWorld, hero: Hero, place: Location) -> str:
    """Return the reason why the action of this place cannot be taken now; empty when it can."""
    if not table.moved:
        return "why-move-first"
    if place.id in table.acted:
        return "why-action-used"
    reason = WHY_NOT.of(place.action)
    return "" if reason is None else reason(table, hero, place)


def barred_action(table: OldWorld, hero: Hero, place: Location) -> list[Barred]:
    """Return the action of the place with the reason against it, if there is one."""
    reason = why_not(table, hero, place)
    if not reason:
        return []
    if reason == "why-no-training":
        need = min(prices(hero, place).values())
        return [bar(ACTION, reason, place.action.rule, need=need, have=hero.gold)]
    if place.attribute is not None:
        return [bar(ACTION, reason, place.action.rule, attribute=place.attribute)]
    return [bar(ACTION, reason, place.action.rule)]


def act(table: OldWorld, hero: Hero, place: Location) -> Rules[None]:
    """Carry out the location's action, once a turn."""
    table.acted += (place.id,)
    table.count(f"effect:{place.key}")
    action = ACT.of(place.action)
    if action is not None:
        yield from action(table, hero, place)


def action_choice(table: OldWorld, hero: Hero) -> Choice:
    place = table.place_of(hero)
    choice = Choice(ACTION.key, ACTION.message, Message(f"{place.key}.text"), [place.key], icon=place.action_icon)
    describe = ACTION_OPTION.of(place.action)
    if describe is not None:
        describe(table, hero, place, choice)
    return choice


# --- training an attribute, a potion, dice ---


@board.TRAIN.on(WHY_NOT)
def why_no_raise(table: OldWorld, hero: Hero, place: Location) -> str:
    level = attribute_level(hero, place)
    if level >= HIGHEST:
        return "why-at-five"
    return "" if level <= hero.level else "why-above-level"


def attribute_level(hero: Hero, place: Location) -> int:
    """Return the level of the attribute that is trained at this place."""
    return 0 if place.attribute is None else hero.attributes[place.attribute.index]


@board.TRAIN.on(ACT)
def train_attribute(table: OldWorld, hero: Hero, place: Location) -> Rules[None]:
    if place.attribute is not None:
        yield from raise_attribute(table, hero, place.attribute)


@board.TRAIN.on(ACTION_OPTION)
def training_gain(table: OldWorld, hero: Hero, place: Location, choice: Choice) -> None:
    if place.attribute is not None:
        choice.gain = [attribute_gem(hero, place.attribute, attribute_level(hero, place) + 1)]


@board.POTION.on(ACT)
def take_potion(table: OldWorld, hero: Hero, place: Location) -> Rules[None]:
    yield from gain_potions(table, hero, 1)


@board.POTION.on(ACTION_OPTION)
def potion_gain(table: OldWorld, hero: Hero, place: Location, choice: Choice) -> None:
    choice.risk = "reveal"
    choice.gain = [Gem("potion", 1, "round-potion", Message("gem-potion"))]


board.POKER.on(WHY_NOT)(lambda table, hero, place: "" if hero.gold >= 1 else "why-no-stake")


@board.POKER.on(ACT)
def play_with_locals(table: OldWorld, hero: Hero, place: Location) -> Rules[None]:
    yield from poker_with_locals(table, hero)


@board.POKER.on(ACTION_OPTION)
def poker_stake(table: OldWorld, hero: Hero, place: Location, choice: Choice) -> None:
    choice.risk = "dice"
    choice.cost = [Gem("gold", 1)]


# --- schools ---


def training_price(level: int) -> int:
    """Return the present level and one: 2, 3, 4, 5 gold for reaching II, III, IV, V."""
    return level + 1


def prices(hero: Hero, place: Location) -> dict[Attribute, int]:
    """Return what is taught here and can still rise, with its price: Combat, Defence and Alchemy; the own Special
    only at the own school. Not limited by the witcher level."""
    return {
        attribute: training_price(hero.attributes[attribute.index])
        for attribute in board.ATTRIBUTES
        if hero.attributes[attribute.index] < HIGHEST
        and (attribute is not board.SPECIAL or place.school == hero.school.key)
    }


def trainings(hero: Hero, place: Location) -> list[Training]:
    """Return the trainings that can be paid for, with and without the letter."""
    letter = hero.keepsake(LETTER)
    found = []
    for attribute, price in prices(hero, place).items():
        if price <= hero.gold:
            found.append(Training(hero, attribute, price, None))
        if letter is not None:
            cheaper = max(LETTER_MINIMUM, price - letter.gives.n)
            if cheaper <= hero.gold:
                found.append(Training(hero, attribute, cheaper, letter))
    return found


def _barred_trainings(hero: Hero, place: Location) -> list[Barred]:
    """List attributes at V, too dear, or the Special of another school than one's own."""
    found = []
    for attribute in board.ATTRIBUTES:
        level = hero.attributes[attribute.index]
        price = training_price(level)
        training = Training(hero, attribute, price, None)
        if level >= HIGHEST:
            found.append(bar(training, "why-at-five", "schools", attribute=name_on_mat(hero, attribute)))
        elif attribute is board.SPECIAL and place.school != hero.school.key:
            found.append(bar(training, "why-own-school", "schools", place=board.PLACES[hero.school.home]))
        elif price > hero.gold:
            found.append(bar(training, "why-gold-short", "schools", need=price, have=hero.gold))
    return found


@board.SCHOOL.on(WHY_NOT)
def why_no_training(table: OldWorld, hero: Hero, place: Location) -> str:
    if not prices(hero, place):
        return "why-all-at-five"
    return "" if trainings(hero, place) else "why-no-training"


@board.SCHOOL.on(ACTION_OPTION)
def cheapest_training(table: OldWorld, hero: Hero, place: Location, choice: Choice) -> None:
    choice.cost = [Gem("gold", min(training.price for training in trainings(hero, place)))]


@board.SCHOOL.on(ACT)
def train(table: OldWorld, hero: Hero, place: Location) -> Rules[None]:
    training = yield from CHOOSE_TRAINING.ask_always(
        table,
        hero.seat,
        trainings(hero, place),
        barred=lambda: _barred_trainings(hero, place),
        gold=hero.gold,
    )
    hero.gold -= training.price
    if training.letter is not None:
        hero.kept = without(hero.kept, training.letter)
        table.gone.append(training.letter.story)
        table.log("kept-spent", seat=seat_name(hero.seat), story=training.letter)
        table.count("effect:letter")
    table.log("trained", seat=seat_name(hero.seat), n=training.price)
    yield from raise_attribute(table, hero, training.attribute)


# --- Vengerberg ---


def exchangeable(table: OldWorld, hero: Hero) -> list[ActionCard]:
    """Hand cards for which the market has something: at most one dearer than the card that is trashed."""
    if not table.market:
        return []
    cheapest = min(card.cost for card in table.market)
    return [card for card in hero.hand if cheapest <= card.cost + 1]


board.EXCHANGE.on(WHY_NOT)(lambda table, hero, place: "" if exchangeable(table, hero) else "why-nothing-to-exchange")


@board.EXCHANGE.on(ACT)
def exchange(table: OldWorld, hero: Hero, place: Location) -> Rules[None]:
    fair = exchangeable(table, hero)
    old = yield from EXCHANGE_OLD.ask_always(
        table,
        hero.seat,
        fair,
        barred=lambda: [
            bar(card, "why-nothing-to-exchange", "location-actions") for card in hero.hand if card not in fair
        ],
    )
    most = old.cost + 1
    new = yield from EXCHANGE_NEW.ask(
        table,
        hero.seat,
        [card for card in table.market if card.cost <= most],
        barred=lambda: [
            bar(card, "why-too-dear", "location-actions", cost=card.cost, most=most)
            for card in table.market
            if card.cost > most
        ],
        card=old,
    )
    trash(table, hero, old)
    hero.hand.append(new)
    table.log("exchanged", seat=seat_name(hero.seat), card=new)
    table.show("gain", pieces=(new.key,), touches=(hero.seat,))
    take(table, new)


# --- Vizima ---


@board.PURSE.on(ACTION_OPTION)
def coin_for_the_poor(table: OldWorld, hero: Hero, place: Location, choice: Choice) -> None:
    if not hero.gold:
        choice.gain = [Gem("gold", 1)]


@board.PURSE.on(ACT)
def purse_and_market(table: OldWorld, hero: Hero, place: Location) -> Rules[None]:
    """Give a coin to a witcher who has none; then one or two market cards may be trashed."""
    if hero.gold == 0:
        hero.gold = 1
        table.log("gold-gained", seat=seat_name(hero.seat), n=1)
        table.show("gain", pieces=(f"gold-{hero.seat}",), touches=(hero.seat,))
    trashed = 0
    while trashed < 2 and table.market:
        card = yield from TRASH_MARKET.ask(table, hero.seat, table.market, otherwise=DONE)
        if not isinstance(card, ActionCard):
            break
        table.market.remove(card)
        table.gone.append(card)
        table.log("market-trashed", seat=seat_name(hero.seat), card=card)
        trashed += 1
    refill(table)


# --- Hengfors and Doldeth ---


@board.TRACKING.on(ACTION_OPTION)
def tracking_gain(table: OldWorld, hero: Hero, place: Location, choice: Choice) -> None:
    choice.risk = "reveal"
    choice.gain = [Gem("gold", 1)]


@board.TRACKING.on(ACT)
def track(table: OldWorld, hero: Hero, place: Location) -> Rules[None]:
    """Gain a coin, and a tracking quest for a monster whose Trail one has not yet."""
    hero.gold += 1
    table.log("gold-gained", seat=seat_name(hero.seat), n=1)
    table.show("gain", pieces=(f"gold-{hero.seat}",), touches=(hero.seat,))
    if len(table.supply[table.place_of(hero).terrain]) == 1:
        table.reveal()  # the last token is looked at: does it show this very place?
    options = [board.TERRAIN[terrain] for terrain in board.TERRAINS if not why_no_tracking(table, hero, terrain)]
    if not options:
        table.log("tracking-none", seat=seat_name(hero.seat))
        return
    terrain = yield from TRACK.ask(
        table,
        hero.seat,
        options,
        otherwise=DONE,
        barred=lambda: barred_terrains(table, hero, why_no_tracking, "tracking"),
    )
    if isinstance(terrain, Terrain):
        start_tracking(table, hero, terrain.key)


# --- its questions ---


@CHOOSE_TRAINING.option
def training_choice(table: OldWorld, decision: Decision, training: Training) -> Choice:
    attribute = training.attribute
    spots, cost = [f"{attribute.key}-{decision.seat}"], [Gem("gold", training.price)]
    hero = table.witchers[decision.seat]
    gain = [attribute_gem(hero, attribute, hero.attributes[attribute.index] + 1)]
    return Choice(training.key, training.message, spots=spots, cost=cost, icon=attribute.icon, gain=gain)


@EXCHANGE_OLD.note
def exchange_note(table: OldWorld, decision: Decision) -> Message:
    return Message("note-exchange")


@TRACK.note
def track_note(table: OldWorld, decision: Decision) -> Message:
    return Message("note-track")
