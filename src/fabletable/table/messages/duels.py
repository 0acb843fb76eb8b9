"""Duels with the same luck: beginning one, how far it is, and the games side by side."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from fabletable.coach.same_luck import DuelComparison, DuelResult
from fabletable.kernel.duel_link import LONGEST_DUEL, MOST_PEOPLE
from fabletable.kernel.goal import StretchGoal
from fabletable.kernel.message import Message
from fabletable.table.messages.tables import FaceName

DuelState = Literal["open", "begun", "waiting", "full", "done", "expired"]
"""It can be played; one's own game goes on; one's own is over, another is not; all places are taken by others; all are
done and everything is shown; not everybody was done in time."""

DuelLetters = Annotated[str, msgspec.Meta(max_length=LONGEST_DUEL + 400)]
"""The letters of a duel, or a whole URL."""


class NewDuel(msgspec.Struct, forbid_unknown_fields=True):
    """Begin a duel: each of so many ``people``, and the bot ``against`` them if one is named, plays this set-up at a
    table of their own. ``bots`` sit at the other seats, medium ones where none is named."""

    game: str
    players: Annotated[int, msgspec.Meta(ge=1, le=16)] = 2
    options: dict[str, Any] = {}
    bots: Annotated[list[str], msgspec.Meta(max_length=15)] = []
    people: Annotated[int, msgspec.Meta(ge=1, le=MOST_PEOPLE)] = 2
    against: str = ""
    goal: StretchGoal | None = None
    name: str = ""


class JoinDuel(msgspec.Struct, forbid_unknown_fields=True):
    """Play a duel, or go on with one's own game."""

    name: str
    face: FaceName = ""


class DuelText(msgspec.Struct, forbid_unknown_fields=True):
    link: DuelLetters


class DuelSides(msgspec.Struct, forbid_unknown_fields=True):
    """Compare two games of a finished duel in a link, by their places in it."""

    link: DuelLetters
    one: Annotated[int, msgspec.Meta(ge=0, le=MOST_PEOPLE)] = 0
    other: Annotated[int, msgspec.Meta(ge=0, le=MOST_PEOPLE)] = 1


class DuelAttempt(msgspec.Struct):
    """The game of one who takes part. ``table`` is empty where it came by a link; ``link`` then carries it."""

    name: str
    face: str = ""
    bot: str = ""
    is_mine: bool = False
    table: str = ""
    link: str = ""
    result: DuelResult | None = None


class DuelInfo(msgspec.Struct):
    """A duel as one person may see it. ``sealed`` is the commitment to its seed, ``left`` the seconds in which it can
    be played. ``names`` are those who have begun. ``mine`` is one's own game; ``attempts`` are all of them, once all
    are done. ``is_kept``: a server keeps the seed; else a link carries it."""

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
    mine: DuelAttempt | None = None
    attempts: list[DuelAttempt] = []


class DuelList(msgspec.Struct):
    """The duels of a person, the newest first."""

    duels: list[DuelInfo]


class DuelProgress(msgspec.Struct):
    """Two games side by side, once ``part`` of the work is all of it."""

    part: float
    comparison: DuelComparison | None
