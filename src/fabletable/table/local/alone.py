"""Ports of a service that nothing else is connected to: no other process, no metrics, no letters."""

from __future__ import annotations

from collections.abc import Sequence

from fabletable.table.ports.metrics import DecidedBy
from fabletable.table.ports.notifier import Notification
from fabletable.table.ports.peers import PeerMessage
from fabletable.table.rows import NotificationRow


class NoPeers:
    def tell(self, message: PeerMessage) -> None:
        pass

    def note_presence(self, message: PeerMessage) -> bool:
        return False

    def present_elsewhere(self, table: str) -> Sequence[PeerMessage]:
        return ()

    def is_watched_elsewhere(self, table: str) -> bool:
        return False

    def forget(self, table: str) -> None:
        pass


class NoMetrics:
    def decided(self, game: str, by: DecidedBy, count: int = 1) -> None:
        pass

    def acknowledged(self, seconds: float) -> None:
        pass

    def refused(self, code: str) -> None:
        pass

    def crashed(self, game: str) -> None:
        pass

    def thought(self, bot: str, seconds: float) -> None:
        pass

    def open_tables(self, count: int) -> None:
        pass


class NoNotifier:
    def reaches(self, row: NotificationRow) -> bool:
        return False

    async def notify(self, row: NotificationRow, notification: Notification) -> None:
        pass
