"""Rumors: ways of an event that are kept until their place or their moment comes; and how a way ends."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound.choices import name_answers, noted
from fabletable.games.runebound.hooks import ON_QUEST_DONE
from fabletable.games.runebound.kinds import Way
from fabletable.games.runebound.prose import way_prose, with_roll
from fabletable.games.runebound.rules.abilities import use_window
from fabletable.games.runebound.rules.context import EffectContext, carry_out, holds
from fabletable.games.runebound.table import QUESTIONS, Hero, Runebound
from fabletable.kernel import NO, Decision, Message, Question, Rules

FOLLOW_RUMOR: Final = Question(QUESTIONS, "rumor", rule="events")


def follows(table: Runebound, hero: Hero, way: Way) -> bool:
    """Tell whether the hero is where the rumor can be followed."""
    if way.places and not hero.hex.is_one_of(way.places):
        return False
    return not way.ability.when or holds(table, EffectContext(hero.seat), way.ability.when)


def follow_rumor(table: Runebound, hero: Hero, way: Way) -> Rules[None]:
    """Follow a rumor with an action, or when its moment has come. A failed test keeps the rumor."""
    hero.actions -= way.ability.action
    table.log_event("follows-rumor", hero=hero, card=way)
    context = yield from go_the_way(table, hero, way)
    if context.card is None:
        yield from use_window(table, EffectContext(hero.seat), ON_QUEST_DONE)


def offer_rumors(table: Runebound, hero: Hero, ways: list[Way]) -> Rules[None]:
    """Offer rumors whose moment has come."""
    for way in ways:
        answer = yield from FOLLOW_RUMOR.ask(table, hero.seat, [way], otherwise=NO, card=way)
        if answer is way:
            yield from follow_rumor(table, hero, way)


def go_the_way(table: Runebound, hero: Hero, way: Way) -> Rules[EffectContext]:
    """Carry out as much of a way as possible, and tell how it went in the card's own words."""
    table.count("way:" + way.key)
    context = EffectContext(hero.seat, card=way.event)
    table.read(way_prose(way))
    yield from carry_out(table, context, way.ability.effects)
    table.log(f"{way.message.id}-{ending(context)}")
    prose = with_roll(way_prose(way, ending(context)), table.prose)
    table.show("event", pieces=(hero.pawn,), touches=(hero.seat,), because=way.message, prose=prose)
    table.read(None)
    return context


def ending(context: EffectContext) -> str:
    """Return the result: undone where nothing was paid, passed or failed after a test, else done."""
    if context.unpaid:
        return "unpaid"
    return context.passed or "done"


def endings(way: Way) -> list[str]:
    """List all the ways it can end, for the catalogues."""
    effects = way.ability.effects
    within = [inner for effect in effects for part in effect.parts() for inner in part]
    tested = any(effect.is_test for effect in (*effects, *within))
    unpaid = ["unpaid"] if any(effect.is_payment for effect in effects) else []
    return [*(["pass", "fail"] if tested else ["done"]), *unpaid]


# --- how options are listed ---


def way_text(table: Runebound, decision: Decision, way: Way) -> Message:
    """Return what it says; and beforehand that its price cannot be paid."""
    hero = table.heroes[decision.seat]
    text = Message(way.message.id + "-text", way.figures)
    for effect in way.ability.effects:
        if effect.cannot_be_paid(hero):
            return Message("note-cannot-pay", {"text": text})
    return text


FOLLOW_RUMOR.option(noted(way_text))
name_answers(FOLLOW_RUMOR, no="answer-keep-rumor")
