"""Temperaments: inclinations that make the bots at a table differ."""

from __future__ import annotations

from typing import Final

from fabletable.games.prophecy.table import Realm
from fabletable.kernel import Decision, Option
from fabletable.kernel.advice import Lean

FIGHTS: Final = ("fight", "attack", "attack-plane")
TRADES: Final = ("buy", "sell", "opportunity", "skilled-work", "dirty-work")
STUDIES: Final = ("learn", "cast", "training-ground", "tower-mana")


def _does(option: Option, kinds: tuple[str, ...]) -> float:
    return 1.0 if getattr(option, "kind", "") in kinds else 0.0


def fighter(table: Realm, decision: Decision, option: Option) -> float:
    """Draws the sword before the purse."""
    return _does(option, FIGHTS)


def merchant(table: Realm, decision: Decision, option: Option) -> float:
    """Buys, sells and takes every opportunity."""
    return _does(option, TRADES)


def scholar(table: Realm, decision: Decision, option: Option) -> float:
    """Learns first, and casts what was learned."""
    return _does(option, STUDIES)


TEMPERAMENTS: Final[dict[str, Lean]] = {"fighter": fighter, "merchant": merchant, "scholar": scholar}
