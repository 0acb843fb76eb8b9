"""The twenty-eight potions: seven kinds, four copies each, used in step 1 of a fight turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.games.witcher.cards.kinds import STEP_1, Potion, Power
from fabletable.kernel import DESIGNED, REPORTED, Origin

COPIES: Final = 4

SWALLOW: Final = Power("swallow", STEP_1, n=1, m=1, icon="potion-ball")
BLIZZARD: Final = Power("blizzard", STEP_1, n=1, icon="snowflake-1")
BLACK_BLOOD: Final = Power("black-blood", STEP_1, n=1, m=1, icon="blood")
PETRIS_PHILTER: Final = Power("petris-philter", STEP_1, n=2, icon="magic-potion")
MARIBOR_FOREST: Final = Power("maribor-forest", STEP_1, n=2, m=2, icon="forest")
TAWNY_OWL: Final = Power("tawny-owl", STEP_1, n=1, icon="owl")
THUNDERBOLT: Final = Power("thunderbolt", STEP_1, n=1, icon="lightning-storm")

KINDS: Final[Sequence[tuple[Power, Origin]]] = (
    (SWALLOW, REPORTED),
    (BLIZZARD, REPORTED),
    (BLACK_BLOOD, REPORTED),
    (PETRIS_PHILTER, DESIGNED),
    (MARIBOR_FOREST, DESIGNED),
    (TAWNY_OWL, DESIGNED),
    (THUNDERBOLT, DESIGNED),
)
"""Petri's Philter and Maribor Forest are known by name; the last two kinds are ours altogether."""

POTIONS: Final[Sequence[Potion]] = tuple(
    Potion(drunk.key, copy, drunk, origin) for drunk, origin in KINDS for copy in range(1, COPIES + 1)
)
