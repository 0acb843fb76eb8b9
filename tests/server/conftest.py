"""A whole server in the test's own process, and people who sit at its tables.

Every test also runs on PostgreSQL, those in which no SQL is at stake with `make soak` only; those with a second process
``other_process`` also on SQLite with the news carried by Redis, and from socket to socket: on temporary ones that are
started here where the programs are installed, or on FABLETABLE_TEST_POSTGRES=postgresql://.../any, in databases of its
own beside that one, and FABLETABLE_TEST_REDIS=redis://...
"""

from __future__ import annotations

import asyncio
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from threading import Event
from typing import Any
from weakref import WeakKeyDictionary

import anyio
import asyncpg  # type: ignore[import-untyped]
import pytest
from litestar._signature import SignatureModel
from litestar.testing import TestClient, WebSocketTestSession, websocket_test_session
from litestar.utils.signature import ParsedSignature
from sqlalchemy import Connection

import fabletable
from fabletable.server.app import make_app
from fabletable.server.pubsub.local_channels import FOLDER
from fabletable.server.settings import Limits, Settings, database_url, sqlite_url
from fabletable.server.storage.faults import StorageFault, faults
from fabletable.server.storage.migrate import migrate_now
from fabletable.server.storage.schema import metadata
from fabletable.server.storage.store import SqlStore
from fabletable.server.storage.sums import fill_sums
from tests.kernel.lanterns import Lanterns
from tests.local_services import services_required, why_no_service
from tests.server.people import ServerUnderTest

SECRET = "a secret of the test server"
# Tests play faster than people: on a fast machine a whole game would meet the limit of frames.
PLAYED_FAST = Limits(frames_a_second=1000, frames_at_once=5000)
WHY_NO = {
    "sqlite": "",
    "postgres": why_no_service("postgres"),
    "redis": why_no_service("redis"),
    "local": "Windows has no such sockets" if sys.platform == "win32" else "",
}
CARRIERS = ("redis", "local")
"""The kinds that are SQLite with news between processes."""
KINDS = [kind for kind, why in WHY_NO.items() if not why or services_required()]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Choose the databases of each test. One marked ``on("postgres", ...)`` is about these kinds alone; ``on("sqlite",
    soak="postgres redis")`` runs on those kinds too when there is time."""
    for item in items:
        if _kind(item) in _soaked(item.get_closest_marker("on")):
            item.add_marker(pytest.mark.soak)
    beside = [item for item in items if _is_beside(item)]
    if beside:
        config.hook.pytest_deselected(items=beside)
        items[:] = [item for item in items if item not in beside]


def _is_beside(item: pytest.Item) -> bool:
    mark = item.get_closest_marker("on")
    if mark is not None:
        return _kind(item) not in {"", *mark.args, *_soaked(mark)}
    return _kind(item) in CARRIERS and not {"other_process", "news_travels"} & set(getattr(item, "fixturenames", ()))


def _soaked(mark: pytest.Mark | None) -> list[str]:
    return [] if mark is None else str(mark.kwargs.get("soak", "")).split()


def _kind(item: pytest.Item) -> str:
    return str(item.callspec.params.get("settings", "")) if hasattr(item, "callspec") else ""


@pytest.fixture(scope="session", autouse=True)
def _lanterns() -> None:
    fabletable.bring(Lanterns())


@pytest.fixture(scope="session", autouse=True)
def _sockets() -> Iterator[None]:
    """Let Litestar's test socket poll every two milliseconds; it polls without a pause and takes a whole core
    otherwise. Leaving one ends when the server knows of it."""
    serve, leave = WebSocketTestSession.do_asgi_call, WebSocketTestSession.__exit__
    gone: WeakKeyDictionary[WebSocketTestSession, Event] = WeakKeyDictionary()

    async def served(session: WebSocketTestSession) -> None:
        gone[session] = Event()
        try:
            await serve(session)
        finally:
            gone[session].set()

    def left(session: WebSocketTestSession, *args: Any) -> None:
        leave(session, *args)
        gone[session].wait(10)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(websocket_test_session, "sleep", lambda _: anyio.sleep(0.002))
        patch.setattr(WebSocketTestSession, "do_asgi_call", served)
        patch.setattr(WebSocketTestSession, "__exit__", left)
        yield


@pytest.fixture(scope="session", autouse=True)
def _signatures() -> Iterator[None]:
    """Read each route's signature once: Litestar reads them anew for every app, which takes two thirds of making one.
    They are the same in all of them: a route is known by its code, and by what may be handed to it."""
    read, model = ParsedSignature.from_fn, SignatureModel.create
    signatures: dict[Any, ParsedSignature] = {}
    models: dict[Any, type[SignatureModel]] = {}

    def read_once(fn: Any, signature_namespace: dict[str, Any]) -> ParsedSignature:
        route = getattr(fn, "__code__", fn)
        if route not in signatures:
            signatures[route] = read(fn, signature_namespace)
        return signatures[route]

    def model_once(*, fn: Any, dependency_name_set: set[str], **told: Any) -> type[SignatureModel]:
        route = getattr(fn, "__code__", fn), frozenset(dependency_name_set)
        if route not in models:
            models[route] = model(fn=fn, dependency_name_set=dependency_name_set, **told)
        return models[route]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ParsedSignature, "from_fn", read_once)
        patch.setattr(SignatureModel, "create", model_once)
        yield


@pytest.fixture(params=KINDS)
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """Return the settings of a server on each kind of database and message channel."""
    if request.param == "postgres":
        url = request.getfixturevalue("own_postgres")
        asyncio.run(_empty(url))
        key = str(tmp_path / "house.key")
        return Settings(host="127.0.0.1", database=url, secret=SECRET, key=key, limits=PLAYED_FAST)
    shutil.copy(request.getfixturevalue("empty_sqlite"), tmp_path / "tables.sqlite3")
    url = sqlite_url(tmp_path / "tables.sqlite3")
    channels = _news_by(request)
    return Settings(host="127.0.0.1", database=url, secret=SECRET, channels=channels, limits=PLAYED_FAST)


def _news_by(request: pytest.FixtureRequest) -> str:
    if request.param == "redis":
        return str(request.getfixturevalue("redis"))
    # The name of a socket has room for about a hundred letters, and tmp_path for more.
    return f"{FOLDER}{request.getfixturevalue('short_path')}" if request.param == "local" else ""


@pytest.fixture
def short_path() -> Iterator[str]:
    with tempfile.TemporaryDirectory(prefix="ft") as folder:
        yield folder


@pytest.fixture(scope="session")
def empty_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make an empty database; every test begins with a copy instead of running all migrations."""
    file = tmp_path_factory.mktemp("empty") / "tables.sqlite3"
    migrate_now(sqlite_url(file))
    return file


