"""The command line: its output, and one clear line with status 2 for every error."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import fabletable
from fabletable.kernel.link import read_link
from fabletable.terminal.main import run

ROOT = Path(__file__).parents[2]
BRING = ["--bring", "tests.kernel.lanterns"]


@pytest.fixture(autouse=True)
def quiet_room(monkeypatch, tmp_path):
    """Set up a wide terminal without colours, and a folder of one's own to leave records in."""
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def record(tmp_path):
    match = fabletable.start("lanterns", players=2, seed="cli")
    while match.decision is not None:
        match.choose(match.decision.options[0].key)
    path = tmp_path / "game.json"
    path.write_bytes(match.record().to_json())
    return path


def told(capsys, *words, status=0):
    assert run([str(word) for word in words]) == status
    return capsys.readouterr().out


def complaint(capsys, *words):
    """Run a command that fails, and return its one line on the error stream."""
    assert run([str(word) for word in words]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1
    assert lines[0].startswith("fabletable: ")
    return lines[0]


# --- games ---


def test_the_shelf_is_listed(capsys):
    listed = told(capsys, "games")
    for game in map(fabletable.find, fabletable.shelf()):
        assert game.key in listed
    # Other tests may have brought bots of longer names, which widen the columns.
    assert "medium Medium Plays soundly and answers at once." in " ".join(listed.split())


def test_the_shelf_as_json(capsys):
    shelf = msgspec.json.decode(told(capsys, "games", "--json"))
    lanterns = next(game for game in shelf["games"] if game["key"] == "lanterns")
    assert lanterns["players"] == [2, 4]
    assert lanterns["options"][0]["name"] == "rich"
    assert {"random", "medium"} <= set(shelf["bots"])


def test_the_version(capsys):
    assert told(capsys, "--version").strip() == fabletable.__version__


# --- preview-text ---


def test_every_sentence_is_shown_with_what_a_game_puts_into_it(capsys):
    shown = told(capsys, *BRING, "preview-text", "lanterns").splitlines()
    assert "rule-turn = A turn" in shown
    assert "lantern =" in shown
    assert {"    Lantern of 1", "    Lantern of 2", "    Lantern of 5"} <= set(shown)
    assert any("draw Lantern of" in line for line in shown)


def test_sentences_are_shown_in_the_language_asked_for_with_english_above(capsys):
    shown = told(capsys, "preview-text", "kernel", "--language", "ru", "--english")
    assert "list-last" in shown
    assert "(EN) The game is over." in shown
    assert "Партия окончена." in shown


def test_there_is_nothing_to_show_of_what_is_not_there(capsys):
    assert "chess" in complaint(capsys, "preview-text", "chess")


# --- simulate ---


def test_a_simulation_as_a_table_and_as_json(capsys, tmp_path):
    path = tmp_path / "out.json"
    words = ["simulate", "lanterns", "--games", 20, "--players", 3, "--bots", "random,greedy", "--seed", "s"]
    shown = told(capsys, *words, "--option", "rich=yes", "--json", path)
    assert "20 games with 3 players" in shown
    assert "greedy" in shown
    outcome = msgspec.json.decode(path.read_bytes())
    for name in ("game", "games", "finished", "errors", "decisions", "seconds", "decisions_per_second"):
        assert name in outcome
    assert outcome["options"] == {"rich": True}
    assert set(outcome["wins"]) == {"random", "greedy"}
    assert len(outcome["seats"]) == 3
    assert sum(outcome["wins"].values()) == pytest.approx(20, abs=0.01)


def test_json_to_standard_output_is_only_json(capsys):
    outcome = msgspec.json.decode(told(capsys, "simulate", "lanterns", "--games", 3, "--json", "-"))
    assert outcome["finished"] == 3


def test_cards_are_counted_when_asked_for(capsys):
    shown = told(capsys, "simulate", "lanterns", "--games", 30, "--cards")
    assert "light:1" in shown
    assert "Never came up (1)" in shown
    assert "light:1" not in told(capsys, "simulate", "lanterns", "--games", 3)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["simulate", "chess"], "no game called “chess”"),
        (["simulate", "lanterns", "--bots", "genius"], "no bot called “genius”"),
        (["simulate", "lanterns", "--bots", "random,random,random", "--players", "2"], "you named 3"),
        (["simulate", "lanterns", "--players", "7"], "7 players cannot play"),
        (["simulate", "lanterns", "--option", "rich=perhaps"], "cannot be “perhaps”"),
        (["simulate", "lanterns", "--option", "poor=yes"], "no option “poor”"),
        (["simulate", "lanterns", "--option", "rich"], "name=value"),
        (["simulate", "lanterns", "--games", "many"], "--games"),
        (["simulate", "lanterns", "--games", "0"], "--games"),
        (["simulate", "lanterns", "--tweaks", "nowhere.toml"], "nowhere.toml"),
        (["simulate", "lanterns", "--games", "1", "--json", "/nowhere/out.json"], "/nowhere/out.json"),
        (["simulate", "lanterns", "--games", "1", "--json", "."], "Is a directory"),
        (["simulate", "lanterns", "--games", "1", "--workers", "0"], "--workers"),
        (["simulate", "lanterns", "--games", "1", "--seed", "\udcff"], "is not text"),
        (["simulate"], "game"),
        (["dance"], "dance"),
        (["games", "--loud"], "--loud"),
        (["--bring", "no_such_module", "games"], "no file, folder or installed module “no_such_module”"),
        (["--bring", "no_such_file.py", "games"], "no file, folder or installed module “no_such_file.py”"),
        (["text"], "--resume"),
        (["text", "lanterns", "--seat", "4"], "no seat 4"),
        (["text", "lanterns", "--players", "9"], "9 players"),
        (["text", "lanterns", "--bots", "genius"], "genius"),
        (["text", "lanterns", "--name", "\udcff"], "is not text"),
        (["text", "lanterns", "--save", "/nowhere/game.json"], "/nowhere/game.json"),
        (["text", "--resume", "nowhere.json"], "nowhere.json"),
    ],
)
def test_wrong_words_are_said_in_one_line(capsys, words, said):
    assert said in complaint(capsys, *words)


