"""Saying something to everyone at the table."""

from __future__ import annotations

from fabletable.kernel import Refused
from fabletable.server.messages import Accepted, Chat
from fabletable.server.tables.names import clean
from fabletable.server.tables.open_table import OpenTable
from fabletable.server.tables.screen import Screen
from fabletable.server.tables.talk import tell_line

LONGEST_LINE = 500


async def chat(table: OpenTable, here: Screen, frame: Chat) -> None:
    text = clean(frame.text, LONGEST_LINE, "why-bad-chat")
    if not text:
        raise Refused("why-bad-chat", {"most": LONGEST_LINE})
    here.check(table.seats)
    row, new = await table.place.store.add_chat(table.id, frame.seat, text, frame.id)
    if row.text != text:
        raise Refused("why-id-used", {"id": frame.id})
    here.say(Accepted(frame.id, table.number, again=not new))
    if new:
        tell_line(table, row)
