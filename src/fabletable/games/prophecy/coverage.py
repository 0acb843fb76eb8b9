"""All that can be drawn and all that can take effect, so that a simulation can name what never did.

What only the first edition or an option has is not counted: a game without it would always seem to miss something.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fabletable.games.prophecy.cards.adventures import ADVENTURES
from fabletable.games.prophecy.cards.artifacts import ARTIFACTS
from fabletable.games.prophecy.cards.chance import CHANCE_CARDS
from fabletable.games.prophecy.cards.characters import CHARACTERS
from fabletable.games.prophecy.cards.common_items import COMMON_ITEMS
from fabletable.games.prophecy.cards.guardians import GREATER_GUARDIANS, LESSER_GUARDIANS
from fabletable.games.prophecy.cards.kinds import Creature, Opportunity
from fabletable.games.prophecy.cards.rare_items import RARE_ITEMS
from fabletable.games.prophecy.cards.skills import SKILLS

_SERVICES = (
    "skilled-work", "dirty-work", "training-ground", "learn", "repair", "buy", "sell", "monastery-healing",
    "camp-healing", "lodging", "wasteland-mana", "tower-mana", "opportunity",
)  # fmt: skip


def everything() -> Iterator[str]:
    """Cards of the second edition, and what each of them does."""
    yield from (f"card:hero-{card.key}" for card in CHARACTERS)
    yield from (f"card:chance-{card.name}" for card in CHANCE_CARDS if card.second)
    for skill in SKILLS:
        yield f"card:{skill.name}"
        yield f"effect:skill-{skill.name}"
    for item in [*COMMON_ITEMS, *RARE_ITEMS, *ARTIFACTS]:
        yield f"card:{item.name}"
        yield f"effect:item-{item.name}"
    for card in [*ADVENTURES, *LESSER_GUARDIANS, *GREATER_GUARDIANS]:
        yield f"card:{card.name}"
        if isinstance(card, Creature):
            yield from _of_creature(card)
        else:
            yield from _of_opportunity(card)
    yield from (f"effect:service-{name}" for name in _SERVICES)
    yield from (f"effect:way-{name}" for name in ("walk", "ride", "sail", "gate"))


def _of_creature(card: Creature) -> Iterator[str]:
    yield f"effect:creature-{card.key}.won"
    yield f"effect:creature-{card.key}.lost"
    if card.before:
        yield f"effect:creature-{card.key}.before"
    if card.parley is not None:
        yield f"effect:creature-{card.key}.parley"


def _of_opportunity(card: Opportunity) -> Iterator[str]:
    if len(card.bargains) == 1:
        yield f"effect:opportunity-{card.key}"
    else:
        yield from (f"effect:opportunity-{card.key}.way-{number}" for number in range(1, len(card.bargains) + 1))


COUNTED: Final = frozenset(everything())
