"""The page lays nothing over what is chosen from, and a plate says whom its player leads."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fabletable.kernel import Match
from tests.browser.person import PHONE, Person
from tests.browser.screens import MOMENTS, asked
from tests.browser.server_process import ServerProcess
from tests.browser.staged import stage

Meet = Callable[..., Person]
pytestmark = pytest.mark.browser

LAPTOP = (1280, 720)

OVERLAPPED = """([over, under]) => {
    const lying = document.querySelector(over)?.getBoundingClientRect();
    if (!lying) return 'nothing lies there';
    const covered = [...document.querySelectorAll(under)].filter(each => {
        const box = each.getBoundingClientRect();
        const aside = lying.left >= box.right || box.left >= lying.right;
        return box.width > 0 && !aside && lying.top < box.bottom && box.top < lying.bottom;
    });
    return covered.map(each => each.innerText).join('; ');
}"""
"""Returns what of the second lies under the first."""


@pytest.mark.parametrize("size", [(1440, 900), LAPTOP])
def test_the_note_on_a_question_covers_no_card(person: Meet, server: ServerProcess, size: tuple[int, int]) -> None:
    ada = person(explain=True, size=size)
    ada.sit(stage(server, "runebound", asked("ask-buy"), seed="market-note"))
    assert ada.wait_for_turn()
    ada.page.locator("[data-room=cards] .pick").first.wait_for()
    ada.page.locator("#note").wait_for()
    assert ada.page.evaluate(OVERLAPPED, ["#note", "[data-room] .pick, [data-room] footer button"]) == ""


def test_what_happened_meanwhile_is_not_laid_over_cards_or_texts(person: Meet, server: ServerProcess) -> None:
    ada = person()
    ada.own(stage(server, "runebound", asked("ask-event"), seed="story"), seen="2026-01-01T00:00:00Z")
    ada.open("/table/" + _table(ada))
    assert ada.wait_for_turn()
    ada.page.locator(".reading [data-choice]").first.wait_for()
    assert ada.page.locator("[aria-pressed=true]", has_text="Recap").count() == 0
    ada.own(stage(server, "prophecy", MOMENTS["prophecy"].until, seed="pr-move"), seen="2026-01-01T00:00:00Z")
    ada.open("/table/" + _table(ada))
    assert ada.wait_for_turn()
    ada.page.locator("[aria-pressed=true]", has_text="Recap").wait_for()


def test_where_nothing_happened_meanwhile_nothing_is_laid_over_the_table(person: Meet, server: ServerProcess) -> None:
    ada = person(size=PHONE)
    ada.own(stage(server, *MOMENTS["witcher-fight"].laid, seed="wi-combo"), seen="2026-01-01T00:00:00Z")
    ada.open("/table/" + _table(ada))
    assert ada.wait_for_turn()
    ada.page.locator(".sheet [data-choice]").first.wait_for()
    assert ada.page.get_by_text("Nothing has happened").count() == 0


def drunk(match: Match) -> bool:
    """Tell whether the person at the screen plays a combo and has drunk a potion with words of its own."""
    if not asked("ask-combo-next")(match):
        return False
    stage_shown = match.game.scene(match.table, 0).stage
    sides = [] if stage_shown is None else [side for side in stage_shown.zones if side.seat == 0]
    return any(zone.look == "lines" and zone.pieces for side in sides for zone in side.zones)


def test_the_button_to_the_board_covers_no_words_in_a_fight(person: Meet, server: ServerProcess) -> None:
    ada = person(size=LAPTOP)
    ada.sit(stage(server, "witcher", drunk, seed="drunk"))
    assert ada.wait_for_turn()
    ada.page.locator(".abilities .ability").first.wait_for()
    assert ada.page.evaluate(OVERLAPPED, [".flip.beside", ".abilities .ability"]) == ""


def _table(who: Person) -> str:
    kept: str = who.page.evaluate("Object.keys(JSON.parse(localStorage.getItem('fabletable.tables'))).at(-1)")
    return kept


def test_while_a_question_is_explained_its_choices_are_in_sight(person: Meet, server: ServerProcess) -> None:
    ada = person(explain=True, size=LAPTOP)
    moment = MOMENTS["prophecy"]
    ada.sit(stage(server, *moment.laid, seed=moment.seed))
    assert ada.wait_for_turn()
    ada.page.locator("#note").wait_for()
    assert ada.page.evaluate(WHOLE_ROWS) >= 3


WHOLE_ROWS = """() => {
    const bottom = each => each.getBoundingClientRect().bottom;
    const end = bottom(document.querySelector('.list [data-choices]')) + 1;
    return [...document.querySelectorAll('.list [data-choice]')].filter(row => bottom(row) <= end).length;
}"""


def test_a_long_text_does_not_stand_in_a_column_beside_its_odds(person: Meet, server: ServerProcess) -> None:
    ada = person(size=LAPTOP)
    ada.sit(stage(server, "prophecy", MOMENTS["prophecy-fight"].until, bots=("Hazel",), seed="pr-roll"))
    assert ada.wait_for_turn()
    row = ada.page.locator(".list .with-odds [data-choice]").first
    row.wait_for()
    words = row.locator(".told__words").bounding_box()
    assert words is not None
    assert words["width"] > 150, "beside the odds it would be a column of single words"


def test_the_plate_names_the_hero_of_whom_the_tale_speaks(person: Meet, server: ServerProcess) -> None:
    ada = person()
    ada.sit(stage(server, "runebound", asked("ask-ride", 20), seed="plate"))
    assert ada.wait_for_turn()
    heroes = [mat["hero"]["id"] for mat in ada.views(0)[-1]["scene"]["players"]]
    shown = ada.page.locator("header .seat .as").all_inner_texts()
    assert len(shown) == len(heroes) == len(set(shown))


@pytest.mark.parametrize(("size", "seed"), [(LAPTOP, "pr-move"), (PHONE, "pr-move"), (PHONE, "k1")])
def test_odds_on_the_map_reach_no_key_of_a_neighbour(
    person: Meet, server: ServerProcess, size: tuple[int, int], seed: str
) -> None:
    until = asked("ask-move", 20) if seed == "k1" else MOMENTS["prophecy"].until
    ada = person(size=size, touch=size == PHONE)
    ada.sit(stage(server, "prophecy", until, bots=("Hazel",), seed=seed))
    assert ada.wait_for_turn()
    ada.page.locator(".mapodds").first.wait_for()
    assert ada.page.evaluate(KEYS_UNDER_ODDS) == []


KEYS_UNDER_ODDS = """() => {
    const boxed = each => [each.innerText, each.getBoundingClientRect()];
    const boxes = what => [...document.querySelectorAll(what)].map(boxed);
    const meet = (a, b) => a.left + 1 < b.right && b.left + 1 < a.right && a.top + 1 < b.bottom && b.top + 1 < a.bottom;
    return boxes('.mapodds').flatMap(([odds, a]) =>
        boxes('.mapkey').filter(([, b]) => meet(a, b)).map(([key]) => `${key} under ${odds}`));
}"""


def test_the_choices_of_a_new_question_are_read_from_the_first_one_on(person: Meet, server: ServerProcess) -> None:
    ada = person(size=PHONE, touch=True)
    ada.sit(stage(server, "witcher", asked("ask-travel", 30), seed="sheet"))
    assert ada.wait_for_turn()
    number = ada.number
    ada.page.locator("[data-choices] [data-choice]").first.wait_for()
    ada.page.evaluate("document.querySelector('.sheet .list').scrollTop = 400")
    assert ada.page.evaluate("document.querySelector('.sheet .list').scrollTop") > 0
    ada.page.evaluate("document.querySelector('[data-choices] [data-choice*=\"+\"]').click()")
    assert ada.wait_for_turn(number)
    ada.page.wait_for_function("document.querySelector('.sheet .list').scrollTop === 0")
