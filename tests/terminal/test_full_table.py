"""The full-screen table, played by keys and mouse as a person would."""

import asyncio
import io
import os
import signal
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from textual import events
from textual.widgets import OptionList, Static

import fabletable
from fabletable.bots import make_bot
from fabletable.bots.roster import let_decide
from fabletable.games import shelf
from fabletable.kernel import Message, RuleCrash
from fabletable.table.jobs.jobs import MoveJob
from fabletable.table.local import workers as local_workers
from fabletable.table.replica.replica import Replica
from fabletable.terminal.fullscreen import app as full
from fabletable.terminal.fullscreen.app import FullTable
from fabletable.terminal.fullscreen.sheet import Sheet
from fabletable.terminal.fullscreen.windows import Asking, Curtain, RulesWindow, TextWindow
from fabletable.terminal.main import run
from fabletable.terminal.speech import SPEECH
from tests.terminal.tables import Seating, played

sit_down = Seating


@asynccontextmanager
async def opened(sitting, size=(100, 30), **more):
    async with sitting.at_table() as live:
        app = FullTable(live, speed=0, **more)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await settle(pilot)
            await pilot.pause()
            yield pilot


async def settle(pilot):
    """Wait until a person is asked, a window is open or the table is left."""
    app = pilot.app
    for _ in range(4000):
        if not app.is_running or len(app.screen_stack) > 1 or app.entry is not None:
            return
        await asyncio.sleep(0.005)
    raise AssertionError("nobody is asked")


async def until(pilot, true):
    for _ in range(2000):
        if true():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it never came")


async def press(pilot, *keys):
    for key in keys:
        await pilot.press(key)
        await until(pilot, lambda: not is_doing(pilot.app))
        await settle(pilot)


def is_doing(app):
    """Return whether a command is on its way."""
    groups = ("choose", "undo", "lesson", "standing")
    return app.is_running and any(worker.is_running for worker in app.workers if worker.group in groups)


def options(pilot):
    return pilot.app.screen_stack[0].query_one("#options", OptionList)


def sheet(pilot, name):
    return pilot.app.screen_stack[0].query_one(f"#{name}", Sheet).plain


def words(pilot, name):
    return str(pilot.app.screen_stack[0].query_one(f"#{name}", Static).content)


def screen_text(pilot):
    """Return the painted screen, row by row."""
    return "\n".join(strip.text for strip in pilot.app.screen._compositor.render_strips())


@pytest.fixture
def path(tmp_path):
    return tmp_path / "saved.json"


# --- choosing ---


@pytest.mark.parametrize("played_before", [pytest.param(0, marks=pytest.mark.soak), 100])
def test_a_game_of_dice_forge_by_keys(path, played_before):
    """A person plays against a bot with numbers, arrows and Enter, to the result and the saved record."""

    async def scenario():
        match = fabletable.start("diceforge", 2, "screen")
        while match.number < played_before:
            let_decide(match, make_bot("greedy", "before"))
        sitting = sit_down(path, "diceforge", players=2, bots=["greedy"], made=match.made)
        async with opened(sitting, save=path) as pilot:
            while not sitting.match.over:
                last = len(pilot.app.sight.ask.choices)
                await press(pilot, str(last) if last < 10 and sitting.match.number % 5 else "enter")
                assert sitting.match.number < 300
            await pilot.pause()  # what the window holds is there a moment after the window
            assert isinstance(pilot.app.screen, Asking)
            result = str(pilot.app.screen.query_one("#asked", Static).content)
            assert "wins." in result or "share the victory." in result
            for seat, score in enumerate(sitting.match.result.scores):
                assert f"{sitting.speech.name(seat)}: {score}" in result
            await pilot.press("enter")
            await until(pilot, lambda: str(path) in words(pilot, "word"))
            assert fabletable.verify(path.read_bytes())
            await pilot.press("q")
            await until(pilot, lambda: not pilot.app.is_running)
        assert {seat for seat, _ in sitting.match.made} == {0, 1}

    played(scenario)


