"""The table service: everything people do at tables, on the store, the workers and the clock it is handed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from typing import Any, ClassVar, TypeVar

from fabletable.table.audience.audience import LINE_LOST_SECONDS
from fabletable.table.audience.presence_log import PresenceLog
from fabletable.table.bots.driver import BotDriver
from fabletable.table.open_table.context import TableContext
from fabletable.table.open_table.keyring_cache import KeyringCache
from fabletable.table.open_table.table import OpenTable, TablePart
from fabletable.table.ports.clock import Clock, ServiceClock
from fabletable.table.ports.metrics import Metrics
from fabletable.table.ports.notifier import Notifier
from fabletable.table.ports.peers import PeerMessage, Peers
from fabletable.table.ports.store import Store
from fabletable.table.ports.workers import Workers
from fabletable.table.service.registry import Registry
from fabletable.table.service.settings import ServiceSettings

_log = logging.getLogger(__name__)

CLOSING_SECONDS = 5.0


class Feature:
    """A part of the service besides its commands. Methods that get a table are called under its lock."""

    part: ClassVar[type[TablePart] | None] = None
    """The part of the feature at each open table."""

    def __init__(self, service: TableService) -> None:
        self.service = service

    def start(self) -> None:
        """Start background work that lasts as long as the service is open."""

    def decided(self, table: OpenTable) -> None:
        """React to entries that were committed here."""

    def time_changed(self, table: OpenTable) -> None:
        """React to a change that a clock or an alarm depends on."""

    def came(self, table: OpenTable, seats: Sequence[int]) -> None:
        """React to the arrival of the people of these seats."""

    def stop(self) -> None: ...


F = TypeVar("F", bound=Feature)


class TableService:
    """A table service. ``features`` are what people can do, beside commands; the rest is where it happens."""

    def __init__(
        self,
        settings: ServiceSettings,
        store: Store,
        workers: Workers,
        clock: Clock,
        *,
        features: Sequence[type[Feature]],
        peers: Peers,
        metrics: Metrics,
        notifier: Notifier,
    ) -> None:
        self.settings = settings
        self.store = store
        self.workers = workers
        self.clock = ServiceClock(clock)
        self.opened = self.clock.now()
        self.peers = peers
        self.metrics = metrics
        self.notifier = notifier
        self.keyrings = KeyringCache(store.keyrings, settings.secrets)
        self.presence = PresenceLog(store, self.clock)
        self.bots = BotDriver(workers, metrics, self.changed)
        self._features: dict[type[Feature], Feature] = {kind: kind(self) for kind in features}
        context = TableContext(store, workers, self.clock, peers, metrics, self.keyrings, self.presence, self.opened)
        parts = [kind.part for kind in features if kind.part is not None]
        self.tables = Registry(context, settings, parts, self._opened)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._writing: set[asyncio.Task[None]] = set()

    def _opened(self, table: OpenTable) -> None:
        self.bots.drive(table)

    def feature(self, kind: type[F]) -> F:
        found = self._features[kind]
        assert isinstance(found, kind)
        return found

    # --- work that goes on beside ---

    def open(self) -> None:
        """Start the background work of the service and its features."""
        for feature in () if self.settings.is_guest else self._features.values():
            feature.start()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run this in the background until the service closes."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def write_down(self, work: Coroutine[Any, Any, None]) -> None:
        """Run this in the background; the service does not close before it is done."""
        task = asyncio.get_running_loop().create_task(work)
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)

    async def close(self) -> None:
        for table in self.tables:
            table.audience.close(4503, "why-server-stops")
        theirs = [task for table in self.tables for task in (table.driver, table.replica.odds.task)]
        if self._writing:
            await asyncio.wait(self._writing, timeout=CLOSING_SECONDS)
        running = [*self._tasks, *(task for task in theirs if task is not None)]
        for task in running:
            task.cancel()
        if running:
            await asyncio.wait(running, timeout=CLOSING_SECONDS)
        await self._note_closing()
        for feature in self._features.values():
            feature.stop()
        await self.workers.stop()
        await self.store.close()

    async def _note_closing(self) -> None:
        """Note until when the service was open: only the time until it opens again is given back to the clocks."""
        try:
            if not self.settings.is_guest and not self.clock.is_in_gap:
                await self.store.looked(int(self.clock.now()))
        except Exception as no:  # noqa: BLE001 then time is given back since each table was last looked at
            _log.warning("could not note the time of closing: %s", type(no).__name__)

    @property
    def is_at_rest(self) -> bool:
        """Return whether no table is open and nothing is being computed or written."""
        return not (len(self.tables) or self.tables.is_opening or self._writing or self.workers.is_busy)

    # --- after a commit ---

    def changed(self, table: OpenTable, *, by_hand: bool = False) -> None:
        """Show a commit to everyone here, tell other processes that watch, let the bots go on. The caller holds the
        table's lock. Instant answers of bots to a person's decision (``by_hand``) are shown together with it."""
        table.touch()
        if not (by_hand and self.bots.answers_at_once(table)):
            table.show()
        if self.peers.is_watched_elsewhere(table.id):
            self.peers.tell(PeerMessage("log", table=table.id))
        self.bots.drive(table)
        self.time_changed(table)
        for feature in self._features.values():
            feature.decided(table)

    def time_changed(self, table: OpenTable) -> None:
        """Tell the features that something changed on which a clock or an alarm depends."""
        for feature in self._features.values():
            feature.time_changed(table)

    # --- who is here ---

    def note_gone(self, table: OpenTable, seats: list[int]) -> None:
        """Store since when these seats' people are away, for who opens the table later."""
        if seats:
            self.tell_presence_in(table, LINE_LOST_SECONDS)
            if self.presence.left(table.id, seats):
                self.start(self.presence.write())
            self.time_changed(table)

    def came_back(self, table: OpenTable, seats: list[int]) -> None:
        """Store that these seats' people are here, for every process to read."""
        if self.presence.came(table.id, seats):
            self.start(self.presence.write())
        for feature in self._features.values():
            feature.came(table, seats)

    def tell_presence_in(self, table: OpenTable, seconds: float) -> None:
        """Show who is here once more after this many seconds: a person who was only gone for a moment is away then."""
        # Pass the id, so that a table that is closed meanwhile does not stay in memory for this.
        asyncio.get_running_loop().call_later(seconds, self._tell_presence, table.id)

    def _tell_presence(self, table_id: str) -> None:
        table = self.tables.get(table_id)
        if table is not None:
            table.tell_presence()
