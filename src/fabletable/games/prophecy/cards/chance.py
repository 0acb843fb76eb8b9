"""The chance cards of both editions. The first edition drops the marked ones with 2 or 3 players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.games.prophecy.board import (
    CAMP,
    CITY,
    FOREST,
    FORTRESS,
    MONASTERY,
    MOUNTAINS,
    PLAINS,
    THIEVES,
    TOWER,
    VILLAGE,
)
from fabletable.games.prophecy.kinds import ChanceCard
from fabletable.kernel import REPORTED, RULEBOOK

# what happens
ADVENTURES_COME: Final = "adventures"
NEW_SKILL: Final = "skill"
SKILL_OF_CHOICE: Final = "skill-of-choice"
SKILLS_OF_OWN_GUILDS: Final = "skills-of-own-guilds"
NEW_GOODS: Final = "goods"
EXTRA_TURN: Final = "extra-turn"
DREAM: Final = "reveal"
BOON: Final = "boon"
CHARITY: Final = "charity"
CRISIS: Final = "crisis"

CHANCE_CARDS: Final[Sequence[ChanceCard]] = (
    ChanceCard("mountains", ADVENTURES_COME, MOUNTAINS, first=1, marked=1, second=2, origin=REPORTED),
    ChanceCard("forest", ADVENTURES_COME, FOREST, first=2, second=2, origin=REPORTED),
    ChanceCard("plains", ADVENTURES_COME, PLAINS, first=2, marked=1, second=3, origin=REPORTED),
    ChanceCard("news-fortress", NEW_SKILL, FORTRESS, first=1, second=1, origin=REPORTED),
    ChanceCard("news-thieves", NEW_SKILL, THIEVES, first=1, second=1, origin=REPORTED),
    ChanceCard("news-camp", NEW_SKILL, CAMP, first=1, second=1, origin=REPORTED),
    ChanceCard("news-tower", NEW_SKILL, TOWER, first=1, second=1, origin=REPORTED),
    ChanceCard("news-monastery", NEW_SKILL, MONASTERY, first=1, second=1, origin=REPORTED),
    ChanceCard("training", SKILL_OF_CHOICE, first=0, marked=1, second=2, origin=REPORTED),
    ChanceCard("training-offer", SKILLS_OF_OWN_GUILDS, first=0, marked=1, second=0, origin=RULEBOOK),
    ChanceCard("village-merchant", NEW_GOODS, VILLAGE, first=1, second=1, origin=RULEBOOK),
    ChanceCard("caravan", NEW_GOODS, CITY, first=1, second=1, origin=RULEBOOK),
    ChanceCard("peaceful-times", EXTRA_TURN, first=1, marked=1, second=2, origin=REPORTED),
    ChanceCard("prophetic-dream", DREAM, first=1, second=1, origin=REPORTED),
    ChanceCard("refreshing-wind", BOON, "health", 2, 1, first=1, second=1, origin=REPORTED),
    ChanceCard("magic-wind", BOON, "mana", 4, 2, first=1, second=1, origin=REPORTED),
    ChanceCard("good-times", BOON, "gold", 4, 2, first=1, second=1, origin=REPORTED),
    ChanceCard("interesting-times", BOON, "experience", 2, 1, first=0, marked=1, second=0, origin=REPORTED),
    ChanceCard("kind-wind", BOON, "experience", 3, 1, first=0, second=1, origin=RULEBOOK),
    ChanceCard("charity", CHARITY, first=1, second=1, origin=REPORTED),
    ChanceCard("crisis", CRISIS, first=1, second=1, origin=RULEBOOK),
)
