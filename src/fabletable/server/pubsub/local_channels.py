"""Channels between the processes of one machine without Redis: each listens at a socket in a folder and writes to all
the others. What cannot be delivered is lost: the log has it."""

from __future__ import annotations

import asyncio
import os
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncGenerator, Iterable
from pathlib import Path

from litestar.channels.backends.base import ChannelsBackend

from fabletable.server.pubsub.line import CHANNEL, MISSED

FOLDER = "unix://"
MOST_WAITING = 1 << 20
"""Bytes that may wait for a process that has no time to read; further messages are lost to it."""


class LocalChannels(ChannelsBackend):
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._name = f"{os.urandom(6).hex()}.news"
        self._heard: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._server: asyncio.Server | None = None
        self._neighbours: dict[str, StreamWriter] = {}
        self._missed_by: set[str] = set()

    async def on_startup(self) -> None:
        self._folder.mkdir(mode=0o700, exist_ok=True)
        self._server = await asyncio.start_unix_server(self._listen, self._folder / self._name)

    async def on_shutdown(self) -> None:
        (self._folder / self._name).unlink(missing_ok=True)
        if self._server is not None:
            self._server.close()
        for line in self._neighbours.values():
            line.close()

    async def _listen(self, reader: StreamReader, writer: StreamWriter) -> None:
        try:
            while text := await reader.readline():
                channel, _, data = text[:-1].partition(b" ")
                self._heard.put_nowait((channel.decode(), data))
        except (ConnectionError, ValueError):
            self._heard.put_nowait((CHANNEL, MISSED))
        finally:
            writer.close()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Send a message to every other process; ``data`` is JSON without line breaks."""
        names = [name for name in os.listdir(self._folder) if name != self._name]
        for name in self._neighbours.keys() - names:
            self._neighbours.pop(name).close()
        for name in names:
            line = self._neighbours.get(name) or await self._line_to(name)
            if line is not None:
                self._say(name, line, [f"{channel} ".encode() + data for channel in channels])

    async def _line_to(self, name: str) -> StreamWriter | None:
        place = self._folder / name
        try:
            _, self._neighbours[name] = await asyncio.open_unix_connection(place)
        except OSError:
            place.unlink(missing_ok=True)  # it was killed, and left its socket behind
        return self._neighbours.get(name)

    def _say(self, name: str, line: StreamWriter, texts: list[bytes]) -> None:
        if line.is_closing():
            del self._neighbours[name]
        elif line.transport.get_write_buffer_size() > MOST_WAITING:
            self._missed_by.add(name)
        else:
            if name in self._missed_by:
                self._missed_by.discard(name)
                texts = [f"{CHANNEL} ".encode() + MISSED, *texts]
            line.write(b"".join(text + b"\n" for text in texts))

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Do nothing: every process hears all channels."""

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Do nothing: a connection that is gone needs no unsubscribing."""

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            yield await self._heard.get()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """Return nothing: the log in the store is the history."""
        return []
