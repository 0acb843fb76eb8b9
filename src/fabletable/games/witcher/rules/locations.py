"""The actions of the nineteen locations (Rulebook: Location actions)."""

from __future__ import annotations

from typing import Final

from fabletable.games.witcher.board import (
    ATTRIBUTES,
    EXCHANGE,
    PLACES,
    POKER,
    POTION,
    PURSE,
    SCHOOL,
    SPECIAL,
    TERRAIN,
    TERRAINS,
    TRACKING,
    TRAIN,
    Attribute,
    Place,
    Terrain,
)
from fabletable.games.witcher.cards.kinds import ActionCard
from fabletable.games.witcher.rules.dice_poker import poker_with_locals
from fabletable.games.witcher.rules.hand import trash
from fabletable.games.witcher.rules.levels import HIGHEST, raise_attribute
from fabletable.games.witcher.rules.market import refill, take
from fabletable.games.witcher.rules.potions import gain_potions
from fabletable.games.witcher.rules.tokens import barred_terrains, start_tracking, why_no_tracking
from fabletable.games.witcher.table import Kept, OldWorld
from fabletable.kernel import DONE, Barred, Message, Rules, Word, bar, seat_name, without

ASK_TRAIN: Final = "ask-train"
ASK_EXCHANGE_OLD: Final = "ask-exchange-old"
ASK_EXCHANGE_NEW: Final = "ask-exchange-new"
ASK_TRASH_MARKET: Final = "ask-trash-market"
ASK_TRACK: Final = "ask-track"

LETTER_MINIMUM = 1

ACTION = Word("action")


class Training:
    """An attribute to train at a school, its price, and perhaps the letter that makes it cheaper."""

    __slots__ = ("attribute", "key", "letter", "message", "price")

    def __init__(self, attribute: Attribute, price: int, letter: Kept | None) -> None:
        self.attribute: Attribute = attribute
        self.price: int = price
        self.letter: Kept | None = letter
        self.key: str = f"train-{attribute.key}" + ("-letter" if letter is not None else "")
        self.message: Message = Message(
            "train-with-letter" if letter is not None else "train", {"attribute": attribute.message, "price": price}, ""
        )


def why_not(table: OldWorld, seat: int, place: Place) -> str:
    """The reason why the action of this place cannot be taken now; empty when it can."""
    witcher = table.witchers[seat]
    if not table.moved:
        return "why-move-first"
    if place.id in table.acted:
        return "why-action-used"
    if place.action == TRAIN and place.attribute is not None:
        level = witcher.attributes[place.attribute.index]
        if level >= HIGHEST:
            return "why-at-five"
        return "" if level <= witcher.level else "why-above-level"
    if place.action == SCHOOL:
        if not prices(table, seat, place):
            return "why-all-at-five"
        return "" if trainings(table, seat, place) else "why-no-training"
    if place.action == POKER:
        return "" if witcher.gold >= 1 else "why-no-stake"
    if place.action == EXCHANGE:
        return "" if exchangeable(table, seat) else "why-nothing-to-exchange"
    return ""


def barred_action(table: OldWorld, seat: int, place: Place) -> list[Barred]:
    """The action of the place with the reason against it, if there is one."""
    reason = why_not(table, seat, place)
    if not reason:
        return []
    gold = table.witchers[seat].gold
    if reason == "why-no-training":
        need = min(prices(table, seat, place).values())
        return [bar(ACTION, reason, "schools", need=need, have=gold)]
    if place.action == TRAIN and place.attribute is not None:
        return [bar(ACTION, reason, "location-actions", attribute=place.attribute)]
    return [bar(ACTION, reason, "schools" if place.action == SCHOOL else "location-actions")]


def act(table: OldWorld, seat: int, place: Place) -> Rules[None]:
    """The location's action, once a turn."""
    table.acted += (place.id,)
    table.count(f"effect:{place.key}")
    if place.action == TRAIN and place.attribute is not None:
        yield from raise_attribute(table, seat, place.attribute)
    elif place.action == SCHOOL:
        yield from train(table, seat, place)
    elif place.action == POTION:
        yield from gain_potions(table, seat, 1)
    elif place.action == POKER:
        yield from poker_with_locals(table, seat)
    elif place.action == EXCHANGE:
        yield from exchange(table, seat)
    elif place.action == PURSE:
        yield from purse_and_market(table, seat)
    elif place.action == TRACKING:
        yield from track(table, seat)


# --- schools ---


def training_price(level: int) -> int:
    """The present level and one: 2, 3, 4, 5 gold for reaching II, III, IV, V."""
    return level + 1


def prices(table: OldWorld, seat: int, place: Place) -> dict[Attribute, int]:
    """What is taught here and can still rise, with its price: Combat, Defence and Alchemy; the own Special only at the
    own school. Not limited by the witcher level."""
    witcher = table.witchers[seat]
    return {
        attribute: training_price(witcher.attributes[attribute.index])
        for attribute in ATTRIBUTES
        if witcher.attributes[attribute.index] < HIGHEST
        and (attribute is not SPECIAL or place.school == witcher.school.key)
    }


