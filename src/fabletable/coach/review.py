"""The review of a finished game: who was winning when, what each choice cost, luck and skill apart, the turning points.

First the curve, then every decision: what looks like a fault again with fresh trials, and it is called one only where
they exclude that nothing was lost. The same record gives the same review on every machine, by any number of processes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import sqrt
from typing import Any, Literal, NamedTuple, Protocol

import msgspec

from fabletable.bots.greedy import values
from fabletable.bots.rollout_search import promising
from fabletable.coach.outlook import can_tell, outlooks
from fabletable.coach.reasons import Reasons, why
from fabletable.coach.trials import Figure, Trial, Trials, Z, error, figure, gap
from fabletable.games import find
from fabletable.kernel import Chance, Game, Match, Message, Refused, RuleCrash
from fabletable.kernel.game import GAME
from fabletable.kernel.match import start
from fabletable.kernel.message import Arg, seat_name

Word = Literal["best", "even", "slip", "mistake", "blunder"]
WORDS: tuple[Word, ...] = ("best", "even", "slip", "mistake", "blunder")
NAMES: dict[Word, str] = {
    "best": "coach-word-best",
    "even": "coach-word-even",
    "slip": "coach-word-slip",
    "mistake": "coach-word-mistake",
    "blunder": "coach-word-blunder",
}

MISTAKE, BLUNDER, BLUNDER_LOW = 0.08, 0.15, 0.05
"""The smallest losses of a mistake and of a blunder, and the certain loss of a blunder."""

CURVE = 18
"""The number of trials for a point of the curve without formula and net."""
MOST_POINTS = 120
"""The largest number of points of the curve; a long game is sampled."""


class Pains(NamedTuple):
    """Trials of a choice: of all that look promising, of those two that did best then, of the best to see whether it is
    worth a closer look, and of that closer look, which may end after a third."""

    first: int
    second: int
    fresh: int
    closer: int


TOLD = Pains(1, 2, 6, 54)
"""The numbers of trials where trials stop early and end with a chance."""
TO_THE_END = Pains(8, 0, 30, 120)
"""The numbers of trials where a trial ends only with won or lost."""
WIDE = 4
"""The number of promising options that are compared with the chosen one."""
SUSPECT = 0.02
"""The smallest loss of winning chance that is examined again."""
BEYOND_DOUBT = 3.0
"""The distance from zero in standard errors at which the closer examination ends early."""
SKILL = 8
"""The number of trials of a faultless choice, for its skill."""
TURNED = 120
"""The number of trials on both sides of a turning point."""
AT_ONCE = 8
"""The number of decisions per job."""
SHOWN_EVERY = 40
"""The number of decisions after which progress is reported."""
SMALLEST_TURN = 0.06
POINTS = 3


class BetterOption(msgspec.Struct):
    """An option, and the seat's chance to win with it."""

    key: str
    label: Message
    chance: Figure


class Weighed(msgspec.Struct):
    """A decision: ``at`` is how many were made before it. ``loss`` is the winning chance it lost beside the ``best``
    choice; ``stakes`` how far apart the chances of the tried options are; ``ask`` the name of the question."""

    at: int
    seat: int
    question: Message
    chosen: Message
    key: str
    word: Word
    loss: Figure
    best: BetterOption | None = None
    taken: BetterOption | None = None
    why: Reasons | None = None
    ask: str = ""
    stakes: float = 0.0


class ReviewTurn(msgspec.Struct):
    """A turning point of one seat's game: its chance ``before`` and ``after`` the decision ``at``; ``choice`` of the
    change is the choice's, ``luck`` that of dice and cards. ``told`` says it in words, ``log`` are its lines."""

    at: int
    by: int
    before: float
    after: float
    choice: float
    luck: float
    told: Message
    log: list[Message]


class Account(msgspec.Struct):
    """The causes that moved one seat's chance from ``start`` to ``end``: the choices of each seat, and dice
    and cards."""

    start: float
    end: float
    choices: list[Figure]
    luck: Figure


