"""The tiny game of the kernel's tests lies on the shelf beside the games of the server.

FABLETABLE_BRING names a game of your own to be tested like the others (docs/write-a-game.md).
"""

import os
from collections.abc import Iterator

import pytest

import fabletable
from fabletable.terminal.words import bring_from
from tests.kernel.lanterns import GAME
from tests.neighbours import a_postgres, a_redis, named_neighbour, told_of_neighbours, why_no_neighbour

# Programs that tests start speak English, whatever the machine speaks.
os.environ["FABLETABLE_LANGUAGE"] = "en"

fabletable.bring(GAME)
if os.environ.get("FABLETABLE_BRING"):
    bring_from(os.environ["FABLETABLE_BRING"])


def pytest_report_header() -> list[str]:
    return told_of_neighbours()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL of our own; started when the first test asks for it, stopped after the last."""
    if named_neighbour("postgres"):
        yield named_neighbour("postgres")
        return
    if why := why_no_neighbour("postgres"):
        pytest.fail(why)
    with a_postgres() as started:
        yield started.url


@pytest.fixture(scope="session")
def redis() -> Iterator[str]:
    """The URL of a Redis of our own."""
    if named_neighbour("redis"):
        yield named_neighbour("redis")
        return
    if why := why_no_neighbour("redis"):
        pytest.fail(why)
    with a_redis() as started:
        yield started.url
