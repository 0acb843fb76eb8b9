"""The tiny game of the kernel's tests lies on the shelf beside the games of the server.

FABLETABLE_BRING names a game of your own to be tested like the others (docs/write-a-game.md).
"""

import os
from collections.abc import Iterator

import pytest

import fabletable
from fabletable.terminal.words import bring_from
from tests.kernel.lanterns import GAME
from tests.local_services import a_postgres, a_redis, named_service, service_report, why_no_service

# Programs that tests start speak English, whatever the machine speaks.
os.environ["FABLETABLE_LANGUAGE"] = "en"

fabletable.bring(GAME)
if os.environ.get("FABLETABLE_BRING"):
    bring_from(os.environ["FABLETABLE_BRING"])


def pytest_report_header() -> list[str]:
    return service_report()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """Return the URL of a PostgreSQL of our own, which runs from the first test that asks for it to the last."""
    if named_service("postgres"):
        yield named_service("postgres")
        return
    if why := why_no_service("postgres"):
        pytest.fail(why)
    with a_postgres() as started:
        yield started.url


@pytest.fixture(scope="session")
def redis() -> Iterator[str]:
    """Return the URL of a Redis of our own."""
    if named_service("redis"):
        yield named_service("redis")
        return
    if why := why_no_service("redis"):
        pytest.fail(why)
    with a_redis() as started:
        yield started.url
