"""Services of the fields. Rulebook: Using opportunities (the frame about fields)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from fabletable.games.prophecy.actions import (
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
from fabletable.games.prophecy.board import CAMP, CITY, FIELDS, MONASTERY, TOWER, VILLAGE, WASTELAND, Field
from fabletable.games.prophecy.kinds import Item, Skill
from fabletable.games.prophecy.menu import amount, lists, question
from fabletable.games.prophecy.pieces import in_health, in_mana, text_of
from fabletable.games.prophecy.prices import buying_price, selling_price
from fabletable.games.prophecy.rules.changes import text_and_changes
from fabletable.games.prophecy.rules.gains import gain_item, heal, regain
from fabletable.games.prophecy.rules.market import can_sell, count_trade, sell, why_not_sold
from fabletable.games.prophecy.rules.opportunities import usable, use_opportunity, why_not_usable
from fabletable.games.prophecy.rules.payments import mana_store, pay_experience, pay_gold, purse
from fabletable.games.prophecy.table import CRYSTAL_HOLDS, Hero, Realm, pawn
from fabletable.kernel import Action, Barred, Message, MomentFacts, Rules, Verb, bar, numbers, without
from fabletable.kernel.scene import Choice, Gem

ASK_FILL_CRYSTAL: Final = question("fill-crystal", amount, rule="items")


def services(table: Realm, hero: Hero) -> list[Action]:
    """List everything the hero can do on this field now."""
    field = FIELDS[hero.field]
    ground = table.ground[field.n]
    options: list[Action] = []
    if ground.artifacts:
        options += [action(TAKE, item) for item in ground.artifacts]
    if field.wild:
        if ground.spots:
            options += usable(table, hero)
        return options
    if field.civilised and table.damaged:
        _repairs(options, table, hero)
    if field.guild:
        options += [action(LEARN, skill) for skill in ground.skills if can_learn(hero, skill)]
    if field.terrain in (CITY, VILLAGE):
        _market(options, table, hero)
    _healing(options, table, hero, field)
    _mana(options, table, hero, field)
    return options


def _repairs(options: list[Action], table: Realm, hero: Hero) -> None:
    """Offer repairs for 1 gold each; several in one visit may be one payment."""
    broken = [item for item in hero.items if not table.ready(item)]
    gold = purse(hero)
    if gold >= 1:
        options.extend(action(REPAIR, item) for item in broken)
    if len(broken) > 1 and gold >= len(broken):
        options.append(action(REPAIR_ALL, None, len(broken)))


def learning_price(hero: Hero, skill: Skill) -> tuple[int, int]:
    """Return the price in experience and gold: members pay experience only."""
    return skill.cost, 0 if hero.member_of(skill.guild) else skill.cost


def can_learn(hero: Hero, skill: Skill) -> bool:
    return hero.experience >= skill.cost and (hero.member_of(skill.guild) or purse(hero) >= skill.cost)


def _market(options: list[Action], table: Realm, hero: Hero) -> None:
    gold = purse(hero)
    goods = table.here(hero).goods
    options += [action(BUY, item) for item in goods if buying_price(hero, item) <= gold]
    options += [action(SELL, item) for item in hero.items if can_sell(table, item)]


def _healing(options: list[Action], table: Realm, hero: Hero, field: Field) -> None:
    missing = hero.red - hero.health
    guild = field.guild
    if guild == MONASTERY and missing and "monastery" not in hero.used_this_turn:
        options.append(action(MONASTERY_HEALING))
    elif guild == CAMP and missing:
        options.extend(action(CAMP_HEALING, None, n) for n in range(1, min(missing, purse(hero)) + 1))
    elif field.terrain == VILLAGE and LODGING.key not in hero.used_this_turn and purse(hero) and _lodging_helps(hero):
        options.append(action(LODGING))


def _lodging_helps(hero: Hero) -> bool:
    """Return whether a night would heal, refill or keep the hero safe, which no owner of an artifact is."""
    return hero.health < hero.red or hero.mana < hero.blue or not hero.artifacts


def room_for_mana(table: Realm, hero: Hero) -> int:
    """Return how much mana the hero could take, the crystal included."""
    crystal = 0 if mana_store(hero) is None else CRYSTAL_HOLDS - table.crystal
    return hero.blue - hero.mana + crystal


def tower_price(n: int) -> int:
    """Return 1 gold for each started pair of mana."""
    return (n + 1) // 2


def _mana(options: list[Action], table: Realm, hero: Hero, field: Field) -> None:
    if field.terrain == WASTELAND and "wasteland" not in hero.used_this_turn and room_for_mana(table, hero):
        options.append(action(WASTELAND_MANA))
    elif field.guild == TOWER:
        most = min(room_for_mana(table, hero), 2 * purse(hero))
        options.extend(action(TOWER_MANA, None, n) for n in range(1, most + 1))


# --- using them ---


ServiceRule: TypeAlias = Callable[[Realm, Hero, Action], Rules[None] | None]
"""One that asks nothing is a plain function."""


def use_service(table: Realm, hero: Hero, choice: Action) -> Rules[None]:
    table.count("effect:service-" + choice.verb.key)
    asking = SERVICES[choice.verb](table, hero, choice)
    if asking is not None:
        yield from asking


def _take_up(table: Realm, hero: Hero, choice: Action) -> None:
    item: Item = choice.thing
    here = table.here(hero)
    here.artifacts = without(here.artifacts, item)
    table.log_event("took-up", seat=hero.message, item=item)
    gain_item(table, hero, item, logged=True)
    table.show("gain", pieces=(item.key,), touches=(hero.seat,))


def _repair(table: Realm, hero: Hero, choice: Action) -> Rules[None]:
    item: Item = choice.thing
    table.log_event("repaired", seat=hero.message, item=item)
    yield from pay_gold(table, hero, 1)
    table.repair(item)
    table.show("gain", pieces=(item.key,), touches=(hero.seat,))


def _repair_all(table: Realm, hero: Hero, choice: Action) -> Rules[None]:
    broken = [item for item in hero.items if not table.ready(item)]
    table.log_event("repaired-all", seat=hero.message, items=broken)
    yield from pay_gold(table, hero, choice.n)
    for item in broken:
        table.repair(item)
    table.show("gain", pieces=[item.key for item in hero.items], touches=(hero.seat,))


def _learn(table: Realm, hero: Hero, choice: Action) -> Rules[None]:
    skill: Skill = choice.thing
    experience, gold = learning_price(hero, skill)
    table.log_event("learned", seat=hero.message, skill=skill)
    pay_experience(table, hero, experience)
    yield from pay_gold(table, hero, gold)
    here = table.here(hero)
    here.skills = without(here.skills, skill)
    hero.skills[skill.name] = skill
    table.show("gain", pieces=(skill.key,), touches=(hero.seat,), facts=MomentFacts(milestone="level"))


def _buy(table: Realm, hero: Hero, choice: Action) -> Rules[None]:
    item: Item = choice.thing
    count_trade(table, hero)
    table.log_event("bought", seat=hero.message, item=item)
    yield from pay_gold(table, hero, buying_price(hero, item))
    here = table.here(hero)
    here.goods = without(here.goods, item)
    gain_item(table, hero, item, logged=True)
    table.show("gain", pieces=(item.key,), touches=(hero.seat,))


def _rest(rule: ServiceRule) -> ServiceRule:
    """Return the service told and shown as a rest: it changes the hero only."""

    def rests(table: Realm, hero: Hero, choice: Action) -> Rules[None]:
        table.log_event("did-" + choice.verb.key, seat=hero.message)
        asking = rule(table, hero, choice)
        if asking is not None:
            yield from asking
        table.show("gain", pieces=(pawn(hero.seat),), touches=(hero.seat,))

    return rests


def _monastery(table: Realm, hero: Hero, choice: Action) -> None:
    hero.used_this_turn += ("monastery",)
    heal(table, hero, 1)


def _camp(table: Realm, hero: Hero, choice: Action) -> Rules[None]:
    yield from pay_gold(table, hero, choice.n)
    heal(table, hero, choice.n)


def _lodge(table: Realm, hero: Hero, choice: Action) -> Rules[None]:
    hero.used_this_turn += (LODGING.key,)
    yield from pay_gold(table, hero, 1)
    heal(table, hero, 1)
    regain(table, hero, 1)
    hero.lodged = True


def _wasteland(table: Realm, hero: Hero, choice: Action) -> Rules[None]:
    hero.used_this_turn += ("wasteland",)
    yield from _fill_with_mana(table, hero, min(3, room_for_mana(table, hero)))


def _tower(table: Realm, hero: Hero, choice: Action) -> Rules[None]:
    yield from pay_gold(table, hero, tower_price(choice.n))
    yield from _fill_with_mana(table, hero, choice.n)


SERVICES: Final[Mapping[Verb, ServiceRule]] = {
    TAKE: _take_up,
    OPPORTUNITY: use_opportunity,
    REPAIR: _repair,
    REPAIR_ALL: _repair_all,
    LEARN: _learn,
    BUY: _buy,
    SELL: lambda table, hero, choice: sell(table, hero, choice.thing),
    MONASTERY_HEALING: _rest(_monastery),
    CAMP_HEALING: _rest(_camp),
    LODGING: _rest(_lodge),
    WASTELAND_MANA: _rest(_wasteland),
    TOWER_MANA: _rest(_tower),
}


def _fill_with_mana(table: Realm, hero: Hero, n: int) -> Rules[None]:
    """Regain mana, which may go on the Mana Crystal instead."""
    if mana_store(hero) is not None and table.crystal < CRYSTAL_HOLDS:
        least = max(0, n - (hero.blue - hero.mana))
        most = min(n, CRYSTAL_HOLDS - table.crystal)
        stored = yield from ASK_FILL_CRYSTAL.ask(table, hero.seat, numbers(least, most), n=n)
        if stored.n:
            table.crystal += stored.n
            table.log("stored-mana", seat=hero.message, n=stored.n)
        n -= stored.n
    regain(table, hero, n)


# --- reasons ---


def why_no_service(table: Realm, hero: Hero) -> list[Barred]:
    """Return what lies here but cannot be had now, and why."""
    ground = table.here(hero)
    reasons = []
    for skill in ground.skills:
        experience, gold = learning_price(hero, skill)
        if hero.experience < experience:
            reasons.append(
                bar(action(LEARN, skill), "why-experience-short", "guilds", need=experience, have=hero.experience)
            )
        elif purse(hero) < gold:
            reasons.append(bar(action(LEARN, skill), "why-gold-short", "guilds", need=gold, have=hero.gold))
    for item in ground.goods:
        price = buying_price(hero, item)
        if price > purse(hero):
            reasons.append(bar(action(BUY, item), "why-gold-short", "market", need=price, have=hero.gold))
    if hero.place.terrain in (CITY, VILLAGE):
        reasons.extend(bar(action(SELL, item), why_not_sold(item), "market") for item in hero.items
                       if not can_sell(table, item))  # fmt: skip
    if hero.place.civilised and not purse(hero):
        reasons.extend(bar(action(REPAIR, item), "why-gold-short", "services", need=1, have=0) for item in hero.items
                       if not table.ready(item))  # fmt: skip
    reasons.extend(_why_no_rest(table, hero))
    reasons.extend(why_not_usable(table, hero))
    return reasons


def _why_no_rest(table: Realm, hero: Hero) -> list[Barred]:
    """Return healing, lodging and mana that are not to be had now, with the reason."""
    verb, code = _rest_missed(table, hero)
    if verb is None or any(option.verb is verb for option in services(table, hero)):
        return []
    option = action(verb, None, 1 if verb in (CAMP_HEALING, TOWER_MANA) else 0)
    if code == "why-gold-short":
        return [bar(option, code, "services", need=1, have=0)]
    return [bar(option, code, "services")]


def _rest_missed(table: Realm, hero: Hero) -> tuple[Verb | None, str]:
    """Return the rest that this field offers, and why it would not help."""
    field = hero.place
    if field.guild == MONASTERY:
        return MONASTERY_HEALING, "why-unhurt" if hero.health == hero.red else "why-once-a-turn"
    if field.guild == CAMP:
        return CAMP_HEALING, "why-unhurt" if hero.health == hero.red else "why-gold-short"
    if field.terrain == VILLAGE:
        if not _lodging_helps(hero):
            return LODGING, "why-no-effect"
        return LODGING, "why-once-a-turn" if LODGING.key in hero.used_this_turn else "why-gold-short"
    if field.terrain == WASTELAND:
        return WASTELAND_MANA, "why-once-a-turn" if room_for_mana(table, hero) else "why-full-of-mana"
    if field.guild == TOWER:
        return TOWER_MANA, "why-gold-short" if room_for_mana(table, hero) else "why-full-of-mana"
    return None, ""


# --- how services read ---


lists(TAKE, of_card=True)(text_and_changes)


@lists(LEARN, of_card=True)
def learn_option(table: Realm, hero: Hero, option: Action, choice: Choice) -> None:
    experience, gold = learning_price(hero, option.thing)
    text_and_changes(table, hero, option, choice)
    choice.cost = [Gem("xp", experience), *([Gem("gold", gold)] if gold else [])]


@lists(BUY)
def buy_option(table: Realm, hero: Hero, option: Action, choice: Choice) -> None:
    text_and_changes(table, hero, option, choice)
    choice.cost = [Gem("gold", buying_price(hero, option.thing))]


@lists(SELL)
def sell_option(table: Realm, hero: Hero, option: Action, choice: Choice) -> None:
    choice.gain = [Gem("gold", selling_price(hero, option.thing))]


@lists(REPAIR)
def repair_option(table: Realm, hero: Hero, option: Action, choice: Choice) -> None:
    choice.note = text_of(option.thing)
    choice.cost = [Gem("gold", 1)]


@lists(REPAIR_ALL, CAMP_HEALING)
def gold_for_each(table: Realm, hero: Hero, option: Action, choice: Choice) -> None:
    choice.cost = [Gem("gold", option.n)]
    choice.gain = [in_health(option.n)] if option.verb is CAMP_HEALING else []


@lists(LODGING)
def lodging_option(table: Realm, hero: Hero, option: Action, choice: Choice) -> None:
    choice.cost = [Gem("gold", 1)]
    choice.note = None if hero.artifacts else Message("note-lodging")
    choice.gain = _rested(hero, health=1, mana=1)


@lists(MONASTERY_HEALING)
def monastery_option(table: Realm, hero: Hero, option: Action, choice: Choice) -> None:
    choice.gain = _rested(hero, health=1)


def _rested(hero: Hero, health: int = 0, mana: int = 0) -> list[Gem]:
    """List what a rest gives back of what is missing."""
    healed, regained = min(health, hero.red - hero.health), min(mana, hero.blue - hero.mana)
    return [*([in_health(healed)] if healed else []), *([in_mana(regained)] if regained else [])]


@lists(TOWER_MANA)
def tower_option(table: Realm, hero: Hero, option: Action, choice: Choice) -> None:
    choice.cost = [Gem("gold", tower_price(option.n))]
    choice.gain = [in_mana(option.n)]
