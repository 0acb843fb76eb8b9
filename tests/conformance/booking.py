"""Bookkeeping of whole games: what each seat has, against what the lines of the story say it got and lost.

A ``Ledger`` says of one game what a seat has (``holdings``) and what a line books (``ENTRIES``, by message id). It
is compared at every decision by ``book``, from the view of the seat concerned. A change that no line
books is a mistake, and so is a line that books what did not happen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, TypeAlias

from fabletable.bots import Imagine
from fabletable.bots.bot import Bot
from fabletable.kernel import Chance, Decision, Match, Message
from fabletable.kernel.catalogue import catalogue_of

Holdings: TypeAlias = "Counter[str]"
"""The possessions of a seat, by thing: ``gold``, ``health``, ``item:item-dagger``. The part before the colon is its
kind."""


class Entry(NamedTuple):
    """One change that a line tells: so many more or fewer of a thing, for a seat."""

    seat: int
    thing: str
    n: int


Booking: TypeAlias = "Callable[[Ledger, Message], Iterable[Entry]]"
"""Returns the entries that a line books."""


class Ledger:
    """The possessions of the seats of one game, and the entries of its lines."""

    ENTRIES: ClassVar[Mapping[str, Sequence[Booking]]] = {}
    """The bookings of each line, by message id."""
    WHO: ClassVar[str] = "hero"
    """The argument that names the seat, where an entry does not say another."""
    PAYMENT: ClassVar[str] = ""
    """A line that tells of a payment: left out of the books, it must be missed."""
    NO_CAUSE: ClassVar[frozenset[str]] = frozenset()
    """Deeds that are no cause of a gain or a loss: a turn begins, a round begins."""
    NEW_BOOKS: ClassVar[frozenset[str]] = frozenset()
    """Lines by which a hero begins or ends: his seat's books are closed and opened anew with what is there then."""

    seat: int = -1
    """The reader of the lines."""

    def holdings(self, table: Any, seat: int) -> Holdings:
        raise NotImplementedError

    def is_settled(self, decision: Decision) -> bool:
        """Tell whether the books can balance now; they cannot while something was told that is still to happen."""
        return True

    def read(self, line: Message) -> list[Entry]:
        """Read a line; lines are read in their order, by a ledger of its own for each seat."""
        return [entry for booking in self.ENTRIES.get(line.id, ()) for entry in booking(self, line)]

    def seat_in(self, line: Message, arg: str = "") -> int:
        """Return the seat that a line is about. A line without a name that only one seat may read is about
        that seat."""
        named = line.args.get(arg or self.WHO)
        return self.seat_of(named) if isinstance(named, Message) else self.seat

    def seat_of(self, named: Message) -> int:
        """Return the seat of a player or of a hero who belongs to one, or -1."""
        found = named.args.get("n" if named.id == "seat" else "seat", -1)
        return found if isinstance(found, int) else -1


# --- what a line books ---


def more(thing: str, n: str | int = "n", who: str = "") -> Booking:
    """Book a gain: a number, or the argument that names it."""
    return lambda ledger, line: [Entry(ledger.seat_in(line, who), thing, number(line, n))]


def less(thing: str, n: str | int = "n", who: str = "") -> Booking:
    """Book a loss."""
    return lambda ledger, line: [Entry(ledger.seat_in(line, who), thing, -number(line, n))]


def gets(kind: str, what: str, who: str = "") -> Booking:
    """Book a card or another thing with a name, or a list of them; ``what`` is the argument that names it."""
    return lambda ledger, line: [
        Entry(ledger.seat_in(line, who), f"{kind}:{name}", 1) for name in names(line.args[what])
    ]


def loses(kind: str, what: str, who: str = "") -> Booking:
    return lambda ledger, line: [
        Entry(ledger.seat_in(line, who), f"{kind}:{name}", -1) for name in names(line.args[what])
    ]


def number(line: Message, n: str | int) -> int:
    """Return a number, that of an argument, or that of an amount with its noun."""
    if isinstance(n, int):
        return n
    found = line.args[n]
    if isinstance(found, Message):
        found = found.args["n"]
    assert isinstance(found, int), f"{line.id}: {n} is no number"
    return found


def names(named: Any) -> list[str]:
    """Return the ids of one thing or several: the piece, or else the message that names it."""
    return [each.piece or each.id for each in (named if isinstance(named, list) else [named])]


