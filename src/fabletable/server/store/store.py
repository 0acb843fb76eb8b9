"""What is kept: tables, seats, the log of decisions, chat. The log is the game; all else is computed from it.

Whoever changes a table or its seats must have read it: each change names the version it knows, and of two that know the
same one wins.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import asynccontextmanager, nullcontext, suppress
from time import monotonic
from typing import Any

import msgspec
import sqlalchemy as sql
from sqlalchemy import event
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from fabletable.server.store.quill import Quill, Written
from fabletable.server.store.rows import ChatRow, Entry, Listed, ProposalRow, SeatRow, TableRow, now
from fabletable.server.store.schema import alarms, called, chat, consents, keepsakes, log, proposals, seats, tables

_COLUMNS = ("table_id", "number", "kind", "seat", "key", "nonce", "at", "checksum", "rules")
# One statement, so that nobody decides for a seat that was taken from them a moment ago. Each line is its columns and
# the version of the table that was known.
_PARTS = [f"json_extract(line.value, '$[{at}]')" for at in range(len(_COLUMNS) + 1)]
_APPEND = (
    f"INSERT INTO log ({', '.join(_COLUMNS)}) SELECT {', '.join(_PARTS[:-1])} FROM json_each(?) AS line "
    f"JOIN tables ON tables.id = {_PARTS[0]} AND tables.version = {_PARTS[-1]}"
)
_PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
_CHANGING = ("state", "host", "seed", "result", "gate", "terms", "word", "ring", "lesson", "times", "answers")
LISTED_SECONDS = 1.0
_AT_ONCE = 500
"""Tables asked for in one query."""


class _Changed(Exception):
    """Somebody else has changed the table: the whole transaction is taken back."""


class Store:
    """The database, SQLite or PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.embedded = url.startswith("sqlite")
        # What was to be written may be a secret: an error must not carry it into the log.
        self.engine = create_async_engine(url, pool_pre_ping=not self.embedded, hide_parameters=True)
        # One writer at a time suits SQLite better than waiting for its busy handler.
        self._turn = asyncio.Lock() if self.embedded else None
        self._quill: Quill | None = None
        if self._turn is not None:
            self._quill = Quill(self.engine.url.database or "", _PRAGMAS, _APPEND, self._turn)
        self._listed: dict[tuple[str | None, int], tuple[float, list[Listed]]] = {}
        if self.embedded:
            event.listen(self.engine.sync_engine, "connect", _full_sync)

    async def close(self) -> None:
        if self._quill is not None:
            await self._quill.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction: all of it or nothing."""
        try:
            async with self._turn or nullcontext(), self.engine.begin() as connection:
                yield connection
        finally:
            self._listed = {}  # a new one: who reads right now must not put the old list back

    # --- tables and seats ---

    async def add_table(self, row: TableRow, chairs: list[SeatRow], entries: Sequence[Entry] = ()) -> None:
        """A new table; one that plays on from another has entries in its log already."""
        async with self.writing() as connection:
            options = msgspec.json.encode(row.options).decode()
            await connection.execute(tables.insert().values({**msgspec.structs.asdict(row), "options": options}))
            await connection.execute(seats.insert(), [{**_plain(chair), "table_id": row.id} for chair in chairs])
            if entries:
                lines = [{"table_id": row.id, **msgspec.structs.asdict(entry)} for entry in entries]
                await connection.execute(log.insert(), lines)

    async def table(self, table_id: str) -> tuple[TableRow, list[SeatRow]] | None:
        async with self.engine.connect() as connection:
            found = (await connection.execute(tables.select().where(tables.c.id == table_id))).mappings().first()
            if found is None:
                return None
            chairs = await connection.execute(seats.select().where(seats.c.table_id == table_id).order_by(seats.c.seat))
            return _table_row(found), [_seat_row(chair) for chair in chairs.mappings()]

    async def by_word(self, word: str) -> str | None:
        """The newest table that has this word."""
        query = sql.select(tables.c.id).where(tables.c.word == word).order_by(tables.c.created.desc(), tables.c.id)
        async with self.engine.connect() as connection:
            return (await connection.execute(query.limit(1))).scalar()

    async def public_tables(self, state: str | None, limit: int) -> list[Listed]:
        """The newest, without opening any of them. However many look, they share what was read a moment ago, unless
        this process has changed something since."""
        listed, asked = self._listed, (state, limit)
        known = listed.get(asked)
        if known is None or monotonic() - known[0] > LISTED_SECONDS:
            begun = monotonic()
            known = listed[asked] = (begun, await self._newest(state, limit))
        return known[1]

    async def _newest(self, state: str | None, limit: int) -> list[Listed]:
        query = tables.select().where(tables.c.visibility == "public")
        if state is not None:
            query = query.where(tables.c.state == state)
        return await self.listed(query.order_by(tables.c.created.desc(), tables.c.id).limit(limit))

    async def listed(self, query: sql.Select[Any]) -> list[Listed]:
        """The tables a query finds, with their seats and how far they are, without opening any."""
        async with self.engine.connect() as connection:
            rows = [_table_row(row) for row in (await connection.execute(query)).mappings()]
            found = {row.id: Listed(row, [], 0, row.created) for row in rows}
            chairs = seats.select().where(seats.c.table_id.in_(found)).order_by(seats.c.seat)
            for chair in (await connection.execute(chairs)).mappings():
                found[chair["table_id"]].seats.append(_seat_row(chair))
            last = sql.select(log.c.table_id, sql.func.max(log.c.number).label("number"), sql.func.max(log.c.at))
            for entry in await connection.execute(last.where(log.c.table_id.in_(found)).group_by(log.c.table_id)):
                found[entry[0]].number, found[entry[0]].touched = entry[1], entry[2]
        return list(found.values())

    async def change(self, row: TableRow, chairs: Sequence[SeatRow] = ()) -> bool:
        """The table and these chairs become what they are here, all or nothing, and their versions rise. False when
        the table no longer has the version that ``row`` was read with."""
        try:
            async with self.writing() as connection:
                await _claim(connection, row, **{name: getattr(row, name) for name in _CHANGING})
                for chair in chairs:
                    mine = seats.update().where(seats.c.table_id == row.id, seats.c.seat == chair.seat)
                    values = {**_plain(chair), "version": chair.version + 1}
                    del values["seen"], values["gone"]
                    await connection.execute(mine.values(values))
        except _Changed:
            return False
        return True

    async def remove_table(self, row: TableRow) -> bool:
        try:
            async with self.writing() as connection:
                await _claim(connection, row)
                await forget_table(connection, row.id)
        except _Changed:
            return False
        return True

    async def versions(self, table_ids: Collection[str]) -> dict[str, tuple[int, int]]:
        """Of each table that still stands: its version, and the length of its log."""
        ids = list(table_ids)
        length = sql.select(sql.func.max(log.c.number)).where(log.c.table_id == tables.c.id).scalar_subquery()
        query = sql.select(tables.c.id, tables.c.version, sql.func.coalesce(length, 0))
        found: dict[str, tuple[int, int]] = {}
        async with self.engine.connect() as connection:
            for first in range(0, len(ids), _AT_ONCE):
                some = query.where(tables.c.id.in_(ids[first : first + _AT_ONCE]))
                found.update({row[0]: (row[1], row[2]) for row in await connection.execute(some)})
        return found

    async def saw(self, who: Collection[tuple[str, int]], at: int) -> None:
        """These seats' people were here; no version rises for it."""
        await self._note("seen", who, at)

    async def left(self, who: Collection[tuple[str, int]], at: int) -> None:
        """These seats' people have gone away; no version rises for it."""
        await self._note("gone", who, at)

    async def _note(self, column: str, who: Collection[tuple[str, int]], at: int) -> None:
        if not who:
            return
        theirs = seats.update().where(
            seats.c.table_id == sql.bindparam("of_table"), seats.c.seat == sql.bindparam("of_seat")
        )
        rows = [{"of_table": table_id, "of_seat": seat, "at": at} for table_id, seat in sorted(who)]
        async with self.writing() as connection:
            await connection.execute(theirs.values({column: sql.bindparam("at")}), rows)

    # --- the log ---

    async def append(self, row: TableRow, entries: Sequence[Entry]) -> Written:
        """Write these entries, all or none, at a table that is as it was read."""
        if self._quill is not None:
            known = [(row.id, *msgspec.structs.astuple(entry), row.version) for entry in entries]
            return await self._quill.write(known)
        lines = sql.union_all(*(_line(row, entry) for entry in entries))
        try:
            async with self.writing() as connection:
                made = await connection.execute(log.insert().from_select(_COLUMNS, lines))
        except IntegrityError:
            return "late"
        return "written" if made.rowcount == len(entries) else "changed"

    async def turn(self, row: TableRow, entries: Sequence[Entry]) -> Written:
        """Entries with the last of which the table itself changes: the game is over, goes back or goes on under other
        rules. Whatever was proposed lapses."""
        try:
            async with self.writing() as connection:
                await _claim(connection, row, state=row.state, result=row.result, rules=row.rules)
                lines = [{"table_id": row.id, **msgspec.structs.asdict(entry)} for entry in entries]
                await connection.execute(log.insert(), lines)
                await _drop_proposal(connection, row.id)
        except _Changed:
            return "changed"
        except IntegrityError:
            return "late"
        return "written"

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        query = log.select().where(log.c.table_id == table_id, log.c.number > after).order_by(log.c.number)
        async with self.engine.connect() as connection:
            return [Entry(*row[1:]) for row in await connection.execute(query)]

    # --- talk ---

    async def add_chat(self, table_id: str, seat: int, text: str, nonce: str | None) -> tuple[ChatRow, bool]:
        """The line, and whether it is new; the same person's line of the same nonce is kept once."""
        at = now()
        line = chat.insert().values(table_id=table_id, seat=seat, text=text, at=at, nonce=nonce)
        try:
            async with self.writing() as connection:
                key = (await connection.execute(line)).inserted_primary_key
        except IntegrityError:
            said = chat.select().where(chat.c.table_id == table_id, chat.c.seat == seat, chat.c.nonce == nonce)
            async with self.engine.connect() as connection:
                row = (await connection.execute(said)).one()
            return ChatRow(row.id, row.seat, row.text, row.at), False
        return ChatRow(0 if key is None else key[0], seat, text, at), True

    async def last_chat(self, table_id: str, most: int = 100) -> list[ChatRow]:
        query = chat.select().where(chat.c.table_id == table_id).order_by(chat.c.id.desc()).limit(most)
        async with self.engine.connect() as connection:
            rows = [ChatRow(row.id, row.seat, row.text, row.at) for row in await connection.execute(query)]
        return rows[::-1]

    # --- alarms ---

    async def wake(self, table_id: str, at: int | None, looked: int) -> None:
        """Somebody has looked at this table, and has to again ``at`` that time; None: never."""
        async with self.writing() as connection:
            mine = alarms.c.table_id == table_id
            if at is None:
                await connection.execute(alarms.delete().where(mine))
                return
            # What was written down later stays, whichever comes first.
            older = mine & (alarms.c.looked <= looked)
            known = await connection.execute(alarms.update().where(older).values(at=at, looked=looked))
            if known.rowcount == 0:
                with suppress(IntegrityError):
                    await connection.execute(alarms.insert().values(table_id=table_id, at=at, looked=looked))

    async def woken(self, now: int, most: int = 100) -> list[tuple[str, int]]:
        """The tables that have to be looked at, and when somebody last did."""
        query = sql.select(alarms.c.table_id, alarms.c.looked).where(alarms.c.at <= now).order_by(alarms.c.at)
        async with self.engine.connect() as connection:
            return [(row[0], row[1]) for row in await connection.execute(query.limit(most))]

    async def unminded(self) -> list[str]:
        """Games against a clock of which nobody wrote down when to look at them."""
        against = sql.or_(*(tables.c.terms.like(f'%"kind":"{kind}"%') for kind in ("evening", "letter")))
        minded = sql.select(alarms.c.table_id)
        query = sql.select(tables.c.id).where(tables.c.state == "playing", against, tables.c.id.not_in(minded))
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    # --- proposals ---

    async def proposal(self, table_id: str) -> ProposalRow | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(proposals.select().where(proposals.c.table_id == table_id))).first()
            if row is None:
                return None
            query = sql.select(consents.c.seat).where(consents.c.table_id == table_id).order_by(consents.c.seat)
            agreed = (await connection.execute(query)).scalars()
            return ProposalRow(row.number, row.seat, row.target, list(agreed), row.kind, row.id)

    async def propose(self, row: TableRow, proposal: ProposalRow | None) -> bool:
        """This is proposed now, with whoever agrees so far, or nothing any more. False when the table has changed."""
        try:
            async with self.writing() as connection:
                await _claim(connection, row)
                await _drop_proposal(connection, row.id)
                if proposal is not None:
                    values = msgspec.structs.asdict(proposal)
                    agreed = [{"table_id": row.id, "seat": seat} for seat in values.pop("agreed")]
                    await connection.execute(proposals.insert().values(table_id=row.id, **values))
                    await connection.execute(consents.insert(), agreed)
        except _Changed:
            return False
        return True

    # --- what a finished game leaves ---

    async def keep(self, table_id: str, things: Mapping[str, bytes]) -> None:
        """By their kinds, for good: what is kept already stays."""
        rows = [{"table_id": table_id, "kind": kind, "data": zlib.compress(data)} for kind, data in things.items()]
        try:
            async with self.writing() as connection:
                await connection.execute(keepsakes.insert(), rows)
        except IntegrityError:
            return

    async def kept(self, table_id: str, kind: str) -> bytes | None:
        query = sql.select(keepsakes.c.data).where(keepsakes.c.table_id == table_id, keepsakes.c.kind == kind)
        async with self.engine.connect() as connection:
            data = (await connection.execute(query)).scalar()
            return None if data is None else zlib.decompress(data)