def test_where_the_outcome_goes_is_known_before_the_games_are_played(capsys, tmp_path):
    assert run(["simulate", "lanterns", "--json", "/nowhere/out.json"]) == 2
    assert capsys.readouterr().out == "", "no table of games that were played for nothing"
    complaint(capsys, "simulate", "lanterns", "--bots", "genius", "--json", tmp_path / "new.json")
    assert not (tmp_path / "new.json").exists()


def test_blunders_are_shown_with_those_never_seen(capsys):
    words = [*BRING, "simulate", "lanterns", "--games", 20, "--bots", "random,greedy", "--seed", "s"]
    lines = told(capsys, *words, "--blunders").splitlines()
    head = next(line for line in lines if line.startswith("Blunder"))
    assert head.split() == ["Blunder", "random", "greedy", "Games", "First", "in", "game", "·", "decision"]
    assert any(line.split() == ["Never", "happens", "0", "0", "0"] for line in lines)
    assert "Blunder" not in told(capsys, *words)


# --- records ---


def test_a_record_is_verified(capsys, record):
    shown = told(capsys, "verify", record)
    assert "hold" in shown
    assert "cli" in shown


def test_an_unfinished_record_says_so(capsys, tmp_path):
    match = fabletable.start("lanterns", players=2, seed="cli")
    for _ in range(3):
        match.choose("roll")
    path = tmp_path / "unfinished.json"
    path.write_bytes(match.record().to_json())
    said = told(capsys, "verify", path)
    assert "not over; the record ends after decision 3" in said
    assert "Nobody has signed it" in said, "a record that was cut looks the same, and that is said"


