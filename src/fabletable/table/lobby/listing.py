"""Public tables, as everyone sees them."""

from __future__ import annotations

from fabletable.table.messages.tables import TableInfo, TableState
from fabletable.table.service.service import TableService

MOST = 100


async def public_tables(service: TableService, state: TableState | None, limit: int = MOST) -> list[TableInfo]:
    """Return public tables in this state, newest first, without opening any of them."""
    return [service.tables.listed(found) for found in await service.store.public_tables(state, limit)]
