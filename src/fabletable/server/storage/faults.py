"""Compare all that is kept with its sums, and say what is not what was written."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple, TypeAlias

import sqlalchemy as sql
from sqlalchemy import Connection

from fabletable.server.storage.schema import (
    archive,
    chat,
    consents,
    log,
    proposals,
    seats,
    table_count,
    table_sums,
    tables,
)
from fabletable.server.storage.sums import MODULUS, entries_of, hash_of, line_number, number_of, row_hash, sums_of
from fabletable.table.log_chain import chained, first_link

FaultKind: TypeAlias = Literal["log", "row", "chat", "kept", "sums", "stray", "missing", "play", "end"]
"""The kind of a fault. ``log``: entries are missing, changed or too many. ``row``: the table, its seats or what is
proposed was changed, or something kept is missing. ``chat``: lines are missing or changed. ``kept``: the record or what
else a finished game left was changed. ``sums``: there is nothing to compare with. ``stray``: rows of a table that is
not there. ``missing``: whole tables are gone or were added. ``play``: what was played comes out otherwise. ``end``:
what was last written is not there."""


class StorageFault(NamedTuple):
    table: str
    part: FaultKind


def table_ids(connection: Connection) -> list[str]:
    return list(connection.execute(sql.select(tables.c.id).order_by(tables.c.id)).scalars())


def faults_of(connection: Connection, table_id: str) -> Iterator[StorageFault]:
    """Yield the faults of a table that is there."""
    sums = sums_of(connection, table_id)
    if sums is None:
        yield StorageFault(table_id, "sums")
        return
    entries = entries_of(connection, table_id)
    if (len(entries), chained(first_link(table_id), entries)) != (sums.length, sums.log_hash):
        yield StorageFault(table_id, "log")
    if row_hash(connection, table_id) != sums.row_hash:
        yield StorageFault(table_id, "row")
    if _chat(connection, table_id) != (sums.chat_lines, sums.chat_sum):
        yield StorageFault(table_id, "chat")
    kept = sql.select(archive.c.data, archive.c.hash).where(archive.c.table_id == table_id)
    if any(hash_of(data) != known for data, known in connection.execute(kept)):
        yield StorageFault(table_id, "kept")


def _chat(connection: Connection, table_id: str) -> tuple[int, int]:
    query = sql.select(chat.c.seat, chat.c.text, chat.c.at, chat.c.nonce).where(chat.c.table_id == table_id)
    numbers = [line_number(*line) for line in connection.execute(query)]
    return len(numbers), sum(numbers) % MODULUS


def faults_of_all(connection: Connection) -> Iterator[StorageFault]:
    """Yield the faults of all tables together."""
    ids = set(table_ids(connection))
    for part in (table_sums, log, seats, chat, archive, proposals, consents):
        named = set(connection.execute(sql.select(part.c.table_id).distinct()).scalars())
        yield from (StorageFault(table_id, "stray") for table_id in sorted(named - ids))
    counted = connection.execute(table_count.select().where(table_count.c.id == 1)).first()
    if counted is None or (counted[1], counted[2]) != (len(ids), sum(map(number_of, ids)) % MODULUS):
        yield StorageFault("", "missing")


def faults(connection: Connection) -> list[StorageFault]:
    """List all faults that the sums show, without replaying any game."""
    found = [fault for table_id in table_ids(connection) for fault in faults_of(connection, table_id)]
    return list(dict.fromkeys([*found, *faults_of_all(connection)]))
