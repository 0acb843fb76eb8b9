"""Movement, and what may be done instead of it. Rulebook: Movement (a) to (h)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.games.prophecy.board import (
    CITY,
    FIELDS,
    FOREST_FIELDS,
    FORTRESS,
    GATES,
    PLANES,
    PORTS,
    THIEVES,
    Field,
    next_ports,
    on_ring,
)
from fabletable.games.prophecy.cards.common_items import RIDING_HORSE
from fabletable.games.prophecy.cards.kinds import Item, Skill
from fabletable.games.prophecy.cards.rare_items import FLYING_CARPET, SEVEN_LEAGUE_BOOTS
from fabletable.games.prophecy.cards.skills import (
    ENDURANCE,
    PORT_RAT,
    SEA_RITE,
    SPIRIT_OF_FOREST_TRAILS,
    STEPPE_RIDER,
    SWIFT_FOOTED,
    TELEPORT_FIELD,
)
from fabletable.games.prophecy.rules.actions import (
    ATTACK_PLANE,
    BARTER,
    DIRTY_WORK,
    FLY,
    GATE,
    RIDE,
    RUN,
    SAIL,
    SKILLED_WORK,
    STRIDE,
    TELEPORT,
    TRAIL,
    TRAINING,
    WALK,
    WAYS,
    action,
)
from fabletable.games.prophecy.rules.activities import activities, do_activity, is_activity
from fabletable.games.prophecy.rules.arrival import arrive
from fabletable.games.prophecy.rules.gains import gain_experience, gain_gold
from fabletable.games.prophecy.rules.payments import can_cast, cast, mana_of, pay_gold, pay_health, pay_mana, purse
from fabletable.games.prophecy.rules.trading import trade, trade_partners, why_no_trade
from fabletable.games.prophecy.rules.windows import CAN_INSTEAD, INSTEAD
from fabletable.games.prophecy.table import NAMES, PLANE, ROUND_OVER, SEATS, Realm, pawn
from fabletable.kernel import Action, Barred, Rules, Word, bar

ASK_MOVE: Final = "ask-move"
ASK_MOVE_AGAIN: Final = "ask-move-again"

STAY: Final = Word("stay")
HALT: Final = Word("halt")

_WORK_AT: Final = {CITY: SKILLED_WORK, THIEVES: DIRTY_WORK, FORTRESS: TRAINING}
"""Where something may be earned instead of moving."""


def movement(table: Realm) -> Rules[None]:
    """A hero does one of these, and once only; Swift-footed heroes may move twice."""
    seat = table.active
    options = ways(table, seat)
    if table.moves == 0:
        options += _instead(table, seat)
    options += activities(table, seat)
    choice = yield from table.pick(
        seat,
        ASK_MOVE if table.moves == 0 else ASK_MOVE_AGAIN,
        options,
        otherwise=STAY if table.moves == 0 else HALT,
        barred=lambda: _why_not(table, seat),
        rule="movement",
    )
    if not isinstance(choice, Action):
        if table.moves == 0:
            table.heroes[seat].idle += 1
            table.log_event("stayed", seat=NAMES[seat], field=table.heroes[seat].place)
        arrive(table, seat)
    elif choice.kind in WAYS:
        yield from travel(table, seat, choice.kind, choice.thing)
    elif is_activity(choice):
        yield from do_activity(table, seat, choice)
    elif choice.kind == ATTACK_PLANE:
        table.heroes[seat].does_something()
        table.plane = choice.thing.n
        table.plane_fought = False
        table.phase = PLANE
        table.log_event("attacked-plane", seat=NAMES[seat], plane=choice.thing)
        table.show("move", pieces=(pawn(seat), choice.thing.key), touches=(seat,))
    elif choice.kind == BARTER:
        yield from trade(table, seat, choice)
    else:
        table.heroes[seat].does_something()
        yield from _act_instead(table, seat, choice.kind)
        if table.heroes[seat].alive:
            arrive(table, seat)
    if not table.heroes[seat].alive:
        table.phase = ROUND_OVER


# --- ways to travel ---


def _steps(kind: str, *steps: int) -> list[list[Action]]:
    """From each field: so many fields to one side or the other."""
    return [[action(kind, on_ring(n + step)) for step in steps] for n in range(20)]


def _to(kind: str, fields: Sequence[Field]) -> list[list[Action]]:
    """From each field: all these but itself."""
    return [[action(kind, field) for field in fields if field.n != n] for n in range(20)]


class Way:
    """A way that a card opens: from each field, where it leads."""

    __slots__ = ("card", "deeds", "kind")

    def __init__(self, kind: str, card: Skill | Item, deeds: list[list[Action]]) -> None:
        self.kind: str = kind
        self.card: Skill | Item = card
        self.deeds: list[list[Action]] = deeds


BY_SPELL: Final[Sequence[Way]] = (
    Way(RUN, ENDURANCE, _steps(RUN, -3, -2, 2, 3)),
    Way(TRAIL, SPIRIT_OF_FOREST_TRAILS, _to(TRAIL, FOREST_FIELDS)),
    Way(TELEPORT, TELEPORT_FIELD, _to(TELEPORT, FIELDS)),
)
BY_ITEM: Final[Sequence[Way]] = (
    Way(FLY, FLYING_CARPET, _steps(FLY, -3, -2, 2, 3)),
    Way(STRIDE, SEVEN_LEAGUE_BOOTS, _steps(STRIDE, -7, 7)),
)
_OF_ITEM: Final = {way.card.name: way for way in BY_ITEM}
_CARD_OF: Final = {way.kind: way.card.name for way in (*BY_SPELL, *BY_ITEM)}

_WALKS: Final = _steps(WALK, -1, 1)
_RIDES: Final = _steps(RIDE, -2, 2)
_FREE_RIDES: Final = _steps(RIDE, -3, -2, 2, 3)
_SHIPS: Final = {n: [action(SAIL, FIELDS[port]) for port in next_ports(n)] for n in PORTS}
_ALL_SHIPS: Final = {n: [action(SAIL, FIELDS[port]) for port in PORTS if port != n] for n in PORTS}
_GATES: Final = {n: [action(GATE, FIELDS[gate]) for gate in GATES if gate != n] for n in GATES}


def ways(table: Realm, seat: int) -> list[Action]:
    """Every field that can be reached now, and how. Nobody leaves the field of the final battle."""
    hero = table.heroes[seat]
    if table.final:
        return []
    at = hero.field
    field = FIELDS[at]
    gold = purse(table, seat)
    options = [*_WALKS[at]]
    if hero.knows(STEPPE_RIDER):
        options += _FREE_RIDES[at]
    elif gold >= 1 or hero.owns(RIDING_HORSE):
        options += _RIDES[at]
    if field.port and (gold >= 1 or hero.knows(PORT_RAT)):
        options += _ALL_SHIPS[at] if hero.knows(SEA_RITE) else _SHIPS[at]
    if field.gate and gold >= 2:
        options += _GATES[at]
    if hero.skills:
        for way in BY_SPELL:
            if way.card.name in hero.skills and can_cast(table, seat, hero.skills[way.card.name]):
                options += way.deeds[at]
    for item in hero.items:
        opened = _OF_ITEM.get(item.name)
        if opened is not None and mana_of(table, seat) >= item.mana:
            options += opened.deeds[at]
    if field.plane >= 0 and not table.planes[field.plane].closed:
        options.append(action(ATTACK_PLANE, PLANES[field.plane]))
    return options


def travel_price(table: Realm, seat: int, kind: str) -> tuple[int, int]:
    """What a way costs in gold and in mana, as printed; a Port Rat's price is below nothing."""
    hero = table.heroes[seat]
    if kind == WALK:
        return (0, 0)
    if kind == RIDE:
        return (0 if hero.knows(STEPPE_RIDER) or hero.owns(RIDING_HORSE) else 1, 0)
    if kind == SAIL:
        return (-1 if hero.knows(PORT_RAT) else 1, 0)
    if kind == GATE:
        return (2, 0)
    if kind == FLY:
        carpet = hero.own(FLYING_CARPET)
        return (0, 0 if carpet is None else carpet.mana)
    spell = hero.skills.get(_CARD_OF.get(kind, ""))
    return (0, 0 if spell is None else spell.mana)


