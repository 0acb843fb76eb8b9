"""Tables and seats: how they are made, and what everyone may know of them."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from fabletable.kernel.goal import StretchGoal
from fabletable.kernel.message import Message
from fabletable.table.messages.bounds import whole

SeatKind = Literal["here", "invited", "bot"]
Visibility = Literal["link", "public"]
TableState = Literal["gathering", "playing", "over", "closed"]
ClockKind = Literal["none", "evening", "letter"]
WhenUp = Literal["decide", "hold", "resign"]
Hour = Annotated[int, msgspec.Meta(ge=0, le=23)]
Presence = Literal["here", "looking-away", "line-lost", "away", "bot", "left", "free"]
LinkState = Literal["none", "made", "opened", "withdrawn"]


FaceName: TypeAlias = Annotated[str, whole("[a-z]{0,16}")]
"""The name of a face, such as ``fox``; empty: none was picked."""


class SeatInfo(msgspec.Struct):
    """A seat as everyone sees it. ``bot`` decides for it when the seat is a bot's or ``held`` for a person who is away.
    ``away`` is for how many seconds its person has been gone (None: here, or the seat is empty); ``version`` rises with
    every change of the seat."""

    seat: int
    kind: SeatKind
    name: str
    bot: str
    claimed: bool
    online: bool
    held: bool
    entropy: str
    away: int | None
    version: int
    choosing: bool = False
    """Its link was opened, and its person is choosing a name."""
    link: LinkState = "none"
    opened: str | None = None
    """The time at which its link was opened."""
    resigned: bool = False
    presence: Presence = "free"
    presence_seconds: int = 0
    """The seconds for which its person has been away, or looking away."""
    face: str = ""
    """The face its person has picked; a client draws those it knows."""


class ResultInfo(msgspec.Struct):
    winners: list[int]
    scores: list[int]
    notes: list[Message]


class Stop(msgspec.Struct):
    """The rules have changed since the table was played: decision ``number`` now has another result. It was made under
    version ``played`` of the rules; ``present`` is the present version."""

    number: int
    played: str
    present: str


class RematchInfo(msgspec.Struct):
    """The table of the rematch, and for each seat of this table the seat there. The secrets are the same."""

    table: str
    seats: list[int]


class NightHours(msgspec.Struct, forbid_unknown_fields=True, rename={"first": "from", "last": "to"}):
    """Hours in which no clock runs, in the local time of a place this many minutes ahead of UTC."""

    first: Hour = 22
    last: Hour = 8
    offset_minutes: Annotated[int, msgspec.Meta(ge=-840, le=840)] = 0


class TimeControl(msgspec.Struct, forbid_unknown_fields=True):
    """The clock that was agreed: time for a turn, and a reserve for the whole game; by letter days, with days off.
    ``when_up``: a bot decides that one question, holds the seat until its person is back, or the seat resigns."""

    kind: ClockKind = "none"
    turn_seconds: Annotated[int, msgspec.Meta(ge=10, le=30 * 86_400)] = 180
    reserve_seconds: Annotated[int, msgspec.Meta(ge=0, le=30 * 86_400)] = 1200
    holiday_days: Annotated[int, msgspec.Meta(ge=0, le=60)] = 10
    nights: NightHours | None = None
    when_up: WhenUp = "decide"
    may_pause: bool = True


GoalReason = Literal["day", "week", "duel"]


class TableGoal(msgspec.Struct, forbid_unknown_fields=True):
    """The reason why a table has the same luck as other tables: it is a table of the ``day``, a small goal of the
    week's trial, or part of a duel."""

    why: GoalReason
    day: str
    goal: StretchGoal


class GoalState(msgspec.Struct):
    """The progress of a seat towards its goal: ``count`` of ``n``, in ``turn`` of ``turns`` (0: to the end of the
    game)."""

    title: Message
    count: int
    n: int
    turn: int
    turns: int
    is_reached: bool


