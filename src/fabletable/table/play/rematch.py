"""Playing again: the same people and bots at another table, seats turned by one."""

from __future__ import annotations

import msgspec

from fabletable.games import find
from fabletable.kernel import Refused
from fabletable.table import fairness
from fabletable.table.lobby.setup import new_id
from fabletable.table.messages.tables import TableInfo
from fabletable.table.open_table.table import Changed, OpenTable
from fabletable.table.replica.played import OVER, PLAYING, next_table, with_next_table
from fabletable.table.rows import SeatRow, Stroke, TableRow, gate_of, now
from fabletable.table.seats.seats import is_host, seat_with
from fabletable.table.service.registry import House


async def play_again(house: House, table: OpenTable, secret: str) -> TableInfo:
    """Whoever asks first sets the table; all others are shown the way there, and their secrets open their seats."""
    if table.row.state != OVER:
        raise Refused("why-game-goes-on")
    table.check_whole()
    if not is_host(house, table, secret) and seat_with(house, table, secret) is None:
        raise Refused("why-again-not-yours")
    async with table.alone():
        there = next_table(table.row, len(table.seats))
        if there is None:
            await _set(house, table)
            there = next_table(table.row, len(table.seats))
    if there is None:
        raise Refused("why-late", {"number": table.number})
    return (await house.find(there.table)).info()


async def _set(house: House, table: OpenTable) -> None:
    """The new table stands before anybody is shown the way; if another was faster, it is cleared away again."""
    row, chairs = _turned(table)
    await house.store.add_table(row, chairs)

    def linked() -> Changed:
        if next_table(table.row, len(table.seats)) is not None:
            return table.row, []
        return with_next_table(table.row, row.id), []

    await table.change(linked)
    there = next_table(table.row, len(table.seats))
    if there is None or there.table != row.id:
        await house.store.remove_table(row)
        return
    new = house.add(row, chairs)
    house.bots.drive(new)
    house.mind(new)
    table.tell_table()


def _turned(table: OpenTable) -> tuple[TableRow, list[SeatRow]]:
    """As it was set, with new dice. Whoever was second begins."""
    count = len(table.seats)
    chairs = []
    for seat in range(count):
        chair = table.seats[(seat + 1) % count]
        mine = chair.claimed and chair.kind != "bot"
        # Whoever let a bot hold the seat decides again; one that was given up stays with its bot.
        bot, held = ("", False) if mine else (chair.bot, chair.held)
        muted = " ".join(str((other - 1) % count) for other in chair.mutes)
        turned = msgspec.structs.replace(chair, seat=seat, bot=bot, held=held, muted=muted, resigned=False)
        chairs.append(msgspec.structs.replace(turned, entropy="", seen=0, gone=0, version=0))
    secret = fairness.new_secret()
    row = msgspec.structs.replace(
        table.row, id=new_id(), rules=find(table.row.game).version, state=PLAYING, secret=secret,
        seed=fairness.seed_of(secret, [""] * count), created=now(), result="", version=0, word="", lesson="",
        shared_from="", shared_until=0, shared_seat=0,
        answers="[]",
        times=msgspec.json.encode([Stroke(int(table.place.hours.now()), "start")]).decode(),
        gate=msgspec.json.encode(msgspec.structs.replace(gate_of(table.row), links=[], knocks=[])).decode(),
    )  # fmt: skip
    return row, chairs
