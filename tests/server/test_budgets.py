"""Budgets of one address: tables in memory, own numbers, jobs of workers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from dataclasses import replace

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from fabletable.server.app import make_app
from fabletable.server.settings import Limits, Settings
from fabletable.table.bots.cpu_share import CpuShare
from tests.server.people import ServerUnderTest

pytestmark = pytest.mark.on("sqlite", soak="postgres")


@pytest.fixture
def small_server(settings: Settings) -> Iterator[ServerUnderTest]:
    """Serve with room for three tables of one address, and five in all."""
    limits = replace(settings.limits, open_tables_per_address=3, open_tables=5)
    with TestClient(make_app(replace(settings, limits=limits)), base_url="http://127.0.0.1") as client:
        yield ServerUnderTest(client)


def test_the_tables_one_address_has_opened_do_not_fill_the_memory(small_server: ServerUnderTest) -> None:
    open_here = small_server.client.app.state.service.tables
    first = small_server.set_table("Ada", "Mira", start=True)
    with first.sit(0):
        later = [small_server.set_table("Ada", "Mira", start=True) for _ in range(5)]
        assert open_here.ids == [first.id, later[-2].id, later[-1].id], "whoever sits at a table keeps it"
        assert later[0].see()["state"] == "playing", "and the database keeps all of them"
        assert open_here.get(later[0].id)
        assert len(open_here) == 3


def test_a_household_counts_as_one_and_leaves_room_for_others(small_server: ServerUnderTest) -> None:
    open_here = small_server.client.app.state.service.tables
    small_server.client.app.asgi_handler, guarded = (
        _seen_from(small_server, "203.0.113.7"),
        small_server.client.app.asgi_handler,
    )
    quiet = small_server.set_table("Ada", "Mira")
    for number in range(6):
        small_server.client.app.asgi_handler = _seen_from(small_server, f"2001:db8::{number}", guarded)
        small_server.set_table("Ada", "Mira")
    assert open_here.get(quiet.id)
    assert len(open_here) == 4


def _seen_from(server: ServerUnderTest, address: str, handler: object = None) -> object:
    """Return the same application for a visitor at that address."""
    app = handler or server.client.app.asgi_handler

    async def there(scope, receive, send):
        scope["client"] = (address, 50000)
        await app(scope, receive, send)

    return there


def test_whoever_shouts_is_thrown_out_and_waits_before_the_next_time(settings: Settings) -> None:
    usual = Limits(sockets_at_once=12, sockets_a_second=0.001)
    with TestClient(make_app(replace(settings, limits=usual)), base_url="http://127.0.0.1") as client:
        made = ServerUnderTest(client).set_table("Ada", "Mira", start=True)
        with made.watch() as guest:
            for _ in range(8):
                guest.say("not a frame")
            with pytest.raises(WebSocketDisconnect) as closed:
                guest.until("never")
            assert closed.value.code == 4429
            assert [frame.get("code") for frame in guest.frames].count("why-not-understood") <= 8
        with made.watch() as guest:
            assert guest.ask("chat", seat=0, text="hello")["code"] == "why-not-your-seat"
        with pytest.raises(WebSocketDisconnect) as closed, made.watch():
            pass
        assert closed.value.code == 4429


def test_bots_wait_where_time_is_short(monkeypatch: pytest.MonkeyPatch) -> None:
    present = [100.0]
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr("fabletable.table.bots.cpu_share.monotonic", lambda: present[0])
    monkeypatch.setattr("asyncio.sleep", sleep)
    share = CpuShare(0.25)
    for spent in (2.0, 1.0):
        with share.spending():
            present[0] += spent
        asyncio.run(share.wait())
    assert slept == [6.0, 8.0], "of twelve seconds three were spent"
    present[0] += 8.0
    asyncio.run(share.wait())
    assert slept == [6.0, 8.0]


def test_bots_with_people_wait_only_while_others_have_something_to_do() -> None:
    """A person who sits with bots waits for them."""

    async def waited(*, busy: bool) -> float:
        share = CpuShare(0.5, or_idle=True)
        with share.spending():
            _work(0.1)
        others = asyncio.create_task(_work_on()) if busy else None
        begun = time.monotonic()
        await share.wait()
        if others is not None:
            others.cancel()
        return time.monotonic() - begun

    assert asyncio.run(waited(busy=False)) < 0.08
    assert asyncio.run(waited(busy=True)) >= 0.08


async def _work_on() -> None:
    while True:
        _work(0.002)
        await asyncio.sleep(0)


def _work(seconds: float) -> None:
    time.sleep(seconds)


def test_numbers_of_ones_own_that_would_fill_the_memory_are_refused(server: ServerUnderTest) -> None:
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Mira"}]
    asked = {"game": "prophecy", "seats": seats, "options": {"tweaks": {"robber": {"copies": 99}}}}
    answer = server.post("/api/tables", asked)
    assert (answer.status_code, answer.json()["code"]) == (400, "why-bad-tweak")
    assert answer.json()["args"]["field"] == "copies"
    assert not server.client.app.state.service.tables.ids
