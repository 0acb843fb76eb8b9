"""Keeping time: whose time is up, and what the table does then. Tables that are not open are looked at, too."""

from __future__ import annotations

import logging
from functools import reduce

from fabletable.kernel import Refused, RuleCrash
from fabletable.table.audience.crash_reports import report
from fabletable.table.bots.instant import bot_seed
from fabletable.table.clocks.part import ClockPart
from fabletable.table.messages.frames import TimeUp
from fabletable.table.notifications.notifications import next_look, notify_absent
from fabletable.table.open_table.deciding import decide
from fabletable.table.open_table.table import OpenTable
from fabletable.table.replica.game_clock import CLOCK, MOST_BACK, up_at
from fabletable.table.replica.pending_move import Superseded
from fabletable.table.replica.played import PLAYING
from fabletable.table.rows import ClockEvent, clock_events_of, with_clock_event
from fabletable.table.seats.absence import held, resigned
from fabletable.table.service.service import Feature, TableService

_log = logging.getLogger(__name__)

LOOK_SECONDS = 1.0
"""The store is asked this often which tables have to be looked at."""
AT_LEAST_EVENING_SECONDS = 60
AT_LEAST_LETTER_SECONDS = 3600
"""A table whose clock runs is looked at this often at least, so that it is known for how long the service was
closed."""
MOST_IN_A_ROW = 2
"""Decisions made for a seat in a row whose time is up; then a bot holds the seat."""


class Clocks(Feature):
    part = ClockPart

    def start(self) -> None:
        self.service.start(_look_at_clocks(self.service))

    def time_changed(self, table: OpenTable) -> None:
        set_alarm(self.service, table)


def set_alarm(service: TableService, table: OpenTable) -> None:
    """Store when this table has to be looked at again."""
    at = _next_look(service, table)
    part = table.part(ClockPart)
    if at != part.alarm:
        part.alarm = at
        service.write_down(service.store.wake(table.id, at, int(service.clock.now())))


def _next_look(service: TableService, table: OpenTable) -> int | None:
    """Return when to look for the clock, or to notify a person."""
    looks = [at for at in (_next_look_at_clock(service, table), next_look(table)) if at is not None]
    return int(min(looks)) if looks else None


def _next_look_at_clock(service: TableService, table: OpenTable) -> float | None:
    clock = table.replica.terms.clock
    if clock.kind == "none" or table.replica.row.state != PLAYING:
        return None
    now = service.clock.now()
    soon = now + (AT_LEAST_LETTER_SECONDS if clock.kind == "letter" else AT_LEAST_EVENING_SECONDS)
    up = _up_at(service, table)
    return soon if up is None else min(soon, up + 1)


def _up_at(service: TableService, table: OpenTable) -> float | None:
    """Return when the time of the seat that is asked is up."""
    reading, turn = table.replica.clocks(), table.replica.turn
    if reading is None or turn is None or table.replica.seats[turn].by_bot:
        return None
    return up_at(table.replica.terms.clock, reading, turn, service.clock.now())


def is_up(service: TableService, table: OpenTable) -> bool:
    """Return whether the time of the seat that is asked is up; never before closed time was given back."""
    if service.clock.is_in_gap or _gaps_to_give_back(service, table):
        return False
    up = _up_at(service, table)
    return up is not None and up <= service.clock.now()


# --- looking ---


async def _look_at_clocks(service: TableService) -> None:
    looking: set[str] = set()

    async def look_at(table_id: str, looked: int) -> None:
        # Tables are settled side by side, as a bot may have to think for long at one of them.
        try:
            await _look_at(service, table_id, looked)
        finally:
            looking.discard(table_id)

    service.start(_mind_forgotten(service))
    while True:
        try:
            if service.clock.look():
                await _mind_gap(service)
            for table_id, looked in await service.store.woken(int(service.clock.now())):
                if table_id not in looking:
                    looking.add(table_id)
                    service.start(look_at(table_id, looked))
        except Exception as broken:  # noqa: BLE001 the next look may succeed
            _log.warning("could not look at the clocks: %s", type(broken).__name__)
        await service.clock.sleep(LOOK_SECONDS)


async def _mind_gap(service: TableService) -> None:
    """Look at all open tables at once: people are about to see their clocks."""
    gap = service.clock.gaps[-1]
    _log.warning("closed for %d seconds: suspended, stopped, or the clock was set", gap.last - gap.first)
    await service.store.hasten([table.id for table in service.tables], int(gap.last))


