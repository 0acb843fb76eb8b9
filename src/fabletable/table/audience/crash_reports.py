"""Reports of a running game: its record without secrets, and where a rule broke."""

from __future__ import annotations

import logging
from collections.abc import Collection
from typing import Any

import msgspec

from fabletable import __version__
from fabletable.kernel import RuleCrash
from fabletable.table import fairness
from fabletable.table.messages.frames import CrashFrame
from fabletable.table.ports.metrics import Metrics
from fabletable.table.replica.played import PlayedGame
from fabletable.table.replica.replica import Replica

_log = logging.getLogger(__name__)


def public_record(game: PlayedGame, seats: Collection[int]) -> dict[str, Any]:
    """Return the record without its secrets: no seed, no draws, no choices but those of these seats."""
    return {
        "game": game.row.game,
        "version": game.row.rules,
        "players": len(game.seats),
        "options": game.row.options,
        "seed_commitment": fairness.seal(game.row.seed),
        "decisions": [[seat, key if seat in seats else ""] for seat, key in game.made],
        "over": False,
    }


def bug_report(replica: Replica, seats: Collection[int], crash: RuleCrash) -> str:
    """Return what was played and where it broke, for an issue. The whole record can be had when the game is over."""
    cause = crash.__cause__
    report = {
        "fabletable": __version__,
        "table": replica.id,
        "crash": {"number": crash.number, "ask": crash.ask, "key": crash.key, "error": repr(cause)[:500]},
        **public_record(replica, seats),
    }
    return msgspec.json.format(msgspec.json.encode(report), indent=2).decode()


def crashed(replica: Replica, command: str, seats: Collection[int], crash: RuleCrash) -> CrashFrame:
    """Return what those at these seats are told about it."""
    cause = crash.__cause__
    error = f"{type(cause).__name__}: {cause}"
    return CrashFrame(command, replica.number, crash.key, crash.ask, error, bug_report(replica, seats, crash))


def report(replica: Replica, metrics: Metrics, crash: RuleCrash) -> None:
    """Log where a rule broke, with everything but secrets, and count it."""
    metrics.crashed(replica.row.game)
    _log.error(
        "a rule broke",
        extra={"table": replica.id, "game": replica.row.game, "number": replica.number, "ask": crash.ask},
        exc_info=crash.__cause__ or crash,
    )
