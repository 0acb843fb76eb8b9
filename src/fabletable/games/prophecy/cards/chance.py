"""The chance cards of both editions. The first edition drops the marked ones with 2 or 3 players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.games.prophecy.board import CAMP, FORTRESS, MONASTERY, THIEVES, TOWER
from fabletable.games.prophecy.cards.kinds import ChanceCard
from fabletable.kernel import REPORTED, RULEBOOK

CHANCE_CARDS: Final[Sequence[ChanceCard]] = (
    ChanceCard("mountains", "adventures", "mountains", first=1, marked=1, second=2, origin=REPORTED),
    ChanceCard("forest", "adventures", "forest", first=2, second=2, origin=REPORTED),
    ChanceCard("plains", "adventures", "plains", first=2, marked=1, second=3, origin=REPORTED),
    ChanceCard("news-fortress", "skill", FORTRESS, first=1, second=1, origin=REPORTED),
    ChanceCard("news-thieves", "skill", THIEVES, first=1, second=1, origin=REPORTED),
    ChanceCard("news-camp", "skill", CAMP, first=1, second=1, origin=REPORTED),
    ChanceCard("news-tower", "skill", TOWER, first=1, second=1, origin=REPORTED),
    ChanceCard("news-monastery", "skill", MONASTERY, first=1, second=1, origin=REPORTED),
    ChanceCard("training", "skill-of-choice", first=0, marked=1, second=2, origin=REPORTED),
    ChanceCard("training-offer", "skills-of-own-guilds", first=0, marked=1, second=0, origin=RULEBOOK),
    ChanceCard("village-merchant", "goods", "village", first=1, second=1, origin=RULEBOOK),
    ChanceCard("caravan", "goods", "city", first=1, second=1, origin=RULEBOOK),
    ChanceCard("peaceful-times", "extra-turn", first=1, marked=1, second=2, origin=REPORTED),
    ChanceCard("prophetic-dream", "reveal", first=1, second=1, origin=REPORTED),
    ChanceCard("refreshing-wind", "boon", "health", 2, 1, first=1, second=1, origin=REPORTED),
    ChanceCard("magic-wind", "boon", "mana", 4, 2, first=1, second=1, origin=REPORTED),
    ChanceCard("good-times", "boon", "gold", 4, 2, first=1, second=1, origin=REPORTED),
    ChanceCard("interesting-times", "boon", "experience", 2, 1, first=0, marked=1, second=0, origin=REPORTED),
    ChanceCard("kind-wind", "boon", "experience", 3, 1, first=0, second=1, origin=RULEBOOK),
    ChanceCard("charity", "charity", first=1, second=1, origin=REPORTED),
    ChanceCard("crisis", "crisis", first=1, second=1, origin=RULEBOOK),
)
