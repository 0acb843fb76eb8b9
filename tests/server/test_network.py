"""A server started for one machine is opened to the network from the page, by its host, and closed."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from fabletable.server import reach as reaching
from fabletable.server.main import server_of
from fabletable.server.server import Server
from fabletable.server.settings import Settings, at_home
from fabletable.server.storage.migrate import migrate_now
from tests.local_services import free_port
from tests.server.people import until
from tests.server.running_server import heard

NEAR = "127.0.0.2"
"""Stands for this machine's address in its network: every Linux machine has it, and no other can reach it."""
NOTHING: Mapping[str, str] = {}
pytestmark = pytest.mark.skipif(not Path("/proc").exists(), reason="only Linux has more than one address of its own")


class Home:
    """A server as ``fabletable play`` starts it, in a thread, and what can be asked of it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.server = server_of(settings, reaching.Reach(settings))
        self.thread = threading.Thread(target=self.server.run)

    def ask(
        self,
        method: str,
        path: str,
        body: Any = None,
        *,
        at: str = "127.0.0.1",
        port: int = 0,
        secret: str = "",
        head: Mapping[str, str] = NOTHING,
    ) -> tuple[int, Any]:
        """Send a request, and return the status and the answer. ``at`` is the address that is called; ``Host`` is the
        same unless ``head`` says otherwise."""
        line = HTTPConnection(at, port or self.settings.port, timeout=10)
        rights = {"Authorization": f"Bearer {secret}"} if secret else {}
        with closing(line):
            line.request(method, path, None if body is None else json.dumps(body), {**rights, **head})
            answer = line.getresponse()
            text = answer.read()
        is_json = answer.headers.get_content_type() == "application/json"
        return answer.status, json.loads(text) if is_json else text

    def set_table(self, **asked: Any) -> tuple[str, str]:
        """Make a table, and return its id and its host's secret."""
        seats = [{"kind": "here", "name": "Ada"}, {"kind": "invited"}]
        _, made = self.ask("POST", "/api/tables", {"game": "diceforge", "seats": seats}, **asked)
        return made["table"]["id"], made["host"]

    def switch(self, table: str, secret: str, wish: dict[str, Any], **asked: Any) -> tuple[int, Any]:
        return self.ask("PUT", f"/api/tables/{table}/network", wish, secret=secret, **asked)

    def listens(self, at: str, port: int = 0) -> bool:
        try:
            socket.create_connection((at, port or self.settings.port), timeout=5).close()
        except ConnectionRefusedError:
            return False
        return True

    @contextmanager
    def watch(self, table: str, at: str) -> Iterator[ClientConnection]:
        with connect(f"ws://{at}:{self.settings.port}/api/live", max_size=None) as line:
            line.send(json.dumps({"type": "hello", "table": table, "secrets": []}))
            assert json.loads(line.recv(timeout=10))["type"] == "welcome"
            yield line


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Home]:
    monkeypatch.setattr(reaching, "network_address", lambda: NEAR)
    settings = at_home("127.0.0.1", free_port(), tmp_path)
    migrate_now(settings.database)
    found = Home(settings)
    found.thread.start()
    try:
        until(lambda: found.server.started or not found.thread.is_alive(), 60)
        yield found
    finally:
        found.server.should_exit = True
        found.thread.join(30)


def test_the_person_at_the_machine_opens_it_and_closes_it_again(home: Home) -> None:
    table, host = home.set_table()
    address = f"http://{NEAR}:{home.settings.port}"
    assert not home.listens(NEAR)
    assert home.ask("GET", "/api/server")[1]["network"] == "closed"
    assert home.ask("GET", "/api/server")[1]["addresses"] == []

    status, told = home.switch(table, host, {"open": True})
    assert (status, told["network"], told["addresses"]) == (200, "open", [address])
    assert home.switch(table, host, {"open": True})[1]["addresses"] == [address], "twice is once"
    status, page = home.ask("GET", "/", at=NEAR)
    assert (status, b"<html" in page) == (200, True)
    assert home.ask("GET", "/api/server")[1]["addresses"] == [address]

    status, told = home.switch(table, host, {"open": False})
    assert (status, told["network"], told["addresses"]) == (200, "closed", [])
    assert not home.listens(NEAR)
    assert home.ask("GET", "/health")[0] == 200, "this machine goes on"
    assert home.switch(table, host, {"open": True})[0] == 200
    assert home.listens(NEAR)


