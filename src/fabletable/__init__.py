"""Fabletable: one table for big adventure board games. It knows the rules, so people only make the choices.

>>> import fabletable
>>> match = fabletable.start("diceforge", players=3, seed="any text", options={"feats": "introductory"})
>>> match.decision.seat
0
"""

from __future__ import annotations

from collections.abc import Mapping
from types import UnionType
from typing import Any

import msgspec

from fabletable.games import bring, find, shelf
from fabletable.kernel import Chance, Decision, Game, Match, Message, Options, Refused, Result, RuleCrash
from fabletable.kernel import match as _match
from fabletable.kernel import record as _record
from fabletable.kernel.record import Record, Report, read_record

__version__ = "0.3.0"


def start(
    game: str,
    players: int = 2,
    seed: str | int = "",
    options: Options | None = None,
    *,
    quick: bool = False,
    watched: bool = False,
) -> Match:
    """Start a new match; refused with a reason if players or options do not fit. A ``quick`` match keeps no log and is
    for simulations; a ``watched`` one keeps its moments."""
    rules = find(game)
    low, high = rules.players
    _check("players", players, int, ", ".join(map(str, range(low, high + 1))))
    _check("seed", seed, str | int, "str, int")
    _check("options", options, Mapping | None, "dict")
    return _match.start(rules, players, seed, options, quick=quick, watched=watched)


def replay(
    record: Record | Mapping[str, Any] | bytes | str, upto: int | None = None, *, watched: bool = False
) -> Match:
    """Return the same match again, up to a decision if one is named. ``record`` is a Record, its JSON, or the decoded
    JSON. A ``watched`` match keeps its moments."""
    record = _as_record(record)
    last = len(record.decisions)
    if upto is not None and upto not in range(last + 1):
        raise Refused("why-no-such-decision", {"number": upto, "last": last})
    return _record.replay(record, find(record.game), upto=upto, watched=watched)


def verify(record: Record | Mapping[str, Any] | bytes | str) -> Report:
    """Replay the record and compare every decision, die and checksum. The report is true if all hold, else it names the
    first fault."""
    record = _as_record(record)
    return _record.verify(record, find(record.game))


def _as_record(record: object) -> Record:
    if isinstance(record, Record):
        return record
    if isinstance(record, Mapping):
        return read_record(msgspec.json.encode(record))
    if isinstance(record, bytes | bytearray | memoryview | str):
        return read_record(record if isinstance(record, str) else bytes(record))
    raise Refused("why-not-a-record", {"detail": type(record).__name__})


def _check(name: str, value: object, kind: type | UnionType, takes: str) -> None:
    """Refuse an argument of the wrong type here rather than deep in a rule."""
    if not isinstance(value, kind) or isinstance(value, bool) or not _is_text(value):
        raise Refused("why-bad-option", {"name": name, "value": ascii(value), "choices": takes})


def _is_text(value: object) -> bool:
    """Return False for lone surrogates, which cannot be encoded as a seed."""
    try:
        str(value).encode()
    except UnicodeEncodeError:
        return False
    return True


__all__ = [
    "Chance",
    "Decision",
    "Game",
    "Match",
    "Message",
    "Options",
    "Record",
    "Refused",
    "Report",
    "Result",
    "RuleCrash",
    "bring",
    "find",
    "read_record",
    "replay",
    "shelf",
    "start",
    "verify",
]