def counted(kind: str, things: Iterable[Any]) -> Holdings:
    """Count things with a name, one each."""
    return Counter(f"{kind}:{name}" for name in names([thing.message for thing in things]))


# --- the books ---


class Mistake(NamedTuple):
    """Something that the lines did not tell as it happened, between two decisions."""

    seat: int
    thing: str
    happened: int
    told: int
    after: str
    lines: list[str]

    @property
    def kind(self) -> str:
        return self.thing.partition(":")[0]

    def __str__(self) -> str:
        story = "".join(f"\n    {line}" for line in self.lines)
        return f"seat {self.seat}, after {self.after}: {self.thing} {self.happened:+}, told {self.told:+}{story}"


class Account:
    """The books of one seat."""

    def __init__(self, ledger: Ledger, seat: int, opening: Holdings) -> None:
        self.ledger = ledger
        self.seat = seat
        self.had = opening
        self.told: Holdings = Counter()
        self.lines: list[Message] = []
        self.read = 0
        self.deed: Message | None = None
        self.closed = False

    def listen(self, match: Match) -> list[tuple[Message, Entry]]:
        """Read what was told since; return the entries without a cause."""
        story, parts = match.log(self.seat), match.log_parts(self.seat)
        unexplained = []
        for line, part in zip(story[self.read :], parts[self.read :], strict=True):
            if part == "event":
                self.deed = line
            self.lines.append(line)
            entries = self.ledger.read(line)
            if line.id in self.ledger.NEW_BOOKS and self.ledger.seat_in(line) == self.seat:
                self.closed = True
            for entry in entries:
                if entry.seat == self.seat:
                    self.told[entry.thing] += entry.n
                    if not self._has_cause(line):
                        unexplained.append((line, entry))
        self.read = len(story)
        return unexplained

    def _has_cause(self, line: Message) -> bool:
        """Tell whether the line names a cause, or belongs to a deed that is one."""
        if any(_is_cause(arg) for arg in line.args.values()):
            return True
        return self.deed is not None and (self.deed is line or self.deed.id not in self.ledger.NO_CAUSE)

    def settle(self, table: Any) -> Iterator[tuple[str, int, int]]:
        """Compare, and begin anew: thing, what happened, what was told, wherever they differ."""
        has = self.ledger.holdings(table, self.seat)
        for thing in () if self.closed else sorted({*has, *self.had, *self.told}):
            happened = has[thing] - self.had[thing]
            if happened != self.told[thing]:
                yield thing, happened, self.told[thing]
        self.had, self.told, self.closed = has, Counter(), False


def _is_cause(arg: Any) -> bool:
    """Tell whether an argument is a card, a place or a foe, and not a player or an amount."""
    return isinstance(arg, Message) and arg.id != "seat" and "n" not in arg.args


def book(match: Match, bots: Sequence[Bot], new_ledger: Callable[[], Ledger]) -> list[Mistake]:
    """Play the match to its end and return what the story did not tell as it happened."""
    set_up = match.game.set_up(match.players, match.options, Chance(match.seed))
    english = catalogue_of(match.game)
    ledgers = [new_ledger() for _ in range(match.players)]
    for seat, ledger in enumerate(ledgers):
        ledger.seat = seat
    accounts = [Account(ledger, seat, ledger.holdings(set_up, seat)) for seat, ledger in enumerate(ledgers)]
    mistakes: list[Mistake] = []
    after = "the set-up"
    while True:
        settled = match.decision is None or ledgers[0].is_settled(match.decision)
        for account in accounts:
            for line, entry in account.listen(match):
                told = [f"{line.id}: {english.say(line)}", f"under: {account.deed and english.say(account.deed)}"]
                mistakes.append(Mistake(entry.seat, "cause:" + line.id, entry.n, 0, after, told))
            if settled:
                for thing, happened, told_n in account.settle(match.table):
                    lines = [f"{line.id}: {english.say(line)}" for line in account.lines]
                    mistakes.append(Mistake(account.seat, thing, happened, told_n, after, lines))
                account.lines = []
        decision = match.decision
        if decision is None:
            return mistakes
        bot = bots[decision.seat]
        chosen = bot.decide(decision, Imagine(match, decision.seat, bot.chance))
        after = f"{decision.ask} {chosen.key}"
        match.take(chosen)
