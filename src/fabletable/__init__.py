"""Fabletable: one table for big adventure board games. It knows the rules, so people only make the choices.

>>> import fabletable
>>> match = fabletable.start("diceforge", players=3, seed="any text", options={"feats": "introductory"})
>>> match.decision.seat
0
"""

from __future__ import annotations

from fabletable.games import bring, find, shelf
from fabletable.kernel import Chance, Decision, Game, Match, Options, Refused, Result, RuleCrash, Say
from fabletable.kernel import match as _match
from fabletable.kernel import record as _record
from fabletable.kernel.record import Record, Report, read_record

__version__ = "0.1.0"


def games() -> list[Game]:
    """What can be played, with player counts and options."""
    return [find(key) for key in shelf()]


def start(
    game: str, players: int = 2, seed: str | int = "", options: Options | None = None, *, quick: bool = False
) -> Match:
    """A new match. ``quick`` keeps no story and is for simulations."""
    return _match.start(find(game), players, seed, options, quick=quick)


def replay(record: Record | bytes | str, upto: int | None = None) -> Match:
    """The same match again, up to a decision if one is named."""
    record = _as_record(record)
    return _record.replay(record, find(record.game), upto=upto)


def verify(record: Record | bytes | str) -> Report:
    """Play the record again; true when every decision, die and checksum holds, else it says where not."""
    record = _as_record(record)
    return _record.verify(record, find(record.game))


def _as_record(record: Record | bytes | str) -> Record:
    return record if isinstance(record, Record) else read_record(record)


__all__ = [
    "Chance",
    "Decision",
    "Game",
    "Match",
    "Options",
    "Record",
    "Refused",
    "Report",
    "Result",
    "RuleCrash",
    "Say",
    "bring",
    "find",
    "games",
    "read_record",
    "replay",
    "start",
    "verify",
]
