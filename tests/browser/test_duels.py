"""A duel with the same luck in the browser: begun on a desk, answered on a phone, compared, shared as a link."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.sites import served, visited
from tests.browser.test_today import play_until

Meet = Callable[..., Person]
pytestmark = pytest.mark.browser

DUEL = "/duel/[0-9a-z]{10}$"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("www")) as address:
        yield address


def fits(who: Person) -> bool:
    return bool(who.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def began(who: Person) -> str:
    """Begin a duel of Dice Forge from the shelf; return its path."""
    who.open("/")
    who.page.locator("[data-duel=diceforge]").click()
    who.page.locator("[data-begin]").click()
    who.page.locator("[data-play-duel]").wait_for()
    return str(who.page.evaluate("location.pathname"))


def played(who: Person, first: int) -> None:
    """Play it to the end; ``first`` is the place of the first choice, so that two games part."""
    who.page.locator("[data-play-duel]").click()
    who.page.wait_for_url("**/table/*")
    play_until(who, DUEL, first)


@pytest.mark.timeout(900)
def test_a_duel_of_two_on_a_desk_and_a_phone_and_its_link_without_a_server(
    person: Meet, browser: Browser, site: str
) -> None:
    ada, bruno = person(size=DESKTOP), person(name="Bruno", size=PHONE, touch=True)
    path = began(ada)
    assert ada.page.locator("input[readonly]").first.input_value().endswith(path)
    assert ada.raw_ids() == []
    played(ada, 0)
    ada.page.get_by_text("You are done with").wait_for()
    bruno.open(path)
    bruno.page.get_by_text("Ada challenges you").wait_for()
    assert "done with" not in bruno.page.locator("main").inner_text()
    assert bruno.raw_ids() == []
    assert fits(bruno)
    played(bruno, 1)
    for who in (ada, bruno):
        who.page.locator("[data-place]").wait_for(timeout=60_000)
        who.page.locator("[data-score]").wait_for()
        assert who.raw_ids() == []
        assert fits(who)
        assert "decision" in who.page.locator("[data-place]").inner_text()
        assert "are equal" in who.page.locator("[data-luck]").inner_text()
        assert "Lead in points" in who.page.locator("figcaption").inner_text()
    assert [ada.page.locator(f"[data-side='{side}']").is_visible() for side in (0, 1)] == [True, True]
    ada.page.wait_for_function("document.querySelectorAll('[data-side] .painting canvas').length === 2")
    boxes = [ada.page.locator(f"[data-side='{side}']").bounding_box() for side in (0, 1)]
    assert boxes[0] is not None
    assert boxes[1] is not None
    assert boxes[0]["x"] + boxes[0]["width"] < boxes[1]["x"], "one beside the other"
    assert [bruno.page.locator(f"[data-side='{side}']").is_visible() for side in (0, 1)] == [True, False]
    bruno.page.locator("[data-switch='1']").click()
    assert [bruno.page.locator(f"[data-side='{side}']").is_visible() for side in (0, 1)] == [False, True]
    first = ada.page.locator("[data-place]").inner_text()
    ada.page.keyboard.press("ArrowRight")
    ada.page.wait_for_function("before => document.querySelector('[data-place]').innerText !== before", arg=first)
    ada.page.keyboard.press("Home")
    ada.page.wait_for_function("before => document.querySelector('[data-place]').innerText === before", arg=first)
    score = ada.page.locator("[data-score]").inner_text()
    ada.page.locator("[data-share-duel]").click()
    link = ada.page.locator("dialog input[readonly]").first.input_value()
    letters = link.partition("#/d/")[2]
    assert letters.count(".") == 2, "all games are inside"
    stranger = visited(browser, site)
    stranger.goto(f"{site}#/d/{letters}")
    stranger.locator("[data-score]").wait_for(timeout=120_000)
    assert stranger.locator("[data-score]").inner_text() == score
    stranger.locator("[data-side='1'] header h3").wait_for()
    stranger.goto(f"{site}#/d/{letters[:-4]}")
    stranger.reload()
    stranger.get_by_role("alert").wait_for(timeout=120_000)
    stranger.context.close()


@pytest.mark.timeout(600)
def test_an_invitation_without_a_server_carries_the_set_up(browser: Browser, site: str) -> None:
    ada, bruno = visited(browser, site), visited(browser, site)
    ada.goto(f"{site}#/duels/diceforge")
    ada.locator("[data-begin]").click()
    ada.locator("[data-play-duel]").wait_for(timeout=120_000)
    letters = ada.locator("input[readonly]").first.input_value().partition("#/d/")[2]
    assert letters
    bruno.goto(f"{site}#/d/{letters}")
    bruno.locator("[data-play-duel]").click(timeout=120_000)
    bruno.wait_for_url("**#/table/*", timeout=60_000)
    for each in (ada, bruno):
        each.context.close()
