"""Opening a table service in this process."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fabletable.table.features import FEATURES
from fabletable.table.local.alone import NoMetrics, NoNotifier, NoPeers
from fabletable.table.local.clock import SystemClock
from fabletable.table.local.memory_store import MemoryStore
from fabletable.table.local.workers import LocalWorkers
from fabletable.table.ports.clock import Clock
from fabletable.table.ports.store import Store
from fabletable.table.ports.workers import Workers
from fabletable.table.service.service import TableService
from fabletable.table.service.settings import ServiceSettings
from fabletable.table.service.store_watch import StoreWatch


@asynccontextmanager
async def local_service(
    store: Store | None = None,
    workers: Workers | None = None,
    clock: Clock | None = None,
    secret: str = "",
    *,
    is_guest: bool = False,
    day_secret: str = "",
) -> AsyncIterator[TableService]:
    """Run a service without a server. ``secret`` keys the hashes of seats' secrets: a store that is opened again needs
    the same. ``is_guest``: servers may write the store at the same time, so it is watched. With a ``day_secret`` the
    tables of a day are a server's own, else those that everybody can practise."""
    service = TableService(
        ServiceSettings((secret or secrets.token_urlsafe(32),), is_guest=is_guest, day_secret=day_secret),
        store or MemoryStore(),
        workers or LocalWorkers(),
        clock or SystemClock(),
        features=FEATURES,
        peers=NoPeers(),
        metrics=NoMetrics(),
        notifier=NoNotifier(),
    )
    service.open()
    if is_guest:
        watch = StoreWatch(service)
        service.start(watch.watch())
        service.start(watch.note_presence())
    try:
        yield service
    finally:
        await service.close()
