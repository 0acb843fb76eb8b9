"""Markets: what to sell, buy, take or give up."""

from __future__ import annotations

from fabletable.games.runebound.advice.plans import best_purchase, rounds_left
from fabletable.games.runebound.advice.weights import each
from fabletable.games.runebound.board import MARKETS, MapPlace
from fabletable.games.runebound.kinds import Asset
from fabletable.games.runebound.outlook.values import asset_value, improvement
from fabletable.games.runebound.rules.markets import BUY, ONE_OF_A_TYPE, SELL, TAKE_ASSET, WHICH_MARKET, MarketDeal
from fabletable.games.runebound.table import Hero, Runebound


def sale(table: Runebound, hero: Hero, deal: MarketDeal) -> float:
    """Trade goods are worth more elsewhere; the rest is sold only to make room for something better."""
    asset = deal.asset
    goods = table.markets[table.shop_at] if table.shop_at >= 0 else []
    better = max(
        (
            asset_value(hero, other) - asset_value(hero, asset)
            for other in goods
            if other.kind == asset.kind and other.price <= hero.gold + asset.price
        ),
        default=0.0,
    )
    return 1.0 if better > 1.5 else -1.0


def purchase(table: Runebound, hero: Hero, deal: MarketDeal) -> float:
    """Buy, or take the best away from the others."""
    if deal.verb == "buy":
        return best_purchase(table, hero, [deal.asset])
    return 0.3 - 0.01 * asset_value(hero, deal.asset)


def gift(table: Runebound, hero: Hero, asset: Asset) -> float:
    return improvement(hero, asset, rounds_left(table))


def discard(table: Runebound, hero: Hero, asset: Asset) -> float:
    return -asset_value(hero, asset)


def market(table: Runebound, hero: Hero, city: MapPlace) -> float:
    """Value a market by its best bargain."""
    return best_purchase(table, hero, table.markets[MARKETS.index(city.key)])


WHICH_MARKET.policy(each(market))
SELL.policy(each(sale))
BUY.policy(each(purchase))
TAKE_ASSET.policy(each(gift))
ONE_OF_A_TYPE.policy(each(discard))
