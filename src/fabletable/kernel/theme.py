"""Themes of training, the same in every game. Their names are the messages ``theme-NAME``; ``theme-NAME.ask`` is the
question to ask oneself."""

from __future__ import annotations

from typing import Final

OTHER: Final = "other"
SPEND: Final = "spend"
LAST_TURN: Final = "last-turn"

THEMES: Final = (
    "fight", "in-fight", "retreat", "travel", "turn", "buy", "forge", "learn", "reward", SPEND, LAST_TURN, OTHER
)  # fmt: skip
"""The themes in the order in which they are listed."""
