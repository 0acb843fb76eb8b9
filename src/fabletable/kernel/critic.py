"""An observer of a game that notes blunders: choices that no sensible player makes."""

from __future__ import annotations

from typing import Any, Generic

from mypy_extensions import mypyc_attr

from fabletable.kernel.decision import Decision
from fabletable.kernel.table import OnTable


@mypyc_attr(allow_interpreted_subclasses=True)
class Critic(Generic[OnTable]):
    """Watches one match for ``fabletable simulate --blunders``. A game derives its own critic, which may remember
    earlier turns. It never changes the table."""

    __slots__ = ("blunders",)

    def __init__(self) -> None:
        self.blunders: list[tuple[str, int]] = []
        """The blunders seen so far, each with its seat, in order."""

    def sees(self, table: OnTable, decision: Decision, chosen: Any) -> None:
        """Watch a choice before it takes effect, with the table, the decision and the chosen option."""

    def sees_the_end(self, table: OnTable) -> None:
        """Watch the end, once, when the game is over."""

    def blunder(self, name: str, seat: int) -> None:
        """Note a blunder; ``name`` is one of the game's ``blunders``."""
        self.blunders.append((name, seat))
