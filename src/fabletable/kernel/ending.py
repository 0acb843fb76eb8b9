"""How a game ended: the one place where a game tells it, and all that a client needs to show it.

A game names an ``Ending``. Whatever it leaves out the kernel tells from the result, the scores and what the scene shows
of every seat, so a game that writes none of it has an ending too. Rules that do something worth remembering say so with
``table.note(...)``, which costs nothing while nobody listens.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic, Literal, TypeAlias

import msgspec

from fabletable.kernel.message import Arg, Message
from fabletable.kernel.result import Result
from fabletable.kernel.scene import Gem
from fabletable.kernel.table import Note, OnTable

BATTLE: Final = "battle"
"""``table.note(BATTLE, seat, won, monster)``: a fight is over; ``won`` is 1 or 0. Who fought most is an award."""
ESCAPE: Final = "escape"
"""``table.note(ESCAPE, seat, left, monster)``: survived by so little (health, cards, points). The least is an award."""


# --- what is told of it ---


class Column(msgspec.Struct):
    """A source of points."""

    label: Message
    note: Message | None = None


class Bars(msgspec.Struct, tag_field="leaf", tag="bars"):
    """Points by source: a bar a seat, a part for each of the ``columns``."""

    title: Message
    columns: list[Column]
    rows: list[list[int]]
    """By seat, in the order of the columns."""


class Lines(msgspec.Struct, tag_field="leaf", tag="lines"):
    """A measure over the whole game: by seat its value after each of the decisions ``at``."""

    title: Message
    at: list[int]
    values: list[list[float | None]]
    icon: str = ""
    gem: Gem | None = None
    note: Message | None = None
    band: list[list[float]] = []
    """By seat, how far it is from 0 in nineteen games of twenty: for luck."""


class Mark(msgspec.Struct):
    """Something that happened after ``at`` decisions."""

    at: int
    label: Message
    look: Literal["disc", "diamond", "cross", "icon"] = "disc"
    icon: str = ""


class Span(msgspec.Struct):
    """From decision ``first`` to ``last`` it was this seat's."""

    seat: int
    first: int
    last: int


class Lane(msgspec.Struct):
    """A seat with its ``marks``, or a thing with the ``spans`` in which it was whose."""

    label: Message
    seat: int | None = None
    marks: list[Mark] = []
    spans: list[Span] = []


class Stretch(msgspec.Struct):
    """A named part of the game: an act, the last battle."""

    first: int
    last: int
    label: Message


class Lanes(msgspec.Struct, tag_field="leaf", tag="lanes"):
    """What happened when: a lane for each seat, or for each thing that was fought over."""

    title: Message
    lanes: list[Lane]
    stretches: list[Stretch] = []
    note: Message | None = None


class Side(msgspec.Struct):
    """One side of a bout: ``n`` in all, of which ``luck`` is what the die gave."""

    label: Message
    n: int
    luck: int = 0
    seat: int | None = None


class Bout(msgspec.Struct):
    label: Message
    sides: list[Side]
    outcome: Message | None = None


class Bouts(msgspec.Struct, tag_field="leaf", tag="bouts"):
    """The last battle, bout by bout: two sides against each other."""

    title: Message
    bouts: list[Bout]
    note: Message | None = None


class Foe(msgspec.Struct):
    """Somebody in a fight, with what was left (health, cards) at its beginning and after each blow."""

    label: Message
    levels: list[int]
    seat: int | None = None


class Blows(msgspec.Struct, tag_field="leaf", tag="blows"):
    """The last fight, blow by blow: what each side had left. ``blows`` name them; there is one level more of each."""

    title: Message
    foes: list[Foe]
    blows: list[Message]
    note: Message | None = None


class Trophy(msgspec.Struct):
    label: Message
    icon: str
    note: Message | None = None
    at: int | None = None


class TrophyRow(msgspec.Struct):
    """What a seat has won; empty places up to ``room``."""

    seat: int
    things: list[Trophy]
    room: int = 0
    note: Message | None = None


class Wall(msgspec.Struct, tag_field="leaf", tag="wall"):
    """Trophies, seat by seat."""

    title: Message
    rows: list[TrophyRow]
    note: Message | None = None


class Fate(msgspec.Struct):
    """What became of somebody: when, who, what."""

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


Leaf: TypeAlias = Bars | Lines | Lanes | Bouts | Blows | Wall | Fates


class Awarded(msgspec.Struct):
    """An award, to one seat or to those who share it."""

    label: Message
    icon: str
    text: Message
    seats: list[int]


class TurningPoint(msgspec.Struct):
    """``seat``'s chance to win was ``before`` when ``at`` decisions had been made, and ``after`` soon afterwards;
    ``story`` says what happened."""

    at: int
    seat: int
    before: float
    after: float
    story: list[Message]


class Trail(msgspec.Struct):
    """Where a seat's pawn has been, place by place."""

    seat: int
    places: list[str]


class Round(msgspec.Struct):
    """A round begins after ``at`` decisions."""

    at: int
    label: Message


class Epilogue(msgspec.Struct):
    """The ending of one game. ``title`` says who won, ``lead`` how, ``tale`` more of it. ``board``: how much of the
    board belongs to it."""

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
    measures: list[Lines]
    awards: list[Awarded]
    turns: list[TurningPoint]
    trails: list[Trail]
    luck: Lines | None = None


# --- what a game tells ---


