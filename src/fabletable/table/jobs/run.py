"""Running jobs: the function of each kind."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any, TypeAlias

import msgspec

from fabletable.bots import Imagine, make_bot
from fabletable.coach import Review, epilogue, foreseen, hints, review
from fabletable.coach.own_puzzle import weigh_choices
from fabletable.coach.same_luck import PLAYER, track_of
from fabletable.coach.stretch import GoalLane, StretchSetup, has_ended, lane_of_bot, lane_of_person
from fabletable.games import find
from fabletable.kernel import Chance, Match, Refused
from fabletable.kernel.ending import Epilogue
from fabletable.kernel.game import checked_options
from fabletable.kernel.link import decisions_in, pack_link, read_link
from fabletable.kernel.record import written_down
from fabletable.kernel.rule_examples import rule_examples_from, rule_examples_of
from fabletable.table.cpu_time import cpu_time
from fabletable.table.jobs import replay_frames
from fabletable.table.jobs.cache import JobCache
from fabletable.table.jobs.jobs import (
    AnyJob,
    ArchiveJob,
    EndingJob,
    GameLog,
    HintJob,
    MoveJob,
    NextQuestionJob,
    OddsJob,
    OpenLinkJob,
    PackLinkJob,
    PuzzleJob,
    RecordJob,
    ReplayJob,
    ReviewJob,
    RuleExamplesJob,
    StretchEndJob,
    StretchJob,
    TimelineJob,
    TrackJob,
    WeighJob,
)
from fabletable.table.messages.puzzles import PuzzleMoment


class JobControl:
    """Lets a job be cancelled, or wait while something more urgent runs: the job calls it at each of its steps."""

    def step(self, part: float = 0.0, so_far: Any = None) -> None:
        """Report that ``part`` of the work is done (0 to 1), and ``so_far`` as the answer up to now."""

    @property
    def is_hurried(self) -> bool:
        """Return whether the job should answer with the best it has found."""
        return False


JobAnswer: TypeAlias = bytes | tuple[str, float] | tuple[bytes, bytes] | tuple[list[tuple[int, str]], bool]


def run_job(job: AnyJob, kept: JobCache, control: JobControl) -> JobAnswer:
    match job:
        case MoveJob():
            return move(job, kept, control)
        case HintJob():
            return advised(job, kept, control)
        case OddsJob():
            return reckoned(job, kept)
        case NextQuestionJob():
            return comes_next(job, kept, control)
        case ReviewJob():
            return reviewed(job, control)
        case EndingJob():
            return ended(job, control)
        case ReplayJob():
            frames = replay_frames.frames(kept.reel(job.log), job, control.step)
            return msgspec.json.encode(frames)
        case TimelineJob():
            return msgspec.json.encode(replay_frames.timeline(job, control.step))
        case RecordJob():
            return written(job.log, job.version, lambda match: control.step(part_of(job.log, match)))
        case ArchiveJob():
            return finished(job, control)
        case RuleExamplesJob():
            return exemplified(job, control)
        case PuzzleJob():
            return msgspec.json.encode(puzzle_moment(kept.match(job.log)))
        case WeighJob():
            return msgspec.json.encode(weigh_choices(kept.match(job.log), job.best, job.others))
        case PackLinkJob():
            return pack_link(job.header, job.log.keys, find(job.log.game)).to_text().encode()
        case OpenLinkJob():
            found = decisions_in(read_link(job.letters), find(job.log.game))
            return found.decisions, found.is_whole
        case StretchEndJob():
            return msgspec.json.encode(has_ended(kept.match(job.log), job.goal, PLAYER))
        case StretchJob():
            return compared(job, control)
        case TrackJob():
            return tracked(job, control)


def move(job: MoveJob, kept: JobCache, control: JobControl) -> tuple[str, float]:
    """Let a bot decide. It sees the decision and what its seat may imagine, nothing else."""
    match = kept.match(job.log)
    decision = match.decision
    if decision is None:
        raise Refused("why-game-over")
    begun = cpu_time()
    bot = make_bot(job.bot, job.luck)
    imagine = Interruptible(match, decision.seat, bot.chance, control, job.patience)
    key: str = bot.decide(decision, imagine).key
    return key, cpu_time() - begun


class Interruptible(Imagine):
    """The bot's ``imagine``, which can be cancelled and hurried: a bot calls it before each rollout."""

    def __init__(self, match: Match, seat: int, chance: Chance, control: JobControl, patience: float) -> None:
        super().__init__(match, seat, chance)
        self._pace = control
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


