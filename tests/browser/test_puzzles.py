"""Puzzles on the page, desktop and phone: solved, missed, against the clock; mistakes that come back and go."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

import fabletable
from fabletable.coach.puzzle import PuzzlePack
from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.server_process import ServerProcess
from tests.staged_puzzles import put_into, staged_pack

Meet = Callable[..., Person]
pytestmark = pytest.mark.browser
SIZES = [pytest.param(DESKTOP, id="desktop"), pytest.param(PHONE, id="phone")]


@pytest.fixture(scope="module")
def pack() -> PuzzlePack:
    return staged_pack(count=3)


@pytest.fixture(scope="module")
def school(tmp_path_factory: pytest.TempPathFactory, pack: PuzzlePack) -> Iterator[ServerProcess]:
    """Run a server with three puzzles of Dice Forge, one of the Witcher by older rules, and a damaged pack."""
    folder = tmp_path_factory.mktemp("packs")
    old = staged_pack("witcher", 1, 25)
    old.version = "0"
    none = PuzzlePack("runebound", fabletable.find("runebound").version, "none")
    put_into(folder, pack, old, none)
    (folder / "prophecy.puzzles").write_bytes(b"no pack")
    served = ServerProcess(tmp_path_factory.mktemp("school"), packs=folder)
    served.start()
    yield served
    served.stop()


@pytest.fixture
def pupil(person: Meet, school: ServerProcess) -> Callable[..., Person]:
    school.pass_days(0)

    def meet(size: tuple[int, int], **how: Any) -> Person:
        ada = person(address=school.address, size=size, touch=size == PHONE, **how)
        ada.open("/puzzles")
        ada.page.get_by_role("button", name="Solve ten").wait_for()
        return ada

    return meet


def begin(ada: Person) -> None:
    ada.page.locator("[data-solve-ten]").click()
    ada.page.locator("[data-choices]").wait_for()


def choose(ada: Person, number: int) -> None:
    """Choose by the number on the keyboard, or with a finger in the list."""
    if ada.touch:
        ada.page.locator("[data-choices] button.row").nth(number - 1).tap()
    else:
        ada.page.keyboard.press(str(number))


def on(ada: Person) -> None:
    ada.page.locator("[data-next]").click()
    ada.page.locator("[data-choices], [data-run-end]").first.wait_for()


def test_the_shelf_begins_ten_puzzles_and_tells_the_row(pupil: Callable[..., Person]) -> None:
    ada = pupil(DESKTOP)
    ada.open("/")
    ada.page.locator("[data-solve-ten]").click()
    ada.page.locator("[data-choices]").wait_for()
    choose(ada, 2)
    expect(ada.page.locator("#asked").get_by_role("status")).to_contain_text("Right: ")
    ada.open("/")
    expect(ada.page.get_by_text("1 of 3 solved")).to_be_visible()
    assert ada.raw_ids() == []


@pytest.mark.parametrize("size", SIZES)
def test_a_run_with_one_solved_one_missed_and_one_with_help(
    pupil: Callable[..., Person], size: tuple[int, int]
) -> None:
    ada = pupil(size)
    expect(ada.page.get_by_text("These puzzles are for older rules")).to_be_visible()
    expect(ada.page.get_by_text("This pack of puzzles is damaged")).to_be_visible()
    begin(ada)
    page = ada.page
    expect(page.get_by_role("heading", name="Puzzle 1 of 3")).to_be_visible()
    expect(page.get_by_role("heading", name="What do you do?")).to_be_visible()
    assert "%" not in page.locator("[data-choices]").inner_text(), "no chances before the answer"
    choose(ada, 2)
    told = page.locator("#asked")
    expect(told.get_by_role("status")).to_contain_text("Right: ")
    expect(told).to_contain_text("Wins 61 games in 100, 13 more than the next best.")
    expect(told).to_contain_text("Found by Hard.")
    expect(told).to_be_focused()
    assert "61 %" in page.locator("[data-answer] li").first.inner_text()
    on(ada)
    expect(page.get_by_role("heading", name="Puzzle 2 of 3")).to_be_visible()
    choose(ada, 1)
    expect(told).to_contain_text("A good thought, but not the best.")
    expect(told).to_contain_text("Another choice wins 13 more.")
    rows = page.locator("[data-choices] button.row")
    assert [("%" in text) for text in rows.all_inner_texts()].count(True) == 1, "only the tried choice shows its chance"
    expect(page.get_by_text("Counts as missed; it comes back tomorrow.")).to_be_visible()
    if size == DESKTOP:
        page.keyboard.press("Enter")
    else:
        page.locator("[data-again]").tap()
    expect(page.get_by_role("heading", name="What do you do?")).to_be_visible()
    choose(ada, 2)
    expect(told.get_by_role("status")).to_contain_text("Right: ")
    on(ada)
    expect(page.get_by_role("heading", name="Puzzle 3 of 3")).to_be_visible()
    if size == DESKTOP:
        page.keyboard.press("h")
    else:
        page.locator("[data-hint]").tap()
    expect(page.get_by_text("Theme: ")).to_be_visible()
    choose(ada, 2)
    expect(told).to_contain_text("Solved with help.")
    on(ada)
    end = page.locator("[data-run-end]")
    expect(end).to_contain_text("of 3")
    assert end.locator(".ring b").inner_text() == "1"
    expect(page.get_by_text("The one you missed is kept with your mistakes.")).to_be_visible()
    assert ada.raw_ids() == []


@pytest.mark.parametrize("size", SIZES)
def test_a_card_can_be_asked_about_without_choosing_it(pupil: Callable[..., Person], size: tuple[int, int]) -> None:
    """A person new to the game asks with the tool and with the key, and closes the answer again."""
    ada = pupil(size)
    begin(ada)
    page = ada.page
    option = page.locator("[data-spot].is-option").first
    page.locator("[data-what-tool]").click()
    option.click()
    what = page.get_by_role("dialog", name="What is this?")
    expect(what).to_be_visible()
    assert page.locator("[data-answer], [data-again]").count() == 0, "nothing was chosen"
    what.get_by_role("button", name="Close").click()
    expect(what).to_have_count(0)
    if size == DESKTOP:
        option.hover()
        page.keyboard.press("i")
        expect(what).to_be_visible()
        page.keyboard.press("Escape")
        expect(what).to_have_count(0)
    choose(ada, 2)
    expect(page.locator("#asked").get_by_role("status")).to_contain_text("Right: ")
    assert ada.raw_ids() == []


@pytest.mark.parametrize("size", SIZES)
def test_a_streak_against_a_clock_of_ones_own_choosing(pupil: Callable[..., Person], size: tuple[int, int]) -> None:
    ada = pupil(size)
    page = ada.page
    assert page.locator("[data-clock]").count() == 0
    page.get_by_role("radio", name="2 min each").click()
    begin(ada)
    expect(page.get_by_role("timer")).to_contain_text("1:5")
    for number in (1, 2, 3):
        choose(ada, 2)
        expect(page.locator("#asked").get_by_role("status")).to_contain_text("Right: ")
        expect(page.locator(".top")).to_contain_text(f"{number} in a row")
        on(ada)
    expect(page.locator("[data-run-end]")).to_contain_text("3 in a row now")
    ada.open("/puzzles")
    expect(page.get_by_text("3 right in a row")).to_be_visible()
    page.locator("[data-solve-ten]").click()
    expect(page.get_by_role("alert")).to_contain_text("All 3 solved. They come back in a month, oldest first.")


@pytest.mark.parametrize("size", SIZES)
def test_a_mistake_returns_the_next_day_and_leaves_after_two_right_answers(
    pupil: Callable[..., Person], school: ServerProcess, size: tuple[int, int]
) -> None:
    ada = pupil(size)
    page = ada.page
    ada.open("/mistakes")
    expect(page.get_by_text("No mistakes kept.")).to_be_visible()
    ada.open("/puzzles")
    begin(ada)
    choose(ada, 1)
    expect(page.locator("#asked")).to_contain_text("A good thought")
    ada.open("/mistakes")
    expect(page.get_by_text("Nothing today. The next one comes tomorrow.")).to_be_visible()
    expect(page.locator("[data-mistake]")).to_contain_text("It cost 13 points of winning chance.")
    school.pass_days(1)
    ada.open("/mistakes")
    page.locator("[data-train]").click()
    page.locator("[data-choices]").wait_for()
    choose(ada, 2)
    expect(page.locator("#asked").get_by_role("status")).to_contain_text("Right: ")
    ada.open("/mistakes")
    expect(page.get_by_text("Nothing today.")).to_be_visible()
    told = page.locator("[data-mistake] .sr", has_text="right after 1 day, comes again in 3 days; 1 of 2 right")
    expect(told).to_have_count(1)
    school.pass_days(4)
    ada.open("/mistakes")
    page.locator("[data-train]").click()
    page.locator("[data-choices]").wait_for()
    choose(ada, 2)
    expect(page.locator("#asked")).to_contain_text("this mistake is gone for good")
    ada.open("/mistakes")
    expect(page.get_by_text("No mistakes kept.")).to_be_visible()


def test_the_board_shows_what_was_tried_with_a_cross_and_the_best_choice_with_a_tick(
    pupil: Callable[..., Person], pack: PuzzlePack
) -> None:
    ada = pupil(DESKTOP)
    ada.open(f"/puzzles/diceforge/{pack.puzzles[2].id}")
    ada.page.locator("[data-choices]").wait_for()
    mark = "() => getComputedStyle(document.querySelector('.puzzle .is-selected'), '::after').backgroundImage"
    choose(ada, 1)
    expect(ada.page.locator("#asked")).to_contain_text("A good thought")
    tried = ada.page.evaluate(mark)
    expect(ada.page.locator(".puzzle .is-selected .sr").first).to_contain_text("not the best")
    choose(ada, 2)
    expect(ada.page.locator("#asked").get_by_role("status")).to_contain_text("Right: ")
    assert ada.page.evaluate(mark) != tried
    expect(ada.page.locator(".puzzle .is-selected .sr").first).to_contain_text("the best choice")


def test_on_a_phone_the_whole_board_and_the_verdict_are_in_sight(pupil: Callable[..., Person]) -> None:
    ada = pupil(PHONE)
    begin(ada)
    for part in (".stage", "#asked"):
        assert reach(ada, ".top")["bottom"] <= reach(ada, part)["top"], part
        assert reach(ada, part)["bottom"] <= PHONE[1], part
    ada.page.locator("[data-choices] button.row").last.scroll_into_view_if_needed()
    choose(ada, 2)
    ada.page.locator("[data-next]").wait_for()
    for part in (".stage", "#asked"):
        assert reach(ada, ".top")["bottom"] <= reach(ada, part)["top"], part


def reach(ada: Person, part: str) -> Any:
    return ada.page.locator(f".puzzle {part}").evaluate("part => part.getBoundingClientRect()")


def test_the_overview_shows_the_boards_of_mistakes_that_are_due(
    pupil: Callable[..., Person], school: ServerProcess
) -> None:
    ada = pupil(DESKTOP)
    begin(ada)
    choose(ada, 1)
    expect(ada.page.locator("#asked")).to_contain_text("A good thought")
    school.pass_days(1)
    ada.open("/puzzles")
    expect(ada.page.locator(".pictures [data-drawn=true]")).to_have_count(1)


def test_not_again_can_be_undone_and_the_board_answers_too(pupil: Callable[..., Person]) -> None:
    ada = pupil(DESKTOP)
    page = ada.page
    begin(ada)
    choose(ada, 1)
    expect(page.locator("#asked")).to_contain_text("A good thought")
    page.keyboard.press("s")
    expect(page.locator("#asked").get_by_role("status")).to_contain_text("The best choice: ")
    ada.open("/mistakes")
    page.locator("[data-not-again]").click()
    expect(page.get_by_text("Removed.")).to_be_visible()
    expect(page.locator("[data-mistake]")).to_have_count(0)
    page.locator("[data-undo]").click()
    expect(page.locator("[data-mistake]")).to_have_count(1)


def test_on_a_phone_in_russian_nothing_of_a_mistake_overlaps_and_the_page_ends_where_its_words_do(
    pupil: Callable[..., Person],
) -> None:
    ada = pupil(PHONE)
    page = ada.page
    ada.open("/mistakes")
    page.get_by_role("button", name="Solve ten").click()
    page.locator("[data-choices]").wait_for()
    choose(ada, 1)
    expect(page.locator("#asked")).to_contain_text("A good thought")
    ada.prefer(language="ru")
    ada.open("/mistakes")
    kept = page.locator("[data-mistake]")
    way, button = kept.locator(".way b").bounding_box(), kept.locator("[data-not-again]").bounding_box()
    assert way is not None
    assert button is not None
    assert way["x"] + way["width"] <= button["x"] or way["y"] + way["height"] <= button["y"]
    ada.open("/puzzles")
    page.locator("[data-solve-ten]").wait_for()
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") == 0


def test_one_plays_on_from_a_puzzle_and_a_reload_goes_on_with_the_run(pupil: Callable[..., Person]) -> None:
    ada = pupil(DESKTOP)
    page = ada.page
    begin(ada)
    choose(ada, 2)
    on(ada)
    expect(page.get_by_role("heading", name="Puzzle 2 of 3")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Puzzle 2 of 3")).to_be_visible()
    choose(ada, 2)
    page.get_by_role("button", name="Play on from here").click()
    page.locator("#ask").wait_for()
    assert "/table/" in page.url


def test_a_puzzle_that_is_not_there_says_so_in_one_sentence(pupil: Callable[..., Person]) -> None:
    ada = pupil(DESKTOP)
    ada.open("/puzzles/diceforge/nonesuch")
    expect(ada.page.get_by_role("alert")).to_contain_text("There is no puzzle nonesuch here.")
    ada.page.get_by_role("link", name="To the puzzles").click()
    ada.page.get_by_role("button", name="Solve ten").wait_for()
