"""Commands of talk: a line of chat, a reaction, muting a seat."""

from __future__ import annotations

from typing import Annotated, ClassVar

import msgspec

from fabletable.kernel import Refused
from fabletable.table.audience.screen import Screen
from fabletable.table.chat.chat import tell_line
from fabletable.table.chat.part import ChatPart
from fabletable.table.messages.frames import AcceptedFrame, ReactionFrame
from fabletable.table.names import clean
from fabletable.table.open_table.table import OpenTable
from fabletable.table.ports.peers import PeerMessage
from fabletable.table.rows import SeatRow
from fabletable.table.service.commands import Command, Cost, frame
from fabletable.table.service.service import TableService

LONGEST_LINE = 500


@frame
class Chat(Command, tag="chat", forbid_unknown_fields=True):
    text: str

    cost: ClassVar[Cost] = Cost(rows=2, bytes=1024)

    async def run(self, service: TableService, table: OpenTable, screen: Screen) -> None:
        text = clean(self.text, LONGEST_LINE, "why-bad-chat")
        if not text:
            raise Refused("why-bad-chat", {"most": LONGEST_LINE})
        if not table.replica.terms.chat:
            raise Refused("why-no-chat")
        screen.check(table.replica.seats)
        table.part(ChatPart).count_line(self.seat)
        row, new = await service.store.add_chat(table.id, self.seat, text, self.id, service.clock.stamp())
        if row.text != text:
            raise Refused("why-id-used", {"id": self.id})
        screen.say(AcceptedFrame(self.id, table.replica.number, again=not new))
        if new:
            tell_line(table, row)


@frame
class React(Command, tag="react", forbid_unknown_fields=True):
    """One of six signs, seen by everyone for a moment and stored nowhere."""

    sign: Annotated[int, msgspec.Meta(ge=1, le=6)]

    async def run(self, service: TableService, table: OpenTable, screen: Screen) -> None:
        if not table.replica.terms.reactions:
            raise Refused("why-no-reactions")
        screen.check(table.replica.seats)
        table.part(ChatPart).count_reaction(self.seat)
        screen.say(AcceptedFrame(self.id, table.replica.number))
        table.hear_from(self.seat, ReactionFrame(self.seat, self.sign))
        service.peers.tell(PeerMessage("reacted", table=table.id, seats=[self.seat], sign=self.sign))


@frame
class Mute(Command, tag="mute", forbid_unknown_fields=True):
    """Hide what ``who`` says and how they react from this seat, or show it again."""

    who: Annotated[int, msgspec.Meta(ge=0, le=20)]
    on: bool

    cost: ClassVar[Cost] = Cost(rows=3, bytes=256)

    async def run(self, service: TableService, table: OpenTable, screen: Screen) -> None:
        async with table.alone():

            def muted() -> SeatRow:
                seats = table.replica.seats
                screen.check(seats)
                if self.who >= len(seats) or self.who == self.seat:
                    raise Refused("why-no-such-seat", {"seat": self.who})
                chair = seats[self.seat]
                others = {*chair.mutes, self.who} if self.on else {*chair.mutes} - {self.who}
                return msgspec.structs.replace(chair, muted=" ".join(map(str, sorted(others))))

            await table.change_seat(muted)
            screen.say(AcceptedFrame(self.id, table.replica.number))
