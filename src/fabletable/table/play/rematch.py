"""A rematch: the same people and bots at another table, seats turned by one."""

from __future__ import annotations

import msgspec

from fabletable.games import find
from fabletable.kernel import Refused
from fabletable.table import fairness
from fabletable.table.fairness import new_table_id
from fabletable.table.messages.tables import TableInfo, TableTerms
from fabletable.table.open_table.log import TableChange
from fabletable.table.open_table.table import OpenTable
from fabletable.table.replica.played import OVER, PLAYING, next_table, with_next_table
from fabletable.table.rows import ClockEvent, SeatRow, TableRow, gate_of
from fabletable.table.seats.access import is_host, seat_with
from fabletable.table.service.service import TableService


async def play_again(service: TableService, table: OpenTable, secret: str) -> TableInfo:
    """Make the new table when it is asked for first, and return it to all who ask; their secrets open their seats
    there."""
    if table.replica.row.state != OVER:
        raise Refused("why-game-goes-on")
    table.replica.check_whole()
    if not is_host(service, table.replica, secret) and seat_with(service, table.replica, secret) is None:
        raise Refused("why-again-not-yours")
    async with table.alone():
        there = next_table(table.replica.row, len(table.replica.seats))
        if there is None:
            await _set(service, table)
            there = next_table(table.replica.row, len(table.replica.seats))
    if there is None:
        raise Refused("why-late", {"number": table.replica.number})
    return (await service.tables.find(there.table)).info()


async def _set(service: TableService, table: OpenTable) -> None:
    """Store the new table, then link to it; if another process was faster, remove it again."""
    row, chairs = _turned(service, table)
    await service.store.add_table(row, chairs)

    def linked() -> TableChange:
        if next_table(table.replica.row, len(table.replica.seats)) is not None:
            return table.replica.row, []
        return with_next_table(table.replica.row, row.id), []

    await table.log.change(linked)
    there = next_table(table.replica.row, len(table.replica.seats))
    if there is None or there.table != row.id:
        await service.store.remove_table(row)
        return
    new = service.tables.add(row, chairs)
    service.bots.drive(new)
    service.time_changed(new)
    table.tell_table()


def _without_goal(terms: TableTerms) -> str:
    """Return the terms for a table with dice of its own."""
    return msgspec.json.encode(msgspec.structs.replace(terms, goal=None, duel="", by_link=False)).decode()


def _turned(service: TableService, table: OpenTable) -> tuple[TableRow, list[SeatRow]]:
    """Return the table as it was set, with new dice and the second seat first."""
    count = len(table.replica.seats)
    chairs = []
    for seat in range(count):
        chair = table.replica.seats[(seat + 1) % count]
        mine = chair.claimed and chair.kind != "bot"
        # A person who let a bot hold the seat decides again; a seat that was given up stays with its bot.
        bot, held = ("", False) if mine else (chair.bot, chair.held)
        muted = " ".join(str((other - 1) % count) for other in chair.mutes)
        turned = msgspec.structs.replace(chair, seat=seat, bot=bot, held=held, muted=muted, resigned=False)
        chairs.append(msgspec.structs.replace(turned, entropy="", seen=0, gone=0, version=0))
    secret = fairness.new_secret()
    row = msgspec.structs.replace(
        table.replica.row, id=new_table_id(), rules=find(table.replica.row.game).version, state=PLAYING, secret=secret,
        seed=fairness.seed_of(secret, [""] * count), created=service.clock.stamp(), result="", version=0,
        word="", lesson="", terms=_without_goal(table.replica.terms),
        shared_from="", shared_until=0, shared_seat=0,
        answers="[]",
        times=msgspec.json.encode([ClockEvent(int(table.context.clock.now()), "start")]).decode(),
        gate=msgspec.json.encode(
            msgspec.structs.replace(gate_of(table.replica.row), links=[], join_requests=[])
        ).decode(),
    )  # fmt: skip
    return row, chairs
