"""The decks: every card of the house enters one of them where it is declared."""

from __future__ import annotations

from typing import Final, TypeVar

from fabletable.games.runebound.kinds import Adventure, Asset, HeroCard, PrintedCard, Skill, StoryCard
from fabletable.games.runebound.numbers import numbered
from fabletable.kernel import Deck

C = TypeVar("C", bound=PrintedCard)

HEROES: Final[Deck[HeroCard]] = Deck(HeroCard)
SKILLS: Final[Deck[Skill]] = Deck(Skill)
ASSETS: Final[Deck[Asset]] = Deck(Asset)
ADVENTURES: Final[Deck[Adventure]] = Deck(Adventure)
"""Enemies, events and quests of the three adventure decks."""
STORIES: Final[Deck[StoryCard]] = Deck(StoryCard)


def declare(deck: Deck[C], *cards: C) -> None:
    """Put cards of the house into their deck, with their numbers written into their texts."""
    for card in numbered(*cards):
        deck.add(card)


def adventures(deck: str, scenario: str, *cards: Adventure) -> None:
    """Declare adventures of this deck and scenario."""
    declare(ADVENTURES, *(card.lies_in(deck, scenario) for card in cards))
