"""Following the other processes: what their messages say, and what the store says when messages were lost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from fabletable.server.memory import give_back
from fabletable.server.pubsub.peers import ChannelPeers
from fabletable.table.messages.frames import ChatFrame, PointerFrame, ReactionFrame
from fabletable.table.open_table.table import OpenTable
from fabletable.table.ports.peers import PRESENCE_SECONDS, PeerMessage
from fabletable.table.premoves.part import PremovesPart
from fabletable.table.service.service import TableService
from fabletable.table.service.store_watch import StoreWatch, store_who_is_here


class Watch:
    def __init__(self, service: TableService, peers: ChannelPeers, renew: Callable[[], bool]) -> None:
        """``renew`` begins the process anew where it may, and returns whether it does."""
        self._service = service
        self._peers = peers
        self._store = StoreWatch(service)
        self._renew = renew

    def start(self) -> None:
        self._service.start(self._peers.carry())
        self._service.start(self._peers.listen(self._hear))
        self._service.start(self._tidy())
        self._service.start(self._store.watch())

    # --- what others say ---

    async def _hear(self, message: PeerMessage) -> None:
        service = self._service
        if message.what in ("missed", "keys"):
            service.keyrings.forget()
        if message.what == "missed":
            await self._store.compare()
            return
        table = service.tables.get(message.table)
        if table is None:
            return
        if message.what in ("log", "table", "proposal", "ahead") and service.tables.let_go(table):
            return
        match message.what:
            case "log":
                await self._store.read_log(table)
            case "table":
                await self._store.read_again(table)
            case "proposal":
                await self._store.read_again(table)
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

    # --- from time to time ---

    async def _tidy(self) -> None:
        """Close tables that are not used; tell the others who is here."""
        while True:
            await asyncio.sleep(PRESENCE_SECONDS)
            # These are functions of their own, as a variable of this loop would hold its last table for ever.
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
