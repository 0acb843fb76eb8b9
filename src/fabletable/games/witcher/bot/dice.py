"""Dice poker: which dice to roll again."""

from __future__ import annotations

from itertools import combinations

from fabletable.games.witcher.outlook import each
from fabletable.games.witcher.rules.dice_odds import AGAINST, ALONE, FIRST, LAST, Throw, hope_of
from fabletable.games.witcher.rules.dice_poker import REROLL, REROLL_LOCALS, DieChoice, Rest
from fabletable.games.witcher.table import OldWorld
from fabletable.kernel import Decision


@REROLL.policy
def reroll_policy(table: OldWorld, decision: Decision) -> list[float]:
    dice = table.dice
    own = dice is not None and decision.seat == dice.active
    return _policy(table, decision, 0 if own else 1)


@REROLL_LOCALS.policy
def locals_reroll_policy(table: OldWorld, decision: Decision) -> list[float]:
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
    """Rate an answer: all dice at once where just these are wanted, else die by die."""
    if isinstance(option, Rest):
        return 2.0 if sorted(option.places) == sorted(wanted) else -1.0
    return 1.0 if option.n in wanted else -1.0


def _best(own: list[int], other: Throw, how: str, taken: list[int]) -> tuple[int, ...]:
    """Return the best places to roll again, those taken up already among them; as few as possible."""
    best, highest = tuple(taken), -1.0
    free = [place for place in range(5) if place not in taken]
    for number in range(len(free) + 1):
        for more in combinations(free, number):
            kept = tuple(sorted(own[place] for place in free if place not in more))
            hope = hope_of(kept, other, how)
            if hope > highest + 1e-9:
                best, highest = (*taken, *more), hope
    return best
