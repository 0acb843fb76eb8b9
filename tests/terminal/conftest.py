"""A test that spoke another language leaves none of it to the next."""

import pytest

from fabletable.terminal.speech import HOUSE


@pytest.fixture(autouse=True)
def english_again():
    yield
    HOUSE.speak("en")


@pytest.fixture(autouse=True)
def own_settings(tmp_path_factory, monkeypatch):
    """What a person at the terminal has been told is kept beside their settings; a test has its own."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path_factory.mktemp("settings")))
