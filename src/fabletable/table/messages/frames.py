"""Frames that the service sends to a client."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from fabletable.coach import Counsel, Guidance
from fabletable.kernel.difference import Change
from fabletable.kernel.message import Message
from fabletable.kernel.moment import LinePart
from fabletable.kernel.scene import Ask, Scene
from fabletable.kernel.standing import Standing
from fabletable.table.messages.bounds import WireNumber
from fabletable.table.messages.records import ShownMoment
from fabletable.table.messages.tables import GoalState, ResultInfo, TableInfo

ProposalKind: TypeAlias = Literal["back", "go-on", "close", "pause", "resume", "time", "wait", "bot", "open", "out"]


class KeptLines(msgspec.Struct, forbid_unknown_fields=True):
    """The number of log lines that a client still has of this seat's view (None: the spectator's)."""

    seat: WireNumber | None
    log: WireNumber


class UndoInfo(msgspec.Struct):
    """The last decision of a seat, which it may take back or not. ``free``: this seat may take its last decision back
    without asking. Otherwise ``why`` says why not (None: it has not decided anything)."""

    free: bool
    to: int
    why: Message | None


class AskedAgain(msgspec.Struct):
    """A question that this seat was asked before on this socket: its message id, and the change since then."""

    question: str
    change: Change


class View(msgspec.Struct, tag="view"):
    """The view of one seat (None: a spectator): the whole ``scene`` when it comes in or has lost the thread, else the
    ``change`` of the last moment's scene, or where there is none of the scene in the last view it got, that of number
    ``since``. The question comes as a whole (``ask``) the first time it is asked, then as a change of it (``again``).
    The client keeps its first ``log_from`` lines of the log and appends ``log``; news since the seat's last decision
    begins at line ``recap_from``. ``log_parts`` says of each line in ``log`` if it begins an event, is its new title,
    or stands alone.

    ``moments`` are those since that last view, going on from its scene; for a client that comes in, since the seat's
    last decision, the first of them with its whole scene."""

    seat: int | None
    number: int
    decisions: int
    turn: int | None
    scene: Scene | None
    change: Change | None
    since: int
    ask: Ask | None
    again: AskedAgain | None
    log_from: int
    log: list[Message]
    recap_from: int
    undo: UndoInfo
    result: ResultInfo | None
    meanwhile: list[Message] = []
    """Decisions that a bot made for this seat since its person last decided; only the newest if there are many."""
    log_parts: list[LinePart] = []
    moments: list[ShownMoment] = []
    goal: GoalState | None = None
    """The player's progress at a table with a goal."""


class ChatLine(msgspec.Struct):
    """A line of chat; ``seat`` is -1 for a ``message`` of the table itself."""

    id: int
    seat: int
    text: str
    at: str
    message: Message | None = None


class ProposalInfo(msgspec.Struct):
    """A proposal to go back to decision ``to``, to go on under other rules, or to close the table. It lapses when a
    decision is made."""

    number: int
    seat: int
    to: int
    agreed: list[int]
    waiting: list[int]
    kind: ProposalKind
    id: int


class Welcome(msgspec.Struct, tag="welcome"):
    """The answer to ``hello``: the table, the seats this socket holds, the chat so far. Views follow once the game is
    on."""

    table: TableInfo
    seats: list[int]
    chat: list[ChatLine]
    proposal: ProposalInfo | None
    muted: list[int] = []
    """The seats that this client has muted."""


class TableChanged(msgspec.Struct, tag="table"):
    """The table changed: a person came, went or claimed a seat, the game started or ended."""

    table: TableInfo


class ChatFrame(msgspec.Struct, tag="chat"):
    line: ChatLine


class ProposalFrame(msgspec.Struct, tag="proposal"):
    """The proposal, or None when it was agreed to, was declined or has lapsed. ``declined`` is the seat that said
    no."""

    proposal: ProposalInfo | None
    declined: int | None = None


class AcceptedFrame(msgspec.Struct, tag="accepted"):
    """The command is in the database: ``number`` is the length of the log with it; ``again`` says that it had been sent
    before."""

    id: str
    number: int
    again: bool = False


class RefusedFrame(msgspec.Struct, tag="refused"):
    """The command is refused, and nothing has changed. ``code`` is a message id with ``args``; ``rule`` the chapter
    behind it, if any."""

    id: str
    code: str
    args: dict[str, Any]
    rule: str
    number: int


class HintFrame(msgspec.Struct, tag="hint"):
    """Advice of the coach. A first hint comes fast, better ones follow until one is ``done``. ``key`` is the best
    choice."""

    id: str
    number: int
    seat: int
    key: str
    hint: Counsel | None = None
    done: bool = True


class StandingFrame(msgspec.Struct, tag="where"):
    """The standing of ``seat`` after this ``number``; None if the game does not give one, or is over."""

    id: str
    number: int
    seat: int
    standing: Standing | None


class LessonFrame(msgspec.Struct, tag="lesson"):
    """The page of the lesson for ``seat`` at the view of this ``number``. Bots wait until the page is turned."""

    seat: int
    number: int
    lesson: Guidance


class CrashFrame(msgspec.Struct, tag="crashed"):
    """A rule raised an exception at this choice. The table is as it was before; ``report`` is for the bug report."""

    id: str
    number: int
    key: str
    ask: str
    error: str
    report: str


class ReactionFrame(msgspec.Struct, tag="reacted"):
    seat: int
    sign: int


class PointerFrame(msgspec.Struct, tag="pointed"):
    """A spectator hears that a finger of this seat rests on a choice about these pieces or places; empty when it is
    lifted."""

    seat: int
    spots: list[str]


class TimeUp(msgspec.Struct, tag="clock"):
    """The time of a seat was up. ``what`` the table did, for the ``count``-th time since its person last decided."""

    seat: int
    what: Literal["decided", "held", "resigned"]
    count: int


class PremoveInfo(msgspec.Struct):
    """A premove, and how often it was ``given`` so far: ``always`` for a recurring question, ``once`` for a foreseen
    one, or ``pass`` for all questions that can be passed."""

    id: int
    kind: Literal["always", "once", "pass"]
    question: Message | None
    choice: Message | None
    given: int
    on: bool


class PremovesFrame(msgspec.Struct, tag="ahead"):
    """The premoves of this seat that have not lapsed, sent to its clients alone."""

    seat: int
    answers: list[PremoveInfo]


class ForeseenQuestion(msgspec.Struct, tag="foreseen"):
    """The next question to this seat, as far as the seat can know it at this ``number``; None if it is not certain.
    ``may_pass``: the game asks questions in others' turns that can be passed."""

    id: str
    seat: int
    number: int
    ask: Ask | None
    may_pass: bool


class PremovePlayed(msgspec.Struct, tag="given"):
    """A premove of this seat was given as the decision of this ``number``; sent to its clients alone."""

    seat: int
    number: int
    answer: int
    choice: Message


class Pong(msgspec.Struct, tag="pong"):
    pass


class ErrorFrame(msgspec.Struct, tag="error"):
    """The frame was not understood, or the socket is about to be closed."""

    code: str
    args: dict[str, Any]
    fatal: bool


ServerFrame: TypeAlias = (
    Welcome
    | View
    | TableChanged
    | ChatFrame
    | ProposalFrame
    | AcceptedFrame
    | RefusedFrame
    | HintFrame
    | StandingFrame
    | LessonFrame
    | CrashFrame
    | ReactionFrame
    | PointerFrame
    | TimeUp
    | PremovesFrame
    | ForeseenQuestion
    | PremovePlayed
    | Pong
    | ErrorFrame
)
