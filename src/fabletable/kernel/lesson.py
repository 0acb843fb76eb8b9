"""A lesson: a first game that is guided, step by step. Data of a game (``Game.lesson``); the coach's guide plays it.

A step says one thing and points at pieces. It opens when its conditions hold and all that it speaks of is there, so no
lesson talks about what is not on the table. Its words are the messages ``lesson-ID.title`` and ``lesson-ID``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any, Final, TypeAlias, TypeVar

from fabletable.kernel.decision import Option
from fabletable.kernel.message import Arg, Message, seat_name
from fabletable.kernel.scene import Ask, Choice, Odds, Piece, Place, Scene, Zone

CHOICE: Final = "choice:"
SEAT: Final = "seat:"
TOOLS: Final = ("ask", "tool:hint", "tool:rules", "tool:recap", "tale", "chapter")
"""The targets of a step besides pieces, places and zones: a choice by its key, a seat's plate, parts of the screen."""


@dataclass
class LessonAnalysis:
    """Results about the present question that take time, computed only where a step needs them: the question with odds
    that take trials, and the key of the best option."""

    with_odds: Callable[[], Ask | None]
    best: Callable[[], str]


class Sight:
    """The view of one seat at one decision: its scene, its question, and the log since its last decision. ``turn``
    counts its own turns; ``is_own`` is true during one of them."""

    def __init__(
        self,
        scene: Scene,
        ask: Ask | None,
        log: Sequence[Message],
        seat: int,
        turn: int,
        *,
        is_own: bool = True,
        thoughts: LessonAnalysis | None = None,
    ) -> None:
        self.scene = scene
        self.ask = ask
        self.log = log
        self.seat = seat
        self.turn = turn
        self.is_own = is_own
        self._thoughts = thoughts
        self._reckoned: Ask | None = None
        self._best: str | None = None
        self._seen: dict[str, Piece | Place | Zone] = {}

    @property
    def things(self) -> Mapping[str, Piece | Place | Zone]:
        """Return everything visible, by id."""
        if not self._seen:
            roots = [self.scene.board, *self.scene.mats, *([self.scene.stage] if self.scene.stage else [])]
            for zone in [each for root in roots for each in _zones(root)]:
                self._seen.setdefault(zone.id, zone)
                self._seen.update({place.id: place for place in zone.places})
                self._note(zone.pieces)
            for player in self.scene.players:
                self._note(player.counters)
        return self._seen

    def _note(self, pieces: Sequence[Piece]) -> None:
        for piece in pieces:
            self._seen[piece.id] = piece
            self._note(piece.faces)

    @property
    def choices(self) -> Sequence[Choice]:
        """Return the choices of its question; none where nothing is asked."""
        return () if self.ask is None else self.ask.choices

    @property
    def pieces(self) -> list[Piece]:
        """Return all visible pieces."""
        return [thing for thing in self.things.values() if isinstance(thing, Piece)]

    def piece(self, name: str) -> Piece | None:
        found = self.things.get(name)
        return found if isinstance(found, Piece) else None

    def zone(self, name: str) -> Zone | None:
        found = self.things.get(name)
        return found if isinstance(found, Zone) else None

    def has(self, target: str) -> bool:
        """Tell whether a step can point at the target."""
        if target.startswith(CHOICE):
            return self.choice(target.removeprefix(CHOICE)) is not None
        if target.startswith(SEAT):
            return any(str(player.seat) == target.removeprefix(SEAT) for player in self.scene.players)
        return target in TOOLS or target in self.things

    def choice(self, pattern: str) -> Choice | None:
        """Return the first choice whose key matches; ``walk:*`` stands for any walk."""
        choices = [] if self.ask is None else self.ask.choices
        return next((choice for choice in choices if fnmatchcase(choice.key, pattern)), None)

    def odds(self, key: str) -> Odds | None:
        if self.ask is None:
            return None
        if self._reckoned is None:
            self._reckoned = (self._thoughts.with_odds() if self._thoughts is not None else None) or self.ask
        return next((choice.odds for choice in self._reckoned.choices if choice.key == key), None)

    @property
    def best(self) -> str:
        """Return the key of the option that an experienced player would choose; empty if unknown."""
        if self._best is None:
            self._best = self._thoughts.best() if self._thoughts is not None and self.ask is not None else ""
        return self._best

    def line(self, message: str, args: Mapping[str, object]) -> Message | None:
        """Return the last log line of this kind with these arguments."""
        return next((line for line in reversed(self.log) if line.id == message and _fits(line, args)), None)


