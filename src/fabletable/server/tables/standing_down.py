"""When somebody no longer decides: the seat is held by a bot for a while, or resigned for good."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from fabletable.kernel import Message, Refused, seat_name
from fabletable.server.messages.tables import ResultInfo
from fabletable.server.store import Stroke, TableRow, with_stroke
from fabletable.server.tables.clock import AGAIN_EVENING, AGAIN_LETTER, left
from fabletable.server.tables.house import House
from fabletable.server.tables.open_table import Changed, OpenTable
from fabletable.server.tables.played import CLOSED
from fabletable.server.tables.talk import announce

OFTEN = 2


def _always() -> None:
    """Check nothing: nobody voted on it."""


async def held(table: OpenTable, seat: int, message: str, check: Callable[[], None] = _always) -> None:
    """Under the lock: the table's bot holds this seat until its person is back, unless ``check`` refuses."""

    def holding() -> Changed:
        table.check_open()
        check()
        return table.row, [msgspec.structs.replace(table.seats[seat], held=True, bot=table.terms.bot)]

    await table.change(holding)
    table.tell_table()
    table.show()
    await announce(table, Message(message, {"name": table.seats[seat].name}))


def time_to_begin(table: OpenTable, seat: int) -> TableRow:
    """Whoever comes back to a seat whose time was up has some."""
    clock, reading = table.terms.clock, table.clocks()
    now = table.place.hours.now()
    if reading is None or left(clock, reading, seat, now) > AGAIN_EVENING:
        return table.row
    seconds = AGAIN_LETTER if clock.kind == "letter" else AGAIN_EVENING
    missing = -min(0.0, left(clock, reading, seat, now))
    return with_stroke(table.row, Stroke(int(now), "give", seat, int(missing) + seconds))


async def resigned(house: House, table: OpenTable, seat: int, check: Callable[[], None] = _always) -> None:
    """Under the lock, unless ``check`` refuses. Where resigning takes a seat out of the game and one is left, that one
    has won."""

    def down() -> Changed:
        table.check_open()
        check()
        chair = table.seats[seat]
        if chair.resigned or chair.kind == "bot":
            raise Refused("why-resigned")
        row = table.row
        still = [each.seat for each in table.seats if not each.resigned and each.seat != seat]
        if table.terms.resign == "out" and len(still) == 1:
            note = Message("result-resigned", {"hero": seat_name(seat)})
            told = msgspec.json.encode(ResultInfo(still, [], [note])).decode()
            row = msgspec.structs.replace(row, state=CLOSED, result=told)
        return row, [msgspec.structs.replace(chair, resigned=True, held=True, bot=table.terms.bot)]

    await table.change(down)
    table.tell_table()
    table.show()
    await announce(table, Message("house-resigned", {"name": table.seats[seat].name}))
    house.mind(table)


async def opened(table: OpenTable, seat: int, check: Callable[[], None] = _always) -> None:
    """Under the lock: the seat is nobody's now, a bot holds it, and the host may invite somebody else; unless
    ``check`` refuses."""
    name = table.seats[seat].name

    def free() -> Changed:
        table.check_open()
        check()
        chair = table.seats[seat]
        nobodys = msgspec.structs.replace(chair, kind="invited", claimed=False, secret="", ring="")
        return table.row, [msgspec.structs.replace(nobodys, held=True, bot=table.terms.bot)]

    await table.change(free)
    table.tell_table()
    table.show()
    await announce(table, Message("house-seat-offered", {"name": name}))


def ran_out_often(table: OpenTable, seat: int) -> bool:
    """Whose time was up twice in a row need not be waited for."""
    reading = table.clocks()
    return reading is not None and reading.hands[seat].ran_out >= OFTEN
