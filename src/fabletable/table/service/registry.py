"""The registry of open tables: how they are taken out of the store and put back."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator, Sequence
from contextvars import ContextVar
from time import monotonic

from fabletable.kernel import Refused
from fabletable.table.audience.info import listed_info
from fabletable.table.messages.tables import TableInfo
from fabletable.table.open_table.context import TableContext
from fabletable.table.open_table.table import OpenTable, TablePart
from fabletable.table.replica.played import PlayedGame, decisions_of
from fabletable.table.rows import ListedTable, SeatRow, StoredTable, TableRow
from fabletable.table.service.settings import ServiceSettings

_ID = re.compile(r"[0-9a-z]{10}")

UNUSED_SECONDS = 5.0
"""A table that was found less than this long ago is not closed, because its caller is about to use it."""

asked_from: ContextVar[str] = ContextVar("asked_from", default="")
"""The neighbourhood of addresses whose request or socket is being served."""


class Registry:
    def __init__(
        self,
        context: TableContext,
        settings: ServiceSettings,
        parts: Sequence[Callable[[OpenTable], TablePart]],
        opened: Callable[[OpenTable], None],
    ) -> None:
        """``parts`` make what each feature keeps of a table; ``opened`` is called with every table that is opened."""
        self._context = context
        self._settings = settings
        self._parts = parts
        self._opened = opened
        self._open: dict[str, OpenTable] = {}
        self._opening: dict[str, asyncio.Task[OpenTable]] = {}
        self.may_open: Callable[[str], bool] = lambda _: True
        """Returns whether this neighbourhood may have one more table taken out of the store."""

    def __iter__(self) -> Iterator[OpenTable]:
        return iter(list(self._open.values()))

    def __len__(self) -> int:
        return len(self._open)

    def get(self, table_id: str) -> OpenTable | None:
        """Return the table if it is open here."""
        return self._open.get(table_id)

    @property
    def ids(self) -> list[str]:
        return list(self._open)

    @property
    def is_opening(self) -> bool:
        return bool(self._opening)

    # --- finding ---

    async def find(self, table_id: str) -> OpenTable:
        """Return the open table, opened now if need be; refused when there is none."""
        table = self._open.get(table_id)
        if table is None:
            table = await asyncio.shield(self._being_opened(table_id))
        table.touch()
        await self._context.keyrings.be_sure()
        return table

    def _being_opened(self, table_id: str) -> asyncio.Task[OpenTable]:
        """Return the task that opens the table; it is opened once, however many ask for it at once."""
        task = self._opening.get(table_id)
        if task is None:
            _check_id(table_id)
            if asked_from.get() and not self.may_open(asked_from.get()):
                raise Refused("why-too-many")
            task = asyncio.get_running_loop().create_task(self._read(table_id))
            self._opening[table_id] = task
            task.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return task

    async def _read(self, table_id: str) -> OpenTable:
        found = await self._whole(table_id)
        table = OpenTable(self._context, found.row, found.seats, found.proposal, self._parts, self.drop)
        if found.entries:
            await self._context.workers.call(lambda: table.replica.replay(found.entries))
        table.log.mind_damage(found.damage)
        await table.log.mind_rules()
        self._put_up(table)
        self._opened(table)
        return table

    async def rows(self, table_id: str) -> tuple[TableRow, list[SeatRow]]:
        """Return what the store has of a table and its seats right now."""
        _check_id(table_id)
        found = await self._context.store.table(table_id)
        if found is None:
            raise Refused("why-no-such-table", {"table": table_id})
        return found

    async def _whole(self, table_id: str) -> StoredTable:
        _check_id(table_id)
        found = await self._context.store.whole(table_id)
        if found is None:
            raise Refused("why-no-such-table", {"table": table_id})
        return found

    async def look_up(self, table_id: str) -> PlayedGame:
        """Return a game as its log has it, to look back at. The table is not opened for that."""
        if table_id in self._open:
            return (await self.find(table_id)).replica
        found = await self._whole(table_id)
        played = PlayedGame(found.row, found.seats, decisions_of(found.entries))
        played.damage = found.damage
        if any(entry.rules != played.rules for entry in found.entries) or played.row.rules != played.rules:
            # Other rules may tell another story; how far it is the same is found out by opening it.
            return (await self.find(table_id)).replica
        await self._context.keyrings.be_sure()
        return played

    async def glance(self, table_id: str) -> TableInfo:
        """Return the public information about a table, without opening it."""
        table = self._open.get(table_id)
        if table is not None:
            return table.info()
        row, seats = await self.rows(table_id)
        return listed_info(ListedTable(row, seats, 0, row.created))

    def listed(self, found: ListedTable) -> TableInfo:
        """Return the public information about a listed table."""
        table = self._open.get(found.row.id)
        return listed_info(found) if table is None else table.info()

    # --- opening and closing ---

    def add(self, row: TableRow, seats: list[SeatRow]) -> OpenTable:
        """Open a table that was just stored."""
        table = OpenTable(self._context, row, seats, parts=self._parts, drop=self.drop)
        self._put_up(table)
        return table

    def _put_up(self, table: OpenTable) -> None:
        """Keep a table open. The number of open tables is limited, for each address and for all of them."""
        table.opened_by = asked_from.get()
        self._open[table.id] = table
        every = list(self)
        theirs = [each for each in every if each.opened_by == table.opened_by]
        self._make_room(theirs, self._settings.open_tables_per_address)
        self._make_room(every, self._settings.open_tables)
        self._context.metrics.open_tables(len(self))

    def _make_room(self, tables: list[OpenTable], most: int) -> None:
        """Close the tables longest unused first."""
        excess = len(tables) - most
        for table in sorted(tables, key=lambda table: table.used) if excess > 0 else []:
            excess -= self.put_away(table)
            if excess <= 0:
                return

    def put_away(self, table: OpenTable) -> bool:
        """Close a table; False while it is in use."""
        if table.is_in_use:
            return False
        self.drop(table)
        return True

    def drop(self, table: OpenTable) -> None:
        """Close a table even if it is in use: it is removed, or read anew by the next who asks."""
        table.close()
        if self._open.get(table.id) is table:
            del self._open[table.id]
        self._context.peers.forget(table.id)
        self._context.metrics.open_tables(len(self))

    def let_go(self, table: OpenTable) -> bool:
        """Close a table that changed in another process and has no audience here: reading it again later costs less
        than following every decision. Return False if a caller has just found it and may still use it."""
        return monotonic() - table.used > UNUSED_SECONDS and self.put_away(table)

    def put_away_unused(self) -> bool:
        """Close tables that were not used for long, finished ones sooner; return whether there were any."""
        settings, now = self._settings, monotonic()
        unused = [
            table
            for table in self
            if now - table.used > (settings.finished_idle_seconds if table.replica.is_final else settings.idle_seconds)
        ]
        return sum([self.put_away(table) for table in unused]) > 0


def _check_id(table_id: str) -> None:
    if not _ID.fullmatch(table_id):
        raise Refused("why-no-such-table", {"table": table_id[:40]})
