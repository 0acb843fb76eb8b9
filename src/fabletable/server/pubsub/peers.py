"""The post between the processes of one server. It only says where to look: the log has what happened."""

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
from fabletable.table.messages.frames import ChatLine

_log = logging.getLogger(__name__)
_encoder = msgspec.json.Encoder()

PRESENCE_SECONDS = 20.0
SILENT_SECONDS = 2.5 * PRESENCE_SECONDS
"""A process that has told nothing of a table for so long does not count there."""
MOST_WAITING = 10_000


class News(msgspec.Struct, omit_defaults=True):
    """``what``: log, table, chat, proposal, presence, reacted, pointed, ahead, removed, keys when devices were shut out
    or came along, or missed when the line was down for a while."""

    what: str
    sender: str = ""
    table: str = ""
    seats: list[int] = []
    spectators: int = 0
    screens: int = 0
    hidden: list[int] = []
    sign: int = 0
    spots: list[str] = []
    line: ChatLine | None = None
    declined: int | None = None


class Post:
    def __init__(self, settings: Settings, channels: ChannelsPlugin) -> None:
        self.name = os.urandom(6).hex()
        self.has_others = bool(settings.channels) or not settings.embedded
        self._channels = channels
        self._out: asyncio.Queue[News] = asyncio.Queue(MOST_WAITING)
        self._elsewhere: dict[str, dict[str, tuple[News, float]]] = {}

    def tell(self, news: News) -> None:
        """Tell the other processes, if there can be any. Never waits."""
        if self.has_others and not self._out.full():
            news.sender = self.name
            self._out.put_nowait(news)

    async def carry(self) -> None:
        task = asyncio.current_task()
        # Redis' client may swallow the cancellation that stops us.
        while task is None or not task.cancelling():
            news = await self._out.get()
            try:
                await self._channels.wait_published(_encoder.encode(news), CHANNEL)
            except Exception:  # noqa: BLE001 whoever misses it looks into the log by and by
                _log.exception("could not tell the other processes")
                await asyncio.sleep(1)

    async def listen(self, hear: Callable[[News], Awaitable[None]]) -> None:
        async with self._channels.start_subscription(CHANNEL) as news_of_others:
            async for data in news_of_others.iter_events():
                news = msgspec.json.decode(data, type=News)
                if news.sender == self.name:
                    continue
                try:
                    await hear(news)
                except Exception:  # noqa: BLE001 one table must not stop the others
                    _log.exception("could not follow another process", extra={"table": news.table})

    # --- who is connected to other processes ---

    def note_presence(self, news: News) -> bool:
        """Whether its sender had been silent about this table, for a while or from the beginning."""
        known = self._elsewhere.setdefault(news.table, {})
        before = known.get(news.sender)
        known[news.sender] = (news, monotonic())
        return before is None or before[1] < _silent_since()

    def present_elsewhere(self, table: str) -> list[News]:
        """What the others last said of this table; a process that has fallen silent does not count."""
        since = _silent_since()
        return [news for news, heard in self._elsewhere.get(table, {}).values() if heard > since]

    def is_watched_elsewhere(self, table: str) -> bool:
        """Somebody is connected to another process there."""
        return any(news.seats or news.spectators or news.screens for news in self.present_elsewhere(table))

    def forget(self, table: str) -> None:
        self._elsewhere.pop(table, None)


def _silent_since() -> float:
    return monotonic() - SILENT_SECONDS
