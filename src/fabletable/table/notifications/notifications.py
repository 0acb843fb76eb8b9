"""Notifying people who are away and waited for: once, until they came back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from fabletable.table.messages.notifications import NotificationSettings
from fabletable.table.notifications.part import NotificationsPart
from fabletable.table.open_table.table import OpenTable
from fabletable.table.ports.notifier import Notification, NotificationEvent
from fabletable.table.replica.game_clock import DAY, awake_after, up_at
from fabletable.table.replica.played import OVER, PLAYING
from fabletable.table.rows import NotificationRow
from fabletable.table.service.service import Feature, TableService

AT_ONCE_SECONDS = 30
"""A person who only loads the page anew is not notified."""
_DELAYS = {"at-once": AT_ONCE_SECONDS, "after-5-min": 300, "daily": DAY}


class AbsentPerson(NamedTuple):
    """A person who is not here and wants to be notified."""

    seat: int
    keyring: str
    event: NotificationEvent


class Notifications(Feature):
    part = NotificationsPart

    def came(self, table: OpenTable, seats: Sequence[int]) -> None:
        """Let people who were notified be notified again."""
        if any(table.replica.seats[seat].keyring for seat in seats):
            part = table.part(NotificationsPart)
            part.notified_for, part.look_at = -1, None
            self.service.start(self.service.store.notifications.came_back(table.id, seats))
            self.service.time_changed(table)


def awaited(table: OpenTable) -> list[AbsentPerson]:
    """Return those for whom a notification may be due."""
    replica = table.replica
    online = table.audience.online
    away = [chair for chair in replica.seats if chair.keyring and chair.claimed and chair.seat not in online]
    if replica.row.state == OVER:
        return [AbsentPerson(chair.seat, chair.keyring, "ends") for chair in away]
    if replica.row.state != PLAYING:
        return []
    return [
        AbsentPerson(chair.seat, chair.keyring, "turn")
        for chair in away
        if chair.seat == replica.turn and not chair.by_bot
    ]


def next_look(table: OpenTable) -> float | None:
    """Return when to look whom to notify; None when that is settled for the present question."""
    part = table.part(NotificationsPart)
    absent = [] if part.notified_for == table.replica.number else awaited(table)
    if not absent:
        return None
    return part.look_at or max(_since(table, each.seat) for each in absent) + AT_ONCE_SECONDS


def _since(table: OpenTable, seat: int) -> float:
    """Return since when this person is waited for and not here."""
    gone = table.audience.gone_since(seat)
    return max(table.replica.asked_at, 0.0 if gone is None else gone)


async def notify_absent(service: TableService, table: OpenTable) -> None:
    """Notify whom it is time to notify, once however many processes look."""
    part = table.part(NotificationsPart)
    if part.notified_for == table.replica.number:
        return
    number, now = table.replica.number, service.clock.now()
    later: list[float] = []
    for absent in awaited(table):
        row = await service.store.notifications.of(absent.keyring)
        due, event = _due(service, table, absent, row)
        if due is None:
            continue
        if due > now:
            later.append(due)
        elif await service.store.notifications.call(table.id, absent.seat, service.clock.stamp()):
            service.start(service.notifier.notify(row, _notification(table, absent.seat, event)))
    part.look_at = min(later, default=None)
    part.notified_for = -1 if later else number


def _due(
    service: TableService, table: OpenTable, absent: AbsentPerson, row: NotificationRow
) -> tuple[float | None, NotificationEvent]:
    """Return when to notify a person, None: never; and about what."""
    settings = msgspec.json.decode(row.settings, type=NotificationSettings)
    since, event = _since(table, absent.seat), absent.event
    at: float | None = None
    if event == "turn" and "turn" not in settings.about:
        event = "time"
    if event in settings.about:
        at = since + (AT_ONCE_SECONDS if event == "ends" else _DELAYS[settings.when])
    if event == "time":
        up = _up_at(service, table)
        at = None if at is None or up is None else max(since + AT_ONCE_SECONDS, up - _before(table))
    if at is None or not service.notifier.reaches(row) or table.id in settings.muted:
        return None, event
    return awake_after(settings.quiet, at), event


def _before(table: OpenTable) -> int:
    """Return how many seconds before the end a person is told that time runs out."""
    return DAY if table.replica.terms.clock.kind == "letter" else 120


def _up_at(service: TableService, table: OpenTable) -> float | None:
    reading, turn = table.replica.clocks(), table.replica.turn
    if reading is None or turn is None:
        return None
    return up_at(table.replica.terms.clock, reading, turn, service.clock.now())


def _notification(table: OpenTable, seat: int, event: NotificationEvent) -> Notification:
    """Return what is sent: nothing hidden and no secret, only who is waited for, and where."""
    clock = table.info().clock
    until = None if clock is None or clock.running != seat else clock.seats[seat].until
    row = table.replica.row
    return Notification(row.id, row.game, event, seat, table.replica.seats[seat].name, until)
