"""School trophies (four of each school) and attribute trophies (two of each attribute)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.games.witcher.cards.kinds import AFTER_DAMAGE, COMBO, SKILL_USED, STEP_1, STEP_4, Power, Trophy
from fabletable.kernel import DESIGNED, REPORTED, Origin

WOLF_MEDAL: Final = Power("wolf-medal", COMBO, n=1, icon="wolf-head")
BEAR_MEDAL: Final = Power("bear-medal", STEP_1, n=1, icon="bear-head")
GRIFFIN_MEDAL: Final = Power("griffin-medal", STEP_1, n=1, icon="griffin-symbol")
CAT_MEDAL: Final = Power("cat-medal", STEP_1, first=True, n=1, icon="lynx-head")
VIPER_MEDAL: Final = Power("viper-medal", AFTER_DAMAGE, n=1, m=1, icon="snake-tongue")

MASTER_COMBAT: Final = Power("master-combat", STEP_4, n=2, icon="crossed-swords")
MASTER_DEFENCE: Final = Power("master-defence", AFTER_DAMAGE, n=2, m=4, icon="shield")
MASTER_ALCHEMY: Final = Power("master-alchemy", STEP_1, icon="bubbling-flask")
MASTER_SPECIAL: Final = Power("master-special", SKILL_USED, n=1, m=1, icon="star-medal")


def _four(school: str, gives: Power) -> list[Trophy]:
    return [Trophy(school, copy, gives, REPORTED) for copy in range(1, 5)]


SCHOOL_TROPHIES: Final = {
    "wolf": _four("wolf", WOLF_MEDAL),
    "bear": _four("bear", BEAR_MEDAL),
    "griffin": _four("griffin", GRIFFIN_MEDAL),
    "cat": _four("cat", CAT_MEDAL),
    "viper": _four("viper", VIPER_MEDAL),
}

MASTERS: Final[Sequence[tuple[str, Power, Origin]]] = (
    ("combat", MASTER_COMBAT, DESIGNED),
    ("defence", MASTER_DEFENCE, REPORTED),
    ("alchemy", MASTER_ALCHEMY, DESIGNED),
    ("special", MASTER_SPECIAL, DESIGNED),
)
"""Of the Defence trophy only the number of cards (4) is ours."""

ATTRIBUTE_TROPHIES: Final = [Trophy(kind, copy, gives, origin) for kind, gives, origin in MASTERS for copy in (1, 2)]
