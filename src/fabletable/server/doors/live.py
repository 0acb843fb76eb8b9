"""One socket: a person, or several at one screen, or somebody who watches."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from time import monotonic
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from fabletable.kernel import Refused, RuleCrash, Say
from fabletable.server import measures
from fabletable.server.doors.asked import TheHouse
from fabletable.server.doors.guard import address_of
from fabletable.server.doors.limits import Bucket
from fabletable.server.doors.seats import check_away, checked_bot, seat_with
from fabletable.server.messages import (
    Accepted,
    Answer,
    Back,
    Chat,
    Choose,
    ClientFrame,
    Fault,
    Have,
    Hello,
    Hint,
    Hinted,
    Hold,
    Leave,
    Ping,
    Pong,
    Propose,
    RefusedFrame,
    Undo,
    Welcome,
)
from fabletable.server.store import BACK, CHOOSE, RULES, ProposalRow, SeatRow
from fabletable.server.store.pulse import trouble_in
from fabletable.server.tables.house import Changed, House, chat_line, waited_for
from fabletable.server.tables.names import clean
from fabletable.server.tables.open_table import GATHERING, PLAYING, OpenTable
from fabletable.server.tables.reports import crashed
from fabletable.server.thinkers import Move

_log = logging.getLogger(__name__)
_decoder = msgspec.json.Decoder(ClientFrame)
_encoder = msgspec.json.Encoder()

_ID = re.compile(r"[!-~]{1,64}")
HINTS = "greedy"
"""The bot that gives them: it weighs every option."""

_CLOSE = {"why-wrong-secret": 4401, "why-no-such-table": 4404, "why-late": 4503}


class Socket:
    """The sending side of a connection. It never waits: a reader too slow for its backlog is let go."""

    def __init__(self, house: House, connection: WebSocket[Any, Any, Any]) -> None:
        self.house = house
        self.connection = connection
        self.table: OpenTable | None = None
        self.seats: list[int] = []
        self._keys: dict[int, str] = {}
        self.story: dict[int | None, int] = {}
        self._waiting: asyncio.Queue[bytes | tuple[int, str]] = asyncio.Queue()
        self._closing = False
        self._asides: set[asyncio.Task[None]] = set()

    @property
    def eyes(self) -> Sequence[int | None]:
        """Whose views it gets; a spectator's when it holds no seat."""
        return self.seats or (None,)

    def sit_down(self, table: OpenTable, seats: list[int]) -> None:
        self.seats = seats
        self._keys = {seat: table.seats[seat].secret for seat in seats}

    def holds_still(self, table: OpenTable) -> bool:
        """False once one of its secrets opens nothing any more."""
        return all(table.seats[seat].secret == key and table.seats[seat].claimed for seat, key in self._keys.items())

    def check(self, table: OpenTable) -> None:
        """Refused when a seat was withdrawn while the command was on its way."""
        if not self.holds_still(table):
            raise Refused("why-wrong-secret")

    def send(self, data: bytes) -> None:
        if self._closing:
            return
        if self._waiting.qsize() >= self.house.settings.limits.backlog:
            self.close(4503, "why-too-slow")
            return
        self._waiting.put_nowait(data)

    def say(self, frame: msgspec.Struct) -> None:
        self.send(_encoder.encode(frame))

    def close(self, code: int, why: str, args: dict[str, Any] | None = None) -> None:
        if not self._closing:
            self._waiting.put_nowait(_encoder.encode(Fault(why, args or {}, True)))
            self._waiting.put_nowait((code, why))
            self._closing = True

    def aside(self, work: Coroutine[Any, Any, None]) -> None:
        """Done beside the conversation; whoever leaves no longer waits for it."""
        task = asyncio.get_running_loop().create_task(work)
        self._asides.add(task)
        task.add_done_callback(self._asides.discard)

    def leave(self) -> None:
        for task in self._asides:
            task.cancel()

    async def keep_sending(self) -> None:
        while True:
            item = await self._waiting.get()
            if isinstance(item, tuple):
                await self.connection.close(code=item[0], reason=item[1])
                return
            await self.connection.send_data(item, mode="text")

    # --- views ---

    def send_views(self, table: OpenTable, made: dict[tuple[int | None, int], tuple[bytes, int]]) -> None:
        for seat in self.eyes:
            story_from = self.story.get(seat, 0)
            view = made.get((seat, story_from))
            if view is None:
                view = made[seat, story_from] = _drawn(table, seat, story_from)
            self.story[seat] = view[1]
            self.send(view[0])

    def forget_story(self, table: OpenTable) -> None:
        """The game went back: the lines beyond are gone."""
        for seat, lines in self.story.items():
            self.story[seat] = min(lines, table.story_length(seat))

    def remember_story(self, table: OpenTable, number: int, have: Sequence[Have]) -> None:
        """A client that comes back still has these lines, unless the game went back meanwhile."""
        if table.match is None or not table.last_back <= number <= table.number:
            return
        for part in have:
            if part.seat in self.eyes:
                self.story[part.seat] = max(0, min(part.story, table.story_length(part.seat)))


