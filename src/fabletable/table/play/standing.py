"""Where do I stand? Reckoned only for whoever asks."""

from __future__ import annotations

from fabletable.table.audience.screen import Screen
from fabletable.table.messages.commands import Where
from fabletable.table.messages.frames import Stood
from fabletable.table.open_table.table import OpenTable


async def where(table: OpenTable, here: Screen, frame: Where) -> None:
    async with table.alone():
        standing = None if table.match is None else table.being_played.standing(frame.seat)
        here.say(Stood(frame.id, table.number, frame.seat, standing))
