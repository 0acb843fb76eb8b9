"""The two scenarios: what their tokens mean, where the villain appears, what the end of an act brings."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound.cards.kinds import Adventure, Foe, Story
from fabletable.games.runebound.scenarios.corpse_king import THE_CORPSE_KING
from fabletable.games.runebound.scenarios.margath import THE_ASCENDANCE_OF_MARGATH
from fabletable.games.runebound.scenarios.scenario import Scenario
from fabletable.games.runebound.words import CORPSE_KING, MARGATH

SCENARIOS: Final[dict[str, Scenario]] = {MARGATH: THE_ASCENDANCE_OF_MARGATH, CORPSE_KING: THE_CORPSE_KING}

__all__ = ["SCENARIOS", "Adventure", "Foe", "Scenario", "Story"]