@pytest.mark.parametrize("game", [key for key in shelf() if key not in ("diceforge", "lanterns")])
def test_the_first_turns_of_every_other_game(path, game):
    async def scenario():
        sitting = sit_down(path, game, bots=["random"])
        async with opened(sitting) as pilot:
            for _ in range(5):
                assert options(pilot).option_count == len(pilot.app.sight.entries) > 0
                await press(pilot, "enter")
            painted = screen_text(pilot)
            assert sitting.speech.say(sitting.match.ask(0).question).split()[0] in painted
            for broken in ("{$", "Traceback", "???"):
                assert broken not in painted
            await press(pilot, "right")
            assert sheet(pilot, "sheet")
            standing, plate = sitting.match.standing(0), pilot.app.sight.scene.players[0].stands
            assert sitting.speech.say(plate.message) in words(pilot, "players")
            await press(pilot, "v")
            leaf = pilot.app.screen.query_one(Sheet).plain
            assert sitting.speech.say(standing.message).split()[0] in leaf
            assert all(sitting.speech.say(chip.message) in leaf for chip in standing.chips)
            await press(pilot, "escape")
        assert sum(1 for seat, _ in sitting.match.made if seat == 0) == 5

    played(scenario)


def test_numbers_wait_for_the_next_digit_where_one_can_follow(path):
    async def scenario():
        sitting = sit_down(path, "runebound", seed="digits", bots=["random"])
        async with opened(sitting) as pilot:
            while len(pilot.app.sight.ask.choices) < 10:
                await press(pilot, "down", "enter")
            before = sitting.match.number
            await press(pilot, "1")
            assert sitting.match.number == before
            assert options(pilot).highlighted == 0
            key = pilot.app.sight.ask.choices[9].key
            await press(pilot, "0")
            assert sitting.match.made[before] == (0, key)

    played(scenario)


def test_a_number_that_is_none_changes_nothing(path):
    async def scenario():
        sitting = sit_down(path)
        async with opened(sitting) as pilot:
            await press(pilot, "9", "0")
            assert sitting.match.number == 0
            assert "from 1 to 2" in words(pilot, "word")

    played(scenario)


def test_the_mouse_chooses(path):
    async def scenario():
        sitting = sit_down(path)
        async with opened(sitting) as pilot:
            await pilot.click("#options", offset=(6, 0))
            await settle(pilot)
            assert sitting.match.made[0] == (0, "roll")

    played(scenario)


def test_a_piece_is_chosen_by_two_touches(path):
    """The first goes to its choice in the list, the second makes it."""

    async def scenario():
        sitting = sit_down(path, options={"rich": True})
        async with opened(sitting) as pilot:
            await press(pilot, "2")
            card = sitting.match.ask(0).choices[1].key
            mine = pilot.app.query_one("#mine", Sheet)
            await press(pilot, "tab", "escape")
            assert options(pilot).has_focus
            await press(pilot, "tab", "tab")
            assert mine.has_focus
            while mine.cursor != card:
                await press(pilot, "down")
            before = sitting.match.number
            await press(pilot, "enter")
            assert (options(pilot).highlighted, sitting.match.number) == (1, before)
            await press(pilot, "enter")
            assert sitting.match.made[before] == (0, card)
            assert options(pilot).has_focus, "the next question is answered from the list again"

    played(scenario)


def test_a_piece_is_chosen_by_two_clicks(path):
    async def scenario():
        sitting = sit_down(path, options={"rich": True})
        async with opened(sitting) as pilot:
            await press(pilot, "2")
            card = sitting.match.ask(0).choices[1].key
            row = next(y for y, line in enumerate(sheet(pilot, "mine").splitlines()) if "#2 " in line)
            for _ in range(2):
                assert card not in [key for _, key in sitting.match.made]
                await pilot.click("#mine", offset=(7, row + 1))
            await settle(pilot)
            assert sitting.match.made[1] == (0, card)

    played(scenario)


# --- what is seen ---


def test_the_question_the_hand_and_the_words_are_there(path):
    async def scenario():
        sitting = sit_down(path)
        async with opened(sitting) as pilot:
            assert "Ada, what do you do?" in words(pilot, "question")
            assert "The harbour at dusk" in words(pilot, "head")
            assert sheet(pilot, "mine").count("Lantern of") == 2
            assert "Lantern of" not in pilot.app.sight.mat(1)[1][1].plain, "the other hand is not shown"
            await press(pilot, "2", "1")
            assert "lights" in sheet(pilot, "story")

    played(scenario)


