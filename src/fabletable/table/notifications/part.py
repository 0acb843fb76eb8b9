"""Notifications of one open table."""

from __future__ import annotations

from fabletable.table.open_table.table import OpenTable, TablePart


class NotificationsPart(TablePart):
    def __init__(self, table: OpenTable) -> None:
        super().__init__(table)
        self.notified_for = -1
        """The number of the question of which everyone absent has been notified who wants to be."""
        self.look_at: float | None = None
        """The time at which to look again for people to notify, in seconds since 1970."""
