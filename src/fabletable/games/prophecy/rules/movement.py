"""Movement, and what may be done instead of it. Rulebook: Movement (a) to (h)."""

from __future__ import annotations

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
    VILLAGE,
    AstralPlane,
    Field,
    next_ports,
    on_ring,
)
from fabletable.games.prophecy.cards.kinds import Item
from fabletable.games.prophecy.rules.activities import activities, do_activity, is_activity
from fabletable.games.prophecy.rules.arrival import arrive
from fabletable.games.prophecy.rules.death import hurt
from fabletable.games.prophecy.rules.deeds import deed
from fabletable.games.prophecy.rules.dice import roll_for
from fabletable.games.prophecy.rules.gains import gain_experience, gain_gold, gain_item, heal, regain
from fabletable.games.prophecy.rules.payments import can_cast, cast, mana_of, pay_gold, pay_health, pay_mana, purse
from fabletable.games.prophecy.rules.trading import trade, trade_partners, why_no_trade
from fabletable.games.prophecy.table import NAMES, PLANE, ROUND_OVER, SEATS, Realm
from fabletable.kernel import Barred, Deed, Rules, Word, bar

STAY: Final = Word("stay")
HALT: Final = Word("halt")

WORKS: Final = {CITY: "skilled-work", THIEVES: "dirty-work", FORTRESS: "training-ground"}
"""Where something may be earned instead of moving."""


def movement(table: Realm) -> Rules[None]:
    """A hero does one of these, and once only; Swift-footed heroes may move twice."""
    seat = table.active
    options: list[Deed] = [*ways(table, seat), *_instead(table, seat), *activities(table, seat)]
    choice = yield from table.pick(
        seat,
        "ask-move" if table.moves == 0 else "ask-move-again",
        options,
        otherwise=STAY if table.moves == 0 else HALT,
        barred=lambda: _why_not(table, seat),
        rule="movement",
    )
    if not isinstance(choice, Deed):
        if table.moves == 0:
            table.heroes[seat].idle += 1
            table.tell("stayed", seat=NAMES[seat], field=table.heroes[seat].place)
        arrive(table, seat)
    elif is_activity(choice):
        yield from do_activity(table, seat, choice)
    elif isinstance(choice.thing, Field):
        yield from travel(table, seat, choice.kind, choice.thing)
    elif isinstance(choice.thing, AstralPlane):
        table.heroes[seat].does_something()
        table.plane = choice.thing.n
        table.plane_fought = False
        table.phase = PLANE
        table.tell("attacked-plane", seat=NAMES[seat], plane=choice.thing)
    elif choice.kind == "trade":
        yield from trade(table, seat, choice)
    else:
        table.heroes[seat].does_something()
        yield from _act_instead(table, seat, choice.kind)
        if table.heroes[seat].alive:
            arrive(table, seat)
    if not table.heroes[seat].alive:
        table.phase = ROUND_OVER


# --- ways to travel ---

_WALKS: Final = [[deed("walk", on_ring(n + step)) for step in (-1, 1)] for n in range(20)]
_RIDES: Final = [[deed("ride", on_ring(n + step)) for step in (-2, 2)] for n in range(20)]
_SHIPS: Final = {n: [deed("sail", FIELDS[port]) for port in next_ports(n)] for n in PORTS}
_GATES: Final = {n: [deed("gate", FIELDS[gate]) for gate in GATES if gate != n] for n in GATES}


def ways(table: Realm, seat: int) -> list[Deed]:
    """Every field that can be reached now, and how. Nobody leaves the field of the final battle."""
    hero = table.heroes[seat]
    if table.final:
        return []
    at = hero.field
    field = FIELDS[at]
    gold = purse(table, seat)
    skills = hero.skills
    options = [*_WALKS[at]]
    _ride(options, table, seat, at, gold)
    if field.port and (gold >= 1 or "port-rat" in skills):
        options += [deed("sail", FIELDS[n]) for n in PORTS if n != at] if "sea-rite" in skills else _SHIPS[at]
    if field.gate and gold >= 2:
        options += _GATES[at]
    if skills:
        _by_spell(options, table, seat, at)
    for item in hero.items:
        if item.name == "flying-carpet" and mana_of(table, seat) >= item.mana:
            options.extend(deed("fly", on_ring(at + step)) for step in (-3, -2, 2, 3))
        elif item.name == "seven-league-boots":
            options.extend(deed("stride", on_ring(at + step)) for step in (-7, 7))
    if field.plane >= 0 and not table.planes[field.plane].closed:
        options.append(deed("attack-plane", PLANES[field.plane]))
    return options