def test_the_list_lights_up_what_it_points_at(path):
    async def scenario():
        sitting = sit_down(path, "diceforge", bots=["random"])
        async with opened(sitting) as pilot:
            app = pilot.app
            while not any(choice.spots for choice in app.sight.ask.choices):
                await press(pilot, "1")
            place = next(number for number, choice in enumerate(app.sight.ask.choices) if choice.spots)
            options(pilot).highlighted = place
            await settle(pilot)
            spot = app.sight.ask.choices[place].spots[0]
            assert app.query_one("#sheet", Sheet).holds(spot) or app.query_one("#mine", Sheet).holds(spot)
            assert f"#{place + 1} " in sheet(pilot, "sheet") + sheet(pilot, "mine")

    played(scenario)


def test_left_and_right_turn_to_every_side(path):
    async def scenario():
        sitting = sit_down(path, players=3)
        async with opened(sitting) as pilot:
            seen = []
            for _ in range(4):
                seen.append(words(pilot, "tabs"))
                await press(pilot, "right")
            assert [next(part for part in row.split("[")[1].split("]")) for row in seen] == [
                "Harbour",
                "Ada",
                "Hazel",
                "Linden",
            ]
            await press(pilot, "left")
            assert "[Linden]" in words(pilot, "tabs")
            await pilot.click("#tabs", offset=(12, 0))
            assert "[Ada]" in words(pilot, "tabs")

    played(scenario)


@pytest.mark.parametrize(
    ("game", "size"),
    [
        ("diceforge", (80, 24)),
        ("runebound", (80, 24)),
        ("prophecy", (60, 18)),
        ("witcher", (40, 12)),
        ("lanterns", (20, 5)),
    ],
)
def test_small_terminals_show_what_fits(path, game, size):
    async def scenario():
        sitting = sit_down(path, game, bots=["random"])
        async with opened(sitting, size) as pilot:
            await press(pilot, "enter", "enter")
            assert sitting.match.number >= 2
            assert len(screen_text(pilot).splitlines()) == size[1]
            if size[1] >= 12:
                first = sitting.speech.say(sitting.match.ask(0).choices[0].label)
                assert first[:8] in screen_text(pilot)

    played(scenario)


def test_nothing_is_told_by_colour_alone(path, monkeypatch):
    """The list still shows where it is when not one colour is painted."""
    monkeypatch.setenv("NO_COLOR", "1")

    async def scenario():
        sitting = sit_down(path)
        async with opened(sitting) as pilot:
            await settle(pilot)
            app = pilot.app
            strips = app.screen._compositor.render_strips()
            segments = [
                segment
                for strip in strips
                for segment in strip.apply_filter(app._filters[-1], app.screen.background_colors[1])
                if segment.style is not None
            ]
            colors = {str(color.name) for s in segments for color in (s.style.color, s.style.bgcolor) if color}
            assert colors <= {"default"}
            assert [s.text.strip() for s in segments if s.style.underline and "Roll" in s.text]

    played(scenario)


# --- letters ---


def test_undo_takes_back_or_says_why_not(path):
    async def scenario():
        sitting = sit_down(path, options={"rich": True})
        async with opened(sitting) as pilot:
            await press(pilot, "u")
            assert "nothing to take back" in words(pilot, "word")
            await press(pilot, "2")
            assert sitting.match.number == 1
            await press(pilot, "u")
            assert sitting.match.number == 0
            assert "Taken back" in words(pilot, "word")
            assert "Ada, what do you do?" in words(pilot, "question")
            await press(pilot, "1", "u")
            assert sitting.match.number > 0
            assert "cannot be taken back" in words(pilot, "word")

    played(scenario)


def test_why_not_stands_in_the_list_with_its_reason(path):
    async def scenario():
        sitting = sit_down(path, "diceforge", seed="why", bots=["random"])
        async with opened(sitting) as pilot:
            while not pilot.app.sight.ask.barred:
                await press(pilot, "enter")
            ask = pilot.app.sight.ask
            assert options(pilot).option_count == len(ask.choices) + len(ask.barred)
            await press(pilot, "w")
            assert options(pilot).highlighted == len(ask.choices)
            reason = sitting.speech.say(ask.barred[0].why)
            assert reason.split()[0] in sheet(pilot, "about")
            before = sitting.match.number
            await press(pilot, "enter")
            assert sitting.match.number == before
            assert words(pilot, "word") == reason
            await press(pilot, "r")
            assert isinstance(pilot.app.screen, RulesWindow)
            assert sitting.speech.rule(ask.barred[0].rule) in pilot.app.screen.query_one(Sheet).plain

    played(scenario)


