"""The socket at which people play: it carries frames to a session and back, within the limits of its address."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from fabletable.server import metrics
from fabletable.server.http.request import TheAccess, TheServer
from fabletable.server.limits.access import Access, address_of, log_refusal
from fabletable.server.limits.buckets import Bucket, Purse
from fabletable.server.limits.connection_limits import TOGETHER
from fabletable.server.server import Server
from fabletable.server.storage.health import ODD_TEXT, trouble_in
from fabletable.table.audience.screen import Screen
from fabletable.table.messages.frames import ErrorFrame
from fabletable.table.service.commands import ClientFrame, Cost
from fabletable.table.session import Session

_log = logging.getLogger(__name__)


class Connection:
    """One socket: its session, and what its address may spend."""

    def __init__(self, server: Server, access: Access, socket: WebSocket[Any, Any, Any]) -> None:
        self._access = access
        self._socket = socket
        self.address = address_of(socket)
        self._limits = access.limits_for(self.address)
        spend = partial(_spend, Purse(partial(_pay, access, self.address)))
        self.session = Session(
            server.service, server.commands, backlog=self._limits.backlog, spend=spend, trouble=_explained
        )

    def throw_out(self, code: int, why: str, args: dict[str, Any] | None = None) -> None:
        """Close the socket of a client that sends too much, and make its address wait longer before the next one."""
        self._access.throw_out(self.address)
        self.session.screen.close(code, why, args)

    async def converse(self) -> None:
        """Hear hello, then frames until the session is closed."""
        limits, session = self._limits, self.session
        try:
            async with asyncio.timeout(limits.hello_seconds):
                hello = await self._heard()
        except TimeoutError:
            session.screen.close(4408, "why-no-hello")
            return
        if not await session.greet(hello):
            return
        bucket = Bucket(limits.frames_a_second, limits.frames_at_once)
        while not session.screen.is_closing:
            frame = await self._heard()
            if not bucket.spend(limits.bad_frame if frame is None or frame.cost.frames > 1 else 1):
                log_refusal("frame", self.address)
                self.throw_out(4429, "why-too-many")
                return
            if frame is not None:
                await session.handle(frame)

    async def _heard(self) -> ClientFrame | None:
        """Return the next frame; None when it was none, or when it is time to close."""
        data = await self._socket.receive_data(mode="text")
        if len(data) > self._limits.frame:
            self.throw_out(4413, "why-too-large", {"most": self._limits.frame})
            return None
        try:
            return self.session.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as broken:
            self.session.screen.say(ErrorFrame("why-not-understood", {"detail": str(broken)[:200]}, False))
            return None


def _pay(access: Access, address: str, rows: float, added: float, thinking: float) -> bool:
    return access.pay(address, rows, added, thinking, " at sockets")


def _spend(purse: Purse, cost: Cost) -> bool:
    return purse.spend(cost.rows, cost.bytes, cost.thinking)


def _explained(broken: Exception) -> tuple[str, dict[str, Any]] | None:
    """Return code and arguments of a trouble with the database."""
    code = trouble_in(broken)
    if code is None:
        return None
    return code, {"letters": "U+0000"} if code == ODD_TEXT else {}


@websocket("/api/live")
async def live(socket: WebSocket[Any, Any, Any], server: TheServer, access: TheAccess) -> None:
    """Serve one WebSocket connection from hello to goodbye."""
    await socket.accept()
    connection = Connection(server, access, socket)
    screen = connection.session.screen
    sending = asyncio.get_running_loop().create_task(keep_sending(screen, socket))
    metrics.sockets.inc()
    came_in = access.come_in(connection.address)
    try:
        if not came_in:
            screen.close(4429, "why-too-many")
        else:
            await connection.converse()
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(sending), 5)
    except WebSocketDisconnect:
        pass
    except RuntimeError as closed:
        _log.debug("a socket was gone: %s", closed)
    finally:
        metrics.sockets.dec()
        if came_in:
            access.go_out(connection.address)
        sending.cancel()
        connection.session.leave()
        # Litestar's wrappers of these two lead back to the socket: in a cycle it would outlive the conversation.
        socket.receive = socket.send = _gone


async def _gone(*_: Any) -> Any:
    """Stand for receiving and sending once a conversation is over."""
    raise WebSocketDisconnect(detail="the conversation is over")


async def keep_sending(screen: Screen, connection: WebSocket[Any, Any, Any]) -> None:
    """Send all that waits, together, until the screen is closed."""
    scope: Mapping[str, Any] = connection.scope
    together = scope.get(TOGETHER, partial(_one_by_one, connection))
    while True:
        item: bytes | tuple[int, str] | None = await screen.waiting.get()
        texts: list[bytes] = []
        while isinstance(item, bytes):
            texts.append(item)
            item = None if screen.waiting.empty() else screen.waiting.get_nowait()
        if texts:
            try:
                await together(texts)
            except OSError:
                return  # they are gone, which the conversation hears too
        if item is not None:
            await connection.close(code=item[0], reason=item[1])
            return


async def _one_by_one(connection: WebSocket[Any, Any, Any], texts: Sequence[bytes]) -> None:
    """Send frames where the server has no connection limits in front of it."""
    for text in texts:
        await connection.send_data(text, mode="text")
