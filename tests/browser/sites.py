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
    localStorage.setItem('fabletable.settings', JSON.stringify({ motion: 'less', name: 'Ada' }));
    localStorage.setItem('fabletable.notes', JSON.stringify({ never: true, known: [] }));
}"""
CHOICE = "[data-choices] [data-choice]:not([disabled])"
MOST = 6000


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


def play(page: Page, most: int = MOST, luck: int = 1, end: str = "") -> bool:
    """Decide so many times, or until the page has gone to an address that ends so; return whether the game is over. The
    page itself plays, as quickly as it can be clicked."""
    told = page.evaluate(PLAYED, [most, luck, STUCK_MS, end])
    assert "stuck" not in told, told
    return bool(told["over"])


STUCK_MS = 120_000
"""The milliseconds after which nothing will happen any more."""
# The page of a lesson is turned; else whatever is asked is answered: by a row of the list, else by a card, an exit or a
# spot. A card is lifted first, then kept.
PLAYED = """async ([most, luck, patience, end]) => {
    const isInSight = (each) => !each.disabled && each.offsetParent;
    const inSight = (which) => [...document.querySelectorAll(which)].filter(isInSight);
    const soon = () => new Promise((done) => setTimeout(done, 15));
    const one = (found) => {
        luck = (luck * 1103515245 + 12345) % 2147483648;
        return found[Math.floor((luck / 2147483648) * found.length)];
    };
    let [chosen, last, since] = [0, '', performance.now()];
    while (chosen < most) {
        if (end && new RegExp(end).test(location.pathname)) return { chosen, over: true };
        const ask = document.querySelector('#ask');
        const now = ask ? `${ask.dataset.number} ${ask.dataset.state}` : '';
        if (now !== last) [last, since] = [now, performance.now()];
        if (ask?.dataset.state === 'over') return { chosen, over: true };
        if (performance.now() - since > patience) return { stuck: `${now}: ${document.body.innerText.slice(0, 800)}` };
        const guide = inSight('[data-lesson-next], [data-lesson-resume]')[0];
        if (guide) {
            guide.click();
            chosen++;
            await soon();
            continue;
        }
        if (ask?.dataset.state !== 'asked') {
            inSight('[data-go]')[0]?.click();
            await soon();
            continue;
        }
        const before = ask.dataset.number;
        const ways = [
            '[data-take]', '[data-choices] [data-choice]', '[data-choice]', '[data-lift]',
            '[data-spot].is-option', '[data-go]',
        ];
        const found = ways.map(inSight).find((each) => each.length > 0);
        if (found) one(found).click();
        for (let looks = 0; looks < 40 && document.querySelector('#ask')?.dataset.number === before; looks++) {
            if (document.querySelector('#ask')?.dataset.state !== 'asked' || inSight('[data-take]').length) break;
            await soon();
        }
        const after = document.querySelector('#ask')?.dataset;
        if (after?.number !== before || after?.state !== 'asked') chosen++;
        else await soon();
    }
    return { chosen, over: false };
}"""
