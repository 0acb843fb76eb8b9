"""The review of a finished game: who was winning when, what each choice cost, luck and skill apart, the turning points.

First the curve, then every decision, the suspects again with fresh trials: only those are shown, and a fault only where
they exclude that nothing was lost. The same record gives the same review on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any, Literal

import msgspec

from fabletable.bots.greedy import values
from fabletable.bots.searching import promising
from fabletable.coach.reasons import Why, why
from fabletable.coach.trials import Figure, Trial, Trials, Z, error, figure, gap
from fabletable.kernel import Chance, Game, Match, Refused, RuleCrash, Say
from fabletable.kernel.game import GAME
from fabletable.kernel.match import start
from fabletable.kernel.say import Arg, seat_name

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
"""A loss of so much is more than a slip, more than a mistake; a blunder has lost at least the last of them."""

CURVE = 18
"""Trials for a point of the curve."""
CURVE_QUICK = 6
"""The same where the chances are told from the table, and each trial says much."""
MOST_POINTS = 120
"""Points of the curve at most; a long game is sampled."""
SCREENED = 8
FRESH = 60
CONFIRMED = 120
"""Trials of a choice: of all that look promising, of a suspect, and of a fault before anybody is told of it."""
WIDE = 5
"""So many of the most promising choices are compared with the one that was taken."""
SUSPECT = 0.02
"""A loss of winning chance that is looked into again."""
MOST_SUSPECTS = 40
"""Suspects of a seat that are looked into again, the gravest first."""
TURNED = 120
"""Trials on both sides of a turning point."""
SMALLEST_TURN = 0.06
POINTS = 3


class Alternative(msgspec.Struct):
    """A choice there was, and the seat's chance to win with it."""

    key: str
    label: Say
    chance: Figure


class Weighed(msgspec.Struct):
    """A decision: ``at`` is how many were made before it. ``loss`` is the winning chance it lost beside the ``best``
    choice. ``skill`` is what it gave every seat beside the quick bot's own choice."""

    at: int
    seat: int
    question: Say
    chosen: Say
    key: str
    word: Word
    loss: Figure
    best: Alternative | None = None
    taken: Alternative | None = None
    why: Why | None = None


class Turn(msgspec.Struct):
    """A turning point of one seat's game: its chance ``before`` and ``after`` the decision ``at``; ``choice`` of the
    change is the choice's, ``luck`` that of dice and cards. ``told`` says it in words, ``story`` what happened."""

    at: int
    by: int
    before: float
    after: float
    choice: float
    luck: float
    told: Say
    story: list[Say]


class Account(msgspec.Struct):
    """What moved one seat's chance from ``start`` to ``end``: the choices of each seat, and dice and cards."""

    start: float
    end: float
    choices: list[Figure]
    luck: Figure


class SeatReview(msgspec.Struct):
    seat: int
    counts: dict[Word, int]
    account: Account
    turns: list[Turn]


class Point(msgspec.Struct):
    """After ``at`` decisions: every seat's chance, and how far the noise of the trials reaches to both sides."""

    at: int
    chances: list[float]
    noise: list[float]


class Review(msgspec.Struct):
    """``curve`` is everyone's chance over the whole game; ``chapters`` where its rounds begin; ``decisions`` are those
    that left a choice; ``trials`` games were played for it."""

    game: str
    players: int
    winners: list[int]
    scores: list[int]
    length: int
    curve: list[Point]
    chapters: list[tuple[int, Say]]
    decisions: list[Weighed]
    seats: list[SeatReview]
    trials: int
    forced: int


Progress = Callable[[float, Any], None]
"""How much is done, and the review as far as it goes."""


def no_progress(part: float, so_far: Any) -> None:
    pass


def review(
    game: Game,
    players: int,
    seed: str,
    options: dict[str, Any],
    keys: Sequence[str],
    *,
    seats: Sequence[int] | None = None,
    progress: Progress = no_progress,
) -> Review:
    """The review of a game that is over; of the decisions of these seats alone, where they are named."""
    match = start(game, players, seed, options)
    made = Reviewing(match, keys, range(players) if seats is None else seats, progress)
    return made.reviewed()


