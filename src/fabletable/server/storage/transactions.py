"""The interface that parts of the store need of the whole: reading, and writing in one transaction."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

import sqlalchemy as sql
from sqlalchemy import Connection

from fabletable.table.rows import ListedTable

T = TypeVar("T")


class Transactions(Protocol):
    async def read(self, work: Callable[[Connection], T]) -> T: ...

    async def write(self, work: Callable[[Connection], T]) -> T: ...

    async def listed(self, query: sql.Select[Any]) -> list[ListedTable]:
        """Return the tables a query finds, with their seats and how far they are."""