def of_other_rules(record, after=None):
    """Rewrite a record as other rules would have written it; with ``after`` they part there."""
    written = msgspec.json.decode(record.read_bytes())
    written["version"] = "0"
    for step in written["steps"]:
        if after is not None and step["after"] >= after:
            step["checksum"] = "0" * 12
    record.write_bytes(msgspec.json.encode(written))
    return record


def test_a_record_of_other_rules_is_neither_true_nor_forged(capsys, record):
    said = complaint(capsys, "verify", of_other_rules(record))
    assert "Other rules" in said
    assert "hold" not in said


def test_a_record_of_other_rules_is_told_as_far_as_both_agree(capsys, record):
    shown = told(capsys, "replay", of_other_rules(record, after=5))
    assert "the same up to decision 4 of" in " ".join(shown.split())
    assert "4. Player 2" in shown
    assert "5. Player 1" not in shown


def test_a_game_of_other_rules_goes_on_only_if_they_agree(capsys, record, monkeypatch):
    monkeypatch.setattr("builtins.input", lambda *_: "q")
    assert "Other rules" in complaint(capsys, "text", "--resume", of_other_rules(record, after=5))


def test_a_record_is_told_again(capsys, record):
    shown = told(capsys, "replay", record)
    assert "1. Player 1: Roll for gold" in shown
    assert "Player 1 rolls" in shown
    assert "You draw" not in shown, "a spectator does not see what is drawn"
    assert "You draw" in told(capsys, "replay", record, "--seat", 1)


def test_the_table_at_one_moment(capsys, record):
    shown = told(capsys, "replay", record, "--at", 3)
    assert "Player 2, what do you do?" in shown
    assert "Harbour" in shown
    assert "victory" in told(capsys, "replay", record, "--at", 16)


@pytest.mark.parametrize("number", [-1, 17])
def test_there_is_no_moment_outside_the_game(capsys, record, number):
    assert f"no decision {number}" in complaint(capsys, "replay", record, "--at", number)


def test_a_tampered_record_is_named_at_its_decision(capsys, record):
    data = msgspec.json.decode(record.read_bytes())
    data["decisions"][4][1] = "play"
    record.write_bytes(msgspec.json.encode(data))
    for command in ("verify", "replay"):
        assert "Decision 5 (play)" in complaint(capsys, command, record)
    assert "Decision 5 (play)" in complaint(capsys, "text", "--resume", record)


def test_what_is_no_record_is_refused(capsys, tmp_path):
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00")
    empty = tmp_path / "empty"
    empty.write_bytes(b"")
    for path in (binary, empty, tmp_path, tmp_path / "missing"):
        for command in ("verify", "replay"):
            complaint(capsys, command, path)


def test_what_a_file_brings_steers_no_terminal(capsys, tmp_path):
    match = fabletable.start("lanterns", players=2, seed="\x1b]0;owned\x07\x1b[2J\u202edeeS")
    path = tmp_path / "game.json"
    path.write_bytes(match.record().to_json())
    assert not {"\x1b", "\x07", "\u202e"} & set(told(capsys, "verify", path))
    record = msgspec.json.decode(path.read_bytes())
    for name, value in (("game", "\x1b[2J"), ("version", "\x1b[2J"), ("options", {"\x1b[2J": "\x9b"})):
        path.write_bytes(msgspec.json.encode({**record, name: value}))
        assert not {"\x1b", "\x9b"} & set(complaint(capsys, "verify", path))


@pytest.mark.parametrize("text", ["[" * 100_000, '{"options":' * 100_000, '{"game": ' + "[" * 5000 + "]" * 5000 + "}"])
def test_a_deeply_nested_record_gets_one_line(capsys, tmp_path, text):
    path = tmp_path / "deep.json"
    path.write_text(text)
    for words in (("verify", path), ("replay", path), ("text", "--resume", path)):
        assert len(complaint(capsys, *words)) < 300


