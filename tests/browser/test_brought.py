"""A user's own game, the one of docs/write-a-game.md, beside the others: on the shelf and at the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator

from tests.browser.person import PHONE, Person
from tests.browser.server_process import ServerProcess
from tests.docs.test_write_a_game import cut_out

pytestmark = pytest.mark.browser

DESK = (1440, 900)
SMALL_DESK = (1280, 800)
SIZES = [DESK, SMALL_DESK, PHONE]
GAME = "foragers"
Frame = dict[str, float]


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Serve the game of docs/write-a-game.md as ``fabletable --bring foragers play`` does."""
    folder = cut_out(tmp_path_factory.mktemp("reader"))
    served = ServerProcess(tmp_path_factory.mktemp("house"), brought=folder / GAME)
    served.start()
    yield served
    served.stop()


def at(*daily: tuple[int, int]) -> pytest.MarkDecorator:
    """Run a test at these sizes always, and at all sizes with `make soak`."""
    sizes = [pytest.param(size, id=str(size[0]), marks=[] if size in daily else pytest.mark.soak) for size in SIZES]
    return pytest.mark.parametrize("ada", sizes, indirect=True)


@pytest.fixture
def ada(person: Callable[..., Person], table: ServerProcess, request: pytest.FixtureRequest) -> Person:
    return person(address=table.address, size=request.param, touch=request.param == PHONE)


def widths(ada: Person) -> tuple[int, int]:
    """Return the width of the page's content and that of its window."""
    wide, window = ada.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    return int(wide), int(window)


def frame_of(thing: Locator) -> Frame:
    frame: Any = thing.bounding_box()
    assert frame is not None, f"{thing} is not to be seen"
    return dict(frame)


def box_of(ada: Person, selector: str) -> Frame:
    return frame_of(ada.page.locator(selector).first)


def is_within(inner: Frame, outer: Frame) -> bool:
    right, lower = outer["x"] + outer["width"], outer["y"] + outer["height"]
    across = outer["x"] <= inner["x"] and inner["x"] + inner["width"] <= right
    return across and outer["y"] <= inner["y"] and inner["y"] + inner["height"] <= lower


def unknown_icons(ada: Person) -> int:
    """Count the neutral marks, which stand where a name is not in the set; an icon that is on its way is empty."""
    ada.page.wait_for_function("() => [...document.querySelectorAll('svg.ic')].every(icon => icon.innerHTML !== '')")
    return ada.page.locator("svg.ic circle[cx='256'][cy='256'][r='60']").count()


@at(SMALL_DESK, PHONE)
def test_its_box_stands_beside_the_others(ada: Person) -> None:
    ada.open("/")
    box = ada.page.locator(f".box[data-game-key={GAME}]")
    box.wait_for()
    head = box_of(ada, ".head")
    assert all(is_within(frame_of(chip), head) for chip in ada.page.locator(".head .chip").all())
    assert ada.page.locator(".box").count() == 5
    assert "Foragers" in box.inner_text()
    on_a_phone = ada.page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}
    # A low box has room for its name and numbers.
    assert on_a_phone or "One more mushroom, or home?" in box.inner_text()
    # A fifth box pushes nothing off: the page is no wider than its window, and every box can be reached.
    wide, window = widths(ada)
    assert wide <= window
    for each in ada.page.locator(".box").all():
        each.scroll_into_view_if_needed()
        assert is_within(frame_of(each), {"x": -2, "y": -9999, "width": window + 4, "height": 99999})
    # What stands beyond the edge is hinted at; on a phone the boxes stand in rows, and nothing does.
    if not on_a_phone:
        ada.page.locator(".shelf.before").wait_for()
        ada.page.locator(".box").first.scroll_into_view_if_needed()
        ada.page.locator(".shelf.after .turn--after").wait_for()
    box.click()
    start = box_of(ada, "button.start")
    assert start["width"] > 100
    assert start["y"] + start["height"] <= ada.page.evaluate("innerHeight")
    assert unknown_icons(ada) == 0


@at(SMALL_DESK, PHONE)
def test_it_is_played_on_its_map(ada: Person) -> None:
    ada.lay_out(GAME)
    assert ada.wait_for_turn()
    assert ada.page.locator("html").get_attribute("data-theme") == "light"
    assert ada.raw_ids() == []
    # The map is painted in the colours of its box, and all its places lie inside its frame.
    assert ada.page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--map-land')") == "#bcc27c"
    ada.page.locator(".painting.is-dry canvas, .painting.is-old canvas").first.wait_for()
    frame = box_of(ada, ".board")
    home = box_of(ada, "[data-spot=home].mapspot")
    assert home["width"] > 20
    if ada.page.viewport_size != {"width": PHONE[0], "height": PHONE[1]}:
        for place in ("home", "meadow", "birches", "brook", "hollow", "oak"):
            spot = box_of(ada, f"[data-spot={place}].mapspot")
            assert is_within(spot, frame), place
    assert ada.page.locator("main .lab", has_text="Old Oak").count() == 1
    # Its die has numbers, its secret hand a card; nothing is wider than the window.
    assert ada.page.locator(".die .die__side--front text").first.text_content() in ("1", "2", "3")
    assert ada.page.locator(".fan .card").count() == 1
    wide, window = widths(ada)
    assert wide <= window
    assert unknown_icons(ada) == 0
    number = -1
    for turn in range(4):
        assert ada.wait_for_turn(number)
        number = ada.number
        ada.choose("home" if turn == 2 and "home" in ada.choices() else "search")
    assert ada.wait_for_turn(number)
    assert ada.raw_ids() == []


@at(DESK)
def test_another_hand_is_never_sent(ada: Person) -> None:
    ada.new_game(GAME)
    assert ada.wait_for_turn()
    for view in ada.views(seat=0):
        hands = [zone for mat in view["scene"]["mats"] for zone in mat["zones"] if zone["kind"] == "hand"]
        assert len(hands) == 2
        assert [len(hand.get("pieces", [])) for hand in hands] == [1, 0]
        assert [hand["count"] for hand in hands] == [1, 1]


@at(SMALL_DESK)
def test_it_is_chosen_on_the_board(ada: Person) -> None:
    """A pile called like the word is an option that glows."""
    ada.new_game(GAME)
    assert ada.wait_for_turn()
    number = ada.number
    ada.page.locator("[data-spot=search].is-option").first.click()
    assert ada.wait_for_turn(number)
