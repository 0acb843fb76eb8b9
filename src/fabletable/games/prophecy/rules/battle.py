"""A roll of a battle: what each side does before it, the dice, what may be done about them, and the result.

Rulebook: Battles of strength and will; Effects on the dice.
"""

from __future__ import annotations

from typing import Final

from fabletable.games.prophecy.cards.kinds import SCROLL, SHIELD, STRENGTH, UNDEAD, WILL, Creature, Item, Skill
from fabletable.games.prophecy.fight import Battle, Side
from fabletable.games.prophecy.rules.bonuses import bonuses, crippled, foe_dice, value
from fabletable.games.prophecy.rules.deeds import deed
from fabletable.games.prophecy.rules.equipment import weapons_in
from fabletable.games.prophecy.rules.gains import lose_mana
from fabletable.games.prophecy.rules.payments import can_cast, cast, mana_of, pay_health, pay_mana, spells_barred
from fabletable.games.prophecy.table import NAMES, NOBODY, Realm
from fabletable.kernel import NO, Barred, Deed, Rules, Word, bar

WON: Final = 1
DRAWN: Final = 0
LOST: Final = -1

ROLL: Final = Word("roll")
KEEP: Final = Word("keep-dice")
TAKE_IT: Final = Word("take-it")

DIVINE_WILL: Final = "scroll-of-divine-will"
DEEP_PRAYER: Final = "scroll-of-deep-prayer"

_FOR_ONE_ROLL: Final = {"prayer": 1, "concentration": 2, "feint": -1, "curse": -2}
"""Spells that add dice to one roll: positive to one's own, negative to the other's."""


def one_roll(table: Realm, battle: Battle) -> Rules[int]:
    """One roll against a creature: what the hero declares, the dice, the result."""
    open_roll(table, battle)
    yield from before_roll(table, battle, battle.hero)
    return (yield from roll_it_out(table, battle))


def open_roll(table: Realm, battle: Battle) -> None:
    """What was declared for the last roll is over."""
    if battle.first_roll:
        _visit_chapel(table, battle.hero)
        _visit_chapel(table, battle.foe)
    else:
        _clear_roll(battle.hero)
        _clear_roll(battle.foe)


def roll_it_out(table: Realm, battle: Battle) -> Rules[int]:
    """Both dice, once everything is declared. Gives back WON, DRAWN or LOST as the hero (the attacker) sees it."""
    throw_dice(table, battle, battle.hero)
    throw_dice(table, battle, battle.foe)
    battle.rolled = True
    _count_bonuses(table, battle)
    yield from _second_thoughts_of_both(table, battle)
    mine, theirs = total(table, battle, battle.hero), total(table, battle, battle.foe)
    _tell_roll(table, battle)
    result = WON if mine > theirs else LOST if mine < theirs else DRAWN
    loser = battle.foe if result == WON else battle.hero
    if result != DRAWN and loser.seat != NOBODY and (yield from _saved(table, battle, loser, abs(mine - theirs))):
        result = DRAWN
    _weapons_thrown(table, battle.hero, result == WON)
    _weapons_thrown(table, battle.foe, result == LOST)
    battle.first_roll = False
    battle.stage_opening = False
    battle.rolled = False
    return result


def total(table: Realm, battle: Battle, side: Side) -> int:
    return value(table, battle, side) + side.die


def _tell_roll(table: Realm, battle: Battle) -> None:
    if table.story is not None:
        mine, theirs = total(table, battle, battle.hero), total(table, battle, battle.foe)
        table.tell("rolled", hero=_name(battle.hero), foe=_name(battle.foe), mine=mine, theirs=theirs,
                   die=battle.hero.die, other=battle.foe.die)  # fmt: skip


def _name(side: Side) -> object:
    return NAMES[side.seat] if side.creature is None else side.creature


def _clear_roll(side: Side) -> None:
    side.surges = []
    side.thrown = []
    side.dice_bonus = 0
    side.set_die = 0
    side.dice = []
    side.die = 0
    side.used_this_roll = []


