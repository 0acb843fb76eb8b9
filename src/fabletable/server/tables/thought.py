"""What a bot thinks about right now at one table."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any


class Overtaken(Exception):
    """Something was decided, or taken back, while a bot still thought about it."""


class Thought:
    def __init__(self) -> None:
        self._thinking: asyncio.Task[str] | None = None
        self._about = 0

    async def about(self, number: int, thinking: Coroutine[Any, Any, str]) -> str:
        """What a bot makes of the present; ``Overtaken`` when there is another present before it has done so."""
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
            self._thinking.cancel()
            self._thinking = None
