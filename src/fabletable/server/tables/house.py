"""The house where the tables stand: opens them from the database, lets people and bots decide, tells everyone."""

from __future__ import annotations

import asyncio
import logging
import re
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from time import monotonic, time
from typing import Any, TypeAlias, TypeVar

import msgspec
from litestar.channels import ChannelsPlugin

from fabletable.kernel import Refused, RuleCrash, Say
from fabletable.server import measures
from fabletable.server.doors.guard import Doors, asked_from
from fabletable.server.doors.ledger import neighbourhood
from fabletable.server.messages import (
    ChatLine,
    Chatted,
    Proposal,
    ProposalKind,
    Proposed,
    SeatInfo,
    TableChanged,
    TableInfo,
    TableState,
    Visibility,
)
from fabletable.server.news.post import PRESENCE_SECONDS, News, Post
from fabletable.server.settings import Settings
from fabletable.server.store import CHOOSE, ChatRow, Entry, Listed, ProposalRow, SeatRow, Store, TableRow
from fabletable.server.tables import fairness
from fabletable.server.tables.open_table import (
    CLOSED,
    GATHERING,
    OVER,
    PLAYING,
    OpenTable,
    Overtaken,
    Played,
    decisions_of,
    kept_result,
    stop_words,
)
from fabletable.server.tables.reports import crashed
from fabletable.server.tables.share import Share
from fabletable.server.thinkers import Move, Thinkers

T = TypeVar("T")

_log = logging.getLogger(__name__)
_encoder = msgspec.json.Encoder()

_ID = re.compile(r"[0-9a-z]{10}")

RETRY_SECONDS = 5.0
_NOT_NOW = ("why-busy", "why-server-stops")
WATCH_SECONDS = 1.0
"""So often the tables that are open here are compared with the database, should news of them be lost."""
BOTS_SHARE = 0.2
"""Of this process's time so much may go into showing what bots did; where it is short, bots wait and not people."""
BOTS_AT_ONCE = 2
"""So many of their decisions are stored and shown at a time, so that a person waits behind two of them at most."""
UNUSED_SECONDS = 5.0
MOST_TRIES = 20
"""So often somebody may be faster before a change is given up."""
THE_HOUSE = -1
"""The seat of what nobody at the table says."""

