"""The store: tables, seats, the log of decisions, chat. The log is the game; all else is computed from it.

A writer of a table or its seats must have read it: each change names the version it knows, and of two that know the
same one wins.
"""

from __future__ import annotations

import logging
import zlib
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from time import monotonic
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sql
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from fabletable.kernel import Refused
from fabletable.server.storage.keyrings import SqlKeyrings
from fabletable.server.storage.notebooks import SqlNotebooks
from fabletable.server.storage.notifications import SqlNotifications
from fabletable.server.storage.postgres import Postgres
from fabletable.server.storage.schema import (
    alarms,
    archive,
    chat,
    consents,
    log,
    notified,
    proposals,
    seats,
    table_sums,
    tables,
)
from fabletable.server.storage.sqlite import Sqlite
from fabletable.server.storage.sqlite_writer import Mark, why_not
from fabletable.server.storage.sums import (
    add_line,
    advance,
    begin_sums,
    end_sums,
    entries_of,
    hash_of,
    line_number,
    row_hash,
    seal_rows,
    sums_of,
)
from fabletable.table.log_chain import DEEPEST, chained, first_link
from fabletable.table.ports.store import WriteResult
from fabletable.table.rows import (
    ChatRow,
    ListedTable,
    LogEntry,
    PresenceRow,
    ProposalRow,
    SeatRow,
    StoredTable,
    TableRow,
)

T = TypeVar("T")

_log = logging.getLogger(__name__)

_CHANGING = ("state", "host", "seed", "result", "gate", "terms", "word", "keyring", "lesson", "times", "answers")
LISTED_SECONDS = 1.0
SET_BACK_SECONDS = 60
"""A look written down so far in the future is of a clock that was set back since."""
_AT_ONCE = 500
"""Tables asked for in one query."""
REMOVED = Mark("", 0, 0)


class _Changed(Exception):
    """Another writer has changed the table: the whole transaction is taken back."""


class _NotNow(Exception):
    """The log does not end where this process knew it to end: the whole transaction is rolled back."""

    def __init__(self, word: WriteResult) -> None:
        self.word = word


