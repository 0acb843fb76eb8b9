"""The schedule of a person's mistakes. Each mistake is a note; it comes back after 1, 3 and 10 days until it has been
answered right twice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec

from fabletable.coach.own_puzzle import WeighedChoices
from fabletable.kernel.message import Message
from fabletable.table.messages.puzzles import MistakeCounts, MistakeVisit

MISTAKE: Final = "mistake-"
"""The beginning of the names of these notes."""
BOOK: Final = "mistakes"
STEPS: Final = (1, 3, 10)
ENOUGH: Final = 2
"""The number of right answers after which a mistake is solved for good."""
MOST_A_DAY: Final = 10
MOST_MISTAKES: Final = 150
MOST_SEEN: Final = 1500


class MistakeBook(msgspec.Struct):
    """The mistakes of a person, as they are stored. ``gone`` counts the mistakes that are solved for good; ``seen`` has
    the ids of all that were ever stored, so that none is stored twice."""

    gone: int = 0
    seen: list[str] = []


class PlayedMoment(msgspec.Struct):
    """A moment of a played game: its set-up and all decisions before it."""

    players: int
    seed: str
    options: dict[str, Any]
    keys: list[str]


class MistakeNote(msgspec.Struct):
    """A fault of a reviewed game (``moment``), or a missed puzzle of a pack (``moment`` is None). ``version`` is the
    rules version. ``since`` is the day on which it was stored or last came back. ``removed`` is the day on which the
    person chose "not again"."""

    id: str
    game: str
    version: str
    theme: str
    seat: int
    question: Message
    chosen: Message
    key: str
    best: str
    loss: float
    since: int
    names: list[str] = []
    table: str = ""
    moment: PlayedMoment | None = None
    visits: list[MistakeVisit] = []
    weighed: WeighedChoices | None = None
    removed: int | None = None

    @property
    def step(self) -> int:
        return STEPS[min(len(self.visits), len(STEPS) - 1)]

    @property
    def due(self) -> int:
        """Return the day on which it comes back."""
        return self.since + self.step

    @property
    def right(self) -> int:
        return sum(visit.right for visit in self.visits)

    @property
    def is_gone(self) -> bool:
        return self.right >= ENOUGH

    def visit(self, day: int, *, right: bool) -> None:
        """Store an answer. Only the first answer on or after the day it came back counts; before that day it is
        practice."""
        if day >= self.due:
            self.visits = [*self.visits, MistakeVisit(self.step, right)]
            self.since = day


def kept(notes: Mapping[str, MistakeNote]) -> list[MistakeNote]:
    """Return the mistakes that are being trained, the next one first."""
    there = [note for note in notes.values() if note.removed is None and not note.is_gone]
    return sorted(there, key=lambda note: (note.due, -note.loss, note.id))


def due_today(notes: Iterable[MistakeNote], day: int, can_ask: Mapping[str, str]) -> list[MistakeNote]:
    """Return the mistakes that come back today, at most ten. Those that cannot be asked now are left for later."""
    notes = list(notes)
    answered = sum(bool(note.visits) and note.since == day for note in notes)
    due = [note for note in notes if note.due <= day and not can_ask[note.id]]
    return due[: max(0, MOST_A_DAY - answered)]


def counted(notes: list[MistakeNote], due: list[MistakeNote], book: MistakeBook, day: int) -> MistakeCounts:
    waits = [max(1, note.due - day) for note in notes if note not in due]
    return MistakeCounts(len(due), len(waits), book.gone, min(waits, default=None))
