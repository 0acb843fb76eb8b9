"""The Witcher: Old World. Hunt monsters, train, brawl, gamble; the fourth trophy wins (docs/witcher.md)."""

from __future__ import annotations

from fabletable.games.witcher.game import GAME
from fabletable.games.witcher.messages import messages

__all__ = ["GAME", "messages"]
