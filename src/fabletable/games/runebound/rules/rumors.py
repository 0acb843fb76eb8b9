"""Rumors: ways of an event that are kept until their place or their moment comes; and how a way ends."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound.cards.kinds import Way
from fabletable.games.runebound.rules.abilities import use_window
from fabletable.games.runebound.rules.moment import Moment, carry_out, holds
from fabletable.games.runebound.table import Hero, Runebound
from fabletable.kernel import NO, Rules

ASK_RUMOR: Final = "ask-rumor"


def follows(table: Runebound, hero: Hero, way: Way) -> bool:
    """Is the hero where the rumor can be followed?"""
    if way.places:
        here = hero.hex
        if here.kind not in way.places and (here.place is None or here.place.key not in way.places):
            return False
    return not way.ability.when or holds(table, Moment(hero.seat), way.ability.when)


def follow_rumor(table: Runebound, hero: Hero, way: Way) -> Rules[None]:
    """Followed with an action, or when its moment has come. A failed test keeps the rumor."""
    hero.actions -= way.ability.action
    table.log_event("follows-rumor", hero=hero, card=way)
    moment = yield from go_the_way(table, hero, way)
    if moment.card is None:
        yield from use_window(table, Moment(hero.seat), "on-quest-done")


def offer_rumors(table: Runebound, hero: Hero, ways: list[Way]) -> Rules[None]:
    """Rumors whose moment has come may be followed now."""
    for way in ways:
        answer = yield from table.pick(hero.seat, ASK_RUMOR, [way], otherwise=NO, rule="events", card=way)
        if answer is way:
            yield from follow_rumor(table, hero, way)


def go_the_way(table: Runebound, hero: Hero, way: Way) -> Rules[Moment]:
    """As much of it as possible, and how it went in the card's own words."""
    table.count("way:" + way.key)
    moment = Moment(hero.seat, card=way.event)
    yield from carry_out(table, moment, way.ability.effects)
    table.log(f"{way.message.id}-{ending(moment)}")
    table.show("event", pieces=(hero.pawn,), touches=(hero.seat,), because=way.message)
    return moment


def ending(moment: Moment) -> str:
    """What was not paid for did not happen; a test was passed or failed; anything else is done."""
    if moment.unpaid:
        return "unpaid"
    return moment.passed or "done"


def endings(way: Way) -> list[str]:
    """All the ways it can end, for the catalogues."""
    effects = way.ability.effects
    tested = any(effect.op == "test" or any(then.op == "test" for then in effect.then) for effect in effects)
    unpaid = ["unpaid"] if any(effect.op == "pay" for effect in effects) else []
    return [*(["pass", "fail"] if tested else ["done"]), *unpaid]