class SqlStore:
    """The database, SQLite or PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.embedded = url.startswith("sqlite")
        self._database = Sqlite(url) if self.embedded else Postgres(url)
        self.engine = self._database.engine
        self.keyrings = SqlKeyrings(self)
        self.notifications = SqlNotifications(self)
        self.notebooks = SqlNotebooks(self)
        self._listed: dict[tuple[str | None, int], tuple[float, list[ListedTable]]] = {}

    async def close(self) -> None:
        await self._database.close()

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Return the result of ``work``; perhaps from another thread, so it hands out nothing that still needs the
        connection."""
        return await self._database.read(work)

    async def look(self, work: Callable[[Connection], T]) -> T:
        """Read like ``read``, all of it as it is at one moment, while others may write."""
        return await self._database.look(work)

    async def write(self, work: Callable[[Connection], T], mark: Mark | None = None) -> T:
        """Write in one transaction, all or nothing. ``mark`` names what was last written then."""
        try:
            return await self._database.write(work, mark)
        finally:
            self._listed = {}  # a new one: who reads right now must not put the old list back

    # --- tables and seats ---

    async def add_table(self, row: TableRow, chairs: list[SeatRow], entries: Sequence[LogEntry] = ()) -> None:
        """Store a new table, with the entries its log begins with; a lesson has some. Refuse an id that is taken."""
        options = msgspec.json.encode(row.options).decode()

        def add(connection: Connection) -> None:
            if row.shared_from:
                _hold_source(connection, row.shared_from)
            connection.execute(tables.insert(), {**_plain(row), "options": options})
            connection.execute(seats.insert(), [{**_plain(chair), "table_id": row.id} for chair in chairs])
            if entries:
                _add_entries(connection, row, entries)
            begin_sums(connection, row.id, entries_of(connection, row.id) if row.shared_from else entries)

        try:
            await self.write(add, Mark(row.id, row.version, 0))
        except IntegrityError:
            raise Refused("why-busy") from None

    async def table(self, table_id: str) -> tuple[TableRow, list[SeatRow]] | None:
        mine = seats.select().where(seats.c.table_id == table_id).order_by(seats.c.seat)

        def find(connection: Connection) -> tuple[TableRow, list[SeatRow]] | None:
            found = connection.execute(tables.select().where(tables.c.id == table_id)).mappings().first()
            if found is None:
                return None
            return _table_row(found), [_seat_row(chair) for chair in connection.execute(mine).mappings()]

        return await self.read(find)

    async def depth(self, table_id: str) -> int:
        """Return the number of tables this one plays on from, one after the other."""

        def find(connection: Connection) -> int:
            found = -1
            source: str | None = table_id
            while source and found <= DEEPEST:
                found += 1
                source = connection.execute(sql.select(tables.c.shared_from).where(tables.c.id == source)).scalar()
            return found

        return await self.read(find)

    async def whole(self, table_id: str) -> StoredTable | None:
        """Return all that is needed to open a table, and whether it is as it was written."""
        return await self.look(lambda connection: whole_table(connection, table_id))

    async def by_word(self, word: str) -> str | None:
        """Return the id of the newest table that gathers and has this word."""
        query = sql.select(tables.c.id).where(tables.c.word == word, tables.c.state == "gathering")
        query = query.order_by(tables.c.created.desc(), tables.c.id)
        return await self.read(lambda connection: connection.execute(query.limit(1)).scalar())

    async def public_tables(self, state: str | None, limit: int) -> list[ListedTable]:
        """List the newest public tables without opening them. All who ask share what was read a moment ago, unless this
        process has changed something since."""
        listed, asked = self._listed, (state, limit)
        known = listed.get(asked)
        if known is None or monotonic() - known[0] > LISTED_SECONDS:
            begun = monotonic()
            known = listed[asked] = (begun, await self._newest(state, limit))
        return known[1]

    async def _newest(self, state: str | None, limit: int) -> list[ListedTable]:
        query = tables.select().where(tables.c.visibility == "public")
        if state is not None:
            query = query.where(tables.c.state == state)
        return await self.listed(query.order_by(tables.c.created.desc(), tables.c.id).limit(limit))

    async def running_tables(self, limit: int) -> list[ListedTable]:
        query = tables.select().where(tables.c.state == "playing")
        return await self.listed(query.order_by(tables.c.created.desc(), tables.c.id).limit(limit))

    async def listed(self, query: sql.Select[Any]) -> list[ListedTable]:
        """List the tables a query finds, with their seats and the lengths of their logs, without opening any."""
        last = sql.select(table_sums.c.table_id, table_sums.c.length, log.c.at).outerjoin(
            log, (log.c.table_id == table_sums.c.table_id) & (log.c.number == table_sums.c.length)
        )

        def find(connection: Connection) -> list[ListedTable]:
            rows = [_table_row(row) for row in connection.execute(query).mappings()]
            found = {row.id: ListedTable(row, [], 0, row.created) for row in rows}
            chairs = seats.select().where(seats.c.table_id.in_(found)).order_by(seats.c.seat)
            for chair in connection.execute(chairs).mappings():
                found[chair["table_id"]].seats.append(_seat_row(chair))
            for table_id, length, at in connection.execute(last.where(table_sums.c.table_id.in_(found))):
                found[table_id].number = length
                found[table_id].touched = at or found[table_id].touched
            return list(found.values())

        return await self.read(find)

    async def change(self, row: TableRow, chairs: Sequence[SeatRow] = ()) -> bool:
        """Store a changed table and chairs, all or nothing, and raise their versions. Return False if the table no
        longer has the version that ``row`` was read with."""

        def change(connection: Connection) -> None:
            _claim(connection, row, **{name: getattr(row, name) for name in _CHANGING})
            for chair in chairs:
                mine = seats.update().where(seats.c.table_id == row.id, seats.c.seat == chair.seat)
                values = {**_plain(chair), "version": chair.version + 1}
                del values["seen"], values["gone"]
                connection.execute(mine.values(values))
            seal_rows(connection, [row.id])

        return await self._unless_changed(change, Mark(row.id, row.version + 1, 0))

    async def remove_table(self, row: TableRow) -> bool:
        def remove(connection: Connection) -> None:
            _claim(connection, row)
            forget_table(connection, row.id)

        return await self._unless_changed(remove, REMOVED)

    async def _unless_changed(self, work: Callable[[Connection], None], mark: Mark) -> bool:
        """Return False, with nothing written, when another writer has changed the table."""
        try:
            await self.write(work, mark)
        except _Changed:
            return False
        return True

    async def versions(self, table_ids: Collection[str]) -> dict[str, tuple[int, int]]:
        """Return the version and the length of the log of each table that still stands."""
        ids = list(table_ids)
        length = sql.select(table_sums.c.length).where(table_sums.c.table_id == tables.c.id).scalar_subquery()
        query = sql.select(tables.c.id, tables.c.version, sql.func.coalesce(length, 0))

        def find(connection: Connection) -> dict[str, tuple[int, int]]:
            found: dict[str, tuple[int, int]] = {}
            for first in range(0, len(ids), _AT_ONCE):
                some = query.where(tables.c.id.in_(ids[first : first + _AT_ONCE]))
                found.update({row[0]: (row[1], row[2]) for row in connection.execute(some)})
            return found

        return await self.read(find)

    async def saw(self, who: Collection[tuple[str, int]], at: int) -> None:
        """Note that these seats' people were here, after all that was noted before; no version rises for it."""
        seen, gone = seats.c.seen, seats.c.gone
        later = sql.case((sql.and_(seen >= gone, seen > at), seen), (gone > at, gone), else_=at)
        await self._note(who, {"seen": later})

    async def left(self, who: Collection[tuple[str, int]], at: int) -> None:
        """Note that these seats' people have gone away, after all that was noted before; no version rises for it."""
        await self._note(who, {"gone": sql.case((seats.c.seen >= at, seats.c.seen + 1), else_=at)})

    async def _note(self, who: Collection[tuple[str, int]], values: dict[str, Any]) -> None:
        """Set these fields of the seats. No listing shows them, so a kept listing stays valid."""
        if not who:
            return
        theirs = seats.update().where(
            seats.c.table_id == sql.bindparam("of_table"), seats.c.seat == sql.bindparam("of_seat")
        )
        rows = [{"of_table": table_id, "of_seat": seat} for table_id, seat in sorted(who)]
        await self._database.write(lambda connection: connection.execute(theirs.values(values), rows))

    async def presence(self, table_id: str) -> list[PresenceRow]:
        """Return who was seen at this table and who has left, in any process."""
        query = sql.select(seats.c.seat, seats.c.seen, seats.c.gone).where(seats.c.table_id == table_id)
        return await self.read(lambda connection: [PresenceRow(*row) for row in connection.execute(query)])

    # --- the log ---

    async def append(self, row: TableRow, link: str, entries: Sequence[LogEntry]) -> WriteResult:
        """Write these entries, all or none, behind a log with the hash ``link``, at a table that is as it was read."""
        return await self._database.append(row, link, entries)

    async def turn(self, row: TableRow, link: str, entries: Sequence[LogEntry]) -> WriteResult:
        """Append entries whose last one changes the table itself: the game is over, goes back, or goes on under other
        rules."""
        length = entries[0].number - 1

        def turn(connection: Connection) -> WriteResult:
            _claim(connection, row, state=row.state, result=row.result, rules=row.rules)
            if not advance(connection, row.id, link, entries):
                found = sums_of(connection, row.id)
                raise _NotNow(why_not(row.version, length, (row.version, None if found is None else found.length)))
            _add_entries(connection, row, entries)
            seal_rows(connection, [row.id])
            return "written"

        try:
            return await self.write(turn, Mark(row.id, row.version + 1, entries[-1].number))
        except _Changed:
            return "changed"
        except _NotNow as no:
            return no.word
        except IntegrityError:
            return "damaged"

    async def entries(self, table_id: str, after: int = 0) -> list[LogEntry]:
        """Return the whole log, or the entries after a number up to which the caller has it."""
        query = log.select().where(log.c.table_id == table_id, log.c.number > after).order_by(log.c.number)
        if after == 0:
            return await self.read(lambda connection: entries_of(connection, table_id))
        return await self.read(lambda connection: [LogEntry(*row[1:]) for row in connection.execute(query)])

    # --- talk ---

    async def add_chat(self, table_id: str, seat: int, text: str, nonce: str | None, at: str) -> tuple[ChatRow, bool]:
        """Store a line of chat, and tell whether it is new; a second line with the same nonce of the same person is not
        stored."""
        line = chat.insert().values(table_id=table_id, seat=seat, text=text, at=at, nonce=nonce)

        def add(connection: Connection) -> Any:
            add_line(connection, table_id, line_number(seat, text, at, nonce))
            return connection.execute(line).inserted_primary_key

        try:
            key = await self.write(add)
        except IntegrityError:
            said = chat.select().where(chat.c.table_id == table_id, chat.c.seat == seat, chat.c.nonce == nonce)
            return await self.read(lambda connection: _chat_row(connection.execute(said).one())), False
        return ChatRow(0 if key is None else key[0], seat, text, at), True

    async def last_chat(self, table_id: str, most: int = 100) -> list[ChatRow]:
        query = chat.select().where(chat.c.table_id == table_id).order_by(chat.c.id.desc()).limit(most)
        return await self.read(lambda connection: [_chat_row(row) for row in connection.execute(query)][::-1])

    # --- alarms ---

    async def looked(self, at: int) -> None:
        """Note for every table that the server was open until then."""
        behind = alarms.update().where(alarms.c.looked < at).values(looked=at)
        await self.write(lambda connection: connection.execute(behind))

    async def wake(self, table_id: str, at: int | None, looked: int) -> None:
        """Note that this table was checked and must be checked again at the time ``at``; None means never."""
        mine = alarms.c.table_id == table_id

        def wake(connection: Connection) -> None:
            if at is None:
                connection.execute(alarms.delete().where(mine))
                return
            # A note that was made later stays, whichever write comes first, unless the clock was set back since.
            older = mine & ((alarms.c.looked <= looked) | (alarms.c.looked > looked + SET_BACK_SECONDS))
            known = connection.execute(alarms.update().where(older).values(at=at, looked=looked))
            if known.rowcount == 0:
                with suppress(IntegrityError):
                    connection.execute(alarms.insert().values(table_id=table_id, at=at, looked=looked))

        await self.write(wake)

    async def hasten(self, table_ids: Sequence[str], now: int) -> None:
        """Have these tables looked at now, if they have an alarm at all."""
        theirs = alarms.c.table_id.in_(table_ids) & (alarms.c.at > now)
        await self.write(lambda connection: connection.execute(alarms.update().where(theirs).values(at=now)))

    async def woken(self, now: int, most: int = 100) -> list[tuple[str, int]]:
        """Return the tables that have to be looked at, each with the time of the last look."""
        query = sql.select(alarms.c.table_id, alarms.c.looked).where(alarms.c.at <= now).order_by(alarms.c.at)
        return await self.read(lambda connection: [(row[0], row[1]) for row in connection.execute(query.limit(most))])

    async def unminded(self) -> list[str]:
        """Return the games against a clock that have no alarm."""
        against = sql.or_(*(tables.c.terms.like(f'%"kind":"{kind}"%') for kind in ("evening", "letter")))
        minded = sql.select(alarms.c.table_id)
        query = sql.select(tables.c.id).where(tables.c.state == "playing", against, tables.c.id.not_in(minded))
        return await self.read(lambda connection: list(connection.execute(query).scalars()))

    # --- proposals ---

    async def proposal(self, table_id: str) -> ProposalRow | None:
        """Return the last proposal; it has lapsed when the log has gone on since."""
        return await self.read(lambda connection: _proposal(connection, table_id))

    async def propose(self, row: TableRow, proposal: ProposalRow | None) -> bool:
        """Store a proposal with those who agree so far, or remove it. False when the table has changed."""

        def propose(connection: Connection) -> None:
            _claim(connection, row)
            for part in (consents, proposals):
                connection.execute(part.delete().where(part.c.table_id == row.id))
            if proposal is not None:
                values = msgspec.structs.asdict(proposal)
                agreed = [{"table_id": row.id, "seat": seat} for seat in values.pop("agreed")]
                connection.execute(proposals.insert().values(table_id=row.id, **values))
                connection.execute(consents.insert(), agreed)
            seal_rows(connection, [row.id])

        return await self._unless_changed(propose, Mark(row.id, row.version + 1, 0))

    # --- what a finished game leaves ---

    async def keep(self, table_id: str, things: Mapping[str, bytes]) -> None:
        """Store results of a table by kind, for good: a kind that is already there stays as it is."""
        packed = {kind: zlib.compress(data) for kind, data in things.items()}
        rows = [
            {"table_id": table_id, "kind": kind, "data": data, "hash": hash_of(data)} for kind, data in packed.items()
        ]

        def keep(connection: Connection) -> None:
            # Lock the row of the table first, like all others that sum it up.
            connection.execute(sql.select(tables.c.id).where(tables.c.id == table_id).with_for_update(key_share=True))
            connection.execute(archive.insert(), rows)
            seal_rows(connection, [table_id])

        with suppress(IntegrityError):
            await self.write(keep)

    async def kept(self, table_id: str, kind: str) -> bytes | None:
        """Return what was kept of a table by its kind; None if there is nothing, or if it is damaged."""
        query = sql.select(archive.c.data, archive.c.hash)
        mine = archive.c.table_id == table_id, archive.c.kind == kind
        found = await self.read(lambda connection: connection.execute(query.where(*mine)).first())
        if found is None:
            return None
        if hash_of(found[0]) != found[1]:
            _log.error("what was kept of a table is damaged", extra={"table": table_id, "kind": kind})
            return None
        return zlib.decompress(found[0])


