"""Losses and prices: what a lost battle costs, and what is paid for a bargain."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from fabletable.games.prophecy.actions import LOSE_HEALTH, LOSE_MANA
from fabletable.games.prophecy.bot.answers import health_or_mana, least_wanted
from fabletable.games.prophecy.bot.values import item_value
from fabletable.games.prophecy.effect import CardEffect, EffectContext
from fabletable.games.prophecy.effects.gains import CountedEffect
from fabletable.games.prophecy.kinds import SCROLL, Item
from fabletable.games.prophecy.menu import card, question, word
from fabletable.games.prophecy.outlook import (
    GOLD_VALUE,
    experience_value,
    health_value,
    mana_value,
    strength_value,
    will_value,
)
from fabletable.games.prophecy.pieces import in_health, in_mana
from fabletable.games.prophecy.rules.death import hurt, wound
from fabletable.games.prophecy.rules.gains import give_up_strength, give_up_will, lose_experience, lose_gold, lose_mana
from fabletable.games.prophecy.rules.payments import mana_of, pay_experience, pay_gold, pay_health, pay_mana, purse
from fabletable.games.prophecy.table import Hero, Realm
from fabletable.kernel import DONE, Decision, Message, Rules, Word
from fabletable.kernel.scene import Choice, Gem

ASK_LOSE_ITEM: Final = question("lose-item", card, rule="creatures", theme="spend", policy=least_wanted)
ASK_HAND_OVER: Final = question("hand-over", card, rule="creatures", theme="spend", policy=least_wanted)
ASK_HEALTH_OR_MANA: Final = question("health-or-mana", word, rule="creatures", stands=True, theme="reward")
ASK_HEALTH_OR_MANA.policy(health_or_mana)


@dataclass(eq=False)
class Resource:
    """Something of which a hero has a number: how it is lost and paid, and what one of it is worth."""

    have: Callable[[Hero], int]
    value: Callable[[Hero], float]
    """The value of one to a bot."""
    gem: Callable[[int], Gem]
    lose: Callable[[Realm, Hero, int], object]
    pay: Callable[[Realm, Hero, int], Rules[None] | None]
    at_hand: Callable[[Realm, Hero], int]
    """The most that can be paid."""

    def worth(self, hero: Hero, n: int) -> float:
        """Return the value of so many of it, as far as the hero has them."""
        return min(n, self.have(hero)) * self.value(hero)


GOLD: Final = Resource(
    lambda hero: hero.gold, lambda hero: GOLD_VALUE, lambda n: Gem("gold", n), lose_gold, pay_gold,
    lambda table, hero: purse(hero),
)  # fmt: skip
EXPERIENCE: Final = Resource(
    lambda hero: hero.experience, experience_value, lambda n: Gem("xp", n), lose_experience, pay_experience,
    lambda table, hero: hero.experience,
)  # fmt: skip
HEALTH: Final = Resource(
    lambda hero: hero.health, health_value, in_health, hurt, pay_health, lambda table, hero: hero.health
)
MANA: Final = Resource(lambda hero: hero.mana, mana_value, in_mana, lose_mana, pay_mana, mana_of)
RED_CUBES: Final = Resource(
    lambda hero: hero.health, strength_value, lambda n: Gem("str", n, label=Message("sum-strength")),
    give_up_strength, give_up_strength, lambda table, hero: hero.health,
)  # fmt: skip
BLUE_CUBES: Final = Resource(
    lambda hero: hero.mana, will_value, lambda n: Gem("will", n, label=Message("sum-will")),
    give_up_will, give_up_will, lambda table, hero: hero.mana,
)  # fmt: skip
"""Cubes go from the right side back to the bank."""


class Loss(CardEffect):
    """Harm: alone it is no use of an opportunity."""

    def possible(self, table: Realm, context: EffectContext) -> bool:
        return False


class Forfeit(Loss):
    """Lose as many as there are."""

    def __init__(self, what: Resource, n: int) -> None:
        self.what: Resource = what
        self.n: int = n

    def do(self, table: Realm, context: EffectContext) -> Rules[None] | None:
        self.what.lose(table, context.hero, self.n)
        return None

    def value(self, outlook: Realm, context: EffectContext) -> float:
        return -self.what.worth(context.hero, self.n)


class LoseHealth(Loss):
    def __init__(self, n: int) -> None:
        self.n: int = n

    @property
    def harm(self) -> int:
        return self.n

    def do(self, table: Realm, context: EffectContext) -> Rules[None] | None:
        if context.lost_battle:
            return wound(table, context.hero, self.n)
        hurt(table, context.hero, self.n)
        return None

    def value(self, outlook: Realm, context: EffectContext) -> float:
        return -self.n * health_value(context.hero)


ONE_WOUND: Final = (LoseHealth(1),)
"""The usual cost of a lost battle."""


class LoseHalfHealth(Loss):
    """Half of the current Health, rounded down."""

    def do(self, table: Realm, context: EffectContext) -> Rules[None]:
        return wound(table, context.hero, context.hero.health // 2)

    def value(self, outlook: Realm, context: EffectContext) -> float:
        return -(context.hero.health // 2) * health_value(context.hero)


class LoseDearestItem(Loss):
    """The item with the highest price, among equals as one likes; without an item 1 Health."""

    def do(self, table: Realm, context: EffectContext) -> Rules[None]:
        hero = context.hero
        items = hero.belongings
        if not items:
            yield from wound(table, hero, 1)
            return
        highest = max(item.price for item in items)
        yield from lose_one(table, hero, [item for item in items if item.price == highest])

    def value(self, outlook: Realm, context: EffectContext) -> float:
        return -4.0 if context.hero.items else -health_value(context.hero)


class LoseScroll(Loss):
    worth = -1.0

    def do(self, table: Realm, context: EffectContext) -> Rules[None]:
        scrolls = [item for item in context.hero.items if item.kind == SCROLL]
        if scrolls:
            yield from lose_one(table, context.hero, scrolls)


def lose_one(table: Realm, hero: Hero, items: list[Item]) -> Rules[None]:
    item = yield from ASK_LOSE_ITEM.ask(table, hero.seat, items)
    table.log("lost-item", seat=hero.message, item=item)
    table.lose_item(hero, item)


class HandOverItem(CardEffect):
    """An item of one's choice for a creature that was just revealed, kept on its card; without one 1 Health."""

    worth = -2.0

    def do(self, table: Realm, context: EffectContext) -> Rules[None]:
        hero, spot = context.hero, context.spot
        if spot is None or spot.shown_in != table.rounds:
            return
        items = hero.belongings
        if not items:
            hurt(table, hero, 1)
            return
        item = yield from ASK_HAND_OVER.ask(table, hero.seat, items)
        hero.items.remove(item)
        spot.loot += (item,)
        table.log("handed-over", seat=hero.message, item=item)