def travel(table: Realm, seat: int, kind: str, goal: Field) -> Rules[None]:
    """Pay, go, and arrive; between the two movements of a Swift-footed hero the field is ignored."""
    hero = table.heroes[seat]
    gold, mana = travel_price(table, seat, kind)
    if table.log_lines is not None:
        table.log_event("moved-" + kind, seat=NAMES[seat], field=goal)
    spell = hero.skills.get(_CARD_OF.get(kind, "")) if hero.skills else None
    if spell is not None:
        yield from cast(table, seat, spell)
    elif mana:
        yield from pay_mana(table, seat, mana)
    if gold > 0:
        yield from pay_gold(table, seat, gold)
    elif gold < 0:
        table.count("effect:skill-" + PORT_RAT.name)
        table.log("worked", seat=NAMES[seat], thing=PORT_RAT)
        gain_gold(table, seat, 1)
    if table.tally is not None:
        _count_way(table, seat, kind, goal)
    hero.came_from, hero.field, hero.idle = hero.field, goal.n, 0
    table.moves += 1
    if table.log_lines is not None:
        table.show("move", pieces=(pawn(seat), goal.key), touches=(seat,))
    if table.moves == 1 and hero.knows(SWIFT_FOOTED):
        return
    if table.moves == 2:
        table.count("effect:skill-" + SWIFT_FOOTED.name)
    arrive(table, seat)


