"""The five schools and their Special skills by level (Rulebook: Special skills of the witchers)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.games.witcher.board import HOMES
from fabletable.games.witcher.cards.kinds import AFTER_DAMAGE, COMBO, STEP_1, TURN_BEGINS, Power, School
from fabletable.kernel import DESIGNED, REPORTED, Origin

SWORDMASTER: Final = ((0, 0), (1, 0), (2, 1), (3, 1), (3, 2), (3, 2))
"""Wolf, by level: extra damage, cards drawn."""
ARMOUR: Final = ((0, 0), (0, 1), (1, 1), (1, 2), (2, 2), (2, 2))
"""Bear: shield, cards drawn."""
MAGIC: Final = (0, 2, 1, 0, 0, 0)
"""Griffin: hand cards discarded afterwards; from IV any card of the discard pile instead of the top one."""
SPEED: Final = ((0, 0), (1, 1), (3, 1), (3, 2), (3, 3), (3, 3))
"""Cat: cards looked at, cards taken."""
VENOM: Final = ((0, 0), (3, 0), (2, 1), (4, 1), (4, 2), (4, 2))
"""Viper: cards looked at, cards discarded."""


def school(key: str, color: str, icon: str, skill: Power, origin: Origin) -> School:
    return School(key, HOMES[key], color, icon, skill, origin)


WOLF: Final = school("wolf", "#8a5a34", "wolf-head", Power("skill-wolf", COMBO, icon="swordman"), DESIGNED)
BEAR: Final = school(
    "bear", "#a83a2e", "bear-head", Power("skill-bear", TURN_BEGINS, auto=True, icon="breastplate"), REPORTED
)
GRIFFIN: Final = school(
    "griffin", "#c79a1e", "griffin-symbol", Power("skill-griffin", STEP_1, icon="magic-swirl"), REPORTED
)
CAT: Final = school("cat", "#2f6fc4", "lynx-head", Power("skill-cat", STEP_1, first=True, icon="sprint"), REPORTED)
VIPER: Final = school(
    "viper", "#2f8a4f", "snake-tongue", Power("skill-viper", AFTER_DAMAGE, icon="poison-bottle"), REPORTED
)

SCHOOLS: Final[Sequence[School]] = (WOLF, BEAR, GRIFFIN, CAT, VIPER)
"""Designed: the numbers of the Wolf, the discards of the Griffin by level, what the Viper looks at on level II."""
