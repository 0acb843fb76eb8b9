"""Effects on a hero: health, gold, trophies, story tokens, skills, assets, numbers."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound.effects.tokens import rough_number
from fabletable.games.runebound.kinds import HAND, HEALTH, SPEED, Adventure, Asset
from fabletable.games.runebound.outlook.values import (
    ALLY,
    DRAWN_SKILL,
    LORE,
    TROPHY,
    VITALITY,
    WOUND,
    price_of,
    shopping_value,
    story_need,
)
from fabletable.games.runebound.outlook.view import FightView, heal_gain
from fabletable.games.runebound.rules.context import MANY, EffectContext, amount, foe_health
from fabletable.games.runebound.rules.damage import heal, suffer
from fabletable.games.runebound.rules.markets import (
    MARKET_VALUE,
    sell_asset,
    shop_anywhere,
    take_from_deck,
    take_from_market,
)
from fabletable.games.runebound.rules.payments import give_up, owned
from fabletable.games.runebound.rules.training import draw_skills, learn_now, swap_skills
from fabletable.games.runebound.rules.trophies import gain_trophies, take_trophy
from fabletable.games.runebound.table import Hero, Runebound
from fabletable.games.runebound.vocabulary import ANY, GAME_ROUND, CardEffect
from fabletable.kernel import Rules

AT_MARKET_VALUE: Final = "market-value"

# --- health ---


class Heal(CardEffect):
    word = "heal"

    def do(self, table: Runebound, context: EffectContext) -> None:
        n = amount(table, context, self)
        fight = table.fight
        if fight is not None and context.side >= 0 and fight.sides[context.side].hero < 0:
            healed = min(n, fight.damage)
            fight.damage -= healed
            if healed:
                table.log("foe-healed", foe=fight.foe, n=healed, left=foe_health(table, fight) - fight.damage)
            return
        hero = table.heroes[context.seat]
        healed = heal(hero, min(n, MANY))
        if healed:
            table.log("healed", hero=hero, n=healed)

    def possible(self, table: Runebound, context: EffectContext) -> bool:
        fight = table.fight
        if fight is not None and context.side >= 0 and fight.sides[context.side].hero < 0:
            return fight.damage > 0
        return table.heroes[context.seat].damage > 0

    def rough_gain(self) -> float:
        return 0.8 * rough_number(self.n)

    def gain(self, view: FightView, context: EffectContext) -> float:
        return heal_gain(view, amount(view.table, context, self))

    def value(self, table: Runebound, context: EffectContext) -> float:
        return WOUND * min(amount(table, context, self), table.heroes[context.seat].damage)


class Suffer(CardEffect):
    """Damage that no shield can stop."""

    word = "suffer"

    def do(self, table: Runebound, context: EffectContext) -> Rules[None]:
        yield from suffer(table, table.heroes[context.seat], amount(table, context, self))

    def value(self, table: Runebound, context: EffectContext) -> float:
        n = amount(table, context, self)
        return -WOUND * n - (4.0 if n >= table.heroes[context.seat].health_left else 0.0)


class Delay(CardEffect):
    word = "delay"
    in_fight = 0.8
    worth = -1.3

    def do(self, table: Runebound, context: EffectContext) -> None:
        hero = table.heroes[context.seat]
        hero.delayed = True
        table.log("was-delayed", hero=hero)
        table.show("loss", pieces=(hero.pawn,), touches=(hero.seat,))


# --- numbers ---


class Modify(CardEffect):
    """A number of the hero or the foe changes: as long as the card lies there, or for a while."""

    word = "modify"

    def __init__(self, stat: str, n: int | str, *, most: int = -1, times: int = 1, until: str = "") -> None:
        super().__init__(n, most=most, times=times)
        self.stat: str = stat
        self.until: str = until

    def changed_number(self) -> str:
        return self.stat

    def do(self, table: Runebound, context: EffectContext) -> None:
        """Change it for a while; what lies there is reckoned with the hero's numbers."""
        if self.until == GAME_ROUND:
            hero = table.heroes[context.seat]
            hero.changes[self.stat] = hero.changes.get(self.stat, 0) + amount(table, context, self)
            hero.reckon()

    def constant_value(self, hero: Hero, rounds_left: int) -> float:
        n = self.n if isinstance(self.n, int) else max(0, hero.numbers.get(self.n, 0))
        if self.stat == SPEED:
            return n * 0.16 * rounds_left
        if self.stat in (HEALTH, HAND):
            return n * (VITALITY if self.stat == HEALTH else 1.0)
        return n * (1.3 if n > 0 else 0.7)


