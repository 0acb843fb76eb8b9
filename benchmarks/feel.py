"""Measure how the page feels: a whole game of each title in a real browser, everything shown at once.

    make feel
    make feel ARGS="runebound --most 150"

Prints how long it took from a click on a choice until the page had drawn what came of it, and every task of the page
that took over 200 ms after the table was first drawn. Fails when the median is not under 100 ms or there is such a
task. The player pauses a quarter of a second after each result, as quick people do. Everything else that the
machine does counts in, so its load is printed too, and the page's own processor time a click.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from playwright.sync_api import Browser, CDPSession, sync_playwright

import fabletable
from conftest import find_chromium
from tests.browser.conftest import FLAGS
from tests.browser.person import Person
from tests.browser.server_process import ServerProcess

MEDIAN_MOST = 100.0
TASK_MOST = 200.0

# A click counts from the moment the browser hears of it until the frame is drawn in which the table has gone on.
WATCH = """
window.feel = { clicks: [], tasks: [], begun: null, drawing: false, now: null };
new PerformanceObserver((list) => {
  for (const task of list.getEntries()) window.feel.tasks.push([task.startTime, task.duration]);
}).observe({ type: "longtask", buffered: true });
const note = () => {
  const now = document.querySelector("#ask")?.dataset.number ?? null;
  if (now !== null && now !== window.feel.now && window.feel.begun !== null) {
    const begun = window.feel.begun;
    [window.feel.begun, window.feel.drawing] = [null, true];
    requestAnimationFrame(() => setTimeout(() => {
      window.feel.clicks.push(performance.now() - begun);
      window.feel.drawing = false;
    }));
  }
  window.feel.now = now;
};
document.addEventListener("DOMContentLoaded", () =>
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true }));
"""

# Whatever is asked, in the page itself, so that no time of the tool that drives it is measured; and, as a person would,
# only once it has been drawn: the drawing of the last answer is no part of the next.
CHOOSE = """(luck) => {
  const ask = document.querySelector("#ask");
  if (!ask) return "";
  if (ask.dataset.state === "over") return "over";
  if (ask.dataset.state !== "asked" || window.feel.begun !== null || window.feel.drawing) return "";
  const rows = [...document.querySelectorAll("[data-choice]")].filter((row) => !row.disabled && row.offsetParent);
  if (!rows.length) return "";
  window.feel.begun = performance.now();
  rows[Math.floor(luck * rows.length)].click();
  return "chosen";
}"""


# When the frame is drawn in which the table has come.
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(() => drawn(performance.now()))))"

LOOKING = 250.0


@dataclass
class Felt:
    game: str
    clicks: list[float] = field(default_factory=list)
    tasks: list[tuple[float, float]] = field(default_factory=list)
    """The start of each task in milliseconds after the page was opened, and its length."""
    first_paint: float = 0.0
    busy: float = 0.0
    """Milliseconds of processor time of the page, a click; what the others do until the next is in it."""
    over: bool = False

    @property
    def too_long(self) -> list[tuple[float, float]]:
        return [task for task in self.tasks if task[0] > self.first_paint and task[1] > TASK_MOST]

    @property
    def is_well(self) -> bool:
        return bool(self.clicks) and median(self.clicks) < MEDIAN_MOST and not self.too_long


def main() -> int:
    wanted = _arguments()
    felt: list[Felt] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as tools, ExitStack() as afterwards:
        server = ServerProcess(Path(folder), tests=False)
        server.start()
        afterwards.callback(server.stop)
        browser = tools.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        afterwards.callback(browser.close)
        for game in wanted.games or fabletable.shelf():
            felt.append(_play(browser, server.address, game, wanted))
            _report(felt[-1])
    return 0 if all(each.is_well for each in felt) else 1


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", help="all on the shelf, unless some are named")
    parser.add_argument("--most", type=int, default=1000, help="clicks, if the game has not ended by then")
    parser.add_argument("--minutes", type=float, default=10.0, help="of a game")
    return parser.parse_args()


def _play(browser: Browser, address: str, game: str, wanted: argparse.Namespace) -> Felt:
    felt = Felt(game)
    ada = Person(browser, address)
    ada.context.add_init_script(WATCH)
    ada.lay_out(game)
    ada.page.wait_for_selector("#ask")
    felt.first_paint = ada.page.evaluate(DRAWN)
    ticks = ada.context.new_cdp_session(ada.page)
    ticks.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = _ticks(ticks)
    luck, until, chosen = Random(f"feel/{game}"), time.monotonic() + wanted.minutes * 60, 0
    while time.monotonic() < until and chosen < wanted.most and not felt.over:
        said = ada.page.evaluate(CHOOSE, luck.random())
        felt.over = said == "over"
        chosen += said == "chosen"
        _wait(ada)
    found: dict[str, Any] = ada.page.evaluate("() => window.feel")
    felt.clicks, felt.tasks = found["clicks"], [(begun, took) for begun, took in found["tasks"]]
    felt.busy = (_ticks(ticks) - before) * 1000 / max(1, chosen)
    ada.context.close()
    return felt


def _ticks(session: CDPSession) -> float:
    """Return the seconds of processor time of the page so far, without what else the machine does."""
    found = session.send("Performance.getMetrics")["metrics"]
    return float(next(each["value"] for each in found if each["name"] == "TaskDuration"))


def _wait(ada: Person) -> None:
    """Wait as long as a person looks before the next click; this is not counted."""
    ada.page.wait_for_timeout(LOOKING)


def _report(felt: Felt) -> None:
    clicks = sorted(felt.clicks)
    if not clicks:
        print(f"{felt.game:10} nothing came of any click")
        return
    p95 = clicks[min(len(clicks) - 1, len(clicks) * 95 // 100)]
    end = "to its end" if felt.over else "not to its end"
    parts = [
        f"{felt.game:10} {len(clicks)} clicks, {end}: {median(clicks):.0f} ms median, {p95:.0f} ms p95",
        f"{felt.busy:.0f} ms of processor time a click",
        f"the table drawn after {felt.first_paint / 1000:.1f} s",
        f"{len(felt.tasks)} tasks over 50 ms, {len(felt.too_long)} over {TASK_MOST:.0f} ms",
        f"load of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores",
    ]
    print("; ".join(parts), flush=True)
    for begun, took in felt.too_long:
        print(f"           {took:.0f} ms, {begun / 1000:.1f} s after the page was opened")


if __name__ == "__main__":
    sys.exit(main())
