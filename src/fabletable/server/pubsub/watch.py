"""Following the other processes: what their news says, and what is found in the database when news was lost."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from time import monotonic

from fabletable.kernel import Refused
from fabletable.server.memory import give_back
from fabletable.server.pubsub.peers import PRESENCE_SECONDS, News
from fabletable.table.clocks.timekeeping import keep_time
from fabletable.table.messages.frames import Chatted, Pointed, Reacted
from fabletable.table.open_table.table import OpenTable
from fabletable.table.service.registry import House

_log = logging.getLogger(__name__)

WATCH_SECONDS = 1.0
"""So often the tables that are open here are compared with the database, should news of them be lost."""
STAND_BY_SECONDS = 2.0
"""So long a process has to let its bots decide before another does it."""


def watch_over(house: House) -> None:
    """As long as the house is open."""
    house.start(house.post.carry())
    house.start(house.post.listen(partial(_hear, house)))
    house.start(_tidy(house))
    house.start(_watch(house))
    keep_time(house)


# --- what others say ---


async def _hear(house: House, news: News) -> None:
    if news.what in ("missed", "keys"):
        house.rings.forget()
    if news.what == "missed":
        await _look_around(house)
        return
    table = house.tables_open.get(news.table)
    if table is None or (news.what in ("log", "table", "proposal", "ahead") and house.let_go(table)):
        return
    match news.what:
        case "log":
            await _hear_log(house, table)
        case "table":
            await _hear_table(house, table)
        case "proposal":
            await _hear_table(house, table)
            if news.declined is not None:
                table.show_proposal(news.declined)
        case "ahead":
            async with table.alone():
                await table.read_quietly()
        case "chat" if news.line is not None:
            table.hear_from(news.line.seat, Chatted(news.line))
        case "reacted":
            table.hear_from(news.seats[0], Reacted(news.seats[0], news.sign))
        case "pointed":
            table.everyone.watch(Pointed(news.seats[0], news.spots))
        case "presence":
            is_new = house.post.note_presence(news)
            table.everyone.heard(news.seats)
            table.show_table()
            if is_new and table.is_in_use:
                _answer(house, table)
        case "removed":
            table.clear_away()


def _answer(house: House, table: OpenTable) -> None:
    """Another process has begun to look at this table: it learns who is here, and looks whether it has missed
    anything, for until now nobody told it."""
    table.everyone.tell_presence()
    house.post.tell(News("log", table=table.id))


async def _hear_log(house: House, table: OpenTable) -> None:
    async with table.alone():
        await table.catch_up()
    _stand_by(house, table)


async def _hear_table(house: House, table: OpenTable) -> None:
    async with table.alone():
        await table.reread()
    _stand_by(house, table)


def _stand_by(house: House, table: OpenTable) -> None:
    """Whoever has decided lets the bots go on. Should that process be gone, they go on here, if somebody looks."""
    if table.everyone.screens and table.bots_play_on:
        asyncio.get_running_loop().call_later(STAND_BY_SECONDS, _take_over, house, table, table.number)


def _take_over(house: House, table: OpenTable, number: int) -> None:
    if table.number == number and house.tables_open.get(table.id) is table:
        house.bots.drive(table)


# --- what the database says ---


async def _watch(house: House) -> None:
    """News can be lost; the versions in the database are not."""
    while True:
        await asyncio.sleep(WATCH_SECONDS)
        try:
            await _look_around(house)
        except Exception as broken:  # noqa: BLE001 the next look may succeed
            _log.warning("could not look at the tables: %s", type(broken).__name__)


async def _look_around(house: House) -> None:
    """One query for all open tables; those that are behind read what they have missed."""
    known = [table for table in house.tables_open.values() if not table.lock.locked()]
    found = await house.store.versions([table.id for table in known])
    for table in known:
        if house.tables_open.get(table.id) is not table or table.lock.locked():
            continue
        if table.id not in found:
            table.clear_away()
            continue
        version, number = found[table.id]
        behind = version > table.row.version or number > table.number
        if behind and not house.let_go(table):
            house.start(_repair(house, table))


async def _repair(house: House, table: OpenTable) -> None:
    try:
        await _hear_table(house, table)
    except Refused:
        return
    except Exception:  # noqa: BLE001 the next look may succeed
        _log.exception("could not follow a table", extra={"table": table.id})


# --- from time to time ---


async def _tidy(house: House) -> None:
    """Tables that nobody looks at leave memory; the others learn who is here."""
    while True:
        await asyncio.sleep(PRESENCE_SECONDS)
        # Functions of their own: a variable of this loop would hold its last table for ever.
        put_away_unused(house)
        _tell_presence(house)
        if house.renewal is not None and house.is_at_rest and house.renewal.is_due:
            house.renewal.begin()
            return
        await write_down_who_is_here(house)


def put_away_unused(house: House) -> None:
    """Put away tables nobody has used for long, finished ones sooner, and give their memory back."""
    limits, now = house.settings.limits, monotonic()
    unused = [
        table
        for table in house.tables_open.values()
        if now - table.used > (limits.finished_idle_seconds if table.is_final else limits.idle_seconds)
    ]
    if sum([house.put_away(table) for table in unused]):
        give_back()


def _tell_presence(house: House) -> None:
    for table in [table for table in house.tables_open.values() if table.everyone.screens]:
        table.everyone.tell_presence()


async def write_down_who_is_here(house: House) -> None:
    """Presence is told by the post, which can be lost; who may take a seat from whom is read from the database."""
    here = [(table.id, seat) for table in house.tables_open.values() for seat in table.everyone.seats_here]
    try:
        await house.store.saw(here, int(house.hours.now()))
    except Exception:  # noqa: BLE001 the next time may succeed
        _log.exception("could not write down who is here")