def test_where_everything_is_possible_why_not_says_so(path):
    async def scenario():
        async with opened(sit_down(path)) as pilot:
            await press(pilot, "w")
            assert "Everything is possible" in words(pilot, "word")

    played(scenario)


def test_hint_goes_to_a_choice_and_names_it(path):
    async def scenario():
        sitting = sit_down(path)
        async with opened(sitting) as pilot:
            await press(pilot, "h")
            for _ in range(500):
                if "h again" in words(pilot, "word"):
                    break
                await pilot.pause(0.02)
            choice = sitting.match.ask(0).choices[options(pilot).highlighted]
            assert sitting.speech.say(choice.label) in words(pilot, "word")
            await press(pilot, "h")
            assert "trial games" in pilot.app.screen.query_one(Sheet).plain
            assert sitting.match.number == 0

    played(scenario)


def test_the_legend_is_a_key_away_and_can_be_searched(path):
    async def scenario():
        sitting = sit_down(path, "prophecy", bots=["random"])
        async with opened(sitting) as pilot:
            await press(pilot, "g")
            assert "Astral plane" in pilot.app.screen.query_one(Sheet).plain
            await press(pilot, "slash", *"cubes", "enter")
            shown = pilot.app.screen.query_one(Sheet).plain
            assert "Strength and Health" in shown
            assert "Astral plane" not in shown
            await press(pilot, "escape")
            await press(pilot, "i")
            assert "In the rules: " in pilot.app.screen.query_one(Sheet).plain
            await press(pilot, "escape")
            assert len(pilot.app.screen_stack) == 1

    asyncio.run(scenario())


def test_rules_open_at_the_one_behind_the_question(path):
    async def scenario():
        sitting = sit_down(path, "prophecy", bots=["random"])
        async with opened(sitting) as pilot:
            rule = sitting.match.decision.rule
            await press(pilot, "r")
            shown = pilot.app.screen.query_one(Sheet).plain
            assert shown.startswith(sitting.speech.rule(rule))
            assert sitting.speech.rule_text(rule)[:20] in shown
            await press(pilot, "slash", *"mana", "enter")
            found = pilot.app.screen.query_one("#chapters", OptionList)
            assert 0 < found.option_count < len(sitting.match.game.rules.chapters)
            assert "(" in str(found.get_option_at_index(0).prompt)
            await press(pilot, "slash", *"qqq", "enter")
            assert "Nothing in the rules" in pilot.app.screen.query_one(Sheet).plain
            await press(pilot, "escape")
            assert len(pilot.app.screen_stack) == 1

    played(scenario)


def test_keys_can_be_read(path):
    async def scenario():
        async with opened(sit_down(path)) as pilot:
            await press(pilot, "1", "question_mark")
            assert isinstance(pilot.app.screen, TextWindow)
            assert "hint:" in pilot.app.screen.query_one(Sheet).plain
            await press(pilot, "escape")
            assert len(pilot.app.screen_stack) == 1

    played(scenario)


# --- several people ---


def test_a_curtain_falls_between_hidden_hands(path):
    async def scenario():
        sitting = sit_down(path, players=2, names=["Ada", "Ben"], bots=[])
        async with opened(sitting) as pilot:
            scenes = [sitting.match.scene(seat) for seat in (0, 1)]
            hands = [[sitting.speech.say(c.label) for c in scenes[s].mats[s].zones[0].pieces] for s in (0, 1)]
            assert all(card in sheet(pilot, "mine") for card in hands[0])
            await press(pilot, "1")
            assert isinstance(pilot.app.screen, Curtain)
            assert "Ben" in screen_text(pilot)
            assert "Lantern" not in screen_text(pilot)
            await press(pilot, "enter", "1")
            assert isinstance(pilot.app.screen, Curtain), "a key still held down does not lift it"
            await press(pilot, "q")
            assert isinstance(pilot.app.screen, Asking)
            assert "Lantern" not in screen_text(pilot)
            await press(pilot, "escape")
            assert isinstance(pilot.app.screen, Curtain)
            await press(pilot, "space")
            assert all(card in sheet(pilot, "mine") for card in hands[1])
            assert "Ben, what do you do?" in words(pilot, "question")
            assert "You draw" not in sheet(pilot, "story"), "Ada's card is hers to know"

    played(scenario)


