"""The ending of a game: a game describes it in one place, and clients get everything they need to show it.

A game names an ``Ending``. The kernel fills the parts that are left out from the result, the scores and the scenes, so
a game without an ``Ending`` has one too. Rules mark memorable things with ``table.note(...)``, which costs nothing in a
match without notes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic, Literal, TypeAlias

import msgspec

from fabletable.kernel.finale import Finale, FinaleThing
from fabletable.kernel.message import Arg, Message
from fabletable.kernel.result import Result
from fabletable.kernel.scene import Art, Gem
from fabletable.kernel.table import Note, OnTable

BATTLE: Final = "battle"
"""The note of a finished fight: ``table.note(BATTLE, seat, won, monster)``; ``won`` is 1 or 0. Most fights win an
award."""
ESCAPE: Final = "escape"
"""The note of a narrow survival: ``table.note(ESCAPE, seat, left, monster)``, with the health, cards or points left.
The least wins an award."""


# --- what is told of it ---


class Column(msgspec.Struct):
    """A source of points."""

    label: Message
    note: Message | None = None


class Bars(msgspec.Struct, tag_field="leaf", tag="bars"):
    """Points by source: a bar per seat, a part for each of the ``columns``."""

    title: Message
    columns: list[Column]
    rows: list[list[int]]
    """The points by seat, in the order of the columns."""


class Curves(msgspec.Struct, tag_field="leaf", tag="lines"):
    """A measure over the whole game: each seat's value after each of the decisions ``at``."""

    title: Message
    at: list[int]
    values: list[list[float | None]]
    icon: str = ""
    gem: Gem | None = None
    note: Message | None = None
    band: list[list[float]] = []
    """The 95 % band around 0 by seat, for luck."""


class LaneMark(msgspec.Struct):
    """An occurrence after ``at`` decisions."""

    at: int
    label: Message
    look: Literal["disc", "diamond", "cross", "icon"] = "disc"
    icon: str = ""


class Span(msgspec.Struct):
    """A seat's possession from decision ``first`` to ``last``."""

    seat: int
    first: int
    last: int


class Lane(msgspec.Struct):
    """A seat with its ``marks``, or a thing with the ``spans`` of its owners."""

    label: Message
    seat: int | None = None
    marks: list[LaneMark] = []
    spans: list[Span] = []


class NamedSpan(msgspec.Struct):
    """A named part of the game: an act, the last battle."""

    first: int
    last: int
    label: Message


class Lanes(msgspec.Struct, tag_field="leaf", tag="lanes"):
    """A timeline with a lane for each seat, or for each thing that was fought over."""

    title: Message
    lanes: list[Lane]
    stretches: list[NamedSpan] = []
    note: Message | None = None


class BoutSide(msgspec.Struct):
    """One side of a bout: the total ``n``, of which ``luck`` came from the die."""

    label: Message
    n: int
    luck: int = 0
    seat: int | None = None


class Bout(msgspec.Struct):
    label: Message
    sides: list[BoutSide]
    outcome: Message | None = None


class Bouts(msgspec.Struct, tag_field="leaf", tag="bouts"):
    """The last battle, bout by bout: two sides against each other."""

    title: Message
    bouts: list[Bout]
    note: Message | None = None


class BoutFighter(msgspec.Struct):
    """A fighter, with the health or cards left at the beginning and after each blow."""

    label: Message
    levels: list[int]
    seat: int | None = None


class Blows(msgspec.Struct, tag_field="leaf", tag="blows"):
    """The last fight, blow by blow: the rest of each side. ``blows`` name them; each side has one level more."""

    title: Message
    foes: list[BoutFighter]
    blows: list[Message]
    note: Message | None = None


class TrophyIcon(msgspec.Struct):
    label: Message
    icon: str
    note: Message | None = None
    at: int | None = None


class TrophyRow(msgspec.Struct):
    """The trophies of a seat; empty places up to ``room``."""

    seat: int
    things: list[TrophyIcon]
    room: int = 0
    note: Message | None = None


class TrophyWall(msgspec.Struct, tag_field="leaf", tag="wall"):
    """Trophies, seat by seat."""

    title: Message
    rows: list[TrophyRow]
    note: Message | None = None


class Fate(msgspec.Struct):
    """The fate of a character: when, who, what."""

    when: Message
    who: Message
    what: Message
    seat: int | None = None
    at: int | None = None
    bad: bool = False


class Fates(msgspec.Struct, tag_field="leaf", tag="fates"):
    title: Message
    fates: list[Fate]
    note: Message | None = None


Leaf: TypeAlias = Bars | Curves | Lanes | Bouts | Blows | TrophyWall | Fates


