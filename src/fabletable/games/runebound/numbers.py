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
from typing import Protocol, TypeVar

from fabletable.games.runebound.vocabulary import Ability, CardEffect, Effects, Figures


class CardPart(Protocol):
    """A card, or a part of it that has a text: it mentions the numbers."""

    def mention(self, figures: Figures) -> None: ...


class Printed(CardPart, Protocol):
    """A card, which lets a walk go over it."""

    def read(self, walk: NumberWalk) -> None: ...


C = TypeVar("C", bound=Printed)


class CardNumber:
    """One number of a card: a field of a part of it. ``sign`` is -1 where less is printed as a number with a minus."""

    def __init__(self, name: str, thing: object, field: str, sign: int = 1) -> None:
        self.name: str = name
        self.thing: object = thing
        self.field: str = field
        self.sign: int = sign

    def printed(self) -> int:
        n: int = getattr(self.thing, self.field)
        return n * self.sign

    def put(self, n: int) -> None:
        setattr(self.thing, self.field, n * self.sign)


class Entry(CardNumber):
    """A number in a table of numbers: those of a hero."""

    def __init__(self, name: str, table: dict[str, int], field: str) -> None:
        super().__init__(name, None, field)
        self.table: dict[str, int] = table

    def printed(self) -> int:
        return self.table[self.field]

    def put(self, n: int) -> None:
        self.table[self.field] = n


class NumberWalk:
    """A walk over a card from top to bottom: its numbers, and its parts that have a text. Each card says what stands on
    it."""

    def __init__(self, card: Printed) -> None:
        self.numbers: list[CardNumber] = []
        self.parts: list[CardPart] = []
        self.counted: dict[str, int] = {}
        card.read(self)

    def write(self) -> None:
        """Write the present numbers into the texts of the card and its parts."""
        figures: Figures = {number.name: number.printed() for number in self.numbers}
        for part in self.parts:
            part.mention(figures)

    def corner(self, name: str, thing: object, field: str) -> None:
        self.numbers.append(CardNumber(name, thing, field))

    def entry(self, name: str, table: dict[str, int], field: str) -> None:
        self.numbers.append(Entry(name, table, field))

    def count(self, word: str, thing: object, field: str, sign: int = 1) -> None:
        self.counted[word] = self.counted.get(word, 0) + 1
        self.numbers.append(CardNumber(f"{word}-{self.counted[word]}", thing, field, sign))

    def price(self, word: str, thing: object, field: str, price: int | str) -> None:
        if isinstance(price, int) and price > 0:  # a surge may cost X
            self.count(word, thing, field)

    def abilities(self, abilities: tuple[Ability, ...]) -> None:
        for ability in abilities:
            self.ability(ability)

    def ability(self, ability: Ability) -> None:
        self.parts.append(ability)
        self.price("surge", ability, "surge", ability.surge)
        self.price("exert", ability, "exert", ability.exert)
        self.price("suffer", ability, "suffer", ability.suffer)
        self.price("pay", ability, "gold", ability.gold)
        self.effects(ability.effects)

    def effects(self, effects: Effects) -> None:
        for effect in effects:
            self.effect(effect)

    def effect(self, effect: CardEffect) -> None:
        if isinstance(effect.n, int):
            if effect.n > 0:
                self.count("n", effect, "n")
            elif effect.n < 0:
                self.count("less", effect, "n", -1)
        if effect.plus:
            self.count("plus", effect, "plus")
        if effect.most >= 0:
            self.count("most", effect, "most")
        if effect.times < 0:
            self.count("times", effect, "times", -1)
        for inner in effect.parts():
            self.effects(inner)


def numbers_on(card: Printed) -> list[CardNumber]:
    return NumberWalk(card).numbers


def numbered(*cards: C) -> tuple[C, ...]:
    """Return the cards, with their numbers written into their texts."""
    for card in cards:
        NumberWalk(card).write()
    return cards


def with_numbers(card: C, changes: Mapping[str, int]) -> C:
    """Return the same card with other numbers. The names are those of the printed one: a number may have become 0."""
    clone = deepcopy(card)
    walk = NumberWalk(clone)
    for number in walk.numbers:
        if number.name in changes:
            number.put(changes[number.name])
    walk.write()
    return clone
