"""Duels with the same luck: beginning one, its state, and the games side by side."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from fabletable.coach.same_luck import DuelComparison, DuelResult
from fabletable.kernel.duel_link import LONGEST_DUEL, MOST_PEOPLE
from fabletable.kernel.goal import StretchGoal
from fabletable.kernel.message import Message
from fabletable.table.messages.tables import FaceName

DuelState = Literal["open", "begun", "waiting", "full", "done", "expired"]
"""The state of a duel for one person. ``open``: it can be played. ``begun``: the person's own game goes on.
``waiting``: their own is over, another is not. ``full``: others have all places. ``done``: all have finished and
everything is shown. ``expired``: time is up and not all have finished."""

DuelLetters = Annotated[str, msgspec.Meta(max_length=LONGEST_DUEL + 400)]
"""The text of a duel's link after its path, or the whole URL."""


class NewDuel(msgspec.Struct, forbid_unknown_fields=True):
    """A request to begin a duel: ``people`` play this set-up, each at a table of their own, and so does the bot
    ``against`` them if one is named. ``bots`` sit at the other seats, ``medium`` ones where none is named."""

    game: str
    players: Annotated[int, msgspec.Meta(ge=1, le=16)] = 2
    options: dict[str, Any] = {}
    bots: Annotated[list[str], msgspec.Meta(max_length=15)] = []
    people: Annotated[int, msgspec.Meta(ge=1, le=MOST_PEOPLE)] = 2
    against: str = ""
    goal: StretchGoal | None = None
    name: str = ""


class JoinDuel(msgspec.Struct, forbid_unknown_fields=True):
    """A request to play a duel, or to continue one's own game."""

    name: str
    face: FaceName = ""


class DuelText(msgspec.Struct, forbid_unknown_fields=True):
    link: DuelLetters


class DuelSides(msgspec.Struct, forbid_unknown_fields=True):
    """A request to compare two games of a finished duel in a link, by their places in it."""

    link: DuelLetters
    one: Annotated[int, msgspec.Meta(ge=0, le=MOST_PEOPLE)] = 0
    other: Annotated[int, msgspec.Meta(ge=0, le=MOST_PEOPLE)] = 1


class DuelAttempt(msgspec.Struct):
    """One player's game of a duel. If it came by a link, ``table`` is empty and ``link`` carries the game."""

    name: str
    face: str = ""
    bot: str = ""
    is_mine: bool = False
    table: str = ""
    link: str = ""
    result: DuelResult | None = None


class DuelInfo(msgspec.Struct):
    """A duel as one person may see it. ``sealed`` is the commitment to its seed, ``left`` the number of seconds in
    which it can be played. ``names`` are those who have begun. ``mine`` is the person's own game; ``attempts`` are all
    games, once all have finished. ``is_kept``: a server keeps the seed; otherwise a link carries it. ``by_link``: the
    duel came here by a link, so others may know the seed."""

    id: str
    game: str
    title: Message | None
    goal: StretchGoal | None
    players: int
    options: dict[str, Any]
    bots: list[str]
    people: int
    against: str
    by: str
    sealed: str
    state: DuelState
    left: int
    names: list[str]
    is_kept: bool
    by_link: bool = False
    mine: DuelAttempt | None = None
    attempts: list[DuelAttempt] = []


class DuelList(msgspec.Struct):
    """The duels of a person, the newest first."""

    duels: list[DuelInfo]


class DuelProgress(msgspec.Struct):
    """Two games side by side; complete when ``part`` of the work is 1."""

    part: float
    comparison: DuelComparison | None
