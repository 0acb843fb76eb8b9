"""Gains, losses, prices and choices: the effects that belong to no other chapter."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound.board import GEM_HEXES, GEM_NUMBER
from fabletable.games.runebound.cards.vocabulary import GAME_ROUND, Effect, Effects
from fabletable.games.runebound.rules.dice import explore, matches
from fabletable.games.runebound.rules.moment import (
    Moment,
    amount,
    carry_out,
    decider,
    effect_at_once,
    effect_of,
    fighter,
    holds,
)
from fabletable.games.runebound.rules.prices import ASK_PAY_TROPHY, discard_skill, spend_trophy
from fabletable.games.runebound.rules.tests import for_each
from fabletable.games.runebound.table import Hero, Runebound
from fabletable.kernel import NO, YES, Message, Rules, Word

ASK_DISCARD_SKILL: Final = "ask-discard-skill"
ASK_PAY: Final = "ask-pay"
ASK_CHOOSE: Final = "ask-choose"
ASK_REFRESH_GEM: Final = "ask-refresh-gem"


class Alternative:
    """One of several things to do, as an option."""

    __slots__ = ("effects", "key", "message")

    def __init__(self, number: int, effects: Effects) -> None:
        self.effects: Effects = effects
        self.key: str = f"choice-{number}"
        first = effects[0] if effects else None
        self.message: Message = Message("alternative-nothing") if first is None else _describe(first)


def _describe(effect: Effect) -> Message:
    """A flip is told by whose token it is; anything else by what it does."""
    return Message(f"alternative-{effect.op}-{effect.who}" if effect.op == "flip" else f"alternative-{effect.op}")


# --- gains and losses ---


@effect_at_once("gold")
def _gold(table: Runebound, moment: Moment, effect: Effect) -> None:
    fight = table.fight
    hero = table.heroes[moment.seat]
    if effect.flag and fight is not None:
        used = fight.sides[moment.side].used_in_fight
        if "gold" in used:
            return
        used.append("gold")
    n = amount(table, moment, effect)
    hero.gold += n
    table.log("gained-gold", hero=hero, n=n)


@effect_at_once("lore")
def _lore(table: Runebound, moment: Moment, effect: Effect) -> None:
    hero = table.heroes[moment.seat]
    n = amount(table, moment, effect)
    hero.lore += n
    table.log("gained-lore", hero=hero, n=n)


@effect_at_once("ally")
def _ally(table: Runebound, moment: Moment, effect: Effect) -> None:
    hero = table.heroes[moment.seat]
    n = amount(table, moment, effect)
    hero.allies += n
    table.log("gained-ally", hero=hero, n=n)


@effect_at_once("action")
def _action(table: Runebound, moment: Moment, effect: Effect) -> None:
    table.heroes[moment.seat].actions += amount(table, moment, effect)


@effect_at_once("modify")
def _modify(table: Runebound, moment: Moment, effect: Effect) -> None:
    """Changes for a while; those of cards that lie there are reckoned with the hero's numbers."""
    if effect.until == GAME_ROUND:
        hero = table.heroes[moment.seat]
        hero.changes[effect.kind] = hero.changes.get(effect.kind, 0) + amount(table, moment, effect)
        hero.reckon()


@effect_of("lose")
def _lose(table: Runebound, moment: Moment, effect: Effect) -> Rules[None]:
    """As much as possible."""
    hero = table.heroes[moment.seat]
    n = amount(table, moment, effect)
    if effect.kind == "gold":
        lost = min(n, hero.gold)
        hero.gold -= lost
        if lost:
            table.log("lost-gold", hero=hero, n=lost)
    elif effect.kind == "lore":
        lost = min(n, hero.lore)
        hero.lore -= lost
        if lost:
            table.log("lost-lore", hero=hero, n=lost)
    else:
        yield from give_up(table, moment, effect.kind, min(n, owned(hero, effect.kind)))


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