class TableTerms(msgspec.Struct, forbid_unknown_fields=True):
    """The terms everyone agrees to by sitting down; they never change. ``bot`` decides when the time of a seat is up
    and plays for one that has resigned, unless resigning takes a seat ``out`` of the game."""

    clock: TimeControl = msgspec.field(default_factory=TimeControl)
    bot: str = "medium"
    resign: Literal["bot", "out"] = "bot"
    reactions: bool = True
    chat: bool = True
    goal: TableGoal | None = None
    """The table's goal, which only the service sets; a client cannot ask for it."""
    duel: str = ""
    """The duel that is played here; set only by the service."""
    by_link: bool = False
    """The duel came by a link, so others may know its seed; set only by the service."""

    @property
    def has_luck_of_others(self) -> bool:
        """Return whether other people play the same table with the same luck."""
        return self.goal is not None or bool(self.duel)


class SeatClock(msgspec.Struct):
    """The time a seat has left. If its clock runs, ``until`` is when all of its time is used up. It ``ran_out`` this
    often since the person last decided."""

    turn_seconds: int
    reserve_seconds: int
    holiday_days: int
    holiday: bool
    until: str | None
    ran_out: int


class ClockState(msgspec.Struct):
    """The clocks as they are ``at`` that time; that of the ``running`` seat runs, first its turn, then its reserve."""

    running: int | None
    paused: bool
    at: str
    seats: list[SeatClock]


class JoinRequest(msgspec.Struct):
    """A person without a good link asks to be let in."""

    id: int
    name: str
    at: str


class ForkInfo(msgspec.Struct):
    """The finished game that a table plays on from, after its first ``at`` decisions."""

    table: str
    at: int


class TableInfo(msgspec.Struct):
    """A table as everyone sees it; ``number`` is how many entries its log has, ``turn`` the seat that decides,
    ``rules`` the version of the rules it is played by, ``grace`` the seconds a person may be away before others may let
    a bot hold the seat."""

    id: str
    game: str
    rules: str
    options: dict[str, Any]
    visibility: Visibility
    state: TableState
    seats: list[SeatInfo]
    number: int
    turn: int | None
    spectators: int
    created: str
    touched: str
    commitment: str
    grace: int
    result: ResultInfo | None = None
    stop: Stop | None = None
    notice: Message | None = None
    """A notice for everyone at the table, such as that the rules may have changed."""
    again: RematchInfo | None = None
    host_seat: int | None = None
    """The seat of the host; None when they only watch."""
    host_gone: bool = False
    """The host has been away for a day: every seat may now invite people and change seats."""
    join_requests: list[JoinRequest] = []
    language: str = "en"
    hide_names: bool = False
    """Names are left out of the preview that messengers show."""
    waiting_for: list[int] = []
    """The seats that everyone waits for: the one that is asked, or those that have not answered a proposal."""
    waited_seconds: int = 0
    terms: TableTerms = msgspec.field(default_factory=TableTerms)
    clock: ClockState | None = None
    screens: int = 0
    """The number of big screens that show the table; beside one, a phone shows only a hand."""
    origin: ForkInfo | None = None


class NewSeat(msgspec.Struct, forbid_unknown_fields=True):
    kind: SeatKind
    name: str = ""
    bot: str = ""
    face: FaceName = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    seats: list[NewSeat]
    options: dict[str, Any] = {}
    visibility: Visibility = "link"
    start: bool = False
    grace: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 120
    language: Annotated[str, whole("[a-z]{2}")] = "en"
    hide_names: bool = False
    terms: TableTerms = msgspec.field(default_factory=TableTerms)


class SeatKey(msgspec.Struct):
    """The secret of a seat; it opens the seat."""

    seat: int
    secret: str


class TableMade(msgspec.Struct):
    """A new table. ``host`` is the host's secret; ``keys`` those of the seats that people take. ``join`` opens any free
    seat, and so does the ``word``, which can be read aloud; both are empty when no seat is open to others."""

    table: TableInfo
    host: str
    keys: list[SeatKey]
    join: str = ""
    word: str = ""


class Claim(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    face: FaceName = ""


class SeatClaimed(msgspec.Struct):
    """The secret is new: the one of the invitation no longer opens anything."""

    seat: int
    secret: str
    table: TableInfo


class Entropy(msgspec.Struct, forbid_unknown_fields=True):
    text: str
