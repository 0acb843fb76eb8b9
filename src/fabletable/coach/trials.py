"""Trials: imagined games after a choice, in which every seat goes on as the quick bot would."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt

import msgspec

from fabletable.bots import Imagine
from fabletable.bots.greedy import values
from fabletable.bots.rollout import Rollout, Taken, first_best, value
from fabletable.coach.outlook import can_tell, outlooks
from fabletable.kernel import Chance, Decision, Match
from fabletable.kernel.game import FIGHT, GAME, NEXT_TURN, TURN

Z = 1.96
"""The normal quantile of a 95 % interval."""


class Figure(msgspec.Struct, frozen=True):
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float


class Trial:
    """One trial: every seat's chance at its end, its value, and the choices on the way."""

    __slots__ = ("chances", "clone", "taken", "value")

    def __init__(self, clone: Match, taken: list[Taken]) -> None:
        self.clone = clone
        self.taken = taken
        self.chances: list[float] = []
        self.value = 0.0

    @property
    def score(self) -> Callable[[int], int | None]:
        """Return a seat's score if the trial was played to its end."""
        result = self.clone.result
        return lambda seat: None if result is None else result.scores[seat]


def reach_of(match: Match) -> str:
    """Return the depth of a trial: the end of the game, unless the chances can be read from the table. Then it is the
    depth of the search; the end of the turn where only fights are searched, the seat's next turn where whole games
    are."""
    game = match.game
    if not can_tell(match):
        return GAME
    rollout_depth = game.advice.rollout_depth
    if rollout_depth == FIGHT and not game.in_fight(match.table):
        return TURN
    return NEXT_TURN if rollout_depth == GAME else rollout_depth


class Trials:
    """Trials from one decision. They are numbered: the same number gives the same dice for every choice."""

    def __init__(self, match: Match, seed: str, reach: str = "") -> None:
        decision = match.decision
        if decision is None:
            raise LookupError("a finished game has nothing to try")
        self.match = match
        self.seat = decision.seat
        self.reach = reach or reach_of(match)
        self._seed = seed
        self._imagine = Imagine(match, decision.seat, Chance(seed))
        # Without a policy the bot looks one decision ahead, and only a full clone can be cloned for that.
        self._weighs = all(question.has_policy for question in match.game.questions)
        self.made = 0

    def play(self, place: int | None, number: int) -> Trial:
        """Play a trial in which the seat takes this option (None: the quick bot's)."""
        return self._judged([self._played(place, number)])[0]

    def play_all(self, places: Sequence[int], numbers: Sequence[int]) -> dict[int, list[Trial]]:
        """Play trials with the same dice for all; their ends are evaluated at once."""
        ways = [(place, number) for number in numbers for place in places]
        trials = self._judged([self._played(place, number) for place, number in ways])
        came: dict[int, list[Trial]] = {place: [] for place in places}
        for (place, _), trial in zip(ways, trials, strict=True):
            came[place].append(trial)
        return came

    def glance(self, places: Sequence[int], numbers: Sequence[int]) -> dict[int, list[float]]:
        """Return the seat's chance right after each choice, with the same dice for all."""
        clones = [
            (place, self._imagine.once(Chance(f"{self._seed}/{number}"))) for number in numbers for place in places
        ]
        for place, clone in clones:
            if clone.decision is not None:
                clone.take(clone.decision.options[place])
        seen: dict[int, list[float]] = {place: [] for place in places}
        for (place, _), chances in zip(clones, outlooks([clone for _, clone in clones]), strict=True):
            seen[place].append(chances[self.seat])
        return seen

    def _played(self, place: int | None, number: int) -> Trial:
        self.made += 1
        chance = Chance(f"{self._seed}/{number}")
        clone = self._imagine.once(chance) if self._weighs else self.match.imagine(self.seat, chance)
        return played_on(clone, place, self.seat, self.reach)

    def _judged(self, trials: list[Trial]) -> list[Trial]:
        """Return the value of a trial: the chance to win; where all end, a high victory counts more than a
        narrow one."""
        for trial, chances in zip(trials, outlooks([trial.clone for trial in trials]), strict=True):
            trial.chances = chances
            trial.value = value(trial.clone, self.seat) if self.reach == GAME else chances[self.seat]
        return trials


def played_on(clone: Match, place: int | None, seat: int, reach: str) -> Trial:
    """Take the option at this place, or what the quick bot would, and play on as the quick bot would."""
    rollout, taken = Rollout(clone, seat, [reach]), list[Taken]()
    decision = clone.decision
    if decision is not None:
        option = decision.options[by_value(clone, decision) if place is None else place]
        taken.append((decision, option))
        clone.take(option)
        rollout.play(by_value, taken)
    return Trial(clone, taken)


def by_value(clone: Match, decision: Decision) -> int:
    """Choose what looks best to the quick bot, one decision ahead where a question has no policy."""
    return first_best(values(clone))


# --- figures ---


def figure(values: Sequence[float]) -> Figure:
    """Return the mean and its interval; Wilson's where every value is a game won or lost."""
    count = len(values)
    mean = sum(values) / count
    if all(value in (0.0, 1.0) for value in values):
        low, high = wilson(mean, count)
        return Figure(mean, low, high)
    reach = Z * error(values)
    return Figure(mean, mean - reach, mean + reach)


def gap(these: Sequence[float], those: Sequence[float]) -> Figure:
    """Return the mean difference between these and those, with the same dice."""
    return figure_of_gaps([one - other for one, other in zip(these, those, strict=True)])


def figure_of_gaps(gaps: Sequence[float]) -> Figure:
    mean = sum(gaps) / len(gaps)
    reach = Z * error(gaps)
    return Figure(mean, mean - reach, mean + reach)


def error(values: Sequence[float]) -> float:
    """Return the standard error of the mean."""
    count = len(values)
    if count < 2:
        return 0.5
    mean = sum(values) / count
    return sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)


def wilson(share: float, count: int) -> tuple[float, float]:
    middle = (share + Z * Z / (2 * count)) / (1 + Z * Z / count)
    reach = Z * sqrt(share * (1 - share) / count + Z * Z / (4 * count * count)) / (1 + Z * Z / count)
    return max(0.0, middle - reach), min(1.0, middle + reach)
