"""The parts that never change: the portals with their slots, the hammer's track, what comes with the game."""

from __future__ import annotations

from typing import Final

PORTAL_OF: Final = (1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 6, 6, 7, 7)
"""The portal beside each slot; a pawn on it holds the place for all slots there."""

SLOTS: Final = len(PORTAL_OF)
"""Stacks of feats around the islands."""

HAMMER_STEPS: Final = 15
"""Steps of one pass along the hammer's track; each hammer takes two passes."""

TOKENS: Final = 4
"""Triton tokens, Cerberus tokens and chest tiles: four of each come with the game."""

START_GOLD: Final = (3, 2, 1, 0)
"""The gold of each seat at the start, by turn order."""


def rounds_for(seats: int) -> int:
    return 10 if seats == 3 else 9
