"""Days off from a game by letter."""

from __future__ import annotations

from typing import ClassVar

from fabletable.kernel import Refused
from fabletable.table.audience.screen import Screen
from fabletable.table.messages.frames import AcceptedFrame
from fabletable.table.open_table.log import TableChange
from fabletable.table.open_table.table import OpenTable
from fabletable.table.rows import ClockEvent, with_clock_event
from fabletable.table.service.commands import Command, Cost, frame
from fabletable.table.service.service import TableService


@frame
class Holiday(Command, tag="holiday", forbid_unknown_fields=True):
    """Take a day off in a game by letter, beginning now, or be back at once."""

    on: bool

    cost: ClassVar[Cost] = Cost(rows=4, bytes=1024)

    async def run(self, service: TableService, table: OpenTable, screen: Screen) -> None:
        replica = table.replica
        async with table.alone():

            def off() -> TableChange:
                screen.check(replica.seats)
                replica.check_open()
                reading = replica.clocks()
                if reading is None or replica.terms.clock.kind != "letter":
                    raise Refused("why-no-clock")
                if self.on and reading.hands[self.seat].days_off <= 0:
                    raise Refused("why-no-holiday")
                now = int(service.clock.now())
                if not self.on and reading.hands[self.seat].off[1] <= now:
                    return replica.row, []  # back already: nothing more is stored however often it is said
                event = ClockEvent(now, "holiday" if self.on else "work", self.seat)
                return with_clock_event(replica.row, event), []

            await table.log.change(off)
            screen.say(AcceptedFrame(self.id, replica.number))
            table.tell_table()
            service.time_changed(table)
