"""Messages between processes over PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

from fabletable.server.pubsub.line import CHANNEL, MISSED

_LINE_DOWN = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)

_log = logging.getLogger(__name__)


class PostgresChannels(AsyncPgChannelsBackend):
    """Litestar's, with one kept connection to publish on, and a listener that comes back when it is cut off."""

    def __init__(self, dsn: str) -> None:
        super().__init__(dsn)
        self._speaker: Any = None
        self._speaking = asyncio.Lock()
        self._stopping = False
        self._reconnecting: asyncio.Task[None] | None = None

    async def on_startup(self) -> None:
        await super().on_startup()
        self._listener_conn.add_termination_listener(self._cut_off)

    async def on_shutdown(self) -> None:
        self._stopping = True
        if self._reconnecting is not None:
            self._reconnecting.cancel()
        async with self._speaking:
            if self._speaker is not None:
                await self._speaker.close()
        await super().on_shutdown()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        text = data.decode()
        async with self._speaking:
            for _ in range(2):
                try:
                    if self._stopping:
                        return
                    if self._speaker is None or self._speaker.is_closed():
                        self._speaker = await self._connect()
                    for channel in channels:
                        await self._speaker.execute("SELECT pg_notify($1, $2)", channel, text)
                    return
                except _LINE_DOWN:
                    # A process that misses this catches up from the log at the next decision.
                    self._speaker = None
            _log.warning("could not tell the other processes")

    def _cut_off(self, _: Any) -> None:
        if not self._stopping:
            self._reconnecting = asyncio.get_running_loop().create_task(self._listen_again())

    async def _listen_again(self) -> None:
        while True:
            try:
                async with self._listener_lock:
                    self._listener_conn = await self._connect()
                    self._listener_conn.add_termination_listener(self._cut_off)
                    for channel in self._subscribed_channels:
                        await self._listener_conn.add_listener(channel, self._listener)
                    if self._queue is not None:
                        self._queue.put_nowait((CHANNEL, MISSED))
                return
            except _LINE_DOWN:
                await asyncio.sleep(1)
