"""Explanations of questions: the first time by themselves, always behind "?", never for a person who switched
them off."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.person import PHONE, Person
from tests.browser.test_access import violations

Meet = Callable[..., Person]
pytestmark = pytest.mark.browser
SLIP = "#note"


def test_a_note_comes_once_and_is_found_again(person: Meet) -> None:
    ada = person(explain=True)
    ada.new_game("witcher")
    ada.wait_for_turn()
    note = ada.page.locator(SLIP)
    note.wait_for()
    assert "Count your cards first" in note.inner_text()
    assert "asked for the first time" in note.inner_text().lower()
    assert violations(ada) == []
    note.locator("[data-got]").click()
    note.wait_for(state="detached")
    ada.page.keyboard.press("e")
    note.wait_for()
    assert note.locator("[data-never]").count() == 0
    ada.page.keyboard.press("Escape")
    note.wait_for(state="detached")
    ada.page.reload()
    ada.wait_for_turn()
    assert ada.page.locator("[data-what]").is_visible()
    assert note.count() == 0


def test_at_most_one_a_turn_and_none_for_whoever_says_so(person: Meet) -> None:
    ada = person(explain=True, size=PHONE, touch=True)
    ada.new_game("diceforge")
    ada.wait_for_turn()
    note = ada.page.locator(SLIP)
    note.wait_for()
    box, sheet = note.bounding_box(), ada.page.locator(".sheet").bounding_box()
    assert box is not None
    assert sheet is not None
    assert box["y"] > 60
    assert box["y"] + box["height"] <= sheet["y"] + 2, "the note lies on the sheet"
    number = ada.number
    ada.page.locator("[data-choices] [data-choice]").first.tap()
    ada.wait_for_turn(number)
    assert ada.page.locator("[data-what]").is_visible()
    assert note.count() == 0, "a second note in one turn"
    ada.page.locator("[data-what]").tap()
    note.wait_for()
    ada.page.evaluate("localStorage.setItem('fabletable.notes', '{}')")
    ada.page.reload()
    ada.wait_for_turn()
    note.locator("[data-never]").tap()
    note.wait_for(state="detached")
    assert ada.page.evaluate("JSON.parse(localStorage.getItem('fabletable.notes')).never") is True


def test_set_up_is_advised_or_left_out(person: Meet) -> None:
    ada = person(explain=True)
    ada.open("/")
    ada.lay("runebound")
    ada.page.get_by_text("Options").click()
    ada.page.get_by_role("switch", name="Quick start").click()
    ada.page.locator("button.start").click()
    ada.page.wait_for_url("**/table/*")
    ada.wait_for_turn()
    assert "Recommended" in ada.page.locator(".pick__advised").inner_text()
    number = ada.number
    key = ada.page.locator("[data-choices] [data-advised]").get_attribute("data-advised")
    ada.page.locator(SLIP).wait_for()
    ada.page.keyboard.press("Enter")
    ada.wait_for_turn(number)
    assert ada.views(0)[-1]["scene"]["players"][0]["hero"]["id"] == f"hero-{key}"
