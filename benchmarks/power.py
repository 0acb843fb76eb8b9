"""A disk that loses its power: everything that SQLite wrote and did not sync may be gone, or half there.

Inside the process that writes, ``record`` stands between SQLite and the system (as a VFS of its own, over the public C
interface) and notes every write, every change of length and every sync, in their order; all of them are carried out as
well. Syncs take as long as on a slow disk, so that a cut falls between a write and its sync more often than not.
``Disk`` knows from these notes what a disk would have: what was written before the last sync of a file for certain, of
what came after it any part, sector by sector. So a cut is harder than ``kill -9``, which loses nothing that was
written, and it needs no rights, no device and no file system of its own.

What it does not show: disks that lie about syncs, and PostgreSQL, which has its own tests for that.
"""

from __future__ import annotations

import ctypes
import os
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from struct import Struct
from threading import Lock
from time import sleep
from typing import Any

SECTOR = 512
"""The bytes that are written whole or not at all."""
SLOW_SECONDS = 0.02
"""The shortest duration of a sync."""

WRITE, TRUNCATE, SYNC, DELETE = range(4)
_NOTE = Struct("<BHqI")
"""The operation, the length of the file's name, its offset or length, and the number of bytes that follow."""

# --- inside the process that writes ---

_Method = ctypes.c_void_p


class _Vfs(ctypes.Structure):
    """The beginning of the C struct ``sqlite3_vfs``, up to the functions that are replaced here."""

    _fields_ = (
        ("version", ctypes.c_int),
        ("size_of_file", ctypes.c_int),
        ("longest_path", ctypes.c_int),
        ("next", ctypes.c_void_p),
        ("name", ctypes.c_char_p),
        ("data", ctypes.c_void_p),
        ("open", _Method),
        ("delete", _Method),
        *((f"other{n}", _Method) for n in range(14)),
    )


class _Methods(ctypes.Structure):
    """The C struct ``sqlite3_io_methods``."""

    _fields_ = (
        ("version", ctypes.c_int),
        *((name, _Method) for name in ("close", "read", "write", "truncate", "sync")),
        *((f"other{n}", _Method) for n in range(14)),
    )


class _File(ctypes.Structure):
    _fields_ = (("methods", ctypes.POINTER(_Methods)),)


_Open = ctypes.CFUNCTYPE(
    ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p, ctypes.POINTER(_File), ctypes.c_int, ctypes.c_void_p
)
_Delete = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int)
_Write = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int, ctypes.c_int64)
_Truncate = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int64)
_Sync = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int)


