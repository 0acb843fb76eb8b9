"""The house where the tables stand: opens them from the database, lets people and bots decide, tells everyone."""

from __future__ import annotations

import asyncio
import logging
import re
import sys
from collections.abc import AsyncIterator, Callable, Collection, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from time import monotonic
from typing import Any, TypeVar

import msgspec
from litestar.channels import ChannelsPlugin

from fabletable.kernel import Refused, RuleCrash
from fabletable.server import fairness, measures
from fabletable.server.doors import Doors
from fabletable.server.messages import (
    ChatLine,
    Chatted,
    Proposal,
    Proposed,
    ResultInfo,
    SeatInfo,
    TableChanged,
    TableInfo,
    TableState,
    Visibility,
)
from fabletable.server.play import OpenTable, Played, decisions_of
from fabletable.server.post import PRESENCE_SECONDS, News, Post
from fabletable.server.reports import crashed
from fabletable.server.settings import Settings
from fabletable.server.store import Entry, Listed, ProposalRow, SeatRow, Store, TableRow
from fabletable.server.thinkers import Move, Thinkers

T = TypeVar("T")

_log = logging.getLogger(__name__)
_encoder = msgspec.json.Encoder()

_ID = re.compile(r"[0-9a-z]{10}")

RETRY_SECONDS = 5.0


