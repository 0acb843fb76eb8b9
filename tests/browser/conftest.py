from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.house import ROOT, House
from tests.browser.person import Person

# Inside a container there is no sandbox for Chromium to set up, and nothing of Google's to talk to.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    assert (ROOT / "src/fabletable/server/page/index.html").exists(), "the page is not built: make page"
    served = House(tmp_path_factory.mktemp("house"))
    served.start()
    yield served
    served.stop()


@pytest.fixture
def person(browser: Browser, house: House) -> Iterator[Callable[..., Person]]:
    """``person(name="Rok", size=PHONE)`` opens another browser. Afterwards nobody may have met an error."""
    people: list[Person] = []

    def meet(**how: Any) -> Person:
        people.append(Person(browser, how.pop("address", house.address), **how))
        return people[-1]

    yield meet
    for each in people:
        each.close()
