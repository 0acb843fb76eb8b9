"""The first turns of every game of the server, in words people can read."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.person import PHONE, Person
from tests.browser.server_process import ServerProcess

Meet = Callable[..., Person]
pytestmark = pytest.mark.browser


GAMES = ["prophecy", "witcher", "runebound"]


@pytest.mark.parametrize("turns", [4, pytest.param(10, marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", GAMES)
def test_first_turns(person: Meet, server: ServerProcess, game: str, turns: int) -> None:
    if game not in server.games():
        pytest.skip(f"{game} is not on the shelf")
    ada = person()
    ada.new_game(game, bots=2)
    number = -1
    for turn in range(turns):
        assert ada.wait_for_turn(number)
        number = ada.number
        assert ada.raw_ids() == []
        ada.page.locator("main [data-spot], main svg").first.wait_for(state="attached")  # a frame later than asked
        ada.choose_any(turn)
    ada.wait_for_turn(number)
    assert ada.page.locator(".tale li").count() > 1
    check_standing(ada, plates=3)


def check_standing(who: Person, plates: int) -> None:
    """Check that every plate shows a standing, and that one key opens more of one's own."""
    assert who.page.locator(".seat .measure").count() == plates
    who.page.keyboard.press("w")
    leaf = who.page.get_by_role("dialog", name="Where do I stand?")
    leaf.locator(".chips li").first.wait_for()
    assert leaf.locator(".say").inner_text().endswith(".")
    assert 1 <= leaf.locator(".chips li").count() <= 4
    assert leaf.locator("ol li").count() == plates
    assert who.raw_ids() == []
    who.page.keyboard.press("Escape")
    leaf.wait_for(state="detached")


# Prophecy and Runebound are taught on a phone in every run.
@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=[] if game == "witcher" else pytest.mark.soak) for game in GAMES]
)
def test_first_turn_on_a_phone(person: Meet, server: ServerProcess, game: str) -> None:
    if game not in server.games():
        pytest.skip(f"{game} is not on the shelf")
    ada = person(size=PHONE, touch=True)
    ada.new_game(game)
    assert ada.wait_for_turn()
    ada.page.locator(".seat button").first.tap()
    leaf = ada.page.get_by_role("dialog", name="Where do I stand?")
    leaf.locator(".chips li").first.wait_for()
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    leaf.locator(".close").tap()
    leaf.wait_for(state="detached")
    ada.choose_any(0)