def trainings(table: OldWorld, seat: int, place: Place) -> list[Training]:
    """What can be paid for, with and without the letter."""
    witcher = table.witchers[seat]
    letter = witcher.keepsake("letter")
    found = []
    for attribute, price in prices(table, seat, place).items():
        if price <= witcher.gold:
            found.append(Training(attribute, price, None))
        if letter is not None:
            cheaper = max(LETTER_MINIMUM, price - letter.gives.n)
            if cheaper <= witcher.gold:
                found.append(Training(attribute, cheaper, letter))
    return found


def _barred_trainings(table: OldWorld, seat: int, place: Place) -> list[Barred]:
    """Attributes at V, too dear, or the Special of another school than one's own."""
    witcher = table.witchers[seat]
    found = []
    for attribute in ATTRIBUTES:
        level = witcher.attributes[attribute.index]
        price = training_price(level)
        training = Training(attribute, price, None)
        if level >= HIGHEST:
            found.append(bar(training, "why-at-five", "schools", attribute=attribute))
        elif attribute is SPECIAL and place.school != witcher.school.key:
            found.append(bar(training, "why-own-school", "schools", place=PLACES[witcher.school.home]))
        elif price > witcher.gold:
            found.append(bar(training, "why-gold-short", "schools", need=price, have=witcher.gold))
    return found


def train(table: OldWorld, seat: int, place: Place) -> Rules[None]:
    witcher = table.witchers[seat]
    training = yield from table.ask(
        seat,
        ASK_TRAIN,
        trainings(table, seat, place),
        rule="schools",
        barred=lambda: _barred_trainings(table, seat, place),
        gold=witcher.gold,
    )
    witcher.gold -= training.price
    if training.letter is not None:
        witcher.kept = without(witcher.kept, training.letter)
        table.gone.append(training.letter.story)
        table.log("kept-spent", seat=seat_name(seat), story=training.letter)
        table.count("effect:letter")
    table.log("trained", seat=seat_name(seat), n=training.price)
    yield from raise_attribute(table, seat, training.attribute)


# --- Vengerberg ---


def exchangeable(table: OldWorld, seat: int) -> list[ActionCard]:
    """Hand cards for which the market has something: at most one dearer than the card that is trashed."""
    if not table.market:
        return []
    cheapest = min(card.cost for card in table.market)
    return [card for card in table.witchers[seat].hand if cheapest <= card.cost + 1]


def exchange(table: OldWorld, seat: int) -> Rules[None]:
    fair = exchangeable(table, seat)
    old = yield from table.ask(
        seat,
        ASK_EXCHANGE_OLD,
        fair,
        rule="location-actions",
        barred=lambda: [
            bar(card, "why-nothing-to-exchange", "location-actions")
            for card in table.witchers[seat].hand
            if card not in fair
        ],
    )
    most = old.cost + 1
    new = yield from table.pick(
        seat,
        ASK_EXCHANGE_NEW,
        [card for card in table.market if card.cost <= most],
        rule="location-actions",
        barred=lambda: [
            bar(card, "why-too-dear", "location-actions", cost=card.cost, most=most)
            for card in table.market
            if card.cost > most
        ],
        card=old,
    )
    trash(table, seat, old)
    table.witchers[seat].hand.append(new)
    table.log("exchanged", seat=seat_name(seat), card=new)
    table.show("gain", pieces=(new.key,), touches=(seat,))
    take(table, new)


# --- Vizima ---


def purse_and_market(table: OldWorld, seat: int) -> Rules[None]:
    """A coin for who has none; then one or two market cards may be trashed."""
    witcher = table.witchers[seat]
    if witcher.gold == 0:
        witcher.gold = 1
        table.log("gold-gained", seat=seat_name(seat), n=1)
        table.show("gain", pieces=(f"gold-{seat}",), touches=(seat,))
    trashed = 0
    while trashed < 2 and table.market:
        card = yield from table.pick(seat, ASK_TRASH_MARKET, table.market, otherwise=DONE, rule="location-actions")
        if not isinstance(card, ActionCard):
            break
        table.market.remove(card)
        table.gone.append(card)
        table.log("market-trashed", seat=seat_name(seat), card=card)
        trashed += 1
    refill(table)


# --- Hengfors and Doldeth ---


def track(table: OldWorld, seat: int) -> Rules[None]:
    """A coin, and a tracking quest for a monster whose Trail one has not yet."""
    table.witchers[seat].gold += 1
    table.log("gold-gained", seat=seat_name(seat), n=1)
    table.show("gain", pieces=(f"gold-{seat}",), touches=(seat,))
    if len(table.supply[table.place_of(seat).terrain]) == 1:
        table.reveal()  # the last token is looked at: does it show this very place?
    options = [TERRAIN[terrain] for terrain in TERRAINS if not why_no_tracking(table, seat, terrain)]
    if not options:
        table.log("tracking-none", seat=seat_name(seat))
        return
    terrain = yield from table.pick(
        seat,
        ASK_TRACK,
        options,
        otherwise=DONE,
        rule="tracking",
        barred=lambda: barred_terrains(table, seat, why_no_tracking, "tracking"),
    )
    if isinstance(terrain, Terrain):
        start_tracking(table, seat, terrain.key)
