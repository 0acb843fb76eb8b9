"""Letting a bot hold a seat, coming back to it, leaving it for good."""

from __future__ import annotations

import msgspec

from fabletable.bots import checked_bot
from fabletable.games import find
from fabletable.kernel import Message, Refused
from fabletable.server.messages.commands import Back, Hold, Holiday, Leave, Resign
from fabletable.server.messages.frames import Accepted
from fabletable.server.store import SeatRow, Stroke, with_stroke
from fabletable.server.tables.house import House
from fabletable.server.tables.open_table import Changed, OpenTable
from fabletable.server.tables.played import GATHERING, PLAYING
from fabletable.server.tables.screen import Screen
from fabletable.server.tables.seats import check_away, look_who_is_here
from fabletable.server.tables.standing_down import ran_out_often, resigned, time_to_begin
from fabletable.server.tables.talk import announce

LEFT_TO = "medium"
"""The bot that goes on for whoever leaves."""


async def hold(house: House, table: OpenTable, here: Screen, frame: Hold) -> None:
    checked_bot(frame.bot, find(table.row.game))
    async with table.alone():
        if not here.seats or not 0 <= frame.seat < len(table.seats):
            raise Refused("why-not-your-seat", {"seat": frame.seat})
        if frame.seat not in here.seats:
            await look_who_is_here(table)

        def held() -> SeatRow:
            here.check(table.seats)
            if table.row.state != PLAYING:
                raise Refused("why-not-started" if table.row.state == GATHERING else "why-game-over")
            chair = table.seats[frame.seat]
            if frame.seat not in here.seats and not ran_out_often(table, frame.seat):
                check_away(table, chair)
            return msgspec.structs.replace(chair, held=True, bot=frame.bot)

        await table.change_seat(held)
        here.say(Accepted(frame.id, table.number))
        table.show()
    house.bots.drive(table)


async def back(table: OpenTable, here: Screen, frame: Back) -> None:
    async with table.alone():
        if table.seats[frame.seat].resigned:
            raise Refused("why-resigned")
        await give_back(table, here, frame.seat)
        here.say(Accepted(frame.id, table.number))
        table.show()


async def give_back(table: OpenTable, here: Screen, seat: int) -> None:
    """Under the table's lock: the bot that holds this seat hands it to its person."""
    if not table.seats[seat].held or table.seats[seat].resigned:
        return

    def given_back() -> Changed:
        here.check(table.seats)
        return time_to_begin(table, seat), [msgspec.structs.replace(table.seats[seat], held=False, bot="")]

    await table.change(given_back)
    table.tell_table()


async def resign(house: House, table: OpenTable, here: Screen, frame: Resign) -> None:
    """It cannot be taken back. A bot plays on, or the seat is out of the game, as was agreed."""
    async with table.alone():
        here.check(table.seats)
        table.check_open()
        await resigned(house, table, frame.seat)
        here.say(Accepted(frame.id, table.number))
    house.bots.drive(table)


async def holiday(house: House, table: OpenTable, here: Screen, frame: Holiday) -> None:
    """A day off from a game by letter, or back from it at once."""
    async with table.alone():

        def off() -> Changed:
            here.check(table.seats)
            table.check_open()
            reading = table.clocks()
            if reading is None or table.terms.clock.kind != "letter":
                raise Refused("why-no-clock")
            if frame.on and reading.hands[frame.seat].days_off <= 0:
                raise Refused("why-no-holiday")
            now = int(house.hours.now())
            if not frame.on and reading.hands[frame.seat].off[1] <= now:
                return table.row, []  # back already: nothing more is written down however often it is said
            return with_stroke(table.row, Stroke(now, "holiday" if frame.on else "work", frame.seat)), []

        await table.change(off)
        here.say(Accepted(frame.id, table.number))
        table.tell_table()
        house.mind(table)


async def leave(house: House, table: OpenTable, here: Screen, frame: Leave) -> None:
    """The seat is nobody's now. In a game that is on a bot plays it until the host has found somebody."""
    async with table.alone():

        def left() -> Changed:
            here.check(table.seats)
            if table.is_final:
                raise Refused("why-game-over")
            chair = msgspec.structs.replace(table.seats[frame.seat], kind="invited", claimed=False, secret="", ring="")
            if table.row.state == PLAYING:
                chair = msgspec.structs.replace(chair, held=True, bot=LEFT_TO)
            return table.row, [chair]

        name = table.seats[frame.seat].name
        await table.change(left)
        here.say(Accepted(frame.id, table.number))
        table.tell_table()
        if table.row.state == PLAYING:
            await announce(table, Message("house-seat-left", {"name": name}))
    house.bots.drive(table)
