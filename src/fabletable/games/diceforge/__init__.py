"""Dice Forge: heroes forge their dice for the gods. Rules as implemented: docs/diceforge.md."""

from __future__ import annotations

from fabletable.games.diceforge.game import GAME
from fabletable.games.diceforge.messages import messages

__all__ = ["GAME", "messages"]
