"""The streams from which the rules draw after the set-up (kernel/chance.py)."""

from __future__ import annotations

from typing import Final

from fabletable.kernel import of_seats

MARCH_ROLL: Final = of_seats("march")
ROLL_AGAIN: Final = of_seats("again")
"""Terrain dice that are rolled again."""
COMBAT_CAST: Final = of_seats("combat")
FOE_CAST: Final = of_seats("foe")
"""The tokens of an enemy, by the seat that fights it."""
CAST_AGAIN: Final = of_seats("cast-again")
"""Tokens of both sides that are tossed again, by the seat that attacked."""
RAISED: Final = of_seats("raised")
"""The enemy that is raised from the discard pile."""

SKILL_DECK: Final = "deck-skills"
ASSET_DECK: Final = "deck-assets"


def dice_for(seat: int, purpose: str) -> str:
    """Return the label of terrain dice that are rolled for this purpose."""
    return f"seat-{seat}/{purpose}"
