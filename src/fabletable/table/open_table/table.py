"""A table that is open in this process: a replica of its match, its log, its audience, and a part of each feature."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from time import monotonic
from typing import TypeVar
from weakref import WeakMethod, ref

import msgspec

from fabletable.table.audience.audience import Audience
from fabletable.table.audience.info import proposal_info, table_info
from fabletable.table.audience.screen import Screen
from fabletable.table.audience.views import CurrentViews
from fabletable.table.messages.frames import ProposalFrame, TableChanged
from fabletable.table.messages.tables import TableInfo
from fabletable.table.open_table.context import TableContext
from fabletable.table.open_table.log import TableLock, TableLog
from fabletable.table.ports.peers import PeerMessage
from fabletable.table.replica.pending_move import PendingMove
from fabletable.table.replica.replica import Replica
from fabletable.table.rows import LogEntry, ProposalRow, SeatRow, TableRow

RECAP_MOMENTS = 24
"""The number of moments that are kept for a person who comes in, after everyone here has been shown them."""
LAST_MOMENTS = 8
"""The number of moments that are kept for them after the game."""


class TablePart:
    """The part of one feature at one open table. All hooks are called under the table's lock."""

    def __init__(self, table: OpenTable) -> None:
        self._table = ref(table)

    @property
    def table(self) -> OpenTable:
        table = self._table()
        assert table is not None, "callers of a part hold its table"
        return table

    def shown(self) -> None:
        """Note that everyone here was shown the present."""

    def shown_to(self, screen: Screen) -> None:
        """Note that this screen alone was shown the present."""

    def screen_left(self) -> None:
        """Note that a screen no longer looks at this table."""

    def follow_up(self, made: Sequence[LogEntry]) -> LogEntry | None:
        """Return a decision that follows without anybody being asked, made on the replica; ``made`` are entries that
        are not written yet."""
        return None

    @property
    def holds_bots(self) -> bool:
        """Return whether bots wait for a person who reads."""
        return False

    def closed(self) -> None:
        """Note that this process no longer has the table open."""


P = TypeVar("P", bound=TablePart)


