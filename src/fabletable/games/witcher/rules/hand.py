"""A witcher's own cards: drawing, discarding, trashing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.games.witcher.cards.kinds import ActionCard
from fabletable.games.witcher.table import HAND_LIMIT, OldWorld, Witcher
from fabletable.kernel import Rules, seat_name

ASK_DISCARD: Final = "ask-discard"
ASK_TUCK: Final = "ask-tuck"
ASK_TRASH: Final = "ask-trash"


def draw(table: OldWorld, seat: int, number: int) -> int:
    """Draw up to the limit of seven. An empty deck is made anew from the discard pile, but never in a fight."""
    witcher = table.witchers[seat]
    hand, deck = witcher.hand, witcher.deck
    before = len(hand)
    for _ in range(min(number, HAND_LIMIT - before)):
        if not deck.cards and not _new_deck(table, witcher):
            break
        hand.append(deck.draw())
    drawn = len(hand) - before
    if drawn:
        table.reveal()
        tell_drawn(table, seat, hand[before:])
    return drawn


def tell_drawn(table: OldWorld, seat: int, cards: Sequence[ActionCard]) -> None:
    """Tell the witcher which cards he drew, and everybody else how many."""
    if table.log_lines is not None:
        table.log("drew-own", to=seat, cards=[*cards])
        table.log("drew", but=seat, seat=seat_name(seat), n=len(cards))


def _new_deck(table: OldWorld, witcher: Witcher) -> bool:
    if in_fight(table, witcher.seat) or not witcher.discard:
        return False
    witcher.deck.renew(witcher.discard, table.chance)
    table.log("deck-renewed", seat=seat_name(witcher.seat))
    return True


def has_room(table: OldWorld, seat: int) -> bool:
    return len(table.witchers[seat].hand) < HAND_LIMIT


def can_draw(table: OldWorld, seat: int) -> bool:
    """There is room in the hand, and a card to draw."""
    witcher = table.witchers[seat]
    return has_room(table, seat) and bool(witcher.deck.cards or (witcher.discard and not in_fight(table, seat)))


def in_fight(table: OldWorld, seat: int) -> bool:
    fight = table.fight
    return fight is not None and fight.stage == "turns" and seat in (fight.attacker, fight.defender)


def discard(table: OldWorld, seat: int, card: ActionCard, *, lost: bool = False) -> None:
    """From the hand onto the own discard pile; a card is lost when it is damage."""
    witcher = table.witchers[seat]
    witcher.hand.remove(card)
    witcher.discard.append(card)
    if table.log_lines is not None:
        table.log("lost-from-hand" if lost else "discarded", seat=seat_name(seat), card=card)


def choose_discards(table: OldWorld, seat: int, number: int, *, lost: bool = False) -> Rules[None]:
    """Discard hand cards of one's choice, as far as there are any."""
    witcher = table.witchers[seat]
    if number >= len(witcher.hand) and not in_fight(table, seat):
        discard_all(table, seat)
    for left in range(number, 0, -1):
        if not witcher.hand:
            return
        show_last_card(table, seat)
        card = yield from table.pick(seat, ASK_DISCARD, witcher.hand, rule="cards", n=left, lost=int(lost))
        discard(table, seat, card, lost=lost)


def discard_all(table: OldWorld, seat: int) -> None:
    """Outside fights nobody will take a card back, so their order is all one."""
    if table.witchers[seat].hand:
        table.reveal()
    for card in [*table.witchers[seat].hand]:
        discard(table, seat, card)


def show_last_card(table: OldWorld, seat: int) -> None:
    """A single hand card is taken without asking: everybody sees what it was."""
    if len(table.witchers[seat].hand) == 1:
        table.reveal()


def discard_random(table: OldWorld, seat: int, number: int) -> int:
    """Hand cards drawn blindly; returns how many there were."""
    witcher = table.witchers[seat]
    for gone in range(number):
        if not witcher.hand:
            return gone
        table.reveal()
        discard(table, seat, table.chance.one_of(witcher.hand), lost=True)
    return number


def discard_from_deck(table: OldWorld, seat: int, number: int) -> int:
    """From the top of the deck, face up; returns how many there were."""
    witcher = table.witchers[seat]
    cards: list[ActionCard] = []
    while len(cards) < number and witcher.deck.cards:
        card = witcher.deck.draw()
        witcher.discard.append(card)
        cards.append(card)
    if cards:
        table.reveal()
        table.log("lost-cards", seat=seat_name(seat), cards=cards)
    return len(cards)


def own_cards(witcher: Witcher) -> list[ActionCard]:
    """Hand, deck and discard pile together, in an order that tells nothing about the deck."""
    return sorted([*witcher.hand, *witcher.deck.cards, *witcher.discard], key=card_key)


def card_key(card: ActionCard) -> str:
    return card.key


def take_top_discard(table: OldWorld, seat: int) -> bool:
    witcher = table.witchers[seat]
    if not witcher.discard or len(witcher.hand) >= HAND_LIMIT:
        return False
    card = witcher.discard.pop()
    witcher.hand.append(card)
    table.log("taken-back", seat=seat_name(seat), card=card)
    return True


def tuck(table: OldWorld, seat: int) -> Rules[None]:
    """A hand card face down under the own deck."""
    witcher = table.witchers[seat]
    if witcher.hand:
        card = yield from table.pick(seat, ASK_TUCK, witcher.hand, rule="effects")
        witcher.hand.remove(card)
        witcher.deck.put_under([card], seat)
        table.log("tucked-own", to=seat, card=card)
        table.log("tucked", but=seat, seat=seat_name(seat))


def trash(table: OldWorld, seat: int, card: ActionCard) -> None:
    """Back to the box, for good. Whoever has looked through his deck shuffles it."""
    witcher = table.witchers[seat]
    message_id = "trashed"
    if card in witcher.hand:
        witcher.hand.remove(card)
    elif card in witcher.discard:
        witcher.discard.remove(card)
        message_id = "trashed-discard"
    else:
        witcher.deck.take(card)
        message_id = "trashed-deck"
    table.gone.append(card)
    table.log(message_id, seat=seat_name(seat), card=card)


def trash_any(table: OldWorld, seat: int, number: int) -> Rules[None]:
    """Look through all own cards and trash exactly this many of them."""
    witcher = table.witchers[seat]
    for left in range(number, 0, -1):
        cards = own_cards(witcher)
        if not cards:
            return
        card = yield from table.pick(seat, ASK_TRASH, cards, rule="fatigue", n=left)
        trash(table, seat, card)
    witcher.deck.shuffle(table.chance)


def shuffle_all(table: OldWorld, seat: int) -> None:
    """Deck, hand and discard pile become one new deck."""
    witcher = table.witchers[seat]
    if witcher.hand or witcher.discard:
        table.log("all-shuffled", seat=seat_name(seat))
    witcher.deck.renew([*witcher.hand, *witcher.discard], table.chance)
    witcher.hand, witcher.discard = [], []
