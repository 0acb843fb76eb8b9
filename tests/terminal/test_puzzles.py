"""Puzzles in the terminal: solved, missed, shown, hinted at, skipped; what is kept; what is wrong with a file."""

import msgspec
import pytest

import fabletable
from fabletable.coach.own_puzzle import WeighedChoices
from fabletable.coach.puzzle import PACKS, PuzzleChoice, match_at, read_pack
from fabletable.coach.review import BetterOption, Review, Weighed
from fabletable.coach.trials import Figure
from fabletable.kernel import Message
from fabletable.kernel.catalogue import LANGUAGES
from fabletable.lab.executors import InProcess
from fabletable.lab.puzzles import check_pack
from fabletable.table.puzzles.progress import PuzzleMark
from fabletable.terminal import puzzling, training
from fabletable.terminal.puzzling import PuzzleMarks
from tests.coach.test_puzzles import forged
from tests.terminal.test_commands import complaint, told

__all__ = ["forged"]


@pytest.fixture
def pack(tmp_path, forged):
    path = tmp_path / "own.puzzles"
    path.write_bytes(forged.to_bytes())
    return path


@pytest.fixture
def number(forged):
    """Return the numbers to type for the best and the worst choice."""
    puzzle = forged.puzzles[0]
    offered = [choice.key for choice in match_at(puzzle, fabletable.find("diceforge")).ask(puzzle.seat).choices]
    worst = min(puzzle.choices, key=lambda choice: choice.chance.mean).key
    return {"best": offered.index(puzzle.best) + 1, "worst": offered.index(worst) + 1}


@pytest.fixture
def typed(monkeypatch):
    def types(*words):
        answers = iter([str(word) for word in words])

        def read(*_):
            try:
                return next(answers)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", read)

    return types


def test_a_puzzle_is_solved(capsys, pack, number, typed, forged):
    typed(number["best"], "")
    shown = told(capsys, "puzzles", "solve", "--pack", pack)
    assert "What do you do?" in shown
    assert "Right: " in shown
    assert "In the real game it was" in shown
    assert "1 of 1 at first try" in shown
    assert all(f"{round(100 * choice.chance.mean)} in 100" in shown for choice in forged.puzzles[0].choices)
    assert puzzling.own_marks().kept == {forged.puzzles[0].id: PuzzleMark(True, True)}


def test_a_miss_tells_one_chance_and_can_be_tried_again(capsys, pack, number, typed, forged):
    typed(number["worst"])
    shown = told(capsys, "puzzles", "solve", "--pack", pack)
    assert "A good thought, but not the best." in shown
    assert " in 100 (" not in shown, "no chances of all choices"
    typed("0", number["worst"], number["best"], "q")
    shown = told(capsys, "puzzles", "solve", "--pack", pack)
    assert "A number from 1 to" in shown
    assert "Right: " in shown
    assert "0 of 1 at first try" in shown
    assert puzzling.own_marks().kept == {forged.puzzles[0].id: PuzzleMark(True, False)}


def test_a_hint_names_the_theme_then_a_question_and_counts_as_help(capsys, pack, number, typed, forged):
    theme = forged.puzzles[0].theme
    typed("h", "h", "d", number["best"], "q")
    shown = told(capsys, "puzzles", "solve", "--pack", pack)
    assert puzzling.translate(f"theme-{theme}") in shown
    assert puzzling.translate(f"theme-{theme}.ask") in shown
    assert "0 of 1 at first try, 1 with help" in " ".join(shown.split())


