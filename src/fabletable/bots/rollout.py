"""Rollouts: imagined matches that are played on to a depth, and sequential halving of the options they try."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any, Final, TypeAlias

from mypy_extensions import mypyc_attr

from fabletable.kernel import Decision, Game, Match
from fabletable.kernel.advice import FIGHT, GAME, NEXT_TURN, ROUND, TURN

MOST_DECISIONS: Final = 4_000
"""Decisions a rollout is played on at most."""

LEGS: Final[dict[str, tuple[str, ...]]] = {ROUND: (NEXT_TURN, TURN)}
"""The legs of a depth that has several: to the beginning of the next own turn, then through it."""

ChoosePlace: TypeAlias = Callable[[Match, Decision], int]
"""The place of the option that is taken; negative to stop here."""
Taken: TypeAlias = tuple[Decision, Any]
"""A decision of a rollout, and the option that was taken."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rollout:
    """An imagined match, and the legs it is still to be played from where it stands now."""

    __slots__ = ("begun", "clone", "legs", "seat")

    def __init__(self, clone: Match, seat: int, legs: Sequence[str]) -> None:
        self.clone: Match = clone
        self.seat: int = seat
        self.legs: list[str] = list(legs)
        self.begun: tuple[int, int] = clone.game.turn(clone.table)

    def goes_on(self) -> bool:
        """Return whether it is to be played on, with the legs that are over taken off."""
        clone = self.clone
        if self.legs and is_far_enough(clone.game, clone, self.seat, self.legs[0], self.begun):
            self.begun = clone.game.turn(clone.table)
            del self.legs[0]
        return clone.decision is not None and bool(self.legs)

    def play(self, choose: ChoosePlace, taken: list[Taken] | None = None) -> None:
        """Play it on to its depth; ``taken`` is told every decision on the way."""
        clone = self.clone
        for _ in range(MOST_DECISIONS):
            decision = clone.decision
            if decision is None or not self.goes_on():
                return
            place = choose(clone, decision)
            if place < 0:
                return
            option = decision.options[place]
            if taken is not None:
                taken.append((decision, option))
            clone.take(option)


def is_far_enough(game: Game, clone: Match, seat: int, depth: str, begun: tuple[int, int]) -> bool:
    if depth == GAME:
        return False
    if depth == FIGHT:
        return not game.in_fight(clone.table)
    now = game.turn(clone.table)
    if depth == TURN:
        return now != begun
    return now != begun and now[0] == seat


def first_best(weights: Sequence[float]) -> int:
    return max(range(len(weights)), key=lambda place: weights[place])


def by_policy(clone: Match, decision: Decision) -> int:
    """Choose what looks best by the question's policy; stop where it has none."""
    weights = clone.game.policy(clone.table, decision)
    return -1 if weights is None else first_best(weights)


def value(clone: Match, seat: int) -> float:
    """Rate where a rollout stopped: a victory above all; else how the table looks."""
    game = clone.game
    result = clone.result
    if result is None:
        return game.relative_value(clone.table, seat)
    share = 1.0 / len(result.winners) if seat in result.winners else 0.0
    others = [score for other, score in enumerate(result.scores) if other != seat]
    margin = result.scores[seat] - max(others, default=0)
    return game.advice.victory * share + game.advice.margin * margin


# --- sequential halving ---


class Halving:
    """Sequential halving: all candidates are tried with the same chance, round by round, and after each round the worse
    half is dropped until ``left`` are left. The first candidate is never dropped for its rank."""

    __slots__ = ("alive", "came", "done", "first", "left", "rounds")

    def __init__(self, places: Sequence[int], left: int = 2) -> None:
        self.first: int = places[0]
        self.alive: list[int] = list(places)
        self.left: int = left
        self.rounds: int = max(1, (len(places) - 1).bit_length() - (left - 2))
        self.done: int = 0
        """The number of rollouts so far."""
        self.came: dict[int, list[float]] = {place: [] for place in places}
        """The values of the rollouts of each candidate."""

    def add(self, place: int, came_to: float) -> None:
        self.came[place].append(came_to)
        self.done += 1

    def drop_worse_half(self) -> None:
        came, alive, first = self.came, self.alive, self.first
        ranked = sorted([place for place in alive if place != first], key=lambda place: -sum(came[place]))
        stays = [place for place in alive if place == first]
        self.alive = [*stays, *ranked[: max(self.left - 1, len(alive) // 2)]]


def is_better(these: Sequence[float], those: Sequence[float], sure: float) -> bool:
    """Return whether the mean of the differences is ``sure`` standard errors above 0."""
    gaps = [one - other for one, other in zip(these, those, strict=True)]
    mean = sum(gaps) / len(gaps)
    if len(gaps) < 2:
        return mean > 0
    spread = sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1)
    return mean > sure * sqrt(spread / len(gaps))
