"""Locks by name, such as those of all duels."""

from __future__ import annotations

import asyncio
from typing import Final

MOST_IDLE: Final = 500


class NamedLocks:
    """Hands out one lock for each name. Idle locks are forgotten once there are many."""

    __slots__ = ("_locks",)

    def __init__(self) -> None:
        self._locks: dict[str, asyncio.Lock] = {}

    def __call__(self, name: str) -> asyncio.Lock:
        if len(self._locks) > MOST_IDLE:
            self._locks = {known: lock for known, lock in self._locks.items() if lock.locked()}
        return self._locks.setdefault(name, asyncio.Lock())
