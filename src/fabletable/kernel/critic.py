"""Somebody who watches a game and notes what no sensible player does."""

from __future__ import annotations

from typing import Any, Generic

from mypy_extensions import mypyc_attr

from fabletable.kernel.decision import Decision
from fabletable.kernel.table import OnTable


@mypyc_attr(allow_interpreted_subclasses=True)
class Critic(Generic[OnTable]):
    """Watches one match, for ``fabletable simulate --blunders``. A game derives its own and keeps what it has to
    remember from one turn to the next; it only looks and never changes the table."""

    __slots__ = ("blunders",)

    def __init__(self) -> None:
        self.blunders: list[tuple[str, int]] = []
        """What was seen: the folly and the seat, in order."""

    def sees(self, table: OnTable, decision: Decision, chosen: Any) -> None:
        """Before every choice takes effect: the table as it lies, what is asked, and what was chosen."""

    def sees_the_end(self, table: OnTable) -> None:
        """Once, when the game is over."""

    def blunder(self, name: str, seat: int) -> None:
        """Note one; ``name`` is one of the game's ``blunders``."""
        self.blunders.append((name, seat))
