"""The store: the database the tables are kept in, its shape and its rows."""

from __future__ import annotations

from fabletable.server.store.rows import (
    BACK,
    CHOOSE,
    RULES,
    ChatRow,
    Entry,
    Gate,
    KnockRow,
    LinkRow,
    Listed,
    ProposalRow,
    SeatRow,
    Stroke,
    TableRow,
    gate_of,
    now,
    strokes_of,
    with_gate,
    with_stroke,
)
from fabletable.server.store.store import Store

__all__ = [
    "BACK",
    "CHOOSE",
    "RULES",
    "ChatRow",
    "Entry",
    "Gate",
    "KnockRow",
    "LinkRow",
    "Listed",
    "ProposalRow",
    "SeatRow",
    "Store",
    "Stroke",
    "TableRow",
    "gate_of",
    "now",
    "strokes_of",
    "with_gate",
    "with_stroke",
]