async def _mind_forgotten(service: TableService) -> None:
    """Find clocks without an alarm: a process that was killed just after one began to run had not stored it yet."""
    try:
        for table_id in await service.store.unminded():
            reading = (await service.tables.find(table_id)).replica.clocks()
            if reading is not None:
                await service.store.wake(table_id, int(service.clock.now()), int(reading.asked))
    except Exception:  # noqa: BLE001 the other clocks go on
        _log.exception("could not look for forgotten clocks")


async def _look_at(service: TableService, table_id: str, looked: int) -> None:
    try:
        table = await service.tables.find(table_id)
        async with table.alone():
            await _give_back_closed_time(service, table, looked)
        if is_up(service, table):
            await time_is_up(service, table)
        await notify_absent(service, table)
    except Refused:
        pass  # somebody was faster, or it is gone
    except Exception:  # noqa: BLE001 one table must not stop the others
        _log.exception("could not look at a table's clock", extra={"table": table_id})
    found = service.tables.get(table_id)
    at = None if found is None else _next_look(service, found)
    now = int(service.clock.now())
    await service.store.wake(table_id, at if at is None or at > now else now + 1, now)
    if found is not None:
        found.part(ClockPart).alarm = at


async def _give_back_closed_time(service: TableService, table: OpenTable, looked: int) -> None:
    if table.replica.terms.clock.kind == "none" or table.replica.row.state != PLAYING:
        return
    events = _gaps_to_give_back(service, table)
    closed = int(service.opened) - looked
    if closed > 0 and service.opened <= service.clock.now():  # later: the clock was set back
        events.append(ClockEvent(int(service.opened), "down", seconds=closed))
    if events:
        await table.log.change(lambda: (reduce(with_clock_event, events, table.replica.row), []))
        table.tell_table()


def _gaps_to_give_back(service: TableService, table: OpenTable) -> list[ClockEvent]:
    """Return the gaps since this game began that its clocks do not know yet."""
    if not service.clock.gaps:
        return []
    known = clock_events_of(table.replica.row)
    began = max((event.at for event in known if event.kind == "start"), default=0)
    given = {event.at for event in known if event.kind == "down"}
    return [
        ClockEvent(int(gap.last), "down", seconds=int(gap.last) - int(gap.first))
        for gap in service.clock.gaps
        if gap.last > began and int(gap.last) not in given
    ]


async def welcome_back(service: TableService, table: OpenTable, seat: int) -> None:
    """Give a person whose line was lost while they were asked some of that time back, once a turn. The caller holds the
    lock."""
    clock, reading = table.replica.terms.clock, table.replica.clocks()
    if reading is None or table.replica.turn != seat or clock.kind != "evening" or reading.hands[seat].line_given:
        return
    gone = table.audience.gone_since(seat)
    if gone is None:
        return
    now = service.clock.now()
    lost = min(MOST_BACK, int(now - max(gone, reading.asked, service.clock.open_since)))
    if lost > 0:
        await table.log.change(
            lambda: (with_clock_event(table.replica.row, ClockEvent(int(now), "line", seat, lost)), [])
        )
        table.tell_table()
        set_alarm(service, table)


# --- when it is up ---


async def time_is_up(service: TableService, table: OpenTable) -> None:
    async with table.alone():
        reading, seat, number = table.replica.clocks(), table.replica.turn, table.replica.number
        if reading is None or seat is None or not is_up(service, table):
            return
        count = reading.hands[seat].ran_out + 1
        what = table.replica.terms.clock.when_up
        if what == "resign":
            await resigned(service, table, seat)
            table.audience.hear(TimeUp(seat, "resigned", count))
        elif what == "hold" or count > MOST_IN_A_ROW:
            await held(table, seat, "house-time-held")
            table.audience.hear(TimeUp(seat, "held", count))
        else:
            what = "decide"
    if what == "decide" and count <= MOST_IN_A_ROW:
        await _decide_for(service, table, seat, number, count)
    service.bots.drive(table)


async def _decide_for(service: TableService, table: OpenTable, seat: int, number: int, count: int) -> None:
    """Let the table's bot make this one decision; it stands in the log like any other. The person keeps the seat."""
    broken: dict[str, RuleCrash] = {}
    while True:
        try:
            key = await service.bots.think(
                table, table.replica.terms.bot, bot_seed(table.replica, seat, number), broken
            )
        except Superseded:
            return
        if key is None:
            return
        try:
            async with table.alone():
                if table.replica.number != number or not is_up(service, table):
                    return
                await decide(table, seat, number, key, CLOCK, lambda: None)
                table.audience.hear(TimeUp(seat, "decided", count))
                service.changed(table)
                return
        except RuleCrash as crash:
            broken[key] = crash
            report(table.replica, service.metrics, crash)