def _drawn(table: OpenTable, seat: int | None, story_from: int) -> tuple[bytes, int]:
    """The view, or, when a game cannot draw its table for one seat, the news of it; the others see theirs."""
    try:
        return table.view(seat, story_from)
    except Exception:  # noqa: BLE001 whatever is wrong with the scene, the game goes on
        _log.exception("a view could not be drawn", extra={"table": table.id, "game": table.row.game})
        return _encoder.encode(Fault("why-server-error", {}, False)), story_from


@websocket("/api/live")
async def live(socket: WebSocket[Any, Any, Any], house: TheHouse) -> None:
    """One connection from hello to goodbye."""
    await socket.accept()
    here = Socket(house, socket)
    sending = asyncio.get_running_loop().create_task(here.keep_sending())
    measures.sockets.inc()
    came_in = house.doors.come_in(address_of(socket))
    try:
        if not came_in:
            here.close(4429, "why-too-many")
        else:
            table = await _greeted(here)
            if table is not None:
                await _conversation(here, table)
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(sending), 5)
    except WebSocketDisconnect:
        pass
    except RuntimeError as closed:
        _log.debug("a socket was gone: %s", closed)
    finally:
        measures.sockets.dec()
        if came_in:
            house.doors.go_out(address_of(socket))
        sending.cancel()
        here.leave()
        if here.table is not None:
            here.table.sockets.discard(here)
            for seat in here.seats:
                here.table.last_here[seat] = monotonic()
            house.presence_changed(here.table)


async def _heard(here: Socket) -> ClientFrame | None:
    """The next frame; None when it was none, or when it is time to close."""
    data = await here.connection.receive_data(mode="text")
    if len(data) > here.house.settings.limits.frame:
        here.house.doors.throw_out(address_of(here.connection))
        here.close(4413, "why-too-large", {"most": here.house.settings.limits.frame})
        return None
    try:
        frame: ClientFrame = _decoder.decode(data)
        return frame
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as broken:
        here.say(Fault("why-not-understood", {"detail": str(broken)[:200]}, False))
        return None


async def _greeted(here: Socket) -> OpenTable | None:
    """Wait for hello, seat whoever came, show the table."""
    try:
        async with asyncio.timeout(here.house.settings.limits.hello_seconds):
            hello = await _heard(here)
    except TimeoutError:
        here.close(4408, "why-no-hello")
        return None
    if not isinstance(hello, Hello):
        here.close(4400, "why-hello-first")
        return None
    try:
        table = await here.house.find(hello.table)
        async with here.house.at(table):
            try:
                seats = _seats_of(here.house, table, hello.secrets)
            except Refused:
                # The seat may have been given out by another process a moment ago.
                if not await here.house.refresh(table):
                    raise
                seats = _seats_of(here.house, table, hello.secrets)
            here.sit_down(table, seats)
            await _welcome(here, table, hello)
    except Refused as no:
        here.close(_CLOSE.get(no.code, 4400), no.code, no.arguments)
        return None
    here.house.presence_changed(table)
    here.house.drive(table)
    return table


