"""The language of the terminal: who names it, and that everything follows."""

import asyncio
import io

import pytest

import fabletable
from fabletable.games import shelf
from fabletable.games.prophecy.pieces import PIP_FACES
from fabletable.kernel import Message
from fabletable.kernel.scene import Gem
from fabletable.terminal.draw import gem_in_words, things_in, zones_of
from fabletable.terminal.fullscreen.app import FullTable
from fabletable.terminal.main import run
from fabletable.terminal.speech import SPEECH, Speech, figure, language_of
from tests.terminal.tables import Seating


@pytest.fixture
def system(monkeypatch, tmp_path):
    """Clear everything that says something about languages, until the test does."""
    for name in ("FABLETABLE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.chdir(tmp_path)
    return monkeypatch


def played(capsys, monkeypatch, typed, *words):
    """Return the text table's output for this input."""
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    assert run(["text", "diceforge", "--seed", "s", *words]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "bg"}, "bg"),
        ({"LANG": "cs_CZ@euro"}, "cs"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "cs_CZ", "LC_MESSAGES": "bg_BG"}, "bg"),
        ({"LANG": "cs_CZ", "LC_MESSAGES": "bg_BG", "LC_ALL": "ru_RU"}, "ru"),
        ({"LANG": "cs_CZ", "LC_ALL": ""}, "cs"),
        ({"LANG": "cs_CZ", "LC_ALL": "C"}, "en"),
        ({"FABLETABLE_LANGUAGE": "bg", "LC_ALL": "ru_RU"}, "bg"),
        ({"FABLETABLE_LANGUAGE": "", "LANG": "ru_RU"}, "ru"),
    ],
)
def test_who_names_the_language(environment, language):
    assert language_of(environment) == language


def test_the_first_screen_is_czech(capsys, system):
    system.setenv("FABLETABLE_LANGUAGE", "cs")
    shown = played(capsys, system, "hop\n?\nq\n")
    for said in (
        "Odpovídejte číslem",
        "Poutník",
        "Zlaťáky",
        "Napište číslo od 1 do",
        "tento seznam",
        "Hra je uložena",
    ):
        assert said in shown
    for english in ("Traveller", "Answer with", "Greedy", "gold", "Saved", "Type a number"):
        assert english not in shown


def test_a_refusal_is_czech(capsys, system):
    system.setenv("FABLETABLE_LANGUAGE", "cs")
    assert run(["text", "chess"]) == 2
    assert "Hra „chess“ tu není." in capsys.readouterr().err
    assert run(["simulate", "diceforge", "--option", "feats"]) == 2
    assert "název=hodnota" in capsys.readouterr().err


def test_the_option_is_stronger_than_the_environment(capsys, system):
    system.setenv("FABLETABLE_LANGUAGE", "cs")
    assert "Отвечайте числом" in played(capsys, system, "q\n", "--language", "ru")
    assert "Odpovídejte číslem" in played(capsys, system, "q\n"), "the next command is as the environment says"


def test_the_system_is_heard(capsys, system):
    system.setenv("LANG", "bg_BG.UTF-8")
    assert "Отговаряйте с число" in played(capsys, system, "q\n")


@pytest.mark.parametrize("words", [["games"], ["text", "diceforge"], ["--help"]])
def test_an_unknown_language_is_one_line(capsys, system, words):
    system.setenv("FABLETABLE_LANGUAGE", "tlh")
    assert run(words) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == "fabletable: There is no language “tlh”. Known: en, ru, cs, bg.\n"


def test_help_titles_and_figures_follow(capsys, system):
    system.setenv("FABLETABLE_LANGUAGE", "cs")
    for words, said in [
        (["--help"], ["Co se dá hrát", "Provozovat server", "Volby"]),
        (["text", "--help"], ["Kde sedíte", "[výchozí: medium]", "Ukázat tuto nápovědu"]),
        (["games"], ["Proroctví"]),
    ]:
        assert run(words) == 0
        shown = capsys.readouterr().out
        assert [each for each in said if each not in shown] == []
        assert "help-" not in shown
    assert run(["simulate", "diceforge", "--games", "3", "--bots", "random,greedy"]) == 0
    shown = capsys.readouterr().out
    assert "3 partie, 2 hráči" in shown
    rows = [line for line in shown.splitlines() if line.startswith(("random", "greedy"))]
    assert len(rows) == 2
    assert "." not in "".join(rows), "Czech writes a comma"
    assert figure(1234.5) == "1\u00a0234,5"


def test_the_full_screen_follows(tmp_path):
    SPEECH.speak("ru")

    async def keys():
        async with Seating(tmp_path / "it", "diceforge", names=["Ада"]).at_table() as live:
            app = FullTable(live, speed=0)
            async with app.run_test(size=(120, 36)):
                return {each.binding.description for each in app.active_bindings.values() if each.binding.show}

    assert {"Подсказка", "Вернуть", "Правила", "Выйти"} <= asyncio.run(keys())


def gems_of(match):
    things = list(things_in(zones_of(match.scene(match.decision.seat))))
    for thing in things:
        for field in ("gems", "stats", "cost", "badges"):
            yield from getattr(thing, field, None) or []
        if isinstance(getattr(thing, "worth", None), Gem):
            yield thing.worth


@pytest.mark.parametrize(
    ("game", "word", "three", "russian"),
    [
        ("diceforge", "glory", "3 glory", "3 очка славы"),
        ("prophecy", "artifacts", "3 artifacts", "3 артефакта"),
        ("witcher", "trophies", "3 trophies", "3 трофея"),
        ("runebound", "victories", "3 victories", "3 победы"),
        ("lanterns", "points", "3 points", "3 очка"),
    ],
)
def test_each_game_has_its_own_word_for_points(game, word, three, russian):
    rules = fabletable.find(game)
    assert gem_in_words(Speech(rules), Gem("vp", 3)) == three
    assert gem_in_words(Speech(rules), Gem("vp")) == word
    SPEECH.speak("ru")
    assert Speech(rules).points(3) == russian


@pytest.mark.parametrize("game", shelf())
def test_every_gem_has_a_word(game):
    """One without a label is named by the terminal, never by its key."""
    match = fabletable.start(game, players=fabletable.find(game).players[0], seed="gems")
    nameless = set()
    for number in range(300):
        if match.decision is None:
            break
        if number % 10 == 0:
            told = {gem.kind for gem in gems_of(match) if gem.label is None and gem.kind not in ("pip", "vp")}
            nameless |= {kind for kind in told if not SPEECH.has(f"gem-{kind}")}
        match.choose(match.decision.options[number % len(match.decision.options)].key)
    assert nameless == set()


def test_the_dots_of_a_die_are_a_number():
    speech = Speech(fabletable.find("prophecy"))
    assert [gem_in_words(speech, gem) for face in PIP_FACES for gem in face.gems] == ["1", "2", "3", "4", "5", "6"]


@pytest.mark.parametrize(
    ("language", "inner"), [("en", "‘gold-3’"), ("ru", "„gold-3“"), ("cs", "‚gold-3‘"), ("bg", "‚gold-3‘")]
)
def test_quotes_within_quotes_are_the_inner_ones(language, inner):
    SPEECH.speak(language)
    try:
        face = Message("socket-sun", {"face": "gold-3"})
        told = Speech(fabletable.find("diceforge")).say(Message("coach-leads-to", {"thing": face, "n": 60, "than": 20}))
    finally:
        SPEECH.speak("en")
    assert inner in told
