"""The log of a table as a hash chain, and what one table shares of another's log.

Each hash is made of the one before it and the next entry. No secret goes into it: it tells damage, not forgery.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b

import msgspec

from fabletable.table.rows import CHOOSE, LogEntry

DEEPEST = 20
"""The most tables that play on from each other in a row; more would be a circle, which only damage can make."""

_encoder = msgspec.json.Encoder(order="sorted")


def first_link(table_id: str) -> str:
    """Return the hash of an empty log."""
    return blake2b(table_id.encode(), digest_size=16).hexdigest()


def next_link(link: str, entry: LogEntry) -> str:
    """Return the hash of a log after one more entry, from ``link``, its hash before."""
    line = (entry.number, entry.kind, entry.seat, entry.key, entry.nonce, entry.at, entry.checksum, entry.rules)
    return blake2b(link.encode() + _encoder.encode(line), digest_size=16).hexdigest()


def chained(link: str, entries: Iterable[LogEntry]) -> str:
    for entry in entries:
        link = next_link(link, entry)
    return link


def standing(entries: Iterable[LogEntry]) -> list[LogEntry]:
    """Return the decisions of a log that still stand after every step back."""
    found: list[LogEntry] = []
    for entry in entries:
        if entry.kind == CHOOSE:
            found.append(entry)
        else:
            del found[int(entry.key) :]
    return found


def shared_entries(source: Iterable[LogEntry], until: int, seat: int) -> list[LogEntry]:
    """Return the first ``until`` decisions of another table's log, as a table that plays on from there has them. Those
    of ``seat`` count as its person's own: no bot decided them while they were away."""
    found = []
    for number, each in enumerate(standing(source)[:until], 1):
        nonce = f"what-if-{number}" if each.seat == seat else ""
        found.append(LogEntry(number, CHOOSE, each.seat, each.key, nonce, each.at, each.checksum, each.rules))
    return found
