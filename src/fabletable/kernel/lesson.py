"""A lesson: a first game that is guided, step by step. Data of a game (``Game.lesson``); the coach's guide plays it.

A step says one thing and points at pieces. It opens when its conditions hold and all that it speaks of is there, so no
lesson talks about what is not on the table. Its words are the messages ``lesson-ID.title`` and ``lesson-ID``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any, Final, TypeAlias

from fabletable.kernel.message import Arg, Message, seat_name
from fabletable.kernel.scene import Ask, Choice, Odds, Piece, Place, Scene, Zone

CHOICE: Final = "choice:"
SEAT: Final = "seat:"
TOOLS: Final = ("ask", "tool:hint", "tool:rules", "tool:recap", "tale", "chapter")
"""What a step may point at beside pieces, places and zones: a choice by its key, a seat's plate, the screen's parts."""


@dataclass
class Thoughts:
    """What takes a moment's thought about the present question, so that it is thought only where a step wants it: the
    question with odds that take trials, and the key of what looks best to somebody who knows the game."""

    with_odds: Callable[[], Ask | None]
    best: Callable[[], str]


class Sight:
    """What one seat sees at one moment: its scene, its question, and what it was told since it last decided. ``turn``
    counts its own turns, ``is_own`` tells whether one of them is going on."""

    def __init__(
        self,
        scene: Scene,
        ask: Ask | None,
        log: Sequence[Message],
        seat: int,
        turn: int,
        *,
        is_own: bool = True,
        thoughts: Thoughts | None = None,
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
        """All that is in sight, by its id."""
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

    def piece(self, name: str) -> Piece | None:
        found = self.things.get(name)
        return found if isinstance(found, Piece) else None

    def zone(self, name: str) -> Zone | None:
        found = self.things.get(name)
        return found if isinstance(found, Zone) else None

    def has(self, target: str) -> bool:
        """Whether it can be pointed at."""
        if target.startswith(CHOICE):
            return self.choice(target.removeprefix(CHOICE)) is not None
        if target.startswith(SEAT):
            return any(str(player.seat) == target.removeprefix(SEAT) for player in self.scene.players)
        return target in TOOLS or target in self.things

    def choice(self, pattern: str) -> Choice | None:
        """The first choice whose key fits; ``walk:*`` stands for any walk."""
        choices = [] if self.ask is None else self.ask.choices
        return next((choice for choice in choices if fnmatchcase(choice.key, pattern)), None)

    def odds(self, key: str) -> Odds | None:
        """How likely this choice goes well."""
        if self.ask is None:
            return None
        if self._reckoned is None:
            self._reckoned = (self._thoughts.with_odds() if self._thoughts is not None else None) or self.ask
        return next((choice.odds for choice in self._reckoned.choices if choice.key == key), None)

    @property
    def best(self) -> str:
        """The key of what somebody who knows the game would choose; empty where nobody can say."""
        if self._best is None:
            self._best = self._thoughts.best() if self._thoughts is not None and self.ask is not None else ""
        return self._best

    def line(self, message: str, args: Mapping[str, object]) -> Message | None:
        """The last line of this kind that was told, with these arguments."""
        return next((line for line in reversed(self.log) if line.id == message and _fits(line, args)), None)


def _zones(zone: Zone) -> Iterator[Zone]:
    yield zone
    for inner in zone.zones:
        yield from _zones(inner)


def _fits(line: Message, args: Mapping[str, object]) -> bool:
    return all(name in line.args and _is(line.args[name], wanted) for name, wanted in args.items())


def _is(found: Arg, wanted: object) -> bool:
    """A seat is known by its number, a piece by its id or its name."""
    if isinstance(found, Message):
        return found.args.get("n") == wanted if found.id == "seat" else wanted in (found.piece, found.id, found)
    if isinstance(found, list):
        return any(_is(each, wanted) for each in found)
    return found == wanted


Condition: TypeAlias = Callable[[Sight], bool]
LessonArg: TypeAlias = Callable[[Sight], Arg | None]
"""An argument of a sentence, read off the table; None where it is not there."""
Target: TypeAlias = str | Callable[[Sight], str]
"""What is pointed at: its id, or whatever has it now."""
Wanted: TypeAlias = str | Sequence[str] | Callable[[Sight], Sequence[str]]
"""A key that is suggested, or several that are as good as each other; as patterns such as ``walk:*``."""

# --- conditions ---


def asked(*asks: str) -> Condition:
    """One of these questions lies before the learner."""
    return lambda sight: sight.ask is not None and sight.ask.question.id in asks


def offered(*keys: str) -> Condition:
    """All these may be chosen."""
    return lambda sight: all(sight.choice(key) is not None for key in keys)


def happened(message: str, **args: object) -> Condition:
    """Such a line was told since the learner last decided: ``happened("feat-done", hero=1)``."""
    return lambda sight: sight.line(message, args) is not None


def at_least(counter: str, n: int) -> Condition:
    return lambda sight: (count(sight, counter) or 0) >= n


def exactly(counter: str, n: int) -> Condition:
    return lambda sight: count(sight, counter) == n


def lies_at(piece: str, place: str) -> Condition:
    def lies(sight: Sight) -> bool:
        found = sight.piece(piece)
        return found is not None and found.place == place

    return lies


def in_sight(*targets: str) -> Condition:
    return lambda sight: all(sight.has(target) for target in targets)


def not_so(condition: Condition) -> Condition:
    return lambda sight: not condition(sight)


def nobody_asks(sight: Sight) -> bool:
    """It is somebody else's turn to decide."""
    return sight.ask is None


