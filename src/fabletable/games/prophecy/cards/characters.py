"""The ten heroes: Strength, Will, the guild where they start and the other one they belong to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.games.prophecy.board import CAMP, FORTRESS, MONASTERY, THIEVES, TOWER
from fabletable.games.prophecy.kinds import Character
from fabletable.kernel import REPORTED, RULEBOOK

CHARACTERS: Final[Sequence[Character]] = (
    Character("paladin", 4, 4, (FORTRESS, MONASTERY), female=False, origin=REPORTED),
    Character("spellblade", 4, 4, (FORTRESS, TOWER), female=True, origin=REPORTED),
    Character("mercenary", 5, 2, (THIEVES, FORTRESS), female=False, origin=REPORTED),
    Character("scout", 5, 2, (THIEVES, CAMP), female=False, origin=REPORTED),
    Character("ranger", 5, 2, (CAMP, FORTRESS), female=True, origin=REPORTED),
    Character("druid", 3, 6, (CAMP, MONASTERY), female=False, origin=RULEBOOK),
    Character("sorceress", 3, 6, (TOWER, CAMP), female=True, origin=REPORTED),
    Character("illusionist", 4, 4, (TOWER, THIEVES), female=True, origin=REPORTED),
    Character("mystic", 3, 6, (MONASTERY, TOWER), female=False, origin=REPORTED),
    Character("wandering-monk", 4, 4, (MONASTERY, THIEVES), female=False, origin=REPORTED),
)
