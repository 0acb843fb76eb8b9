"""A newcomer is shown no card unasked, finds the next keys in sight, and can tell hexes apart on a phone."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.person import PHONE, Person
from tests.browser.screens import asked
from tests.browser.server_process import ServerProcess
from tests.browser.staged import stage

Meet = Callable[..., Person]


def test_a_card_is_shown_only_to_a_pointer_that_has_moved(person: Meet, server: ServerProcess) -> None:
    ada = person()
    ada.sit(stage(server, "diceforge", asked("ask-action"), seed="pointer"))
    assert ada.wait_for_turn()
    ada.page.locator("main .card").first.hover()
    look = ada.page.locator(".look")
    look.wait_for()
    number = ada.number
    ada.page.keyboard.press("1")
    assert ada.wait_for_turn(number)
    ada.page.wait_for_timeout(700)
    assert look.count() == 0, "what lies under the pointer in the next question was not pointed at"
    ada.page.mouse.move(5, 300)
    ada.page.locator("main .card").first.hover()
    look.wait_for()


def test_the_next_nine_keys_are_in_sight(person: Meet, server: ServerProcess) -> None:
    ada = person(size=(1280, 720))
    ada.sit(stage(server, "runebound", asked("ask-ride"), seed="keys"))
    assert ada.wait_for_turn()
    assert ada.page.locator("[data-choices] [data-choice]").count() > 9
    ada.page.keyboard.press("0")
    first = ada.page.locator("[data-choices] li:has(.choice__key:text-is('1'))").first
    first.wait_for()
    ada.page.wait_for_timeout(200)
    box, view = first.bounding_box(), ada.page.locator("[data-choices]").bounding_box()
    assert box is not None
    assert view is not None
    assert view["y"] - 8 <= box["y"] < view["y"] + view["height"] - 20


def test_the_hexes_one_may_ride_to_can_be_told_apart_on_a_phone(person: Meet, server: ServerProcess) -> None:
    ada = person(size=PHONE, touch=True)
    ada.sit(stage(server, "runebound", asked("ask-ride"), seed="keys"))
    assert ada.wait_for_turn()
    ada.page.wait_for_timeout(600)
    boxes = [spot.bounding_box() for spot in ada.page.locator("main .mapspot.is-option").all()]
    assert boxes
    assert min(box["height"] for box in boxes if box) >= 28


def test_ways_to_something_come_first_where_there_are_many(person: Meet, server: ServerProcess) -> None:
    ada = person()
    ada.sit(stage(server, "runebound", asked("ask-ride"), seed="keys"))
    assert ada.wait_for_turn()
    rows = ada.page.locator("[data-choices] li:has(.choice[data-choice])").all()
    waits = [row.locator(".waits").count() > 0 for row in rows]
    assert waits == sorted(waits, reverse=True)
