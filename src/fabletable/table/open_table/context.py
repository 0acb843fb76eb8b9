"""The context that every open table of a service shares."""

from __future__ import annotations

from dataclasses import dataclass

from fabletable.table.audience.presence_log import PresenceLog
from fabletable.table.open_table.keyring_cache import KeyringCache
from fabletable.table.ports.clock import ServiceClock
from fabletable.table.ports.metrics import Metrics
from fabletable.table.ports.peers import Peers
from fabletable.table.ports.store import Store
from fabletable.table.ports.workers import Workers


@dataclass(frozen=True)
class TableContext:
    """The parts of a service that its open tables share. ``opened`` is since when people can come to the service, in
    seconds since 1970."""

    store: Store
    workers: Workers
    clock: ServiceClock
    peers: Peers
    metrics: Metrics
    keyrings: KeyringCache
    presence: PresenceLog
    opened: float
