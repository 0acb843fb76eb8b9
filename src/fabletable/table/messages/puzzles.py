"""Puzzles and one's own mistakes: what there is, what is asked, how it is answered."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from fabletable.coach.trials import Figure
from fabletable.kernel.message import Message
from fabletable.kernel.scene import Ask, Scene

Offset = Annotated[int, msgspec.Meta(ge=-840, le=840)]
"""The minutes by which the person's clock is ahead of UTC: days turn at their midnight."""
PuzzleLevel = Literal["gentle", "as-i-can", "hard"]

# --- what there is ---


class PuzzleStanding(msgspec.Struct):
    """Of ``count`` puzzles, the numbers that were ever ``answered``, that were ``solved``, and that were solved at the
    ``first`` try."""

    count: int
    answered: int
    solved: int
    first: int


class GamePuzzles(msgspec.Struct):
    """The puzzles of a game; ``code`` and ``args`` say why there are none to ask."""

    game: str
    standing: PuzzleStanding
    code: str = ""
    args: dict[str, Any] = {}


class ThemePuzzles(msgspec.Struct):
    theme: str
    games: list[str]
    standing: PuzzleStanding


class MistakeCounts(msgspec.Struct):
    """The numbers of those that are ``due`` today, ``waiting`` for another day, and ``gone`` for good. ``next`` is the
    number of days until the next one comes."""

    due: int
    waiting: int
    gone: int
    next: int | None = None


class PuzzleOverview(msgspec.Struct):
    """``row`` puzzles in a row were right at once, ``longest`` at most; ``days`` are how many were solved on each of
    the last 28 days, today last; ``recent`` tells of the last answers whether each was right at first try."""

    games: list[GamePuzzles]
    themes: list[ThemePuzzles]
    row: int
    longest: int
    days: list[int]
    recent: list[bool]
    mistakes: MistakeCounts


# --- asking ---


class NewPuzzleRun(msgspec.Struct, forbid_unknown_fields=True):
    """Puzzles of a ``game`` or ``theme``; or ``mine``: the mistakes that are due, or those of one ``table``."""

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
    """A decision as its seat saw it; ``seats`` are those of the decisions before."""

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
    """The choice, or an empty one to be shown the answer. ``tries`` and ``hints`` count the wrong tries and the hints
    before it."""

    key: str = ""
    tries: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0
    hints: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0
    offset: Offset = 0


class ChoiceChance(msgspec.Struct):
    """A choice, the chance to win with it, and how much less that is than with the best; None: it was not weighed."""

    key: str
    chance: Figure | None = None
    behind: Figure | None = None
    why: Message | None = None


class PeopleCount(msgspec.Struct):
    """The number of people of this house who were asked, and of those who found it at first try."""

    asked: int
    found: int


class PuzzleSolution(msgspec.Struct):
    """The whole answer, ``choices`` best first; ``taken`` is what was done in the real game, ``found`` are the bots
    that find the best choice."""

    best: str
    told: Message
    taken: str
    choices: list[ChoiceChance]
    found: list[str]
    people: PeopleCount | None = None


class PuzzleReply(msgspec.Struct):
    """The answer to a try: for a wrong one it holds its own chance and nothing else. ``kept`` is the number of days
    after which it comes back among the mistakes."""

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
    """It came back after this number of days and was answered right or wrong."""

    after: int
    right: bool


class MistakeInfo(msgspec.Struct):
    """A costly choice of one's own, as a puzzle. It comes in ``due`` days, today at 0 and below. Where ``code`` is not
    empty it cannot be asked, and this is why."""

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
    """``today`` are the ids of those that come back today, at most ten."""

    counts: MistakeCounts
    today: list[str]
    mistakes: list[MistakeInfo]


class ReviewedTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table whose review is done: the faults of the person who asks are kept."""

    table: str
    offset: Offset = 0


class KeptMistakes(msgspec.Struct):
    """The mistakes of one game that can be trained, the costliest first."""

    ids: list[str]


class MistakeWish(msgspec.Struct, forbid_unknown_fields=True):
    """``kept`` is False to remove a mistake ("not again"), True to bring it back."""

    kept: bool
    offset: Offset = 0
