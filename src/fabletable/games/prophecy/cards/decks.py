"""The decks: every card of the house enters one of them where it is declared."""

from __future__ import annotations

from typing import Final

from fabletable.games.prophecy.kinds import ChanceCard, Character, Creature, Item, Opportunity, Skill
from fabletable.kernel import Deck

CHARACTERS: Final[Deck[Character]] = Deck(Character)
CHANCE_CARDS: Final[Deck[ChanceCard]] = Deck(ChanceCard)
CREATURES: Final[Deck[Creature]] = Deck(Creature)
"""The creatures of the adventure deck, and the guardians, which have a rank."""
OPPORTUNITIES: Final[Deck[Opportunity]] = Deck(Opportunity)
ITEMS: Final[Deck[Item]] = Deck(Item)
"""Common and rare items, and the artifacts."""
SKILLS: Final[Deck[Skill]] = Deck(Skill)
