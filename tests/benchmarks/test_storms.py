"""`make storm ARGS=--power` and `ARGS=--rot` in small: what they show, and that they would show the contrary."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from benchmarks.power import SECTOR, Disk, why_not
from benchmarks.rot import rot

ROOT = Path(__file__).parents[2]

WRITER = """
import os, sqlite3, sys
from pathlib import Path
from benchmarks import power
power.SLOW_SECONDS = 0
power.record(Path(sys.argv[2]))
line = sqlite3.connect(sys.argv[1], isolation_level=None)
line.execute("PRAGMA journal_mode=WAL")
line.execute(f"PRAGMA synchronous={sys.argv[3]}")
line.execute("CREATE TABLE IF NOT EXISTS said (number INTEGER PRIMARY KEY, text TEXT)")
first = line.execute("SELECT coalesce(max(number), 0) FROM said").fetchone()[0]
for number in range(first + 1, first + 121):
    line.execute("INSERT INTO said VALUES (?, ?)", (number, "x" * 2000))
    print(number, flush=True)
os._exit(1)
"""


def acknowledged(database: Path, notes: Path, synchronous: str) -> int:
    """Have a process write and die, and return the last number it has committed."""
    command = [sys.executable, "-c", WRITER, str(database), str(notes), synchronous]
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    done = subprocess.run(command, env=environment, check=False, capture_output=True, text=True)
    return int(done.stdout.split()[-1])


def stored(database: Path) -> int:
    try:
        with closing(sqlite3.connect(database)) as line:
            return int(line.execute("SELECT max(number) FROM said").fetchone()[0] or 0)
    except sqlite3.DatabaseError:
        return 0


@pytest.mark.skipif(bool(why_not()), reason=why_not() or "SQLite can be watched")
@pytest.mark.parametrize(("synchronous", "is_lost"), [("FULL", False), ("OFF", True)])
def test_a_power_cut_takes_what_was_not_synced_and_nothing_else(
    tmp_path: Path, synchronous: str, is_lost: bool
) -> None:
    database, notes, luck = tmp_path / "said", tmp_path / "notes", Random(synchronous)
    with closing(sqlite3.connect(database)) as line:
        line.execute("CREATE TABLE said (number INTEGER PRIMARY KEY, text TEXT)")
    for _ in range(1 if is_lost else 2):
        disk = Disk(database, tmp_path / "notes")
        last = acknowledged(database, notes, synchronous)
        disk.cut(luck)
        assert (disk.torn > 0) is is_lost
        assert (stored(database) < last) is is_lost
        notes.unlink()


def test_a_write_that_was_not_synced_is_torn_by_sectors(tmp_path: Path) -> None:
    """The notes are made as a process would have left them, without SQLite."""
    from benchmarks.power import _NOTE, SYNC, WRITE

    file, notes = tmp_path / "file", tmp_path / "notes"
    file.write_bytes(b"." * 4 * SECTOR)

    def note(what: int, data: bytes = b"") -> bytes:
        name = str(file).encode()
        return _NOTE.pack(what, len(name), 0, len(data)) + name + data

    kinds = set()
    for seed in range(40):
        file.write_bytes(b"." * 4 * SECTOR)
        notes.write_bytes(note(WRITE, b"a" * 4 * SECTOR) + note(SYNC) + note(WRITE, b"b" * 4 * SECTOR) + b"half a note")
        Disk(file, notes).cut(Random(seed))
        sectors = [file.read_bytes()[at : at + SECTOR] for at in range(0, 4 * SECTOR, SECTOR)]
        assert all(sector in (b"a" * SECTOR, b"b" * SECTOR) for sector in sectors), "what was synced stays"
        kinds.add("".join(chr(sector[0]) for sector in sectors))
    assert {"aaaa", "bbbb"} < kinds


def test_rot_is_noticed(capsys: pytest.CaptureFixture[str]) -> None:
    assert rot(24, Random("rot")), capsys.readouterr().out