class SeatReview(msgspec.Struct):
    seat: int
    counts: dict[Word, int]
    account: Account
    turns: list[ReviewTurn]


class CurvePoint(msgspec.Struct):
    """The chance of every seat after ``at`` decisions, and the reach of the trials' noise to both sides."""

    at: int
    chances: list[float]
    noise: list[float]


class Review(msgspec.Struct):
    """The review of a finished game. ``curve`` is everyone's chance over the whole game; ``chapters`` where its rounds
    begin; ``decisions`` are those that left a choice; ``trials`` games were played for it."""

    game: str
    players: int
    winners: list[int]
    scores: list[int]
    length: int
    curve: list[CurvePoint]
    chapters: list[tuple[int, Message]]
    decisions: list[Weighed]
    seats: list[SeatReview]
    trials: int
    forced: int
    heroes: list[Message | None] = []
    """The hero of each seat, where the game has heroes."""


Progress = Callable[[float, Any], None]
"""Receives the finished share, and the review as far as it goes."""


def no_progress(part: float, so_far: Any) -> None:
    pass


class ReviewInput(NamedTuple):
    """A game to be reviewed, as it travels to another process."""

    game: str
    players: int
    seed: str
    options: dict[str, Any]
    keys: tuple[str, ...]


class Hands(Protocol):
    """The workers that examine decisions: ``lab.executors`` has some for every core. Their results come in any
    order."""

    workers: int

    def play(
        self, work: Callable[[ReviewInput, range], list[Examination]], errand: ReviewInput, batches: Iterator[range]
    ) -> Iterator[list[Examination]]: ...


def review(
    game: Game,
    players: int,
    seed: str,
    options: dict[str, Any],
    keys: Sequence[str],
    *,
    seats: Sequence[int] | None = None,
    progress: Progress = no_progress,
    hands: Hands | None = None,
) -> Review:
    """Return the review of a finished game, of these seats' decisions where they are named. Workers must know the game
    by its key."""
    match = start(game, players, seed, options)
    made = Reviewer(match, keys, range(players) if seats is None else seats, progress)
    if hands is not None:
        made.hands, made.log = hands, ReviewInput(game.key, players, seed, options, tuple(keys))
    return made.reviewed()


