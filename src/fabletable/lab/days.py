"""Checking the tables of many days: set up, not reached before they begin, never the same twice, and how often ``hard``
reaches each goal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import date, timedelta
from typing import Final, NamedTuple

from fabletable.bots import make_bot
from fabletable.bots.roster import let_decide
from fabletable.coach import days
from fabletable.coach.days import DayTable
from fabletable.coach.stretch import OPPONENT, StretchSetup, begun, goals_of, has_ended, is_reached
from fabletable.games import find
from fabletable.kernel import Game, Refused
from fabletable.kernel.goal import StretchGoal

FEWEST: Final = 30
MOST: Final = 70
"""The largest percentage of games in which ``hard`` may reach the goal of a day."""


class DayFault(NamedTuple):
    """A table of a day that is not as it should be; ``code`` is the end of the message ``today-fault-CODE``."""

    table: DayTable
    code: str
    detail: str = ""


def tables_of_year(year: int) -> Iterator[DayTable]:
    """Yield all tables of a year, day by day."""
    day = date(year, 1, 1)
    while day.year == year:
        for key in days.GAMES:
            yield days.day_table(find(key), day)
        yield days.week_tables(find(days.week_game(day)), day)[day.weekday()]
        day += timedelta(days=1)


def faults_of_year(year: int, progress: Callable[[int], None] = lambda _: None) -> list[DayFault]:
    """Set up every table of a year."""
    found: list[DayFault] = []
    before: dict[str, DayTable] = {}
    for number, table in enumerate(tables_of_year(year), 1):
        found += _faults(table)
        # Each week the trial is about another game, but its goals are one line from day to day.
        line = table.game if table.kind == "day" else table.kind
        last = before.get(line)
        if last is not None and (last.game, last.goal) == (table.game, table.goal):
            found.append(DayFault(table, "again"))
        before[line] = table
        progress(number)
    return found


def _faults(table: DayTable) -> list[DayFault]:
    game, goal = find(table.game), table.goal
    try:
        match = begun(game, days.setup_of(game, table, ""))
    except Refused as no:
        return [DayFault(table, "set-up", no.code)]
    faults = []
    if has_ended(match, goal, 0) or is_reached(match, goal, 0):
        faults.append(DayFault(table, "reached"))
    if table.kind == "day" and not FEWEST <= goal.reached <= MOST:
        faults.append(DayFault(table, "rate", str(goal.reached)))
    return faults


def goals_of_days(game: Game) -> list[StretchGoal]:
    goals = goals_of(game)
    return [*goals.days, *goals.small]


def reached_in(game: Game, goal: StretchGoal, games: int) -> int:
    """Return in how many of these games ``hard`` reaches the goal; each game has a seed of its own."""
    return sum(_reaches(game, goal, f"goals/{number}") for number in range(games))


def _reaches(game: Game, goal: StretchGoal, seed: str) -> bool:
    setup = StretchSetup(game.key, goal.players, seed, days.options_of(game), goal)
    match = begun(game, setup)
    bots = [make_bot("hard" if seat == 0 else OPPONENT, f"{seed}/{seat}") for seat in range(goal.players)]
    while not has_ended(match, goal, 0):
        assert match.decision is not None
        let_decide(match, bots[match.decision.seat])
    return is_reached(match, goal, 0)
