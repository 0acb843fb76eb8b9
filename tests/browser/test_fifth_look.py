"""A hint and a hover card leave the choices in sight, and a list begins with its first row."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.person import Person
from tests.browser.screens import asked
from tests.browser.server_process import ServerProcess
from tests.browser.staged import stage
from tests.browser.test_fourth_look import LAPTOP, OVERLAPPED

Meet = Callable[..., Person]
pytestmark = pytest.mark.browser


@pytest.mark.parametrize("size", [(1440, 900), LAPTOP])
def test_a_hint_beside_a_text_covers_no_answer(person: Meet, server: ServerProcess, size: tuple[int, int]) -> None:
    ada = person(size=size)
    ada.sit(stage(server, "runebound", asked("ask-event"), seed="story"))
    assert ada.wait_for_turn()
    ada.page.locator(".reading [data-choice]").first.wait_for()
    ada.page.keyboard.press("h")
    ada.page.locator(".coach .advice").wait_for(timeout=20_000)
    assert ada.page.evaluate(OVERLAPPED, [".coach", ".reading [data-choice]"]) == ""


def test_a_list_of_several_pages_begins_with_its_first_row(person: Meet, server: ServerProcess) -> None:
    ada = person()
    ada.sit(stage(server, "diceforge", asked("ask-action", 50), seed="df-action"))
    assert ada.wait_for_turn()
    ada.page.get_by_role("button", name="page 1 of").wait_for()
    assert ada.page.locator("[data-choices]").evaluate("list => list.scrollTop") == 0


def test_a_card_under_a_resting_pointer_is_not_looked_at_when_keys_answer(person: Meet, server: ServerProcess) -> None:
    ada = person()
    ada.sit(stage(server, "diceforge", asked("ask-action", 50), seed="df-action"))
    assert ada.wait_for_turn()
    card = ada.page.locator(".stage .card").first
    card.hover()
    ada.page.locator(".look").wait_for()
    number = ada.number
    ada.page.locator("#ask").focus()
    ada.page.keyboard.press("1")
    assert ada.wait_for_turn(after=number)
    ada.page.locator("#ask:focus-visible").wait_for()
    ada.page.wait_for_timeout(700)
    assert ada.page.locator(".look").count() == 0
