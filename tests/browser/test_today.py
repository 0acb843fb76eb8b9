"""The table of the day in the browser: from the shelf to its end, on a desk and on a phone; list and share text."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.server_process import ServerProcess
from tests.browser.sites import Files, served, visited
from tests.browser.sites import play as play_fast
from tests.browser.test_links import CHECKED, opened

Meet = Callable[..., Person]
pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("www")) as address:
        yield address


def play(who: Person) -> None:
    """Play the goal of the week's trial to its end; the page goes to the result by itself."""
    who.open("/today")
    who.page.locator("[data-day^=week-]").click()
    who.page.locator("[data-goal]").wait_for()
    play_until(who, "/day$")


def play_until(who: Person, end: str, first: int = 0) -> None:
    """Decide whenever one is asked, until the page goes to an address that ends so; ``first`` turns the choices."""
    assert play_fast(who.page, luck=first + 1, end=end), "it never ended"


@pytest.mark.parametrize("size", [DESKTOP, pytest.param(PHONE, marks=pytest.mark.soak)], ids=["desk", "phone"])
def test_a_day_from_the_shelf_to_its_end(person: Meet, browser: Browser, site: str, size: tuple[int, int]) -> None:
    """It ends with a text, a picture, a place in the list, and a link that opens elsewhere without a server."""
    ada = person(size=size, touch=size == PHONE)
    ada.open("/")
    way = ada.page.locator("nav a[href$='/today']" if size == PHONE else ".lower a[href$='/today']")
    way.click()
    ada.page.locator("[data-day^=day-]").first.wait_for()
    assert ada.page.locator("ol li").count() == 7
    assert ada.raw_ids() == []
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    play(ada)
    ada.page.locator("dl .counts").wait_for(timeout=60_000)
    assert ada.page.locator("li.mine .marks i").count() > 0
    text = ada.page.locator("pre").inner_text().splitlines()
    assert text[0].startswith("Fabletable · ")
    assert set(text[2]) <= set("🟩🟨⬛")
    ada.page.get_by_role("button", name="Shapes instead of colours").click()
    assert set(ada.page.locator("pre").inner_text().splitlines()[2]) <= set("■▲·")
    with ada.page.expect_download() as picture:
        ada.page.get_by_role("button", name="Picture").click()
    saved = Path(picture.value.path()).read_bytes()
    assert saved.startswith(b"\x89PNG")
    assert (int.from_bytes(saved[16:20]), int.from_bytes(saved[20:24])) == (1200, 630)
    assert ada.raw_ids() == []
    ada.page.get_by_role("button", name="Link to replay").wait_for(timeout=60_000)
    letters = ada.page.locator("pre").inner_text().partition("#/g/")[2].strip()
    assert len(letters) > 100
    stranger = opened(browser, site, letters)
    stranger.wait_for_selector(CHECKED, timeout=120_000)
    stranger.locator("input[type=range]").wait_for()
    stranger.context.close()
    ada.page.locator("[data-list]").click()
    ada.page.locator("tr.mine").wait_for()
    assert ada.page.locator("tr.mine .num").first.inner_text() == "1" or ada.page.locator("tbody tr").count() > 1


def test_the_shelf_names_the_goal_of_the_day_and_sits_down_at_it(person: Meet) -> None:
    ada = person()
    ada.open("/")
    begin = ada.page.locator("[data-today-play]")
    begin.wait_for()
    title = ada.page.locator("#today-card").inner_text()
    assert ada.raw_ids() == []
    begin.click()
    ada.page.locator("[data-goal]").wait_for()
    ada.open("/today")
    assert ada.page.locator("#day-first").inner_text() == title
    ada.open("/")
    begin.filter(has_text="Go on").click()
    ada.page.locator("[data-goal]").wait_for()


