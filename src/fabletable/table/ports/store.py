"""The store of a service, in small parts: a log that is appended by compare-and-set, and rows with versions.

A write names the version it has read; of two that know the same version one wins. Rows that are handed out belong to
the caller: a store neither keeps nor changes them afterwards.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, Literal, Protocol, TypeAlias

from fabletable.table.rows import (
    ChatRow,
    DeviceRow,
    GivenUpKeyring,
    ListedTable,
    LogEntry,
    NoteRow,
    NotificationRow,
    PresenceRow,
    ProposalRow,
    SeatRow,
    StoredTable,
    TableRow,
    TicketRow,
)

WriteResult: TypeAlias = Literal["written", "late", "changed", "damaged"]
"""The result of a write: stored; the log has grown; the table's version is another; the log is damaged."""


MOST_NOTES: Final = 400
"""The most notes of one person."""


class LogStore(Protocol):
    """The log of decisions of every table."""

    async def append(self, row: TableRow, link: str, entries: Sequence[LogEntry]) -> WriteResult:
        """Write these entries, all or none, behind a log with the hash ``link``, at version ``row.version``."""

    async def turn(self, row: TableRow, link: str, entries: Sequence[LogEntry]) -> WriteResult:
        """Write entries as ``append`` does, and set state, result and rules of the table. Its version rises by one."""

    async def entries(self, table_id: str, after: int = 0) -> list[LogEntry]:
        """Return the log behind the entry of number ``after``."""

    async def whole(self, table_id: str) -> StoredTable | None:
        """Return all that is needed to open a table, and whether it is what was written."""


class TableStore(Protocol):
    """Tables and their seats."""

    async def add_table(self, row: TableRow, chairs: list[SeatRow], entries: Sequence[LogEntry] = ()) -> None:
        """Add a table; a lesson has entries in its log already."""

    async def table(self, table_id: str) -> tuple[TableRow, list[SeatRow]] | None: ...

    async def change(self, row: TableRow, chairs: Sequence[SeatRow] = ()) -> bool:
        """Set the table and these seats, all or nothing; their versions rise. False when the table no longer has
        ``row.version``."""

    async def remove_table(self, row: TableRow) -> bool:
        """Remove a table that still has ``row.version``."""

    async def versions(self, table_ids: Collection[str]) -> dict[str, tuple[int, int]]:
        """Return the version and the length of the log of each table that still exists."""

    async def depth(self, table_id: str) -> int:
        """Return how many tables this one plays on from, one after the other."""

    async def by_word(self, word: str) -> str | None:
        """Return the newest gathering table that has this word."""

    async def public_tables(self, state: str | None, limit: int) -> list[ListedTable]:
        """Return public tables, newest first."""

    async def running_tables(self, limit: int) -> list[ListedTable]:
        """Return tables at which a game is on, newest first; for the owner of the store."""


class ProposalStore(Protocol):
    async def proposal(self, table_id: str) -> ProposalRow | None:
        """Return what was last proposed; it has lapsed when the log has gone on since."""

    async def propose(self, row: TableRow, proposal: ProposalRow | None) -> bool:
        """Set the proposal and raise the table's version. False when the table no longer has ``row.version``."""


class PresenceStore(Protocol):
    """The times at which the person of a seat was last seen and last left. No version rises for it."""

    async def saw(self, who: Collection[tuple[str, int]], at: int) -> None: ...

    async def left(self, who: Collection[tuple[str, int]], at: int) -> None: ...

    async def presence(self, table_id: str) -> list[PresenceRow]: ...


class ChatStore(Protocol):
    async def add_chat(self, table_id: str, seat: int, text: str, nonce: str | None, at: str) -> tuple[ChatRow, bool]:
        """Return the line and whether it is new; a seat's line of the same nonce is stored once."""

    async def last_chat(self, table_id: str, most: int = 100) -> list[ChatRow]: ...


