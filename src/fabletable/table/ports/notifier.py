"""The port by which people who are away learn that it is their turn."""

from __future__ import annotations

from typing import Literal, NamedTuple, Protocol, TypeAlias

from fabletable.table.rows import NotificationRow

NotificationEvent: TypeAlias = Literal["turn", "time", "ends"]


class Notification(NamedTuple):
    """A notification to the person of a seat. ``until`` is when the seat's time is up, if its clock runs."""

    table: str
    game: str
    event: NotificationEvent
    seat: int
    name: str
    until: str | None


class Notifier(Protocol):
    def reaches(self, row: NotificationRow) -> bool:
        """Return whether this person can be notified at all."""

    async def notify(self, row: NotificationRow, notification: Notification) -> None:
        """Send it. Failures are logged, not raised."""