def whole_table(connection: Connection, table_id: str) -> StoredTable | None:
    """Read everything about a table, and compare it with its sums."""
    sums = sums_of(connection, table_id)
    row = connection.execute(tables.select().where(tables.c.id == table_id)).mappings().first()
    if row is None:
        return None
    chairs = seats.select().where(seats.c.table_id == table_id).order_by(seats.c.seat)
    found = [_seat_row(chair) for chair in connection.execute(chairs).mappings()]
    whole = StoredTable(_table_row(row), found, _proposal(connection, table_id), entries_of(connection, table_id))
    if sums is None or row_hash(connection, table_id) != sums.row_hash:
        whole.damage = "row"
    whole.link = chained(first_link(table_id), whole.entries)
    if sums is None or (sums.length, sums.log_hash) != (len(whole.entries), whole.link):
        whole.damage = "log"
    return whole


def _proposal(connection: Connection, table_id: str) -> ProposalRow | None:
    row = connection.execute(proposals.select().where(proposals.c.table_id == table_id)).first()
    if row is None:
        return None
    query = sql.select(consents.c.seat).where(consents.c.table_id == table_id).order_by(consents.c.seat)
    return ProposalRow(row.number, row.seat, row.target, list(connection.execute(query).scalars()), row.kind, row.id)