def others_turn(sight: Sight) -> bool:
    return not sight.is_own


def either(*conditions: Condition) -> Condition:
    return lambda sight: any(condition(sight) for condition in conditions)


# --- what is suggested ---


def advised(sight: Sight) -> Sequence[str]:
    """What somebody who knows the game would choose."""
    return (sight.best,) if sight.best else ()


# --- arguments ---


def count(sight: Sight, counter: str) -> int | None:
    piece = sight.piece(counter)
    return None if piece is None else piece.n


def number_on(counter: str) -> LessonArg:
    return lambda sight: count(sight, counter)


def limit_of(counter: str) -> LessonArg:
    def limit(sight: Sight) -> int | None:
        piece = sight.piece(counter)
        return None if piece is None else piece.max

    return limit


def name_of(piece: str) -> LessonArg:
    def name(sight: Sight) -> Message | None:
        found = sight.piece(piece)
        return None if found is None else found.label

    return name


def cost_of(piece: str, kind: str = "") -> LessonArg:
    """What stands on it as its price, of this kind or the first."""

    def cost(sight: Sight) -> Arg | None:
        found = sight.piece(piece)
        return None if found is None else next((gem.n for gem in found.cost if gem.kind == kind or not kind), None)

    return cost


def worth_of(piece: str) -> LessonArg:
    def worth(sight: Sight) -> Arg | None:
        found = sight.piece(piece)
        return None if found is None or found.worth is None else found.worth.n

    return worth


def stat_of(piece: str, kind: str) -> LessonArg:
    """The number of this kind among its stats."""

    def stat(sight: Sight) -> Arg | None:
        found = sight.piece(piece)
        return None if found is None else next((gem.n for gem in found.stats if gem.kind == kind), None)

    return stat


def choice_named(pattern: str) -> LessonArg:
    def name(sight: Sight) -> Message | None:
        found = sight.choice(pattern)
        return None if found is None else found.label

    return name


def in_line(message: str, name: str, **args: object) -> LessonArg:
    """An argument of what was told: ``in_line("feat-done", "feat", hero=1)``."""

    def told(sight: Sight) -> Arg | None:
        line = sight.line(message, args)
        return None if line is None else line.args.get(name)

    return told


def in_question(name: str) -> LessonArg:
    """An argument of the question: ``in_question("face")``."""
    return lambda sight: None if sight.ask is None else sight.ask.question.args.get(name)


def player(seat: int) -> LessonArg:
    return lambda sight: seat_name(seat)


# --- steps ---


@dataclass(frozen=True)
class Otherwise:
    """What is said when the learner chose something else: the message ``lesson-ID-SAY``. ``chose`` are the keys it is
    said for; ``go_on`` names the step to go on with."""

    suffix: str
    chose: Sequence[str] = ("*",)
    go_on: str = ""


