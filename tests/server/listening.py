"""A mail server and a receiver of webhooks, on ports of this machine."""

from __future__ import annotations

import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, HTTPServer
from time import sleep
from typing import Any

import msgspec


class Postbox:
    def __init__(self, port: int) -> None:
        self.port = port
        self.letters: list[EmailMessage] = []
        self.words: list[str] = []
        """The commands it was sent."""
        self.is_closed = False
        """True while it takes no letter."""


@contextmanager
def postbox(*offers: str) -> Iterator[Postbox]:
    """Run a mail server that takes every letter, as RFC 5321 wants it, and says which extensions it ``offers``."""

    class Talk(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.wfile.write(b"220 here\r\n")
            while line := self.rfile.readline():
                word = line.split()[0].upper() if line.split() else b""
                box.words.append(word.decode())
                if word == b"EHLO" and offers:
                    self.wfile.writelines(b"250-%s\r\n" % each.encode() for each in ("here", *offers))
                if word == b"MAIL" and box.is_closed:
                    self.wfile.write(b"451 not now\r\n")
                    continue
                if word == b"DATA":
                    self.wfile.write(b"354 go on\r\n")
                    parts = []
                    while (part := self.rfile.readline()) != b".\r\n":
                        parts.append(part)
                    letter = message_from_bytes(b"".join(parts), policy=policy.default)
                    box.letters.append(letter)
                self.wfile.write(b"221 bye\r\n" if word == b"QUIT" else b"250 ok\r\n")
                if word == b"QUIT":
                    return

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Talk) as server:
        box = Postbox(server.server_address[1])
        yield from _serving(server, box)


class Receiver:
    def __init__(self, host: str, port: int) -> None:
        self.url = f"http://{host}:{port}/called"
        self.bodies: list[Any] = []
        self.raw: list[tuple[dict[str, str], bytes]] = []
        """Headers and body as they came."""


@contextmanager
def receiver() -> Iterator[Receiver]:
    class Answer(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            heard.raw.append(({name.lower(): value for name, value in self.headers.items()}, body))
            heard.bodies.append(msgspec.json.decode(body))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Answer) as server:
        heard = Receiver("127.0.0.1", server.server_address[1])
        yield from _serving(server, heard)


class Slow:
    """A receiver that answers a letter at a time and never comes to an end."""

    def __init__(self, host: str, port: int) -> None:
        self.url = f"http://{host}:{port}/slow"
        self.came = 0
        self.here = 0
        self.most = 0
        """The largest number of simultaneous callers."""


@contextmanager
def slow_receiver(host: str) -> Iterator[Slow]:
    class Answer(socketserver.BaseRequestHandler):
        def handle(self) -> None:
            slow.came, slow.here = slow.came + 1, slow.here + 1
            slow.most = max(slow.most, slow.here)
            try:
                for letter in b"HTTP/1.1 204 No Content" + b"." * 10_000:
                    self.request.sendall(bytes([letter]))
                    sleep(0.05)
            except OSError:
                pass
            finally:
                slow.here -= 1

    class Server(socketserver.ThreadingTCPServer):
        daemon_threads = True

    with Server((host, 0), Answer) as server:
        slow = Slow(host, server.server_address[1])
        yield from _serving(server, slow)


def _serving(server: socketserver.BaseServer, thing: Any) -> Iterator[Any]:
    thread = threading.Thread(target=server.serve_forever, args=(0.05,))
    thread.start()
    try:
        yield thing
    finally:
        server.shutdown()
        thread.join()
