"""The channels between the processes of one server: in memory, over PostgreSQL, over Redis, or from socket to socket on
one machine."""

from __future__ import annotations

from pathlib import Path

from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from fabletable.extras import needs
from fabletable.server.pubsub.local_channels import FOLDER, LocalChannels
from fabletable.server.pubsub.postgres_channels import PostgresChannels
from fabletable.server.settings import Settings


def channels_of(settings: Settings) -> ChannelsBackend:
    """Return the backend for messages between processes.

    It is Redis or a folder when one is named, else PostgreSQL where the tables are stored there, else the memory of the
    one process.
    """
    if settings.channels.startswith(("redis://", "rediss://")):
        needs("redis")
        from fabletable.server.pubsub.redis_channels import redis_channels

        return redis_channels(settings.channels)
    if settings.channels.startswith(FOLDER):
        return LocalChannels(Path(settings.channels.removeprefix(FOLDER)))
    if settings.embedded:
        return MemoryChannelsBackend()
    return PostgresChannels(settings.database.replace("postgresql+asyncpg://", "postgresql://"))
