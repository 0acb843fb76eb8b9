"""Tests marked `browser` drive the page in a real Chromium: Debian's, or the one FABLETABLE_CHROMIUM names.

Where there is none they are skipped, so that `make test` runs anywhere; with FABLETABLE_BROWSER=required
they fail.
"""

import os
import shutil

import pytest


def find_chromium() -> str | None:
    names = (os.environ.get("FABLETABLE_CHROMIUM"), "chromium", "chromium-browser", "google-chrome")
    return next((path for name in names if name and (path := shutil.which(name))), None)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.browser)
    # Last: Playwright's loop runs on in its thread, and tests with a loop of their own could not start it any more.
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)
    if os.environ.get("FABLETABLE_BROWSER") == "required" or find_chromium():
        return
    for item in items:
        if item.get_closest_marker("browser"):
            item.add_marker(pytest.mark.skip(reason="no Chromium on this machine"))


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of the browser, for Playwright's `executable_path`."""
    path = find_chromium()
    if path is None:
        pytest.fail("FABLETABLE_BROWSER=required, but there is no Chromium on this machine")
    return path
