"""The skills of the guilds that have a rule of their own. What rules ask about by name (Forger, Trade) stands there."""

from __future__ import annotations

from typing import Final

from fabletable.games.prophecy.board import CITY, FIELDS, FOREST, MOUNTAINS, VILLAGE
from fabletable.games.prophecy.cards.kinds import (
    ANIMAL,
    ARTIFACT,
    DEMON,
    HUMANOID,
    RARE,
    SHIELD,
    STRENGTH,
    UNDEAD,
    WEAPON,
    WILL,
    Creature,
    Item,
    Skill,
)
from fabletable.games.prophecy.cards.skills import (
    ANIMAL_FRIEND,
    BEAR_FORM,
    BERSERK,
    BLADE_WEAPONS,
    BLOOD_SACRIFICE,
    BURGLARY,
    CRUSHING_WEAPONS,
    EXORCISM,
    FIELD_REPAIRS,
    FOREST_WISDOM,
    HERB_LORE,
    INVISIBILITY,
    IRON_DISCIPLINE,
    LONG_WEAPONS,
    MATTER_DECAY,
    MEDITATION,
    MOUNTAIN_EXPERT,
    SHIELD_MASTERY,
    STAFF_MASTERY,
    STEAL_POWER,
    TIME_LOOP,
    TURN_UNDEAD,
    TWO_HANDED_WEAPONS,
    WAR_VETERAN,
    WEAPON_THROWING,
)
from fabletable.games.prophecy.fight import Battle, Side
from fabletable.games.prophecy.rules.actions import CAST_SPELL, DECAY, MEND, TAKE_GOLD, action
from fabletable.games.prophecy.rules.death import hurt
from fabletable.games.prophecy.rules.dice import roll_for
from fabletable.games.prophecy.rules.duels import may_attack
from fabletable.games.prophecy.rules.gains import gain_gold, gain_item, heal, lose_mana, regain, repair
from fabletable.games.prophecy.rules.payments import can_cast, cast, pay_health
from fabletable.games.prophecy.rules.turn import creatures_here
from fabletable.games.prophecy.rules.windows import (
    BONUS,
    CAN_INSTEAD,
    CAST,
    CASTABLE,
    DOES,
    END_OF_ROUND,
    INSTEAD,
    OFFERS,
)
from fabletable.games.prophecy.table import ENCOUNTER, NAMES, SERVICES, Hero, Realm
from fabletable.kernel import Action, Rules, without

ASK_BURGLARY: Final = "ask-burglary"

# --- what a skill adds in a battle ---


@BONUS(BLADE_WEAPONS, CRUSHING_WEAPONS, LONG_WEAPONS, STAFF_MASTERY)
def with_arms(skill: Skill, hero: Hero, battle: Battle, side: Side, foe: Creature | None) -> int:
    """1 for each weapon it fits, in battles of strength; a staff helps the will too."""
    if battle.kind == WILL and skill.arms != STAFF_MASTERY.arms:
        return 0
    total = 0
    for item in side.wielded:
        if item.kind == WEAPON and skill.arms in item.classes:
            total += 1
    return total


@BONUS(TWO_HANDED_WEAPONS)
def two_handed_weapons(skill: Skill, hero: Hero, battle: Battle, side: Side, foe: Creature | None) -> int:
    """1 with a weapon for both hands, or with both hands empty."""
    if battle.kind == WILL:
        return 0
    if not side.wielded:
        return 1
    total = 0
    for item in side.wielded:
        if item.kind == WEAPON and item.hands == 2:
            total += 1
    return total


@BONUS(SHIELD_MASTERY)
def shield_mastery(skill: Skill, hero: Hero, battle: Battle, side: Side, foe: Creature | None) -> int:
    if battle.kind == WILL:
        return 0
    total = 0
    for item in side.wielded:
        if item.kind == SHIELD:
            total += 1
    return total


@BONUS(WEAPON_THROWING)
def weapon_throwing(skill: Skill, hero: Hero, battle: Battle, side: Side, foe: Creature | None) -> int:
    return len(side.thrown) if battle.kind != WILL else 0


@BONUS(MOUNTAIN_EXPERT)
def mountain_expert(skill: Skill, hero: Hero, battle: Battle, side: Side, foe: Creature | None) -> int:
    return _at_home(battle, MOUNTAINS)


