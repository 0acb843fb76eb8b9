"""Rows: the data that a store keeps."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Literal, NamedTuple

import msgspec

from fabletable.kernel import Message
from fabletable.kernel.scene import Gem

CHOOSE = "choose"
BACK = "back"
RULES = "rules"


class LinkRow(msgspec.Struct):
    """A link that was made, to a seat or to the table (-1). Its secret is stored as a keyed hash. It stays when it
    opens nothing any more, so that its user can be told why."""

    hash: str
    seat: int
    made: str
    opened: str = ""
    withdrawn: str = ""

    @property
    def is_good(self) -> bool:
        return not self.opened and not self.withdrawn


class JoinRequestRow(msgspec.Struct):
    """A person who asked to be let in; ``seat`` is the one the host gave, -1 while they wait, -2 for no."""

    id: int
    name: str
    at: str
    hash: str
    seat: int = -1


class TableAccess(msgspec.Struct):
    """The ways to a table: its links, and who has asked to be let in."""

    links: list[LinkRow] = []
    join_requests: list[JoinRequestRow] = msgspec.field(default_factory=list, name="knocks")
    language: str = "en"
    hide_names: bool = False


class TableRow(msgspec.Struct):
    """A table. ``rules`` is the rules version it is played by; ``grace`` is how many seconds a person may be away
    before others may let a bot hold the seat; ``version`` rises with every change of the table or its seats. ``lesson``
    is the progress of a lesson, empty at any other table."""

    id: str
    game: str
    rules: str
    options: dict[str, Any]
    visibility: str
    state: str
    host: str
    secret: str
    seed: str
    created: str
    result: str
    grace: int = 120
    version: int = 0
    gate: str = "{}"
    """Its ``TableAccess``, as JSON."""
    terms: str = "{}"
    """Its ``TableTerms``, as JSON."""
    word: str = ""
    keyring: str = msgspec.field(default="", name="ring")
    """The id of its host's keyring; empty if only the host's secret opens it."""
    lesson: str = ""
    times: str = "[]"
    """The ``ClockEvent``s of its clock, as JSON."""
    answers: str = "[]"
    """Its ``Premove``s, as JSON."""
    shared_from: str = ""
    """The id of the table that this one plays on from: its log begins with the first ``shared_until`` decisions of that
    table,"""
    shared_until: int = 0
    shared_seat: int = 0
    """The seat whose shared decisions count as its person's own."""


class ClockEvent(msgspec.Struct):
    """An event of the clocks besides decisions: the game ``start``ed, all clocks ``pause`` or ``resume``, a seat was
    ``give``n seconds, had its ``line`` lost, takes a day off (``holiday``) or is back from it (``work``), or the
    service had been closed (``down``)."""

    at: int
    kind: str
    seat: int = -1
    seconds: int = 0


def clock_events_of(row: TableRow) -> list[ClockEvent]:
    return msgspec.json.decode(row.times, type=list[ClockEvent])


def with_clock_event(row: TableRow, stroke: ClockEvent) -> TableRow:
    times = msgspec.json.encode([*clock_events_of(row), stroke]).decode()
    return msgspec.structs.replace(row, times=times)


PremoveKind = Literal["always", "once", "pass"]


class Premove(msgspec.Struct):
    """A premove: ``always`` to this question, ``once`` to one that was foreseen, or to ``pass`` everything until its
    person decides. It belongs to the person whose seat had this secret (``owner``, as the seat keeps it), and was laid
    when the log had the number ``since``.

    ``args`` are those of the question's arguments that must be the same, ``keys`` what must be offered, in this order;
    for one that stands ``key`` alone must be. ``cost`` is the price it was given for, and ``gain`` what the choice was
    said to bring; None: that was open. One that stands can be turned off and ``on``; one that is ``gone`` was
    taken back, and only decisions by it are still told."""

    id: int
    seat: int
    owner: str
    since: int
    kind: PremoveKind
    ask: str = ""
    args: dict[str, Any] = {}
    keys: list[str] = []
    key: str = ""
    question: Message | None = None
    choice: Message | None = None
    cost: list[Gem] | None = None
    gain: list[Gem] | None = None
    on: bool = True
    gone: bool = False


def premoves_of(row: TableRow) -> list[Premove]:
    return msgspec.json.decode(row.answers, type=list[Premove])


def with_premoves(row: TableRow, answers: list[Premove]) -> TableRow:
    return msgspec.structs.replace(row, answers=msgspec.json.encode(answers).decode())


