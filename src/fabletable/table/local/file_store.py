"""A store in a folder, for one process at a time at each table: a file for each table, written anew at each change."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from fabletable.kernel import Refused
from fabletable.table.local.memory_store import MemoryStore, StoreData, TableData
from fabletable.table.rows import StoredTable

if os.name == "posix":
    import fcntl

TABLE_FILE = ".table"
REST_FILE = "rest"
"""The file with devices, tickets and notifications."""


class FileStore(MemoryStore):
    """A table that is opened is locked: another process is refused there until this one is gone."""

    def __init__(self, folder: Path) -> None:
        super().__init__(self._write)
        folder.mkdir(parents=True, exist_ok=True)
        self._folder = folder
        self._locks: dict[str, int] = {}
        self.content = _read(folder)

    async def close(self) -> None:
        for lock in self._locks.values():
            os.close(lock)
        self._locks.clear()

    async def whole(self, table_id: str) -> StoredTable | None:
        if table_id in self.content.tables:
            self._take_alone(table_id)
            file = self._file(table_id)
            if file.exists():  # another process may have gone on with it before
                self.content.tables[table_id] = _kept_in(file)
        return await super().whole(table_id)

    def _file(self, table_id: str) -> Path:
        return self._folder / f"{table_id}{TABLE_FILE}"

    def _take_alone(self, table_id: str) -> None:
        """Hold the lock of this table until the store is closed."""
        if os.name != "posix" or table_id in self._locks:
            return
        lock = os.open(self._folder / f"{table_id}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(lock)
            raise Refused("why-table-open-elsewhere", {"table": table_id}) from None
        self._locks[table_id] = lock

    def _write(self, table_id: str) -> None:
        if not table_id:
            rest = msgspec.structs.replace(self.content, tables={})
            _replace(self._folder / REST_FILE, msgspec.json.encode(rest))
            return
        kept = self.content.tables.get(table_id)
        if kept is None:
            self._file(table_id).unlink(missing_ok=True)
            return
        self._take_alone(table_id)
        _replace(self._file(table_id), msgspec.json.encode(kept))


def _read(folder: Path) -> StoreData:
    rest = folder / REST_FILE
    content = msgspec.json.decode(rest.read_bytes(), type=StoreData) if rest.exists() else StoreData()
    content.tables = {kept.row.id: kept for kept in kept_in_folder(folder)}
    content.lines = max((line.row.id for kept in content.tables.values() for line in kept.chat), default=0)
    return content


def kept_in_folder(folder: Path) -> list[TableData]:
    """Return all tables of a folder; those that cannot be read are left where they lie."""
    found = []
    for file in sorted(folder.glob(f"*{TABLE_FILE}")):
        try:
            found.append(_kept_in(file))
        except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
            continue
    return found


def _kept_in(file: Path) -> TableData:
    return msgspec.json.decode(file.read_bytes(), type=TableData)


def _replace(file: Path, data: bytes) -> None:
    """Write a file so that a crash leaves the old one or the new one."""
    new = file.with_suffix(".new")
    with new.open("wb") as opened:
        os.chmod(new, 0o600)
        opened.write(data)
        opened.flush()
        os.fsync(opened.fileno())
    new.replace(file)
