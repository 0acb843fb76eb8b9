"""A whole server in the test's own process, and people who sit at its tables."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

import fabletable
from fabletable.server.app import make_app
from fabletable.server.settings import Settings, sqlite_url
from tests.kernel.lanterns import Lanterns
from tests.server.people import Inn

SECRET = "a secret of the test server"


@pytest.fixture(scope="session", autouse=True)
def _lanterns() -> None:
    fabletable.bring(Lanterns())


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(host="127.0.0.1", database=sqlite_url(tmp_path / "tables.sqlite3"), secret=SECRET)


@pytest.fixture
def inn(settings: Settings) -> Iterator[Inn]:
    with TestClient(make_app(settings), base_url="http://testserver.local") as client:
        yield Inn(client)
