"""Choices that say what they mean: a finger shows before it takes, and no turn is ended by accident."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fabletable.kernel import Match
from tests.browser.house import House
from tests.browser.person import PHONE, Person
from tests.browser.screens import MOMENTS
from tests.browser.staged import stage

Meet = Callable[..., Person]
pytestmark = pytest.mark.browser
TAPPED = ".card.is-option"


def armed(who: Person) -> str | None:
    return who.page.locator("#ask").get_attribute("data-armed")


def sit(who: Person, house: House, name: str) -> int:
    moment = MOMENTS[name]
    who.sit(stage(house, *moment.laid, seed=moment.seed))
    assert who.wait_for_turn()
    return who.number


def test_a_tap_on_a_hero_only_shows_and_the_second_takes(person: Meet) -> None:
    ada = person(size=PHONE, touch=True)
    ada.new_game("prophecy")
    ada.wait_for_turn()
    number = ada.number
    hero = ada.page.locator(TAPPED).first
    hero.tap()
    ada.page.locator("#ask[data-armed]").wait_for()
    assert ada.number == number
    assert ada.page.locator(".btn--go[data-take]").inner_text() in ada.question
    assert ada.page.locator(".choice.is-armed").count() == 1
    hero.tap()
    assert ada.wait_for_turn(number)


def test_anywhere_else_means_no_and_a_long_press_only_shows(person: Meet, house: House) -> None:
    ada = person(size=PHONE, touch=True)
    number = sit(ada, house, "prophecy")
    place = ada.page.locator("main .mapspot.is-option").first
    place.tap()
    assert armed(ada) is not None
    ada.page.locator(".brand h1").tap()
    assert armed(ada) is None
    box = place.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    fingers = ada.context.new_cdp_session(ada.page)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    ada.page.locator(".what.pinned").wait_for()
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    ada.page.wait_for_timeout(200)
    assert armed(ada) is None
    assert ada.number == number
    assert ada.page.locator(".what.pinned").count() == 1


def test_in_the_list_one_tap_takes(person: Meet, house: House) -> None:
    ada = person(size=PHONE, touch=True)
    number = sit(ada, house, "prophecy")
    ada.page.locator("[data-choices] [data-choice]").first.tap()
    ada.page.wait_for_function("n => Number(document.querySelector('#ask').dataset.number) > n", arg=number)


def test_a_mouse_takes_with_one_click(person: Meet, house: House) -> None:
    ada = person()
    number = sit(ada, house, "prophecy")
    ada.page.locator("main .mapspot.is-option").first.click()
    ada.page.wait_for_function("n => Number(document.querySelector('#ask').dataset.number) > n", arg=number)


def test_enter_on_a_new_table_of_dice_forge_passes_nothing(person: Meet) -> None:
    ada = person(sure=True)
    ada.new_game("diceforge")
    ada.wait_for_turn()
    while ada.page.locator("[data-main]").count() == 0:
        number = ada.number
        ada.page.locator("[data-choices] [data-choice]").first.click()
        ada.wait_for_turn(number)
    number = ada.number
    assert ada.page.locator("[data-main].btn--go").count() == 0, "passing is never the golden button"
    ada.page.keyboard.press("Enter")
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_timeout(300)
    assert ada.number == number, "pressed twice in a row is not thought about twice"
    assert armed(ada) is not None
    ada.page.keyboard.press("Escape")
    assert armed(ada) is None
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_timeout(600)
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_function("n => Number(document.querySelector('#ask').dataset.number) > n", arg=number)


def test_a_pinned_card_does_not_take_enter(person: Meet, house: House) -> None:
    ada = person()
    number = sit(ada, house, "prophecy-fight")
    ada.page.locator(".own .card:not(.is-option)").first.click()
    ada.page.locator(".what.pinned").wait_for()
    ada.page.evaluate("document.activeElement?.blur()")
    ada.page.keyboard.press("Enter")
    ada.page.locator(".what.pinned").wait_for(state="detached")
    assert ada.number == number


def test_escape_leaves_the_chat(person: Meet, house: House) -> None:
    ada = person()
    sit(ada, house, "prophecy")
    ada.page.keyboard.press("c")
    ada.page.wait_for_function("() => document.activeElement?.matches('.chat input')")
    ada.page.keyboard.type("Hm")
    ada.page.keyboard.press("Escape")
    ada.page.locator(".chat").wait_for(state="detached")
    assert ada.page.evaluate("document.activeElement.id") == "ask"


def test_a_ride_shows_its_way_and_dice_before_it_is_taken(person: Meet, house: House) -> None:
    ada = person()
    number = sit(ada, house, "runebound")
    there = ada.page.locator("main .mapspot.is-option").last
    there.click()
    ada.page.locator("#ask[data-armed]").wait_for()
    assert ada.number == number
    assert ada.question.startswith("Ride to ")
    assert ada.page.locator(".mapway").count() == 1
    assert ada.page.locator(".step").count() >= 1
    ada.page.keyboard.press("Escape")
    assert armed(ada) is None
    there.click()
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_function("n => Number(document.querySelector('#ask').dataset.number) > n", arg=number)


def test_imagined_fights_are_told_after_the_question_is_there(person: Meet, house: House) -> None:
    def fights(match: Match) -> bool:
        ask = match.ask(0) if match.number >= 30 and match.tries_odds else None
        return ask is not None and any(choice.odds for choice in ask.choices)

    ada = person()
    ada.sit(stage(house, "witcher", fights, seed="odds-follow"))
    assert ada.wait_for_turn()
    number = ada.number
    ada.page.locator("[data-choices] .percent").first.wait_for()
    first, *_, last = ada.views(0)
    assert first["number"] == last["number"] == ada.number == number
    assert not any(choice.get("odds") for choice in first["ask"]["choices"])
    assert any(choice.get("odds") for choice in last["ask"]["choices"])
