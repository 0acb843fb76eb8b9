"""A screen at a table: of one person, of several who share it, or of a spectator."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec

from fabletable.kernel import Refused
from fabletable.table.audience.views import NOTHING, ClientState, CurrentViews
from fabletable.table.messages.frames import ErrorFrame, KeptLines
from fabletable.table.replica.replica import Replica
from fabletable.table.rows import SeatRow

_encoder = msgspec.json.Encoder()

COME_BACK = 4503
"""The one close code after which the client may come in again."""


class Screen:
    """Frames wait here until the transport sends them. A client that reads too slowly is closed."""

    def __init__(self, backlog: int) -> None:
        self.seats: list[int] = []
        self.seen: dict[int | None, ClientState] = {}
        """The client's state of each of its views."""
        self.is_big = False
        """It is a big screen in the room, for all who play there."""
        self.is_closing = False
        self.hidden_since: float | None = None
        """The time at which its page went out of sight, in seconds since 1970."""
        self.waiting: asyncio.Queue[bytes | tuple[int, str]] = asyncio.Queue()
        """Frames, and at the end a code and a reason to close with."""
        self._backlog = backlog
        self._keys: dict[int, str] = {}
        self._keyrings: dict[int, str] = {}

    @property
    def eyes(self) -> Sequence[int | None]:
        """Return the seats whose views it gets; a spectator's (None) when it holds no seat."""
        return self.seats or (None,)

    def sit_down(self, chairs: Sequence[SeatRow], seats: list[int]) -> None:
        self.seats = seats
        self._keys = {seat: chairs[seat].secret for seat in seats}
        self._keyrings = {seat: chairs[seat].keyring for seat in seats}

    def holds_still(self, chairs: Sequence[SeatRow]) -> bool:
        """Return False once one of its secrets opens nothing any more."""
        return all(chairs[seat].secret == key and chairs[seat].claimed for seat, key in self._keys.items())

    def is_renewed(self, chairs: Sequence[SeatRow]) -> bool:
        """Return whether its seats are still on the same keyrings and only their secrets changed: a client with a key
        of that keyring comes in again."""
        return all(
            keyring and chairs[seat].claimed and chairs[seat].keyring == keyring
            for seat, keyring in self._keyrings.items()
        )

    def check(self, chairs: Sequence[SeatRow]) -> None:
        """Refuse when a seat was withdrawn while the command was on its way."""
        if not self.holds_still(chairs):
            raise Refused("why-wrong-secret")

    # --- sending ---

    def send(self, data: bytes) -> None:
        if self.is_closing:
            return
        if self.waiting.qsize() >= self._backlog:
            self.close(COME_BACK, "why-too-slow")
            return
        self.waiting.put_nowait(data)

    def say(self, frame: msgspec.Struct) -> None:
        self.send(_encoder.encode(frame))

    def close(self, code: int, why: str, args: dict[str, Any] | None = None) -> None:
        if not self.is_closing:
            self.waiting.put_nowait(_encoder.encode(ErrorFrame(why, args or {}, code != COME_BACK)))
            self.waiting.put_nowait((code, why))
            self.is_closing = True

    # --- views ---

    def show(self, present: CurrentViews) -> None:
        """Send its views of the present, each as a change of the one before."""
        for seat in self.eyes:
            self.show_seat(present, seat)

    def show_seat(self, present: CurrentViews, seat: int | None) -> None:
        data, self.seen[seat] = present.frame(seat, self.seen.get(seat, NOTHING))
        self.send(data)

    def forget(self) -> None:
        """Send the next views whole."""
        self.seen.clear()

    def forget_log(self, replica: Replica) -> None:
        """Cut the lines that a step back has taken away."""
        for seat, seen in self.seen.items():
            lines = replica.logs.length(replica.being_played, seat)
            self.seen[seat] = seen._replace(lines=min(seen.lines, lines))

    def remember_log(self, replica: Replica, number: int, have: Sequence[KeptLines]) -> None:
        """Note which lines a client that comes back still has, unless the game went back meanwhile."""
        if replica.match is None or not replica.last_back <= number <= replica.number:
            return
        for part in have:
            if part.seat in self.eyes:
                lines = replica.logs.length(replica.match, part.seat)
                self.seen[part.seat] = ClientState(max(0, min(part.log, lines)))
