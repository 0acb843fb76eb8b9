"""The numbers printed on a card: one walk over the card names each of them and knows where it stands.

What is printed in a corner is called ``price``, ``market-value``, ``gold``, ``health``, ``least``, ``speed`` ...
The other numbers are counted from the top of the card to its bottom: ``surge-1``, ``exert-1``, ``suffer-1`` and
``pay-1`` are prices of abilities and of attempts, ``successes-1`` is what an outcome takes, ``n-1`` is the first number
of the effects, ``less-1`` the first that is taken away (-1 speed, a test at -2), ``plus-1``, ``most-1`` and ``times-1``
go with a number that is counted on the table. A user's tweaks and the texts of the cards both go by these names.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, Final, TypeAlias, TypeVar

from fabletable.games.runebound.cards.kinds import (
    TRADE_GOODS,
    Adventure,
    Asset,
    Enemy,
    Errand,
    Event,
    Foe,
    HeroCard,
    Outcome,
    Quest,
    Skill,
    Story,
)
from fabletable.games.runebound.cards.vocabulary import Ability, Effect, Effects, Figures
from fabletable.kernel import Say

AnyCard: TypeAlias = Skill | Asset | Adventure | Story | HeroCard | Foe
C = TypeVar("C", bound=AnyCard)

PRICES: Final = (("surge", "surge"), ("exert", "exert"), ("suffer", "suffer"), ("pay", "gold"))


class Number:
    """One number of a card. ``sign`` is -1 where less is printed as a number with a minus."""

    __slots__ = ("field", "name", "sign", "thing")

    def __init__(self, name: str, thing: Any, field: str, sign: int = 1) -> None:
        self.name: str = name
        self.thing: Any = thing
        self.field: str = field
        self.sign: int = sign

    def printed(self) -> int:
        n: int = self.thing[self.field] if isinstance(self.thing, dict) else getattr(self.thing, self.field)
        return n * self.sign

    def put(self, n: int) -> None:
        if isinstance(self.thing, dict):
            self.thing[self.field] = n * self.sign
        else:
            setattr(self.thing, self.field, n * self.sign)


class Walk:
    """Over a card from top to bottom: its numbers, and its parts that have a text."""

    __slots__ = ("counted", "numbers", "parts")

    def __init__(self, card: AnyCard) -> None:
        self.numbers: list[Number] = []
        self.parts: list[Any] = [card]
        self.counted: dict[str, int] = {}
        if isinstance(card, Foe):
            self.foe(card)
            self.corner("least", card, "least")
        elif isinstance(card, Enemy):
            self.foe(card.foe)
            for reward in card.rewards:
                self.effects(reward)
        elif isinstance(card, Event):
            for way in card.ways:
                self.parts.append(way)
                self.ability(way.ability)
        elif isinstance(card, Quest):
            self.errand(card.errand)
        elif isinstance(card, Story):
            self.story(card)
        elif isinstance(card, Skill | Asset | HeroCard):
            self.owned(card)

    def write(self) -> None:
        """The numbers, as they are now, into the texts of the card and its parts."""
        figures: Figures = {number.name: number.printed() for number in self.numbers}
        for part in self.parts:
            part.figures = figures
            if isinstance(part, Outcome):  # its name says what it takes
                part.say = Say(part.say.id, figures, part.say.piece)

    def corner(self, name: str, thing: Any, field: str) -> None:
        self.numbers.append(Number(name, thing, field))

    def count(self, word: str, thing: Any, field: str, sign: int = 1) -> None:
        self.counted[word] = self.counted.get(word, 0) + 1
        self.numbers.append(Number(f"{word}-{self.counted[word]}", thing, field, sign))

    def owned(self, card: Skill | Asset | HeroCard) -> None:
        if isinstance(card, Asset):
            self.corner("price", card, "price")
            if card.kind == TRADE_GOODS:
                self.corner("market-value", card, "market_value")
        elif isinstance(card, HeroCard):
            self.corner("gold", card, "gold")
            for stat in card.numbers:
                self.corner(stat, card.numbers, stat)
        for ability in card.abilities:
            self.ability(ability)

    def foe(self, foe: Foe) -> None:
        self.parts.append(foe)
        self.corner("health", foe, "health")
        for ability in foe.abilities:
            self.ability(ability)

    def story(self, card: Story) -> None:
        self.effects(card.reveal)
        if card.quest is not None:
            self.ability(card.quest)
        if card.errand is not None:
            self.errand(card.errand)
        if card.foe is not None:
            self.foe(card.foe)
        self.effects(card.reward)

    def errand(self, errand: Errand) -> None:
        self.prices(errand, PRICES[1:3])
        for outcome in errand.outcomes:
            self.parts.append(outcome)
            if outcome.successes:
                self.count("successes", outcome, "successes")
            self.effects(outcome.effects)
        self.effects(errand.miss)

    def ability(self, ability: Ability) -> None:
        self.parts.append(ability)
        self.prices(ability, PRICES)
        self.effects(ability.effects)

    def prices(self, thing: Ability | Errand, prices: tuple[tuple[str, str], ...]) -> None:
        for word, field in prices:
            price = getattr(thing, field)
            if isinstance(price, int) and price > 0:  # a surge may cost X
                self.count(word, thing, field)

    def effects(self, effects: Effects) -> None:
        for effect in effects:
            self.effect(effect)

    def effect(self, effect: Effect) -> None:
        if isinstance(effect.n, int):
            if effect.n > 0:
                self.count("n", effect, "n")
            elif effect.n < 0 and effect.op != "sell":  # sold for its market value
                self.count("less", effect, "n", -1)
        if effect.plus:
            self.count("plus", effect, "plus")
        if effect.most >= 0:
            self.count("most", effect, "most")
        if effect.times < 0:
            self.count("times", effect, "times", -1)
        for inner in (effect.each, effect.then, effect.otherwise, *effect.choices):
            self.effects(inner)


def numbers_on(card: AnyCard) -> list[Number]:
    return Walk(card).numbers


def numbered(*cards: C) -> tuple[C, ...]:
    """The cards, with their numbers written into their texts."""
    for card in cards:
        Walk(card).write()
    return cards


def with_numbers(card: C, changes: Mapping[str, int]) -> C:
    """The same card with other numbers. The names are those of the printed one: a number may have become 0."""
    twin = deepcopy(card)
    walk = Walk(twin)
    for number in walk.numbers:
        if number.name in changes:
            number.put(changes[number.name])
    walk.write()
    return twin
