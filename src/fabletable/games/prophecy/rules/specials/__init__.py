"""What is special about single cards, one file a deck: each function is registered with its card."""

from __future__ import annotations

from fabletable.games.prophecy.rules.chance_cards import check_chance_cards
from fabletable.games.prophecy.rules.effects import check_effects
from fabletable.games.prophecy.rules.specials import artifacts, rare_items, skills
from fabletable.games.prophecy.rules.windows import check_windows

__all__ = ["artifacts", "check_cards", "rare_items", "skills"]


def check_cards() -> None:
    """Whatever a card says is done, and whatever it lets one do can be done."""
    check_windows()
    check_effects()
    check_chance_cards()