class RobbedOfGold(CountedEffect):
    """The gold stays on the creature's card; with too little of it 1 Health as well."""

    def do(self, table: Realm, context: EffectContext) -> Rules[None]:
        lost = lose_gold(table, context.hero, self.n)
        if context.spot is not None:
            context.spot.gold += lost
        if lost < self.n:
            yield from wound(table, context.hero, 1)

    def value(self, outlook: Realm, context: EffectContext) -> float:
        return -GOLD.worth(context.hero, self.n)


class HealthOrMana(CardEffect):
    """Lose the one or the other. What cannot be paid in full cannot be chosen; failing both, what mana there is."""

    worth = -1.8

    def __init__(self, health: int, mana: int) -> None:
        self.health: int = health
        self.mana: int = mana

    def do(self, table: Realm, context: EffectContext) -> Rules[None]:
        hero = context.hero
        words: list[Word] = []
        if hero.health >= self.health:
            words.append(LOSE_HEALTH)
        if hero.mana >= self.mana:
            words.append(LOSE_MANA)
        if not words:
            lose_mana(table, hero, self.mana)
            return
        lost = yield from ASK_HEALTH_OR_MANA.ask(table, hero.seat, words, health=self.health, mana=self.mana)
        if lost is LOSE_HEALTH:
            hurt(table, hero, self.health)
        else:
            lose_mana(table, hero, self.mana)