class Chronicle:
    """One finished game as its ending looks at it."""

    __slots__ = ("decisions", "notes", "result", "rounds", "seats")

    def __init__(self, seats: int, result: Result, decisions: int, notes: Sequence[Note], rounds: list[Round]) -> None:
        self.seats: int = seats
        self.result: Result = result
        self.decisions: int = decisions
        self.notes: list[Note] = list(notes)
        """All that was noted, in order; ``at`` says after how many decisions."""
        self.rounds: list[Round] = rounds

    def noted(self, what: str, seat: int | None = None) -> list[Note]:
        """What was noted under this name, by anybody or by this seat."""
        return [note for note in self.notes if note.what == what and seat in (None, note.seat)]

    def total(self, what: str, seat: int) -> int:
        return sum(note.n for note in self.noted(what, seat))

    def round_at(self, decision: int) -> Message:
        """The round in which a decision was made."""
        label = self.rounds[0].label
        for each in self.rounds:
            if each.at > decision:
                break
            label = each.label
        return label


class Measure(Generic[OnTable]):
    """A number of every seat's that is drawn over time: ``Measure(message("health"), health, icon="hearts")``. Who ever had
    most of ``riches`` has an award."""

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


class Source(Generic[OnTable]):
    """Where points come from: ``Source(Message("source-hammer"), lambda table, told, seat: told.total("hammer", seat))``"""

    __slots__ = ("label", "note", "of")

    def __init__(
        self, label: Message, of: Callable[[OnTable, Chronicle, int], int], note: Message | None = None
    ) -> None:
        self.label: Message = label
        self.of: Callable[[OnTable, Chronicle, int], int] = of
        self.note: Message | None = note


class Merit:
    """Why a seat deserves an award: the highest ``rank`` gets it, of equals whoever was there first (``at``), and
    ``args`` go into its text."""

    __slots__ = ("args", "at", "rank")

    def __init__(self, rank: float, args: Mapping[str, Arg], at: int = 0) -> None:
        self.rank: float = rank
        self.at: int = at
        self.args: dict[str, Arg] = dict(args)


class Award(Generic[OnTable]):
    """``text`` is the id of the line under it and gets what ``of`` says of the best seat. Who did nothing for it
    (None) does not get it, and nobody does if all are equal."""

    __slots__ = ("icon", "label", "of", "text")

    def __init__(
        self, label: Message, icon: str, text: str, of: Callable[[OnTable, Chronicle, int], Merit | None]
    ) -> None:
        self.label: Message = label
        self.icon: str = icon
        self.text: str = text
        self.of: Callable[[OnTable, Chronicle, int], Merit | None] = of


def most(what: str) -> Callable[[OnTable, Chronicle, int], Merit | None]:
    """For an award: the most notes of this name. Its text gets ``n``."""

    def merit(table: OnTable, told: Chronicle, seat: int) -> Merit | None:
        count = len(told.noted(what, seat))
        return Merit(count, {"n": count}) if count else None

    return merit


def sum_of(what: str) -> Callable[[OnTable, Chronicle, int], Merit | None]:
    """For an award: the highest sum of the notes of this name. Its text gets ``n`` and ``times``."""

    def merit(table: OnTable, told: Chronicle, seat: int) -> Merit | None:
        total = told.total(what, seat)
        return Merit(total, {"n": total, "times": len(told.noted(what, seat))}) if total else None

    return merit


class Ending(Generic[OnTable]):
    """What a game tells when it is over; each part gets the last table and the ``Chronicle``. All are optional.

    ``title`` ("Linden is crowned"), ``lead`` (one sentence: how), ``tale`` (more sentences), ``sources`` of points,
    ``measures`` over time, ``awards``, ``leaves`` (further pages: the last battle, trophies, who held what when).
    ``rounds`` tells the round a table is in and ``round_word`` names it (gets ``n``). ``again`` is the word on the
    button that sets a new table; ``board`` says whether the map belongs to the ending, with the ways everyone took.
    """

    __slots__ = (
        "again", "awards", "board", "icon", "lead", "leaves", "measures", "round_word", "rounds", "sources",
        "sources_title", "tale", "title",
    )  # fmt: skip

    def __init__(
        self,
        *,
        title: Callable[[OnTable, Chronicle], Message] | None = None,
        lead: Callable[[OnTable, Chronicle], Message | None] | None = None,
        tale: Callable[[OnTable, Chronicle], Sequence[Message]] | None = None,
        sources: Sequence[Source[OnTable]] = (),
        sources_title: Message | None = None,
        measures: Sequence[Measure[OnTable]] | None = None,
        awards: Sequence[Award[OnTable]] = (),
        leaves: Callable[[OnTable, Chronicle], Sequence[Leaf]] | None = None,
        rounds: Callable[[OnTable], int] | None = None,
        round_word: str = "ending-round",
        icon: Callable[[OnTable, Chronicle], str] | None = None,
        again: Message | None = None,
        board: Literal["", "plain", "trails"] = "plain",
    ) -> None:
        self.title: Callable[[OnTable, Chronicle], Message] | None = title
        self.lead: Callable[[OnTable, Chronicle], Message | None] | None = lead
        self.tale: Callable[[OnTable, Chronicle], Sequence[Message]] | None = tale
        self.sources: Sequence[Source[OnTable]] = sources
        self.sources_title: Message | None = sources_title
        self.measures: Sequence[Measure[OnTable]] | None = measures
        """None: whatever the scene counts at every seat."""
        self.awards: Sequence[Award[OnTable]] = awards
        self.leaves: Callable[[OnTable, Chronicle], Sequence[Leaf]] | None = leaves
        self.rounds: Callable[[OnTable], int] | None = rounds
        self.round_word: str = round_word
        self.icon: Callable[[OnTable, Chronicle], str] | None = icon
        self.again: Message | None = again
        self.board: Literal["", "plain", "trails"] = board
