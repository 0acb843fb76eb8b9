"""What the fields offer. Rulebook: Using opportunities (the frame about fields)."""

from __future__ import annotations

from typing import Final

from fabletable.games.prophecy.board import CAMP, CITY, FIELDS, MONASTERY, TOWER, VILLAGE, WASTELAND, Field
from fabletable.games.prophecy.cards.kinds import Item, Skill
from fabletable.games.prophecy.cards.rare_items import MANA_CRYSTAL
from fabletable.games.prophecy.cards.skills import TRADE
from fabletable.games.prophecy.rules.actions import (
    BUY,
    CAMP_HEALING,
    LEARN,
    LODGING,
    MONASTERY_HEALING,
    OPPORTUNITY,
    REPAIR,
    REPAIR_ALL,
    SELL,
    TAKE,
    TOWER_MANA,
    WASTELAND_MANA,
    action,
)
from fabletable.games.prophecy.rules.gains import gain_item, heal, regain
from fabletable.games.prophecy.rules.market import buying_price, can_sell, sell, why_not_sold
from fabletable.games.prophecy.rules.opportunities import usable, use_opportunity, why_not_usable
from fabletable.games.prophecy.rules.payments import pay_experience, pay_gold, purse
from fabletable.games.prophecy.table import CRYSTAL_HOLDS, NAMES, Realm, pawn
from fabletable.kernel import Action, Barred, Rules, bar, numbers, without

ASK_FILL_CRYSTAL: Final = "ask-fill-crystal"


def services(table: Realm, seat: int) -> list[Action]:
    """Everything the hero can do on this field now."""
    hero = table.heroes[seat]
    field = FIELDS[hero.field]
    ground = table.ground[field.n]
    options: list[Action] = []
    if ground.artifacts:
        options += [action(TAKE, item) for item in ground.artifacts]
    if field.wild:
        if ground.spots:
            options += usable(table, seat)
        return options
    if field.civilised and table.damaged:
        _repairs(options, table, seat)
    if field.guild:
        options += [action(LEARN, skill) for skill in ground.skills if can_learn(table, seat, skill)]
    if field.terrain in (CITY, VILLAGE):
        _market(options, table, seat)
    _healing(options, table, seat, field)
    _mana(options, table, seat, field)
    return options


def _repairs(options: list[Action], table: Realm, seat: int) -> None:
    """1 gold each; several repairs in one visit may be one payment."""
    broken = [item for item in table.heroes[seat].items if not table.ready(item)]
    gold = purse(table, seat)
    if gold >= 1:
        options.extend(action(REPAIR, item) for item in broken)
    if len(broken) > 1 and gold >= len(broken):
        options.append(action(REPAIR_ALL, None, len(broken)))


def learning_price(table: Realm, seat: int, skill: Skill) -> tuple[int, int]:
    """Experience and gold: members pay experience only."""
    return skill.cost, 0 if table.heroes[seat].member_of(skill.guild) else skill.cost


def can_learn(table: Realm, seat: int, skill: Skill) -> bool:
    hero = table.heroes[seat]
    return hero.experience >= skill.cost and (hero.member_of(skill.guild) or purse(table, seat) >= skill.cost)


def _market(options: list[Action], table: Realm, seat: int) -> None:
    gold = purse(table, seat)
    goods = table.here(seat).goods
    options += [action(BUY, item) for item in goods if buying_price(table, seat, item) <= gold]
    options += [action(SELL, item) for item in table.heroes[seat].items if can_sell(table, item)]


def _healing(options: list[Action], table: Realm, seat: int, field: Field) -> None:
    hero = table.heroes[seat]
    missing = hero.red - hero.health
    guild = field.guild
    if guild == MONASTERY and missing and "monastery" not in hero.used_this_turn:
        options.append(action(MONASTERY_HEALING))
    elif guild == CAMP and missing:
        options.extend(action(CAMP_HEALING, None, n) for n in range(1, min(missing, purse(table, seat)) + 1))
    elif field.terrain == VILLAGE and _may_lodge(table, seat):
        options.append(action(LODGING))


def _may_lodge(table: Realm, seat: int) -> bool:
    return LODGING not in table.heroes[seat].used_this_turn and purse(table, seat) >= 1 and _lodging_helps(table, seat)


