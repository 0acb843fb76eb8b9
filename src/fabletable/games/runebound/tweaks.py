"""A user's own numbers: cards copied with other numbers. Every number of a card has a name that can be overridden."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import Any

from fabletable.games.runebound.cards.all import every_card
from fabletable.games.runebound.cards.kinds import Adventure, Asset, Enemy, Errand, Event, Foe, Quest, Skill, Story
from fabletable.games.runebound.cards.vocabulary import Ability, Effect, Effects
from fabletable.games.runebound.heroes import HeroCard


class Book:
    """The cards of one match: as printed, or with the user's numbers.

    Names: ``health``, ``price``, ``market-value``, ``gold``, ``speed`` ... for what is printed in a corner;
    ``surge-1``, ``surge-2`` for the prices of surge abilities; ``n-1``, ``n-2`` ... for the numbers in the effects, in
    the order they stand on the card.
    """

    def __init__(self, tweaks: Mapping[str, Mapping[str, int]]) -> None:
        self.tweaks: Mapping[str, Mapping[str, int]] = tweaks

    def skill(self, card: Skill) -> Skill:
        twin: Skill = self._with_abilities(card)
        return twin

    def asset(self, card: Asset) -> Asset:
        changes = self.tweaks.get(card.key)
        if not changes:
            return card
        twin: Asset = self._with_abilities(card)
        twin.price = changes.get("price", card.price)
        twin.market_value = changes.get("market-value", card.market_value)
        return twin

    def hero(self, card: HeroCard) -> HeroCard:
        changes = self.tweaks.get(card.key)
        if not changes:
            return card
        twin: HeroCard = self._with_abilities(card)
        twin.gold = changes.get("gold", card.gold)
        twin.numbers = {stat: changes.get(stat, n) for stat, n in card.numbers.items()}
        return twin

    def foe(self, foe: Foe) -> Foe:
        changes = self.tweaks.get(foe.key)
        if not changes:
            return foe
        twin: Foe = self._with_abilities(foe)
        twin.health = changes.get("health", foe.health)
        twin.least = changes.get("least", foe.least)
        return twin

    def _with_abilities(self, card: Any) -> Any:
        changes = self.tweaks.get(card.key)
        if not changes:
            return card
        twin = copy(card)
        numbering = Numbering(changes)
        twin.abilities = tuple(numbering.ability(ability) for ability in card.abilities)
        return twin

    def adventure(self, card: Adventure) -> Adventure:
        changes = self.tweaks.get(card.key)
        if not changes:
            return card
        twin = copy(card)
        numbering = Numbering(changes)
        if isinstance(twin, Enemy) and isinstance(card, Enemy):
            twin.foe = copy(card.foe)
            twin.foe.abilities = tuple(numbering.ability(ability) for ability in card.foe.abilities)
            twin.foe.health = changes.get("health", card.foe.health)
            twin.rewards = tuple(numbering.effects(effects) for effects in card.rewards)
        elif isinstance(twin, Event):
            ways = []
            for way in twin.ways:
                other = copy(way)
                other.ability = numbering.ability(way.ability)
                other.event = twin
                ways.append(other)
            twin.ways = tuple(ways)
        elif isinstance(twin, Quest):
            twin.errand = numbering.errand(twin.errand)
        return twin

    def story(self, card: Story) -> Story:
        changes = self.tweaks.get(card.key)
        if not changes:
            return card
        twin = copy(card)
        numbering = Numbering(changes)
        twin.reveal = numbering.effects(card.reveal)
        if card.quest is not None:
            twin.quest = numbering.ability(card.quest)
        if card.errand is not None:
            twin.errand = numbering.errand(card.errand)
        if card.foe is not None:
            twin.foe = copy(card.foe)
            twin.foe.health = changes.get("health", card.foe.health)
            twin.foe.abilities = tuple(numbering.ability(ability) for ability in card.foe.abilities)
        twin.reward = numbering.effects(card.reward)
        return twin


class Numbering:
    """Counts the numbers of a card from top to bottom, and puts the user's in their place."""

    def __init__(self, changes: Mapping[str, int]) -> None:
        self.changes: Mapping[str, int] = changes
        self.numbers: int = 0
        self.surges: int = 0

    def ability(self, ability: Ability) -> Ability:
        twin = copy(ability)
        if isinstance(ability.surge, int) and ability.surge:
            self.surges += 1
            twin.surge = self.changes.get(f"surge-{self.surges}", ability.surge)
        twin.effects = self.effects(ability.effects)
        return twin

    def effects(self, effects: Effects) -> Effects:
        return tuple(self.effect(effect) for effect in effects)

    def effect(self, effect: Effect) -> Effect:
        twin = copy(effect)
        if isinstance(effect.n, int) and effect.n > 0:
            self.numbers += 1
            twin.n = self.changes.get(f"n-{self.numbers}", effect.n)
        twin.then = self.effects(effect.then)
        twin.otherwise = self.effects(effect.otherwise)
        twin.each = self.effects(effect.each)
        twin.choices = tuple(self.effects(choice) for choice in effect.choices)
        return twin

    def errand(self, errand: Errand) -> Errand:
        twin = copy(errand)
        outcomes = []
        for outcome in errand.outcomes:
            other = copy(outcome)
            other.effects = self.effects(outcome.effects)
            outcomes.append(other)
        twin.outcomes = tuple(outcomes)
        twin.miss = self.effects(errand.miss)
        return twin

    def names(self) -> list[str]:
        return [f"n-{n}" for n in range(1, self.numbers + 1)] + [f"surge-{n}" for n in range(1, self.surges + 1)]


def tweakable() -> dict[str, list[str]]:
    """Every card and the names of its numbers."""
    found: dict[str, list[str]] = {}
    for card in every_card():
        numbering = Numbering({})
        names: list[str] = []
        if isinstance(card, Skill | Asset | HeroCard | Foe):
            for ability in card.abilities:
                numbering.ability(ability)
        if isinstance(card, Asset):
            names = ["price", "market-value"]
        elif isinstance(card, HeroCard):
            names = ["gold", *card.numbers]
        elif isinstance(card, Foe):
            names = ["health", "least"]
        elif isinstance(card, Enemy):
            names = ["health"]
            for ability in card.foe.abilities:
                numbering.ability(ability)
            for effects in card.rewards:
                numbering.effects(effects)
        elif isinstance(card, Event):
            for way in card.ways:
                numbering.ability(way.ability)
        elif isinstance(card, Quest):
            numbering.errand(card.errand)
        elif isinstance(card, Story):
            names = _story_names(card, numbering)
        found[card.key] = [*names, *numbering.names()]
    return found


def _story_names(card: Story, numbering: Numbering) -> list[str]:
    numbering.effects(card.reveal)
    if card.quest is not None:
        numbering.ability(card.quest)
    if card.errand is not None:
        numbering.errand(card.errand)
    if card.foe is not None:
        for ability in card.foe.abilities:
            numbering.ability(ability)
    numbering.effects(card.reward)
    return ["health"] if card.foe is not None else []
