"""What can be asked next door, and how the two sides talk: frames of MessagePack, each after its length.

A question brings the log along, so that any worker can answer any question; one that has played this log before only
plays what is new. To ask for something else, add a ``Job`` here and its function in ``answers.py``.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from fabletable.games import find
from fabletable.kernel import Match
from fabletable.kernel import match as kernel_match

T = TypeVar("T")


class GameLog(msgspec.Struct, array_like=True, frozen=True):
    """A game: all that is needed to play it again. The seed never leaves the machine."""

    game: str
    players: int
    seed: str
    options: dict[str, Any]
    keys: list[str]

    @property
    def first_page(self) -> bytes:
        """What tells this game from any other, whatever was decided in it."""
        return msgspec.msgpack.encode([self.game, self.players, self.seed, self.options])

    def begin(self, *, watched: bool = False, quick: bool = False) -> Match:
        """The match before its first decision; a ``quick`` one can only be played on."""
        game = find(self.game)
        return kernel_match.start(game, self.players, self.seed, self.options, watched=watched, quick=quick)


class Urgency(IntEnum):
    """Odds are there in a moment, and whoever is asked waits for them. A bot's move holds up a whole table, advice one
    person, a look back nobody's game, and a study of a whole game nobody who looks back."""

    STUDY = 0
    LOOKING_BACK = 1
    ADVICE = 2
    MOVE = 3
    ODDS = 4


class Job(msgspec.Struct, Generic[T], tag=True, frozen=True):
    """``T`` is what comes back. ``urgency``: what is more urgent goes before all that is less."""

    log: GameLog

    urgency: ClassVar[Urgency] = Urgency.LOOKING_BACK
    seconds: ClassVar[float] = 60.0
    """After this long at it the worker is stopped and the question refused."""


class MoveJob(Job[tuple[str, float]], frozen=True):
    """The key this bot chooses now, with this luck of its own, and how many seconds of processor time that took; after
    so many ``patience`` seconds from what it knows by then (0: it is not hurried)."""

    bot: str
    luck: str
    patience: float = 0.0

    urgency: ClassVar[Urgency] = Urgency.MOVE
    seconds: ClassVar[float] = 30.0


class HintJob(Job[bytes], frozen=True):
    """The best three choices, as the JSON of a ``coach.Counsel``; told as it grows better."""

    urgency: ClassVar[Urgency] = Urgency.ADVICE
    seconds: ClassVar[float] = 30.0


class OddsJob(Job[bytes], frozen=True):
    """How likely each option of the present question goes well, as the JSON of a list of ``Odds`` or null."""

    urgency: ClassVar[Urgency] = Urgency.ODDS
    seconds: ClassVar[float] = 30.0


class NextQuestionJob(Job[bytes], frozen=True):
    """What this seat is asked next as far as it can know, as the JSON of an ``Ask``; nothing where that is open."""

    seat: int

    urgency: ClassVar[Urgency] = Urgency.ADVICE
    seconds: ClassVar[float] = 30.0


class ReviewJob(Job[bytes], frozen=True):
    """How a finished game was won and lost, as the JSON of a ``coach.Review``; its beginnings are told on the way."""

    urgency: ClassVar[Urgency] = Urgency.STUDY
    seconds: ClassVar[float] = 1800.0


class EndingJob(Job[bytes], frozen=True):
    """How a finished game ended, as the JSON of a ``kernel.ending.Epilogue``; told before luck is worked out too."""

    urgency: ClassVar[Urgency] = Urgency.STUDY
    seconds: ClassVar[float] = 600.0


class ReplayJob(Job[bytes], frozen=True):
    """The game as a seat saw it, from decision ``first`` to ``last``, as the JSON of a list of ``afterwards.Frame``."""

    seats: list[int]
    """Who made each decision of the log."""
    seat: int | None
    first: int
    last: int
    over: bool


class TimelineJob(Job[bytes], frozen=True):
    """All decisions with the scores after each, as the JSON of a ``afterwards.Timeline``."""

    seats: list[int]
    over: bool

    seconds: ClassVar[float] = 300.0


class RecordJob(Job[bytes], frozen=True):
    """The record of the game, as JSON, by the version of the rules it was played by; without one, today's."""

    version: str = ""


class ArchiveJob(Job[tuple[bytes, bytes]], frozen=True):
    """What is kept of a game that has just ended, out of playing it once: its record as ``RecordJob`` tells it, and its
    course as ``TimelineJob`` does."""

    seats: list[int]
    version: str

    seconds: ClassVar[float] = 300.0


class RuleExamplesJob(Job[bytes], frozen=True):
    """What shows the chapters of the rules, as the JSON of ``kernel.cutting.Cutting`` by chapter: of a game that was
    played as this seat saw it, else out of the game's own book."""

    seat: int | None
    own: bool
    """The log is a game that was played."""

    urgency: ClassVar[Urgency] = Urgency.STUDY


AnyJob = (
    MoveJob
    | HintJob
    | OddsJob
    | NextQuestionJob
    | ReviewJob
    | EndingJob
    | ReplayJob
    | TimelineJob
    | RecordJob
    | ArchiveJob
    | RuleExamplesJob
)
