"""The table: everything that changes in a game, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

import typing_extensions
from mypy_extensions import mypyc_attr

from fabletable.kernel.chance import MOST_SEATS, Chance
from fabletable.kernel.decision import Option
from fabletable.kernel.facts import MomentFacts
from fabletable.kernel.message import Arg, Message, message
from fabletable.kernel.moment import LinePart, MomentKind, MomentResult, Sum
from fabletable.kernel.scene import Prose
from fabletable.kernel.state import State

T = TypeVar("T", bound=Option)
S = TypeVar("S", bound=Option)


class LogLine:
    """One line of the log. ``to`` is the only seat that may read it, ``but`` the only one that may not."""

    __slots__ = ("but", "message", "part", "to")

    def __init__(self, message_id: Message, to: int | None, but: int | None, part: LinePart = "") -> None:
        self.message: Message = message_id
        self.to: int | None = to
        self.but: int | None = but
        self.part: LinePart = part
        """The part of the line in its event: its beginning, its new title, or more of it."""

    def readable(self, seat: int | None) -> bool:
        if self.to is not None:
            return seat == self.to
        return self.but is None or seat != self.but


class Note:
    """A note for the ending: a seat did or got ``n`` of ``what``, with the thing it was about. ``at`` is the number of
    decisions before it."""

    __slots__ = ("about", "at", "n", "seat", "what")

    def __init__(self, what: str, seat: int, n: int, about: Any) -> None:
        self.what: str = what
        self.seat: int = seat
        self.n: int = n
        self.about: Any = about
        self.at: int = 0


class Shot:
    """A copy of the table at a moment that a rule wants to be shown. It is drawn for a seat on demand."""

    __slots__ = (
        "after", "because", "before", "but", "facts", "kind", "line_count", "pieces", "prose", "result", "since",
        "sums", "table", "to", "touches",
    )  # fmt: skip

    def __init__(self, film: Film, table: Table, kind: MomentKind) -> None:
        self.kind: MomentKind = kind
        self.pieces: Sequence[str] = ()
        self.touches: Sequence[int] = ()
        self.sums: Sequence[Sum] = ()
        self.because: Message | None = None
        self.result: MomentResult = ""
        self.prose: Prose | None = None
        self.facts: MomentFacts | None = None
        self.to: int | None = None
        self.but: int | None = None
        self.after: int = film.after
        """The number of decisions before it."""
        self.since: int = film.since
        """The number of log lines when the last decision was made."""
        self.line_count: int = film.line_count + (0 if table.log_lines is None else len(table.log_lines))
        """The number of log lines at the moment."""
        self.before: Table | None = film.before
        """The table at the shot before."""
        self.table: Table = table.copy()
        self.table.log_lines = None

    def seen_by(self, seat: int | None) -> bool:
        if self.to is not None:
            return seat == self.to
        return self.but is None or seat != self.but


class Film:
    """The shots of a watched match."""

    __slots__ = ("after", "before", "line_count", "most", "shots", "since")

    def __init__(self, line_count: int, after: int, most: int = 0) -> None:
        self.shots: list[Shot] = []
        self.most: int = most
        """The smallest number of last shots that are kept, plus up to a quarter; 0: all of them."""
        self.line_count: int = line_count
        """The number of log lines before the present chapter."""
        self.after: int = after
        self.since: int = 0
        self.before: Table | None = None

    def go_on(self, after: int, present: int, before: Table | None) -> None:
        """Note a decision, and the number of lines in the present chapter."""
        self.after = after
        self.since = self.line_count + present
        self.before = before

    def add(self, shot: Shot) -> None:
        self.before = shot.table
        self.shots.append(shot)
        if self.most and len(self.shots) > self.most + self.most // 4:
            self.keep(self.most)

    def keep(self, most: int) -> None:
        """Forget all shots but the last ``most``."""
        del self.shots[: max(0, len(self.shots) - most)]

    def cut(self, after: int) -> None:
        """Drop the shots after this number of decisions."""
        while self.shots and self.shots[-1].after > after:
            self.shots.pop()


@dataclass(eq=False, slots=True)
@mypyc_attr(allow_interpreted_subclasses=True)
class Table(State):
    """The table of one game. A game adds its own attributes and ``shuffle_unknown``."""

    seats: int
    chance: Chance
    reveals: int = field(default=0, init=False)
    log_lines: list[LogLine] | None = field(default=None, init=False)
    film: Film | None = field(default=None, init=False)
    tally: dict[str, int] | None = field(default=None, init=False)
    notes: list[Note] | None = field(default=None, init=False)
    prose: Prose | None = field(default=None, init=False)
    """The text that is being read. It follows from the decisions, so checksums leave it out."""

    def draw_from(self, chance: Chance) -> None:
        """Take another chance for the rest of the game; the turn goes on."""
        chance.begin(self.chance.turn)
        self.chance = chance

    def shuffle_unknown(self, seat: int | None, chance: Chance) -> None:
        """Shuffle everything that this seat cannot know (None: a spectator). Games without secrets need not override
        it."""

    def seats_from(self, first: int) -> Sequence[int]:
        """Return all seats in turn order, beginning with this one."""
        return _ORDERS[self.seats][first]

    def others(self, seat: int) -> Sequence[int]:
        """Return all other seats in turn order, beginning on the left."""
        return _ORDERS[self.seats][seat][1:]

    def left_of(self, seat: int) -> int:
        """Return the next seat; play goes clockwise, to the left."""
        return (seat + 1) % self.seats

    def right_of(self, seat: int) -> int:
        """Return the seat that played before."""
        return (seat - 1) % self.seats

    def log(self, message_id: str, /, *, to: int | None = None, but: int | None = None, **args: object) -> None:
        """Write a line of the log. Without a log it costs nothing."""
        if self.log_lines is not None:
            self.log_lines.append(LogLine(message(message_id, **args), to, but))

    def log_event(self, message_id: str, /, *, to: int | None = None, but: int | None = None, **args: object) -> None:
        """Write a line that begins an event: a battle, a ride, a purchase. The lines and moments up to the next event
        belong to it, and this line is its title."""
        if self.log_lines is not None:
            self.log_lines.append(LogLine(message(message_id, **args), to, but, "event"))

    def log_title(self, message_id: str, /, *, to: int | None = None, but: int | None = None, **args: object) -> None:
        """Write a line that is a better title of the event, once its outcome is known."""
        if self.log_lines is not None:
            self.log_lines.append(LogLine(message(message_id, **args), to, but, "title"))

    def show(
        self,
        kind: MomentKind,
        *,
        pieces: Sequence[str] = (),
        touches: Sequence[int] = (),
        sums: Sequence[Sum] = (),
        because: str | Message | None = None,
        result: MomentResult = "",
        prose: Prose | None = None,
        facts: MomentFacts | None = None,
        to: int | None = None,
        but: int | None = None,
        **args: object,
    ) -> None:
        """Keep a moment: the table as it is now, with the log lines just before. ``touches`` are the seats it concerns;
        ``because`` is a message with its arguments; ``result`` is that of an outcome, as the first side sees it;
        ``prose`` is a text to read that does not lie on the stage; ``facts`` tell the director how much it matters. In
        an unwatched match it costs nothing; check ``watched`` before computing sums or facts."""
        film = self.film
        if film is None:
            return
        shot = Shot(film, self, kind)
        shot.pieces, shot.touches, shot.sums = pieces, touches, sums
        shot.because = message(because, **args) if isinstance(because, str) else because
        shot.result, shot.to, shot.but = result, to, but
        shot.prose, shot.facts = prose, facts
        film.add(shot)

    def read(self, prose: Prose | None) -> None:
        """Lay a text on the stage, for all to read; None when it has been read."""
        self.prose = prose

    @property
    def watched(self) -> bool:
        return self.film is not None

    def was_just_shown(self, piece: str) -> bool:
        """Tell whether the last moment since the last decision is about this piece: it may be named though it
        has gone."""
        film = self.film
        if film is None or not film.shots:
            return False
        last = film.shots[-1]
        return last.after == film.after and piece in last.pieces

    def reveal(self) -> None:
        """Note that something hidden was shown without a draw; undo stops here."""
        self.reveals += 1

    def note(self, what: str, seat: int, n: int = 1, about: Any = None) -> None:
        """Write a note for the ending: ``table.note("hammer", seat, 10)``. Without notes it costs nothing."""
        if self.notes is not None:
            self.notes.append(Note(what, seat, n, about))

    def count(self, what: str) -> None:
        """Count an occurrence for coverage: ``table.count("card:old-pirate")``. Without a tally it costs nothing."""
        if self.tally is not None:
            self.tally[what] = self.tally.get(what, 0) + 1


OnTable = typing_extensions.TypeVar("OnTable", bound=Table, default=Any)
"""The table of the game that something belongs to: ``Game[Forest]`` is a game played on a ``Forest``."""

_ORDERS: Final = [
    [tuple((first + n) % seats for n in range(seats)) for first in range(seats)] for seats in range(MOST_SEATS + 1)
]


def named(message_id: str, piece: str = "", /, **args: Arg) -> Message:
    """Make a message that is the name of a piece."""
    return Message(message_id, args, piece)
