"""Keeping time: whose time is up, and what the table does then. It looks at tables that nobody has open, too."""

from __future__ import annotations

import logging
from functools import partial, reduce

from fabletable.kernel import Refused, RuleCrash
from fabletable.table.audience.crash_reports import report
from fabletable.table.bots.instant import luck_of
from fabletable.table.messages.frames import TimeUp
from fabletable.table.notifications.notifications import look_whom_to_call, next_call
from fabletable.table.open_table.deciding import decide
from fabletable.table.open_table.table import OpenTable
from fabletable.table.replica.game_clock import CLOCK, MOST_BACK, up_at
from fabletable.table.replica.pending_move import Overtaken
from fabletable.table.replica.played import PLAYING
from fabletable.table.rows import Stroke, strokes_of, with_stroke
from fabletable.table.seats.absence import held, resigned
from fabletable.table.service.registry import House

_log = logging.getLogger(__name__)

LOOK_SECONDS = 1.0
"""So often somebody asks which tables have to be looked at."""
AT_LEAST_EVENING = 60
AT_LEAST_LETTER = 3600
"""A table whose clock runs is looked at this often at least, so that it is known for how long the house was closed."""
PATIENCE = 2
"""So often in a row one question is decided; then a bot holds the seat."""


def keep_time(house: House) -> None:
    """As long as the house is open."""
    house.minders.append(partial(set_alarm, house))
    house.start(_look_at_clocks(house))


def set_alarm(house: House, table: OpenTable) -> None:
    """When somebody has to look at this table again is written down."""
    at = _next_look(house, table)
    if at != table.alarm:
        table.alarm = at
        house.write_down(house.store.wake(table.id, at, int(house.hours.now())))


def _next_look(house: House, table: OpenTable) -> int | None:
    """For the clock, or to call somebody."""
    looks = [at for at in (_next_look_at_clock(house, table), next_call(table)) if at is not None]
    return int(min(looks)) if looks else None


def _next_look_at_clock(house: House, table: OpenTable) -> float | None:
    clock = table.terms.clock
    if clock.kind == "none" or table.row.state != PLAYING:
        return None
    now = house.hours.now()
    soon = now + (AT_LEAST_LETTER if clock.kind == "letter" else AT_LEAST_EVENING)
    up = _up_at(house, table)
    return soon if up is None else min(soon, up + 1)


def _up_at(house: House, table: OpenTable) -> float | None:
    """When the time of whoever is asked is up."""
    reading, turn = table.clocks(), table.turn
    if reading is None or turn is None or table.seats[turn].by_bot:
        return None
    return up_at(table.terms.clock, reading, turn, house.hours.now())


def is_up(house: House, table: OpenTable) -> bool:
    """Return whether the time of the seat that is asked is up; never before closed time was given back."""
    if house.hours.is_in_gap or _gaps_to_give_back(house, table):
        return False
    up = _up_at(house, table)
    return up is not None and up <= house.hours.now()


# --- looking ---


async def _look_at_clocks(house: House) -> None:
    looking: set[str] = set()

    async def look_at(table_id: str, looked: int) -> None:
        # Beside the others: at one table a bot may have to think for long.
        try:
            await _look_at(house, table_id, looked)
        finally:
            looking.discard(table_id)

    house.start(_mind_forgotten(house))
    while True:
        try:
            if house.hours.look():
                await _mind_gap(house)
            for table_id, looked in await house.store.woken(int(house.hours.now())):
                if table_id not in looking:
                    looking.add(table_id)
                    house.start(look_at(table_id, looked))
        except Exception as broken:  # noqa: BLE001 the next look may succeed
            _log.warning("could not look at the clocks: %s", type(broken).__name__)
        await house.hours.sleep(LOOK_SECONDS)


async def _mind_gap(house: House) -> None:
    """Look at once at all tables that are open here: people are about to see their clocks."""
    gap = house.hours.gaps[-1]
    _log.warning("closed for %d seconds: suspended, stopped, or the clock was set", gap.last - gap.first)
    await house.store.hasten(list(house.tables_open), int(gap.last))


async def _mind_forgotten(house: House) -> None:
    """Whoever was killed a moment after a clock began to run had not written down yet when to look at it."""
    try:
        for table_id in await house.store.unminded():
            reading = (await house.find(table_id)).clocks()
            if reading is not None:
                await house.store.wake(table_id, int(house.hours.now()), int(reading.asked))
    except Exception:  # noqa: BLE001 the other clocks go on
        _log.exception("could not look for forgotten clocks")