def test_deeply_nested_numbers_get_one_line(capsys, tmp_path):
    path = tmp_path / "deep.toml"
    for text in ("a = " + "[" * 20_000, "a = " + "{b=" * 20_000, ".".join("a" * 3_000) + " = 1"):
        path.write_text(text)
        said = complaint(capsys, "simulate", "diceforge", "--games", "1", "--tweaks", path)
        assert len(said) < 400


def test_brackets_in_what_is_said_are_no_markup(capsys, tmp_path):
    path = tmp_path / "game.json"
    match = fabletable.start("lanterns", players=2, seed="[bold]seed[/bold]")
    path.write_bytes(match.record().to_json())
    assert "[bold]seed[/bold]" in told(capsys, "verify", path)


# --- as a program ---


def program(*words, **more):
    return subprocess.run(
        [sys.executable, "-m", "fabletable.terminal.main", *words],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        **more,
    )


def test_the_program_leaves_with_the_status(record):
    done = program(*BRING, "verify", str(record))
    assert (done.returncode, done.stderr) == (0, "")
    done = program("verify", "/nowhere")
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert "Traceback" not in done.stderr


def test_help_needs_no_game():
    done = program("--help")
    assert done.returncode == 0
    for command in ("games", "simulate", "replay", "verify", "table", "text", "play", "serve"):
        assert command in done.stdout


def test_without_words_there_is_help_and_no_empty_complaint():
    done = program()
    assert "simulate" in done.stdout
    assert done.stderr == ""
    assert program("-h").stdout == program("--help").stdout


def test_a_terminal_that_lacks_our_letters_still_gets_the_text(record):
    done = program(*BRING, "verify", str(record), env={**os.environ, "PYTHONIOENCODING": "ascii"})
    assert (done.returncode, done.stderr) == (0, "")
    assert "The seed ?cli? is" in done.stdout


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full disk to write to")
def test_a_full_disk_is_said_in_one_line():
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "fabletable.terminal.main", "games"],
            stdout=full, stderr=subprocess.PIPE, cwd=ROOT, text=True, timeout=60, check=False,
        )  # fmt: skip
    assert done.returncode == 2
    assert done.stderr.startswith("fabletable: ")
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    "words",
    [
        ["migrate", "--database", "sqlite:////nowhere/tables.sqlite3"],
        ["play", "--no-browser", "--data", "/dev/null/tables"],
    ],
)
def test_a_database_that_cannot_be_is_said_in_one_line(words):
    done = program(*words)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert "/dev/null" in done.stderr or "database" in done.stderr


def test_migrating_says_what_it_did(capsys, tmp_path):
    words = ["migrate", "--database", f"sqlite:///{tmp_path}/tables.sqlite3"]
    assert "was empty and now has shape" in told(capsys, *words)
    assert "nothing to do" in told(capsys, *words)


def test_own_numbers_that_are_no_toml_are_said_by_file_and_line(capsys, tmp_path):
    path = tmp_path / "bad.toml"
    path.write_text("[pirate]\nstrength = = 4\n")
    said = complaint(capsys, "simulate", "lanterns", "--games", "1", "--tweaks", path)
    assert f"{path} is not written as TOML" in said
    assert "line 2" in said


def test_a_file_that_misses_something_itself_says_what(capsys, tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "path", list(sys.path))
    (tmp_path / "mine.py").write_text("import no_such_thing_at_all\n")
    assert "no_such_thing_at_all" in complaint(capsys, "--bring", tmp_path / "mine.py", "games")


