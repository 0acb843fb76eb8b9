"""A fair queue: every table waits once, so that one which asks ten times is not served before one that asks once."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    def __init__(self) -> None:
        self._tables: OrderedDict[str, deque[T]] = OrderedDict()
        self._length = 0

    def __len__(self) -> int:
        return self._length

    @property
    def first_table(self) -> str:
        """Return the table whose turn it is."""
        return next(iter(self._tables), "")

    def waiting(self, table: str) -> int:
        return len(self._tables.get(table, ()))

    def join(self, table: str, item: T) -> None:
        self._tables.setdefault(table, deque()).append(item)
        self._length += 1

    def return_to(self, table: str, item: T) -> None:
        """Put an item back at the very front: it has had its turn, and lost it through no fault of its own."""
        self._tables.setdefault(table, deque()).appendleft(item)
        self._tables.move_to_end(table, last=False)
        self._length += 1

    def next(self) -> T | None:
        """Take the first item of the table that has waited longest; that table then goes to the end."""
        if not self._tables:
            return None
        table, items = next(iter(self._tables.items()))
        item = items.popleft()
        self._length -= 1
        if items:
            self._tables.move_to_end(table)
        else:
            del self._tables[table]
        return item

    def leave(self, table: str, item: T) -> None:
        items = self._tables.get(table)
        if items is None or item not in items:
            return
        items.remove(item)
        self._length -= 1
        if not items:
            del self._tables[table]
