"""Check what is kept: compare every table with its sums, and play it again."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sql
from sqlalchemy import Connection, make_url

from fabletable.games import find
from fabletable.kernel import Refused
from fabletable.server.storage.faults import StorageFault, faults_of, faults_of_all, table_ids
from fabletable.server.storage.migrate import check_now, run_now
from fabletable.server.storage.schema import archive, log, tables
from fabletable.server.storage.sqlite import lost_end
from fabletable.server.storage.store import REMOVED, SqlStore, forget_rows, whole_table
from fabletable.server.storage.sums import fill_sums, hash_of, sum_up_again
from fabletable.table.replica.played import GATHERING, OVER, PLAYING, kept_result, result_info
from fabletable.table.replica.replica import Replica
from fabletable.table.rows import LogEntry

ALL = "all"
"""Stands for every table where one is to be accepted."""


class Checked(NamedTuple):
    """The result of checking all tables. ``unread`` are tables of games or rules that are not here any more: they
    cannot be played again."""

    tables: int
    decisions: int
    unread: int
    faults: list[StorageFault]


def check(connection: Connection, *, quick: bool = False) -> Checked:
    """Compare all tables with their sums; unless it is to be ``quick``, play each of them again."""
    found: list[StorageFault] = []
    decisions = unread = 0
    ids = table_ids(connection)
    for table_id in ids:
        mine = list(faults_of(connection, table_id))
        whole = whole_table(connection, table_id)
        if whole is None:
            continue
        decisions += len(whole.entries)
        if not quick and not mine:
            word = _played_again(Replica(whole.row, whole.seats), whole.entries)
            unread += word == "unread"
            mine += [StorageFault(table_id, "play")] if word == "otherwise" else []
        found += mine
    return Checked(len(ids), decisions, unread, list(dict.fromkeys([*found, *faults_of_all(connection)])))


def _played_again(replica: Replica, entries: list[LogEntry]) -> str:
    """Replay a table and compare: ``same``, ``otherwise``, or ``unread`` if the rules of its time are not installed."""
    try:
        rules = find(replica.row.game).version
    except Refused:
        return "unread"
    if replica.row.state == GATHERING:
        return "same" if not entries else "otherwise"
    replica.replay(entries)
    if replica.stop is not None or replica.match is None:
        return "otherwise" if all(each in ("", rules) for each in _rules(replica, entries)) else "unread"
    result = replica.match.result
    if replica.row.state == PLAYING:
        return "same" if result is None else "otherwise"
    if replica.row.state == OVER and (
        result is None or replica.counted(result_info(result)) != kept_result(replica.row)
    ):
        return "otherwise" if replica.row.rules == rules else "unread"
    return "same"


def _rules(replica: Replica, entries: list[LogEntry]) -> set[str]:
    return {replica.row.rules, *(entry.rules for entry in entries)}


def check_now_all(url: str, *, quick: bool = False) -> Checked:
    """Check the database at this address, and whether it has lost its end."""
    check_now(url)

    async def look() -> Checked:
        store = SqlStore(url)
        try:
            return await store.look(lambda connection: _checked(connection, store.embedded, quick))
        finally:
            await store.close()

    lost = lost_end(Path(make_url(url).database or "")) if url.startswith("sqlite") else None
    found = run_now(look())
    return found if lost is None else found._replace(faults=[StorageFault(lost.table, "end"), *found.faults])


def _checked(connection: Connection, embedded: bool, quick: bool) -> Checked:
    """Check all tables, after SQLite has checked that its file can be read at all."""
    found = connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar() if embedded else "ok"
    if found != "ok":
        raise Refused("why-database-fails", {"detail": str(found)})
    return check(connection, quick=quick)


# --- going on with what is left ---


def accept(url: str, wanted: Collection[str]) -> None:
    """Accept these tables, or all of them, as they are now; running servers read them anew."""
    check_now(url)

    async def write() -> None:
        store = SqlStore(url)
        try:
            await store.write(lambda connection: _accept(connection, wanted), REMOVED)
        finally:
            await store.close()

    run_now(write())


def _accept(connection: Connection, wanted: Collection[str]) -> None:
    there = table_ids(connection)
    damaged = {fault.table for fault in faults_of_all(connection) if fault.table}
    for table_id in [*there, *damaged] if ALL in wanted else wanted:
        if table_id in damaged:
            forget_rows(connection, table_id)
        elif table_id in there:
            _accept_table(connection, table_id)
        else:
            raise Refused("why-no-such-table", {"table": table_id})
    if ALL in wanted:
        fill_sums(connection)


def _accept_table(connection: Connection, table_id: str) -> None:
    """End a log with a gap before it; remove kept results that have changed, to be made anew when asked for."""
    whole = whole_table(connection, table_id)
    own = [] if whole is None else [entry.number for entry in whole.entries[whole.row.shared_until :]]
    first = 1 if whole is None else whole.row.shared_until + 1
    gap = next((expected for expected, number in enumerate(own, first) if expected != number), None)
    if gap is not None:
        connection.execute(log.delete().where(log.c.table_id == table_id, log.c.number >= gap))
    for kind, data, known in connection.execute(
        sql.select(archive.c.kind, archive.c.data, archive.c.hash).where(archive.c.table_id == table_id)
    ).all():
        if hash_of(data) != known:
            connection.execute(archive.delete().where(archive.c.table_id == table_id, archive.c.kind == kind))
    connection.execute(tables.update().where(tables.c.id == table_id).values(version=tables.c.version + 1))
    sum_up_again(connection, table_id)
