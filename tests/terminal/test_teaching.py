"""Lessons in the terminal: the same as in the browser, line by line and on the whole screen."""

import asyncio
import io
import re
from types import SimpleNamespace

import pytest
from rich.console import Console
from textual.widgets import Static

import fabletable
from fabletable.coach.guide import Guide
from fabletable.coach.schooling import follow, go_through, oppose
from fabletable.games import shelf
from fabletable.terminal.fullscreen.app import FullTable
from fabletable.terminal.main import run
from fabletable.terminal.notes import Notes
from fabletable.terminal.speech import SPEECH, Speech, translate
from tests.terminal.tables import Person, Seating, play_text
from tests.terminal.test_full_table import is_doing, options, screen_text, settle, words

WAYS = {follow: ("en", "cs", "bg", "ru"), oppose: ("ru", "en", "cs", "bg")}
TAUGHT = [key for key in shelf() if fabletable.find(key).lesson is not None]


def pattern(message, **shown):
    """Make a pattern for a sentence of the terminal, with groups for these arguments."""
    marks = {
        name: f"@{name}@" if isinstance(sample, str) else 770 + place
        for place, (name, sample) in enumerate(shown.items())
    }
    found = re.escape(translate(message, **marks))
    for name, mark in marks.items():
        found = found.replace(
            re.escape(str(mark)), f"(?P<{name}>.+?)" if isinstance(mark, str) else f"(?P<{name}>\\d+)"
        )
    return re.compile(rf"^ *{found} *$", re.MULTILINE)


class Learner:
    """A learner who reads the output, turns the pages and decides as a lesson suggests."""

    def __init__(self, sitting, chooses):
        self.sitting = sitting
        self.chooses = chooses
        self.console = Console(file=io.StringIO(), width=2000, color_system=None)
        self.console.input = self.read
        self.read_upto = 0
        self.told = []

    @property
    def saw(self):
        return self.console.file.getvalue()

    def read(self, prompt=""):
        news = self.saw[self.read_upto :]
        self.read_upto = len(self.saw)
        if translate("guide-over", state="learned") in news:
            raise EOFError
        self.told.append(news)
        assert "{$" not in news
        if any(
            translate("guide-keys", next=each, back=back) in news
            for each in ("next", "alone")
            for back in ("back", "none")
        ):
            return "n"
        task = pattern("guide-task", task="", number=0).search(news)
        match = self.sitting.match
        keys = [each.key for each in match.ask(0).choices]
        choice = keys[int(task["number"]) - 1] if task else ""
        # By its number: the key of a choice may be the letter of a command.
        return str(1 + keys.index(self.chooses(match, SimpleNamespace(choice=choice))))

    @property
    def titles(self):
        where = pattern("guide-where", n=0, of=0, title="")
        return [found["title"] for news in self.told for found in where.finditer(news)]


def learn(game, chooses, path):
    sitting = Seating(path, game, learns=True)
    learner = Learner(sitting, chooses)
    play_text(learner, sitting, notes=Notes(None))
    return learner


@pytest.fixture
def path(tmp_path):
    return tmp_path / "lesson.json"


# --- line by line ---


@pytest.mark.parametrize(
    ("game", "way", "language"),
    [
        (game, way, language)
        for way, languages in WAYS.items()
        for game, language in zip(TAUGHT, languages, strict=True)
    ],
)
def test_the_whole_lesson_is_the_one_of_the_browser(game, way, language, path):
    """Every page comes in order, and the learner makes the same decisions at the same table."""
    SPEECH.speak(language)
    learner = learn(game, way, path)
    taken = go_through(fabletable.find(game), way)
    match = learner.sitting.match
    assert match.made[: len(taken.match.made)] == taken.match.made
    said = [learner.sitting.speech.say(page.title) for page in taken.pages]
    assert list(dict.fromkeys(learner.titles)) == list(dict.fromkeys(said))
    assert learner.saw.count(translate("guide-over", state="learned")) == 1
    assert not match.over, "the game goes on"
    pointed = pattern("guide-points-at", names="")
    assert [news for news in learner.told if pointed.search(news) and "»" not in news] == []


