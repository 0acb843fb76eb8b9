"""One more listening socket in a running server, which can be closed again with every connection it let in."""

from __future__ import annotations

import asyncio
from typing import Any
from weakref import WeakSet

import uvicorn

from fabletable.server.limits.connection_limits import ACCESS, ConnectionLimits


class SecondSocket:
    def __init__(self, server: uvicorn.Server) -> None:
        self._server = server
        self._listening: asyncio.Server | None = None
        self.visitors: WeakSet[Visitor] = WeakSet()

    @property
    def is_open(self) -> bool:
        return self._listening is not None

    async def open(self, host: str, port: int) -> int:
        """Listen on ``host``, on this port or, where it is taken, on any free one; return the port."""
        try:
            listening = await self._listen(host, port)
        except OSError:
            listening = await self._listen(host, 0)
        self._listening = listening
        self._server.servers.append(listening)
        found: int = listening.sockets[0].getsockname()[1]
        return found

    async def _listen(self, host: str, port: int) -> asyncio.Server:
        config = self._server.config
        return await asyncio.get_running_loop().create_server(self._visitor, host, port, backlog=config.backlog)

    def _visitor(self) -> Visitor:
        server = self._server
        return Visitor(self, config=server.config, server_state=server.server_state, app_state=server.lifespan.state)

    async def close(self) -> None:
        """Stop listening and cut off all who are connected, a socket in the middle of a game too."""
        if self._listening is None:
            return
        self._listening.close()
        self._server.servers.remove(self._listening)
        self._listening = None
        for visitor in list(self.visitors):
            visitor.transport.abort()
        self.visitors.clear()


class Visitor(ConnectionLimits):
    """A connection that came by the second socket."""

    def __init__(self, came_by: SecondSocket, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        self.came_by = came_by

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        if self.came_by.is_open:
            self.came_by.visitors.add(self)
            super().connection_made(transport)
            return
        # The connection was accepted in the moment in which the socket was closed.
        self.transport = transport
        self.access = self.app_state[ACCESS]
        self.access.outside += 1
        self.is_let_in = self.is_counted = False
        transport.abort()
