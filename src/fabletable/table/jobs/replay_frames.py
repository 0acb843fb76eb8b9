"""Frames of a replay and the timeline of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from fabletable.coach.outlook import outlooks
from fabletable.director import Knowledge
from fabletable.kernel import Match, Message, Result
from fabletable.kernel.difference import difference
from fabletable.kernel.scene import Ask, Odds, Scene
from fabletable.table.jobs.cache import SeekableGame
from fabletable.table.jobs.jobs import ReplayJob, TimelineJob
from fabletable.table.messages.records import ReplayFrame, Timeline, TimelineDecision
from fabletable.table.messages.tables import ResultInfo
from fabletable.table.moments import packed_moments

Step = Callable[[float], None]


def frames(reel: SeekableGame, asked: ReplayJob, step: Step) -> list[ReplayFrame]:
    keys, seat, first, last = asked.log.keys, asked.seat, asked.first, asked.last
    match = _watched(reel, asked, step)
    found: list[ReplayFrame] = []
    line_count = 0
    foretold = ReplayOdds()
    chances: list[float] = []
    scene: Scene | None = None
    if 0 < first <= last:
        line_count = len(match.log(seat))
        chances = outlooks([match])[0] if asked.over else []
        match.choose(keys[first - 1])
    for at in range(first, last + 1):
        decision = match.decision
        chosen: Message | None = None
        question: Message | None = None
        if decision is not None and (asked.over or decision.seat == seat):
            question = decision.question
            if at < len(keys):
                chosen = decision.option(keys[at]).message
        turn = None if decision is None else decision.seat
        log, parts = match.log(seat)[line_count:], match.log_parts(seat)[line_count:]
        moments = match.moments(seat, at)
        known = Knowledge(seat, match.log(seat), match.log_parts(seat), foretold=foretold, over=decision is None)
        if asked.over:
            chances, before_it = outlooks([match])[0], chances
            known.chances = {at: _most_moved(before_it, chances, seat)} if before_it else {}
        news = packed_moments(moments, scene, known)
        before, scene = moments[-1].scene if moments else scene, match.scene(seat)
        change = None if before is None else difference(before, scene)
        whole = scene if change is None else None
        found.append(ReplayFrame(at, whole, change, log, turn, question, chosen, line_count, parts, news))
        if chosen is not None:
            found[-1].cards = _cards_of(match)
            found[-1].took = keys[at]
        line_count += len(log)
        match.forget_moments(at + 1)
        if at < last and at < len(keys):
            if decision is not None and decision.seat == seat:
                foretold.choose(line_count, match, keys[at])
            match.choose(keys[at])
        step((at - first + 1) / (last - first + 1))
    return found


def _cards_of(match: Match) -> Ask | None:
    """Return the present question where one chooses among cards that are laid out."""
    asked = None if match.decision is None else match.ask(match.decision.seat, odds=False)
    return asked if asked is not None and asked.cards in ("dealt", "open") else None


def _most_moved(before: Sequence[float], after: Sequence[float], seat: int | None) -> tuple[int, int]:
    """Return the chance of this seat in percent before and after; through no seat's eyes, of the seat whose chance
    moved most."""
    seats = range(len(after)) if seat is None else [seat]
    most = max(seats, key=lambda each: abs(after[each] - before[each]))
    return round(100 * before[most]), round(100 * after[most])


class ReplayOdds(Mapping[int, Odds | None]):
    """The odds that a seat was shown with its choices, by the line of the log that came next. Those that take trials
    are tried again, from the same seed, when a result wants them."""

    def __init__(self) -> None:
        self._known: dict[int, Odds | None] = {}
        self._untried: dict[int, tuple[Match, str]] = {}

    def choose(self, line: int, match: Match, key: str) -> None:
        """Note what is chosen now, before the rules go on."""
        self._known[line] = None
        if match.tries_odds:
            self._untried[line] = (match.clone(), key)
        elif match.with_odds:
            self._known[line] = _odds_of(match, key)

    def __getitem__(self, line: int) -> Odds | None:
        if line in self._untried:
            self._known[line] = _odds_of(*self._untried.pop(line))
        return self._known[line]

    def __iter__(self) -> Iterator[int]:
        return iter(self._known)

    def __len__(self) -> int:
        return len(self._known)


def _odds_of(match: Match, key: str) -> Odds | None:
    """Return the odds that were shown with this choice."""
    if match.decision is None:
        return None
    choices = match.game.choices(match.table, match.decision, odds=True)
    return next((choice.odds for choice in choices if choice.key == key), None)


def _watched(reel: SeekableGame, asked: ReplayJob, step: Step) -> Match:
    """Return the match just before the first of the frames; what is shown before any decision comes only from the
    start."""
    if asked.first == 0:
        return asked.log.begin(watched=True)
    keys = asked.log.keys
    match = reel.at(keys, min(asked.first, len(keys)) - 1, lambda: step(0.0))
    match.watch()
    return match


def timeline(asked: TimelineJob, step: Step) -> Timeline:
    match, keys = asked.log.begin(quick=True), asked.log.keys
    course = TimelineBuilder(asked.seats, keys, step)
    course.see(match)
    for key in keys:
        match.choose(key)
        course.see(match)
    return course.timeline(openly=asked.over)


class TimelineBuilder:
    """Builds a timeline, decision by decision as the game is played."""

    def __init__(self, seats: Sequence[int], keys: Sequence[str], step: Step) -> None:
        self._seats, self._keys, self._step = seats, keys, step
        self._asked: list[str] = []
        self._moments: list[TimelineDecision] = []
        self._result: Result | None = None

    def see(self, match: Match) -> None:
        """Note the match before the first decision and after each."""
        at = match.number
        if at:
            self._plot(match, at)
        self._asked.append("" if match.decision is None else match.decision.ask)
        self._result = match.result

    def _plot(self, match: Match, at: int) -> None:
        chapter, scores = match.game.glance(match.table)
        self._moments.append(TimelineDecision(at, self._seats[at - 1], "", "", chapter, scores))
        self._step(at / len(self._keys))

    def timeline(self, *, openly: bool) -> Timeline:
        """Return the timeline; ``openly`` with what each chose, which is secret before the game is over."""
        if openly:
            for moment, ask, key in zip(self._moments, self._asked, self._keys, strict=False):
                moment.ask, moment.key = ask, key
        result = self._result
        return Timeline(
            self._moments, None if result is None else ResultInfo(result.winners, result.scores, result.notes)
        )
