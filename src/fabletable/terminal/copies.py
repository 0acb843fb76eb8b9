"""``fabletable backup``, ``check`` and ``restore``: copies of all tables, and whether they are what was written."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from time import sleep

from rich.console import Console

from fabletable.kernel import Message, Refused
from fabletable.server.storage import backups, verification
from fabletable.server.storage.faults import FaultKind
from fabletable.server.storage.verification import Checked
from fabletable.terminal.speech import explained, translate

_FAULTS: dict[FaultKind, str] = {
    "log": "check-log",
    "row": "check-row",
    "chat": "check-chat",
    "kept": "check-kept",
    "sums": "check-sums",
    "stray": "check-stray",
    "missing": "check-missing",
    "play": "check-play",
    "end": "why-database-older",
}


def copy(console: Console, url: str, to: Path, quick: bool, keep: int | None) -> bool:
    """Write a copy and look through it. False when it is damaged; then no older one is removed."""
    folder = to if to.is_dir() else None
    file = to if folder is None else backups.next_copy(folder, url)
    found = backups.backup(url, file, partial(verification.check, quick=quick))
    kind = "sqlite" if url.startswith("sqlite") else "postgres"
    console.print(translate("backup-done", file=str(file), kind=kind), soft_wrap=True)
    if found is None:
        console.print(translate("check-other-shape"))
    elif not _tell(console, found, quick):
        return False
    if folder is not None and keep is not None:
        backups.forget_old_copies(folder, keep)
    return True


def keep_copying(
    console: Console,
    url: str,
    folder: Path,
    quick: bool,
    keep: int | None,
    hours: float,
    complain: Callable[[str], object],
) -> None:
    """Make backups at intervals until stopped. A failed backup is reported, and the next one is tried."""
    if not folder.is_dir():
        raise Refused("why-no-folder-for-copies", {"folder": str(folder)})
    while True:
        try:
            copy(console, url, folder, quick, keep)
        except Refused as no:
            complain(explained(no.message))
        sleep(hours * 3600)


def check(console: Console, url: str, file: Path | None, quick: bool, accept: Sequence[str]) -> bool:
    """Look through the database, or a copy. False when something is damaged."""
    if accept:
        verification.accept(url, accept)
        console.print(translate("accept-done", tables=", ".join(accept)))
        return True
    found = (
        verification.check_now_all(url, quick=quick)
        if file is None
        else backups.look_at_copy(file, partial(verification.check, quick=quick))
    )
    return _tell(console, found, quick)


def put_back(console: Console, url: str, file: Path, anyway: bool) -> bool:
    """Restore a backup; a damaged one only if ``anyway`` is set. Returns False if the restored database is damaged."""
    if url.startswith("sqlite"):
        damaged = _faults_in(file)
        if damaged and not anyway:
            raise Refused("why-copy-damaged", {"file": str(file), "faults": damaged})
    aside = backups.restore(url, file)
    console.print(translate("restore-done", file=str(file)), soft_wrap=True)
    if aside is not None:
        console.print(translate("restore-aside", file=str(aside)), soft_wrap=True)
    return _tell(console, verification.check_now_all(url), quick=False)


def _faults_in(file: Path) -> int:
    """Count the faults in a copy; none can be known of a copy of an older shape."""
    try:
        return len(backups.look_at_copy(file, verification.check).faults)
    except Refused as no:
        if no.code == "why-copy-other-shape":
            return 0
        raise


def _tell(console: Console, found: Checked, quick: bool) -> bool:
    for fault in found.faults:
        console.print(explained(Message(_FAULTS[fault.part], {"table": fault.table})), soft_wrap=True)
    if found.unread:
        console.print(translate("check-unread", count=found.unread))
    done = "quick" if quick else "whole"
    if found.faults:
        console.print(translate("check-damaged", tables=found.tables), soft_wrap=True)
    else:
        console.print(translate("check-done", tables=found.tables, decisions=found.decisions, done=done))
    return not found.faults