@pytest.fixture(scope="session")
def own_postgres(postgres: str) -> str:
    name = f"fabletable_test_{os.environ.get('PYTEST_XDIST_WORKER', 'main')}"
    url = database_url(asyncio.run(own_database(postgres, name)))
    migrate_now(url)
    return url


async def own_database(postgres: str, name: str) -> str:
    """Make a database of its own, so that tests side by side do not empty each other's tables."""
    connection = await asyncpg.connect(postgres)
    if not await connection.fetchval("SELECT 1 FROM pg_database WHERE datname = $1", name):
        await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return postgres.rpartition("/")[0] + "/" + name


async def _empty(url: str) -> None:
    def empty(connection: Connection) -> None:
        for table in reversed(metadata.sorted_tables):
            connection.execute(table.delete())
        fill_sums(connection)

    store = SqlStore(url)
    await store.write(empty)
    await store.close()


@pytest.fixture
def server(settings: Settings, request: pytest.FixtureRequest) -> Iterator[ServerUnderTest]:
    """Serve, and check the sums afterwards; a test marked ``tampers`` changes rows behind the server's back."""
    with TestClient(make_app(settings), base_url="http://127.0.0.1") as client:
        yield ServerUnderTest(client)
    if request.node.get_closest_marker("tampers") is None:
        assert asyncio.run(_faults(settings.database)) == []


async def _faults(url: str) -> list[StorageFault]:
    store = SqlStore(url)
    try:
        return await store.look(faults)
    finally:
        await store.close()


@pytest.fixture
def other_process(settings: Settings) -> Iterator[ServerUnderTest]:
    """Serve from another process of the same server: the same database, a memory of its own."""
    with TestClient(make_app(settings), base_url="http://127.0.0.1") as client:
        yield ServerUnderTest(client)


@pytest.fixture
def news_travels(settings: Settings) -> None:
    """Skip where processes do not tell each other anything, as with SQLite alone."""
    if settings.embedded and not settings.channels:
        pytest.skip("needs PostgreSQL or Redis: alone, SQLite tells nobody")
