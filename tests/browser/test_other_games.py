"""The first turns of every game of the house, in words people can read."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.house import House
from tests.browser.person import PHONE, Person

Meet = Callable[..., Person]
pytestmark = pytest.mark.browser


@pytest.mark.parametrize("game", ["prophecy", "witcher", "runebound"])
def test_first_turns(person: Meet, house: House, game: str) -> None:
    if game not in house.games():
        pytest.skip(f"{game} is not on the shelf")
    ada = person()
    ada.new_game(game, bots=2)
    number = -1
    for turn in range(10):
        assert ada.wait_for_turn(number)
        number = ada.number
        assert ada.raw_ids() == []
        ada.page.locator("main [data-spot], main svg").first.wait_for(state="attached")  # a frame later than asked
        ada.choose_any(turn)
    ada.wait_for_turn(number)
    assert ada.page.locator(".tale li").count() > 1


@pytest.mark.parametrize("game", ["prophecy", "witcher", "runebound"])
def test_first_turn_on_a_phone(person: Meet, house: House, game: str) -> None:
    if game not in house.games():
        pytest.skip(f"{game} is not on the shelf")
    ada = person(size=PHONE, touch=True)
    ada.new_game(game)
    assert ada.wait_for_turn()
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    ada.choose_any(0)
