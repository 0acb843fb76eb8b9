"""A mail server and a receiver of webhooks, on ports of this machine."""

from __future__ import annotations

import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import msgspec


class Postbox:
    def __init__(self, port: int) -> None:
        self.port = port
        self.letters: list[EmailMessage] = []


@contextmanager
def postbox() -> Iterator[Postbox]:
    """It takes every letter, as RFC 5321 wants it."""

    class Talk(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.wfile.write(b"220 here\r\n")
            while line := self.rfile.readline():
                word = line.split()[0].upper() if line.split() else b""
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
    def __init__(self, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}/called"
        self.bodies: list[Any] = []


@contextmanager
def receiver() -> Iterator[Receiver]:
    class Answer(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.bodies.append(msgspec.json.decode(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Answer) as server:
        heard = Receiver(server.server_address[1])
        yield from _serving(server, heard)


def _serving(server: socketserver.BaseServer, thing: Any) -> Iterator[Any]:
    thread = threading.Thread(target=server.serve_forever, args=(0.05,))
    thread.start()
    try:
        yield thing
    finally:
        server.shutdown()
        thread.join()
