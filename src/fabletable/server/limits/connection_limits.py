"""Limits on connections, in front of the application: their number, their time and the size of a head.

uvicorn waits for ever for the rest of a head, a body or a reader. Here each of these has a deadline, an address has a
limited number of connections over all processes of this machine, and a head has a limited size.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, cast

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Opcode
from websockets.http11 import Request

from fabletable.server.limits.access import Access, Header, refusal

ACCESS = "access"
TOGETHER = "fabletable.together"
"""The key in the scope of a socket of a function that sends several frames at once, which ASGI has no word for."""
LAST_CALL = 0.5
"""Seconds in which a connection that is about to be closed may still be heard."""
KEPT_FOR_A_PROXY = 150
"""Seconds without a request. Caddy closes its lines after 120; were we the first, a request might be on its way."""


def with_connection_limits(app: Any, access: Access) -> Any:
    """Return the application, which hands the limits to every connection at its start."""

    async def telling(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            scope["state"][ACCESS] = access
        await app(scope, receive, send)

    return telling


class ConnectionLimits(HttpToolsProtocol):
    """One connection from its first byte to its last answer, or until it becomes a socket."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.transport = transport
        self.access: Access = self.app_state[ACCESS]
        self.address = _address(transport)
        self.is_counted = self.is_let_in = self.access.connect(self.address)
        if not self.is_let_in:
            self.stay_outside()
            return
        super().connection_made(transport)
        self.just_heard = 0
        self.head_bytes = 0
        self.head_is_complete = False
        self.patience: asyncio.TimerHandle | None = None
        self.is_shaking_hands: Callable[[], bool] | None = None
        if self.access.is_proxy(self.address):
            self.timeout_keep_alive = KEPT_FOR_A_PROXY
            self.wait(KEPT_FOR_A_PROXY)  # it may open a line for later
        else:
            self.wait(self.access.limits.header_seconds)

    def stay_outside(self) -> None:
        """Refuse a connection of an address with too many, after a while, so that it does not come back at once; where
        many wait for that, at once."""
        seconds = self.access.limits.outside_seconds if self.access.outside < _most_outside() else 0.0
        self.access.outside += 1
        self.loop.call_later(seconds, self.send_away, 429, "why-too-many")

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.is_let_in:
            self.access.outside -= 1
            return
        super().connection_lost(exc)
        self.wait(None)
        self.go()
        self.fall_apart()

    def fall_apart(self) -> None:
        """Undo the cycles between what makes up a connection that is gone, so that its memory is free at once."""
        self.parser = self.cycle = None  # type: ignore[assignment]
        self.is_shaking_hands = None

    def go(self) -> None:
        if self.is_counted:
            self.is_counted = False
            self.access.disconnect(self.address)

    # --- time ---

    def wait(self, seconds: float | None) -> None:
        """Close the connection after this many seconds; None: never."""
        if self.patience is not None:
            self.patience.cancel()
        self.patience = None if seconds is None else self.loop.call_later(seconds, self.last_call)

    def last_call(self) -> None:
        """Give the client ``LAST_CALL`` seconds more before its connection is closed.

        A process that stood still finds its time run out before it has read what came meanwhile; to close at once would
        reset a connection whose request lies there unread.
        """
        self.patience = self.loop.call_later(LAST_CALL, self.lose_patience)

    def timeout_keep_alive_handler(self) -> None:
        """Close a connection that seems idle."""
        self.timeout_keep_alive_task = self.loop.call_later(LAST_CALL, super().timeout_keep_alive_handler)

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
            self.wait(self.access.limits.header_seconds)

    def on_headers_complete(self) -> None:
        self.head_is_complete = True
        self.wait(self.access.limits.request_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        if not self.is_answering:
            self.wait(self.timeout_keep_alive)  # it was answered before its body came: the line is idle from now on

    def on_response_complete(self) -> None:
        """Wait for the next request, or for the rest of a head that is half read."""
        if self.pipeline:
            self.wait(self.access.limits.request_seconds)
        else:
            self.wait(None if self.head_is_complete else self.access.limits.header_seconds)
        super().on_response_complete()

    # --- size and shape ---

    def data_received(self, data: bytes) -> None:
        if not self.is_let_in:
            self.transport.pause_reading()
            return
        if self.transport.is_closing():
            return
        self.just_heard = len(data)
        self.head_bytes += len(data)
        super().data_received(data)
        if self.patience is None:
            self.wait(self.access.limits.header_seconds)  # no request, but uvicorn no longer takes the line for idle
        if not self.head_is_complete and self.head_bytes > self.access.limits.header:
            self.send_away(431, "why-too-large")

    def send_400_response(self, msg: str) -> None:
        self.send_away(400, "why-not-understood")

    def send_away(self, status: int, code: str) -> None:
        """Answer with one line and the headers of every other answer, and close the connection."""
        if not self.transport.is_closing():
            self.transport.write(_on_the_wire(status, code, tuple(self.access.headers)))
            self.transport.close()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the WebSocket; it counts for its address until it is gone."""
        self.wait(self.access.limits.header_seconds)
        super().handle_websocket_upgrade()


@cache
def _on_the_wire(status: int, code: str, headers: tuple[Header, ...]) -> bytes:
    _, head, body = refusal(status, code)
    lines = [name + b": " + value + b"\r\n" for name, value in [*head, *headers, (b"connection", b"close")]]
    return b"".join([STATUS_LINE[status], *lines, b"\r\n", body])


@cache
def _most_outside() -> int:
    """Return a quarter of the files this process may have open."""
    if sys.platform == "win32":
        return 100
    import resource

    return min(1000, resource.getrlimit(resource.RLIMIT_NOFILE)[0] // 4)


def _address(transport: asyncio.Transport) -> str:
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if peer else "unknown"


class SocketLimits(WebSocketsSansIOProtocol):
    """Reads a socket frame by frame, the next when the last was dealt with. Packed, two thousand bytes can be a hundred
    thousand letters: a client that sends them without a pause waits while the others have their turn."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.unread = bytearray()
        self.is_to_read_on = False
        self.ignored = 0
        came_through = self.transport.get_protocol()
        assert isinstance(came_through, ConnectionLimits)
        self.upgraded_from = came_through
        # The limits that let a handshake through abort it if it is never done.
        came_through.is_shaking_hands = lambda: not self.handshake_complete

    def connection_lost(self, exc: Exception | None) -> None:
        self.unread.clear()
        super().connection_lost(exc)
        self.upgraded_from.wait(None)
        self.upgraded_from.go()
        self.fall_apart()

    def fall_apart(self) -> None:
        """Undo the cycles between what makes up a socket that is gone, so that its memory is free at once."""
        self.upgraded_from.fall_apart()
        self.conn.parser.close()
        if self.handshake_initiated:
            cast("dict[str, Any]", self.scope).pop(TOGETHER, None)

    # --- frame by frame ---

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self.unread += data
        self.read_on()

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        self.read_soon()
        return message

    async def send_together(self, texts: Sequence[bytes]) -> None:
        """Send several frames of text in one packet, so that the client is woken once."""
        await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        try:
            for text in texts:
                self.conn.send_text(text)
        except InvalidState as closing:
            raise ClientDisconnected from closing
        self.transport.write(b"".join(self.conn.data_to_send()))

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if message["type"] != "websocket.send":
            self.read_soon()

    def read_soon(self) -> None:
        """Read on after the other connections have had their turn."""
        if self.unread and not self.is_to_read_on:
            self.is_to_read_on = True
            self.loop.call_soon(self.read_on)
        self.mind_the_rest()

    def read_on(self) -> None:
        self.is_to_read_on = False
        if self.transport.is_closing() or not self.handshake_complete:
            return
        if self.close_sent:
            self.listen_for_goodbye()
        elif not self.read_paused and self.read_frame():
            self.read_soon()
            return
        self.mind_the_rest()

    def read_frame(self) -> bool:
        """Pass one whole frame on, or return False if it has not come yet. What is too long is refused by its head
        alone."""
        length = frame_length(self.unread)
        if length > self.config.ws_max_size + LONGEST_HEAD:
            length = len(self.unread)
        if not 0 < length <= len(self.unread):
            return False
        frame = bytes(self.unread[:length])
        del self.unread[:length]
        super().data_received(frame)
        return True

    def mind_the_rest(self) -> None:
        """Pause reading while a whole frame waits, and resume it otherwise."""
        if self.transport.is_closing():
            return
        if self.read_paused or 0 < frame_length(self.unread) <= len(self.unread):
            self.transport.pause_reading()
        else:
            self.transport.resume_reading()

    def listen_for_goodbye(self) -> None:
        """Read only the goodbye of a client that was thrown out; cut it off if it goes on sending."""
        while 0 < (length := frame_length(self.unread)) <= len(self.unread):
            frame = bytes(self.unread[:length])
            del self.unread[:length]
            self.ignored += length
            if frame[0] & 15 == Opcode.CLOSE:
                super().data_received(frame)
        if self.ignored + len(self.unread) > self.config.ws_max_size:
            self.transport.abort()

    # --- what comes ---

    def handle_connect(self, event: Request) -> None:
        if self.conn.accept(event).status_code == 101:
            super().handle_connect(event)
            cast("dict[str, Any]", self.scope)[TOGETHER] = self.send_together
            return
        self.handshake_complete = self.close_sent = True
        self.upgraded_from.send_away(400, "why-not-understood")

    def send_receive_event_to_app(self) -> None:
        """Answer a frame that is no text as the protocol says, without a traceback in the log."""
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(1007)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()


LONGEST_HEAD = 14
"""The longest head of a frame: two bytes, eight for its length, four for its mask."""


def frame_length(data: bytearray) -> int:
    """Return the length of the first frame with its head; 0 when that cannot be told yet."""
    if len(data) < 2:
        return 0
    size = data[1] & 127
    more = _MORE.get(size, 0)
    if len(data) < 2 + more:
        return 0
    if more:
        size = int.from_bytes(data[2 : 2 + more], "big")
    return 2 + more + (4 if data[1] & 128 else 0) + size


_MORE = {126: 2, 127: 8}
"""Bytes in which the length of a longer frame is told."""


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
