"""Prophecy: five guilds, two kinds of battle, five guarded artifacts, one crown. Rules: docs/prophecy.md."""

from __future__ import annotations

from fabletable.games.prophecy.game import GAME
from fabletable.games.prophecy.messages import messages

__all__ = ["GAME", "messages"]
