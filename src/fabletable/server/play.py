"""A table in play: the match that its log gives, what each seat sees of it, and what may be done to it."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import TYPE_CHECKING

import msgspec

from fabletable.games import find
from fabletable.kernel import Match, Refused, Result, RuleCrash, Say
from fabletable.kernel import match as kernel_match
from fabletable.server.messages import ResultInfo, UndoInfo, View
from fabletable.server.store import BACK, CHOOSE, Entry, ProposalRow, SeatRow, TableRow, now
from fabletable.server.thinkers.questions import Log

if TYPE_CHECKING:
    from fabletable.server.live import Socket

_encoder = msgspec.json.Encoder()


class Played:
    """A table as its log tells it: to look back at, and to be thought about next door."""

    def __init__(self, row: TableRow, seats: list[SeatRow], made: list[tuple[int, str]]) -> None:
        self.row = row
        self.seats = seats
        self._made = made

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def made(self) -> list[tuple[int, str]]:
        """All decisions that still stand: seat and key."""
        return self._made

    @property
    def decisions(self) -> int:
        return len(self._made)

    def log(self) -> Log:
        """What those next door need to know of it."""
        return Log(self.row.game, len(self.seats), self.row.seed, self.row.options, [key for _, key in self._made])


def decisions_of(entries: list[Entry]) -> list[tuple[int, str]]:
    """What still stands of a log after every step back."""
    made: list[tuple[int, str]] = []
    for entry in entries:
        if entry.kind == BACK:
            del made[int(entry.key) :]
        else:
            made.append((entry.seat, entry.key))
    return made


class OpenTable(Played):
    """This process's copy of a table. The database is the truth; the copy catches up from its log."""

    def __init__(self, row: TableRow, seats: list[SeatRow], proposal: ProposalRow | None = None) -> None:
        super().__init__(row, seats, [])
        self.proposal = proposal
        self.lock = asyncio.Lock()
        self.sockets: set[Socket] = set()
        self.driver: asyncio.Task[None] | None = None
        self.used = monotonic()
        self.notice: Say | None = None
        self.begin()

    def begin(self) -> None:
        """As the log finds it: nothing decided yet."""
        self.match: Match | None = None
        self.number = 0
        self.touched = self.row.created
        self.last_back = 0
        self.sure = True
        self._made = []
        self._nonces: dict[tuple[int, str], int] = {}
        self._marks: list[list[tuple[int, int]]] = [[] for _ in self.seats]
        if self.row.state != "gathering":
            self.match = kernel_match.start(find(self.row.game), len(self.seats), self.row.seed, self.row.options)
        self._settle()

    def _settle(self) -> None:
        """What everyone may see of the present changes only when it is in the database."""
        match = self.match
        decision = None if match is None else match.decision
        self.turn: int | None = None if decision is None else decision.seat
        self.result: ResultInfo | None = None if match is None or match.result is None else result_info(match.result)

    @property
    def being_played(self) -> Match:
        if self.match is None:
            raise Refused("why-not-started")
        return self.match

    @property
    def bot_to_decide(self) -> str | None:
        """The name of the bot whose decision it is, if it is a bot's."""
        turn = self.turn
        if turn is None or not self.seats[turn].by_bot:
            return None
        return self.seats[turn].bot

    def already(self, seat: int, nonce: str) -> int | None:
        """The number under which this very command was written before."""
        return self._nonces.get((seat, nonce)) if nonce else None

    # --- following the log ---

    def replay(self, entries: list[Entry]) -> bool:
        """Follow a whole log at once. False when the rules have changed and part with it: this copy then stands at
        the last decision that still fits."""
        for entry in entries:
            self._count(entry)
        made, self._made = self._made, []
        last = {seat: at for at, (seat, _) in enumerate(made)}
        for at, (seat, key) in enumerate(made):
            try:
                self.being_played.choose(key)
            except (Refused, RuleCrash):
                self.notice = Say("why-rules-changed", {"number": at + 1})
                return False
            self._made.append((seat, key))
            if last[seat] == at:
                self._marks[seat].append((at + 1, len(self.being_played.story(seat))))
        self._settle()
        return True

    def follow(self, entry: Entry) -> None:
        """One entry that another process has written."""
        if entry.kind == CHOOSE:
            self.being_played.choose(entry.key)
        else:
            self.being_played.rewind(int(entry.key))
        self._note(entry)

    def _count(self, entry: Entry) -> None:
        """What the entry says about the log, apart from the game."""
        self.number = entry.number
        self.touched = entry.at
        if entry.nonce:
            self._nonces[entry.seat, entry.nonce] = entry.number
        if entry.kind == BACK:
            del self._made[int(entry.key) :]
            self.last_back = entry.number
        else:
            self._made.append((entry.seat, entry.key))

    def _note(self, entry: Entry) -> None:
        """The match has followed it already."""
        self._count(entry)
        self._settle()
        if entry.kind == BACK:
            self._shorten(int(entry.key))
        else:
            self._marks[entry.seat].append((len(self._made), len(self.being_played.story(entry.seat))))

    def _shorten(self, to: int) -> None:
        """After a step back every story is the beginning of what it was."""
        for marks in self._marks:
            while marks and marks[-1][0] > to:
                marks.pop()
        for socket in self.sockets:
            socket.forget_story(self.being_played)

    # --- deciding ---

    def check_turn(self, seat: int, number: int, *, by_bot: bool) -> None:
        """Refused unless this seat, or the bot that holds it, is asked right now."""
        if self.being_played.over:
            raise Refused("why-game-over")
        if number != self.number:
            raise Refused("why-late", {"number": self.number})
        if self.turn != seat:
            raise Refused("why-not-your-turn", {"seat": Say("seat", {"n": self.turn if self.turn is not None else 0})})
        if self.seats[seat].by_bot != by_bot:
            raise Refused("why-seat-held")

    def take(self, seat: int, key: str, nonce: str) -> Entry:
        """The choice made on this copy, ready to be written."""
        self.being_played.choose(key)
        return Entry(self.number + 1, CHOOSE, seat, key, nonce, now())

    def take_back(self, seat: int, to: int, nonce: str) -> Entry:
        self.being_played.rewind(to)
        return Entry(self.number + 1, BACK, seat, str(to), nonce, now())

    def written(self, entry: Entry) -> None:
        """The database has it."""
        self._note(entry)
        self.row.state, self.row.result = self.outcome()

    def abandon(self) -> None:
        """The database does not have it: this copy stands as before."""
        self.being_played.rewind(len(self._made))

    def outcome(self) -> tuple[str, str]:
        """State and result as the database keeps them, with what was just done on this copy."""
        match = self.being_played
        if match.result is None:
            return "playing", ""
        return "over", msgspec.json.encode(result_info(match.result)).decode()

    # --- looking ---

    def view(self, seat: int | None, story_from: int) -> tuple[bytes, int]:
        """The frame for one seat that has so many lines of its story already, and how many it has then."""
        match = self.being_played
        story = match.story(seat)
        decision = match.decision
        asked = decision is not None and decision.seat == seat and not self.seats[decision.seat].by_bot
        view = View(
            seat=seat,
            number=self.number,
            decisions=len(self._made),
            turn=self.turn,
            scene=match.scene(seat),
            ask=match.game.ask(match.table, decision, self.number) if asked and decision is not None else None,
            story_from=story_from,
            story=story[story_from:],
            recap_from=self._recap_from(seat, len(story)),
            undo=self._undo(seat),
            result=self.result,
        )
        return _encoder.encode(view), len(story)

    def story_length(self, seat: int | None) -> int:
        return len(self.being_played.story(seat))

    def _recap_from(self, seat: int | None, lines: int) -> int:
        if seat is not None and self._marks[seat]:
            return self._marks[seat][-1][1]
        return 0 if self._last_of(seat) < 0 else lines

    def _undo(self, seat: int | None) -> UndoInfo:
        last = self._last_of(seat)
        if seat is None or last < 0:
            return UndoInfo(False, -1, None)
        match = self.being_played
        if match.can_undo(seat):
            return UndoInfo(True, last, None)
        return UndoInfo(False, last, why_no_undo(match, seat))

    def _last_of(self, seat: int | None) -> int:
        for at in range(len(self._made) - 1, -1, -1):
            if self._made[at][0] == seat:
                return at
        return -1


def why_no_undo(match: Match, seat: int) -> Say | None:
    """The kernel's reason; None when it may be taken back."""
    if match.can_undo(seat):
        return None
    try:
        match.undo(seat)
    except Refused as no:
        return no.say
    raise RuntimeError("the kernel took back what cannot be taken back")


def result_info(result: Result) -> ResultInfo:
    return ResultInfo(result.winners, result.scores, result.notes)
