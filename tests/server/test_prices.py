"""Every route has a price, and no client gets more than it pays for: tables, rows, bytes, thinking."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from litestar.routes import HTTPRoute
from litestar.testing import TestClient

from fabletable.coach.puzzle import installed_pack
from fabletable.games import find
from fabletable.server.app import make_app
from fabletable.server.limits.access import Access
from fabletable.server.limits.prices import BEGIN, ROUTES, frame_prices, price_at, with_tables
from fabletable.server.settings import Limits, Settings
from fabletable.server.storage.schema import metadata
from fabletable.table.links.playing import MOST_PLAYED
from fabletable.table.records.archive import COURSE
from fabletable.table.service.commands import COMMANDS
from tests.server.people import MadeTable, ServerUnderTest, until

pytestmark = pytest.mark.on("sqlite")

PAGE = Path(__file__).parents[2] / "docs" / "run-a-server.md"
BESIDE_THE_ROUTES = {"GET /health", "GET /metrics"}
"""Answered before anybody is let in."""
NEVER = 0.0001


@contextmanager
def server_with(settings: Settings, **limits: float) -> Iterator[ServerUnderTest]:
    given: Any = limits
    strict = replace(settings, limits=replace(settings.limits, **given))
    with TestClient(make_app(strict), base_url="http://127.0.0.1") as client:
        yield ServerUnderTest(client)


def test_every_route_has_a_price_and_every_price_a_route(server: ServerUnderTest) -> None:
    there = set(BESIDE_THE_ROUTES)
    for route in server.client.app.routes:
        if isinstance(route, HTTPRoute):
            there |= {f"{method} {route.path_format}" for method in route.methods if method not in ("OPTIONS", "HEAD")}
        else:
            there.add(f"SOCKET {route.path_format}")
    assert there == set(ROUTES)


def test_every_command_that_writes_or_thinks_says_what_it_costs() -> None:
    free = {tag for tag, price in frame_prices().items() if not price.rows and not price.thinking}
    assert free == {"hello", "ping", "look", "presence", "point", "react", "where", "hurry"}
    assert len(frame_prices()) == len(list(COMMANDS))


@pytest.mark.parametrize("route", ROUTES)
def test_every_route_is_found_by_its_path(route: str) -> None:
    method, path = route.split()
    for name in ("table_id", "key", "language", "seat", "word", "number", "device", "token", "path"):
        path = path.replace(f"{{{name}}}", "abcdefghij")
    assert price_at(method, path) is ROUTES[route]
    assert price_at(method, path + "/") == ROUTES[route]


def test_what_leads_nowhere_is_paid_for_too() -> None:
    assert price_at("GET", "/api/nothing/here").counts == "request"
    assert price_at("PATCH", "/api/tables").counts == "request"
    assert price_at("GET", "/assets/main.js").counts == "page"


def test_the_page_for_hosts_has_the_tables_as_they_are() -> None:
    page = PAGE.read_text("utf-8")
    assert page.count(BEGIN) == 1
    assert with_tables(page, Limits()) == page, "`make prices` writes them anew"


# --- tables ---


def finished(server: ServerUnderTest) -> MadeTable:
    made = server.set_table("Ada", "Mira", start=True, visibility="public")
    with made.sit(0, 1) as both:
        both.play_on()
    return made


def test_lessons_rematches_and_games_played_on_count_as_tables(settings: Settings) -> None:
    with server_with(settings, tables_at_once=4, tables_a_minute=NEVER) as server:
        made = finished(server)
        routes = [
            ("/api/games/diceforge/lesson", {"name": "Ada"}, ""),
            (f"/api/tables/{made.id}/what-if", {"at": 1, "seat": 0, "name": "Ada"}, made.keys[0]),
            (f"/api/tables/{made.id}/again", {}, made.host),
        ]
        assert [server.post(*route).status_code for route in routes] == [201, 201, 200]
        assert [server.post(*route).status_code for route in routes] == [429] * 3
        assert server.get("/api/tables").status_code == 200


def test_all_addresses_together_make_only_so_many_tables(settings: Settings) -> None:
    with server_with(settings, server_tables_at_once=3, server_tables_a_minute=NEVER) as server:
        handler = server.client.app.asgi_handler
        body = {"game": "lanterns", "seats": [{"kind": "here", "name": "Ada"}] * 2}

        async def from_elsewhere(scope: Any, receive: Any, send: Any) -> None:
            scope["client"] = (f"203.0.113.{len(said)}", 50000)
            await handler(scope, receive, send)

        said: list[int] = []
        server.client.app.asgi_handler = from_elsewhere
        while len(said) < 5:
            said.append(server.post("/api/tables", body).status_code)
        assert said == [201, 201, 201, 429, 429]


# --- rows and bytes ---


def rows_of(server: ServerUnderTest) -> tuple[int, int]:
    """Count all rows of the database, and about how many bytes they have."""

    def count(connection: sql.Connection) -> tuple[int, int]:
        rows = size = 0
        for table in metadata.sorted_tables:
            for row in connection.execute(table.select()):
                rows += 1
                size += sum(len(value) if isinstance(value, str | bytes) else 8 for value in row)
        return rows, size

    with server.client.portal() as portal:
        store = server.client.app.state.service.store
        found: tuple[int, int] = portal.call(store.read, count)
        return found


def test_no_door_adds_more_than_its_price(server: ServerUnderTest) -> None:
    """The routes that leave most, each used once with about the largest it takes."""
    made = finished(server)
    service = server.client.app.state.service
    # What a finished game leaves is written when nobody waits for it any more, and bots decide when they like.
    service.bots.drive = lambda _: None
    until(lambda: server.client.blocking_portal.call(service.store.kept, made.id, COURSE) is not None)
    gathering = server.set_table("Ada", "invited", "invited")
    key = server.post("/api/keys", {"name": "K" * 40}).json()["key"]
    long = {"name": "N" * 30}
    used: list[tuple[str, str, Any, str]] = [
        ("POST", "/api/tables", {"game": "lanterns", "seats": [{"kind": "invited"}] * 4}, ""),
        ("POST", "/api/games/witcher/lesson", long, ""),
        ("POST", f"/api/tables/{made.id}/what-if", {"at": 9, "seat": 0, "name": "Ada"}, made.keys[0]),
        ("POST", f"/api/tables/{made.id}/again", {}, made.host),
        ("POST", "/api/keys", long, ""),
        ("POST", "/api/keys/words", {}, key),
        ("POST", "/api/keys/file", {}, key),
        ("POST", "/api/keys/seats", {"table": gathering.id, "secrets": [gathering.host]}, key),
        ("POST", "/api/keys/carry", {"tables": [gathering.id] * 50}, key),
        ("POST", f"/api/tables/{gathering.id}/join-request", long, ""),
        ("POST", f"/api/tables/{gathering.id}/link", {}, gathering.host),
        ("PUT", f"/api/tables/{gathering.id}/seats/0/entropy", {"text": "e" * 200}, gathering.keys[0]),
        ("POST", f"/api/tables/{gathering.id}/seats/1/claim", long, gathering.keys[1]),
    ]
    for method, path, body, secret in used:
        rows, size = rows_of(server)
        answer = server.client.request(method, path, json=body, headers={"Authorization": f"Bearer {secret}"})
        assert answer.status_code < 300, (path, answer.text)
        price = price_at(method, path)
        allowed = price.bytes + (len(answer.request.content) if price.body else 0)
        after = rows_of(server)
        assert after[0] - rows <= price.rows, path
        assert after[1] - size <= allowed, path


def test_playing_on_from_a_puzzle_costs_what_the_longest_leaves() -> None:
    packs = [installed_pack(find(key)) for key in ("diceforge", "prophecy", "runebound", "witcher")]
    longest = max(len(puzzle.keys) for pack in packs if pack is not None for puzzle in pack.puzzles)
    assert longest > 800
    rows = price_at("POST", "/api/puzzles/witcher/x/play-on").rows
    assert rows >= MOST_PLAYED + 14 > longest + 14


@pytest.mark.parametrize(
    ("do", "more"),
    [
        ("choose", {"key": "roll", "number": 0}),
        ("chat", {"text": "x" * 500}),
        ("mute", {"who": 1, "on": True}),
        ("hold", {"bot": "random"}),
        ("propose", {"number": 0, "kind": "back", "to": 0}),
    ],
)
def test_no_command_adds_more_than_its_price(server: ServerUnderTest, do: str, more: Any) -> None:
    made = server.set_table("Ada", "Mira", start=True)
    with made.sit(0) as ada:
        rows, size = rows_of(server)
        ada.ask(do, seat=0, **more)
        after = rows_of(server)
    price = frame_prices()[do]
    assert after[0] - rows <= price.rows
    assert after[1] - size <= price.bytes


def test_what_an_address_writes_over_http_is_bounded(settings: Settings) -> None:
    with server_with(settings, rows_at_once=20, rows_a_second=NEVER) as server:
        key = server.post("/api/keys", {"name": "Phone"}).json()["key"]
        codes = [server.post("/api/keys/carry", {}, key).status_code for _ in range(20)]
        assert codes == [200] * 19 + [429]
        assert server.get("/api/keys", key).status_code == 200, "reading is not writing"
    with server_with(settings, bytes_at_once=9000, bytes_a_second=NEVER) as server:
        key = server.post("/api/keys", {"name": "Phone"}).json()["key"]
        assert [server.post("/api/keys/carry", {}, key).status_code for _ in range(5)] == [200] * 4 + [429]


def test_what_is_written_at_sockets_is_bounded_and_counts_for_itself(settings: Settings) -> None:
    with server_with(settings, rows_at_once=80, rows_a_second=NEVER) as server:
        made = server.set_table("Ada", "Mira", start=True)
        with made.sit(0, 1) as both:
            said = [both.ask("mute", seat=0, who=1, on=bool(turn % 2)) for turn in range(27)]
            assert [each["type"] for each in said] == ["accepted"] * 26 + ["refused"]
            assert said[-1]["code"] == "why-too-many"
            assert both.ask("where", seat=0)["type"] == "where", "what writes nothing goes on"
        assert server.post("/api/keys", {"name": "Phone"}).status_code == 201


# --- every route ---

PLENTY = 1e6
CRUMB = 0.05
"""A sum less than any price."""
PAID_AS = {"rows": "rows", "bytes": "added", "thinking": "thinking"}


@pytest.mark.parametrize("unit", PAID_AS)
def test_every_route_spends_its_whole_price(unit: str) -> None:
    limits: dict[str, Any] = {f"{unit}_at_once": PLENTY, f"{unit}_a_second": NEVER, f"server_{unit}_at_once": 1e9}
    access = Access(Settings(host="0.0.0.0", secret="x" * 16, limits=Limits(**limits)))
    wrong = []
    for number, (route, price) in enumerate(ROUTES.items()):
        method, path = route.split()
        address = f"10.0.{number}.1"
        scope: Any = {"type": "websocket" if method == "SOCKET" else "http", "method": method, "path": path}
        scope |= {"headers": [(b"content-length", b"7")], "client": (address, 50_000)}
        assert access.may_ask(scope), route
        if price.begins:
            assert access.begin(address, route), route
        cost = getattr(price, unit) + (7 if unit == "bytes" and price.body else 0)
        rest: dict[str, Any] = {PAID_AS[unit]: PLENTY - cost - CRUMB}
        more: dict[str, Any] = {PAID_AS[unit]: 2 * CRUMB}
        if not access.pay(address, **rest) or access.pay(address, **more):
            wrong.append(route)
    assert wrong == []


# --- thinking ---


def test_what_is_thought_for_an_address_is_bounded(settings: Settings) -> None:
    with server_with(settings, thinking_at_once=13, thinking_a_second=NEVER) as server:
        made = server.set_table("Ada", "Mira", start=True)
        with made.sit(0) as ada:
            said = [ada.ask("hint", number=0, seat=0)["type"] for _ in range(3)]
            assert said == ["hint", "hint", "refused"]
            assert ada.choose(0, "roll")["type"] == "accepted", "deciding needs no thinking"


def test_a_review_is_paid_for_once(settings: Settings) -> None:
    with server_with(settings, thinking_at_once=32, thinking_a_second=NEVER) as server:
        made, other = finished(server), finished(server)
        asked = f"/api/tables/{made.id}/review"
        until(lambda: server.get(asked).json()["part"] == 1.0, 60, pause=0.05)
        assert server.get(asked).status_code == 200
        assert server.get(f"/api/tables/{other.id}/review").status_code == 429


def test_opening_tables_is_paid_for(settings: Settings) -> None:
    with server_with(settings, thinking_at_once=0.5, thinking_a_second=NEVER) as server:
        made = [server.set_table("Ada", "Mira") for _ in range(3)]
        for each in made:
            server.forget(each.id)
        assert [server.get(f"/api/tables/{each.id}").status_code for each in made] == [200, 200, 429]
        assert server.get(f"/api/tables/{made[0].id}").status_code == 200, "it is open now"


def test_a_price_says_what_it_counts_as() -> None:
    assert {price.counts for price in ROUTES.values()} >= {"request", "replay", "table", "key", "page", "look"}
    assert {price.counts for price in frame_prices().values()} == {"frame"}
