"""The table of the day and the trial of the week: chosen by date, the same for everybody."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from datetime import date, timedelta
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final, Literal

import msgspec

from fabletable.coach.stretch import StretchSetup, begun, goals_of, is_reached
from fabletable.games import find
from fabletable.kernel import Chance, Game
from fabletable.kernel.game import HINTS, QUICK_START
from fabletable.kernel.goal import StretchGoal

GAMES: Final = ("witcher", "diceforge", "prophecy", "runebound")
"""The games that have a table every day, in the order in which they take turns to be listed first."""
WEEK: Final = 7
SEEDS: Final = 20
"""The number of seeds that are tried for a table of the day."""

DayKind = Literal["day", "week"]


class DayTable(msgspec.Struct, frozen=True):
    """The table of a game on a ``day``, or the day's small goal of the week's trial."""

    kind: DayKind
    day: str
    game: str
    goal: StretchGoal


def day_table(game: Game, day: date) -> DayTable:
    """Return the game's table of this day; never the goal of the day before."""
    goals = goals_of(game).days
    return DayTable("day", day.isoformat(), game.key, goals[_turn(f"days/{game.key}", day.toordinal(), len(goals))])


def leading_game(day: date) -> str:
    """Return the game whose table stands first on this day."""
    return GAMES[day.toordinal() % len(GAMES)]


def first_day_of_week(day: date) -> date:
    return day - timedelta(days=day.weekday())


def week_game(day: date) -> str:
    """Return the game of the trial in the week of this day."""
    return GAMES[(first_day_of_week(day).toordinal() // WEEK) % len(GAMES)]


def week_tables(game: Game, day: date) -> list[DayTable]:
    """Return the seven small goals in the week of this day, Monday first; no two of them are the same."""
    first = first_day_of_week(day)
    small = list(goals_of(game).small)
    Chance(f"week/{game.key}/{first.isoformat()}").shuffle(small)
    days = [first + timedelta(days=number) for number in range(WEEK)]
    return [DayTable("week", each.isoformat(), game.key, goal) for each, goal in zip(days, small, strict=False)]


def _turn(name: str, number: int, count: int) -> int:
    """Return the index, of ``count`` things, that has its turn: all of them once in a shuffled order, then all in
    another order. The same index never comes twice in a row."""
    block, place = divmod(number, count)
    return _order(name, block, count)[place]


def _order(name: str, block: int, count: int) -> list[int]:
    order = _shuffled(name, block, count)
    if count > 1 and order[0] == _shuffled(name, block - 1, count)[-1]:
        # The last one of a block is never moved, so that the block before need not be known.
        order[0], order[1] = order[1], order[0]
    return order


def _shuffled(name: str, block: int, count: int) -> list[int]:
    order: list[int] = list(range(count))
    Chance(f"{name}/{block}").shuffle(order)
    return order


def options_of(game: Game) -> dict[str, Any]:
    """Return the options of a day's table: without hints, and without questions before the first turn."""
    return {HINTS: False, **({QUICK_START: True} if game.questions.suggest else {})}


@lru_cache(256)
def seed_of_day(table: DayTable, secret: str) -> str:
    """Return the seed of a table of the day. With a ``secret`` only its owner can compute the seed in advance. Without
    one it follows from the date alone, for practice. Seeds with which the goal is reached before the first decision are
    skipped; if all tried seeds are like that, the first is returned, and ``today --check`` reports it."""
    game = find(table.game)
    seeds = [_seed(table, secret, number) for number in range(SEEDS)]
    fair = (seed for seed in seeds if not is_reached(begun(game, _setup(game, table, seed)), table.goal, 0))
    return next(fair, seeds[0])


def _seed(table: DayTable, secret: str, number: int) -> str:
    name = f"fabletable/{table.kind}/{table.day}/{table.game}/{number}"
    if not secret:
        return name
    return hmac.new(blake2b(secret.encode()).digest(), name.encode(), "blake2b").hexdigest()[:64]


def _setup(game: Game, table: DayTable, seed: str) -> StretchSetup:
    return StretchSetup(game.key, table.goal.players, seed, options_of(game), table.goal)


def setup_of(game: Game, table: DayTable, secret: str) -> StretchSetup:
    return _setup(game, table, seed_of_day(table, secret))


def days_in_a_row(played: Sequence[date], today: date) -> int:
    """Return the streak: days with a finished table up to today or yesterday. One missed day in seven is forgiven, and
    does not count."""
    done = set(played)
    at = today if today in done else today - timedelta(days=1)
    streak, last_missed = 0, None
    while True:
        if at in done:
            streak += 1
        elif (last_missed is not None and (last_missed - at).days < WEEK) or at - timedelta(days=1) not in done:
            return streak
        else:
            last_missed = at
        at -= timedelta(days=1)
