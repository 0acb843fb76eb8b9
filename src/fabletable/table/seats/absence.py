"""Absence: a bot holds the seat of a person who is away for a while, or it is resigned for good."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from fabletable.kernel import Message, Refused, seat_name
from fabletable.table.chat.chat import announce
from fabletable.table.messages.tables import ResultInfo
from fabletable.table.open_table.log import TableChange
from fabletable.table.open_table.table import OpenTable
from fabletable.table.replica.game_clock import AGAIN_EVENING, AGAIN_LETTER, left
from fabletable.table.replica.played import CLOSED
from fabletable.table.rows import ClockEvent, TableRow, with_clock_event
from fabletable.table.service.service import TableService

OFTEN = 2


def _always() -> None:
    """Check nothing: there was no vote."""


async def held(table: OpenTable, seat: int, message: str, check: Callable[[], None] = _always) -> None:
    """Let a bot hold this seat until its person is back, unless ``check`` refuses. The caller holds the lock."""

    def holding() -> TableChange:
        table.replica.check_open()
        check()
        return table.replica.row, [
            msgspec.structs.replace(table.replica.seats[seat], held=True, bot=table.replica.terms.bot)
        ]

    await table.log.change(holding)
    table.tell_table()
    table.show()
    await announce(table, Message(message, {"name": table.replica.seats[seat].name}))


def time_to_begin(table: OpenTable, seat: int) -> TableRow:
    """Return the table's row with some time for a person who comes back to a seat whose time was up."""
    clock, reading = table.replica.terms.clock, table.replica.clocks()
    now = table.context.clock.now()
    if reading is None or left(clock, reading, seat, now) > AGAIN_EVENING:
        return table.replica.row
    seconds = AGAIN_LETTER if clock.kind == "letter" else AGAIN_EVENING
    missing = -min(0.0, left(clock, reading, seat, now))
    return with_clock_event(table.replica.row, ClockEvent(int(now), "give", seat, int(missing) + seconds))


async def resigned(service: TableService, table: OpenTable, seat: int, check: Callable[[], None] = _always) -> None:
    """Resign a seat, unless ``check`` refuses. Where that takes it out of the game and one is left, that one has won.
    The caller holds the lock."""

    def down() -> TableChange:
        table.replica.check_open()
        check()
        chair = table.replica.seats[seat]
        if chair.resigned or chair.kind == "bot":
            raise Refused("why-resigned")
        row = table.replica.row
        still = [each.seat for each in table.replica.seats if not each.resigned and each.seat != seat]
        if table.replica.terms.resign == "out" and len(still) == 1:
            note = Message("result-resigned", {"hero": seat_name(seat)})
            encoded_result = msgspec.json.encode(ResultInfo(still, [], [note])).decode()
            row = msgspec.structs.replace(row, state=CLOSED, result=encoded_result)
        return row, [msgspec.structs.replace(chair, resigned=True, held=True, bot=table.replica.terms.bot)]

    await table.log.change(down)
    table.tell_table()
    table.show()
    await announce(table, Message("house-resigned", {"name": table.replica.seats[seat].name}))
    service.time_changed(table)


async def opened(table: OpenTable, seat: int, check: Callable[[], None] = _always) -> None:
    """Free a seat, unless ``check`` refuses: a bot holds it, and the host may invite another person. The caller holds
    the lock."""
    name = table.replica.seats[seat].name

    def free() -> TableChange:
        table.replica.check_open()
        check()
        chair = table.replica.seats[seat]
        nobodys = msgspec.structs.replace(chair, kind="invited", claimed=False, secret="", keyring="")
        return table.replica.row, [msgspec.structs.replace(nobodys, held=True, bot=table.replica.terms.bot)]

    await table.log.change(free)
    table.tell_table()
    table.show()
    await announce(table, Message("house-seat-offered", {"name": name}))


def ran_out_often(table: OpenTable, seat: int) -> bool:
    """Return whether the time of this seat was up twice in a row: it need not be waited for."""
    reading = table.replica.clocks()
    return reading is not None and reading.hands[seat].ran_out >= OFTEN
