"""Assets: the four markets, buying and selling, one of each type, trade goods, trading between heroes."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound.board import MARKET_HEXES, MARKETS, PLACE_OF, MapPlace
from fabletable.games.runebound.choices import name_answers, plain, seen_at
from fabletable.games.runebound.hooks import CONSTANT, ON_SELL, ON_SHOP
from fabletable.games.runebound.kinds import Asset
from fabletable.games.runebound.looks import asset_text, sentences, token_gems
from fabletable.games.runebound.rules.abilities import lose_asset, summed
from fabletable.games.runebound.rules.context import EffectContext
from fabletable.games.runebound.rules.training import keep_limits
from fabletable.games.runebound.streams import ASSET_DECK
from fabletable.games.runebound.table import QUESTIONS, Hero, Runebound
from fabletable.games.runebound.vocabulary import ANY
from fabletable.kernel import DONE, Barred, Decision, Message, Question, Rules, Word, bar
from fabletable.kernel.scene import CardChange, Choice, Gem

SELL: Final = Question(QUESTIONS, "sell", rule="shop", theme="spend")
BUY: Final = Question(QUESTIONS, "buy", rule="shop", cards="open", theme="buy")
ONE_OF_A_TYPE: Final = Question(QUESTIONS, "one-of-a-type", rule="assets", cards="open")
WHICH_MARKET: Final = Question(QUESTIONS, "which-market", rule="shop", theme="buy")
TAKE_ASSET: Final = Question(QUESTIONS, "take-asset", rule="assets", cards="open", theme="buy")

PRICE: Final = "price"
MARKET_VALUE: Final = "market-value"


class MarketDeal:
    """A choice at a market: sell, buy or discard this asset."""

    def __init__(self, verb: str, asset: Asset) -> None:
        self.verb: str = verb
        self.asset: Asset = asset
        self.key: str = f"{verb}-{asset.key}"
        self.message: Message = Message("deal-" + verb, {"asset": asset.message}, asset.key)


def next_asset(table: Runebound) -> Asset | None:
    if not table.assets.cards:
        if not table.used_assets:
            return None
        table.assets.renew(table.used_assets, table.chance, ASSET_DECK)
    return table.assets.draw()


def fill_market(table: Runebound, market: int) -> None:
    """Fill a market up to three cards at once; not while shopping."""
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
        sales = [MarketDeal("sell", owned) for owned in hero.assets]
        answer = yield from SELL.ask(table, hero.seat, sales, otherwise=DONE, gold=hero.gold)
        if not isinstance(answer, MarketDeal):
            break
        yield from sell_asset(table, hero, answer.asset, answer.asset.price, PRICE)
    if goods:
        yield from _buy_or_discard(table, hero, market, price_off)
    table.shop_at = -1


def shop_discount(table: Runebound, hero: Hero) -> int:
    return summed(table, EffectContext(hero.seat), ON_SHOP)


def _buy_or_discard(table: Runebound, hero: Hero, market: int, price_off: int) -> Rules[None]:
    goods = table.markets[market]
    deals = [MarketDeal("buy", each) for each in goods if max(0, each.price - price_off) <= hero.gold]
    deals.extend(MarketDeal("discard", each) for each in goods)
    answer = yield from BUY.ask(
        table, hero.seat, deals, barred=lambda: _too_dear(hero, goods, price_off), gold=hero.gold, off=price_off
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
        bar(MarketDeal("buy", each), "why-gold-short", "shop", need=max(0, each.price - price_off), have=hero.gold)
        for each in goods
        if max(0, each.price - price_off) > hero.gold
    ]


def sell_asset(table: Runebound, hero: Hero, asset: Asset, gold: int, sold_for: str) -> Rules[None]:
    """Sell an asset: the card is discarded, its token goes back; then the gold comes in."""
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
    return summed(table, EffectContext(hero.seat, sold=asset.kind, sold_for=sold_for), ON_SELL)


def gain_asset(table: Runebound, hero: Hero, asset: Asset) -> Rules[None]:
    """Gain an asset with its combat token. If there are two of a type, one is discarded at once, for no money."""
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
        asset = yield from ONE_OF_A_TYPE.ask(table, hero.seat, same, kind=Message("type-" + kind))
        stood = not hero.defeated
        lose_asset(table, hero, asset.key)
        table.log("discarded-asset", hero=hero, asset=asset)
        yield from keep_limits(table, hero, stood)


def _owned(hero: Hero, kind: str) -> int:
    return sum(1 for asset in hero.assets if asset.kind == kind)


def may_own(hero: Hero, kind: str) -> int:
    """Return the number a hero may own of a type: one; the Pack Mule carries a second trade good."""
    more = 0
    for ability in hero.windows.get(CONSTANT, ()):
        for effect in ability.effects:
            more += effect.carries(kind)
    return 1 + more


# --- bought and taken by cards ---


def shop_anywhere(table: Runebound, hero: Hero, city: str, price_off: int) -> Rules[None]:
    """Take a whole Shop action at that market, or at one of the player's choice."""
    if city == ANY:
        place = yield from WHICH_MARKET.ask(table, hero.seat, [PLACE_OF[each] for each in MARKETS])
        city = place.key
    yield from shop(table, hero, MARKETS.index(city), price_off)