def test_an_answer_that_is_shown_counts_as_missed_and_a_skip_as_nothing(capsys, pack, typed, forged):
    typed("n")
    assert "at first try" not in told(capsys, "puzzles", "solve", "--pack", pack)
    assert puzzling.own_marks().kept == {}
    typed("s", "")
    assert "The best choice: " in told(capsys, "puzzles", "solve", "--pack", pack)
    assert puzzling.own_marks().kept == {forged.puzzles[0].id: PuzzleMark(False, False)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_all_of_it(capsys, pack, number, typed, language):
    typed("h", "h", number["worst"], number["best"], "")
    shown = told(capsys, "puzzles", "solve", "--pack", pack, "--language", language)
    assert not any(word in shown for word in ("puzzle-", "theme-", "coach-"))


def test_one_plays_on_from_a_puzzle(capsys, pack, number, typed):
    typed(number["best"], "p", "q")
    shown = told(capsys, "puzzles", "solve", "--pack", pack)
    assert "--resume" in shown, "the table is kept and can be resumed"


def test_the_time_ends_a_run(capsys, forged, typed, number):
    from rich.console import Console

    typed(number["best"], "")
    ticks = iter([0.0, 61.0])
    game = fabletable.find("diceforge")
    asked = [(game, forged.puzzles[0])] * 5
    puzzling.solve(Console(), asked, PuzzleMarks(None), 1.0, clock=lambda: next(ticks))
    shown = capsys.readouterr().out
    assert "Time is up." in shown
    assert "1 of 1" in shown


def test_what_was_never_asked_comes_first_and_what_was_solved_last(forged):
    def named(name):
        return msgspec.structs.replace(forged.puzzles[0], id=name)

    marks = PuzzleMarks(None)
    marks.mark(named("solved"), solved=True, first=True)
    marks.mark(named("missed"), solved=False, first=False)
    order = marks.order([named("solved"), named("missed"), named("new")])
    assert [puzzle.id for puzzle in order] == ["new", "missed", "solved"]
    assert marks.count(order) == (1, 1)


def test_a_pack_is_made_and_gone_on_with(capsys, tmp_path, monkeypatch, forged):
    from fabletable.lab import puzzles as making

    monkeypatch.setattr(making, "puzzles_in_game", lambda game, players, number, seed, full: [forged.puzzles[0]])
    path = tmp_path / "made.puzzles"
    made = told(capsys, "puzzles", "make", "diceforge", "--count", 2, "--workers", 1, "-o", path)
    assert "2 puzzles from 2 games" in made
    told(capsys, "puzzles", "make", "diceforge", "--count", 3, "--workers", 1, "-o", path)
    assert len(read_pack(path.read_bytes()).puzzles) == 3
    assert "seed" in complaint(capsys, "puzzles", "make", "diceforge", "--seed", "x", "-o", path)


def with_best(pack, key):
    return msgspec.structs.replace(pack, puzzles=[msgspec.structs.replace(pack.puzzles[0], best=key)])


def test_a_pack_is_checked(capsys, tmp_path, pack, forged):
    best = next(check_pack(forged, InProcess(), 4, seed="check")).best
    pack.write_bytes(with_best(forged, best).to_bytes())
    assert "1 of 1 marked choices" in told(capsys, "puzzles", "check", pack, "--trials", 4, "--workers", 1)
    other = next(choice.key for choice in forged.puzzles[0].choices if choice.key != best)
    pack.write_bytes(with_best(forged, other).to_bytes())
    shown = told(capsys, "puzzles", "check", pack, "--trials", 4, "--workers", 1, status=1)
    assert "0 of 1 marked choices" in shown
    assert "the trials prefer" in shown
    broken = msgspec.structs.replace(
        forged, puzzles=[msgspec.structs.replace(forged.puzzles[0], id="broken", keys=["nowhere"]), *forged.puzzles]
    )
    pack.write_bytes(broken.to_bytes())
    shown = told(capsys, "puzzles", "check", pack, "--trials", 4, "--workers", 1, "--bots", "medium", status=1)
    assert "Puzzle broken is damaged. The others are fine." in " ".join(shown.split())
    assert "medium solves" in shown


def test_what_is_wrong_is_said_in_one_sentence(capsys, tmp_path, pack, forged):
    other = tmp_path / "other.puzzles"
    other.write_bytes(msgspec.structs.replace(forged, version="0").to_bytes())
    assert "rest until new ones come" in complaint(capsys, "puzzles", "solve", "--pack", other)
    other.write_bytes(msgspec.structs.replace(forged, game="chess").to_bytes())
    assert "chess" in complaint(capsys, "puzzles", "check", other)
    other.write_bytes(b"nothing")
    assert "is not a pack of puzzles" in complaint(capsys, "puzzles", "check", other)
    assert "There is no theme chess" in complaint(capsys, "puzzles", "solve", "--pack", pack, "--theme", "chess")
    assert "no puzzles of that kind" in complaint(capsys, "puzzles", "solve", "--pack", pack, "--level", 1)


def test_a_damaged_puzzle_does_not_stop_the_others(capsys, pack, number, typed, forged):
    broken = msgspec.structs.replace(forged.puzzles[0], id="broken", keys=["nowhere"])
    pack.write_bytes(msgspec.structs.replace(forged, puzzles=[broken, *forged.puzzles]).to_bytes())
    typed(number["best"], "")
    shown = told(capsys, "puzzles", "solve", "--pack", pack)
    assert "Puzzle broken is damaged. The others are fine." in " ".join(shown.split())
    assert "Right: " in shown


def test_the_overview_lists_every_game(capsys):
    shown = told(capsys, "puzzles")
    for game in map(fabletable.find, fabletable.shelf()):
        assert puzzling.title(game) in shown


@pytest.mark.parametrize("path", sorted(PACKS.glob("*.puzzles")), ids=lambda path: path.stem)
def test_an_installed_pack_is_small_and_of_the_present_rules(path):
    pack = read_pack(path.read_bytes(), path.name)
    game = fabletable.find(pack.game)
    assert pack.game == path.stem
    assert pack.version == game.version, "make it again: fabletable puzzles make"
    assert path.stat().st_size <= 300_000
    assert len({puzzle.id for puzzle in pack.puzzles}) == len(pack.puzzles) == 100
    match_at(pack.puzzles[0], game)


# --- my mistakes ---


def test_a_mistake_of_ones_own_comes_back_and_goes(capsys, tmp_path, typed, monkeypatch, forged):
    """Kept by a review, asked the next day and three days later, and gone after two right answers."""
    game = fabletable.find("diceforge")
    puzzle = forged.puzzles[0]
    match = match_at(puzzle, game)
    best = match.decision.options[1]
    fault = Weighed(
        match.number, puzzle.seat, match.decision.question, match.decision.options[0].message,
        match.decision.options[0].key, "mistake", Figure(0.13, 0.1, 0.16),
        BetterOption(best.key, best.message, Figure(0.6, 0.5, 0.7)),
    )  # fmt: skip
    match.choose(match.decision.options[0].key)
    review = Review("diceforge", puzzle.players, [0], [], match.number, [], [], [fault], [], 0, 0)
    monkeypatch.setattr(training, "minutes_ahead", lambda: 0)
    monkeypatch.setattr(
        "fabletable.table.jobs.run.weigh_choices",
        lambda at, marked, others: WeighedChoices(
            Message("coach-say-best", {"choice": best.message}),
            [PuzzleChoice(option.key, Figure(0.5, 0.4, 0.6), Figure(0.1, 0.0, 0.2)) for option in at.decision.options],
        ),
    )
    data = tmp_path / "data"
    clock = [1_790_000_000.0]
    monkeypatch.setattr("fabletable.table.local.clock.SystemClock.now", lambda _: clock[0])
    training.keep(puzzling.Console(), match.record(), review, puzzle.seat, data)
    assert "One costly choice was kept" in capsys.readouterr().out

    def train(*words):
        typed(*words)
        return " ".join(told(capsys, "puzzles", "mistakes", "--data", data).split())

    assert "0 today, 1 waiting" in train("q")
    clock[0] += 86_400
    shown = train("9999", "1", "2")
    assert "It cost 13 points of winning chance." in shown
    assert "A good thought, but not the best." in shown
    assert "Right: " in shown
    assert "It comes back in 3 days." in shown
    clock[0] += 3 * 86_400
    assert "It comes back in 10 days." in train("2"), "the first visit was missed"
    clock[0] += 10 * 86_400
    assert "this mistake is gone for good" in train("2")
    assert "No mistakes kept." in train("q")