def _ride(options: list[Deed], table: Realm, seat: int, at: int, gold: int) -> None:
    """A hired horse goes exactly two fields; one's own costs nothing; a Steppe Rider rides two or three for nothing."""
    hero = table.heroes[seat]
    if "steppe-rider" in hero.skills:
        options.extend(deed("ride", on_ring(at + step)) for step in (-3, -2, 2, 3))
    elif gold >= 1 or hero.owns("riding-horse"):
        options.extend(_RIDES[at])


def _by_spell(options: list[Deed], table: Realm, seat: int, at: int) -> None:
    skills = table.heroes[seat].skills
    if "endurance" in skills and can_cast(table, seat, skills["endurance"]):
        options.extend(deed("run", on_ring(at + step)) for step in (-3, -2, 2, 3))
    if "spirit-of-forest-trails" in skills and can_cast(table, seat, skills["spirit-of-forest-trails"]):
        options.extend(deed("trail", field) for field in FOREST_FIELDS if field.n != at)
    if "teleport-field" in skills and can_cast(table, seat, skills["teleport-field"]):
        options.extend(deed("teleport", field) for field in FIELDS if field.n != at)


def travel_price(table: Realm, seat: int, kind: str) -> tuple[int, int]:
    """What a way costs in gold and in mana, as printed; a Port Rat's price is below nothing."""
    hero = table.heroes[seat]
    if kind == "ride":
        return (0 if "steppe-rider" in hero.skills or hero.owns("riding-horse") else 1, 0)
    if kind == "sail":
        return (-1 if "port-rat" in hero.skills else 1, 0)
    if kind == "gate":
        return (2, 0)
    if kind == "fly":
        carpet = hero.item("flying-carpet")
        return (0, 0 if carpet is None else carpet.mana)
    if kind in SPELL_OF:
        return (0, hero.skills[SPELL_OF[kind]].mana)
    return (0, 0)


SPELL_OF: Final = {"run": "endurance", "trail": "spirit-of-forest-trails", "teleport": "teleport-field"}
_ITEM_OF: Final = {"fly": "flying-carpet", "stride": "seven-league-boots"}


def travel(table: Realm, seat: int, kind: str, goal: Field) -> Rules[None]:
    """Pay, go, and arrive; between the two movements of a Swift-footed hero the field is ignored."""
    hero = table.heroes[seat]
    gold, mana = travel_price(table, seat, kind)
    if kind in SPELL_OF:
        yield from cast(table, seat, hero.skills[SPELL_OF[kind]])
    elif mana:
        yield from pay_mana(table, seat, mana)
    if gold > 0:
        yield from pay_gold(table, seat, gold)
    elif gold < 0:
        table.count("effect:skill-port-rat")
        gain_gold(table, seat, 1)
    _count_way(table, seat, kind, goal)
    hero.came_from, hero.field, hero.idle = hero.field, goal.n, 0
    table.moves += 1
    table.tell("moved-" + kind, seat=NAMES[seat], field=goal)
    if table.moves == 1 and "swift-footed" in hero.skills:
        return
    if table.moves == 2:
        table.count("effect:skill-swift-footed")
    arrive(table, seat)


def _count_way(table: Realm, seat: int, kind: str, goal: Field) -> None:
    hero = table.heroes[seat]
    table.count("effect:way-" + kind)
    if kind in _ITEM_OF:
        table.count("effect:item-" + _ITEM_OF[kind])
    elif kind == "ride" and "steppe-rider" in hero.skills:
        table.count("effect:skill-steppe-rider")
    elif kind == "ride" and hero.owns("riding-horse"):
        table.count("effect:item-riding-horse")
    elif kind == "sail" and "sea-rite" in hero.skills and goal.n not in next_ports(hero.field):
        table.count("effect:skill-sea-rite")


# --- instead of moving ---


def _instead(table: Realm, seat: int) -> list[Deed]:
    if table.moves:
        return []
    hero = table.heroes[seat]
    field = FIELDS[hero.field]
    options: list[Deed] = []
    work = WORKS.get(field.guild or field.terrain)
    if work is not None and (mana_of(table, seat) >= 1 if work == "skilled-work" else hero.health):
        options.append(deed(work))
    if hero.skills:
        if "blood-sacrifice" in hero.skills and hero.health and hero.mana < hero.blue:
            options.append(deed("blood-sacrifice"))
        if "meditation" in hero.skills and (hero.mana < hero.blue or hero.health < hero.red):
            options.append(deed("meditation"))
        if "burglary" in hero.skills and field.terrain in (CITY, VILLAGE):
            options.append(deed("burglary"))
    if table.rulings.trading:
        options.extend(deed("trade", SEATS[other]) for other in trade_partners(table, seat))
    return options


