"""Every card of the box, and the cards of one match: as printed, with a user's own numbers, or with packs of cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, TypeVar

from fabletable.games.runebound.board import DECKS
from fabletable.games.runebound.cards import (
    assets,
    combat,
    corpse_king,
    exploration,
    heroes,
    margath,
    skills,
    social,
    story,
)
from fabletable.games.runebound.cards.decks import ADVENTURES, ASSETS, HEROES, SKILLS, STORIES
from fabletable.games.runebound.cards.scenarios import SCENARIOS
from fabletable.games.runebound.kinds import GENERIC, Adventure, Enemy, Event, Foe, PrintedCard, Quest
from fabletable.games.runebound.numbers import numbered, numbers_on, with_numbers
from fabletable.games.runebound.rules.set_up import CardLists
from fabletable.kernel import Deck
from fabletable.kernel.tweaks import CardNumbers, OwnNumbers, Tweaks

__all__ = [
    "assets", "combat", "corpse_king", "exploration", "heroes", "margath", "skills", "social", "story",
]  # fmt: skip

C = TypeVar("C", bound=PrintedCard)

IN_ORDER: Final[list[Adventure]] = sorted(
    ADVENTURES, key=lambda card: ((GENERIC, *SCENARIOS).index(card.scenario), DECKS.index(card.deck))
)
"""The adventures of every scenario, then each scenario's own."""


def of_kind(kind: type[C]) -> list[C]:
    return [card for card in IN_ORDER if isinstance(card, kind)]


ENEMIES: Final = of_kind(Enemy)
EVENTS: Final = of_kind(Event)
QUESTS: Final = of_kind(Quest)
VILLAINS: Final[list[Foe]] = [scenario.villain for scenario in SCENARIOS.values()]
EVERY_CARD: Final[list[PrintedCard]] = [*HEROES, *VILLAINS, *SKILLS, *ASSETS, *IN_ORDER, *STORIES]


def make_decks(tweaks: Tweaks, packs: Sequence[str]) -> CardLists:
    """Return the decks with these numbers and the cards of these packs."""

    def own(card: C) -> C:
        changes = tweaks.get(card.key)
        return with_numbers(card, changes) if changes else card

    def brought(deck: Deck[C]) -> tuple[C, ...]:
        return numbered(*deck.of_packs(packs))

    return CardLists(
        [*map(own, HEROES), *brought(HEROES)],
        [*map(own, SKILLS), *brought(SKILLS)],
        [*map(own, ASSETS), *brought(ASSETS)],
        [*map(own, IN_ORDER), *brought(ADVENTURES)],
        [*map(own, STORIES), *brought(STORIES)],
        {key: replace(scenario, villain=own(scenario.villain)) for key, scenario in SCENARIOS.items()},
    )


def _all_numbers() -> list[CardNumbers]:
    return [
        CardNumbers(card.key, card.message, {number.name: number.printed() for number in numbers_on(card)})
        for card in EVERY_CARD
    ]


NUMBERS: Final = OwnNumbers(_all_numbers, make_decks)
"""The numbers on every card, and the decks with a user's own."""
