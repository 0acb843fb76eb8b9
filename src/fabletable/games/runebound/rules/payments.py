"""Prices that cards ask for, and choices that they offer."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound.rules.context import (
    EffectContext,
    decider,
    fighter,
)
from fabletable.games.runebound.rules.prices import ASK_PAY_TROPHY, discard_skill, spend_trophy
from fabletable.games.runebound.table import Hero, Runebound
from fabletable.games.runebound.vocabulary import Effects
from fabletable.kernel import NO, YES, Message, Rules, Word

ASK_DISCARD_SKILL: Final = "ask-discard-skill"
ASK_PAY: Final = "ask-pay"
ASK_CHOOSE: Final = "ask-choose"


class Alternative:
    """One of several things to do, as an option."""

    __slots__ = ("effects", "key", "message")

    def __init__(self, number: int, effects: Effects) -> None:
        self.effects: Effects = effects
        self.key: str = f"choice-{number}"
        first = effects[0] if effects else None
        self.message: Message = Message("alternative-nothing") if first is None else first.message


def owned(hero: Hero, what: str) -> int:
    if what == "gold":
        return hero.gold
    if what == "hand":
        return len(hero.hand)
    if what == "ally":
        return hero.allies
    if what == "lore":
        return hero.lore
    return len(hero.trophies)


def give_up(table: Runebound, context: EffectContext, what: str, n: int) -> Rules[None]:
    """Take the price from the hero, and tell it with the card that asks for it."""
    hero = table.heroes[context.seat]
    if what == "gold":
        hero.gold -= n
        table.log("paid-gold", hero=hero, n=n, card=_asking(table, context))
    elif what == "ally":
        hero.allies -= n
        table.log("paid-ally", hero=hero, n=n, card=_asking(table, context))
    elif what == "lore":
        hero.lore -= n
        table.log("paid-lore", hero=hero, n=n, card=_asking(table, context))
    else:
        for _ in range(n):
            if what == "hand":
                card = yield from table.pick(
                    hero.seat, ASK_DISCARD_SKILL, hero.hand, rule="skills", card=_asking(table, context)
                )
                discard_skill(table, hero, card)
            else:
                trophy = yield from table.pick(hero.seat, ASK_PAY_TROPHY, hero.trophies, rule="trophies")
                spend_trophy(table, hero, trophy)


def _asking(table: Runebound, context: EffectContext) -> Message:
    """Return the name of the card whose price is paid: an event, a story, or the foe of the fight."""
    if context.card is not None:
        return context.card.message
    fight = table.fight
    return table.heroes[context.seat].message if fight is None else fighter(table, fight, 1)


def pays_price(table: Runebound, context: EffectContext, what: str, n: int) -> Rules[bool]:
    """The hero may pay in full; a price that cannot be paid is not paid. Return whether it was."""
    hero = table.heroes[context.seat]
    answer: Word = NO
    if owned(hero, what) >= n:
        answer = yield from table.pick(
            hero.seat,
            ASK_PAY,
            [YES, NO],
            rule="events",
            n=n,
            what=Message("price-" + what, {"n": n}),
            card=_asking(table, context),
            have=owned(hero, what),
        )
    if answer is NO:
        return False
    yield from give_up(table, context, what, n)
    return True


def choose_alternative(
    table: Runebound, context: EffectContext, choices: tuple[Effects, ...], *, by_hero: bool
) -> Rules[Effects]:
    """Exactly one of them. On an enemy's card its player chooses, unless ``by_hero``."""
    seat = context.seat if by_hero else decider(table, context)
    options = [Alternative(number, effects) for number, effects in enumerate(choices, 1)]
    answer = yield from table.pick(seat, ASK_CHOOSE, options, rule="abilities", card=_asking(table, context))
    return answer.effects
