"""A whole game of Dice Forge against bots: with the mouse, and with the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fabletable.kernel import Match
from tests.browser.person import Person
from tests.browser.server_process import ServerProcess
from tests.browser.staged import stage

Meet = Callable[..., Person]
pytestmark = pytest.mark.browser
LATE = 60
"""Decisions; a game of two takes 90 to 110."""


def late(match: Match) -> bool:
    return match.number >= LATE and match.decision is not None and match.decision.seat == 0


HOW_MUCH = pytest.mark.parametrize(
    "whole", [pytest.param(True, marks=pytest.mark.soak), False], ids=["whole", "from the middle"]
)


@pytest.mark.timeout(300)
@HOW_MUCH
def test_a_game_to_its_end_with_the_mouse(person: Meet, server: ServerProcess, whole: bool) -> None:
    ada = person()
    if whole:
        table = ada.lay_out("diceforge")
    else:
        middle = stage(server, "diceforge", late, bots=("Hazel",))
        ada.sit(middle)
        table = middle.table
    on_board = turn = 0
    number = -1
    while ada.wait_for_turn(number):
        number = ada.number
        spots = ada.page.locator("main [data-spot].is-option")
        if on_board <= turn // 2 and spots.count() and ada.page.locator("[data-choices] [data-choice]").count():
            on_board += 1
            spots.first.click()
            if ada.page.locator("[data-choices]").count() and ada.number == number and _narrowed(ada):
                # The last choice may have been taken meanwhile: then there is none to wait for.
                ada.page.evaluate("document.querySelector('[data-choices] [data-choice]')?.click()")
        else:
            ada.choose_any(turn)
        turn += 1
    assert turn > 10
    assert on_board > 3, "the board must have been played on, not only the list"
    assert ada.raw_ids() == []
    ada.page.locator("dialog[data-finale] [data-results]").click()
    ada.page.wait_for_url(f"**/table/{table}/results")
    ada.page.locator(".leaf table tbody tr").nth(1).wait_for()
    ada.page.locator("figure.chart").first.wait_for()


def _narrowed(ada: Person) -> bool:
    return ada.page.get_by_role("button", name="show all").count() > 0


@pytest.mark.timeout(300)
@HOW_MUCH
def test_a_game_by_keyboard_alone(person: Meet, server: ServerProcess, whole: bool) -> None:
    """The keyboard leads from the shelf to the end; in the short run only through the first turns, and the last ones of
    another game."""
    ada = person()
    ada.open("/")
    keys = ada.page.keyboard
    ada.page.locator(".box").first.wait_for()
    for _ in range(60):
        keys.press("Tab")
        if ada.page.evaluate("document.activeElement?.dataset.play === 'diceforge'"):
            break
    keys.press("Enter")
    ada.page.wait_for_function("() => document.activeElement?.classList.contains('start')")
    keys.press("Enter")
    ada.page.wait_for_url("**/table/*")
    turns = 0
    if not whole:
        turns = by_keys(ada, most=6)
        ada.sit(stage(server, "diceforge", late, bots=("Hazel",)))
    assert turns + by_keys(ada) > 10
    assert "win" in ada.question


def by_keys(ada: Person, most: int = 500) -> int:
    """Make up to this many decisions, to the end of the game; return their number."""
    keys = ada.page.keyboard
    turn = 0
    number = -1
    while turn < most and ada.wait_for_turn(number):
        number = ada.number
        listed = ada.page.locator("[data-choices] [data-choice]").count()
        commits = ada.page.locator("[data-main]").count()
        if turn % 5 == 4 and ada.page.locator("main [data-spot].is-option").count():
            # Walk over the board with the arrows and take what has the focus.
            ada.page.evaluate("document.activeElement?.blur()")
            keys.press("ArrowRight")
            assert ada.page.evaluate("document.activeElement?.matches('[data-spot].is-option')")
            keys.press("Enter")
            ada.page.wait_for_timeout(30)
            if ada.number == number and ada.page.get_by_role("button", name="show all").count():
                keys.press("Enter")
        elif listed == 0 or (commits and turn % 3 == 2):
            ada.page.evaluate("document.activeElement?.blur()")
            ada.page.wait_for_timeout(650)  # Enter ends no turn right behind another confirmation
            keys.press("Enter")
        else:
            keys.press(str(1 + turn % min(listed, 9)))
        turn += 1
    return turn


def test_keys_open_and_close_what_they_say(person: Meet) -> None:
    ada = person()
    ada.new_game("diceforge")
    ada.wait_for_turn()
    keys = ada.page.keyboard
    tray = ada.page.locator("#tray h2 span").first
    for key, title in [("r", "Since your last turn"), ("m", "Mats"), ("?", "Keys"), ("c", "Chat")]:
        keys.press(key)
        assert tray.inner_text() == title
        ada.page.evaluate("document.activeElement?.blur()")
        keys.press("Escape")
        assert tray.inner_text() == "The tale so far"
    keys.press("ArrowRight")
    keys.press("i")
    ada.page.locator(".what.pinned").wait_for()
    keys.press("Escape")
    assert ada.page.locator(".what.pinned").count() == 0


def test_take_back_and_hint(person: Meet) -> None:
    """An offering can be taken back until the dice fall again; a hint names one of the choices."""
    ada = person()
    ada.new_game("diceforge")
    ada.wait_for_turn()
    ada.page.keyboard.press("h")
    ada.page.locator(".is-hinted").first.wait_for()
    first = ada.choices()
    number = ada.number
    ada.page.keyboard.press("1")
    ada.wait_for_turn(number)
    number = ada.number
    ada.page.keyboard.press("z")
    ada.wait_for_turn(number)
    assert ada.choices() == first


def test_what_cannot_be_done_says_why(person: Meet) -> None:
    ada = person()
    ada.new_game("diceforge")
    ada.wait_for_turn()
    barred = ada.page.locator("[data-barred]").first
    assert barred.locator("em").inner_text().strip()
    barred.click(force=True)
    ada.page.locator(".book").wait_for()
    ada.page.keyboard.press("Escape")
    locked = ada.page.locator("main [data-spot].is-barred").first
    number = ada.number
    locked.click(force=True)
    ada.page.locator(".what .bar").wait_for()
    assert ada.number == number