def _zones(zone: Zone) -> Iterator[Zone]:
    yield zone
    for inner in zone.zones:
        yield from _zones(inner)


def _fits(line: Message, args: Mapping[str, object]) -> bool:
    return all(name in line.args and _is(line.args[name], wanted) for name, wanted in args.items())


def _is(found: Arg, wanted: object) -> bool:
    """Compare an argument: a seat by its number, a piece by its id or its name."""
    if isinstance(found, Message):
        return found.args.get("n") == wanted if found.id == "seat" else wanted in (found.piece, found.id, found)
    if isinstance(found, list):
        return any(_is(each, wanted) for each in found)
    return found == wanted


Condition: TypeAlias = Callable[[Sight], bool]
LessonArg: TypeAlias = Callable[[Sight], Arg | None]
"""Reads an argument of a sentence from the table; None if it is not there."""
Target: TypeAlias = str | Callable[[Sight], str]
"""A target of a step: an id, or a function that finds it."""
WantedChoice: TypeAlias = str | Sequence[str] | Callable[[Sight], Sequence[str]]
"""A suggested key, or several equally good ones; patterns such as ``walk:*`` too."""

# --- conditions ---


def asked(*asks: str) -> Condition:
    """Make a condition: the learner is asked one of these questions."""
    return lambda sight: sight.ask is not None and sight.ask.question.id in asks


def offered(*keys: str) -> Condition:
    """Make a condition: all these options are offered."""
    return lambda sight: all(sight.choice(key) is not None for key in keys)


def happened(message: str, **args: object) -> Condition:
    """Make a condition: such a line was logged since the learner's last decision, as in ``happened("feat-done",
    hero=1)``."""
    return lambda sight: sight.line(message, args) is not None


def at_least(counter: str, n: int) -> Condition:
    return lambda sight: (count(sight, counter) or 0) >= n


def exactly(counter: str, n: int) -> Condition:
    return lambda sight: count(sight, counter) == n


def not_so(condition: Condition) -> Condition:
    return lambda sight: not condition(sight)


def nobody_asks(sight: Sight) -> bool:
    """Tell whether another seat decides."""
    return sight.ask is None


def others_turn(sight: Sight) -> bool:
    return not sight.is_own


def either(*conditions: Condition) -> Condition:
    return lambda sight: any(condition(sight) for condition in conditions)


# --- what is suggested ---


def advised(sight: Sight) -> Sequence[str]:
    """Return the options that an experienced player would choose."""
    return (sight.best,) if sight.best else ()


# --- arguments ---


def piece_of(name: str) -> Callable[[Sight], Piece | None]:
    return lambda sight: sight.piece(name)


def zone_of(name: str) -> Callable[[Sight], Zone | None]:
    return lambda sight: sight.zone(name)


def count(sight: Sight, counter: str) -> int | None:
    piece = sight.piece(counter)
    return None if piece is None else piece.n


def number_on(counter: str) -> LessonArg:
    return lambda sight: count(sight, counter)


def limit_of(counter: str) -> LessonArg:
    return its(piece_of(counter), lambda piece: piece.max)


def name_of(piece: str) -> LessonArg:
    return its(piece_of(piece), lambda found: found.label)


def cost_of(piece: str, kind: str = "") -> LessonArg:
    """Return the price on the piece, of this kind or the first one."""
    return its(piece_of(piece), lambda it: next((gem.n for gem in it.cost if gem.kind == kind or not kind), None))


def worth_of(piece: str) -> LessonArg:
    return its(piece_of(piece), lambda found: None if found.worth is None else found.worth.n)


def stat_of(piece: str, kind: str) -> LessonArg:
    """Return the number of this kind among its stats."""
    return its(piece_of(piece), lambda found: next((gem.n for gem in found.stats if gem.kind == kind), None))


