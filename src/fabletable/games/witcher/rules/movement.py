"""Movement by terrain cards (Rulebook: Phase I, Movement)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from fabletable.games.witcher.board import PLACES, Place
from fabletable.games.witcher.cards.kinds import ActionCard
from fabletable.games.witcher.rules.hand import choose_discards, discard
from fabletable.games.witcher.rules.tokens import finish_tracking
from fabletable.games.witcher.table import Kept, OldWorld, Witcher
from fabletable.kernel import Message, Rules, Word, seat_name

ASK_PAY_MOVE: Final = "ask-pay-move"
ASK_FREE_MOVE: Final = "ask-free-move"

WITH: Final = "+"
"""Between a place and the card that pays for the way there."""

TWO_CARDS: Final = Word("two-cards")


class CoinAndCard:
    """Any one card and a coin, to enter any terrain."""

    __slots__ = ("card", "key", "message")

    def __init__(self, card: ActionCard) -> None:
        self.card: ActionCard = card
        self.key: str = f"coin-{card.key}"
        self.message: Message = Message("pay-coin-and-card", {"card": card.message}, card.key)


class Way:
    """A move with its evident payment: the only card in hand that fits the terrain."""

    __slots__ = ("card", "key", "message", "place")

    def __init__(self, place: Place, card: ActionCard) -> None:
        self.place: Place = place
        self.card: ActionCard = card
        self.key: str = f"{place.key}{WITH}{card.key}"
        self.message: Message = Message("way-with", {"place": place.message, "card": card.message}, place.key)


class Ride:
    """A move that a kept card pays for: a horse into a forest, a boat to the water with any card."""

    __slots__ = ("kept", "key", "message", "place")

    def __init__(self, kept: Kept, place: Place) -> None:
        self.kept: Kept = kept
        self.place: Place = place
        self.key: str = f"{kept.key}-{place.key}"
        self.message: Message = Message(f"ride-{kept.gives.kind}", {"place": place.message}, place.key)


def matches(card: ActionCard, place: Place) -> bool:
    """The terrain one enters, or a universal symbol on either side."""
    return card.terrain in place.symbols


def can_pay(witcher: Witcher, place: Place) -> bool:
    """A matching card, any two cards, or any card and a coin."""
    hand = witcher.hand
    if not hand:
        return False
    if len(hand) >= 2 or witcher.gold >= 1:
        return True
    return matches(hand[0], place)


@lru_cache(maxsize=4096)
def way_with(place: Place, card: ActionCard) -> Way:
    """Made once for a place and a card; of cards with users' own numbers the longest unused are forgotten."""
    return Way(place, card)


@lru_cache(maxsize=4096)
def coin_and(card: ActionCard) -> CoinAndCard:
    """Made once for a card, in the same way."""
    return CoinAndCard(card)


def ways(table: OldWorld, seat: int) -> list[Place | Way]:
    """Where one can go: first with the evident payment, if there is one, then with any."""
    witcher = table.witchers[seat]
    hand = witcher.hand
    found: list[Place | Way] = []
    if not hand:
        return found
    for place in PLACES[witcher.place].neighbours:
        symbols = place.symbols
        fitting = [card for card in hand if card.terrain in symbols]
        if len(fitting) == 1:
            found.append(way_with(place, fitting[0]))
        if len(hand) > 1 or (not fitting and witcher.gold):  # two cards, or a card and a coin
            found.append(place)
    return found


def rides(table: OldWorld, seat: int) -> list[Ride]:
    """What kept cards offer once a turn."""
    witcher = table.witchers[seat]
    found: list[Ride] = []
    for kept in witcher.kept:
        gives = kept.gives
        if gives.kind not in ("horse", "boat") or kept.key in table.travels:
            continue
        if gives.kind == "boat" and not witcher.hand:
            continue
        there = PLACES[witcher.place].neighbours
        found.extend(Ride(kept, place) for place in there if place.terrain == gives.terrain)
    return found


def move(table: OldWorld, seat: int, place: Place) -> Rules[None]:
    """Discard for the terrain, then enter."""
    witcher = table.witchers[seat]
    options: list[ActionCard | CoinAndCard | Word] = [card for card in witcher.hand if matches(card, place)]
    if witcher.gold >= 1:
        options += [coin_and(card) for card in witcher.hand if not matches(card, place)]
    if len(witcher.hand) >= 2:
        options.append(TWO_CARDS)
    choice = yield from table.ask(seat, ASK_PAY_MOVE, options, rule="movement", place=place)
    set_out(table, seat, place)
    match choice:
        case ActionCard():
            discard(table, seat, choice)
        case CoinAndCard():
            witcher.gold -= 1
            table.log("coin-for-the-road", seat=seat_name(seat))
            discard(table, seat, choice.card)
        case Word():
            yield from choose_discards(table, seat, 2)
    come_to(table, seat, place)


def take_way(table: OldWorld, seat: int, way: Way) -> None:
    set_out(table, seat, way.place)
    discard(table, seat, way.card)
    come_to(table, seat, way.place)


def ride(table: OldWorld, seat: int, way: Ride) -> Rules[None]:
    table.travels += (way.kept.key,)
    table.count("effect:" + way.kept.key)
    set_out(table, seat, way.place)
    if way.kept.gives.kind == "boat":
        yield from choose_discards(table, seat, 1)
    come_to(table, seat, way.place)


def set_out(table: OldWorld, seat: int, place: Place) -> None:
    """A ride is one thing to tell: where to, what it costs, and what is found there."""
    if table.log_lines is not None:
        table.log_event("sets-out", seat=seat_name(seat), place=place)


def come_to(table: OldWorld, seat: int, place: Place) -> None:
    """Enter the place once the way there has been paid."""
    if table.log_lines is not None:
        table.log_title("moved", seat=seat_name(seat), place=place)
    arrive(table, seat, place)


def arrive(table: OldWorld, seat: int, place: Place) -> None:
    """A tracking quest that ends here, a companion who is paid here."""
    witcher = table.witchers[seat]
    witcher.place = place.id
    table.moved = True
    if table.watched:
        table.show("move", pieces=(place.key, f"pawn-{seat}"))
    finish_tracking(table, seat)
    for kept in witcher.kept:
        power = kept.gives.power
        if power is not None and place.id in kept.gives.places:
            witcher.gold += power.n
            table.count("effect:" + power.key)
            table.log("companion-pays", seat=seat_name(seat), n=power.n, who=power)
            table.show("gain", pieces=(f"gold-{seat}",), touches=(seat,), because=power.message)


def free_move(table: OldWorld, seat: int) -> Rules[None]:
    """To a connected location without a card (some stories)."""
    options = PLACES[table.witchers[seat].place].neighbours
    place = yield from table.pick(seat, ASK_FREE_MOVE, options, rule="movement")
    table.log("moved", seat=seat_name(seat), place=place)
    arrive(table, seat, place)
