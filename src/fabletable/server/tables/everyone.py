"""All who look at one table: the screens at this process, and what the others last said of theirs."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic, time

import msgspec

from fabletable.server.news.post import News, Post
from fabletable.server.store import SeatRow
from fabletable.server.tables.copy import Copy
from fabletable.server.tables.screen import Screen
from fabletable.server.tables.views import Present

_encoder = msgspec.json.Encoder()


class Everyone:
    def __init__(self, table: str, seats: int, post: Post) -> None:
        self.screens: set[Screen] = set()
        self._table = table
        self._post = post
        # Nobody is long away from a table just opened.
        self.last_here = [monotonic() for _ in range(seats)]

    # --- telling them ---

    def hear(self, frame: msgspec.Struct) -> None:
        """All screens here get the same."""
        if self.screens:
            data = _encoder.encode(frame)
            for screen in list(self.screens):
                screen.send(data)

    def see(self, copy: Copy) -> None:
        """To each screen its own views; those that see the same share the same bytes."""
        present = Present(copy)
        for screen in list(self.screens):
            screen.show(present)

    def see_seat(self, copy: Copy, seat: int) -> None:
        """The same for those alone who look through this seat's eyes."""
        present = Present(copy)
        for screen in list(self.screens):
            if seat in screen.seats:
                screen.show_seat(present, seat)

    def close(self, code: int, why: str) -> None:
        for screen in list(self.screens):
            screen.close(code, why)

    def send_away(self, chairs: Sequence[SeatRow]) -> None:
        """A seat is its secret: screens whose secret was withdrawn are closed."""
        for screen in list(self.screens):
            if not screen.holds_still(chairs):
                screen.close(4401, "why-wrong-secret")

    # --- who is here ---

    @property
    def seats_here(self) -> list[int]:
        """The seats whose players are connected to this process."""
        return sorted({seat for screen in self.screens for seat in screen.seats})

    @property
    def online(self) -> set[int]:
        """The seats whose players are connected, to this process or another."""
        return {*self.seats_here, *(seat for news in self._post.present_elsewhere(self._table) for seat in news.seats)}

    @property
    def spectators(self) -> int:
        return self._watching + sum(news.spectators for news in self._post.present_elsewhere(self._table))

    @property
    def _watching(self) -> int:
        return sum(1 for screen in self.screens if not screen.seats)

    def were_here(self, seats: Sequence[int]) -> None:
        for seat in seats:
            self.last_here[seat] = monotonic()

    def away(self, chair: SeatRow) -> int | None:
        """For how many seconds this seat's person has been gone; None when they are here, or nobody sits there."""
        if chair.kind == "bot" or not chair.claimed:
            return None
        if chair.seat in self.online:
            self.were_here([chair.seat])
            return None
        unseen = min(monotonic() - self.last_here[chair.seat], time() - chair.seen)
        return max(0, int(unseen))

    def tell_presence(self) -> None:
        """The other processes learn who is here."""
        self._post.tell(News("presence", table=self._table, seats=self.seats_here, spectators=self._watching))
