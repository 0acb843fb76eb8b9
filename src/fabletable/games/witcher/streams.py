"""The streams from which the rules draw after the set-up (kernel/chance.py)."""

from __future__ import annotations

from typing import Final

from fabletable.kernel import of_seats

OWN_DECK: Final = of_seats("deck")
"""The shuffles of a witcher's own cards."""
BLIND_CARD: Final = of_seats("blind")
"""The cards of a hand that are taken blindly."""
STORY_DIE: Final = of_seats("story")
POWER_DIE: Final = of_seats("power")
ATTACK_DIE: Final = of_seats("attack")
"""The die that chooses a monster's attack when one plays alone."""
POKER: Final = (of_seats("poker"), of_seats("poker-against"))
"""Dice poker: the hand of the active player and that of the other side, both by the active seat."""
POKER_AGAIN: Final = (of_seats("poker-again"), of_seats("poker-against-again"))

ACTION_DECK: Final = "deck-actions"
POTION_DECK: Final = "deck-potions"
FIGHT_DECK: Final = "deck-fight"


def monster_pile(level: int) -> str:
    return f"deck-monsters-{level}"


def token_pile(terrain: str) -> str:
    return f"deck-{terrain}"