class Reviewing:
    """One game being reviewed."""

    def __init__(self, match: Match, keys: Sequence[str], seats: Sequence[int], progress: Progress) -> None:
        self.match = match
        self.keys = list(keys)
        self.seats = list(seats)
        self.progress = progress
        self.players = match.players
        self.trials = 0
        self.forced = 0
        self._known: dict[tuple[str, int], tuple[list[float], list[float]]] = {}
        self.moments: list[Match] = []
        """The match before every decision that left a choice."""
        self.stories: dict[int, list[Say]] = {}
        self.chapters: list[tuple[int, Say]] = []
        self.curve: list[Point] = []
        self.weighed: dict[int, Weighed] = {}
        self.screened: dict[int, Screened] = {}
        self.skill: dict[int, list[list[float]]] = {}
        """By decision: for every seat, what each trial gave it beside the quick bot's own choice."""

    def reviewed(self) -> Review:
        self._walk()
        self._draw_curve()
        self._weigh()
        self._look_again()
        return self._told()

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
            before = len(match.story(None))
            try:
                match.choose(key)
            except (Refused, RuleCrash) as no:
                raise Refused("why-record-parts", {"number": number + 1, "key": key, "detail": str(no)}) from no
            self.stories[number] = match.story(None)[before:]
            self.progress(0.05 * (number + 1) / len(self.keys), None)
        if match.result is None:
            raise Refused("why-game-goes-on")

    def _chapter(self, number: int) -> None:
        chapter = self.match.scene(None).chapter if number % 3 == 0 else None
        if chapter is not None and (not self.chapters or self.chapters[-1][1] != chapter):
            self.chapters.append((number, chapter))

    # --- who was winning ---

    def _draw_curve(self) -> None:
        stride = 1 + len(self.moments) // MOST_POINTS
        chosen = self.moments[::stride]
        for done, moment in enumerate(chosen, 1):
            chances, noise = self._chances(moment, "curve", points_of(moment))
            self.curve.append(Point(moment.number, chances, noise))
            self.progress(0.05 + 0.25 * done / len(chosen), None)
        result = self.match.result
        if result is not None:
            share = 1.0 / max(1, len(result.winners))
            ends = [share if seat in result.winners else 0.0 for seat in range(self.players)]
            self.curve.append(Point(self.match.number, ends, [0.0] * self.players))
        self.curve = smoothed(self.curve)
        self.progress(0.3, self._so_far())

    def _chances(self, moment: Match, luck: str, count: int) -> tuple[list[float], list[float]]:
        """Every seat's chance when the quick bot goes on for all, and the noise of it."""
        known = self._known.get((luck, moment.number))
        if known is not None:
            return known
        played = played_on(moment, f"review/{luck}/{moment.number}", count)
        self.trials += count
        means = [round(sum(each[seat] for each in played) / count, 4) for seat in range(self.players)]
        noise = [round(Z * error([each[seat] for each in played]), 4) for seat in range(self.players)]
        self._known[luck, moment.number] = (means, noise)
        return means, noise

    # --- every decision ---

    def _weigh(self) -> None:
        """All that looked promising, a few times each. What nothing beats is best; the rest may be suspect. Everyone's
        are weighed, whoever the review is for: what others chose is no luck."""
        for done, moment in enumerate(self.moments, 1):
            screened = Screened(moment, self.keys[moment.number])
            self.trials += screened.trials.made
            self.screened[moment.number] = screened
            self.weighed[moment.number] = screened.first_word()
            self.progress(0.3 + 0.3 * done / len(self.moments), None)

    def _look_again(self) -> None:
        """The gravest suspects with fresh trials; what looks like a fault then has to be one once more."""
        suspects = self._suspects()
        for done, screened in enumerate(suspects, 1):
            before = screened.trials.made
            found = screened.looked_into()
            self.trials += screened.trials.made - before
            number = screened.moment.number
            self.weighed[number] = found
            self.skill[number] = screened.skill
            self.progress(0.6 + 0.3 * done / len(suspects), self._so_far() if done % 8 == 0 else None)

    def _suspects(self) -> list[Screened]:
        found: list[Screened] = []
        for seat in range(self.players):
            mine = [each for each in self.screened.values() if each.seat == seat and each.is_suspect]
            found += sorted(mine, key=lambda each: -each.loss)[:MOST_SUSPECTS]
        return sorted(found, key=lambda each: -each.loss)

    # --- the whole ---

    def _so_far(self) -> Review:
        return self._review([])

    def _told(self) -> Review:
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
        )

    def _seat_review(self, seat: int) -> SeatReview:
        mine = [each for each in self.weighed.values() if each.seat == seat]
        counts = {word: sum(each.word == word for each in mine) for word in WORDS}
        return SeatReview(seat, counts, self._account(seat), self._turns(seat))

    def _account(self, seat: int) -> Account:
        """Choices are what they gave beside the quick bot's own; dice and cards all the rest, so that it adds up."""
        begun, noise = self._chances(self.moments[0], "start", CONFIRMED)
        end = self.curve[-1].chances[seat]
        choices = []
        for other in range(self.players):
            gaps = [self.skill[number][seat] for number in self.skill if self.weighed[number].seat == other]
            total = sum(sum(each) / len(each) for each in gaps)
            reach = Z * sqrt(sum(error(each) ** 2 for each in gaps))
            choices.append(Figure(total, total - reach, total + reach))
        luck = end - begun[seat] - sum(each.mean for each in choices)
        reach = sqrt(noise[seat] ** 2 + sum((each.high - each.mean) ** 2 for each in choices))
        return Account(begun[seat], end, choices, Figure(luck, luck - reach, luck + reach))

    # --- turning points ---

    def _turns(self, seat: int) -> list[Turn]:
        """Where the seat's chance changed most, looked at again on both sides; dice and choice told apart."""
        changes = []
        for point, after in zip(self.curve, self.curve[1:], strict=False):
            changes.append((abs(after.chances[seat] - point.chances[seat]), point.at))
        faults = [each.at for each in self.weighed.values() if each.seat == seat and each.word in WORDS[2:]]
        likely = [at for _, at in sorted(changes, key=lambda each: (-each[0], each[1]))[: 2 * POINTS]]
        found = [self._turn(seat, at) for at in dict.fromkeys([*faults, *likely])]
        grave = sorted((each for each in found if abs(each.after - each.before) >= SMALLEST_TURN), key=_gravity)
        return sorted(grave[:POINTS], key=lambda turn: turn.at)

    def _turn(self, seat: int, at: int) -> Turn:
        places = [moment.number for moment in self.moments]
        place = places.index(at)
        moment = self.moments[place]
        count = TURNED if points_of(moment) == CURVE else 4 * CURVE_QUICK
        before = self._chances(moment, "turn", count)[0][seat]
        if place + 1 < len(self.moments):
            after = self._chances(self.moments[place + 1], "turn", count)[0][seat]
        else:
            after = self.curve[-1].chances[seat]
        weighed = self.weighed.get(at)
        choice = 0.0 if weighed is None or weighed.seat != seat else -weighed.loss.mean
        if weighed is None or weighed.word in WORDS[:2]:
            choice = 0.0
        luck = after - before - choice
        return Turn(
            at, _seat(moment), before, after, choice, luck, self._words(seat, moment, choice, luck), self._story(at)
        )

    def _words(self, seat: int, moment: Match, choice: float, luck: float) -> Say:
        """What happened there: a fault if it was one, else what luck did after whose choice."""
        weighed = self.weighed.get(moment.number)
        me, by = seat_name(seat), seat_name(_seat(moment))
        if weighed is not None and weighed.best is not None and -choice >= max(0.01, abs(luck) / 2):
            better = weighed.best.label
            lost = round(-100 * choice)
            return Say("coach-turn-fault", {"seat": me, "chosen": weighed.chosen, "better": better, "n": lost})
        decision = moment.decision
        chosen = Say("") if decision is None else decision.option(self.keys[moment.number]).say
        args: dict[str, Arg] = {"chosen": chosen, "way": "up" if luck > 0 else "down", "n": abs(round(100 * luck))}
        if _seat(moment) == seat:
            return Say("coach-turn-own", {"seat": me, **args})
        return Say("coach-turn-other", {"seat": me, "by": by, **args})

    def _story(self, at: int) -> list[Say]:
        return self.stories.get(at, [])[:4]


