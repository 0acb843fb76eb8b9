"""Trading: heroes in one hex may swap gold and assets. The player whose turn it is makes the offer."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from fabletable.games.runebound.choices import name_answers
from fabletable.games.runebound.kinds import Asset
from fabletable.games.runebound.rules.actions import TRADE, action
from fabletable.games.runebound.rules.markets import keep_one_of_each
from fabletable.games.runebound.rules.training import keep_limits
from fabletable.games.runebound.table import QUESTIONS, Hero, Runebound
from fabletable.kernel import (
    DONE,
    NO,
    YES,
    Action,
    Message,
    Number,
    Question,
    Rules,
    Seat,
    Word,
    numbers,
    seat_name,
    without,
)

ACCEPT_TRADE: Final = Question(QUESTIONS, "accept-trade", rule="trade")
GIVE: Final = Question(QUESTIONS, "give", rule="trade")
TAKE: Final = Question(QUESTIONS, "take", rule="trade")
HOW_MUCH: Final = Question(QUESTIONS, "how-much", rule="trade")

GOLD = Word("gold")


@dataclass(eq=False)
class Offer:
    """The goods that one side gives."""

    assets: list[Asset] = field(default_factory=list)
    gold: int = 0

    @property
    def empty(self) -> bool:
        return not self.assets and not self.gold

    def says(self) -> list[Message]:
        gold = [Message("amount-gold", {"n": self.gold})] if self.gold else []
        return [*[asset.message for asset in self.assets], *gold]


def trade_partners(table: Runebound, hero: Hero) -> list[int]:
    """List other heroes here who could give or take something. After a refusal there is no new offer this turn."""
    if not hero.gold and not hero.assets:
        return []
    return [
        other.seat
        for other in table.heroes
        if other.at == hero.at
        and other.seat != hero.seat
        and not other.out
        and (other.assets or (other.gold and hero.assets))
        and f"trade-{other.seat}" not in hero.used_in_turn
    ]


def trades(table: Runebound, hero: Hero) -> list[Action]:
    partners = trade_partners(table, hero)
    return [action(TRADE, Seat(seat)) for seat in partners] if partners else []


def trade(table: Runebound, hero: Hero, partner: Hero) -> Rules[None]:
    """Trade fairly, so both sides must give something. Rules reference, Sportsmanship. Starting tokens, trophies,
    skills and story tokens are never traded; trade goods are not sold by it."""
    hero.used_in_turn += (f"trade-{partner.seat}",)
    give = yield from make_offer(table, hero, partner, hero, gold=True)
    if give.empty:
        return
    take = yield from make_offer(table, hero, partner, partner, gold=give.gold == 0)
    if take.empty:
        return
    answer = yield from ACCEPT_TRADE.ask(
        table,
        partner.seat,
        [YES, NO],
        hero=seat_name(hero.seat),
        give=give.says(),
        give_gold=give.gold,
        take=take.says(),
        take_gold=take.gold,
    )
    if answer is YES:
        hero.used_in_turn = without(hero.used_in_turn, f"trade-{partner.seat}")
        table.count("trade")
        table.log_event("traded", hero=hero, partner=partner, give=give.says(), take=take.says())
        stood = [not trader.defeated for trader in (hero, partner)]
        hand_over(hero, partner, give)
        hand_over(partner, hero, take)
        table.show("gain", pieces=(hero.pawn, partner.pawn), touches=(hero.seat, partner.seat))
        for trader, standing in zip((hero, partner), stood, strict=True):
            trader.reckon()
            yield from keep_limits(table, trader, standing)
            yield from keep_one_of_each(table, trader)


def make_offer(table: Runebound, hero: Hero, partner: Hero, owner: Hero, gold: bool) -> Rules[Offer]:
    """Make an offer of one asset after the other, and an amount of gold (gold is never traded for gold)."""
    offer = Offer()
    other = seat_name(partner.seat)
    question = GIVE if owner is hero else TAKE
    while True:
        choices: list[Asset | Word] = [asset for asset in owner.assets if asset not in offer.assets]
        if gold and owner.gold and not offer.gold:
            choices.append(GOLD)
        answer = yield from question.ask(table, hero.seat, choices, otherwise=DONE, partner=other)
        if isinstance(answer, Asset):
            offer.assets.append(answer)
        elif answer is GOLD:
            amounts = numbers(1, owner.gold)
            n: Number = yield from HOW_MUCH.ask(table, hero.seat, amounts, partner=other)
            offer.gold = n.n
        else:
            return offer


def hand_over(giver: Hero, taker: Hero, offer: Offer) -> None:
    """Hand an offer over; an asset goes with its combat token."""
    giver.gold -= offer.gold
    taker.gold += offer.gold
    for asset in offer.assets:
        giver.assets.remove(asset)
        taker.assets.append(asset)


# --- how options are listed ---


name_answers(GIVE, done="answer-offer-no-more")
name_answers(TAKE, done="answer-ask-no-more")
name_answers(ACCEPT_TRADE, yes="answer-agree", no="answer-refuse")
