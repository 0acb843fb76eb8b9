"""A game as its log tells it: to look back at, and for jobs."""

from __future__ import annotations

import msgspec

from fabletable.games import find
from fabletable.kernel import Refused, Result
from fabletable.kernel.message import Arg
from fabletable.table.jobs.jobs import GameLog
from fabletable.table.log_chain import standing
from fabletable.table.messages.tables import RematchInfo, ResultInfo, Stop, TableTerms
from fabletable.table.rows import LogEntry, SeatRow, TableRow

GATHERING = "gathering"
PLAYING = "playing"
OVER = "over"
CLOSED = "closed"


class PlayedGame:
    def __init__(self, row: TableRow, seats: list[SeatRow], made: list[tuple[int, str]]) -> None:
        self.row = row
        self.seats = seats
        self.made = made
        """Seat and key of all decisions that still stand."""
        self.stop: Stop | None = None
        self.damage = ""
        """The damaged part of the table: its ``log``, its ``row``, or nothing."""

    @property
    def id(self) -> str:
        return self.row.id

    def check_whole(self) -> None:
        """Refuse when what the store has of it is not what was written."""
        if self.damage:
            raise Refused("why-table-damaged", {"table": self.id})

    @property
    def is_final(self) -> bool:
        """Return whether nothing more is played here: the game is over, or the table was closed."""
        return self.row.state in (OVER, CLOSED)

    @property
    def is_played_out(self) -> bool:
        """Return whether the game itself came to its end, not only a stretch of it."""
        result = kept_result(self.row) if self.row.state == OVER else None
        has_goal = msgspec.json.decode(self.row.terms, type=TableTerms).goal is not None
        return self.row.state == OVER and not (has_goal and result is not None and not result.scores)

    @property
    def rules(self) -> str:
        """Return the version of the rules that this process plays by."""
        return find(self.row.game).version

    @property
    def decisions(self) -> int:
        return len(self.made)

    def log(self) -> GameLog:
        """Return the game as jobs carry it."""
        return GameLog(self.row.game, len(self.seats), self.row.seed, self.row.options, [key for _, key in self.made])


def decisions_of(entries: list[LogEntry]) -> list[tuple[int, str]]:
    """Return seat and key of the decisions that still stand after every step back."""
    return [(entry.seat, entry.key) for entry in standing(entries)]


def result_info(result: Result) -> ResultInfo:
    return ResultInfo(result.winners, result.scores, result.notes)


def kept_result(row: TableRow) -> ResultInfo | None:
    """Return the stored result of a finished game: it is read, never computed again."""
    return msgspec.json.decode(row.result, type=ResultInfo) if row.state in (OVER, CLOSED) and row.result else None


class StoredResult(ResultInfo):
    """The result as it is stored, and the table at which its people play again."""

    again: str = ""


def next_table(row: TableRow, seats: int) -> RematchInfo | None:
    """Return the table of the rematch, where everyone sits one seat further; None before there is one."""
    kept = msgspec.json.decode(row.result, type=StoredResult) if row.state == OVER and row.result else None
    return (
        RematchInfo(kept.again, [(seat - 1) % seats for seat in range(seats)])
        if kept is not None and kept.again
        else None
    )


def with_next_table(row: TableRow, again: str) -> TableRow:
    kept = msgspec.json.decode(row.result, type=StoredResult)
    kept.again = again
    return msgspec.structs.replace(row, result=msgspec.json.encode(kept).decode())


def stop_words(stop: Stop) -> dict[str, Arg]:
    return {"number": stop.number, "played": stop.played, "present": stop.present}
