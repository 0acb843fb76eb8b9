"""Messages between the processes of one server, over a publish-subscribe channel."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable
from time import monotonic

import msgspec
from litestar.channels import ChannelsPlugin

from fabletable.server.pubsub.line import CHANNEL
from fabletable.server.settings import Settings
from fabletable.table.ports.peers import SILENT_SECONDS, PeerMessage

_log = logging.getLogger(__name__)
_encoder = msgspec.json.Encoder()

MOST_WAITING = 10_000


class ChannelPeers:
    def __init__(self, settings: Settings, channels: ChannelsPlugin) -> None:
        self.name = os.urandom(6).hex()
        self.has_others = bool(settings.channels) or not settings.embedded
        self._channels = channels
        self._out: asyncio.Queue[PeerMessage] = asyncio.Queue(MOST_WAITING)
        self._elsewhere: dict[str, dict[str, tuple[PeerMessage, float]]] = {}

    def tell(self, message: PeerMessage) -> None:
        """Tell the other processes, if there can be any. Never waits."""
        if self.has_others and not self._out.full():
            message.sender = self.name
            self._out.put_nowait(message)

    async def carry(self) -> None:
        task = asyncio.current_task()
        # Redis' client may swallow the cancellation that stops us.
        while task is None or not task.cancelling():
            message = await self._out.get()
            try:
                await self._channels.wait_published(_encoder.encode(message), CHANNEL)
            except Exception:  # noqa: BLE001 who misses it finds it in the log
                _log.exception("could not tell the other processes")
                await asyncio.sleep(1)

    async def listen(self, hear: Callable[[PeerMessage], Awaitable[None]]) -> None:
        async with self._channels.start_subscription(CHANNEL) as news_of_others:
            async for data in news_of_others.iter_events():
                message = msgspec.json.decode(data, type=PeerMessage)
                if message.sender == self.name:
                    continue
                try:
                    await hear(message)
                except Exception:  # noqa: BLE001 one table must not stop the others
                    _log.exception("could not follow another process", extra={"table": message.table})

    # --- who is connected to other processes ---

    def note_presence(self, message: PeerMessage) -> bool:
        """Keep who is connected there; return True when the sender had been silent about this table."""
        known = self._elsewhere.setdefault(message.table, {})
        before = known.get(message.sender)
        known[message.sender] = (message, monotonic())
        return before is None or before[1] < _silent_since()

    def present_elsewhere(self, table: str) -> list[PeerMessage]:
        """Return what the others last said of this table; a process that has fallen silent does not count."""
        since = _silent_since()
        return [message for message, heard in self._elsewhere.get(table, {}).values() if heard > since]

    def is_watched_elsewhere(self, table: str) -> bool:
        """Return whether a client is connected to another process there."""
        return any(message.seats or message.spectators or message.screens for message in self.present_elsewhere(table))

    def forget(self, table: str) -> None:
        self._elsewhere.pop(table, None)


def _silent_since() -> float:
    return monotonic() - SILENT_SECONDS
