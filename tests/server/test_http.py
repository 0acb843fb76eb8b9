"""Safe by default: origins, sizes, rates, headers, and no secret where it does not belong."""

from __future__ import annotations

import asyncio
import logging
import re
from dataclasses import replace
from importlib import import_module
from pathlib import Path

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from fabletable import bring
from fabletable.server.app import make_app
from fabletable.server.http import page_files
from fabletable.server.logs import JsonLines
from fabletable.server.settings import Limits, Settings
from fabletable.server.ws.live import keep_sending
from fabletable.table.audience.screen import Screen
from tests.kernel.lanterns import Lanterns
from tests.server.people import ServerUnderTest

# Who may come in does not depend on where the tables are kept.
pytestmark = pytest.mark.on("sqlite")


def test_health_and_metrics(server: ServerUnderTest) -> None:
    made = server.set_table("Ada", "Mira", start=True)
    with made.sit(0) as ada:
        ada.choose(0, "roll")
    assert server.get("/health").json()["status"] == "ok"
    metrics = server.get("/metrics").text
    assert 'fabletable_decisions_total{by="person",game="lanterns"}' in metrics
    assert "fabletable_acknowledged_seconds_bucket" in metrics
    assert made.id not in metrics


def test_several_workers_write_their_figures_down_for_each_other(
    server: ServerUnderTest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PROMETHEUS_MULTIPROC_DIR", str(tmp_path))
    assert (server.get("/metrics").status_code, server.get("/metrics").text) == (200, ""), (
        "nobody has written anything yet"
    )


def test_openapi_describes_every_route(server: ServerUnderTest) -> None:
    paths = server.get("/api/schema/openapi.json").json()["paths"]
    for path in ("/api/games", "/api/tables", "/api/tables/{table_id}", "/api/tables/{table_id}/record"):
        assert path in paths
    assert "/api/tables/{table_id}/seats/{seat}/claim" in paths
    assert "/api/tables/{table_id}/fairness" in paths


def test_every_answer_has_the_safe_headers(server: ServerUnderTest) -> None:
    for path in ("/", "/api/games", "/api/tables/nothing", "/health"):
        headers = server.get(path).headers
        policy = headers["content-security-policy"].split("; ")
        # WebAssembly, for tables on the device; no script that is not a file of ours.
        scripts = "script-src 'self' 'wasm-unsafe-eval'"
        assert {"default-src 'self'", scripts, "style-src 'self'", "frame-ancestors 'none'"} <= {*policy}
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_a_foreign_page_gets_no_socket(server: ServerUnderTest) -> None:
    with (
        pytest.raises(WebSocketDisconnect) as closed,
        server.client.websocket_connect("/api/live", headers={"Origin": "https://evil.example"}) as session,
    ):
        session.receive_text(timeout=5)
    assert closed.value.code == 4403
    with server.client.websocket_connect("/api/live", headers={"Origin": "http://127.0.0.1"}) as session:
        session.send_text('{"type": "hello", "table": "nothing"}')
        assert "why-no-such-table" in session.receive_text(timeout=5)


def test_a_foreign_page_sets_no_table(server: ServerUnderTest) -> None:
    answer = server.client.post("/api/tables", json={}, headers={"Origin": "https://evil.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "why-foreign-origin")


def test_the_named_origin_is_the_only_one(settings: Settings) -> None:
    named = replace(settings, origin="https://play.example.org")
    with TestClient(make_app(named), base_url="http://127.0.0.1") as client:
        for origin, status in (("https://play.example.org", 400), ("http://127.0.0.1", 403)):
            assert client.post("/api/tables", json={}, headers={"Origin": origin}).status_code == status


def test_another_name_for_this_machine_is_refused(server: ServerUnderTest) -> None:
    answer = server.client.get("/api/games", headers={"Host": "rebound.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "why-foreign-origin")


def test_a_huge_body_is_refused(server: ServerUnderTest) -> None:
    answer = server.post("/api/tables", {"game": "x" * 100_000, "seats": []})
    assert (answer.status_code, answer.json()["code"]) == (413, "why-too-large")


@pytest.mark.parametrize("grace", ["120", 120.5, True, None])
def test_a_body_is_taken_as_it_is_described(server: ServerUnderTest, grace: object) -> None:
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    answer = server.post("/api/tables", {"game": "lanterns", "seats": seats, "grace": grace})
    assert (answer.status_code, answer.json()["code"]) == (400, "why-not-understood")
    assert "grace" in answer.json()["args"]["detail"]


def test_a_huge_frame_closes_the_socket(server: ServerUnderTest) -> None:
    made = server.set_table("Ada", "Mira", start=True)
    with made.sit(0) as ada:
        ada.session.send_text("x" * 20_000)
        assert ada.until("error")["code"] == "why-too-large"
        with pytest.raises(WebSocketDisconnect) as closed:
            ada.hear()
        assert closed.value.code == 4413


def test_too_many_frames_close_the_socket(settings: Settings) -> None:
    strict = replace(settings, limits=Limits(frames_a_second=0.01, frames_at_once=5))
    with TestClient(make_app(strict), base_url="http://127.0.0.1") as client:
        made = ServerUnderTest(client).set_table("Ada", "Mira", start=True)
        with made.sit(0) as ada:
            for _ in range(6):
                ada.say({"type": "ping"})
            assert ada.until("error")["code"] == "why-too-many"


def test_too_many_requests_are_told_to_wait(settings: Settings) -> None:
    strict = replace(settings, limits=Limits(requests_a_second=0.01, requests_at_once=3, tables_at_once=1))
    with TestClient(make_app(strict), base_url="http://127.0.0.1") as client:
        answers = [client.get("/api/games").status_code for _ in range(4)]
        assert answers == [200, 200, 200, 429]
        assert client.get("/health").status_code == 200
        assert [client.post("/api/tables", json={}).status_code for _ in range(2)] == [400, 429]
        assert client.post("/api/tables", json={}).headers["retry-after"]


def test_pages_health_and_metrics_are_throttled_too(settings: Settings) -> None:
    strict = replace(
        settings, limits=Limits(pages_a_second=0.01, pages_at_once=2, looks_a_second=0.01, looks_at_once=2)
    )
    with TestClient(make_app(strict), base_url="http://127.0.0.1") as client:
        assert [client.get("/new").status_code for _ in range(3)][1:] == [200, 429]
        assert [client.get(path).status_code for path in ("/health", "/metrics", "/health")] == [200, 200, 429]
        assert client.get("/api/games").status_code == 200


def test_too_many_new_sockets_are_told_to_wait(settings: Settings) -> None:
    strict = replace(settings, limits=Limits(sockets_a_second=0.01, sockets_at_once=1))
    with TestClient(make_app(strict), base_url="http://127.0.0.1") as client:
        with client.websocket_connect("/api/live") as session:
            session.send_text('{"type": "hello", "table": "nothing"}')
            assert "why-no-such-table" in session.receive_text(timeout=5)
        with pytest.raises(WebSocketDisconnect) as closed, client.websocket_connect("/api/live") as session:
            session.receive_text(timeout=5)
        assert closed.value.code == 4429


@pytest.mark.parametrize(
    ("path", "status"), [("/%00", 400), ("/a%0ab", 400), ("/" + "a" * 300, 414), ("/api/" + "a" * 300, 414)]
)
def test_a_path_that_is_none_gets_one_line(
    server: ServerUnderTest, path: str, status: int, caplog: pytest.LogCaptureFixture
) -> None:
    answer = server.get(path)
    assert (answer.status_code, answer.json()["code"]) == (status, "why-bad-path")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert not caplog.records


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//", "\x7f", "http://127.0.0.1@evil.example"])
def test_an_origin_that_is_none_is_foreign(
    server: ServerUnderTest, origin: str, caplog: pytest.LogCaptureFixture
) -> None:
    answer = server.client.post("/api/tables", json={}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "why-foreign-origin")
    with (
        pytest.raises(WebSocketDisconnect) as closed,
        server.client.websocket_connect("/api/live", headers={"Origin": origin}) as session,
    ):
        session.receive_text(timeout=5)
    assert closed.value.code == 4403
    assert not [record for record in caplog.records if record.name.startswith("fabletable")]


@pytest.mark.parametrize("host", ["[", "[::1", "127.0.0.1:x:y", "127.0.0.1:99999999", "a b", "a/b"])
def test_a_host_that_is_none_is_refused(server: ServerUnderTest, host: str) -> None:
    answer = server.client.get("/api/games", headers={"Host": host})
    assert (answer.status_code, answer.json()["code"]) == (400, "why-bad-path")


@pytest.mark.parametrize(
    ("origin", "kept"),
    [
        ("https://play.example.org", True),
        ("http://192.0.2.1:8000", False),
        ("https://a.example,http://b.example", False),
        ("", False),
    ],
)
def test_browsers_are_told_to_come_over_https(settings: Settings, origin: str, kept: bool) -> None:
    with TestClient(make_app(replace(settings, origin=origin)), base_url="http://127.0.0.1") as client:
        assert ("strict-transport-security" in client.get("/api/games").headers) is kept


def test_too_many_sockets_from_one_address(settings: Settings) -> None:
    strict = replace(settings, limits=Limits(sockets_per_address=1))
    with TestClient(make_app(strict), base_url="http://127.0.0.1") as client:
        made = ServerUnderTest(client).set_table("Ada", "Mira", start=True)
        with made.sit(0), made.sit(1) as mira:
            assert mira.frames[0]["code"] == "why-too-many"


def test_who_says_nothing_is_let_go(settings: Settings) -> None:
    strict = replace(settings, limits=Limits(hello_seconds=0.05))
    with TestClient(make_app(strict), base_url="http://127.0.0.1") as client:
        with client.websocket_connect("/api/live") as session:
            assert "why-no-hello" in session.receive_text(timeout=5)
        with client.websocket_connect("/api/live") as session:
            session.send_text('{"type": "ping"}')
            assert "why-hello-first" in session.receive_text(timeout=5)


def test_a_reader_too_slow_is_let_go() -> None:
    reader = Reader()

    async def too_much() -> None:
        screen = Screen(backlog=3)
        for _ in range(9):
            screen.send(b"{}")
        await keep_sending(screen, reader)  # type: ignore[arg-type]

    asyncio.run(too_much())
    assert reader.got[:3] == [b"{}"] * 3
    assert b"why-too-slow" in reader.got[3]
    assert reader.closed == 4503


class Reader:
    """The browser's side of a socket."""

    def __init__(self) -> None:
        self.scope: dict[str, object] = {}
        self.got: list[bytes] = []
        self.closed = 0

    async def send_data(self, data: bytes, mode: str) -> None:
        self.got.append(data)

    async def close(self, code: int, reason: str) -> None:
        self.closed = code


@pytest.mark.on("sqlite", "postgres", "redis")
def test_no_secret_is_ever_logged(server: ServerUnderTest, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    made = server.set_table("Ada", "invited")
    server.post(f"/api/tables/{made.id}/seats/1/claim", {"name": "Mira"}, made.keys[1])
    server.get(f"/api/tables/{made.id}/record", made.keys[0])
    with made.sit(0) as ada:
        ada.say({"type": "nonsense", "secret": made.keys[0]})
        ada.until("error")
    row = server.client.app.state.service.tables.get(made.id).replica.row
    for secret in (*made.keys.values(), made.host, row.secret):
        assert secret not in caplog.text


def test_secrets_are_not_kept_in_the_database(server: ServerUnderTest, settings: Settings) -> None:
    made = server.set_table("Ada", "invited")
    kept = b"".join(path.read_bytes() for path in _files_of(settings))
    for secret in (*made.keys.values(), made.host):
        assert secret.encode() not in kept


def _files_of(settings: Settings) -> list[Path]:
    path = Path(settings.database.removeprefix("sqlite:///"))
    return list(path.parent.glob(path.name + "*"))


def test_logs_are_json_lines() -> None:
    record = logging.LogRecord("fabletable", logging.ERROR, "", 0, "a rule %s", ("broke",), None)
    record.table = "k3v9wq2m7d"
    line = msgspec.json.decode(JsonLines().format(record))
    assert (line["message"], line["table"], line["level"]) == ("a rule broke", "k3v9wq2m7d", "error")


# --- the page ---


def test_without_a_built_page_it_says_what_to_do(
    server: ServerUnderTest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_files, "PAGE", tmp_path)
    answer = server.get("/")
    assert answer.status_code == 503
    assert "make page" in answer.text


def test_the_page_is_served_for_its_own_paths(
    server: ServerUnderTest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<title>Fabletable</title>")
    (page / "assets" / "main-1a2b.js").write_text("1")
    (tmp_path / "secret").write_text("no")
    monkeypatch.setattr(page_files, "PAGE", page)
    for path in ("/", "/new", "/table/k3v9wq2m7d"):
        answer = server.get(path)
        assert "Fabletable" in answer.text
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"
    script = server.get("/assets/main-1a2b.js")
    assert re.match(r"(text|application)/javascript", script.headers["content-type"])
    assert "immutable" in script.headers["cache-control"]
    for path in ("/assets/none.js", "/../secret", "/%2e%2e/secret", "/assets/..%2f..%2fsecret", "/api/none"):
        answer = server.get(path)
        assert answer.text != "no"
        assert answer.status_code in (200, 404)
        assert answer.status_code == 404 or "Fabletable" in answer.text


def test_a_page_that_has_not_changed_is_not_sent_again(
    server: ServerUnderTest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Fabletable</title>")
    (tmp_path / "assets" / "main-1a2b.js").write_text("let lanterns = 1;" * 200)
    monkeypatch.setattr(page_files, "PAGE", tmp_path)
    first = server.get("/table/k3v9wq2m7d")
    same = {"If-None-Match": first.headers["etag"]}
    again = server.client.get("/table/k3v9wq2m7d", headers=same)
    assert (again.status_code, again.content) == (304, b"")
    assert "content-security-policy" in again.headers
    (tmp_path / "index.html").write_text("<title>Fabletable anew</title>")
    assert "anew" in server.client.get("/table/k3v9wq2m7d", headers=same).text


def test_a_script_is_packed_for_whoever_can_unpack_it(
    server: ServerUnderTest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "main-1a2b.js").write_text("let lanterns = 1;" * 200)
    monkeypatch.setattr(page_files, "PAGE", tmp_path)
    path = "/assets/main-1a2b.js"
    plain = server.client.get(path, headers={"Accept-Encoding": "identity"})
    packed = server.client.get(path, headers={"Accept-Encoding": "gzip, br"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < 200 < int(plain.headers["content-length"])
    assert packed.text == plain.text


def test_the_shelf_says_at_once_what_somebody_brings(server: ServerUnderTest) -> None:
    class Later(Lanterns):
        key = "later"

    def keys() -> list[str]:
        return [game["key"] for game in server.get("/api/games").json()["games"]]

    assert "later" not in keys()
    bring(Later())
    try:
        assert "later" in keys()
    finally:
        import_module("fabletable.games")._brought.pop("later")
    assert "later" not in keys()


def test_whoever_makes_a_public_table_finds_it_listed(server: ServerUnderTest) -> None:
    for _ in range(2):
        before = {table["id"] for table in server.get("/api/tables").json()}
        made = server.set_table("Ada", "bot:random", visibility="public")
        assert {table["id"] for table in server.get("/api/tables").json()} == before | {made.id}
