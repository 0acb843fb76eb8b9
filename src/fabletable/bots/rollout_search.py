"""Looks ahead: tries the most promising options in imagined games, each with the same luck as the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from mypy_extensions import mypyc_attr

from fabletable.bots.bot import Bot, Imagine
from fabletable.bots.greedy import values
from fabletable.bots.rollout import LEGS, Halving, Rollout, by_policy, is_better, value
from fabletable.kernel import Advice, Chance, Decision, Match
from fabletable.kernel.advice import FIGHT

WIDTH: Final = 8
"""So many options are tried at most; what looks best without thinking is among them."""

SURE: Final = 1.0
"""So many standard errors better than that one another must be."""

SETTLED: Final = 3.0
"""So many standard errors apart two options need no more trials."""

LEAST: Final = 12
"""Trials of an option before anything is settled."""

LEFT: Final = 3
"""So many options those who look beyond the horizon leave for it."""

NEARER: Final = 0.3
"""The part of their time that goes before it."""


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
        """Return what came of those that are left. What looked best stays to the end."""
        halving = Halving(places, look.left)
        first, came = halving.first, halving.came
        for number in range(1, halving.rounds + 1):
            while True:
                chance = self.chance.fork()
                for place in halving.alive:
                    halving.add(place, tried(imagine.once(chance), place, seat, look.rollout_depth))
                if look.gone(halving.done, imagine.spent()) >= number / halving.rounds:
                    break
                if len(came[first]) % LEAST == 0:
                    others = [place for place in halving.alive if place != first and is_open(came, place, first)]
                    halving.alive = [first, *others]
                    if not others:
                        return {first: came[first]}
            halving.drop_worse_half()
        return {place: came[place] for place in halving.alive}


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


def is_worth_a_thought(imagined: Match) -> bool:
    """A game that is looked ahead only in fights is left to greedy outside them."""
    game = imagined.game
    return game.advice.rollout_depth != FIGHT or game.in_fight(imagined.table)


def promising(weights: Sequence[float]) -> list[int]:
    """The places of the best options, best first."""
    return sorted(range(len(weights)), key=lambda place: -weights[place])[:WIDTH]


def tried(clone: Match, place: int, seat: int, rollout_depth: str) -> float:
    """Return what it comes to when the seat takes this option and everyone goes on as greedy would."""
    decision = clone.decision
    if decision is None:
        raise LookupError("a finished game has nothing to try")
    rollout = Rollout(clone, seat, LEGS.get(rollout_depth, (rollout_depth,)))
    clone.take(decision.options[place])
    rollout.play(by_policy)
    return value(clone, seat)
