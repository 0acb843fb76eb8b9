"""Runebound, third edition: heroes cross Terrinoth, gather trophies and skills, and face a villain."""

from __future__ import annotations

from fabletable.games.runebound.game import GAME
from fabletable.games.runebound.messages import messages

__all__ = ["GAME", "messages"]
