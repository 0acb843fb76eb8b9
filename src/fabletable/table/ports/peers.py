"""Other processes that serve the same tables. A message only says where to look: the log holds what happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from fabletable.table.messages.frames import ChatLine

PRESENCE_SECONDS = 20.0
"""The seconds after which each process repeats who is connected to it."""
SILENT_SECONDS = 2.5 * PRESENCE_SECONDS
"""A process that has said nothing of a table for this long does not count there."""


class PeerMessage(msgspec.Struct, omit_defaults=True):
    """A message to the other processes; ``what`` is log, table, chat, proposal, presence, reacted, pointed, ahead,
    removed, keys when devices were shut out or came along, or missed when the line was down for a while."""

    what: str
    sender: str = ""
    table: str = ""
    seats: list[int] = []
    spectators: int = 0
    screens: int = 0
    hidden: list[int] = []
    sign: int = 0
    spots: list[str] = []
    line: ChatLine | None = None
    declined: int | None = None


class Peers(Protocol):
    def tell(self, message: PeerMessage) -> None:
        """Tell the other processes. Never waits."""

    def note_presence(self, message: PeerMessage) -> bool:
        """Keep who is connected elsewhere; return True when the sender had been silent about this table."""

    def present_elsewhere(self, table: str) -> Sequence[PeerMessage]:
        """Return what the other processes last said of who looks at this table."""

    def is_watched_elsewhere(self, table: str) -> bool: ...

    def forget(self, table: str) -> None: ...
