"""Rot: bits that flip and rows that go. Every change of play or result must be noticed by ``fabletable check``.

A small house is played in this process: games that go on, one that is over with its record, one that plays on from it,
a lesson, a table that gathers, talk, a proposal, a key and its tickets. Then, one at a time, each in a copy of its own:

- a bit of one value in one row flips, in every column of every table of the database;
- a row is deleted, in every table;
- the last entries of a log are deleted;
- a bit of the file itself flips;
- the write-ahead log is lost.

Where ``check`` says nothing, all games are played again from what is left, for every seat, and compared with what they
were. As a control the same flips are looked at by playing alone, without the sums: some must stay silent.
"""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import sqlalchemy as sql
from litestar.testing import TestClient

import fabletable
from fabletable.kernel import Refused
from fabletable.server.app import make_app
from fabletable.server.settings import GENEROUS, Settings, sqlite_url
from fabletable.server.storage.backups import look_at_copy
from fabletable.server.storage.faults import table_ids
from fabletable.server.storage.migrate import migrate
from fabletable.server.storage.schema import metadata
from fabletable.server.storage.sqlite import lost_end
from fabletable.server.storage.store import whole_table
from fabletable.server.storage.verification import check
from fabletable.table.replica.replica import Replica
from tests.kernel.lanterns import Lanterns
from tests.server.people import ServerUnderTest

NOT_SUMMED = {"seats.seen", "seats.gone", "chat.id"}
NOT_SUMMED_TABLES = {"alarms", "notified", "notification_ways", "devices", "tickets", "alembic_version"}
"""Tables that decide nothing: a flip there may stay unnoticed, but must not change a game."""


def rot(flips: int, luck: Random) -> bool:
    """Print what was noticed; whether all was that matters."""
    logging.disable(logging.WARNING)  # tables that can no longer be set up are what is made here
    try:
        with tempfile.TemporaryDirectory(prefix="fabletable-rot-") as name:
            return Rot(Path(name), luck).all(flips)
    finally:
        logging.disable(logging.NOTSET)


