"""Saying something to everyone at the table, reacting, and not wanting to hear somebody."""

from __future__ import annotations

import msgspec

from fabletable.kernel import Refused
from fabletable.server.pubsub.peers import News
from fabletable.table.audience.screen import Screen
from fabletable.table.chat.chat import tell_line
from fabletable.table.messages.commands import Chat, Mute, React
from fabletable.table.messages.frames import Accepted, Reacted
from fabletable.table.names import clean
from fabletable.table.open_table.table import OpenTable
from fabletable.table.rows import SeatRow

LONGEST_LINE = 500
LINES_AT_ONCE = 8
LINES_SECONDS = 20
"""So many lines one seat may say in so many seconds."""
REACTION_SECONDS = 10


async def chat(table: OpenTable, here: Screen, frame: Chat) -> None:
    text = clean(frame.text, LONGEST_LINE, "why-bad-chat")
    if not text:
        raise Refused("why-bad-chat", {"most": LONGEST_LINE})
    if not table.terms.chat:
        raise Refused("why-no-chat")
    here.check(table.seats)
    _count_lines(table, frame.seat)
    row, new = await table.place.store.add_chat(table.id, frame.seat, text, frame.id)
    if row.text != text:
        raise Refused("why-id-used", {"id": frame.id})
    here.say(Accepted(frame.id, table.number, again=not new))
    if new:
        tell_line(table, row)


def _count_lines(table: OpenTable, seat: int) -> None:
    now = table.place.hours.now()
    lately = [at for at in table.everyone.said.get(seat, []) if at > now - LINES_SECONDS]
    if len(lately) >= LINES_AT_ONCE:
        raise Refused("why-chat-too-fast", {"seconds": _left(lately[0] + LINES_SECONDS - now)})
    table.everyone.said[seat] = [*lately, now]


async def react(table: OpenTable, here: Screen, frame: React) -> None:
    """Seen for a moment, kept nowhere."""
    if not table.terms.reactions:
        raise Refused("why-no-reactions")
    here.check(table.seats)
    now = table.place.hours.now()
    wait = table.everyone.reacted.get(frame.seat, 0) + REACTION_SECONDS - now
    if wait > 0:
        raise Refused("why-reacted-just-now", {"seconds": _left(wait)})
    table.everyone.reacted[frame.seat] = now
    here.say(Accepted(frame.id, table.number))
    table.hear_from(frame.seat, Reacted(frame.seat, frame.sign))
    table.place.post.tell(News("reacted", table=table.id, seats=[frame.seat], sign=frame.sign))


def _left(seconds: float) -> int:
    return max(1, round(seconds))


async def mute(table: OpenTable, here: Screen, frame: Mute) -> None:
    async with table.alone():

        def muted() -> SeatRow:
            here.check(table.seats)
            if frame.who >= len(table.seats) or frame.who == frame.seat:
                raise Refused("why-no-such-seat", {"seat": frame.who})
            chair = table.seats[frame.seat]
            others = {*chair.mutes, frame.who} if frame.on else {*chair.mutes} - {frame.who}
            return msgspec.structs.replace(chair, muted=" ".join(map(str, sorted(others))))

        await table.change_seat(muted)
        here.say(Accepted(frame.id, table.number))
