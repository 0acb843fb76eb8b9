"""Looking at the top of a deck, and putting the cards back."""

from __future__ import annotations

from typing import Final, cast

from fabletable.games.runebound.board import DECKS
from fabletable.games.runebound.choices import pile_spot, seen_at
from fabletable.games.runebound.kinds import PrintedCard, Skill
from fabletable.games.runebound.rules.training import keep_hand_limit, next_skill
from fabletable.games.runebound.rules.trophies import DECK_WORDS
from fabletable.games.runebound.table import QUESTIONS, Runebound
from fabletable.games.runebound.vocabulary import ANY
from fabletable.kernel import EVERYBODY, Message, Pile, Question, Rules

WHICH_DECK: Final = Question(QUESTIONS, "which-deck", rule="decks")
PUT_BACK: Final = Question(QUESTIONS, "put-back", rule="decks")
REORDER: Final = Question(QUESTIONS, "reorder", rule="decks")
TAKE_ONE: Final = Question(QUESTIONS, "take-one", rule="decks", cards="dealt", theme="reward")


class PutBack:
    """A card that was looked at, to the top or to the bottom."""

    def __init__(self, card: PrintedCard, top: bool) -> None:
        self.card: PrintedCard = card
        self.top: bool = top
        self.key: str = ("top-" if top else "bottom-") + card.key
        self.message: Message = Message("put-on-top" if top else "put-at-bottom", {"card": card.message}, card.key)


def pile_of(table: Runebound, deck: str) -> Pile[PrintedCard]:
    if deck == "skills":
        return cast("Pile[PrintedCard]", table.skills)
    if deck == "story":
        return cast("Pile[PrintedCard]", table.story_deck)
    return cast("Pile[PrintedCard]", table.adventures[deck])


def look_at_top(table: Runebound, seat: int, deck: str, n: int, then: str, shown: bool) -> Rules[str]:
    """Let a player look at the top cards, which lie aside, seen by this player alone unless the card has them shown,
    until all are back. Return the kind of the top card; nothing where there was none."""
    if deck == ANY:
        decks = [DECK_WORDS[name] for name in DECKS if table.adventures[name].cards]
        if not decks:
            return ""
        word = yield from WHICH_DECK.ask(table, seat, decks)
        deck = word.key
    pile = pile_of(table, deck)
    if deck == "skills" and not pile.cards:
        card = next_skill(table)
        if card is not None:
            pile.cards.append(card)
    table.looked_at = [pile.draw() for _ in range(min(n, len(pile.cards)))]
    table.looker = EVERYBODY if shown else seat
    peeked = ""
    if table.looked_at:
        table.reveal()
        if shown:
            table.log("showed", hero=table.heroes[seat], cards=table.looked_at)
        else:
            table.log("looked-seen", to=seat, cards=table.looked_at)
            table.log("looked", but=seat, hero=table.heroes[seat], n=len(table.looked_at))
        table.show("card", pieces=[card.key for card in table.looked_at], touches=(seat,))
        peeked = table.looked_at[0].kind
        if then == "take-one":
            yield from _take_one(table, seat, pile)
        elif then == "reorder":
            yield from _reorder(table, seat, pile)
        else:
            yield from _top_or_bottom(table, seat, pile)
    table.looker = -1
    return peeked


def _top_or_bottom(table: Runebound, seat: int, pile: Pile[PrintedCard]) -> Rules[None]:
    """Put cards back one by one, in the order the player likes; the one that goes on top last lies on top."""
    while table.looked_at:
        choices = [PutBack(card, top) for card in table.looked_at for top in (True, False)]
        answer = yield from PUT_BACK.ask(table, seat, choices)
        table.looked_at.remove(answer.card)
        pile.cards.insert(len(pile.cards) if answer.top else 0, answer.card)
        if table.looker == EVERYBODY:
            table.log("laid-on-top" if answer.top else "laid-at-bottom", hero=table.heroes[seat], card=answer.card)
        for witness in table.turn_order() if table.looker == EVERYBODY else [seat]:
            pile.show(answer.card, witness)


def _reorder(table: Runebound, seat: int, pile: Pile[PrintedCard]) -> Rules[None]:
    """Put cards back on top; the first card chosen will lie deepest."""
    while table.looked_at:
        card = yield from REORDER.ask(table, seat, table.looked_at)
        table.looked_at.remove(card)
        pile.put_on(card, seat)


def _take_one(table: Runebound, seat: int, pile: Pile[PrintedCard]) -> Rules[None]:
    """Take a skill to hand, or an adventure to be drawn at once; the others go to the bottom."""
    chosen = yield from TAKE_ONE.ask(table, seat, table.looked_at)
    table.looked_at.remove(chosen)
    for card in table.looked_at:
        pile.put_under([card], seat)
    table.looked_at = []
    if isinstance(chosen, Skill):
        hero = table.heroes[seat]
        hero.hand.append(chosen)
        table.log("drew-skills-seen", to=seat, cards=[chosen])
        table.log("drew-skills", but=seat, hero=hero, n=1)
        yield from keep_hand_limit(table, hero)
    else:
        pile.put_on(chosen, seat)


# --- how options are listed ---


WHICH_DECK.option(seen_at(pile_spot))
