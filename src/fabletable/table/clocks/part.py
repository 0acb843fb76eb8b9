"""The alarm of one open table."""

from __future__ import annotations

from fabletable.table.open_table.table import OpenTable, TablePart


class ClockPart(TablePart):
    def __init__(self, table: OpenTable) -> None:
        super().__init__(table)
        self.alarm: int | None = None
        """The time at which the table has to be looked at again, as last stored, in seconds since 1970."""