def in_line(message: str, name: str, **args: object) -> LessonArg:
    """Return an argument of a log line: ``in_line("feat-done", "feat", hero=1)``."""
    return its(lambda sight: sight.line(message, args), lambda line: line.args.get(name))


def in_first_line(*messages: str, name: str, **args: object) -> LessonArg:
    """Return an argument of the first of these lines that was logged: whom a fight was with, however it ended."""

    def argument(sight: Sight) -> Arg | None:
        found = [in_line(message, name, **args)(sight) for message in messages]
        return next((value for value in found if value is not None), None)

    return argument


def in_question(name: str) -> LessonArg:
    """Return an argument of the question: ``in_question("face")``."""
    return lambda sight: None if sight.ask is None else sight.ask.question.args.get(name)


def player(seat: int) -> LessonArg:
    return lambda sight: seat_name(seat)


# --- steps ---


@dataclass(frozen=True)
class OtherChoice:
    """The reply to another choice than the suggested one: the message ``lesson-ID-SUFFIX``. ``chose`` are the keys that
    it is a reply to; ``go_on`` names the step to continue with."""

    suffix: str
    chose: Sequence[str] = ("*",)
    go_on: str = ""


@dataclass(frozen=True)
class OtherText:
    """Another text for the step where a condition holds: the message ``lesson-ID-SUFFIX``."""

    suffix: str
    when: Condition


@dataclass(frozen=True)
class Step:
    """One page of a lesson.

    ``when`` are conditions that all must hold; without any, the step follows the one before it. ``turn`` is the first
    of the learner's own turns at which it may come. It points ``at`` ids (``choice:KEY``, ``seat:N`` too), all of which
    must be there; ``args`` are the numbers and names in its sentence. ``want`` are the keys it suggests, one decision
    after the other; several keys for one decision are equally good, and the first one on offer is suggested. Without
    any it waits for "Next", unless the choice is ``free``. ``compare`` are choices whose odds are drawn side by side.

    A step that ``must`` be shown and was passed over comes later, at the next question without another step. ``then``
    are steps for the questions that follow from the choice: which face a face just bought goes over. ``met`` replaces
    the step for a learner who meets its subject earlier. If every suggestion is followed, ``expects`` must hold and
    every step must come except those that are ``maybe``; tests check this.
    """

    id: str
    when: Sequence[Condition] = ()
    at: Sequence[Target] = ()
    args: Mapping[str, LessonArg | Arg] = field(default_factory=dict)
    want: Sequence[WantedChoice] = ()
    free: bool = False
    otherwise: Sequence[OtherChoice] = ()
    instead: Sequence[OtherText] = ()
    expects: Sequence[Condition] = ()
    compare: Sequence[str] | Callable[[Sight], Sequence[str]] = ()
    turn: int = 0
    must: bool = False
    maybe: bool = False
    then: Sequence[Step] = ()
    met: Step | None = None

    def with_its_own(self) -> Iterator[Step]:
        """Yield the step and the steps that count as part of it."""
        yield self
        yield from self.then
        if self.met is not None:
            yield self.met

    @property
    def message_id(self) -> str:
        return f"lesson-{self.id}"

    def messages(self) -> Iterator[str]:
        """Yield all its messages, with those of its part steps."""
        for step in self.with_its_own():
            yield step.message_id
            yield f"{step.message_id}.title"
            yield from (f"{step.message_id}-{each.suffix}" for each in step.instead)
            yield from (f"{step.message_id}-{each.suffix}" for each in step.otherwise)

    def wanted(self, at: int, sight: Sight) -> Sequence[str]:
        """Return the equally good keys of the ``at``-th decision."""
        want = self.want[at]
        if callable(want):
            return want(sight)
        return (want,) if isinstance(want, str) else want

    def targets(self, sight: Sight) -> list[str]:
        return [target(sight) if callable(target) else target for target in self.at]

    def compared(self, sight: Sight) -> list[tuple[Choice, Odds]]:
        keys = self.compare(sight) if callable(self.compare) else self.compare
        found = [choice for key in keys if (choice := sight.choice(key)) is not None]
        return [(choice, odds) for choice in found if (odds := sight.odds(choice.key)) is not None]

    def arguments(self, sight: Sight) -> dict[str, Arg] | None:
        """Return the arguments of its sentence; None if one of them is not on the table."""
        found: dict[str, Arg] = {}
        for name, value in self.args.items():
            argument = value(sight) if callable(value) else value
            if argument is None:
                return None
            found[name] = argument
        return found

    def can_be_told(self, sight: Sight) -> bool:
        """Tell whether all its targets are there and its suggestion can be chosen."""
        if (self.want or self.free) and sight.ask is None:
            return False
        if self.want and not any(sight.choice(key) for key in self.wanted(0, sight)):
            return False
        return all(sight.has(target) for target in self.targets(sight)) and self.arguments(sight) is not None

    def opens(self, sight: Sight) -> bool:
        in_time = sight.turn >= self.turn
        return in_time and all(condition(sight) for condition in self.when) and self.can_be_told(sight)


