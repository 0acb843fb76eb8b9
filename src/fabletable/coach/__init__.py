"""The coach: what the best choices are and why, and how a finished game was won, lost and ended.

It knows no game and sees no more than a seat may: all its figures are counted in imagined games, played on by the quick
bot on every seat, with the same luck for every choice that is compared.
"""

from __future__ import annotations

from fabletable.coach.ending import epilogue
from fabletable.coach.foresight import foreseen
from fabletable.coach.guide import Guidance, Guide, LessonPage, Progress
from fabletable.coach.hint import Candidate, Counsel, hints
from fabletable.coach.review import Review, Weighed, review
from fabletable.coach.trials import Figure

__all__ = [
    "Candidate",
    "Counsel",
    "Figure",
    "Guidance",
    "Guide",
    "LessonPage",
    "Progress",
    "Review",
    "Weighed",
    "epilogue",
    "foreseen",
    "hints",
    "review",
]
