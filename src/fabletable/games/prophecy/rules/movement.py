"""Movement, and what may be done instead of it. Rulebook: Movement (a) to (h)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from fabletable.games.prophecy import board, hooks
from fabletable.games.prophecy.actions import (
    ATTACK_PLANE,
    BARTER,
    DIRTY_WORK,
    GATE,
    HALT,
    RIDE,
    SAIL,
    SKILLED_WORK,
    STAY,
    TRAINING,
    WALK,
    WAYS,
    action,
)
from fabletable.games.prophecy.board import Field
from fabletable.games.prophecy.hooks import InsteadOfMoving
from fabletable.games.prophecy.kinds import Item, Skill
from fabletable.games.prophecy.menu import list_destination, lists, menu, question
from fabletable.games.prophecy.outlook import GOLD_VALUE, experience_value, health_value, mana_value
from fabletable.games.prophecy.pieces import in_health, in_mana
from fabletable.games.prophecy.rules.activities import activities, do_activity, is_activity
from fabletable.games.prophecy.rules.arrival import arrive
from fabletable.games.prophecy.rules.gains import gain_experience, gain_gold
from fabletable.games.prophecy.rules.payments import (
    can_cast,
    cast,
    forger,
    mana_of,
    pay_gold,
    pay_health,
    pay_mana,
    purse,
)
from fabletable.games.prophecy.rules.trading import trade, trade_partners, why_no_trade
from fabletable.games.prophecy.table import PLANE, ROUND_OVER, SEATS, Hero, Realm, pawn
from fabletable.kernel import Action, Barred, Message, Rules, Verb, Word, bar
from fabletable.kernel.scene import Choice, Gem

ASK_MOVE: Final = question("move", menu, rule="movement", theme="travel")
ASK_MOVE_AGAIN: Final = question("move-again", menu, rule="movement", theme="travel")


# --- work of a field ---


class Work(InsteadOfMoving):
    """Work that a field offers: paid with a cube, it brings gold or experience."""

    verb: ClassVar[Verb]

    def possible(self, table: Realm, hero: Hero) -> bool:
        return hero.health > 0

    def why_not(self, table: Realm, hero: Hero) -> str:
        return "why-health-short"


class SkilledWork(Work):
    verb: ClassVar[Verb] = SKILLED_WORK
    cost: ClassVar[Sequence[Gem]] = (in_mana(1),)
    gain: ClassVar[Sequence[Gem]] = (Gem("gold", 2),)

    def possible(self, table: Realm, hero: Hero) -> bool:
        return mana_of(table, hero) >= 1

    def why_not(self, table: Realm, hero: Hero) -> str:
        return "why-mana-short"

    def do(self, table: Realm, hero: Hero) -> Rules[None]:
        yield from pay_mana(table, hero, 1)
        gain_gold(table, hero, 2)

    def value(self, table: Realm, hero: Hero) -> float:
        return 2 * GOLD_VALUE - mana_value(hero) if hero.gold < 13 else -1.0


class DirtyWork(Work):
    verb: ClassVar[Verb] = DIRTY_WORK
    cost: ClassVar[Sequence[Gem]] = (in_health(1),)
    gain: ClassVar[Sequence[Gem]] = (Gem("gold", 3),)

    def do(self, table: Realm, hero: Hero) -> None:
        pay_health(table, hero, 1)
        gain_gold(table, hero, 3)

    def value(self, table: Realm, hero: Hero) -> float:
        return 3 * GOLD_VALUE - health_value(hero) * 0.8 if hero.gold < 12 and hero.health > 2 else -2.0


class TrainingGround(Work):
    verb: ClassVar[Verb] = TRAINING
    cost: ClassVar[Sequence[Gem]] = (in_health(1),)
    gain: ClassVar[Sequence[Gem]] = (Gem("xp", 2),)

    def do(self, table: Realm, hero: Hero) -> None:
        pay_health(table, hero, 1)
        gain_experience(table, hero, 2)

    def value(self, table: Realm, hero: Hero) -> float:
        good = hero.experience < 12 and hero.health > 2
        return 2 * experience_value(hero) - health_value(hero) * 0.7 if good else -2.0


WORK_AT: Final[Mapping[str, Work]] = {
    board.CITY: SkilledWork(),
    board.THIEVES: DirtyWork(),
    board.FORTRESS: TrainingGround(),
}
"""The work that may be done instead of moving, by guild or terrain."""


def work_at(field: Field) -> Work | None:
    return WORK_AT.get(field.guild or field.terrain)


def instead_of(verb: Verb) -> InsteadOfMoving | None:
    """Return what is done instead of moving by an action of this verb: a field's work, or what a skill is called."""
    for work in WORK_AT.values():
        if work.verb is verb:
            return work
    return hooks.INSTEAD.named(verb.key)