class Rot:
    def __init__(self, folder: Path, luck: Random) -> None:
        self.luck = luck
        self.folder = folder
        self.file = folder / "tables.sqlite3"
        _play(self.file)
        self.games = look_at_copy(self.file, _games)
        self.noticed: Counter[str] = Counter()
        self.silent: Counter[str] = Counter()
        self.bad: list[str] = []
        self.without_sums = Counter[str]()

    def all(self, flips: int) -> bool:
        for _ in range(flips):
            with self._copy() as copy:
                where = self._flip_value(copy)
                if where:
                    self._look(copy, "a value flipped", where)
        for _ in range(flips // 3):
            with self._copy() as copy:
                self._look(copy, "a row deleted", self._delete_row(copy))
            with self._copy() as copy:
                self._look(copy, "the end of a log deleted", self._cut_log(copy))
            with self._copy() as copy:
                self._look(copy, "a bit of the file flipped", self._flip_bit(copy))
        self._lose_the_wal()
        for what in sorted({*self.noticed, *self.silent}):
            print(f"{what:28} {self.noticed[what]:5} noticed, {self.silent[what]:5} silent and without harm")
        print(f"{'control: without the sums':28} {self.without_sums['silent']:5} of {self.without_sums.total()} silent")
        for bad in self.bad:
            print(f"NOT GOOD: {bad}")
        well = not self.bad and self.without_sums["silent"] > 0
        print("all that changes play or result was noticed" if well else "NOT GOOD: see above")
        return well

    # --- looking ---

    @contextmanager
    def _copy(self) -> Iterator[Path]:
        copy = self.folder / "copy.sqlite3"
        shutil.copy(self.file, copy)
        yield copy
        copy.unlink()

    def _look(self, copy: Path, what: str, where: str) -> None:
        try:
            found = look_at_copy(copy, check).faults
        except (Refused, sql.exc.SQLAlchemyError, msgspec.MsgspecError, ValueError):
            found = [("", "unreadable")]  # type: ignore[list-item]
        if found:
            self.noticed[what] += 1
        else:
            self.silent[what] += 1
            column, table = where, where.partition(".")[0]
            if look_at_copy(copy, _games) != self.games:
                self.bad.append(f"{what}, {where}: a game is another one, and nobody noticed")
            elif what == "a value flipped" and column not in NOT_SUMMED and table not in NOT_SUMMED_TABLES:
                self.bad.append(f"{what}, {where}: silent")
        if what == "a value flipped" and found:
            self._look_without_sums(copy)

    def _look_without_sums(self, copy: Path) -> None:
        """Count whether the damage would be noticed without sums, by replaying the tables alone."""
        try:
            silent = not look_at_copy(copy, _parted)
        except (Refused, sql.exc.SQLAlchemyError, msgspec.MsgspecError, ValueError):
            silent = False
        self.without_sums["silent" if silent else "noticed"] += 1

    # --- rotting ---

    def _flip_value(self, copy: Path) -> str:
        """Flip a bit of a value and return where; empty if there was nothing to flip."""
        table = self.luck.choice([*metadata.sorted_tables])
        column = self.luck.choice([*table.c])
        with closing(sqlite3.connect(copy)) as opened:
            rows = (
                opened.execute(f"SELECT rowid, {column.name} FROM {table.name}").fetchall() if _has_rowid(table) else []
            )
            if not _has_rowid(table):
                keys = opened.execute(f"SELECT table_id, {column.name} FROM {table.name}").fetchall()
                rows = [(f"'{key}'", value) for key, value in keys]
            if not rows:
                return ""
            key, value = self.luck.choice(rows)
            flipped = _flipped(value, self.luck)
            if flipped is None or flipped == value:
                return ""
            name = "rowid" if _has_rowid(table) else "table_id"
            try:
                opened.execute(f"UPDATE {table.name} SET {column.name} = ? WHERE {name} = {key}", (flipped,))
                opened.commit()
            except sqlite3.IntegrityError:
                return ""
        return f"{table.name}.{column.name}"

    def _delete_row(self, copy: Path) -> str:
        kept = [table for table in metadata.sorted_tables if table.name not in NOT_SUMMED_TABLES]
        with closing(sqlite3.connect(copy)) as opened:
            while True:
                table = self.luck.choice(kept)
                name = "rowid" if _has_rowid(table) else "table_id"
                rows = opened.execute(f"SELECT {name} FROM {table.name}").fetchall()
                if rows:
                    opened.execute(f"DELETE FROM {table.name} WHERE {name} = ?", self.luck.choice(rows))
                    opened.commit()
                    return f"{table.name}."

    def _cut_log(self, copy: Path) -> str:
        with closing(sqlite3.connect(copy)) as opened:
            lengths = opened.execute("SELECT table_id, max(number) FROM log GROUP BY table_id").fetchall()
            table, length = self.luck.choice(lengths)
            first = length - self.luck.randrange(3)
            opened.execute("DELETE FROM log WHERE table_id = ? AND number >= ?", (table, first))
            opened.commit()
        return "log."

    def _flip_bit(self, copy: Path) -> str:
        data = bytearray(copy.read_bytes())
        # Most of a young file is empty pages, where a flip changes nothing.
        at = self.luck.choice([place for place, byte in enumerate(data) if byte])
        data[at] ^= 1 << self.luck.randrange(8)
        copy.write_bytes(data)
        return "file."

    def _lose_the_wal(self) -> None:
        """Check that a lost write-ahead log of a killed server is noticed: it alone held everything since the last
        checkpoint."""
        what = "the write-ahead log lost"
        with tempfile.TemporaryDirectory(prefix="fabletable-rot-") as name:
            whole, lost = Path(name) / "whole.sqlite3", Path(name) / "lost.sqlite3"
            shutil.copy(self.file, lost)
            _play(whole, killed=lambda: [shutil.copy(f"{whole}{end}", f"{lost}{end}") for end in ("", ".pen")])
            if lost_end(lost) is None:
                self.bad.append(f"{what}: nobody noticed")
            else:
                self.noticed[what] += 1


def _has_rowid(table: sql.Table) -> bool:
    return table.name != "table_sums"


def _flipped(value: Any, luck: Random) -> Any:
    """Return the value with one bit changed, or None if it has none."""
    if isinstance(value, int):
        return value ^ (1 << luck.randrange(4))
    if isinstance(value, bytes) and value:
        data = bytearray(value)
        data[luck.randrange(len(data))] ^= 1 << luck.randrange(8)
        return bytes(data)
    if isinstance(value, str) and value:
        at = luck.randrange(len(value))
        letter = chr(ord(value[at]) ^ (1 << luck.randrange(5)))
        return value[:at] + letter + value[at + 1 :] if letter.isprintable() else None
    return None


# --- what the games are ---


def _games(connection: sql.Connection) -> list[Any]:
    """Return every table as every seat sees it, with its result."""
    found = []
    for table_id in table_ids(connection):
        whole = whole_table(connection, table_id)
        if whole is None:
            continue
        copy = Replica(whole.row, whole.seats)
        copy.replay(whole.entries)
        scenes = [] if copy.match is None else [copy.match.scene(seat) for seat in (None, *range(len(copy.seats)))]
        asked = None if copy.match is None else copy.match.decision
        asks = None if asked is None else (asked.seat, asked.ask, [option.key for option in asked.options])
        names = [(chair.name, chair.kind, chair.bot, chair.held) for chair in copy.seats]
        told = (table_id, copy.row.state, copy.row.game, copy.number, scenes, asks, names, copy.result, copy.stop)
        found.append(msgspec.json.encode(told))
    return found


def _parted(connection: sql.Connection) -> bool:
    """Tell whether some table, replayed, does not match its checksums."""
    for table_id in table_ids(connection):
        whole = whole_table(connection, table_id)
        if whole is not None:
            copy = Replica(whole.row, whole.seats)
            copy.replay(whole.entries)
            if copy.stop is not None:
                return True
    return False


# --- the server ---


def _play(file: Path, killed: Callable[[], object] | None = None) -> None:
    """Run a server until its database has some of everything. ``killed`` is called while its write-ahead log still lies
    there."""
    fabletable.bring(Lanterns())
    asyncio.run(migrate(sqlite_url(file)))
    settings = Settings(database=sqlite_url(file), secret="the secret of the rot", limits=GENEROUS, job_workers=1)
    with TestClient(make_app(settings), base_url="http://127.0.0.1") as client:
        server = ServerUnderTest(client)
        running = server.set_table("Ada", "Mira", start=True)
        with running.sit(0) as ada, running.sit(1) as mira:
            ada.go_on(0, "roll")
            ada.ask("chat", seat=0, text="Well met, Mira")
            mira.caught_up(1, 1)
            mira.ask("propose", number=1, seat=1, to=0)
        forge = server.set_table("Ada", "bot:random", game="diceforge", start=True)
        with forge.sit(0) as ada:
            for _ in range(4):
                ada.until_asked(0)
                ada.go_on(0)
        over = server.set_table("Ada", "Mira", start=True, visibility="public")
        with over.sit(0, 1) as both:
            both.play_on()
        server.get(f"/api/tables/{over.id}/record")
        server.post(f"/api/tables/{over.id}/what-if", {"at": 3, "seat": 0, "name": "Ada"}, over.keys[0])
        server.post("/api/games/diceforge/lesson", {"name": "Ada"})
        server.set_table("Ada", "invited")
        key = server.post("/api/keys", {"name": "Phone"}).json()["key"]
        server.post("/api/keys/seats", {"table": running.id, "secrets": [running.keys[0]]}, key)
        server.post("/api/keys/words", {}, key)
        if killed is not None:
            killed()