Changed: TypeAlias = tuple[TableRow, Sequence[SeatRow]]


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
        self._bots_turn = asyncio.Semaphore(BOTS_AT_ONCE)
        self._bots_share = Share(BOTS_SHARE)
        self.keepers: list[Callable[[House, OpenTable], Awaitable[object]]] = []
        """What is to be kept for good of every game that ends."""

    # --- opening and closing the house ---

    async def open_doors(self) -> None:
        # A bot that thinks in its thread hands over soon when somebody else has something to say.
        sys.setswitchinterval(0.001)
        self._start(self.post.carry())
        self._start(self.post.listen(self._hear))
        self._start(self._tidy())
        self._start(self._watch())

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
        """Setting up a table or playing its log again, off the event loop."""
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

    async def rows(self, table_id: str) -> tuple[TableRow, list[SeatRow]]:
        """What the database has of a table and its seats right now."""
        found = await self.store.table(table_id) if _ID.fullmatch(table_id) else None
        if found is None:
            raise Refused("why-no-such-table", {"table": table_id[:40]})
        return found

    async def look_up(self, table_id: str) -> Played:
        """The table as its log tells it, to look back at; it need not be opened for that."""
        if table_id in self.tables_open or not _ID.fullmatch(table_id):
            return await self.find(table_id)
        found = await self.rows(table_id)
        entries = await self.store.entries(table_id)
        played = Played(*found, decisions_of(entries))
        if any(entry.rules != played.rules for entry in entries) or played.row.rules != played.rules:
            # Other rules may tell another story; how far it is the same is found out by opening it.
            return await self.find(table_id)
        return played

    async def _open_from_store(self, table_id: str) -> OpenTable:
        found = await self.rows(table_id)
        table = OpenTable(*found, await self.store.proposal(table_id))
        entries = await self.store.entries(table_id)
        if entries:
            await self.in_background(lambda: table.replay(entries))
        await self._mind_the_rules(table)
        self._place(table)
        self.drive(table)
        return table

    async def _mind_the_rules(self, table: OpenTable) -> None:
        """Where the rules part with the log people are asked; bots among themselves go on by the new ones."""
        if table.stop is None:
            return
        _log.warning("the rules part with a log", extra={"table": table.id, "number": table.stop.number})
        if table.match is not None and table.row.state == PLAYING and all(chair.kind == "bot" for chair in table.seats):
            await self.write(table, table.take_on(0, ""))

    def add(self, row: TableRow, seats: list[SeatRow]) -> OpenTable:
        table = OpenTable(row, seats)
        self._place(table)
        return table

    def _place(self, table: OpenTable) -> None:
        """It stands here now. Memory is bounded, for each address and for all of them."""
        table.opened_by = neighbourhood(asked_from.get())
        self.tables_open[table.id] = table
        every = list(self.tables_open.values())
        theirs = [each for each in every if each.opened_by == table.opened_by]
        self._make_room(theirs, self.settings.limits.open_tables_per_address)
        self._make_room(every, self.settings.limits.open_tables)
        measures.open_tables.set(len(self.tables_open))

    async def remove(self, table: OpenTable, check: Callable[[], None]) -> None:
        """Under the table's lock; ``check`` refuses where it may not be."""
        for _ in range(MOST_TRIES):
            check()
            if await self.store.remove_table(table.row):
                self._gone(table)
                self.post.tell(News("removed", table=table.id))
                return
            await self.reread(table)
        raise Refused("why-late", {"number": table.number})

    def _gone(self, table: OpenTable) -> None:
        self.tables_open.pop(table.id, None)
        if table.driver is not None:
            table.driver.cancel()
        for socket in list(table.sockets):
            socket.close(4404, "why-no-such-table")

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(PRESENCE_SECONDS)
            idle = monotonic() - self.settings.limits.idle_seconds
            for table in [table for table in self.tables_open.values() if table.used < idle]:
                self._put_away(table)
            for table in [table for table in self.tables_open.values() if table.sockets]:
                self._announce(table)
            if self.post.has_others:
                await self._write_down_who_is_here()

    async def _write_down_who_is_here(self) -> None:
        """Presence is told by the post, which can be lost; who may take a seat from whom is read from the database."""
        here = [(table.id, seat) for table in self.tables_open.values() for seat in self._online_here(table)]
        try:
            await self.store.saw(here, int(time()))
        except Exception:  # noqa: BLE001 the next time may succeed
            _log.exception("could not write down who is here")

    # --- watching the versions ---

    async def _watch(self) -> None:
        """News can be lost; the versions in the database are not."""
        while True:
            await asyncio.sleep(WATCH_SECONDS)
            try:
                await self._look_around()
            except Exception as broken:  # noqa: BLE001 the next look may succeed
                _log.warning("could not look at the tables: %s", type(broken).__name__)

    async def _look_around(self) -> None:
        """One query for all open tables; those that are behind read what they have missed."""
        known = [table for table in self.tables_open.values() if not table.lock.locked()]
        found = await self.store.versions([table.id for table in known])
        for table in known:
            if self.tables_open.get(table.id) is not table or table.lock.locked():
                continue
            if table.id not in found:
                self._gone(table)
                continue
            version, number = found[table.id]
            behind = version > table.row.version or number > table.number
            if behind and not self._let_go(table):
                self._start(self._repair(table))

    async def _repair(self, table: OpenTable) -> None:
        try:
            await self._hear_table(table)
        except Refused:
            return
        except Exception:  # noqa: BLE001 the next look may succeed
            _log.exception("could not follow a table", extra={"table": table.id})

    def _make_room(self, tables: list[OpenTable], most: int) -> None:
        """The tables longest unused go back to the database first."""
        excess = len(tables) - most
        for table in sorted(tables, key=lambda table: table.used) if excess > 0 else []:
            excess -= self._put_away(table)
            if excess <= 0:
                return

    def _put_away(self, table: OpenTable) -> bool:
        """False while it is in use."""
        if table.sockets or table.lock.locked() or (table.driver is not None and not table.driver.done()):
            return False
        self.tables_open.pop(table.id, None)
        self.post.forget(table.id)
        measures.open_tables.set(len(self.tables_open))
        return True

    def _let_go(self, table: OpenTable) -> bool:
        """Something happened elsewhere at a table that nobody here looks at: whoever comes next reads it anew, which
        costs less than to follow every decision. Not while somebody may be on the way from finding it to using it."""
        return monotonic() - table.used > UNUSED_SECONDS and self._put_away(table)

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
        """Under the table's lock: read what other processes have decided, and show it to everyone here."""
        if not table.sure:
            await self.reread(table)
            return
        before = table.number
        await self._follow(table)
        if table.number != before:
            self.push(table)

    async def _follow(self, table: OpenTable) -> None:
        if table.match is None:
            return
        for entry in await self.store.entries(table.id, table.number):
            if not table.follow(entry):
                await self._read_anew(table)
                break
        if table.being_played.over and table.stop is None and table.row.state != OVER:
            # The result is what was stored when the game ended, so the row is read, not computed.
            await self._read_row(table)

    async def _read_anew(self, table: OpenTable) -> None:
        """This copy may be wrong; the log is not."""
        await self._read_row(table)
        table.begin()
        entries = await self.store.entries(table.id)
        if entries:
            table.replay(entries)
        await self._mind_the_rules(table)
        for socket in table.sockets:
            socket.story.clear()

    async def _read_row(self, table: OpenTable) -> None:
        found = await self.store.table(table.id)
        if found is None:
            self._gone(table)
            raise Refused("why-no-such-table", {"table": table.id})
        begun = found[0].state != GATHERING and table.match is None
        table.row, table.seats = found
        table.proposal = await self.store.proposal(table.id)
        if begun:
            table.begin()
        table.settle()

    async def reread(self, table: OpenTable) -> None:
        """Under the table's lock: somebody else has changed it. Everyone here sees the present; whoever lost a seat
        meanwhile loses sight of it."""
        proposal = table.proposal
        if table.sure:
            await self._read_row(table)
            await self._follow(table)
        else:
            await self._read_anew(table)
        self._send_away(table)
        self.push_table(table)
        self.push(table)
        if table.proposal != proposal:
            self.push_frame(table, Proposed(self.proposal_info(table)))

    async def refresh(self, table: OpenTable) -> bool:
        """Under the table's lock: whether another process has changed it, and what it is now."""
        found = (await self.store.versions([table.id])).get(table.id)
        if found is not None and found[0] <= table.row.version and found[1] <= table.number:
            return False
        await self.reread(table)
        return True

    def _send_away(self, table: OpenTable) -> None:
        """A seat is its secret: sockets whose secret was withdrawn are closed."""
        for socket in list(table.sockets):
            if not socket.holds_still(table):
                socket.close(4401, "why-wrong-secret")

    # --- changing tables and seats ---

    async def change(self, table: OpenTable, decide: Callable[[], Changed]) -> None:
        """Under the table's lock: compare and set. ``decide`` says from what is known what the table and some seats
        become, or refuses. If somebody else was faster it decides anew, from what they have left."""
        for _ in range(MOST_TRIES):
            try:
                row, chairs = decide()
            except Refused:
                # Nobody is turned away for what was true a moment ago.
                if await self.refresh(table):
                    continue
                raise
            try:
                done = await self.store.change(row, chairs)
            except BaseException:
                table.sure = False
                raise
            if done:
                table.row = msgspec.structs.replace(row, version=row.version + 1)
                for chair in chairs:
                    table.seats[chair.seat] = msgspec.structs.replace(chair, version=chair.version + 1)
                if table.match is None and table.row.state != GATHERING:
                    table.begin()
                table.settle()
                return
            await self.reread(table)
        raise Refused("why-late", {"number": table.number})

    async def change_seat(self, table: OpenTable, decide: Callable[[], SeatRow]) -> None:
        """The same for one seat, and everyone sees it."""
        await self.change(table, lambda: (table.row, [decide()]))
        self.table_changed(table)

    async def write(self, table: OpenTable, entry: Entry) -> bool:
        """Under the table's lock: commit what was just done on the copy, or take it back and catch up. False when the
        table had changed: whether the same may still be done is to be looked at anew."""
        row = table.after(entry)
        turns = entry.kind != CHOOSE or row.state != table.row.state
        try:
            done = await (self.store.turn(row, entry) if turns else self.store.append(row, entry))
        except BaseException:
            # Perhaps it was written, perhaps not: whoever comes next reads the log.
            table.sure = False
            raise
        if done == "written":
            if turns:
                row = msgspec.structs.replace(row, version=row.version + 1)
            table.written(entry, row)
            return True
        table.abandon()
        if done == "changed":
            await self.reread(table)
            return False
        await self.catch_up(table)
        raise Refused("why-late", {"number": table.number})

    async def _written(self, table: OpenTable, make: Callable[[], Entry]) -> None:
        for _ in range(MOST_TRIES):
            if await self.write(table, make()):
                return
        raise Refused("why-late", {"number": table.number})

    # --- deciding ---

    async def choose(
        self,
        table: OpenTable,
        seat: int,
        number: int,
        key: str,
        nonce: str = "",
        allowed: Callable[[], None] | None = None,
    ) -> None:
        """Under the table's lock: check, commit. Refused or RuleCrash leave everything as it was. Without ``allowed``,
        which refuses who no longer sits there, it is a bot that decides."""
        if number > table.number:
            await self.catch_up(table)

        def make() -> Entry:
            if allowed is not None:
                allowed()
            table.check_turn(seat, number, by_bot=allowed is None)
            return table.take(seat, key, nonce)

        await self._written(table, make)
        measures.decisions.labels(table.row.game, "bot" if allowed is None else "person").inc()

    async def go_back(self, table: OpenTable, seat: int, to: int, nonce: str, allowed: Callable[[], None]) -> None:
        """Under the table's lock; ``allowed`` refuses when it may not be any more."""

        def make() -> Entry:
            allowed()
            table.check_open()
            return table.take_back(seat, to, nonce)

        await self._written(table, make)

    async def go_on(self, table: OpenTable, seat: int, nonce: str) -> None:
        """Under the table's lock: from where its rules part with its log, by the present ones."""

        def make() -> Entry:
            if table.stop is None or table.is_final:
                raise Refused("why-not-stopped")
            if table.match is None:
                raise Refused("why-rules-stop", stop_words(table.stop))
            return table.take_on(seat, nonce)

        await self._written(table, make)

    async def close_table(self, table: OpenTable) -> None:
        """Under the table's lock: a table that has stopped is played no more."""

        def decide() -> Changed:
            if table.stop is None or table.is_final:
                raise Refused("why-not-stopped")
            return msgspec.structs.replace(table.row, state=CLOSED), []

        await self.change(table, decide)
        table.proposal = None
        self.push_frame(table, Proposed(None))
        self.table_changed(table)
        self.push(table)

    async def propose(self, table: OpenTable, proposal: ProposalRow | None) -> bool:
        """Under the table's lock: this is proposed now, or nothing. False when the table had changed meanwhile."""
        if proposal is not None:
            proposal.id = proposal.id or table.row.version + 1
        if not await self.store.propose(table.row, proposal):
            await self.reread(table)
            return False
        table.row.version += 1
        table.proposal = proposal
        return True

    def changed(self, table: OpenTable) -> None:
        """Still under the lock, after a commit: all here see it, other processes hear of it, the bots go on."""
        table.used = monotonic()
        self.push(table)
        self.post.tell(News("log", table=table.id))
        self.drive(table)
        if table.row.state == OVER:
            self._start(self._keep(table))

    async def _keep(self, table: OpenTable) -> None:
        """What is worth keeping of a game that has just ended, while the rules are those it was played by."""
        for keeper in self.keepers:
            try:
                await keeper(self, table)
            except Exception:  # noqa: BLE001 whoever asks for it later has it made then
                _log.exception("could not keep something of a finished game", extra={"table": table.id})

    # --- bots ---

    def drive(self, table: OpenTable) -> None:
        """See to it that bots decide when it is their turn; among themselves only while somebody watches."""
        if table.bots_play_on and (table.driver is None or table.driver.done()):
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
            if bot is None or turn is None or not table.bots_play_on:
                return False
        broken: dict[str, RuleCrash | Refused] = {}
        while True:
            try:
                key = await self._think(table, bot, number, f"{table.row.seed}/{turn}/{number}", broken)
            except Overtaken:
                return True
            if key is None:
                self._give_up(table, list(broken.values()))
                return False
            try:
                async with self._bots_turn:
                    await self._bots_share.wait()
                    async with self.at(table):
                        await self.choose(table, turn, number, key)
                        with self._bots_share.spending():
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
                key = await table.think(self.thinkers.ask(Move(table.log(), bot, luck), table.id))
                measures.thought.labels(bot).observe(monotonic() - begun)
                return key
            except Overtaken:
                raise
            except Exception as no:
                if isinstance(no, Refused) and no.code in _NOT_NOW:
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
        table.mind_the_present()
        made: dict[tuple[int | None, int], tuple[bytes, int]] = {}
        for socket in list(table.sockets):
            socket.send_views(table, made)
        proposal = table.proposal
        if proposal is not None and proposal.number != table.number:
            table.proposal = None
            self.push_frame(table, Proposed(None))
        if table.is_final or table.last_back == table.number:
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
        self._send_away(table)
        self.push_table(table)
        self.post.tell(News("table", table=table.id))

    def chatted(self, table: OpenTable, line: ChatLine) -> None:
        self.push_frame(table, Chatted(line))
        self.post.tell(News("chat", table=table.id, line=line))

    async def announce(self, table: OpenTable, say: Say) -> None:
        """What happened to a seat in the middle of a game everyone can read afterwards."""
        row, _ = await self.store.add_chat(table.id, THE_HOUSE, msgspec.json.encode(say).decode(), None)
        self.chatted(table, chat_line(row))

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
            await self._look_around()
            return
        table = self.tables_open.get(news.table)
        if table is None or (news.what in ("log", "table", "proposal") and self._let_go(table)):
            return
        if news.what == "log":
            await self._hear_log(table)
        elif news.what == "table":
            await self._hear_table(table)
        elif news.what == "chat" and news.line is not None:
            self.push_frame(table, Chatted(news.line))
        elif news.what == "proposal":
            await self._hear_table(table)
            if news.declined is not None:
                self.push_frame(table, Proposed(self.proposal_info(table), news.declined))
        elif news.what == "presence":
            self.post.note_presence(news)
            for seat in news.seats:
                table.last_here[seat] = monotonic()
            self.push_table(table)
        elif news.what == "removed":
            self._gone(table)

    async def _hear_log(self, table: OpenTable) -> None:
        async with self.at(table):
            await self.catch_up(table)
        self.drive(table)

    async def _hear_table(self, table: OpenTable) -> None:
        async with self.at(table):
            await self.reread(table)
        self.drive(table)

    # --- what everyone may know of a table ---

    def info(self, table: OpenTable) -> TableInfo:
        online = self.online(table)
        row = table.row
        return TableInfo(
            id=row.id,
            game=row.game,
            rules=row.rules,
            options=row.options,
            visibility=visibility_of(row),
            state=state_of(row),
            seats=[_seat_info(chair, chair.seat in online, self.away(table, chair.seat)) for chair in table.seats],
            number=table.number,
            turn=table.turn,
            spectators=_watching(table) + sum(news.spectators for news in self.post.present_elsewhere(table.id)),
            created=row.created,
            touched=table.touched,
            commitment=fairness.seal(row.secret),
            grace=row.grace,
            result=table.result,
            stop=table.stop,
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
            rules=row.rules,
            options=row.options,
            visibility=visibility_of(row),
            state=state_of(row),
            seats=[_seat_info(chair, False, None) for chair in found.seats],
            number=found.number,
            turn=None,
            spectators=0,
            created=row.created,
            touched=found.touched,
            commitment=fairness.seal(row.secret),
            grace=row.grace,
            result=kept_result(row),
        )

    def online(self, table: OpenTable) -> set[int]:
        """The seats whose players are connected, to this process or another."""
        return {
            *self._online_here(table),
            *(seat for news in self.post.present_elsewhere(table.id) for seat in news.seats),
        }

    def _online_here(self, table: OpenTable) -> list[int]:
        return sorted({seat for socket in table.sockets for seat in socket.seats})

    def away(self, table: OpenTable, seat: int) -> int | None:
        """For how many seconds this seat's person has been gone; None when they are here, or nobody sits there."""
        chair = table.seats[seat]
        if chair.kind == "bot" or not chair.claimed:
            return None
        if seat in self.online(table):
            table.last_here[seat] = monotonic()
            return None
        unseen = min(monotonic() - table.last_here[seat], time() - chair.seen)
        return max(0, int(unseen))

    async def look_who_is_here(self, table: OpenTable) -> None:
        """Before a seat is given to somebody else: a process whose news is lost may have its person."""
        found = await self.store.table(table.id) if self.post.has_others else None
        for chair in [] if found is None else found[1]:
            table.seats[chair.seat].seen = max(chair.seen, table.seats[chair.seat].seen)

    def proposal_info(self, table: OpenTable) -> Proposal | None:
        proposal = table.proposal
        if proposal is None or proposal.number != table.number or table.is_final:
            return None
        waiting = waited_for(table, proposal)
        kind = proposal_kind(proposal)
        return Proposal(proposal.number, proposal.seat, proposal.target, proposal.agreed, waiting, kind, proposal.id)