@dataclass(frozen=True)
class Instead:
    """Another text for the step where this holds: the message ``lesson-ID-SAY``."""

    suffix: str
    when: Condition


@dataclass(frozen=True)
class Step:
    """One thing that is said.

    ``when`` are conditions that all have to hold; without any, it comes right after the step before it. ``turn`` is the
    learner's own turn before which it never comes. It points ``at`` ids (``choice:KEY``, ``seat:N`` too), all of which
    must be there; ``args`` are the numbers and names in its sentence. ``want`` are the keys it suggests, one decision
    after the other; several for one decision are equally good, and the first of them that is offered is suggested.
    Without any it waits for "Next", unless the choice is ``free``. ``compare`` are choices whose odds are drawn side by
    side. A step that ``must`` be told and was passed over comes later, at the next question for which nothing else is
    said. ``then`` are steps of its own for the questions that follow from what was chosen, right after it: which face a
    face just bought goes over. ``met`` says the same to somebody who comes upon it earlier, by another road; the step
    itself is then not said any more. When everything suggested is followed, ``expects`` has to hold and every step has
    to come, but those that only ``maybe`` fit: tests see to it.
    """

    id: str
    when: Sequence[Condition] = ()
    at: Sequence[Target] = ()
    args: Mapping[str, LessonArg | Arg] = field(default_factory=dict)
    want: Sequence[Wanted] = ()
    free: bool = False
    otherwise: Sequence[Otherwise] = ()
    instead: Sequence[Instead] = ()
    expects: Sequence[Condition] = ()
    compare: Sequence[str] | Callable[[Sight], Sequence[str]] = ()
    turn: int = 0
    must: bool = False
    maybe: bool = False
    then: Sequence[Step] = ()
    met: Step | None = None

    def with_its_own(self) -> Iterator[Step]:
        """It and the steps that count as part of it."""
        yield self
        yield from self.then
        if self.met is not None:
            yield self.met

    @property
    def message_id(self) -> str:
        return f"lesson-{self.id}"

    def messages(self) -> Iterator[str]:
        """All that it can say, with the steps that are part of it."""
        for step in self.with_its_own():
            yield step.message_id
            yield f"{step.message_id}.title"
            yield from (f"{step.message_id}-{each.suffix}" for each in step.instead)
            yield from (f"{step.message_id}-{each.suffix}" for each in step.otherwise)

    def wanted(self, at: int, sight: Sight) -> Sequence[str]:
        """The keys that are as good as each other, of the ``at``-th decision."""
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

    def told(self, sight: Sight) -> dict[str, Arg] | None:
        """The arguments of its sentence; None where one of them is not on the table."""
        found: dict[str, Arg] = {}
        for name, value in self.args.items():
            told = value(sight) if callable(value) else value
            if told is None:
                return None
            found[name] = told
        return found

    def can_be_told(self, sight: Sight) -> bool:
        """All that it speaks of is there, and what it suggests may be chosen."""
        if (self.want or self.free) and sight.ask is None:
            return False
        if self.want and not any(sight.choice(key) for key in self.wanted(0, sight)):
            return False
        return all(sight.has(target) for target in self.targets(sight)) and self.told(sight) is not None

    def opens(self, sight: Sight) -> bool:
        in_time = sight.turn >= self.turn
        return in_time and all(condition(sight) for condition in self.when) and self.can_be_told(sight)


@dataclass(frozen=True)
class Lesson:
    """A first game for seat 0 against bots, with a gentle seed and set-up. ``parts`` is how many steps belong together,
    in order; ``auto`` answers questions of the set-up that a newcomer cannot answer, by question."""

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
        """The steps and those that are part of them, in order."""
        for step in self.steps:
            yield from step.with_its_own()

    def place_of(self, step: Step) -> int:
        """Which of the steps it is, or is part of."""
        return next(n for n, each in enumerate(self.steps) if any(part is step for part in each.with_its_own()))

    def messages(self) -> Iterator[str]:
        """All that it can say."""
        for step in self.steps:
            yield from step.messages()