def _seats_of(house: House, table: OpenTable, secrets: Sequence[str]) -> list[int]:
    if len(secrets) > len(table.seats):
        raise Refused("why-wrong-secret")
    seats = {seat_with(house, table, secret) for secret in secrets}
    if None in seats:
        raise Refused("why-wrong-secret")
    return sorted(seat for seat in seats if seat is not None)


async def _welcome(here: Socket, table: OpenTable, hello: Hello) -> None:
    house = here.house
    for seat in here.seats:
        if table.seats[seat].held:
            await _give_back(here, table, seat)
    chat = await house.store.last_chat(table.id)
    table.sockets.add(here)
    here.table = table
    lines = [chat_line(line) for line in chat]
    here.say(Welcome(house.info(table), here.seats, lines, house.proposal_info(table)))
    if table.match is not None:
        here.remember_story(table, hello.number, hello.have)
        here.send_views(table, {})


async def _conversation(here: Socket, table: OpenTable) -> None:
    limits = here.house.settings.limits
    bucket = Bucket(limits.frames_a_second, limits.frames_at_once)
    while not here._closing:
        frame = await _heard(here)
        if not bucket.spend(1 if frame is not None else limits.bad_frame):
            here.house.doors.throw_out(address_of(here.connection))
            here.close(4429, "why-too-many")
            return
        if isinstance(frame, Ping):
            here.say(Pong())
        elif isinstance(frame, Hello):
            here.say(Fault("why-hello-once", {}, False))
        elif isinstance(frame, Hint):
            here.aside(_answered(here, table, frame))
        elif frame is not None:
            await _answered(here, table, frame)


async def _answered(here: Socket, table: OpenTable, frame: Command) -> None:
    """Do what is asked, and say what came of it."""
    try:
        if not _ID.fullmatch(frame.id):
            raise Refused("why-bad-id")
        if frame.seat not in here.seats and not isinstance(frame, Hold):
            raise Refused("why-not-your-seat", {"seat": frame.seat})
        if isinstance(frame, Hint):
            await _hint(here, table, frame)
        else:
            # A lost connection must not interrupt a commit.
            await asyncio.shield(asyncio.ensure_future(_do(here, table, frame)))
    except Refused as no:
        measures.refusals.labels(no.code).inc()
        here.say(RefusedFrame(frame.id, no.code, no.arguments, no.rule, table.number))
        if no.code == "why-late":
            async with here.house.at(table):
                here.send_views(table, {})
    except RuleCrash as crash:
        here.house.report(table, crash)
        here.say(crashed(table, frame.id, here.seats, crash))
    except Exception as broken:  # noqa: BLE001 one command must not end the conversation
        trouble = trouble_in(broken)
        _log.error("a command failed", exc_info=trouble is None, extra={"table": table.id, "code": trouble or ""})
        here.say(RefusedFrame(frame.id, trouble or "why-server-error", {}, "", table.number))


Deed = Choose | Undo | Propose | Answer | Hold | Back | Leave | Chat
Command = Deed | Hint


async def _do(here: Socket, table: OpenTable, frame: Deed) -> None:
    match frame:
        case Choose():
            await _choose(here, table, frame)
        case Undo():
            await _undo(here, table, frame)
        case Propose():
            await _propose(here, table, frame)
        case Answer():
            await _answer(here, table, frame)
        case Hold():
            await _hold(here, table, frame)
        case Back():
            await _back(here, table, frame)
        case Leave():
            await _leave(here, table, frame)
        case Chat():
            await _chat(here, table, frame)


async def _choose(here: Socket, table: OpenTable, frame: Choose) -> None:
    begun = monotonic()
    async with here.house.at(table):
        if _said_before(here, table, frame):
            return
        try:
            await here.house.choose(
                table, frame.seat, frame.number, frame.key, frame.id, allowed=lambda: here.check(table)
            )
        except Refused:
            # Another process may have written this very command before the connection was lost.
            if _said_before(here, table, frame):
                return
            raise
        measures.acknowledged.observe(monotonic() - begun)
        here.say(Accepted(frame.id, table.number))
        # The acknowledgement goes out before the views are drawn.
        await asyncio.sleep(0)
        here.house.changed(table)


