"""The room next door: processes that hold the rules and think; the one with the sockets only stores and tells."""

from __future__ import annotations

from fabletable.server.thinkers.crew import Thinkers
from fabletable.server.thinkers.questions import Course, Frames, Log, Move, Question, Written

__all__ = ["Course", "Frames", "Log", "Move", "Question", "Thinkers", "Written"]
