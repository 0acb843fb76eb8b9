"""A command that is not built in: a player waves, and everyone at the table sees it."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from fabletable.table.audience.screen import Screen
from fabletable.table.messages.frames import AcceptedFrame
from fabletable.table.open_table.table import OpenTable
from fabletable.table.service.commands import Command, Cost
from fabletable.table.service.service import TableService


class Waved(msgspec.Struct, tag="waved"):
    seat: int
    hand: str


class Wave(Command, tag="wave", forbid_unknown_fields=True):
    hand: str

    cost: ClassVar[Cost] = Cost(rows=1)

    async def run(self, service: TableService, table: OpenTable, screen: Screen) -> None:
        table.hear_from(self.seat, Waved(self.seat, self.hand))
        screen.say(AcceptedFrame(self.id, table.replica.number))
