"""The log each seat reads: what the rules tell, lines of the table itself, and what happened while one was away."""

from __future__ import annotations

from bisect import bisect_left, bisect_right

import msgspec

from fabletable.kernel import Match, Message, Moment
from fabletable.kernel.moment import LinePart

MOST_TOLD = 6
"""Decisions of a bot for a person that are told in one line."""


class TableNote(msgspec.Struct):
    """A line that no rule has written. It stands after ``decisions`` decisions, and for each seat after ``after``
    lines."""

    decisions: int
    after: dict[int | None, int]
    message: Message
    only: int | None = None
    """The seat that alone reads it; None: everyone."""

    def is_told(self, seat: int | None) -> bool:
        return bool(self.after) and (self.only is None or self.only == seat)


class SeatLogs:
    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._notes: list[TableNote] = []
        self.clear()

    def clear(self) -> None:
        """Forget all decisions. The table's own lines stay: they come from the log, not from playing it."""
        self._marks: list[list[tuple[int, int]]] = [[] for _ in range(self._seats)]
        self._by_bot: list[list[tuple[int, Message]]] = [[] for _ in range(self._seats)]

    # --- lines ---

    def lines(self, match: Match, seat: int | None) -> list[Message]:
        """Return what the rules told this seat, with the table's own lines."""
        log = match.log(seat)
        for more, note in enumerate(self._placed(seat)):
            log.insert(note.after[seat] + more, note.message)
        return log

    def parts(self, match: Match, seat: int | None) -> list[LinePart]:
        """Return the part of each of those lines in the log; the table's own stand alone."""
        found = match.log_parts(seat)
        for more, note in enumerate(self._placed(seat)):
            found.insert(note.after[seat] + more, "note")
        return found

    def moments(self, match: Match, seat: int | None, first: int) -> list[Moment]:
        """Return the moments of this seat from decision ``first`` on; their lines are counted with the table's own."""
        found = match.moments(seat, first)
        notes = [note.after[seat] for note in self._placed(seat)]
        if notes:
            for moment in found:
                begin, upto = moment.lines
                moment.lines = begin + bisect_right(notes, begin), upto + bisect_left(notes, upto)
                if moment.event >= 0:
                    moment.event += bisect_right(notes, moment.event)
        return found

    def _placed(self, seat: int | None) -> list[TableNote]:
        return [note for note in self._notes if note.is_told(seat)]

    def length(self, match: Match, seat: int | None) -> int:
        return match.log_length(seat) + len(self._placed(seat))

    def add(self, message: Message, decisions: int, only: int | None = None) -> None:
        """Add a line; it gets its place when the match has come there (``place_notes``)."""
        self._notes.append(TableNote(decisions, {}, message, only))

    def add_private(self, message: Message, decisions: int, seat: int, after: int) -> None:
        """Add a line for this seat alone, after the lines that the rules have written for it so far."""
        self._notes.append(TableNote(decisions, {seat: after}, message, seat))

    def forget_private(self, seat: int) -> None:
        self._notes = [note for note in self._notes if note.only != seat]

    def place_notes(self, match: Match, decisions: int) -> None:
        """Place the table's lines that belong here after what was told so far."""
        for note in self._notes:
            if note.decisions == decisions and not note.after:
                eyes: list[int | None] = [None, *range(self._seats)]
                note.after = {seat: len(match.log(seat)) for seat in eyes}

    # --- what happened since ---

    def mark(self, seat: int, decisions: int, line_count: int) -> None:
        """Note that this seat has decided: what it is shown after ``line_count`` lines is news to it."""
        self._marks[seat].append((decisions, line_count))

    def news_from(self, seat: int | None) -> int | None:
        """Return the line at which the news of this seat begins; None when it has decided nothing."""
        return self._marks[seat][-1][1] if seat is not None and self._marks[seat] else None

    def decided(self, seat: int | None) -> int:
        """Return after how many decisions the news of this seat begins: with its own last one, or at the start."""
        return self._marks[seat][-1][0] if seat is not None and self._marks[seat] else 0

    def remember(self, seat: int, chosen: Message | None, decisions: int) -> None:
        """Note what a bot decided for a person; it is told until that person decides again."""
        if chosen is not None:
            self._by_bot[seat].append((decisions, chosen))

    def is_back(self, seat: int) -> None:
        self._by_bot[seat].clear()

    def meanwhile(self, seat: int) -> list[Message]:
        return [chosen for _, chosen in self._by_bot[seat][-MOST_TOLD:]]

    # --- going back ---

    def loosen(self, to: int) -> None:
        """Move the table's lines behind a step back to where it leads, but for private ones."""
        self._notes = [note for note in self._notes if note.only is None or note.decisions <= to]
        for note in self._notes:
            if note.decisions > to:
                note.decisions, note.after = to, {}

    def shorten(self, to: int) -> None:
        """Cut every log to what it was after ``to`` decisions."""
        for marks in self._marks:
            while marks and marks[-1][0] > to:
                marks.pop()
        for by_bot in self._by_bot:
            while by_bot and by_bot[-1][0] > to:
                by_bot.pop()