class Returning(Learner):
    """A learner who goes back where the lesson says that something was skipped, once, and then leaves."""

    def __init__(self, sitting, chooses):
        super().__init__(sitting, chooses)
        self.numbers = []
        self.missed = None

    def read(self, prompt=""):
        if self.missed is not None:
            self.numbers.append(self.sitting.match.number)
            raise EOFError
        self.missed = pattern("guide-missed", first=0, last=0, n=2).search(self.saw[self.read_upto :])
        if self.missed is None:
            return super().read(prompt)
        self.numbers.append(self.sitting.match.number)
        return "a"


def test_what_the_lesson_has_skipped_can_be_played_again(path):
    sitting = Seating(path, "diceforge", learns=True)
    learner = Returning(sitting, oppose)
    play_text(learner, sitting, notes=Notes(None))
    before, after = learner.numbers
    assert after < before
    step = [int(found["n"]) for found in pattern("guide-where", n=0, of=0, title="").finditer(learner.saw)][-1]
    assert step <= int(learner.missed["first"])


def sit(path, *lines, game="witcher", notes=None):
    person = Person(*lines)
    sitting = Seating(path, game, learns=True)
    play_text(person, sitting, notes=notes)
    return person.saw, sitting


def test_the_guide_alone_explains_and_suggests(path, tmp_path):
    notes = Notes(tmp_path / "notes.json")
    saw, sitting = sit(path, "n", "0", notes=notes)
    assert "Answered for you: In which terrain shall the monster of level II dwell? “forest”." in saw
    assert "Points at: Fiend, Nekkers' Nest, Rotfiend." in saw
    assert "» Fiend" in saw
    assert "Your turn: School of the Wolf, number 2." in saw
    assert " » 2 School of the Wolf" in saw
    assert "By chance." not in saw
    assert "Recommended:" not in saw
    assert "Your school decides" not in saw, "the first-time note waits"
    assert notes.is_new("witcher", "ask-school")
    assert "Type a number from 1 to 2" in saw, "nothing is recommended beside the guide"
    assert (0, "wolf") not in sitting.match.made


def test_a_page_is_read_before_the_question_comes(path):
    saw, sitting = sit(path, "1", "b", "", "n", "b", "n", "?", game="diceforge")
    assert sitting.match.number == 0
    assert "First the page" in saw
    assert "This is the first page." in saw
    assert saw.count("step 2 of") == 2, "turned to, and back again after a look at the third"
    assert saw.count("step 3 of") == 2
    assert "the next page of the lesson" in saw
    assert "explain new questions by itself" not in saw


def test_another_choice_gets_a_word_and_may_be_taken_back(path):
    saw, sitting = sit(path, "n", "n", "n", "n", "moon-1", "u", game="diceforge")
    remark = next(line for line in saw.splitlines() if line.endswith("(u takes it back.)"))
    assert remark.strip()
    assert "Taken back." in saw
    assert sitting.match.number == 0


def test_left_the_game_goes_on_and_the_lesson_can_be_taken_up_again(tmp_path, monkeypatch, capsys):
    """The lesson is taken up again at the table that was left, and with a record, which keeps the lesson."""
    answers = iter(["n", "t", "1", "q"])
    monkeypatch.setattr("builtins.input", lambda *_: next(answers))
    path = tmp_path / "lesson.json"
    run(["teach", "diceforge", "--text", "--save", str(path)])
    saw = capsys.readouterr().out
    assert "The guide leaves; the game goes on." in saw
    assert fabletable.verify(path.read_bytes()).decisions > 0
    table = re.search(r"--resume (\w+)", saw)[1]
    for resume in (table, str(path)):
        answers = iter(["t", "q"])
        run(["text", "--resume", resume])
        again = capsys.readouterr().out
        assert again.index("t takes the lesson up again") < again.index("Lesson, step ")


