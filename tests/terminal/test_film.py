"""Moments on the full screen: one after the other, own ones held, once more as a film, and whole games again."""

import asyncio
from contextlib import asynccontextmanager

from msgspec.structs import replace

import fabletable
from fabletable.director import SceneScript
from fabletable.director.weights import POINTS
from fabletable.kernel import Chance, Message, Moment, Part, added
from fabletable.kernel.moment import log_events
from fabletable.terminal.film import (
    SECONDS,
    DirectedMoment,
    folded,
    heading,
    merged,
    seconds,
    staged_in_words,
    sum_in_words,
    title_of,
)
from fabletable.terminal.fullscreen.app import FullTable
from fabletable.terminal.fullscreen.replay import FullReplay
from fabletable.terminal.fullscreen.source import replayed_record
from fabletable.terminal.fullscreen.windows import Telling
from fabletable.terminal.speech import Speech
from tests.terminal.tables import played
from tests.terminal.test_full_table import options, path, press, sheet, sit_down, words

__all__ = ["path"]

SPEECH = Speech(fabletable.find("lanterns"), ["Ada", "Ben"])
SCENE = fabletable.start("lanterns", 2, "x").scene(0)


@asynccontextmanager
async def watching(sitting, *, speed=4.0, hold=True):
    async with sitting.at_table() as live:
        app = FullTable(live, speed, hold=hold)
        async with app.run_test(size=(110, 34)) as pilot:
            yield pilot


async def until(pilot, true):
    for _ in range(2000):
        if true():
            await pilot.pause()
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it never came")


def shown(pilot, kind):
    return pilot.app.moment is not None and pilot.app.moment.kind == kind


async def asked(pilot):
    await until(pilot, lambda: pilot.app.entry is not None and pilot.app.moment is None)


# --- playing ---


def test_own_moments_wait_and_others_pass(path, monkeypatch):
    """The roll passes, the drawn card waits for a key; then the bot's turn passes by itself."""
    monkeypatch.setitem(SECONDS, "roll", 0.05)
    monkeypatch.setitem(POINTS, "card", 40)

    async def scenario():
        sitting = sit_down(path)
        async with watching(sitting) as pilot:
            await asked(pilot)
            await pilot.press("1")
            await until(pilot, lambda: shown(pilot, "card"))
            await asyncio.sleep(0.3)
            assert shown(pilot, "card"), "it is held"
            assert "You draw" in words(pilot, "question")
            assert "Enter goes on" in words(pilot, "question")
            assert options(pilot).option_count == 0
            await pilot.press("enter")
            await asked(pilot)
            assert sitting.match.number >= 2

    played(scenario)


def test_a_roll_shows_the_table_of_then_and_its_sum(path):
    async def scenario():
        sitting = sit_down(path)
        async with watching(sitting, speed=0.5) as pilot:
            await asked(pilot)
            await pilot.press("1")
            await until(pilot, lambda: shown(pilot, "roll"))
            roll = pilot.app.moment.sums[0]
            assert f"Gold 2 + Roll for gold {roll.parts[1].n} = {roll.total}" in sheet(pilot, "about")
            assert "Enter hurries" in words(pilot, "question")
            assert sheet(pilot, "story").count("You draw") == 0, "the tale does not run ahead"
            await pilot.press("space")
            await until(pilot, lambda: shown(pilot, "card"))
            assert "You draw" in sheet(pilot, "story")

    played(scenario)


def test_all_can_be_shown_at_once_and_looked_at_afterwards(path):
    async def scenario():
        sitting = sit_down(path)
        async with watching(sitting, speed=0.5) as pilot:
            await asked(pilot)
            await pilot.press("1")
            await until(pilot, lambda: shown(pilot, "roll"))
            await pilot.press("a")
            await asked(pilot)
            now = sheet(pilot, "mine")
            await pilot.press("m")
            await until(pilot, lambda: shown(pilot, "roll"))
            last = len(pilot.app._reel)
            assert f"1 of {last}" in words(pilot, "question")
            assert pilot.app.entry is None, "nothing can be chosen in the past"
            await pilot.press("right")
            assert shown(pilot, "card")
            await pilot.press("left", "left")
            assert shown(pilot, "roll")
            await pilot.press("escape")
            await asked(pilot)
            assert sheet(pilot, "mine") == now
            await pilot.press("m", *["right"] * last)
            await asked(pilot)
            assert pilot.app.moment is None, "beyond the last lies the present"

    played(scenario)


