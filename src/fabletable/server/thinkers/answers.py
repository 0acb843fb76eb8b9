"""The answers: what a worker does with each kind of question."""

from __future__ import annotations

from typing import Any

import msgspec

from fabletable.bots import Imagine, make_bot
from fabletable.kernel import Chance, Match, Refused
from fabletable.server.thinkers import looking_back
from fabletable.server.thinkers.kept import Kept
from fabletable.server.thinkers.questions import AnyQuestion, Course, Frames, Move, Written


class Pace:
    """Told at every step of the work: here it may be broken off, or wait while something more urgent is answered."""

    def step(self, part: float = 0.0, so_far: Any = None) -> None:
        """``part`` of the work is done, and ``so_far`` could be the answer."""


def answer_to(question: AnyQuestion, kept: Kept, pace: Pace) -> str | bytes:
    match question:
        case Move():
            return move(question, kept, pace)
        case Frames():
            frames = looking_back.frames(kept.reel(question.log), question, pace.step)
            return msgspec.json.encode(frames)
        case Course():
            return msgspec.json.encode(looking_back.timeline(question, pace.step))
        case Written():
            return written(question, pace)


def move(question: Move, kept: Kept, pace: Pace) -> str:
    """A bot sees the decision and what its seat may imagine, nothing else."""
    match = kept.match(question.log)
    decision = match.decision
    if decision is None:
        raise Refused("why-game-over")
    bot = make_bot(question.bot, question.luck)
    key: str = bot.decide(decision, Interruptible(match, decision.seat, bot.chance, pace)).key
    return key


class Interruptible(Imagine):
    """Every thought of a bot begins with imagining, so here it can be stopped."""

    def __init__(self, match: Match, seat: int, chance: Chance, pace: Pace) -> None:
        super().__init__(match, seat, chance)
        self._pace = pace

    def __call__(self) -> Match:
        self._pace.step()
        return super().__call__()

    def once(self, luck: Chance) -> Match:
        self._pace.step()
        return super().once(luck)


def written(question: Written, pace: Pace) -> bytes:
    match = question.log.begin()
    keys = question.log.keys
    for number, key in enumerate(keys, 1):
        match.choose(key)
        pace.step(number / len(keys))
    return match.record(question.version).to_json()