def _said_before(here: Socket, table: OpenTable, frame: Choose | Undo | Propose | Answer) -> bool:
    if isinstance(frame, Choose):
        number = table.already(frame.seat, frame.id, (CHOOSE,), frame.key)
        if number is not None and number != frame.number + 1:
            raise Refused("why-id-used", {"id": frame.id})
    elif isinstance(frame, Undo):
        number = table.already(frame.seat, frame.id, (BACK,))
    else:
        number = table.already(frame.seat, frame.id, (BACK, RULES))
    if number is None:
        return False
    here.say(Accepted(frame.id, number, again=True))
    return True


async def _undo(here: Socket, table: OpenTable, frame: Undo) -> None:
    async with here.house.at(table):
        if _said_before(here, table, frame):
            return
        await _present(here, table, frame.number)

        def allowed() -> None:
            here.check(table)
            _same(table, frame.number)
            table.check_open()
            no = table.being_played.why_no_undo(frame.seat)
            if no is not None:
                raise Refused(no.id, dict(no.args))

        await here.house.go_back(table, frame.seat, table.decisions - 1, frame.id, allowed)
        here.say(Accepted(frame.id, table.number))
        here.house.changed(table)


async def _present(here: Socket, table: OpenTable, number: int) -> None:
    if number > table.number:
        await here.house.catch_up(table)
    _same(table, number)


def _same(table: OpenTable, number: int) -> None:
    if number != table.number:
        raise Refused("why-late", {"number": table.number})


async def _propose(here: Socket, table: OpenTable, frame: Propose) -> None:
    async with here.house.at(table):
        if _said_before(here, table, frame):
            return
        await _present(here, table, frame.number)

        def proposal() -> ProposalRow:
            _same(table, frame.number)
            _check_proposal(table, frame)
            wanted = ProposalRow(table.number, frame.seat, frame.to, list(here.seats), frame.kind)
            # Sent twice, nobody has to agree twice.
            return present if (present := table.proposal) is not None and _alike(present, wanted) else wanted

        await _proposed(here, table, proposal)
        await _settle(here, table, frame.id)


def _alike(one: ProposalRow, other: ProposalRow) -> bool:
    return (one.number, one.seat, one.target, one.kind) == (other.number, other.seat, other.target, other.kind)


def _check_proposal(table: OpenTable, frame: Propose) -> None:
    if frame.kind == "back":
        table.check_open()
        if not 0 <= frame.to < table.decisions:
            raise Refused("why-no-such-decision", {"number": frame.to, "last": table.decisions})
    elif table.stop is None or table.is_final:
        raise Refused("why-not-stopped")


async def _proposed(here: Socket, table: OpenTable, proposal: Callable[[], ProposalRow | None]) -> None:
    """Write what is proposed now, looking again when others were faster."""
    while True:
        here.check(table)
        if await here.house.propose(table, proposal()):
            return


async def _answer(here: Socket, table: OpenTable, frame: Answer) -> None:
    async with here.house.at(table):
        if _said_before(here, table, frame):
            return
        await _present(here, table, frame.number)
        table.proposal = await here.house.store.proposal(table.id)

        def answered() -> ProposalRow | None:
            proposal = table.proposal
            if proposal is None or proposal.number != table.number or frame.number != table.number or table.is_final:
                raise Refused("why-no-proposal")
            if frame.proposal not in (None, proposal.id):
                raise Refused("why-no-proposal")
            if not frame.agree:
                return None
            return msgspec.structs.replace(proposal, agreed=sorted({*proposal.agreed, *here.seats}))

        await _proposed(here, table, answered)
        if not frame.agree:
            here.say(Accepted(frame.id, table.number))
            here.house.proposal_changed(table, declined=frame.seat)
            return
        await _settle(here, table, frame.id)


