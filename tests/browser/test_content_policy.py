"""The Content-Security-Policy of the page: no inline style or script, and every screen still works under it.

Chromium writes each violation as an error, and ``Person.troubles`` has them: so the other browser tests look out for
them as well.
"""

from __future__ import annotations

from collections.abc import Callable
from urllib.request import urlopen

import pytest

from tests.browser.person import PHONE, Person
from tests.browser.screens import MOMENTS
from tests.browser.server_process import ServerProcess
from tests.browser.staged import stage
from tests.browser.test_lessons import Learner, follow

Meet = Callable[..., Person]
pytestmark = pytest.mark.browser

# The four boards in every run, by turns on a desk and on a phone; the other tables with `make soak`.
BOARDS = ["diceforge", "prophecy", "witcher", "runebound"]
TABLES = [pytest.param(name, marks=[] if name in BOARDS else pytest.mark.soak) for name in MOMENTS]
INLINE = "document.body.insertAdjacentHTML('beforeend', '<i style=\"color: red\"></i>')"
UNSTYLED = """[...document.querySelectorAll('[style]')]
    .filter(each => each.getAttribute('style').trim() && !each.style.length)
    .map(each => each.outerHTML.slice(0, 200))"""
"""The elements whose style attribute the browser did not apply."""


def test_the_policy_allows_no_inline_style_or_script(person: Meet, server: ServerProcess) -> None:
    with urlopen(server.address + "/") as answer:
        policy = dict(part.split(" ", 1) for part in answer.headers["Content-Security-Policy"].split("; "))
    assert policy["style-src"] == policy["default-src"] == "'self'"
    assert policy["script-src"] == "'self' 'wasm-unsafe-eval'"
    # WebAssembly runs the table in a tab; no text is ever evaluated as a script.
    assert not any("'unsafe" in sources for sources in policy.values())
    ada = person()
    ada.open("/")
    ada.page.evaluate(INLINE)
    assert len(ada.page.evaluate(UNSTYLED)) == 1
    heard, ada.troubles[:] = list(ada.troubles), []
    assert ["Content Security Policy" in each for each in heard] == [True], "the tests below would hear no violation"


@pytest.mark.parametrize("name", TABLES)
def test_a_table_keeps_to_the_policy(person: Meet, server: ServerProcess, name: str) -> None:
    moment = MOMENTS[name]
    small = list(MOMENTS).index(name) % 4 == 2
    ada = person(size=PHONE, touch=True) if small else person()
    ada.sit(stage(server, *moment.laid, seed=moment.seed))
    ada.wait_for_turn(timeout=60_000)
    ada.page.locator("[style]").first.wait_for(state="attached")
    assert ada.page.evaluate(UNSTYLED) == []
    assert ada.troubles == []


def test_all_around_a_table_keeps_to_the_policy(person: Meet, server: ServerProcess) -> None:
    ada, page = (met := person()), met.page
    moment = MOMENTS["diceforge"]
    table = stage(server, *moment.laid, seed=moment.seed)
    ada.sit(table)
    ada.wait_for_turn(timeout=60_000)
    page.get_by_role("button", name="Settings", exact=True).click()
    for key in ("r", "m", "w", "?"):
        page.keyboard.press(key)
    page.keyboard.press("Escape")
    page.keyboard.press("g")
    page.locator("dialog .legend").wait_for()
    assert page.evaluate(UNSTYLED) == []
    ada.open(f"/table/{table.table}/screen")
    page.locator("[data-screen]:not([data-screen=loading])").wait_for()
    ada.open("/rules/prophecy")
    page.locator("[data-example]").first.wait_for()
    assert page.evaluate(UNSTYLED) == []
    assert ada.troubles == []


def test_what_comes_before_and_after_a_game_keeps_to_the_policy(person: Meet, server: ServerProcess) -> None:
    ada, page = (met := person()), met.page
    over = server.finished("diceforge")
    ada.open(f"/table/{over}/results")
    page.locator("figure.chart").first.wait_for()
    ada.open(f"/table/{over}/replay")
    page.locator("#scrub").wait_for()
    page.get_by_role("button", name="One decision on").click()
    assert page.evaluate(UNSTYLED) == []
    learner = Learner(ada, "diceforge")
    for _ in range(2):
        learner.go_on(follow)
    ada.open("/")
    page.locator(".box").first.wait_for()
    assert page.evaluate(UNSTYLED) == []
    assert ada.troubles == []
