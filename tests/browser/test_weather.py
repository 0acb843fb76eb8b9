"""Bad weather in a tab: each trouble is said in one clear sentence, and nothing is lost."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, Worker, expect

import fabletable
from fabletable.bots import make_bot, play_on
from tests.browser.sites import CHOICE, DESKTOP, KEPT, PLAYED, STILL, Files, begin, play, served, window

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

SOON = 90_000


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("www")


@pytest.fixture(scope="module")
def site(folder: Path) -> Iterator[str]:
    with served(folder) as address:
        yield address


def said(page: Page, sentence: str) -> None:
    """Expect one alert that says this."""
    expect(page.locator("[role=alert]").first).to_contain_text(sentence, timeout=SOON)


def with_worker(browser: Browser, code: str) -> BrowserContext:
    """Return a window whose table's worker begins with this code."""
    context = browser.new_context(viewport=DESKTOP, service_workers="block")  # type: ignore[arg-type]
    context.set_default_timeout(SOON)

    def begin_with(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=code + answer.text())

    context.route("**/assets/table-worker*.js", begin_with)
    return context


def table_worker(page: Page) -> Worker:
    return next(worker for worker in page.workers if "table-worker" in worker.url)


def test_without_web_assembly_one_can_still_read(browser: Browser, site: str) -> None:
    page = window(browser).new_page()
    page.add_init_script("delete globalThis.WebAssembly")
    page.goto(site)
    said(page, "This browser cannot run the table")
    page.goto(f"{site}#/rules/diceforge")
    expect(page.locator("h1")).to_contain_text("Dice Forge", timeout=SOON)
    page.context.close()


def test_blocked_storage_is_said_and_a_game_can_be_played_and_saved(browser: Browser, site: str) -> None:
    blocked = "Object.defineProperty(self, 'NAME', { get() { throw new DOMException('blocked', 'SecurityError'); } });"
    context = with_worker(browser, blocked.replace("NAME", "indexedDB"))
    context.add_init_script(blocked.replace("NAME", "localStorage").replace("self", "window"))
    page = context.new_page()
    page.goto(site)
    said(page, "This window forgets everything when it closes")
    begin(page, site, "diceforge", "easy")
    page.wait_for_selector(CHOICE)
    play(page, 2)
    context.close()


def test_a_lesson_has_a_first_page_while_the_table_is_set_up(browser: Browser, site: str) -> None:
    context = browser.new_context(viewport=DESKTOP, service_workers="block")  # type: ignore[arg-type]
    context.set_default_timeout(SOON)
    held: list[Route] = []
    context.route("**/runtime/engine-*", lambda route: held.append(route))  # noqa: PLW0108 Playwright takes no built-in function
    page = context.new_page()
    page.goto(site)
    page.locator("[data-teach=diceforge]").click()
    first = page.locator("[data-first-page=diceforge]")
    expect(first).to_contain_text("Forge better faces")
    first.locator("[data-begin]").click()
    expect(first.locator("[data-begin]")).to_contain_text("Starts in")
    for each in held:
        each.continue_()
    page.wait_for_url("**#/table/*")
    context.close()


FULL = """
const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (...given) {
  if (self.full) throw new DOMException("full", "QuotaExceededError");
  return put.apply(this, given);
};
"""


def test_a_full_storage_is_said_and_the_decision_is_not_lost(browser: Browser, site: str) -> None:
    context = with_worker(browser, FULL)
    page = context.new_page()
    page.goto(site)
    page.evaluate(STILL)
    begin(page, site, "diceforge", "easy")
    page.wait_for_selector(CHOICE)
    table_worker(page).evaluate("() => { self.full = true; }")
    asked = page.locator(CHOICE).first.inner_text()
    page.keyboard.press("1")
    expect(page.get_by_text("No room is left on this device").first).to_be_visible(timeout=SOON)
    assert page.locator(CHOICE).first.inner_text() == asked
    table_worker(page).evaluate("() => { self.full = false; }")
    number = page.locator("[data-number]").first.get_attribute("data-number")
    page.keyboard.press("1")
    page.wait_for_function("n => document.querySelector('[data-number]').dataset.number !== n", arg=number)
    context.close()


@pytest.mark.parametrize("bot", [pytest.param("easy", marks=pytest.mark.soak), "hard"])
def test_a_killed_worker_is_begun_again_and_nothing_is_lost(browser: Browser, site: str, bot: str) -> None:
    """The worker of the tables takes those that think for its bots with it."""
    page = window(browser).new_page()
    page.goto(site)
    page.evaluate(STILL)
    begin(page, site, "diceforge", bot)
    play(page, 2)
    page.wait_for_selector(CHOICE)
    number = int(page.locator("[data-number]").first.get_attribute("data-number") or 0)
    page.keyboard.press("1")
    page.wait_for_function("n => Number(document.querySelector('[data-number]').dataset.number) > n", arg=number)
    with page.expect_worker(timeout=SOON):
        table_worker(page).evaluate("() => self.close()")
    page.wait_for_selector(CHOICE, timeout=SOON)
    assert int(page.locator("[data-number]").first.get_attribute("data-number") or 0) > number
    play(page, 1)
    page.context.close()


