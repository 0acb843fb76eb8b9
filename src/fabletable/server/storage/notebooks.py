"""The notebooks of people: small documents by name, written by compare-and-set."""

from __future__ import annotations

import msgspec
import sqlalchemy as sql
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from fabletable.kernel import Refused
from fabletable.server.storage.schema import notes
from fabletable.server.storage.transactions import Transactions
from fabletable.table.form.form import GAME
from fabletable.table.ports.store import MOST_NOTES
from fabletable.table.puzzles.schedule import MISTAKE
from fabletable.table.rows import NoteRow

_ONE_OF_MANY = (GAME, MISTAKE)


class SqlNotebooks:
    def __init__(self, store: Transactions) -> None:
        self._store = store

    async def note(self, keyring: str, name: str) -> NoteRow | None:
        query = notes.select().where(notes.c.keyring == keyring, notes.c.name == name)
        row = await self._store.read(lambda connection: connection.execute(query).mappings().first())
        return None if row is None else NoteRow(**row)

    async def notes(self, keyring: str, prefix: str = "") -> list[NoteRow]:
        # LIKE would not do: to it capitals and small letters are one in SQLite.
        begins = sql.func.substr(notes.c.name, 1, len(prefix)) == prefix
        query = notes.select().where(notes.c.keyring == keyring, *([begins] if prefix else []))
        rows = await self._store.read(
            lambda connection: [NoteRow(**row) for row in connection.execute(query).mappings()]
        )
        # A database sorts by the rules of its own language.
        return sorted(rows, key=lambda note: note.name)

    async def write(self, row: NoteRow) -> bool:
        def write(connection: Connection) -> bool:
            if row.version:
                known = notes.update().where(
                    notes.c.keyring == row.keyring, notes.c.name == row.name, notes.c.version == row.version
                )
                return connection.execute(known.values(text=row.text, version=row.version + 1)).rowcount == 1
            count = sql.select(sql.func.count()).select_from(notes).where(notes.c.keyring == row.keyring)
            if connection.execute(count).scalar_one() >= MOST_NOTES:
                raise Refused("why-too-many-notes", {"most": MOST_NOTES})
            connection.execute(notes.insert(), {**msgspec.structs.asdict(row), "version": 1})
            return True

        try:
            return await self._store.write(write)
        except IntegrityError:
            return False

    async def forget(self, keyring: str, name: str = "") -> None:
        mine = notes.delete().where(notes.c.keyring == keyring)
        if name:
            mine = mine.where(notes.c.name == name)
        await self._store.write(lambda connection: connection.execute(mine))


def move_notes(connection: Connection, keyring: str, into: str) -> None:
    """Move the notes of one keyring to another, as far as there is room; where both have one of a name, that of the
    other stays. Of those that do not fit, single games and mistakes are the first to go."""
    names = sql.select(notes.c.name).where(notes.c.keyring == into)
    there = set(connection.execute(names).scalars())
    brought = connection.execute(sql.select(notes.c.name).where(notes.c.keyring == keyring)).scalars()
    new = sorted(
        (name for name in brought if name not in there), key=lambda name: (name.startswith(_ONE_OF_MANY), name)
    )
    fitting = new[: max(0, MOST_NOTES - len(there))]
    connection.execute(notes.update().where(notes.c.keyring == keyring, notes.c.name.in_(fitting)).values(keyring=into))
    connection.execute(notes.delete().where(notes.c.keyring == keyring))
