from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Page, sync_playwright

from tests.browser.person import Person
from tests.browser.server_process import ROOT, ServerProcess

# The popup of the address bar would be a page of its own beside every window, and take longer to start than ours. This
# list replaces Playwright's, so what matters of that stands here too.
WITHOUT = [
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "AimEnabled",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
]
# Inside a container there is no sandbox for Chromium to set up, and nothing of Google's to talk to.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(WITHOUT)}",
]

MOST_VISITS = 12
"""The most visits to one window, since what it keeps of earlier pages grows."""


class Windows:
    """Left open by those who went; in one that has shown the page before it is there in a third of the time."""

    def __init__(self) -> None:
        self.open: dict[bool, list[Page]] = {False: [], True: []}
        self.visits: Counter[Page] = Counter()

    def take(self, touch: bool) -> Page | None:
        return self.open[touch].pop() if self.open[touch] else None

    def take_back(self, window: Page, touch: bool) -> None:
        self.visits[window] += 1
        if self.visits[window] == MOST_VISITS:
            window.context.close()
        else:
            self.open[touch].append(window)


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
    """Add to the report of a failed test the text that each open window shows."""
    outcome = yield
    report = outcome.get_result()  # type: ignore[attr-defined]
    browser = getattr(item, "funcargs", {}).get("browser")
    if report.when != "call" or not report.failed or browser is None:
        return
    for page in [page for context in browser.contexts for page in context.pages]:
        try:
            text = page.locator("body").inner_text(timeout=2000)
        except Error as error:
            text = str(error)
        report.sections.append((f"Window at {page.url}", " | ".join(text.split("\n"))[:800]))


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    assert (ROOT / "src/fabletable/server/page/index.html").exists(), "the page is not built: make page"
    served = ServerProcess(tmp_path_factory.mktemp("house"))
    served.start()
    yield served
    served.stop()


@pytest.fixture(scope="session")
def _mended(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("frail")
    shutil.copytree(ROOT / "src/fabletable/server/page", folder / "page")
    served = ServerProcess(folder, page=folder / "page")
    yield served
    served.stop()


@pytest.fixture
def frail(_mended: ServerProcess) -> ServerProcess:
    """Lend a server to be killed and started again, with a copy of the page that may be replaced."""
    if _mended.process is None or _mended.process.poll() is not None:
        _mended.start()
    return _mended


@pytest.fixture(scope="session")
def windows() -> Windows:
    return Windows()


@pytest.fixture
def person(browser: Browser, server: ServerProcess, windows: Windows) -> Iterator[Callable[..., Person]]:
    """Return a function that opens another browser: ``person(name="Rok", size=PHONE)``. No browser may have met an
    error."""
    people: list[Person] = []

    def meet(*, address: str = server.address, touch: bool = False, kept: bool = False, **how: Any) -> Person:
        window = None if kept else windows.take(touch)
        people.append(Person(browser, address, touch=touch, kept=kept, window=window, **how))
        return people[-1]

    yield meet
    for each in people:
        if each.kept:
            each.context.close()
        elif window := each.leave():
            windows.take_back(window, each.touch)
    assert [each.troubles for each in people if each.troubles] == []
