"""The house: which tables stand open here, how they are taken out of the database and put back."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from time import monotonic
from typing import Any, TypeVar

from litestar.channels import ChannelsPlugin

from fabletable.coach import Review
from fabletable.kernel import Refused
from fabletable.kernel.ending import Epilogue
from fabletable.server import metrics
from fabletable.server.notifications.webhooks import Hooks
from fabletable.server.pubsub.peers import News, Post
from fabletable.server.reach import Reach
from fabletable.server.renewal import Renewal
from fabletable.server.settings import Settings
from fabletable.server.storage.notifications import Callings
from fabletable.server.storage.recipients import Recipients
from fabletable.server.storage.store import Store
from fabletable.server.workers.pool import Thinkers
from fabletable.table.audience.audience import LINE_LOST_SECONDS
from fabletable.table.audience.info import listed_info
from fabletable.table.audience.presence_log import PresenceLog
from fabletable.table.bots.driver import Bots
from fabletable.table.hints.reviews import ENDING, REVIEW, WorkedOut
from fabletable.table.jobs.jobs import Ended, Reviewed
from fabletable.table.messages.tables import TableInfo
from fabletable.table.open_table.keyring_cache import Rings
from fabletable.table.open_table.table import OpenTable, Place
from fabletable.table.ports.clock import Hours
from fabletable.table.records.archive import keep_finished
from fabletable.table.replica.played import OVER, Played, decisions_of
from fabletable.table.rows import Listed, SeatRow, TableRow, Whole

T = TypeVar("T")

_log = logging.getLogger(__name__)

_ID = re.compile(r"[0-9a-z]{10}")

UNUSED_SECONDS = 5.0

asked_from: ContextVar[str] = ContextVar("asked_from", default="")
"""The neighbourhood whose request or socket is being served."""


class House:
    def __init__(
        self,
        settings: Settings,
        store: Store,
        channels: ChannelsPlugin,
        hours: Hours | None = None,
        reach: Reach | None = None,
        sign: Callable[[bytes], bytes] | None = None,
    ) -> None:
        """``sign`` makes the signature of the house."""
        self.settings = settings
        self.reach = reach or Reach(settings)
        self.store = store
        self.hours = hours or Hours()
        self.hours.open()
        self.opened = self.hours.now()
        self.rings = Rings(store, settings.secrets)
        self.callings = Callings(store)
        self.recipients = Recipients(store)
        self.hooks = Hooks(inside=settings.hooks_inside, sign=sign, now=self.hours.now)
        self.presence = PresenceLog(store, self.hours)
        self.may_open: Callable[[str], bool] = lambda _: True
        """Whether this neighbourhood may have one more table taken out of the database."""
        self.minders: list[Callable[[OpenTable], None]] = []
        """Told of every table at which something has changed that time depends on."""
        self.renewal: Renewal | None = None
        """Where this process may begin anew when nobody needs it."""
        self.letters_out = 0
        """Letters on their way to the mail server."""
        self.post = Post(settings, channels)
        self.thinkers = Thinkers(settings.thinkers)
        self.bots = Bots(self.thinkers, self.changed)
        self.reviews = WorkedOut(store, self.thinkers, REVIEW, Reviewed, Review)
        self.endings = WorkedOut(store, self.thinkers, ENDING, Ended, Epilogue)
        self.tables_open: dict[str, OpenTable] = {}
        self._place = Place(
            store, self.post, self.thinkers, self.hours, self.rings, self.presence, self.opened, self.tables_open
        )
        self._opening: dict[str, asyncio.Task[OpenTable]] = {}
        self._readers = ThreadPoolExecutor(1, thread_name_prefix="replay")
        self._tasks: set[asyncio.Task[Any]] = set()
        self._writing: set[asyncio.Task[None]] = set()

    # --- the work that goes on in it ---

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Done beside everything else, until the house closes."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def write_down(self, work: Coroutine[Any, Any, None]) -> None:
        """The same, but the house does not close before it is done."""
        task = asyncio.get_running_loop().create_task(work)
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)

    async def in_background(self, work: Callable[[], T]) -> T:
        """Setting up a table or playing its log again, off the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, work)

    async def close(self) -> None:
        for table in list(self.tables_open.values()):
            table.everyone.close(4503, "why-server-stops")
        theirs = [task for table in self.tables_open.values() for task in (table.driver, table.reckoning.task)]
        if self._writing:
            await asyncio.wait(self._writing, timeout=5)
        running = [*self._tasks, *(task for task in theirs if task is not None)]
        for task in running:
            task.cancel()
        if running:
            await asyncio.wait(running, timeout=5)
        await self._note_closing()
        self.reviews.stop()
        self.endings.stop()
        await self.thinkers.stop()
        self.hooks.close()
        self._readers.shutdown(wait=False, cancel_futures=True)
        await self.store.close()

    async def _note_closing(self) -> None:
        """A house that closes in good order was open until now: only the time until it opens again is given back."""
        try:
            if not self.hours.is_in_gap:
                await self.store.looked(int(self.hours.now()))
        except Exception as no:  # noqa: BLE001 then time is given back since each table was last looked at
            _log.warning("could not note the time of closing: %s", type(no).__name__)

    @property
    def is_at_rest(self) -> bool:
        """Nobody would notice if this process ended: no table is open, nothing is thought about, being written or sent,
        and it was not opened to others, which its next beginning would not know."""
        at_work = self._opening or self._writing or self.thinkers.is_busy or self.hooks.is_busy or self.letters_out
        return not (self.tables_open or at_work or self.reach.is_open)

    # --- finding a table ---

    async def find(self, table_id: str) -> OpenTable:
        """The open table, opened now if need be; refused when there is none."""
        table = self.tables_open.get(table_id)
        if table is None:
            table = await asyncio.shield(self._being_opened(table_id))
        table.used = monotonic()
        await self.rings.be_sure()
        return table

    def _being_opened(self, table_id: str) -> asyncio.Task[OpenTable]:
        """However many ask for it at once, it is opened once."""
        task = self._opening.get(table_id)
        if task is None:
            _check_id(table_id)
            if asked_from.get() and not self.may_open(asked_from.get()):
                raise Refused("why-too-many")
            task = asyncio.get_running_loop().create_task(self._open(table_id))
            self._opening[table_id] = task
            task.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return task

    async def _open(self, table_id: str) -> OpenTable:
        found = await self._whole(table_id)
        table = OpenTable(self._place, found.row, found.seats, found.proposal)
        if found.entries:
            await self.in_background(lambda: table.replay(found.entries))
        table.mind_damage(found.damage)
        await table.mind_the_rules()
        self._put_up(table)
        self.bots.drive(table)
        return table

    async def rows(self, table_id: str) -> tuple[TableRow, list[SeatRow]]:
        """What the database has of a table and its seats right now."""
        _check_id(table_id)
        found = await self.store.table(table_id)
        if found is None:
            raise Refused("why-no-such-table", {"table": table_id})
        return found

    async def _whole(self, table_id: str) -> Whole:
        _check_id(table_id)
        found = await self.store.whole(table_id)
        if found is None:
            raise Refused("why-no-such-table", {"table": table_id})
        return found

    async def look_up(self, table_id: str) -> Played:
        """The table as its log tells it, to look back at; it need not be opened for that."""
        if table_id in self.tables_open:
            return await self.find(table_id)
        found = await self._whole(table_id)
        played = Played(found.row, found.seats, decisions_of(found.entries))
        played.damage = found.damage
        if any(entry.rules != played.rules for entry in found.entries) or played.row.rules != played.rules:
            # Other rules may tell another story; how far it is the same is found out by opening it.
            return await self.find(table_id)
        await self.rings.be_sure()
        return played

    async def glance(self, table_id: str) -> TableInfo:
        """What everyone may know of a table, without opening it."""
        table = self.tables_open.get(table_id)
        if table is not None:
            return table.info()
        row, seats = await self.rows(table_id)
        return listed_info(Listed(row, seats, 0, row.created))

    def listed(self, found: Listed) -> TableInfo:
        """What everyone may know of a table that need not be open."""
        table = self.tables_open.get(found.row.id)
        return listed_info(found) if table is None else table.info()

    # --- which tables stand here ---

    def add(self, row: TableRow, seats: list[SeatRow]) -> OpenTable:
        table = OpenTable(self._place, row, seats)
        self._put_up(table)
        return table

    def _put_up(self, table: OpenTable) -> None:
        """It stands here now. Memory is bounded, for each address and for all of them."""
        table.opened_by = asked_from.get()
        self.tables_open[table.id] = table
        every = list(self.tables_open.values())
        theirs = [each for each in every if each.opened_by == table.opened_by]
        self._make_room(theirs, self.settings.limits.open_tables_per_address)
        self._make_room(every, self.settings.limits.open_tables)
        metrics.open_tables.set(len(self.tables_open))

    def _make_room(self, tables: list[OpenTable], most: int) -> None:
        """The tables longest unused go back to the database first."""
        excess = len(tables) - most
        for table in sorted(tables, key=lambda table: table.used) if excess > 0 else []:
            excess -= self.put_away(table)
            if excess <= 0:
                return

    def put_away(self, table: OpenTable) -> bool:
        """False while it is in use."""
        if table.is_in_use:
            return False
        self.tables_open.pop(table.id, None)
        self.post.forget(table.id)
        metrics.open_tables.set(len(self.tables_open))
        return True

    def let_go(self, table: OpenTable) -> bool:
        """Something happened elsewhere at a table that nobody here looks at: whoever comes next reads it anew, which
        costs less than to follow every decision. Not while somebody may be on the way from finding it to using it."""
        return monotonic() - table.used > UNUSED_SECONDS and self.put_away(table)

    def note_gone(self, table: OpenTable, seats: list[int]) -> None:
        """Since when these seats' people are away is known to whoever opens the table later."""
        if seats:
            table.tell_presence_in(LINE_LOST_SECONDS)
            if self.presence.left(table.id, seats):
                self.start(self.presence.write())
            self.mind(table)

    def came_back(self, table: OpenTable, seats: list[int]) -> None:
        """Whoever was called may be called again, and every process can read that they are here."""
        if self.presence.came(table.id, seats):
            self.start(self.presence.write())
        if any(table.seats[seat].ring for seat in seats):
            table.called_for, table.call_at = -1, None
            self.start(self.callings.came_back(table.id, seats))
            self.mind(table)

    # --- after a commit ---

    def changed(self, table: OpenTable, *, by_hand: bool = False) -> None:
        """Still under the lock: all here see it, other processes where somebody looks at it hear of it, the bots go
        on. What bots answer at once to what somebody did by hand is shown together with it."""
        table.used = monotonic()
        if not (by_hand and self.bots.answer_at_once(table)):
            table.show()
        if self.post.is_watched_elsewhere(table.id):
            self.post.tell(News("log", table=table.id))
        self.bots.drive(table)
        self.mind(table)
        if table.row.state == OVER:
            self.start(self._keep(table))

    def mind(self, table: OpenTable) -> None:
        for minder in self.minders:
            minder(table)

    async def _keep(self, table: OpenTable) -> None:
        """What is worth keeping of a game that has just ended."""
        try:
            await keep_finished(self.store, self.thinkers, table)
        except Exception:  # noqa: BLE001 whoever asks for it later has it made then
            _log.exception("could not keep what a finished game leaves", extra={"table": table.id})


def _check_id(table_id: str) -> None:
    if not _ID.fullmatch(table_id):
        raise Refused("why-no-such-table", {"table": table_id[:40]})
