"""Prices that cards ask for, and choices that they offer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fabletable.games.runebound.choices import as_foe, discarded, name_answers
from fabletable.games.runebound.kinds import Event
from fabletable.games.runebound.looks import ability_card
from fabletable.games.runebound.rules.context import EffectContext, decider, fighter
from fabletable.games.runebound.rules.prices import PAY_TROPHY, discard_skill, spend_trophy
from fabletable.games.runebound.table import QUESTIONS, Hero, Runebound
from fabletable.games.runebound.vocabulary import Effects
from fabletable.kernel import NO, YES, Decision, Message, Question, Rules, Word

DISCARD_SKILL: Final = Question(QUESTIONS, "discard-skill", rule="skills", theme="spend")
PAY: Final = Question(QUESTIONS, "pay", rule="events", stands=True, minds=("what", "n"), declines=NO, theme="spend")
CHOOSE: Final = Question(QUESTIONS, "choose", rule="abilities")


class Alternative:
    """One of several things to do, as an option."""

    def __init__(self, number: int, effects: Effects) -> None:
        self.effects: Effects = effects
        self.key: str = f"choice-{number}"
        first = effects[0] if effects else None
        self.message: Message = Message("alternative-nothing") if first is None else first.message


def owned(hero: Hero, what: str) -> int:
    return OWNED[what](hero)


OWNED: Final[dict[str, Callable[[Hero], int]]] = {
    "gold": lambda hero: hero.gold,
    "hand": lambda hero: len(hero.hand),
    "ally": lambda hero: hero.allies,
    "lore": lambda hero: hero.lore,
    "trophy": lambda hero: len(hero.trophies),
}


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
                card = yield from DISCARD_SKILL.ask(table, hero.seat, hero.hand, card=_asking(table, context))
                discard_skill(table, hero, card)
            else:
                trophy = yield from PAY_TROPHY.ask(table, hero.seat, hero.trophies)
                spend_trophy(table, hero, trophy)


def _asking(table: Runebound, context: EffectContext) -> Message:
    """Return the name of the card whose price is paid: an event, a story, or the foe of the fight."""
    if context.card is not None:
        return context.card.message
    fight = table.fight
    return table.heroes[context.seat].message if fight is None else fighter(table, fight, 1)


def pays_price(table: Runebound, context: EffectContext, what: str, n: int) -> Rules[bool]:
    """Ask the hero to pay in full, if possible, and return whether it did."""
    hero = table.heroes[context.seat]
    answer: Word = NO
    if owned(hero, what) >= n:
        answer = yield from PAY.ask(
            table,
            hero.seat,
            [YES, NO],
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
    """Choose exactly one of them. On an enemy's card its player chooses, unless ``by_hero``."""
    seat = context.seat if by_hero else decider(table, context)
    options = [Alternative(number, effects) for number, effects in enumerate(choices, 1)]
    answer = yield from CHOOSE.ask(table, seat, options, card=_asking(table, context))
    return answer.effects


# --- how options are listed ---


@PAY.note
def price_text(table: Runebound, decision: Decision) -> Message | None:
    """Return what the card says that asks for a price: a way of an event, a story or an ability of the foe."""
    card = decision.question.args["card"]
    name = card.id if isinstance(card, Message) else ""
    drawn = table.drawn
    ways = [*(drawn.ways if isinstance(drawn, Event) else ()), *table.heroes[decision.seat].rumors]
    for way in ways:
        if (
            way.event is not None
            and way.event.message.id == name
            and any(effect.is_payment for effect in way.ability.effects)
        ):
            return Message(way.message.id + "-text", way.figures)
    for story in table.slots:
        if story is not None and story.message.id == name:
            return Message(name + ".effect", story.figures)
    foe = None if table.fight is None else table.fight.foe
    for ability in () if foe is None else foe.abilities:
        if any(effect.is_payment for effect in ability.effects):
            return ability_card(ability, "").text
    return None


name_answers(PAY, yes="answer-pay", no="answer-pay-nothing")
DISCARD_SKILL.option(discarded)
CHOOSE.as_whom(as_foe)
