"""Premoves at one open table: making them, and showing each person their own."""

from __future__ import annotations

from collections.abc import Sequence

from fabletable.kernel.scene import Ask
from fabletable.table.audience.screen import Screen
from fabletable.table.messages.frames import PremovePlayed, PremovesFrame
from fabletable.table.open_table.table import OpenTable, TablePart
from fabletable.table.premoves.rules import next_premove, premoves_frame
from fabletable.table.rows import LogEntry
from fabletable.table.service.service import Feature


class PremovesPart(TablePart):
    def __init__(self, table: OpenTable) -> None:
        super().__init__(table)
        self._shown: dict[int, PremovesFrame] = {}
        self.foreseen: dict[int, tuple[int, Ask | None]] = {}
        """The number at which each seat asked, and the question it was told comes next."""

    def follow_up(self, made: Sequence[LogEntry]) -> LogEntry | None:
        return next_premove(self.table.replica, made)

    def shown(self) -> None:
        """Show each person, and only them, their premoves that were made or changed since they were last shown."""
        replica, audience = self.table.replica, self.table.audience
        for seat, number, premove, chosen in replica.premoves_made:
            audience.tell_seat(seat, PremovePlayed(seat, number, premove, chosen))
        replica.premoves_made.clear()
        if not replica.premoves and not self._shown:
            return
        for seat in audience.seats_here:
            frame = premoves_frame(replica, seat)
            if frame != self._shown.get(seat, PremovesFrame(seat, [])):
                self._shown[seat] = frame
                audience.tell_seat(seat, frame)

    def shown_to(self, screen: Screen) -> None:
        for seat in screen.seats:
            if self.table.replica.premoves_by(seat):
                screen.say(premoves_frame(self.table.replica, seat))

    async def read(self) -> None:
        """Read premoves that were laid in another process; only their person's screens are told. The caller holds the
        lock."""
        await self.table.log.read_row()
        self.shown()


class Premoves(Feature):
    part = PremovesPart