def movement(table: Realm) -> Rules[None]:
    """Ask for one of these, once only; Swift-footed heroes may move twice."""
    hero = table.heroes[table.active]
    options = ways(table, hero)
    if table.moves == 0:
        options += _instead(table, hero)
    options += activities(table, hero)
    choice = yield from (ASK_MOVE if table.moves == 0 else ASK_MOVE_AGAIN).ask(
        table, hero.seat, options, otherwise=STAY if table.moves == 0 else HALT, barred=lambda: _why_not(table, hero)
    )
    if not isinstance(choice, Action):
        if table.moves == 0:
            hero.idle += 1
            table.log_event("stayed", seat=hero.message, field=hero.place)
        arrive(table, hero)
    elif choice.verb in WAYS:
        yield from travel(table, hero, choice.verb, choice.thing)
    elif is_activity(choice):
        yield from do_activity(table, hero, choice)
    elif choice.verb is ATTACK_PLANE:
        hero.does_something()
        table.plane = choice.thing.n
        table.plane_fought = False
        table.phase = PLANE
        table.log_event("attacked-plane", seat=hero.message, plane=choice.thing)
        table.show("move", pieces=(pawn(hero.seat), choice.thing.key), touches=(hero.seat,))
    elif choice.verb is BARTER:
        yield from trade(table, hero, choice)
    else:
        hero.does_something()
        yield from _act_instead(table, hero, choice.verb)
        if hero.alive:
            arrive(table, hero)
    if not hero.alive:
        table.phase = ROUND_OVER


# --- ways to travel ---


def steps(verb: Verb, *far: int) -> list[list[Action]]:
    """Return the moves from each field: this number of fields to one side or the other."""
    return [[action(verb, board.on_ring(n + each)) for each in far] for n in range(20)]


def all_of(verb: Verb, fields: Sequence[Field]) -> list[list[Action]]:
    """Return the deeds from each field: to all these but itself."""
    return [[action(verb, field) for field in fields if field.n != n] for n in range(20)]


_WALKS: Final = steps(WALK, -1, 1)
_RIDES: Final = steps(RIDE, -2, 2)
_SHIPS: Final = {n: [action(SAIL, board.FIELDS[port]) for port in board.next_ports(n)] for n in board.PORTS}
_ALL_SHIPS: Final = {n: [action(SAIL, board.FIELDS[port]) for port in board.PORTS if port != n] for n in board.PORTS}
_GATES: Final = {n: [action(GATE, board.FIELDS[gate]) for gate in board.GATES if gate != n] for n in board.GATES}


def ways(table: Realm, hero: Hero) -> list[Action]:
    """Return every field that can be reached now, and how. No hero leaves the field of the final battle."""
    if table.final:
        return []
    at = hero.field
    field = board.FIELDS[at]
    gold = purse(hero)
    options = [*_WALKS[at]]
    free = hooks.rule_of(hero, hooks.FREE_RIDE)
    if free is not None:
        options += [action(RIDE, board.on_ring(at + each)) for each in free]
    elif gold >= 1 or (hero.items and hooks.item_at(hero, hooks.FREE_RIDE) is not None):
        options += _RIDES[at]
    if field.port and (gold >= 1 or hooks.rule_of(hero, hooks.SAIL_PRICE) is not None):
        options += _ALL_SHIPS[at] if hooks.rule_of(hero, hooks.ALL_PORTS) else _SHIPS[at]
    if field.gate and gold >= 2:
        options += _GATES[at]
    if hero.skills:
        for card, way in hooks.WAY.rules:
            if card.name in hero.skills and can_cast(table, hero, hero.skills[card.name]):
                options += way.deeds[at]
    for item in hero.items:
        opened = hooks.WAY.of(item)
        if opened is not None and mana_of(table, hero) >= item.mana:
            options += opened.deeds[at]
    if field.plane >= 0 and not table.planes[field.plane].closed:
        options.append(action(ATTACK_PLANE, board.PLANES[field.plane]))
    return options