class _Recorder:
    def __init__(self, library: Any, notes: Path) -> None:
        self._notes = os.open(notes, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        self._lock = Lock()
        self._names: dict[int, bytes] = {}
        self._patched: dict[int, _Methods] = {}
        self._kept: list[Any] = []
        """The objects to which SQLite holds pointers."""
        library.sqlite3_vfs_find.restype = ctypes.POINTER(_Vfs)
        self._system = library.sqlite3_vfs_find(None)
        ours = _Vfs.from_buffer_copy(self._system.contents)
        self._open = _Open(self._system.contents.open)
        self._delete = _Delete(self._system.contents.delete)
        opened, deleted = _Open(self._opened), _Delete(self._deleted)
        ours.name, ours.next = b"recorded", None
        ours.open = ctypes.cast(opened, _Method)
        ours.delete = ctypes.cast(deleted, _Method)
        self._kept += [ours, opened, deleted]
        if library.sqlite3_vfs_register(ctypes.byref(ours), 1):
            raise OSError("SQLite takes no VFS of ours")

    def _note(self, what: int, name: bytes, where: int = 0, data: bytes = b"") -> None:
        with self._lock:
            os.write(self._notes, _NOTE.pack(what, len(name), where, len(data)) + name + data)

    def _opened(self, _: int, name: bytes | None, file: Any, flags: int, out: int) -> int:
        done = int(self._open(ctypes.cast(self._system, ctypes.c_void_p), name, file, flags, out))
        if done == 0 and name and file.contents.methods:
            self._names[ctypes.addressof(file.contents)] = name
            file.contents.methods = ctypes.pointer(self._recorded(file.contents.methods))
        return done

    def _deleted(self, _: int, name: bytes, sync: int) -> int:
        self._note(DELETE, name)
        return int(self._delete(ctypes.cast(self._system, ctypes.c_void_p), name, sync))

    def _recorded(self, system: Any) -> _Methods:
        """Wrap the methods of a file so that each change of it is noted."""
        address = ctypes.addressof(system.contents)
        if address in self._patched:
            return self._patched[address]
        methods = _Methods.from_buffer_copy(system.contents)
        write, truncate, sync = _Write(methods.write), _Truncate(methods.truncate), _Sync(methods.sync)

        def written(file: int, data: int, length: int, where: int) -> int:
            self._note(WRITE, self._names[file], where, ctypes.string_at(data, length))
            return int(write(file, data, length, where))

        def cut(file: int, length: int) -> int:
            self._note(TRUNCATE, self._names[file], length)
            return int(truncate(file, length))

        def synced(file: int, how: int) -> int:
            sleep(SLOW_SECONDS)
            done = int(sync(file, how))
            if done == 0:
                self._note(SYNC, self._names[file])
            return done

        ours = (_Write(written), _Truncate(cut), _Sync(synced))
        methods.write, methods.truncate, methods.sync = (ctypes.cast(each, _Method) for each in ours)
        self._kept += [ours, write, truncate, sync]
        self._patched[address] = methods
        return methods


_recorders: list[_Recorder] = []


def why_not() -> str:
    """Return the reason why nothing can be recorded, or an empty string: Python's SQLite must be a shared library."""
    try:
        library = ctypes.CDLL("libsqlite3.so.0")
    except OSError:
        return "Python has an SQLite of its own, which cannot be watched"
    library.sqlite3_libversion.restype = ctypes.c_char_p
    if library.sqlite3_libversion().decode() != sqlite3.sqlite_version:
        return "Python's SQLite is another one than the system's, and cannot be watched"
    return ""


def record(notes: Path) -> None:
    """Note everything that SQLite writes in this process from now on."""
    if why_not():
        raise OSError(why_not())
    _recorders.append(_Recorder(ctypes.CDLL("libsqlite3.so.0"), notes))


# --- outside ---


@dataclass
class _Kept:
    """A file as a disk has it: what is there for certain, and what was done since and not synced."""

    certain: bytearray | None
    """The content that is synced; None if not even the file's name is."""
    since: list[tuple[int, int, bytes]] = field(default_factory=list)

    def synced(self) -> None:
        self.certain = self._after(self.since)
        self.since = []

    def after_a_cut(self, luck: Random) -> bytearray | None:
        if self.certain is None and luck.random() < 0.5:
            return None
        return self._after([left for each in self.since for left in _left_of(each, luck)])

    def _after(self, done: list[tuple[int, int, bytes]]) -> bytearray:
        found = bytearray(self.certain or b"")
        for what, where, data in done:
            if what == TRUNCATE:
                del found[where:]
                found.extend(bytes(max(0, where - len(found))))
            else:
                found.extend(bytes(max(0, where + len(data) - len(found))))
                found[where : where + len(data)] = data
        return found


def _left_of(done: tuple[int, int, bytes], luck: Random) -> Iterator[tuple[int, int, bytes]]:
    """Choose what a power cut leaves of a write: nothing, all of it, or some of its sectors."""
    what, where, data = done
    fate = luck.choice(("all", "nothing", "torn"))
    if fate == "all" or (fate == "torn" and what == TRUNCATE):
        yield done
    elif fate == "torn":
        at = where
        while at < where + len(data):
            end = min((at // SECTOR + 1) * SECTOR, where + len(data))
            if luck.random() < 0.5:
                yield what, at, data[at - where : end - where]
            at = end


class Disk:
    """The files of one database, as they were written by processes that ``record`` into ``notes``."""

    def __init__(self, database: Path, notes: Path) -> None:
        self._files = {str(database): _Kept(bytearray(database.read_bytes()))}
        self._database = database
        self._notes = notes
        self._read = 0
        self.torn = 0
        """Writes that were not synced when the power went."""

    def cut(self, luck: Random) -> None:
        """Write what the disk may hold after a power cut, and nothing else; the process is dead."""
        self._follow()
        for end in ("", "-wal", "-journal", "-shm"):
            file = Path(f"{self._database}{end}")
            kept = self._files.pop(str(file), None)
            file.unlink(missing_ok=True)
            left = None if kept is None else kept.after_a_cut(luck)
            self.torn += 0 if kept is None else len(kept.since)
            if left is not None:
                file.write_bytes(left)
                self._files[str(file)] = _Kept(left)

    def _follow(self) -> None:
        """Read the notes since the last look; an unfinished note does not count."""
        data = self._notes.read_bytes()[self._read :] if self._notes.exists() else b""
        at = 0
        while at + _NOTE.size <= len(data):
            what, name, where, length = _NOTE.unpack_from(data, at)
            first, end = at + _NOTE.size + name, at + _NOTE.size + name + length
            if end > len(data):
                break
            self._take(what, data[at + _NOTE.size : first].decode(), where, data[first:end])
            at = end
        self._read += len(data)

    def _take(self, what: int, name: str, where: int, data: bytes) -> None:
        if what == DELETE:
            self._files.pop(name, None)
            return
        kept = self._files.setdefault(name, _Kept(None))
        if what == SYNC:
            kept.synced()
        else:
            kept.since.append((what, where, data))
