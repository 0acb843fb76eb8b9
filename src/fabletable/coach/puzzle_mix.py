"""The mixture of a pack: of every hundred puzzles only so many are of one kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from fabletable.coach.puzzle import Puzzle
from fabletable.kernel.theme import LAST_TURN

MIXED: Final = 100
"""The bounds apply to the first hundred puzzles, to the second, and so on. So a pack can grow."""
UNFOUND: Final = "unfound"
MOST: Final = {LAST_TURN: 40, UNFOUND: 20}
"""The largest numbers of last turns, and of puzzles that ``master`` does not find because it does not search there. In
a game that ends with a fight most clear decisions are last turns, and they all teach the same: count what the last blow
needs. ``master`` has to find at least 70 of 100."""


def kinds_of(theme: str, found: Sequence[str]) -> list[str]:
    """Return the kinds of a puzzle of which a pack takes only so many."""
    return [*([LAST_TURN] if theme == LAST_TURN else []), *([] if "master" in found else [UNFOUND])]


def full_kinds(puzzles: Sequence[Puzzle]) -> frozenset[str]:
    """Return the kinds of which the hundred that is being filled has enough."""
    begun = puzzles[len(puzzles) // MIXED * MIXED :]
    counted = Counter(kind for each in begun for kind in kinds_of(each.theme, each.found))
    return frozenset(kind for kind, count in counted.items() if count >= MOST[kind])


def mixed(puzzles: Sequence[Puzzle], more: Sequence[Puzzle], count: int) -> list[Puzzle]:
    """Return the puzzles and those of ``more`` that still have room, at most ``count``."""
    grown = list(puzzles)
    for puzzle in more:
        if len(grown) < count and full_kinds(grown).isdisjoint(kinds_of(puzzle.theme, puzzle.found)):
            grown.append(puzzle)
    return grown
