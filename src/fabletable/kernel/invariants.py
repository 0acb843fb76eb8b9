"""The invariants of a game: no piece is created or lost, and everything countable can happen and is shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic

from fabletable.kernel.moment import MomentKind
from fabletable.kernel.table import OnTable


def nothing() -> Sequence[str]:
    return ()


NO_LINES: Final[Mapping[str, MomentKind]] = {}


class Invariants(Generic[OnTable]):
    """The invariants of a game.

    ``pieces(table)`` counts every card, cube, face and token by name, in all places; the counts never change during a
    match. ``coverage()`` names everything that ``table.count`` can count, so that a simulation can report what never
    occurred. ``shown`` names log lines that must come with a moment, and its kind.
    """

    __slots__ = ("coverage", "pieces", "shown")

    def __init__(
        self,
        pieces: Callable[[OnTable], Mapping[str, int]],
        coverage: Callable[[], Sequence[str]] = nothing,
        shown: Mapping[str, MomentKind] = NO_LINES,
    ) -> None:
        self.pieces: Callable[[OnTable], Mapping[str, int]] = pieces
        self.coverage: Callable[[], Sequence[str]] = coverage
        self.shown: Mapping[str, MomentKind] = shown