def test_closing_cuts_every_connection_of_the_network_and_no_other(home: Home) -> None:
    table, host = home.set_table()
    home.switch(table, host, {"open": True})
    idle = HTTPConnection(NEAR, home.settings.port, timeout=10)
    idle.request("GET", "/health")
    assert idle.getresponse().read()
    silent = socket.create_connection((NEAR, home.settings.port), timeout=10)
    with home.watch(table, NEAR) as theirs, home.watch(table, "127.0.0.1") as ours:
        home.switch(table, host, {"open": False})
        with pytest.raises(ConnectionClosed):
            for _ in theirs:
                pass
        ours.send(json.dumps({"type": "ping"}))
        until(lambda: json.loads(ours.recv(timeout=10))["type"] == "pong")
    for cut in (idle.sock, silent):
        with closing(cut):
            assert heard(cut) == b""


def test_a_visitor_of_the_network_cannot_switch(home: Home) -> None:
    """Neither the secret of the table's host, nor a table of one's own, nor any name lets them."""
    table, host = home.set_table()
    home.switch(table, host, {"open": True})
    theirs, their_host = home.set_table(at=NEAR)
    for wanted, secret in ((table, host), (theirs, their_host)):
        for wish in ({"open": False}, {"open": True}, {"address": "https://evil.example"}):
            status, no = home.switch(wanted, secret, wish, at=NEAR)
            assert (status, no["code"]) == (403, "why-not-this-machine")
    assert home.switch(theirs, their_host, {"open": False}, at=NEAR, head={"Host": "127.0.0.1"})[0] == 403
    assert home.ask("GET", "/api/server", at=NEAR)[1]["network"] == "fixed"
    assert home.listens(NEAR)


def test_whoever_comes_through_a_proxy_on_this_machine_cannot_switch(home: Home) -> None:
    table, host = home.set_table()
    for header in ("X-Forwarded-For", "Forwarded", "X-Real-IP", "Via", "CF-Connecting-IP"):
        status, no = home.switch(table, host, {"open": True}, head={header: "203.0.113.9"})
        assert (status, no["code"]) == (403, "why-not-this-machine"), header
        assert home.ask("GET", "/api/server", head={header: "203.0.113.9"})[1]["network"] == "fixed", header
    assert not home.listens(NEAR)


def test_it_takes_the_right_of_a_host(home: Home) -> None:
    table, _ = home.set_table()
    other, host = home.set_table()
    for wanted, secret in ((table, ""), (table, "x" * 30), (table, host)):
        status, no = home.switch(wanted, secret, {"open": True})
        assert (status, no["code"]) == (403, "why-host-only")
    assert home.switch("nosuchtable", host, {"open": True})[0] == 404
    assert not home.listens(NEAR)
    assert home.switch(other, host, {"open": True})[0] == 200


def test_another_page_cannot_switch_in_ones_name(home: Home) -> None:
    table, host = home.set_table()
    for origin in ("https://evil.example", "null", f"http://{NEAR}:{home.settings.port}"):
        assert home.switch(table, host, {"open": True}, head={"Origin": origin})[0] == 403
    assert home.switch(table, host, {"open": True}, head={"Host": "evil.example"})[0] == 403
    own = f"http://127.0.0.1:{home.settings.port}"
    assert home.switch(table, host, {"open": True}, head={"Origin": own})[0] == 200


def test_names_that_are_not_its_own_are_refused_in_the_network_too(home: Home) -> None:
    """A page of another name must not reach it by a trick of its DNS."""
    table, host = home.set_table()
    home.switch(table, host, {"open": True})
    port = home.settings.port
    for name in ("evil.example", f"evil.example:{port}", "127.0.0.1", f"localhost:{port}", f"{NEAR}:1", NEAR):
        status, no = home.ask("GET", "/api/games", at=NEAR, head={"Host": name})
        assert (status, no["code"]) == (403, "why-foreign-origin"), name
    assert home.ask("GET", "/api/games", at=NEAR)[0] == 200
    assert home.ask("GET", "/api/games", head={"Host": f"{NEAR}:{port}"})[0] == 403, (
        "this machine's own address has its own names"
    )
    made = {"game": "diceforge", "seats": [{"kind": "here", "name": "Eve"}, {"kind": "bot", "bot": "easy"}]}
    assert home.ask("POST", "/api/tables", made, at=NEAR, head={"Origin": "https://evil.example"})[0] == 403
    assert home.ask("POST", "/api/tables", made, at=NEAR, head={"Origin": f"http://{NEAR}:{port}"})[0] == 201