class Reviewer:
    """One game being reviewed."""

    def __init__(self, match: Match, keys: Sequence[str], seats: Sequence[int], progress: Progress) -> None:
        self.match = match
        self.keys = list(keys)
        self.seats = list(seats)
        self.progress = progress
        self.players = match.players
        self.hands: Hands | None = None
        self.log: ReviewInput | None = None
        self.trials = 0
        self.forced = 0
        self.is_told = can_tell(match)
        self._known: dict[tuple[str, int], tuple[list[float], list[float]]] = {}
        self.moments: list[Match] = []
        """The match before every decision with a choice."""
        self.stories: dict[int, list[Message]] = {}
        self.chapters: list[tuple[int, Message]] = []
        self.standing: dict[int, list[float]] = {}
        """The chance of every seat before each decision, where a formula or net tells it."""
        self.curve: list[CurvePoint] = []
        self.weighed: dict[int, Weighed] = {}
        self.skill: dict[int, list[list[float]]] = {}
        """The difference that each trial made to each seat against the quick bot's own choice, by decision."""

    def reviewed(self) -> Review:
        self._walk()
        self._draw_curve()
        self._judge_decisions()
        return self._whole()

    # --- the game again ---

    def _walk(self) -> None:
        match = self.match
        for number, key in enumerate(self.keys):
            decision = match.decision
            if decision is None:
                raise Refused("why-game-over")
            if len(decision.options) > 1:
                self.moments.append(match.clone())
            else:
                self.forced += 1
            self._chapter(number)
            before = len(match.log(None))
            try:
                match.choose(key)
            except (Refused, RuleCrash) as no:
                raise Refused("why-record-parts", {"number": number + 1, "key": key, "detail": str(no)}) from no
            self.stories[number] = match.log(None)[before:]
            self.progress(0.05 * (number + 1) / len(self.keys), None)
        if match.result is None:
            raise Refused("why-game-goes-on")

    def _chapter(self, number: int) -> None:
        chapter = self.match.scene(None).chapter if number % 3 == 0 else None
        if chapter is not None and (not self.chapters or self.chapters[-1][1] != chapter):
            self.chapters.append((number, chapter))

    # --- who was winning ---

    def _draw_curve(self) -> None:
        if self.is_told:
            chances_of_moments = outlooks(self.moments)
            self.standing = {
                moment.number: chances for moment, chances in zip(self.moments, chances_of_moments, strict=True)
            }
        stride = 1 + len(self.moments) // MOST_POINTS
        chosen = self.moments[::stride]
        for done, moment in enumerate(chosen, 1):
            chances, noise = self._chances(moment, "curve", CURVE)
            self.curve.append(CurvePoint(moment.number, chances, noise))
            self.progress(0.05 + 0.09 * done / len(chosen), None)
        self.curve.append(CurvePoint(self.match.number, self._ends(), [0.0] * self.players))
        self.curve = smoothed(self.curve)
        self.progress(0.15, self._so_far())

    def _ends(self) -> list[float]:
        return outlooks([self.match])[0]

    def _chances(self, moment: Match, seed: str, count: int) -> tuple[list[float], list[float]]:
        """Return every seat's chance, by formula, net or trials of the quick bot, and its noise."""
        known = self._known.get((seed, moment.number))
        if known is not None:
            return known
        if moment.number in self.standing:
            return [round(each, 4) for each in self.standing[moment.number]], [0.0] * self.players
        trials = Trials(moment, f"review/{seed}/{moment.number}")
        played = [trials.play(None, number).chances for number in range(count)]
        self.trials += count
        means = [round(sum(each[seat] for each in played) / count, 4) for seat in range(self.players)]
        noise = [round(Z * error([each[seat] for each in played]), 4) for seat in range(self.players)]
        self._known[seed, moment.number] = (means, noise)
        return means, noise

    # --- every decision ---

    def _judge_decisions(self) -> None:
        """Judge the decisions of all seats, not only of the reviewed one: the others' choices are not luck."""
        for done, look in enumerate(self._looks(), 1):
            self.trials += look.trials
            self.weighed[look.weighed.at] = look.weighed
            if look.skill:
                self.skill[look.weighed.at] = look.skill
            so_far = self._so_far() if done % SHOWN_EVERY == 0 else None
            self.progress(0.15 + 0.75 * done / len(self.moments), so_far)

    def _looks(self) -> Iterator[Examination]:
        if self.hands is None or self.log is None:
            yield from (look_into(moment, self.keys[moment.number]) for moment in self.moments)
            return
        count = len(self.moments)
        batches = (range(begin, min(begin + AT_ONCE, count)) for begin in range(0, count, AT_ONCE))
        for looks in self.hands.play(looks_into, self.log, batches):
            yield from looks

    # --- the whole ---

    def _so_far(self) -> Review:
        return self._review([])

    def _whole(self) -> Review:
        seats = []
        for done, seat in enumerate(self.seats, 1):
            seats.append(self._seat_review(seat))
            self.progress(0.9 + 0.1 * done / len(self.seats), None)
        return self._review(seats)

    def _review(self, seats: list[SeatReview]) -> Review:
        result = self.match.result
        return Review(
            self.match.game.key,
            self.players,
            [] if result is None else result.winners,
            [] if result is None else result.scores,
            len(self.keys),
            self.curve,
            self.chapters,
            [self.weighed[number] for number in sorted(self.weighed) if self.weighed[number].seat in self.seats],
            seats,
            self.trials,
            self.forced,
            [player.hero for player in self.match.scene(None).players],
        )

    def _seat_review(self, seat: int) -> SeatReview:
        mine = [each for each in self.weighed.values() if each.seat == seat]
        counts = {word: sum(each.word == word for each in mine) for word in WORDS}
        return SeatReview(seat, counts, self._account(seat), self._turns(seat))

    def _account(self, seat: int) -> Account:
        """Return the account: choices count by their gain over the quick bot's, dice and cards are the rest."""
        begun, noise = self._chances(self.moments[0], "start", TURNED)
        end = self.curve[-1].chances[seat]
        choices = []
        for other in range(self.players):
            gaps = [self.skill[number][seat] for number in sorted(self.skill) if self.weighed[number].seat == other]
            total = sum(sum(each) / len(each) for each in gaps)
            reach = Z * sqrt(sum(error(each) ** 2 for each in gaps))
            choices.append(Figure(total, total - reach, total + reach))
        luck = end - begun[seat] - sum(each.mean for each in choices)
        reach = sqrt(noise[seat] ** 2 + sum((each.high - each.mean) ** 2 for each in choices))
        return Account(begun[seat], end, choices, Figure(luck, luck - reach, luck + reach))

    # --- turning points ---

    def _turns(self, seat: int) -> list[ReviewTurn]:
        """Return the largest changes of the seat's chance, measured again on both sides, with choice and luck apart."""
        changes = [(abs(after - before), at) for at, before, after in self._steps(seat)]
        faults = [each.at for each in self.weighed.values() if each.seat == seat and each.word in WORDS[2:]]
        likely = [at for _, at in sorted(changes, key=lambda each: (-each[0], each[1]))[: 2 * POINTS]]
        found = [self._turn(seat, at) for at in dict.fromkeys([*faults, *likely])]
        grave = sorted((each for each in found if abs(each.after - each.before) >= SMALLEST_TURN), key=_gravity)
        return sorted(grave[:POINTS], key=lambda turn: turn.at)

    def _steps(self, seat: int) -> Iterator[tuple[int, float, float]]:
        """Return the seat's chance before and after each decision; from point to point where that takes trials."""
        if self.standing:
            course = [*self.standing.items(), (self.match.number, self._ends())]
        else:
            course = [(point.at, point.chances) for point in self.curve]
        for (at, before), (_, after) in pairwise(course):
            yield at, before[seat], after[seat]

    def _turn(self, seat: int, at: int) -> ReviewTurn:
        places = [moment.number for moment in self.moments]
        place = places.index(at)
        moment = self.moments[place]
        before = self._chances(moment, "turn", TURNED)[0][seat]
        if place + 1 < len(self.moments):
            after = self._chances(self.moments[place + 1], "turn", TURNED)[0][seat]
        else:
            after = self.curve[-1].chances[seat]
        weighed = self.weighed.get(at)
        choice = 0.0 if weighed is None or weighed.seat != seat else -weighed.loss.mean
        if weighed is None or weighed.word in WORDS[:2]:
            choice = 0.0
        luck = after - before - choice
        return ReviewTurn(
            at, _seat(moment), before, after, choice, luck, self._words(seat, moment, choice, luck), self._log_lines(at)
        )

    def _words(self, seat: int, moment: Match, choice: float, luck: float) -> Message:
        """Return a sentence about a turning point: the fault if there was one, else the luck after a seat's choice."""
        weighed = self.weighed.get(moment.number)
        me, by = seat_name(seat), seat_name(_seat(moment))
        if weighed is not None and weighed.best is not None and -choice >= max(0.01, abs(luck) / 2):
            better = weighed.best.label
            lost = round(-100 * choice)
            return Message("coach-turn-fault", {"seat": me, "chosen": weighed.chosen, "better": better, "n": lost})
        decision = moment.decision
        chosen = Message("") if decision is None else decision.option(self.keys[moment.number]).message
        args: dict[str, Arg] = {"chosen": chosen, "way": "up" if luck > 0 else "down", "n": abs(round(100 * luck))}
        if _seat(moment) == seat:
            return Message("coach-turn-own", {"seat": me, **args})
        return Message("coach-turn-other", {"seat": me, "by": by, **args})

    def _log_lines(self, at: int) -> list[Message]:
        return self.stories.get(at, [])[:4]


