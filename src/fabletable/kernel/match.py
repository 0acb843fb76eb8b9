"""Matches: a game being played. A match is its seed and its decisions; everything else is computed from them."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Generator, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from fabletable.kernel.better_option import mark_better_options
from fabletable.kernel.chance import Chance, commitment
from fabletable.kernel.checksum import checksum
from fabletable.kernel.decision import Decision, Option, Refused
from fabletable.kernel.game import HINTS, ODDS, QUICK_START, Game, Options, Result, checked_options
from fabletable.kernel.message import Message, seat_name
from fabletable.kernel.moment import LinePart, Moment, drawn
from fabletable.kernel.scene import Ask, Scene, SuggestedChoice
from fabletable.kernel.standing import Standing
from fabletable.kernel.table import Film, LogLine, Table

if TYPE_CHECKING:
    from fabletable.kernel.record import Record


class RuleCrash(Exception):
    """A rule raised an exception. The match is back before that decision."""

    def __init__(self, number: int, ask: str, key: str, cause: Exception) -> None:
        super().__init__(f"decision {number} ({ask}: {key}) broke a rule: {type(cause).__name__}: {cause}")
        self.number: int = number
        self.ask: str = ask
        self.key: str = key


class MadeDecision:
    """A decision, with the numbers of draws and reveals when it was asked. Each points to the one before it, so that
    clones share their past."""

    __slots__ = ("ask", "before", "drawn", "key", "number", "reveals", "seat")

    def __init__(self, before: MadeDecision | None, seat: int, key: str, ask: str, drawn: int, reveals: int) -> None:
        self.before: MadeDecision | None = before
        self.number: int = 0 if before is None else before.number + 1
        self.seat: int = seat
        self.key: str = key
        self.ask: str = ask
        self.drawn: int = drawn
        self.reveals: int = reveals


_NOTHING: Final = MadeDecision(None, -1, "", "", 0, 0)
"""Stands for the last decision before any was made."""


class ShuffledUnknown:
    """An entry in the tail of an imagined match: here the unknown was shuffled."""

    __slots__ = ("chance", "seat")

    def __init__(self, seat: int | None, chance: Chance) -> None:
        self.seat: int | None = seat
        self.chance: Chance = chance


TailEntry: TypeAlias = str | ShuffledUnknown
"""An entry of a step's tail: the key of a chosen option, or a seat that began to imagine."""

Beginning: TypeAlias = Literal["seed", "laid", "imagined"]
"""The origin of a match. Only a match that began with its seed can be replayed and has a record."""

SEED: Final = "seed"
LAID: Final = "laid"
IMAGINED: Final = "imagined"


class Checkpoint:
    """A copy of the table at the start of a step, with the numbers of decisions and chapters before it."""

    __slots__ = ("chapters", "made", "table")

    def __init__(self, table: Table, made: int, chapters: int) -> None:
        self.table: Table = table
        self.made: int = made
        self.chapters: int = chapters


class SeatLog:
    """The log as one seat may read it: its lines by chapter, and the part of each in its event."""

    __slots__ = ("begun", "chapters", "events", "messages", "parts", "readable")

    def __init__(self) -> None:
        self.chapters: list[list[LogLine]] = []
        self.messages: list[Message] = []
        self.parts: list[LinePart] = []
        self.begun: bool = False
        self.readable: array[int] = array("I")
        """The number of lines this seat may read before each line of the whole log."""
        self.events: list[int] = []
        """The lines that begin an event, including those that this seat may not read."""

    def fits(self, chapters: Sequence[list[LogLine]]) -> bool:
        read = len(self.chapters)
        return read == 0 or (read <= len(chapters) and self.chapters[-1] is chapters[read - 1])

    def add(self, chapter: list[LogLine], seat: int | None) -> None:
        self.chapters.append(chapter)
        _count(chapter, seat, self.readable, self.events, len(self.messages))
        self.messages += [line.message for line in chapter if line.readable(seat)]
        parts, self.begun = _parts_in(chapter, seat, self.begun)
        self.parts += parts


