"""A witcher's own cards: drawing, discarding, trashing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.games.witcher.choices import card_choice
from fabletable.games.witcher.kinds import ActionCard
from fabletable.games.witcher.streams import BLIND_CARD, OWN_DECK
from fabletable.games.witcher.table import HAND_LIMIT, QUESTIONS, Hero, OldWorld
from fabletable.kernel import Message, Question, Rules, seat_name

STORY: Final = Message("discard-for-story")
DISCARD: Final = Question(QUESTIONS, "discard", rule="cards", theme="spend", option=card_choice)
TUCK: Final = Question(QUESTIONS, "tuck", rule="effects", option=card_choice)
TRASH: Final = Question(QUESTIONS, "trash", rule="fatigue", theme="spend", option=card_choice)


def draw(table: OldWorld, hero: Hero, number: int) -> int:
    """Draw up to the limit of seven. An empty deck is made anew from the discard pile, but never in a fight."""
    hand, deck = hero.hand, hero.deck
    before = len(hand)
    for _ in range(min(number, HAND_LIMIT - before)):
        if not deck.cards and not _new_deck(table, hero):
            break
        hand.append(deck.draw())
    drawn = len(hand) - before
    if drawn:
        table.reveal()
        tell_drawn(table, hero, hand[before:])
    return drawn


def tell_drawn(table: OldWorld, hero: Hero, cards: Sequence[ActionCard]) -> None:
    """Tell the witcher which cards he drew, and everybody else how many."""
    if table.log_lines is not None:
        table.log("drew-own", to=hero.seat, cards=[*cards])
        table.log("drew", but=hero.seat, seat=seat_name(hero.seat), n=len(cards))


def _new_deck(table: OldWorld, hero: Hero) -> bool:
    if in_fight(table, hero) or not hero.discard:
        return False
    hero.deck.renew(hero.discard, table.chance, OWN_DECK[hero.seat])
    table.log("deck-renewed", seat=seat_name(hero.seat))
    return True


def has_room(hero: Hero) -> bool:
    return len(hero.hand) < HAND_LIMIT


def can_draw(table: OldWorld, hero: Hero) -> bool:
    """Tell whether there is room in the hand, and a card to draw."""
    return has_room(hero) and bool(hero.deck.cards or (hero.discard and not in_fight(table, hero)))


def in_fight(table: OldWorld, hero: Hero) -> bool:
    fight = table.fight
    return fight is not None and fight.stage == "turns" and hero.seat in (fight.attacker, fight.defender)


def discard(table: OldWorld, hero: Hero, card: ActionCard, *, lost: bool = False) -> None:
    """Discard a card from the hand onto the own discard pile; it is lost when it is damage."""
    hero.hand.remove(card)
    hero.discard.append(card)
    if table.log_lines is not None:
        table.log("lost-from-hand" if lost else "discarded", seat=seat_name(hero.seat), card=card)


def choose_discards(
    table: OldWorld, hero: Hero, number: int, source: Message = STORY, *, lost: bool = False
) -> Rules[None]:
    """Discard hand cards of one's choice, as far as there are any. ``source`` names what takes them."""
    if number >= len(hero.hand) and not in_fight(table, hero):
        discard_all(table, hero)
    for left in range(number, 0, -1):
        if not hero.hand:
            return
        show_last_card(table, hero)
        card = yield from DISCARD.ask(table, hero.seat, hero.hand, n=left, lost=int(lost), source=source)
        discard(table, hero, card, lost=lost)


def discard_all(table: OldWorld, hero: Hero) -> None:
    """Discard the hand. Outside fights no card is taken back, so that the order does not matter."""
    if hero.hand:
        table.reveal()
    for card in [*hero.hand]:
        discard(table, hero, card)


def show_last_card(table: OldWorld, hero: Hero) -> None:
    """Reveal a single hand card, which is taken without asking: everybody sees it."""
    if len(hero.hand) == 1:
        table.reveal()


def discard_random(table: OldWorld, hero: Hero, number: int) -> int:
    """Hand cards drawn blindly; returns how many there were."""
    for gone in range(number):
        if not hero.hand:
            return gone
        table.reveal()
        discard(table, hero, table.chance.one_of(hero.hand, BLIND_CARD[hero.seat]), lost=True)
    return number


def discard_from_deck(table: OldWorld, hero: Hero, number: int) -> int:
    """Discard cards from the top of the deck, face up, and return their number."""
    cards: list[ActionCard] = []
    while len(cards) < number and hero.deck.cards:
        card = hero.deck.draw()
        hero.discard.append(card)
        cards.append(card)
    if cards:
        table.reveal()
        table.log("lost-cards", seat=seat_name(hero.seat), cards=cards)
    return len(cards)


def own_cards(hero: Hero) -> list[ActionCard]:
    """Hand, deck and discard pile together, in an order that tells nothing about the deck."""
    return sorted(hero.cards, key=card_key)


def card_key(card: ActionCard) -> str:
    return card.key


def take_top_discard(table: OldWorld, hero: Hero) -> bool:
    if not hero.discard or len(hero.hand) >= HAND_LIMIT:
        return False
    card = hero.discard.pop()
    hero.hand.append(card)
    table.log("taken-back", seat=seat_name(hero.seat), card=card)
    return True


def tuck(table: OldWorld, hero: Hero) -> Rules[None]:
    """Put a hand card face down under the own deck."""
    if hero.hand:
        card = yield from TUCK.ask(table, hero.seat, hero.hand)
        hero.hand.remove(card)
        hero.deck.put_under([card], hero.seat)
        table.log("tucked-own", to=hero.seat, card=card)
        table.log("tucked", but=hero.seat, seat=seat_name(hero.seat))


def trash(table: OldWorld, hero: Hero, card: ActionCard) -> None:
    """Put a card back into the box, for good. A deck that was looked through is shuffled by the caller."""
    message_id = "trashed"
    if card in hero.hand:
        hero.hand.remove(card)
    elif card in hero.discard:
        hero.discard.remove(card)
        message_id = "trashed-discard"
    else:
        hero.deck.take(card)
        message_id = "trashed-deck"
    table.gone.append(card)
    table.log(message_id, seat=seat_name(hero.seat), card=card)


def trash_any(table: OldWorld, hero: Hero, number: int) -> Rules[None]:
    """Look through all own cards and trash exactly this many of them."""
    for left in range(number, 0, -1):
        cards = own_cards(hero)
        if not cards:
            return
        card = yield from TRASH.ask(table, hero.seat, cards, n=left)
        trash(table, hero, card)
    hero.deck.shuffle(table.chance, OWN_DECK[hero.seat])


def shuffle_all(table: OldWorld, hero: Hero) -> None:
    """Shuffle deck, hand and discard pile into one new deck."""
    if hero.hand or hero.discard:
        table.log("all-shuffled", seat=seat_name(hero.seat))
    hero.deck.renew([*hero.hand, *hero.discard], table.chance, OWN_DECK[hero.seat])
    hero.hand, hero.discard = [], []
