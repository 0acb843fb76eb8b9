"""Comparison of two games with one seed: where they parted, what each choice brought, and how much luck was equal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from difflib import SequenceMatcher
from itertools import zip_longest
from typing import Any, Final, TypeAlias, TypeVar

import msgspec

from fabletable.coach.outlook import can_tell, outlooks
from fabletable.coach.stretch import goals_of, has_ended, is_reached
from fabletable.kernel import Game, Match, Message
from fabletable.kernel.chance import SEAT, SET_UP
from fabletable.kernel.goal import StretchGoal
from fabletable.kernel.match import prepared

PLAYER: Final = 0
"""The seat whose games are compared."""

Progress = Callable[[float], None]
T = TypeVar("T")


class DuelStep(msgspec.Struct):
    """A decision of the player after ``at`` decisions: the index of its chapter, the question, the choice, and the
    score and the chance to win in percent before and after it (None if unknown). ``spots`` are the pieces and places
    of the choice on the board."""

    at: int
    chapter: int
    ask: str
    key: str
    question: Message
    chosen: Message
    scores: tuple[int | None, int | None]
    chances: tuple[int | None, int | None]
    spots: list[str] = []


Pair: TypeAlias = tuple[DuelStep | None, DuelStep | None]


class DuelDraws(msgspec.Struct, array_like=True):
    """Draws of one stream in a chapter; ``place`` is the position of the first one in the stream."""

    chapter: int
    stream: str
    place: int
    values: list[int]


class DuelResult(msgspec.Struct):
    """The result of a duel's game for its player. ``told`` says in words how far a goal was reached."""

    score: int | None
    won: bool
    turns: int = 0
    told: Message | None = None


class DuelTrack(msgspec.Struct):
    """One game of a duel: all its keys, its chapters with score and chance at the end of each, the player's
    decisions. A chapter is a turn of the player; in a game that does not count turns it is a chapter of the game."""

    keys: list[str]
    chapters: list[Message]
    scores: list[int | None]
    chances: list[int | None]
    steps: list[DuelStep]
    draws: list[DuelDraws]
    result: DuelResult


class DuelMoment(msgspec.Struct):
    """A moment of both games with each player's decision, if there was one. ``is_same``: both chose the same."""

    chapter: int
    is_same: bool
    sides: tuple[DuelStep | None, DuelStep | None]


class DuelChapter(msgspec.Struct):
    """A chapter of both games: scores and chances at its end, the number of draws that can be compared, and how many of
    these are equal."""

    title: Message
    scores: tuple[int | None, int | None]
    chances: tuple[int | None, int | None]
    draws: int = 0
    equal: int = 0


class DuelComparison(msgspec.Struct):
    """Two games of a duel side by side. The first ``same`` decisions of all seats are the same in both; ``parted`` is
    the first moment that differs, None if none does. ``ahead`` is the side that did better, None if neither did.
    ``draws`` is the number of draws that can be compared, ``equal`` how many of them are equal."""

    same: int
    parted: int | None
    ahead: int | None
    moments: list[DuelMoment]
    chapters: list[DuelChapter]
    results: tuple[DuelResult, DuelResult]
    draws: int
    equal: int


# --- one game ---


def track_of(
    game: Game,
    players: int,
    seed: str,
    options: dict[str, Any],
    keys: Sequence[str],
    goal: StretchGoal | None = None,
    progress: Progress = lambda _: None,
) -> DuelTrack:
    """Replay a game and note its player's decisions and all draws."""
    match = prepared(game, players, seed, options)
    match.begin(watch=True)
    tracker = _Tracker(match, list(keys), goal)
    for number, key in enumerate(keys, 1):
        tracker.choose(key)
        progress(number / len(keys))
    return tracker.finished_track()


