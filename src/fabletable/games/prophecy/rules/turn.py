"""A turn after movement: creatures, then one hero, then what the field offers. Rulebook: The player's turn."""

from __future__ import annotations

from typing import Final

from fabletable.games.prophecy.cards.kinds import ANIMAL, Creature
from fabletable.games.prophecy.cards.rare_items import CLOAK_OF_MISTS
from fabletable.games.prophecy.cards.skills import ANIMAL_FRIEND
from fabletable.games.prophecy.rules.actions import ATTACK, ATTACK_BY_WILL, FIGHT, HIDE, PARLEY, PASS_BY, action
from fabletable.games.prophecy.rules.activities import activities, do_activity, is_activity
from fabletable.games.prophecy.rules.battle import WON
from fabletable.games.prophecy.rules.creatures import BY_WILL, fight, why_no_will
from fabletable.games.prophecy.rules.duels import duel, may_attack, will_price_against
from fabletable.games.prophecy.rules.effects import apply_all
from fabletable.games.prophecy.rules.payments import mana_of
from fabletable.games.prophecy.rules.possible import payable
from fabletable.games.prophecy.rules.services import services, use_service, why_no_service
from fabletable.games.prophecy.table import MOVE, NAMES, NOBODY, ROUND_OVER, SEATS, SERVICES, TURN_OVER, Realm, Spot
from fabletable.kernel import Action, Barred, Rules, Word, bar

ASK_ENCOUNTER: Final = "ask-encounter"
ASK_FINAL_ATTACK: Final = "ask-final-attack"
ASK_SERVICES: Final = "ask-services"

END_TURN: Final = Word("end-turn")


def begin_turn(table: Realm) -> None:
    """A new turn of the active hero; safety in the Village ends."""
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


def creatures_here(table: Realm, seat: int) -> list[Creature]:
    """The creatures of the field that have not been bought off or passed by."""
    found: list[Creature] = []
    for spot in table.ground[table.heroes[seat].field].spots:
        card = spot.card
        if spot.up and isinstance(card, Creature) and card.key not in table.ignored:
            found.append(card)
    return found


# --- creatures must be fought ---


def encounter(table: Realm) -> Rules[None]:
    """Every creature of the field must be fought, in the order one likes; a fight not won ends the turn."""
    seat = table.active
    creatures = creatures_here(table, seat)
    if not creatures or table.invisible:
        table.phase = SERVICES
        yield from possibilities(table)
        return
    options = [*_encounters(table, seat, creatures), *activities(table, seat)]
    choice = yield from table.pick(
        seat, ASK_ENCOUNTER, options, barred=lambda: _why_not_otherwise(table, seat, creatures), rule="creatures"
    )
    if is_activity(choice):
        yield from do_activity(table, seat, choice)
    else:
        table.heroes[seat].does_something()
        yield from _meet(table, seat, choice)
    if not table.heroes[seat].alive:
        table.phase = ROUND_OVER


def _encounters(table: Realm, seat: int, creatures: list[Creature]) -> list[Action]:
    hero = table.heroes[seat]
    options: list[Action] = []
    for creature in creatures:
        options.append(action(FIGHT, creature))
        if creature.parley is not None and payable(table, seat, creature.parley.cost):
            options.append(action(PARLEY, creature))
        if creature.type == ANIMAL and hero.knows(ANIMAL_FRIEND):
            options.append(action(PASS_BY, creature))
    if hero.items and not hero.has_used(CLOAK_OF_MISTS):
        options += [action(HIDE, item) for item in hero.items if item.name == CLOAK_OF_MISTS.name]
    return options


def _why_not_otherwise(table: Realm, seat: int, creatures: list[Creature]) -> list[Barred]:
    """No parley, no battle of will."""
    reasons: list[Barred] = []
    for creature in creatures:
        if creature.parley and not payable(table, seat, creature.parley.cost):
            reasons.append(bar(action(PARLEY, creature), "why-cannot-pay", "creatures"))
        if not any(reason.key == BY_WILL.key for reason in reasons):
            reasons.extend(why_no_will(table, seat, creature))
    return reasons


