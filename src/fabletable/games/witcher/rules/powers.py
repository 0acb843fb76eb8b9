"""Potions, skills, trophies, equipment and companions at their moment of a fight (Rulebook: step 1)."""

from __future__ import annotations

from typing import Final

from fabletable.games.witcher.choices import or_word
from fabletable.games.witcher.fight import Fight, Fighter
from fabletable.games.witcher.hooks import ALLOWED, USED
from fabletable.games.witcher.kinds import BEFORE_POOL, SKILL_USED, Power
from fabletable.games.witcher.pieces import text_of
from fabletable.games.witcher.rules.shown import softening, who_fights
from fabletable.games.witcher.table import QUESTIONS, Hero, OldWorld
from fabletable.kernel import DONE, Decision, Question, Rules, Timing, seat_name
from fabletable.kernel.scene import Choice

USE_POWER: Final = Question(QUESTIONS, "power", rule="effects", stands=True, declines=DONE, theme="in-fight")
USE_POWER_BEFORE_POOL: Final = Question(
    QUESTIONS, "power-before-pool", rule="effects", stands=True, declines=DONE, theme="in-fight"
)


def powers_of(hero: Hero) -> list[Power]:
    """List everything that this witcher may use: the school's skill, the trophies, the kept story cards."""
    kept = [kept.gives.power for kept in hero.kept if kept.gives.power is not None]
    return [hero.school.skill, *(trophy.power for trophy in hero.trophies), *kept]


def allowed(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> bool:
    condition = ALLOWED.of(power)
    return condition is None or condition(table, fight, me, power)


def usable(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> bool:
    if power.key in me.used and not power.every:
        return False
    if power.first and me.turns != 1:
        return False
    if power.hunts and fight.monster is None:
        return False
    return allowed(table, fight, me, power)


def do(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> Rules[None]:
    rule = USED.of(power)
    asking = None if rule is None else rule(table, fight, me, power)
    if asking is not None:
        yield from asking


def use(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> Rules[None]:
    hero = table.witchers[me.seat]
    if not power.every:
        me.used.append(power.key)
    table.count("effect:" + power.key)
    coming = fight.hit
    if table.log_lines is not None:
        table.log("power-used", seat=seat_name(me.seat), power=power, text=text_of(hero, power))
        if not coming:
            table.show("card", pieces=(power.key,), touches=(me.seat,))
    yield from do(table, fight, me, power)
    if coming and table.watched:  # what became of the blow is shown with the power, before cards are lost
        facts = softening(fight, me.seat, power, coming) if fight.hit < coming else None
        table.show("card", pieces=(power.key,), touches=who_fights(fight), facts=facts)
    if power is hero.school.skill:
        yield from use_powers(table, fight, me, SKILL_USED)


def use_powers(table: OldWorld, fight: Fight, me: Fighter, when: Timing) -> Rules[None]:
    """Use powers at this point of the fight: what happens by itself first, then what the player likes."""
    powers = [power for power in me.powers if power.when is when]
    if not powers or fight.short:
        return
    for power in powers:
        if power.auto and usable(table, fight, me, power):
            yield from use(table, fight, me, power)
    while not fight.is_over():
        options = [power for power in powers if not power.auto and usable(table, fight, me, power)]
        if not options:
            return
        question = USE_POWER_BEFORE_POOL if when is BEFORE_POOL else USE_POWER
        chosen = yield from question.ask(table, me.seat, options, otherwise=DONE, powers=options)
        if not isinstance(chosen, Power):
            return
        yield from use(table, fight, me, chosen)


# --- its questions ---


@USE_POWER.option
@USE_POWER_BEFORE_POOL.option
@or_word("word-use-nothing")
def listed_power(table: OldWorld, decision: Decision, power: Power) -> Choice:
    return power_choice(table, decision, power)


def power_choice(table: OldWorld, decision: Decision, power: Power) -> Choice:
    note = text_of(table.witchers[decision.seat], power)
    return Choice(power.key, power.message, note, [power.key], icon=power.icon)
