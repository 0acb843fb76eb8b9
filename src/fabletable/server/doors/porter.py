"""The porter: stands in front of the application and sends away whoever only keeps the door open.

uvicorn waits for ever for the rest of a head, a body or a reader. Here each has its time, an address has so many
connections at once over all processes of this machine, and a head has a size.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from fabletable.server.doors.guard import Doors, refusal

DOORS = "doors"


def with_porter(app: Any, doors: Doors) -> Any:
    """The application, which tells the porter at its start by which rules to let people in."""

    async def telling(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            scope["state"][DOORS] = doors
        await app(scope, receive, send)

    return telling


class Porter(HttpToolsProtocol):
    """One connection from its first byte to its last answer, or until it becomes a socket."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.doors: Doors = self.app_state[DOORS]
        self.address = self.client[0] if self.client else "unknown"
        self.just_heard = 0
        self.head_bytes = 0
        self.head_is_complete = False
        self.patience: asyncio.TimerHandle | None = None
        self.is_shaking_hands: Callable[[], bool] | None = None
        self.is_counted = self.doors.connect(self.address)
        if self.is_counted:
            self.wait(self.doors.limits.header_seconds)
        else:
            self.send_away(429, "why-too-many")

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.wait(None)
        self.go()

    def go(self) -> None:
        if self.is_counted:
            self.is_counted = False
            self.doors.disconnect(self.address)

    # --- time ---

    def wait(self, seconds: float | None) -> None:
        """So long and no longer; None: as long as it takes."""
        if self.patience is not None:
            self.patience.cancel()
        self.patience = None if seconds is None else self.loop.call_later(seconds, self.lose_patience)

    def lose_patience(self) -> None:
        if self.is_shaking_hands is not None:
            self.transport.abort() if self.is_shaking_hands() else None
        elif self.is_answering:
            self.transport.abort()  # a reader that takes nothing would hold even a polite goodbye open
        else:
            self.send_away(408, "why-too-slow")

    @property
    def is_answering(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.head_is_complete = False
        self.head_bytes = self.just_heard
        if not self.is_answering:
            self.wait(self.doors.limits.header_seconds)

    def on_headers_complete(self) -> None:
        self.head_is_complete = True
        self.wait(self.doors.limits.request_seconds)
        super().on_headers_complete()

    def on_response_complete(self) -> None:
        """Others may wait in line on the same connection, or half of another head."""
        if self.pipeline:
            self.wait(self.doors.limits.request_seconds)
        else:
            self.wait(None if self.head_is_complete else self.doors.limits.header_seconds)
        super().on_response_complete()

    # --- size and shape ---

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self.just_heard = len(data)
        self.head_bytes += len(data)
        super().data_received(data)
        if not self.head_is_complete and self.head_bytes > self.doors.limits.header:
            self.send_away(431, "why-too-large")

    def send_400_response(self, msg: str) -> None:
        self.send_away(400, "why-not-understood")

    def send_away(self, status: int, code: str) -> None:
        """One line, with the headers of every other answer."""
        if self.transport.is_closing():
            return
        head, body = refusal(self.doors, status, code)
        lines = [name + b": " + value + b"\r\n" for name, value in [*head, (b"connection", b"close")]]
        self.transport.write(b"".join([STATUS_LINE[status], *lines, b"\r\n", body]))
        self.transport.close()

    def handle_websocket_upgrade(self) -> None:
        """The connection goes on as a socket, and counts as one of this address until it is gone."""
        self.wait(self.doors.limits.header_seconds)
        super().handle_websocket_upgrade()


MOUTHFUL = 2048
"""Bytes of a socket that are read at once: packed, they can be a hundred thousand letters."""


class PorterOfSockets(WebSocketsSansIOProtocol):
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.unread = bytearray()
        self.has_paused = False
        came_through = self.transport.get_protocol()
        assert isinstance(came_through, Porter)
        self.porter = came_through
        # A handshake that is never done is aborted by whoever let it through.
        came_through.is_shaking_hands = lambda: not self.handshake_complete

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.porter.wait(None)
        self.porter.go()

    def data_received(self, data: bytes) -> None:
        """Whoever sends much at once waits between two mouthfuls, while the others have their turn."""
        waiting = bool(self.unread)
        self.unread += data
        if not waiting:
            self.read_on()

    def read_on(self) -> None:
        if self.transport.is_closing():
            self.unread.clear()
            return
        super().data_received(bytes(self.unread[:MOUTHFUL]))
        del self.unread[:MOUTHFUL]
        if self.unread:
            self.has_paused = True
            self.transport.pause_reading()
            self.loop.call_soon(self.read_on)
        elif self.has_paused and not self.transport.is_closing():
            self.has_paused = False
            if not self.read_paused:
                self.transport.resume_reading()

    def handle_connect(self, event: Request) -> None:
        if self.conn.accept(event).status_code == 101:
            super().handle_connect(event)
            return
        self.handshake_complete = self.close_sent = True
        self.porter.send_away(400, "why-not-understood")

    def send_receive_event_to_app(self) -> None:
        """What is no text is answered as the protocol says, without a traceback in the log."""
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(1007)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
