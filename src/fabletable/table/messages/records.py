"""Looking back: fairness, replays, reviews, endings."""

from __future__ import annotations

from typing import Annotated

import msgspec

from fabletable.coach import Review
from fabletable.director import SceneScript
from fabletable.kernel.difference import Change
from fabletable.kernel.ending import Epilogue
from fabletable.kernel.message import Message
from fabletable.kernel.moment import LinePart, MomentKind, MomentResult, Sum
from fabletable.kernel.scene import Ask, Prose, Scene
from fabletable.table.messages.tables import ResultInfo, Stop, TableInfo


class Fairness(msgspec.Struct):
    """The proof of fair dice. ``secret`` and ``seed`` are empty until the game is over."""

    commitment: str
    seed_commitment: str
    entropy: list[str]
    secret: str
    seed: str
    how: Message
    key: str
    """The public key the server signs records with."""


class LobbyTables(msgspec.Struct):
    """Public tables that wait for people, that can be watched, and that were played to the end, newest first."""

    waiting: list[TableInfo]
    watch: list[TableInfo]
    told: list[TableInfo]


class ShownMoment(msgspec.Struct, omit_defaults=True):
    """A moment on its way: what one seat saw, once. Its scene is ``scene``, or what became (``change``) of the one
    before it: that of the moment before it in the list, or the one the list goes on from. ``after`` so many decisions;
    ``lines`` are the log lines that tell of it, from and up to; ``event`` is the line that begins its event, -1 if
    none does; ``touches`` are the seats whose own thing it is; ``result`` is what an outcome is to the first side.
    ``script`` comes with the first moment of each scene and says how the director stages it."""

    kind: MomentKind
    after: int
    lines: tuple[int, int]
    scene: Scene | None = None
    change: Change | None = None
    event: int = -1
    pieces: list[str] = []
    touches: list[int] = []
    sums: list[Sum] = []
    because: Message | None = None
    result: MomentResult = ""
    prose: Prose | None = None
    script: SceneScript | None = None


class ReplayFrame(msgspec.Struct):
    """The table after ``at`` decisions as one seat saw it, and what was then decided, and by whom. ``log`` goes on
    from line ``log_from``, with its ``log_parts``; ``moments`` are what was to be seen on the way there, going on from
    the scene of the frame before; in the first frame the first of them brings its whole scene. What lies there then is
    ``scene``, or what became (``change``) of that of the last moment or, without one, of the frame before. ``cards`` is
    the question, where one chose among cards, and ``took`` the key of the card that was taken."""

    at: int
    scene: Scene | None
    change: Change | None
    log: list[Message]
    turn: int | None
    question: Message | None
    chosen: Message | None
    log_from: int = 0
    log_parts: list[LinePart] = []
    moments: list[ShownMoment] = []
    cards: Ask | None = None
    took: str = ""


class Replay(msgspec.Struct):
    """Some frames of a game; ``decisions`` is how many of them can be shown. ``stop`` is where the rules of today no
    longer lead to what was played."""

    seat: int | None
    decisions: int
    frames: list[ReplayFrame]
    stop: Stop | None = None


class TimelineDecision(msgspec.Struct):
    at: int
    seat: int
    ask: str
    key: str
    chapter: Message
    scores: list[int | None]


class Timeline(msgspec.Struct):
    """All decisions in order, with the public scores after each."""

    moments: list[TimelineDecision]
    result: ResultInfo | None
    stop: Stop | None = None


class ReviewProgress(msgspec.Struct):
    """A review as far as it is computed: ``part`` of the work is done, from 0 to 1."""

    part: float
    review: Review | None


class EndingProgress(msgspec.Struct):
    """The ending of a game as far as it is computed: ``part`` of the work is done, from 0 to 1. Luck comes last."""

    part: float
    ending: Epilogue | None


class NewFork(msgspec.Struct, forbid_unknown_fields=True):
    """A request for a fork: a person plays on for ``seat`` after the first ``at`` decisions of a finished game, bots
    for the others. Without ``bot`` the bots of the game stay, and ``medium`` bots replace its people."""

    at: Annotated[int, msgspec.Meta(ge=0)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=20)]
    name: str
    bot: str = ""