class OpenTable:
    """A table in this process. Its parts refer back to it only weakly, so that its memory is free as soon as it is
    closed: cycles wait for a full garbage collection, and a busy process may have none for hours."""

    def __init__(
        self,
        context: TableContext,
        row: TableRow,
        seats: list[SeatRow],
        proposal: ProposalRow | None = None,
        parts: Iterable[Callable[[OpenTable], TablePart]] = (),
        drop: Callable[[OpenTable], None] = lambda _: None,
    ) -> None:
        """``parts`` make what each feature keeps of it; ``drop`` is called when the table exists no more."""
        self._drop = drop
        self.context = context
        self.replica = Replica(row, seats, context.clock.stamp, _weakly(self._log_shortened))
        self.audience = Audience(row.id, seats, context.peers, context.clock, context.opened)
        self.log = TableLog(context, self.replica, proposal, self)
        self.pending_move: PendingMove[tuple[str, float]] = PendingMove()
        """The bot's move that is being thought about."""
        self.driver: asyncio.Task[None] | None = None
        """The task in which the bots of this table decide."""
        self.is_open = True
        self.used = monotonic()
        self.opened_by = ""
        """The neighbourhood of addresses for which it was opened."""
        self._parts: dict[type[TablePart], TablePart] = {}
        for make in parts:
            part = make(self)
            self._parts[type(part)] = part

    @property
    def id(self) -> str:
        return self.replica.id

    def part(self, kind: type[P]) -> P:
        """Return what this feature keeps of the table."""
        part = self._parts[kind]
        assert isinstance(part, kind)
        return part

    def alone(self) -> TableLock:
        """Hold the lock: one at a time at each table, and only where it is sure what the store has."""
        return self.log.alone()

    @property
    def is_in_use(self) -> bool:
        driven = self.driver is not None and not self.driver.done()
        return bool(self.audience.screens) or self.log.lock.locked() or driven

    @property
    def bots_play_on(self) -> bool:
        """Return whether a bot is asked and a person will see what it does: bots do not play to empty chairs."""
        replica = self.replica
        plays = self.is_waited_for or bool(replica.terms.duel)
        return replica.bot_to_decide is not None and plays and not any(part.holds_bots for part in self._each())

    @property
    def is_waited_for(self) -> bool:
        """Return whether a person sits or watches here."""
        return bool(self.audience.screens) or not all(chair.by_bot for chair in self.replica.seats)

    def _each(self) -> Iterable[TablePart]:
        return self._parts.values()

    def touch(self) -> None:
        self.used = monotonic()

    def close(self) -> None:
        """Stop what goes on for this table: it is open here no more."""
        self.is_open = False
        for part in self._each():
            part.closed()

    def follow_up(self, made: Sequence[LogEntry] = ()) -> LogEntry | None:
        """Return the next decision that needs no question, made on the replica."""
        return next((entry for part in self._each() if (entry := part.follow_up(made)) is not None), None)

    async def change_seat(self, decide: Callable[[], SeatRow]) -> None:
        """Compare and set one seat, and show it to everyone."""
        await self.log.change(lambda: (self.replica.row, [decide()]))
        self.tell_table()

    # --- what the log brings (LogListener) ---

    def log_followed(self) -> None:
        self.show()

    def rows_read(self, *, proposal_changed: bool) -> None:
        self.audience.send_away(self.replica.seats)
        self.show_table()
        self.show()
        if proposal_changed:
            self.show_proposal()

    def replayed(self) -> None:
        for screen in self.audience.screens:
            screen.forget()

    def rows_damaged(self) -> None:
        self.show_table()

    def removed(self) -> None:
        self._drop(self)
        self.close()
        if self.driver is not None:
            self.driver.cancel()
        self.audience.close(4404, "why-no-such-table")

    def _log_shortened(self) -> None:
        for screen in self.audience.screens:
            screen.forget_log(self.replica)

    # --- showing it here ---

    def info(self) -> TableInfo:
        return table_info(self.replica, self.audience, self.context.clock.now())

    def show(self) -> None:
        """Show everyone here the present. What was proposed or thought about the past lapses."""
        replica = self.replica
        if replica.match is None:
            return
        self.pending_move.mind(replica.number)
        self.audience.see(replica)
        replica.match.keep_moments(LAST_MOMENTS if replica.is_final else RECAP_MOMENTS)
        for part in self._each():
            part.shown()
        if self.log.proposal is not None and self.log.proposal.number != replica.number:
            self.log.proposal = None
            self.show_proposal()
        if replica.is_final or replica.last_back == replica.number or replica.terms.clock.kind != "none":
            self.show_table()

    def show_to(self, screen: Screen) -> None:
        """Show this screen alone the present, if the game has begun."""
        if self.replica.match is not None:
            screen.show(CurrentViews(self.replica))
            for part in self._each():
                part.shown_to(screen)

    def see_off(self, screen: Screen) -> list[int]:
        """Take a screen away; return the seats that no screen shows any more."""
        self.audience.screens.discard(screen)
        self.audience.were_here(screen.seats)
        gone = self.audience.went(screen.seats)
        for part in self._each():
            part.screen_left()
        self.tell_presence()
        return gone

    def hear_from(self, seat: int, frame: msgspec.Struct) -> None:
        """Send a frame of this seat to everyone here who has not muted it."""
        self.audience.hear(frame, lambda screen: not self.is_muted(screen, seat))

    def is_muted(self, screen: Screen, seat: int) -> bool:
        """Return whether all seats of this screen have muted that seat."""
        return bool(screen.seats) and all(seat in self.replica.seats[mine].mutes for mine in screen.seats)

    def show_table(self) -> None:
        self.audience.hear(TableChanged(self.info()))

    def show_proposal(self, declined: int | None = None) -> None:
        proposal = proposal_info(self.replica, self.log.proposal, self.audience.online)
        self.audience.hear(ProposalFrame(proposal, declined))

    # --- and elsewhere ---

    def tell_table(self) -> None:
        """Show seats and state that have changed, here and elsewhere."""
        self.audience.send_away(self.replica.seats)
        self.show_table()
        self.tell_elsewhere()

    def tell_elsewhere(self) -> None:
        """Have other processes read the table again."""
        self.context.peers.tell(PeerMessage("table", table=self.id))

    def tell_proposal(self, declined: int | None = None) -> None:
        self.show_proposal(declined)
        self.context.peers.tell(PeerMessage("proposal", table=self.id, declined=declined))

    def tell_presence(self) -> None:
        self.show_table()
        self.audience.tell_presence()


def _weakly(method: Callable[[], None]) -> Callable[[], None]:
    """Return a function that calls the method of a table as long as there is that table."""
    known = WeakMethod(method)

    def call() -> None:
        found = known()
        if found is not None:
            found()

    return call