class WonAward(msgspec.Struct):
    """An award, to one seat or to those who share it."""

    label: Message
    icon: str
    text: Message
    seats: list[int]


class TurningPoint(msgspec.Struct):
    """A change of ``seat``'s chance to win from ``before``, after ``at`` decisions, to ``after`` soon afterwards;
    ``log`` are its lines."""

    at: int
    seat: int
    before: float
    after: float
    log: list[Message]


class Trail(msgspec.Struct):
    """The places that a seat's pawn has visited, in order."""

    seat: int
    places: list[str]


class Round(msgspec.Struct):
    """A round begins after ``at`` decisions."""

    at: int
    label: Message


class Highlight(msgspec.Struct):
    """A scene worth seeing again, after ``at`` decisions: its weight, the milliseconds it gets, its line, the picture
    of what it is about, and ``why`` it matters."""

    at: int
    weight: int
    lasts: int
    line: Message | None
    icon: str = ""
    seat: int | None = None
    art: Art | None = None
    why: Message | None = None


class ChronicleText(msgspec.Struct):
    """A text of the game that was read at the table, after ``at`` decisions: by ``seat``, if it was put to one, with
    the answer that it led to."""

    at: int
    title: Message
    text: list[Message]
    icon: str = ""
    seat: int | None = None
    answer: Message | None = None
    art: Art | None = None


class Epilogue(msgspec.Struct):
    """The ending of one game. ``title`` names the winner, ``lead`` says how, ``tale`` more of it. ``board``: how much
    of the board belongs to it. ``highlights`` and ``texts`` are in order."""

    game: str
    winners: list[int]
    scores: list[int]
    decisions: int
    title: Message
    lead: Message | None
    tale: list[Message]
    icon: str
    again: Message
    board: Literal["", "plain", "trails"]
    rounds: list[Round]
    leaves: list[Leaf]
    measures: list[Curves]
    awards: list[WonAward]
    turns: list[TurningPoint]
    trails: list[Trail]
    luck: Curves | None = None
    finale: Finale | None = None
    highlights: list[Highlight] = []
    texts: list[ChronicleText] = []


# --- what a game tells ---


class FinishedGame:
    """A finished game as its ending reads it: the result, and the notes that rules made while it was played."""

    __slots__ = ("decisions", "notes", "result", "rounds", "seats")

    def __init__(self, seats: int, result: Result, decisions: int, notes: Sequence[Note], rounds: list[Round]) -> None:
        self.seats: int = seats
        self.result: Result = result
        self.decisions: int = decisions
        self.notes: list[Note] = list(notes)
        """All notes in order; ``at`` is the number of decisions before each."""
        self.rounds: list[Round] = rounds

    def noted(self, what: str, seat: int | None = None) -> list[Note]:
        """Return the notes of this name, of all seats or of one."""
        return [note for note in self.notes if note.what == what and seat in (None, note.seat)]

    def total(self, what: str, seat: int) -> int:
        return sum(note.n for note in self.noted(what, seat))

    def round_at(self, decisions: int) -> Message:
        """Return the round that was played when this many decisions were made. What the last decision of a round brings
        belongs to that round, although the next one begins with it."""
        label = self.rounds[0].label
        for each in self.rounds:
            if each.at >= decisions:
                break
            label = each.label
        return label

    def thing_of(self, note: Note, icon: str, when: Message | None = None) -> FinaleThing:
        """Return what a note is about as a thing of the finale, with the round in which it was won."""
        return FinaleThing(note.about.message, icon, when or self.round_at(note.at), note.seat, note.at)


class Measure(Generic[OnTable]):
    """A number of every seat's that is drawn over time: ``Measure(message("health"), health, icon="hearts")``. The
    seat that ever had most of ``riches`` gets an award."""

    __slots__ = ("gem", "icon", "label", "of", "riches")

    def __init__(
        self,
        label: Message,
        of: Callable[[OnTable, int], int],
        *,
        icon: str = "",
        gem: Gem | None = None,
        riches: bool = False,
    ) -> None:
        self.label: Message = label
        self.of: Callable[[OnTable, int], int] = of
        self.icon: str = icon
        self.gem: Gem | None = gem
        self.riches: bool = riches


class PointSource(Generic[OnTable]):
    """A source of points:
    ``PointSource(Message("source-hammer"), lambda table, finished, seat: finished.total("hammer", seat))``"""

    __slots__ = ("label", "note", "of")

    def __init__(
        self, label: Message, of: Callable[[OnTable, FinishedGame, int], int], note: Message | None = None
    ) -> None:
        self.label: Message = label
        self.of: Callable[[OnTable, FinishedGame, int], int] = of
        self.note: Message | None = note


