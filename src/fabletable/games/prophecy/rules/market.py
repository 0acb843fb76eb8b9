"""Selling goods. Rulebook: City and Village, buying and selling."""

from __future__ import annotations

from fabletable.games.prophecy.hooks import BETTER_PRICES, skill_at
from fabletable.games.prophecy.kinds import Item
from fabletable.games.prophecy.prices import selling_price
from fabletable.games.prophecy.rules.gains import gain_gold
from fabletable.games.prophecy.table import Hero, Realm


def can_sell(table: Realm, item: Item) -> bool:
    """Tell whether an item can be sold: never an artifact; a damaged item must be repaired first."""
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