def visibility_of(row: TableRow) -> Visibility:
    return "public" if row.visibility == "public" else "link"


_STATES: dict[str, TableState] = {GATHERING: "gathering", PLAYING: "playing", OVER: "over", CLOSED: "closed"}


def state_of(row: TableRow) -> TableState:
    return _STATES[row.state]


def proposal_kind(proposal: ProposalRow) -> ProposalKind:
    return "go-on" if proposal.kind == "go-on" else "close" if proposal.kind == "close" else "back"


def waited_for(table: OpenTable, proposal: ProposalRow) -> list[int]:
    """Everyone who sits here has to agree; whoever left a bot in charge has not."""
    people = [chair.seat for chair in table.seats if chair.kind != "bot" and chair.claimed]
    return [seat for seat in people if seat not in proposal.agreed]


def chat_line(row: ChatRow) -> ChatLine:
    if row.seat == THE_HOUSE:
        return ChatLine(row.id, row.seat, "", row.at, msgspec.json.decode(row.text, type=Say))
    return ChatLine(row.id, row.seat, row.text, row.at)


def _seat_info(chair: SeatRow, online: bool, away: int | None) -> SeatInfo:
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
        away=away,
        version=chair.version,
    )


def _watching(table: OpenTable) -> int:
    return sum(1 for socket in table.sockets if not socket.seats)
