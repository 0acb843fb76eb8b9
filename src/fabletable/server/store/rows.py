"""What lies in the database, row by row."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import msgspec

CHOOSE = "choose"
BACK = "back"
RULES = "rules"


class TableRow(msgspec.Struct):
    """``rules`` is the version of the game's rules it is played by; ``grace`` how many seconds somebody may be away
    before others let a bot hold the seat; ``version`` rises with every change of the table or its seats."""

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


class SeatRow(msgspec.Struct):
    """``seen`` is when somebody was last seen there, in seconds since 1970, as far as it was written down."""

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

    @property
    def by_bot(self) -> bool:
        """A bot decides for it now."""
        return self.held or self.kind == "bot"


class Listed(msgspec.Struct):
    """A table as it stands in the database."""

    row: TableRow
    seats: list[SeatRow]
    number: int
    touched: str


class Entry(msgspec.Struct):
    """One line of the log: a decision, a step back to where ``key`` decisions stood, or from there on other rules.

    ``checksum`` is the table's after it, by the ``rules`` of then; both are empty in logs older than that.
    """

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
    """To go ``back`` to where ``target`` decisions stood, to ``go-on`` under other rules, or to ``close`` the table."""

    number: int
    seat: int
    target: int
    agreed: list[int]
    kind: str = "back"
    id: int = 0


def now() -> str:
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