def _act_instead(table: Realm, seat: int, kind: str) -> Rules[None]:
    hero = table.heroes[seat]
    table.tell("did-" + kind, seat=NAMES[seat])
    if kind == "skilled-work":
        table.count("effect:service-skilled-work")
        yield from pay_mana(table, seat, 1)
        gain_gold(table, seat, 2)
    elif kind == "dirty-work":
        table.count("effect:service-dirty-work")
        pay_health(table, seat, 1)
        gain_gold(table, seat, 3)
    elif kind == "training-ground":
        table.count("effect:service-training-ground")
        pay_health(table, seat, 1)
        gain_experience(table, seat, 2)
    elif kind == "blood-sacrifice":
        table.count("effect:skill-blood-sacrifice")
        pay_health(table, seat, 1)
        regain(table, seat, hero.blue)
    elif kind == "meditation":
        table.count("effect:skill-meditation")
        heal(table, seat, 1)
        regain(table, seat, 3)
    else:
        yield from _burglary(table, seat)


def _burglary(table: Realm, seat: int) -> Rules[None]:
    """Burglary: 1 costs Health, 2 or 3 brings 3 gold, 4 to 6 one of the goods on display."""
    table.count("effect:skill-burglary")
    die = yield from roll_for(table, seat, table.heroes[seat].skills["burglary"])
    goods = table.here(seat).goods
    if die == 1:
        hurt(table, seat, 1)
    elif die < 4 or not goods:
        gain_gold(table, seat, 3)
    else:
        item = yield from table.pick(
            seat, "ask-burglary", goods[:], otherwise=deed("take-gold", None, 3), rule="skills"
        )
        if isinstance(item, Item):
            goods.remove(item)
            gain_item(table, seat, item)
        else:
            gain_gold(table, seat, 3)


# --- reasons ---


def _why_not(table: Realm, seat: int) -> list[Barred]:
    """The ways that are shut, and why."""
    hero = table.heroes[seat]
    if table.final:
        return [] if table.moves else _why_no_work(table, seat)
    field = hero.place
    gold = purse(table, seat)
    reasons: list[Barred] = []
    if gold < 1 and not any(choice.kind == "ride" for choice in ways(table, seat)):
        reasons.extend(
            bar(deed("ride", on_ring(hero.field + step)), "why-gold-short", "movement", need=1, have=hero.gold)
            for step in (-2, 2)
        )
    if not field.port:
        reasons.append(bar(Word("sail"), "why-no-port", "movement", field=field))
    elif gold < 1 and "port-rat" not in hero.skills:
        reasons.append(bar(Word("sail"), "why-gold-short", "movement", need=1, have=hero.gold))
    if not field.gate:
        reasons.append(bar(Word("gate"), "why-no-gate", "movement", field=field))
    elif gold < 2:
        reasons.append(bar(Word("gate"), "why-gold-short", "movement", need=2, have=hero.gold))
    carpet = hero.item("flying-carpet")
    if carpet is not None and mana_of(table, seat) < carpet.mana:
        reasons.append(bar(Word("fly"), "why-mana-short", "items", need=carpet.mana, have=mana_of(table, seat)))
    if field.plane < 0:
        reasons.append(bar(Word("attack-plane"), "why-no-plane", "planes", field=field))
    elif table.planes[field.plane].closed:
        reasons.append(bar(Word("attack-plane"), "why-plane-closed", "planes"))
    for kind, name in SPELL_OF.items():
        if name in hero.skills and not can_cast(table, seat, hero.skills[name]):
            need = hero.skills[name].mana
            have = mana_of(table, seat)
            reasons.append(bar(Word(kind), "why-mana-short", "skills", need=need, have=have))
    if not table.moves:
        reasons.extend(_why_no_work(table, seat))
        if table.rulings.trading:
            reasons.extend(why_no_trade(table, seat))
    return reasons


def _why_no_work(table: Realm, seat: int) -> list[Barred]:
    """Work costs mana in the City, Health elsewhere."""
    hero = table.heroes[seat]
    work = WORKS.get(hero.place.guild or hero.place.terrain)
    if work == "skilled-work" and mana_of(table, seat) < 1:
        return [bar(deed(work), "why-mana-short", "services", need=1, have=0)]
    if work is not None and work != "skilled-work" and not hero.health:
        return [bar(deed(work), "why-health-short", "services", need=1, have=0)]
    return []
