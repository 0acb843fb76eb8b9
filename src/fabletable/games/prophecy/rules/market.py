"""Prices of goods. Rulebook: City and Village, buying and selling."""

from __future__ import annotations

from fabletable.games.prophecy.hooks import BETTER_PRICES, rule_of, skill_at
from fabletable.games.prophecy.kinds import Item
from fabletable.games.prophecy.rules.gains import gain_gold
from fabletable.games.prophecy.table import Hero, Realm


def half_price(item: Item) -> int:
    return (item.price + 1) // 2


def buying_price(hero: Hero, item: Item, discount: int = 0) -> int:
    """The printed price; Trade takes 2 off, a black market 2 as well, both together 3, and never below half."""
    if rule_of(hero, BETTER_PRICES):
        discount = 3 if discount else 2
    return max(item.price - discount, half_price(item))


def stranger_price(hero: Hero, item: Item, discount: int) -> int:
    """Trade works on the Black Market, not with the Exotic Merchant."""
    return buying_price(hero, item, discount) if discount else item.price


def selling_price(hero: Hero, item: Item) -> int:
    """Half the printed price, rounded up; with Trade 2 more, but never more than the least one could buy it for."""
    half = half_price(item)
    return max(half, min(half + 2, item.price - 3)) if rule_of(hero, BETTER_PRICES) else half


def can_sell(table: Realm, item: Item) -> bool:
    """Never an artifact; a damaged item must be repaired first."""
    return not item.is_artifact and table.ready(item)


def why_not_sold(item: Item) -> str:
    return "why-artifact-unsold" if item.is_artifact else "why-damaged"


def sell(table: Realm, hero: Hero, item: Item) -> None:
    """Sell an item: it is discarded, not put on display."""
    count_trade(table, hero)
    price = selling_price(hero, item)
    table.lose_item(hero, item)
    table.log_event("sold", seat=hero.message, item=item, n=price)
    gain_gold(table, hero, price)
    table.show("gain", pieces=(item.key,), touches=(hero.seat,))


def count_trade(table: Realm, hero: Hero) -> None:
    skill = skill_at(hero, BETTER_PRICES)
    if skill is not None:
        table.count("effect:skill-" + skill.name)
