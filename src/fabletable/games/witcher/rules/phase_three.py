"""Phase III: discard, draw, take a card (Rulebook: Phase III)."""

from __future__ import annotations

from typing import Final

from fabletable.games.witcher.choices import barred_piece, card_choice, deck_changes, or_word
from fabletable.games.witcher.fight import NOBODY
from fabletable.games.witcher.kinds import ActionCard
from fabletable.games.witcher.rules.hand import choose_discards, discard, draw
from fabletable.games.witcher.rules.market import affordable, price, refill, take
from fabletable.games.witcher.table import HAND_LIMIT, QUESTIONS, Hero, OldWorld
from fabletable.kernel import DONE, Decision, Message, Question, Rules, Word, bar, seat_name
from fabletable.kernel.scene import Choice, Gem

DISCARD_DOWN: Final = Question(QUESTIONS, "discard-down", rule="phase-three", theme="spend", option=card_choice)
DISCARD_MORE: Final = Question(QUESTIONS, "discard-more", rule="phase-three", stands=True, theme="spend")
MARKET: Final = Question(QUESTIONS, "market", rule="market", cards="open", theme="buy")
MARKET.barred(barred_piece)
MARKET.changes(deck_changes)
HAND_FULL: Final = Question(QUESTIONS, "hand-full", rule="phase-three", theme="spend", option=card_choice)

FULL_HAND = 3


def discard_down(table: OldWorld, hero: Hero) -> Rules[None]:
    """Discard any number; at most three cards may be left."""
    hand, gone = hero.hand, 0
    while hand:
        card: ActionCard | Word
        if len(hand) > FULL_HAND:
            card = yield from DISCARD_DOWN.ask(table, hero.seat, hand, n=len(hand) - FULL_HAND)
        else:
            card = yield from DISCARD_MORE.ask(table, hero.seat, hand, otherwise=DONE, gone=gone)
        if not isinstance(card, ActionCard):
            return
        discard(table, hero, card)
        gone += 1


def draw_up(table: OldWorld, hero: Hero) -> None:
    """Draw up to three cards, and the more or fewer that this turn has brought; never above seven."""
    hand = hero.hand
    if table.exactly != NOBODY:
        draw(table, hero, table.exactly)
        return
    number = max(0, FULL_HAND - len(hand) + table.next_draw)
    draw(table, hero, min(number, HAND_LIMIT - len(hand)))


def take_market_card(table: OldWorld, hero: Hero) -> Rules[None]:
    """Take one card of the market, which is necessary, and pay it with hand cards; it goes to the hand, then the row
    slides and is filled. A full hand makes room first: one of the cards, perhaps the new one, goes to the discard
    pile."""
    have = len(hero.hand)
    options = affordable(table, have)
    if not options:
        table.log("market-nothing", seat=seat_name(hero.seat))
        return
    card = yield from MARKET.ask(
        table,
        hero.seat,
        options,
        barred=lambda: [
            bar(card, "why-cards-short", "market", need=cost_of(table, card), have=have)
            for card in table.market
            if cost_of(table, card) > have
        ],
    )
    rightmost = card is table.market[-1]
    table.log_event("bought", seat=seat_name(hero.seat), card=card)
    yield from choose_discards(table, hero, cost_of(table, card), card.message)
    given: ActionCard | None = None
    if len(hero.hand) >= HAND_LIMIT:
        given = yield from HAND_FULL.ask(table, hero.seat, [*hero.hand, card], card=card)
    table.count("bought:" + card.key)
    take(table, card)
    if given is not None and given is not card:
        discard(table, hero, given)
    hero.hand.append(card)
    table.show("gain", pieces=(card.key,), touches=(hero.seat,))
    if given is card:
        discard(table, hero, card)
    if table.solo and not rightmost:
        sweep_rightmost(table)


def cost_of(table: OldWorld, card: ActionCard) -> int:
    return 0 if table.free_card else price(table, card)


def sweep_rightmost(table: OldWorld) -> None:
    """Discard the rightmost card of the market in solo if it is not taken."""
    card = table.market.pop()
    table.market_discard.append(card)
    table.log("market-swept", card=card)
    refill(table)


# --- its questions ---


@DISCARD_MORE.option
def kept_choice(table: OldWorld, decision: Decision, option: ActionCard | Word) -> Choice:
    kept = "word-keep-hand" if decision.args["gone"] else "word-keep-whole-hand"
    return or_word(kept)(card_choice)(table, decision, option)


@DISCARD_MORE.note
def discard_more_note(table: OldWorld, decision: Decision) -> Message:
    return Message("note-discard-more", {"n": FULL_HAND})


@MARKET.option
def market_choice(table: OldWorld, decision: Decision, card: ActionCard) -> Choice:
    choice = card_choice(table, decision, card)
    choice.cost = [Gem("cards", cost_of(table, card), "card-discard")]
    return choice


@MARKET.note
def market_note(table: OldWorld, decision: Decision) -> Message:
    return Message("note-market", {"cards": len(table.witchers[decision.seat].hand)})
