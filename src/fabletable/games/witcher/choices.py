"""Options that many questions list in the same way: cards, potions, and the words that decline or end."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, TypeVar

from fabletable.games.witcher.kinds import ActionCard, Potion
from fabletable.games.witcher.pieces import action_piece, face_text, potion_piece
from fabletable.games.witcher.table import OldWorld
from fabletable.kernel import Barred, Decision, Message, Word
from fabletable.kernel.question import Listing
from fabletable.kernel.scene import BarredChoice, CardChange, Choice, barred_choice

Listed = TypeVar("Listed")
ListingOf: TypeAlias = Callable[[OldWorld, Decision, Listed], Choice]


def word_choice(decision: Decision, word: Word, declined: str = "", *, ends: bool = False) -> Choice:
    """List a word. ``declined`` is how it is called where it declines the question: by what one does instead; with
    ``ends`` it gives up what else could still be done."""
    alone = len(decision.options) == 1
    label = Message(declined) if declined else word.message
    return Choice(word.key, label, main=alone, ends=(ends or bool(declined)) and not alone)


def or_word(declined: str = "", *, ends: bool = False) -> Callable[[ListingOf[Listed]], Listing[OldWorld]]:
    """Let a function that lists options list the question's word as well: ``@BET.option`` over ``@or_word(...)``."""

    def with_word(listing: ListingOf[Listed]) -> Listing[OldWorld]:
        def listed(table: OldWorld, decision: Decision, option: Listed | Word) -> Choice:
            if isinstance(option, Word):
                return word_choice(decision, option, declined, ends=ends)
            return listing(table, decision, option)

        return listed

    return with_word


def card_choice(table: OldWorld, decision: Decision, card: ActionCard) -> Choice:
    return Choice(card.key, card.message, face_text(card), [card.key], piece=action_piece(card))


def deck_changes(table: OldWorld, decision: Decision, card: ActionCard | Word) -> list[CardChange]:
    """Compare a card with the deck it would join: how many of its kind there are."""
    if not isinstance(card, ActionCard):
        return []
    hero = table.witchers[decision.seat]
    had = sum(1 for each in hero.cards if each.colour == card.colour)
    return [CardChange(Message("change-kind", {"kind": Message(f"kind-{card.colour}")}), had, had + 1)]


def potion_choice(table: OldWorld, decision: Decision, potion: Potion) -> Choice:
    return Choice(potion.key, potion.message, potion.text, [potion.key], piece=potion_piece(potion))


def barred_piece(table: OldWorld, decision: Decision, barred: Barred) -> BarredChoice:
    """List what is not possible now where the thing itself lies."""
    return barred_choice(barred, [barred.message.piece or barred.key])
