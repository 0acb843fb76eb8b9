"""The fifty skills, ten a guild, each with its price in experience. Those with a price in mana are spells.

What a skill does stands in the rule it touches: bonuses in rules/bonuses.py, ways to travel in rules/movement.py,
spells of battle in rules/battle.py, deeds outside battle in rules/activities.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.games.prophecy.board import CAMP, FORTRESS, MONASTERY, THIEVES, TOWER
from fabletable.games.prophecy.cards.kinds import Skill
from fabletable.kernel import DESIGNED, RULEBOOK

FORTRESS_SKILLS: Final[Sequence[Skill]] = (
    Skill("paired-weapons", FORTRESS, 6, origin=RULEBOOK),
    Skill("blade-weapons", FORTRESS, 5, origin=RULEBOOK),
    Skill("two-handed-weapons", FORTRESS, 4, origin=RULEBOOK),
    Skill("berserk", FORTRESS, 6, mana=1, origin=RULEBOOK),
    Skill("resilience", FORTRESS, 5, origin=RULEBOOK),
    Skill("war-veteran", FORTRESS, 4, origin=DESIGNED),
    Skill("shield-mastery", FORTRESS, 4, origin=DESIGNED),
    Skill("mighty-blow", FORTRESS, 4, origin=DESIGNED),
    Skill("field-repairs", FORTRESS, 3, origin=DESIGNED),
    Skill("iron-discipline", FORTRESS, 5, origin=DESIGNED),
)

THIEVES_SKILLS: Final[Sequence[Skill]] = (
    Skill("looting", THIEVES, 4, origin=RULEBOOK),
    Skill("invisibility", THIEVES, 6, mana=1, origin=RULEBOOK),
    Skill("port-rat", THIEVES, 3, origin=RULEBOOK),
    Skill("trade", THIEVES, 4, origin=RULEBOOK),
    Skill("forger", THIEVES, 5, origin=RULEBOOK),
    Skill("swift-footed", THIEVES, 7, origin=RULEBOOK),
    Skill("theft", THIEVES, 5, origin=RULEBOOK),
    Skill("weapon-throwing", THIEVES, 3, origin=RULEBOOK),
    Skill("feint", THIEVES, 5, mana=1, origin=DESIGNED),
    Skill("burglary", THIEVES, 4, origin=DESIGNED),
)

CAMP_SKILLS: Final[Sequence[Skill]] = (
    Skill("healing", CAMP, 5, mana=1, origin=RULEBOOK),
    Skill("mountain-expert", CAMP, 4, origin=RULEBOOK),
    Skill("forest-wisdom", CAMP, 5, origin=RULEBOOK),
    Skill("long-weapons", CAMP, 4, origin=RULEBOOK),
    Skill("endurance", CAMP, 4, mana=1, origin=RULEBOOK),
    Skill("spirit-of-forest-trails", CAMP, 4, mana=1, origin=RULEBOOK),
    Skill("animal-friend", CAMP, 4, origin=DESIGNED),
    Skill("bear-form", CAMP, 7, mana=2, origin=DESIGNED),
    Skill("steppe-rider", CAMP, 3, origin=DESIGNED),
    Skill("herb-lore", CAMP, 5, origin=DESIGNED),
)

TOWER_SKILLS: Final[Sequence[Skill]] = (
    Skill("matter-decay", TOWER, 3, origin=RULEBOOK),
    Skill("turn-back-time", TOWER, 7, mana=1, origin=RULEBOOK),
    Skill("flaming-weapon", TOWER, 4, mana=1, origin=RULEBOOK),
    Skill("steal-power", TOWER, 4, mana=1, origin=RULEBOOK),
    Skill("spell-mastery", TOWER, 6, origin=RULEBOOK),
    Skill("time-loop", TOWER, 9, mana=2, origin=RULEBOOK),
    Skill("staff-mastery", TOWER, 5, origin=RULEBOOK),
    Skill("teleport-field", TOWER, 6, mana=2, origin=RULEBOOK),
    Skill("curse", TOWER, 6, mana=2, origin=RULEBOOK),
    Skill("blood-sacrifice", TOWER, 3, origin=RULEBOOK),
)

MONASTERY_SKILLS: Final[Sequence[Skill]] = (
    Skill("sea-rite", MONASTERY, 3, origin=RULEBOOK),
    Skill("fanaticism", MONASTERY, 6, origin=RULEBOOK),
    Skill("prayer", MONASTERY, 5, mana=1, origin=RULEBOOK),
    Skill("holy-weapon", MONASTERY, 5, mana=1, origin=RULEBOOK),
    Skill("crushing-weapons", MONASTERY, 4, origin=RULEBOOK),
    Skill("exorcism", MONASTERY, 5, origin=RULEBOOK),
    Skill("concentration", MONASTERY, 6, mana=2, origin=RULEBOOK),
    Skill("meditation", MONASTERY, 4, origin=DESIGNED),
    Skill("turn-undead", MONASTERY, 4, mana=1, origin=DESIGNED),
    Skill("guardian-angel", MONASTERY, 7, mana=2, origin=DESIGNED),
)

SKILLS: Final[Sequence[Skill]] = (*FORTRESS_SKILLS, *THIEVES_SKILLS, *CAMP_SKILLS, *TOWER_SKILLS, *MONASTERY_SKILLS)