def _hold_source(connection: Connection, source: str) -> None:
    """Lock the row of the table whose log is shared, so that it cannot be removed within this transaction."""
    held = sql.select(tables.c.id).where(tables.c.id == source).with_for_update(key_share=True)
    if connection.execute(held).first() is None:
        raise Refused("why-no-such-table", {"table": source})


def _claim(connection: Connection, row: TableRow, **values: str) -> None:
    """Change a table's row and raise its version, or raise ``_Changed`` if it no longer has the version that was read.
    There is no other way to change a table."""
    known = tables.update().where(tables.c.id == row.id, tables.c.version == row.version)
    if connection.execute(known.values(version=row.version + 1, **values)).rowcount != 1:
        raise _Changed


def _add_entries(connection: Connection, row: TableRow, entries: Sequence[LogEntry]) -> None:
    connection.execute(log.insert(), [{**_plain(entry), "table_id": row.id} for entry in entries])


def forget_table(connection: Connection, table_id: str) -> None:
    end_sums(connection, table_id)
    forget_rows(connection, table_id)
    connection.execute(tables.delete().where(tables.c.id == table_id))


def forget_rows(connection: Connection, table_id: str) -> None:
    """Remove everything that belongs to a table, but not its own row."""
    for part in (notified, alarms, archive, consents, proposals, chat, log, seats, table_sums):
        connection.execute(part.delete().where(part.c.table_id == table_id))


def _plain(row: TableRow | SeatRow | LogEntry) -> dict[str, Any]:
    return msgspec.structs.asdict(row)


def _table_row(row: Any) -> TableRow:
    return TableRow(**{**row, "options": msgspec.json.decode(row["options"])})


def _seat_row(row: Any) -> SeatRow:
    return SeatRow(**{name: value for name, value in row.items() if name != "table_id"})


def _chat_row(row: Any) -> ChatRow:
    return ChatRow(row.id, row.seat, row.text, row.at)