class Flees(CardEffect):
    """The creature leaves the field and is discarded."""

    worth = -1.0

    def do(self, table: Realm, context: EffectContext) -> None:
        spot = context.spot
        if spot is not None:
            for ground in table.ground:
                if spot in ground.spots:
                    ground.spots.remove(spot)
                    table.adventures_gone.append(spot.card)
                    table.log("fled", creature=spot.card)


# --- prices ---


class Spend(CardEffect):
    def __init__(self, what: Resource, n: int) -> None:
        self.what: Resource = what
        self.n: int = n

    def do(self, table: Realm, context: EffectContext) -> Rules[None] | None:
        return self.what.pay(table, context.hero, self.n)

    def possible(self, table: Realm, context: EffectContext) -> bool:
        return self.what.at_hand(table, context.hero) >= self.n

    def value(self, outlook: Realm, context: EffectContext) -> float:
        return -self.what.worth(context.hero, self.n)

    def gems(self, table: Realm, hero: Hero) -> list[Gem]:
        return [self.what.gem(self.n)]


class PayToll(Spend):
    """Gold laid on the creature's card."""

    def __init__(self, n: int) -> None:
        super().__init__(GOLD, n)

    def do(self, table: Realm, context: EffectContext) -> None:
        lost = lose_gold(table, context.hero, self.n)
        if context.spot is not None:
            context.spot.gold += lost

    def possible(self, table: Realm, context: EffectContext) -> bool:
        return context.hero.gold >= self.n


# --- the Hermit ---


def gift(table: Realm, decision: Decision, option: Item | Word) -> Choice:
    """List what the Hermit may be given: an item by its price, or the rest in gold."""
    excess = int(decision.args["n"])
    choice = card(table, decision, option)
    if isinstance(option, Item):
        choice.note = Message("note-worth", {"n": option.price, "left": max(0, excess - option.price)})
    else:
        choice.label = Message("give-gold", {"n": excess})
        choice.cost = [Gem("gold", excess)]
    return choice


ASK_GIVE_AWAY: Final = question("give-away", gift, rule="opportunities", theme="spend", policy=least_wanted)


class BecomePoorest(CardEffect):
    """Give away items and gold until no other hero has less (ties allowed)."""

    def do(self, table: Realm, context: EffectContext) -> Rules[None]:
        hero = context.hero
        while (excess := surplus(table, hero)) > 0:
            items = hero.belongings
            if not items:
                lose_gold(table, hero, excess, "gave-away-gold")
                return
            otherwise = DONE if hero.gold >= excess else None
            answer = yield from ASK_GIVE_AWAY.ask(table, hero.seat, items, otherwise=otherwise, n=excess)
            if not isinstance(answer, Item):
                lose_gold(table, hero, excess, "gave-away-gold")
                return
            table.log("gave-away", seat=hero.message, item=answer)
            table.lose_item(hero, answer)

    def possible(self, table: Realm, context: EffectContext) -> bool:
        return any(each.alive and each is not context.hero for each in table.heroes)

    def value(self, outlook: Realm, context: EffectContext) -> float:
        hero = context.hero
        total = sum(item_value(outlook, hero, item) for item in hero.belongings)
        return -(total + hero.gold * GOLD_VALUE) * 0.8

    def gems(self, table: Realm, hero: Hero) -> list[Gem]:
        excess = surplus(table, hero)
        return [Gem("gold", excess, label=Message("price-worth"))] if excess else []


def wealth(hero: Hero) -> int:
    """Return gold and the prices of items; artifacts are beyond price and count nothing, damaged items in full."""
    return hero.gold + sum(item.price for item in hero.belongings)


def surplus(table: Realm, hero: Hero) -> int:
    """Return by how much the hero is richer than the poorest of the others."""
    others = [wealth(each) for each in table.heroes if each.alive and each is not hero]
    return max(0, wealth(hero) - min(others)) if others else 0
