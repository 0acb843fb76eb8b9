"""The streams from which the rules draw after the set-up (kernel/chance.py)."""

from __future__ import annotations

from typing import Final

from fabletable.kernel import of_seats

BATTLE_DICE: Final = of_seats("battle")
CREATURE_DICE: Final = of_seats("creature")
"""The dice of a creature, by the seat that fights it."""
SINGLE_DIE: Final = of_seats("die")
"""The dice outside battles."""
DIE_AGAIN: Final = of_seats("again")
"""The die that a scroll rolls again."""
SHIELD_DIE: Final = of_seats("shield")
FORGOTTEN: Final = of_seats("forgotten")
"""The order in which the skills of the dead go under their decks."""

CHANCE_DECK: Final = "deck-chance"
ADVENTURE_DECK: Final = "deck-adventures"
CHARACTER_DECK: Final = "deck-characters"


def item_deck(deck: str) -> str:
    return f"deck-{deck}"


def skill_deck(guild: str) -> str:
    return f"deck-{guild}"