def take_from_market(table: Runebound, hero: Hero, max_price: int, city: str, kind: str) -> Rules[None]:
    """Gain one asset up to a price, without paying: to gain is not optional. The market is filled again at once."""
    found = [
        (market, asset)
        for market, goods in enumerate(table.markets)
        if city in (ANY, MARKETS[market])
        for asset in goods
        if asset.price <= max_price and kind in ("", asset.kind)
    ]
    if not found:
        return
    assets = [asset for _, asset in found]
    answer = yield from TAKE_ASSET.ask(table, hero.seat, assets)
    for market, asset in found:
        if asset is answer:
            table.markets[market].remove(asset)
            fill_market(table, market)
            table.log("got-asset", hero=hero, asset=asset)
            yield from gain_asset(table, hero, asset)


def take_from_deck(table: Runebound, hero: Hero) -> Rules[None]:
    asset = next_asset(table)
    if asset is not None:
        table.reveal()
        table.log("got-asset", hero=hero, asset=asset)
        yield from gain_asset(table, hero, asset)


# --- how options are listed ---


@TAKE_ASSET.option
@ONE_OF_A_TYPE.option
def asset_choice(table: Runebound, decision: Decision, asset: Asset) -> Choice:
    """Describe an asset to take, to keep or to discard, with its token."""
    choice = plain(table, decision, asset)
    tell_asset(table.heroes[decision.seat], asset, choice, gained=decision.ask == TAKE_ASSET.id)
    return choice


def tell_asset(hero: Hero, asset: Asset, choice: Choice, *, gained: bool) -> None:
    """Say what an asset does, the faces of its combat token and, where it is gained, what it replaces."""
    parts = [asset_text(asset)]
    if gained:
        choice.gain = token_gems(asset)
        same = [each.message for each in hero.assets if each.kind == asset.kind]
        if same and len(same) >= may_own(hero, asset.kind):
            parts.insert(0, Message("note-replaces", {"n": len(same), "assets": same}))
    choice.note = sentences(parts)


@SELL.option
@BUY.option
def deal_choice(table: Runebound, decision: Decision, option: MarketDeal | Word) -> Choice:
    choice = plain(table, decision, option)
    if not isinstance(option, MarketDeal):
        return choice
    tell_asset(table.heroes[decision.seat], option.asset, choice, gained=option.verb == "buy")
    if option.verb == "buy":
        choice.cost = [Gem("gold", max(0, option.asset.price - int(decision.args["off"])))]
        choice.icon = "knapsack"
    elif option.verb == "sell":
        hero = table.heroes[decision.seat]
        choice.gain = [Gem("gold", option.asset.price + sell_bonus(table, hero, option.asset, PRICE))]
    else:
        choice.icon = "card-discard"
    return choice


@TAKE_ASSET.changes
@BUY.changes
def asset_changes(table: Runebound, decision: Decision, option: MarketDeal | Asset | Word) -> list[CardChange]:
    """Compare an asset to gain with what the hero has: the gold it leaves, the assets it replaces."""
    hero = table.heroes[decision.seat]
    asset = option.asset if isinstance(option, MarketDeal) and option.verb == "buy" else option
    if not isinstance(asset, Asset):
        return []
    rows: list[CardChange] = []
    if isinstance(option, MarketDeal):
        left = hero.gold - max(0, asset.price - int(decision.args["off"]))
        rows.append(CardChange(Message("change-gold"), hero.gold, left, Gem("gold")))
    same = [each.message for each in hero.assets if each.kind == asset.kind]
    if same and len(same) >= may_own(hero, asset.kind):
        rows.append(CardChange(Message("note-replaces", {"n": len(same), "assets": same})))
    else:
        rows.append(CardChange(Message("change-replaces-nothing")))
    return rows


def market_spot(city: MapPlace) -> str:
    return "market-" + city.key


WHICH_MARKET.option(seen_at(market_spot))
name_answers(SELL, done="answer-sell-no-more")
