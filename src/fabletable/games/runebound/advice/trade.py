"""Trading with another hero: a sale or a swap that makes both of them stronger, and neither of them a fool."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from fabletable.games.runebound.advice.plans import rounds_left
from fabletable.games.runebound.hooks import (
    AFTER_CAST,
    AS_COMBAT_ACTION,
    AS_SURGE,
    ON_BLOCK,
    ON_ENGAGE,
    WHEN_DEALING_DAMAGE,
)
from fabletable.games.runebound.kinds import Asset
from fabletable.games.runebound.outlook.odds import hero_strength
from fabletable.games.runebound.outlook.values import ability_value, asset_value
from fabletable.games.runebound.rules.markets import may_own
from fabletable.games.runebound.rules.trade import ACCEPT_TRADE, GIVE, GOLD, HOW_MUCH, TAKE
from fabletable.games.runebound.table import Hero, Runebound
from fabletable.kernel import DONE, YES, Decision

GOLD_VALUE: Final = 0.4
"""The worth of a piece of gold for later purchases."""

LEAST_GAIN: Final = 0.6
FAIR_SHARE: Final = 0.5
"""A hero who would gain less than half of the other's gain does not help a rival."""

IN_FIGHT: Final = (AS_SURGE, AS_COMBAT_ACTION, AFTER_CAST, ON_ENGAGE, ON_BLOCK, WHEN_DEALING_DAMAGE)


@dataclass(eq=False)
class Bargain:
    """Assets and gold that change hands, and what each side gains. ``gold`` goes to the partner, or from it."""

    give: list[Asset]
    take: list[Asset]
    gold: int
    gains: tuple[float, float]

    @property
    def has_two_sides(self) -> bool:
        return bool(self.give or self.gold > 0) and bool(self.take or self.gold < 0)


def best_bargain(table: Runebound, hero: Hero, partner: Hero) -> Bargain | None:
    """Return the fair bargain from which the one who gains less gains most."""
    fair = [each for each in bargains(table, hero, partner) if is_fair(*each.gains) and each.has_two_sides]
    return max(fair, key=lambda bargain: min(bargain.gains), default=None)


def is_fair(mine: float, theirs: float) -> bool:
    return min(mine, theirs) >= max(LEAST_GAIN, FAIR_SHARE * max(mine, theirs))


def bargains(table: Runebound, hero: Hero, partner: Hero) -> Iterator[Bargain]:
    """Yield bargains of nothing or one asset each way, with the gold that makes them even."""
    left = rounds_left(table)
    for give in ([], *[[asset] for asset in hero.assets]):
        for take in ([], *[[asset] for asset in partner.assets]):
            if give or take:
                mine, theirs = change(hero, give, take, left), change(partner, take, give, left)
                gold = even_gold(hero, partner, give, take, mine - theirs)
                yield Bargain(give, take, gold, (mine - GOLD_VALUE * gold, theirs + GOLD_VALUE * gold))


def even_gold(hero: Hero, partner: Hero, give: list[Asset], take: list[Asset], ahead: float) -> int:
    """Return the gold from the one who gains more; a side that gives nothing else must pay."""
    gold = round(ahead / (2 * GOLD_VALUE))
    if not give:
        gold = max(1, gold)
    if not take:
        gold = min(-1, gold)
    return max(-partner.gold, min(hero.gold, gold))


def change(hero: Hero, away: Sequence[Asset], new: Sequence[Asset], left: int) -> float:
    """Return how much better off the hero is afterwards. Of a type it may own once it keeps the better one."""
    assets = [asset for asset in hero.assets if asset not in away]
    for each in new:
        same = [asset for asset in assets if asset.kind == each.kind]
        if len(same) >= may_own(hero, each.kind):
            assets.remove(min(same, key=lambda asset: asset_value(hero, asset)))
        assets.append(each)
    return outfit_value(hero, assets, left) - outfit_value(hero, hero.assets, left)


def outfit_value(hero: Hero, assets: list[Asset], left: int) -> float:
    """Value all assets together on a hero: strength in fights, and what they are good for otherwise."""
    clone = hero.copy()
    clone.assets = assets
    clone.reckon()
    attack, shield = hero_strength(clone)
    worth = 4.0 * attack + 3.2 * shield
    for asset in assets:
        worth += 0.8 * asset.market_value
        worth += sum(ability_value(clone, each, left) for each in asset.abilities if each.window not in IN_FIGHT)
    return worth


# --- what is asked on the way ---


def trade_policy(table: Runebound, hero: Hero, partner: Hero) -> float:
    bargain = best_bargain(table, hero, partner)
    return -3.0 if bargain is None else 10.0 + bargain.gains[0]


@GIVE.policy
@TAKE.policy
def offer_policy(table: Runebound, decision: Decision) -> list[float]:
    """Put down, or ask for, what belongs to the bargain, then be done."""
    bargain = _bargain_at_hand(table, decision)
    if bargain is None:
        return _offer(decision, [], False)
    if decision.ask == GIVE.id:
        return _offer(decision, bargain.give, bargain.gold > 0)
    return _offer(decision, bargain.take, bargain.gold < 0)


def _offer(decision: Decision, assets: list[Asset], gold: bool) -> list[float]:
    return [
        1.0 if option in assets or (option is GOLD and gold) else 0.0 if option is DONE else -1.0
        for option in decision.options
    ]


@HOW_MUCH.policy
def gold_policy(table: Runebound, decision: Decision) -> list[float]:
    bargain = _bargain_at_hand(table, decision)
    gold = 0 if bargain is None else abs(bargain.gold)
    return [-float(abs(option.n - gold)) for option in decision.options]


def _bargain_at_hand(table: Runebound, decision: Decision) -> Bargain | None:
    partner = table.heroes[decision.args["partner"].args["n"]]
    return best_bargain(table, table.heroes[decision.seat], partner)


@ACCEPT_TRADE.policy
def answer_policy(table: Runebound, decision: Decision) -> list[float]:
    """Agree to what helps, and helps the other no more than twice as much."""
    hero = table.heroes[decision.seat]
    offerer = table.heroes[decision.args["hero"].args["n"]]
    left = rounds_left(table)
    gets = _named(offerer, decision.args["give"])
    loses = _named(hero, decision.args["take"])
    gold = GOLD_VALUE * (decision.args["give_gold"] - decision.args["take_gold"])
    mine = change(hero, loses, gets, left) + gold
    theirs = change(offerer, gets, loses, left) - gold
    agree = 1.0 if mine > 0 and (is_fair(mine, theirs) or theirs <= mine) else -1.0
    return [agree if option is YES else 0.0 for option in decision.options]


def _named(owner: Hero, names: list[object]) -> list[Asset]:
    return [asset for asset in owner.assets if asset.message in names]