class _Tracker:
    def __init__(self, match: Match, keys: list[str], goal: StretchGoal | None) -> None:
        self._match, self._goal = match, goal
        self._knows = can_tell(match)
        self._track = DuelTrack(keys, [], [], [], [], [], DuelResult(None, False))
        self._places: Counter[str] = Counter()
        match.table.chance.watched()
        self._look()

    def choose(self, key: str) -> None:
        match, track = self._match, self._track
        decision = match.decision
        step = None
        if decision is not None and decision.seat == PLAYER:
            score, chance = track.scores[-1], track.chances[-1]
            option = decision.option(key)
            step = DuelStep(
                match.number, len(track.chapters) - 1, decision.ask, key, decision.question,
                option.message, (score, score), (chance, chance), self._spots(key),
            )  # fmt: skip
        turn = match.table.chance.turn
        match.choose(key)
        self._note_draws(turn)
        self._look(sharply=step is not None)
        if step is not None:
            step.scores, step.chances = (step.scores[0], track.scores[-1]), (step.chances[0], track.chances[-1])
            track.steps.append(step)

    def _look(self, *, sharply: bool = True) -> None:
        """Note chapter, score and chance. The chance is computed when the player is asked, has decided, or a chapter
        ends; with ``sharply`` also after other seats' decisions."""
        match, track = self._match, self._track
        glanced, scores = match.game.glance(match.table)
        chapter = self._turn(glanced)
        if not track.chapters or (chapter != track.chapters[-1] and self._begins()):
            track.chapters.append(chapter)
            track.scores.append(None)
            track.chances.append(None)
            sharply = True
        track.scores[-1] = self._score(scores)
        asked = match.decision is None or match.decision.seat == PLAYER
        if self._knows and (sharply or asked):
            track.chances[-1] = round(100 * outlooks([match])[0][PLAYER])

    def _spots(self, key: str) -> list[str]:
        """Return what glows on the board for a choice of the player."""
        ask = self._match.ask(PLAYER, odds=False)
        return next((choice.spots for choice in ask.choices if choice.key == key), []) if ask is not None else []

    def _turn(self, chapter: Message) -> Message:
        """Return which turn of the player it is, or the game's chapter."""
        goals = self._match.game.goals
        return chapter if goals is None else Message("duel-turn", {"n": goals.turns(self._match.table, PLAYER) + 1})

    def _begins(self) -> bool:
        """Return whether another chapter may begin: a turn does when it is the player's, so that the turns of others
        behind it belong to it."""
        match = self._match
        if match.game.goals is None:
            return True
        over = match.over if self._goal is None else has_ended(match, self._goal, PLAYER)
        if over or match.decision is None or match.decision.seat != PLAYER:
            return False
        return "active" in match.game.scene(match.table, None).players[PLAYER].states

    def _score(self, scores: Sequence[int | None]) -> int | None:
        if self._goal is None:
            return scores[PLAYER]
        return goals_of(self._match.game).count(self._goal, self._match.table, PLAYER)

    def _note_draws(self, turn: str) -> None:
        """Note the draws by stream. Streams of seats begin anew with each turn, so the turn is part of their name."""
        draws, last = self._track.draws, len(self._track.chapters) - 1
        for label, value in self._match.table.chance.watched():
            if label == SET_UP:
                continue
            stream = f"{label}/{turn}" if label.startswith(SEAT) else label
            if draws and (draws[-1].chapter, draws[-1].stream) == (last, stream):
                draws[-1].values.append(value)
            else:
                draws.append(DuelDraws(last, stream, self._places[stream], [value]))
            self._places[stream] += 1

    def finished_track(self) -> DuelTrack:
        match, goal, track = self._match, self._goal, self._track
        result = match.result
        won = result is not None and PLAYER in result.winners
        score = track.scores[-1]
        if goal is None:
            if result is not None and result.scores:
                score = result.scores[PLAYER]
            track.result = DuelResult(score, won)
        else:
            turns = goals_of(match.game).turns(match.table, PLAYER) + (0 if match.over else 1)
            turns = min(turns, goal.turns or turns)
            reached = has_ended(match, goal, PLAYER) and is_reached(match, goal, PLAYER)
            track.result = DuelResult(score, reached, turns, goal.result_message(score or 0, turns))
        track.scores[-1] = score
        return track


# --- two games ---


def side_by_side(one: DuelTrack, other: DuelTrack, goal: StretchGoal | None = None) -> DuelComparison:
    """Compare both games moment by moment. Up to the first difference they are paired decision by decision. After it,
    within a chapter, moments with the same question and choice are paired, then those with the same question."""
    same = _same_keys(one.keys, other.keys)
    chapters = _Chapters(one, other, same)
    moments = [moment for place in range(len(chapters.titles)) for moment in chapters.moments(place)]
    parted = next((number for number, moment in enumerate(moments) if not moment.is_same), None)
    draws = _equal_draws(one, other, chapters)
    found = [
        DuelChapter(title, *chapters.ends(place), *draws.get(place, (0, 0)))
        for place, title in enumerate(chapters.titles)
    ]
    return DuelComparison(
        same, parted, _ahead(one.result, other.result, goal), moments, found, (one.result, other.result),
        sum(each.draws for each in found), sum(each.equal for each in found),
    )  # fmt: skip


def _same_keys(one: Sequence[str], other: Sequence[str]) -> int:
    pairs = enumerate(zip(one, other, strict=False))
    return next((at for at, (mine, theirs) in pairs if mine != theirs), min(len(one), len(other)))


