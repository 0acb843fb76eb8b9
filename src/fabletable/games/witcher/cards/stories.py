"""The deck of all story cards: city, wilds and events."""

from __future__ import annotations

from typing import Final

from fabletable.games.witcher.table import StoryCard
from fabletable.kernel import Deck

STORIES: Final[Deck[StoryCard]] = Deck(StoryCard)