def _lodging_helps(table: Realm, seat: int) -> bool:
    """Return whether a night would heal, refill or keep the hero safe, which no owner of an artifact is."""
    hero = table.heroes[seat]
    return hero.health < hero.red or hero.mana < hero.blue or not hero.artifacts


def room_for_mana(table: Realm, seat: int) -> int:
    """How much mana the hero could take, the crystal included."""
    hero = table.heroes[seat]
    crystal = CRYSTAL_HOLDS - table.crystal if hero.owns(MANA_CRYSTAL) else 0
    return hero.blue - hero.mana + crystal


def tower_price(n: int) -> int:
    """1 gold for each started pair of mana."""
    return (n + 1) // 2


def _mana(options: list[Action], table: Realm, seat: int, field: Field) -> None:
    hero = table.heroes[seat]
    if field.terrain == WASTELAND and "wasteland" not in hero.used_this_turn and room_for_mana(table, seat):
        options.append(action(WASTELAND_MANA))
    elif field.guild == TOWER:
        most = min(room_for_mana(table, seat), 2 * purse(table, seat))
        options.extend(action(TOWER_MANA, None, n) for n in range(1, most + 1))


# --- using them ---


def use_service(table: Realm, seat: int, choice: Action) -> Rules[None]:
    kind = choice.kind
    thing = choice.thing
    hero = table.heroes[seat]
    table.count("effect:service-" + kind)
    if kind == TAKE:
        here = table.here(seat)
        here.artifacts = without(here.artifacts, thing)
        table.log_event("took-up", seat=NAMES[seat], item=thing)
        gain_item(table, seat, thing, told=True)
        table.show("gain", pieces=(thing.key,), touches=(seat,))
    elif kind == OPPORTUNITY:
        yield from use_opportunity(table, seat, choice)
    elif kind == REPAIR:
        table.log_event("repaired", seat=NAMES[seat], item=thing)
        yield from pay_gold(table, seat, 1)
        table.repair(thing)
        table.show("gain", pieces=(thing.key,), touches=(seat,))
    elif kind == REPAIR_ALL:
        broken = [item for item in hero.items if not table.ready(item)]
        table.log_event("repaired-all", seat=NAMES[seat], items=broken)
        yield from pay_gold(table, seat, choice.n)
        for item in broken:
            table.repair(item)
        table.show("gain", pieces=[item.key for item in hero.items], touches=(seat,))
    elif kind == LEARN:
        yield from _learn(table, seat, thing)
    elif kind == BUY:
        yield from _buy(table, seat, thing)
    elif kind == SELL:
        sell(table, seat, thing)
    else:
        table.log_event("did-" + kind, seat=NAMES[seat])
        yield from _rest(table, seat, choice)
        table.show("gain", pieces=(pawn(seat),), touches=(seat,))


def _learn(table: Realm, seat: int, skill: Skill) -> Rules[None]:
    hero = table.heroes[seat]
    experience, gold = learning_price(table, seat, skill)
    table.log_event("learned", seat=NAMES[seat], skill=skill)
    pay_experience(table, seat, experience)
    yield from pay_gold(table, seat, gold)
    here = table.here(seat)
    here.skills = without(here.skills, skill)
    hero.skills[skill.name] = skill
    table.show("gain", pieces=(skill.key,), touches=(seat,))


def _buy(table: Realm, seat: int, item: Item) -> Rules[None]:
    if table.heroes[seat].knows(TRADE):
        table.count("effect:skill-trade")
    table.log_event("bought", seat=NAMES[seat], item=item)
    yield from pay_gold(table, seat, buying_price(table, seat, item))
    here = table.here(seat)
    here.goods = without(here.goods, item)
    gain_item(table, seat, item, told=True)
    table.show("gain", pieces=(item.key,), touches=(seat,))


