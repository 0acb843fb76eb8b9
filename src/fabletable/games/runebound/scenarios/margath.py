"""The Ascendance of Margath: white story tokens are lore, and each one weakens the dragon."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound.cards.kinds import Foe
from fabletable.games.runebound.cards.margath import MARGATH_CARDS
from fabletable.games.runebound.cards.numbers import numbered
from fabletable.games.runebound.cards.story import MARGATH_STORY
from fabletable.games.runebound.cards.vocabulary import ALL, FOE, always, count_double, flip, heal, modify, surge
from fabletable.games.runebound.scenarios.scenario import Scenario
from fabletable.games.runebound.words import HEALTH, MARGATH, SKULL
from fabletable.kernel import Say

HIGH_LORD_MARGATH: Final = Foe(
    "margath", "villain", 15, "warrior villain dragon", "dragon-head", Say("villain-margath", {}, "villain")
).can(
    always(modify(HEALTH, "lore", times=-1), name="health"),
    surge(1, "taunt", flip(FOE, 1)),
    surge(2, "will-of-margath", heal(3)),
    surge(3, "empower", count_double(ALL, SKULL)),
)
HIGH_LORD_MARGATH.least = 8
numbered(HIGH_LORD_MARGATH)

THE_ASCENDANCE_OF_MARGATH: Final = Scenario(
    MARGATH, "dragon-head", HIGH_LORD_MARGATH, "firmament", MARGATH_CARDS, MARGATH_STORY, march_to="tamalir"
)