def card_of_way(hero: Hero, verb: Verb) -> Skill | Item | None:
    """Return the card of the hero's that opens the way by which he goes."""
    for card, way in hooks.WAY.rules:
        if way.verb is verb:
            if card.name in hero.skills:
                return hero.skills[card.name]
            for item in hero.items:
                if item.name == card.name:
                    return item
    return None


def travel_price(hero: Hero, verb: Verb) -> tuple[int, int]:
    """Return what a way costs in gold and in mana, as printed; below nothing it is earned."""
    if verb is WALK:
        return (0, 0)
    if verb is RIDE:
        free = hooks.rule_of(hero, hooks.FREE_RIDE) is not None or hooks.item_at(hero, hooks.FREE_RIDE) is not None
        return (0 if free else 1, 0)
    if verb is SAIL:
        price = hooks.rule_of(hero, hooks.SAIL_PRICE)
        return (1 if price is None else price, 0)
    if verb is GATE:
        return (2, 0)
    card = card_of_way(hero, verb)
    return (0, 0 if card is None else card.mana)


def travel(table: Realm, hero: Hero, verb: Verb, goal: Field) -> Rules[None]:
    """Pay, go, and arrive; between the two movements of a Swift-footed hero the field is ignored."""
    gold, mana = travel_price(hero, verb)
    asks_first = gold > 0 and forger(hero) is not None  # then the move is told with the way, after the answer
    if table.log_lines is not None and not asks_first:
        table.log_event("moved-" + verb.key, seat=hero.message, field=goal)
    card = card_of_way(hero, verb)
    if isinstance(card, Skill):
        yield from cast(table, hero, card)
    elif mana:
        yield from pay_mana(table, hero, mana)
    if gold > 0:
        yield from pay_gold(table, hero, gold)
    elif gold < 0:
        sailing = hooks.skill_at(hero, hooks.SAIL_PRICE)
        assert sailing is not None
        table.count("effect:skill-" + sailing.name)
        table.log("worked", seat=hero.message, thing=sailing)
        gain_gold(table, hero, -gold)
    if table.tally is not None:
        _count_way(table, hero, verb, goal)
    hero.came_from, hero.field, hero.idle = hero.field, goal.n, 0
    table.moves += 1
    if table.log_lines is not None:
        if asks_first:
            table.log_event("moved-" + verb.key, seat=hero.message, field=goal)
        table.show("move", pieces=(pawn(hero.seat), goal.key), touches=(hero.seat,))
    swift = hooks.skill_at(hero, hooks.MOVES)
    if swift is not None and table.moves < (hooks.MOVES.of(swift) or 1):
        return
    if swift is not None and table.moves == 2:
        table.count("effect:skill-" + swift.name)
    arrive(table, hero)


def _count_way(table: Realm, hero: Hero, verb: Verb, goal: Field) -> None:
    table.count("effect:way-" + verb.key)
    card: Skill | Item | None = card_of_way(hero, verb)
    if isinstance(card, Skill):
        return
    if verb is RIDE:
        card = hooks.skill_at(hero, hooks.FREE_RIDE) or hooks.item_at(hero, hooks.FREE_RIDE)
    elif verb is SAIL and goal.n not in board.next_ports(hero.field):
        card = hooks.skill_at(hero, hooks.ALL_PORTS)
    if card is not None:
        table.count("effect:" + card.message.id)


# --- instead of moving ---


def _instead(table: Realm, hero: Hero) -> list[Action]:
    options: list[Action] = []
    work = work_at(hero.place)
    if work is not None and work.possible(table, hero):
        options.append(action(work.verb))
    if hero.skills:
        known = [rule for rule in hooks.INSTEAD.rules if rule[0].name in hero.skills]
        options += [action(hero.skills[card.name].verb) for card, rule in known if rule.possible(table, hero)]
    if table.rulings.trading:
        options.extend(action(BARTER, SEATS[other.seat]) for other in trade_partners(table, hero))
    return options


