"""The table as a site of plain files: in a folder of a file server, which is gone after the first visit."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, ClassVar

import pytest
from playwright.sync_api import Browser, Page

import fabletable
from fabletable.games import BUILT_IN
from fabletable.server.site import write_site

pytestmark = pytest.mark.browser

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
KEPT = "() => localStorage.getItem('fabletable.device.kept') !== null"
STILL = """() => {
    localStorage.setItem('fabletable.settings', JSON.stringify({ still: true, name: 'Ada' }));
    localStorage.setItem('fabletable.notes', JSON.stringify({ never: true, known: [] }));
}"""
CHOICE = "[data-choices] [data-choice]:not([disabled])"
RESULTS = "a[href*='/results']"
MOST = 2000


class Files(SimpleHTTPRequestHandler):
    """A plain file server that notes what it is asked for."""

    asked: ClassVar[list[str]] = []

    def do_GET(self) -> None:
        # The browser itself looks for a newer service worker, past the network that is cut for the page.
        if not self.path.endswith("/sw.js"):
            Files.asked.append(self.path)
        super().do_GET()

    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return the address of a site below a folder."""
    folder: Path = tmp_path_factory.mktemp("www")
    write_site(folder / "games")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/games/"
    server.shutdown()
    server.server_close()


def visited(browser: Browser, site: str, size: dict[str, int]) -> Page:
    """Return the page of a first visit, once everything is kept; the network is cut then."""
    page = browser.new_context(viewport=size, accept_downloads=True).new_page()  # type: ignore[arg-type]
    page.set_default_timeout(45_000)
    page.goto(site)
    page.evaluate(STILL)
    page.wait_for_function(KEPT)
    page.context.set_offline(True)
    Files.asked.clear()
    return page


def begin(page: Page, site: str, game: str, bot: str) -> None:
    page.goto(f"{site}#/")
    page.locator(f"[data-play='{game}']").click()
    page.locator(f"dialog input[value='{bot}']").first.check(force=True)
    page.locator("dialog .start").click()
    page.wait_for_url("**#/table/*")


def play(page: Page, most: int = MOST) -> bool:
    """Take the first choice so many times; return whether the game is over."""
    for _ in range(most):
        page.wait_for_selector(f"{CHOICE}, {RESULTS}")
        if page.locator(RESULTS).count():
            return True
        before = page.locator("[data-number]").first.get_attribute("data-number") if has_number(page) else None
        page.keyboard.press("1")
        if before is not None:
            page.wait_for_function(
                "before => document.querySelector('[data-number]')?.dataset.number !== before", arg=before
            )
    return False


def has_number(page: Page) -> bool:
    return page.locator("[data-number]").count() > 0


@pytest.mark.timeout(300)
def test_a_game_goes_on_without_a_network_through_a_reload(browser: Browser, site: str) -> None:
    page = visited(browser, site, DESKTOP)
    begin(page, site, "diceforge", "medium")
    play(page, 2)
    page.wait_for_selector(CHOICE)
    asked = page.locator(CHOICE).first.inner_text()
    page.reload()
    page.wait_for_selector(CHOICE)
    assert page.locator(CHOICE).first.inner_text() == asked
    assert Files.asked == []
    page.context.close()


@pytest.mark.soak
@pytest.mark.timeout(3000)
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("bot", ["medium", "hard"])
@pytest.mark.parametrize("game", BUILT_IN)
def test_a_whole_game_without_a_network(browser: Browser, site: str, game: str, bot: str, size: dict[str, int]) -> None:
    page = visited(browser, site, size)
    begin(page, site, game, bot)
    assert play(page)
    page.locator(RESULTS).first.click()
    with page.expect_download() as saved:
        page.locator("a[download]").first.click()
    assert fabletable.verify(Path(saved.value.path()).read_bytes()).holds
    assert Files.asked == []
    page.context.close()
