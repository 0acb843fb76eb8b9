"""What dice and cards gave each seat, beyond what was to be expected.

Wherever something fell or was turned up, the same choice is made again with other falls: what a seat has after the real
one, less what it has on average after the others, is its luck there. Both are looked at where everything that fell has
been applied, so a game that is over is never compared with one that goes on, and whoever rolled nothing has no luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, sqrt
from statistics import fmean, variance

from fabletable.bots.greedy import values
from fabletable.bots.rollout_search import first_best
from fabletable.coach.trials import Z
from fabletable.kernel import Chance, Match, Refused, RuleCrash

FALLS = 100
"""Other falls of each roll. Their mean is off by a tenth of what luck usually spreads (1 / sqrt(100))."""
FEWEST = 24
MOST_TWINS = 24_000
"""A long game is compared with fewer other falls (a fifth, at 24), and never fewer than that."""
MOST_AHEAD = 60
"""Decisions that are made until everything that fell has been applied, at most."""


class Fortune:
    """One match being played again; ``totals`` is the luck of every seat so far."""

    def __init__(self, match: Match, falls: int = FALLS) -> None:
        self.match = match
        self.falls = falls
        # Whoever has no weights looks one decision ahead, and only a full twin can be copied for that.
        self._quick = all(question.is_weighed for question in match.game.questions)
        self.totals = [0.0] * match.players
        self.spread = [0.0] * match.players
        """By seat, the variance of all that could have fallen so far."""

    def choose(self, key: str) -> list[float]:
        """Make the next decision; what fell then was worth so much more than usual to every seat."""
        match = self.match
        decision = match.decision
        if decision is None:
            raise Refused("why-game-over")
        before, drawn, reveals = match.clone(), match.table.chance.drawn, match.table.reveals
        match.choose(key)
        table = match.table
        if (table.chance.drawn, table.reveals) == (drawn, reveals):
            return [0.0] * match.players
        return self._compare(before, decision.seat, key)

    def _compare(self, before: Match, seat: int, key: str) -> list[float]:
        others = []
        for number in range(self.falls):
            estates = self._fallen_otherwise(before, seat, key, f"luck/{before.number}/{number}")
            if estates is not None:
                others.append(estates)
        if len(others) < 2:
            return [0.0] * self.match.players
        real = self._real(seat, before.number)
        gains = []
        for each in range(self.match.players):
            falls = [estates[each] for estates in others]
            gains.append(real[each] - fmean(falls))
            self.totals[each] += gains[-1]
            self.spread[each] += variance(falls)
        return gains

    def _fallen_otherwise(self, before: Match, seat: int, key: str, seed: str) -> list[float] | None:
        clone = before.imagine(seat, Chance(seed), quick=self._quick)
        try:
            clone.choose(key)
            return estates_of(applied(clone, Chance(f"{seed}/after")))
        except (Refused, RuleCrash):
            return None

    def _real(self, seat: int, number: int) -> Sequence[float]:
        """What everyone has after what really fell; on average, where it has not been applied yet."""
        match = self.match
        if match.over or match.game.advice.settled(match.table):
            return estates_of(match)
        found = []
        for each in range(self.falls):
            seed = f"luck/{number}/{each}"
            found.append(
                estates_of(applied(match.imagine(seat, Chance(seed), quick=self._quick), Chance(f"{seed}/after")))
            )
        return [fmean(estates[each] for estates in found) for each in range(match.players)]

    def bands(self) -> list[float]:
        """By seat, how far from 0 its luck is in nineteen games of twenty."""
        return [Z * sqrt(spread) for spread in self.spread]

    def ranks(self) -> list[int]:
        """By seat, in how many games of 100 its luck would have been worse."""
        pairs = zip(self.totals, self.spread, strict=True)
        return [round(50 * (1 + erf(total / sqrt(2 * spread)))) if spread else 50 for total, spread in pairs]


def applied(clone: Match, after: Chance) -> Match:
    """As the quick bot goes on until all that fell has been applied; what falls meanwhile falls alike in all twins."""
    if not (clone.over or clone.game.advice.settled(clone.table)):
        clone.table.chance = after
    for _ in range(MOST_AHEAD):
        decision = clone.decision
        if decision is None or clone.game.advice.settled(clone.table):
            break
        clone.take(decision.options[first_best(values(clone))])
    return clone


def estates_of(match: Match) -> list[float]:
    return [match.game.advice.own_value(match.table, seat) for seat in range(match.players)]


def falls_for(decisions: int) -> int:
    """So many other falls a game of this length is compared with."""
    return max(FEWEST, min(FALLS, MOST_TWINS // max(1, decisions)))
