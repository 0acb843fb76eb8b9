"""One client's conversation with the service: hello, commands, goodbye. A transport carries its frames."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, ClassVar

import msgspec

from fabletable.kernel import Refused, RuleCrash
from fabletable.table.audience.crash_reports import crashed, report
from fabletable.table.audience.info import proposal_info
from fabletable.table.audience.screen import Screen
from fabletable.table.chat.chat import chat_line
from fabletable.table.clocks.timekeeping import welcome_back
from fabletable.table.duels.sealing import SEALED, is_sealed
from fabletable.table.messages.bounds import WireNumber
from fabletable.table.messages.frames import ErrorFrame, KeptLines, Pong, RefusedFrame, Welcome
from fabletable.table.open_table.table import OpenTable
from fabletable.table.play.proposals import lapse_votes_about
from fabletable.table.seats.access import seats_with
from fabletable.table.seats.commands import give_back
from fabletable.table.service.commands import COMMANDS, ClientFrame, Command, Commands, Cost, Signal, frame
from fabletable.table.service.service import TableService

_log = logging.getLogger(__name__)

BACKLOG = 512
"""The number of frames that may wait for a slow client before its session is closed."""

_ID = re.compile(r"[!-~]{1,64}")
_CLOSE = {"why-wrong-secret": 4401, "why-no-such-table": 4404, SEALED: 4403, "why-late": 4503}


@frame
class Hello(ClientFrame, tag="hello", forbid_unknown_fields=True):
    """The first frame. No secrets: a spectator. After a lost connection, ``number`` is that of the last view seen."""

    table: str
    secrets: list[str] = msgspec.field(default_factory=list)
    number: WireNumber = -1
    have: list[KeptLines] = msgspec.field(default_factory=list)
    screen: bool = False
    """A big screen for everyone in the room: it may hold no seat."""


@frame
class LookAgain(Signal, tag="look", forbid_unknown_fields=True):
    """Send everything again to a client that has lost a view."""

    cost: ClassVar[Cost] = Cost(frames=8)

    async def run(self, service: TableService, table: OpenTable, screen: Screen) -> None:
        with suppress(Refused):
            async with table.alone():
                screen.forget()
                table.show_to(screen)


@frame
class Ping(Signal, tag="ping", forbid_unknown_fields=True):
    async def run(self, service: TableService, table: OpenTable, screen: Screen) -> None:
        screen.say(Pong())


def _free(cost: Cost) -> bool:
    return True


class Session:
    """The screen of one client. Frames for the client wait in ``screen.waiting``."""

    def __init__(
        self,
        service: TableService,
        commands: Commands = COMMANDS,
        *,
        backlog: int = BACKLOG,
        spend: Callable[[Cost], bool] = _free,
        trouble: Callable[[Exception], tuple[str, dict[str, Any]] | None] = lambda _: None,
    ) -> None:
        """``spend`` pays for a command, or returns False where its client has nothing left. ``trouble`` returns code
        and arguments of an exception that a transport or a store can explain."""
        self._service = service
        self._commands = commands
        self._spend = spend
        self._trouble = trouble
        self.screen = Screen(backlog)
        self.table: OpenTable | None = None
        self._asides: set[asyncio.Task[None]] = set()

    def decode(self, data: str | bytes) -> ClientFrame:
        """Return the frame, or raise ``msgspec.MsgspecError``, ``UnicodeError`` or ``RecursionError``."""
        return self._commands.decode(data)

    # --- hello ---

    async def greet(self, hello: ClientFrame | None, seats: Sequence[int] | None = None) -> bool:
        """Seat the client that says hello and show it the table; False when the session is closed instead. ``seats``
        are those of a client in this process, which owns the store and shows no secret."""
        if not isinstance(hello, Hello):
            self.screen.close(4400, "why-hello-first")
            return False
        service, screen = self._service, self.screen
        try:
            if hello.screen and hello.secrets:
                raise Refused("why-screen-has-no-seat")
            table = await service.tables.find(hello.table)
            screen.is_big = hello.screen
            async with table.alone():
                opened = _own_seats(table, seats) if seats is not None else None
                if opened is None:
                    opened = await _seats_of(service, table, hello.secrets)
                if not opened and await is_sealed(service, table.replica.row):
                    raise Refused(SEALED)
                screen.sit_down(table.replica.seats, opened)
                await self._welcome(table, hello)
        except Refused as no:
            screen.close(_CLOSE.get(no.code, 4400), no.code, no.arguments)
            return False
        table.tell_presence()
        service.came_back(table, screen.seats)
        service.bots.drive(table)
        return True

    async def _welcome(self, table: OpenTable, hello: Hello) -> None:
        screen = self.screen
        for seat in screen.seats:
            await welcome_back(self._service, table, seat)
            await give_back(table, screen, seat)
        await lapse_votes_about(table, screen.seats)
        chat = await self._service.store.last_chat(table.id)
        table.audience.screens.add(screen)
        self.table = table
        lines = [chat_line(line) for line in chat if not table.is_muted(screen, line.seat)]
        muted = sorted({who for seat in screen.seats for who in table.replica.seats[seat].mutes})
        proposal = proposal_info(table.replica, table.log.proposal, table.audience.online)
        screen.say(Welcome(table.info(), screen.seats, lines, proposal, muted))
        if table.replica.match is not None:
            screen.remember_log(table.replica, hello.number, hello.have)
            table.show_to(screen)

    # --- commands ---

    async def handle(self, frame: ClientFrame) -> None:
        """Run the command of a frame. Commands that take long run in the background."""
        table = self.table
        if table is None:
            self.screen.close(4400, "why-hello-first")
        elif isinstance(frame, Hello):
            self.screen.say(ErrorFrame("why-hello-once", {}, False))
        elif isinstance(frame, Signal):
            await frame.run(self._service, table, self.screen)
        elif isinstance(frame, Command) and frame.aside:
            self._aside(self._answer(table, frame))
        elif isinstance(frame, Command):
            await self._answer(table, frame)

    def _aside(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._asides.add(task)
        task.add_done_callback(self._asides.discard)

    async def _answer(self, table: OpenTable, command: Command) -> None:
        """Run a command, and send its result."""
        screen, replica = self.screen, table.replica
        try:
            await self._run(table, command)
        except Refused as no:
            self._service.metrics.refused(no.code)
            screen.say(RefusedFrame(command.id, no.code, no.arguments, no.rule, replica.number))
            if no.code == "why-late":
                async with table.alone():
                    table.show_to(screen)
        except RuleCrash as crash:
            report(replica, self._service.metrics, crash)
            screen.say(crashed(replica, command.id, screen.seats, crash))
        except Exception as broken:  # noqa: BLE001 one command must not end the conversation
            known = self._trouble(broken)
            code, args = known or ("", {})
            _log.error("a command failed", exc_info=known is None, extra={"table": table.id, "code": code})
            screen.say(RefusedFrame(command.id, code or "why-server-error", args, "", replica.number))

    async def _run(self, table: OpenTable, command: Command) -> None:
        if not _ID.fullmatch(command.id):
            raise Refused("why-bad-id")
        command.check(table, self.screen)
        cost = command.cost
        if (cost.rows or cost.thinking) and not self._spend(cost):
            raise Refused("why-too-many")
        work = command.run(self._service, table, self.screen)
        if command.aside:
            await work
        else:
            # A lost connection must not interrupt a commit.
            await asyncio.shield(asyncio.ensure_future(work))

    def leave(self) -> None:
        """End the conversation and cancel its background commands."""
        for task in self._asides:
            task.cancel()
        if self.table is not None:
            gone = self.table.see_off(self.screen)
            self._service.note_gone(self.table, gone)


def _own_seats(table: OpenTable, seats: Sequence[int]) -> list[int]:
    """Return these seats, refused where no person sits."""
    people = [chair.seat for chair in table.replica.seats if chair.claimed and chair.kind != "bot"]
    if not set(seats) <= set(people):
        raise Refused("why-wrong-secret")
    return sorted(set(seats))


async def _seats_of(service: TableService, table: OpenTable, secrets: Sequence[str]) -> list[int]:
    """Return the seats that these secrets open; refused when one opens nothing, unless another process gave that seat
    out a moment ago."""
    for secret in secrets[: len(table.replica.seats)]:
        await service.keyrings.know(secret, anew=True)
    try:
        return _opened_by(service, table, secrets)
    except Refused:
        if not await table.log.refresh():
            raise
        return _opened_by(service, table, secrets)


def _opened_by(service: TableService, table: OpenTable, secrets: Sequence[str]) -> list[int]:
    if len(secrets) > len(table.replica.seats):
        raise Refused("why-wrong-secret")
    opened = [seats_with(service, table.replica, secret) for secret in secrets]
    if not all(opened):
        raise Refused("why-wrong-secret")
    return sorted({seat for seats in opened for seat in seats})
