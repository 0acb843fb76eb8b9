"""``fabletable table``, ``text``, ``teach`` and ``record``: from the words of a command to a table."""

from __future__ import annotations

import asyncio
import re
import signal
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console

from fabletable.games import find
from fabletable.kernel import Game, Refused
from fabletable.kernel import match as kernel_match
from fabletable.kernel.game import QUICK_START, settings_of
from fabletable.table.features import COMMANDS
from fabletable.table.records.archive import written_record
from fabletable.table.service.commands import Commands
from fabletable.terminal.at_table import TerminalTable
from fabletable.terminal.home import Home, open_home
from fabletable.terminal.notes import Notes
from fabletable.terminal.opening import (
    LeftTable,
    Seats,
    fitting,
    left_tables,
    lesson_table,
    new_table,
    seats_for,
    sit_down,
    table_of_record,
)
from fabletable.terminal.service_thread import ServiceThread
from fabletable.terminal.speech import translate
from fabletable.terminal.text_looks import whole_number
from fabletable.terminal.text_table import TextTable
from fabletable.terminal.words import read_bytes, written

_ID = re.compile(r"[0-9a-z]{10}")


@dataclass(frozen=True)
class TableRequest:
    """The words of a command: a new game, a lesson (``learns``), or one to ``resume``: a file, an id, a name, or empty
    to be asked. ``seat`` counts from 1."""

    game: str | None = None
    players: int | None = None
    seat: int | None = None
    bots: Sequence[str] = ()
    seed: str | None = None
    names: Sequence[str] = ()
    options: dict[str, Any] = field(default_factory=dict)
    resume: str | None = None
    learns: bool = False
    data: Path | None = None

    @property
    def file(self) -> Path | None:
        """Return the record that is to be resumed, if it is one."""
        word = self.resume or ""
        return Path(word) if word.endswith(".json") or (word and Path(word).is_file()) else None


# --- which table ---


async def candidates(home: Home, request: TableRequest) -> list[LeftTable]:
    """Return the tables that may be meant; refused when there is none."""
    if request.resume is None or request.file is not None:
        return []
    tables = await left_tables(home)
    found = fitting(tables, request.resume) if request.resume else tables
    if not found:
        raise Refused("why-no-game-left", {"word": request.resume}) if tables else Refused("why-nothing-to-resume")
    return found


def pick(console: Console, found: Sequence[LeftTable], request: TableRequest) -> LeftTable | None:
    """Ask which one is meant, unless it is clear."""
    if len(found) <= 1 and request.resume != "":
        return next(iter(found), None)
    for number, each in enumerate(found, 1):
        console.print(f"{number:>3}  {each.words}")
    while found:
        word = console.input(f"{translate('resume-which', last=len(found))} ").strip()
        number = whole_number(word, 0)
        named = fitting(found, word) if word and not number else []
        if 1 <= number <= len(found):
            return found[number - 1]
        if len(named) == 1:
            return named[0]
    return None


async def seated(home: Home, request: TableRequest, chosen: LeftTable | None, notes: Notes) -> TerminalTable:
    """Sit down where the words of the command say."""
    if chosen is not None:
        return await sit_down(home, chosen.info, chosen.people if request.seat is None else [request.seat - 1])
    if request.file is not None:
        return await table_of_record(home, request.file)
    if request.game is None:
        raise Refused("why-which-game")
    if request.learns:
        return await lesson_table(home, request.game, request.names[0])
    game = find(request.game)
    return await new_table(
        home, request.game, _seats(game, request), _options(game, request, notes), request.seed or ""
    )


def _seats(game: Game, request: TableRequest) -> Seats:
    fewest = max(game.players[0], len(request.bots) + len(request.names))
    count = fewest if request.players is None else request.players
    return seats_for(count, (request.seat or 1) - 1, request.bots, request.names)


def check_request(request: TableRequest) -> None:
    """Refuse a game that cannot be, before anything is opened."""
    if request.file is not None:
        read_bytes(request.file)
    if request.resume is not None:
        return
    if request.game is None:
        raise Refused("why-which-game")
    game = find(request.game)
    count = request.players or max(game.players[0], len(request.bots) + len(request.names))
    kernel_match.start(game, count, "trial", request.options, quick=True)
    _seats(game, request)


def _options(game: Game, request: TableRequest, notes: Notes) -> dict[str, Any]:
    """Return the options; a named seed asks for that very game, a beginner cannot answer the set-up."""
    has_quick_start = QUICK_START in (each.name for each in settings_of(game))
    if request.seed is None and notes.is_newcomer(game.key) and has_quick_start:
        return {QUICK_START: True, **request.options}
    return request.options


# --- commands ---


def play_on_screen(
    console: Console, request: TableRequest, notes: Notes, speed: float, hold: bool, save: Path | None
) -> None:
    """Play on the whole screen, then say where the game is kept."""
    from fabletable.terminal.fullscreen import play

    async def played() -> str:
        async with open_home(request.data) as home:
            chosen = pick(console, await candidates(home, request), request)
            table = await seated(home, request, chosen, notes)
            try:
                return await play(table, speed, hold=hold, notes=notes, save=save)
            finally:
                await table.leave()

    print(asyncio.run(played()))


def play_in_text(
    console: Console,
    request: TableRequest,
    notes: Notes,
    speed: float = 0.0,
    *,
    hold: bool = False,
    save: Path | None = None,
    commands: Commands = COMMANDS,
) -> None:
    """Play line by line."""
    heed_the_end()
    with ServiceThread() as thread:
        home = thread.enter(open_home(request.data, commands))
        chosen = pick(console, thread.run(candidates(home, request)), request)
        table = thread.run(seated(home, request, chosen, notes))
        try:
            TextTable(console, table, thread.run, speed, hold=hold, notes=notes, save=save).play()
        finally:
            thread.run(table.leave())


def write_record(table_id: str, path: Path | None, data: Path | None) -> Path:
    """Write the record of a table of this machine; return the file."""

    async def found() -> tuple[str, bytes]:
        async with open_home(data) as home:
            if not _ID.fullmatch(table_id):
                raise Refused("why-no-such-table", {"table": table_id[:40]})
            game = await home.service.tables.look_up(table_id)
            return game.row.game, await written_record(home.service, game)

    game, record = asyncio.run(found())
    file = path or Path(f"{game}-{table_id}.json")
    written(file, record)
    return file


def heed_the_end() -> None:
    """Handle a closed window or a shutdown like Ctrl-C, so that the table is left in good order."""
    for name in ("SIGHUP", "SIGTERM"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.default_int_handler)
