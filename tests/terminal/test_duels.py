"""Duels in the terminal: beginning one, accepting its link, reading both games side by side."""

import pytest

from fabletable.kernel.catalogue import LANGUAGES
from fabletable.kernel.duel_link import DUEL_PATH, read_duel_link
from tests.terminal.test_commands import complaint, told


def link_in(shown):
    return [line for line in shown.splitlines() if line.startswith(DUEL_PATH)][-1]


def test_a_duel_is_begun_accepted_and_compared(capsys, tmp_path, monkeypatch):
    answers = {"hers": "1", "his": "2"}
    monkeypatch.setattr("builtins.input", lambda *_: answers["hers"])
    hers = told(capsys, "duel", "diceforge", "--name", "Ada", "--data", tmp_path / "hers")
    assert "You are done. You see the other games when everybody is done." in hers
    sent = link_in(hers)
    assert len(read_duel_link(sent).games) == 1
    monkeypatch.setattr("builtins.input", lambda *_: answers["his"])
    his = told(capsys, "duel", sent, "--name", "Bruno", "--data", tmp_path / "his")
    assert "Ada: " in his
    assert "Bruno: " in his
    assert "are equal" in his
    back = link_in(his)
    assert read_duel_link(back).is_whole
    assert "all are done" in told(capsys, "duel", "--data", tmp_path / "his")
    assert "Bruno: " in told(capsys, "duel", back, "--data", tmp_path / "hers")


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_name_my_duels_are_listed(capsys, tmp_path, language):
    assert "duel-" not in told(capsys, "duel", "--data", tmp_path, "--language", language)


def test_what_is_no_duel_is_refused(capsys, tmp_path):
    assert "chess" in complaint(capsys, "duel", "chess", "--data", tmp_path)
    assert complaint(capsys, "duel", f"{DUEL_PATH}AAAA", "--data", tmp_path)
    assert complaint(capsys, "duel", "diceforge", "--people", "1", "--data", tmp_path)
