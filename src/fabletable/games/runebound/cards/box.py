"""Every card of the box, and the cards of one match: as printed, or with a user's own numbers."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, TypeVar

from fabletable.games.runebound.cards.assets import ASSETS
from fabletable.games.runebound.cards.combat import COMBAT_CARDS
from fabletable.games.runebound.cards.exploration import EXPLORATION_CARDS
from fabletable.games.runebound.cards.heroes import HEROES
from fabletable.games.runebound.cards.scenarios import SCENARIOS
from fabletable.games.runebound.cards.skills import SKILLS
from fabletable.games.runebound.cards.social import SOCIAL_CARDS
from fabletable.games.runebound.kinds import Adventure, Enemy, Event, Foe, PrintedCard, Quest, StoryCard
from fabletable.games.runebound.numbers import numbers_on, with_numbers
from fabletable.games.runebound.rules.set_up import CardLists
from fabletable.kernel import Options
from fabletable.kernel.tweaks import BoxCache, CardNumbers, Tweaks, checked_tweaks

C = TypeVar("C", bound=PrintedCard)

GENERAL: Final[tuple[Adventure, ...]] = (*COMBAT_CARDS, *EXPLORATION_CARDS, *SOCIAL_CARDS)
"""The adventures of every scenario; each brings its own besides."""

ADVENTURES: Final[list[Adventure]] = [
    *GENERAL,
    *(card for scenario in SCENARIOS.values() for card in scenario.adventures),
]
ENEMIES: Final = [card for card in ADVENTURES if isinstance(card, Enemy)]
EVENTS: Final = [card for card in ADVENTURES if isinstance(card, Event)]
QUESTS: Final = [card for card in ADVENTURES if isinstance(card, Quest)]
STORIES: Final[list[StoryCard]] = [card for scenario in SCENARIOS.values() for card in scenario.story]
VILLAINS: Final[list[Foe]] = [scenario.villain for scenario in SCENARIOS.values()]
EVERY_CARD: Final[list[PrintedCard]] = [*HEROES, *VILLAINS, *SKILLS, *ASSETS, *ADVENTURES, *STORIES]


class MatchCards:
    """The cards of one match: as printed, or with the user's numbers (the names are those of cards/numbers.py)."""

    def __init__(self, tweaks: Tweaks) -> None:
        self.tweaks: Tweaks = tweaks
        self._own: dict[str, Any] = {}

    def card(self, printed: C) -> C:
        changes = self.tweaks.get(printed.key)
        if not changes:
            return printed
        if printed.key not in self._own:
            self._own[printed.key] = with_numbers(printed, changes)
        own: C = self._own[printed.key]
        return own


_own: BoxCache[MatchCards] = BoxCache(MatchCards)


def book_of(tweaks: Options) -> MatchCards:
    """Return the cards with these numbers."""
    return _own.box(checked_tweaks(tweaks, tweakable()) if tweaks else {})


def decks_of(tweaks: Options) -> CardLists:
    """Return the decks a table is set up with: as printed, or with the user's numbers."""
    if not tweaks:
        return PRINTED
    card = book_of(tweaks).card
    scenarios = {
        key: scenario.with_cards(
            card(scenario.villain), tuple(map(card, scenario.adventures)), tuple(map(card, scenario.story))
        )
        for key, scenario in SCENARIOS.items()
    }
    return CardLists(
        [card(hero) for hero in HEROES],
        [card(skill) for skill in SKILLS],
        [card(asset) for asset in ASSETS],
        [card(adventure) for adventure in GENERAL],
        scenarios,
    )


PRINTED: Final = CardLists(list(HEROES), list(SKILLS), list(ASSETS), list(GENERAL), SCENARIOS)


@cache
def tweakable() -> dict[str, list[str]]:
    """Every card and the names of its numbers."""
    return {card.key: [number.name for number in numbers_on(card)] for card in EVERY_CARD}


def numbers() -> list[CardNumbers]:
    """Every card with the numbers printed on it."""
    return [
        CardNumbers(card.key, card.message, {number.name: number.printed() for number in numbers_on(card)})
        for card in EVERY_CARD
        if tweakable()[card.key]
    ]
