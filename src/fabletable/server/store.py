"""What is kept: tables, seats, the log of decisions, chat. The log is the game; all else is computed from it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Any

import aiosqlite
import msgspec
import sqlalchemy as sql
from sqlalchemy import event
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

metadata = sql.MetaData()

tables = sql.Table(
    "tables",
    metadata,
    sql.Column("id", sql.String(16), primary_key=True),
    sql.Column("game", sql.String(40), nullable=False),
    sql.Column("version", sql.String(40), nullable=False),
    sql.Column("options", sql.Text, nullable=False),
    sql.Column("visibility", sql.String(8), nullable=False),
    sql.Column("state", sql.String(12), nullable=False),
    sql.Column("host", sql.String(32), nullable=False),
    sql.Column("secret", sql.String(64), nullable=False),
    sql.Column("seed", sql.String(64), nullable=False),
    sql.Column("created", sql.String(24), nullable=False),
    sql.Column("result", sql.Text, nullable=False),
    sql.Index("tables_listed", "visibility", "state", "created"),
)

seats = sql.Table(
    "seats",
    metadata,
    sql.Column("table_id", sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("kind", sql.String(8), nullable=False),
    sql.Column("name", sql.String(80), nullable=False),
    sql.Column("bot", sql.String(40), nullable=False),
    sql.Column("claimed", sql.Boolean, nullable=False),
    sql.Column("held", sql.Boolean, nullable=False),
    sql.Column("secret", sql.String(32), nullable=False),
    sql.Column("entropy", sql.String(200), nullable=False),
)

# The primary key is also the lock: of two processes that decide at once, one insert wins.
log = sql.Table(
    "log",
    metadata,
    sql.Column("table_id", sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("kind", sql.String(8), nullable=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("key", sql.Text, nullable=False),
    sql.Column("nonce", sql.String(64), nullable=False),
    sql.Column("at", sql.String(24), nullable=False),
)

chat = sql.Table(
    "chat",
    metadata,
    sql.Column("id", sql.Integer, primary_key=True, autoincrement=True),
    sql.Column("table_id", sql.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("text", sql.String(500), nullable=False),
    sql.Column("at", sql.String(24), nullable=False),
)

proposals = sql.Table(
    "proposals",
    metadata,
    sql.Column("table_id", sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("number", sql.Integer, nullable=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("target", sql.Integer, nullable=False),
)

consents = sql.Table(
    "consents",
    metadata,
    sql.Column("table_id", sql.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
)


class TableRow(msgspec.Struct):
    id: str
    game: str
    version: str
    options: dict[str, Any]
    visibility: str
    state: str
    host: str
    secret: str
    seed: str
    created: str
    result: str


class SeatRow(msgspec.Struct):
    seat: int
    kind: str
    name: str
    bot: str
    claimed: bool
    held: bool
    secret: str
    entropy: str

    @property
    def by_bot(self) -> bool:
        """A bot decides for it now."""
        return self.held or self.kind == "bot"


class Listed(msgspec.Struct):
    """A table as it stands in the database."""

    row: TableRow
    seats: list[SeatRow]
    number: int
    touched: str


class Entry(msgspec.Struct):
    """One line of the log: a decision, or a step back to where ``key`` decisions stood."""

    number: int
    kind: str
    seat: int
    key: str
    nonce: str
    at: str


class ChatRow(msgspec.Struct):
    id: int
    seat: int
    text: str
    at: str


class ProposalRow(msgspec.Struct):
    number: int
    seat: int
    target: int
    agreed: list[int]


_APPEND = "INSERT INTO log (table_id, number, kind, seat, key, nonce, at) VALUES (?, ?, ?, ?, ?, ?, ?)"
_PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")

CHOOSE = "choose"
BACK = "back"


def now() -> str:
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


class Store:
    """The database, SQLite or PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.embedded = url.startswith("sqlite")
        # What was to be written may be a secret: an error must not carry it into the log.
        self.engine = create_async_engine(url, pool_pre_ping=not self.embedded, hide_parameters=True)
        # One writer at a time suits SQLite better than waiting for its busy handler.
        self._turn = asyncio.Lock() if self.embedded else None
        self._quill: aiosqlite.Connection | None = None
        if self.embedded:
            event.listen(self.engine.sync_engine, "connect", _full_sync)

    async def close(self) -> None:
        if self._quill is not None:
            await self._quill.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction: all of it or nothing."""
        if self._turn is None:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self._turn, self.engine.begin() as connection:
            yield connection

    # --- tables and seats ---

    async def add_table(self, row: TableRow, chairs: list[SeatRow]) -> None:
        async with self.writing() as connection:
            options = msgspec.json.encode(row.options).decode()
            await connection.execute(tables.insert().values({**msgspec.structs.asdict(row), "options": options}))
            await connection.execute(seats.insert(), [{**_plain(chair), "table_id": row.id} for chair in chairs])

    async def table(self, table_id: str) -> tuple[TableRow, list[SeatRow]] | None:
        async with self.engine.connect() as connection:
            found = (await connection.execute(tables.select().where(tables.c.id == table_id))).mappings().first()
            if found is None:
                return None
            chairs = await connection.execute(seats.select().where(seats.c.table_id == table_id).order_by(seats.c.seat))
            return _table_row(found), [_seat_row(chair) for chair in chairs.mappings()]

    async def public_tables(self, state: str | None, limit: int) -> list[Listed]:
        """The newest, without opening any of them."""
        query = tables.select().where(tables.c.visibility == "public")
        if state is not None:
            query = query.where(tables.c.state == state)
        async with self.engine.connect() as connection:
            newest = query.order_by(tables.c.created.desc(), tables.c.id).limit(limit)
            rows = [_table_row(row) for row in (await connection.execute(newest)).mappings()]
            found = {row.id: Listed(row, [], 0, row.created) for row in rows}
            chairs = seats.select().where(seats.c.table_id.in_(found)).order_by(seats.c.seat)
            for chair in (await connection.execute(chairs)).mappings():
                found[chair["table_id"]].seats.append(_seat_row(chair))
            last = sql.select(log.c.table_id, sql.func.max(log.c.number).label("number"), sql.func.max(log.c.at))
            for entry in await connection.execute(last.where(log.c.table_id.in_(found)).group_by(log.c.table_id)):
                found[entry[0]].number, found[entry[0]].touched = entry[1], entry[2]
        return list(found.values())

    async def save_seat(self, table_id: str, chair: SeatRow, expected: str | None = None) -> bool:
        """False when ``expected``, the secret the seat had, has changed meanwhile."""
        change = seats.update().where(seats.c.table_id == table_id, seats.c.seat == chair.seat)
        if expected is not None:
            change = change.where(seats.c.secret == expected)
        async with self.writing() as connection:
            return (await connection.execute(change.values(_plain(chair)))).rowcount == 1

    async def start_table(self, table_id: str, seed: str) -> bool:
        change = tables.update().where(tables.c.id == table_id, tables.c.state == "gathering")
        async with self.writing() as connection:
            return (await connection.execute(change.values(state="playing", seed=seed))).rowcount == 1

    async def remove_table(self, table_id: str) -> None:
        async with self.writing() as connection:
            for part in (consents, proposals, chat, log, seats):
                await connection.execute(part.delete().where(part.c.table_id == table_id))
            await connection.execute(tables.delete().where(tables.c.id == table_id))

    # --- the log ---

    async def append(self, table_id: str, entry: Entry, state: str, result: str) -> bool:
        """Write one entry; False when another process has been faster. ``state`` and ``result`` follow from it."""
        if self._turn is not None and state != "over" and entry.kind != BACK:
            return await self._append_quickly(self._turn, table_id, entry)
        try:
            async with self.writing() as connection:
                await connection.execute(log.insert().values(table_id=table_id, **msgspec.structs.asdict(entry)))
                if state == "over" or entry.kind == BACK:
                    ended = tables.update().where(tables.c.id == table_id)
                    await connection.execute(ended.values(state=state, result=result))
        except IntegrityError:
            return False
        return True

    async def _append_quickly(self, turn: asyncio.Lock, table_id: str, entry: Entry) -> bool:
        """The hot path of SQLite: one statement, which is one transaction, in one trip to the writer's thread."""
        async with turn:
            if self._quill is None:
                self._quill = await aiosqlite.connect(self.engine.url.database or "", isolation_level=None)
                await self._quill.executescript(";".join(f"PRAGMA {pragma}" for pragma in _PRAGMAS))
            row = (table_id, entry.number, entry.kind, entry.seat, entry.key, entry.nonce, entry.at)
            try:
                await self._quill.execute_insert(_APPEND, row)
            except aiosqlite.IntegrityError:
                return False
        return True

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        query = log.select().where(log.c.table_id == table_id, log.c.number > after).order_by(log.c.number)
        async with self.engine.connect() as connection:
            return [
                Entry(row.number, row.kind, row.seat, row.key, row.nonce, row.at)
                for row in await connection.execute(query)
            ]

    # --- talk ---

    async def add_chat(self, table_id: str, seat: int, text: str) -> ChatRow:
        at = now()
        async with self.writing() as connection:
            made = await connection.execute(chat.insert().values(table_id=table_id, seat=seat, text=text, at=at))
        key = made.inserted_primary_key
        return ChatRow(0 if key is None else key[0], seat, text, at)

    async def last_chat(self, table_id: str, most: int = 100) -> list[ChatRow]:
        query = chat.select().where(chat.c.table_id == table_id).order_by(chat.c.id.desc()).limit(most)
        async with self.engine.connect() as connection:
            rows = [ChatRow(row.id, row.seat, row.text, row.at) for row in await connection.execute(query)]
        return rows[::-1]

    # --- proposals to go back ---

    async def proposal(self, table_id: str) -> ProposalRow | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(proposals.select().where(proposals.c.table_id == table_id))).first()
            if row is None:
                return None
            query = sql.select(consents.c.seat).where(consents.c.table_id == table_id).order_by(consents.c.seat)
            agreed = (await connection.execute(query)).scalars()
            return ProposalRow(row.number, row.seat, row.target, list(agreed))

    async def propose(self, table_id: str, proposal: ProposalRow) -> None:
        async with self.writing() as connection:
            await self._drop_proposal(connection, table_id)
            await connection.execute(
                proposals.insert().values(
                    table_id=table_id, number=proposal.number, seat=proposal.seat, target=proposal.target
                )
            )
            agreed = [{"table_id": table_id, "seat": seat} for seat in proposal.agreed]
            await connection.execute(consents.insert(), agreed)

    async def agree(self, table_id: str, seat: int) -> None:
        try:
            async with self.writing() as connection:
                await connection.execute(consents.insert().values(table_id=table_id, seat=seat))
        except IntegrityError:
            return

    async def drop_proposal(self, table_id: str) -> None:
        async with self.writing() as connection:
            await self._drop_proposal(connection, table_id)

    async def _drop_proposal(self, connection: AsyncConnection, table_id: str) -> None:
        await connection.execute(consents.delete().where(consents.c.table_id == table_id))
        await connection.execute(proposals.delete().where(proposals.c.table_id == table_id))


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
