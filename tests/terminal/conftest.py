"""A test that spoke another language leaves none of it to the next."""

import pytest

from fabletable.terminal.speech import SPEECH


@pytest.fixture(autouse=True)
def english_again():
    yield
    SPEECH.speak("en")


@pytest.fixture(autouse=True)
def own_settings(tmp_path_factory, monkeypatch):
    """Give a test settings and tables of its own."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path_factory.mktemp("settings")))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
