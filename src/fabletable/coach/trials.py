"""Trial games: what came of a choice when everyone goes on as the quick bot would."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any

import msgspec

from fabletable.bots import Imagine
from fabletable.bots.greedy import values
from fabletable.bots.searching import MOST_AHEAD, first_best, value
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
    """One trial game: every seat's chance where it stopped, what searching bots would make of it, and what was taken on
    the way there."""

    __slots__ = ("chances", "taken", "twin", "value")

    def __init__(self, twin: Match, seat: int, taken: list[Took]) -> None:
        self.twin = twin
        self.taken = taken
        self.chances = chances_of(twin)
        self.value = value(twin, seat)

    @property
    def score(self) -> Callable[[int], int | None]:
        """A seat's score, if the trial was played to its end."""
        result = self.twin.result
        return lambda seat: None if result is None else result.scores[seat]


def chances_of(match: Match) -> list[float]:
    """Every seat's chance to win: sure when it is over, else as the game reckons it from the table."""
    result = match.result
    if result is not None:
        share = 1.0 / max(1, len(result.winners))
        return [share if seat in result.winners else 0.0 for seat in range(match.players)]
    known = match.game.chances(match.table)
    return [1.0 / match.players] * match.players if known is None else list(known)


def reach_of(match: Match) -> str:
    """How far a trial goes. To the end, unless the game can tell the chances from the table: then as far as those who
    search look, and where they look at fights alone, to the seat's next turn."""
    game = match.game
    if game.chances(match.table) is None:
        return GAME
    if game.advice.horizon == FIGHT and not game.in_fight(match.table):
        return NEXT_TURN
    return game.advice.horizon


class Trials:
    """Trial games from one decision. The luck has a number: the same number, the same luck for every choice."""

    def __init__(self, match: Match, luck: str) -> None:
        decision = match.decision
        if decision is None:
            raise LookupError("a finished game has nothing to try")
        self.match = match
        self.seat = decision.seat
        self.reach = reach_of(match)
        self._luck = luck
        self._imagine = Imagine(match, decision.seat, Chance(luck))
        # Whoever has no weights looks one decision ahead, and only a full twin can be copied for that.
        self._weighs = all(question.is_weighed for question in match.game.questions)
        self.made = 0

    def play(self, place: int | None, number: int) -> Trial:
        """The seat takes the option at this place (None: what the quick bot would), and the game goes on."""
        self.made += 1
        luck = Chance(f"{self._luck}/{number}")
        twin = self._imagine.once(luck) if self._weighs else self.match.imagine(self.seat, luck)
        return played_on(twin, place, self.seat, self.reach)


def played_on(twin: Match, place: int | None, seat: int, reach: str) -> Trial:
    game = twin.game
    begun = game.turn(twin.table)
    taken: list[Took] = []
    for _ in range(MOST_AHEAD):
        decision = twin.decision
        if decision is None or (taken and _far_enough(game, twin, seat, begun, reach)):
            break
        if place is None or taken:
            option = decision.options[first_best(values(twin))]
        else:
            option = decision.options[place]
        taken.append((decision, option))
        twin.take(option)
    return Trial(twin, seat, taken)


def _far_enough(game: Game, twin: Match, seat: int, begun: tuple[int, int], reach: str) -> bool:
    if reach == GAME:
        return False
    if reach == FIGHT:
        return not game.in_fight(twin.table)
    now = game.turn(twin.table)
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