@BONUS(FOREST_WISDOM)
def forest_wisdom(skill: Skill, hero: Hero, battle: Battle, side: Side, foe: Creature | None) -> int:
    return _at_home(battle, FOREST)


def _at_home(battle: Battle, terrain: str) -> int:
    """2 on such a field; in a plane that is attacked from there, for the first roll."""
    near = battle.plane < 0 or (battle.plane_opening and battle.first_roll)
    return 2 if near and FIELDS[battle.field].terrain == terrain else 0


@BONUS(WAR_VETERAN)
def war_veteran(skill: Skill, hero: Hero, battle: Battle, side: Side, foe: Creature | None) -> int:
    """Battles of strength: 2 against humanoids, 1 against heroes."""
    if battle.kind == WILL:
        return 0
    if foe is None:
        return 1
    return 2 if foe.type == HUMANOID else 0


@BONUS(ANIMAL_FRIEND)
def animal_friend(skill: Skill, hero: Hero, battle: Battle, side: Side, foe: Creature | None) -> int:
    return 1 if foe is not None and foe.type == ANIMAL else 0


@BONUS(EXORCISM)
def exorcism(skill: Skill, hero: Hero, battle: Battle, side: Side, foe: Creature | None) -> int:
    return 2 if foe is not None and foe.type == DEMON else 0


@BONUS(IRON_DISCIPLINE)
def iron_discipline(skill: Skill, hero: Hero, battle: Battle, side: Side, foe: Creature | None) -> int:
    """Battles of will that somebody else began."""
    return 2 if battle.kind != STRENGTH and not side.started else 0


# --- spells for the whole battle; all but Berserk open it (or its second stage) ---


@CASTABLE(BERSERK)
def may_rage(table: Realm, battle: Battle, side: Side) -> bool:
    return battle.kind != WILL


@CAST(BERSERK)
def rage(table: Realm, battle: Battle, side: Side) -> None:
    side.cast += (("skill-berserk", 2),)
    side.extra_harm += 1


@CASTABLE(BEAR_FORM)
def may_be_a_bear(table: Realm, battle: Battle, side: Side) -> bool:
    return battle.stage_opening and battle.kind != WILL and not side.wielded


@CAST(BEAR_FORM)
def be_a_bear(table: Realm, battle: Battle, side: Side) -> None:
    side.cast += (("skill-bear-form", 4),)


@CASTABLE(TURN_UNDEAD)
def may_turn_undead(table: Realm, battle: Battle, side: Side) -> bool:
    foe = battle.other(side).creature
    return battle.stage_opening and foe is not None and foe.type == UNDEAD


@CAST(TURN_UNDEAD)
def turn_undead(table: Realm, battle: Battle, side: Side) -> None:
    side.cast += (("skill-turn-undead", 3),)


@CASTABLE(STEAL_POWER)
def may_steal_power(table: Realm, battle: Battle, side: Side) -> bool:
    """While the other has any power to lose."""
    other = battle.other(side)
    power = other.base if other.creature is not None else table.heroes[other.seat].mana
    return battle.stage_opening and battle.kind != STRENGTH and power > 0


@CAST(STEAL_POWER)
def steal_power(table: Realm, battle: Battle, side: Side) -> None:
    """2 Will of a creature, 2 mana of a hero."""
    other = battle.other(side)
    if other.creature is not None:
        other.base = max(0, other.base - 2)
    else:
        lose_mana(table, other.seat, 2)


# --- at any moment outside battle ---


@OFFERS(MATTER_DECAY)
def decayable(table: Realm, seat: int, skill: Skill) -> list[Action]:
    hero = table.heroes[seat]
    if hero.mana >= hero.blue:
        return []
    return [action(DECAY, item) for item in hero.items if item.deck != ARTIFACT]


@DOES(MATTER_DECAY)
def decay(table: Realm, seat: int, choice: Action) -> Rules[None]:
    """An item becomes mana: 4 for a rare one, 2 for a common one."""
    item: Item = choice.thing
    table.count("effect:skill-" + MATTER_DECAY.name)
    table.log_event("decayed", seat=NAMES[seat], item=item)
    table.lose_item(seat, item)
    regain(table, seat, 4 if item.deck == RARE else 2)
    yield from ()


