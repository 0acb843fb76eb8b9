"""Temperaments: inclinations that make the bots at a table differ."""

from __future__ import annotations

from typing import Final

from fabletable.games.prophecy.actions import (
    ATTACK,
    ATTACK_PLANE,
    BUY,
    CAST_SPELL,
    DIRTY_WORK,
    FIGHT,
    LEARN,
    OPPORTUNITY,
    SELL,
    SKILLED_WORK,
    TOWER_MANA,
    TRAINING,
)
from fabletable.games.prophecy.table import Realm
from fabletable.kernel import Action, Decision, Option, Verb
from fabletable.kernel.advice import Lean


def _does(option: Option, *verbs: Verb) -> float:
    return 1.0 if isinstance(option, Action) and option.verb in verbs else 0.0


def fighter(table: Realm, decision: Decision, option: Option) -> float:
    """Draws the sword before the purse."""
    return _does(option, FIGHT, ATTACK, ATTACK_PLANE)


def merchant(table: Realm, decision: Decision, option: Option) -> float:
    """Buys, sells and takes every opportunity."""
    return _does(option, BUY, SELL, OPPORTUNITY, SKILLED_WORK, DIRTY_WORK)


def scholar(table: Realm, decision: Decision, option: Option) -> float:
    """Learns first, and casts what was learned."""
    return _does(option, LEARN, CAST_SPELL, TRAINING, TOWER_MANA)


TEMPERAMENTS: Final[dict[str, Lean]] = {"fighter": fighter, "merchant": merchant, "scholar": scholar}