@dataclass(frozen=True)
class Lesson:
    """A first game for seat 0 against bots, with a friendly seed and set-up. ``parts`` are the numbers of steps that
    belong together, in order; ``auto`` answers questions of the set-up that a beginner cannot answer, by question."""

    seed: str
    steps: Sequence[Step]
    parts: Sequence[int] = ()
    players: int = 2
    bot: str = "greedy"
    options: Mapping[str, Any] = field(default_factory=dict)
    auto: Mapping[str, str] = field(default_factory=dict)
    minutes: int = 10

    def __post_init__(self) -> None:
        ids = [step.id for step in self.steps]
        every = [step.id for step in self.every_step()]
        if len(set(every)) != len(every):
            raise ValueError("two steps of a lesson have one id")
        if self.parts and sum(self.parts) != len(ids):
            raise ValueError(f"the parts of a lesson have {sum(self.parts)} steps, the lesson has {len(ids)}")
        for step in self.steps:
            if not all(other.go_on in ("", *ids) for other in step.otherwise):
                raise ValueError(f"{step.id} goes on with a step that is not there")

    def every_step(self) -> Iterator[Step]:
        """Yield the steps with their part steps, in order."""
        for step in self.steps:
            yield from step.with_its_own()

    def place_of(self, step: Step) -> int:
        """Return the index of the step, or of the step that it is part of."""
        return next(n for n, each in enumerate(self.steps) if any(part is step for part in each.with_its_own()))

    def messages(self) -> Iterator[str]:
        for step in self.steps:
            yield from step.messages()


# --- what a lesson finds on the table ---

Found = TypeVar("Found")
Read = TypeVar("Read")
SightReader: TypeAlias = Callable[[Sight], Piece | Place | Choice | Option | None]


def its(find: Callable[[Sight], Found | None], read: Callable[[Found], Read]) -> Callable[[Sight], Read | None]:
    """Read something of what is found: ``its(ware, lambda card: card.cost[0].n)``; None where nothing is found."""

    def reading(sight: Sight) -> Read | None:
        found = find(sight)
        return None if found is None else read(found)

    return reading


def key_of(find: SightReader) -> Callable[[Sight], str]:
    """Return the id of what is found, to point at it; nothing where there is none."""

    def key(sight: Sight) -> str:
        found = find(sight)
        return "" if found is None else found.id if isinstance(found, Piece | Place) else found.key

    return key


def choice_of(find: SightReader) -> Callable[[Sight], str]:
    """Return the target that is its row in the list of choices."""
    return lambda sight: f"{CHOICE}{key_of(find)(sight)}"


def wants(find: SightReader) -> Callable[[Sight], Sequence[str]]:
    """Suggest what is found; nothing where there is none."""
    return lambda sight: [key] if (key := key_of(find)(sight)) else []


def label_of(find: SightReader) -> LessonArg:
    """Return the name of what is found."""

    def label(sight: Sight) -> Message | None:
        found = find(sight)
        return None if found is None else found.label if isinstance(found, Piece | Place | Choice) else found.message

    return label