def _visit_chapel(table: Realm, side: Side) -> None:
    """Forgotten Chapel: counts in the first roll of the next battle, and is gone."""
    if side.seat == NOBODY:
        return
    hero = table.heroes[side.seat]
    for card in hero.kept:
        if card.name == "forgotten-chapel":
            hero.kept.remove(card)
            table.adventures_gone.append(card)
            side.surges.append(("opportunity-forgotten-chapel", 3))
            return


def _count_bonuses(table: Realm, battle: Battle) -> None:
    if table.tally is None:
        return
    for side in (battle.hero, battle.foe):
        for source, _ in bonuses(table, battle, side):
            table.count("effect:" + source)
        if len(weapons_in(side)) == 2:
            table.count("effect:skill-paired-weapons")
        for item in side.wielded:
            if item.foe_dice and battle.kind != WILL:
                table.count("effect:item-" + item.name)
        if side.head is not None and (side.head.raises_strength or side.head.raises_will):
            table.count("effect:item-" + side.head.name)
        if side.seat != NOBODY:
            for item in table.heroes[side.seat].items:
                if item.kind == "worn" and item.raises_strength:
                    table.count("effect:item-" + item.name)


# --- before the roll ---


def before_roll(table: Realm, battle: Battle, side: Side) -> Rules[None]:
    """Spells, thrown weapons and bought bonuses, declared before the dice fall."""
    while True:
        options = _preparations(table, battle, side)
        if not options:
            return
        choice = yield from table.pick(
            side.seat,
            "ask-before-roll",
            options,
            otherwise=ROLL,
            barred=lambda: _why_not(table, battle, side),
            rule="battles",
        )
        if not isinstance(choice, Deed):
            return
        yield from _prepare(table, battle, side, choice)


def _preparations(table: Realm, battle: Battle, side: Side) -> list[Deed]:
    hero = table.heroes[side.seat]
    foe = battle.other(side).creature
    options: list[Deed] = []
    more_dice = foe is None or not foe.no_extra_dice
    if hero.skills and (foe is None or not foe.no_spells):
        for skill in hero.skills.values():
            if (
                skill.spell
                and _spell_works(table, battle, side, skill, more_dice)
                and can_cast(table, side.seat, skill)
            ):
                _offer_spell(options, battle, side, skill)
    if (
        battle.kind != WILL
        and "mighty-blow" in hero.skills
        and hero.health
        and "mighty-blow" not in side.used_this_roll
    ):
        options.append(deed("mighty-blow", hero.skills["mighty-blow"]))
    for item in hero.items:
        if item in side.wielded:
            _offer_weapon(options, table, battle, side, item, foe)
        elif more_dice and (item.own_dice or item.set_die) and _may_use(table, battle, side, item):
            options.append(deed("use", item))
    return options


def _spell_works(table: Realm, battle: Battle, side: Side, skill: Skill, more_dice: bool) -> bool:
    """Whether a spell of battle may be cast now. Spells for the whole battle open it (or its second stage)."""
    name = skill.name
    strength = battle.kind != WILL
    if name in _FOR_ONE_ROLL:
        rolling = side if _FOR_ONE_ROLL[name] > 0 else battle.other(side)
        return more_dice and name not in side.used_this_roll and (strength or name != "feint") and not rolling.set_die
    if name == "berserk":
        return strength and name not in side.used
    if not battle.stage_opening:
        return False
    if name in ("flaming-weapon", "holy-weapon"):
        return strength and any(name + item.key not in side.used for item in weapons_in(side))
    if name == "bear-form":
        return strength and not side.wielded and name not in side.used
    if name == "steal-power":
        return battle.kind != STRENGTH and name not in side.used
    if name == "turn-undead":
        foe = battle.other(side).creature
        return foe is not None and foe.type == UNDEAD and name not in side.used
    return False


def _offer_spell(options: list[Deed], battle: Battle, side: Side, skill: Skill) -> None:
    if skill.name in ("flaming-weapon", "holy-weapon"):
        options.extend(deed(skill.name, item) for item in weapons_in(side) if skill.name + item.key not in side.used)
    else:
        options.append(deed("cast", skill))