async def _look_at(house: House, table_id: str, looked: int) -> None:
    try:
        table = await house.find(table_id)
        async with table.alone():
            await _give_back_closed_time(house, table, looked)
        if is_up(house, table):
            await time_is_up(house, table)
        await look_whom_to_call(house, table)
    except Refused:
        pass  # somebody was faster, or it is gone
    except Exception:  # noqa: BLE001 one table must not stop the others
        _log.exception("could not look at a table's clock", extra={"table": table_id})
    found = house.tables_open.get(table_id)
    at = None if found is None else _next_look(house, found)
    now = int(house.hours.now())
    await house.store.wake(table_id, at if at is None or at > now else now + 1, now)
    if found is not None:
        found.alarm = at


async def _give_back_closed_time(house: House, table: OpenTable, looked: int) -> None:
    """While the house was closed nobody could decide: that time costs nobody anything."""
    if table.terms.clock.kind == "none" or table.row.state != PLAYING:
        return
    strokes = _gaps_to_give_back(house, table)
    closed = int(house.opened) - looked
    if closed > 0 and house.opened <= house.hours.now():  # later: the clock was set back
        strokes.append(Stroke(int(house.opened), "down", seconds=closed))
    if strokes:
        await table.change(lambda: (reduce(with_stroke, strokes, table.row), []))
        table.tell_table()


def _gaps_to_give_back(house: House, table: OpenTable) -> list[Stroke]:
    """Return the gaps since this game began that its clocks do not know yet."""
    if not house.hours.gaps:
        return []
    known = strokes_of(table.row)
    began = max((stroke.at for stroke in known if stroke.kind == "start"), default=0)
    given = {stroke.at for stroke in known if stroke.kind == "down"}
    return [
        Stroke(int(gap.last), "down", seconds=int(gap.last) - int(gap.first))
        for gap in house.hours.gaps
        if gap.last > began and int(gap.last) not in given
    ]


async def welcome_back(house: House, table: OpenTable, seat: int) -> None:
    """Under the lock: whose line was lost while they were asked has some of that time back, once a turn."""
    clock, reading = table.terms.clock, table.clocks()
    if reading is None or table.turn != seat or clock.kind != "evening" or reading.hands[seat].line_given:
        return
    gone = table.everyone.gone_since(seat)
    if gone is None:
        return
    now = house.hours.now()
    lost = min(MOST_BACK, int(now - max(gone, reading.asked, house.hours.open_since)))
    if lost > 0:
        await table.change(lambda: (with_stroke(table.row, Stroke(int(now), "line", seat, lost)), []))
        table.tell_table()
        set_alarm(house, table)


# --- when it is up ---


async def time_is_up(house: House, table: OpenTable) -> None:
    async with table.alone():
        reading, seat, number = table.clocks(), table.turn, table.number
        if reading is None or seat is None or not is_up(house, table):
            return
        count = reading.hands[seat].ran_out + 1
        what = table.terms.clock.when_up
        if what == "resign":
            await resigned(house, table, seat)
            table.everyone.hear(TimeUp(seat, "resigned", count))
        elif what == "hold" or count > PATIENCE:
            await held(table, seat, "house-time-held")
            table.everyone.hear(TimeUp(seat, "held", count))
        else:
            what = "decide"
    if what == "decide" and count <= PATIENCE:
        await _decide_for(house, table, seat, number, count)
    house.bots.drive(table)


async def _decide_for(house: House, table: OpenTable, seat: int, number: int, count: int) -> None:
    """The table's bot makes this one decision; it stands in the log like any other, and the seat stays its person's."""
    broken: dict[str, RuleCrash] = {}
    while True:
        try:
            key = await house.bots.think(table, table.terms.bot, luck_of(table, seat, number), broken)
        except Overtaken:
            return
        if key is None:
            return
        try:
            async with table.alone():
                if table.number != number or not is_up(house, table):
                    return
                await decide(table, seat, number, key, CLOCK, lambda: None)
                table.everyone.hear(TimeUp(seat, "decided", count))
                house.changed(table)
                return
        except RuleCrash as crash:
            broken[key] = crash
            report(table, crash)
