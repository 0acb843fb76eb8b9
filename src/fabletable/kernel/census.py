"""What is counted: every piece, so that nothing is created or lost, and all that can ever happen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic

from fabletable.kernel.table import OnTable


def nothing() -> Sequence[str]:
    return ()


class Census(Generic[OnTable]):
    """``pieces(table)`` counts every card, cube, face and token by name, wherever it lies: it never changes during a
    match. ``coverage()`` names all that ``table.count`` can ever count, so that a simulation can tell what never came.
    """

    __slots__ = ("coverage", "pieces")

    def __init__(
        self, pieces: Callable[[OnTable], Mapping[str, int]], coverage: Callable[[], Sequence[str]] = nothing
    ) -> None:
        self.pieces: Callable[[OnTable], Mapping[str, int]] = pieces
        self.coverage: Callable[[], Sequence[str]] = coverage