def _offer_weapon(
    options: list[Deed], table: Realm, battle: Battle, side: Side, item: Item, foe: Creature | None
) -> None:
    if item.throwable and battle.kind != WILL and item not in side.thrown:
        options.append(deed("throw", item))
    if (
        not item.surges
        or crippled(item, foe)
        or item.key in side.used_this_roll
        or (item.burns and item.key in side.used)
    ):
        return
    hero = table.heroes[side.seat]
    for number, surge in enumerate(item.surges, 1):
        fits = surge.fight == "both" or battle.kind in (surge.fight, "both")
        if fits and surge.mana <= mana_of(table, side.seat) and surge.health <= hero.health:
            options.append(deed("surge", item, number))


def _may_use(table: Realm, battle: Battle, side: Side, item: Item) -> bool:
    if side.set_die:
        return False
    if item.name == "saints-relic":
        return "saints-relic" not in table.heroes[side.seat].used
    return True


def _prepare(table: Realm, battle: Battle, side: Side, choice: Deed) -> Rules[None]:
    hero = table.heroes[side.seat]
    thing = choice.thing
    if choice.kind == "cast":
        assert isinstance(thing, Skill)
        yield from cast(table, side.seat, thing)
        _spell_of_battle(table, battle, side, thing.name)
    elif choice.kind in ("flaming-weapon", "holy-weapon"):
        assert isinstance(thing, Item)
        yield from cast(table, side.seat, hero.skills[choice.kind])
        _enchant(side, choice.kind, thing)
    elif choice.kind == "mighty-blow":
        pay_health(table, side.seat, 1)
        side.used_this_roll.append("mighty-blow")
        side.surges.append(("skill-mighty-blow", 3))
    elif choice.kind == "throw":
        assert isinstance(thing, Item)
        side.thrown.append(thing)
        table.tell("threw", seat=NAMES[side.seat], item=thing)
    elif choice.kind == "surge":
        assert isinstance(thing, Item)
        yield from _surge(table, side, thing, choice.n)
    else:
        assert isinstance(thing, Item)
        _use_on_roll(table, battle, side, thing)


def _spell_of_battle(table: Realm, battle: Battle, side: Side, name: str) -> None:
    other = battle.other(side)
    if name in _FOR_ONE_ROLL:
        side.used_this_roll.append(name)
        dice = _FOR_ONE_ROLL[name]
        if dice > 0:
            side.dice_bonus += dice
        else:
            other.dice_bonus += dice
        return
    side.used.append(name)
    if name == "berserk":
        side.cast.append(("skill-berserk", 2))
        side.extra_harm += 1
    elif name == "bear-form":
        side.cast.append(("skill-bear-form", 4))
    elif name == "turn-undead":
        side.cast.append(("skill-turn-undead", 3))
    elif name == "steal-power":
        if other.creature is not None:
            other.base = max(0, other.base - 2)
        else:
            lose_mana(table, other.seat, 2)


def _enchant(side: Side, spell: str, item: Item) -> None:
    """Holy Weapon and Flaming Weapon lie on one weapon; one that burned is damaged in the end."""
    side.used.append(spell + item.key)
    if spell == "flaming-weapon":
        side.burning.append(item)


def _surge(table: Realm, side: Side, item: Item, number: int) -> Rules[None]:
    surge = item.surges[number - 1]
    side.used_this_roll.append(item.key)
    if surge.health:
        pay_health(table, side.seat, surge.health)
    yield from pay_mana(table, side.seat, surge.mana)
    side.surges.append(("item-" + item.name, surge.n))
    if item.burns:
        side.used.append(item.key)
        side.burning.append(item)


def _use_on_roll(table: Realm, battle: Battle, side: Side, item: Item) -> None:
    """Scrolls of Deep Prayer and Divine Will, the Saint's Relic."""
    table.count("effect:item-" + item.name)
    table.tell("used-item", seat=NAMES[side.seat], item=item)
    if item.kind == SCROLL:
        side.used_this_roll.append(item.name)
        if side is battle.foe:
            _answer_scroll(battle.hero)
    if item.set_die:
        side.set_die = item.set_die
    else:
        side.dice_bonus += item.own_dice
    if item.name == "saints-relic":
        table.heroes[side.seat].used.append("saints-relic")
    else:
        table.lose_item(side.seat, item)