def test_where_nothing_is_hidden_no_curtain_falls(path):
    async def scenario():
        sitting = sit_down(path, "diceforge", players=2, names=["Ada", "Ben"], bots=[])
        async with opened(sitting) as pilot:
            asked = set()
            for _ in range(8):
                assert len(pilot.app.screen_stack) == 1
                asked.add(pilot.app.viewer)
                await press(pilot, "enter")
            assert asked == {0, 1}

    played(scenario)


def test_the_last_decision_can_be_taken_back_at_the_curtain(path, monkeypatch):
    """A card is drawn at the end of each turn in the harbour, so only without cards is there something to take back."""

    async def scenario():
        sitting = sit_down(path, players=2, names=["Ada", "Ben"], bots=[], options={"rich": True})
        async with opened(sitting) as pilot:
            sitting.match.arrange(lambda table: table.deck.clear())
            await press(pilot, "2", "end", "enter")
            assert isinstance(pilot.app.screen, Curtain)
            await press(pilot, "u")
            assert pilot.app.viewer == 0
            assert sitting.match.number == 1
            assert len(pilot.app.screen_stack) == 1

    played(scenario)


# --- leaving ---


def test_leaving_asks_first_and_nothing_is_lost(path, tmp_path):
    async def scenario():
        sitting = sit_down(path, data=tmp_path / "data")
        async with opened(sitting) as pilot:
            await press(pilot, "1", "q")
            assert isinstance(pilot.app.screen, Asking)
            await press(pilot, "escape")
            assert len(pilot.app.screen_stack) == 1
            await press(pilot, "ctrl+c", "enter")
            await until(pilot, lambda: not pilot.app.is_running)
        left = sitting.match.checksum()
        again = sit_down(path, data=tmp_path / "data", resume=sitting.live.id)
        async with opened(again) as pilot:
            assert again.match.checksum() == left
            assert words(pilot, "question").startswith("Ada")
            await press(pilot, "1")
            assert again.match.number > len(sitting.match.made) - 1
        assert again.match.made[: sitting.match.number] == sitting.match.made
        assert not path.exists(), "a record is written where it is asked for"

    played(scenario)


def test_the_record_is_written_where_one_wants_it(path):
    async def scenario():
        async with opened(sit_down(path), save=path) as pilot:
            await press(pilot, "1", "q", "enter")
            await until(pilot, lambda: not pilot.app.is_running)
        assert fabletable.verify(path.read_bytes())

    played(scenario)


def test_a_file_that_cannot_be_written_keeps_one_at_the_table(path):
    async def scenario():
        async with opened(sit_down(path), save=Path("/nowhere/game.json")) as pilot:
            await press(pilot, "1", "q", "enter")
            await until(pilot, lambda: "/nowhere/game.json" in words(pilot, "word"))
            assert pilot.app.is_running

    played(scenario)


def test_a_bot_that_meets_a_broken_rule_says_so_and_the_table_stands(path, monkeypatch):
    async def scenario():
        sitting = sit_down(path)
        async with opened(sitting) as pilot:
            take = Replica.take

            def broken(self, seat, key, nonce):
                if seat == 1:
                    raise RuleCrash(1, "ask", "key", ValueError("broken"))
                return take(self, seat, key, nonce)

            monkeypatch.setattr(Replica, "take", broken)
            await pilot.press("1")
            await until(pilot, lambda: "mistake in Fabletable" in words(pilot, "word"))
            assert sitting.match.number == 1

    played(scenario)


def test_a_closed_window_keeps_the_game(path, tmp_path):
    async def scenario():
        sitting = sit_down(path, data=tmp_path / "data")
        async with opened(sitting) as pilot:
            await press(pilot, "1")
            os.kill(os.getpid(), signal.SIGHUP)
            await until(pilot, lambda: not pilot.app.is_running)
        again = sit_down(path, data=tmp_path / "data", resume=sitting.live.id)
        async with again.at_table():
            assert again.match.checksum() == sitting.match.checksum()

    played(scenario)


# --- the command ---


