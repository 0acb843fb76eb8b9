"""Luck: each seat's gains from dice and cards beyond their expectation.

Wherever dice fell or a card was turned up, the same choice is made again with other falls. The luck of a seat is what
it has after the real fall less its mean after the others. Both are measured where everything that fell has been
applied, so that a finished game is never compared with an unfinished one, and a seat that rolled nothing has no luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, sqrt
from statistics import fmean, variance

from fabletable.bots.greedy import values
from fabletable.bots.rollout import first_best
from fabletable.coach.trials import Z
from fabletable.kernel import Chance, Match, Refused, RuleCrash

FALLS = 100
"""The number of other falls of each roll. The error of their mean is a tenth of the usual spread (1 / sqrt(100))."""
FEWEST = 24
MOST_TWINS = 24_000
"""The largest number of clones; a long game is compared with fewer other falls, at least 24."""
MOST_AHEAD = 60
"""The largest number of decisions until everything that fell has been applied."""


class Fortune:
    """One match being replayed; ``totals`` is the luck of every seat so far."""

    def __init__(self, match: Match, falls: int = FALLS) -> None:
        self.match = match
        self.falls = falls
        # Without a policy the bot looks one decision ahead, and only a full clone can be cloned for that.
        self._quick = all(question.has_policy for question in match.game.questions)
        self.totals = [0.0] * match.players
        self.spread = [0.0] * match.players
        """The variance of all possible falls so far, by seat."""

    def choose(self, key: str) -> list[float]:
        """Make the next decision; return for every seat how much more than usual its dice and cards were worth."""
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
        """Return every seat's possessions after the real fall; their mean where it has not been applied yet."""
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
        """Return the 95 % band around 0 of each seat's luck."""
        return [Z * sqrt(spread) for spread in self.spread]

    def ranks(self) -> list[int]:
        """Return in how many games of 100 each seat's luck would have been worse."""
        pairs = zip(self.totals, self.spread, strict=True)
        return [round(50 * (1 + erf(total / sqrt(2 * spread)))) if spread else 50 for total, spread in pairs]


def applied(clone: Match, after: Chance) -> Match:
    """Let the quick bot play until everything that fell has been applied; further dice are the same in all clones."""
    if not (clone.over or clone.game.advice.settled(clone.table)):
        clone.table.draw_from(after)
    for _ in range(MOST_AHEAD):
        decision = clone.decision
        if decision is None or clone.game.advice.settled(clone.table):
            break
        clone.take(decision.options[first_best(values(clone))])
    return clone


def estates_of(match: Match) -> list[float]:
    return [match.game.advice.own_value(match.table, seat) for seat in range(match.players)]


def falls_for(decisions: int) -> int:
    """Return the number of other falls that a game of this length is compared with."""
    return max(FEWEST, min(FALLS, MOST_TWINS // max(1, decisions)))
