"""The answers: what a worker does with each kind of question."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic, thread_time
from typing import Any

import msgspec

from fabletable.bots import Imagine, make_bot
from fabletable.coach import Review, epilogue, foreseen, hints, review
from fabletable.games import find
from fabletable.kernel import Chance, Match, Refused
from fabletable.kernel.ending import Epilogue
from fabletable.kernel.game import checked_options
from fabletable.kernel.record import written_down
from fabletable.kernel.rule_examples import rule_examples_from, rule_examples_of
from fabletable.server.thinkers import looking_back
from fabletable.server.thinkers.kept import Kept
from fabletable.server.thinkers.questions import (
    Advised,
    AnyQuestion,
    ComesNext,
    Course,
    Ended,
    Exemplified,
    Finished,
    Frames,
    Log,
    Move,
    Reckoned,
    Reviewed,
    Written,
)


class Pace:
    """Told at every step of the work: here it may be broken off, or wait while something more urgent is answered."""

    def step(self, part: float = 0.0, so_far: Any = None) -> None:
        """``part`` of the work is done, and ``so_far`` could be the answer."""

    @property
    def is_hurried(self) -> bool:
        """Somebody waits for whatever is known by now."""
        return False


def answer_to(question: AnyQuestion, kept: Kept, pace: Pace) -> bytes | tuple[str, float] | tuple[bytes, bytes]:
    match question:
        case Move():
            return move(question, kept, pace)
        case Advised():
            return advised(question, kept, pace)
        case Reckoned():
            return reckoned(question, kept)
        case ComesNext():
            return comes_next(question, kept, pace)
        case Reviewed():
            return reviewed(question, pace)
        case Ended():
            return ended(question, pace)
        case Frames():
            frames = looking_back.frames(kept.reel(question.log), question, pace.step)
            return msgspec.json.encode(frames)
        case Course():
            return msgspec.json.encode(looking_back.timeline(question, pace.step))
        case Written():
            return written(question.log, question.version, lambda match: pace.step(part_of(question.log, match)))
        case Finished():
            return finished(question, pace)
        case Exemplified():
            return exemplified(question, pace)


def move(question: Move, kept: Kept, pace: Pace) -> tuple[str, float]:
    """A bot sees the decision and what its seat may imagine, nothing else."""
    match = kept.match(question.log)
    decision = match.decision
    if decision is None:
        raise Refused("why-game-over")
    begun = thread_time()
    bot = make_bot(question.bot, question.luck)
    imagine = Interruptible(match, decision.seat, bot.chance, pace, question.patience)
    key: str = bot.decide(decision, imagine).key
    return key, thread_time() - begun


class Interruptible(Imagine):
    """Every thought of a bot begins with imagining, so here it can be stopped, and told how long it has been."""

    def __init__(self, match: Match, seat: int, chance: Chance, pace: Pace, patience: float) -> None:
        super().__init__(match, seat, chance)
        self._pace = pace
        self._patience = patience
        self._begun = monotonic()

    def spent(self) -> float:
        if self._pace.is_hurried:
            return 1.0
        return (monotonic() - self._begun) / self._patience if self._patience else 0.0

    def __call__(self) -> Match:
        self._pace.step()
        return super().__call__()

    def once(self, luck: Chance) -> Match:
        self._pace.step()
        return super().once(luck)


HINT_SECONDS = 6.0


def advised(question: Advised, kept: Kept, pace: Pace) -> bytes:
    """At once a first thought, then better ones; what is clear is not thought about any longer."""
    ends = monotonic() + HINT_SECONDS

    def enough() -> bool:
        pace.step()
        return monotonic() > ends

    found = b""
    for hint in hints(kept.match(question.log), "hint", enough):
        found = msgspec.json.encode(hint)
        pace.step(max(hint.part, 0.01), found)
    return found


def reckoned(question: Reckoned, kept: Kept) -> bytes:
    """Once for a decision, with luck of its own: the same as whoever plays without a server is shown."""
    match = kept.match(question.log)
    decision = match.decision
    ask = None if decision is None else match.ask(decision.seat)
    if ask is None:
        raise Refused("why-game-over")
    return msgspec.json.encode([choice.odds for choice in ask.choices])


def comes_next(question: ComesNext, kept: Kept, pace: Pace) -> bytes:
    found = foreseen(kept.match(question.log), question.seat, "ahead", pace.step)
    return b"" if found is None else msgspec.json.encode(found)


def reviewed(question: Reviewed, pace: Pace) -> bytes:
    log = question.log

    def progress(part: float, so_far: Review | None) -> None:
        pace.step(max(part, 0.001), None if so_far is None else msgspec.json.encode(so_far))

    return msgspec.json.encode(review(find(log.game), log.players, log.seed, log.options, log.keys, progress=progress))


def ended(question: Ended, pace: Pace) -> bytes:
    log = question.log

    def progress(part: float, so_far: Epilogue | None) -> None:
        pace.step(max(part, 0.001), None if so_far is None else msgspec.json.encode(so_far))

    return msgspec.json.encode(
        epilogue(find(log.game), log.players, log.seed, log.options, log.keys, progress=progress)
    )


def written(log: Log, version: str, see: Callable[[Match], None]) -> bytes:
    game = find(log.game)
    options = checked_options(game, log.options)
    return written_down(game, log.players, log.seed, options, log.keys, version, see).to_json()


def part_of(log: Log, match: Match) -> float:
    return match.number / max(1, len(log.keys))


def finished(question: Finished, pace: Pace) -> tuple[bytes, bytes]:
    course = looking_back.Plotted(question.seats, question.log.keys, pace.step)
    record = written(question.log, question.version, course.see)
    return record, msgspec.json.encode(course.told(openly=True))


def exemplified(question: Exemplified, pace: Pace) -> bytes:
    log = question.log
    if not question.own:
        return msgspec.json.encode(rule_examples_of(find(log.game)))
    return msgspec.json.encode(rule_examples_from(log.begin(watched=True), log.keys, question.seat, pace.step))
