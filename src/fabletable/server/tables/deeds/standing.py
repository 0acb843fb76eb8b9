"""Where do I stand? Reckoned only for whoever asks."""

from __future__ import annotations

from fabletable.server.messages.commands import Where
from fabletable.server.messages.frames import Stood
from fabletable.server.tables.open_table import OpenTable
from fabletable.server.tables.screen import Screen


async def where(table: OpenTable, here: Screen, frame: Where) -> None:
    async with table.alone():
        standing = None if table.match is None else table.being_played.standing(frame.seat)
        here.say(Stood(frame.id, table.number, frame.seat, standing))
