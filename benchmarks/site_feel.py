"""Measure the table in a tab beside a server's page, in one run: both behind the same slow line, in the same browser.

    make site-feel
    make site-feel ARGS="--game diceforge --clicks 20"

Prints the size of each part, the cold and the warm start, a click until what came of it is drawn, the same on a slow
processor, how long people wait for `hard`, and the memory of the engine after five games: each line as soon as it is
known, with the load of the machine, and all of them as a table at the end. It takes some five minutes on two idle
cores. The line is a proxy of 10 Mbit/s in front of both, so that what workers fetch counts too. Chromium slows the page
alone down: what its worker takes is measured and counted four times.
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
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from random import Random
from statistics import median
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

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
LONGEST = 60.0
"""Seconds of one part of the run."""
LOOKING = 250.0
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


class Place(NamedTuple):
    """A tab or a server, behind a line of its own."""

    name: str
    address: str
    context: BrowserContext


Told = dict[str, list[str]]
"""Figures by their names, for each place in turn."""


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
        told = _felt(browser, {"tab": f"{site}/games/", "server": f"{slowed}/"}, wanted)
    print("\n| | tab | server |\n|---|---|---|")
    for name, values in told.items():
        print(f"| {name} | {' | '.join(values)} |")
    return 0


def _felt(browser: Browser, addresses: dict[str, str], wanted: argparse.Namespace) -> Told:
    told: Told = {}
    places = [Place(name, address, _context(browser)) for name, address in addresses.items()]
    for place in places:
        _starts(browser, place, wanted, told)
    pages = {place: _begun(place, wanted.game, "medium") for place in places}
    for place, page in pages.items():
        _tell(told, place, "click to new state", _ms(_clicks(page, wanted.clicks)))
    for place, page in pages.items():
        _tell(told, place, f"the same, {SLOWER} times slower", _ms(_slowly(place, page, wanted.clicks)))
        page.close()
    for place in places:
        page = _begun(place, wanted.game, "hard")
        waits = _waits(page)
        _tell(told, place, "waiting for `hard`", f"{_median(waits):.2f} s, at most {max(waits, default=0):.2f}")
        page.close()
    memory = f"memory of the engine after {wanted.games} games"
    _tell(told, places[0], memory, _memory(places[0], wanted))
    told[memory].append("")
    for place in places:
        place.context.close()
    return told


def _tell(told: Told, place: Place, name: str, value: str) -> None:
    told.setdefault(name, []).append(value)
    print(f"{name}, {place.name}: {value} (load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores)", flush=True)


def _weigh(folder: Path) -> None:
    """Print what each part weighs, as it lies there and as it travels."""
    travels: dict[str, int] = {}
    for file in sorted(path for path in folder.rglob("*") if path.is_file()):
        data = file.read_bytes()
        name = part_of(file.relative_to(folder))
        travels[name] = travels.get(name, 0) + len(gzip.compress(data, 6) if file.suffix in PACKED else data)
    for part in parts_of(folder):
        print(f"{part.name:20}{part.size / 1e6:8.2f} MB{travels[part.name] / 1e6:8.2f} MB packed")
    whole = sum(part.size for part in parts_of(folder))
    print(f"{'together':20}{whole / 1e6:8.2f} MB{sum(travels.values()) / 1e6:8.2f} MB packed\n", flush=True)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", default="diceforge")
    parser.add_argument("--clicks", type=int, default=15)
    parser.add_argument("--starts", type=int, default=2, help="of each kind; the best one counts")
    parser.add_argument("--games", type=int, default=GAMES, help="before the memory is measured")
    return parser.parse_args()


def _context(browser: Browser) -> BrowserContext:
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    context.set_default_timeout(120_000)
    context.add_init_script(WATCH)
    context.add_init_script(WORKER)
    context.add_init_script(f"({STILL})()")
    return context


def _starts(browser: Browser, place: Place, wanted: argparse.Namespace, told: Told) -> None:
    """Measure first visits in browsers that know nothing, then visits of one that has been there."""
    colds, warms = [], []
    for _ in range(wanted.starts):
        stranger = Place(place.name, place.address, _context(browser))
        page, *took = _first_question(stranger, wanted.game)
        colds.append(took)
        stranger.context.close()
    _tell(told, place, "shelf in sight, cold", _seconds([shelf for shelf, _ in colds]))
    _tell(told, place, "first question, cold", _seconds([question for _, question in colds]))
    page, *_ = _first_question(place, wanted.game)
    if place.name == "tab":
        page.goto(f"{place.address}#/")
        page.wait_for_function(KEPT)
    page.close()
    for _ in range(wanted.starts):
        page, *took = _first_question(place, wanted.game)
        warms.append(took)
        page.close()
    _tell(told, place, "shelf in sight, warm", _seconds([shelf for shelf, _ in warms]))
    _tell(told, place, "first question, warm", _seconds([question for _, question in warms]))


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
    page.evaluate("() => { window.feel.clicks = []; window.worked = []; }")
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


def _memory(place: Place, wanted: argparse.Namespace) -> str:
    """Play whole games in one page; return the megabytes that its engines then have."""
    page = place.context.new_page()
    page.goto(place.address)
    for number in range(wanted.games):
        page.evaluate("() => (location.hash = '#/')")
        page.wait_for_selector(f"[data-play='{wanted.game}']")
        _begin(page, wanted.game, "easy")
        play(page, luck=number + 1)
        print(f"  game {number + 1} of {wanted.games} is over: {_engines(page)}", flush=True)
    return _engines(page)


def _engines(page: Page) -> str:
    bytes_of = "() => self.engineMemory?.() ?? 0"
    return ", ".join(f"{float(worker.evaluate(bytes_of)) / 1e6:.0f} MB" for worker in page.workers)


def _ms(values: list[float]) -> str:
    return f"{_median(values):.0f} ms"


def _seconds(values: list[float]) -> str:
    """Return the best of them: what else the machine does can only add."""
    return f"{min(values):.1f} s"


def _median(values: list[float]) -> float:
    return median(values) if values else 0.0


if __name__ == "__main__":
    sys.exit(main())
