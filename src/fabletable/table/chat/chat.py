"""Lines of chat, by people and by the table itself."""

from __future__ import annotations

import msgspec

from fabletable.kernel import Message
from fabletable.table.messages.frames import ChatFrame, ChatLine
from fabletable.table.open_table.table import OpenTable
from fabletable.table.ports.peers import PeerMessage
from fabletable.table.rows import ChatRow

TABLE_ITSELF = -1
"""The seat of lines that no person says."""


def chat_line(row: ChatRow) -> ChatLine:
    if row.seat == TABLE_ITSELF:
        return ChatLine(row.id, row.seat, "", row.at, msgspec.json.decode(row.text, type=Message))
    return ChatLine(row.id, row.seat, row.text, row.at)


def tell_line(table: OpenTable, row: ChatRow) -> None:
    """Send a stored line to everyone, here and elsewhere."""
    line = chat_line(row)
    table.hear_from(line.seat, ChatFrame(line))
    table.context.peers.tell(PeerMessage("chat", table=table.id, line=line))


async def announce(table: OpenTable, message: Message) -> None:
    """Store and send a line of the table itself: what happened to a seat in the middle of a game."""
    text, at = msgspec.json.encode(message).decode(), table.context.clock.stamp()
    row, _ = await table.context.store.add_chat(table.id, TABLE_ITSELF, text, None, at)
    tell_line(table, row)
