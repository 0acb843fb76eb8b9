"""Commands about one's seat: letting a bot hold it, coming back, leaving, resigning; and whether the page is seen."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from fabletable.bots import checked_bot
from fabletable.games import find
from fabletable.kernel import Message, Refused
from fabletable.table.audience.audience import HIDDEN_SECONDS
from fabletable.table.audience.screen import Screen
from fabletable.table.chat.chat import announce
from fabletable.table.messages.frames import AcceptedFrame
from fabletable.table.open_table.log import TableChange
from fabletable.table.open_table.table import OpenTable
from fabletable.table.replica.played import GATHERING, PLAYING
from fabletable.table.rows import SeatRow
from fabletable.table.seats.absence import ran_out_often, resigned, time_to_begin
from fabletable.table.seats.access import check_away, look_who_is_here
from fabletable.table.service.commands import Command, Cost, Signal, frame
from fabletable.table.service.service import TableService

LEFT_TO = "medium"
"""The bot that goes on for a person who leaves."""

_COST = Cost(rows=4, bytes=1024)


@frame
class Hold(Command, tag="hold", forbid_unknown_fields=True):
    """Let a bot decide for this seat: one's own, or one whose player is not there."""

    bot: str

    cost: ClassVar[Cost] = _COST

    def check(self, table: OpenTable, screen: Screen) -> None:
        """Refuse spectators; another's seat is checked once it is known who is here."""

    async def run(self, service: TableService, table: OpenTable, screen: Screen) -> None:
        replica = table.replica
        checked_bot(self.bot, find(replica.row.game))
        replica.check_by_hand()
        async with table.alone():
            if not screen.seats or not 0 <= self.seat < len(replica.seats):
                raise Refused("why-not-your-seat", {"seat": self.seat})
            if self.seat not in screen.seats:
                await look_who_is_here(table)

            def held() -> SeatRow:
                screen.check(replica.seats)
                if replica.row.state != PLAYING:
                    raise Refused("why-not-started" if replica.row.state == GATHERING else "why-game-over")
                chair = replica.seats[self.seat]
                if self.seat not in screen.seats and not ran_out_often(table, self.seat):
                    check_away(table, chair)
                return msgspec.structs.replace(chair, held=True, bot=self.bot)

            await table.change_seat(held)
            screen.say(AcceptedFrame(self.id, replica.number))
            table.show()
        service.bots.drive(table)


@frame
class ReturnToSeat(Command, tag="back", forbid_unknown_fields=True):
    """Take one's seat back from the bot that holds it."""

    cost: ClassVar[Cost] = _COST

    async def run(self, service: TableService, table: OpenTable, screen: Screen) -> None:
        async with table.alone():
            if table.replica.seats[self.seat].resigned:
                raise Refused("why-resigned")
            await give_back(table, screen, self.seat)
            screen.say(AcceptedFrame(self.id, table.replica.number))
            table.show()


async def give_back(table: OpenTable, screen: Screen, seat: int) -> None:
    """Hand a seat that a bot holds to its person. The caller holds the table's lock."""
    seats = table.replica.seats
    if not seats[seat].held or seats[seat].resigned:
        return

    def given_back() -> TableChange:
        screen.check(table.replica.seats)
        chair = msgspec.structs.replace(table.replica.seats[seat], held=False, bot="")
        return time_to_begin(table, seat), [chair]

    await table.log.change(given_back)
    table.tell_table()


@frame
class Resign(Command, tag="resign", forbid_unknown_fields=True):
    """Play no more: a bot goes on for good, or the seat is out of the game, as was agreed."""

    cost: ClassVar[Cost] = _COST

    async def run(self, service: TableService, table: OpenTable, screen: Screen) -> None:
        async with table.alone():
            screen.check(table.replica.seats)
            table.replica.check_open()
            table.replica.check_by_hand()
            await resigned(service, table, self.seat)
            screen.say(AcceptedFrame(self.id, table.replica.number))
        service.bots.drive(table)


@frame
class Leave(Command, tag="leave", forbid_unknown_fields=True):
    """Give the seat up for good: a bot goes on, and the host may invite another person."""

    cost: ClassVar[Cost] = _COST

    async def run(self, service: TableService, table: OpenTable, screen: Screen) -> None:
        replica = table.replica
        async with table.alone():

            def left() -> TableChange:
                screen.check(replica.seats)
                if replica.is_final:
                    raise Refused("why-game-over")
                mine = replica.seats[self.seat]
                chair = msgspec.structs.replace(mine, kind="invited", claimed=False, secret="", keyring="")
                if replica.row.state == PLAYING:
                    chair = msgspec.structs.replace(chair, held=True, bot=LEFT_TO)
                return replica.row, [chair]

            name = replica.seats[self.seat].name
            await table.log.change(left)
            screen.say(AcceptedFrame(self.id, replica.number))
            table.tell_table()
            if replica.row.state == PLAYING:
                await announce(table, Message("house-seat-left", {"name": name}))
        service.bots.drive(table)


@frame
class PageVisibility(Signal, tag="presence", forbid_unknown_fields=True):
    """The page is ``hidden`` behind another, or in sight again; the others are told after a while, or at once."""

    hidden: bool

    async def run(self, service: TableService, table: OpenTable, screen: Screen) -> None:
        screen.hidden_since = service.clock.now() if self.hidden else None
        if not self.hidden:
            table.tell_presence()
        elif screen.seats:
            service.tell_presence_in(table, HIDDEN_SECONDS)
