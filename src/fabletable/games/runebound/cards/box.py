"""Every card of the box, and the cards of one match: as printed, or with a user's own numbers."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, TypeVar

from fabletable.games.runebound.cards.assets import ASSETS
from fabletable.games.runebound.cards.combat import COMBAT_CARDS
from fabletable.games.runebound.cards.exploration import EXPLORATION_CARDS
from fabletable.games.runebound.cards.heroes import HEROES
from fabletable.games.runebound.cards.kinds import Adventure, Asset, Enemy, Foe, HeroCard, Skill, Story
from fabletable.games.runebound.cards.numbers import AnyCard, numbers_on, with_numbers
from fabletable.games.runebound.cards.scenarios import SCENARIOS
from fabletable.games.runebound.cards.skills import SKILLS
from fabletable.games.runebound.cards.social import SOCIAL_CARDS
from fabletable.games.runebound.cards.vocabulary import Ability
from fabletable.kernel.tweaks import Boxes, checked_tweaks

C = TypeVar("C", bound=AnyCard)


def adventure_cards() -> list[Adventure]:
    cards: list[Adventure] = [*COMBAT_CARDS, *EXPLORATION_CARDS, *SOCIAL_CARDS]
    for scenario in SCENARIOS.values():
        cards.extend(scenario.adventures)
    return cards


def story_cards() -> list[Story]:
    return [card for scenario in SCENARIOS.values() for card in scenario.story]


def every_card() -> list[AnyCard]:
    villains = [scenario.villain for scenario in SCENARIOS.values()]
    return [*HEROES, *villains, *SKILLS, *ASSETS, *adventure_cards(), *story_cards()]


def abilities_on(card: AnyCard) -> tuple[Ability, ...]:
    if isinstance(card, Skill | Asset | HeroCard | Foe):
        return card.abilities
    if isinstance(card, Enemy):
        return card.foe.abilities
    if isinstance(card, Story):
        foe = () if card.foe is None else card.foe.abilities
        return (*foe, card.quest) if card.quest is not None else foe
    return ()


class Book:
    """The cards of one match: as printed, or with the user's numbers (the names are those of cards/numbers.py)."""

    def __init__(self, tweaks: Mapping[str, Mapping[str, int]]) -> None:
        self.tweaks: Mapping[str, Mapping[str, int]] = tweaks
        self._own: dict[str, Any] = {}

    def card(self, printed: C) -> C:
        changes = self.tweaks.get(printed.key)
        if not changes:
            return printed
        if printed.key not in self._own:
            self._own[printed.key] = with_numbers(printed, changes)
        own: C = self._own[printed.key]
        return own


_own: Boxes[Book] = Boxes(Book)


def book_of(tweaks: Mapping[str, Any]) -> Book:
    """The cards with these numbers."""
    return _own.box(checked_tweaks(tweaks, tweakable()) if tweaks else {})


@cache
def tweakable() -> dict[str, list[str]]:
    """Every card and the names of its numbers."""
    return {card.key: [number.name for number in numbers_on(card)] for card in every_card()}
