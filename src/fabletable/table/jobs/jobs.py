"""Jobs: work that takes long and is computed by workers.

A job carries the log of its game, so that any worker can run it. A worker that has played this log before plays only
what is new. To add a job, define its class here and its function in ``run.py``.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from fabletable.coach.stretch import GoalLane
from fabletable.games import find
from fabletable.kernel import Match
from fabletable.kernel import match as kernel_match
from fabletable.kernel.goal import StretchGoal
from fabletable.kernel.link import LinkHeader

T = TypeVar("T")


class GameLog(msgspec.Struct, array_like=True, frozen=True):
    """Everything needed to play a game again. The seed never leaves the machine."""

    game: str
    players: int
    seed: str
    options: dict[str, Any]
    keys: list[str]

    @property
    def first_page(self) -> bytes:
        """The part of the log that identifies the game, without its decisions."""
        return msgspec.msgpack.encode([self.game, self.players, self.seed, self.options])

    def begin(self, *, watched: bool = False, quick: bool = False) -> Match:
        """Return the match before its first decision; a ``quick`` one can only be played on."""
        game = find(self.game)
        return kernel_match.start(game, self.players, self.seed, self.options, watched=watched, quick=quick)


class Urgency(IntEnum):
    """The order of jobs, the most urgent first. Odds take a moment, and a person waits for them. A bot's move holds up
    a whole table, a hint one person. A replay holds up no game, and a review of a whole game holds up nothing."""

    STUDY = 0
    LOOKING_BACK = 1
    ADVICE = 2
    MOVE = 3
    ODDS = 4


class Job(msgspec.Struct, Generic[T], tag=True, frozen=True):
    """A job for a worker, with an answer of type ``T``. Jobs of greater ``urgency`` run first."""

    log: GameLog

    urgency: ClassVar[Urgency] = Urgency.LOOKING_BACK
    seconds: ClassVar[float] = 60.0
    """The time after which the job is stopped and refused."""


class MoveJob(Job[tuple[str, float]], frozen=True):
    """Let a bot choose. The answer is the key and the seconds of processor time used. ``luck`` seeds the bot's chance.
    After ``patience`` seconds it answers with the best it has found (0: there is no limit)."""

    bot: str
    luck: str
    patience: float = 0.0

    urgency: ClassVar[Urgency] = Urgency.MOVE
    seconds: ClassVar[float] = 30.0


class UnwatchedMoveJob(MoveJob, frozen=True):
    """Let a bot choose at a table without people, as in a duel. It comes after all jobs that people wait for, so it may
    take long."""

    urgency: ClassVar[Urgency] = Urgency.STUDY
    seconds: ClassVar[float] = 600.0


class HintJob(Job[bytes], frozen=True):
    """Find the best three choices, as the JSON of a ``coach.hint.Counsel``; better ones are reported as progress."""

    urgency: ClassVar[Urgency] = Urgency.ADVICE
    seconds: ClassVar[float] = 30.0


class OddsJob(Job[bytes], frozen=True):
    """Compute the odds of each option of the present question, as the JSON of a list of ``Odds`` or null."""

    urgency: ClassVar[Urgency] = Urgency.ODDS
    seconds: ClassVar[float] = 30.0


class NextQuestionJob(Job[bytes], frozen=True):
    """Foresee the next question to this seat as far as it can know, as the JSON of an ``Ask``; else empty."""

    seat: int

    urgency: ClassVar[Urgency] = Urgency.ADVICE
    seconds: ClassVar[float] = 30.0


class ReviewJob(Job[bytes], frozen=True):
    """Review a finished game, as the JSON of a ``coach.review.Review``; partial reviews are reported as progress."""

    urgency: ClassVar[Urgency] = Urgency.STUDY
    seconds: ClassVar[float] = 1800.0


class EndingJob(Job[bytes], frozen=True):
    """Compute the ending of a finished game, as the JSON of a ``kernel.ending.Epilogue``; first without luck."""

    urgency: ClassVar[Urgency] = Urgency.STUDY
    seconds: ClassVar[float] = 600.0


class ReplayJob(Job[bytes], frozen=True):
    """Compute frames ``first`` to ``last`` of a replay as a seat saw them, as the JSON of a list of ``ReplayFrame``."""

    seats: list[int]
    """The seat of each decision of the log."""
    seat: int | None
    first: int
    last: int
    over: bool


class TimelineJob(Job[bytes], frozen=True):
    """List all decisions with the scores after each, as the JSON of a ``Timeline``."""

    seats: list[int]
    over: bool

    seconds: ClassVar[float] = 300.0


class RecordJob(Job[bytes], frozen=True):
    """Write the record of the game, as JSON, for the rules version it was played by; without one, the present
    version."""

    version: str = ""


class ArchiveJob(Job[tuple[bytes, bytes]], frozen=True):
    """Write the record and the timeline of a game that has just ended, in one replay."""

    seats: list[int]
    version: str

    seconds: ClassVar[float] = 300.0


class RuleExamplesJob(Job[bytes], frozen=True):
    """Find an example for each chapter of the rules, as the JSON of a ``RuleExample`` by chapter: in a game that was
    played, as this seat saw it, otherwise in the game of the book."""

    seat: int | None
    own: bool
    """True if the log is a game that was played."""

    urgency: ClassVar[Urgency] = Urgency.STUDY


class PuzzleJob(Job[bytes], frozen=True):
    """Return the decision at the end of the log as its seat sees it, as the JSON of a ``PuzzleMoment``."""


class WeighJob(Job[bytes], frozen=True):
    """Compare the choices of that decision with the best one, as the JSON of a ``coach.own_puzzle.WeighedChoices``. If
    ``best`` is not given, it is found first."""

    best: str
    others: list[str]

    urgency: ClassVar[Urgency] = Urgency.ADVICE


class PackLinkJob(Job[bytes], frozen=True):
    """Pack the game into the letters of a link with this header."""

    header: LinkHeader

    urgency: ClassVar[Urgency] = Urgency.ADVICE


class StretchEndJob(Job[bytes], frozen=True):
    """Say whether the game has ended, or the stretch with its goal, as JSON."""

    goal: StretchGoal

    urgency: ClassVar[Urgency] = Urgency.ADVICE


class OpenLinkJob(Job[tuple[list[tuple[int, str]], bool]], frozen=True):
    """Decode the decisions in the text of a link, as ``kernel.link.LinkedDecisions``; the log has no decisions."""

    letters: str

    urgency: ClassVar[Urgency] = Urgency.ADVICE


class StretchJob(Job[bytes], frozen=True):
    """Compare a player's stretch with those of these bots, who have the same luck, as the JSON of a list of
    ``GoalLane``, the player's own first. ``known`` are lanes of bots that need not be played again."""

    goal: StretchGoal
    bots: list[str]
    known: list[GoalLane] = []

    urgency: ClassVar[Urgency] = Urgency.STUDY
    seconds: ClassVar[float] = 1200.0


class TrackJob(Job[bytes], frozen=True):
    """Replay a game of a duel and note its player's decisions, as the JSON of a ``DuelTrack``."""

    goal: StretchGoal | None = None


AnyJob = (
    MoveJob
    | UnwatchedMoveJob
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
    | PuzzleJob
    | WeighJob
    | PackLinkJob
    | OpenLinkJob
    | StretchJob
    | StretchEndJob
    | TrackJob
)