def test_an_address_from_far_away_is_answered_once_it_was_named(home: Home) -> None:
    """A tunnel on this machine brings visitors, regardless of their address."""
    table, host = home.set_table()
    far = {"Host": "server.example", "Origin": "https://server.example"}
    assert home.ask("GET", "/api/games", head=far)[0] == 403
    status, told = home.switch(table, host, {"address": "https://Server.example/"})
    assert (status, told["addresses"]) == (200, ["https://server.example"])
    assert home.ask("GET", "/api/games", head=far)[0] == 200
    assert home.ask("GET", "/api/server", head=far)[1]["network"] == "fixed"
    assert home.switch(table, host, {"open": True}, head=far)[0] == 403
    assert home.ask("GET", "/api/games", head={"Host": "other.example"})[0] == 403
    assert (
        home.ask("POST", "/api/tables", {}, head={"Host": "server.example", "Origin": "https://other.example"})[0]
        == 403
    )
    assert not home.listens(NEAR)
    assert home.switch(table, host, {"address": ""})[1]["addresses"] == []
    assert home.ask("GET", "/api/games", head=far)[0] == 403


NO_ADDRESSES = [
    *(
        "server",
        "ftp://server.example",
        "https://",
        "https://a b",
        "https://server.example/table",
        "https://x@server.example",
    ),
    *("http://localhost:8000", "http://127.0.0.1:9", "javascript:alert(1)", "https://server.example?x", "h" * 300),
]


def test_what_is_no_address_is_refused_and_changes_nothing(home: Home) -> None:
    table, host = home.set_table()
    for address in NO_ADDRESSES:
        status, no = home.switch(table, host, {"address": address})
        assert status == 400, (address, no)
        assert home.ask("GET", "/api/server")[1]["addresses"] == []


def test_strangers_have_the_limits_of_strangers(home: Home) -> None:
    """This machine alone may ask without limits; a visitor by another address, or by a far name, may not try words by
    the hundred."""
    table, host = home.set_table()
    access = home.server.lifespan.state["access"]
    assert access.limits_for("127.0.0.1").words_at_once == 100
    assert access.limits_for("192.168.1.7").words_at_once == 5
    assert access.limits_for("192.168.1.7").requests_a_second == 20
    home.switch(table, host, {"address": "https://server.example"})
    assert access.limits_for("127.0.0.1").words_at_once == 5


def test_a_server_that_is_open_is_not_begun_anew(home: Home) -> None:
    """It would not know any more that it was opened."""
    asked = home.server.lifespan.state["access"]
    table, host = home.set_table()
    assert not asked.reach.is_open
    home.switch(table, host, {"open": True})
    assert asked.reach.is_open
    resting = SimpleNamespace(
        service=SimpleNamespace(is_at_rest=True), notifier=SimpleNamespace(is_busy=False), reach=asked.reach
    )
    assert not Server.is_at_rest.fget(resting)  # type: ignore[attr-defined]
    home.switch(table, host, {"open": False})
    assert Server.is_at_rest.fget(resting)  # type: ignore[attr-defined]


def test_a_taken_port_is_no_hindrance(home: Home) -> None:
    table, host = home.set_table()
    with socket.create_server((NEAR, home.settings.port)):
        status, told = home.switch(table, host, {"open": True})
    (address,) = told["addresses"]
    port = int(address.rsplit(":", 1)[1])
    assert (status, port != home.settings.port) == (200, True)
    assert home.ask("GET", "/health", at=NEAR, port=port)[0] == 200


def test_a_machine_without_a_network_says_so(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reaching, "network_address", lambda: None)
    table, host = home.set_table()
    status, no = home.switch(table, host, {"open": True})
    assert (status, no["code"]) == (409, "why-no-network")


def test_a_server_for_many_has_no_such_switch(server: Any) -> None:
    made = server.set_table("Ada", "invited")
    assert server.get("/api/server").json()["network"] == "fixed"
    answer = server.put(f"/api/tables/{made.id}/network", {"open": True}, made.host)
    assert (answer.status_code, answer.json()["code"]) == (403, "why-not-this-machine")
