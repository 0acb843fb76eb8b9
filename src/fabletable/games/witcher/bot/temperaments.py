"""Temperaments: leanings that make the bots of one table differ."""

from __future__ import annotations

from typing import Final

from fabletable.games.witcher.kinds import Monster
from fabletable.games.witcher.rules.locations import Training
from fabletable.games.witcher.rules.turn import ChallengeOption
from fabletable.kernel.advice import Lean, fond_of

TEMPERAMENTS: Final[dict[str, Lean]] = {
    # wherever a monster is, there is the fight
    "hunter": fond_of(lambda option: isinstance(option, Monster)),
    # another witcher is a better foe than any monster, and dice a good pastime
    "duellist": fond_of(lambda option: isinstance(option, ChallengeOption) or option.key.startswith("poker-")),
    # sees the city and the wilds, and trains on the way
    "wanderer": fond_of(lambda option: isinstance(option, Training) or option.key.startswith("explore-")),
}
