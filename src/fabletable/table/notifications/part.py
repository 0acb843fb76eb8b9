"""Notifications of one open table."""

from __future__ import annotations

from fabletable.table.open_table.table import OpenTable, TablePart


class NotificationsPart(TablePart):
    def __init__(self, table: OpenTable) -> None:
        super().__init__(table)
        self.notified_for = -1
        """The number of the question for which everybody was notified who is to be;"""
        self.look_at: float | None = None
        """or when to look again, in seconds since 1970."""
