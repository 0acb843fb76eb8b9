"""What is counted: every piece, so that nothing is created or lost; all that can ever happen; what is seen of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic

from fabletable.kernel.moment import MomentKind
from fabletable.kernel.table import OnTable


def nothing() -> Sequence[str]:
    return ()


NO_LINES: Final[Mapping[str, MomentKind]] = {}


class Invariants(Generic[OnTable]):
    """``pieces(table)`` counts every card, cube, face and token by name, wherever it lies: it never changes during a
    match. ``coverage()`` names all that ``table.count`` can ever count, so that a simulation can tell what never came.
    ``shown`` names lines of the story that are never only told: each is seen in a moment of its kind.
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
