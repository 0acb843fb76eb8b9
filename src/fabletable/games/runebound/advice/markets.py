"""Markets: what to sell, buy, take or give up."""

from __future__ import annotations

from fabletable.games.runebound.advice.plans import bargain, rounds_left
from fabletable.games.runebound.advice.values import asset_worth, improvement
from fabletable.games.runebound.board import MARKETS
from fabletable.games.runebound.cards.kinds import Asset
from fabletable.games.runebound.rules.markets import Deal
from fabletable.games.runebound.table import Hero, Runebound
from fabletable.kernel import Decision


def weigh_sales(table: Runebound, decision: Decision) -> list[float]:
    """Trade goods are worth more elsewhere; the rest is sold only to make room for something better."""
    hero = table.heroes[decision.seat]
    found = []
    for option in decision.options:
        if isinstance(option, Deal):
            found.append(_sale(table, hero, option.asset))
        else:
            found.append(0.0)
    return found


def _sale(table: Runebound, hero: Hero, asset: Asset) -> float:
    goods = table.markets[table.shop_at] if table.shop_at >= 0 else []
    better = max(
        (
            asset_worth(hero, other) - asset_worth(hero, asset)
            for other in goods
            if other.kind == asset.kind and other.price <= hero.gold + asset.price
        ),
        default=0.0,
    )
    return 1.0 if better > 1.5 else -1.0


def weigh_buying(table: Runebound, decision: Decision) -> list[float]:
    hero = table.heroes[decision.seat]
    found = []
    for option in decision.options:
        if option.verb == "buy":
            found.append(bargain(table, hero, option.asset, hero.gold))
        else:
            found.append(0.3 - 0.01 * asset_worth(hero, option.asset))
    return found


def weigh_gifts(table: Runebound, decision: Decision) -> list[float]:
    hero = table.heroes[decision.seat]
    return [
        improvement(hero, option, rounds_left(table)) if isinstance(option, Asset) else 0.0
        for option in decision.options
    ]


def weigh_discards(table: Runebound, decision: Decision) -> list[float]:
    hero = table.heroes[decision.seat]
    return [-asset_worth(hero, option) for option in decision.options]


def weigh_markets(table: Runebound, decision: Decision) -> list[float]:
    """The one with the best bargain."""
    hero = table.heroes[decision.seat]
    return [
        max((bargain(table, hero, asset, hero.gold) for asset in table.markets[MARKETS.index(city.key)]), default=0.0)
        for city in decision.options
    ]
