"""The laboratory's commands, as they are typed."""

import sys
from itertools import islice

import msgspec
import pyarrow.parquet
import pytest

from fabletable import extras
from fabletable.bots.roster import _brought
from fabletable.lab.executors import InProcess
from fabletable.terminal import cup, simulating
from fabletable.terminal.main import run
from tests.terminal.test_commands import complaint, told


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_report_beside_json_and_columns(capsys, folder):
    told(
        capsys, "simulate", "lanterns", "--games", 30, "--bots", "greedy", "--report", "r.html",
        "--json", "r.json", "--columns", "r.parquet", "--experiments", 1, "--experiment-games", 10,
    )  # fmt: skip
    page = (folder / "r.html").read_text("utf-8")
    assert "Fabletable" in page
    assert "--experiments 1 --experiment-games 10 --report r.html" in page, "how to make it again"
    assert len(pyarrow.parquet.read_table(folder / "r.parquet")) == 60
    assert msgspec.json.decode((folder / "r.json").read_bytes())["watched"] is True


@pytest.mark.parametrize(
    ("bots", "games", "short"),
    [("greedy", 10, True), ("greedy", 385, False), ("greedy,random", 4, True), ("greedy,random", 60, False)],
)
def test_few_games_say_that_they_tell_nothing_yet(capsys, bots, games, short):
    """They do not say it of many games, nor where a bot wins so many of a few that luck could not explain it."""
    said = told(capsys, "simulate", "lanterns", "--games", games, "--bots", bots, "--seed", "s")
    assert ("Not enough games to tell" in said) is short
    assert ("about 385" in said) is short


def test_more_of_a_run(capsys, folder):
    told(capsys, "simulate", "lanterns", "--games", 10, "--seed", "s", "--json", "r.json")
    assert "25 games" in told(capsys, "simulate", "--resume", "r.json", "--games", 25)
    more = msgspec.json.decode((folder / "r.json").read_bytes())
    told(capsys, "simulate", "lanterns", "--games", 25, "--seed", "s", "--json", "whole.json")
    assert more["fingerprint"] == msgspec.json.decode((folder / "whole.json").read_bytes())["fingerprint"]


def test_a_comparison(capsys, folder):
    for name, rich in (("poor", "no"), ("rich", "yes")):
        told(capsys, "simulate", "lanterns", "--games", 40, "--option", f"rich={rich}", "--json", f"{name}.json")
    shown = told(capsys, "compare", "poor.json", "rich.json", "--json", "c.json", "--report", "c.html")
    assert "poor against rich" in shown
    assert "The option rich is no in A and yes in B." in shown
    assert "Decisions a" in shown
    assert "40 games paired by seed" in shown
    assert msgspec.json.decode((folder / "c.json").read_bytes())["paired"] == 40
    assert "poor against rich" in (folder / "c.html").read_text("utf-8")


def test_a_tournament(capsys, folder):
    words = ["tournament", "lanterns", "--bots", "random,greedy", "--games", 6, "--json", "cup.json"]
    shown = told(capsys, *words, "--report", "cup.html")
    assert "6 games. greedy has the highest rating." in shown
    assert "12 games" in told(capsys, "tournament", "--resume", "cup.json", "--games", 12)
    assert "Who beats whom" in (folder / "cup.html").read_text("utf-8")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["compare", "nowhere.json", "nowhere.json"], "nowhere.json"),
        (["compare", "bad.json", "bad.json"], "bad.json is not the outcome of a run"),
        (["simulate", "--resume", "bad.json"], "bad.json is not the outcome of a run"),
        (["simulate"], "Name a game"),
        (["simulate", "lanterns", "--columns", "x.csv"], "x.csv has to end in"),
        (["simulate", "lanterns", "--report", "/nowhere/r.html"], "/nowhere/r.html"),
        (["simulate", "lanterns", "--vary", "rich=yes,perhaps"], "cannot be “perhaps”"),
        (["simulate", "lanterns", "--on", "magic"], "“magic” is not known here"),
        (["tournament", "lanterns", "--bots", "random"], "2 different bots"),
        (["tournament"], "Name a game"),
        (["tournament", "--resume", "bad.json"], "bad.json is not a tournament"),
    ],
)
def test_wrong_words_are_said_in_one_line(capsys, folder, words, said):
    (folder / "bad.json").write_text("{}")
    assert said in complaint(capsys, *words)


class Interrupted(InProcess):
    """Plays a few batches; then a user presses Ctrl-C."""

    def play(self, work, job, batches):
        yield from super().play(work, job, islice(batches, 3))
        raise KeyboardInterrupt


@pytest.mark.parametrize("command", ["simulate", "tournament"])
def test_what_is_stopped_is_kept_and_says_how_to_go_on(capsys, folder, monkeypatch, command):
    for module in (simulating, cup):
        monkeypatch.setattr(module, "executor_of", lambda on, workers, games: Interrupted())
    words = [command, "lanterns", "--bots", "random,greedy", "--games", "40", "--json", "run.json"]
    assert run(words) == 130
    errors = capsys.readouterr().err
    assert f"15 of 40 games are kept. To go on: fabletable {command} --resume run.json" in errors
    assert errors.endswith("fabletable: Stopped.\n")
    monkeypatch.undo()
    monkeypatch.chdir(folder)
    assert "40 games" in told(capsys, command, "--resume", "run.json")


def test_what_is_not_installed_is_named(capsys, folder, monkeypatch):
    monkeypatch.setitem(extras.EXTRAS, "lab", ("no_such_library",))
    assert 'pip install "fabletable[lab]"' in complaint(capsys, "tournament", "lanterns")


def test_bots_of_ones_own_take_part(capsys, folder):
    (folder / "mine.py").write_text(
        "from fabletable.bots import Bot\n"
        "class Last(Bot):\n"
        "    looks_ahead = False\n"
        "    def decide(self, decision, imagine):\n"
        "        return decision.options[-1]\n"
        "BOTS = {'last': Last}\n"
    )
    try:
        shown = told(capsys, "--bring", "mine.py", "tournament", "lanterns", "--bots", "greedy,last", "--games", 4)
    finally:
        _brought.pop("last", None)
        sys.path.remove(str(folder))
    assert "last" in shown
    (folder / "empty.py").write_text("")
    assert "neither a game nor a pack of cards nor bots" in complaint(capsys, "--bring", "empty.py", "games")
    sys.path.remove(str(folder))