class GainActions(CardEffect):
    """Gain n more actions this turn."""

    word = "action"

    def do(self, table: Runebound, context: EffectContext) -> None:
        table.heroes[context.seat].actions += amount(table, context, self)

    def value(self, table: Runebound, context: EffectContext) -> float:
        return 1.4 * min(amount(table, context, self), 6)


# --- gold, trophies, story tokens ---


class GainGold(CardEffect):
    word = "gold"
    sums = True
    in_fight = 0.3

    def __init__(self, n: int | str, *, once_a_fight: bool = False) -> None:
        super().__init__(n)
        self.once_a_fight: bool = once_a_fight

    def do(self, table: Runebound, context: EffectContext) -> None:
        fight = table.fight
        hero = table.heroes[context.seat]
        if self.once_a_fight and fight is not None:
            used = fight.sides[context.side].used_in_fight
            if "gold" in used:
                return
            used.append("gold")
        n = amount(table, context, self)
        hero.gold += n
        table.log("gained-gold", hero=hero, n=n)

    def value(self, table: Runebound, context: EffectContext) -> float:
        return 1.0 * min(amount(table, context, self), 6)


class GainLore(CardEffect):
    word = "lore"
    sums = True

    def do(self, table: Runebound, context: EffectContext) -> None:
        hero = table.heroes[context.seat]
        n = amount(table, context, self)
        hero.lore += n
        table.log("gained-lore", hero=hero, n=n)

    def value(self, table: Runebound, context: EffectContext) -> float:
        return LORE * min(amount(table, context, self), MANY) * story_need(table, table.heroes[context.seat])


class GainAllies(CardEffect):
    word = "ally"

    def do(self, table: Runebound, context: EffectContext) -> None:
        hero = table.heroes[context.seat]
        n = amount(table, context, self)
        hero.allies += n
        table.log("gained-ally", hero=hero, n=n)

    def value(self, table: Runebound, context: EffectContext) -> float:
        return ALLY * min(amount(table, context, self), MANY) * story_need(table, table.heroes[context.seat])


class GainTrophies(CardEffect):
    """Gain trophies from the top of a deck (of the player's choice when ANY)."""

    word = "trophy"
    is_trophy = True

    def __init__(self, n: int, deck: str = ANY) -> None:
        super().__init__(n)
        self.deck: str = deck

    def do(self, table: Runebound, context: EffectContext) -> Rules[None]:
        yield from gain_trophies(table, table.heroes[context.seat], amount(table, context, self), self.deck)

    def value(self, table: Runebound, context: EffectContext) -> float:
        return TROPHY * min(amount(table, context, self), 6)


class TakeCard(CardEffect):
    """This adventure card becomes a trophy."""

    word = "take-card"

    def do(self, table: Runebound, context: EffectContext) -> Rules[None]:
        card = context.card
        assert isinstance(card, Adventure)
        hero = table.heroes[context.seat]
        if table.drawn is card:
            table.drawn = None
        kept = tuple([rumor for rumor in hero.rumors if rumor.event is not card])
        line = "took-trophy" if len(kept) == len(hero.rumors) else "took-rumor"
        hero.rumors = kept
        context.card = None
        yield from take_trophy(table, hero, card, line)

    def value(self, table: Runebound, context: EffectContext) -> float:
        return TROPHY


class Lose(CardEffect):
    """Lose as much as possible: gold, hand, lore, ally, trophy."""

    word = "lose"
    in_fight = 0.5

    def __init__(self, what: str, n: int | str) -> None:
        super().__init__(n)
        self.what: str = what

    def do(self, table: Runebound, context: EffectContext) -> Rules[None]:
        hero = table.heroes[context.seat]
        n = amount(table, context, self)
        if self.what == "gold":
            lost = min(n, hero.gold)
            hero.gold -= lost
            if lost:
                table.log("lost-gold", hero=hero, n=lost)
        elif self.what == "lore":
            lost = min(n, hero.lore)
            hero.lore -= lost
            if lost:
                table.log("lost-lore", hero=hero, n=lost)
        else:
            yield from give_up(table, context, self.what, min(n, owned(hero, self.what)))

    def value(self, table: Runebound, context: EffectContext) -> float:
        hero = table.heroes[context.seat]
        return -price_of(self.what, min(amount(table, context, self), owned(hero, self.what)))