async def _settle(here: Socket, table: OpenTable, nonce: str) -> None:
    """Do what was proposed when nobody is waited for any more."""
    proposal = table.proposal
    if proposal is None or waited_for(table, proposal):
        here.say(Accepted(nonce, table.number))
        here.house.proposal_changed(table)
        return
    if proposal.kind == "go-on":
        await here.house.go_on(table, proposal.seat, nonce)
    elif proposal.kind == "close":
        await here.house.close_table(table)
    else:
        number = proposal.number
        await here.house.go_back(table, proposal.seat, proposal.target, nonce, lambda: _same(table, number))
    here.say(Accepted(nonce, table.number))
    here.house.changed(table)


async def _hint(here: Socket, table: OpenTable, frame: Hint) -> None:
    async with here.house.at(table):
        await _present(here, table, frame.number)
        table.check_turn(frame.seat, frame.number, by_bot=False)
        question = Move(table.log(), HINTS, "hint")
    key = await here.house.thinkers.ask(question, table.id)
    here.say(Hinted(frame.id, frame.number, frame.seat, key))


async def _hold(here: Socket, table: OpenTable, frame: Hold) -> None:
    checked_bot(frame.bot)
    async with here.house.at(table):
        if not here.seats or not 0 <= frame.seat < len(table.seats):
            raise Refused("why-not-your-seat", {"seat": frame.seat})
        if frame.seat not in here.seats:
            await here.house.look_who_is_here(table)

        def held() -> SeatRow:
            here.check(table)
            if table.row.state != PLAYING:
                raise Refused("why-not-started" if table.row.state == GATHERING else "why-game-over")
            chair = table.seats[frame.seat]
            if frame.seat not in here.seats:
                check_away(here.house, table, chair)
            return msgspec.structs.replace(chair, held=True, bot=frame.bot)

        await here.house.change_seat(table, held)
        here.say(Accepted(frame.id, table.number))
        here.house.push(table)
    here.house.drive(table)


async def _back(here: Socket, table: OpenTable, frame: Back) -> None:
    async with here.house.at(table):
        if table.seats[frame.seat].held:
            await _give_back(here, table, frame.seat)
        here.say(Accepted(frame.id, table.number))
        here.house.push(table)


async def _give_back(here: Socket, table: OpenTable, seat: int) -> None:
    def given_back() -> SeatRow:
        here.check(table)
        return msgspec.structs.replace(table.seats[seat], held=False, bot="")

    await here.house.change_seat(table, given_back)


LEFT_TO = "greedy"
"""The bot that goes on for whoever leaves."""


async def _leave(here: Socket, table: OpenTable, frame: Leave) -> None:
    """The seat is nobody's now. In a game that is on a bot plays it until the host has found somebody."""
    async with here.house.at(table):

        def left() -> Changed:
            here.check(table)
            if table.is_final:
                raise Refused("why-game-over")
            chair = msgspec.structs.replace(table.seats[frame.seat], kind="invited", claimed=False, secret="")
            if table.row.state == PLAYING:
                chair = msgspec.structs.replace(chair, held=True, bot=LEFT_TO)
            return table.row, [chair]

        name = table.seats[frame.seat].name
        await here.house.change(table, left)
        here.say(Accepted(frame.id, table.number))
        here.house.table_changed(table)
        if table.row.state == PLAYING:
            await here.house.announce(table, Say("house-seat-left", {"name": name}))
    here.house.drive(table)


async def _chat(here: Socket, table: OpenTable, frame: Chat) -> None:
    text = clean(frame.text, 500, "why-bad-chat")
    if not text:
        raise Refused("why-bad-chat", {"most": 500})
    here.check(table)
    row, new = await here.house.store.add_chat(table.id, frame.seat, text, frame.id)
    if row.text != text:
        raise Refused("why-id-used", {"id": frame.id})
    here.say(Accepted(frame.id, table.number, again=not new))
    if new:
        here.house.chatted(table, chat_line(row))
