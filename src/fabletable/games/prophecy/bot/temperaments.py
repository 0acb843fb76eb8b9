"""Temperaments: inclinations that make the bots at a table differ."""

from __future__ import annotations

from typing import Final

from fabletable.games.prophecy import actions
from fabletable.kernel import Action, Verb
from fabletable.kernel.advice import Lean, fond_of


def _does(*verbs: Verb) -> Lean:
    return fond_of(lambda option: isinstance(option, Action) and option.verb in verbs)


TEMPERAMENTS: Final[dict[str, Lean]] = {
    # draws the sword before the purse
    "fighter": _does(actions.FIGHT, actions.ATTACK, actions.ATTACK_PLANE),
    # buys, sells and takes every opportunity
    "merchant": _does(actions.BUY, actions.SELL, actions.OPPORTUNITY, actions.SKILLED_WORK, actions.DIRTY_WORK),
    # learns first, and casts what was learned
    "scholar": _does(actions.LEARN, actions.CAST_SPELL, actions.TRAINING, actions.TOWER_MANA),
}