def points_of(moment: Match) -> int:
    """So many trials say how it stands."""
    return CURVE if Trials(moment, "").reach == GAME else CURVE_QUICK


def played_on(moment: Match, luck: str, count: int) -> list[list[float]]:
    """Everyone's chances in each of so many trials in which the quick bot goes on for all."""
    trials = Trials(moment, luck)
    return [trials.play(None, number).chances for number in range(count)]


def chances_at(moment: Match) -> list[float]:
    """Every seat's chance, as a point of the curve before it is smoothed."""
    played = played_on(moment, f"review/curve/{moment.number}", points_of(moment))
    return [sum(each[seat] for each in played) / len(played) for seat in range(moment.players)]


def smoothed(curve: Sequence[Point]) -> list[Point]:
    """The mean of three neighbours, but never across a jump that the noise does not explain."""
    found = []
    for place, point in enumerate(curve):
        near = [other for other in curve[max(0, place - 1) : place + 2] if other is point or _is_near(point, other)]
        last = place == len(curve) - 1
        chances = [
            point.chances[seat] if last else round(sum(other.chances[seat] for other in near) / len(near), 4)
            for seat in range(len(point.chances))
        ]
        found.append(Point(point.at, chances, [round(each / sqrt(len(near)), 4) for each in point.noise]))
    return found