def _line(row: TableRow, entry: Entry) -> sql.Select[Any]:
    """The columns of an entry, if the table is as it was read."""
    values = {"table_id": row.id, **msgspec.structs.asdict(entry)}
    line = sql.select(*(sql.literal(values[name], log.c[name].type) for name in _COLUMNS))
    return line.where(tables.c.id == row.id, tables.c.version == row.version)


async def _claim(connection: AsyncConnection, row: TableRow, **values: str) -> None:
    """The one way to change a table: its version is still the one that was read, and rises."""
    known = tables.update().where(tables.c.id == row.id, tables.c.version == row.version)
    if (await connection.execute(known.values(version=row.version + 1, **values))).rowcount != 1:
        raise _Changed


async def _drop_proposal(connection: AsyncConnection, table_id: str) -> None:
    await connection.execute(consents.delete().where(consents.c.table_id == table_id))
    await connection.execute(proposals.delete().where(proposals.c.table_id == table_id))


async def forget_table(connection: AsyncConnection, table_id: str) -> None:
    for part in (called, alarms, keepsakes, consents, proposals, chat, log, seats):
        await connection.execute(part.delete().where(part.c.table_id == table_id))
    await connection.execute(tables.delete().where(tables.c.id == table_id))


def _full_sync(connection: Any, _: Any) -> None:
    """An acknowledged decision survives a power cut: write-ahead log, synced at every commit."""
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _plain(chair: SeatRow) -> dict[str, Any]:
    return msgspec.structs.asdict(chair)


def _table_row(row: Any) -> TableRow:
    return TableRow(**{**row, "options": msgspec.json.decode(row["options"])})


def _seat_row(row: Any) -> SeatRow:
    return SeatRow(**{name: value for name, value in row.items() if name != "table_id"})
