"""Following the other processes: what their messages say, and what the store says when messages were lost."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from fabletable.kernel import Refused
from fabletable.server.memory import give_back
from fabletable.server.pubsub.peers import ChannelPeers
from fabletable.table.messages.frames import ChatFrame, PointerFrame, ReactionFrame
from fabletable.table.open_table.table import OpenTable
from fabletable.table.ports.peers import PRESENCE_SECONDS, PeerMessage
from fabletable.table.premoves.part import PremovesPart
from fabletable.table.service.service import TableService

_log = logging.getLogger(__name__)

WATCH_SECONDS = 1.0
"""Open tables are compared with the store this often, should messages be lost."""
STAND_BY_SECONDS = 2.0
"""The process that decided has this long to let its bots go on before another does it."""


class Watch:
    def __init__(self, service: TableService, peers: ChannelPeers, renew: Callable[[], bool]) -> None:
        """``renew`` begins the process anew where it may, and returns whether it does."""
        self._service = service
        self._peers = peers
        self._renew = renew

    def start(self) -> None:
        self._service.start(self._peers.carry())
        self._service.start(self._peers.listen(self._hear))
        self._service.start(self._tidy())
        self._service.start(self._watch())

    # --- what others say ---

    async def _hear(self, message: PeerMessage) -> None:
        service = self._service
        if message.what in ("missed", "keys"):
            service.keyrings.forget()
        if message.what == "missed":
            await self._compare()
            return
        table = service.tables.get(message.table)
        if table is None:
            return
        if message.what in ("log", "table", "proposal", "ahead") and service.tables.let_go(table):
            return
        match message.what:
            case "log":
                await self._hear_log(table)
            case "table":
                await self._hear_table(table)
            case "proposal":
                await self._hear_table(table)
                if message.declined is not None:
                    table.show_proposal(message.declined)
            case "ahead":
                async with table.alone():
                    await table.part(PremovesPart).read()
            case "chat" if message.line is not None:
                table.hear_from(message.line.seat, ChatFrame(message.line))
            case "reacted":
                table.hear_from(message.seats[0], ReactionFrame(message.seats[0], message.sign))
            case "pointed":
                table.audience.watch(PointerFrame(message.seats[0], message.spots))
            case "presence":
                self._hear_presence(table, message)
            case "removed":
                table.removed()

    def _hear_presence(self, table: OpenTable, message: PeerMessage) -> None:
        is_new = self._peers.note_presence(message)
        table.audience.heard(message.seats)
        table.show_table()
        if is_new and table.is_in_use:
            # Another process has begun to look at this table: it learns who is here, and looks whether it has missed
            # anything, for until now nobody told it.
            table.audience.tell_presence()
            self._peers.tell(PeerMessage("log", table=table.id))

    async def _hear_log(self, table: OpenTable) -> None:
        async with table.alone():
            await table.log.catch_up()
        self._stand_by(table)

    async def _hear_table(self, table: OpenTable) -> None:
        async with table.alone():
            await table.log.reread()
        self._stand_by(table)

    def _stand_by(self, table: OpenTable) -> None:
        """Let the bots go on here, if a screen shows the table, should the process that decided be gone."""
        if table.audience.screens and table.bots_play_on:
            asyncio.get_running_loop().call_later(STAND_BY_SECONDS, self._take_over, table, table.replica.number)

    def _take_over(self, table: OpenTable, number: int) -> None:
        if table.replica.number == number and table.is_open:
            self._service.bots.drive(table)

    # --- what the store says ---

    async def _watch(self) -> None:
        """Compare versions: messages can be lost, the store's versions are not."""
        while True:
            await asyncio.sleep(WATCH_SECONDS)
            try:
                await self._compare()
            except Exception as broken:  # noqa: BLE001 the next look may succeed
                _log.warning("could not look at the tables: %s", type(broken).__name__)

    async def _compare(self) -> None:
        """Ask one query for all open tables; those that are behind read what they have missed."""
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
            await self._hear_table(table)
        except Refused:
            return
        except Exception:  # noqa: BLE001 the next look may succeed
            _log.exception("could not follow a table", extra={"table": table.id})

    # --- from time to time ---

    async def _tidy(self) -> None:
        """Close tables that are not used; tell the others who is here."""
        while True:
            await asyncio.sleep(PRESENCE_SECONDS)
            # Functions of their own: a variable of this loop would hold its last table for ever.
            put_away_unused(self._service)
            self._tell_presence()
            if self._renew():
                return
            await store_who_is_here(self._service)

    def _tell_presence(self) -> None:
        for table in self._service.tables:
            if table.audience.screens:
                table.audience.tell_presence()


def put_away_unused(service: TableService) -> None:
    """Close tables that were not used for long, and give their memory back."""
    if service.tables.put_away_unused():
        give_back()


async def store_who_is_here(service: TableService) -> None:
    """Store presence, which peers are told by messages that can be lost: a vote about a seat reads the store."""
    here = [(table.id, seat) for table in service.tables for seat in table.audience.seats_here]
    try:
        await service.store.saw(here, int(service.clock.now()))
    except Exception:  # noqa: BLE001 the next time may succeed
        _log.exception("could not store who is here")
