"""A turn after movement: creatures, then one hero, then what the field offers. Rulebook: The player's turn."""

from __future__ import annotations

from typing import Final

from fabletable.games.prophecy.actions import (
    ATTACK,
    ATTACK_BY_WILL,
    BY_WILL,
    END_TURN,
    FIGHT,
    HIDE,
    PARLEY,
    PASS_BY,
    action,
)
from fabletable.games.prophecy.effect import EffectContext, all_payable, do_effects
from fabletable.games.prophecy.hooks import HIDES, PASSES_BY, rule_of, skill_at
from fabletable.games.prophecy.kinds import Creature
from fabletable.games.prophecy.menu import card_text, lists, menu, place_and_purse, question
from fabletable.games.prophecy.pieces import text_of
from fabletable.games.prophecy.rules.activities import activities, do_activity, is_activity
from fabletable.games.prophecy.rules.creatures import creature_note, fight, why_no_will
from fabletable.games.prophecy.rules.duels import duel, may_attack, will_price_against
from fabletable.games.prophecy.rules.payments import mana_of
from fabletable.games.prophecy.rules.roll import WON
from fabletable.games.prophecy.rules.services import services, use_service, why_no_service
from fabletable.games.prophecy.table import MOVE, NOBODY, ROUND_OVER, SEATS, SERVICES, TURN_OVER, Hero, Realm, Spot
from fabletable.kernel import Action, Barred, Rules, Word, bar
from fabletable.kernel.scene import Choice

ASK_ENCOUNTER: Final = question("encounter", menu, rule="creatures", theme="fight")
ASK_FINAL_ATTACK: Final = question("final-attack", menu, rule="final", theme="fight")
ASK_SERVICES: Final = question("services", menu, rule="services", note=place_and_purse, theme="turn")


def begin_turn(table: Realm) -> None:
    """Begin a new turn of the active hero; safety in the Village ends."""
    table.phase = MOVE
    table.moves = 0
    table.served = False
    table.attacked = False
    table.proposals = 0
    if table.rulings.first_edition:
        table.trade_partner = NOBODY
    table.invisible = False
    table.ignored = ()
    table.plane = NOBODY
    for hero in table.heroes:
        hero.used_this_turn = ()
    table.heroes[table.active].lodged = False


def creatures_here(table: Realm, hero: Hero) -> list[Creature]:
    """List the creatures of the field that have not been bought off or passed by."""
    found: list[Creature] = []
    for spot in table.ground[hero.field].spots:
        card = spot.card
        if spot.up and isinstance(card, Creature) and card.key not in table.ignored:
            found.append(card)
    return found


# --- creatures must be fought ---


def encounter(table: Realm) -> Rules[None]:
    """Fight every creature of the field, in the order one likes; a fight not won ends the turn."""
    hero = table.heroes[table.active]
    creatures = creatures_here(table, hero)
    if not creatures or table.invisible:
        table.phase = SERVICES
        yield from possibilities(table)
        return
    options = [*_encounters(table, hero, creatures), *activities(table, hero)]
    choice = yield from ASK_ENCOUNTER.ask(
        table, hero.seat, options, barred=lambda: _why_not_otherwise(table, hero, creatures)
    )
    if is_activity(choice):
        yield from do_activity(table, hero, choice)
    else:
        hero.does_something()
        yield from _meet(table, hero, choice)
    if not hero.alive:
        table.phase = ROUND_OVER


def _encounters(table: Realm, hero: Hero, creatures: list[Creature]) -> list[Action]:
    options: list[Action] = []
    for creature in creatures:
        options.append(action(FIGHT, creature))
        if creature.parley is not None and all_payable(table, hero, creature.parley.cost):
            options.append(action(PARLEY, creature))
        if creature.type == rule_of(hero, PASSES_BY):
            options.append(action(PASS_BY, creature))
    options += [action(HIDE, item) for item in hero.items if HIDES.of(item) and not hero.has_used(item)]
    return options


def _why_not_otherwise(table: Realm, hero: Hero, creatures: list[Creature]) -> list[Barred]:
    """List the reasons against a parley and a battle of will."""
    reasons: list[Barred] = []
    for creature in creatures:
        if creature.parley and not all_payable(table, hero, creature.parley.cost):
            reasons.append(bar(action(PARLEY, creature), "why-cannot-pay", "creatures"))
        if not any(reason.key == BY_WILL.key for reason in reasons):
            reasons.extend(why_no_will(table, hero, creature))
    return reasons


