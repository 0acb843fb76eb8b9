"""The socket at which people play: hello, commands, goodbye. What a command does is the table's."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Coroutine, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from fabletable.kernel import Refused, RuleCrash
from fabletable.server import metrics
from fabletable.server.http.request import TheDoors, TheHouse
from fabletable.server.limits.access import Doors, address_of, log_refusal
from fabletable.server.limits.buckets import Bucket, Purse
from fabletable.server.limits.connection_limits import TOGETHER
from fabletable.server.limits.prices import COMMANDS
from fabletable.server.storage.health import ODD_TEXT, trouble_in
from fabletable.table import deeds_gone
from fabletable.table.audience.audience import HIDDEN_SECONDS
from fabletable.table.audience.crash_reports import crashed, report
from fabletable.table.audience.info import proposal_info
from fabletable.table.audience.screen import Screen
from fabletable.table.chat.chat import chat_line
from fabletable.table.clocks.timekeeping import welcome_back
from fabletable.table.messages.commands import ClientFrame, Foresee, Hello, Hint, Hold, InSight, Look, Ping, Pointing
from fabletable.table.messages.frames import Fault, Pong, RefusedFrame, Welcome
from fabletable.table.open_table.table import OpenTable
from fabletable.table.play.pointing import point
from fabletable.table.seats.seats import seats_with
from fabletable.table.service.registry import House

_log = logging.getLogger(__name__)
_decoder = msgspec.json.Decoder(ClientFrame)

_ID = re.compile(r"[!-~]{1,64}")
_CLOSE = {"why-wrong-secret": 4401, "why-no-such-table": 4404, "why-late": 4503}


class Visit:
    """One connection: the screen it brings, and what is done beside the conversation."""

    def __init__(self, house: House, doors: Doors, connection: WebSocket[Any, Any, Any]) -> None:
        self.house = house
        self.doors = doors
        self.connection = connection
        self.address = address_of(connection)
        self.limits = doors.limits_for(self.address)
        self.screen = Screen(self.limits.backlog)
        self.table: OpenTable | None = None
        self._asides: set[asyncio.Task[None]] = set()
        self._purse = Purse(partial(self._pay, doors))

    def _pay(self, doors: Doors, rows: float, added: float, thinking: float) -> bool:
        return doors.pay(self.address, rows, added, thinking, " at sockets")

    def pay_for(self, frame: deeds_gone.Command) -> None:
        """Refused when its address, or the house, has nothing left for this command."""
        price = COMMANDS[str(frame.__struct_config__.tag)]
        if (price.rows or price.thinking) and not self._purse.spend(price.rows, price.bytes, price.thinking):
            raise Refused("why-too-many")

    def aside(self, work: Coroutine[Any, Any, None]) -> None:
        """Whoever leaves no longer waits for it."""
        task = asyncio.get_running_loop().create_task(work)
        self._asides.add(task)
        task.add_done_callback(self._asides.discard)

    def throw_out(self, code: int, why: str, args: dict[str, Any] | None = None) -> None:
        """Whoever shouts is closed, and waits longer before the next time."""
        self.doors.throw_out(self.address)
        self.screen.close(code, why, args)

    def leave(self) -> None:
        for task in self._asides:
            task.cancel()
        if self.table is not None:
            gone = self.table.see_off(self.screen)
            self.house.note_gone(self.table, gone)


@websocket("/api/live")
async def live(socket: WebSocket[Any, Any, Any], house: TheHouse, doors: TheDoors) -> None:
    """One connection from hello to goodbye."""
    await socket.accept()
    visit = Visit(house, doors, socket)
    sending = asyncio.get_running_loop().create_task(keep_sending(visit.screen, socket))
    metrics.sockets.inc()
    came_in = doors.come_in(visit.address)
    try:
        if not came_in:
            visit.screen.close(4429, "why-too-many")
        else:
            await _visit(visit)
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(sending), 5)
    except WebSocketDisconnect:
        pass
    except RuntimeError as closed:
        _log.debug("a socket was gone: %s", closed)
    finally:
        metrics.sockets.dec()
        if came_in:
            doors.go_out(visit.address)
        sending.cancel()
        visit.leave()


async def keep_sending(screen: Screen, connection: WebSocket[Any, Any, Any]) -> None:
    """All that waits goes out together."""
    scope: Mapping[str, Any] = connection.scope
    together = scope.get(TOGETHER, partial(_one_by_one, connection))
    while True:
        item: bytes | tuple[int, str] | None = await screen.waiting.get()
        texts: list[bytes] = []
        while isinstance(item, bytes):
            texts.append(item)
            item = None if screen.waiting.empty() else screen.waiting.get_nowait()
        if texts:
            try:
                await together(texts)
            except OSError:
                return  # they are gone, which the conversation hears too
        if item is not None:
            await connection.close(code=item[0], reason=item[1])
            return


async def _one_by_one(connection: WebSocket[Any, Any, Any], texts: Sequence[bytes]) -> None:
    """Where no porter stands at the door."""
    for text in texts:
        await connection.send_data(text, mode="text")


async def _visit(visit: Visit) -> None:
    table = await _greeted(visit)
    if table is not None:
        await _conversation(visit, table)


async def _heard(visit: Visit) -> ClientFrame | None:
    """The next frame; None when it was none, or when it is time to close."""
    data = await visit.connection.receive_data(mode="text")
    if len(data) > visit.limits.frame:
        visit.throw_out(4413, "why-too-large", {"most": visit.limits.frame})
        return None
    try:
        frame: ClientFrame = _decoder.decode(data)
        return frame
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as broken:
        visit.screen.say(Fault("why-not-understood", {"detail": str(broken)[:200]}, False))
        return None


# --- hello ---


async def _greeted(visit: Visit) -> OpenTable | None:
    """Wait for hello, seat whoever came, show the table."""
    try:
        async with asyncio.timeout(visit.limits.hello_seconds):
            hello = await _heard(visit)
    except TimeoutError:
        visit.screen.close(4408, "why-no-hello")
        return None
    if not isinstance(hello, Hello):
        visit.screen.close(4400, "why-hello-first")
        return None
    try:
        if hello.screen and hello.secrets:
            raise Refused("why-screen-has-no-seat")
        table = await visit.house.find(hello.table)
        visit.screen.is_big = hello.screen
        async with table.alone():
            visit.screen.sit_down(table.seats, await _seats_of(visit.house, table, hello.secrets))
            await _welcome(visit, table, hello)
    except Refused as no:
        visit.screen.close(_CLOSE.get(no.code, 4400), no.code, no.arguments)
        return None
    table.tell_presence()
    visit.house.came_back(table, visit.screen.seats)
    visit.house.bots.drive(table)
    return table


async def _seats_of(house: House, table: OpenTable, secrets: Sequence[str]) -> list[int]:
    """Refused when one of the secrets opens nothing, unless another process gave that seat out a moment ago."""
    for secret in secrets[: len(table.seats)]:
        await house.rings.know(secret, anew=True)
    try:
        return _opened_by(house, table, secrets)
    except Refused:
        if not await table.refresh():
            raise
        return _opened_by(house, table, secrets)


def _opened_by(house: House, table: OpenTable, secrets: Sequence[str]) -> list[int]:
    if len(secrets) > len(table.seats):
        raise Refused("why-wrong-secret")
    opened = [seats_with(house, table, secret) for secret in secrets]
    if not all(opened):
        raise Refused("why-wrong-secret")
    return sorted({seat for seats in opened for seat in seats})


async def _welcome(visit: Visit, table: OpenTable, hello: Hello) -> None:
    screen = visit.screen
    for seat in screen.seats:
        await welcome_back(visit.house, table, seat)
        await deeds_gone.give_back(table, screen, seat)
    await deeds_gone.lapse_votes_about(table, screen.seats)
    chat = await visit.house.store.last_chat(table.id)
    table.everyone.screens.add(screen)
    visit.table = table
    lines = [chat_line(line) for line in chat if not table.is_muted(screen, line.seat)]
    muted = sorted({who for seat in screen.seats for who in table.seats[seat].mutes})
    screen.say(Welcome(table.info(), screen.seats, lines, proposal_info(table, table.proposal), muted))
    if table.match is not None:
        screen.remember_story(table, hello.number, hello.have)
        table.show_to(screen)


# --- commands ---


async def _conversation(visit: Visit, table: OpenTable) -> None:
    limits, screen = visit.limits, visit.screen
    bucket = Bucket(limits.frames_a_second, limits.frames_at_once)
    while not screen.is_closing:
        frame = await _heard(visit)
        if not bucket.spend(limits.bad_frame if frame is None or isinstance(frame, Look) else 1):
            log_refusal("frame", visit.address)
            visit.throw_out(4429, "why-too-many")
            return
        if isinstance(frame, Ping):
            screen.say(Pong())
        elif isinstance(frame, Hello):
            screen.say(Fault("why-hello-once", {}, False))
        elif isinstance(frame, Look):
            await _show_all(screen, table)
        elif isinstance(frame, Pointing):
            point(table, screen, frame)
        elif isinstance(frame, InSight):
            _look_away(visit, table, hidden=frame.hidden)
        elif isinstance(frame, Hint | Foresee):
            visit.aside(_answered(visit, table, frame))
        elif frame is not None:
            await _answered(visit, table, frame)


def _look_away(visit: Visit, table: OpenTable, *, hidden: bool) -> None:
    """The page went out of sight, or came back; the others are told after a while, or at once."""
    screen = visit.screen
    screen.hidden_since = visit.house.hours.now() if hidden else None
    if not hidden:
        table.tell_presence()
    elif screen.seats:
        table.tell_presence_in(HIDDEN_SECONDS)


async def _show_all(screen: Screen, table: OpenTable) -> None:
    """Somebody has lost the thread."""
    with suppress(Refused):
        async with table.alone():
            screen.forget()
            table.show_to(screen)


async def _answered(visit: Visit, table: OpenTable, frame: deeds_gone.Command) -> None:
    """Do what is asked, and say what came of it."""
    screen = visit.screen
    try:
        await _do(visit, table, frame)
    except Refused as no:
        metrics.refusals.labels(no.code).inc()
        screen.say(RefusedFrame(frame.id, no.code, no.arguments, no.rule, table.number))
        if no.code == "why-late":
            async with table.alone():
                table.show_to(screen)
    except RuleCrash as crash:
        report(table, crash)
        screen.say(crashed(table, frame.id, screen.seats, crash))
    except Exception as broken:  # noqa: BLE001 one command must not end the conversation
        trouble = trouble_in(broken)
        _log.error("a command failed", exc_info=trouble is None, extra={"table": table.id, "code": trouble or ""})
        args = {"letters": "U+0000"} if trouble == ODD_TEXT else {}
        screen.say(RefusedFrame(frame.id, trouble or "why-server-error", args, "", table.number))


async def _do(visit: Visit, table: OpenTable, frame: deeds_gone.Command) -> None:
    if not _ID.fullmatch(frame.id):
        raise Refused("why-bad-id")
    if frame.seat not in visit.screen.seats and not isinstance(frame, Hold):
        raise Refused("why-not-your-seat", {"seat": frame.seat})
    visit.pay_for(frame)
    if isinstance(frame, Hint):
        await deeds_gone.hint(visit.house, table, visit.screen, frame)
    elif isinstance(frame, Foresee):
        await deeds_gone.foresee(visit.house, table, visit.screen, frame)
    else:
        # A lost connection must not interrupt a commit.
        await asyncio.shield(asyncio.ensure_future(deeds_gone.do(visit.house, table, visit.screen, frame)))
