"""The table of the day in the terminal: what there is, playing it, how it went, checking a year."""

from datetime import UTC, datetime, timedelta

import pytest

from fabletable.coach import days
from fabletable.kernel.catalogue import LANGUAGES
from fabletable.table.today import today
from fabletable.terminal.today import zone
from tests.terminal.test_commands import complaint, told


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_tables_of_today_are_named(capsys, tmp_path, language):
    shown = told(capsys, "today", "--data", tmp_path, "--language", language)
    assert not [word for word in shown.split() if word.startswith(("goal-", "today-"))]
    assert sum(line.startswith("  ") for line in shown.splitlines()) >= 4 + 7


def test_the_goal_of_the_trial_is_played_and_compared(capsys, tmp_path, monkeypatch):
    monkeypatch.setattr(today, "STRENGTHS", ("medium", "easy"))
    monkeypatch.setattr("builtins.input", lambda *_: "1")
    day = (datetime.now(UTC) + timedelta(minutes=zone())).date()
    shown = told(capsys, "today", days.week_game(day), "--week", "--data", tmp_path)
    assert "Without luck" in shown
    assert "Your first try. One day in a row." in shown
    assert "done" in told(capsys, "today", "--data", tmp_path)


def test_an_unknown_game_is_refused(capsys, tmp_path):
    assert "chess" in complaint(capsys, "today", "chess", "--data", tmp_path)
