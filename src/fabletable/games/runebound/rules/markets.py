"""Assets: the four markets, buying and selling, one of each type, trade goods, trading between heroes."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound.board import MARKET_HEXES, MARKETS, PLACE_OF
from fabletable.games.runebound.cards.kinds import Asset
from fabletable.games.runebound.cards.vocabulary import ANY, Effect
from fabletable.games.runebound.rules.abilities import lose_asset, usable
from fabletable.games.runebound.rules.moment import Moment, amount, effect_of
from fabletable.games.runebound.rules.training import keep_limits
from fabletable.games.runebound.table import Hero, Runebound
from fabletable.kernel import DONE, Barred, Message, Rules, bar

ASK_SELL: Final = "ask-sell"
ASK_BUY: Final = "ask-buy"
ASK_ONE_OF_A_TYPE: Final = "ask-one-of-a-type"
ASK_WHICH_MARKET: Final = "ask-which-market"
ASK_TAKE_ASSET: Final = "ask-take-asset"

PRICE: Final = "price"
MARKET_VALUE: Final = "market-value"


class Deal:
    """A choice at a market: sell, buy or discard this asset."""

    __slots__ = ("asset", "key", "message", "verb")

    def __init__(self, verb: str, asset: Asset) -> None:
        self.verb: str = verb
        self.asset: Asset = asset
        self.key: str = f"{verb}-{asset.key}"
        self.message: Message = Message("deal-" + verb, {"asset": asset.message}, asset.key)


def next_asset(table: Runebound) -> Asset | None:
    if not table.assets.cards:
        if not table.used_assets:
            return None
        table.assets.renew(table.used_assets, table.chance)
    return table.assets.draw()


def fill_market(table: Runebound, market: int) -> None:
    """Outside of shopping a market is filled up to three cards at once."""
    while len(table.markets[market]) < 3:
        asset = next_asset(table)
        if asset is None:
            return
        table.markets[market].append(asset)
        table.reveal()
        table.log("market-filled", asset=asset, city=PLACE_OF[MARKETS[market]])


def market_here(hero: Hero) -> int:
    return MARKET_HEXES.index(hero.at) if hero.at in MARKET_HEXES else -1


def shop(table: Runebound, hero: Hero, market: int, price_off: int = 0) -> Rules[None]:
    """Rules reference, Shop: add a card; sell any of your assets; buy one, or else discard one from the market."""
    goods = table.markets[market]
    table.shop_at = market
    table.log_event("shops", hero=hero, city=PLACE_OF[MARKETS[market]])
    asset = next_asset(table)
    if asset is not None:
        goods.append(asset)
        table.reveal()
        table.log("market-filled", asset=asset, city=PLACE_OF[MARKETS[market]])
        table.show("card", pieces=(asset.key,), touches=(hero.seat,))
    price_off += shop_discount(table, hero)
    while hero.assets:
        sales = [Deal("sell", owned) for owned in hero.assets]
        answer = yield from table.pick(hero.seat, ASK_SELL, sales, otherwise=DONE, rule="shop", gold=hero.gold)
        if not isinstance(answer, Deal):
            break
        yield from sell_asset(table, hero, answer.asset, answer.asset.price, PRICE)
    if goods:
        yield from _buy_or_discard(table, hero, market, price_off)
    table.shop_at = -1


def shop_discount(table: Runebound, hero: Hero) -> int:
    moment = Moment(hero.seat)
    return sum(
        amount(table, moment, effect) for ability in usable(table, moment, "on-shop") for effect in ability.effects
    )


def _buy_or_discard(table: Runebound, hero: Hero, market: int, price_off: int) -> Rules[None]:
    goods = table.markets[market]
    deals = [Deal("buy", each) for each in goods if max(0, each.price - price_off) <= hero.gold]
    deals.extend(Deal("discard", each) for each in goods)
    answer = yield from table.pick(
        hero.seat,
        ASK_BUY,
        deals,
        barred=lambda: _too_dear(hero, goods, price_off),
        rule="shop",
        gold=hero.gold,
        off=price_off,
    )
    goods.remove(answer.asset)
    if answer.verb == "buy":
        price = max(0, answer.asset.price - price_off)
        hero.gold -= price
        table.log_title("bought", hero=hero, asset=answer.asset, gold=price)
        yield from gain_asset(table, hero, answer.asset)
        table.show("gain", pieces=(answer.asset.key,), touches=(hero.seat,))
    else:
        table.used_assets.append(answer.asset)
        table.log("market-discarded", hero=hero, asset=answer.asset)


def _too_dear(hero: Hero, goods: list[Asset], price_off: int) -> list[Barred]:
    return [
        bar(Deal("buy", each), "why-gold-short", "shop", need=max(0, each.price - price_off), have=hero.gold)
        for each in goods
        if max(0, each.price - price_off) > hero.gold
    ]


def sell_asset(table: Runebound, hero: Hero, asset: Asset, gold: int, sold_for: str) -> Rules[None]:
    """The card is discarded, its token goes back; then the gold comes in."""
    stood = not hero.defeated
    gold += sell_bonus(table, hero, asset, sold_for)
    lose_asset(table, hero, asset.key)
    hero.gold += gold
    if sold_for:
        table.log("sold", hero=hero, asset=asset, gold=gold)
        table.show("gain", pieces=(asset.key,), touches=(hero.seat,))
    else:
        table.log("discarded-asset", hero=hero, asset=asset)
        table.log("gained-gold", hero=hero, n=gold)
    yield from keep_limits(table, hero, stood)
    yield from keep_one_of_each(table, hero)


def sell_bonus(table: Runebound, hero: Hero, asset: Asset, sold_for: str) -> int:
    moment = Moment(hero.seat)
    moment.sold = asset.kind
    moment.sold_for = sold_for
    return sum(
        amount(table, moment, effect) for ability in usable(table, moment, "on-sell") for effect in ability.effects
    )


def gain_asset(table: Runebound, hero: Hero, asset: Asset) -> Rules[None]:
    """It comes with its combat token. Of two of a type one is discarded at once, for no money."""
    hero.assets.append(asset)
    hero.reckon()
    table.count("asset:" + asset.key)
    yield from keep_one_of_each(table, hero)


def keep_one_of_each(table: Runebound, hero: Hero) -> Rules[None]:
    while True:
        kind = next((each.kind for each in hero.assets if _owned(hero, each.kind) > may_own(hero, each.kind)), "")
        if not kind:
            return
        same = [each for each in hero.assets if each.kind == kind]
        asset = yield from table.pick(hero.seat, ASK_ONE_OF_A_TYPE, same, rule="assets", kind=Message("type-" + kind))
        stood = not hero.defeated
        lose_asset(table, hero, asset.key)
        table.log("discarded-asset", hero=hero, asset=asset)
        yield from keep_limits(table, hero, stood)


def _owned(hero: Hero, kind: str) -> int:
    return sum(1 for asset in hero.assets if asset.kind == kind)


def may_own(hero: Hero, kind: str) -> int:
    """One of each type; the Pack Mule carries a second trade good."""
    more = 0
    for ability in hero.windows.get("constant", ()):
        for effect in ability.effects:
            if effect.op == "carry" and effect.kind == kind:
                more += effect.fixed()
    return 1 + more


# --- effects ---


@effect_of("sell")
def _sell(table: Runebound, moment: Moment, effect: Effect) -> Rules[None]:
    """Trade goods: for their market value, or given away for what the card says."""
    hero = table.heroes[moment.seat]
    asset = moment.card
    assert isinstance(asset, Asset)
    if effect.n == -1:
        yield from sell_asset(table, hero, asset, asset.market_value, MARKET_VALUE)
    else:
        yield from sell_asset(table, hero, asset, amount(table, moment, effect), "")


@effect_of("shop")
def _shop(table: Runebound, moment: Moment, effect: Effect) -> Rules[None]:
    hero = table.heroes[moment.seat]
    city = effect.place[0]
    if city == ANY:
        place = yield from table.pick(hero.seat, ASK_WHICH_MARKET, [PLACE_OF[each] for each in MARKETS], rule="shop")
        city = place.key
    yield from shop(table, hero, MARKETS.index(city), amount(table, moment, effect))


@effect_of("asset-from-market")
def _asset_from_market(table: Runebound, moment: Moment, effect: Effect) -> Rules[None]:
    """One asset up to a price, without paying: to gain is not optional. The market is filled again at once."""
    hero = table.heroes[moment.seat]
    most = amount(table, moment, effect)
    found = [
        (market, asset)
        for market, goods in enumerate(table.markets)
        if effect.place[0] in (ANY, MARKETS[market])
        for asset in goods
        if asset.price <= most and effect.kind in ("", asset.kind)
    ]
    if not found:
        return
    assets = [asset for _, asset in found]
    answer = yield from table.pick(hero.seat, ASK_TAKE_ASSET, assets, rule="assets")
    for market, asset in found:
        if asset is answer:
            table.markets[market].remove(asset)
            fill_market(table, market)
            table.log("got-asset", hero=hero, asset=asset)
            yield from gain_asset(table, hero, asset)


@effect_of("asset-from-deck")
def _asset_from_deck(table: Runebound, moment: Moment, effect: Effect) -> Rules[None]:
    hero = table.heroes[moment.seat]
    asset = next_asset(table)
    if asset is not None:
        table.reveal()
        table.log("got-asset", hero=hero, asset=asset)
        yield from gain_asset(table, hero, asset)
