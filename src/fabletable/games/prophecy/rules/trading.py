"""Trading between heroes (an option; partners may always trade). Rulebook: Trade between players."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from fabletable.games.prophecy.actions import BARTER, GIVE, GIVE_GOLD, PROPOSE, WISH_FOR, WISH_GOLD, WITHDRAW, action
from fabletable.games.prophecy.kinds import Item
from fabletable.games.prophecy.menu import card_text, lists, menu, question, word, worded
from fabletable.games.prophecy.rules.arrival import arrive
from fabletable.games.prophecy.rules.death import leave_without_artifacts
from fabletable.games.prophecy.rules.gains import give_gold, give_item
from fabletable.games.prophecy.table import NAMES, NOBODY, SEATS, Hero, Realm
from fabletable.kernel import NO, YES, Action, Barred, Message, Rules, Word, bar
from fabletable.kernel.scene import Choice

ASK_ACCEPT_TRADE: Final = question(
    "accept-trade", worded(word, {YES: "do-accept-trade", NO: "instead-accept-trade"}), rule="trading", theme="buy"
)
ASK_TRADE: Final = question("trade", menu, rule="trading", theme="buy")


MOST_PROPOSALS: Final = 3
"""Proposals that one may make in a turn."""


def trade_partners(table: Realm, hero: Hero) -> list[Hero]:
    """List heroes on the same field with whom something may be exchanged: after a deal only the one it was made
    with."""
    if table.proposals >= MOST_PROPOSALS:
        return []
    mine = _has_goods(hero)
    return [
        other
        for other in table.others_on_field(hero)
        if table.trade_partner in (NOBODY, other.seat) and (mine or _has_goods(other))
    ]


def why_no_trade(table: Realm, hero: Hero) -> list[Barred]:
    """List the reasons against a trade: it is once a round (in the first edition once a turn) with one partner; three
    proposals a turn."""
    reasons = []
    for other in table.others_on_field(hero):
        option = action(BARTER, SEATS[other.seat])
        if table.proposals >= MOST_PROPOSALS:
            reasons.append(bar(option, "why-proposals-made", "trading", n=MOST_PROPOSALS))
        elif table.trade_partner not in (NOBODY, other.seat):
            reasons.append(bar(option, "why-one-partner", "trading", other=NAMES[table.trade_partner]))
    return reasons


def _has_goods(hero: Hero) -> bool:
    return hero.gold > 0 or bool(hero.items)


def tradable(table: Realm, hero: Hero, other: Hero) -> list[Item]:
    """Return the items that may be given: artifacts only between partners, for no hero may crown another."""
    partners = table.partner_of(hero.seat) == other.seat
    return [*hero.items] if partners else hero.belongings


@dataclass(eq=False, slots=True)
class Bargaining:
    """The deal between two traders. Open to all, so the rule may keep it between questions."""

    given: list[Item] = field(default_factory=list)
    asked: list[Item] = field(default_factory=list)
    given_gold: int = 0
    asked_gold: int = 0

    @property
    def both_gain(self) -> bool:
        return bool(self.given or self.given_gold) and bool(self.asked or self.asked_gold)

    @property
    def anything(self) -> bool:
        return bool(self.given or self.given_gold or self.asked or self.asked_gold)


def trade(table: Realm, hero: Hero, choice: Action) -> Rules[None]:
    """Make a proposal to a hero on the field; only a deal that is made costs the movement and is a trade."""
    other = table.heroes[choice.thing.seat]
    table.proposals += 1
    deal = Bargaining()
    while True:
        options = _steps(table, hero, other, deal)
        step = yield from ASK_TRADE.ask(table, hero.seat, options, otherwise=WITHDRAW, other=other.message)
        if step is WITHDRAW:
            return
        if step is PROPOSE:
            break
        if isinstance(step, Action):
            _put_down(deal, step)
    answer = yield from ASK_ACCEPT_TRADE.ask(
        table,
        other.seat,
        [YES, NO],
        other=hero.message,
        given=deal.given,
        things=len(deal.given),
        asked=deal.asked,
        wishes=len(deal.asked),
        gold=deal.given_gold,
        price=deal.asked_gold,
    )
    if answer is NO:
        table.log_event("trade-refused", seat=other.message, other=hero.message)
        return
    table.trade_partner = other.seat
    _exchange(table, hero, other, deal)
    leave_without_artifacts(table, other)
    leave_without_artifacts(table, hero)
    if hero.alive:
        arrive(table, hero)


def _steps(table: Realm, hero: Hero, other: Hero, deal: Bargaining) -> list[Action | Word]:
    options: list[Action | Word] = []
    partners = table.partner_of(hero.seat) == other.seat
    if deal.both_gain or (partners and deal.anything):
        options.append(PROPOSE)
    options.extend(action(GIVE, item) for item in tradable(table, hero, other) if item not in deal.given)
    options.extend(action(WISH_FOR, item) for item in tradable(table, other, hero) if item not in deal.asked)
    if not deal.given_gold and not deal.asked_gold:  # gold for gold would be a gift
        options.extend(action(GIVE_GOLD, None, n) for n in range(1, hero.gold + 1))
        options.extend(action(WISH_GOLD, None, n) for n in range(1, other.gold + 1))
    return options


def _put_down(deal: Bargaining, step: Action) -> None:
    if step.verb is GIVE:
        deal.given.append(step.thing)
    elif step.verb is WISH_FOR:
        deal.asked.append(step.thing)
    elif step.verb is GIVE_GOLD:
        deal.given_gold = step.n
    else:
        deal.asked_gold = step.n


def _exchange(table: Realm, hero: Hero, other: Hero, deal: Bargaining) -> None:
    table.count("effect:trade")
    table.log_event("traded", seat=hero.message, other=other.message)
    give_gold(table, hero, other, deal.given_gold)
    give_gold(table, other, hero, deal.asked_gold)
    for item in deal.given:
        give_item(table, hero, other, item)
    for item in deal.asked:
        give_item(table, other, hero, item)


lists(GIVE, WISH_FOR, of_card=True)(card_text)


@lists(BARTER)
def barter_option(table: Realm, hero: Hero, option: Action, choice: Choice) -> None:
    choice.note = Message("note-trade")
