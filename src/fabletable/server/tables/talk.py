"""What is said at a table, by people and by the house itself."""

from __future__ import annotations

import msgspec

from fabletable.kernel import Message
from fabletable.server.messages.frames import ChatLine, Chatted
from fabletable.server.news.post import News
from fabletable.server.store import ChatRow
from fabletable.server.tables.open_table import OpenTable

THE_HOUSE = -1
"""The seat of what nobody at the table says."""


def chat_line(row: ChatRow) -> ChatLine:
    if row.seat == THE_HOUSE:
        return ChatLine(row.id, row.seat, "", row.at, msgspec.json.decode(row.text, type=Message))
    return ChatLine(row.id, row.seat, row.text, row.at)


def tell_line(table: OpenTable, row: ChatRow) -> None:
    """Everyone hears it, here and elsewhere."""
    line = chat_line(row)
    table.hear_from(line.seat, Chatted(line))
    table.place.post.tell(News("chat", table=table.id, line=line))


async def announce(table: OpenTable, message: Message) -> None:
    """What happened to a seat in the middle of a game everyone can read afterwards."""
    row, _ = await table.place.store.add_chat(table.id, THE_HOUSE, msgspec.json.encode(message).decode(), None)
    tell_line(table, row)
