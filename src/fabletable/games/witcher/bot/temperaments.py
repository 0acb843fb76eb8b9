"""Temperaments: leanings that make the bots of one table differ."""

from __future__ import annotations

from typing import Any, Final

from fabletable.games.witcher.kinds import Monster
from fabletable.games.witcher.rules.locations import Training
from fabletable.games.witcher.rules.turn import ChallengeOption
from fabletable.games.witcher.table import OldWorld
from fabletable.kernel import Decision
from fabletable.kernel.advice import Lean


def hunter(table: OldWorld, decision: Decision, option: Any) -> float:
    """Wherever a monster is, there is the fight."""
    return 1.0 if isinstance(option, Monster) else 0.0


def duellist(table: OldWorld, decision: Decision, option: Any) -> float:
    """Another witcher is a better foe than any monster, and dice a good pastime."""
    return 1.0 if isinstance(option, ChallengeOption) or option.key.startswith("poker-") else 0.0


def wanderer(table: OldWorld, decision: Decision, option: Any) -> float:
    """Sees the city and the wilds, and trains on the way."""
    return 1.0 if isinstance(option, Training) or option.key.startswith("explore-") else 0.0


TEMPERAMENTS: Final[dict[str, Lean]] = {"hunter": hunter, "duellist": duellist, "wanderer": wanderer}
