"""Measure the table in a tab beside a server's page, in one run: both behind the same slow line, in the same browser.

    make site-feel
    make site-feel ARGS="--game diceforge --clicks 20"

Prints the size of each part, the cold and the warm start, a click until what came of it is drawn, the same on a slow
processor, how long people wait for `hard`, and the memory of the engine after five games. The line is a proxy of
10 Mbit/s in front of both, so that what workers fetch counts too. Chromium slows the page alone down: what its worker
takes is measured and counted four times.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import os
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from random import Random
from statistics import median

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from benchmarks.feel import CHOOSE, WATCH
from conftest import find_chromium
from fabletable.server.site import write_site
from tests.browser.conftest import FLAGS
from tests.browser.house import House
from tests.browser.sites import KEPT, STILL, Files

LINE = 10_000_000 / 8
"""Bytes a second."""
DELAY = 0.02
CHUNK = 16 * 1024
SLOWER = 4
GAMES = 5
PACKED = (".js", ".mjs", ".css", ".html", ".json", ".ftl", ".svg", ".webmanifest")
"""Endings of files that hosts pack on the way."""

# How long the worker of the tables took from a frame to the next one that came back.
WORKER = """
window.worked = [];
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => {
      if (data?.kind !== "frame" || !this.asked) return;
      window.worked.push(performance.now() - this.asked);
      this.asked = 0;
    });
  }
  postMessage(said, ...more) {
    if (said?.kind === "frame" && /"type":"choose"/.test(said.text)) this.asked = performance.now();
    super.postMessage(said, ...more);
  }
};
"""


class PackedFiles(Files):
    """A static host: it packs what is text."""

    def do_GET(self) -> None:
        path = Path(self.translate_path(self.path))
        if path.is_dir():
            path = path / "index.html"
        if path.suffix not in PACKED or not path.is_file():
            return super().do_GET()
        data = gzip.compress(path.read_bytes(), 6)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)
        return None


class Line:
    """A proxy that lets through so many bytes a second, for all connections together."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._free = 0.0
        self.port = 0

    @contextmanager
    def open(self) -> Iterator[str]:
        loop = asyncio.new_event_loop()
        threading.Thread(target=loop.run_forever, daemon=True).start()
        server = asyncio.run_coroutine_threadsafe(asyncio.start_server(self._join, "127.0.0.1", 0), loop).result()
        self.port = server.sockets[0].getsockname()[1]
        yield f"http://127.0.0.1:{self.port}"
        loop.call_soon_threadsafe(loop.stop)

    async def _join(self, here: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        there, forth = await asyncio.open_connection("127.0.0.1", self._to)
        await asyncio.gather(self._pass(here, forth, slowly=False), self._pass(there, back, slowly=True))

    async def _pass(self, source: asyncio.StreamReader, target: asyncio.StreamWriter, *, slowly: bool) -> None:
        try:
            while data := await source.read(CHUNK):
                if slowly:
                    self._free = max(self._free, time.monotonic()) + len(data) / LINE
                    await asyncio.sleep(self._free - time.monotonic())
                else:
                    await asyncio.sleep(DELAY)
                target.write(data)
                await target.drain()
        except (ConnectionError, OSError):
            pass
        finally:
            target.close()


@dataclass
class Felt:
    place: str
    shelf_cold: float = 0.0
    cold: float = 0.0
    shelf_warm: float = 0.0
    warm: float = 0.0
    clicks: list[float] = field(default_factory=list)
    slow: list[float] = field(default_factory=list)
    thinking: list[float] = field(default_factory=list)
    memory: float = 0.0


def main() -> int:
    wanted = _arguments()
    with tempfile.TemporaryDirectory() as name, sync_playwright() as tools, ExitStack() as afterwards:
        folder = Path(name)
        parts = write_site(folder / "www" / "games")
        files = ThreadingHTTPServer(("127.0.0.1", 0), partial(PackedFiles, directory=str(folder / "www")))
        threading.Thread(target=files.serve_forever, daemon=True).start()
        afterwards.callback(files.shutdown)
        house = House(folder / "house", tests=False)
        (folder / "house").mkdir()
        house.start()
        afterwards.callback(house.stop)
        browser = tools.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        afterwards.callback(browser.close)
        site = afterwards.enter_context(Line(files.server_port).open())
        server = afterwards.enter_context(Line(house.port).open())
        felt = [
            _felt(browser, "tab", f"{site}/games/", wanted),
            _felt(browser, "server", f"{server}/", wanted),
        ]
    _report(felt, [(part.name, part.size) for part in parts])
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", default="diceforge")
    parser.add_argument("--clicks", type=int, default=30)
    parser.add_argument("--games", type=int, default=GAMES, help="before the memory is measured")
    return parser.parse_args()


def _felt(browser: Browser, place: str, address: str, wanted: argparse.Namespace) -> Felt:
    felt = Felt(place)
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    context.set_default_timeout(120_000)
    context.add_init_script(WATCH)
    context.add_init_script(WORKER)
    context.add_init_script(f"({STILL})()")
    page, felt.shelf_cold, felt.cold = _first_question(context, address, wanted.game)
    if place == "tab":
        page.goto(f"{address}#/")
        page.wait_for_function(KEPT)
    page.close()
    page, felt.shelf_warm, felt.warm = _first_question(context, address, wanted.game)
    luck = Random(f"site-feel/{wanted.game}")
    felt.clicks = _clicks(page, wanted.clicks, luck)
    slow = context.new_cdp_session(page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.evaluate("() => { window.feel.clicks = []; window.worked = []; }")
    felt.slow = _clicks(page, wanted.clicks, luck)
    worked = page.evaluate("() => window.worked")
    if worked:
        felt.slow = [each + (SLOWER - 1) * median(worked) for each in felt.slow]
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    page.close()
    page = _begun(context, address, wanted.game, "hard")
    felt.thinking = _waits(page, luck)
    page.close()
    if place == "tab":
        felt.memory = _memory(context, address, wanted)
    context.close()
    return felt


def _first_question(context: BrowserContext, address: str, game: str) -> tuple[Page, float, float]:
    """Open the shelf and begin a game against `medium`; return the seconds to the shelf and to the first question."""
    begun = time.monotonic()
    page = context.new_page()
    page.goto(address, wait_until="commit")
    page.wait_for_selector(f"[data-play='{game}']")
    shelf = time.monotonic() - begun
    _begin(page, game, "medium")
    return page, shelf, time.monotonic() - begun


def _begun(context: BrowserContext, address: str, game: str, bot: str) -> Page:
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector(f"[data-play='{game}']")
    _begin(page, game, bot)
    return page


def _begin(page: Page, game: str, bot: str) -> None:
    change = page.locator(f"[data-change='{game}']")
    (change if change.count() else page.locator(f"[data-play='{game}']")).click()
    for each in page.locator(f"dialog input[value='{bot}']").all():
        each.check(force=True)
    page.locator("dialog .start").click()
    page.wait_for_selector("#ask[data-state='asked']")


def _choose(page: Page, luck: Random) -> str:
    return str(page.evaluate(CHOOSE, luck.random()))


def _clicks(page: Page, most: int, luck: Random) -> list[float]:
    """Return milliseconds from each click until the frame is drawn in which the table has gone on."""
    chosen = 0
    while chosen < most:
        said = _choose(page, luck)
        if said == "over":
            break
        chosen += said == "chosen"
        page.wait_for_timeout(250)
    found: list[float] = page.evaluate("() => window.feel.clicks")
    return found


def _waits(page: Page, luck: Random, most: int = 12) -> list[float]:
    """Return seconds from a click to one's next question, where bots decided in between."""
    found: list[float] = []
    for _ in range(most * 6):
        before = _number(page)
        begun = time.monotonic()
        said = _choose(page, luck)
        if said == "over" or len(found) == most:
            break
        if said == "chosen":
            page.wait_for_function(
                """before => { const ask = document.querySelector('#ask');
                    return ask.dataset.state !== 'waiting' && Number(ask.dataset.number) > before
                      && ['asked', 'over'].includes(ask.dataset.state); }""",
                arg=before,
            )
            if _number(page) > before + 1:
                found.append(time.monotonic() - begun)
        else:
            page.wait_for_timeout(50)
    return found


def _number(page: Page) -> int:
    return int(page.evaluate("() => document.querySelector('#ask').dataset.number"))


def _memory(context: BrowserContext, address: str, wanted: argparse.Namespace) -> float:
    """Play whole games in one page; return the megabytes of memory that the engine of its tables then has."""
    luck = Random("site-feel/memory")
    page = context.new_page()
    page.goto(address)
    for _ in range(wanted.games):
        page.evaluate("() => (location.hash = '#/')")
        page.wait_for_selector(f"[data-play='{wanted.game}']")
        _begin(page, wanted.game, "easy")
        while _choose(page, luck) != "over":
            page.wait_for_timeout(20)
    bytes_of = "() => self.engineMemory?.() ?? 0"
    return max((float(worker.evaluate(bytes_of)) for worker in page.workers), default=0.0) / 1e6


def _report(felt: list[Felt], parts: list[tuple[str, int]]) -> None:
    for name, size in parts:
        print(f"{name:20}{size / 1e6:8.2f} MB")
    print(f"{'together':20}{sum(size for _, size in parts) / 1e6:8.2f} MB")
    rows: list[tuple[str, Callable[[Felt], str]]] = [
        ("shelf in sight, cold", lambda each: f"{each.shelf_cold:.1f} s"),
        ("first question, cold", lambda each: f"{each.cold:.1f} s"),
        ("shelf in sight, warm", lambda each: f"{each.shelf_warm:.1f} s"),
        ("first question, warm", lambda each: f"{each.warm:.1f} s"),
        ("click to new state", lambda each: f"{_median(each.clicks):.0f} ms"),
        (f"the same, {SLOWER} times slower", lambda each: f"{_median(each.slow):.0f} ms"),
        (
            "waiting for `hard`",
            lambda each: f"{_median(each.thinking):.2f} s, at most {max(each.thinking, default=0):.2f}",
        ),
        ("memory of the engine", lambda each: f"{each.memory:.0f} MB" if each.memory else ""),
    ]
    print(f"\n| | {' | '.join(each.place for each in felt)} |\n|---|{'---|' * len(felt)}")
    for name, told in rows:
        print(f"| {name} | {' | '.join(told(each) for each in felt)} |")
    print(f"\nload of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


def _median(values: list[float]) -> float:
    return median(values) if values else 0.0


if __name__ == "__main__":
    sys.exit(main())
