"""Trading between heroes (an option; partners may always trade). Rulebook: Trade between players."""

from __future__ import annotations

from typing import Final

from fabletable.games.prophecy.cards.kinds import ARTIFACT, Item
from fabletable.games.prophecy.rules.actions import BARTER, GIVE, GIVE_GOLD, WISH_FOR, WISH_GOLD, action
from fabletable.games.prophecy.rules.arrival import arrive
from fabletable.games.prophecy.rules.death import leave_without_artifacts
from fabletable.games.prophecy.rules.gains import give_gold, give_item
from fabletable.games.prophecy.table import NAMES, NOBODY, SEATS, Realm
from fabletable.kernel import NO, YES, Action, Barred, Rules, Word, bar

ASK_ACCEPT_TRADE: Final = "ask-accept-trade"
ASK_TRADE: Final = "ask-trade"

PROPOSE: Final = Word("propose")
WITHDRAW: Final = Word("withdraw")


MOST_PROPOSALS: Final = 3
"""Do not haggle for too long: so many proposals a turn."""


def trade_partners(table: Realm, seat: int) -> list[int]:
    """Heroes on the same field with whom something may be exchanged: after a deal only the one it was made with."""
    if table.proposals >= MOST_PROPOSALS:
        return []
    mine = _has_goods(table, seat)
    return [
        other
        for other in table.others_on_field(seat)
        if table.trade_partner in (NOBODY, other) and (mine or _has_goods(table, other))
    ]


def why_no_trade(table: Realm, seat: int) -> list[Barred]:
    """Once a round (in the first edition once a turn) with one partner; three proposals a turn."""
    reasons = []
    for other in table.others_on_field(seat):
        option = action(BARTER, SEATS[other])
        if table.proposals >= MOST_PROPOSALS:
            reasons.append(bar(option, "why-proposals-made", "trading", n=MOST_PROPOSALS))
        elif table.trade_partner not in (NOBODY, other):
            reasons.append(bar(option, "why-one-partner", "trading", other=NAMES[table.trade_partner]))
    return reasons


def _has_goods(table: Realm, seat: int) -> bool:
    hero = table.heroes[seat]
    return hero.gold > 0 or bool(hero.items)


def tradable(table: Realm, seat: int, other: int) -> list[Item]:
    """Any item; an artifact only between partners, for nobody may crown another."""
    partners = table.partner_of(seat) == other
    return [item for item in table.heroes[seat].items if partners or item.deck != ARTIFACT]


class Bargaining:
    """What lies between the two traders. Open to all, so it may be kept in hand."""

    __slots__ = ("asked", "asked_gold", "given", "given_gold")

    def __init__(self) -> None:
        self.given: list[Item] = []
        self.asked: list[Item] = []
        self.given_gold: int = 0
        self.asked_gold: int = 0

    @property
    def both_gain(self) -> bool:
        return bool(self.given or self.given_gold) and bool(self.asked or self.asked_gold)

    @property
    def anything(self) -> bool:
        return bool(self.given or self.given_gold or self.asked or self.asked_gold)


def trade(table: Realm, seat: int, choice: Action) -> Rules[None]:
    """A proposal to a hero on the field; only a deal that is made costs the movement and is a trade."""
    partner = choice.thing
    other = partner.seat
    table.proposals += 1
    deal = Bargaining()
    while True:
        options = _steps(table, seat, other, deal)
        step = yield from table.pick(seat, ASK_TRADE, options, otherwise=WITHDRAW, rule="trading", other=NAMES[other])
        if step is WITHDRAW:
            return
        if step is PROPOSE:
            break
        if isinstance(step, Action):
            _put_down(deal, step)
    answer = yield from table.pick(
        other,
        ASK_ACCEPT_TRADE,
        [YES, NO],
        rule="trading",
        other=NAMES[seat],
        given=deal.given,
        things=len(deal.given),
        asked=deal.asked,
        wishes=len(deal.asked),
        gold=deal.given_gold,
        price=deal.asked_gold,
    )
    if answer is NO:
        table.log_event("trade-refused", seat=NAMES[other], other=NAMES[seat])
        return
    table.trade_partner = other
    _exchange(table, seat, other, deal)
    leave_without_artifacts(table, other)
    leave_without_artifacts(table, seat)
    if table.heroes[seat].alive:
        arrive(table, seat)


def _steps(table: Realm, seat: int, other: int, deal: Bargaining) -> list[Action | Word]:
    options: list[Action | Word] = []
    partners = table.partner_of(seat) == other
    if deal.both_gain or (partners and deal.anything):
        options.append(PROPOSE)
    options.extend(action(GIVE, item) for item in tradable(table, seat, other) if item not in deal.given)
    options.extend(action(WISH_FOR, item) for item in tradable(table, other, seat) if item not in deal.asked)
    if not deal.given_gold and not deal.asked_gold:  # gold for gold would be a gift
        options.extend(action(GIVE_GOLD, None, n) for n in range(1, table.heroes[seat].gold + 1))
        options.extend(action(WISH_GOLD, None, n) for n in range(1, table.heroes[other].gold + 1))
    return options


def _put_down(deal: Bargaining, step: Action) -> None:
    if step.kind == GIVE:
        deal.given.append(step.thing)
    elif step.kind == WISH_FOR:
        deal.asked.append(step.thing)
    elif step.kind == GIVE_GOLD:
        deal.given_gold = step.n
    else:
        deal.asked_gold = step.n


def _exchange(table: Realm, seat: int, other: int, deal: Bargaining) -> None:
    table.count("effect:trade")
    table.log_event("traded", seat=NAMES[seat], other=NAMES[other])
    give_gold(table, seat, other, deal.given_gold)
    give_gold(table, other, seat, deal.asked_gold)
    for item in deal.given:
        give_item(table, seat, other, item)
    for item in deal.asked:
        give_item(table, other, seat, item)
