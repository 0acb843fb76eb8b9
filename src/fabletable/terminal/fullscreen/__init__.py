"""``fabletable table``: the whole screen is the table. It is drawn from the scene alone and knows no rules."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from fabletable.kernel import Refused
from fabletable.terminal.at_table import TerminalTable
from fabletable.terminal.notes import Notes
from fabletable.terminal.speech import translate


async def play(
    table: TerminalTable, speed: float, *, hold: bool, notes: Notes | None = None, save: Path | None = None
) -> str:
    """Play until the people leave; return where the game is kept, to be printed when the screen is restored."""
    from fabletable.terminal.fullscreen.app import FullTable

    screen = FullTable(table, speed, hold=hold, notes=notes, save=save)
    await screen.run_async()
    over = str(table.is_over)
    kept = [translate("table-kept", over=over, id=table.id, command="table")]
    if screen.saved and screen.save is not None:
        kept.insert(0, translate("table-saved", over=over, file=str(screen.save), command="table"))
    return "\n".join(kept)


def look_back(path: Path, seat: int, at: int) -> None:
    """Show a replay, moment by moment."""
    check_screen()
    from fabletable.terminal.fullscreen.replay import FullReplay
    from fabletable.terminal.fullscreen.source import replayed_record

    FullReplay(replayed_record(path), seat, at).run()


def check_screen() -> None:
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
