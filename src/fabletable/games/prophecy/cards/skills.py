"""The fifty skills, ten a guild, each with its price in experience. Those with a price in mana are spells."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from fabletable.games.prophecy import actions, hooks
from fabletable.games.prophecy.actions import action
from fabletable.games.prophecy.board import (
    CAMP,
    CITY,
    FIELDS,
    FOREST,
    FOREST_FIELDS,
    FORTRESS,
    MONASTERY,
    MOUNTAINS,
    THIEVES,
    TOWER,
    VILLAGE,
)
from fabletable.games.prophecy.bot.answers import best_item, take_first
from fabletable.games.prophecy.bot.arms import ArmsReckoner
from fabletable.games.prophecy.bot.fights import fight_value
from fabletable.games.prophecy.bot.values import item_value
from fabletable.games.prophecy.cards.decks import SKILLS
from fabletable.games.prophecy.fight import Battle, Side
from fabletable.games.prophecy.hooks import CardWay, InsteadOfMoving, SkillAction, SpellBoost
from fabletable.games.prophecy.kinds import (
    ANIMAL,
    BLADE,
    CRUSHING,
    DEMON,
    GREATER,
    HUMANOID,
    LONG,
    RARE,
    STAFF,
    UNDEAD,
    Creature,
    Item,
    Skill,
)
from fabletable.games.prophecy.menu import card, lists, menu, question, word, worded
from fabletable.games.prophecy.odds import another_try_odds
from fabletable.games.prophecy.outlook import ARTIFACT_VALUE, GOLD_VALUE, health_value, mana_value
from fabletable.games.prophecy.pieces import in_health, in_mana, text_of
from fabletable.games.prophecy.rules.creatures import fought_with_will
from fabletable.games.prophecy.rules.death import hurt
from fabletable.games.prophecy.rules.dice import roll_for
from fabletable.games.prophecy.rules.duels import may_attack
from fabletable.games.prophecy.rules.gains import gain_gold, gain_item, heal, regain, repair, steal_item, take_gold
from fabletable.games.prophecy.rules.movement import all_of, instead_option, steps
from fabletable.games.prophecy.rules.payments import can_cast, cast, pay_health, spells_barred
from fabletable.games.prophecy.rules.turn import creatures_here
from fabletable.games.prophecy.table import ENCOUNTER, MOVE, PLANE, SERVICES, Hero, Realm
from fabletable.kernel import DESIGNED, NO, RULEBOOK, YES, Action, Decision, Rules, Verb, Word, without
from fabletable.kernel.scene import Choice, Gem, Odds, odds_of

# --- fortress ---

PAIRED_WEAPONS: Final = SKILLS.add(Skill(
    "paired-weapons", FORTRESS, 6, value=6.0, icon="crossed-swords", origin=RULEBOOK, ours="cost",
))  # fmt: skip
PAIRED_WEAPONS.on(hooks.WEAPONS_IN_HAND)(2)
BLADE_WEAPONS: Final = SKILLS.add(Skill(
    "blade-weapons", FORTRESS, 5, arms=BLADE, value=6.5, icon="sword-brandish", origin=RULEBOOK, ours="cost",
))  # fmt: skip


@BLADE_WEAPONS.on(hooks.BONUS)
def arms_bonus(skill: Skill, hero: Hero, battle: Battle, side: Side, foe: Creature | None) -> int:
    """Return 1 for each weapon it fits, in battles of strength; a staff helps the will too."""
    if not battle.by_strength and skill.arms != STAFF:
        return 0
    return len([item for item in side.wielded if item.is_weapon and skill.arms in item.classes])


TWO_HANDED_WEAPONS: Final = SKILLS.add(Skill(
    "two-handed-weapons", FORTRESS, 4, value=6.0, icon="axe-swing", origin=RULEBOOK, ours="bonus cost",
))  # fmt: skip
TWO_HANDED_WEAPONS.on(hooks.BARE_HANDS)(True)
TWO_HANDED_WEAPONS.on(hooks.TWO_HANDED)(True)


@TWO_HANDED_WEAPONS.on(hooks.BONUS)
def two_handed_bonus(skill: Skill, hero: Hero, battle: Battle, side: Side, foe: Creature | None) -> int:
    """Return 1 with a weapon for both hands, or with both hands empty."""
    if not battle.by_strength:
        return 0
    return len([item for item in side.wielded if item.is_weapon and item.hands == 2]) if side.wielded else 1


TWO_HANDED_WEAPONS.on(hooks.SKILL_VALUE)(
    lambda hero, value: value + 1.0 if any(item.hands == 2 for item in hero.items) else value
)
BERSERK: Final = SKILLS.add(Skill(
    "berserk", FORTRESS, 6, mana=1, adds=2, fury=1, value=8.0, icon="enrage", origin=RULEBOOK, ours="bonus cost mana",
))  # fmt: skip
BERSERK.on(hooks.BOOST)(SpellBoost(1, strength=2))
BERSERK.on(hooks.CASTABLE)(lambda table, battle, side: battle.by_strength)
RESILIENCE: Final = SKILLS.add(Skill(
    "resilience", FORTRESS, 5, value=7.0, icon="mighty-force", origin=RULEBOOK, ours="cost guild save",
))  # fmt: skip
RESILIENCE.on(hooks.SAVE)(1)
WAR_VETERAN: Final = SKILLS.add(Skill("war-veteran", FORTRESS, 4, value=6.0, icon="medal", origin=DESIGNED))


@WAR_VETERAN.on(hooks.BONUS)
def veteran_bonus(skill: Skill, hero: Hero, battle: Battle, side: Side, foe: Creature | None) -> int:
    """Return 2 against humanoids and 1 against heroes, in battles of strength."""
    if not battle.by_strength:
        return 0
    if foe is None:
        return 1
    return 2 if foe.type == HUMANOID else 0


SHIELD_MASTERY: Final = SKILLS.add(Skill("shield-mastery", FORTRESS, 4, value=6.0, icon="shield-bash", origin=DESIGNED))
SHIELD_MASTERY.on(hooks.SPARES_SHIELD)(True)


@SHIELD_MASTERY.on(hooks.BONUS)
def shield_bonus(skill: Skill, hero: Hero, battle: Battle, side: Side, foe: Creature | None) -> int:
    return len([item for item in side.wielded if item.is_shield]) if battle.by_strength else 0


SHIELD_MASTERY.on(hooks.SKILL_VALUE)(
    lambda hero, value: value if any(item.is_shield for item in hero.items) else value * 0.4
)
MIGHTY_BLOW: Final = SKILLS.add(Skill("mighty-blow", FORTRESS, 4, value=7.0, icon="hammer-drop", origin=DESIGNED))
MIGHTY_BLOW.on(hooks.BLOW)(3)


@lists(MIGHTY_BLOW.verb, of_card=True)
def blow_option(table: Realm, hero: Hero, option: Action, choice: Choice) -> None:
    choice.note = text_of(option.thing)
    choice.cost = [in_health(1)]


FIELD_REPAIRS: Final = SKILLS.add(
    Skill("field-repairs", FORTRESS, 3, value=3.0, icon="sword-smithing", origin=DESIGNED)
)
IRON_DISCIPLINE: Final = SKILLS.add(Skill("iron-discipline", FORTRESS, 5, value=5.5, icon="iron-mask", origin=DESIGNED))


@IRON_DISCIPLINE.on(hooks.BONUS)
def discipline_bonus(skill: Skill, hero: Hero, battle: Battle, side: Side, foe: Creature | None) -> int:
    """Return 2 in battles of will that the other side began."""
    return 2 if battle.by_will and not side.started else 0


# --- thieves ---

LOOTING: Final = SKILLS.add(Skill("looting", THIEVES, 4, value=6.0, icon="shiny-purse", origin=RULEBOOK, ours="cost"))
LOOTING.on(hooks.LOOT)(2)
INVISIBILITY: Final = SKILLS.add(Skill(
    "invisibility", THIEVES, 6, mana=1, value=5.0, icon="invisible", origin=RULEBOOK, ours="cost limit mana spell",
))  # fmt: skip
PORT_RAT: Final = SKILLS.add(Skill("port-rat", THIEVES, 3, value=2.5, icon="rat", origin=RULEBOOK, ours="cost"))
PORT_RAT.on(hooks.SAIL_PRICE)(-1)
TRADE: Final = SKILLS.add(Skill("trade", THIEVES, 4, value=5.0, icon="trade", origin=RULEBOOK, ours="cost effect"))
TRADE.on(hooks.BETTER_PRICES)(True)
FORGER: Final = SKILLS.add(Skill("forger", THIEVES, 5, value=6.0, icon="two-coins", origin=RULEBOOK, ours="cost"))
FORGER.on(hooks.GOLD_OFF)(3)
SWIFT_FOOTED: Final = SKILLS.add(Skill("swift-footed", THIEVES, 7, value=8.0, icon="run", origin=RULEBOOK, ours="cost"))
SWIFT_FOOTED.on(hooks.MOVES)(2)
THEFT: Final = SKILLS.add(Skill(
    "theft", THIEVES, 5, value=4.0, icon="robber-hand", origin=RULEBOOK, ours="cost effect",
))  # fmt: skip
THEFT.on(hooks.DUEL_PRIZE_VALUE)(4.0)

ASK_THEFT: Final = question("theft", card, rule="duels")


@THEFT.on(hooks.DUEL_PRIZE)
def choose_prize(table: Realm, winner: Hero, loser: Hero) -> Rules[bool]:
    """Let the attacker who won choose an item, or up to 5 gold."""
    items = loser.belongings
    words = [actions.HIS_GOLD, actions.LET_CHOOSE] if loser.gold else [actions.LET_CHOOSE]
    options: list[Item | Word] = [*items, *words]
    answer = yield from ASK_THEFT.ask(table, winner.seat, options, other=loser.message)
    if answer is actions.LET_CHOOSE:
        return False
    table.count("effect:skill-" + THEFT.name)
    if isinstance(answer, Item):
        steal_item(table, winner, loser, answer)
    else:
        take_gold(table, winner, loser, 5)
    return True


@ASK_THEFT.policy
def best_prize(table: Realm, decision: Decision) -> list[float]:
    hero = table.heroes[decision.seat]
    return [
        item_value(table, hero, option) if isinstance(option, Item) else (2.5 if option is actions.HIS_GOLD else 1.0)
        for option in decision.options
    ]


WEAPON_THROWING: Final = SKILLS.add(Skill(
    "weapon-throwing", THIEVES, 3, value=3.0, icon="thrown-daggers", origin=RULEBOOK, ours="bonus cost",
))  # fmt: skip
WEAPON_THROWING.on(hooks.THROW_BONUS)(1)
WEAPON_THROWING.on(hooks.BONUS)(lambda skill, hero, battle, side, foe: len(side.thrown) if battle.by_strength else 0)
FEINT: Final = SKILLS.add(
    Skill("feint", THIEVES, 5, mana=1, dice=-1, strength_only=True, value=6.0, icon="cloak-dagger", origin=DESIGNED)
)
FEINT.on(hooks.BOOST)(SpellBoost(1, strength=1))
BURGLARY: Final = SKILLS.add(Skill("burglary", THIEVES, 4, value=5.5, icon="lockpicks", origin=DESIGNED))

# --- camp ---

HEALING: Final = SKILLS.add(Skill(
    "healing", CAMP, 5, mana=1, value=6.0, icon="hand-bandage", origin=RULEBOOK, ours="cost mana spell",
))  # fmt: skip


ASK_HEALING: Final = question(
    "healing", worded(word, {YES: "do-healing", NO: "instead-healing"}), rule="skills", stands=True, declines=NO
)


@HEALING.on(hooks.WOUNDED)
def close_wound(table: Realm, hero: Hero, skill: Skill, n: int) -> Rules[int]:
    """Close one wound by the spell, if the hero casts it."""
    if n > 0 and not spells_barred(table) and can_cast(table, hero, skill):
        answer = yield from ASK_HEALING.ask(table, hero.seat, [YES, NO], n=n)
        if answer is YES:
            yield from cast(table, hero, skill)
            return n - 1
    return n


@ASK_HEALING.policy
def heal_if_dear(table: Realm, decision: Decision) -> list[float]:
    hero = table.heroes[decision.seat]
    good = health_value(hero) > mana_value(hero) + 0.5
    return [1.0 if (option is YES) == good else 0.0 for option in decision.options]


MOUNTAIN_EXPERT: Final = SKILLS.add(Skill(
    "mountain-expert", CAMP, 4, value=4.5, icon="mountain-climbing", origin=RULEBOOK, ours="bonus cost",
))  # fmt: skip
MOUNTAIN_EXPERT.on(hooks.TERRAIN)(MOUNTAINS)
MOUNTAIN_EXPERT.on(hooks.BONUS)(lambda skill, hero, battle, side, foe: at_home(battle, MOUNTAINS))


def at_home(battle: Battle, terrain: str) -> int:
    """Return 2 on such a field; in a plane that is attacked from there, for the first roll."""
    near = battle.plane < 0 or (battle.plane_opening and battle.first_roll)
    return 2 if near and FIELDS[battle.field].terrain == terrain else 0


FOREST_WISDOM: Final = SKILLS.add(Skill(
    "forest-wisdom", CAMP, 5, value=5.5, icon="tree-face", origin=RULEBOOK, ours="bonus cost",
))  # fmt: skip
FOREST_WISDOM.on(hooks.TERRAIN)(FOREST)
FOREST_WISDOM.on(hooks.BONUS)(lambda skill, hero, battle, side, foe: at_home(battle, FOREST))
LONG_WEAPONS: Final = SKILLS.add(Skill(
    "long-weapons", CAMP, 4, arms=LONG, value=5.0, icon="pikeman", origin=RULEBOOK, ours="bonus cost",
))  # fmt: skip
LONG_WEAPONS.on(hooks.BONUS)(arms_bonus)
ENDURANCE: Final = SKILLS.add(Skill(
    "endurance", CAMP, 4, mana=1, value=4.5, icon="hiking", origin=RULEBOOK, ours="cost guild",
))  # fmt: skip
ENDURANCE.on(hooks.WAY)(CardWay(actions.RUN, steps(actions.RUN, -3, -2, 2, 3)))
SPIRIT_OF_FOREST_TRAILS: Final = SKILLS.add(Skill(
    "spirit-of-forest-trails", CAMP, 4, mana=1, value=4.0, icon="forest-entrance", origin=RULEBOOK,
    ours="cost guild mana",
))  # fmt: skip
SPIRIT_OF_FOREST_TRAILS.on(hooks.WAY)(CardWay(actions.TRAIL, all_of(actions.TRAIL, FOREST_FIELDS)))
ANIMAL_FRIEND: Final = SKILLS.add(Skill("animal-friend", CAMP, 4, value=4.5, icon="paw-heart", origin=DESIGNED))
ANIMAL_FRIEND.on(hooks.PASSES_BY)(ANIMAL)
ANIMAL_FRIEND.on(hooks.BONUS)(lambda skill, hero, battle, side, foe: 1 if foe is not None and foe.type == ANIMAL else 0)
BEAR_FORM: Final = SKILLS.add(Skill("bear-form", CAMP, 7, mana=2, adds=4, value=8.0, icon="bear-face", origin=DESIGNED))
BEAR_FORM.on(hooks.BARE_HANDS)(True)
BEAR_FORM.on(hooks.BARE_FORM)(True)
BEAR_FORM.on(hooks.CASTABLE)(
    lambda table, battle, side: battle.stage_opening and battle.by_strength and not side.wielded
)
STEPPE_RIDER: Final = SKILLS.add(Skill("steppe-rider", CAMP, 3, value=4.5, icon="saddle", origin=DESIGNED))
STEPPE_RIDER.on(hooks.FREE_RIDE)((-3, -2, 2, 3))
HERB_LORE: Final = SKILLS.add(Skill("herb-lore", CAMP, 5, value=6.5, icon="three-leaves", origin=DESIGNED))


@HERB_LORE.on(hooks.END_OF_ROUND)
def gather_herbs(table: Realm, hero: Hero) -> None:
    """Give 1 Health in the wild where no creature is."""
    if hero.place.wild and not creatures_here(table, hero):
        table.count("effect:skill-" + HERB_LORE.name)
        if hero.health < hero.red:
            table.log_event("worked", seat=hero.message, thing=HERB_LORE)
            heal(table, hero, 1)


# --- tower ---

MATTER_DECAY: Final = SKILLS.add(Skill(
    "matter-decay", TOWER, 3, value=3.0, icon="crumbling-ball", origin=RULEBOOK, ours="cost effect",
))  # fmt: skip
TURN_BACK_TIME: Final = SKILLS.add(Skill(
    "turn-back-time", TOWER, 7, mana=1, value=9.0, icon="backward-time", origin=RULEBOOK, ours="cost",
))  # fmt: skip
TURN_BACK_TIME.on(hooks.ROLL_AGAIN)(True)
TURN_BACK_TIME.on(hooks.NEEDS_WILL)(4)
FLAMING_WEAPON: Final = SKILLS.add(Skill(
    "flaming-weapon", TOWER, 4, mana=1, enchants=2, burns=True, value=5.5, icon="burning-passion", origin=RULEBOOK,
    ours="bonus cost mana",
))  # fmt: skip
FLAMING_WEAPON.on(hooks.BOOST)(SpellBoost(1, strength=2, armed=True))


@lists(FLAMING_WEAPON.verb, of_card=True)
def enchanting_option(table: Realm, hero: Hero, option: Action, choice: Choice) -> None:
    choice.cost = [in_mana(hero.skills[option.verb.key].mana)]


STEAL_POWER: Final = SKILLS.add(Skill(
    "steal-power", TOWER, 4, mana=1, saps=2, value=5.5, icon="brain-leak", origin=RULEBOOK, ours="cost effect mana",
))  # fmt: skip
STEAL_POWER.on(hooks.BOOST)(SpellBoost(1, will=1))
STEAL_POWER.on(hooks.NEEDS_WILL)(6)


@STEAL_POWER.on(hooks.CASTABLE)
def may_steal_power(table: Realm, battle: Battle, side: Side) -> bool:
    """Tell whether the other has any power to lose."""
    other = battle.other(side)
    power = other.base if other.creature is not None else table.heroes[other.seat].mana
    return battle.stage_opening and battle.by_will and power > 0


STEAL_POWER.on(hooks.SKILL_VALUE)(lambda hero, value: value * 0.6 if hero.blue < 4 else value)
SPELL_MASTERY: Final = SKILLS.add(Skill(
    "spell-mastery", TOWER, 6, value=5.0, icon="spell-book", origin=RULEBOOK, ours="cost",
))  # fmt: skip
SPELL_MASTERY.on(hooks.MANA_OFF)(1)
SPELL_MASTERY.on(hooks.NEEDS_WILL)(6)
TIME_LOOP: Final = SKILLS.add(Skill(
    "time-loop", TOWER, 9, mana=2, value=10.0, icon="time-trap", origin=RULEBOOK, ours="cost mana",
))  # fmt: skip
TIME_LOOP.on(hooks.NEEDS_WILL)(4)
STAFF_MASTERY: Final = SKILLS.add(Skill(
    "staff-mastery", TOWER, 5, arms=STAFF, value=5.5, icon="crescent-staff", origin=RULEBOOK, ours="cost",
))  # fmt: skip
STAFF_MASTERY.on(hooks.BONUS)(arms_bonus)
TELEPORT_FIELD: Final = SKILLS.add(Skill(
    "teleport-field", TOWER, 6, mana=2, value=6.5, icon="teleport", origin=RULEBOOK, ours="cost effect guild mana",
))  # fmt: skip
TELEPORT_FIELD.on(hooks.WAY)(CardWay(actions.TELEPORT, all_of(actions.TELEPORT, FIELDS)))
TELEPORT_FIELD.on(hooks.NEEDS_WILL)(4)
CURSE: Final = SKILLS.add(Skill(
    "curse", TOWER, 6, mana=2, dice=-2, value=7.5, icon="voodoo-doll", origin=RULEBOOK, ours="cost guild mana spell",
))  # fmt: skip
CURSE.on(hooks.BOOST)(SpellBoost(2, strength=1))
CURSE.on(hooks.NEEDS_WILL)(4)
BLOOD_SACRIFICE: Final = SKILLS.add(Skill(
    "blood-sacrifice", TOWER, 3, value=5.0, icon="cut-palm", origin=RULEBOOK, ours="cost effect guild",
))  # fmt: skip

# --- monastery ---

SEA_RITE: Final = SKILLS.add(Skill("sea-rite", MONASTERY, 3, value=2.5, icon="sailboat", origin=RULEBOOK, ours="cost"))
SEA_RITE.on(hooks.ALL_PORTS)(True)
FANATICISM: Final = SKILLS.add(Skill(
    "fanaticism", MONASTERY, 6, value=7.5, icon="burning-eye", origin=RULEBOOK, ours="cost limit",
))  # fmt: skip


ASK_FANATICISM: Final = question(
    "fanaticism", worded(word, {NO: "instead-fanaticism"}), rule="skills", stands=True, declines=NO
)
ASK_FANATICISM.odds(another_try_odds)


@FANATICISM.on(hooks.FIGHT_AGAIN)
def fight_again(table: Realm, hero: Hero, skill: Skill, creature: Creature) -> Rules[bool]:
    answer = yield from ASK_FANATICISM.ask(table, hero.seat, [actions.AGAIN, NO], foe=creature)
    return answer is actions.AGAIN


@ASK_FANATICISM.policy
def worth_another_try(table: Realm, decision: Decision) -> list[float]:
    hero = table.heroes[decision.seat]
    foe: Creature = decision.args["foe"]
    odds = ArmsReckoner(table, hero).against(foe, hero.field, table.plane)
    worth = fight_value(table, hero, foe, odds) + (ARTIFACT_VALUE * odds[0] if foe.rank == GREATER else 0.0)
    return [worth if option is actions.AGAIN else 0.0 for option in decision.options]


PRAYER: Final = SKILLS.add(Skill(
    "prayer", MONASTERY, 5, mana=1, dice=1, value=7.0, icon="prayer", origin=RULEBOOK, ours="cost",
))  # fmt: skip
PRAYER.on(hooks.BOOST)(SpellBoost(1, strength=1))
PRAYER.on(hooks.NEEDS_WILL)(4)
HOLY_WEAPON: Final = SKILLS.add(
    Skill("holy-weapon", MONASTERY, 5, mana=1, enchants=1, value=5.5, icon="winged-sword", origin=RULEBOOK)
)
HOLY_WEAPON.on(hooks.BOOST)(SpellBoost(1, strength=1, armed=True))
lists(HOLY_WEAPON.verb, of_card=True)(enchanting_option)


CRUSHING_WEAPONS: Final = SKILLS.add(Skill(
    "crushing-weapons", MONASTERY, 4, arms=CRUSHING, value=4.5, icon="mace-head", origin=RULEBOOK, ours="cost guild",
))  # fmt: skip
CRUSHING_WEAPONS.on(hooks.BONUS)(arms_bonus)
EXORCISM: Final = SKILLS.add(Skill(
    "exorcism", MONASTERY, 5, value=6.0, icon="hell-crosses", origin=RULEBOOK, ours="bonus cost guild",
))  # fmt: skip
EXORCISM.on(hooks.BONUS)(lambda skill, hero, battle, side, foe: 2 if foe is not None and foe.type == DEMON else 0)
CONCENTRATION: Final = SKILLS.add(Skill(
    "concentration", MONASTERY, 6, mana=2, dice=2, value=7.0, icon="concentration-orb", origin=RULEBOOK,
    ours="cost guild mana",
))  # fmt: skip
CONCENTRATION.on(hooks.BOOST)(SpellBoost(2, strength=1))
CONCENTRATION.on(hooks.NEEDS_WILL)(4)
MEDITATION: Final = SKILLS.add(Skill("meditation", MONASTERY, 4, value=5.5, icon="meditation", origin=DESIGNED))
TURN_UNDEAD: Final = SKILLS.add(
    Skill("turn-undead", MONASTERY, 4, mana=1, adds=3, value=5.0, icon="ankh", origin=DESIGNED)
)
TURN_UNDEAD.on(hooks.BOOST)(SpellBoost(1, strength=3, will=2, against=UNDEAD))


@TURN_UNDEAD.on(hooks.CASTABLE)
def may_turn_undead(table: Realm, battle: Battle, side: Side) -> bool:
    foe = battle.other(side).creature
    return battle.stage_opening and foe is not None and foe.type == UNDEAD


GUARDIAN_ANGEL: Final = SKILLS.add(
    Skill("guardian-angel", MONASTERY, 7, mana=2, value=8.0, icon="angel-wings", origin=DESIGNED)
)


ASK_GUARDIAN_ANGEL: Final = question(
    "guardian-angel", worded(menu, {NO: "instead-guardian-angel"}), rule="skills", stands=True, declines=NO
)
ASK_GUARDIAN_ANGEL.policy(take_first)


@GUARDIAN_ANGEL.on(hooks.DEFEATED)
def call_angel(table: Realm, hero: Hero, skill: Skill) -> Rules[bool]:
    """Count a lost battle as a draw, once a turn; not in the final battle."""
    if table.final_battle or skill.name in hero.used_this_turn or spells_barred(table):
        return False
    if not can_cast(table, hero, skill):
        return False
    answer = yield from ASK_GUARDIAN_ANGEL.ask(
        table, hero.seat, [action(actions.CAST_SPELL, skill)], otherwise=NO, n=skill.mana
    )
    if answer is NO:
        return False
    hero.used_this_turn += (skill.name,)
    yield from cast(table, hero, skill)
    return True


# --- at any moment outside battle ---


class DecayMatter(SkillAction):
    """An item becomes mana: 4 for a rare one, 2 for a common one."""

    verb: ClassVar[Verb] = actions.DECAY

    def offers(self, table: Realm, hero: Hero, skill: Skill) -> list[Action]:
        if hero.mana >= hero.blue:
            return []
        return [action(actions.DECAY, item) for item in hero.belongings]

    def do(self, table: Realm, hero: Hero, choice: Action) -> Rules[None]:
        item: Item = choice.thing
        table.count("effect:skill-" + MATTER_DECAY.name)
        table.log_event("decayed", seat=hero.message, item=item)
        table.lose_item(hero, item)
        regain(table, hero, self.mana_for(item))
        yield from ()

    def mana_for(self, item: Item) -> int:
        return 4 if item.deck == RARE else 2

    def value(self, table: Realm, hero: Hero, choice: Action) -> float:
        item: Item = choice.thing
        gain = min(self.mana_for(item), hero.blue - hero.mana) * mana_value(hero)
        return gain - item_value(table, hero, item) - item.price * 0.2


MATTER_DECAY.on(hooks.ACTIVITY)(DecayMatter())


class RepairInField(SkillAction):
    """Repair one item a round."""

    verb: ClassVar[Verb] = actions.MEND

    def offers(self, table: Realm, hero: Hero, skill: Skill) -> list[Action]:
        if not table.damaged or hero.has_used(skill):
            return []
        return [action(actions.MEND, item) for item in hero.items if not table.ready(item)]

    def do(self, table: Realm, hero: Hero, choice: Action) -> Rules[None]:
        hero.used += (FIELD_REPAIRS.name,)
        table.count("effect:skill-" + FIELD_REPAIRS.name)
        table.log_event("used-skill", seat=hero.message, skill=FIELD_REPAIRS)
        repair(table, hero, choice.thing)
        yield from ()

    def value(self, table: Realm, hero: Hero, choice: Action) -> float:
        return 2.0


FIELD_REPAIRS.on(hooks.ACTIVITY)(RepairInField())


class LoopTime(SkillAction):
    """Take another turn in this round; never in two rounds running."""

    def offers(self, table: Realm, hero: Hero, skill: Skill) -> list[Action]:
        ready = hero.rounds - hero.loop_round >= 2 and can_cast(table, hero, skill)
        return [action(actions.CAST_SPELL, skill)] if ready else []

    def do(self, table: Realm, hero: Hero, choice: Action) -> Rules[None]:
        yield from cast(table, hero, choice.thing, alone=True)
        hero.loop_round = hero.rounds
        table.extra_turns += 1

    def value(self, table: Realm, hero: Hero, choice: Action) -> float:
        """Rate the spell as the last deed of a turn."""
        if hero.mana < 3 or table.phase == MOVE or will_is_needed(table, hero):
            return -1.0
        return LAST if table.phase == SERVICES else 3.0


LAST: Final = 0.15
"""The value of a deed done when all else here is done, as its price may still be needed; just better than to end the
turn."""


def will_is_needed(table: Realm, hero: Hero) -> bool:
    """Return whether a foe waits who may be fought with will: mana spent now would be missing."""
    if table.phase == PLANE:
        return not table.planes[table.plane].closed
    spots = table.here(hero).spots if table.phase == ENCOUNTER else []
    return any(fought_with_will(spot.creature) for spot in spots)


TIME_LOOP.on(hooks.ACTIVITY)(LoopTime())


class Vanish(SkillAction):
    """Hide after movement, once a turn, where there is a creature or a hero to hide from."""

    def offers(self, table: Realm, hero: Hero, skill: Skill) -> list[Action]:
        if table.invisible or table.phase not in (ENCOUNTER, SERVICES):
            return []
        if not creatures_here(table, hero) and (table.attacked or not may_attack(table, hero)):
            return []
        return [action(actions.CAST_SPELL, skill)] if can_cast(table, hero, skill) else []

    def do(self, table: Realm, hero: Hero, choice: Action) -> Rules[None]:
        yield from cast(table, hero, choice.thing, alone=True)
        table.invisible = True

    def value(self, table: Realm, hero: Hero, choice: Action) -> float:
        """Rate the spell by creatures that stand before an opportunity."""
        spots = table.here(hero).spots
        useful = any(spot.opportunity is not None for spot in spots)
        return 0.4 if useful and any(spot.creature is not None for spot in spots) else -0.5


INVISIBILITY.on(hooks.ACTIVITY)(Vanish())

# --- instead of movement ---


class SacrificeBlood(InsteadOfMoving):
    """1 Health for all mana."""

    cost: ClassVar[Sequence[Gem]] = (in_health(1),)
    note: ClassVar[str] = "note-blood"

    def possible(self, table: Realm, hero: Hero) -> bool:
        return hero.health > 0 and hero.mana < hero.blue

    def do(self, table: Realm, hero: Hero) -> None:
        pay_health(table, hero, 1)
        regain(table, hero, hero.blue)

    def value(self, table: Realm, hero: Hero) -> float:
        gain = (hero.blue - hero.mana) * mana_value(hero)
        return gain - health_value(hero) if hero.health > 2 else -3.0


BLOOD_SACRIFICE.on(hooks.INSTEAD)(SacrificeBlood())


class Meditate(InsteadOfMoving):
    """1 Health and 3 mana."""

    gain: ClassVar[Sequence[Gem]] = (in_health(1), in_mana(3))

    def possible(self, table: Realm, hero: Hero) -> bool:
        return hero.mana < hero.blue or hero.health < hero.red

    def do(self, table: Realm, hero: Hero) -> None:
        heal(table, hero, 1)
        regain(table, hero, 3)

    def value(self, table: Realm, hero: Hero) -> float:
        gain = min(3, hero.blue - hero.mana) * mana_value(hero)
        return gain + (health_value(hero) if hero.health < hero.red else 0.0) - 0.5


MEDITATION.on(hooks.INSTEAD)(Meditate())

ASK_BURGLARY: Final = question("burglary", card, rule="skills", policy=best_item)


class BreakIn(InsteadOfMoving):
    """1 costs Health, 2 or 3 brings 3 gold, 4 to 6 one of the goods on display."""

    note: ClassVar[str] = "note-burglary"

    def possible(self, table: Realm, hero: Hero) -> bool:
        return hero.place.terrain in (CITY, VILLAGE)

    def do(self, table: Realm, hero: Hero) -> Rules[None]:
        die = yield from roll_for(table, hero, hero.skills[BURGLARY.name])
        here = table.here(hero)
        if die == 1:
            hurt(table, hero, 1)
        elif die < 4 or not here.goods:
            gain_gold(table, hero, 3)
        else:
            item = yield from ASK_BURGLARY.ask(
                table, hero.seat, here.goods, otherwise=action(actions.TAKE_GOLD, None, 3)
            )
            if isinstance(item, Item):
                here.goods = without(here.goods, item)
                gain_item(table, hero, item)
            else:
                gain_gold(table, hero, 3)

    def value(self, table: Realm, hero: Hero) -> float:
        best = max((item_value(table, hero, item) for item in table.here(hero).goods), default=1.5)
        return 0.33 * 3 * GOLD_VALUE + 0.5 * max(best, 1.5) - 0.17 * health_value(hero)

    def odds(self) -> Odds:
        return odds_of(5 / 6, against=BURGLARY.message)


BURGLARY.on(hooks.INSTEAD)(BreakIn())
lists(BLOOD_SACRIFICE.verb, MEDITATION.verb, BURGLARY.verb)(instead_option)
