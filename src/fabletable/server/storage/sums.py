"""Sums over what is kept of each table, written in the same transaction, so that lost and changed rows are noticed.

The log is a chain: each hash is made of the one before it and the next entry, and the last of them lies with the length
of the log in ``table_sums``. The table's row, its seats, what is proposed and what a finished game leaves have one
hash; lines of chat are added up. Not summed up is what changes by itself and decides nothing: when a person was last
seen, alarms, who has been notified, and keyrings.

No secret goes into these sums. They tell damage and careless hands; a person who may write the database and knows this
program can write them anew.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from functools import cache
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec
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
from fabletable.table.log_chain import DEEPEST, chained, first_link, shared_entries
from fabletable.table.rows import LogEntry

MODULUS = 2**61
"""Sums of hashes stay below it, so that two of them can be added in any database."""

_NOT_SUMMED = ("seen", "gone")
_encoder = msgspec.json.Encoder(order="sorted")


class Sums(msgspec.Struct, frozen=True):
    """A row of ``table_sums``."""

    length: int
    log_hash: str
    chat_lines: int = 0
    chat_sum: int = 0
    row_hash: str = ""


# --- hashes ---


def hash_of(data: bytes) -> str:
    return blake2b(data, digest_size=16).hexdigest()


def number_of(*parts: object) -> int:
    """Return a hash that can be added to others."""
    return int.from_bytes(blake2b(_encoder.encode(parts), digest_size=8).digest(), "big") % MODULUS


def line_number(seat: int, text: str, at: str, nonce: str | None) -> int:
    """Return the number that a line of chat adds to the sum of its table."""
    return number_of(seat, text, at, nonce)


# --- the log, as far as it is shared ---


def entries_of(connection: Connection, table_id: str, depth: int = 0) -> list[LogEntry]:
    """Return the whole log of a table: the part it shares with the table it plays on from, and its own."""
    own = log.select().where(log.c.table_id == table_id).order_by(log.c.number)
    columns = (tables.c.shared_from, tables.c.shared_until, tables.c.shared_seat)
    shared = connection.execute(sql.select(*columns).where(tables.c.id == table_id)).first()
    entries = [LogEntry(*row[1:]) for row in connection.execute(own)]
    if shared is None or not shared[0] or depth > DEEPEST:
        return entries
    return [*shared_entries(entries_of(connection, shared[0], depth + 1), shared[1], shared[2]), *entries]


# --- writing them ---


def begin_sums(connection: Connection, table_id: str, entries: Sequence[LogEntry]) -> None:
    """Count a new table, and add the sums of the entries in its log, its own and shared ones."""
    _count_table(connection, 1, number_of(table_id))
    _add_sums(connection, table_id, entries)


def _add_sums(connection: Connection, table_id: str, entries: Sequence[LogEntry]) -> None:
    link = chained(first_link(table_id), entries)
    connection.execute(table_sums.insert().values(table_id=table_id, length=len(entries), log_hash=link))
    seal_rows(connection, [table_id])


def end_sums(connection: Connection, table_id: str) -> None:
    """Count a removed table out."""
    _count_table(connection, -1, MODULUS - number_of(table_id))


def _count_table(connection: Connection, more: int, number: int) -> None:
    connection.exec_driver_sql(
        f"UPDATE {table_count.name} SET tables = tables + {more:d}, sum = (sum + {number:d}) % {MODULUS:d} WHERE id = 1"
    )


def advance(connection: Connection, table_id: str, link: str, entries: Sequence[LogEntry]) -> bool:
    """Move the recorded end of a log behind these entries; False if the log does not end with the hash ``link``."""
    known = table_sums.c.length == entries[0].number - 1, table_sums.c.log_hash == link
    tip = table_sums.update().where(table_sums.c.table_id == table_id, *known)
    return connection.execute(tip.values(length=entries[-1].number, log_hash=chained(link, entries))).rowcount == 1


def add_line(connection: Connection, table_id: str, number: int) -> None:
    mine = table_sums.update().where(table_sums.c.table_id == table_id)
    total = (table_sums.c.chat_sum + number) % MODULUS
    connection.execute(mine.values(chat_lines=table_sums.c.chat_lines + 1, chat_sum=total))


def seal_rows(connection: Connection, table_ids: Collection[str]) -> None:
    """Sum these tables up anew after a change of them, their seats, proposals or archive. The caller does so in the
    same transaction."""
    first, second = ("$1", "$2") if connection.dialect.name == "postgresql" else ("?", "?")
    update = f"UPDATE table_sums SET row_hash = {first} WHERE table_id = {second}"
    for table_id in table_ids:
        found = row_hash(connection, table_id)
        if found is not None:
            connection.exec_driver_sql(update, (found, table_id))


# --- reading them ---


def sums_of(connection: Connection, table_id: str) -> Sums | None:
    row = connection.execute(table_sums.select().where(table_sums.c.table_id == table_id)).first()
    return None if row is None else Sums(*row[1:])


_PARTS = {tables: "id", seats: "seat", proposals: "number", consents: "seat", archive: "kind"}
"""The parts of a table that are summed up, each with the column that orders its rows."""


class Shape(NamedTuple):
    """The names that the summed tables of a database have, and their columns that it has."""

    tables: dict[str, str]
    columns: dict[str, list[str]]


@cache
def _present_shape() -> Shape:
    return Shape(
        {part.name: part.name for part in _PARTS}, {part.name: [column.name for column in part.c] for part in _PARTS}
    )


def row_hash(connection: Connection, table_id: str, shape: Shape | None = None) -> str | None:
    """Return the hash of a table's row and all its parts, or None if there is no row.

    Columns that have their default are left out, so that a later version may add some; ``shape`` is that of an older
    database.
    """
    dialect = connection.dialect.name
    shape = shape or _present_shape()
    query = _present_query(dialect) if shape is _present_shape() else _query(dialect, shape)
    # This is one statement past most of SQLAlchemy, since it is done with every change of a table.
    found = connection.exec_driver_sql(query, (table_id,) * (1 if dialect == "postgresql" else len(_PARTS)))
    rows: defaultdict[str, list[dict[str, Any]]] = defaultdict(list)
    for part, text in found:
        rows[part].append(msgspec.json.decode(text))
    if not rows["tables"]:
        return None
    parts: dict[str, Any] = {"table": _without_defaults("tables", rows["tables"][0])}
    for part, order in _PARTS.items():
        if part is not tables and rows[part.name]:
            mine = sorted(rows[part.name], key=lambda row: row[order])
            parts[shape.tables[part.name]] = [_without_defaults(part.name, row) for row in mine]
    return hash_of(_encoder.encode(parts))


def _query(dialect: str, shape: Shape) -> str:
    """Return the query for all rows of all parts of one table, each as JSON."""
    made = "json_build_object" if dialect == "postgresql" else "json_object"
    place = "$1" if dialect == "postgresql" else "?"
    selects = []
    for part in _PARTS:
        names = [name for name in shape.columns[part.name] if name not in ("table_id", "data", *_NOT_SUMMED)]
        pairs = ", ".join(f"'{name}', \"{name}\"" for name in names)
        key = "id" if part is tables else "table_id"
        source = shape.tables[part.name]
        selects.append(f"SELECT '{part.name}', CAST({made}({pairs}) AS TEXT) FROM {source} WHERE {key} = {place}")
    return " UNION ALL ".join(selects)


@cache
def _present_query(dialect: str) -> str:
    return _query(dialect, _present_shape())


def _without_defaults(part: str, row: dict[str, Any]) -> dict[str, Any]:
    """Return the row without its default values. SQLite's JSON has numbers for flags; a flag that is neither 0 nor 1
    stays as it is, so that the damage is noticed."""
    defaults, flags = _defaults()[part]
    values = {name: bool(value) if name in flags and value in (0, 1) else value for name, value in row.items()}
    return {name: value for name, value in values.items() if value is not None and value != defaults.get(name)}


@cache
def _defaults() -> dict[str, tuple[dict[str, Any], frozenset[str]]]:
    """Return for each part the values of rows that are older than a column, and the columns that are true or false."""
    return {
        part.name: (
            {name: _default(column) for column in part.c for name in (column.name, _OLDER_NAMES.get(column.name, ""))},
            frozenset(column.name for column in part.c if isinstance(column.type, sql.Boolean)),
        )
        for part in _PARTS
    }


def _default(column: sql.Column[Any]) -> Any:
    """Return the value of a column in rows that are older than it; None if every row was given one."""
    given = column.server_default
    if not isinstance(given, sql.DefaultClause):
        return None
    if isinstance(column.type, sql.Boolean):
        return False
    word = str(given.arg)
    return int(word) if isinstance(column.type, sql.Integer) else word


# --- a database that has none yet, or is brought to another shape ---


_OLDER_NAMES = {"archive": "keepsakes", "keyring": "ring"}
"""The names that summed tables and columns had before migration 0013. They are in the hashes of that time."""


def changed_rows(connection: Connection) -> set[str]:
    """Return the tables whose rows are not what was summed up, in any shape of the database."""
    shape = _shape_of(connection)
    known = {row[0]: row[1] for row in connection.execute(sql.select(table_sums.c.table_id, table_sums.c.row_hash))}
    return {table_id for table_id, summed in known.items() if row_hash(connection, table_id, shape) != summed}


def _shape_of(connection: Connection) -> Shape:
    inspector = sql.inspect(connection)
    there = inspector.get_table_names()
    named = {part.name: _name_in(there, part.name) for part in _PARTS}
    columns = {}
    for part in _PARTS:
        found = [column["name"] for column in inspector.get_columns(named[part.name])]
        columns[part.name] = [name for name in (_name_in(found, column.name) for column in part.c) if name in found]
    return Shape(named, columns)


def _name_in(there: Collection[str], name: str) -> str:
    """Return the present name where there is one, or the older one."""
    return name if name in there else _OLDER_NAMES.get(name, name)


def seal_after_migration(connection: Connection, damaged: Collection[str]) -> None:
    """Sum up all tables anew after migrations, which may change rows, except those that were ``damaged`` before."""
    ids = list(connection.execute(sql.select(table_sums.c.table_id)).scalars())
    seal_rows(connection, [table_id for table_id in ids if table_id not in damaged])


def fill_sums(connection: Connection) -> None:
    """Sum up all that is there, as it is."""
    connection.execute(table_sums.delete())
    connection.execute(table_count.delete())
    for table_id, kind in connection.execute(sql.select(archive.c.table_id, archive.c.kind)).all():
        mine = archive.c.table_id == table_id, archive.c.kind == kind
        data = connection.execute(sql.select(archive.c.data).where(*mine)).scalar_one()
        connection.execute(archive.update().where(*mine).values(hash=hash_of(data)))
    connection.execute(table_count.insert().values(id=1, tables=0, sum=0))
    for table_id in list(connection.execute(sql.select(tables.c.id)).scalars()):
        _count_table(connection, 1, number_of(table_id))
        sum_up_again(connection, table_id)


def sum_up_again(connection: Connection, table_id: str) -> None:
    """Sum up a counted table again, as it is now."""
    connection.execute(table_sums.delete().where(table_sums.c.table_id == table_id))
    _add_sums(connection, table_id, entries_of(connection, table_id))
    lines = sql.select(chat.c.seat, chat.c.text, chat.c.at, chat.c.nonce).where(chat.c.table_id == table_id)
    for line in connection.execute(lines).all():
        add_line(connection, table_id, line_number(*line))
