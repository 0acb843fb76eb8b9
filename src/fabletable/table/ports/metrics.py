"""Counters and timings that a service reports."""

from __future__ import annotations

from typing import Literal, Protocol, TypeAlias

DecidedBy: TypeAlias = Literal["person", "bot", "ahead"]


class Metrics(Protocol):
    def decided(self, game: str, by: DecidedBy, count: int = 1) -> None:
        """Count decisions that were stored."""

    def acknowledged(self, seconds: float) -> None:
        """Note the time from a choice's frame to its commit."""

    def refused(self, code: str) -> None: ...

    def crashed(self, game: str) -> None: ...

    def thought(self, bot: str, seconds: float) -> None:
        """Note how long a bot thought about one decision."""

    def open_tables(self, count: int) -> None: ...
