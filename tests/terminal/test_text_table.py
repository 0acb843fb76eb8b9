"""Playing in the terminal: numbers, letters, leaving and coming back."""

import io
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

import fabletable
from fabletable.director.weights import POINTS
from fabletable.games import shelf
from fabletable.kernel import Message
from fabletable.kernel.scene import Choice, Gem, Odds, Piece, Scene, Zone
from fabletable.terminal import text_table
from fabletable.terminal.draw import Drawing, show_all
from fabletable.terminal.film import PASSING, SECONDS
from fabletable.terminal.main import run
from fabletable.terminal.question import choice_line, odds_in_words, reasons_in_words, stakes_in_words
from fabletable.terminal.speech import Speech
from tests.terminal.tables import Person, Seating, play_text

ROOT = Path(__file__).parents[2]


def sit_down(
    person, path, game="lanterns", *, players=2, seat=0, seed="text", bots=("random",), options=None, save=None
):
    options = {"rich": True} if options is None else options
    seating = Seating(path, game, players=players, seat=seat, seed=seed, bots=bots, options=options)
    return play_text(person, seating, save=save)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "saved.json"


def test_the_table_the_question_and_the_numbers_are_shown(path):
    person = Person()
    sit_down(person, path)
    for sight in ("The harbour at dusk", "Hand (2): Lantern of", "Ada, what do you do?", "1 Roll for gold"):
        assert sight in person.saw
    assert person.saw.count("Lantern of") == 2, "the other hand is not shown"


def test_a_number_chooses_and_the_bot_answers(path):
    match = sit_down(Person("1"), path)
    assert match.made[0] == (0, "roll")
    assert match.made[1][0] == 1
    assert match.decision.seat == 0


def test_a_key_chooses_too(path):
    assert sit_down(Person("roll"), path).made[0] == (0, "roll")


@pytest.mark.parametrize("word", ["0", "3", "99", "-1", "hello", "", "1.5"])
def test_what_is_not_understood_changes_nothing(path, word):
    person = Person(word)
    assert sit_down(person, path).number == 0
    assert "Type a number from 1 to 2" in person.saw


def test_undo_takes_back_or_says_why_not(path):
    person = Person("u", "2", "u")
    assert sit_down(person, path).number == 0
    assert "There is nothing to take back." in person.saw
    assert "Taken back." in person.saw


def test_why_not_lists_the_reasons(path):
    person = Person("w", "2", "1", "w")
    sit_down(person, path, seed="undo 7")
    assert "Everything is possible" in person.saw
    sit_down(other := Person("1", "2", "w"), path, seed="dear")
    assert "why-gold" not in other.saw


def test_hint_rule_story_look_and_help(path):
    person = Person("h", "r", "r 1", "1", "s", "s 1", "e", "l", "d", "?")
    sit_down(person, path)
    assert "h again: the figures behind it" in person.saw
    assert "% of the trial games" not in person.saw, "one sentence first"
    assert "A turn" in person.saw
    assert "light as many lanterns" in person.saw
    assert "Ada rolls and has" in person.saw
    assert "leave; the game is kept" in person.saw


def test_a_second_hint_tells_the_figures(path):
    person = Person("h", "h")
    sit_down(person, path)
    assert "% of the trial games, give or take" in person.saw


def test_the_legend_names_every_sign_and_what_lies_there(path):
    """A game that describes no signs has a legend, too: what lies there is called by its label."""
    person = Person("g", "i", "g qqq")
    sit_down(person, path)
    assert "Padlock" in person.saw
    assert "Also on this table" in person.saw
    assert "No sign is called “qqq”" in person.saw
    told = Person("g health", "i 1")
    sit_down(told, path, "runebound", seed="legend", options={"quick-start": True})
    assert "Health\n" in told.saw
    assert "On this table: Ada: " in told.saw
    assert "In the rules: Your hero" in told.saw


def test_a_face_of_a_die_can_be_asked_for(path):
    told = Person("1", "i 1")
    sit_down(told, path, "diceforge", seed="a face", options={})
    assert "Which face gives way" in told.saw
    assert "In the rules: Faces" in told.saw


def test_where_one_stands_is_said_in_bars_and_words(path):
    sit_down(quiet := Person("v"), path)
    assert "This game says nothing about it." in quiet.saw
    witcher = Person("v")
    sit_down(witcher, path, "witcher", players=1, bots=(), options={"quick-start": True})
    assert "Turn 1, and 4 trophies to go." in witcher.saw
    assert "0 of 4 trophies  □□□□" in witcher.saw
    assert "Witcher level I  ■□□□□" in witcher.saw