def smoothed(curve: Sequence[CurvePoint]) -> list[CurvePoint]:
    """Smooth by the mean of three neighbours, but never across a significant jump."""
    found = []
    for place, point in enumerate(curve):
        near = [other for other in curve[max(0, place - 1) : place + 2] if other is point or _is_near(point, other)]
        last = place == len(curve) - 1
        chances = [
            point.chances[seat] if last else round(sum(other.chances[seat] for other in near) / len(near), 4)
            for seat in range(len(point.chances))
        ]
        found.append(CurvePoint(point.at, chances, [round(each / sqrt(len(near)), 4) for each in point.noise]))
    return found


def _is_near(one: CurvePoint, other: CurvePoint) -> bool:
    gaps = zip(one.chances, other.chances, one.noise, other.noise, strict=True)
    return all(abs(mine - theirs) <= max(0.05, here + there) for mine, theirs, here, there in gaps)


def _gravity(turn: ReviewTurn) -> tuple[float, int]:
    return (-abs(turn.after - turn.before), turn.at)


def _seat(moment: Match) -> int:
    return -1 if moment.decision is None else moment.decision.seat


# --- one decision ---


class Examination(msgspec.Struct):
    """The result of examining one decision; ``trials`` games were played for it."""

    weighed: Weighed
    skill: list[list[float]]
    """The difference that each trial made to each seat against the quick bot's own choice; empty if it was that
    choice."""
    trials: int