def test_a_closed_pipe_is_no_drama(record):
    command = (
        f'"{sys.executable}" -m fabletable.terminal.main --bring tests.kernel.lanterns replay "{record}" | head -n 1'
    )
    done = subprocess.run(["sh", "-c", command], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert "Traceback" not in done.stderr
    assert "Exception" not in done.stderr


def _heed_ctrl_c() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize("workers", [1, 2])
def test_stopping_a_simulation_says_so_in_one_line(workers):
    """Ctrl-C reaches the workers too."""
    words = [*BRING, "simulate", "lanterns", "--games", "1000000", "--workers", str(workers)]
    program = f"import sys, fabletable.terminal.main as m; print('ready', flush=True); sys.exit(m.run({words!r}))"
    started = subprocess.Popen(
        [sys.executable, "-c", program],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # A test run started in the background inherits a Ctrl-C that is ignored.
        preexec_fn=_heed_ctrl_c,  # noqa: PLW1509 - nothing here runs threads
    )
    assert started.stdout is not None
    assert started.stdout.readline() == "ready\n"
    with pytest.raises(subprocess.TimeoutExpired):
        started.wait(timeout=3)
    os.killpg(started.pid, signal.SIGINT)
    _, errors = started.communicate(timeout=60)
    assert started.returncode == 130
    assert errors.strip() == "fabletable: Stopped."


# --- review ---


def test_a_finished_game_is_reviewed_in_words_and_as_json(capsys, record):
    words = told(capsys, *BRING, "review", record)
    assert "trial games" in words
    assert "Chance to win from" in words
    assert "Dice and cards" in words
    found = msgspec.json.decode(told(capsys, *BRING, "review", record, "--json"))
    assert found["length"] == found["curve"][-1]["at"]
    assert {each["seat"] for each in found["decisions"]} == {0, 1}
    alone = msgspec.json.decode(told(capsys, *BRING, "review", record, "--seat", "2", "--json"))
    assert {each["seat"] for each in alone["decisions"]} == {1}


def test_a_review_of_what_is_not_over_or_of_nobody_is_refused(capsys, record, tmp_path):
    assert "3" in complaint(capsys, *BRING, "review", record, "--seat", "3")
    match = fabletable.start("lanterns", players=2, seed="cli")
    match.choose(match.decision.options[0].key)
    half = tmp_path / "half.json"
    half.write_bytes(match.record().to_json())
    assert "not over yet" in complaint(capsys, *BRING, "review", half)


def test_the_rules_are_read_by_chapter_and_searched(capsys):
    contents = told(capsys, "rules", "prophecy")
    assert "Battles" in contents
    assert "   8  Battles" in contents
    chapter = told(capsys, "rules", "prophecy", "8")
    assert chapter == told(capsys, "rules", "prophecy", "battles")
    assert "An example" in chapter
    assert "See also:" in chapter
    assert "[" not in chapter
    assert "**" not in chapter
    found = told(capsys, "rules", "prophecy", "--search", "MONASTERY")
    assert "Battles between heroes" in found
    assert "Chance cards" not in found
    assert "Глава" not in found
    assert "битв" in told(capsys, "rules", "prophecy", "battles", "--language", "ru").lower()
    assert "no such chapter" in complaint(capsys, "rules", "prophecy", "nowhere")
    assert "Nothing in the rules" in complaint(capsys, "rules", "prophecy", "--search", "zeppelin")


# --- links ---


def test_a_record_becomes_a_link_that_stands_wherever_a_record_does(capsys, record):
    wish = ("--kind", "moment", "--at", 3, "--seat", 2, "--words", "Hm", "--page", "https://x.org/")
    link = told(capsys, "link", record, *wish)
    assert link.startswith("https://x.org/#/g/")
    header = read_link(link).header
    assert (header.kind, header.at, header.seat, header.words) == ("moment", 3, 1, "Hm")
    assert told(capsys, "verify", link.strip()) == told(capsys, "verify", record)
    assert told(capsys, "replay", link.strip()) == told(capsys, "replay", record)


def test_a_damaged_link_is_said_in_one_line(capsys, record):
    link = told(capsys, "link", record).strip()
    assert "damaged" in complaint(capsys, "verify", link[:-3])
    assert "at most 140" in complaint(capsys, "link", record, "--words", "x" * 141)