def _count(lines: list[LogLine], seat: int | None, readable: array[int], events: list[int], known: int) -> int:
    """Continue the counts of ``SeatLog`` with these lines; ``known`` lines were readable before. Return how many are
    readable then."""
    for line in lines:
        if line.part == "event":
            events.append(len(readable))
        readable.append(known)
        known += line.readable(seat)
    return known


def _parts_in(lines: list[LogLine], seat: int | None, begun: bool) -> tuple[list[LinePart], bool]:
    """Return the part of each readable line, and whether an event has begun of which the seat has read nothing yet."""
    found: list[LinePart] = []
    for line in lines:
        begun = begun or line.part == "event"
        if line.readable(seat):
            found.append("event" if begun else line.part)
            begun = False
    return found, begun


_NOT_SET: Final = Table(0, Chance("", b""))
"""Stands for the table before the set-up."""

Steps: TypeAlias = Generator[Decision | None, Any, None]


def steps(game: Game, table: Table) -> Steps:
    """Yield the game from here to its end: every decision, and None at the end of a step."""
    while True:
        rules = game.next_step(table)
        if rules is None:
            return
        yield from rules
        yield None


class Match:
    """One game in play. Make it with ``fabletable.start``.

    A ``quick`` match keeps no log and no checkpoints; simulations without search use it. A watched match keeps its
    moments; its copies are never watched.
    """

    def __init__(self, game: Game, players: int, seed: str, options: dict[str, object], quick: bool) -> None:
        self.game: Game = game
        self.players: int = players
        self.seed: str = seed
        self.options: dict[str, object] = options
        self._quick: bool = quick
        self._quick_start: bool = options.get(QUICK_START) is True
        self._sealed: str = ""
        self._from: Beginning = SEED
        self._last: MadeDecision = _NOTHING
        self._tail: list[TailEntry] = []
        self._chapters: tuple[list[LogLine], ...] = ()
        self._checkpoints: list[Checkpoint] = []
        self._steps: Steps | None = None
        self.decision: Decision | None = None
        """The present question; None when the game is over."""
        self._film: Film | None = None
        self.table: Table = _NOT_SET
        self._seat_logs: dict[int | None, SeatLog] = {}

    def __repr__(self) -> str:
        now = "over" if self.decision is None else repr(self.decision)
        return f"<Match of {self.game.key}, {self.players} players, {self.number} decisions made: {now}>"

    def begin(self, *, watch: bool = False, notes: bool = False) -> None:
        """Set the table and walk to the first decision; with ``notes``, what is worth remembering is noted."""
        self._last = _NOTHING
        self._tail = []
        self._chapters = ()
        self._checkpoints = []
        chance = Chance(self.seed)
        if watch:
            chance.watch()
        self.table = self.game.set_up(self.players, self.options, chance)
        if not self._quick or self._film is not None:  # what is seen belongs to what is told
            self.table.log_lines = []
        if self._quick_start:
            self.table.log("quick-start-begins")
        if notes:
            self.table.notes = []
        if self._film is not None:
            self.watch(self._film.most)
        self._begin_play()

    # --- playing ---

    @property
    def number(self) -> int:
        """The number of decisions made."""
        return self._last.number

    @property
    def at_step(self) -> bool:
        """True at the beginning of a step, before any decision in it."""
        return not self._tail

    @property
    def over(self) -> bool:
        return self.decision is None

    def choose(self, key: object) -> None:
        """Answer the present decision by an option's key. Any other value is refused with a reason."""
        if self.decision is None:
            raise Refused("why-game-over")
        self.take(self.decision.option(key))

    def take(self, option: Option) -> None:
        """Answer with one of the decision's own options."""
        decision = self.decision
        if decision is None:
            raise Refused("why-game-over")
        table = self.table
        checkpoints, tail = self._checkpoints, self._tail
        made = MadeDecision(self._last, decision.seat, option.key, decision.ask, table.chance.drawn, table.reveals)
        self._last = made
        tail.append(made.key)
        if self._film is not None:
            self._film.go_on(made.number, len(table.log_lines or ()), checkpoints[-1].table if checkpoints else None)
        try:
            self._answer(option)
        except BaseException as broken:
            self._put_back(made, checkpoints, tail[:-1])
            if not isinstance(broken, Exception):
                raise
            crash = RuleCrash(made.number, made.ask, made.key, broken)
            crash.__cause__ = broken  # compiled code forgets the `from` below
            raise crash from broken

    def _put_back(self, made: MadeDecision, checkpoints: list[Checkpoint], tail: Sequence[TailEntry]) -> None:
        """Restore the match to before this decision, after a rule broke. A quick match that was imagined or arranged
        stays broken, because it has no beginning."""
        self._last = made.before or _NOTHING
        if checkpoints:
            self._checkpoints = checkpoints
            self._chapters = self._chapters[: checkpoints[-1].chapters]
            self._restore(checkpoints[-1], tail)
        elif self._from == SEED:
            self._replay([key for _, key in self.made])

    def _begin_play(self) -> None:
        """Run the rules from the present table to the first decision."""
        self._begin_step()
        self._steps = steps(self.game, self.table)
        self._answer(None)

    def _answer(self, option: Option | None) -> None:
        """Run the rules until a seat is asked or the game ends."""
        assert self._steps is not None
        walk = self._steps.send
        try:
            decision = walk(option)
            while decision is None:
                self._begin_step()
                decision = walk(None)
        except StopIteration:
            decision = None
        self.decision = decision
        if self._quick_start and decision is not None:
            taken = self._taken_at_once(decision)
            if taken is not None:
                self._answer(taken)

    def _taken_at_once(self, decision: Decision) -> Option | None:
        """Return the suggested option of a question of the set-up at a table with a quick start, else None. It does not
        count as a decision: with the same options the result is the same."""
        advised = self._advised(decision)
        if advised is None:
            return None
        taken: Option = decision.option(advised.key)
        # The choice may be a secret of its seat; an open choice is logged by the game itself.
        self.table.log("quick-start-took", to=decision.seat, seat=seat_name(decision.seat), choice=taken.message)
        return taken

    def _advised(self, decision: Decision) -> SuggestedChoice | None:
        if not self.game.questions.of(decision).suggests:
            return None
        return self.game.advised(self.table, decision, self.sealed)

    @property
    def sealed(self) -> str:
        """The commitment to the seed, which is published before the first decision. Imagined matches know it too."""
        if not self._sealed:
            self._sealed = commitment(self.seed)
        return self._sealed

    def _begin_step(self) -> None:
        self._tail = []
        if self._quick:
            if self._checkpoints:
                self._checkpoints = []
            return
        table = self.table
        if table.log_lines:
            self._chapters += (table.log_lines,)
            if self._film is not None:
                self._film.line_count += len(table.log_lines)
            table.log_lines = []
        kept = self._checkpoints if self._last is _NOTHING or self._is_revocable(self._last) else []
        # The list is new, so that a rule that breaks now still goes back by the old one.
        self._checkpoints = [*kept, Checkpoint(table.copy(), self._last.number, len(self._chapters))]

    def _is_revocable(self, made: MadeDecision) -> bool:
        return made.drawn == self.table.chance.drawn and made.reveals == self.table.reveals

    def arrange(self, change: Callable[[Any], None]) -> None:
        """Change the table at the beginning of the present step and begin the step anew, for tests and puzzles. An
        arranged match can be cloned and undone like any other, but it has no record."""
        table = self._checkpoints[-1].table.copy() if self._checkpoints else self.table
        change(table)
        self.table = table
        self._from = LAID
        self._last = _NOTHING
        self._checkpoints = []
        if self._film is not None:
            self.watch(self._film.most)
        self._begin_play()

    # --- looking ---

    def scene(self, seat: int | None = None) -> Scene:
        """Return the scene of this seat; None is a spectator."""
        self._check_seat(seat)
        scene = self.game.scene(self.table, seat)
        title = "" if self.decision is None else self.game.questions.of(self.decision).stage
        if title and scene.stage is not None:
            scene.stage.label = Message(title)
        return scene

    def standing(self, seat: int) -> Standing | None:
        """Return the seat's distance from winning; None when the game is over or the game does not tell."""
        self._check_seat(seat)
        return None if self.over else self.game.standing(self.table, seat)

    def ask(self, seat: int | None, *, odds: bool = True) -> Ask | None:
        """Return the present question with its choices, if it is for this seat; ``odds`` only if the table
        shows them."""
        self._check_seat(seat)
        decision = self.decision
        if decision is None or decision.seat != seat:
            return None
        with_odds = odds and self.with_odds
        ask = self.game.ask(self.table, decision, self.number, odds=with_odds, advised=self.advised)
        if any(choice.ends for choice in ask.choices):
            mark_better_options(self, ask)
        return ask

    @property
    def advised(self) -> SuggestedChoice | None:
        """Return the suggestion for beginners at the present question, if it belongs to the set-up."""
        return None if self.decision is None else self._advised(self.decision)

    @property
    def with_odds(self) -> bool:
        """False at a table without odds."""
        return self.options.get(ODDS) is not False

    @property
    def tries_odds(self) -> bool:
        """True if the odds of the present question take trials. A server computes those in a worker."""
        decision = self.decision
        if decision is None or not self.with_odds:
            return False
        return self.game.questions.of(decision).is_sampled(self.table, decision)

    @property
    def with_hints(self) -> bool:
        """False at a table without hints."""
        return self.options.get(HINTS) is not False

    def log(self, seat: int | None = None) -> list[Message]:
        """Return the lines of the log so far that the seat may read."""
        self._check_seat(seat)
        log = self._seat_log(seat)
        return [*log.messages, *(line.message for line in self.table.log_lines or () if line.readable(seat))]

    def log_length(self, seat: int | None = None) -> int:
        """Return the number of lines that the seat may read."""
        self._check_seat(seat)
        return len(self._seat_log(seat).messages) + sum(line.readable(seat) for line in self.table.log_lines or ())

    def log_parts(self, seat: int | None = None) -> list[LinePart]:
        """Return the part of each readable line in its event. Where an event began with lines that the seat may not
        read, its first readable line begins it."""
        log = self._seat_log(seat)
        return [*log.parts, *_parts_in(self.table.log_lines or [], seat, log.begun)[0]]

    def _seat_log(self, seat: int | None) -> SeatLog:
        """Return all chapters but the present one as this seat may read them. They are cached, and read again where the
        match went back and took another way."""
        log = self._seat_logs.get(seat)
        if log is None or not log.fits(self._chapters):
            log = self._seat_logs[seat] = SeatLog()
        for chapter in self._chapters[len(log.chapters) :]:
            log.add(chapter, seat)
        return log

    # --- moments ---

    def watch(self, most: int = 0) -> None:
        """Keep moments from now on, of a long match at least the last ``most``. To keep them from the start use
        ``start(..., watched=True)``."""
        self._film = Film(sum(map(len, self._chapters)), self._last.number, most)
        if self.table is not _NOT_SET:
            self.table.film = self._film
        if self._checkpoints:  # a rule that is going on has to know it too
            self._restore(self._checkpoints[-1], self._tail)

    @property
    def watched(self) -> bool:
        return self._film is not None

    def moments(self, seat: int | None = None, first: int = 0) -> list[Moment]:
        """Return the moments that this seat saw from decision ``first`` on; 0 is before any decision. The moments
        between the last decision and the present one are ``moments(seat, match.number)``."""
        self._check_seat(seat)
        if self._film is None:
            raise RuntimeError("nobody watches this match")
        shots = [shot for shot in self._film.shots if shot.after >= first]
        if not shots:
            return []
        log = self._seat_log(seat)
        readable, events = log.readable[:], list(log.events)
        readable.append(_count(self.table.log_lines or [], seat, readable, events, len(log.messages)))
        return drawn(self.game, shots, readable, events, seat)

    def forget_moments(self, before: int) -> None:
        """Drop the moments before this decision."""
        if self._film is not None:
            self._film.shots = [shot for shot in self._film.shots if shot.after >= before]

    def keep_moments(self, most: int) -> None:
        """Drop all moments but the last ``most``."""
        if self._film is not None:
            self._film.keep(most)

    def _watch_on(self) -> None:
        """Drop the moments beyond the present decision, and those that a replay repeated."""
        film = self.table.film = self._film
        if film is not None:
            film.cut(self._last.number)
            film.line_count = sum(map(len, self._chapters))

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.players:
            raise Refused("why-not-at-the-table", {"seat": seat, "last": self.players - 1})

    @property
    def result(self) -> Result | None:
        """The winners and scores; None while the game goes on."""
        return self.game.result(self.table) if self.decision is None else None

    @property
    def made(self) -> list[tuple[int, str]]:
        """Return all decisions so far, as seat and key."""
        found: list[tuple[int, str]] = []
        made = self._last
        while made.before is not None:
            found.append((made.seat, made.key))
            made = made.before
        found.reverse()
        return found

    def checksum(self) -> str:
        return checksum(self.table)

    def record(self, version: str = "") -> Record:
        """Return the record: game, version, options, seed, decisions, draws and checksums. ``version`` names other
        rules by which it was played, if they give the same game."""
        if self._from != SEED:
            raise RuntimeError("only a match that began at the beginning has a record")
        from fabletable.kernel.record import record_of

        return record_of(self, version)

    # --- copies ---

    def clone(self, *, quick: bool = False) -> Match:
        """Return an independent clone, in the middle of a turn too. A ``quick`` clone can be played on but not
        cloned."""
        clone = Match(self.game, self.players, self.seed, self.options, self._quick or quick)
        clone._from = self._from
        clone._sealed = self._sealed
        clone._last = self._last
        if self._checkpoints:
            clone._chapters = self._chapters
            clone._checkpoints = list(self._checkpoints)
            clone._restore(self._checkpoints[-1], self._tail, silent=True)
            lines = None if clone._quick else self.table.log_lines
            clone.table.log_lines = None if lines is None else list(lines)
        elif self._from == SEED:
            clone._replay([key for _, key in self.made])
        else:
            raise RuntimeError("a quick match that did not begin with its seed cannot be copied")
        return clone

    def imagine(self, seat: int | None, chance: Chance, *, quick: bool = False) -> Match:
        """Return a clone in which everything that the seat cannot know is shuffled again, with dice of its own.

        It is meant for the seat that decides: the options of another seat's decision stay as they are. A ``quick``
        clone can be played on but not cloned; searches use it.
        """
        self._check_seat(seat)
        clone = self.clone(quick=quick)
        clone._from = IMAGINED
        clone._sealed = self.sealed
        clone.seed = ""
        imagining = ShuffledUnknown(seat, chance.fork())
        clone._tail.append(imagining)
        clone._shuffle(imagining)
        return clone

    def imagine_step(self, seat: int | None, chance: Chance) -> Match | None:
        """Return a quick clone like that of ``imagine``, for a seat that does not decide.

        The unknown is shuffled at the beginning of the present step and the decisions since are replayed, so that
        nothing in the clone, not even the options of the deciding seat, depends on what the seat cannot know. Returns
        None where the decisions are not possible then, or would look different to the seat, and in a match without
        checkpoints.
        """
        self._check_seat(seat)
        if not self._checkpoints or self.decision is None:
            return None
        clone = Match(self.game, self.players, "", self.options, True)
        clone._from = IMAGINED
        clone._sealed = self.sealed
        clone._last = self._last
        begun = self._checkpoints[-1]
        table = begun.table.copy()
        dice = table.chance
        table.log_lines = None
        _shuffle_unknown(table, seat, chance.fork())
        table.chance = dice  # those that fell in this step have been seen
        try:
            clone._restore(Checkpoint(table, begun.made, begun.chapters), self._tail, silent=True)
        except Exception:  # noqa: BLE001 in that world it could not be done
            return None
        if clone.decision is None or clone.decision.seat != self.decision.seat or clone.scene(seat) != self.scene(seat):
            return None
        dice = chance.fork()
        if self._tail:
            # Secret choices since the step began are as unknown as hands.
            _shuffle_unknown(clone.table, seat, dice)
        else:
            clone.table.draw_from(dice)
        return clone

    def _shuffle(self, imagining: ShuffledUnknown) -> None:
        _shuffle_unknown(self.table, imagining.seat, imagining.chance.copy())
        self.table.log_lines = None

    def _restore(self, checkpoint: Checkpoint, tail: Sequence[TailEntry], *, silent: bool = False) -> None:
        """Restore a checkpoint and replay the tail; ``silent`` without a log."""
        tally = self.table.tally
        self.table = checkpoint.table.copy()
        self.table.film = None if self._film is None else Film(0, 0)
        if silent:
            self.table.log_lines = None
        self._tail = list(tail)
        self._steps = steps(self.game, self.table)
        self._answer(None)
        for event in tail:
            if isinstance(event, ShuffledUnknown):
                self._shuffle(event)
            else:
                assert self.decision is not None
                self._answer(self.decision.option(event))
        self.table.tally = tally
        self._watch_on()

    def _replay(self, keys: list[str]) -> None:
        """Replay these decisions from the beginning."""
        tally, film = self.table.tally, self._film
        self.begin()
        for key in keys:
            self.choose(key)
        self.table.tally = tally
        if film is not None and self._film is not None:
            self._film.shots = film.shots
            self._watch_on()

    # --- taking back ---

    def undo(self, seat: int | None = None) -> None:
        """Go back to this seat's last decision (None: to the last one); refused with the reason otherwise."""
        why = self.why_no_undo(seat)
        if why is not None:
            raise Refused(why.id, why.args)
        self.stand_at(self._last.number - 1)

    def why_no_undo(self, seat: int | None = None) -> Message | None:
        """Return why the last decision stands: dice fell, something was shown or another seat decided since. None when
        this seat may take it back."""
        if self.decision is None:
            return Message("why-game-over")
        last = self._last
        if last is _NOTHING or self._from == IMAGINED:
            return Message("why-nothing-to-undo")
        if seat is not None and last.seat != seat:
            return Message("why-others-decided", {"seat": seat_name(last.seat)})
        if last.drawn != self.table.chance.drawn:
            return Message("why-dice-fell")
        if last.reveals != self.table.reveals:
            return Message("why-something-shown")
        return None

    def rewind(self, number: int) -> None:
        """Go back to any earlier decision; callers ask all players first. The dice will fall the same again.

        A finished game is refused, because its seed is known.
        """
        if self.decision is None:
            raise Refused("why-game-over")
        if self._from == IMAGINED:
            raise Refused("why-nothing-to-undo")
        if not 0 <= number <= self._last.number:
            raise Refused("why-no-such-decision", {"number": number, "last": self._last.number})
        self.stand_at(number)

    def stand_at(self, number: int) -> None:
        """Go back to the position after ``number`` decisions, without any consent. For the keeper of the log, when a
        decision could not be stored."""
        while self._last.before is not None and self._last.number > number:
            self._last = self._last.before
        keys = [key for _, key in self.made]
        while self._checkpoints and self._checkpoints[-1].made > number:
            self._checkpoints.pop()
        if not self._checkpoints:
            self._replay(keys)
            return
        checkpoint = self._checkpoints[-1]
        self._chapters = self._chapters[: checkpoint.chapters]
        self._restore(checkpoint, keys[checkpoint.made :])


def _shuffle_unknown(table: Table, seat: int | None, chance: Chance) -> None:
    """Shuffle what the seat cannot know, and use this chance from now on."""
    chance.forget(True)
    table.shuffle_unknown(seat, chance)
    chance.forget(False)
    table.draw_from(chance)


def start(
    game: Game,
    players: int,
    seed: str | int,
    options: Options | None = None,
    *,
    quick: bool = False,
    watched: bool = False,
) -> Match:
    """Start a new match of this game; refused with a reason if players or options do not fit."""
    match = prepared(game, players, seed, options, quick=quick)
    if watched:
        match.watch()
    match.begin()
    return match


def prepared(
    game: Game, players: int, seed: str | int, options: Options | None = None, *, quick: bool = False
) -> Match:
    """Return the match before the set-up."""
    low, high = game.players
    if not low <= players <= high:
        raise Refused("why-player-count", {"players": players, "low": low, "high": high})
    return Match(game, players, str(seed), checked_options(game, options), quick)
