"""The result of a game."""

from __future__ import annotations

from collections.abc import Sequence

from fabletable.kernel.message import Message


class Result:
    """The seats that won (several when shared, none when all lost) and every seat's score."""

    __slots__ = ("notes", "scores", "winners")

    def __init__(self, winners: Sequence[int], scores: Sequence[int], notes: Sequence[Message] = ()) -> None:
        self.winners: list[int] = list(winners)
        self.scores: list[int] = list(scores)
        self.notes: list[Message] = list(notes)

    def __repr__(self) -> str:
        return f"Result(winners={self.winners}, scores={self.scores})"
