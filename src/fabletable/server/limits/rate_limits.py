"""Rate limits: the spending and the open connections of each address, counted for all processes of this machine.

The counts are in one file, mapped into memory (mmap), with rows of a fixed size. A process locks one byte of it while
it reads and writes a row. So limits hold over all processes without a trip over the network, with or without Redis.
When a process dies, its locks and its open connections go with it. Without a path the counts are this process's alone.
"""

from __future__ import annotations

import mmap
import os
import stat
import struct
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from hashlib import blake2b
from ipaddress import IPv6Address, ip_address, ip_network
from pathlib import Path
from time import monotonic, sleep

if sys.platform != "win32":
    import fcntl

PROCESSES = 64
PATIENCE_SECONDS = 0.05
_ROW = struct.Struct(f"<16sdd{PROCESSES}H")
_COUNTS = struct.Struct(f"<{PROCESSES}H")
_ONE = struct.Struct("<H")
_PLACES = 8
_SHELVES = 4096
_SIZE = _ROW.size * _PLACES * _SHELVES
_SPENT = struct.Struct("<dd")
_NOBODY = bytes(16)


@lru_cache(4096)
def neighbourhood(address: str) -> str:
    """Return what counts as one client: an IPv4 address, or the /64 of an IPv6 address, which is what one household is
    given."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return f"{IPv6Address(int(found) >> 64 << 64)}/64"
    return str(found)


def shortened(address: str) -> str:
    """Return the network an address lies in, for the log: the /24 of an IPv4 address, the /48 of an IPv6 address."""
    try:
        found = ip_address(neighbourhood(address).partition("/")[0])
    except ValueError:
        return address[:64]
    return str(ip_network((found, 24 if found.version == 4 else 48), strict=False))


class RateLimits:
    def __init__(self, path: Path | None = None, salt: str = "") -> None:
        """``salt`` keeps others from choosing addresses that fall on the same shelf."""
        self._salt = blake2b(salt.encode()).digest()
        self._file: int | None = None
        self._me = 0
        if path is None or sys.platform == "win32":
            self._page = mmap.mmap(-1, _SIZE)
            return
        self._file = _own_file(path)
        os.ftruncate(self._file, _SIZE)
        self._page = mmap.mmap(self._file, _SIZE)
        self._me = self._take_column()

    def close(self) -> None:
        self._page.close()
        if self._file is not None:
            os.close(self._file)

    # --- what may be spent ---

    def spend(self, what: str, address: str, a_second: float, at_once: float, cost: float = 1) -> bool:
        """Spend ``cost`` of a budget of ``at_once`` that refills at ``a_second``; False, and nothing is spent, if less
        is left. What costs more than all that can be there at once is let through when all of it is."""
        with self._row(what, address) as row:
            if row is None:
                return True
            left, filled = _SPENT.unpack_from(self._page, row + 16)
            present = monotonic()
            if filled == 0 or filled > present:  # never used, or from before the machine was started anew
                left, filled = at_once, present
            left = min(at_once, left + (present - filled) * a_second)
            enough = bool(left >= min(cost, at_once))
            _SPENT.pack_into(self._page, row + 16, left - cost if enough else left, present)
            return enough

    def give_back(self, what: str, address: str, at_once: float) -> None:
        """Return one that was spent and turned out to cost nothing."""
        with self._row(what, address) as row:
            if row is not None:
                left, filled = _SPENT.unpack_from(self._page, row + 16)
                _SPENT.pack_into(self._page, row + 16, min(at_once, left + 1), filled)

    # --- what may be held open ---

    def enter(self, what: str, address: str, most: int) -> bool:
        """Count one more; False when there are too many, and then it is not counted."""
        with self._row(what, address) as row:
            if row is None:
                return True
            if self._held(row) >= most:
                self._forget_the_dead(row)
                if self._held(row) >= most:
                    return False
            self._add(row, 1)
            return True

    def leave(self, what: str, address: str) -> None:
        with self._row(what, address) as row:
            if row is not None:
                self._add(row, -1)

    def _held(self, row: int) -> int:
        return sum(_COUNTS.unpack_from(self._page, row + 32))

    def _add(self, row: int, by: int) -> None:
        place = row + 32 + 2 * self._me
        (count,) = _ONE.unpack_from(self._page, place)
        _ONE.pack_into(self._page, place, min(max(0, count + by), 65535))
        _SPENT.pack_into(self._page, row + 16, 0.0, monotonic())

    # --- rows ---

    @contextmanager
    def _row(self, what: str, address: str) -> Iterator[int | None]:
        """Lock the row of this address and yield its offset; None when its shelf is full of people who are here, or
        held by a process that was stopped."""
        key = blake2b(f"{what}\n{neighbourhood(address)}".encode(), key=self._salt, digest_size=16).digest()
        shelf = int.from_bytes(key[:4], "little") % _SHELVES
        if not self._lock(shelf):
            yield None
            return
        try:
            yield self._place(shelf, key)
        finally:
            self._unlock(shelf)

    def _place(self, shelf: int, key: bytes) -> int | None:
        first = shelf * _PLACES * _ROW.size
        rows = range(first, first + _PLACES * _ROW.size, _ROW.size)
        free: list[tuple[float, int]] = []
        for row in rows:
            found = self._page[row : row + 16]
            if found == key:
                return row
            if found == _NOBODY or not self._held(row):
                free.append((_SPENT.unpack_from(self._page, row + 16)[1], row))
        if not free:
            return None
        row = min(free)[1]
        self._page[row : row + _ROW.size] = key + bytes(_ROW.size - 16)
        return row

    # --- the processes of this machine ---

    def _take_column(self) -> int:
        """Take a column of the counts that no living process has; it is ours as long as we live."""
        for column in range(PROCESSES):
            if self._try_lock(_SHELVES + column):
                self._clear(column)
                return column
        raise OSError(f"more than {PROCESSES} processes share one file of rate limits")

    def _forget_the_dead(self, row: int) -> None:
        """Clear the connections that dead processes held open at this row."""
        for column, count in enumerate(_COUNTS.unpack_from(self._page, row + 32)):
            if count and column != self._me and self._try_lock(_SHELVES + column):
                _ONE.pack_into(self._page, row + 32 + 2 * column, 0)
                self._unlock(_SHELVES + column)

    def _clear(self, column: int) -> None:
        for row in range(0, _SIZE, _ROW.size):
            if self._page[row : row + 16] != _NOBODY:
                _ONE.pack_into(self._page, row + 32 + 2 * column, 0)

    def _lock(self, byte: int) -> bool:
        """Lock a byte; return False when it cannot be had in time. Others hold it for microseconds: a process that
        holds it longer was stopped, and no other stands still for it."""
        end = 0.0
        while self._file is not None and not self._try_lock(byte):
            end = end or monotonic() + PATIENCE_SECONDS
            if monotonic() > end:
                return False
            sleep(0.0002)
        return True

    def _try_lock(self, byte: int) -> bool:
        if self._file is None:
            return False
        try:
            fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, byte)
        except OSError:
            return False
        return True

    def _unlock(self, byte: int) -> None:
        if self._file is not None:
            fcntl.lockf(self._file, fcntl.LOCK_UN, 1, byte)


def _own_file(path: Path) -> int:
    """Open the file, or make it for us alone. A file of another user in a common folder is not trusted."""
    file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW | os.O_CLOEXEC, 0o600)
    found = os.fstat(file)
    if found.st_uid != os.geteuid() or not stat.S_ISREG(found.st_mode) or stat.S_IMODE(found.st_mode) & 0o077:
        os.close(file)
        raise PermissionError(f"{path} belongs to somebody else")
    return file
