"""What is thought about right now at one table: a bot's move, the odds of a question."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Overtaken(Exception):
    """Something was decided, or taken back, while it was still thought about."""


class Thought(Generic[T]):
    def __init__(self) -> None:
        self._thinking: asyncio.Task[T] | None = None
        self._about = 0

    async def about(self, number: int, thinking: Coroutine[Any, Any, T]) -> T:
        """What comes of it; ``Overtaken`` when there is another present before that."""
        task = self._thinking = asyncio.ensure_future(thinking)
        self._about = number
        try:
            return await task
        except asyncio.CancelledError:
            myself = asyncio.current_task()
            if myself is not None and myself.cancelling():
                raise
            raise Overtaken from None

    def mind(self, number: int) -> None:
        """Nobody waits for a thought about what is past."""
        if self._thinking is not None and self._about != number:
            self.drop()

    def drop(self) -> None:
        """Nobody waits for it any more."""
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None