def test_moments_are_told_with_their_sums_and_once_more_on_demand(path):
    person = Person("1", "m", "q")
    sit_down(person, path)
    assert person.saw.count("Keeper: Gold 6 + Roll for gold") >= 2, "as it happened, and again in the film"
    assert "1. Ada rolls and has" in person.saw


def test_the_tale_is_told_deed_by_deed_and_step_by_step(path):
    sit_down(folded := Person("1", "s", "q"), path)
    sit_down(whole := Person("1", "e", "q"), path)
    told = [line for line in folded.saw.splitlines() if "(1 more line)" in line]
    assert len(told) == 1, "what Ada rolled, with the lantern she drew under it"
    assert folded.saw.count("You draw") == 1
    assert whole.saw.count("You draw") == 2


def test_own_moments_can_wait_for_enter_and_the_rest_be_shown_at_once(path, monkeypatch):
    """The first roll waits twice, for the roll passes and the drawn card waits; then all is wanted at once."""
    monkeypatch.setitem(POINTS, "card", 40)
    person = Person("o", "p 3", "p 4", "p 0", "1", "", "1", "a", "q")
    sit_down(person, path)
    assert "wait for a key" in person.saw
    assert "0.5, 1, 2, 4, 0" in person.saw
    assert "four times as fast" in person.saw
    assert "at once" in person.saw
    assert person.saw.count("Enter goes on, a shows all.") == 2


def test_moments_pass_at_the_speed_one_wants(path, monkeypatch):
    slept = []
    monkeypatch.setattr(text_table, "sleep", slept.append)
    sit_down(Person("p 2", "1", "p 0", "1", "q"), path)
    assert slept
    assert set(slept) <= {each / 2 for each in (*SECONDS.values(), PASSING)}
    assert SECONDS["roll"] / 2 in slept


def test_at_a_table_without_hints_the_terminal_gives_none(path):
    person = Person("h")
    sit_down(person, path, options={"hints": False})
    assert "nobody asks for hints" in person.saw
    assert "would choose" not in person.saw


def test_a_choice_says_price_gain_odds_and_what_waits():
    odds = Odds(
        28, 14, 58, Message("number", {"n": 6}), if_won=Message("number", {"n": 4}), if_lost=Message("number", {"n": 2})
    )
    fight = Choice(
        "fight", Message("word-yes"), Message("number", {"n": 9}), cost=[Gem("gold", 3)], gain=[Gem("vp", 2)],
        waits=Message("word-pass"), odds=odds, risk="dice",
    )  # fmt: skip
    speech = Speech(fabletable.find("lanterns"))
    assert choice_line(speech, 1, fight).plain == (
        "  1 Yes (costs 3 gold) (brings 2 points) [won 28 %, drawn 14 %] · Pass · 6 · 9"
    )
    assert stakes_in_words(speech, odds) == ["If won: 4", "If lost: 2"]
    assert odds_in_words(Odds(72, lost=28, before=58)) == "won 58 to 72 %"
    assert odds_in_words(Odds(72, lost=28, about=True)) == "won about 72 %"


def test_odds_say_what_makes_them():
    speech = Speech(fabletable.find("lanterns"))
    odds = Odds(72, lost=28, because=[Message("number", {"n": 6}), Message("word-yes")])
    assert reasons_in_words(speech, odds) == ["What makes these odds:", "  · 6", "  · Yes"]
    assert reasons_in_words(speech, Odds(72, lost=28)) == []


def test_leaving_keeps_the_game_and_coming_back_goes_on(path, tmp_path):
    seating = Seating(path, options={"rich": True}, seed="text", data=tmp_path / "data")
    first = play_text(left := Person("1", "1", "q"), seating)
    assert f"--resume {seating.live.id} goes on with it" in " ".join(left.saw.split())
    again = Seating(path, data=tmp_path / "data", resume=seating.live.id)
    assert play_text(Person("q"), again).checksum() == first.checksum()
    assert play_text(Person(*["1"] * 50), again).over


def test_a_saved_record_is_gone_on_with_as_it_would_have_been(path, tmp_path):
    """The bots' luck hangs on the seed and the decision, not on how long the program ran."""
    whole = sit_down(Person("1", "1", "1", "1"), path)
    part = tmp_path / "part.json"
    sit_down(Person("1", "1"), path, save=part)
    assert fabletable.verify(part.read_bytes())
    match = play_text(Person("1", "1"), Seating(path, record=part))
    assert match.made == whole.made


def test_the_end_names_the_winner_the_scores_and_the_seed(path):
    person = Person(*["1"] * 100)
    match = sit_down(person, path, players=3, seat=1, seed="the end", save=path)
    assert match.over
    assert "wins." in person.saw or "share the victory." in person.saw
    assert "The seed was “the end”." in person.saw
    assert fabletable.verify(path.read_bytes())