def test_teach_begins_the_first_game_and_refuses_where_there_is_none(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("builtins.input", lambda *_: "q")
    assert run(["teach", "prophecy", "--text", "--language", "cs"]) == 0
    assert "Lekce, krok 1 z" in capsys.readouterr().out
    assert list(tmp_path.iterdir()) == []
    assert run(["teach", "lanterns", "--text"]) == 2
    assert run(["teach", "nothing", "--text"]) == 2


def test_a_lesson_that_breaks_is_over_and_the_game_is_not(path, monkeypatch):
    def broken(guide, match):
        raise ValueError

    monkeypatch.setattr(Guide, "look", broken)
    saw, sitting = sit(path, "1", "t", game="diceforge")
    assert "The lesson cannot go on here; the game can." in saw
    assert sitting.match.number > 0


# --- on the whole screen ---


async def still(pilot):
    """Wait until there is something to read, to answer, or nothing more."""
    app = pilot.app
    for _ in range(4000):
        await pilot.pause()
        if not app.is_running or (not app._busy and not is_doing(app)):
            return
        await asyncio.sleep(0.005)
    raise AssertionError("nothing comes")


def test_on_the_whole_screen_enter_leads_through_all_of_it(path):
    """The learner leafs back, leaves the lesson and the table, and takes both up again."""
    game = fabletable.find("diceforge")
    taken = go_through(game)
    seen = []

    def page(pilot):
        slip = pilot.app.table.query_one("#guide")
        return str(slip.query_one(Static).content) if slip.display else ""

    async def press(pilot, *keys):
        for key in keys:
            await pilot.press(key)
            await still(pilot)

    async def go_through_it(pilot, upto):
        while len(seen) < upto and "learned" not in pilot.app.teaching.place:
            where = pattern("guide-where", n=0, of=0, title="").search(page(pilot))
            if where and where["title"] not in seen:
                seen.append(where["title"])
            await press(pilot, "enter")

    async def begin():
        sitting = Seating(path, "diceforge", learns=True, data=path.parent / "data")
        async with (
            sitting.at_table() as live,
            FullTable(live, speed=0, notes=Notes(None)).run_test(size=(100, 30)) as pilot,
        ):
            await still(pilot)
            assert options(pilot).option_count == 0, "the page is read first"
            await press(pilot, "1")
            assert sitting.match.number == 0
            assert "» " in screen_text(pilot)
            await press(pilot, "b")
            assert words(pilot, "word") == "This is the first page."
            await go_through_it(pilot, 6)
            here = page(pilot)
            await press(pilot, "b")
            assert page(pilot) != here
            await press(pilot, "n")
            assert page(pilot) == here
            await press(pilot, "t")
            assert page(pilot) == ""
            assert words(pilot, "word").startswith("The guide leaves")
            assert options(pilot).option_count > 0
            await press(pilot, "t")
            assert page(pilot) == here
            await press(pilot, "q")
            await pilot.press("enter")
        return sitting.live.id

    async def go_on(table):
        sitting = Seating(path, data=path.parent / "data", resume=table)
        async with (
            sitting.at_table() as live,
            FullTable(live, speed=0, notes=Notes(None)).run_test(size=(80, 24)) as pilot,
        ):
            await still(pilot)
            assert "Lesson, step " in page(pilot), "where it was left"
            await go_through_it(pilot, 99)
            assert sitting.match.made[: len(taken.match.made)] == taken.match.made
            assert words(pilot, "word").startswith("The lesson is over")
            assert page(pilot) == ""
            await settle(pilot)
            assert options(pilot).option_count > 0

    asyncio.run(go_on(asyncio.run(begin())))
    said = [Speech(game, ["Ada", translate("bot-name", seat=2)]).say(each.title) for each in taken.pages]
    assert seen == said
