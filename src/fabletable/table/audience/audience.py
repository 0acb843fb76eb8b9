"""The audience of one table: the screens in this process, and what other processes last said of theirs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic

import msgspec

from fabletable.table.audience.screen import COME_BACK, Screen
from fabletable.table.audience.views import CurrentViews
from fabletable.table.messages.tables import Presence
from fabletable.table.ports.clock import ServiceClock
from fabletable.table.ports.peers import SILENT_SECONDS, PeerMessage, Peers
from fabletable.table.replica.replica import Replica
from fabletable.table.rows import PresenceRow, SeatRow

_encoder = msgspec.json.Encoder()

HIDDEN_SECONDS = 60.0
"""A person whose page is out of sight for this long looks away."""
LINE_LOST_SECONDS = 30.0
"""A person whose line was lost is away after this long."""
CHOOSING_SECONDS = 60.0
"""A seat is shown as being chosen for this long after its link was opened."""


class Audience:
    def __init__(
        self, table: str, chairs: Sequence[SeatRow], peers: Peers, clock: ServiceClock, opened: float | None = None
    ) -> None:
        """``opened`` is since when people can come to the service, in seconds since 1970."""
        self.screens: set[Screen] = set()
        self._table = table
        self._peers = peers
        self._clock = clock
        self._choosing: dict[int, float] = {}
        """Seats whose link was just opened, and until when that is shown."""
        self._found: dict[int, float] = {}
        """Seats whose people are here by what the store says, and until when that counts."""
        self._gone = [float(chair.gone or clock.now()) for chair in chairs]
        self._opened = clock.now() if opened is None else opened
        self.last_here = [monotonic() - self._unseen_for(chair.seen, chair.gone) for chair in chairs]

    # --- telling them ---

    def hear(self, frame: msgspec.Struct, to: Callable[[Screen], bool] | None = None) -> None:
        """Send a frame to all screens here, or to those for which ``to`` is true."""
        if self.screens:
            data = _encoder.encode(frame)
            for screen in list(self.screens):
                if to is None or to(screen):
                    screen.send(data)

    def watch(self, frame: msgspec.Struct) -> None:
        """Send a frame to screens without a seat: spectators and big screens."""
        self.hear(frame, lambda screen: not screen.seats)

    def see(self, replica: Replica) -> None:
        """Send each screen its views; those that see the same share the same bytes."""
        present = CurrentViews(replica)
        for screen in list(self.screens):
            screen.show(present)

    def tell_seat(self, seat: int, frame: msgspec.Struct) -> None:
        """Send a frame to the screens of this seat alone."""
        for screen in list(self.screens):
            if seat in screen.seats:
                screen.say(frame)

    def see_seat(self, replica: Replica, seat: int) -> None:
        """Send the view of this seat to its screens alone."""
        present = CurrentViews(replica)
        for screen in list(self.screens):
            if seat in screen.seats:
                screen.show_seat(present, seat)

    def close(self, code: int, why: str) -> None:
        for screen in list(self.screens):
            screen.close(code, why)

    def send_away(self, chairs: Sequence[SeatRow]) -> None:
        """Close the screens whose secret was withdrawn: a seat is its secret."""
        for screen in list(self.screens):
            if screen.holds_still(chairs):
                continue
            if screen.is_renewed(chairs):
                screen.close(COME_BACK, "why-keys-renewed")
            else:
                screen.close(4401, "why-wrong-secret")

    # --- who is here ---

    def now(self) -> float:
        return self._clock.now()

    @property
    def seats_here(self) -> list[int]:
        """Return the seats whose people are connected to this process."""
        return sorted({seat for screen in self.screens for seat in screen.seats})

    @property
    def online(self) -> set[int]:
        """Return the seats whose people are connected, to this process or another."""
        elsewhere = {seat for news in self._peers.present_elsewhere(self._table) for seat in news.seats}
        if self._found:
            present = self._clock.now()
            elsewhere |= {seat for seat, until in self._found.items() if until > present}
        return {*self.seats_here, *elsewhere}

    def find(self, rows: Sequence[PresenceRow]) -> None:
        """Take over from the store who is here: messages of other processes may be lost."""
        present = self._clock.now()
        here = [row for row in rows if row.seen and row.seen >= row.gone and present - row.seen < SILENT_SECONDS]
        self._found = {row.seat: present + SILENT_SECONDS for row in here}
        for row in rows:
            if row not in here and max(row.seen, row.gone):
                self.last_here[row.seat] = monotonic() - self._unseen_for(row.seen, row.gone)
                self._gone[row.seat] = float(max(row.seen, row.gone))

    @property
    def _open_since(self) -> float:
        """Return since when people can come: since the last gap, if there was one."""
        return self._clock.open_since if self._clock.gaps else self._opened

    def _unseen_for(self, seen: int, gone: int) -> float:
        """Return for how many seconds a person has not come who could. Time in which the service was closed does not
        count, and a person who was never seen is not long away from a table just opened."""
        last = max(seen, gone)
        present = self._clock.now()
        return max(0.0, min(present - last, present - self._open_since)) if last else 0.0

    def heard(self, seats: Sequence[int]) -> None:
        """Note that another process has these seats' people; messages arrive, so the store need not be asked."""
        self._found.clear()
        self.were_here(seats)

    @property
    def spectators(self) -> int:
        return self._watching + sum(news.spectators for news in self._peers.present_elsewhere(self._table))

    @property
    def _watching(self) -> int:
        return sum(1 for screen in self.screens if not screen.seats and not screen.is_big)

    @property
    def big_screens(self) -> int:
        """Return the number of big screens, here and at other processes."""
        return self._big + sum(news.screens for news in self._peers.present_elsewhere(self._table))

    @property
    def _big(self) -> int:
        return sum(1 for screen in self.screens if screen.is_big)

    def were_here(self, seats: Sequence[int]) -> None:
        for seat in seats:
            self.last_here[seat] = monotonic()

    def away(self, chair: SeatRow) -> int | None:
        """Return for how many seconds a seat's person has been gone; None when they are here or the seat is empty."""
        if chair.kind == "bot" or not chair.claimed:
            return None
        if chair.seat in self.online:
            self.were_here([chair.seat])
            return None
        unseen = min(monotonic() - self.last_here[chair.seat], self._clock.now() - chair.seen)
        if self._clock.is_in_gap:
            return 0
        if self._clock.gaps:
            unseen = min(unseen, self._clock.now() - self._open_since)
        return max(0, int(unseen))

    def presence(self, chair: SeatRow) -> tuple[Presence, int]:
        """Return how this seat's person is there, and for how many seconds."""
        if chair.resigned or (chair.held and not chair.claimed):
            return "left", 0
        if chair.by_bot:
            return "bot", 0
        if not chair.claimed:
            return "free", 0
        present = self._clock.now()
        if chair.seat in self.online:
            hidden = self._hidden_for(chair.seat, present)
            return ("here", 0) if hidden < HIDDEN_SECONDS else ("looking-away", int(hidden))
        unseen = max(0, int(present - self._gone[chair.seat]))
        return ("line-lost" if unseen < LINE_LOST_SECONDS else "away"), unseen

    def _hidden_for(self, seat: int, present: float) -> float:
        """Return for how many seconds this seat's person has had every page of it out of sight."""
        here = [screen.hidden_since for screen in self.screens if seat in screen.seats]
        there = [news for news in self._peers.present_elsewhere(self._table) if seat in news.seats]
        if None in here or any(seat not in news.hidden for news in there):
            return 0
        since = [at for at in here if at is not None]
        return present - max(since) if since else HIDDEN_SECONDS if there else 0

    def went(self, seats: Sequence[int]) -> list[int]:
        """Note that a screen of these seats was closed; return the seats without a screen now."""
        for seat in seats:
            self._found.pop(seat, None)
        gone = [seat for seat in seats if seat not in self.online]
        for seat in gone:
            self._gone[seat] = self._clock.now()
        return gone

    def gone_since(self, seat: int) -> float | None:
        """Return when this seat's person went away, in seconds since 1970; None when they are here."""
        return None if seat in self.online else self._gone[seat]

    def chooses(self, seat: int) -> None:
        """Note that the link to this seat was opened and its person is choosing a name."""
        self._choosing[seat] = self._clock.now() + CHOOSING_SECONDS

    def is_choosing(self, seat: int) -> bool:
        return self._choosing.get(seat, 0) > self._clock.now()

    def tell_presence(self) -> None:
        """Tell the other processes who is here."""
        present = self._clock.now()
        hidden = [seat for seat in self.seats_here if self._hidden_for(seat, present) >= HIDDEN_SECONDS]
        watching, big = self._watching, self._big
        news = PeerMessage(
            "presence", table=self._table, seats=self.seats_here, spectators=watching, screens=big, hidden=hidden
        )
        self._peers.tell(news)