class AlarmStore(Protocol):
    """The time at which each table has to be looked at again, for its clock or a notification, in seconds."""

    async def looked(self, at: int) -> None:
        """Note for every table that the service was open until then."""

    async def wake(self, table_id: str, at: int | None, looked: int) -> None:
        """Note a look at this table, and the next one; None: never."""

    async def hasten(self, table_ids: Sequence[str], now: int) -> None:
        """Have these tables looked at now, if they have an alarm at all."""

    async def woken(self, now: int, most: int = 100) -> list[tuple[str, int]]:
        """Return the tables that have to be looked at, and when each was last."""

    async def unminded(self) -> list[str]:
        """Return games against a clock that have no alarm."""


class ArchiveStore(Protocol):
    """The data stored of a finished game, by kind: its record, timeline, review, ending."""

    async def keep(self, table_id: str, things: Mapping[str, bytes]) -> None:
        """Keep these for good; what is kept already stays."""

    async def kept(self, table_id: str, kind: str) -> bytes | None: ...


class KeyringStore(Protocol):
    """People's devices, the keyring each belongs to, and the tickets that add another device to it."""

    async def add(self, device: DeviceRow) -> None: ...

    async def come_in(
        self, ticket: TicketRow, device: DeviceRow, at: str, bring: GivenUpKeyring | None = None
    ) -> list[str]:
        """Use the ticket, add the device with what it brings along; return the tables that have to be read again."""

    async def device(self, hashes: Sequence[str]) -> DeviceRow | None: ...

    async def devices(self, keyring: str) -> list[DeviceRow]: ...

    async def remove(self, device: DeviceRow) -> None: ...

    async def note(self, device: str, **values: Any) -> None:
        """Set fields of a device."""

    async def shut_out(self, keyring: str, device: str, secret: str) -> list[str]:
        """Remove the device and give all seats of the keyring this secret, which no client has; return its tables."""

    async def give(self, ticket: TicketRow, giver: DeviceRow) -> None: ...

    async def ticket(self, hashes: Sequence[str]) -> TicketRow | None: ...

    async def kinds(self, keyring: str) -> set[str]:
        """Return the kinds of tickets that are good for ever."""

    async def tables(self, keyring: str, most: int | None = 200) -> list[ListedTable]:
        """Return the tables at which this person sits or which they have set, newest first."""

    async def table_ids(self, keyring: str) -> set[str]: ...


class NotificationStore(Protocol):
    """Settings of people's notifications, and who has been notified and has not returned yet."""

    async def of(self, keyring: str) -> NotificationRow: ...

    async def keep(self, row: NotificationRow) -> None: ...

    async def call(self, table_id: str, seat: int, at: str) -> bool:
        """Note that this seat is notified now; False when it was before and its person has not come back."""

    async def came_back(self, table_id: str, seats: Sequence[int]) -> None: ...


class NotebookStore(Protocol):
    """The notebook of every person: what is theirs and no other's business, as small documents by name."""

    async def note(self, keyring: str, name: str) -> NoteRow | None: ...

    async def notes(self, keyring: str, prefix: str = "") -> list[NoteRow]:
        """Return the whole notebook, or the notes whose names begin with a text, by name."""

    async def write(self, row: NoteRow) -> bool:
        """Write a note that still has ``row.version``, which rises by one; 0: there is none yet. False when it has
        another. Refused when there are too many."""

    async def forget(self, keyring: str, name: str = "") -> None:
        """Remove one note, or without a name all of them."""


class Store(
    LogStore, TableStore, ProposalStore, PresenceStore, ChatStore, AlarmStore, ArchiveStore, Protocol
):  # fmt: skip
    @property
    def keyrings(self) -> KeyringStore: ...

    @property
    def notifications(self) -> NotificationStore: ...

    @property
    def notebooks(self) -> NotebookStore: ...

    async def close(self) -> None: ...