def _count_way(table: Realm, seat: int, kind: str, goal: Field) -> None:
    hero = table.heroes[seat]
    table.count("effect:way-" + kind)
    if kind in (FLY, STRIDE):
        table.count("effect:item-" + _CARD_OF[kind])
    elif kind == RIDE and hero.knows(STEPPE_RIDER):
        table.count("effect:skill-" + STEPPE_RIDER.name)
    elif kind == RIDE and hero.owns(RIDING_HORSE):
        table.count("effect:item-" + RIDING_HORSE.name)
    elif kind == SAIL and hero.knows(SEA_RITE) and goal.n not in next_ports(hero.field):
        table.count("effect:skill-" + SEA_RITE.name)


# --- instead of moving ---


def _instead(table: Realm, seat: int) -> list[Action]:
    hero = table.heroes[seat]
    field = FIELDS[hero.field]
    options: list[Action] = []
    work = _WORK_AT.get(field.guild or field.terrain)
    if work is not None and (mana_of(table, seat) >= 1 if work == SKILLED_WORK else hero.health):
        options.append(action(work))
    if hero.skills and CAN_INSTEAD.concerns(hero.skills):
        options += [action(name) for name, may in CAN_INSTEAD if name in hero.skills and may(table, seat)]
    if table.rulings.trading:
        options.extend(action(BARTER, SEATS[other]) for other in trade_partners(table, seat))
    return options


def _act_instead(table: Realm, seat: int, kind: str) -> Rules[None]:
    table.log_event("did-" + kind, seat=NAMES[seat])
    yield from _carry_out(table, seat, kind)
    table.show("gain", pieces=(pawn(seat),), touches=(seat,), because="did-" + kind, seat=NAMES[seat])


def _carry_out(table: Realm, seat: int, kind: str) -> Rules[None]:
    act = INSTEAD.of(kind)
    if act is not None:
        table.count("effect:skill-" + kind)
        yield from act(table, seat)
        return
    table.count("effect:service-" + kind)
    if kind == SKILLED_WORK:
        yield from pay_mana(table, seat, 1)
        gain_gold(table, seat, 2)
    elif kind == DIRTY_WORK:
        pay_health(table, seat, 1)
        gain_gold(table, seat, 3)
    else:
        pay_health(table, seat, 1)
        gain_experience(table, seat, 2)


# --- reasons ---


def _why_not(table: Realm, seat: int) -> list[Barred]:
    """The ways that are shut, and why."""
    hero = table.heroes[seat]
    if table.final:
        return [] if table.moves else _why_no_work(table, seat)
    field = hero.place
    gold = purse(table, seat)
    reasons: list[Barred] = []
    if gold < 1 and not any(choice.kind == RIDE for choice in ways(table, seat)):
        reasons.extend(
            bar(action(RIDE, on_ring(hero.field + step)), "why-gold-short", "movement", need=1, have=hero.gold)
            for step in (-2, 2)
        )
    if not field.port:
        reasons.append(bar(Word(SAIL), "why-no-port", "movement", field=field))
    elif gold < 1 and not hero.knows(PORT_RAT):
        reasons.append(bar(Word(SAIL), "why-gold-short", "movement", need=1, have=hero.gold))
    if not field.gate:
        reasons.append(bar(Word(GATE), "why-no-gate", "movement", field=field))
    elif gold < 2:
        reasons.append(bar(Word(GATE), "why-gold-short", "movement", need=2, have=hero.gold))
    carpet = hero.own(FLYING_CARPET)
    if carpet is not None and mana_of(table, seat) < carpet.mana:
        reasons.append(bar(Word(FLY), "why-mana-short", "items", need=carpet.mana, have=mana_of(table, seat)))
    if field.plane < 0:
        reasons.append(bar(Word(ATTACK_PLANE), "why-no-plane", "planes", field=field))
    elif table.planes[field.plane].closed:
        reasons.append(bar(Word(ATTACK_PLANE), "why-plane-closed", "planes"))
    for way in BY_SPELL:
        spell = hero.skills.get(way.card.name)
        if spell is not None and not can_cast(table, seat, spell):
            have = mana_of(table, seat)
            reasons.append(bar(Word(way.kind), "why-mana-short", "skills", need=spell.mana, have=have))
    if not table.moves:
        reasons.extend(_why_no_work(table, seat))
        if table.rulings.trading:
            reasons.extend(why_no_trade(table, seat))
    return reasons


def _why_no_work(table: Realm, seat: int) -> list[Barred]:
    """Work costs mana in the City, Health elsewhere."""
    hero = table.heroes[seat]
    work = _WORK_AT.get(hero.place.guild or hero.place.terrain)
    if work == SKILLED_WORK and mana_of(table, seat) < 1:
        return [bar(action(work), "why-mana-short", "services", need=1, have=0)]
    if work is not None and work != SKILLED_WORK and not hero.health:
        return [bar(action(work), "why-health-short", "services", need=1, have=0)]
    return []
