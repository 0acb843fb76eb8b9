"""What may be told of a running game: the record without its secrets, and a report when a rule broke."""

from __future__ import annotations

import logging
from collections.abc import Collection
from typing import Any

import msgspec

from fabletable import __version__
from fabletable.kernel import RuleCrash
from fabletable.server import metrics
from fabletable.table import fairness
from fabletable.table.messages.frames import Crashed
from fabletable.table.replica.played import Played
from fabletable.table.replica.replica import Copy

_log = logging.getLogger(__name__)


def public_record(table: Played, seats: Collection[int]) -> dict[str, Any]:
    """The record with the secret parts left out: no seed, no draws, no choices but those of these seats."""
    return {
        "game": table.row.game,
        "version": table.row.rules,
        "players": len(table.seats),
        "options": table.row.options,
        "seed_commitment": fairness.seal(table.row.seed),
        "decisions": [[seat, key if seat in seats else ""] for seat, key in table.made],
        "over": False,
    }


def bug_report(table: Copy, seats: Collection[int], crash: RuleCrash) -> str:
    """For an issue: what was played and where it broke. The whole record can be had when the game is over."""
    cause = crash.__cause__
    report = {
        "fabletable": __version__,
        "table": table.id,
        "crash": {"number": crash.number, "ask": crash.ask, "key": crash.key, "error": repr(cause)[:500]},
        **public_record(table, seats),
    }
    return msgspec.json.format(msgspec.json.encode(report), indent=2).decode()


def crashed(table: Copy, command: str, seats: Collection[int], crash: RuleCrash) -> Crashed:
    """What those at these seats are told about it."""
    cause = crash.__cause__
    error = f"{type(cause).__name__}: {cause}"
    return Crashed(command, table.number, crash.key, crash.ask, error, bug_report(table, seats, crash))


def report(table: Copy, crash: RuleCrash) -> None:
    """A rule broke: the log of the server says where, with everything but secrets."""
    metrics.crashes.labels(table.row.game).inc()
    _log.error(
        "a rule broke",
        extra={"table": table.id, "game": table.row.game, "number": table.number, "ask": crash.ask},
        exc_info=crash.__cause__ or crash,
    )
