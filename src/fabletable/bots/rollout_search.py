"""Looks ahead: tries the most promising options in imagined games, each with the same luck as the others."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final, NamedTuple

from mypy_extensions import mypyc_attr

from fabletable.bots.bot import Bot, Imagine
from fabletable.bots.greedy import values
from fabletable.kernel import Advice, Chance, Decision, Game, Match
from fabletable.kernel.advice import FIGHT, GAME, NEXT_TURN, ROUND, TURN

WIDTH: Final = 8
"""So many options are tried at most; what looks best without thinking is among them."""

SURE: Final = 1.0
"""So many standard errors better than that one another must be."""

SETTLED: Final = 3.0
"""So many standard errors apart two options need no more trials."""

LEAST: Final = 12
"""Trials of an option before anything is settled."""

MOST_AHEAD: Final = 4_000
"""Decisions a game is followed at most."""


LEFT: Final = 3
"""So many options those who look beyond the horizon leave for it."""

NEARER: Final = 0.3
"""The part of their time that goes before it."""

LEGS: Final[dict[str, tuple[str, ...]]] = {ROUND: (NEXT_TURN, TURN)}
"""The way to the end of the next own turn: to its beginning, then through it."""


class Look(NamedTuple):
    """How far trials go, how many are made, how many options they leave, and which part of the time they may take."""

    rollout_depth: str
    trials: float
    left: int = 2
    begins: float = 0.0
    ends: float = 1.0

    def gone(self, done: int, spent: float) -> float:
        """The part of it that is over, by trials or by time."""
        return max(done / self.trials, (spent - self.begins) / (self.ends - self.begins))


@mypyc_attr(allow_interpreted_subclasses=True)
class RolloutSearch(Bot):
    """Sequential halving: all candidates are tried a few times, the worse half is dropped, until one is left.

    The budget of a decision is told in trials (``Advice.trials`` times the patience), the same on every machine, and
    ends early when time is up or nothing is left to find out. How far a trial goes, and what it is judged by, is the
    game's (``Advice.horizon``, ``Advice.prospect``); in between everyone plays as greedy would. Where it pays to look
    farther (``Advice.beyond``), whoever is patient does so with the few options that the nearer look has left.
    """

    def __init__(self, chance: Chance, patience: float = 1.0) -> None:
        super().__init__(chance)
        self.patience: float = patience

    def decide(self, decision: Decision, imagine: Imagine) -> Any:
        options = decision.options
        if len(options) == 1:
            return options[0]
        imagined = imagine()
        places = promising(values(imagined, self.temperament))
        if not is_worth_a_thought(imagined):
            return options[places[0]]
        came: dict[int, list[float]] = {}
        for look in looks(imagined.game.advice, self.patience):
            if len(places) > look.left or len(places) == look.left == 2:
                came = self._halve(places, imagine, decision.seat, look)
                places = list(came)
        return options[clearly_best(came, places[0])]

    def _halve(self, places: list[int], imagine: Imagine, seat: int, look: Look) -> dict[int, list[float]]:
        """What came of those that are left. What looked best stays to the end."""
        first = places[0]
        came: dict[int, list[float]] = {place: [] for place in places}
        rounds = max(1, (len(places) - 1).bit_length() - (look.left - 2))
        alive = places
        done = 0
        for number in range(1, rounds + 1):
            while True:
                chance = self.chance.fork()
                for place in alive:
                    came[place].append(tried(imagine.once(chance), place, seat, look.rollout_depth))
                done += len(alive)
                if look.gone(done, imagine.spent()) >= number / rounds:
                    break
                if len(came[first]) % LEAST == 0:
                    alive = [first, *(place for place in alive if place != first and is_open(came, place, first))]
                    if len(alive) == 1:
                        return {first: came[first]}
            ranked = sorted((place for place in alive if place != first), key=lambda place: -sum(came[place]))
            alive = [first, *ranked[: max(look.left - 1, len(alive) // 2)]]
        return {place: came[place] for place in alive}


def looks(advice: Advice[Any], patience: float) -> list[Look]:
    """As far as the game says, and beyond that with what is left for whoever is patient."""
    if patience > 1.0 and advice.final_depth:
        return [
            Look(advice.rollout_depth, advice.trials, LEFT, 0.0, NEARER),
            Look(advice.final_depth, advice.final_trials, 2, NEARER, 1.0),
        ]
    return [Look(advice.rollout_depth, max(1, round(patience * advice.trials)))]


def clearly_best(came: dict[int, list[float]], first: int) -> int:
    """What looked best is left only for one that did clearly better with the same luck."""
    others = [place for place in came if place != first]
    if not others:
        return first
    best = max(others, key=lambda place: sum(came[place]))
    return best if is_better(came[best], came[first], SURE) else first


def is_open(came: dict[int, list[float]], place: int, first: int) -> bool:
    """It may still turn out better: neither clearly worse than what looked best, nor the very same in other words."""
    return came[place] != came[first] and not is_better(came[first], came[place], SETTLED)


def is_better(these: Sequence[float], those: Sequence[float], sure: float) -> bool:
    """By more than luck would make them differ: the mean of the differences is so many standard errors above 0."""
    gaps = [one - other for one, other in zip(these, those, strict=True)]
    mean = sum(gaps) / len(gaps)
    if len(gaps) < 2:
        return mean > 0
    spread = sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1)
    return mean > sure * sqrt(spread / len(gaps))


def is_worth_a_thought(imagined: Match) -> bool:
    """A game that is looked ahead only in fights is left to greedy outside them."""
    game = imagined.game
    return game.advice.rollout_depth != FIGHT or game.in_fight(imagined.table)


def promising(weights: Sequence[float]) -> list[int]:
    """The places of the best options, best first."""
    return sorted(range(len(weights)), key=lambda place: -weights[place])[:WIDTH]


def first_best(weights: Sequence[float]) -> int:
    return max(range(len(weights)), key=lambda place: weights[place])


def tried(clone: Match, place: int, seat: int, rollout_depth: str) -> float:
    """What it comes to when the seat takes this option and everyone goes on as greedy would."""
    decision = clone.decision
    if decision is None:
        raise LookupError("a finished game has nothing to try")
    begun = clone.game.turn(clone.table)
    clone.take(decision.options[place])
    for leg in LEGS.get(rollout_depth, (rollout_depth,)):
        go_on(clone, seat, leg, begun)
        begun = clone.game.turn(clone.table)
    return value(clone, seat)


def go_on(clone: Match, seat: int, rollout_depth: str, begun: tuple[int, int]) -> None:
    """Everyone as greedy would, as far as that."""
    game = clone.game
    for _ in range(MOST_AHEAD):
        decision = clone.decision
        if decision is None or is_far_enough(game, clone, seat, rollout_depth, begun):
            return
        weights = game.policy(clone.table, decision)
        if weights is None:  # nobody knows how to go on from here
            return
        clone.take(decision.options[first_best(weights)])


def is_far_enough(game: Game, clone: Match, seat: int, rollout_depth: str, begun: tuple[int, int]) -> bool:
    if rollout_depth == GAME:
        return False
    if rollout_depth == FIGHT:
        return not game.in_fight(clone.table)
    now = game.turn(clone.table)
    if rollout_depth == TURN:
        return now != begun
    return now != begun and now[0] == seat


def value(clone: Match, seat: int) -> float:
    """A victory above all; else how the table looks."""
    game = clone.game
    result = clone.result
    if result is None:
        return game.relative_value(clone.table, seat)
    share = 1.0 / len(result.winners) if seat in result.winners else 0.0
    others = [score for other, score in enumerate(result.scores) if other != seat]
    margin = result.scores[seat] - max(others, default=0)
    return game.advice.victory * share + game.advice.margin * margin
