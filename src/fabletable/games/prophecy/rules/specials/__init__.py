"""What is special about single cards, one file a deck: each function is registered with its card."""

from __future__ import annotations

from fabletable.games.prophecy.rules.specials import artifacts, rare_items, skills
from fabletable.games.prophecy.rules.windows import check_windows

__all__ = ["artifacts", "check_windows", "rare_items", "skills"]
