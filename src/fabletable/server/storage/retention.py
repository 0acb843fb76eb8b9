"""The removal of tables that a host keeps no longer, also while the server runs."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

import sqlalchemy as sql
from sqlalchemy import Connection

from fabletable.kernel import Refused
from fabletable.server.storage.migrate import check_now, run_now
from fabletable.server.storage.schema import (
    chat,
    devices,
    log,
    notes,
    notification_ways,
    seats,
    table_sums,
    tables,
    tickets,
)
from fabletable.server.storage.store import REMOVED, SqlStore, forget_table
from fabletable.table.duels.notes import DUEL_KEYRING
from fabletable.table.log_chain import DEEPEST
from fabletable.table.rows import SERVER
from fabletable.table.today.notes import SERVER_RING

_AGE = re.compile(r"(\d{1,5})\s*([dwy])")
_DAYS = {"d": 1, "w": 7, "y": 365}
_AT_ONCE = 200


def age(text: str) -> timedelta:
    """Parse a length of time such as ``180d``, ``26w`` or ``1y``."""
    found = _AGE.fullmatch(text.strip().lower())
    if found is None or int(found[1]) == 0:
        raise Refused("why-bad-age", {"age": text[:40]})
    return timedelta(days=int(found[1]) * _DAYS[found[2]])


class Tidied(NamedTuple):
    """The numbers of tables and of keys of devices and tickets, and the time since which they were left."""

    tables: int
    keys: int
    since: str


def tidy(url: str, older_than: str, *, only_count: bool = False) -> Tidied:
    """Remove the tables at which nothing was decided or said, and no person was seen, for that long, and the keys that
    open nothing and were not shown for that long."""
    try:
        left_since = datetime.now(UTC) - age(older_than)
    except OverflowError:
        raise Refused("why-bad-age", {"age": older_than[:40]}) from None
    check_now(url)

    async def all_of_them() -> tuple[int, int]:
        store = SqlStore(url)
        try:
            return await _tidy(store, left_since, only_count), await _tidy_keys(store, left_since, only_count)
        finally:
            await store.close()

    return Tidied(*run_now(all_of_them()), left_since.strftime("%Y-%m-%d"))


async def _tidy(store: SqlStore, left_since: datetime, only_count: bool) -> int:
    left = _left(left_since)
    found = await store.read(lambda connection: _may_go(connection, left))
    if only_count:
        return len(found)
    removed = 0
    for first in range(0, len(found), _AT_ONCE):
        for table_id in found[first : first + _AT_ONCE]:
            removed += await _remove(store, table_id, left)
        await asyncio.sleep(0)  # the server next to us writes too
    return removed


def _may_go(connection: Connection, left: sql.ColumnElement[bool]) -> list[str]:
    """List tables that were left, except those whose log is shared by one that stays; those that share come first."""
    found = list(connection.execute(sql.select(tables.c.id).where(left).order_by(tables.c.id)).scalars())
    sharing = sql.select(tables.c.id, tables.c.shared_from).where(tables.c.shared_from != "")
    sources: dict[str, str] = {row[0]: row[1] for row in connection.execute(sharing)}
    going = set(found)
    for sharer in sources:
        stays = sharer
        for _ in range(DEEPEST + 1):
            if stays in going or stays not in sources:
                break
            stays = sources[stays]
            going.discard(stays)
    return sorted((table_id for table_id in found if table_id in going), key=lambda each: _depth(each, sources))


def _depth(table_id: str, sources: Mapping[str, str]) -> int:
    """Lower for a table that plays on from more tables."""
    depth = 0
    while table_id in sources and depth > -DEEPEST:
        table_id, depth = sources[table_id], depth - 1
    return depth


def _left(since: datetime) -> sql.ColumnElement[bool]:
    """Return the condition for tables without log, chat or visitors since then; times in UTC sort as text."""
    before = since.strftime("%Y-%m-%dT%H:%M:%SZ")
    newer = (
        sql.exists().where(log.c.table_id == tables.c.id, log.c.at >= before),
        sql.exists().where(chat.c.table_id == tables.c.id, chat.c.at >= before),
        sql.exists().where(seats.c.table_id == tables.c.id, seats.c.seen >= int(since.timestamp())),
    )
    return sql.and_(tables.c.created < before, *(~each for each in newer))


async def _remove(store: SqlStore, table_id: str, left: sql.ColumnElement[bool]) -> bool:
    """Remove the table unless a person has come back to it meanwhile, or plays on from it. Its rows are locked before
    that is looked at: a decision made now waits, and is refused rather than lost."""
    sharing = tables.alias("sharing")
    shared = sql.exists().where(sharing.c.shared_from == tables.c.id)

    def remove(connection: Connection) -> bool:
        if store.embedded:
            connection.execute(tables.update().where(tables.c.id == table_id).values(id=table_id))
        connection.execute(sql.select(tables.c.id).where(tables.c.id == table_id).with_for_update(key_share=True))
        connection.execute(sql.select(table_sums.c.length).where(table_sums.c.table_id == table_id).with_for_update())
        if connection.execute(sql.select(tables.c.id).where(tables.c.id == table_id, left, ~shared)).first() is None:
            return False
        forget_table(connection, table_id)
        return True

    return await store.write(remove, REMOVED)


# --- keys ---


def _useless_notes(dead: sql.ColumnElement[bool], left_since: datetime) -> sql.ColumnElement[bool]:
    """Return the condition for notes of dead keyrings, and for duels whose last day, which names their notes, is long
    over."""
    of_duel = notes.c.keyring.startswith(DUEL_KEYRING, autoescape=True)
    old = of_duel & (notes.c.name < left_since.strftime("%Y-%m-%d"))
    return old | (dead & ~of_duel & notes.c.keyring.not_in((SERVER, SERVER_RING)))


async def _tidy_keys(store: SqlStore, left_since: datetime, only_count: bool) -> int:
    """Remove tickets that are over, and what is left of keyrings without seat, table or a device seen since, or only
    count all that; return the number."""
    present, since = int(datetime.now(UTC).timestamp()), int(left_since.timestamp())
    over = (tickets.c.used != "") | ((tickets.c.until > 0) & (tickets.c.until < present))

    def dead(keyring: sql.ColumnElement[str]) -> sql.ColumnElement[bool]:
        other = devices.alias("other")
        seen = sql.exists().where(other.c.keyring == keyring, other.c.seen >= since)
        seated = sql.exists().where(seats.c.keyring == keyring)
        set_up = sql.exists().where(tables.c.keyring == keyring)
        return ~seen & ~seated & ~set_up

    # The words for a recovery outlive the devices only as long as there is something to come back to.
    useless = {
        tickets: over | dead(tickets.c.keyring),
        notification_ways: dead(notification_ways.c.keyring),
        notes: _useless_notes(dead(notes.c.keyring), left_since),
        devices: dead(devices.c.keyring),
    }

    def clear(connection: Connection) -> int:
        if only_count:
            counts = (sql.select(sql.func.count()).select_from(part).where(which) for part, which in useless.items())
            return sum(connection.execute(count).scalar_one() for count in counts)
        return sum(connection.execute(part.delete().where(which)).rowcount for part, which in useless.items())

    return await (store.read(clear) if only_count else store.write(clear))