def gate_of(row: TableRow) -> TableAccess:
    return msgspec.json.decode(row.gate, type=TableAccess)


def with_gate(row: TableRow, gate: TableAccess) -> TableRow:
    return msgspec.structs.replace(row, gate=msgspec.json.encode(gate).decode())


class SeatRow(msgspec.Struct):
    """A seat. ``seen`` is when its person was last seen there, in seconds since 1970, as far as it was stored; ``gone``
    is when they last left; ``keyring`` is the id of their keyring."""

    seat: int
    kind: str
    name: str
    bot: str
    claimed: bool
    held: bool
    secret: str
    entropy: str
    seen: int = 0
    version: int = 0
    keyring: str = msgspec.field(default="", name="ring")
    resigned: bool = False
    gone: int = 0
    muted: str = ""
    """The seats whose chat and reactions are hidden from this one."""
    face: str = ""
    """The face that its person has picked, by name."""

    @property
    def mutes(self) -> list[int]:
        return [int(seat) for seat in self.muted.split()]

    @property
    def is_free(self) -> bool:
        """Return whether a person may sit down here."""
        return self.kind == "invited" and not self.claimed

    @property
    def by_bot(self) -> bool:
        """Return whether a bot decides for it now."""
        return self.held or self.kind == "bot"


class PresenceRow(msgspec.Struct):
    """The times at which a seat's person was last seen and last left, in seconds since 1970. They are here when they
    were seen after they left."""

    seat: int
    seen: int
    gone: int


class ListedTable(msgspec.Struct):
    """A table as it is in the database."""

    row: TableRow
    seats: list[SeatRow]
    number: int
    touched: str


class LogEntry(msgspec.Struct):
    """One entry of the log: a decision, a step back to the first ``key`` decisions, or a change of the rules.
    ``checksum`` is that of the table after it, under the rules version ``rules``; both are empty in logs older than
    these fields."""

    number: int
    kind: str
    seat: int
    key: str
    nonce: str
    at: str
    checksum: str = ""
    rules: str = ""


class ChatRow(msgspec.Struct):
    id: int
    seat: int
    text: str
    at: str


class ProposalRow(msgspec.Struct):
    """A proposal to go ``back`` to the first ``target`` decisions, to ``go-on`` under other rules, to ``close`` the
    table, or about time and absent people."""

    number: int
    seat: int
    target: int
    agreed: list[int]
    kind: str = "back"
    id: int = 0


class StoredTable(msgspec.Struct):
    """Everything stored of a table. ``link`` is the chained hash of its log; ``damage`` names the part that does not
    match its hash: ``log``, ``row``, or nothing."""

    row: TableRow
    seats: list[SeatRow]
    proposal: ProposalRow | None
    entries: list[LogEntry]
    link: str = ""
    damage: str = ""


class DeviceRow(msgspec.Struct):
    """A device on a keyring. ``only`` has the ids of the tables that a lent device opens, as a list; empty: all of the
    keyring."""

    id: str
    keyring: str = msgspec.field(name="ring")
    hash: str
    name: str
    made: str
    seen: int
    only: str = ""

    @property
    def tables(self) -> list[str]:
        return self.only.split()

    def opens(self, table: str) -> bool:
        return not self.only or table in self.tables


class TicketRow(msgspec.Struct):
    """A ticket that is valid ``until`` then, in seconds since 1970 (0: for ever); ``device`` is the name of the device
    that made it."""

    hash: str
    keyring: str = msgspec.field(name="ring")
    kind: str
    device: str
    only: str = ""
    until: int = 0
    used: str = ""


class GivenUpKeyring(NamedTuple):
    """A keyring that is merged into another, and its tables, to which the owner has agreed."""

    keyring: str
    tables: set[str]


class NotificationRow(msgspec.Struct):
    """The ways in which a person is notified. ``settings`` is a ``NotificationSettings`` as JSON: when, about what, in
    which language, and the muted tables."""

    keyring: str = msgspec.field(name="ring")
    email: str = ""
    confirmed: bool = False
    webhook: str = ""
    settings: str = msgspec.field(default="{}", name="wishes")


def now() -> str:
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


SERVER = "server"
"""The id, in place of a keyring's, of the server's own notebook, which counts without names."""


class NoteRow(msgspec.Struct, frozen=True):
    """A note in a notebook: a JSON document with this name. ``version`` rises with every write."""

    keyring: str = msgspec.field(name="ring")
    name: str
    version: int
    text: str
