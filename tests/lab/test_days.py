"""Every table of a year can be set up, is not reached before it begins, and differs from that of the day before."""

from __future__ import annotations

import msgspec
import pytest

from fabletable.coach import days
from fabletable.coach.stretch import goals_of
from fabletable.games import find
from fabletable.lab import days as checks


@pytest.mark.soak
@pytest.mark.parametrize("year", [2026, 2027])
def test_a_whole_year_has_no_fault(year: int) -> None:
    assert checks.faults_of_year(year) == []


def test_a_goal_that_begins_reached_or_is_too_hard_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(days, "GAMES", ("diceforge",))
    goals = find("diceforge").goals
    assert goals is not None
    first = goals.days[0]
    for wrong, code in (
        (msgspec.structs.replace(first, n=0), "reached"),
        (msgspec.structs.replace(first, reached=20), "rate"),
    ):
        monkeypatch.setattr(goals, "days", (wrong,))
        faults = [fault for fault in checks.faults_of_year(2026) if fault.table.game == "diceforge"]
        assert {fault.code for fault in faults if fault.table.kind == "day"} == {code, "again"}


def test_a_goal_is_measured_by_games_of_hard() -> None:
    game = find("diceforge")
    goal = goals_of(game).small[0]
    assert 0 <= checks.reached_in(game, goal, 3) <= 3
    assert checks.reached_in(game, msgspec.structs.replace(goal, n=0), 2) == 2
