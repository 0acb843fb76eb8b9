"""Search by rollouts: tries the most promising options in imagined games, all with the same dice."""

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
"""The largest number of options that are tried; the best by policy is among them."""

SWITCH_MARGIN_SE: Final = 1.0
"""A challenger replaces the default option only if its mean is this many standard errors higher."""

SETTLED: Final = 3.0
"""The distance in standard errors at which two options get no more trials."""

LEAST: Final = 12
"""The smallest number of trials of an option before it can be dropped."""

LEFT: Final = 3
"""The number of options that are left for the deeper rollouts."""

NEARER: Final = 0.3
"""The share of the time for the stage before the deeper one."""


class Stage(NamedTuple):
    """One stage of a search: the depth and number of rollouts, the number of options to leave, and the share of the
    time."""

    rollout_depth: str
    trials: float
    left: int = 2
    begins: float = 0.0
    ends: float = 1.0

    def gone(self, done: int, spent: float) -> float:
        """Return the used share of the stage, by trials or by time."""
        return max(done / self.trials, (spent - self.begins) / (self.ends - self.begins))


@mypyc_attr(allow_interpreted_subclasses=True)
class RolloutSearch(Bot):
    """Searches by sequential halving: all candidates get a few rollouts, the worse half is dropped, until one is left.

    The budget of a decision is counted in rollouts (``Advice.trials`` times the patience), the same on every machine.
    It ends early when time is up or nothing is left to find out. The game sets the depth and the value of a rollout
    (``Advice.rollout_depth``, ``Advice.relative_value``); in between every seat plays as greedy would. With patience
    the few options that are left get deeper rollouts (``Advice.final_depth``).
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

    def _halve(self, places: list[int], imagine: Imagine, seat: int, look: Stage) -> dict[int, list[float]]:
        """Return the values of the options that are left. The best option by policy stays to the end."""
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


def looks(advice: Advice[Any], patience: float) -> list[Stage]:
    """Return the stages of a search: one to the game's depth, and with patience a deeper one."""
    if patience > 1.0 and advice.final_depth:
        return [
            Stage(advice.rollout_depth, advice.trials, LEFT, 0.0, NEARER),
            Stage(advice.final_depth, advice.final_trials, 2, NEARER, 1.0),
        ]
    return [Stage(advice.rollout_depth, max(1, round(patience * advice.trials)))]


def clearly_best(came: dict[int, list[float]], first: int) -> int:
    """Return the first option unless another one did clearly better with the same dice."""
    others = [place for place in came if place != first]
    if not others:
        return first
    best = max(others, key=lambda place: sum(came[place]))
    return best if is_better(came[best], came[first], SWITCH_MARGIN_SE) else first


def is_open(came: dict[int, list[float]], place: int, first: int) -> bool:
    """Tell whether an option may still turn out better: neither clearly worse than the first one nor always equal to
    it."""
    return came[place] != came[first] and not is_better(came[first], came[place], SETTLED)


def is_worth_a_thought(imagined: Match) -> bool:
    """Tell whether a decision is searched; in a game that searches only fights, not outside them."""
    game = imagined.game
    return game.advice.rollout_depth != FIGHT or game.in_fight(imagined.table)


def promising(weights: Sequence[float]) -> list[int]:
    """Return the places of the best options, best first."""
    return sorted(range(len(weights)), key=lambda place: -weights[place])[:WIDTH]


def tried(clone: Match, place: int, seat: int, rollout_depth: str) -> float:
    """Return the value of taking this option when every seat goes on as greedy would."""
    decision = clone.decision
    if decision is None:
        raise LookupError("a finished game has nothing to try")
    rollout = Rollout(clone, seat, LEGS.get(rollout_depth, (rollout_depth,)))
    clone.take(decision.options[place])
    rollout.play(by_policy)
    return value(clone, seat)