def _act_instead(table: Realm, hero: Hero, verb: Verb) -> Rules[None]:
    table.log_event("did-" + verb.key, seat=hero.message)
    skill = hero.skills.get(verb.key)
    table.count("effect:service-" + verb.key if skill is None else "effect:skill-" + verb.key)
    instead = instead_of(verb)
    assert instead is not None
    asking = instead.do(table, hero)
    if asking is not None:
        yield from asking
    table.show("gain", pieces=(pawn(hero.seat),), touches=(hero.seat,), because="did-" + verb.key, seat=hero.message)


# --- reasons ---


def _why_not(table: Realm, hero: Hero) -> list[Barred]:
    """List the ways that are shut, with the reasons."""
    if table.final:
        return [] if table.moves else _why_no_work(table, hero)
    field = hero.place
    gold = purse(hero)
    reasons: list[Barred] = []
    if gold < 1 and not any(choice.verb is RIDE for choice in ways(table, hero)):
        reasons.extend(
            bar(action(RIDE, board.on_ring(hero.field + step)), "why-gold-short", "movement", need=1, have=hero.gold)
            for step in (-2, 2)
        )
    if not field.port:
        reasons.append(bar(Word(SAIL.key), "why-no-port", "movement", field=field))
    elif gold < 1 and hooks.rule_of(hero, hooks.SAIL_PRICE) is None:
        reasons.append(bar(Word(SAIL.key), "why-gold-short", "movement", need=1, have=hero.gold))
    if not field.gate:
        reasons.append(bar(Word(GATE.key), "why-no-gate", "movement", field=field))
    elif gold < 2:
        reasons.append(bar(Word(GATE.key), "why-gold-short", "movement", need=2, have=hero.gold))
    for item in hero.items:
        way = hooks.WAY.of(item)
        if way is not None and mana_of(table, hero) < item.mana:
            have = mana_of(table, hero)
            reasons.append(bar(Word(way.verb.key), "why-mana-short", "items", need=item.mana, have=have))
    if field.plane < 0:
        reasons.append(bar(Word(ATTACK_PLANE.key), "why-no-plane", "planes", field=field))
    elif table.planes[field.plane].closed:
        reasons.append(bar(Word(ATTACK_PLANE.key), "why-plane-closed", "planes"))
    for card, way in hooks.WAY.rules:
        spell = hero.skills.get(card.name)
        if spell is not None and not can_cast(table, hero, spell):
            have = mana_of(table, hero)
            reasons.append(bar(Word(way.verb.key), "why-mana-short", "skills", need=spell.mana, have=have))
    if not table.moves:
        reasons.extend(_why_no_work(table, hero))
        if table.rulings.trading:
            reasons.extend(why_no_trade(table, hero))
    return reasons


def _why_no_work(table: Realm, hero: Hero) -> list[Barred]:
    """Work costs mana in the City, Health elsewhere."""
    work = work_at(hero.place)
    if work is None or work.possible(table, hero):
        return []
    return [bar(action(work.verb), work.why_not(table, hero), "services", need=1, have=0)]


# --- how ways read ---


@lists(*WAYS)
def way_option(table: Realm, hero: Hero, option: Action, choice: Choice) -> None:
    gold, mana = travel_price(hero, option.verb)
    choice.cost = [*([Gem("gold", gold)] if gold > 0 else []), *([in_mana(mana)] if mana else [])]
    if gold < 0:
        choice.gain = [Gem("gold", -gold)]
    list_destination(table, hero, option.thing, choice)


def instead_option(table: Realm, hero: Hero, option: Action, choice: Choice) -> None:
    instead = instead_of(option.verb)
    assert instead is not None
    choice.cost, choice.gain, choice.note = [*instead.cost], [*instead.gain], Message(instead.note)
    if option.verb.key in hero.skills:
        choice.icon = hero.skills[option.verb.key].icon


lists(SKILLED_WORK, DIRTY_WORK, TRAINING)(instead_option)
