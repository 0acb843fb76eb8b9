"""The twenty fight cards from which the monsters' life pools are made: charge or bite."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.games.witcher.board import ALCHEMY, COMBAT, DEFENCE, SPECIAL, Attribute
from fabletable.games.witcher.kinds import Attack, FightCard

TRASH: Final = Attack(trash=True)
"""One hand card of the witcher's choice; with an empty hand the top card of the deck."""
RANDOM: Final = Attack(random=True)
"""The attack that takes as many random hand cards as the monster has levels; missing ones come from the deck."""


def damage(n: int) -> Attack:
    return Attack(n)


def level_of(attribute: Attribute) -> Attack:
    """Deal damage equal to the level, I to V, of an attribute."""
    return Attack(by=attribute)


def weaken(attribute: Attribute) -> Attack:
    """Lower the attribute by one, and deal 0, 1 or 2 damage by monster level."""
    return Attack(-1, levels=1, weakens=attribute)


def by_level(n: int) -> Attack:
    """Deal damage equal to the monster's level plus a number."""
    return Attack(n, levels=1)


FIGHTS: Final[Sequence[FightCard]] = (
    FightCard(1, damage(3), level_of(DEFENCE)),
    FightCard(2, TRASH, damage(2)),
    FightCard(3, damage(4), weaken(COMBAT)),
    FightCard(4, damage(2), weaken(ALCHEMY)),
    FightCard(5, damage(2), damage(4)),
    FightCard(6, damage(2), damage(3)),
    FightCard(7, damage(5), level_of(ALCHEMY)),
    FightCard(8, RANDOM, damage(3)),
    FightCard(9, TRASH, level_of(COMBAT)),
    FightCard(10, damage(4), level_of(SPECIAL)),
    FightCard(11, RANDOM, by_level(2)),
    FightCard(12, damage(3), damage(5)),
    FightCard(13, RANDOM, damage(4)),
    FightCard(14, damage(4), damage(2)),
    FightCard(15, damage(3), damage(4)),
    FightCard(16, TRASH, damage(3)),
    FightCard(17, damage(5), damage(2)),
    FightCard(18, damage(3), damage(5)),
    FightCard(19, RANDOM, damage(4)),
    # The sources disagree about this one; this is what two of three say.
    FightCard(20, by_level(2), weaken(DEFENCE)),
)