def test_speed_and_holding_are_a_key_away(path):
    async def scenario():
        sitting = sit_down(path)
        async with watching(sitting, speed=2.0) as pilot:
            await asked(pilot)
            await pilot.press("p")
            assert "four times as fast" in words(pilot, "word")
            await pilot.press("p", "o")
            assert pilot.app.speed == 0
            assert "pass like all others" in words(pilot, "word")
            await pilot.press("1")
            await asked(pilot)
            assert sitting.match.number >= 2
            await pilot.press("p")
            assert "half speed" in words(pilot, "word")

    played(scenario)


def test_whoever_takes_back_sees_no_film_of_it(path):
    async def scenario():
        sitting = sit_down(path, seed="undo 1", options={"rich": True})
        async with watching(sitting, speed=0.0) as pilot:
            await asked(pilot)
            await pilot.press("2", "1")
            await asked(pilot)
            assert [each.kind for each in sitting.match.moments(0)] == ["move"]
            await pilot.press("u", "u", "m")
            assert "Nothing to see" in words(pilot, "word")

    played(scenario)


def test_the_battle_of_prophecy_is_seen_with_both_sums(path):
    async def scenario():
        match = fabletable.start("prophecy", 2, "film", watched=True)
        chance = Chance("film")
        while not (match.number and any(each.kind == "outcome" for each in match.moments(0, match.number))):
            seat, key = match.decision.seat, chance.one_of(match.decision.options).key
            match.choose(key)
        sitting = sit_down(path, "prophecy", seed="film", seat=seat, made=match.made[:-1])
        async with watching(sitting, speed=0.5) as pilot:
            await asked(pilot)
            pilot.app.take(next(each for each in pilot.app.sight.ask.choices if each.key == key))
            await until(pilot, lambda: shown(pilot, "roll"))
            about = " ".join(sheet(pilot, "about").split())
            assert about.count("Die") == 2
            assert all(f"= {whole.total}" in about for whole in pilot.app.moment.sums)
            await pilot.press("enter")
            await until(pilot, lambda: shown(pilot, "outcome"))
            assert sitting.speech.say(pilot.app.moment.because).split()[0] in sheet(pilot, "about")

    played(scenario)


# --- the tale ---


def test_the_tale_unfolds_deed_by_deed(path):
    async def scenario():
        async with watching(sit_down(path), speed=0.0) as pilot:
            await asked(pilot)
            await press(pilot, "1", "s")
            assert isinstance(pilot.app.screen, Telling)
            tale = pilot.app.screen.query_one("#tale")

            def lines():
                return [str(tale.get_option_at_index(at).prompt) for at in range(tale.option_count)]

            assert [("more line" in line, "You draw" in line) for line in lines()] == [(True, False), (False, False)]
            await pilot.press("up", "enter")
            assert "You draw" in lines()[0]
            await pilot.press("space")
            assert "You draw" not in lines()[0]
            await pilot.press("e")
            assert "You draw" in lines()[0]
            await pilot.press("escape")
            assert len(pilot.app.screen_stack) == 1

    played(scenario)


# --- looking back ---


def test_a_game_on_paper_is_stepped_through_moment_by_moment(path):
    match = fabletable.start("lanterns", 2, "paper")
    while match.decision is not None:
        match.choose("roll")
    path.write_bytes(match.record().to_json())

    async def scenario():
        app = FullReplay(replayed_record(path), 1, 2)
        async with app.run_test(size=(110, 34)) as pilot:
            await until(pilot, lambda: app.moment is not None)
            assert (app.moment.kind, app.moment.after) == ("roll", 2)
            assert "Player 2 rolls" in words(pilot, "question")
            assert "PgDn" in words(pilot, "word")
            await pilot.press("right")
            assert app.moment.kind == "card", "seat 2 sees what it drew"
            await pilot.press("enter", "left", "escape")
            assert app.moment.kind == "card"
            await pilot.press("pagedown")
            assert (app.moment.kind, app.moment.after) == ("roll", 3)
            await pilot.press("pageup")
            assert (app.moment.kind, app.moment.after) == ("roll", 2)
            await pilot.press("end", "right")
            assert app.moment.after == match.number
            await pilot.press("home", "left")
            assert (app.moment.kind, app.moment.after) == ("turn", 0)
            await pilot.press("q")
            assert not app.is_running

    played(scenario)