class _Chapters:
    """The chapters of both games in one order, with the index of each in either game."""

    def __init__(self, one: DuelTrack, other: DuelTrack, same: int) -> None:
        self.titles: list[Message] = []
        self._tracks = (one, other)
        self._same = same
        self._places: list[list[list[int]]] = []
        """The numbers of chapters in each game's list, by chapter and side, as a chapter can come again."""
        lists = [list(enumerate(track.chapters)) for track in self._tracks]
        names = [[_name(title) for title in track.chapters] for track in self._tracks]
        for kind, first, last, begin, end in _parts(names[0], names[1]):
            mine, theirs = lists[0][first:last], lists[1][begin:end]
            if kind == "equal":
                for (here, title), (there, _) in zip(mine, theirs, strict=True):
                    self._add(title, [[here], [there]])
                continue
            for here, title in mine:
                self._add(title, [[here], []])
            for there, title in theirs:
                self._add(title, [[], [there]])

    def _add(self, title: Message, places: list[list[int]]) -> None:
        self.titles.append(title)
        self._places.append(places)

    def place_of(self, side: int, chapter: int) -> int:
        return next(number for number, each in enumerate(self._places) if chapter in each[side])

    def ends(self, place: int) -> tuple[tuple[int | None, int | None], tuple[int | None, int | None]]:
        """Return the scores and chances of both games at the end of a chapter; if a game lacks it, those at the end of
        its chapter before."""
        at = [self._last(side, place) for side in (0, 1)]
        mine, theirs = self._tracks
        return (_at(mine.scores, at[0]), _at(theirs.scores, at[1])), (
            _at(mine.chances, at[0]),
            _at(theirs.chances, at[1]),
        )

    def _last(self, side: int, place: int) -> int:
        """Return the index of a game's last chapter up to there; -1 before the first."""
        return max((chapter for each in self._places[: place + 1] for chapter in each[side]), default=-1)

    def moments(self, place: int) -> list[DuelMoment]:
        steps = [
            [step for step in track.steps if step.chapter in self._places[place][side]]
            for side, track in enumerate(self._tracks)
        ]
        # The decision at which they part has the same question in both games.
        begin = sum(step.at <= self._same for step in steps[0])
        pairs: list[Pair] = list(zip(steps[0][:begin], steps[1][:begin], strict=False))
        pairs += _paired(steps[0][len(pairs) :], steps[1][len(pairs) :])
        return [DuelMoment(place, _is_same(*pair), pair) for pair in pairs]


def _paired(one: Sequence[DuelStep], other: Sequence[DuelStep]) -> list[Pair]:
    """Pair the decisions of two games: those with the same choice, between them those with the same question, then the
    rest in their order."""
    found: list[Pair] = []
    names = [[(step.ask, step.key) for step in each] for each in (one, other)]
    for kind, first, last, begin, end in _parts(names[0], names[1]):
        mine, theirs = one[first:last], other[begin:end]
        found += zip(mine, theirs, strict=True) if kind == "equal" else _paired_by_question(mine, theirs)
    return found


def _paired_by_question(one: Sequence[DuelStep], other: Sequence[DuelStep]) -> list[Pair]:
    found: list[Pair] = []
    for _, first, last, begin, end in _parts([step.ask for step in one], [step.ask for step in other]):
        found += zip_longest(one[first:last], other[begin:end])
    return found


def _is_same(one: DuelStep | None, other: DuelStep | None) -> bool:
    return one is not None and other is not None and (one.ask, one.key) == (other.ask, other.key)


def _parts(one: Sequence[T], other: Sequence[T]) -> list[tuple[str, int, int, int, int]]:
    """Split two sequences into parts that are equal in both and parts that are not."""
    return list(SequenceMatcher(None, one, other, autojunk=False).get_opcodes())


def _name(title: Message) -> bytes:
    return msgspec.json.encode(title)


def _at(values: Sequence[int | None], place: int) -> int | None:
    return values[place] if place >= 0 else None


def _equal_draws(one: DuelTrack, other: DuelTrack, chapters: _Chapters) -> dict[int, tuple[int, int]]:
    """Return for each chapter how many draws both games made from the same position of the same stream, and how many of
    these are equal."""
    theirs = {(row.stream, row.place + number): value for row in other.draws for number, value in enumerate(row.values)}
    found: dict[int, tuple[int, int]] = {}
    for row in one.draws:
        place = chapters.place_of(0, row.chapter)
        draws, equal = found.get(place, (0, 0))
        for number, value in enumerate(row.values):
            drawn = theirs.get((row.stream, row.place + number))
            draws, equal = draws + (drawn is not None), equal + (drawn == value)
        found[place] = draws, equal
    return found


def _ahead(one: DuelResult, other: DuelResult, goal: StretchGoal | None) -> int | None:
    mine, theirs = _rank(one, goal), _rank(other, goal)
    return None if mine == theirs else 0 if mine > theirs else 1


def _rank(result: DuelResult, goal: StretchGoal | None) -> tuple[int, int, int]:
    """Return the sort key of a result: the score, then winning; with a goal to be reached by a turn, whether and when
    it was reached, then how far it came."""
    score = result.score or 0
    if goal is not None and goal.is_by_turns:
        return int(result.won), -result.turns if result.won else 0, score
    return score, int(result.won), 0
