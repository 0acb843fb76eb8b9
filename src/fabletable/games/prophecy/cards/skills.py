"""The fifty skills, ten a guild, each with its price in experience. Those with a price in mana are spells.

What a skill does stands in rules/specials/skills.py; rules that know a skill by name ask for the card.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.games.prophecy.board import CAMP, FORTRESS, MONASTERY, THIEVES, TOWER
from fabletable.games.prophecy.kinds import BLADE, CRUSHING, LONG, STAFF, Skill
from fabletable.kernel import DESIGNED, RULEBOOK

# --- fortress ---

PAIRED_WEAPONS: Final = Skill("paired-weapons", FORTRESS, 6, origin=RULEBOOK)
BLADE_WEAPONS: Final = Skill("blade-weapons", FORTRESS, 5, arms=BLADE, origin=RULEBOOK)
TWO_HANDED_WEAPONS: Final = Skill("two-handed-weapons", FORTRESS, 4, origin=RULEBOOK)
BERSERK: Final = Skill("berserk", FORTRESS, 6, mana=1, origin=RULEBOOK)
RESILIENCE: Final = Skill("resilience", FORTRESS, 5, origin=RULEBOOK)
WAR_VETERAN: Final = Skill("war-veteran", FORTRESS, 4, origin=DESIGNED)
SHIELD_MASTERY: Final = Skill("shield-mastery", FORTRESS, 4, origin=DESIGNED)
MIGHTY_BLOW: Final = Skill("mighty-blow", FORTRESS, 4, origin=DESIGNED)
FIELD_REPAIRS: Final = Skill("field-repairs", FORTRESS, 3, origin=DESIGNED)
IRON_DISCIPLINE: Final = Skill("iron-discipline", FORTRESS, 5, origin=DESIGNED)

# --- thieves ---

LOOTING: Final = Skill("looting", THIEVES, 4, origin=RULEBOOK)
INVISIBILITY: Final = Skill("invisibility", THIEVES, 6, mana=1, origin=RULEBOOK)
PORT_RAT: Final = Skill("port-rat", THIEVES, 3, origin=RULEBOOK)
TRADE: Final = Skill("trade", THIEVES, 4, origin=RULEBOOK)
FORGER: Final = Skill("forger", THIEVES, 5, origin=RULEBOOK)
SWIFT_FOOTED: Final = Skill("swift-footed", THIEVES, 7, origin=RULEBOOK)
THEFT: Final = Skill("theft", THIEVES, 5, origin=RULEBOOK)
WEAPON_THROWING: Final = Skill("weapon-throwing", THIEVES, 3, origin=RULEBOOK)
FEINT: Final = Skill("feint", THIEVES, 5, mana=1, dice=-1, strength_only=True, origin=DESIGNED)
BURGLARY: Final = Skill("burglary", THIEVES, 4, origin=DESIGNED)

# --- camp ---

HEALING: Final = Skill("healing", CAMP, 5, mana=1, origin=RULEBOOK)
MOUNTAIN_EXPERT: Final = Skill("mountain-expert", CAMP, 4, origin=RULEBOOK)
FOREST_WISDOM: Final = Skill("forest-wisdom", CAMP, 5, origin=RULEBOOK)
LONG_WEAPONS: Final = Skill("long-weapons", CAMP, 4, arms=LONG, origin=RULEBOOK)
ENDURANCE: Final = Skill("endurance", CAMP, 4, mana=1, origin=RULEBOOK)
SPIRIT_OF_FOREST_TRAILS: Final = Skill("spirit-of-forest-trails", CAMP, 4, mana=1, origin=RULEBOOK)
ANIMAL_FRIEND: Final = Skill("animal-friend", CAMP, 4, origin=DESIGNED)
BEAR_FORM: Final = Skill("bear-form", CAMP, 7, mana=2, origin=DESIGNED)
STEPPE_RIDER: Final = Skill("steppe-rider", CAMP, 3, origin=DESIGNED)
HERB_LORE: Final = Skill("herb-lore", CAMP, 5, origin=DESIGNED)

# --- tower ---

MATTER_DECAY: Final = Skill("matter-decay", TOWER, 3, origin=RULEBOOK)
TURN_BACK_TIME: Final = Skill("turn-back-time", TOWER, 7, mana=1, origin=RULEBOOK)
FLAMING_WEAPON: Final = Skill("flaming-weapon", TOWER, 4, mana=1, enchants=2, burns=True, origin=RULEBOOK)
STEAL_POWER: Final = Skill("steal-power", TOWER, 4, mana=1, origin=RULEBOOK)
SPELL_MASTERY: Final = Skill("spell-mastery", TOWER, 6, origin=RULEBOOK)
TIME_LOOP: Final = Skill("time-loop", TOWER, 9, mana=2, origin=RULEBOOK)
STAFF_MASTERY: Final = Skill("staff-mastery", TOWER, 5, arms=STAFF, origin=RULEBOOK)
TELEPORT_FIELD: Final = Skill("teleport-field", TOWER, 6, mana=2, origin=RULEBOOK)
CURSE: Final = Skill("curse", TOWER, 6, mana=2, dice=-2, origin=RULEBOOK)
BLOOD_SACRIFICE: Final = Skill("blood-sacrifice", TOWER, 3, origin=RULEBOOK)

# --- monastery ---

SEA_RITE: Final = Skill("sea-rite", MONASTERY, 3, origin=RULEBOOK)
FANATICISM: Final = Skill("fanaticism", MONASTERY, 6, origin=RULEBOOK)
PRAYER: Final = Skill("prayer", MONASTERY, 5, mana=1, dice=1, origin=RULEBOOK)
HOLY_WEAPON: Final = Skill("holy-weapon", MONASTERY, 5, mana=1, enchants=1, origin=RULEBOOK)
CRUSHING_WEAPONS: Final = Skill("crushing-weapons", MONASTERY, 4, arms=CRUSHING, origin=RULEBOOK)
EXORCISM: Final = Skill("exorcism", MONASTERY, 5, origin=RULEBOOK)
CONCENTRATION: Final = Skill("concentration", MONASTERY, 6, mana=2, dice=2, origin=RULEBOOK)
MEDITATION: Final = Skill("meditation", MONASTERY, 4, origin=DESIGNED)
TURN_UNDEAD: Final = Skill("turn-undead", MONASTERY, 4, mana=1, origin=DESIGNED)
GUARDIAN_ANGEL: Final = Skill("guardian-angel", MONASTERY, 7, mana=2, origin=DESIGNED)

SKILLS: Final[Sequence[Skill]] = (
    PAIRED_WEAPONS, BLADE_WEAPONS, TWO_HANDED_WEAPONS, BERSERK, RESILIENCE, WAR_VETERAN, SHIELD_MASTERY, MIGHTY_BLOW,
    FIELD_REPAIRS, IRON_DISCIPLINE,
    LOOTING, INVISIBILITY, PORT_RAT, TRADE, FORGER, SWIFT_FOOTED, THEFT, WEAPON_THROWING, FEINT, BURGLARY,
    HEALING, MOUNTAIN_EXPERT, FOREST_WISDOM, LONG_WEAPONS, ENDURANCE, SPIRIT_OF_FOREST_TRAILS, ANIMAL_FRIEND,
    BEAR_FORM, STEPPE_RIDER, HERB_LORE,
    MATTER_DECAY, TURN_BACK_TIME, FLAMING_WEAPON, STEAL_POWER, SPELL_MASTERY, TIME_LOOP, STAFF_MASTERY,
    TELEPORT_FIELD, CURSE, BLOOD_SACRIFICE,
    SEA_RITE, FANATICISM, PRAYER, HOLY_WEAPON, CRUSHING_WEAPONS, EXORCISM, CONCENTRATION, MEDITATION, TURN_UNDEAD,
    GUARDIAN_ANGEL,
)  # fmt: skip
