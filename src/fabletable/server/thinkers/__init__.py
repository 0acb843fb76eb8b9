"""The room next door: processes that hold the rules and think; the one with the sockets only stores and tells."""

from __future__ import annotations

from fabletable.server.thinkers.crew import Thinkers
from fabletable.server.thinkers.questions import (
    Advised,
    ComesNext,
    Course,
    Ended,
    Exemplified,
    Finished,
    Frames,
    Log,
    Move,
    Question,
    Reckoned,
    Reviewed,
    Written,
)

__all__ = [
    "Advised",
    "ComesNext",
    "Course",
    "Ended",
    "Exemplified",
    "Finished",
    "Frames",
    "Log",
    "Move",
    "Question",
    "Reckoned",
    "Reviewed",
    "Thinkers",
    "Written",
]
