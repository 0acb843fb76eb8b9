"""Dice poker: which dice to roll again, all outcomes counted, with the other's dice in sight."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement
from math import factorial
from typing import Final

from fabletable.games.witcher.advice.worth import each
from fabletable.games.witcher.rules.dice_poker import SOLO_PAY, DieChoice, Rest, rank, value
from fabletable.games.witcher.table import OldWorld
from fabletable.kernel import Decision, Word

Dice = tuple[int, ...]

LAST, FIRST, AGAINST, ALONE = "last", "first", "against", "alone"
"""The active player rolls last and wins ties; before him the other side, which must leave him little to hope for; a
hand that lies open must be beaten; alone the table pays by rank."""

STANDS: Final[Sequence[float]] = (0.05, 0.25, 0.5, 0.65, 0.8, 0.83, 0.88, 0.96, 1.0)
"""How often a hand of each rank holds against somebody who may still roll again."""


EVEN_POKER: Final = 0.515
"""How often the active player wins before a die has fallen, both sides rolling again as well as can be: counted in 400
games, the last roll of each reckoned exactly."""

KEPT: Final = 8192
"""So many pairs of throws are remembered; there are a quarter of a million."""


def odds_of_reroll(table: OldWorld, decision: Decision) -> list[float | None]:
    """How likely the dice win if it is left at that, for each option; exact for whoever rolls last."""
    dice = table.dice
    if dice is None or decision.seat != dice.active or not dice.rolls[1]:
        return [None for _ in decision.options]
    own, other = dice.rolls[0], tuple(sorted(dice.rolls[1]))
    free = {option.n for option in decision.options if isinstance(option, DieChoice)}
    how = AGAINST if dice.pot == 0 else LAST
    return [hope_of(_kept(own, free, option), other, how) for option in decision.options]


def _kept(own: list[int], free: set[int], option: DieChoice | Rest | Word) -> Dice:
    """The dice that stay if this option is taken and no other."""
    again: list[int] = []
    if isinstance(option, Rest):
        again = option.places
    elif isinstance(option, DieChoice):
        again = [option.n]
    return tuple(sorted(own[place] for place in free if place not in again))


def weigh_reroll(table: OldWorld, decision: Decision) -> list[float]:
    dice = table.dice
    own = dice is not None and decision.seat == dice.active
    return _policy(table, decision, 0 if own else 1)


def weigh_locals_reroll(table: OldWorld, decision: Decision) -> list[float]:
    return _policy(table, decision, 1)


def _policy(table: OldWorld, decision: Decision, side: int) -> list[float]:
    dice, options = table.dice, decision.options
    if dice is None:
        return [0.0 for _ in options]
    own, other = dice.rolls[side], dice.rolls[1 - side]
    free = [option.n for option in options if isinstance(option, DieChoice)]
    if side == 1:
        how = FIRST
    elif not other:
        how = ALONE
    else:
        how = AGAINST if dice.pot == 0 else LAST
    taken = [place for place in range(5) if place not in free]
    wanted = _best(own, tuple(sorted(other)), how, taken)
    return each(decision, lambda option: _answer(option, wanted))


def _answer(option: DieChoice | Rest, wanted: tuple[int, ...]) -> float:
    """All at once where that is just what is wanted; else die by die."""
    if isinstance(option, Rest):
        return 2.0 if sorted(option.places) == sorted(wanted) else -1.0
    return 1.0 if option.n in wanted else -1.0


def _best(own: list[int], other: Dice, how: str, taken: list[int]) -> tuple[int, ...]:
    """The places to roll again, those taken up already among them; as few as do it best."""
    best, highest = tuple(taken), -1.0
    free = [place for place in range(5) if place not in taken]
    for number in range(len(free) + 1):
        for more in combinations(free, number):
            kept = tuple(sorted(own[place] for place in free if place not in more))
            hope = hope_of(kept, other, how)
            if hope > highest + 1e-9:
                best, highest = (*taken, *more), hope
    return best


@lru_cache(maxsize=KEPT)
def hope_of(kept: Dice, other: Dice, how: str) -> float:
    """What to expect when these dice stay and the rest is rolled."""
    return sum(share * _worth(tuple(sorted((*kept, *rolled))), other, how) for rolled, share in _rolls(5 - len(kept)))


@cache
def _rolls(number: int) -> list[tuple[Dice, float]]:
    """Every outcome of so many dice, regardless of their order, and how likely it is."""
    found = []
    for rolled in combinations_with_replacement(range(1, 7), number):
        ways = factorial(number)
        for pips in set(rolled):
            ways //= factorial(rolled.count(pips))
        found.append((rolled, ways / 6**number))
    return found


@cache
def _value(dice: Dice) -> tuple[int, list[int]]:
    return value(list(dice))


@lru_cache(maxsize=KEPT)
def _worth(dice: Dice, other: Dice, how: str) -> float:
    if how == ALONE:
        return float(SOLO_PAY[rank(list(dice))])
    mine, theirs = _value(dice), _value(other)
    if how == LAST:
        return float(mine >= theirs)
    if how == AGAINST or mine <= theirs:
        return float(mine > theirs)
    return STANDS[rank(list(dice))] + 0.01 * sum(dice) / 30
