"""Odds of dice poker: all outcomes counted, with the other's dice in sight. The last throw is exact."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from math import factorial
from typing import Final, TypeAlias

from fabletable.games.witcher.rules.dice_poker import REROLL, SOLO_PAY, DieChoice, Rest, hand_name, rank, value
from fabletable.games.witcher.table import OldWorld
from fabletable.kernel import Decision, Message, Word
from fabletable.kernel.scene import Odds, odds_of

Throw: TypeAlias = tuple[int, ...]

LAST, FIRST, AGAINST, ALONE = "last", "first", "against", "alone"
"""The active player rolls last and wins ties; before him the other side, which must leave him little to hope for; a
hand that lies open must be beaten; alone the table pays by rank."""

STANDS: Final[Sequence[float]] = (0.05, 0.25, 0.5, 0.65, 0.8, 0.83, 0.88, 0.96, 1.0)
"""Share of games in which a hand of each rank holds against a player who may still roll again."""


EVEN_POKER: Final = 0.515
"""Share of games that the active player wins, both sides rolling again as well as can be: counted in 400
games, the last roll of each reckoned exactly."""

KEPT: Final = 8192
"""Pairs of throws in the cache; there are a quarter of a million."""


@REROLL.odds
def reroll_odds(table: OldWorld, decision: Decision) -> list[Odds | None]:
    dice = table.dice
    against = [] if dice is None or not dice.rolls[1] else [Message("odds-hand", {"theirs": hand_name(dice.rolls[1])})]
    shares = odds_of_reroll(table, decision)
    return [None if share is None else odds_of(share, because=against) for share in shares]


def odds_of_reroll(table: OldWorld, decision: Decision) -> list[float | None]:
    """Return the probability that the dice win if only this option is taken; exact for the side that rolls last."""
    dice = table.dice
    if dice is None or decision.seat != dice.active or not dice.rolls[1]:
        return [None for _ in decision.options]
    own, other = dice.rolls[0], tuple(sorted(dice.rolls[1]))
    free = {option.n for option in decision.options if isinstance(option, DieChoice)}
    how = AGAINST if dice.pot == 0 else LAST
    return [hope_of(_kept(own, free, option), other, how) for option in decision.options]


def _kept(own: list[int], free: set[int], option: DieChoice | Rest | Word) -> Throw:
    """Return the dice that stay if this option is taken and no other."""
    again: list[int] = []
    if isinstance(option, Rest):
        again = option.places
    elif isinstance(option, DieChoice):
        again = [option.n]
    return tuple(sorted(own[place] for place in free if place not in again))


@lru_cache(maxsize=KEPT)
def hope_of(kept: Throw, other: Throw, how: str) -> float:
    """Return the expected result when these dice stay and the rest is rolled."""
    return sum(
        share * _value_of(tuple(sorted((*kept, *rolled))), other, how) for rolled, share in _rolls(5 - len(kept))
    )


@cache
def _rolls(number: int) -> list[tuple[Throw, float]]:
    """Return every outcome of this number of dice, regardless of their order, with its probability."""
    found = []
    for rolled in combinations_with_replacement(range(1, 7), number):
        ways = factorial(number)
        for pips in set(rolled):
            ways //= factorial(rolled.count(pips))
        found.append((rolled, ways / 6**number))
    return found


@cache
def _value(dice: Throw) -> tuple[int, list[int]]:
    return value(list(dice))


@lru_cache(maxsize=KEPT)
def _value_of(dice: Throw, other: Throw, how: str) -> float:
    if how == ALONE:
        return float(SOLO_PAY[rank(list(dice))])
    mine, theirs = _value(dice), _value(other)
    if how == LAST:
        return float(mine >= theirs)
    if how == AGAINST or mine <= theirs:
        return float(mine > theirs)
    return STANDS[rank(list(dice))] + 0.01 * sum(dice) / 30
