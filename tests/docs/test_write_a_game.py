"""docs/write-a-game.md is true: its game is cut out of the page, brought to the table and held to all checks."""

import inspect
import io
import os
import re
import subprocess
import sys
from inspect import signature
from pathlib import Path

import msgspec
import pytest

import fabletable
from fabletable.bots import make_bot, play_on
from fabletable.bots.net import read_net
from fabletable.bots.net_file import fitting
from fabletable.coach.schooling import follow, oppose
from fabletable.games import _brought
from fabletable.kernel.catalogue import Catalogue, catalogue_of
from fabletable.kernel.vocabulary import vocabulary_of
from fabletable.lab import simulate
from fabletable.learning.player import Kind, Sit, TaskResult, brought_from
from fabletable.terminal.main import run
from fabletable.terminal.preview import says_in
from fabletable.terminal.words import bring_from
from tests.coach import test_lessons
from tests.conformance import (
    test_endings,
    test_matches,
    test_moments,
    test_numbers,
    test_questions,
    test_scenes,
    test_secrets,
)
from tests.conformance.samples import Sample, tables
from tests.text.catalogues import faults, held, told_by_game

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "write-a-game.md").read_text("utf-8")
BLOCKS = re.findall(r"```(python|ftl|sh)\n(.*?)```", PAGE, re.DOTALL)
CHECKS = [
    check
    for module in (test_endings, test_matches, test_moments, test_numbers, test_scenes, test_secrets)
    for name, check in inspect.getmembers(module, inspect.isfunction)
    if name.startswith("test_") and "sample" in inspect.signature(check).parameters
]


def cut_out(folder: Path) -> Path:
    """Write every block of the page into the file that its first line names."""
    for language, block in BLOCKS:
        if language == "sh":
            continue
        name, _, content = block.removeprefix("# ").partition("\n")
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, "utf-8")
    return folder


@pytest.fixture(scope="module")
def foragers(tmp_path_factory):
    """Bring the game in the folder that a reader of the page has at the end."""
    folder = cut_out(tmp_path_factory.mktemp("reader"))
    before = list(sys.path)
    bring_from(str(folder / "foragers"))
    yield fabletable.find("foragers")
    sys.path[:] = before
    del _brought["foragers"]


def test_the_game_of_the_page_says_itself_by_its_parts(foragers):
    test_questions.test_whatever_is_asked_has_an_entry(Sample("foragers", 2, {}))
    test_questions.test_every_entry_is_asked_somewhere("foragers")
    test_questions.test_a_question_is_called_by_its_name("foragers")
    test_questions.test_a_game_names_its_parts_and_overrides_nothing("foragers")


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_game_of_the_page_conforms(foragers, check):
    few = {"places": 4} if "places" in signature(check).parameters else {}
    for players, options in tables(foragers):
        check(Sample("foragers", players, options), **few)
    check(Sample("foragers", 3, {}, bot="greedy"), **few)


def test_its_sentences_are_all_there(foragers):
    folder = Path(sys.modules["foragers"].__file__).parent
    told = held(folder)
    assert told.junk == []
    wanted = told_by_game(foragers) | set(sys.modules["foragers"].messages())
    assert wanted <= {*told.ids, *held(ROOT / "src" / "fabletable" / "kernel").ids}
    catalogue = catalogue_of(foragers)
    assert isinstance(catalogue, Catalogue)
    match = fabletable.start("foragers", players=4, seed="said")
    while match.decision is not None:
        things = [match.scene(None), match.ask(match.decision.seat), match.log(0)]
        assert [fault for message in says_in(things) for fault in faults(catalogue, message)] == []
        match.choose(match.decision.options[-1].key)


