"""Movement by terrain cards (Rulebook: Phase I, Movement)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from fabletable.games.witcher.board import PLACES, ROMAN, Location
from fabletable.games.witcher.choices import card_choice, or_word
from fabletable.games.witcher.kinds import ActionCard
from fabletable.games.witcher.pieces import action_piece
from fabletable.games.witcher.rules.hand import choose_discards, discard
from fabletable.games.witcher.rules.tokens import finish_tracking
from fabletable.games.witcher.table import QUESTIONS, Hero, KeptStory, OldWorld
from fabletable.kernel import Decision, Message, Question, Rules, Word, seat_name
from fabletable.kernel.message import Arg
from fabletable.kernel.question import plain_choice
from fabletable.kernel.scene import Choice, Gem

PAY_MOVE: Final = Question(QUESTIONS, "pay-move", rule="movement", theme="spend")
FREE_MOVE: Final = Question(QUESTIONS, "free-move", rule="movement", sampled=True, theme="travel")

WITH: Final = "+"
"""The sign between a place and the card that pays for the way there."""

TWO_CARDS: Final = Word("two-cards")


class CoinAndCard:
    """Any one card and a coin, to enter any terrain."""

    __slots__ = ("card", "key", "message")

    def __init__(self, card: ActionCard) -> None:
        self.card: ActionCard = card
        self.key: str = f"coin-{card.key}"
        self.message: Message = Message("pay-coin-and-card", {"card": card.message}, card.key)


class PaidWay:
    """A move with its evident payment: the only card in hand that fits the terrain."""

    __slots__ = ("card", "key", "message", "place")

    def __init__(self, place: Location, card: ActionCard) -> None:
        self.place: Location = place
        self.card: ActionCard = card
        self.key: str = f"{place.key}{WITH}{card.key}"
        self.message: Message = Message("way-with", {"place": place.message, "card": card.message}, place.key)

    @property
    def comes_to(self) -> Location:
        return self.place


class KeptRide:
    """A move that a kept card pays for: a horse into a forest, a boat to the water with any card."""

    __slots__ = ("kept", "key", "message", "place")

    def __init__(self, kept: KeptStory, place: Location) -> None:
        self.kept: KeptStory = kept
        self.place: Location = place
        self.key: str = f"{kept.key}-{place.key}"
        self.message: Message = Message(f"ride-{kept.gives.use.key}", {"place": place.message}, place.key)

    @property
    def comes_to(self) -> Location:
        return self.place


def matches(card: ActionCard, place: Location) -> bool:
    """Tell whether the card has the terrain one enters, or either side has the universal symbol."""
    return card.terrain in place.symbols


def can_pay(hero: Hero, place: Location) -> bool:
    """Tell whether a move can be paid with a matching card, any two cards, or any card and a coin."""
    hand = hero.hand
    if not hand:
        return False
    if len(hand) >= 2 or hero.gold >= 1:
        return True
    return matches(hand[0], place)


@lru_cache(maxsize=4096)
def way_with(place: Location, card: ActionCard) -> PaidWay:
    """Return the way to a place with a card, which is cached; of cards with users' own numbers the longest unused are
    forgotten."""
    return PaidWay(place, card)


@lru_cache(maxsize=4096)
def coin_and(card: ActionCard) -> CoinAndCard:
    """Return a card and a coin as a price, which is cached in the same way."""
    return CoinAndCard(card)


def ways(hero: Hero) -> list[Location | PaidWay]:
    """Return where one can go: first with the evident payment, if there is one, then with any."""
    hand = hero.hand
    found: list[Location | PaidWay] = []
    if not hand:
        return found
    for place in PLACES[hero.place].neighbours:
        symbols = place.symbols
        fitting = [card for card in hand if card.terrain in symbols]
        if len(fitting) == 1:
            found.append(way_with(place, fitting[0]))
        if len(hand) > 1 or (not fitting and hero.gold):  # two cards, or a card and a coin
            found.append(place)
    return found


def rides(table: OldWorld, hero: Hero) -> list[KeptRide]:
    """Return the rides that kept cards offer once a turn."""
    found: list[KeptRide] = []
    for kept in hero.kept:
        gives = kept.gives
        if not gives.use.rides or kept.key in table.travels or len(hero.hand) < gives.use.cards:
            continue
        there = PLACES[hero.place].neighbours
        found.extend(KeptRide(kept, place) for place in there if place.terrain == gives.terrain)
    return found


def move(table: OldWorld, hero: Hero, place: Location) -> Rules[None]:
    """Discard for the terrain, then enter."""
    options: list[ActionCard | CoinAndCard | Word] = [card for card in hero.hand if matches(card, place)]
    if hero.gold >= 1:
        options += [coin_and(card) for card in hero.hand if not matches(card, place)]
    if len(hero.hand) >= 2:
        options.append(TWO_CARDS)
    choice = yield from PAY_MOVE.ask_always(table, hero.seat, options, place=place)
    set_out(table, hero, place)
    match choice:
        case ActionCard():
            discard(table, hero, choice)
        case CoinAndCard():
            hero.gold -= 1
            table.log("coin-for-the-road", seat=seat_name(hero.seat))
            discard(table, hero, choice.card)
        case Word():
            yield from choose_discards(table, hero, 2, place.message)
    come_to(table, hero, place)


def take_way(table: OldWorld, hero: Hero, way: PaidWay) -> None:
    set_out(table, hero, way.place)
    discard(table, hero, way.card)
    come_to(table, hero, way.place)


def ride(table: OldWorld, hero: Hero, way: KeptRide) -> Rules[None]:
    table.travels += (way.kept.key,)
    table.count("effect:" + way.kept.key)
    set_out(table, hero, way.place)
    if way.kept.gives.use.cards:
        yield from choose_discards(table, hero, way.kept.gives.use.cards, way.place.message)
    come_to(table, hero, way.place)


def set_out(table: OldWorld, hero: Hero, place: Location) -> None:
    """Log the start of a ride as one thing to tell: where it leads, its price, and what is found there."""
    if table.log_lines is not None:
        table.log_event("sets-out", seat=seat_name(hero.seat), place=place)


def come_to(table: OldWorld, hero: Hero, place: Location) -> None:
    """Enter the place once the way there has been paid."""
    if table.log_lines is not None:
        table.log_title("moved", seat=seat_name(hero.seat), place=place)
    arrive(table, hero, place)


def arrive(table: OldWorld, hero: Hero, place: Location) -> None:
    """Arrive at a place: end a tracking quest there, and pay for a companion."""
    hero.place = place.id
    table.moved = True
    if table.watched:
        table.show("move", pieces=(place.key, f"pawn-{hero.seat}"))
    finish_tracking(table, hero)
    for kept in hero.kept:
        power = kept.gives.power
        if power is not None and place.id in kept.gives.places:
            hero.gold += power.n
            table.count("effect:" + power.key)
            table.log("companion-pays", seat=seat_name(hero.seat), n=power.n, who=power)
            table.show("gain", pieces=(f"gold-{hero.seat}",), touches=(hero.seat,), because=power.message)


def free_move(table: OldWorld, hero: Hero) -> Rules[None]:
    """Move to a connected location without a card (some stories)."""
    options = PLACES[hero.place].neighbours
    place = yield from FREE_MOVE.ask(table, hero.seat, options)
    table.log("moved", seat=seat_name(hero.seat), place=place)
    arrive(table, hero, place)


# --- its questions ---


A_CARD: Final = Gem("cards", 1, "card-discard")


A_COIN: Final = Gem("gold", 1)


def describe_arrival(table: OldWorld, hero: Hero, choice: Choice, place: Location) -> None:
    """List what a place is good for, what waits there, and what one surely gets by entering it."""
    choice.icon = place.icon
    choice.spots = [place.key]
    choice.note = Message(f"{place.key}.text")
    choice.waits = _waits(table, hero, place)
    gold = sum(token.place == place.id for token in hero.tracking)
    gold += sum(kept.gives.power.n for kept in hero.kept if kept.gives.power and place.id in kept.gives.places)
    choice.gain = [Gem("gold", gold)] if gold else []


def _waits(table: OldWorld, hero: Hero, place: Location) -> Message | None:
    """Return the monster that dwells there and the witchers who stand there, in words."""
    lair = table.lair_at(place.id)
    others = [seat_name(other.seat) for other in table.witchers if other.place == place.id and other.seat != hero.seat]
    if lair is not None and lair.monster is not None:
        monster = lair.monster
        known: dict[str, Arg] = {"monster": monster.message, "level": ROMAN[monster.level], "life": monster.life}
        return Message("waits-both", {**known, "others": others}) if others else Message("waits-monster", known)
    return Message("waits-witchers", {"others": others}) if others else None


def way_note(hero: Hero, place: Location) -> Message:
    """Return what can be discarded to enter, and what the place is good for, in words."""
    hand = hero.hand
    cards = list({card.message.id: card.message for card in hand if matches(card, place)}.values())
    there = Message(f"{place.key}.text")
    if cards:
        return Message("way-card", {"cards": either(cards), "there": there})
    return Message("way-coin" if hero.gold else "way-two", {"there": there})


def either(names: Sequence[Message]) -> Message:
    """Return the names as a choice: A, B or C."""
    said = names[0]
    for place, name in enumerate(names[1:], 2):
        said = Message("either-last" if place == len(names) else "either-more", {"so-far": said, "next": name})
    return said


def least_price(hero: Hero, place: Location) -> list[Gem]:
    """Return the cheapest way to pay for a move."""
    if any(matches(card, place) for card in hero.hand):
        return [A_CARD]
    return price_without_match(hero)


def price_without_match(hero: Hero) -> list[Gem]:
    return [A_CARD, A_COIN] if hero.gold else [Gem("cards", 2, "card-discard")]


def paid_otherwise(hero: Hero, place: Location) -> Message:
    """Return how a way is paid for with a card that is chosen only then, in words."""
    if sum(matches(card, place) for card in hero.hand) > 1:
        return Message("way-pay-choose")
    return Message("way-pay-coin" if hero.gold else "way-pay-two")


@FREE_MOVE.option
def free_move_choice(table: OldWorld, decision: Decision, place: Location) -> Choice:
    choice = plain_choice(table, decision, place)
    describe_arrival(table, table.witchers[decision.seat], choice, place)
    return choice


@PAY_MOVE.option
@or_word()
def payment_choice(table: OldWorld, decision: Decision, option: ActionCard | CoinAndCard) -> Choice:
    if isinstance(option, ActionCard):
        return card_choice(table, decision, option)
    piece = action_piece(option.card)
    return Choice(option.key, option.message, spots=[option.card.key], cost=[Gem("gold", 1)], piece=piece)
