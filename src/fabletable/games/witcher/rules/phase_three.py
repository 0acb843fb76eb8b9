"""Phase III: discard, draw, take a card (Rulebook: Phase III)."""

from __future__ import annotations

from typing import Final

from fabletable.games.witcher.cards.kinds import ActionCard
from fabletable.games.witcher.fight import NOBODY
from fabletable.games.witcher.rules.hand import choose_discards, discard, draw
from fabletable.games.witcher.rules.market import affordable, price, refill, take
from fabletable.games.witcher.table import HAND_LIMIT, OldWorld
from fabletable.kernel import DONE, Rules, Word, bar, seat_name

ASK_DISCARD_DOWN: Final = "ask-discard-down"
ASK_DISCARD_MORE: Final = "ask-discard-more"
ASK_MARKET: Final = "ask-market"
ASK_HAND_FULL: Final = "ask-hand-full"

FULL_HAND = 3


def discard_down(table: OldWorld, seat: int) -> Rules[None]:
    """Discard any number; at most three cards may be left."""
    hand = table.witchers[seat].hand
    while hand:
        card: ActionCard | Word
        if len(hand) > FULL_HAND:
            card = yield from table.pick(seat, ASK_DISCARD_DOWN, hand, rule="phase-three", n=len(hand) - FULL_HAND)
        else:
            card = yield from table.pick(seat, ASK_DISCARD_MORE, hand, otherwise=DONE, rule="phase-three")
        if not isinstance(card, ActionCard):
            return
        discard(table, seat, card)


def draw_up(table: OldWorld, seat: int) -> None:
    """To three cards, and the more or fewer that this turn has brought; never above seven."""
    hand = table.witchers[seat].hand
    if table.exactly != NOBODY:
        draw(table, seat, table.exactly)
        return
    number = max(0, FULL_HAND - len(hand) + table.next_draw)
    draw(table, seat, min(number, HAND_LIMIT - len(hand)))


def take_market_card(table: OldWorld, seat: int) -> Rules[None]:
    """One card must be taken and paid with hand cards; it goes to the hand, then the row slides and is filled. A full
    hand makes room first: one of the cards, perhaps the new one, goes to the discard pile."""
    witcher = table.witchers[seat]
    have = len(witcher.hand)
    options = affordable(table, have)
    if not options:
        table.log("market-nothing", seat=seat_name(seat))
        return
    card = yield from table.pick(
        seat,
        ASK_MARKET,
        options,
        rule="market",
        barred=lambda: [
            bar(card, "why-cards-short", "market", need=cost_of(table, card), have=have)
            for card in table.market
            if cost_of(table, card) > have
        ],
    )
    rightmost = card is table.market[-1]
    table.log_event("bought", seat=seat_name(seat), card=card)
    yield from choose_discards(table, seat, cost_of(table, card))
    given: ActionCard | None = None
    if len(witcher.hand) >= HAND_LIMIT:
        given = yield from table.pick(seat, ASK_HAND_FULL, [*witcher.hand, card], rule="phase-three", card=card)
    table.count("bought:" + card.key)
    take(table, card)
    if given is not None and given is not card:
        discard(table, seat, given)
    witcher.hand.append(card)
    table.show("gain", pieces=(card.key,), touches=(seat,))
    if given is card:
        discard(table, seat, card)
    if table.solo and not rightmost:
        sweep_rightmost(table)


def cost_of(table: OldWorld, card: ActionCard) -> int:
    return 0 if table.free_card else price(table, card)


def sweep_rightmost(table: OldWorld) -> None:
    """Solo: whoever does not take the rightmost card loses it to the discard pile."""
    card = table.market.pop()
    table.market_discard.append(card)
    table.log("market-swept", card=card)
    refill(table)
