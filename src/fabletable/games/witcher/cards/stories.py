"""The deck of all story cards: city, wilds and events."""

from __future__ import annotations

from typing import Final

from fabletable.games.witcher.table import Story
from fabletable.kernel import Deck

STORIES: Final[Deck[Story]] = Deck(Story)
