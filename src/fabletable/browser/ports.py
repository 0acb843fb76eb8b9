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
    """Bytes by key, which outlive the tab."""

    async def load(self, prefixes: Sequence[str]) -> dict[str, bytes]:
        """Return all that is stored under keys that begin so."""

    async def keys(self, prefix: str) -> list[str]:
        """Return the keys that begin so."""

    async def read(self, key: str) -> bytes | None: ...

    async def write(self, put: Mapping[str, bytes], removed: Sequence[str]) -> None:
        """Put and remove all of this, or nothing; return when it is stored. Raises ``StorageFailed``."""


class JobWorkers(Protocol):
    """Workers that run jobs, one at a time in each lane. What they say comes as frames of ``table.jobs.wire``."""

    def ask(self, lane: str, game: str, frame: bytes) -> None: ...

    def stop(self, lane: str) -> None:
        """Have the job that runs there stopped."""

    def hurry(self, lane: str) -> None:
        """Have the bot that thinks there answer from what it knows by now."""


class Games(Protocol):
    async def bring(self, game: str) -> None:
        """Return when the rules of this game can be imported; an unknown game is left to the rules' own refusal."""
