"""Links that carry a game: opened on a site and at a server, watched, played on, moved to a server; bad ones say so."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

import fabletable
from fabletable.bots import make_bot, play_on
from fabletable.games import BUILT_IN
from fabletable.kernel.link import GameLink, LinkSeat, link_of, read_link, record_in
from tests.browser.server_process import ServerProcess
from tests.browser.sites import CHOICE, DESKTOP, PHONE, STILL, Files, begin, play, served, visited, window

pytestmark = pytest.mark.browser

WORDS = "What would you have done here?"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("www")) as address:
        yield address


def linked(key: str = "diceforge", kind: Any = "moment", words: str = WORDS, at: int = 20) -> GameLink:
    """Pack a game of bots into a link; a moment is one of seat 0."""
    match = fabletable.start(key, players=2, seed="linked", quick=True)
    play_on(match, {seat: make_bot("random", f"linked/{seat}") for seat in range(2)})
    record = match.record()
    if kind != "replay":
        at = next(n for n, (seat, _, _) in enumerate(record.decisions) if n >= at and seat == 0)
    seats = [LinkSeat("Ada"), LinkSeat("Rowan", "easy")]
    return link_of(record, fabletable.find(key), kind, at=0 if kind == "replay" else at, words=words, seats=seats)


def opened(browser: Browser, address: str, letters: str, size: dict[str, int] | None = None) -> Page:
    """Open a link in a new browser; return its page."""
    page = window(browser, size).new_page()
    page.add_init_script(f"({STILL})()")
    page.goto(f"{address}#/g/{letters}")
    return page


CHECKED = ".badge.checked"
SOON = 60_000


@pytest.mark.timeout(300)
@pytest.mark.parametrize(
    ("key", "size"),
    [
        ("witcher", PHONE),
        *(
            pytest.param(key, size, marks=pytest.mark.soak)
            for key in BUILT_IN
            for size in (DESKTOP, PHONE)
            if (key, size) != ("witcher", PHONE)
        ),
    ],
)
def test_a_stranger_opens_a_moment_and_plays_on(browser: Browser, site: str, key: str, size: dict[str, int]) -> None:
    page = opened(browser, site, linked(key).to_text(), size)
    expect(page.locator("h2 q")).to_have_text(WORDS)
    page.wait_for_selector(CHECKED)
    page.wait_for_selector(".stage .caption")
    page.locator("[data-play-on]").click()
    page.wait_for_url("**#/table/*")
    assert play(page, 2) is False
    page.context.close()


@pytest.mark.timeout(300)
def test_a_moment_is_tried_as_a_puzzle(browser: Browser, site: str) -> None:
    page = opened(browser, site, linked().to_text())
    page.wait_for_selector(CHECKED)
    page.locator("[data-puzzle]").click()
    puzzle = page.locator("[data-moment-puzzle]")
    puzzle.locator("[data-choices] button").first.click()
    expect(puzzle.locator("[data-verdict]")).to_be_visible(timeout=120_000)
    if puzzle.locator("[data-show]").count():
        puzzle.locator("[data-show]").click()
    expect(puzzle.locator("[data-answer] .best")).to_have_count(1)
    expect(puzzle.locator("[data-answer] .num").first).to_contain_text("%")
    page.context.close()


@pytest.mark.timeout(300)
def test_a_link_says_nothing_to_a_house_until_one_plays_on(browser: Browser, server: ServerProcess) -> None:
    said: list[str] = []
    page = window(browser).new_page()
    page.add_init_script(f"({STILL})()")
    letters = linked().to_text()
    page.on("request", lambda request: said.append(f"{request.url} {request.post_data or ''}"))
    page.goto(f"{server.address}/#/g/{letters}")
    page.wait_for_selector(CHECKED)
    page.locator("[data-watch]").click()
    page.wait_for_timeout(1500)
    assert not [each for each in said if letters[:40] in each]
    assert not [each for each in said if "/api/links" in each]
    page.locator("[data-play-on]").click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector(CHOICE)
    assert [each for each in said if letters in each and "/api/links/play" in each]
    page.context.close()


@pytest.mark.timeout(300)
def test_at_a_house_people_are_invited_from_a_link(browser: Browser, server: ServerProcess) -> None:
    page = opened(browser, f"{server.address}/", linked(kind="play-on").to_text())
    page.wait_for_selector(CHECKED)
    page.locator("[data-others]").click()
    page.locator("dialog [role=switch]").first.click()
    page.locator("dialog .btn--go").click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector("[data-choices], .ask, main")
    page.keyboard.press("t")
    table = page.url.rsplit("/", 1)[1]
    secret = page.evaluate("id => JSON.parse(localStorage['fabletable.tables'])[id].invites[1]", table)
    guest = window(browser).new_page()
    guest.add_init_script(f"({STILL})()")
    guest.goto(f"{server.address}/table/{table}#1.{secret}")
    guest.locator("form button[type=submit], .btn--go").first.click()
    guest.wait_for_function("id => JSON.parse(localStorage['fabletable.tables'] ?? '{}')[id]?.seats[1]", arg=table)
    for each in (page, guest):
        each.context.close()


@pytest.mark.timeout(300)
def test_a_table_of_this_device_moves_to_a_house(browser: Browser, site: str, server: ServerProcess) -> None:
    page = window(browser).new_page()
    page.goto(site)
    page.evaluate(STILL)
    begin(page, site, "diceforge", "easy")
    play(page, 3)
    page.wait_for_selector(CHOICE)
    page.locator("[data-part='tool:table']").click()
    page.locator("[data-others]").click()
    page.locator("#house").fill(server.address)
    with page.context.expect_page() as moved:
        page.locator("dialog .btn--go").click()
    there = moved.value
    there.wait_for_selector(CHECKED)
    assert there.url.startswith(f"{server.address}/#/g/")
    there.locator("[data-play-on]").click()
    there.wait_for_url("**/table/*")
    there.wait_for_selector(CHOICE)
    # The address was remembered.
    page.locator("[data-others]").click()
    expect(page.locator("#house")).to_have_value(f"{server.address}/", timeout=SOON)
    page.context.close()


@pytest.mark.timeout(300)
def test_a_finished_game_is_shared_kept_and_verified(browser: Browser, site: str) -> None:
    letters = linked(kind="replay").to_text()
    page = visited(browser, site)
    page.goto(f"{site}#/g/{letters}")
    page.wait_for_selector(CHECKED)
    page.locator("[data-keep]").click()
    page.wait_for_url("**/results")
    page.locator("[data-share]").click()
    field = page.locator("dialog input[readonly]")
    expect(field).not_to_have_value("", timeout=SOON)
    without = field.input_value()
    page.locator("dialog .words input").fill("Look")
    page.wait_for_function(
        "before => !['', before].includes(document.querySelector('dialog input[readonly]').value)", arg=without
    )
    again = read_link(field.input_value())
    assert again.header.words == "Look"
    game = fabletable.find("diceforge")
    assert record_in(again, game) == record_in(read_link(letters), game)
    assert field.input_value().startswith(f"{site}#/g/")
    page.locator("dialog .copy button[aria-expanded]").click()
    expect(page.locator("dialog .qr")).to_be_visible()
    with page.expect_download() as saved:
        page.locator("dialog button:has-text('file')").click()
    assert fabletable.verify(saved.value.path().read_bytes()).holds
    assert Files.asked == []
    page.context.close()


def other(link: GameLink, **change: Any) -> str:
    return GameLink(msgspec.structs.replace(link.header, **change), link.packed).to_text()


@pytest.mark.timeout(300)
def test_bad_links_say_one_sentence(browser: Browser, site: str) -> None:
    link = linked()
    letters = link.to_text()
    page = visited(browser, site)
    bad = {
        "This link is damaged": [
            letters[:-1],
            letters[:50] + ("A" if letters[50] != "A" else "B") + letters[51:],
            "",
            "%",
        ],
        "This game is not on this shelf": [other(link, game="chess")],
        "not what the rules give": [other(link, seed="forged")],
    }
    for sentence, all_letters in bad.items():
        for each in all_letters:
            page.goto(f"{site}#/")
            page.goto(f"{site}#/g/{each}")
            expect(page.locator("[role=alert]")).to_contain_text(sentence, timeout=SOON)
            assert page.locator("[role=alert]").count() == 1
    broken = GameLink(
        msgspec.structs.replace(link.header, version="0.1"), bytes([link.packed[0] ^ 1]) + link.packed[1:]
    )
    page.goto(f"{site}#/")
    page.goto(f"{site}#/g/{broken.to_text()}")
    expect(page.locator(".sheet [role=status]").first).to_contain_text("other rules", timeout=SOON)
    assert page.locator("[data-play-on]").count() == 0
    expect(page.locator("[data-watch]")).to_be_enabled(timeout=SOON)
    page.context.close()