def test_the_list_is_closed_to_who_has_not_played_and_refuses_forged_and_second_records(person: Meet) -> None:
    ada = person()
    play(ada)
    ada.page.locator("dl .counts").wait_for(timeout=60_000)
    first = record_of(ada)
    ada.page.get_by_role("button", name="Try again").click()
    ada.page.locator("[data-goal]").wait_for()
    play_until(ada, "/day$", first=1)
    ada.page.get_by_text("Practice: your first try counts.").wait_for(timeout=60_000)
    second = record_of(ada)
    ada.page.locator("[data-list]").click()
    ada.page.locator("tr.mine").wait_for(timeout=60_000)
    assert ada.page.locator("tr.mine").count() == 1, "the second try is not listed"
    edited = json.loads(first)
    edited["decisions"][0][1] += "x"
    for record, role, words in (
        (first, "status", "Yes: the first try of Ada."),
        (second, "alert", "This was not your first try."),
        (json.dumps(edited), "alert", "signature"),
        ("nonsense", "alert", "This file is not the record of a game."),
    ):
        told = ada.page.locator(f".answer[role={role}]").filter(has_text=words)
        ada.page.locator("[data-check]").set_input_files(
            {"name": "record.json", "mimeType": "application/json", "buffer": record.encode()}
        )
        told.wait_for(timeout=60_000)
    assert ada.raw_ids() == []
    rok = person(name="Rok")
    rok.open(ada.page.evaluate("location.pathname"))
    rok.page.get_by_text("Play first, then compare.").wait_for()
    assert rok.page.locator("tbody").count() == 0


def record_of(who: Person) -> str:
    """Return the record of the table whose end is on the page, as its server signs it."""
    table = who.page.evaluate("location.pathname.split('/')[2]")
    return who.page.request.get(f"{who.address}/api/tables/{table}/record").text()


EAST, WEST = ("Pacific/Kiritimati", 14), ("Etc/GMT+12", -12)
"""Places with the hours by which they are ahead of UTC; the day is never the same in both."""


def day_there(who: Person) -> str:
    who.open("/today")
    who.page.locator("[data-day^=day-]").first.wait_for()
    return who.page.locator("#today").locator("xpath=..").locator("header p").inner_text().partition(".")[0]


def ends_on_the_day_it_began(who: Person, table: str, day: datetime) -> None:
    who.open(table)
    play_until(who, "/day$")
    who.page.locator("dl .counts").wait_for(timeout=60_000)
    assert f"{day:%B} {day.day}" in who.page.locator("header p").first.inner_text()
    assert who.page.locator(".streak").inner_text() == "One day in a row", "it counts for the day it began"


def test_midnight_is_where_one_is_and_a_new_day_brings_new_tables(browser: Browser, tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, tests=False)
    server.start()
    try:
        for name, hours in (EAST, WEST):
            context = browser.new_context(timezone_id=name, service_workers="block")
            who = Person(browser, server.address, window=context.new_page())
            here = datetime.now(UTC) + timedelta(hours=hours)
            server.pass_days(0)
            assert day_there(who) == f"{here:%A, %B} {here.day}", name
            who.page.locator("[data-day^=week-]").click()
            who.page.locator("[data-goal]").wait_for()
            begun = who.page.url.removeprefix(server.address)
            server.pass_days(1)
            later = here + timedelta(days=1)
            assert day_there(who) == f"{later:%A, %B} {later.day}", name
            if name == EAST[0]:
                ends_on_the_day_it_began(who, begun, here)
            who.close()
    finally:
        server.stop()


@pytest.mark.timeout(600)
def test_a_day_without_a_server_is_practice_and_kept_on_the_device(browser: Browser, site: str) -> None:
    page = visited(browser, site)
    page.locator(".lower a[href*=today]").click()
    page.get_by_text("Practice: kept on this device, not listed.").wait_for(timeout=120_000)
    page.locator("[data-day^=week-]").click()
    page.locator("[data-goal]").wait_for(timeout=60_000)
    assert page.get_by_text("First tries of the day").count() == 0
    page.go_back()
    page.get_by_role("button", name="Go on").wait_for(timeout=60_000)
    assert Files.asked == []
    page.context.close()
