"""The ports of a service in a tab: the browser's storage, its workers and the files of the site."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol


class StorageFailed(Exception):
    """The browser's storage refused a write; ``code`` is the message that says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Storage(Protocol):
    """Bytes by key, stored in the browser."""

    async def load(self, prefixes: Sequence[str]) -> dict[str, bytes]:
        """Return everything under keys that begin with this text."""

    async def keys(self, prefix: str) -> list[str]:
        """Return the keys that begin with this text."""

    async def read(self, key: str) -> bytes | None: ...

    async def write(self, put: Mapping[str, bytes], removed: Sequence[str]) -> None:
        """Put and remove all of this, or nothing; return when it is stored. Raises ``StorageFailed``."""


class JobWorkers(Protocol):
    """Workers that run jobs, one at a time in each lane. They answer with frames of ``table.jobs.wire``."""

    def ask(self, lane: str, game: str, frame: bytes) -> None: ...

    def stop(self, lane: str) -> None:
        """Stop the job that runs in this lane."""

    def hurry(self, lane: str) -> None:
        """Make the bot in this lane answer with the best it has found."""


class Games(Protocol):
    async def bring(self, game: str) -> None:
        """Load the rules of this game; return when they can be imported. An unknown game is left for the rules to
        refuse."""
