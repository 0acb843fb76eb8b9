"""Puzzles and a person's mistakes: overview, question, answer."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from fabletable.coach.trials import Figure
from fabletable.kernel.message import Message
from fabletable.kernel.scene import Ask, Scene

Offset = Annotated[int, msgspec.Meta(ge=-840, le=840)]
"""The minutes by which the person's clock is ahead of UTC: days begin at their midnight."""
PuzzleLevel = Literal["gentle", "as-i-can", "hard"]

# --- what there is ---


class PuzzleStanding(msgspec.Struct):
    """The standing of ``count`` puzzles: the numbers of those that were ``answered``, ``solved``, and solved at the
    ``first`` try."""

    count: int
    answered: int
    solved: int
    first: int


class GamePuzzles(msgspec.Struct):
    """The puzzles of a game. If there are none to ask, ``code`` and ``args`` give the reason."""

    game: str
    standing: PuzzleStanding
    code: str = ""
    args: dict[str, Any] = {}


class ThemePuzzles(msgspec.Struct):
    theme: str
    games: list[str]
    standing: PuzzleStanding


class MistakeCounts(msgspec.Struct):
    """The numbers of mistakes that are ``due`` today, ``waiting`` for another day, and ``gone`` for good. ``next`` is
    the number of days until the next one comes."""

    due: int
    waiting: int
    gone: int
    next: int | None = None


class PuzzleOverview(msgspec.Struct):
    """The puzzles that a person has solved. ``row`` is the number of puzzles in a row that were solved at the first
    try, ``longest`` the longest such row. ``days`` counts the puzzles solved on each of the last 28 days, today last.
    ``recent`` says of each of the last answers whether it was right at the first try."""

    games: list[GamePuzzles]
    themes: list[ThemePuzzles]
    row: int
    longest: int
    days: list[int]
    recent: list[bool]
    mistakes: MistakeCounts


# --- asking ---


class NewPuzzleRun(msgspec.Struct, forbid_unknown_fields=True):
    """A request for puzzles: those of a ``game`` or ``theme``; or ``mine``, the mistakes that are due, or those of one
    ``table``."""

    game: str = ""
    theme: str = ""
    level: PuzzleLevel = "as-i-can"
    mine: bool = False
    table: str = ""
    offset: Offset = 0


class PuzzleName(msgspec.Struct):
    game: str
    id: str


class PuzzleRun(msgspec.Struct):
    puzzles: list[PuzzleName]


class PuzzleMoment(msgspec.Struct):
    """A decision as its seat saw it; ``seats`` are the seats of the decisions before it."""

    scene: Scene
    ask: Ask
    seats: list[int]


class AskedPuzzle(msgspec.Struct):
    """A puzzle before it is answered. ``mine``: it is a mistake of the person who asks."""

    game: str
    id: str
    names: list[str]
    theme: str
    scene: Scene
    ask: Ask
    mine: bool


# --- answering ---


class PuzzleTry(msgspec.Struct, forbid_unknown_fields=True):
    """The choice; empty to be shown the answer. ``tries`` and ``hints`` count the wrong tries and the hints before
    it."""

    key: str = ""
    tries: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0
    hints: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0
    offset: Offset = 0


class ChoiceChance(msgspec.Struct):
    """A choice, the chance to win with it, and how much less that is than with the best one; None if no trials were
    played."""

    key: str
    chance: Figure | None = None
    behind: Figure | None = None
    why: Message | None = None


class PeopleCount(msgspec.Struct):
    """The number of people on this server who were asked, and of those who solved it at the first try."""

    asked: int
    found: int


class PuzzleSolution(msgspec.Struct):
    """The whole answer. ``choices`` begin with the best; ``taken`` is what was done in the real game; ``found`` are the
    bots that find the best choice."""

    best: str
    told: Message
    taken: str
    choices: list[ChoiceChance]
    found: list[str]
    people: PeopleCount | None = None


class PuzzleReply(msgspec.Struct):
    """The answer to a try. After a wrong try it has only the chance of that choice. ``kept`` is the number of days
    until the puzzle comes back as a mistake."""

    right: bool
    tried: ChoiceChance | None
    solution: PuzzleSolution | None
    row: int
    longest: int
    kept: int | None = None


class NewPuzzleTable(msgspec.Struct, forbid_unknown_fields=True):
    """The name of the person who plays on from a puzzle."""

    name: str


class PuzzleLink(msgspec.Struct):
    """The letters of a link that carries the puzzle."""

    link: str


# --- one's own mistakes ---


class MistakeVisit(msgspec.Struct):
    """The mistake came back after this number of days, and was answered right or wrong."""

    after: int
    right: bool


class MistakeInfo(msgspec.Struct):
    """A costly choice of the person, as a puzzle. It comes back in ``due`` days (0 or less: today). If it cannot be
    asked, ``code`` is the reason."""

    id: str
    game: str
    theme: str
    names: list[str]
    seat: int
    question: Message
    chosen: Message
    loss: float
    visits: list[MistakeVisit]
    due: int
    code: str = ""


class Mistakes(msgspec.Struct):
    """The mistakes of a person. ``today`` has the ids of the mistakes that come back today, at most ten. ``answered``
    is the number of puzzles that the person has answered; where it is 0, an overview of puzzles has nothing of
    theirs."""

    counts: MistakeCounts
    today: list[str]
    mistakes: list[MistakeInfo]
    answered: int


class ReviewedTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table whose review is done: the faults of the person who asks are stored as mistakes."""

    table: str
    offset: Offset = 0


class KeptMistakes(msgspec.Struct):
    """The mistakes of one game that can be trained, the costliest first."""

    ids: list[str]


class MistakeChange(msgspec.Struct, forbid_unknown_fields=True):
    """A request to remove a mistake ("not again"), with ``kept`` False, or to bring it back, with True."""

    kept: bool
    offset: Offset = 0