# --- words ---


def test_a_moment_is_headed_by_its_deed():
    story = [Message("rolled", {"seat": Message("seat", {"n": 0}), "gold": n}) for n in range(4)]
    parts = ["event", "", "title", ""]
    heads = [title_of(SPEECH, moment("gain", lines=lines, event=0), story, parts) for lines in ((0, 2), (1, 4), (3, 4))]
    assert [head.split()[4] for head in heads] == ["0", "2", "3"]
    assert title_of(SPEECH, moment("gain", lines=(4, 4), event=0), story, parts).split()[4] == "0"
    assert title_of(SPEECH, moment("turn", lines=(4, 4), event=0), story, parts) == "A turn begins."


def moment(kind, **more):
    return Moment(kind, 1, more.pop("lines", (0, 0)), SCENE, **more)


def test_a_sum_is_written_out_with_names_and_signs():
    parts = [Part(Message("gold"), 4), Part(Message("lit"), 1), Part(Message("hand"), -2)]
    assert sum_in_words(SPEECH, added(Message("mat"), parts)) == "Keeper: Gold 4 + Lit 1 − Hand 2 = 3"
    assert sum_in_words(SPEECH, added(Message("mat"), parts[2:])) == "Keeper: − Hand 2 = -2"


def test_gains_of_different_kinds_are_not_added_up():
    counters = {"s0-gold": Message("gold"), "s0-lit": Message("lit")}
    parts = [
        Part(Message("hand"), 2, "s0-gold"),
        Part(Message("hand"), 1, "s0-gold"),
        Part(Message("hand"), -1, "s0-lit"),
    ]
    assert sum_in_words(SPEECH, added(Message("mat"), parts), counters) == "Keeper: Gold +3, Lit −1"


def test_what_a_fight_brings_is_seen_with_its_outcome():
    won, gain = moment("outcome", lines=(3, 4), event=2, result="won"), moment("gain", lines=(4, 6), event=2)
    won.scene = replace(SCENE, stage=SCENE.board)
    other = moment("loss", lines=(6, 7), event=5)
    assert merged([won, gain])[0].scene.stage == SCENE.board, "the fighters as they were"
    assert [(each.kind, each.lines) for each in merged([won, gain, other])] == [("outcome", (3, 6)), ("loss", (6, 7))]


def test_a_scene_holds_at_its_end_where_the_director_says_so():
    script = SceneScript("flow", "hold", 45, 2, holds=True)
    first = DirectedMoment(moment("roll"), script, begins=True, ends=False)
    last = DirectedMoment(moment("outcome"), script, begins=False, ends=True)
    assert (first.holds, last.holds) == (False, True)
    assert seconds(first, 2.0) == SECONDS["roll"] / 2
    passing = DirectedMoment(moment("outcome"), SceneScript(), begins=True, ends=True)
    assert seconds(passing, 1.0) < SECONDS["outcome"]


def test_a_scene_that_weighs_much_has_a_ruled_heading():
    title = Message("director-against-odds", {"n": 8})
    script = SceneScript("upset", "room", 65, title=title, above=Message("director-one-in", {"n": 12}))
    assert heading(SPEECH, script) == "Against all odds: 8 %"
    assert [line.plain for line in staged_in_words(SPEECH, script)] == ["One in 12 ends like this"]
    assert heading(SPEECH, replace(script, weight=45)) == ""
    assert [line.plain for line in staged_in_words(SPEECH, replace(script, weight=45))][-1] == "Against all odds: 8 %"


def test_a_tale_is_folded_under_its_headlines():
    story = [Message("rolled", {"seat": Message("seat", {"n": 0}), "gold": n}) for n in range(6)]
    parts = ["", "event", "", "note", "title", "event"]
    assert [(entry.lines, entry.title) for entry in log_events(parts)] == [([0], 0), ([1, 2, 4], 4), ([3], 3), ([5], 5)]
    assert [line for _, line in folded(SPEECH, story, parts)] == [
        "Ada rolls and has 0 gold now.", "Ada rolls and has 4 gold now. (2 more lines)",
        "Ada rolls and has 3 gold now.", "Ada rolls and has 5 gold now.",
    ]  # fmt: skip