SLOW_STEAL = """
if (navigator.locks) {
  const request = navigator.locks.request.bind(navigator.locks);
  navigator.locks.request = async (name, how, then) => {
    if (how.steal) await new Promise((done) => setTimeout(done, 1500));
    return request(name, how, then);
  };
}
"""
"""A script that lets the browser hand a lock over only after a while."""


def test_a_second_window_says_so_and_may_take_over(browser: Browser, site: str) -> None:
    """The page may ask for its tables again before the browser has handed them over."""
    context = window(browser)
    context.add_init_script(SLOW_STEAL)
    first = context.new_page()
    first.goto(site)
    first.evaluate(STILL)
    begin(first, site, "diceforge", "easy")
    play(first, 2)
    first.wait_for_selector(CHOICE)
    asked = first.locator(CHOICE).first.inner_text()
    second = first.context.new_page()
    second.goto(site)
    said(second, "Your games on this device are open in another window")
    second.locator("[role=alert] .btn--go").click()
    second.goto(first.url)
    second.wait_for_selector(CHOICE)
    assert second.locator(CHOICE).first.inner_text() == asked
    first.goto(f"{site}#/")
    said(first, "Your games on this device are open in another window")
    first.context.close()


def test_a_record_of_other_rules_is_named(browser: Browser, site: str, tmp_path: Path) -> None:
    match = fabletable.start("diceforge", players=2, seed="older", quick=True)
    play_on(match, {seat: make_bot("random", f"older/{seat}") for seat in range(2)})
    record = match.record()
    older = tmp_path / "older.json"
    older.write_bytes(msgspec.structs.replace(record, version="0.0").to_json())
    whole = tmp_path / "whole.json"
    whole.write_bytes(record.to_json())
    nothing = tmp_path / "nothing.json"
    nothing.write_text(json.dumps({"no": "record"}))
    page = window(browser).new_page()
    page.goto(site)
    page.wait_for_function(KEPT)
    page.locator("header button").last.click()
    page.get_by_text("Save or move my data").click()
    for file, sentence in ((older, "Other rules"), (nothing, "holds no games"), (whole, "1 game was added")):
        page.locator("input[type=file]").set_input_files(file)
        expect(page.locator(".data [role=status]")).to_contain_text(sentence, timeout=SOON)
    page.context.close()


DYING = """
const send = XMLHttpRequest.prototype.send;
XMLHttpRequest.prototype.send = function (...given) {
  send.apply(this, given);
  if (self.looked) return;
  self.looked = true;
  const asking = new XMLHttpRequest();
  asking.open("GET", "../dying", false);
  asking.send();
  if (asking.status !== 200) return;
  self.postMessage = () => {};
  self.close();
};
"""
"""A script that ends a worker in the middle of its thinking, when it first looks for signals, without telling
anyone."""


@pytest.mark.soak
def test_a_thinker_that_dies_silently_is_begun_again(browser: Browser, site: str, folder: Path) -> None:
    dying = folder / "games" / "dying"
    dying.write_text("1")
    (worker,) = (folder / "games" / "assets").glob("job-worker*.js")
    before = worker.read_text("utf-8")
    worker.write_text(DYING + before, "utf-8")
    context = browser.new_context(viewport=DESKTOP, service_workers="block")  # type: ignore[arg-type]
    context.set_default_timeout(SOON)
    page = context.new_page()
    page.goto(site)
    page.evaluate(STILL)
    Files.asked.clear()
    begin(page, site, "diceforge", "hard")
    page.evaluate(f"() => {{ void ({PLAYED})([30, 1, 120000]); }}")
    try:
        wait_for(lambda: "/games/dying" in Files.asked)
        dying.unlink()
        # Another one thinks instead of it.
        wait_for(lambda: Files.asked.count("/games/dying") > 1)
        number = int(page.locator("[data-number]").first.get_attribute("data-number") or 0)
        page.wait_for_function(
            "n => Number(document.querySelector('[data-number]').dataset.number) > n + 1", arg=number
        )
    finally:
        worker.write_text(before, "utf-8")
        dying.unlink(missing_ok=True)
    context.close()


def wait_for(happened: Callable[[], bool]) -> None:
    until = time.monotonic() + SOON / 1000
    while not happened():
        assert time.monotonic() < until
        time.sleep(0.1)
