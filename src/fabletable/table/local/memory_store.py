"""A store in memory, for one process. ``dump`` and ``load`` let its owner keep it anywhere."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from fabletable.kernel import Refused
from fabletable.table.log_chain import DEEPEST, chained, first_link, shared_entries
from fabletable.table.ports.store import MOST_NOTES, WriteResult
from fabletable.table.replica.played import GATHERING, PLAYING
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

MOST_LISTED = 200
MOST_DEVICES = 20
MOST_CARRIED = 5
"""Tickets of one keyring that are good at a time, the newest."""
SET_BACK_SECONDS = 60
"""A look that was noted this far in the future is of a clock that was set back since."""

S = TypeVar("S", bound=msgspec.Struct)


class StoredChatLine(msgspec.Struct):
    """A line of chat; a line of the table itself has no ``nonce``."""

    row: ChatRow
    nonce: str | None


class Alarm(msgspec.Struct):
    at: int
    looked: int


class TableData(msgspec.Struct):
    """All that is kept of one table. ``log`` has its own entries; what it shares with another table is read there."""

    row: TableRow
    seats: list[SeatRow]
    log: list[LogEntry] = []
    proposal: ProposalRow | None = None
    chat: list[StoredChatLine] = []
    alarm: Alarm | None = None
    archive: dict[str, bytes] = {}
    notified: set[int] = set()


class StoreData(msgspec.Struct):
    """The whole content of a store."""

    tables: dict[str, TableData] = {}
    devices: dict[str, DeviceRow] = {}
    tickets: list[TicketRow] = []
    notifications: dict[str, NotificationRow] = {}
    notes: dict[str, NoteRow] = {}
    """The notes by keyring and name, with a slash between."""
    lines: int = 0


class MemoryStore:
    """A store in memory; every method returns before another one begins, so each is a transaction."""

    def __init__(self, changed: Callable[[str], None] | None = None) -> None:
        """``changed`` is called after each write with the id of the table it was about, or with nothing."""
        self.content = StoreData()
        self._changed = changed or _nothing
        self.keyrings = MemoryKeyrings(self)
        self.notifications = MemoryNotifications(self)
        self.notebooks = MemoryNotebooks(self)

    # --- keeping it elsewhere ---

    def dump(self) -> bytes:
        """Return the whole content, as ``load`` reads it."""
        return msgspec.msgpack.encode(self.content)

    def load(self, data: bytes) -> None:
        self.content = msgspec.msgpack.decode(data, type=StoreData)

    def wrote(self, table_id: str = "") -> None:
        self._changed(table_id)

    async def close(self) -> None:
        pass

    def forget_notes(self, keyring: str) -> None:
        self.content.notes = {place: note for place, note in self.content.notes.items() if note.keyring != keyring}

    def kept_tables(self) -> list[TableData]:
        """Return all tables, newest first."""
        by_id = sorted(self.content.tables.values(), key=lambda kept: kept.row.id)
        return sorted(by_id, key=lambda kept: kept.row.created, reverse=True)

    def _at(self, row: TableRow) -> TableData | None:
        """Return the table if it still has the version of this row."""
        kept = self.content.tables.get(row.id)
        return kept if kept is not None and kept.row.version == row.version else None

    # --- tables and seats ---

    async def add_table(self, row: TableRow, chairs: list[SeatRow], entries: Sequence[LogEntry] = ()) -> None:
        if row.shared_from and row.shared_from not in self.content.tables:
            raise Refused("why-no-such-table", {"table": row.shared_from})
        self.content.tables[row.id] = TableData(
            _copy(row), [_copy(chair) for chair in chairs], [_copy(each) for each in entries]
        )
        self.wrote(row.id)

    async def table(self, table_id: str) -> tuple[TableRow, list[SeatRow]] | None:
        kept = self.content.tables.get(table_id)
        return None if kept is None else (_copy(kept.row), [_copy(chair) for chair in kept.seats])

    async def change(self, row: TableRow, chairs: Sequence[SeatRow] = ()) -> bool:
        kept = self._at(row)
        if kept is None:
            return False
        kept.row = msgspec.structs.replace(row, version=row.version + 1)
        for chair in chairs:
            known = kept.seats[chair.seat]
            new = msgspec.structs.replace(chair, version=chair.version + 1, seen=known.seen, gone=known.gone)
            kept.seats[chair.seat] = new
        self.wrote(row.id)
        return True

    async def remove_table(self, row: TableRow) -> bool:
        if self._at(row) is None:
            return False
        del self.content.tables[row.id]
        self.wrote(row.id)
        return True

    async def versions(self, table_ids: Collection[str]) -> dict[str, tuple[int, int]]:
        there = {table_id: self.content.tables[table_id] for table_id in table_ids if table_id in self.content.tables}
        return {table_id: (kept.row.version, self._length(kept)) for table_id, kept in there.items()}

    async def depth(self, table_id: str) -> int:
        found, source = -1, table_id
        while source and found <= DEEPEST:
            found += 1
            kept = self.content.tables.get(source)
            source = "" if kept is None else kept.row.shared_from
        return found

    async def by_word(self, word: str) -> str | None:
        fit = (kept.row for kept in self.kept_tables() if kept.row.state == GATHERING and kept.row.word == word)
        return next((row.id for row in fit), None)

    async def public_tables(self, state: str | None, limit: int) -> list[ListedTable]:
        fit = [
            kept for kept in self.kept_tables() if kept.row.visibility == "public" and state in (None, kept.row.state)
        ]
        return [self.listed(kept) for kept in fit[:limit]]

    async def running_tables(self, limit: int) -> list[ListedTable]:
        fit = [kept for kept in self.kept_tables() if kept.row.state == PLAYING]
        return [self.listed(kept) for kept in fit[:limit]]

    def listed(self, kept: TableData) -> ListedTable:
        touched = kept.log[-1].at if kept.log else kept.row.created
        return ListedTable(_copy(kept.row), [_copy(chair) for chair in kept.seats], self._length(kept), touched)

    # --- presence ---

    async def saw(self, who: Collection[tuple[str, int]], at: int) -> None:
        for chair in self._chairs(who):
            if chair.seen >= chair.gone and chair.seen > at:
                continue
            chair.seen = chair.gone if chair.gone > at else at

    async def left(self, who: Collection[tuple[str, int]], at: int) -> None:
        for chair in self._chairs(who):
            chair.gone = chair.seen + 1 if chair.seen >= at else at

    def _chairs(self, who: Collection[tuple[str, int]]) -> list[SeatRow]:
        tables = self.content.tables
        return [tables[table_id].seats[seat] for table_id, seat in who if table_id in tables]

    async def presence(self, table_id: str) -> list[PresenceRow]:
        kept = self.content.tables.get(table_id)
        return [] if kept is None else [PresenceRow(chair.seat, chair.seen, chair.gone) for chair in kept.seats]

    # --- the log ---

    async def append(self, row: TableRow, link: str, entries: Sequence[LogEntry]) -> WriteResult:
        kept = self._at(row)
        if kept is None:
            return "changed"
        length = self._length(kept)
        if length != entries[0].number - 1:
            return "late" if length >= entries[0].number else "damaged"
        kept.log += [_copy(entry) for entry in entries]
        self.wrote(row.id)
        return "written"

    async def turn(self, row: TableRow, link: str, entries: Sequence[LogEntry]) -> WriteResult:
        written = await self.append(row, link, entries)
        if written == "written":
            kept = self.content.tables[row.id]
            kept.row = msgspec.structs.replace(
                kept.row, state=row.state, result=row.result, rules=row.rules, version=row.version + 1
            )
            self.wrote(row.id)
        return written

    async def entries(self, table_id: str, after: int = 0) -> list[LogEntry]:
        return [_copy(entry) for entry in self._entries(table_id) if entry.number > after]

    def _entries(self, table_id: str, depth: int = 0) -> list[LogEntry]:
        """Return the whole log: what it shares with the table it plays on from, and its own."""
        kept = self.content.tables.get(table_id)
        if kept is None:
            return []
        row = kept.row
        if not row.shared_from or depth > DEEPEST:
            return kept.log
        source = self._entries(row.shared_from, depth + 1)
        return [*shared_entries(source, row.shared_until, row.shared_seat), *kept.log]

    def _length(self, kept: TableData) -> int:
        return kept.row.shared_until + len(kept.log)

    async def whole(self, table_id: str) -> StoredTable | None:
        kept = self.content.tables.get(table_id)
        if kept is None:
            return None
        entries = await self.entries(table_id)
        link = chained(first_link(table_id), entries)
        proposal = None if kept.proposal is None else _copy(kept.proposal)
        return StoredTable(_copy(kept.row), [_copy(chair) for chair in kept.seats], proposal, entries, link)

    # --- proposals ---

    async def proposal(self, table_id: str) -> ProposalRow | None:
        kept = self.content.tables.get(table_id)
        return None if kept is None or kept.proposal is None else _copy(kept.proposal)

    async def propose(self, row: TableRow, proposal: ProposalRow | None) -> bool:
        kept = self._at(row)
        if kept is None:
            return False
        kept.row = msgspec.structs.replace(kept.row, version=row.version + 1)
        kept.proposal = None if proposal is None else _copy(proposal)
        self.wrote(row.id)
        return True

    # --- chat ---

    async def add_chat(self, table_id: str, seat: int, text: str, nonce: str | None, at: str) -> tuple[ChatRow, bool]:
        kept = self.content.tables[table_id]
        same = (line.row for line in kept.chat if nonce is not None and (line.row.seat, line.nonce) == (seat, nonce))
        known = next(same, None)
        if known is not None:
            return _copy(known), False
        self.content.lines += 1
        row = ChatRow(self.content.lines, seat, text, at)
        kept.chat.append(StoredChatLine(row, nonce))
        self.wrote(table_id)
        return _copy(row), True

    async def last_chat(self, table_id: str, most: int = 100) -> list[ChatRow]:
        kept = self.content.tables.get(table_id)
        return [] if kept is None else [_copy(line.row) for line in kept.chat[-most:]]

    # --- alarms ---

    async def looked(self, at: int) -> None:
        for kept in self.content.tables.values():
            if kept.alarm is not None and kept.alarm.looked < at:
                kept.alarm.looked = at
        self.wrote()

    async def wake(self, table_id: str, at: int | None, looked: int) -> None:
        kept = self.content.tables.get(table_id)
        if kept is None:
            return
        if at is None:
            kept.alarm = None
        elif kept.alarm is None or kept.alarm.looked <= looked or kept.alarm.looked > looked + SET_BACK_SECONDS:
            # A note that was made later stays, whichever write comes first, unless the clock was set back since.
            kept.alarm = Alarm(at, looked)
        self.wrote(table_id)

    async def hasten(self, table_ids: Sequence[str], now: int) -> None:
        for table_id in table_ids:
            kept = self.content.tables.get(table_id)
            if kept is not None and kept.alarm is not None:
                kept.alarm.at = min(kept.alarm.at, now)

    async def woken(self, now: int, most: int = 100) -> list[tuple[str, int]]:
        alarms = [(kept.alarm, kept.row.id) for kept in self.content.tables.values() if kept.alarm is not None]
        due = sorted((alarm.at, table_id, alarm.looked) for alarm, table_id in alarms if alarm.at <= now)
        return [(table_id, looked) for _, table_id, looked in due[:most]]

    async def unminded(self) -> list[str]:
        return [
            kept.row.id
            for kept in self.content.tables.values()
            if kept.row.state == PLAYING and kept.alarm is None and _has_clock(kept.row)
        ]

    # --- what is kept of finished games ---

    async def keep(self, table_id: str, things: Mapping[str, bytes]) -> None:
        kept = self.content.tables.get(table_id)
        if kept is not None and not any(kind in kept.archive for kind in things):
            kept.archive.update(things)
            self.wrote(table_id)

    async def kept(self, table_id: str, kind: str) -> bytes | None:
        kept = self.content.tables.get(table_id)
        return None if kept is None else kept.archive.get(kind)


class MemoryKeyrings:
    def __init__(self, store: MemoryStore) -> None:
        self._store = store

    # --- devices ---

    async def add(self, device: DeviceRow) -> None:
        self._store.content.devices[device.id] = _copy(device)
        self._store.wrote()

    async def come_in(
        self, ticket: TicketRow, device: DeviceRow, at: str, bring: GivenUpKeyring | None = None
    ) -> list[str]:
        content = self._store.content
        known = next(
            (each for each in content.tickets if (each.hash, each.keyring) == (ticket.hash, ticket.keyring)), None
        )
        if known is None or known.used:
            raise Refused("why-ticket-used", {"at": at}) if ticket.until else Refused("why-wrong-words")
        keyrings = {ticket.keyring} if bring is None else {ticket.keyring, bring.keyring}
        if sum(each.keyring in keyrings for each in content.devices.values()) >= MOST_DEVICES:
            raise Refused("why-too-many-devices", {"most": MOST_DEVICES})
        if bring is not None and {kept.row.id for kept in self._on_keyring(bring.keyring)} != bring.tables:
            raise Refused("why-other-tables")
        if ticket.until:
            known.used = at
        content.devices[device.id] = _copy(device)
        touched = [] if bring is None else self._merge(bring.keyring, ticket.keyring)
        self._store.wrote()
        return touched

    def _merge(self, keyring: str, into: str) -> list[str]:
        """Put everything of one keyring on the other; return the tables that have to be read again."""
        content = self._store.content
        touched = self._touch(keyring)
        for kept in content.tables.values():
            kept.row.keyring = into if kept.row.keyring == keyring else kept.row.keyring
            for chair in kept.seats:
                chair.keyring = into if chair.keyring == keyring else chair.keyring
        for device in content.devices.values():
            device.keyring = into if device.keyring == keyring else device.keyring
        for ticket in content.tickets:
            ticket.keyring = into if ticket.keyring == keyring else ticket.keyring
        content.notifications.pop(keyring, None)
        for place, note in list(content.notes.items()):
            if note.keyring == keyring:
                del content.notes[place]
                content.notes.setdefault(_place_of(into, note.name), msgspec.structs.replace(note, keyring=into))
        return touched

    def _touch(self, keyring: str) -> list[str]:
        """Raise the versions of the tables of this keyring, so that everybody reads them again."""
        found = [
            kept
            for kept in self._store.content.tables.values()
            if kept.row.keyring == keyring or any(chair.keyring == keyring for chair in kept.seats)
        ]
        for kept in found:
            kept.row.version += 1
        return [kept.row.id for kept in found]

    async def device(self, hashes: Sequence[str]) -> DeviceRow | None:
        found = next((each for each in self._store.content.devices.values() if each.hash in hashes), None)
        return None if found is None else _copy(found)

    async def devices(self, keyring: str) -> list[DeviceRow]:
        mine = [_copy(each) for each in self._store.content.devices.values() if each.keyring == keyring]
        return sorted(mine, key=lambda each: (each.made, each.id))

    async def remove(self, device: DeviceRow) -> None:
        content = self._store.content
        content.devices.pop(device.id, None)
        keyrings = {each.keyring for each in content.devices.values()} | {each.keyring for each in content.tickets}
        if device.keyring not in keyrings:
            self._store.forget_notes(device.keyring)
        self._store.wrote()

    async def note(self, device: str, **values: Any) -> None:
        known = self._store.content.devices.get(device)
        if known is not None:
            self._store.content.devices[device] = msgspec.structs.replace(known, **values)
            self._store.wrote()

    async def shut_out(self, keyring: str, device: str, secret: str) -> list[str]:
        content = self._store.content
        if device in content.devices and content.devices[device].keyring == keyring:
            del content.devices[device]
        content.tickets = [ticket for ticket in content.tickets if ticket.keyring != keyring]
        content.notifications.pop(keyring, None)
        touched = self._touch(keyring)
        for kept in content.tables.values():
            if kept.row.keyring == keyring:
                kept.row.host = secret
            for chair in kept.seats:
                if chair.keyring == keyring and chair.claimed:
                    chair.secret, chair.version = secret, chair.version + 1
        self._store.wrote()
        return touched

    # --- tickets ---

    async def give(self, ticket: TicketRow, giver: DeviceRow) -> None:
        content = self._store.content
        known = content.devices.get(giver.id)
        if known is None or known.keyring != ticket.keyring:
            raise Refused("why-wrong-key")
        same = [each for each in content.tickets if (each.keyring, each.kind) == (ticket.keyring, ticket.kind)]
        newest = sorted(same, key=lambda each: each.until, reverse=True)[: MOST_CARRIED - 1] if ticket.until else []
        content.tickets = [each for each in content.tickets if each not in same or each in newest]
        content.tickets.append(_copy(ticket))
        self._store.wrote()

    async def ticket(self, hashes: Sequence[str]) -> TicketRow | None:
        found = next((each for each in self._store.content.tickets if each.hash in hashes), None)
        return None if found is None else _copy(found)

    async def kinds(self, keyring: str) -> set[str]:
        return {each.kind for each in self._store.content.tickets if each.keyring == keyring and each.until == 0}

    # --- tables ---

    async def tables(self, keyring: str, most: int | None = MOST_LISTED) -> list[ListedTable]:
        return [self._store.listed(kept) for kept in self._on_keyring(keyring)[:most]]

    async def table_ids(self, keyring: str) -> set[str]:
        return {kept.row.id for kept in self._on_keyring(keyring)}

    def _on_keyring(self, keyring: str) -> list[TableData]:
        return [
            kept
            for kept in self._store.kept_tables()
            if kept.row.keyring == keyring or any(chair.keyring == keyring and chair.claimed for chair in kept.seats)
        ]


class MemoryNotifications:
    def __init__(self, store: MemoryStore) -> None:
        self._store = store

    async def of(self, keyring: str) -> NotificationRow:
        known = self._store.content.notifications.get(keyring)
        return NotificationRow(keyring) if known is None else _copy(known)

    async def keep(self, row: NotificationRow) -> None:
        self._store.content.notifications.pop(row.keyring, None)
        if row.email or row.webhook:
            self._store.content.notifications[row.keyring] = _copy(row)
        self._store.wrote()

    async def call(self, table_id: str, seat: int, at: str) -> bool:
        kept = self._store.content.tables.get(table_id)
        if kept is None or seat in kept.notified:
            return False
        kept.notified.add(seat)
        self._store.wrote(table_id)
        return True

    async def came_back(self, table_id: str, seats: Sequence[int]) -> None:
        kept = self._store.content.tables.get(table_id)
        if kept is not None and kept.notified.intersection(seats):
            kept.notified.difference_update(seats)
            self._store.wrote(table_id)


class MemoryNotebooks:
    def __init__(self, store: MemoryStore) -> None:
        self._store = store

    async def note(self, keyring: str, name: str) -> NoteRow | None:
        return self._store.content.notes.get(_place_of(keyring, name))

    async def notes(self, keyring: str, prefix: str = "") -> list[NoteRow]:
        mine = [note for note in self._store.content.notes.values() if note.keyring == keyring]
        return sorted((note for note in mine if note.name.startswith(prefix)), key=lambda note: note.name)

    async def write(self, row: NoteRow) -> bool:
        notes, place = self._store.content.notes, _place_of(row.keyring, row.name)
        known = notes.get(place)
        if (0 if known is None else known.version) != row.version:
            return False
        if known is None and sum(note.keyring == row.keyring for note in notes.values()) >= MOST_NOTES:
            raise Refused("why-too-many-notes", {"most": MOST_NOTES})
        notes[place] = msgspec.structs.replace(row, version=row.version + 1)
        self._store.wrote()
        return True

    async def forget(self, keyring: str, name: str = "") -> None:
        if name:
            self._store.content.notes.pop(_place_of(keyring, name), None)
        else:
            self._store.forget_notes(keyring)
        self._store.wrote()


def _place_of(keyring: str, name: str) -> str:
    return f"{keyring}/{name}"


def _nothing(table_id: str) -> None:
    pass


def _copy(row: S) -> S:
    return msgspec.structs.replace(row)


def _has_clock(row: TableRow) -> bool:
    return '"kind":"evening"' in row.terms or '"kind":"letter"' in row.terms
