"""A computation about the present of a table, dropped when the table goes on: a bot's move, the odds of a question."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Superseded(Exception):
    """The table went on while something was still thought about."""


class PendingMove(Generic[T]):
    def __init__(self) -> None:
        self._thinking: asyncio.Task[T] | None = None
        self._about = 0

    async def about(self, number: int, thinking: Coroutine[Any, Any, T]) -> T:
        """Return what comes of ``thinking`` about the table at this number; raise ``Superseded`` when the table goes on
        before that."""
        task = self._thinking = asyncio.ensure_future(thinking)
        self._about = number
        try:
            return await task
        except asyncio.CancelledError:
            myself = asyncio.current_task()
            if myself is not None and myself.cancelling():
                raise
            raise Superseded from None

    def mind(self, number: int) -> None:
        """Drop it if the table is at another number."""
        if self._thinking is not None and self._about != number:
            self.drop()

    def drop(self) -> None:
        """Cancel it."""
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None
