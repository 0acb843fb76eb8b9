"""The market of six action cards (Rulebook: Phase III, prices; adding a card of a given cost)."""

from __future__ import annotations

from typing import Final

from fabletable.games.witcher.choices import barred_piece, card_choice, deck_changes
from fabletable.games.witcher.kinds import ActionCard
from fabletable.games.witcher.streams import ACTION_DECK
from fabletable.games.witcher.table import QUESTIONS, Hero, OldWorld
from fabletable.kernel import Question, Rules, bar, renewed, seat_name

ADD_CARD: Final = Question(QUESTIONS, "add-card", rule="adding-cards", cards="open", theme="reward")
ADD_CARD.option(card_choice)
ADD_CARD.changes(deck_changes)
ADD_CARD.barred(barred_piece)
ADD_ANY_CARD: Final = Question(QUESTIONS, "add-any-card", rule="adding-cards", cards="open", theme="reward")
ADD_ANY_CARD.option(card_choice)
ADD_ANY_CARD.changes(deck_changes)

SIZE = 6
SURCHARGE = (1, 1, 0, 0, 0, -1)
"""The surcharge by position from the left: the two leftmost cost a card more, the rightmost a card less."""


def affordable(table: OldWorld, have: int) -> list[ActionCard]:
    """List the cards that this number of hand cards pays for."""
    if table.free_card:
        return [*table.market]
    surcharge = SURCHARGE[SIZE - len(table.market) :]
    return [card for card, more in zip(table.market, surcharge, strict=True) if card.cost + more <= have]


def price(table: OldWorld, card: ActionCard) -> int:
    """Return the number of cards to discard for it where it lies now, never below 0. Missing cards leave gaps on the
    left."""
    position = table.market.index(card) + SIZE - len(table.market)
    return max(0, card.cost + SURCHARGE[position])


def refill(table: OldWorld) -> None:
    """Slide to the right and fill up from the left; the common discard pile is shuffled when the deck is empty."""
    while len(table.market) < SIZE:
        card = next_action(table)
        if card is None:
            return
        table.market.insert(0, card)
        table.log("market-new", card=card)


def next_action(table: OldWorld) -> ActionCard | None:
    if not renewed(table.actions, table.market_discard, table.chance, ACTION_DECK):
        return None
    table.reveal()
    return table.actions.pop()


def take(table: OldWorld, card: ActionCard) -> None:
    """Take a card off the market; the row slides and is filled."""
    table.market.remove(card)
    refill(table)


def add_card(table: OldWorld, hero: Hero, cost: int) -> Rules[None]:
    """Put a revealed card of this printed cost on one's discard pile; if none lies open, reveal until one comes."""
    options = [card for card in table.market if card.cost == cost]
    if options:
        card = yield from ADD_CARD.ask(
            table,
            hero.seat,
            options,
            barred=lambda: [
                bar(card, "why-other-cost", "adding-cards", cost=card.cost, need=cost)
                for card in table.market
                if card.cost != cost
            ],
            cost=cost,
        )
        _put_on_discards(table, hero, card)
        take(table, card)
        return
    others: list[ActionCard] = []
    found = next_action(table)
    while found is not None and found.cost != cost:
        others.append(found)
        found = next_action(table)
    table.market_discard.extend(others)
    if found is not None:
        _put_on_discards(table, hero, found)


def _put_on_discards(table: OldWorld, hero: Hero, card: ActionCard) -> None:
    hero.discard.append(card)
    table.log("card-added", seat=seat_name(hero.seat), card=card)
    table.show("gain", pieces=(card.key,), touches=(hero.seat,))


def add_any_card(table: OldWorld, hero: Hero) -> Rules[None]:
    """Put any one of the six open cards on one's discard pile."""
    if table.market:
        card = yield from ADD_ANY_CARD.ask(table, hero.seat, table.market)
        _put_on_discards(table, hero, card)
        take(table, card)
