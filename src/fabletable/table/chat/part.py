"""Rate limits of chat and reactions at one open table."""

from __future__ import annotations

from fabletable.kernel import Refused
from fabletable.table.open_table.table import OpenTable, TablePart
from fabletable.table.service.service import Feature

LINES_AT_ONCE = 8
LINES_SECONDS = 20
"""The seconds in which one seat may say ``LINES_AT_ONCE`` lines."""
REACTION_SECONDS = 10


class ChatPart(TablePart):
    def __init__(self, table: OpenTable) -> None:
        super().__init__(table)
        self._said: dict[int, list[float]] = {}
        self._reacted: dict[int, float] = {}

    def count_line(self, seat: int) -> None:
        """Refuse a seat that speaks too often."""
        now = self.table.context.clock.now()
        lately = [at for at in self._said.get(seat, []) if at > now - LINES_SECONDS]
        if len(lately) >= LINES_AT_ONCE:
            raise Refused("why-chat-too-fast", {"seconds": _left(lately[0] + LINES_SECONDS - now)})
        self._said[seat] = [*lately, now]

    def count_reaction(self, seat: int) -> None:
        """Refuse a seat that reacts too often."""
        now = self.table.context.clock.now()
        wait = self._reacted.get(seat, 0) + REACTION_SECONDS - now
        if wait > 0:
            raise Refused("why-reacted-just-now", {"seconds": _left(wait)})
        self._reacted[seat] = now


def _left(seconds: float) -> int:
    return max(1, round(seconds))


class ChatFeature(Feature):
    part = ChatPart