def test_bots_think_beside_the_screen(path, monkeypatch):
    """The screen still answers while one thinks for long."""
    import threading

    thinking, go = threading.Event(), threading.Event()
    choose = local_workers.run_job

    def slow(job, cache, control):
        if isinstance(job, MoveJob):
            thinking.set()
            go.wait(5)
        return choose(job, cache, control)

    monkeypatch.setattr(local_workers, "run_job", slow)

    async def scenario():
        sitting = sit_down(path)
        async with opened(sitting) as pilot:
            entry = pilot.app.entry
            pilot.app.take(entry)
            pilot.app.take(entry)
            await until(pilot, lambda: thinking.is_set() and "Hazel is thinking" in words(pilot, "question"))
            await pilot.press("right")
            await pilot.pause()
            assert "[Ada]" in words(pilot, "tabs")
            await pilot.press("1", "u")
            assert sitting.match.number == 1, "nobody decides for the bot meanwhile"
            await pilot.press("h", "r")
            assert isinstance(pilot.app.screen, RulesWindow)
            go.set()
            await until(pilot, lambda: sitting.match.decision.seat == 0)
            await press(pilot, "escape")
            await until(pilot, lambda: "what do you do?" in words(pilot, "question"))
            assert {seat for seat, _ in sitting.match.made[1:]} == {1}

    played(scenario)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["table"], "--resume"),
        (["table", "chess"], "chess"),
        (["table", "lanterns", "--players", "9"], "9 players"),
        (["table", "lanterns", "--seat", "3"], "no seat 3"),
        (["table", "lanterns", "--bots", "genius"], "genius"),
        (["table", "lanterns", "--bots", "random,random", "--players", "2"], "one a seat"),
        (["table", "lanterns", "--language", "tlh"], "tlh"),
        (["table", "lanterns", "--option", "rich=perhaps"], "perhaps"),
        (["table", "--resume", "nowhere.json"], "nowhere.json"),
        (["text", "--resume"], "No game is waiting"),
        (["table", "lanterns"], "needs a terminal"),
    ],
)
def test_wrong_words_are_said_in_one_line(capsys, monkeypatch, tmp_path, asked, said):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert run(asked) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1
    assert said in lines[0]


def test_a_game_speaks_another_language(path):
    """Its own sentences and the kernel's, as far as they are translated; bots are called after the same trees."""
    SPEECH.speak("cs")

    async def scenario():
        sitting = sit_down(path)
        async with sitting.at_table():
            assert sitting.speech.say(Message("word-done")) == "Hotovo"
            assert sitting.speech.name(1) == "Líska"

    played(scenario)


def test_the_text_table_leaves_several_people_to_the_screen(path, capsys, tmp_path):
    async def scenario():
        sitting = sit_down(path, names=["Ada", "Ben"], bots=[], data=tmp_path / "data")
        async with sitting.at_table() as live:
            return live.id

    table = asyncio.run(scenario())
    assert run(["text", "--resume", table, "--data", str(tmp_path / "data")]) == 2
    assert "fabletable table --resume" in capsys.readouterr().err


def test_the_command_says_where_the_game_is_kept(monkeypatch, capsys, tmp_path):
    """Everything but the painting: what the words of the command make, and what is said when the screen is gone."""
    monkeypatch.chdir(tmp_path)
    for stream in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(f"sys.{stream}.isatty", lambda: True, raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")
    met = []

    async def played_at(self):
        met.append(self.live)

    monkeypatch.setattr(full.FullTable, "run_async", played_at)
    words = ["table", "lanterns", "--name", "Ada", "--name", "Ben", "--players", "3", "--seat", "2", "--seed", "s"]
    assert run(words) == 0
    assert [(chair.kind, chair.bot) for chair in met[0].info.seats] == [("bot", "medium"), ("here", ""), ("here", "")]
    assert [met[0].speech.name(seat) for seat in range(3)] == ["Rowan", "Ada", "Ben"]
    assert f"fabletable table --resume {met[0].id}" in capsys.readouterr().out
    assert os.listdir(tmp_path) == []


def test_what_comes_after_the_screens_are_gone_is_let_go(tmp_path):
    async def scenario():
        async with opened(sit_down(tmp_path / "game.json")) as pilot:
            app = pilot.app
            listed = app.table.query_one("#options", OptionList)
            moved = OptionList.OptionHighlighted(listed, listed.get_option_at_index(0), 0)
            taken = OptionList.OptionSelected(listed, listed.get_option_at_index(0), 0)
            spot = Sheet.Taken("board")
        assert app.screen_stack == []
        for event in (moved, taken, spot, Sheet.Pointed("board")):
            await app._dispatch_message(event)
        app.on_key(events.Key("1", "1"))
        app._list_again()
        app.show_table()
        app.word("late")
        assert app.entry is None
        assert app.live.number == 0

    played(scenario)
