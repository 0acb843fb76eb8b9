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
from fabletable.kernel import Action, Verb
from fabletable.kernel.advice import Lean, fond_of


def _does(*verbs: Verb) -> Lean:
    return fond_of(lambda option: isinstance(option, Action) and option.verb in verbs)


TEMPERAMENTS: Final[dict[str, Lean]] = {
    # draws the sword before the purse
    "fighter": _does(FIGHT, ATTACK, ATTACK_PLANE),
    # buys, sells and takes every opportunity
    "merchant": _does(BUY, SELL, OPPORTUNITY, SKILLED_WORK, DIRTY_WORK),
    # learns first, and casts what was learned
    "scholar": _does(LEARN, CAST_SPELL, TRAINING, TOWER_MANA),
}