# --- skills ---


class DrawSkills(CardEffect):
    word = "draw"
    in_fight = 0.3

    def do(self, table: Runebound, context: EffectContext) -> Rules[None]:
        yield from draw_skills(table, table.heroes[context.seat], amount(table, context, self))

    def value(self, table: Runebound, context: EffectContext) -> float:
        return DRAWN_SKILL * min(amount(table, context, self), 6)


class DrawExtra(CardEffect):
    """The training under way draws n more skills."""

    word = "draw-extra"

    def do(self, table: Runebound, context: EffectContext) -> None:
        context.x += amount(table, context, self)


class SwapSkills(CardEffect):
    """Discard up to n skills from hand, then draw as many."""

    word = "swap-skills"

    def do(self, table: Runebound, context: EffectContext) -> Rules[None]:
        yield from swap_skills(table, table.heroes[context.seat], amount(table, context, self))

    def value(self, table: Runebound, context: EffectContext) -> float:
        return 0.3 * min(amount(table, context, self), 6)


class LearnSkill(CardEffect):
    """Learn one skill from hand now, for nothing or for fewer trophies."""

    word = "learn"

    def __init__(self, *, reduce: int = 0, free: bool = False, attribute: str = "") -> None:
        super().__init__(reduce)
        self.free: bool = free
        self.attribute: str = attribute

    def do(self, table: Runebound, context: EffectContext) -> Rules[None]:
        reduce = 9 if self.free else amount(table, context, self)
        yield from learn_now(table, table.heroes[context.seat], reduce, self.attribute)

    def value(self, table: Runebound, context: EffectContext) -> float:
        if not table.heroes[context.seat].hand:
            return 0.0
        return 5.0 if self.free else 2.3 * min(amount(table, context, self), MANY)


# --- assets ---


class AssetFromMarket(CardEffect):
    """One asset of a market without paying; the market is filled again at once."""

    word = "asset-from-market"

    def __init__(self, max_price: int, place: str = ANY, kind: str = "") -> None:
        super().__init__(max_price)
        self.place: str = place
        self.kind: str = kind

    def do(self, table: Runebound, context: EffectContext) -> Rules[None]:
        hero = table.heroes[context.seat]
        yield from take_from_market(table, hero, amount(table, context, self), self.place, self.kind)

    def value(self, table: Runebound, context: EffectContext) -> float:
        return 0.65 * min(amount(table, context, self), MANY)


class AssetFromDeck(CardEffect):
    word = "asset-from-deck"
    worth = 3.0

    def do(self, table: Runebound, context: EffectContext) -> Rules[None]:
        yield from take_from_deck(table, table.heroes[context.seat])


class Sell(CardEffect):
    """Discard this asset for n gold, or for its market value."""

    word = "sell"

    def __init__(self, n: int | str = AT_MARKET_VALUE) -> None:
        super().__init__(n)

    def do(self, table: Runebound, context: EffectContext) -> Rules[None]:
        hero = table.heroes[context.seat]
        asset = context.card
        assert isinstance(asset, Asset)
        if self.n == AT_MARKET_VALUE:
            yield from sell_asset(table, hero, asset, asset.market_value, MARKET_VALUE)
        else:
            yield from sell_asset(table, hero, asset, amount(table, context, self), "")


class ShopAt(CardEffect):
    """A whole Shop action at that market, or at one of the player's choice when ANY."""

    word = "shop"

    def __init__(self, place: str, price_off: int = 0) -> None:
        super().__init__(price_off)
        self.place: str = place

    def do(self, table: Runebound, context: EffectContext) -> Rules[None]:
        yield from shop_anywhere(table, table.heroes[context.seat], self.place, amount(table, context, self))

    def value(self, table: Runebound, context: EffectContext) -> float:
        return shopping_value(table, table.heroes[context.seat], self.place, self.fixed())


class Carry(CardEffect):
    """The hero may own n more assets of this type."""

    word = "carry"
    kept = 1.0

    def __init__(self, kind: str, n: int) -> None:
        super().__init__(n)
        self.kind: str = kind

    def carries(self, kind: str) -> int:
        return self.fixed() if kind == self.kind else 0


class Discount(CardEffect):
    """Assets cost n gold less."""

    word = "discount"


class SellBonus(CardEffect):
    """A sold card brings n gold more."""

    word = "sell-bonus"
