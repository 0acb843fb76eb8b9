"""Tests marked `browser` drive the page in a real Chromium: Debian's, or the one FABLETABLE_CHROMIUM names.

Where there is none they are skipped, so that `make test` runs anywhere; with FABLETABLE_BROWSER=required
they fail.
"""

import os
import shutil
import sys

import pytest

# Where no bytecode is kept, every worker and every program that a test starts compiles all of it again.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


def find_chromium() -> str | None:
    names = (os.environ.get("FABLETABLE_CHROMIUM"), "chromium", "chromium-browser", "google-chrome")
    return next((path for name in names if name and (path := shutil.which(name))), None)


def is_of_browser(item: pytest.Item) -> bool:
    return item.get_closest_marker("browser") is not None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.browser)
    # Last: Playwright's loop runs on in its thread, and tests with a loop of their own could not start it any more. The
    # longest first among them, so that all workers end at the same time.
    items.sort(key=lambda item: (is_of_browser(item), item.get_closest_marker("timeout") is None))
    if os.environ.get("FABLETABLE_BROWSER") == "required" or find_chromium():
        return
    for item in items:
        if item.get_closest_marker("browser"):
            item.add_marker(pytest.mark.skip(reason="no Chromium on this machine"))


@pytest.fixture(scope="session")
def chromium() -> str:
    """Return the path of the browser, for Playwright's `executable_path`."""
    path = find_chromium()
    if path is None:
        pytest.fail("FABLETABLE_BROWSER=required, but there is no Chromium on this machine")
    return path
