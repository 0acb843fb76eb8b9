"""The terminal speaks English in its tests, whatever the machine speaks."""

import pytest

from fabletable.terminal.speech import HOUSE


@pytest.fixture(autouse=True)
def english(monkeypatch):
    monkeypatch.setenv("FABLETABLE_LANGUAGE", "en")
    yield
    HOUSE.speak("en")
