"""``fabletable table``: the whole screen is the table. It is drawn from the scene alone and knows no rules."""

from __future__ import annotations

import os
import sys

from fabletable.kernel import Refused
from fabletable.terminal.notes import Notes
from fabletable.terminal.sitting import Sitting


def play(sitting: Sitting, speed: float = 1.0, *, hold: bool = True, notes: Notes | None = None) -> None:
    """Play until the people leave; then restore the screen and print the path of the record."""
    _check_screen()
    from fabletable.terminal.fullscreen.app import FullTable

    table = FullTable(sitting, speed, hold=hold, notes=notes)
    table.run()
    if table.crash is not None:
        raise table.crash
    if table.saved:
        print(sitting.kept("table"))


def look_back(sitting: Sitting, seat: int, at: int) -> None:
    """Show a replay, moment by moment."""
    _check_screen()
    from fabletable.terminal.fullscreen.replay import FullReplay

    FullReplay(sitting, seat, at).run()


def _check_screen() -> None:
    streams = (sys.stdin, sys.stdout, sys.stderr)
    if not all(stream.isatty() for stream in streams) or os.environ.get("TERM") == "dumb":
        raise Refused("why-no-screen")
    if not _has_colors():
        os.environ["NO_COLOR"] = "1"


def _has_colors() -> bool:
    """Tell whether the terminal claims to have colours."""
    try:
        import curses

        curses.setupterm()
    except Exception:  # noqa: BLE001 - a system without curses, or an unknown terminal
        return True
    return curses.tigetnum("colors") > 0