def _is_near(one: Point, other: Point) -> bool:
    gaps = zip(one.chances, other.chances, one.noise, other.noise, strict=True)
    return all(abs(mine - theirs) <= max(0.05, here + there) for mine, theirs, here, there in gaps)


def _gravity(turn: Turn) -> tuple[float, int]:
    return (-abs(turn.after - turn.before), turn.at)


def _seat(moment: Match) -> int:
    return -1 if moment.decision is None else moment.decision.seat


class Screened:
    """One decision of the game, and what there was to choose."""

    def __init__(self, moment: Match, key: str) -> None:
        decision = moment.decision
        if decision is None:
            raise LookupError("a finished game has nothing to weigh")
        self.moment = moment
        self.decision = decision
        self.seat = decision.seat
        self.options = decision.options
        self.taken = next(place for place, option in enumerate(self.options) if option.key == key)
        weights = values(moment.imagine(self.seat, Chance(f"review/{moment.number}")))
        self.order = promising(weights)[:WIDE]
        self.quick = self.order[0]
        self.trials = Trials(moment, f"review/{moment.number}")
        self.skill: list[list[float]] = []
        self._numbers = 0
        places = list(dict.fromkeys([*self.order, self.taken]))
        self.came = self._played(places, SCREENED)
        self.best = max(places, key=lambda place: sum(trial.value for trial in self.came[place]))
        self.loss = gap(self._chances(self.came[self.best]), self._chances(self.came[self.taken])).mean

    def _played(self, places: Sequence[int], count: int) -> dict[int, list[Trial]]:
        """The same fresh luck for all of them."""
        begun = self._numbers
        self._numbers += count
        came: dict[int, list[Trial]] = {place: [] for place in places}
        for number in range(begun, begun + count):
            for place in places:
                came[place].append(self.trials.play(place, number))
        return came

    def _chances(self, trials: Sequence[Trial], seat: int | None = None) -> list[float]:
        return [trial.chances[self.seat if seat is None else seat] for trial in trials]

    @property
    def is_suspect(self) -> bool:
        """Something may have been lost, or won: it is not what the quick bot would have chosen."""
        return self.taken != self.quick or (self.best != self.taken and self.loss >= SUSPECT)

    def first_word(self) -> Weighed:
        return self._weighed("best" if self.best == self.taken else "even", Figure(0.0, 0.0, 0.0))

    def looked_into(self) -> Weighed:
        """Fresh trials for the best, the taken and the quick bot's own choice."""
        came = self._played(self._compared(), FRESH)
        loss = gap(self._chances(came[self.best]), self._chances(came[self.taken]))
        self.skill = self._given(came)
        if self.best == self.taken:
            return self._weighed("best", loss, came)
        if loss.low <= 0 or loss.mean < SUSPECT:
            return self._weighed("even", loss, came)
        came = self._played(self._compared(), CONFIRMED)
        loss = gap(self._chances(came[self.best]), self._chances(came[self.taken]))
        self.skill = self._given(came)
        return self._weighed(rated(loss), loss, came)

    def _compared(self) -> list[int]:
        return list(dict.fromkeys([self.best, self.taken, self.quick]))

    def _given(self, came: dict[int, list[Trial]]) -> list[list[float]]:
        mine, quick = came[self.taken], came[self.quick]
        return [
            [one.chances[seat] - other.chances[seat] for one, other in zip(mine, quick, strict=True)]
            for seat in range(self.moment.players)
        ]

    def _weighed(self, word: Word, loss: Figure, came: dict[int, list[Trial]] | None = None) -> Weighed:
        decision = self.decision
        option = self.options[self.taken]
        found = Weighed(self.moment.number, self.seat, decision.question, option.say, option.key, word, loss)
        if came is not None:
            found.best = self._alternative(self.best, came[self.best])
            found.taken = self._alternative(self.taken, came[self.taken])
            if word in WORDS[2:]:
                found.why = why(self.moment.game, self.seat, came[self.best], came[self.taken])
        return found

    def _alternative(self, place: int, trials: Sequence[Trial]) -> Alternative:
        option = self.options[place]
        return Alternative(option.key, option.say, figure(self._chances(trials)))


def rated(loss: Figure) -> Word:
    """By the winning chance that was lost; a fault only where the interval excludes that nothing was."""
    if loss.low <= 0:
        return "even"
    if loss.mean >= BLUNDER and loss.low >= BLUNDER_LOW:
        return "blunder"
    return "mistake" if loss.mean >= MISTAKE else "slip"
