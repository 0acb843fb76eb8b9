"""Asking what a good bot would do."""

from __future__ import annotations

from fabletable.bots.roster import HINTS
from fabletable.server.messages import Hint, Hinted
from fabletable.server.tables.house import House
from fabletable.server.tables.open_table import OpenTable
from fabletable.server.tables.screen import Screen
from fabletable.server.thinkers import Move


async def hint(house: House, table: OpenTable, here: Screen, frame: Hint) -> None:
    async with table.alone():
        await table.be_at(frame.number)
        table.check_turn(frame.seat, frame.number, by_bot=False)
        question = Move(table.log(), *HINTS)
    key = await house.thinkers.ask(question, table.id)
    here.say(Hinted(frame.id, frame.number, frame.seat, key))
