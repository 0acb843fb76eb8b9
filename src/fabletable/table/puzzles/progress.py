"""A person's progress with puzzles, in one note: which were answered, and how."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from fabletable.coach.puzzle import HARDEST, PuzzleHead
from fabletable.table.messages.puzzles import PuzzleLevel, PuzzleStanding

NOTE: Final = "puzzles"
MOST_MARKS: Final = 900
"""The number of puzzles whose marks are stored; the oldest marks are removed first."""
DAYS: Final = 28
RECENT: Final = 40
REST_DAYS: Final = 30
"""The number of days after which a solved puzzle may be asked again."""
WELL, POORLY = 8, 5
"""Answers right at the first try, of the last ten. From ``WELL`` on, harder puzzles are asked; below ``POORLY``, easier
ones."""


class PuzzleMark(msgspec.Struct, array_like=True, frozen=True):
    """The marks of one puzzle. ``first``: it was once solved at the first try without help. ``day`` is the day of the
    last answer."""

    solved: bool = False
    first: bool = False
    day: int = 0


class PuzzleProgress(msgspec.Struct):
    """The answers of a person to puzzles: ``marks`` by puzzle, the latest answer last; ``days`` counts the puzzles
    solved on each day; ``offset`` is the time zone of the last answer, in minutes ahead of UTC."""

    marks: dict[str, PuzzleMark] = {}
    row: int = 0
    longest: int = 0
    days: dict[int, int] = {}
    recent: list[bool] = []
    offset: int = 0

    def answer(self, puzzle: str, day: int, *, right: bool, tries: int, hints: int) -> None:
        """Store an answer. Only the first try counts for streaks and rates."""
        before = self.marks.pop(puzzle, None)
        first = right and not tries and not hints
        if before is None:
            self.marks[puzzle] = PuzzleMark(right, first, day)
        else:
            self.marks[puzzle] = PuzzleMark(before.solved or right, before.first, day)
        for old in list(self.marks)[:-MOST_MARKS]:
            del self.marks[old]
        if right:
            self.days[day] = self.days.get(day, 0) + 1
            self.days = {each: count for each, count in self.days.items() if each > day - 2 * DAYS}
        if not tries:
            self.row = self.row + 1 if right else 0
            self.longest = max(self.longest, self.row)
            self.recent = [*self.recent, first][-RECENT:]

    def standing(self, puzzles: Sequence[PuzzleHead]) -> PuzzleStanding:
        marks = [self.marks[puzzle.id] for puzzle in puzzles if puzzle.id in self.marks]
        return PuzzleStanding(
            len(puzzles), len(marks), sum(mark.solved for mark in marks), sum(mark.first for mark in marks)
        )

    def last_days(self, day: int) -> list[int]:
        return [self.days.get(each, 0) for each in range(day - DAYS + 1, day + 1)]

    def order(self, puzzles: Sequence[PuzzleHead], day: int, level: PuzzleLevel) -> list[PuzzleHead]:
        """Return the puzzles in the order in which to ask them: never answered ones, then missed ones, then those
        solved at least a month ago. Among equals the wanted difficulty comes first. Recently solved puzzles are left
        out."""
        places = {puzzle: place for place, puzzle in enumerate(self.marks)}
        wanted = self.difficulty(level)

        def rank(puzzle: PuzzleHead) -> tuple[int, int, int]:
            mark = self.marks.get(puzzle.id)
            apart = abs(puzzle.difficulty - wanted)
            return (0, apart, 0) if mark is None else (2 if mark.solved else 1, apart, places[puzzle.id])

        ready = [puzzle for puzzle in puzzles if not self._rests(puzzle, day)]
        return sorted(ready, key=rank)

    def _rests(self, puzzle: PuzzleHead, day: int) -> bool:
        mark = self.marks.get(puzzle.id)
        return mark is not None and mark.solved and mark.day > day - REST_DAYS

    def difficulty(self, level: PuzzleLevel) -> int:
        """Return the difficulty to look for; for ``as-i-can`` it follows from the last ten answers."""
        if level != "as-i-can":
            return HARDEST if level == "hard" else 1
        last = self.recent[-10:]
        if len(last) < 10 or POORLY <= sum(last) < WELL:
            return 2
        return HARDEST if sum(last) >= WELL else 1