def give_up(table: Runebound, moment: Moment, what: str, n: int) -> Rules[None]:
    """Take the price from the hero, and tell it with the card that asks for it."""
    hero = table.heroes[moment.seat]
    if what == "gold":
        hero.gold -= n
        table.log("paid-gold", hero=hero, n=n, card=_asking(table, moment))
    elif what == "ally":
        hero.allies -= n
        table.log("paid-ally", hero=hero, n=n, card=_asking(table, moment))
    elif what == "lore":
        hero.lore -= n
        table.log("paid-lore", hero=hero, n=n, card=_asking(table, moment))
    else:
        for _ in range(n):
            if what == "hand":
                card = yield from table.pick(
                    hero.seat, ASK_DISCARD_SKILL, hero.hand, rule="skills", card=_asking(table, moment)
                )
                discard_skill(table, hero, card)
            else:
                trophy = yield from table.pick(hero.seat, ASK_PAY_TROPHY, hero.trophies, rule="trophies")
                spend_trophy(table, hero, trophy)


def _asking(table: Runebound, moment: Moment) -> Message:
    """Return the name of the card whose price is paid: an event, a story, or the foe of the fight."""
    if moment.card is not None:
        return moment.card.message
    fight = table.fight
    return table.heroes[moment.seat].message if fight is None else fighter(table, fight, 1)


@effect_of("pay")
def _pay(table: Runebound, moment: Moment, effect: Effect) -> Rules[None]:
    """May pay in full; a price that cannot be paid is not paid."""
    hero = table.heroes[moment.seat]
    n = amount(table, moment, effect)
    answer: Word = NO
    if owned(hero, effect.kind) >= n:
        answer = yield from table.pick(
            hero.seat,
            ASK_PAY,
            [YES, NO],
            rule="events",
            n=n,
            what=Message("price-" + effect.kind, {"n": n}),
            card=_asking(table, moment),
            have=owned(hero, effect.kind),
        )
    if answer is YES:
        yield from give_up(table, moment, effect.kind, n)
        yield from carry_out(table, moment, effect.then)
    else:
        moment.unpaid = True
        yield from carry_out(table, moment, effect.otherwise)


# --- choices and conditions ---


@effect_of("choose")
def _choose(table: Runebound, moment: Moment, effect: Effect) -> Rules[None]:
    seat = moment.seat if effect.flag else decider(table, moment)
    choices = [Alternative(number, effects) for number, effects in enumerate(effect.choices, 1)]
    answer = yield from table.pick(seat, ASK_CHOOSE, choices, rule="abilities", card=_asking(table, moment))
    yield from carry_out(table, moment, answer.effects)


@effect_of("when")
def _when(table: Runebound, moment: Moment, effect: Effect) -> Rules[None]:
    yield from carry_out(table, moment, effect.then if holds(table, moment, effect.when) else effect.otherwise)


@effect_of("each-hero")
def _each_hero(table: Runebound, moment: Moment, effect: Effect) -> Rules[None]:
    """In turn order from the first player."""
    for seat in table.turn_order():
        each = Moment(seat, card=moment.card)
        if not effect.when or holds(table, each, effect.when):
            yield from carry_out(table, each, effect.each)


@effect_of("explore-here")
def _explore_here(table: Runebound, moment: Moment, effect: Effect) -> Rules[None]:
    hero = table.heroes[moment.seat]
    roll = yield from explore(table, hero)
    moment.matches = matches(table, hero, roll)
    table.roll = None
    if moment.matches:
        yield from for_each(table, moment, effect.each, moment.matches)
    else:
        table.log("explored-in-vain", hero=hero)


# --- the board ---


@effect_of("refresh-gem")
def _refresh_gem(table: Runebound, moment: Moment, effect: Effect) -> Rules[None]:
    """Anywhere on the board, so also under a hero."""
    for _ in range(amount(table, moment, effect)):
        hexes = [field for field in GEM_HEXES if not table.gem_up(field.index)]
        if not hexes:
            return
        gem = yield from table.pick(moment.seat, ASK_REFRESH_GEM, hexes, rule="adventures")
        table.gems[GEM_NUMBER[gem.index]] = True
        table.log("gem-refreshed", hex=gem)


@effect_at_once("adventure")
def _adventure(table: Runebound, moment: Moment, effect: Effect) -> None:
    """The next card is drawn as soon as this one is finished."""
    table.next_draw = effect.kind
