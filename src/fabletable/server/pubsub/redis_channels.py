"""Messages between processes over Redis; imported only if it is configured, because its package is optional."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from typing import Any

from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.exceptions import ConnectionError as LineDown

from fabletable.server.pubsub.line import CHANNEL, MISSED


class RedisChannels(RedisChannelsPubSubBackend):
    """Litestar's, reading without a timeout (a cancelled timeout can be lost, and the server would never stop), and
    listening again when the line was down."""

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        while True:
            await self._has_subscribed.wait()
            try:
                message = await self._pub_sub.get_message(ignore_subscribe_messages=True, timeout=None)
            except LineDown:
                await asyncio.sleep(1)
                yield CHANNEL, MISSED
                continue
            if message is not None:
                yield message["channel"].decode(), message["data"]


def redis_channels(url: str) -> RedisChannels:
    return RedisChannels(redis=Redis.from_url(url))
