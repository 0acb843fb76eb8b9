"""Every question teaches in the terminal, too: by itself the first time, by ``?`` always."""

import asyncio

import pytest

import fabletable
from fabletable.terminal.fullscreen.app import FullTable
from fabletable.terminal.main import run
from fabletable.terminal.notes import Notes, own_notes
from tests.terminal.tables import Person, Seating, play_text
from tests.terminal.test_full_table import settle, until

ABOUT = "Your one action: buy faces for gold"


@pytest.fixture
def notes(tmp_path):
    return Notes(tmp_path / "told" / "notes.json")


def play(notes, tmp_path, *lines, game="diceforge", options=None):
    person = Person(*lines)
    match = play_text(person, Seating(tmp_path / "it", game, seed="taught", options=options), notes=notes)
    return person.saw, match


def test_a_question_is_explained_once_and_whenever_asked(notes, tmp_path):
    saw, _ = play(notes, tmp_path)
    assert saw.count(ABOUT) == 1
    assert "On this table: " in saw
    again = Notes(tmp_path / "told" / "notes.json")
    assert ABOUT not in play(again, tmp_path)[0]
    assert play(again, tmp_path, "?")[0].count(ABOUT) == 1


def test_at_most_one_a_turn(notes, tmp_path):
    saw, match = play(notes, tmp_path, "1")
    assert match.number == 1
    assert "The new face takes the place of an old one" not in saw
    assert "The new face takes the place of an old one" in play(notes, tmp_path, "1", "?")[0]


def test_never_explain(notes, tmp_path):
    saw, _ = play(notes, tmp_path, "n", "d")
    assert "no longer explained" in saw
    assert notes.never
    assert saw.count(ABOUT) == 1
    assert ABOUT not in play(Notes(tmp_path / "told" / "notes.json"), tmp_path)[0]


def test_what_is_kept_may_be_broken_or_unwritable(tmp_path):
    broken = tmp_path / "notes.json"
    broken.write_text("{never")
    assert Notes(broken).is_new("diceforge", "ask-action")
    nowhere = Notes(broken / "below a file" / "notes.json")
    nowhere.know("diceforge", "ask-action")
    assert not nowhere.is_new("diceforge", "ask-action")


def test_zero_takes_what_is_advised(notes, tmp_path):
    saw, match = play(notes, tmp_path, "0", game="witcher")
    assert "By chance." in saw
    assert match.made[0] == (0, fabletable.start("witcher", 2, "taught").advised.key)


def test_a_newcomer_starts_quickly_unless_they_name_a_seed(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("builtins.input", lambda *_: "q")
    run(["text", "witcher"])
    assert "Quick start" in capsys.readouterr().out
    assert not own_notes().is_newcomer("witcher")
    run(["text", "witcher"])
    assert "Quick start" not in capsys.readouterr().out
    run(["text", "runebound", "--seed", "mine"])
    assert "Quick start" not in capsys.readouterr().out


def test_on_the_whole_screen(notes, tmp_path):
    async def look():
        sitting = Seating(tmp_path / "it", "runebound", seed="taught")
        async with (
            sitting.at_table() as live,
            (app := FullTable(live, speed=0, notes=notes)).run_test(size=(120, 40)) as pilot,
        ):
            await pilot.pause()
            await settle(pilot)
            await pilot.pause()
            advised = app.sight.ask.advised
            question = str(app.table.query_one("#question").content)
            assert "Your hero for the whole game." in question
            assert app.entry.key == advised.key
            await pilot.press("question_mark")
            await pilot.pause()
            assert any("Your hero for the whole game." in str(line) for _, line in app.screen._lines)
            await pilot.press("escape", "n")
            await pilot.pause()
            assert notes.never
            assert "Your hero for the whole game." not in str(app.table.query_one("#question").content)
            await pilot.press("enter")
            await until(pilot, lambda: (0, advised.key) in sitting.match.made)

    asyncio.run(look())
