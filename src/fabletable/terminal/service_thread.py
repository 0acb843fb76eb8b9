"""An event loop in a thread of its own, for a table that reads line by line in the main one."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import AbstractAsyncContextManager as AsyncContext
from contextlib import AsyncExitStack
from threading import Thread
from typing import Any, Self, TypeVar

T = TypeVar("T")


class ServiceThread:
    """A thread with a table service: ``with ServiceThread() as thread: thread.run(...)``."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, name="table-service", daemon=True)
        self._entered = AsyncExitStack()

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.run(self._entered.aclose())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run this there, and return what it gives. An interrupted caller cancels it."""
        done = asyncio.run_coroutine_threadsafe(work, self._loop)
        try:
            return done.result()
        except BaseException:
            done.cancel()
            raise

    def enter(self, context: AsyncContext[T]) -> T:
        """Enter this there; it is left when the thread ends."""
        return self.run(self._entered.enter_async_context(context))