class Merit:
    """A seat's claim to an award. The highest ``rank`` wins, among equals the earliest (``at``); ``args`` go into its
    text."""

    __slots__ = ("args", "at", "rank")

    def __init__(self, rank: float, args: Mapping[str, Arg], at: int = 0) -> None:
        self.rank: float = rank
        self.at: int = at
        self.args: dict[str, Arg] = dict(args)


class Award(Generic[OnTable]):
    """An award. ``text`` is the id of its line and gets the arguments that ``of`` returns for the best seat. A seat for
    which ``of`` returns None is out; if all are equal, no seat gets it."""

    __slots__ = ("icon", "label", "of", "text")

    def __init__(
        self, label: Message, icon: str, text: str, of: Callable[[OnTable, FinishedGame, int], Merit | None]
    ) -> None:
        self.label: Message = label
        self.icon: str = icon
        self.text: str = text
        self.of: Callable[[OnTable, FinishedGame, int], Merit | None] = of


def most(what: str) -> Callable[[OnTable, FinishedGame, int], Merit | None]:
    """Return the rule of an award for the most notes of this name. Its text gets ``n``."""

    def merit(table: OnTable, finished: FinishedGame, seat: int) -> Merit | None:
        count = len(finished.noted(what, seat))
        return Merit(count, {"n": count}) if count else None

    return merit


def sum_of(what: str) -> Callable[[OnTable, FinishedGame, int], Merit | None]:
    """Return the rule of an award for the highest sum of notes of this name. Its text gets ``n`` and ``times``."""

    def merit(table: OnTable, finished: FinishedGame, seat: int) -> Merit | None:
        total = finished.total(what, seat)
        return Merit(total, {"n": total, "times": len(finished.noted(what, seat))}) if total else None

    return merit


class Ending(Generic[OnTable]):
    """A game's ending. Each part gets the last table and the ``FinishedGame``. All parts are optional.

    ``title`` ("Linden is crowned"), ``lead`` (one sentence: how), ``tale`` (more sentences), ``finale`` (what is shown
    at the table when the game ends), ``sources`` of points, ``measures`` over time, ``awards``, ``leaves`` (further
    pages: the last battle, trophies, holders over time).
    ``rounds`` returns the round of a table and ``round_word`` names it (gets ``n``). ``again`` is the word on the
    button for a rematch; ``board`` is true if the map belongs to the ending, with the ways of all pawns.
    """

    __slots__ = (
        "again", "awards", "board", "finale", "icon", "lead", "leaves", "measures", "round_word", "rounds", "sources",
        "sources_title", "tale", "title",
    )  # fmt: skip

    def __init__(
        self,
        *,
        title: Callable[[OnTable, FinishedGame], Message] | None = None,
        lead: Callable[[OnTable, FinishedGame], Message | None] | None = None,
        tale: Callable[[OnTable, FinishedGame], Sequence[Message]] | None = None,
        sources: Sequence[PointSource[OnTable]] = (),
        sources_title: Message | None = None,
        measures: Sequence[Measure[OnTable]] | None = None,
        awards: Sequence[Award[OnTable]] = (),
        leaves: Callable[[OnTable, FinishedGame], Sequence[Leaf]] | None = None,
        rounds: Callable[[OnTable], int] | None = None,
        round_word: str = "ending-round",
        icon: Callable[[OnTable, FinishedGame], str] | None = None,
        again: Message | None = None,
        board: Literal["", "plain", "trails"] = "plain",
        finale: Callable[[OnTable, FinishedGame], Finale] | None = None,
    ) -> None:
        self.title: Callable[[OnTable, FinishedGame], Message] | None = title
        self.lead: Callable[[OnTable, FinishedGame], Message | None] | None = lead
        self.tale: Callable[[OnTable, FinishedGame], Sequence[Message]] | None = tale
        self.sources: Sequence[PointSource[OnTable]] = sources
        self.sources_title: Message | None = sources_title
        self.measures: Sequence[Measure[OnTable]] | None = measures
        """The measures of the ending; without any, the counters that the scene shows at every seat."""
        self.awards: Sequence[Award[OnTable]] = awards
        self.leaves: Callable[[OnTable, FinishedGame], Sequence[Leaf]] | None = leaves
        self.rounds: Callable[[OnTable], int] | None = rounds
        self.round_word: str = round_word
        self.icon: Callable[[OnTable, FinishedGame], str] | None = icon
        self.again: Message | None = again
        self.board: Literal["", "plain", "trails"] = board
        self.finale: Callable[[OnTable, FinishedGame], Finale] | None = finale
