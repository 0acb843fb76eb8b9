"""Rules that differ for a single player (Rulebook: Solo). The poker table is in dice_poker.py, the monster's die in
monster_turn.py, the market rule in phase_three.py."""

from __future__ import annotations

from typing import Final

from fabletable.games.witcher.table import OldWorld
from fabletable.kernel import Message

RATINGS: Final = ((6, "living-legend"), (8, "legend"), (10, "professional"), (12, "reliable"))
"""The most turns for each rating; a player who needed more is a novice."""


def is_last_hunt(table: OldWorld) -> bool:
    """Tell whether the last monster may not be fought: while the attribute trophy is missing, that one cannot be the
    last."""
    if not table.solo:
        return False
    left = sum(lair.monster is not None for lair in table.lairs)
    return left == 1 and bool(table.attribute_trophies)


def rating(turns: int) -> str:
    for most, name in RATINGS:
        if turns <= most:
            return name
    return "novice"


def solo_result(table: OldWorld) -> Message:
    """Return the number of turns and the rating of the witcher, in words."""
    turns = table.witchers[0].turns + 1
    return Message("solo-result", {"turns": turns, "rating": Message(f"rating-{rating(turns)}")})
