"""A table in play: the match that its log gives, what each seat sees of it, and what may be done to it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Coroutine
from time import monotonic
from typing import TYPE_CHECKING, Any

import msgspec

from fabletable.games import find
from fabletable.kernel import Match, Refused, Result, RuleCrash, Say
from fabletable.kernel import match as kernel_match
from fabletable.kernel.say import Arg
from fabletable.server.messages import ResultInfo, Stop, UndoInfo, View
from fabletable.server.store import BACK, CHOOSE, RULES, Entry, ProposalRow, SeatRow, TableRow, now
from fabletable.server.thinkers.questions import Log

if TYPE_CHECKING:
    from fabletable.server.doors.live import Socket

_log = logging.getLogger(__name__)
_encoder = msgspec.json.Encoder()

OVER = "over"
CLOSED = "closed"
GATHERING = "gathering"
PLAYING = "playing"

MOST_TOLD = 6
"""So much of what a bot decided for somebody is told in one line."""


class Overtaken(Exception):
    """Something was decided, or taken back, while a bot still thought about it."""


class Note(msgspec.Struct):
    """A line of the tale that no rule told: after so many decisions, for each seat after so many lines."""

    decisions: int
    after: dict[int | None, int]
    say: Say


class Played:
    """A table as its log tells it: to look back at, and to be thought about next door."""

    def __init__(self, row: TableRow, seats: list[SeatRow], made: list[tuple[int, str]]) -> None:
        self.row = row
        self.seats = seats
        self.stop: Stop | None = None
        self._made = made

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def is_final(self) -> bool:
        """Nothing more is played here: the game is over, or the table was closed."""
        return self.row.state in (OVER, CLOSED)

    @property
    def rules(self) -> str:
        """The version of the rules that this process plays by."""
        return find(self.row.game).version

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
        if entry.kind == CHOOSE:
            made.append((entry.seat, entry.key))
        else:
            del made[int(entry.key) :]
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
        self.opened_by = ""
        """The address for which it was taken out of the database."""
        self._thought: asyncio.Task[str] | None = None
        self._thought_at = 0
        self.last_here = [monotonic() for _ in seats]
        """When each seat's person was last known to be here; nobody is long away from a table just opened."""
        self.begin()

    def begin(self) -> None:
        """As the log finds it: nothing decided yet."""
        self.number = 0
        self.touched = self.row.created
        self.last_back = 0
        self.sure = True
        self.whole = 0
        self.stop = None
        self.notice: Say | None = None
        self._chosen: Say | None = None
        self._nonces: dict[tuple[int, str], tuple[int, str, str]] = {}
        self._notes: list[Note] = []
        self._set()
        self.settle()

    def _set(self) -> None:
        """The table as it is set up, before the first decision."""
        self.match: Match | None = None
        self._made = []
        self._marks: list[list[tuple[int, int]]] = [[] for _ in self.seats]
        self._by_bot: list[list[tuple[int, Say]]] = [[] for _ in self.seats]
        if self.row.state == GATHERING:
            return
        try:
            self.match = kernel_match.start(find(self.row.game), len(self.seats), self.row.seed, self.row.options)
        except Exception as no:  # noqa: BLE001 whatever the rules of today say to it, the table keeps what it has
            _log.warning("a table can no longer be set up: %s", no, extra={"table": self.id})
            self.stop = Stop(1, self.row.rules, self.rules)

    def settle(self) -> None:
        """What everyone may see of the present changes only when it is in the database."""
        row = self.row
        self._last_look: tuple[bytes, int] | None = None
        asked = None if self.match is None or self.stop is not None or self.is_final else self.match.decision
        self.turn: int | None = None if asked is None else asked.seat
        self.result: ResultInfo | None = kept_result(row)

    @property
    def being_played(self) -> Match:
        if self.match is None:
            raise Refused("why-not-started")
        return self.match

    @property
    def bots_play_on(self) -> bool:
        """A bot is asked, and somebody will see what it does: nobody plays before empty chairs."""
        return self.bot_to_decide is not None and (bool(self.sockets) or not all(chair.by_bot for chair in self.seats))

    async def think(self, thinking: Coroutine[Any, Any, str]) -> str:
        """What a bot makes of the present; ``Overtaken`` when there is another present before it has done so."""
        thought = self._thought = asyncio.ensure_future(thinking)
        self._thought_at = self.number
        try:
            return await thought
        except asyncio.CancelledError:
            myself = asyncio.current_task()
            if myself is not None and myself.cancelling():
                raise
            raise Overtaken from None

    def mind_the_present(self) -> None:
        """Nobody waits for a thought about what is past."""
        if self._thought is not None and self._thought_at != self.number:
            self._thought.cancel()
            self._thought = None

    @property
    def bot_to_decide(self) -> str | None:
        """The name of the bot whose decision it is, if it is a bot's."""
        turn = self.turn
        if turn is None or not self.seats[turn].by_bot:
            return None
        return self.seats[turn].bot

    def already(self, seat: int, nonce: str, kinds: Collection[str], key: str | None = None) -> int | None:
        """The number under which this very command was written before; refused when it was another command."""
        known = self._nonces.get((seat, nonce)) if nonce else None
        if known is None:
            return None
        if known[1] not in kinds or (key is not None and known[2] != key):
            raise Refused("why-id-used", {"id": nonce})
        return known[0]

    # --- following the log ---

    def replay(self, entries: list[Entry]) -> None:
        """Follow a whole log at once. Where the rules no longer tell the story that was played, the copy stops."""
        standing: list[Entry] = []
        for entry in entries:
            self._count(entry)
            if entry.kind != CHOOSE:
                del standing[int(entry.key) :]
            else:
                standing.append(entry)
        self.whole = len(standing)
        # By the same rules the last checksum vouches for all before it; by others each is compared.
        others = any(entry.rules != self.rules for entry in standing if entry.checksum)
        self._walk(standing, every=others)
        if self.stop is not None and not others:
            self.stop = None
            self._walk(standing, every=True)
        if not any(entry.checksum for entry in standing):
            self._compare_end(standing)
        self.settle()

    def _compare_end(self, standing: list[Entry]) -> None:
        """A log older than checksums: only its result can be compared."""
        if not standing or self.stop is not None or self.row.rules == self.rules:
            return
        if self.row.state != OVER:
            self.notice = Say("notice-rules-unchecked", {"played": self.row.rules, "present": self.rules})
            return
        result = self.being_played.result
        if result is None or result_info(result) != kept_result(self.row):
            self.stop = Stop(len(standing), self.row.rules, self.rules)

    def _walk(self, standing: list[Entry], *, every: bool) -> None:
        self._set()
        if self.match is None:
            return
        self._place_notes()
        last = {entry.seat: at for at, entry in enumerate(standing, 1)}
        for at, entry in enumerate(standing, 1):
            if not self._does(entry, compare=every or at == len(standing)):
                self.stop = Stop(at, entry.rules or self.row.rules, self.rules)
                return
            if last[entry.seat] == at:
                self._marks[entry.seat].append((at, self.story_length(entry.seat)))
            self._place_notes()

    def _does(self, entry: Entry, *, compare: bool = True) -> bool:
        """Make this decision on the copy. False, and nothing made, when the rules no longer allow it or something
        else comes of it."""
        match = self.being_played
        number = match.number
        try:
            if match.decision is None or match.decision.seat != entry.seat:
                return False
            chosen = match.decision.option(entry.key).say
            match.choose(entry.key)
        except (Refused, RuleCrash):
            return False
        if compare and entry.checksum and match.checksum() != entry.checksum:
            match.stand_at(number)
            return False
        self._remember(entry, chosen)
        return True

    def _remember(self, entry: Entry, chosen: Say | None) -> None:
        """What a bot decided for somebody is told until that person decides again."""
        self._made.append((entry.seat, entry.key))
        if entry.nonce:
            self._by_bot[entry.seat].clear()
        elif chosen is not None and self.seats[entry.seat].kind != "bot":
            self._by_bot[entry.seat].append((len(self._made), chosen))

    def follow(self, entry: Entry) -> bool:
        """One entry that another process has written. False when this copy cannot: it has to read the log anew."""
        if self.stop is not None or entry.kind == RULES:
            return False
        if entry.kind == BACK:
            self.being_played.stand_at(int(entry.key))
            self._note(entry)
            return True
        if not self._does(entry):
            return False
        self._note(entry)
        return True

    def _count(self, entry: Entry) -> None:
        """What the entry says about the log, apart from the game."""
        self.number = entry.number
        self.touched = entry.at
        if entry.nonce:
            self._nonces[entry.seat, entry.nonce] = (entry.number, entry.kind, entry.key)
        if entry.kind == CHOOSE:
            return
        to = int(entry.key)
        self.last_back = entry.number
        for note in self._notes:
            if note.decisions > to:
                note.decisions, note.after = to, {}
        if entry.kind == RULES:
            self._notes.append(Note(to, {}, Say("tale-other-rules", {"rules": entry.rules})))

    def _note(self, entry: Entry) -> None:
        """The match has followed it already."""
        self._count(entry)
        if entry.kind == CHOOSE:
            self._marks[entry.seat].append((len(self._made), self.story_length(entry.seat)))
        else:
            self._shorten(int(entry.key))
            self._place_notes()
        self.whole = len(self._made)
        self.settle()

    def _shorten(self, to: int) -> None:
        """After a step back every story is the beginning of what it was."""
        del self._made[to:]
        for marks in self._marks:
            while marks and marks[-1][0] > to:
                marks.pop()
        for by_bot in self._by_bot:
            while by_bot and by_bot[-1][0] > to:
                by_bot.pop()
        for socket in self.sockets:
            socket.forget_story(self)

    def _place_notes(self) -> None:
        for note in self._notes:
            if note.decisions == len(self._made) and not note.after:
                eyes: list[int | None] = [None, *range(len(self.seats))]
                note.after = {seat: len(self.being_played.story(seat)) for seat in eyes}

    # --- deciding ---

    def check_open(self) -> None:
        """Refused when nothing may be decided here: the game is over, or its rules part with its log."""
        if self.row.state == CLOSED:
            raise Refused("why-table-closed")
        if self.is_final or (self.stop is None and self.being_played.over):
            raise Refused("why-game-over")
        if self.stop is not None:
            raise Refused("why-rules-stop", stop_words(self.stop))

    def check_turn(self, seat: int, number: int, *, by_bot: bool) -> None:
        """Refused unless this seat, or the bot that holds it, is asked right now."""
        self.check_open()
        if number != self.number:
            raise Refused("why-late", {"number": self.number})
        if self.turn != seat:
            raise Refused("why-not-your-turn", {"seat": Say("seat", {"n": self.turn if self.turn is not None else 0})})
        if self.seats[seat].by_bot != by_bot:
            raise Refused("why-seat-held")

    def take(self, seat: int, key: str, nonce: str) -> Entry:
        """The choice made on this copy, ready to be written."""
        match = self.being_played
        if match.decision is None:
            raise Refused("why-game-over")
        self._chosen = match.decision.option(key).say
        match.choose(key)
        return Entry(self.number + 1, CHOOSE, seat, key, nonce, now(), match.checksum(), self.rules)

    def take_back(self, seat: int, to: int, nonce: str) -> Entry:
        self.being_played.rewind(to)
        return Entry(self.number + 1, BACK, seat, str(to), nonce, now(), rules=self.rules)

    def take_on(self, seat: int, nonce: str) -> Entry:
        """From where the copy stands, by the present rules."""
        return Entry(self.number + 1, RULES, seat, str(self.decisions), nonce, now(), rules=self.rules)

    def after(self, entry: Entry) -> TableRow:
        """The row as it is with this entry, which was just done on this copy."""
        result = self.being_played.result if entry.kind == CHOOSE else None
        if result is None:
            return msgspec.structs.replace(self.row, rules=entry.rules if entry.kind == RULES else self.row.rules)
        told = msgspec.json.encode(result_info(result)).decode()
        return msgspec.structs.replace(self.row, state=OVER, result=told, rules=entry.rules)

    def written(self, entry: Entry, row: TableRow) -> None:
        """The database has it."""
        self.row = row
        if entry.kind == RULES:
            self.stop = None
        if entry.kind == CHOOSE:
            self._remember(entry, self._chosen)
        self._note(entry)

    def abandon(self) -> None:
        """The database does not have it: this copy stands as before."""
        self.being_played.stand_at(len(self._made))

    # --- looking ---

    def view(self, seat: int | None, story_from: int) -> tuple[bytes, int]:
        """The frame for one seat that has so many lines of its story already, and how many it has then. A game that is
        over looks the same to everyone who comes to see it: it is drawn once."""
        if not self.is_final or seat is not None or story_from:
            return self._drawn(seat, story_from)
        if self._last_look is None:
            self._last_look = self._drawn(seat, story_from)
        return self._last_look

    def _drawn(self, seat: int | None, story_from: int) -> tuple[bytes, int]:
        match = self.being_played
        story = self.story(seat)
        decision = match.decision if seat is not None and self.turn == seat else None
        asked = decision is not None and not self.seats[decision.seat].by_bot
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
            meanwhile=self._meanwhile(seat),
        )
        return _encoder.encode(view), len(story)

    def story(self, seat: int | None) -> list[Say]:
        """What the rules told this seat, and what the house has to add."""
        told = self.being_played.story(seat)
        for more, note in enumerate(note for note in self._notes if note.after):
            told.insert(note.after[seat] + more, note.say)
        return told

    def story_length(self, seat: int | None) -> int:
        return len(self.story(seat))

    def _meanwhile(self, seat: int | None) -> list[Say]:
        if seat is None or self.seats[seat].held:
            return []
        return [chosen for _, chosen in self._by_bot[seat][-MOST_TOLD:]]

    def _recap_from(self, seat: int | None, lines: int) -> int:
        if seat is not None and self._marks[seat]:
            return self._marks[seat][-1][1]
        return 0 if self._last_of(seat) < 0 else lines

    def _undo(self, seat: int | None) -> UndoInfo:
        last = self._last_of(seat)
        if seat is None or last < 0 or self.is_final or self.stop is not None:
            return UndoInfo(False, -1, None)
        why = self.being_played.why_no_undo(seat)
        return UndoInfo(why is None, last, why)

    def _last_of(self, seat: int | None) -> int:
        for at in range(len(self._made) - 1, -1, -1):
            if self._made[at][0] == seat:
                return at
        return -1


def result_info(result: Result) -> ResultInfo:
    return ResultInfo(result.winners, result.scores, result.notes)


def kept_result(row: TableRow) -> ResultInfo | None:
    """The result is a fact: it is read, never computed again."""
    return msgspec.json.decode(row.result, type=ResultInfo) if row.state == OVER and row.result else None


def stop_words(stop: Stop) -> dict[str, Arg]:
    return {"number": stop.number, "played": stop.played, "present": stop.present}
