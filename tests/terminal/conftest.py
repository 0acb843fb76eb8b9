"""A test that spoke another language leaves none of it to the next."""

import pytest

from fabletable.terminal.speech import HOUSE


@pytest.fixture(autouse=True)
def english_again():
    yield
    HOUSE.speak("en")
