"""Prices of goods. Rulebook: City and Village, buying and selling."""

from __future__ import annotations

from fabletable.games.prophecy.cards.kinds import ARTIFACT, Item
from fabletable.games.prophecy.cards.skills import TRADE
from fabletable.games.prophecy.rules.gains import gain_gold
from fabletable.games.prophecy.table import NAMES, Realm


def half_price(item: Item) -> int:
    return (item.price + 1) // 2


def buying_price(table: Realm, seat: int, item: Item, discount: int = 0) -> int:
    """The printed price; Trade takes 2 off, a black market 2 as well, both together 3, and never below half."""
    if table.heroes[seat].knows(TRADE):
        discount = 3 if discount else 2
    return max(item.price - discount, half_price(item))


def stranger_price(table: Realm, seat: int, item: Item, discount: int) -> int:
    """Trade works on the Black Market, not with the Exotic Merchant."""
    return buying_price(table, seat, item, discount) if discount else item.price


def selling_price(table: Realm, seat: int, item: Item) -> int:
    """Half the printed price, rounded up; with Trade 2 more, but never more than the least one could buy it for."""
    half = half_price(item)
    return max(half, min(half + 2, item.price - 3)) if table.heroes[seat].knows(TRADE) else half


def can_sell(table: Realm, item: Item) -> bool:
    """Never an artifact; a damaged item must be repaired first."""
    return item.deck != ARTIFACT and table.ready(item)


def why_not_sold(item: Item) -> str:
    return "why-artifact-unsold" if item.deck == ARTIFACT else "why-damaged"


def sell(table: Realm, seat: int, item: Item) -> None:
    """What is sold is discarded, not put on display."""
    if table.heroes[seat].knows(TRADE):
        table.count("effect:skill-trade")
    price = selling_price(table, seat, item)
    table.lose_item(seat, item)
    table.log_event("sold", seat=NAMES[seat], item=item, n=price)
    gain_gold(table, seat, price)
    table.show("gain", pieces=(item.key,), touches=(seat,))
