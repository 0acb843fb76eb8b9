"""Opportunities of the adventure deck. Rulebook: Forests, Mountains and Plains; Appendix, Opportunities."""

from __future__ import annotations

from typing import Final

from fabletable.games.prophecy.cards import effects as words
from fabletable.games.prophecy.cards.effects import Effect
from fabletable.games.prophecy.cards.kinds import COMMON, RARE, Bargain, Creature, Opportunity
from fabletable.games.prophecy.rules.actions import BUY, OPPORTUNITY, SELL, action
from fabletable.games.prophecy.rules.battle import WON
from fabletable.games.prophecy.rules.creatures import fight
from fabletable.games.prophecy.rules.effects import apply_all
from fabletable.games.prophecy.rules.gains import gain_item
from fabletable.games.prophecy.rules.market import can_sell, sell, stranger_price, why_not_sold
from fabletable.games.prophecy.rules.payments import pay_gold, purse
from fabletable.games.prophecy.rules.possible import has_fewest, matters, payable
from fabletable.games.prophecy.table import NAMES, ROUND_OVER, TURN_OVER, Realm, Spot, pawn
from fabletable.kernel import DONE, Action, Barred, Rules, bar

ASK_RUINS: Final = "ask-ruins"
ASK_STRANGER: Final = "ask-stranger"


def usable(table: Realm, seat: int) -> list[Action]:
    """The opportunities here that the hero can pay for and that would change something; one deed a bargain."""
    options: list[Action] = []
    for spot in table.here(seat).spots:
        card = spot.opportunity
        if card is None:
            continue
        for number, bargain in enumerate(card.bargains, 1):
            if _possible(table, seat, card, bargain):
                options.append(action(OPPORTUNITY, card, number if len(card.bargains) > 1 else 0))
    return options


def _possible(table: Realm, seat: int, card: Opportunity, bargain: Bargain) -> bool:
    if table.heroes[seat].keeps(card):  # a second chapel or seal would change nothing
        return False
    return payable(table, seat, bargain.cost) and matters(table, seat, bargain.gain)


def why_not_usable(table: Realm, seat: int) -> list[Barred]:
    reasons = []
    for spot in table.here(seat).spots:
        card = spot.opportunity
        if card is None:
            continue
        for number, bargain in enumerate(card.bargains, 1):
            if not _possible(table, seat, card, bargain):
                option = action(OPPORTUNITY, card, number if len(card.bargains) > 1 else 0)
                reasons.append(bar(option, _why_not(table, seat, bargain), "opportunities"))
    return reasons


def _why_not(table: Realm, seat: int, bargain: Bargain) -> str:
    gain = bargain.gain[0]
    if gain.kind == words.FEWEST and not has_fewest(table, seat, gain.want[0]):
        return "why-not-fewest"
    return "why-no-effect" if payable(table, seat, bargain.cost) else "why-cannot-pay"


def use_opportunity(table: Realm, seat: int, choice: Action) -> Rules[None]:
    """Pay, gain, discard the card; some are kept, one is attached to a weapon."""
    card: Opportunity = choice.thing
    ground = table.here(seat)
    spot = next(spot for spot in ground.spots if spot.card is card)
    bargain = card.bargains[max(choice.n - 1, 0)]
    table.count(f"effect:opportunity-{card.name}" + (f".way-{choice.n}" if choice.n else ""))
    table.log_event("used-opportunity", seat=NAMES[seat], card=card)
    table.show("card", pieces=(card.key,), touches=(seat,))
    yield from apply_all(table, seat, bargain.cost, spot)
    kind = bargain.gain[0].kind
    if kind != words.ATTACH_TO_WEAPON:  # the smith stays until he knows which weapon
        ground.spots.remove(spot)
    if kind not in (words.KEEP_CARD, words.ATTACH_TO_WEAPON):
        table.adventures_gone.append(card)
    if kind == words.FIGHT_FROM_DECK:
        yield from _search_ruins(table, seat, bargain)
    elif kind == words.MARKET:
        yield from _trade_with_stranger(table, seat, bargain)
    else:
        yield from apply_all(table, seat, bargain.gain, spot)
        about = card.key if table.was_just_shown(card.key) else pawn(seat)
        table.show("gain", pieces=(about,), touches=(seat,), because=card.message)
    if not table.heroes[seat].alive:
        table.phase = ROUND_OVER


def _search_ruins(table: Realm, seat: int, bargain: Bargain) -> Rules[None]:
    """Ruins: choose a creature of the deck, put it here, fight it at once; unbeaten it stays."""
    creatures = sorted((card for card in table.adventures if isinstance(card, Creature)), key=lambda card: card.key)
    table.searching = True
    creature = yield from table.pick(seat, ASK_RUINS, creatures, rule="opportunities")
    table.searching = False
    table.adventures.remove(creature)
    table.chance.shuffle(table.adventures)
    field = table.heroes[seat].field
    spot = Spot(creature, True, table.rounds)
    table.turn_up(spot)
    table.ground[field].spots.append(spot)
    result = yield from fight(table, seat, creature, spot)
    if result == WON and table.heroes[seat].alive:
        yield from apply_all(table, seat, bargain.gain[0].then)
    elif table.heroes[seat].alive:
        table.phase = TURN_OVER


def _trade_with_stranger(table: Realm, seat: int, bargain: Bargain) -> Rules[None]:
    """Exotic Merchant and Black Market: wares are turned up, bought or not, and put away again."""
    wares = bargain.gain[0]
    for deck, n in ((COMMON, wares.of // 10), (RARE, wares.of % 10)):
        for _ in range(n):
            ware = table.draw_item(deck)
            if ware is not None:
                table.offer.append(ware)
    while True:
        hero = table.heroes[seat]
        options = [
            action(BUY, item)
            for item in table.offer
            if stranger_price(table, seat, item, wares.n) <= purse(table, seat)
        ]
        if wares.want:
            options.extend(action(SELL, item) for item in hero.items if can_sell(table, item))
        choice = yield from table.pick(
            seat,
            ASK_STRANGER,
            options,
            otherwise=DONE,
            barred=lambda: _why_no_deal(table, seat, wares),
            rule="opportunities",
            discount=wares.n,
        )
        if not isinstance(choice, Action):
            break
        item = choice.thing
        if choice.kind == SELL:
            sell(table, seat, item)
        else:
            table.log_event("bought", seat=NAMES[seat], item=item)
            yield from pay_gold(table, seat, stranger_price(table, seat, item, wares.n))
            table.offer.remove(item)
            gain_item(table, seat, item, told=True)
            table.show("gain", pieces=(item.key,), touches=(seat,))
    for item in table.offer:
        table.discard_item(item)
    table.offer = []


def _why_no_deal(table: Realm, seat: int, wares: Effect) -> list[Barred]:
    hero = table.heroes[seat]
    reasons = []
    for item in table.offer:
        price = stranger_price(table, seat, item, wares.n)
        if price > purse(table, seat):
            reasons.append(bar(action(BUY, item), "why-gold-short", "market", need=price, have=hero.gold))
    if wares.want:
        reasons.extend(bar(action(SELL, item), why_not_sold(item), "market") for item in hero.items
                       if not can_sell(table, item))  # fmt: skip
    return reasons