def _meet(table: Realm, seat: int, choice: Action) -> Rules[None]:
    hero = table.heroes[seat]
    if choice.kind == HIDE:
        hero.used += (CLOAK_OF_MISTS.name,)
        table.count("effect:item-cloak-of-mists")
        table.log_event("hid", seat=NAMES[seat])
        table.phase = TURN_OVER
        return
    creature: Creature = choice.thing
    if choice.kind == PASS_BY:
        table.ignored += (creature.key,)
        table.count("effect:skill-animal-friend")
        return
    spot = next(spot for spot in table.here(seat).spots if spot.card is creature)
    if choice.kind == PARLEY:
        yield from _parley(table, seat, creature, spot)
        return
    result = yield from fight(table, seat, creature, spot)
    if result != WON:
        table.phase = TURN_OVER


def _parley(table: Realm, seat: int, creature: Creature, spot: Spot) -> Rules[None]:
    """Bought off: the creature stays without a fight this turn, or is gone."""
    parley = creature.parley
    assert parley is not None
    table.count(f"effect:creature-{creature.name}.parley")
    table.log_event("parleyed", seat=NAMES[seat], creature=creature)
    yield from apply_all(table, seat, parley.cost, spot)
    if parley.stays:
        table.ignored += (creature.key,)
    else:
        table.here(seat).spots.remove(spot)
        table.adventures_gone.append(creature)
    yield from apply_all(table, seat, parley.gain, spot)
    table.show("gain", pieces=(creature.key,), touches=(seat,), because="parleyed", seat=NAMES[seat], creature=creature)


# --- heroes may be attacked, then the field may be used ---


def possibilities(table: Realm) -> Rules[None]:
    """One hero may be attacked, before anything else is done here; then opportunities and services in any order."""
    seat = table.active
    victims = may_attack(table, seat) if not table.attacked and (not table.served or table.invisible) else []
    must_attack = table.final and bool(victims)
    options = [action(ATTACK, SEATS[other]) for other in victims]
    if table.invisible:
        options += [action(FIGHT, creature) for creature in creatures_here(table, seat)]
    if not must_attack or table.invisible:
        options += services(table, seat)
    options += activities(table, seat)
    if must_attack:
        choice: Action | Word = yield from table.pick(
            seat, ASK_FINAL_ATTACK, options, barred=lambda: _why_not(table, seat), rule="final"
        )
    else:
        choice = yield from table.pick(
            seat,
            ASK_SERVICES,
            options,
            otherwise=END_TURN,
            barred=lambda: _why_not(table, seat),
            rule="services",
        )
    if not isinstance(choice, Action):
        table.phase = TURN_OVER
        return
    table.heroes[seat].does_something()
    if choice.kind == ATTACK:
        table.attacked = True
        yield from duel(table, seat, choice.thing.seat)
    elif choice.kind == FIGHT:
        yield from _meet(table, seat, choice)
    elif is_activity(choice):
        yield from do_activity(table, seat, choice)
    else:
        table.served = True
        yield from use_service(table, seat, choice)
    if not table.heroes[seat].alive:
        table.phase = ROUND_OVER


def _why_not(table: Realm, seat: int) -> list[Barred]:
    reasons = why_no_service(table, seat)
    for other in table.others_on_field(seat):
        option = action(ATTACK, SEATS[other])
        if table.is_safe(other):
            reasons.append(bar(option, "why-safe", "duels", other=NAMES[other]))
        elif table.attacked:
            reasons.append(bar(option, "why-attacked-already", "duels"))
        elif table.served and not table.invisible:
            reasons.append(bar(option, "why-attack-first", "duels"))
        elif will_price_against(table, seat, other) > mana_of(table, seat):
            price, have = will_price_against(table, seat, other), mana_of(table, seat)
            reasons.append(bar(action(ATTACK_BY_WILL, SEATS[other]), "why-mana-short", "duels", need=price, have=have))
    return reasons
