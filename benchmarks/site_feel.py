"""Measure the table in a tab beside a server's page, in one run: both behind the same slow line, in the same browser.

    make site-feel
    make site-feel ARGS="--game diceforge --clicks 20"

Prints the size of each part, the cold and the warm start, a click until what came of it is drawn, the same on a slow
processor, how long people wait for `hard`, and the memory of the engine after five games: each line as soon as it is
known, with the load of the machine, and all of them as a table at the end, beside what is aimed at. It takes some five
minutes on two idle cores. On a busy machine it stops in time: what could not be measured says so, and the memory is
that after as many games as there was time for. Starts and clicks are measured by turns at both places. The line is a
proxy of 10 Mbit/s in front of both, so that what workers fetch counts too. Chromium slows the page alone down: what its
worker takes is measured and counted four times.
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
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from random import Random
from statistics import median
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from playwright.sync_api import Error as Unseen

from benchmarks.feel import CHOOSE, WATCH
from conftest import find_chromium
from fabletable.server.site import part_of, parts_of, write_site
from tests.browser.conftest import FLAGS
from tests.browser.server_process import ServerProcess
from tests.browser.sites import KEPT, STILL, Files, play

LINE = 10_000_000 / 8
"""Bytes a second."""
DELAY = 0.02
CHUNK = 16 * 1024
SLOWER = 4
LONGEST = 30.0
"""Seconds of one part of the run at one place."""
LOOKING = 250.0
TURNS = 3
GAMES = 5
AT_ONCE = 20
"""Decisions after which it is seen whether there is time for more."""
MOST = 12_000_000
"""Bytes that a whole site may weigh as it travels."""
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
        # A page that is closed waits for no file.
        with suppress(ConnectionError):
            self._answer()

    def _answer(self) -> None:
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


class Place(NamedTuple):
    """A tab or a server, behind a line of its own."""

    name: str
    address: str
    context: BrowserContext


AIMS: dict[str, tuple[str, Callable[[float, float], bool]]] = {
    "shelf in sight, cold": ("1.5 s", lambda tab, _: tab <= 1.5),
    "first question, cold": ("8 s", lambda tab, _: tab <= 8),
    "first question, warm": ("3 s", lambda tab, _: tab <= 3),
    "click to new state, ms": ("1.5 times the server's", lambda tab, server: tab <= 1.5 * server),
    f"the same, {SLOWER} times slower, ms": ("1000 ms", lambda tab, _: tab < 1000),
    "memory of the engines, MB": ("128 MB", lambda tab, _: tab < 128),
}
"""The aims of the tab, and what tells whether figures of the tab and of the server reach them."""


class OutOfTime(Exception):
    """The run should be over, so no new part of it is begun."""


class Felt:
    """Figures by their names: those of the tab, those of the server."""

    def __init__(self, minutes: float) -> None:
        self._until = time.monotonic() + 60 * minutes
        self._known: dict[str, dict[str, float | None]] = {}

    @property
    def left(self) -> float:
        """Seconds until the run should be over."""
        return self._until - time.monotonic()

    def check_time(self) -> None:
        if self.left <= 0:
            raise OutOfTime("there was no time left")

    def tell(self, name: str, place: str, value: float | None, more: str = "") -> None:
        self._known.setdefault(name, {})[place] = value
        load = f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
        print(f"{name}, {place}: {_shown(value)}{more} ({load})", flush=True)

    @contextmanager
    def trying(self, name: str, place: str) -> Iterator[None]:
        """Go on with the next part where this one fails."""
        try:
            yield
        except (Unseen, AssertionError, OSError, OutOfTime) as broken:
            self.tell(name, place, None, f": {str(broken).splitlines()[0][:120]}")

    def table(self) -> None:
        print("\n| | aim | tab | server | reached |\n|---|---|---|---|---|")
        for name, values in self._known.items():
            aim, reached = AIMS.get(name, ("", None))
            tab, server = values.get("tab"), values.get("server")
            is_known = tab is not None and (server is not None or "server" not in aim)
            told = "" if reached is None else "?" if not is_known else "yes" if reached(tab or 0, server or 0) else "no"
            print(f"| {name} | {aim} | {_shown(tab)} | {_shown(server) if 'server' in values else ''} | {told} |")


def _shown(value: float | None) -> str:
    return "not measured" if value is None else f"{value:.0f}" if value >= 20 else f"{value:.1f}"


def main() -> int:
    wanted = _arguments()
    with tempfile.TemporaryDirectory() as name, sync_playwright() as tools, ExitStack() as afterwards:
        folder = Path(name)
        write_site(folder / "www" / "games")
        _weigh(folder / "www" / "games")
        files = ThreadingHTTPServer(("127.0.0.1", 0), partial(PackedFiles, directory=str(folder / "www")))
        threading.Thread(target=files.serve_forever, daemon=True).start()
        afterwards.callback(files.shutdown)
        server = ServerProcess(folder / "house", tests=False)
        (folder / "house").mkdir()
        server.start()
        afterwards.callback(server.stop)
        browser = tools.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        afterwards.callback(browser.close)
        site = afterwards.enter_context(Line(files.server_port).open())
        slowed = afterwards.enter_context(Line(server.port).open())
        _felt(browser, {"tab": f"{site}/games/", "server": f"{slowed}/"}, wanted).table()
    return 0


def _felt(browser: Browser, addresses: dict[str, str], wanted: argparse.Namespace) -> Felt:
    felt = Felt(wanted.minutes)
    places = [Place(name, address, _context(browser)) for name, address in addresses.items()]
    _starts(browser, places, wanted, felt)
    _all_clicks(places, wanted, felt)
    for place in places:
        with felt.trying("waiting for `hard`, s", place.name):
            felt.check_time()
            page = _begun(place, wanted.game, "hard")
            waits = _waits(page)
            felt.tell("waiting for `hard`, s", place.name, median(waits) if waits else None)
            page.close()
    with felt.trying("memory of the engines, MB", "tab"):
        _memory(places[0], wanted, felt)
    for place in places:
        place.context.close()
    return felt


def travels(folder: Path) -> dict[str, int]:
    """Return what each part of a site weighs where a host packs texts on the way."""
    found: dict[str, int] = {}
    for file in sorted(path for path in folder.rglob("*") if path.is_file()):
        data = file.read_bytes()
        name = part_of(file.relative_to(folder))
        found[name] = found.get(name, 0) + len(gzip.compress(data, 6) if file.suffix in PACKED else data)
    return found


def _weigh(folder: Path) -> None:
    """Print what each part weighs, as it lies there and as it travels."""
    packed = travels(folder)
    for part in parts_of(folder):
        print(f"{part.name:20}{part.size / 1e6:8.2f} MB{packed[part.name] / 1e6:8.2f} MB packed")
    whole, light = sum(part.size for part in parts_of(folder)), sum(packed.values())
    print(f"{'together':20}{whole / 1e6:8.2f} MB{light / 1e6:8.2f} MB packed", end=" ")
    print(f"(aim: under {MOST / 1e6:.0f})\n", flush=True)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", default="diceforge")
    parser.add_argument("--clicks", type=int, default=15)
    parser.add_argument("--starts", type=int, default=2, help="of each kind; the best one counts")
    parser.add_argument("--games", type=int, default=GAMES, help="before the memory is measured")
    parser.add_argument("--minutes", type=float, default=6.0, help="after so many no new part is begun")
    return parser.parse_args()


def _context(browser: Browser) -> BrowserContext:
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    context.set_default_timeout(120_000)
    context.add_init_script(WATCH)
    context.add_init_script(WORKER)
    context.add_init_script(f"({STILL})()")
    return context


def _starts(browser: Browser, places: list[Place], wanted: argparse.Namespace, felt: Felt) -> None:
    """Measure first visits in browsers that know nothing, then visits of one that has been there."""
    seen: dict[tuple[str, str], list[tuple[float, float]]] = {}
    for number in range(wanted.starts):
        for place in places if number % 2 == 0 else reversed(places):
            with felt.trying("first question, cold", place.name):
                felt.check_time()
                stranger = Place(place.name, place.address, _context(browser))
                page, *took = _first_question(stranger, wanted.game)
                seen.setdefault(("cold", place.name), []).append((took[0], took[1]))
                stranger.context.close()
    for place in places:
        with felt.trying("first question, warm", place.name):
            felt.check_time()
            page, *_ = _first_question(place, wanted.game)
            if place.name == "tab":
                page.goto(f"{place.address}#/")
                page.wait_for_function(KEPT)
            page.close()
    for number in range(wanted.starts):
        for place in places if number % 2 == 0 else reversed(places):
            with felt.trying("first question, warm", place.name):
                felt.check_time()
                page, *took = _first_question(place, wanted.game)
                seen.setdefault(("warm", place.name), []).append((took[0], took[1]))
                page.close()
    # The best of them counts: what else the machine does can only add.
    for (kind, place_name), took_all in seen.items():
        felt.tell(f"shelf in sight, {kind}", place_name, min(shelf for shelf, _ in took_all))
        felt.tell(f"first question, {kind}", place_name, min(question for _, question in took_all))


def _all_clicks(places: list[Place], wanted: argparse.Namespace, felt: Felt) -> None:
    """Click by turns at both places, so that what else the machine does meets both; then on a slow processor."""
    name, slow = "click to new state, ms", f"the same, {SLOWER} times slower, ms"
    pages: dict[str, Page] = {}
    for place in places:
        with felt.trying(name, place.name):
            felt.check_time()
            pages[place.name] = _begun(place, wanted.game, "medium")
    found: dict[str, list[float]] = {key: [] for key in pages}
    for _ in range(TURNS):
        for key, page in pages.items():
            with felt.trying(name, key):
                felt.check_time()
                page.bring_to_front()
                found[key] += _clicks(page, wanted.clicks // TURNS)
    for key, values in found.items():
        felt.tell(name, key, median(values) if values else None)
    for place in places:
        if place.name in pages:
            with felt.trying(slow, place.name):
                felt.check_time()
                pages[place.name].bring_to_front()
                values = _slowly(place, pages[place.name], wanted.clicks)
                felt.tell(slow, place.name, median(values) if values else None)
    for page in pages.values():
        page.close()


def _first_question(place: Place, game: str) -> tuple[Page, float, float]:
    """Open the shelf and begin a game against `medium`; return the seconds to the shelf and to the first question."""
    begun = time.monotonic()
    page = place.context.new_page()
    page.goto(place.address, wait_until="commit")
    page.wait_for_selector(f"[data-play='{game}']")
    shelf = time.monotonic() - begun
    _begin(page, game, "medium")
    return page, shelf, time.monotonic() - begun


def _begun(place: Place, game: str, bot: str) -> Page:
    page = place.context.new_page()
    page.goto(place.address)
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


def _clicks(page: Page, most: int) -> list[float]:
    """Return milliseconds from each click until the frame is drawn in which the table has gone on."""
    luck, chosen, until = Random("site-feel"), 0, time.monotonic() + LONGEST
    page.evaluate("() => { window.feel.clicks = []; window.worked = []; }")
    while chosen < most and time.monotonic() < until:
        said = page.evaluate(CHOOSE, luck.random())
        if said == "over":
            break
        chosen += said == "chosen"
        page.wait_for_timeout(LOOKING)
    found: list[float] = page.evaluate("() => window.feel.clicks")
    return found


def _slowly(place: Place, page: Page, most: int) -> list[float]:
    slow = place.context.new_cdp_session(page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    found = _clicks(page, most)
    worked = page.evaluate("() => window.worked")
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    return [each + (SLOWER - 1) * median(worked) for each in found] if worked else found


def _waits(page: Page, most: int = 6) -> list[float]:
    """Return seconds from a click to one's next question, where bots decided in between."""
    found: list[float] = []
    until = time.monotonic() + LONGEST
    while len(found) < most and time.monotonic() < until:
        before, begun = _number(page), time.monotonic()
        if play(page, 1, luck=before + 1):
            break
        page.wait_for_selector("#ask[data-state='asked'], #ask[data-state='over']")
        if _number(page) > before + 1:
            found.append(time.monotonic() - begun)
    return found


def _number(page: Page) -> int:
    return int(page.evaluate("() => document.querySelector('#ask').dataset.number"))


def _memory(place: Place, wanted: argparse.Namespace, felt: Felt) -> None:
    """Play whole games in one page, as many as there is time for; tell the megabytes that its engines then have."""
    felt.check_time()
    page, done = place.context.new_page(), 0
    page.goto(place.address)
    while done < wanted.games and felt.left > 0:
        page.evaluate("() => (location.hash = '#/')")
        page.wait_for_selector(f"[data-play='{wanted.game}']")
        _begin(page, wanted.game, "easy")
        while not (is_over := play(page, AT_ONCE, luck=done + 1)) and felt.left > 0:
            pass
        done += is_over
    engines = _engines(page)
    each = " and ".join(f"{size:.0f}" for size in engines)
    felt.tell("memory of the engines, MB", place.name, sum(engines), f" together ({each}), after {done} games")


def _engines(page: Page) -> list[float]:
    bytes_of = "() => self.engineMemory?.() ?? 0"
    return [float(worker.evaluate(bytes_of)) / 1e6 for worker in page.workers]


if __name__ == "__main__":
    sys.exit(main())