def _answer_scroll(attacker: Side) -> None:
    """The defender's scroll weakens the attacker's: a sure six becomes three positive dice, three of them one."""
    if DIVINE_WILL in attacker.used_this_roll:
        attacker.used_this_roll.remove(DIVINE_WILL)
        attacker.set_die = 0
        attacker.dice_bonus += 3
    elif DEEP_PRAYER in attacker.used_this_roll:
        attacker.used_this_roll.remove(DEEP_PRAYER)
        attacker.dice_bonus -= 2


def _why_not(table: Realm, battle: Battle, side: Side) -> list[Barred]:
    hero = table.heroes[side.seat]
    foe = battle.other(side).creature
    reasons = [
        bar(deed("surge", item, number), "why-only-crushing", "creatures")
        for item in side.wielded
        if crippled(item, foe)
        for number in range(1, len(item.surges) + 1)
    ]
    for skill in hero.skills.values():
        if not skill.spell or not _spell_works(table, battle, side, skill, True):
            continue
        if foe is not None and foe.no_spells:
            reasons.append(bar(deed("cast", skill), "why-no-spells", "creatures"))
        elif foe is not None and foe.no_extra_dice and skill.name in _FOR_ONE_ROLL:
            reasons.append(bar(deed("cast", skill), "why-no-extra-dice", "creatures"))
        elif not can_cast(table, side.seat, skill):
            have = mana_of(table, side.seat)
            reasons.append(bar(deed("cast", skill), "why-mana-short", "skills", need=skill.mana, have=have))
    return reasons


# --- the dice ---


def throw_dice(table: Realm, battle: Battle, side: Side) -> None:
    """Positive and negative dice are netted: so many more are rolled, the best or the worst one is kept."""
    if side.set_die:
        side.dice = [side.set_die]
        side.die = side.set_die
        return
    other = battle.other(side)
    net = side.dice_bonus + foe_dice(battle, other)
    if (other.creature is not None and other.creature.no_extra_dice) or (
        side.creature is not None and side.creature.no_extra_dice
    ):
        net = 0
    if net:
        side.dice = [table.chance.roll() for _ in range(abs(net) + 1)]
        side.die = keep(side.dice, net)
    else:
        side.die = table.chance.roll()
        side.dice = [side.die]


def keep(dice: list[int], net: int) -> int:
    return max(dice) if net >= 0 else min(dice)


def _second_thoughts_of_both(table: Realm, battle: Battle) -> Rules[None]:
    """The attacker first, then the defender; a roll that was repeated is looked at by both anew."""
    asking = [side for side in (battle.hero, battle.foe) if side.seat != NOBODY]
    while asking:
        if (yield from after_roll(table, battle, asking.pop(0))):
            asking = [side for side in (battle.hero, battle.foe) if side.seat != NOBODY]


def after_roll(table: Realm, battle: Battle, side: Side) -> Rules[bool]:
    """Turn Back Time and the Scroll of Altered Reality, once the dice lie on the table; True for a repeated roll."""
    foe = battle.other(side).creature
    if foe is not None and foe.no_extra_dice:
        return False
    while True:
        options = _second_thoughts(table, battle, side)
        if not options:
            return False
        choice = yield from table.pick(
            side.seat,
            "ask-after-roll",
            options,
            otherwise=KEEP,
            rule="battles",
            mine=total(table, battle, side),
            theirs=total(table, battle, battle.other(side)),
        )
        if not isinstance(choice, Deed):
            return False
        _tell_roll(table, battle)
        if choice.kind == "cast":
            side.used_this_roll.append("turn-back-time")
            yield from cast(table, side.seat, table.heroes[side.seat].skills["turn-back-time"])
            throw_dice(table, battle, battle.hero)
            throw_dice(table, battle, battle.foe)
            return True
        _alter_reality(table, battle, side, choice)


