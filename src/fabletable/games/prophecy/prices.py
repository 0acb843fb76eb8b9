"""Prices of goods. Rulebook: City and Village, buying and selling."""

from __future__ import annotations

from fabletable.games.prophecy.hooks import BETTER_PRICES, rule_of
from fabletable.games.prophecy.kinds import Item
from fabletable.games.prophecy.table import Hero


def half_price(item: Item) -> int:
    return (item.price + 1) // 2


def buying_price(hero: Hero, item: Item, discount: int = 0) -> int:
    """Return the printed price; Trade takes 2 off, a black market 2 as well, both together 3, and never below half."""
    if rule_of(hero, BETTER_PRICES):
        discount = 3 if discount else 2
    return max(item.price - discount, half_price(item))


def stranger_price(hero: Hero, item: Item, discount: int) -> int:
    """Trade works on the Black Market, not with the Exotic Merchant."""
    return buying_price(hero, item, discount) if discount else item.price


def selling_price(hero: Hero, item: Item) -> int:
    """Return half the printed price, rounded up; with Trade 2 more, but never more than the least one could buy it
    for."""
    half = half_price(item)
    return max(half, min(half + 2, item.price - 3)) if rule_of(hero, BETTER_PRICES) else half