def advised(job: HintJob, kept: JobCache, control: JobControl) -> bytes:
    """Report a first hint at once, then better ones; stop when it is clear."""
    ends = monotonic() + HINT_SECONDS

    def enough() -> bool:
        control.step()
        return monotonic() > ends

    found = b""
    for hint in hints(kept.match(job.log), "hint", enough):
        found = msgspec.json.encode(hint)
        control.step(max(hint.part, 0.01), found)
    return found


def reckoned(job: OddsJob, kept: JobCache) -> bytes:
    """Compute the odds of a decision, with a fixed seed, so that they are the same in every process."""
    match = kept.match(job.log)
    decision = match.decision
    ask = None if decision is None else match.ask(decision.seat)
    if ask is None:
        raise Refused("why-game-over")
    return msgspec.json.encode([choice.odds for choice in ask.choices])


def comes_next(job: NextQuestionJob, kept: JobCache, control: JobControl) -> bytes:
    found = foreseen(kept.match(job.log), job.seat, "ahead", control.step)
    return b"" if found is None else msgspec.json.encode(found)


def reviewed(job: ReviewJob, control: JobControl) -> bytes:
    log = job.log

    def progress(part: float, so_far: Review | None) -> None:
        control.step(max(part, 0.001), None if so_far is None else msgspec.json.encode(so_far))

    return msgspec.json.encode(review(find(log.game), log.players, log.seed, log.options, log.keys, progress=progress))


def ended(job: EndingJob, control: JobControl) -> bytes:
    log = job.log

    def progress(part: float, so_far: Epilogue | None) -> None:
        control.step(max(part, 0.001), None if so_far is None else msgspec.json.encode(so_far))

    return msgspec.json.encode(
        epilogue(find(log.game), log.players, log.seed, log.options, log.keys, progress=progress)
    )


def written(log: GameLog, version: str, see: Callable[[Match], None]) -> bytes:
    game = find(log.game)
    options = checked_options(game, log.options)
    return written_down(game, log.players, log.seed, options, log.keys, version, see).to_json()


def part_of(log: GameLog, match: Match) -> float:
    return match.number / max(1, len(log.keys))


def finished(job: ArchiveJob, control: JobControl) -> tuple[bytes, bytes]:
    course = replay_frames.TimelineBuilder(job.seats, job.log.keys, control.step)
    record = written(job.log, job.version, course.see)
    return record, msgspec.json.encode(course.timeline(openly=True))


def exemplified(job: RuleExamplesJob, control: JobControl) -> bytes:
    log = job.log
    if not job.own:
        return msgspec.json.encode(rule_examples_of(find(log.game)))
    return msgspec.json.encode(rule_examples_from(log.begin(watched=True), log.keys, job.seat, control.step))


def puzzle_moment(match: Match) -> PuzzleMoment:
    decision = match.decision
    ask = None if decision is None else match.ask(decision.seat)
    if decision is None or ask is None:
        raise Refused("why-game-over")
    return PuzzleMoment(match.scene(decision.seat), ask, [seat for seat, _ in match.made])


def compared(job: StretchJob, control: JobControl) -> bytes:
    log, parts = job.log, 1 + len(job.bots)
    game = find(log.game)
    setup = StretchSetup(log.game, log.players, log.seed, log.options, job.goal)
    lanes: list[GoalLane] = []

    def progress(part: float) -> None:
        control.step(max(0.001, (len(lanes) + min(part, 1.0)) / parts))

    lanes.append(lane_of_person(game, setup, log.keys, progress))
    for bot in job.bots:
        control.step(len(lanes) / parts, msgspec.json.encode(lanes))
        known = next((lane for lane in job.known if lane.bot == bot), None)
        lanes.append(known or lane_of_bot(game, setup, bot, progress))
    return msgspec.json.encode(lanes)


def tracked(job: TrackJob, control: JobControl) -> bytes:
    log = job.log
    found = track_of(find(log.game), log.players, log.seed, log.options, log.keys, job.goal, control.step)
    return msgspec.json.encode(found)
