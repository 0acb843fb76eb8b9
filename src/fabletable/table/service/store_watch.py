"""Following other processes that write the same store: open tables are compared with it once a second."""

from __future__ import annotations

import asyncio
import logging

from fabletable.kernel import Refused
from fabletable.table.open_table.table import OpenTable
from fabletable.table.ports.peers import PRESENCE_SECONDS
from fabletable.table.service.service import TableService

_log = logging.getLogger(__name__)

WATCH_SECONDS = 1.0
"""The time between two comparisons of open tables with the store, in case messages were lost."""
STAND_BY_SECONDS = 2.0
"""The time that the process which stored a decision has to play its bots, before another process does it."""


class StoreWatch:
    def __init__(self, service: TableService) -> None:
        self._service = service

    async def watch(self) -> None:
        """Compare versions until cancelled: messages can be lost, versions in the store cannot."""
        while True:
            await asyncio.sleep(WATCH_SECONDS)
            try:
                await self.compare()
            except Exception as broken:  # noqa: BLE001 the next look may succeed
                _log.warning("could not look at the tables: %s", type(broken).__name__)

    async def compare(self) -> None:
        """Compare all open tables with the store in one query, and update those that are behind."""
        service = self._service
        known = [table for table in service.tables if not table.log.lock.locked()]
        found = await service.store.versions([table.id for table in known])
        for table in known:
            if not table.is_open or table.log.lock.locked():
                continue
            if table.id not in found:
                table.removed()
                continue
            version, number = found[table.id]
            behind = version > table.replica.row.version or number > table.replica.number
            if behind and not service.tables.let_go(table):
                service.start(self._repair(table))

    async def _repair(self, table: OpenTable) -> None:
        try:
            await self.read_again(table)
        except Refused:
            return
        except Exception:  # noqa: BLE001 the next look may succeed
            _log.exception("could not follow a table", extra={"table": table.id})

    async def read_log(self, table: OpenTable) -> None:
        """Read what another process has decided."""
        async with table.alone():
            await table.log.catch_up()
        self._stand_by(table)

    async def read_again(self, table: OpenTable) -> None:
        """Read rows and log, which another process has changed."""
        async with table.alone():
            await table.log.reread()
        self._stand_by(table)

    def _stand_by(self, table: OpenTable) -> None:
        """Play the bots here after a while, if a screen shows the table and the process that decided has died."""
        if table.audience.screens and table.bots_play_on:
            asyncio.get_running_loop().call_later(STAND_BY_SECONDS, self._take_over, table, table.replica.number)

    def _take_over(self, table: OpenTable, number: int) -> None:
        if table.replica.number == number and table.is_open:
            self._service.bots.drive(table)

    async def note_presence(self) -> None:
        """Store who is here at intervals, until cancelled."""
        while True:
            await asyncio.sleep(PRESENCE_SECONDS)
            await store_who_is_here(self._service)


async def store_who_is_here(service: TableService) -> None:
    """Store presence, which peers are told by messages that can be lost: a vote about a seat reads the store."""
    here = [(table.id, seat) for table in service.tables for seat in table.audience.seats_here]
    try:
        await service.store.saw(here, int(service.clock.now()))
    except Exception:  # noqa: BLE001 the next time may succeed
        _log.exception("could not store who is here")