def test_any_seat_can_be_the_persons(path):
    match = sit_down(Person(), path, players=3, seat=2)
    assert [seat for seat, _ in match.made if seat == 2] == []
    assert match.decision.seat == 2


def test_the_command_plays_from_standard_input(monkeypatch, capsys, path):
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nq\n"))
    assert run(["text", "lanterns", "--seed", "s", "--save", str(path), "--name", "Mira"]) == 0
    assert "Mira, what do you do?" in capsys.readouterr().out
    assert fabletable.verify(path.read_bytes()).decisions >= 1


@pytest.mark.parametrize("game", shelf())
def test_every_scene_of_every_game_can_be_drawn(game):
    match = fabletable.start(game, players=fabletable.find(game).players[0], seed="draw")
    console = Console(file=io.StringIO(), width=100, color_system=None)
    for number in range(200):
        if match.decision is None:
            break
        if number % 20 == 0:
            for view in (None, *range(match.players)):
                show_all(console, Drawing(Speech(match.game), match.scene(view), view))
        match.choose(match.decision.options[number % len(match.decision.options)].key)
    assert "{$" not in console.file.getvalue()


def pile(*cards, states=()):
    pieces = [Piece(f"{name}-{n}", "card", Message(name)) for n, name in enumerate(cards)]
    return Zone("pile", "pile", Message("Pile"), pieces=pieces, count=len(cards), states=list(states))


@pytest.mark.parametrize(
    ("zone", "lines", "close"),
    [
        (pile("Owl", "Cat", "Owl"), ["Pile (3): Owl ×2, Cat"], ["Owl", "Cat", "Owl"]),
        (pile("Owl", states=["hidden"]), ["Pile (1): Owl"], ["Owl"]),
        (pile("Owl"), ["Pile (1): Owl"], []),
    ],
)
def test_a_pile_that_may_be_looked_through_names_its_cards_the_top_first(zone, lines, close):
    scene = Scene("lanterns", Message("chapter"), [], zone, [])
    drawing = Drawing(Speech(fabletable.find("lanterns")), scene, 0, listed=True)
    assert [line.plain for _, line in drawing.zone(zone)] == lines
    assert [line.plain for line in drawing.about("pile")][1:] == close


ODD_WORDS = ["s ²", "r ²", "s " + "9" * 5000, "r " + "9" * 5000, "s -3", "r ٣", "²", "\x00", "\ufffd"]


@pytest.mark.parametrize("word", ODD_WORDS, ids=range(len(ODD_WORDS)))
def test_whatever_is_typed_the_game_goes_on(path, word):
    match = sit_down(Person(word, "1"), path)
    assert match.made[0] == (0, "roll")


def program(path):
    """Start the text table as a program of its own, with pipes in place of a person."""
    words = ["text", "diceforge", "--seed", "x", "--save", str(path), "--data", str(path.parent / "data")]
    return subprocess.Popen(
        [sys.executable, "-m", "fabletable.terminal.main", *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
        env={**os.environ, "PYTHONIOENCODING": "utf-8:strict"},
        # A test run started in the background inherits a Ctrl-C that is ignored.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),  # noqa: PLW1509 - no threads
    )


def test_bytes_that_are_no_text_are_not_understood(path):
    started = program(path)
    _, errors = started.communicate(b"\xff\xfe\n1\nq\n", timeout=60)
    assert (started.returncode, errors) == (0, b"")
    assert fabletable.replay(path.read_bytes()).number == 1


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="no such signal here")
@pytest.mark.parametrize("name", ["SIGHUP", "SIGTERM", "SIGINT"])
def test_a_closed_window_keeps_the_game(path, name):
    started = program(path)
    assert started.stdin is not None
    assert started.stdout is not None
    started.stdin.write(b"1\n")
    started.stdin.flush()
    shown = b""
    while b"gives way" not in shown:
        assert started.poll() is None
        shown += started.stdout.read1()
    started.send_signal(getattr(signal, name))
    _, errors = started.communicate(timeout=60)
    assert b"Traceback" not in errors
    assert fabletable.replay(path.read_bytes()).number == 1


@pytest.mark.parametrize(
    ("game", "said", "unsaid"), [("diceforge", "worth ", None), ("witcher", "level I", "worth level")]
)
def test_only_what_a_card_brings_is_called_its_worth(game, said, unsaid):
    console = Console(file=io.StringIO(), width=200, color_system=None)
    match = fabletable.start(game, players=2, seed="worth")
    for _ in range(12):
        match.take(match.decision.options[0])
    show_all(console, Drawing(Speech(match.game), match.scene(0), 0))
    words = console.file.getvalue()
    assert said in words
    assert unsaid is None or unsaid not in words
