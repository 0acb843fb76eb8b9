"""Prophecy: five guilds, two kinds of battle, five guarded artifacts, one crown. Rules: docs/prophecy.md."""

from __future__ import annotations

from fabletable.games.prophecy.game import Prophecy
from fabletable.games.prophecy.text import messages

GAME = Prophecy()

__all__ = ["GAME", "messages"]
