"""What a bot is: one method."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from mypy_extensions import mypyc_attr

from fabletable.kernel import Chance, Decision, Match

Imagine: TypeAlias = Callable[[], Match]
"""Gives a twin of the match in which all that the bot's seat cannot know has been shuffled again."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is a program. It is never shown the real table: only the decision, and a way to imagine."""

    looks_ahead: bool = True
    """False for a bot that never imagines: its simulations need no checkpoints and run faster."""

    def __init__(self, chance: Chance) -> None:
        self.chance: Chance = chance
        """The bot's own luck, seeded: the same bot plays the same game the same way again."""

    def decide(self, decision: Decision, imagine: Imagine) -> Any:
        """One of the decision's options."""
        raise NotImplementedError