def _second_thoughts(table: Realm, battle: Battle, side: Side) -> list[Deed]:
    hero = table.heroes[side.seat]
    foe = battle.other(side).creature
    options: list[Deed] = []
    skill = hero.skills.get("turn-back-time")
    spells = foe is None or not foe.no_spells
    if skill is not None and spells and skill.name not in side.used_this_roll and can_cast(table, side.seat, skill):
        options.append(deed("cast", skill))
    for item in hero.items:
        if item.name == "scroll-of-altered-reality":
            for whose, kind in ((side, "reroll-own"), (battle.other(side), "reroll-foe")):
                options.extend(deed(kind, item, face) for face in sorted(set(whose.dice)))
    return options


def _alter_reality(table: Realm, battle: Battle, side: Side, choice: Deed) -> None:
    """One single die is rolled again, be it one that a scroll had set; the new result stands."""
    item = choice.thing
    assert isinstance(item, Item)
    whose = side if choice.kind == "reroll-own" else battle.other(side)
    whose.dice[whose.dice.index(choice.n)] = table.chance.roll()
    whose.die = keep(whose.dice, whose.dice_bonus + foe_dice(battle, battle.other(whose)))
    table.count("effect:item-" + item.name)
    table.tell("used-item", seat=NAMES[side.seat], item=item)
    table.lose_item(side.seat, item)


# --- after the roll ---


def _saved(table: Realm, battle: Battle, side: Side, margin: int) -> Rules[bool]:
    """A roll lost by no more than the shield (or Resilience) saves becomes a draw."""
    hero = table.heroes[side.seat]
    if margin == 1 and "resilience" in hero.skills:
        table.count("effect:skill-resilience")
        table.tell("saved-by", seat=NAMES[side.seat], thing=hero.skills["resilience"])
        return True
    shields = [
        item
        for item in side.wielded
        if item.kind == SHIELD and item.save >= margin and (battle.kind != WILL or item.save_will) and table.ready(item)
    ]
    if not shields:
        return False
    shield = shields[0]
    if shield.damageable:
        answer = yield from table.pick(side.seat, "ask-shield", [shield], otherwise=TAKE_IT, rule="items", n=margin)
        if answer is TAKE_IT:
            return False
    table.count("effect:item-" + shield.name)
    table.tell("saved-by", seat=NAMES[side.seat], thing=shield)
    _dent(table, side, shield)
    return True


def _dent(table: Realm, side: Side, shield: Item) -> None:
    """The shield that saved is damaged: not by a master's hand once a round, and a dwarven one only on 1 to 3."""
    hero = table.heroes[side.seat]
    if shield.damageable and "shield-mastery" in hero.skills and "shield-mastery" not in hero.used:
        hero.used.append("shield-mastery")
        return
    if shield.dwarven:
        die = table.chance.roll()
        table.tell("rolled-die", seat=NAMES[side.seat], n=die, thing=shield)
        if die >= 4:
            return
    table.damage(side.seat, shield)


def _weapons_thrown(table: Realm, side: Side, won: bool) -> None:
    """A thrown weapon is damaged and out of the hand; the Boomerang comes back from a roll that was won."""
    for item in side.thrown:
        table.count("effect:item-" + item.name)
        if item.name == "boomerang" and won:
            continue
        table.damage(side.seat, item)
        side.wielded.remove(item)


def put_out_fires(table: Realm, side: Side) -> None:
    """When the battle is over: burning weapons are damaged."""
    for item in side.burning:
        table.damage(side.seat, item)


def guardian_angel(table: Realm, seat: int) -> Rules[bool]:
    """A battle that was lost counts as a draw, for 2 mana, once a turn; not in the final battle."""
    hero = table.heroes[seat]
    skill = hero.skills.get("guardian-angel")
    if skill is None or table.final or "guardian-angel" in hero.used_this_turn or spells_barred(table):
        return False
    if not can_cast(table, seat, skill):
        return False
    answer = yield from table.pick(seat, "ask-guardian-angel", [deed("cast", skill)], otherwise=NO, rule="skills")
    if answer is NO:
        return False
    hero.used_this_turn.append("guardian-angel")
    yield from cast(table, seat, skill)
    return True
