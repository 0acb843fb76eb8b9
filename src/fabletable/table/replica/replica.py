"""This process's replica of a table: the match that its log gives. The store is the truth; the replica follows it."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Collection, Sequence
from typing import Any, NamedTuple

import msgspec

from fabletable.games import find
from fabletable.kernel import Match, Message, Refused, Result, RuleCrash, seat_name
from fabletable.kernel import match as kernel_match
from fabletable.kernel.game import HINTS
from fabletable.kernel.goal import StretchGoal
from fabletable.table.log_chain import first_link, next_link
from fabletable.table.messages.tables import GoalState, ResultInfo, Stop, TableTerms
from fabletable.table.ports.clock import moment_of
from fabletable.table.replica.chances import SeatChances
from fabletable.table.replica.foretold import ForetoldOdds
from fabletable.table.replica.game_clock import CLOCK, PREMOVE, ClockEntry, ClockReading, read
from fabletable.table.replica.odds_job import TableOdds
from fabletable.table.replica.played import (
    CLOSED,
    GATHERING,
    OVER,
    PLAYING,
    PlayedGame,
    kept_result,
    result_info,
    stop_words,
)
from fabletable.table.replica.seat_logs import SeatLogs
from fabletable.table.rows import (
    BACK,
    CHOOSE,
    RULES,
    LogEntry,
    Premove,
    SeatRow,
    TableRow,
    clock_events_of,
    now,
    premoves_of,
)

_log = logging.getLogger(__name__)

TOLD = {CLOCK: "tale-time-up"}
"""Lines of the log about a decision that no client sent, by its nonce."""

PLAYER = 0
"""The seat of the person at a table with a goal."""

MOST_MOMENTS = 50
"""Moments that are kept at least until they are shown; each holds a copy of the table."""


class UnwrittenChoice(NamedTuple):
    """A decision that is not stored yet: what was chosen, and how many lines its seat had been told by then, in all and
    by the rules alone."""

    chosen: Message
    line_count: int
    by_rules: int


class PremoveMade(NamedTuple):
    """A premove that was just made, by its id, under this number of the log."""

    seat: int
    number: int
    answer: int
    chosen: Message


class Replica(PlayedGame):
    def __init__(
        self,
        row: TableRow,
        seats: list[SeatRow],
        stamp: Callable[[], str] = now,
        log_shortened: Callable[[], None] = lambda: None,
    ) -> None:
        """``stamp`` returns the present time as it is stored; ``log_shortened`` is called when the game went back."""
        super().__init__(row, seats, [])
        self.stamp = stamp
        self._log_shortened = log_shortened
        self.odds = TableOdds()
        self.foretold = ForetoldOdds()
        self.chances = SeatChances()
        self._terms = ("{}", TableTerms())
        self._premoves: tuple[str, list[Premove]] = ("[]", [])
        self._owners: list[str] = [chair.secret for chair in seats]
        self.premoves_made: list[PremoveMade] = []
        """Premoves that were made since their people were last shown them."""
        self.begin()

    @property
    def terms(self) -> TableTerms:
        """Return the terms that were agreed before anybody sat down."""
        if self._terms[0] != self.row.terms:
            self._terms = self.row.terms, msgspec.json.decode(self.row.terms, type=TableTerms)
        return self._terms[1]

    @property
    def goal(self) -> StretchGoal | None:
        """Return what is to be reached at this table; None at a table without a goal."""
        aim = self.terms.goal
        return None if aim is None else aim.goal

    @property
    def goal_state(self) -> GoalState | None:
        goal, match = self.goal, self.match
        goals = find(self.row.game).goals
        if goal is None or match is None or goals is None:
            return None
        count, turn = goals.count(goal, match.table, PLAYER), goals.turns(match.table, PLAYER) + 1
        reached = goals.is_reached(goal, match.table, PLAYER)
        return GoalState(goal.message, count, goal.n, min(turn, goal.turns or turn), goal.turns, reached)

    @property
    def is_stretch_over(self) -> bool:
        """Return whether the goal is reached or its turns are over, so that nothing more is decided."""
        goal, goals = self.goal, find(self.row.game).goals
        return goal is not None and goals is not None and goals.ends(goal, self.being_played.table, PLAYER)

    def check_by_hand(self) -> None:
        """Refuse where everybody has the same luck: nothing is taken back after a roll, and no bot helps out."""
        if self.terms.has_luck_of_others:
            raise Refused("why-same-luck")

    @property
    def premoves(self) -> list[Premove]:
        """Return all premoves, as they were laid."""
        if self._premoves[0] != self.row.answers:
            self._premoves = self.row.answers, premoves_of(self.row)
        return self._premoves[1]

    def premoves_by(self, seat: int) -> list[Premove]:
        """Return the premoves of the person who sits there now."""
        owner = self.seats[seat].secret
        return [laid for laid in self.premoves if laid.seat == seat and laid.owner == owner]

    def times_made(self, seat: int, answer: int) -> int:
        return self._times_made.get((seat, answer), 0)

    def by_hand(self, seat: int) -> int:
        """Return the number of this seat's last decision that was no premove; 0 when there is none."""
        return self._by_hand.get(seat, 0)

    def clocks(self) -> ClockReading | None:
        """Return the clocks; None where the table has none or the game is not on."""
        clock = self.terms.clock
        if clock.kind == "none" or self.row.state != PLAYING:
            return None
        return read(clock, len(self.seats), self._decided, clock_events_of(self.row), self.turn)

    @property
    def asked_at(self) -> float:
        """Return since when the present question is asked, in seconds since 1970: since the last decision, the first
        since the game began."""
        begun = (
            [stroke.at for stroke in clock_events_of(self.row) if stroke.kind == "start"] if self.number == 0 else []
        )
        return float(begun[0]) if begun else moment_of(self.touched)

    def begin(self) -> None:
        """Go back to the beginning: nothing decided yet."""
        self.number = 0
        self.link = first_link(self.id)
        """The hash of the log so far."""
        self.touched = self.row.created
        self.last_back = 0
        self.stop = None
        self.notice: Message | None = None
        self._decided: list[ClockEntry] = []
        """The times of all decisions, at a table with a clock."""
        self._unwritten: deque[UnwrittenChoice] = deque()
        self._by_hand: dict[int, int] = {}
        self._times_made: dict[tuple[int, int], int] = {}
        self.premoves_made.clear()
        self._nonces: dict[tuple[int, str], tuple[int, str, str]] = {}
        self.logs = SeatLogs(len(self.seats))
        self._set()
        self.settle()

    def _set(self) -> None:
        """Set the match up, before the first decision."""
        self.match: Match | None = None
        self.made = []
        self.logs.clear()
        if self.row.state == GATHERING:
            return
        try:
            match = kernel_match.prepared(find(self.row.game), len(self.seats), self.row.seed, self.row.options)
            match.watch(MOST_MOMENTS)
            match.begin()
            self.match = match
        except Exception as no:  # noqa: BLE001 whatever the rules of today say to it, the table keeps what it has
            _log.warning("a table can no longer be set up: %s", no, extra={"table": self.id})
            self.stop = Stop(1, self.row.rules, self.rules)

    def settle(self) -> None:
        """Compute what everyone may see of the present; called only when it is stored."""
        if self.match is not None:
            self.match.forget_moments(self._since_all_decided())
        self._mind_the_owners()
        self.last_look: tuple[bytes, Any] | None = None
        """The frame for spectators of a finished game, drawn once."""
        still = self.stop is not None or self.is_final or self.damage
        asked = None if self.match is None or still else self.match.decision
        self.turn: int | None = None if asked is None else asked.seat
        self.result: ResultInfo | None = kept_result(self.row)

    def _mind_the_owners(self) -> None:
        """Hide the premoves of a seat's former person from the person who sits there now."""
        for seat, chair in enumerate(self.seats):
            if chair.secret != self._owners[seat]:
                self._owners[seat] = chair.secret
                self.logs.forget_private(seat)

    def _since_all_decided(self) -> int:
        """Return the first decision whose moments may still be new to one of the people."""
        people = [seat for seat, chair in enumerate(self.seats) if chair.kind != "bot"]
        return min((self.logs.decided(seat) for seat in people), default=self.decisions)

    @property
    def being_played(self) -> Match:
        if self.match is None:
            raise Refused("why-not-started")
        return self.match

    @property
    def bot_to_decide(self) -> str | None:
        """Return the name of the bot that is asked; None when a person is."""
        turn = self.turn
        if turn is None or not self.seats[turn].by_bot:
            return None
        return self.seats[turn].bot

    @property
    def tries_odds(self) -> bool:
        """Return whether a person is asked something whose odds take trials."""
        turn = self.turn
        return turn is not None and not self.seats[turn].by_bot and self.being_played.tries_odds

    def already(self, seat: int, nonce: str, kinds: Collection[str], key: str | None = None) -> int | None:
        """Return the number under which this very command was stored before, or None; refused when it was another
        command."""
        known = self._nonces.get((seat, nonce)) if nonce else None
        if known is None:
            return None
        if known[1] not in kinds or (key is not None and known[2] != key):
            raise Refused("why-id-used", {"id": nonce})
        return known[0]

    # --- following the log ---

    def replay(self, entries: list[LogEntry]) -> None:
        """Follow a whole log at once. Where the rules no longer lead to what was played, the replica stops."""
        standing: list[LogEntry] = []
        for entry in entries:
            self._count(entry)
            if entry.kind != CHOOSE:
                del standing[int(entry.key) :]
            else:
                standing.append(entry)
                self._tell(entry, len(standing))
        # By the same rules the last checksum vouches for all before it; by others each is compared.
        others = any(entry.rules != self.rules for entry in standing if entry.checksum)
        self._walk(standing, every=others)
        if self.stop is not None and not others:
            self.stop = None
            self._walk(standing, every=True)
        if not any(entry.checksum for entry in standing):
            self._compare_end(standing)
        self.premoves_made.clear()
        self.settle()

    def _compare_end(self, standing: list[LogEntry]) -> None:
        """Compare the result of a log that is older than checksums."""
        if not standing or self.stop is not None or self.row.rules == self.rules:
            return
        if self.row.state != OVER:
            self.notice = Message("notice-rules-unchecked", {"played": self.row.rules, "present": self.rules})
            return
        result = self.being_played.result
        if result is None or result_info(result) != kept_result(self.row):
            self.stop = Stop(len(standing), self.row.rules, self.rules)

    def _walk(self, standing: list[LogEntry], *, every: bool) -> None:
        self._set()
        if self.match is None:
            return
        self.logs.place_notes(self.match, 0)
        last = {entry.seat: at for at, entry in enumerate(standing, 1) if not is_premove(entry)}
        for at, entry in enumerate(standing, 1):
            if not self._does(entry, compare=every or at == len(standing)):
                self.stop = Stop(at, entry.rules or self.row.rules, self.rules)
                return
            if last.get(entry.seat) == at:
                self.logs.mark(entry.seat, at, self._line_count(entry.seat))
            self.logs.place_notes(self.match, at)

    def _does(self, entry: LogEntry, *, compare: bool = True) -> bool:
        """Make this decision on the replica. Return False, without a change, when the rules no longer allow it or its
        result differs."""
        match = self.being_played
        number = match.number
        try:
            if match.decision is None or match.decision.seat != entry.seat:
                return False
            chosen = match.decision.option(entry.key).message
            match.choose(entry.key)
        except (Refused, RuleCrash):
            return False
        if compare and entry.checksum and match.checksum() != entry.checksum:
            match.stand_at(number)
            return False
        self._remember(entry, chosen)
        return True

    def _remember(self, entry: LogEntry, chosen: Message | None) -> None:
        self.foretold.chosen(entry.seat, len(self.made), entry.key)
        self.made.append((entry.seat, entry.key))
        if is_premove(entry):
            if chosen is not None:
                self.premoves_made.append(PremoveMade(entry.seat, entry.number, _premove_id(entry), chosen))
        elif entry.nonce and entry.nonce not in TOLD:
            self.logs.is_back(entry.seat)
        elif self.seats[entry.seat].kind != "bot":
            self.logs.remember(entry.seat, chosen, self.decisions)

    def follow(self, entry: LogEntry) -> bool:
        """Follow one entry that another process has written. False when that fails and the log has to be read anew."""
        if self.stop is not None or entry.kind == RULES:
            return False
        if entry.kind == BACK:
            self.being_played.stand_at(int(entry.key))
        elif not self._does(entry):
            return False
        self._note(entry, self._line_count(entry.seat), self.being_played.log_length(entry.seat))
        self.settle()
        return True

    def _line_count(self, seat: int) -> int:
        return self.logs.length(self.being_played, seat)

    def _count(self, entry: LogEntry) -> None:
        """Count an entry: all it says about the log, apart from the game."""
        self.number = entry.number
        self.link = next_link(self.link, entry)
        self.touched = entry.at
        if self.terms.clock.kind != "none":
            seat = entry.seat if entry.kind == CHOOSE else -1
            self._decided.append(ClockEntry(moment_of(entry.at), seat, entry.nonce))
        if entry.nonce:
            self._nonces[entry.seat, entry.nonce] = (entry.number, entry.kind, entry.key)
        if entry.kind == CHOOSE and is_premove(entry):
            given = entry.seat, _premove_id(entry)
            self._times_made[given] = self._times_made.get(given, 0) + 1
        elif entry.kind == CHOOSE:
            self._by_hand[entry.seat] = entry.number
        if entry.kind == CHOOSE:
            return
        self.last_back = entry.number
        self.logs.loosen(int(entry.key))
        if entry.kind == RULES:
            self.logs.add(Message("tale-other-rules", {"rules": entry.rules}), int(entry.key))

    def _tell(self, entry: LogEntry, decisions: int) -> None:
        """Add a line to the log where a decision was not made by its person."""
        if entry.nonce in TOLD:
            self.logs.add(Message(TOLD[entry.nonce], {"hero": seat_name(entry.seat)}), decisions)
        elif self._is_told_of(entry):
            self.logs.add(Message("tale-said-ahead"), decisions, entry.seat)

    def _is_told_of(self, entry: LogEntry) -> bool:
        """Return whether this was a premove of the person who sits there now."""
        return is_premove(entry) and any(laid.id == _premove_id(entry) for laid in self.premoves_by(entry.seat))

    def _note(self, entry: LogEntry, line_count: int, by_rules: int) -> None:
        """Note an entry that the match has followed already; ``line_count`` and ``by_rules`` are the
        numbers of lines its seat had been shown by then. A premove is news to its person."""
        self._count(entry)
        if self._is_told_of(entry):
            self.logs.add_private(Message("tale-said-ahead"), self.decisions, entry.seat, by_rules)
        if entry.kind == CHOOSE and not is_premove(entry):
            if entry.nonce in TOLD:
                self._tell(entry, self.decisions)
                self.logs.place_notes(self.being_played, self.decisions)
                line_count = self._line_count(entry.seat)
            self.logs.mark(entry.seat, self.decisions, line_count)
        elif entry.kind != CHOOSE:
            self.shorten(int(entry.key))
            self.logs.place_notes(self.being_played, self.decisions)

    def shorten(self, to: int) -> None:
        """Cut decisions and logs to the first ``to`` decisions."""
        del self.made[to:]
        self.logs.shorten(to)
        self._log_shortened()

    # --- deciding ---

    def check_open(self) -> None:
        """Refuse when nothing may be decided here: the game is over, its rules part with its log, or it is damaged."""
        self.check_whole()
        if self.row.state == CLOSED:
            raise Refused("why-table-closed")
        if self.is_final or (self.stop is None and self.being_played.over):
            raise Refused("why-game-over")
        if self.stop is not None:
            raise Refused("why-rules-stop", stop_words(self.stop))

    def check_number(self, number: int) -> None:
        """Refuse a command that is about another number."""
        if number != self.number:
            raise Refused("why-late", {"number": self.number})

    def check_turn(self, seat: int, number: int, *, by_bot: bool) -> None:
        """Refuse unless this seat, or the bot that holds it, is asked right now."""
        self.check_open()
        self.check_number(number)
        if self.turn != seat:
            raise Refused(
                "why-not-your-turn", {"seat": Message("seat", {"n": self.turn if self.turn is not None else 0})}
            )
        if self.seats[seat].by_bot != by_bot:
            raise Refused("why-seat-held")

    def take(self, seat: int, key: str, nonce: str) -> LogEntry:
        """Make a choice on the replica and return its entry, to be written behind those that were made before and are
        not written yet."""
        match = self.being_played
        if match.decision is None:
            raise Refused("why-game-over")
        chosen = match.decision.option(key).message
        self._look_at_chances(first=True)
        match.choose(key)
        try:
            checksum = match.checksum()
        except Exception:
            match.stand_at(match.number - 1)
            raise
        self._look_at_chances()
        self._unwritten.append(UnwrittenChoice(chosen, self._line_count(seat), match.log_length(seat)))
        return LogEntry(
            self.number + len(self._unwritten), CHOOSE, seat, key, nonce, self.stamp(), checksum, self.rules
        )

    def _look_at_chances(self, *, first: bool = False) -> None:
        """Note what the people may know of their chances, where hints are allowed. ``first``: unless it is noted."""
        if self.row.options.get(HINTS) is False:
            return
        people = [seat for seat, chair in enumerate(self.seats) if chair.kind != "bot"]
        if not first or not self.chances.has(self.being_played.number, people):
            self.chances.look(self.being_played, people)

    def take_back(self, seat: int, to: int, nonce: str) -> LogEntry:
        self.being_played.rewind(to)
        return LogEntry(self.number + 1, BACK, seat, str(to), nonce, self.stamp(), rules=self.rules)

    def take_on(self, seat: int, nonce: str) -> LogEntry:
        """Return the entry that goes on by the present rules from where the replica stands."""
        return LogEntry(self.number + 1, RULES, seat, str(self.decisions), nonce, self.stamp(), rules=self.rules)

    def after(self, entry: LogEntry) -> TableRow:
        """Return the table's row as it is with this entry, which was just made on the replica."""
        result = self.being_played.result if entry.kind == CHOOSE else None
        if result is None and entry.kind == CHOOSE and self.is_stretch_over:
            result = self._stretch_result()
        if result is None:
            return msgspec.structs.replace(self.row, rules=entry.rules if entry.kind == RULES else self.row.rules)
        encoded = msgspec.json.encode(self.counted(result_info(result))).decode()
        return msgspec.structs.replace(self.row, state=OVER, result=encoded, rules=entry.rules)

    def _stretch_result(self) -> Result:
        """Return the end of a stretch: only its player can have won."""
        state = self.goal_state
        reached = state is not None and state.is_reached
        note = Message("result-goal-reached" if reached else "result-goal-missed")
        return Result([PLAYER] if reached else [], [], [note])

    def counted(self, result: ResultInfo) -> ResultInfo:
        """Return the result without seats that have resigned, where that was agreed."""
        out = {chair.seat for chair in self.seats if chair.resigned} if self.terms.resign == "out" else set()
        still = [seat for seat in range(len(self.seats)) if seat not in out]
        if not out or not still:
            return result
        winners = [seat for seat in result.winners if seat not in out]
        best = max((result.scores[seat] for seat in still), default=0) if result.scores else 0
        winners = winners or [seat for seat in still if not result.scores or result.scores[seat] == best]
        notes = [*result.notes, *(Message("result-resigned", {"hero": seat_name(seat)}) for seat in sorted(out))]
        return ResultInfo(winners, result.scores, notes)

    def written(self, entries: Sequence[LogEntry], row: TableRow) -> None:
        """Note that these entries are stored."""
        self.row = row
        for entry in entries:
            line_count = by_rules = 0
            if entry.kind == RULES:
                self.stop = None
            if entry.kind == CHOOSE:
                chosen, line_count, by_rules = self._unwritten.popleft()
                self._remember(entry, chosen)
            self._note(entry, line_count, by_rules)
        self.settle()

    def abandon(self) -> None:
        """Take back what was made on the replica and could not be stored."""
        self._unwritten.clear()
        self.being_played.stand_at(self.decisions)


def is_premove(entry: LogEntry) -> bool:
    return entry.nonce.startswith(PREMOVE)


def _premove_id(entry: LogEntry) -> int:
    return int(entry.nonce.removeprefix(PREMOVE))