@OFFERS(FIELD_REPAIRS)
def mendable(table: Realm, seat: int, skill: Skill) -> list[Action]:
    hero = table.heroes[seat]
    if not table.damaged or hero.has_used(FIELD_REPAIRS):
        return []
    return [action(MEND, item) for item in hero.items if not table.ready(item)]


@DOES(FIELD_REPAIRS)
def mend(table: Realm, seat: int, choice: Action) -> Rules[None]:
    """One item a round."""
    table.heroes[seat].used += (FIELD_REPAIRS.key,)
    table.count("effect:skill-" + FIELD_REPAIRS.name)
    table.log_event("used-skill", seat=NAMES[seat], skill=FIELD_REPAIRS)
    repair(table, seat, choice.thing)
    yield from ()


@OFFERS(TIME_LOOP)
def may_loop(table: Realm, seat: int, skill: Skill) -> list[Action]:
    hero = table.heroes[seat]
    ready = hero.rounds - hero.loop_round >= 2 and can_cast(table, seat, skill)
    return [action(CAST_SPELL, skill)] if ready else []


@DOES(TIME_LOOP)
def loop(table: Realm, seat: int, choice: Action) -> Rules[None]:
    """Another turn in this round; never in two rounds running."""
    yield from cast(table, seat, choice.thing, alone=True)
    hero = table.heroes[seat]
    hero.loop_round = hero.rounds
    table.extra_turns += 1


@OFFERS(INVISIBILITY)
def may_vanish(table: Realm, seat: int, skill: Skill) -> list[Action]:
    """After movement, once a turn, where there is somebody not to be seen by."""
    if table.invisible or table.phase not in (ENCOUNTER, SERVICES):
        return []
    if not creatures_here(table, seat) and (table.attacked or not may_attack(table, seat)):
        return []
    return [action(CAST_SPELL, skill)] if can_cast(table, seat, skill) else []


@DOES(INVISIBILITY)
def vanish(table: Realm, seat: int, choice: Action) -> Rules[None]:
    yield from cast(table, seat, choice.thing, alone=True)
    table.invisible = True


# --- instead of movement ---


@CAN_INSTEAD(BLOOD_SACRIFICE)
def may_bleed(table: Realm, seat: int) -> bool:
    hero = table.heroes[seat]
    return hero.health > 0 and hero.mana < hero.blue


@INSTEAD(BLOOD_SACRIFICE)
def bleed(table: Realm, seat: int) -> Rules[None]:
    """1 Health for all mana."""
    pay_health(table, seat, 1)
    regain(table, seat, table.heroes[seat].blue)
    yield from ()


@CAN_INSTEAD(MEDITATION)
def may_meditate(table: Realm, seat: int) -> bool:
    hero = table.heroes[seat]
    return hero.mana < hero.blue or hero.health < hero.red


@INSTEAD(MEDITATION)
def meditate(table: Realm, seat: int) -> Rules[None]:
    """1 Health and 3 mana."""
    heal(table, seat, 1)
    regain(table, seat, 3)
    yield from ()


@CAN_INSTEAD(BURGLARY)
def may_break_in(table: Realm, seat: int) -> bool:
    return table.heroes[seat].place.terrain in (CITY, VILLAGE)


@INSTEAD(BURGLARY)
def break_in(table: Realm, seat: int) -> Rules[None]:
    """1 costs Health, 2 or 3 brings 3 gold, 4 to 6 one of the goods on display."""
    die = yield from roll_for(table, seat, table.heroes[seat].skills[BURGLARY.key])
    here = table.here(seat)
    if die == 1:
        hurt(table, seat, 1)
    elif die < 4 or not here.goods:
        gain_gold(table, seat, 3)
    else:
        item = yield from table.pick(
            seat, ASK_BURGLARY, here.goods, otherwise=action(TAKE_GOLD, None, 3), rule="skills"
        )
        if isinstance(item, Item):
            here.goods = without(here.goods, item)
            gain_item(table, seat, item)
        else:
            gain_gold(table, seat, 3)


# --- when the round ends ---


@END_OF_ROUND(HERB_LORE)
def herb_lore(table: Realm, seat: int) -> None:
    """1 Health in the wild where no creature is."""
    hero = table.heroes[seat]
    if hero.place.wild and not creatures_here(table, seat):
        table.count("effect:skill-" + HERB_LORE.name)
        if hero.health < hero.red:
            table.log_event("worked", seat=NAMES[seat], thing=HERB_LORE)
            heal(table, seat, 1)
