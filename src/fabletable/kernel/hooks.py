"""Hooks: the points of the rules at which cards work. A chapter runs a hook; cards attach small functions to it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from fabletable.kernel.decision import Refused
from fabletable.kernel.message import Message

Rule = TypeVar("Rule")
"""The things cards attach to a hook: functions of one signature, or data of one type."""
AnyCard = TypeVar("AnyCard", bound="Card")


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """A thing with a name that rules can be attached to: a card, a face of a die, a monster.

    ``key`` tells it from all others on a table. ``name`` is what its behaviour is found by: copies of a card, and the
    same card with a user's own numbers, share it. ``pack`` is the key of the pack that brought it; the built-in
    cards have none. A subclass sets ``key``, ``name`` and ``message``; one that is not compiled with the kernel does
    not list them in its ``__slots__``.
    """

    key: str
    name: str
    message: Message
    pack: str = ""

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.key!r})"

    def on(self, hook: Hook[Rule]) -> Callable[[Rule], Rule]:
        """Attach a function to a hook: ``@OWL.on(REINFORCING)``."""

        def attach(rule: Rule) -> Rule:
            hook.attach(self, rule)
            return rule

        return attach


@dataclass(eq=False, repr=False, slots=True)
class Timing:
    """A point of play at which a card's own abilities may be used, where they are data of the card and no rules of a
    hook. A copy of a card has the same timings."""

    key: str

    def __repr__(self) -> str:
        return f"Timing({self.key!r})"

    def __deepcopy__(self, memo: object) -> Timing:
        return self


class Hook(Generic[Rule]):
    """One point at which cards work, with the rules of those that do.

    Rules stand in the order in which the game declares them, then those of packs by the key of the pack: the order
    does not depend on which pack was brought first.
    """

    __slots__ = ("by_name", "key", "rules")

    def __init__(self, key: str) -> None:
        self.key: str = key
        self.by_name: dict[str, Rule] = {}
        """The rules by the names of their cards."""
        self.rules: list[tuple[Card, Rule]] = []
        """The cards that work here, each with its rule: where few do, the fastest way to look for them."""

    def __repr__(self) -> str:
        return f"Hook({self.key!r})"

    def attach(self, card: Card, rule: Rule) -> None:
        if card.name in self.by_name:
            if card.pack:
                raise Refused("why-pack-clash", {"pack": card.pack, "card": card.name})
            raise ValueError(f"{card.name} has two rules for {self.key}")
        self.by_name[card.name] = rule
        self.rules = sorted([*self.rules, (card, rule)], key=_pack_of)

    def of(self, card: Card) -> Rule | None:
        """Return what this card does here; None where it does nothing."""
        return self.by_name.get(card.name)

    def named(self, name: str) -> Rule | None:
        """Return what the card of this name does here."""
        return self.by_name.get(name)

    def among(self, cards: Iterable[AnyCard]) -> Sequence[tuple[AnyCard, Rule]]:
        """Return those of the cards that work here with their rules, equal ones once, in the order of the rules."""
        rules = self.by_name
        if not rules:
            return ()
        found: dict[str, AnyCard] = {}
        for card in cards:
            if card.name in rules and card.name not in found:
                found[card.name] = card
        if len(found) < 2:
            return [(card, rules[name]) for name, card in found.items()]
        return [(found[card.name], rule) for card, rule in self.rules if card.name in found]


def _pack_of(entry: tuple[Card, Any]) -> str:
    return entry[0].pack


class RuleHook(Hook[Rule]):
    """A rule that some cards change. ``@rule_hook`` over the plain rule makes it."""

    __slots__ = ("plain",)

    def __init__(self, key: str, plain: Rule) -> None:
        super().__init__(key)
        self.plain: Final[Rule] = plain

    def rule(self, card: Card | None) -> Rule:
        """Return the rule as this card has it; the plain one where it changes nothing or there is no card."""
        return self.plain if card is None else self.by_name.get(card.name, self.plain)


def rule_hook(plain: Rule) -> RuleHook[Rule]:
    """Make a hook out of the rule that holds where no card changes it."""
    return RuleHook(getattr(plain, "__name__", ""), plain)