def _meet(table: Realm, hero: Hero, choice: Action) -> Rules[None]:
    if choice.verb is HIDE:
        hero.used += (choice.thing.name,)
        table.count("effect:item-" + choice.thing.name)
        table.log_event("hid", seat=hero.message)
        table.phase = TURN_OVER
        return
    creature: Creature = choice.thing
    if choice.verb is PASS_BY:
        table.ignored += (creature.key,)
        skill = skill_at(hero, PASSES_BY)
        table.count("effect:skill-" + ("" if skill is None else skill.name))
        return
    spot = next(spot for spot in table.here(hero).spots if spot.card is creature)
    if choice.verb is PARLEY:
        yield from _parley(table, hero, creature, spot)
        return
    result = yield from fight(table, hero, creature, spot)
    if result != WON:
        table.phase = TURN_OVER


def _parley(table: Realm, hero: Hero, creature: Creature, spot: Spot) -> Rules[None]:
    """Buy a creature off: it stays without a fight this turn, or is gone."""
    parley = creature.parley
    assert parley is not None
    table.count(f"effect:creature-{creature.name}.parley")
    table.log_event("parleyed", seat=hero.message, creature=creature)
    context = EffectContext(hero, spot)
    yield from do_effects(table, context, parley.cost)
    if parley.stays:
        table.ignored += (creature.key,)
    else:
        table.here(hero).spots.remove(spot)
        table.adventures_gone.append(creature)
    yield from do_effects(table, context, parley.gain)
    table.show(
        "gain", pieces=(creature.key,), touches=(hero.seat,), because="parleyed", seat=hero.message, creature=creature
    )


# --- heroes may be attacked, then the field may be used ---


def possibilities(table: Realm) -> Rules[None]:
    """Ask what to do here: one hero may be attacked first; then opportunities and services in any order."""
    hero = table.heroes[table.active]
    victims = may_attack(table, hero) if not table.attacked and (not table.served or table.invisible) else []
    must_attack = table.final and bool(victims)
    options = [action(ATTACK, SEATS[other.seat]) for other in victims]
    if table.invisible:
        options += [action(FIGHT, creature) for creature in creatures_here(table, hero)]
    if not must_attack or table.invisible:
        options += services(table, hero)
    options += activities(table, hero)
    if must_attack:
        choice: Action | Word = yield from ASK_FINAL_ATTACK.ask(
            table, hero.seat, options, barred=lambda: _why_not(table, hero)
        )
    else:
        choice = yield from ASK_SERVICES.ask(
            table, hero.seat, options, otherwise=END_TURN, barred=lambda: _why_not(table, hero)
        )
    if not isinstance(choice, Action):
        table.phase = TURN_OVER
        return
    hero.does_something()
    if choice.verb is ATTACK:
        table.attacked = True
        yield from duel(table, hero, table.heroes[choice.thing.seat])
    elif choice.verb is FIGHT:
        yield from _meet(table, hero, choice)
    elif is_activity(choice):
        yield from do_activity(table, hero, choice)
    else:
        table.served = True
        yield from use_service(table, hero, choice)
    if not hero.alive:
        table.phase = ROUND_OVER


def _why_not(table: Realm, hero: Hero) -> list[Barred]:
    reasons = why_no_service(table, hero)
    for other in table.others_on_field(hero):
        option = action(ATTACK, SEATS[other.seat])
        if table.is_safe(other):
            reasons.append(bar(option, "why-safe", "duels", other=other.message))
        elif table.attacked:
            reasons.append(bar(option, "why-attacked-already", "duels"))
        elif table.served and not table.invisible:
            reasons.append(bar(option, "why-attack-first", "duels"))
        elif will_price_against(hero, other) > mana_of(table, hero):
            price, have = will_price_against(hero, other), mana_of(table, hero)
            reasons.append(
                bar(action(ATTACK_BY_WILL, SEATS[other.seat]), "why-mana-short", "duels", need=price, have=have)
            )
    return reasons


# --- how what may be done on a field reads ---


@lists(PASS_BY)
def passing_option(table: Realm, hero: Hero, option: Action, choice: Choice) -> None:
    choice.note = creature_note(hero, option.thing)


@lists(PARLEY)
def parley_option(table: Realm, hero: Hero, option: Action, choice: Choice) -> None:
    creature: Creature = option.thing
    choice.note = text_of(creature)
    costs = [] if creature.parley is None else creature.parley.cost
    choice.cost = [gem for cost in costs for gem in cost.gems(table, hero)]


lists(HIDE, of_card=True)(card_text)