class House:
    def __init__(self, settings: Settings, store: Store, channels: ChannelsPlugin) -> None:
        self.settings = settings
        self.store = store
        self.doors = Doors(settings)
        self.post = Post(settings, channels)
        self.thinkers = Thinkers(settings.thinkers)
        self.tables_open: dict[str, OpenTable] = {}
        self._opening: dict[str, asyncio.Task[OpenTable]] = {}
        self._readers = ThreadPoolExecutor(1, thread_name_prefix="replay")
        self._tasks: set[asyncio.Task[Any]] = set()

    # --- opening and closing the house ---

    async def open_doors(self) -> None:
        # A bot that thinks in its thread hands over soon when somebody else has something to say.
        sys.setswitchinterval(0.001)
        self._start(self.post.carry())
        self._start(self.post.listen(self._hear))
        self._start(self._tidy())

    async def close_doors(self) -> None:
        for table in list(self.tables_open.values()):
            for socket in list(table.sockets):
                socket.close(4503, "why-server-stops")
        running = [*self._tasks, *(table.driver for table in self.tables_open.values() if table.driver is not None)]
        for task in running:
            task.cancel()
        if running:
            await asyncio.wait(running, timeout=5)
        await self.thinkers.stop()
        self._readers.shutdown(wait=False, cancel_futures=True)
        await self.store.close()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def in_background(self, work: Callable[[], T]) -> T:
        """Playing a long log again to open a table, off the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, work)

    # --- finding a table ---

    async def find(self, table_id: str) -> OpenTable:
        """The open table, opened now if need be; refused when there is none."""
        table = self.tables_open.get(table_id)
        if table is None and not _ID.fullmatch(table_id):
            raise Refused("why-no-such-table", {"table": table_id[:40]})
        if table is None:
            task = self._opening.get(table_id)
            if task is None:
                task = asyncio.get_running_loop().create_task(self._open_from_store(table_id))
                self._opening[table_id] = task
                task.add_done_callback(lambda _: self._opening.pop(table_id, None))
            table = await asyncio.shield(task)
        table.used = monotonic()
        return table

    async def look_up(self, table_id: str) -> Played:
        """The table as its log tells it, to look back at; it need not be opened for that."""
        if table_id in self.tables_open or not _ID.fullmatch(table_id):
            return await self.find(table_id)
        found = await self.store.table(table_id)
        if found is None:
            raise Refused("why-no-such-table", {"table": table_id})
        return Played(*found, decisions_of(await self.store.entries(table_id)))

    async def _open_from_store(self, table_id: str) -> OpenTable:
        found = await self.store.table(table_id)
        if found is None:
            raise Refused("why-no-such-table", {"table": table_id})
        table = OpenTable(*found, await self.store.proposal(table_id))
        entries = await self.store.entries(table_id)
        if entries and not await self.in_background(lambda: table.replay(entries)):
            await self._mend(table)
        self.tables_open[table_id] = table
        measures.open_tables.set(len(self.tables_open))
        self._make_room()
        self.drive(table)
        return table

    async def _mend(self, table: OpenTable) -> None:
        """The rules have changed since it was played: it goes on from the last decision that fits. Nothing is erased;
        the log says that it went back."""
        _log.warning("the rules part with a log", extra={"table": table.id, "number": table.decisions})
        await self.store.append(table.id, table.take_back(0, table.decisions, ""), *table.outcome())
        await self.catch_up(table)

    def add(self, row: TableRow, seats: list[SeatRow]) -> OpenTable:
        table = self.tables_open[row.id] = OpenTable(row, seats)
        measures.open_tables.set(len(self.tables_open))
        self._make_room()
        return table

    async def remove(self, table: OpenTable) -> None:
        await self.store.remove_table(table.id)
        self.tables_open.pop(table.id, None)
        for socket in list(table.sockets):
            socket.close(4404, "why-no-such-table")
        self.post.tell(News("removed", table=table.id))

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(PRESENCE_SECONDS)
            idle = monotonic() - self.settings.limits.idle_seconds
            for table in [table for table in self.tables_open.values() if table.used < idle]:
                self._put_away(table)
            for table in [table for table in self.tables_open.values() if table.sockets]:
                self._announce(table)
                if self.post.has_others:
                    await self._look_again(table)

    async def _look_again(self, table: OpenTable) -> None:
        """News can be lost; the log is not."""
        try:
            await self._hear_log(table)
        except Exception:  # noqa: BLE001 the next look may succeed
            _log.exception("could not look into the log", extra={"table": table.id})

    def _make_room(self) -> None:
        """Memory is bounded: the tables longest unused go back to the database first."""
        excess = len(self.tables_open) - self.settings.limits.open_tables
        if excess > 0:
            for table in sorted(self.tables_open.values(), key=lambda table: table.used)[:excess]:
                self._put_away(table)

    def _put_away(self, table: OpenTable) -> None:
        if table.sockets or table.lock.locked() or (table.driver is not None and not table.driver.done()):
            return
        self.tables_open.pop(table.id, None)
        self.post.forget(table.id)
        measures.open_tables.set(len(self.tables_open))

    # --- catching up with the log ---

    @asynccontextmanager
    async def at(self, table: OpenTable) -> AsyncIterator[None]:
        """One at a time at each table, and only where it is sure what the database has."""
        async with table.lock:
            if self.tables_open.get(table.id) is not table:
                # It was put away, or removed, between being found and being locked.
                raise Refused("why-late", {"number": table.number})
            if not table.sure:
                await self.catch_up(table)
            yield

    async def catch_up(self, table: OpenTable) -> None:
        """Under the table's lock: read what other processes have written, and show it to everyone here."""
        before = table.number
        if table.sure:
            for entry in await self.store.entries(table.id, table.number):
                table.follow(entry)
            self._refresh_state(table)
        else:
            await self._read_anew(table)
        if table.number != before:
            self.push(table)

    async def _read_anew(self, table: OpenTable) -> None:
        """Nobody knows whether the last write went through; the log does."""
        found = await self.store.table(table.id)
        if found is None:
            raise Refused("why-no-such-table", {"table": table.id})
        table.row, table.seats = found
        table.begin()
        if not table.replay(await self.store.entries(table.id)):
            await self._mend(table)
        for socket in table.sockets:
            socket.story.clear()

    def _refresh_state(self, table: OpenTable) -> None:
        if table.match is not None:
            table.row.state, table.row.result = table.outcome()

    async def write(self, table: OpenTable, entry: Entry) -> None:
        """Under the table's lock: commit what was just done on the copy, or take it back and catch up."""
        try:
            stored = await self.store.append(table.id, entry, *table.outcome())
        except BaseException:
            # Perhaps it was written, perhaps not: whoever comes next reads the log.
            table.sure = False
            raise
        if stored:
            table.written(entry)
            return
        table.abandon()
        await self.catch_up(table)
        raise Refused("why-late", {"number": table.number})

    # --- deciding ---

    async def choose(self, table: OpenTable, seat: int, number: int, key: str, nonce: str, *, by_bot: bool) -> None:
        """Under the table's lock: check, commit. Refused or RuleCrash leave everything as it was."""
        if number > table.number:
            await self.catch_up(table)
        table.check_turn(seat, number, by_bot=by_bot)
        await self.write(table, table.take(seat, key, nonce))
        measures.decisions.labels(table.row.game, "bot" if by_bot else "person").inc()

    async def go_back(self, table: OpenTable, seat: int, to: int, nonce: str) -> None:
        """Under the table's lock."""
        await self.write(table, table.take_back(seat, to, nonce))

    def changed(self, table: OpenTable) -> None:
        """Still under the lock, after a commit: all here see it, other processes hear of it, the bots go on."""
        table.used = monotonic()
        self.push(table)
        self.post.tell(News("log", table=table.id))
        self.drive(table)

    # --- bots ---

    def drive(self, table: OpenTable) -> None:
        """See to it that bots decide when it is their turn."""
        if table.bot_to_decide is not None and (table.driver is None or table.driver.done()):
            table.driver = asyncio.get_running_loop().create_task(self._drive(table))

    async def _drive(self, table: OpenTable) -> None:
        """Let bots decide until it is a person's turn or the game is over."""
        try:
            while await self._bot_decides(table):
                pass
        except asyncio.CancelledError:
            raise
        except Exception:  # noqa: BLE001 one table must not stop the others
            _log.exception("a bot could not go on", extra={"table": table.id})
            asyncio.get_running_loop().call_later(RETRY_SECONDS, self.drive, table)

    async def _bot_decides(self, table: OpenTable) -> bool:
        """One decision of a bot; False when none is asked, or none of its choices works."""
        async with self.at(table):
            bot, number, turn = table.bot_to_decide, table.number, table.turn
            if bot is None or turn is None:
                return False
        broken: dict[str, RuleCrash | Refused] = {}
        while True:
            key = await self._think(table, bot, number, f"{table.row.seed}/{turn}/{number}", broken)
            if key is None:
                self._give_up(table, list(broken.values()))
                return False
            try:
                async with self.at(table):
                    await self.choose(table, turn, number, key, "", by_bot=True)
                    self.changed(table)
                    return True
            except RuleCrash as crash:
                broken[key] = crash
                self.report(table, crash)
            except Refused as no:
                # Somebody was faster: another process, or the player who came back.
                if (table.number, table.bot_to_decide) != (number, bot):
                    return True
                broken[key] = no

    async def _think(self, table: OpenTable, bot: str, number: int, luck: str, broken: Collection[str]) -> str | None:
        """What the bot chooses; where thinking or choosing breaks a rule, the first choice that has not broken yet."""
        if not broken:
            begun = monotonic()
            try:
                key = await self.thinkers.ask(Move(table.log(), bot, luck), table.id)
                measures.thought.labels(bot).observe(monotonic() - begun)
                return key
            except Exception as broken_thought:
                if isinstance(broken_thought, Refused) and broken_thought.code in ("why-busy", "why-server-stops"):
                    raise
                _log.exception("a bot failed to decide", extra={"table": table.id, "number": number})
        decision = table.being_played.decision
        keys = [] if decision is None else [option.key for option in decision.options]
        return next((key for key in keys if key not in broken), None)

    def _give_up(self, table: OpenTable, broken: list[RuleCrash | Refused]) -> None:
        """Every choice of a bot breaks a rule: the people are told, and may take something back."""
        crash = next((each for each in broken if isinstance(each, RuleCrash)), None)
        if crash is not None:
            self.push_frame(table, crashed(table, "", [], crash))

    def report(self, table: OpenTable, crash: RuleCrash) -> None:
        """A rule broke: the log of the server says where, with everything but secrets."""
        measures.crashes.labels(table.row.game).inc()
        _log.error(
            "a rule broke",
            extra={"table": table.id, "game": table.row.game, "number": table.number, "ask": crash.ask},
            exc_info=crash.__cause__ or crash,
        )

    # --- telling everyone ---

    def push(self, table: OpenTable) -> None:
        """To each socket its own views; sockets that see the same share the same bytes."""
        if table.match is None:
            return
        made: dict[tuple[int | None, int], tuple[bytes, int]] = {}
        for socket in list(table.sockets):
            socket.send_views(table, made)
        proposal = table.proposal
        if proposal is not None and proposal.number != table.number:
            table.proposal = None
            self.push_frame(table, Proposed(None))
        if table.row.state == "over" or table.last_back == table.number:
            self.push_table(table)

    def push_table(self, table: OpenTable) -> None:
        self.push_frame(table, TableChanged(self.info(table)))

    def push_frame(self, table: OpenTable, frame: msgspec.Struct) -> None:
        if table.sockets:
            data = _encoder.encode(frame)
            for socket in list(table.sockets):
                socket.send(data)

    def table_changed(self, table: OpenTable) -> None:
        """Seats or state changed: everyone here and elsewhere sees the table anew."""
        self.push_table(table)
        self.post.tell(News("table", table=table.id))

    def chatted(self, table: OpenTable, line: ChatLine) -> None:
        self.push_frame(table, Chatted(line))
        self.post.tell(News("chat", table=table.id, line=line))

    def proposal_changed(self, table: OpenTable, declined: int | None = None) -> None:
        self.push_frame(table, Proposed(self.proposal_info(table), declined))
        self.post.tell(News("proposal", table=table.id, declined=declined))

    def presence_changed(self, table: OpenTable) -> None:
        self.push_table(table)
        self._announce(table)

    def _announce(self, table: OpenTable) -> None:
        self.post.tell(News("presence", table=table.id, seats=self._online_here(table), spectators=_watching(table)))

    async def _hear(self, news: News) -> None:
        if news.what == "missed":
            for each in list(self.tables_open.values()):
                await self._hear_log(each)
            return
        table = self.tables_open.get(news.table)
        if table is None:
            return
        if news.what == "log":
            await self._hear_log(table)
        elif news.what == "table":
            await self._hear_table(table)
        elif news.what == "chat" and news.line is not None:
            self.push_frame(table, Chatted(news.line))
        elif news.what == "proposal":
            table.proposal = await self.store.proposal(table.id)
            self.push_frame(table, Proposed(self.proposal_info(table), news.declined))
        elif news.what == "presence":
            self.post.note_presence(news)
            self.push_table(table)
        elif news.what == "removed":
            self.tables_open.pop(table.id, None)
            for socket in list(table.sockets):
                socket.close(4404, "why-no-such-table")

    async def _hear_log(self, table: OpenTable) -> None:
        async with self.at(table):
            await self.catch_up(table)
        self.drive(table)

    async def _hear_table(self, table: OpenTable) -> None:
        async with self.at(table):
            found = await self.store.table(table.id)
            if found is None:
                return
            begun = found[0].state != "gathering" and table.match is None
            table.row, table.seats = found
            if begun:
                table.begin()
            await self.catch_up(table)
            self.push_table(table)
            if begun:
                self.push(table)
        self.drive(table)

    # --- what everyone may know of a table ---

    def info(self, table: OpenTable) -> TableInfo:
        online = self.online(table)
        row = table.row
        return TableInfo(
            id=row.id,
            game=row.game,
            version=row.version,
            options=row.options,
            visibility=visibility_of(row),
            state=state_of(row),
            seats=[_seat_info(chair, chair.seat in online) for chair in table.seats],
            number=table.number,
            turn=table.turn,
            spectators=_watching(table) + sum(news.spectators for news in self.post.present_elsewhere(table.id)),
            created=row.created,
            touched=table.touched,
            commitment=fairness.seal(row.secret),
            result=table.result,
            notice=table.notice,
        )

    def listed(self, found: Listed) -> TableInfo:
        """The same of a table that need not be open; whose turn it is only an open one can tell."""
        table = self.tables_open.get(found.row.id)
        if table is not None:
            return self.info(table)
        row = found.row
        return TableInfo(
            id=row.id,
            game=row.game,
            version=row.version,
            options=row.options,
            visibility=visibility_of(row),
            state=state_of(row),
            seats=[_seat_info(chair, False) for chair in found.seats],
            number=found.number,
            turn=None,
            spectators=0,
            created=row.created,
            touched=found.touched,
            commitment=fairness.seal(row.secret),
            result=msgspec.json.decode(row.result, type=ResultInfo) if row.result else None,
        )

    def online(self, table: OpenTable) -> set[int]:
        """The seats whose players are connected, to this process or another."""
        return {
            *self._online_here(table),
            *(seat for news in self.post.present_elsewhere(table.id) for seat in news.seats),
        }

    def _online_here(self, table: OpenTable) -> list[int]:
        return sorted({seat for socket in table.sockets for seat in socket.seats})

    def proposal_info(self, table: OpenTable) -> Proposal | None:
        proposal = table.proposal
        if proposal is None or proposal.number != table.number:
            return None
        waiting = waited_for(table, proposal)
        return Proposal(proposal.number, proposal.seat, proposal.target, proposal.agreed, waiting)


def visibility_of(row: TableRow) -> Visibility:
    return "public" if row.visibility == "public" else "link"


def state_of(row: TableRow) -> TableState:
    return "gathering" if row.state == "gathering" else "over" if row.state == "over" else "playing"


def waited_for(table: OpenTable, proposal: ProposalRow) -> list[int]:
    """Bots agree; so does whoever is away and has left the seat to one."""
    return [chair.seat for chair in table.seats if not chair.by_bot and chair.seat not in proposal.agreed]


def _seat_info(chair: SeatRow, online: bool) -> SeatInfo:
    kind = chair.kind
    return SeatInfo(
        seat=chair.seat,
        kind="bot" if kind == "bot" else "here" if kind == "here" else "invited",
        name=chair.name,
        bot=chair.bot if chair.by_bot else "",
        claimed=chair.claimed,
        online=online or kind == "bot",
        held=chair.held,
        entropy=chair.entropy,
    )


def _watching(table: OpenTable) -> int:
    return sum(1 for socket in table.sockets if not socket.seats)