def looks_into(log: ReviewInput, places: range) -> list[Examination]:
    """Examine some of the decisions, by their places, in a free process."""
    moments = _moments_of(msgspec.msgpack.encode(log))
    return [look_into(moments[place], log.keys[moments[place].number]) for place in places]


@lru_cache(maxsize=1)
def _moments_of(log: bytes) -> list[Match]:
    """Replay the game, once in each process."""
    game, players, seed, options, keys = msgspec.msgpack.decode(log)
    match = start(find(game), players, seed, options)
    moments = []
    for key in keys:
        if match.decision is not None and len(match.decision.options) > 1:
            moments.append(match.clone())
        match.choose(key)
    return moments


def look_into(moment: Match, key: str) -> Examination:
    """Examine one decision with a seed of its own, so that the result depends on nothing else."""
    looking = Examiner(moment, key)
    weighed = looking.weighed()
    return Examination(weighed, looking.given(), looking.trials.made)


class Examiner:
    """The examination of one decision. The trials that select an option never judge it."""

    def __init__(self, moment: Match, key: str) -> None:
        decision = moment.decision
        if decision is None:
            raise LookupError("a finished game has nothing to weigh")
        self.moment = moment
        self.decision = decision
        self.seat = decision.seat
        self.options = decision.options
        self.taken = next(place for place, option in enumerate(self.options) if option.key == key)
        imagined = moment.imagine(self.seat, Chance(f"review/{moment.number}"))
        order = promising(values(imagined))
        self.quick = order[0]
        dominated = moment.game.questions.of(decision).dominated_options(imagined.table, decision)
        sensible = [place for place in order if self.options[place].key not in dominated]
        self.order = (sensible or order)[:WIDE]
        self.trials = Trials(moment, f"review/{moment.number}")
        self.pains = TO_THE_END if self.trials.reach == GAME else TOLD
        self.fresh: dict[int, list[Trial]] = {}
        """The trials that selected nothing."""
        self.stakes = 0.0
        self._numbers = 0

    def weighed(self) -> Weighed:
        """Examine all options with a few trials; then the better ones with fresh ones; then, if still better, decide
        with more."""
        nothing = Figure(0.0, 0.0, 0.0)
        came = self._played([self.taken, *self.order], self.pains.first)
        means = [sum(self._chances(trials)) / len(trials) for trials in came.values()]
        self.stakes = round(max(means) - min(means), 4)
        better = self._better(came)
        if not better:
            return self._said("best", nothing)
        more = self._played([self.taken, *better], self.pains.second)
        came = {place: came[place] + more[place] for place in more}
        better = self._better(came)
        best = better[0] if better else self.taken
        if not better or self._loss(came, best).mean < SUSPECT:
            return self._said("even", nothing)
        came = self._played_fresh([best, self.taken, self.quick], self.pains.fresh)
        loss = self._loss(came, best)
        if loss.mean < SUSPECT or loss.mean < error_of(loss):
            return self._said("even", loss, best, came)
        return self._closer(best)

    def _closer(self, best: int) -> Weighed:
        """Compare with fresh trials; only these are reported. It ends after a third where the result is clear."""
        places = [best, self.taken]
        came = self._played_fresh(places, self.pains.closer // 3)
        loss = self._loss(came, best)
        if loss.mean < SUSPECT / 2:
            return self._said("even", loss, best, came)
        if loss.mean < BEYOND_DOUBT * error_of(loss):
            more = self._played_fresh(places, self.pains.closer - self.pains.closer // 3)
            came = {place: came[place] + more[place] for place in came}
            loss = self._loss(came, best)
        return self._said(rated(loss), loss, best, came)

    def given(self) -> list[list[float]]:
        """Return every seat's gain from the choice over the quick bot's own, in each fresh trial."""
        if self.taken == self.quick:
            return []
        if not self.fresh:
            self._played_fresh([self.taken, self.quick], SKILL)
        # If another choice was the best, only its first trials had the quick bot's choice beside them.
        pairs = list(zip(self.fresh[self.taken], self.fresh[self.quick], strict=False))
        return [
            [one.chances[seat] - other.chances[seat] for one, other in pairs] for seat in range(self.moment.players)
        ]

    def _better(self, came: dict[int, list[Trial]]) -> list[int]:
        """Return the two best of the options that did noticeably better than the chosen one."""
        scores = {place: sum(trial.value for trial in trials) for place, trials in came.items()}
        slight = 0.0 if self.trials.reach == GAME else SUSPECT / 2 * len(came[self.taken])
        better = [place for place, score in scores.items() if score > scores[self.taken] + slight]
        return sorted(better, key=lambda place: -scores[place])[:2]

    def _played(self, places: Sequence[int], count: int) -> dict[int, list[Trial]]:
        """Play trials with unused dice, the same for all options."""
        begun = self._numbers
        self._numbers += count
        return self.trials.play_all(list(dict.fromkeys(places)), range(begun, self._numbers))

    def _played_fresh(self, places: Sequence[int], count: int) -> dict[int, list[Trial]]:
        came = self._played(places, count)
        for place, trials in came.items():
            self.fresh[place] = self.fresh.get(place, []) + trials
        return came

    def _loss(self, came: dict[int, list[Trial]], best: int) -> Figure:
        return gap(self._chances(came[best]), self._chances(came[self.taken]))

    def _chances(self, trials: Sequence[Trial]) -> list[float]:
        return [trial.chances[self.seat] for trial in trials]

    def _said(
        self, word: Word, loss: Figure, best: int | None = None, came: dict[int, list[Trial]] | None = None
    ) -> Weighed:
        decision = self.decision
        option = self.options[self.taken]
        found = Weighed(self.moment.number, self.seat, decision.question, option.message, option.key, word, loss)
        found.ask, found.stakes = decision.ask, self.stakes
        if came is not None and best is not None:
            found.best = self._alternative(best, came[best])
            found.taken = self._alternative(self.taken, came[self.taken])
            if word in WORDS[2:]:
                found.why = why(self.moment.game, self.seat, came[best], came[self.taken])
        return found

    def _alternative(self, place: int, trials: Sequence[Trial]) -> BetterOption:
        option = self.options[place]
        return BetterOption(option.key, option.message, figure(self._chances(trials)))


def error_of(figure: Figure) -> float:
    """Return the standard error of a mean from its interval."""
    return (figure.high - figure.low) / (2 * Z)


def rated(loss: Figure) -> Word:
    """Return the word for a loss; it is a fault only if the interval excludes zero."""
    if loss.low <= 0:
        return "even"
    if loss.mean >= BLUNDER and loss.low >= BLUNDER_LOW:
        return "blunder"
    return "mistake" if loss.mean >= MISTAKE else "slip"