def _rest(table: Realm, seat: int, choice: Action) -> Rules[None]:
    hero = table.heroes[seat]
    if choice.kind == MONASTERY_HEALING:
        hero.used_this_turn += ("monastery",)
        heal(table, seat, 1)
    elif choice.kind == CAMP_HEALING:
        yield from pay_gold(table, seat, choice.n)
        heal(table, seat, choice.n)
    elif choice.kind == LODGING:
        hero.used_this_turn += (LODGING,)
        yield from pay_gold(table, seat, 1)
        heal(table, seat, 1)
        regain(table, seat, 1)
        hero.lodged = True
    elif choice.kind == WASTELAND_MANA:
        hero.used_this_turn += ("wasteland",)
        yield from _fill_with_mana(table, seat, min(3, room_for_mana(table, seat)))
    else:
        yield from pay_gold(table, seat, tower_price(choice.n))
        yield from _fill_with_mana(table, seat, choice.n)


def _fill_with_mana(table: Realm, seat: int, n: int) -> Rules[None]:
    """Regained mana may go on the Mana Crystal instead."""
    hero = table.heroes[seat]
    if hero.owns(MANA_CRYSTAL) and table.crystal < CRYSTAL_HOLDS:
        least = max(0, n - (hero.blue - hero.mana))
        most = min(n, CRYSTAL_HOLDS - table.crystal)
        stored = yield from table.pick(seat, ASK_FILL_CRYSTAL, numbers(least, most), rule="items", n=n)
        if stored.n:
            table.crystal += stored.n
            table.log("stored-mana", seat=NAMES[seat], n=stored.n)
        n -= stored.n
    regain(table, seat, n)


# --- reasons ---


def why_no_service(table: Realm, seat: int) -> list[Barred]:
    """What lies here but cannot be had now."""
    hero = table.heroes[seat]
    ground = table.here(seat)
    reasons = []
    for skill in ground.skills:
        experience, gold = learning_price(table, seat, skill)
        if hero.experience < experience:
            reasons.append(
                bar(action(LEARN, skill), "why-experience-short", "guilds", need=experience, have=hero.experience)
            )
        elif purse(table, seat) < gold:
            reasons.append(bar(action(LEARN, skill), "why-gold-short", "guilds", need=gold, have=hero.gold))
    for item in ground.goods:
        price = buying_price(table, seat, item)
        if price > purse(table, seat):
            reasons.append(bar(action(BUY, item), "why-gold-short", "market", need=price, have=hero.gold))
    if hero.place.terrain in (CITY, VILLAGE):
        reasons.extend(bar(action(SELL, item), why_not_sold(item), "market") for item in hero.items
                       if not can_sell(table, item))  # fmt: skip
    if hero.place.civilised and not purse(table, seat):
        reasons.extend(bar(action(REPAIR, item), "why-gold-short", "services", need=1, have=0) for item in hero.items
                       if not table.ready(item))  # fmt: skip
    reasons.extend(_why_no_rest(table, seat))
    reasons.extend(why_not_usable(table, seat))
    return reasons


def _why_no_rest(table: Realm, seat: int) -> list[Barred]:
    """Healing, lodging and mana that are not to be had now."""
    kind, code = _rest_missed(table, seat)
    if not kind or any(option.kind == kind for option in services(table, seat)):
        return []
    option = action(kind, None, 1 if kind in (CAMP_HEALING, TOWER_MANA) else 0)
    if code == "why-gold-short":
        return [bar(option, code, "services", need=1, have=0)]
    return [bar(option, code, "services")]


def _rest_missed(table: Realm, seat: int) -> tuple[str, str]:
    """What this field does for body and mind, and why it would not."""
    hero = table.heroes[seat]
    field = hero.place
    if field.guild == MONASTERY:
        return MONASTERY_HEALING, "why-unhurt" if hero.health == hero.red else "why-once-a-turn"
    if field.guild == CAMP:
        return CAMP_HEALING, "why-unhurt" if hero.health == hero.red else "why-gold-short"
    if field.terrain == VILLAGE:
        if not _lodging_helps(table, seat):
            return LODGING, "why-no-effect"
        return LODGING, "why-once-a-turn" if LODGING in hero.used_this_turn else "why-gold-short"
    if field.terrain == WASTELAND:
        return WASTELAND_MANA, "why-once-a-turn" if room_for_mana(table, seat) else "why-full-of-mana"
    if field.guild == TOWER:
        return TOWER_MANA, "why-gold-short" if room_for_mana(table, seat) else "why-full-of-mana"
    return "", ""
