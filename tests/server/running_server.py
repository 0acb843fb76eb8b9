"""A server that listens on a real port, in a thread of the test's process."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import uvicorn

from fabletable.server.app import make_app
from fabletable.server.limits.connection_limits import with_connection_limits
from fabletable.server.main import uvicorn_options
from fabletable.server.settings import Settings
from tests.local_services import free_port
from tests.server.people import until


class RunningServer:
    """A port to which any bytes can be sent."""

    def __init__(self, port: int) -> None:
        self.port = port

    def connect(self, source: str = "127.0.0.1") -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), timeout=10, source_address=(source, 0))

    def say(self, words: bytes, source: str = "127.0.0.1") -> bytes:
        with self.connect(source) as line:
            line.sendall(words)
            return heard(line)


def heard(line: socket.socket) -> bytes:
    """Return everything that comes until the other side hangs up."""
    parts = []
    try:
        while part := line.recv(65536):
            parts.append(part)
    except ConnectionResetError:
        pass
    return b"".join(parts)


@contextmanager
def running_server(settings: Settings) -> Iterator[RunningServer]:
    settings = replace(settings, port=free_port())
    app = make_app(settings)
    server = uvicorn.Server(
        uvicorn.Config(
            with_connection_limits(app, app.state["access"]), **{**uvicorn_options(settings), "lifespan": "on"}
        )
    )
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        until(lambda: server.started or not thread.is_alive(), 30)
        yield RunningServer(settings.port)
    finally:
        server.should_exit = True
        thread.join(30)
