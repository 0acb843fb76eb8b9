"""A site of plain files for tests, and what a visitor does there."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, ClassVar

from playwright.sync_api import Browser, BrowserContext, Page

from fabletable.server.site import write_site

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
KEPT = "() => localStorage.getItem('fabletable.device.kept') !== null"
STILL = """() => {
    localStorage.setItem('fabletable.settings', JSON.stringify({ still: true, name: 'Ada' }));
    localStorage.setItem('fabletable.notes', JSON.stringify({ never: true, known: [] }));
}"""
CHOICE = "[data-choices] [data-choice]:not([disabled])"
RESULTS = "a[href*='/results']"
MOST = 4000


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


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Write a site below this folder and serve it; yield its address."""
    write_site(folder / "games")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/games/"
    server.shutdown()
    server.server_close()


def window(browser: Browser, size: dict[str, int] | None = None) -> BrowserContext:
    context = browser.new_context(viewport=size or DESKTOP, accept_downloads=True)  # type: ignore[arg-type]
    context.set_default_timeout(60_000)
    return context


def visited(browser: Browser, site: str, size: dict[str, int] | None = None) -> Page:
    """Return the page of a first visit, once everything is kept; the network is cut then."""
    page = window(browser, size).new_page()
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
