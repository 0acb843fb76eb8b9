"""Tables of a service in this process, for people at a terminal."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from rich.console import Console

from fabletable.games import find
from fabletable.kernel import Match
from fabletable.table.features import COMMANDS
from fabletable.table.lobby import setup
from fabletable.table.local.service import local_service
from fabletable.table.messages.tables import NewTable
from fabletable.table.service.commands import Commands
from fabletable.terminal.at_table import TerminalTable
from fabletable.terminal.home import Home, open_home
from fabletable.terminal.notes import Notes
from fabletable.terminal.opening import _new_seats, lesson_table, new_table, seats_for, sit_down, table_of_record
from fabletable.terminal.service_thread import ServiceThread
from fabletable.terminal.speech import Speech
from fabletable.terminal.text_table import TextTable


class Seating:
    """A table of a test; ``match`` is that of the service while a person sits there."""

    def __init__(
        self,
        path: Path,
        game: str = "lanterns",
        *,
        players: int = 2,
        names: Sequence[str] = ("Ada",),
        seat: int = 0,
        bots: Sequence[str] = ("random",),
        seed: str = "screen",
        options: dict[str, Any] | None = None,
        made: Sequence[tuple[int, str]] = (),
        learns: bool = False,
        record: Path | None = None,
        data: Path | None = None,
        resume: str = "",
        commands: Commands = COMMANDS,
    ) -> None:
        self.path = path
        self.game = game
        self.seats = lambda: seats_for(players, seat, bots, names)
        self.seed = seed
        self.options = options or {}
        self.made = made
        self.learns = learns
        self.record = record
        self.data = data
        self.resume = resume
        self.commands = commands
        self.live: TerminalTable

    @property
    def match(self) -> Match:
        table = self.live.service.tables.get(self.live.id)
        if table is not None and table.is_open:
            self._match = table.replica.being_played
        return self._match

    @property
    def speech(self) -> Speech:
        return self.live.speech

    @asynccontextmanager
    async def at_table(self) -> AsyncIterator[TerminalTable]:
        async with AsyncExitStack() as stack:
            if self.data is None:
                service = await stack.enter_async_context(local_service())
                home = Home(service, self.path.with_suffix(".key"), self.commands)
            else:
                home = await stack.enter_async_context(open_home(self.data, self.commands))
            self.live = await self._seated(home)
            try:
                yield self.live
            finally:
                assert self.match is not None
                await self.live.leave()

    async def _seated(self, home: Home) -> TerminalTable:
        if self.resume:
            row, chairs = await home.service.tables.rows(self.resume)
            people = [chair.seat for chair in chairs if chair.kind == "here"]
            return await sit_down(home, await home.service.tables.glance(row.id), people)
        if self.record is not None:
            return await table_of_record(home, self.record)
        if self.learns:
            return await lesson_table(home, find(self.game).key, "Ada")
        if self.made:
            wanted = NewTable(self.game, _new_seats(self.seats()), self.options)
            made = await setup.make_begun(home.service, wanted, self.seed, self.made, "record", await home.key())
            return await sit_down(home, made.table, [key.seat for key in made.keys])
        return await new_table(home, self.game, self.seats(), self.options, self.seed)


class Person:
    """Types what the test says, then leaves."""

    def __init__(self, *lines: str, width: int = 100) -> None:
        self.lines = list(lines)
        self.console = Console(file=io.StringIO(), width=width, color_system=None)
        self.console.input = self.read  # type: ignore[method-assign, assignment]

    def read(self, prompt: str = "") -> str:
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    @property
    def saw(self) -> str:
        file = self.console.file
        assert isinstance(file, io.StringIO)
        return file.getvalue()


def play_text(
    person: Any, seating: Seating, *, notes: Notes | None = None, save: Path | None = None, commands: Any = COMMANDS
) -> Match:
    """Sit down line by line until the person leaves."""
    with ServiceThread() as thread:
        table = thread.enter(seating.at_table())
        TextTable(person.console, table, thread.run, notes=notes, save=save).play()
        return seating.match


def played(scenario: Any) -> None:
    asyncio.run(scenario())
