"""No card comes up over the answers of a story."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.person import Person
from tests.browser.screens import asked
from tests.browser.server_process import ServerProcess
from tests.browser.staged import stage

Meet = Callable[..., Person]
pytestmark = pytest.mark.browser


def test_no_card_comes_up_over_the_answers_of_a_story(person: Meet, server: ServerProcess) -> None:
    ada = person()
    ada.sit(stage(server, "runebound", asked("ask-event"), seed="story"))
    assert ada.wait_for_turn()
    answer = ada.page.locator(".reading [data-choice]").first
    answer.wait_for()
    ada.page.keyboard.press("Shift")
    answer.focus()
    answer.hover()
    ada.page.wait_for_timeout(700)
    assert ada.page.locator(".look").count() == 0, "the card lies on the answer"
