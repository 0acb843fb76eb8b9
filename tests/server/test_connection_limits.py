"""A client that only holds a connection open is sent away, and keeps no other out."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import replace
from http.client import HTTPConnection
from pathlib import Path
from socket import socket
from time import sleep

import msgspec
import pytest
from websockets.sync.client import connect

from fabletable.server.limits import connection_limits
from fabletable.server.settings import Limits, Settings, sqlite_url
from fabletable.server.storage.migrate import migrate_now
from tests.local_services import free_port
from tests.server.people import until
from tests.server.running_server import RunningServer, heard, running_server
from tests.servers import Server, get_ready

GET = b"GET /api/text/en HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n"
OTHER = "127.0.0.2"
NAP = 6.0
"""The seconds of a sleep, longer than uvicorn keeps an idle connection."""


@pytest.fixture
def limited(tmp_path: Path) -> Settings:
    limits = Limits(connections_per_address=3, header=4096)
    return Settings(
        host="127.0.0.1", database=sqlite_url(tmp_path / "tables"), secret="a secret of the porter", limits=limits
    )


@pytest.fixture
def hasty(limited: Settings) -> Settings:
    """Return settings with the shortest time-outs; only for tests of those, since a busy machine is slow too."""
    return replace(limited, limits=replace(limited.limits, header_seconds=0.5))


def is_refusal(answer: bytes, status: int, code: str) -> bool:
    """Tell whether an answer is one line of JSON with the headers that every answer has."""
    head, _, body = answer.partition(b"\r\n\r\n")
    safe = b"content-security-policy: default-src 'self'" in head and b"x-content-type-options: nosniff" in head
    says = msgspec.json.decode(body)["code"] == code and b"\n" not in body
    return head.startswith(b"HTTP/1.1 %d" % status) and safe and says


def test_half_a_head_is_cut_off_in_time(hasty: Settings) -> None:
    with running_server(hasty) as server:
        assert is_refusal(server.say(b"GET / HTTP/1.1\r\nHost: 127.0"), 408, "why-too-slow")
        assert is_refusal(server.say(b""), 408, "why-too-slow")


def test_half_a_head_after_a_whole_request_is_cut_off_too(hasty: Settings) -> None:
    with running_server(hasty) as server:
        both = GET.replace(b"Connection: close\r\n", b"") + b"GET / HTTP/1.1\r\nHo"
        first, _, second = server.say(both).rpartition(b"HTTP/1.1 ")
        assert first.startswith(b"HTTP/1.1 200")
        assert second.startswith(b"408")


def test_half_a_body_is_cut_off_in_time(limited: Settings) -> None:
    with running_server(replace(limited, limits=replace(limited.limits, request_seconds=0.5))) as server:
        assert server.say(POST + b'{"game": ') == b""


@pytest.fixture
def napping(limited: Settings, tmp_path: Path) -> Iterator[Server]:
    """Run a server in a process of its own that can be put to sleep."""
    get_ready()
    migrate_now(limited.database)
    limits = replace(limited.limits, header_seconds=NAP - 1)
    server = Server(replace(limited, port=free_port(), key=str(tmp_path / "key"), limits=limits), tmp_path / "errors")
    try:
        asyncio.run(server.start())
        yield server
    finally:
        server.kill()


@contextmanager
def asleep(server: Server) -> Iterator[None]:
    """Stop the process, as when a laptop sleeps or a machine has too much to do."""
    assert server.process is not None
    assert server.process.pid is not None
    sleep(0.3)  # until it has nothing to do: amid its work it would read on before it looks at its timers
    os.kill(server.process.pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(server.process.pid, signal.SIGCONT)


def answered(line: HTTPConnection) -> int:
    answer = line.getresponse()
    answer.read()
    return answer.status


def test_what_was_said_while_the_server_slept_is_heard(napping: Server) -> None:
    """Its patience with a connection, new or kept for the next request, may run out meanwhile."""
    port = napping.settings.port
    with closing(HTTPConnection("127.0.0.1", port)) as new, closing(HTTPConnection("127.0.0.1", port)) as kept:
        new.connect()
        kept.request("GET", "/api/games")
        assert answered(kept) == 200
        with asleep(napping):
            sleep(NAP / 2)
            for line in (new, kept):
                line.request("GET", "/api/games")
            sleep(NAP / 2)
        assert [answered(line) for line in (new, kept)] == [200, 200]


def line_to(server: RunningServer, source: str = "127.0.0.1") -> closing[HTTPConnection]:
    """Open a connection for one request after the other."""
    return closing(HTTPConnection("127.0.0.1", server.port, timeout=20, source_address=(source, 0)))


def refused_at_once(line: HTTPConnection, length: int) -> bool:
    """Tell whether a request is refused before its body, of so many bytes, has come."""
    line.putrequest("POST", "/api/tables")
    line.putheader("Origin", "http://elsewhere")
    line.putheader("Content-Length", str(length))
    line.endheaders()
    return answered(line) == 403


def heard_meanwhile(line: socket, words: bytes) -> bytes:
    """Return what arrives while the bytes are sent one by one."""
    line.settimeout(0.2)
    for letter in words:
        line.sendall(bytes([letter]))
        with suppress(TimeoutError):
            return heard(line)
    return b""


@pytest.mark.parametrize(("length", "noise"), [(0, b"\r\n" * 25), (50, b"a".ljust(50))], ids=["lines", "body"])
def test_what_begins_no_request_keeps_no_line_open(hasty: Settings, length: int, noise: bytes) -> None:
    with running_server(hasty) as server, line_to(server) as line:
        assert refused_at_once(line, length)
        assert is_refusal(heard_meanwhile(line.sock, noise), 408, "why-too-slow")


def test_after_a_late_body_a_line_is_kept_as_after_any_answer(hasty: Settings) -> None:
    with running_server(hasty) as server, line_to(server) as line:
        for _ in range(2):
            assert refused_at_once(line, 50)
            line.send(b"a".ljust(50))
            sleep(1.5)  # longer than it waits for a head
        assert is_refusal(heard(line.sock), 408, "why-too-slow")


def test_a_trusted_proxy_has_its_lines_kept_longer(hasty: Settings) -> None:
    """Used or not: if it were the server that closed them, the next request might be on its way."""
    proxied = replace(hasty, trusted_proxies=OTHER)
    with (
        running_server(proxied) as server,
        line_to(server, OTHER) as used,
        line_to(server, OTHER) as unused,
        line_to(server) as line,
    ):
        unused.connect()
        for asking in (used, line):
            asking.request("GET", "/api/games")
            assert answered(asking) == 200
        assert heard(line.sock) == b""
        for asking in (used, unused):
            asking.request("GET", "/api/games")
            assert answered(asking) == 200


def test_half_a_head_of_a_trusted_proxy_is_cut_off_in_time(hasty: Settings) -> None:
    with running_server(replace(hasty, trusted_proxies="127.0.0.0/8")) as server:
        assert is_refusal(server.say(b"GET / HTTP/1.1\r\nHost: 127.0"), 408, "why-too-slow")


def test_one_address_has_so_many_connections_and_keeps_nobody_out(limited: Settings) -> None:
    with running_server(limited) as server, ExitStack() as held:
        for _ in range(3):
            held.enter_context(server.connect()).sendall(b"GET / HTTP/1.1\r\nX: ")
        assert is_refusal(server.say(GET), 429, "why-too-many")
        assert server.say(GET, OTHER).startswith(b"HTTP/1.1 200")
        held.close()
        until(lambda: server.say(GET).startswith(b"HTTP/1.1 200"))


def test_who_is_turned_away_waits_for_the_no_unless_many_do(limited: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    unhurried = replace(limited, limits=replace(limited.limits, outside_seconds=3600.0))
    with running_server(unhurried) as server, ExitStack() as held:
        for _ in range(3):
            held.enter_context(server.connect()).sendall(b"GET / HTTP/1.1\r\nX: ")
        outside = held.enter_context(server.connect())
        outside.sendall(GET)
        assert server.say(GET, OTHER).startswith(b"HTTP/1.1 200")
        outside.settimeout(0.1)
        with pytest.raises(TimeoutError):
            outside.recv(1)
        monkeypatch.setattr(connection_limits, "_most_outside", lambda: 1)
        assert is_refusal(server.say(GET), 429, "why-too-many")


def test_a_socket_counts_until_it_is_gone(limited: Settings) -> None:
    one = replace(limited, limits=replace(limited.limits, connections_per_address=1))
    with running_server(one) as server:
        with connect(f"ws://127.0.0.1:{server.port}/api/live") as socket:
            assert is_refusal(server.say(GET), 429, "why-too-many")
            socket.send('{"type": "hello", "table": "nothing"}')
            assert b"why-no-such-table" in str(socket.recv(timeout=10)).encode()
        until(lambda: server.say(GET).startswith(b"HTTP/1.1 200"))


def upgrade(path: bytes = b"/api/live", key: bytes = b"dGhlIHNhbXBsZSBub25jZQ==", more: bytes = b"") -> bytes:
    head = b"GET " + path + b" HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    return head + b"Sec-WebSocket-Key: " + key + b"\r\nSec-WebSocket-Version: 13\r\n" + more + b"\r\n"


@pytest.mark.parametrize(
    "words", [upgrade(key=b"x"), upgrade(more=b"Sec-WebSocket-Extensions: \xff\r\n"), upgrade(path=b"/\xff")]
)
def test_a_handshake_that_is_none_gets_one_line(limited: Settings, words: bytes) -> None:
    with running_server(limited) as server:
        assert is_refusal(server.say(words), 400, "why-not-understood")


def test_a_handshake_that_is_never_done_is_cut_off(hasty: Settings) -> None:
    one = replace(hasty, limits=replace(hasty.limits, connections_per_address=1))
    with running_server(one) as server:
        assert server.say(upgrade(path=b"/api/live?" + b"a" * 3000 * 3)) == b""
        until(lambda: server.say(GET).startswith(b"HTTP/1.1 200"))


def test_there_is_one_socket_only(limited: Settings) -> None:
    with (
        running_server(limited) as server,
        connect(f"ws://127.0.0.1:{server.port}/api/other") as socket,
        pytest.raises(Exception, match="4404"),
    ):
        socket.recv(timeout=10)


def test_a_trusted_proxy_comes_for_many(limited: Settings) -> None:
    proxied = replace(limited, trusted_proxies="127.0.0.0/8")
    with running_server(proxied) as server, ExitStack() as held:
        for _ in range(10):
            held.enter_context(server.connect())
        assert server.say(GET).startswith(b"HTTP/1.1 200")


def test_an_endless_head_is_refused(limited: Settings) -> None:
    with running_server(limited) as server, server.connect() as line:
        line.sendall(b"GET / HTTP/1.1\r\n")
        for _ in range(4):
            line.sendall(b"X-More: " + b"a" * 2000 + b"\r\n")
        assert is_refusal(heard(line), 431, "why-too-large")


@pytest.mark.parametrize(
    ("words", "status", "code"),
    [
        (b"\x16\x03\x01 no such protocol\r\n\r\n", 400, "why-not-understood"),
        (b"GET http://[ HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 400, "why-not-understood"),
        (b"GET /\xff\xfe HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 400, "why-not-understood"),
        (b"GET /%00 HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n", 400, "why-bad-path"),
        (b"GET /" + b"a" * 300 + b" HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n", 414, "why-bad-path"),
        (b"GET / HTTP/1.1\r\nHost: [\r\nConnection: close\r\n\r\n", 400, "why-bad-path"),
        (
            b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: http://[\r\nConnection: close\r\n\r\n",
            403,
            "why-foreign-origin",
        ),
    ],
)
def test_nonsense_gets_one_line(
    limited: Settings, words: bytes, status: int, code: str, caplog: pytest.LogCaptureFixture
) -> None:
    with running_server(limited) as server:
        assert is_refusal(server.say(words), status, code)
    assert "Traceback" not in caplog.text


def test_what_is_no_text_closes_a_socket_without_a_traceback(
    limited: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    with running_server(limited) as server, connect(f"ws://127.0.0.1:{server.port}/api/live") as socket:
        socket.send(b"\xff\xfe", text=True)
        with pytest.raises(Exception, match="1007"):
            socket.recv(timeout=10)
    assert "Traceback" not in caplog.text


# --- sockets, frame by frame ---

PING = b'{"type": "ping"}'


def packed(text: bytes, opcode: int = 1, *, last: bool = True) -> bytes:
    """Return a frame as a client sends it, under a mask of zeros."""
    length = bytes([128 | len(text)]) if len(text) < 126 else bytes([128 | 126]) + len(text).to_bytes(2, "big")
    return bytes([128 * last | opcode]) + length + bytes(4) + text


def open_socket(server: RunningServer) -> socket:
    """Open a socket at a table, and read everything it says at first."""
    wanted = {"game": "lanterns", "seats": [{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "random"}]}
    body = msgspec.json.encode(wanted)
    head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nConnection: close\r\n"
    made = server.say(head + b"Content-Length: %d\r\n\r\n" % len(body) + body, OTHER)
    table = msgspec.json.decode(made.partition(b"\r\n\r\n")[2])["table"]["id"]
    line = server.connect()
    line.sendall(upgrade())
    said = line.recv(65536)
    assert said.startswith(b"HTTP/1.1 101")
    line.sendall(packed(b'{"type": "hello", "table": "%s"}' % table.encode()) + packed(PING))
    while b'"pong"' not in said:
        said += line.recv(65536)
    return line


def pongs(line: socket, wanted: int) -> int:
    said = b""
    while said.count(b'"pong"') < wanted and (more := line.recv(65536)):
        said += more
    return said.count(b'"pong"')


def test_many_frames_in_one_breath_are_all_answered(limited: Settings) -> None:
    with running_server(limited) as server, open_socket(server) as line:
        line.sendall(packed(PING) * 40)
        assert pongs(line, 40) == 40


def test_a_frame_may_come_in_pieces_and_bit_by_bit(limited: Settings) -> None:
    with running_server(limited) as server, open_socket(server) as line:
        pieces = packed(PING[:5], last=False) + packed(b"", 9) + packed(PING[5:], 0) + packed(PING + b" " * 200)
        for at in range(len(pieces)):
            line.sendall(pieces[at : at + 1])
        assert pongs(line, 2) == 2


def test_who_is_thrown_out_and_goes_on_shouting_is_cut_off(limited: Settings) -> None:
    with running_server(limited) as server, open_socket(server) as line, pytest.raises(OSError):
        line.sendall(packed(b"x" * 60_000) * 2000)


def test_who_is_thrown_out_reads_why(limited: Settings) -> None:
    with running_server(limited) as server, open_socket(server) as line:
        line.sendall(packed(b"x" * 60_000) + packed(PING) * 10)
        said = b""
        while b"why-too-large" not in said:
            said += line.recv(65536)
        assert b'"pong"' not in said