def test_it_is_played_as_the_page_says(foragers, monkeypatch, capsys, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO("w\n1\n1\nq\n"))
    commands = [line for language, block in BLOCKS if language == "sh" for line in block.splitlines()]
    shown = ""
    for command in (line for line in commands if line.startswith("fabletable ")):
        words = command.split()[1:]
        assert words[:2] == ["--bring", "foragers"]
        if words[2] == "play":  # tests/browser/test_brought.py does
            continue
        assert run(words[2:]) == 0
        shown += capsys.readouterr().out
    foragers.packs.remove(sys.modules["rainy"].PACK)
    assert "Your basket is empty." in shown
    assert "Foragers: 200 games" in shown


def test_the_suite_takes_it_as_the_page_says(foragers):
    """The tests that start processes of their own have to bring it there too."""
    folder = Path(sys.modules["foragers"].__file__).parent
    words = ["tests/conformance/test_machines.py", "tests/text", "-k", "foragers", "-p", "no:cacheprovider"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", *words],
        env={**os.environ, "FABLETABLE_BRING": str(folder)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert " passed" in done.stdout


def test_it_is_taught_as_the_page_says(foragers):
    test_lessons.test_whoever_follows_meets_every_step_as_it_was_written("foragers")
    for how in (follow, oppose, test_lessons.wayward(1)):
        test_lessons.test_no_way_leads_to_a_dead_end_or_to_what_is_not_there("foragers", how)
    test_lessons.test_a_step_is_said_in_forty_words("foragers")
    test_lessons.test_every_language_says_all_of_it("foragers")


def test_its_python_runs(foragers):
    block = next(block for _, block in BLOCKS if block.startswith("# try_it.py"))
    exec(compile(block, "try_it.py", "exec"), {})


def test_its_greedy_bot_is_better_than_luck(foragers):
    outcome = simulate("foragers", games=60, players=2, bots=["greedy", "random"], seed="page")
    assert outcome.errors == 0
    assert outcome.wins["greedy"] > outcome.wins["random"]


def test_what_is_likeable_stays_secret(foragers):
    match = fabletable.start("foragers", players=2, seed="secret")
    play_on(match, {0: make_bot("random", "x")})
    assert any(piece.id == match.table.foragers[0].favourite.key for piece in match.scene(0).mats[0].zones[0].pieces)
    assert match.scene(1).mats[0].zones[0].pieces == []


def test_the_pack_of_the_page_is_played(foragers):
    bring_from(str(Path(sys.modules["foragers"].__file__).parents[1] / "rainy"))
    told = set()
    for seed in range(30):
        match = fabletable.start("foragers", players=2, seed=seed, options={"pack-rainy": True})
        before = foragers.pieces(match.table)
        play_on(match, {seat: make_bot(("random", "greedy")[seat], f"{seed}") for seat in range(2)})
        assert foragers.pieces(match.table) == before
        assert fabletable.verify(match.record())
        told |= {line.id for line in match.log()}
        things = [match.scene(None), match.log(0)]
        assert [fault for message in says_in(things) for fault in faults(catalogue_of(foragers), message)] == []
    assert {"honey-found", "bees-woken", "squirrel-feed", "squirrel-chase"} <= told
    assert foragers.book.chapters[-1].key == "pack-rainy"
    foragers.packs.remove(sys.modules["rainy"].PACK)


def test_players_of_another_process_learn_it(foragers):
    sit = Sit("foragers", [Kind(2)], 4, "a", brought_from("foragers"))
    words = [sys.executable, "-m", "fabletable.learning.player"]
    done = subprocess.run(words, input=msgspec.json.encode(sit) + b"\n", capture_output=True, check=True)
    known = vocabulary_of(foragers)
    assert msgspec.json.decode(done.stdout, type=TaskResult) == TaskResult(
        fields=len(known.fields), words=len(known.words)
    )


def test_a_net_teaches_itself_the_game_of_the_page(foragers, tmp_path):
    pytest.importorskip("torch")
    assert run(["learn", "foragers", "--minutes", "0.1", "--workers", "1", "--into", str(tmp_path)]) == 0
    assert fitting(read_net(tmp_path / "foragers" / "best.net"), foragers)
