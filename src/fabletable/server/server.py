"""The server: a table service on a database, worker processes and the clock of this machine."""

from __future__ import annotations

from collections.abc import Callable

from litestar.channels import ChannelsPlugin

from fabletable.server.metrics import PrometheusMetrics
from fabletable.server.notifications.notifier import ServerNotifier
from fabletable.server.pubsub.peers import ChannelPeers
from fabletable.server.pubsub.watch import Watch
from fabletable.server.reach import Reach
from fabletable.server.renewal import Renewal
from fabletable.server.settings import Settings
from fabletable.server.storage.store import SqlStore
from fabletable.server.workers.pool import WorkerPool
from fabletable.table.features import COMMANDS, FEATURES
from fabletable.table.local.clock import SystemClock
from fabletable.table.ports.clock import Clock
from fabletable.table.service.commands import Commands
from fabletable.table.service.service import TableService
from fabletable.table.service.settings import ServiceSettings


class Server:
    """Everything the routes and the socket share. ``sign`` makes the signature of the server."""

    def __init__(
        self,
        settings: Settings,
        channels: ChannelsPlugin,
        *,
        clock: Clock | None = None,
        reach: Reach | None = None,
        sign: Callable[[bytes], bytes] | None = None,
        commands: Commands = COMMANDS,
    ) -> None:
        self.settings = settings
        self.reach = reach or Reach(settings)
        self.commands = commands
        self.store = SqlStore(settings.database)
        self.workers = WorkerPool(settings.job_workers)
        clock = clock or SystemClock()
        self.notifier = ServerNotifier(settings, self.store, self.reach, clock, sign)
        self.peers = ChannelPeers(settings, channels)
        self.renewal: Renewal | None = None
        """The means by which this process may begin anew at rest, if there is one."""
        self.service = TableService(
            _service_settings(settings, self.reach),
            self.store,
            self.workers,
            clock,
            features=FEATURES,
            peers=self.peers,
            metrics=PrometheusMetrics(),
            notifier=self.notifier,
        )
        self._watch = Watch(self.service, self.peers, self._renew)

    def open(self) -> None:
        """Start what goes on as long as the server runs."""
        self._watch.start()
        self.service.open()

    async def close(self) -> None:
        await self.service.close()
        self.notifier.close()

    @property
    def is_at_rest(self) -> bool:
        """Return whether this process could restart unnoticed: no table is open, no job runs, nothing is being written
        or sent, and it was not opened to the network, because the new process would not know of that."""
        return self.service.is_at_rest and not self.notifier.is_busy and not self.reach.is_open

    def _renew(self) -> bool:
        """Begin this process anew if it is at rest and has grown; return whether it does."""
        if self.renewal is None or not self.is_at_rest or not self.renewal.is_due:
            return False
        self.renewal.begin()
        return True


def _service_settings(settings: Settings, reach: Reach) -> ServiceSettings:
    limits = settings.limits
    return ServiceSettings(
        secrets=settings.secrets,
        open_tables=limits.open_tables,
        open_tables_per_address=limits.open_tables_per_address,
        idle_seconds=limits.idle_seconds,
        finished_idle_seconds=limits.finished_idle_seconds,
        day_secret=settings.secrets[0],
        address=lambda: next(iter(reach.addresses), ""),
    )
