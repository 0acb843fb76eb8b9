"""The table of the day, the trial of the week, and their results."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from fabletable.coach.days import DayKind
from fabletable.coach.stretch import GoalLane
from fabletable.kernel.goal import StretchGoal
from fabletable.kernel.message import Message
from fabletable.table.messages.bounds import whole
from fabletable.table.messages.tables import FaceName

DayState = Literal["open", "begun", "done", "later", "past"]
"""The state of a day's table for one person. ``open``: it can be played. ``begun``: the first try goes on. ``done``:
the first try is over. ``later``: its day has not come. ``past``: its day is over; it can be practised."""

Zone = Annotated[int, msgspec.Meta(ge=-840, le=840)]
"""The number of minutes by which the person's clock is ahead of UTC."""


class DayTry(msgspec.Struct):
    """A person's first try at a table of the day. ``lane`` is there once it was compared with the bots."""

    table: str
    is_done: bool = False
    is_reached: bool = False
    lane: GoalLane | None = None


class DayCard(msgspec.Struct):
    """A table of a day. ``sealed`` is the commitment to its seed, ``hero`` the player's hero."""

    why: DayKind
    day: str
    game: str
    title: Message
    goal: StretchGoal
    minutes: int
    sealed: str
    state: DayState
    first: DayTry | None = None
    hero: Message | None = None
    told: Message | None = None
    """The result of the first try in words, once it is done."""


class WeekTrial(msgspec.Struct):
    """Seven small goals in one game, Monday first; ``reached`` counts those that were reached at the first try."""

    game: str
    goals: list[DayCard]
    reached: int


class Today(msgspec.Struct):
    """The tables of a day. ``left`` is the number of seconds until local midnight. ``streak`` is the number of days in
    a row with a finished table, ``days`` the last seven days, today last. ``is_listed``: first tries are listed here;
    otherwise all tries are practice."""

    day: str
    left: int
    first: str
    tables: list[DayCard]
    week: WeekTrial
    last_week: WeekTrial
    streak: int
    days: list[bool]
    is_listed: bool


class NewDayTable(msgspec.Struct, forbid_unknown_fields=True):
    """A request to play a table of the day; ``day`` names a past day of the trial, to practise."""

    game: str
    why: DayKind = "day"
    day: Annotated[str, whole("([0-9]{4}-[0-9]{2}-[0-9]{2})?")] = ""
    name: str = ""
    face: FaceName = ""
    zone: Zone = 0


class DayResult(msgspec.Struct):
    """The result of a table of a day. ``lanes`` are the player's own, then those of the bots as far as they are known;
    ``beats`` is the strongest bot that did worse without luck."""

    why: DayKind
    day: str
    game: str
    goal: StretchGoal
    title: Message
    told: Message
    line: Message
    lanes: list[GoalLane]
    is_first: bool
    streak: int
    beats: str = ""


class DayResultProgress(msgspec.Struct):
    part: float
    result: DayResult | None


class ListedTry(msgspec.Struct):
    """A first try on the list of a server. Its record is that of the ``table``; ``mark`` is the last hash of the
    record's chain."""

    table: str
    name: str
    face: str
    lane: GoalLane
    mark: str
    is_mine: bool = False


class DayList(msgspec.Struct):
    """The first tries of a day, the best without luck first."""

    why: DayKind
    day: str
    game: str
    goal: StretchGoal
    title: Message
    tries: list[ListedTry]
    bots: list[GoalLane]
