"""Trial games: what came of a choice when everyone goes on as the quick bot would."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any

import msgspec

from fabletable.bots import Imagine
from fabletable.bots.greedy import values
from fabletable.bots.rollout_search import MOST_AHEAD, first_best, value
from fabletable.coach.outlook import can_tell, outlooks
from fabletable.kernel import Chance, Decision, Game, Match
from fabletable.kernel.game import FIGHT, GAME, NEXT_TURN, TURN

Z = 1.96
"""For 95 %."""

Took = tuple[Decision, Any]
"""A decision of a trial game, and what was taken."""


class Figure(msgspec.Struct, frozen=True):
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float


class Trial:
    """One trial game: every seat's chance where it stopped, what it is judged by, and what was taken on the way."""

    __slots__ = ("chances", "clone", "taken", "value")

    def __init__(self, clone: Match, taken: list[Took]) -> None:
        self.clone = clone
        self.taken = taken
        self.chances: list[float] = []
        self.value = 0.0

    @property
    def score(self) -> Callable[[int], int | None]:
        """A seat's score, if the trial was played to its end."""
        result = self.clone.result
        return lambda seat: None if result is None else result.scores[seat]


def reach_of(match: Match) -> str:
    """How far a trial goes. To the end, unless somebody can tell the chances from the table: then as far as those who
    search look, to the turn's end where they look at fights alone, to the seat's next turn where at the whole game."""
    game = match.game
    if not can_tell(match):
        return GAME
    rollout_depth = game.advice.rollout_depth
    if rollout_depth == FIGHT and not game.in_fight(match.table):
        return TURN
    return NEXT_TURN if rollout_depth == GAME else rollout_depth


class Trials:
    """Trial games from one decision. The luck has a number: the same number, the same luck for every choice."""

    def __init__(self, match: Match, seed: str, reach: str = "") -> None:
        decision = match.decision
        if decision is None:
            raise LookupError("a finished game has nothing to try")
        self.match = match
        self.seat = decision.seat
        self.reach = reach or reach_of(match)
        self._seed = seed
        self._imagine = Imagine(match, decision.seat, Chance(seed))
        # Whoever has no weights looks one decision ahead, and only a full twin can be copied for that.
        self._weighs = all(question.is_weighed for question in match.game.questions)
        self.made = 0

    def play(self, place: int | None, number: int) -> Trial:
        """The seat takes the option at this place (None: what the quick bot would), and the game goes on."""
        return self._judged([self._played(place, number)])[0]

    def play_all(self, places: Sequence[int], numbers: Sequence[int]) -> dict[int, list[Trial]]:
        """The same luck for all of them; how they stand in the end is asked of all at once."""
        ways = [(place, number) for number in numbers for place in places]
        trials = self._judged([self._played(place, number) for place, number in ways])
        came: dict[int, list[Trial]] = {place: [] for place in places}
        for (place, _), trial in zip(ways, trials, strict=True):
            came[place].append(trial)
        return came

    def glance(self, places: Sequence[int], numbers: Sequence[int]) -> dict[int, list[float]]:
        """The seat's chance right after each choice, as told from the table; the same luck for all of them."""
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
        """By the chance to win; where all are played to the end, a high victory is worth more than a narrow one."""
        for trial, chances in zip(trials, outlooks([trial.clone for trial in trials]), strict=True):
            trial.chances = chances
            trial.value = value(trial.clone, self.seat) if self.reach == GAME else chances[self.seat]
        return trials


def played_on(clone: Match, place: int | None, seat: int, reach: str) -> Trial:
    game = clone.game
    begun = game.turn(clone.table)
    taken: list[Took] = []
    for _ in range(MOST_AHEAD):
        decision = clone.decision
        if decision is None or (taken and _far_enough(game, clone, seat, begun, reach)):
            break
        if place is None or taken:
            option = decision.options[first_best(values(clone))]
        else:
            option = decision.options[place]
        taken.append((decision, option))
        clone.take(option)
    return Trial(clone, taken)


def _far_enough(game: Game, clone: Match, seat: int, begun: tuple[int, int], reach: str) -> bool:
    if reach == GAME:
        return False
    if reach == FIGHT:
        return not game.in_fight(clone.table)
    now = game.turn(clone.table)
    return now != begun and (reach == TURN or now[0] == seat)


# --- figures ---


def figure(values: Sequence[float]) -> Figure:
    """The mean and its interval; Wilson's where every value is a game won or lost."""
    count = len(values)
    mean = sum(values) / count
    if all(value in (0.0, 1.0) for value in values):
        low, high = wilson(mean, count)
        return Figure(mean, low, high)
    reach = Z * error(values)
    return Figure(mean, mean - reach, mean + reach)


def gap(these: Sequence[float], those: Sequence[float]) -> Figure:
    """How much better these came out than those, with the same luck."""
    return figure_of_gaps([one - other for one, other in zip(these, those, strict=True)])


def figure_of_gaps(gaps: Sequence[float]) -> Figure:
    mean = sum(gaps) / len(gaps)
    reach = Z * error(gaps)
    return Figure(mean, mean - reach, mean + reach)


def error(values: Sequence[float]) -> float:
    """The standard error of the mean."""
    count = len(values)
    if count < 2:
        return 0.5
    mean = sum(values) / count
    return sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)


def wilson(share: float, count: int) -> tuple[float, float]:
    middle = (share + Z * Z / (2 * count)) / (1 + Z * Z / count)
    reach = Z * sqrt(share * (1 - share) / count + Z * Z / (4 * count * count)) / (1 + Z * Z / count)
    return max(0.0, middle - reach), min(1.0, middle + reach)
