"""The log of one open table: its lock, and the only way by which entries and rows reach the store.

Callers hold the lock, except of ``alone``.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias
from weakref import ref

import msgspec

from fabletable.kernel import Message, Refused
from fabletable.table.open_table.context import TableContext
from fabletable.table.open_table.keyring_cache import keys_shown
from fabletable.table.ports.peers import PeerMessage
from fabletable.table.replica.played import GATHERING, OVER, PLAYING
from fabletable.table.replica.replica import Replica
from fabletable.table.rows import CHOOSE, LogEntry, ProposalRow, SeatRow, TableRow

_log = logging.getLogger(__name__)

MOST_TRIES = 20
"""Tries of a change while other processes are faster; then it is given up."""

TableChange: TypeAlias = tuple[TableRow, Sequence[SeatRow]]


class LogListener(Protocol):
    """Shows what the log brings."""

    @property
    def is_open(self) -> bool:
        """False once the table was put away or removed."""

    def log_followed(self) -> None:
        """Show entries of another process, which were just read."""

    def rows_read(self, *, proposal_changed: bool) -> None:
        """Show rows of another process, which were just read."""

    def replayed(self) -> None:
        """Show everything anew: the whole log was read again, and nothing shown before counts."""

    def rows_damaged(self) -> None: ...

    def removed(self) -> None:
        """Close the table, which exists no more."""


class TableLock:
    """The lock of an open table. ``async with table.alone():`` holds the table's lock, on a replica that knows what the
    store has."""

    __slots__ = ("_log",)

    def __init__(self, log: TableLog) -> None:
        self._log = log

    async def __aenter__(self) -> None:
        log = self._log
        await log.lock.acquire()
        try:
            if not log.listener.is_open:
                # The table was put away, or removed, between being found and being locked.
                raise Refused("why-late", {"number": log.replica.number})
            if not log.sure:
                await log.catch_up()
            if keys_shown.get() is not None:
                await log.context.keyrings.be_sure()
        except BaseException:
            log.lock.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self._log.lock.release()


class TableLog:
    def __init__(
        self, context: TableContext, replica: Replica, proposal: ProposalRow | None, listener: LogListener
    ) -> None:
        self.context = context
        self.replica = replica
        self.proposal = proposal
        self._listener = ref(listener)
        self.lock = asyncio.Lock()
        self.sure = True
        """False while it is unknown whether the store has what was last written."""

    @property
    def listener(self) -> LogListener:
        """Return the table whose log this is; refused once it was put away."""
        listener = self._listener()
        if listener is None:
            raise Refused("why-late", {"number": self.replica.number})
        return listener

    def alone(self) -> TableLock:
        return TableLock(self)

    # --- reading ---

    async def catch_up(self) -> None:
        """Read what other processes have decided, and show it."""
        if not self.sure:
            await self.reread()
            return
        before = self.replica.number
        await self._follow_log()
        if self.replica.number != before:
            self.listener.log_followed()

    async def be_at(self, number: int) -> None:
        """Refuse unless the table is at this number, to which another process has brought it perhaps."""
        if number > self.replica.number:
            await self.catch_up()
        self.replica.check_number(number)

    async def reread(self) -> None:
        """Read rows and log, which another process has changed, and show them."""
        proposal = self.proposal
        if self.sure and not self.replica.damage:
            await self.read_row()
            await self._follow_log()
        else:
            await self._read_anew()
        self.listener.rows_read(proposal_changed=self.proposal != proposal)

    async def refresh(self) -> bool:
        """Reread if another process has changed the table; return whether it has."""
        replica = self.replica
        found = (await self.context.store.versions([replica.id])).get(replica.id)
        if found is not None and found[0] <= replica.row.version and found[1] <= replica.number:
            return False
        await self.reread()
        return True

    async def _follow_log(self) -> None:
        replica = self.replica
        if replica.match is None:
            return
        for entry in await self.context.store.entries(replica.id, replica.number):
            if not replica.follow(entry):
                await self._read_anew()
                break
        ended = replica.being_played.over or replica.is_stretch_over
        if ended and replica.stop is None and replica.row.state != OVER:
            # The result is what was stored when the game ended, so the row is read, not computed.
            await self.read_row()

    async def _read_anew(self) -> None:
        """Replay the whole log: the replica may be wrong, the log is not."""
        await self.read_row()
        self.replica.begin()
        whole = await self.context.store.whole(self.replica.id)
        if whole is not None and whole.entries:
            self.replica.replay(whole.entries)
        self.sure = True
        self.mind_damage("" if whole is None else whole.damage)
        await self.mind_rules()
        self.listener.replayed()

    async def read_row(self) -> None:
        """Read the table's row, seats and proposal; nothing is shown."""
        replica = self.replica
        found = await self.context.store.table(replica.id)
        if found is None:
            self.listener.removed()
            raise Refused("why-no-such-table", {"table": replica.id})
        begun = found[0].state != GATHERING and replica.match is None
        if _secrets_of(*found) != _secrets_of(replica.row, replica.seats):
            self.context.keyrings.forget()  # perhaps because a device was shut out
        replica.row, replica.seats = found
        self.proposal = await self.context.store.proposal(replica.id)
        if begun:
            replica.begin()
        replica.settle()

    async def mind_rules(self) -> None:
        """Note where the present rules differ from the log. People are asked then; a table of bots continues with the
        new rules."""
        replica = self.replica
        if replica.stop is None or replica.damage:
            return
        _log.warning("the rules part with a log", extra={"table": replica.id, "number": replica.stop.number})
        only_bots = all(chair.kind == "bot" for chair in replica.seats)
        if replica.match is not None and replica.row.state == PLAYING and only_bots:
            await self._write([replica.take_on(0, "")])

    def mind_damage(self, damage: str) -> None:
        """Note which part of the table is not what was written. A damaged table says so, and nothing is decided."""
        self.replica.damage = damage
        if damage:
            _log.error("a table is damaged", extra={"table": self.replica.id, "part": damage})
            self.replica.notice = Message("notice-table-damaged")
        self.replica.settle()

    # --- writing ---

    async def commit(self, make: Callable[[], Sequence[LogEntry]]) -> Sequence[LogEntry]:
        """Write entries of the log, all or none, and return them. ``make`` checks whether they may be and makes them on
        the replica; where the table has changed meanwhile it is called again."""
        for _ in range(MOST_TRIES):
            entries = make()
            if not entries or await self._write(entries):
                return entries
        raise Refused("why-late", {"number": self.replica.number})

    async def _write(self, entries: Sequence[LogEntry]) -> bool:
        """Commit what was just made on the replica, or take it back and catch up. False when the table had changed:
        whether the same may still be done has to be checked again."""
        replica = self.replica
        last = entries[-1]
        row = replica.after(last)
        turns = last.kind != CHOOSE or row.state != replica.row.state
        store = self.context.store
        try:
            done = await (store.turn(row, replica.link, entries) if turns else store.append(row, replica.link, entries))
        except BaseException:
            # The entry may have been written or not: the next one who takes the lock reads the log.
            self.sure = False
            raise
        if done == "written":
            if turns:
                row = msgspec.structs.replace(row, version=row.version + 1)
            replica.written(entries, row)
            return True
        replica.abandon()
        if done == "changed":
            await self.reread()
            return False
        if done == "damaged":
            self.mind_damage("log")
            self.listener.rows_damaged()
            replica.check_whole()
        await self.catch_up()
        raise Refused("why-late", {"number": replica.number})

    async def change(self, decide: Callable[[], TableChange]) -> None:
        """Compare and set rows. ``decide`` returns the table and the seats as they become, or refuses. If another
        process was faster it decides again, from what that one has left."""
        for _ in range(MOST_TRIES):
            try:
                row, chairs = decide()
            except Refused:
                # The refusal may be about an old state: read the present one, and decide again.
                if await self.refresh():
                    await self.context.keyrings.be_sure(anew=True)
                    continue
                raise
            if await self._set_rows(row, chairs):
                return
            await self.reread()
            await self.context.keyrings.be_sure(anew=True)
        raise Refused("why-late", {"number": self.replica.number})

    async def _set_rows(self, row: TableRow, chairs: Sequence[SeatRow]) -> bool:
        replica = self.replica
        try:
            done = await self.context.store.change(row, chairs)
        except BaseException:
            self.sure = False
            raise
        if not done:
            return False
        replica.row = msgspec.structs.replace(row, version=row.version + 1)
        for chair in chairs:
            replica.seats[chair.seat] = msgspec.structs.replace(chair, version=chair.version + 1)
        if replica.match is None and replica.row.state != GATHERING:
            replica.begin()
        replica.settle()
        return True

    async def propose(self, proposal: ProposalRow | None) -> bool:
        """Set what is proposed now, or nothing. False when the table had changed meanwhile."""
        row = self.replica.row
        if proposal is not None:
            proposal.id = proposal.id or row.version + 1
        if not await self.context.store.propose(row, proposal):
            await self.reread()
            return False
        row.version += 1
        self.proposal = proposal
        return True

    async def remove(self, check: Callable[[], None]) -> None:
        """Remove the table; ``check`` refuses where it may not be."""
        for _ in range(MOST_TRIES):
            check()
            if await self.context.store.remove_table(self.replica.row):
                self.listener.removed()
                self.context.peers.tell(PeerMessage("removed", table=self.replica.id))
                return
            await self.reread()
            await self.context.keyrings.be_sure(anew=True)
        raise Refused("why-late", {"number": self.replica.number})


def _secrets_of(row: TableRow, chairs: Sequence[SeatRow]) -> list[str]:
    """Return what opens the table and its seats, as the store has it."""
    return [row.host, row.keyring, *(part for chair in chairs for part in (chair.secret, chair.keyring))]
