"""The base of Prophecy's effects, and for whom they are done. The effects themselves: effects/."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from mypy_extensions import mypyc_attr

from fabletable.games.prophecy.table import Hero, Realm, Spot
from fabletable.kernel import Effect, Rules
from fabletable.kernel.scene import Gem


class EffectContext:
    """The context in which an effect is done for a hero. ``spot`` is the adventure card that does it; ``lost_battle``:
    it is the price of a battle that was lost, so that healing spells help."""

    __slots__ = ("hero", "lost_battle", "spot")

    def __init__(self, hero: Hero, spot: Spot | None = None, *, lost_battle: bool = False) -> None:
        self.hero: Hero = hero
        self.spot: Spot | None = spot
        self.lost_battle: bool = lost_battle


@mypyc_attr(allow_interpreted_subclasses=True)  # a pack may have its own
class CardEffect(Effect[Realm, EffectContext]):
    """One thing that a card does. The card's own text says it, so an effect has no message.

    ``possible`` returns whether a gain would change something, or whether a price can be paid.
    """

    takes_card: ClassVar[bool] = False
    """True where the effect itself puts the opportunity's card somewhere; others are discarded."""
    shows_itself: ClassVar[bool] = False
    """True where the effect shows what it brings, step by step."""
    searches_deck: ClassVar[bool] = False
    """True where it takes a creature out of the adventure deck."""
    is_market: ClassVar[bool] = False
    worth: ClassVar[float] = 0.0
    """Its value to a bot, where that is always the same."""

    def value(self, outlook: Realm, context: EffectContext) -> float:
        return self.worth

    @property
    def harm(self) -> int:
        """The Health that it surely costs."""
        return 0

    def gems(self, table: Realm, hero: Hero) -> list[Gem]:
        """Return the price or prize as clients list it; nothing where it is not a number."""
        return []

    def why_not(self, table: Realm, context: EffectContext) -> str:
        """Return the message id of a reason of its own why it is not possible."""
        return ""

    def use_value(self, table: Realm, hero: Hero) -> float:
        """Return what it is worth to a bot to use up an item for it now; below nothing means not now."""
        return 5.0


@mypyc_attr(allow_interpreted_subclasses=True)  # a pack may have its own
class ChanceEffect(CardEffect):
    """An effect of a chance card; the hero is its drawer."""

    for_everyone: ClassVar[bool] = False

    @property
    def terrain(self) -> str:
        """The terrain to which it brings adventures."""
        return ""


def do_effects(table: Realm, context: EffectContext, effects: Sequence[CardEffect]) -> Rules[None]:
    """Do one after the other, as long as the hero lives."""
    for effect in effects:
        if not context.hero.alive:
            return
        asking = effect.do(table, context)
        if asking is not None:
            yield from asking


def all_payable(table: Realm, hero: Hero, costs: Sequence[CardEffect]) -> bool:
    context = EffectContext(hero)
    return all(cost.possible(table, context) for cost in costs)


def any_possible(table: Realm, hero: Hero, gains: Sequence[CardEffect]) -> bool:
    """Tell whether some of the gains would change something; the rulebook forbids to use an opportunity merely to be
    rid of it."""
    context = EffectContext(hero)
    return any(gain.possible(table, context) for gain in gains)


def effects_value(table: Realm, hero: Hero, effects: Sequence[CardEffect]) -> float:
    """Return what they bring a hero (or cost, below nothing), in the points of outlook.py."""
    if not effects:
        return 0.0
    context = EffectContext(hero)
    total = 0.0
    for effect in effects:
        total += effect.value(table, context)
    return total
