"""The ten heroes: Strength, Will, the guild where they start and the other one they belong to."""

from __future__ import annotations

from fabletable.games.prophecy.board import CAMP, FORTRESS, MONASTERY, THIEVES, TOWER
from fabletable.games.prophecy.cards.decks import CHARACTERS
from fabletable.games.prophecy.kinds import Character
from fabletable.kernel import REPORTED, RULEBOOK

CHARACTERS.add(Character("paladin", 4, 4, (FORTRESS, MONASTERY), female=False, icon="cross-shield", origin=REPORTED))
CHARACTERS.add(Character("spellblade", 4, 4, (FORTRESS, TOWER), female=True, icon="rune-sword", origin=REPORTED))
CHARACTERS.add(Character("mercenary", 5, 2, (THIEVES, FORTRESS), female=False, icon="swordman", origin=REPORTED))
CHARACTERS.add(Character("scout", 5, 2, (THIEVES, CAMP), female=False, icon="hooded-figure", origin=REPORTED))
CHARACTERS.add(Character("ranger", 5, 2, (CAMP, FORTRESS), female=True, icon="archer", origin=REPORTED))
CHARACTERS.add(Character("druid", 3, 6, (CAMP, MONASTERY), female=False, icon="holy-oak", origin=RULEBOOK))
CHARACTERS.add(Character("sorceress", 3, 6, (TOWER, CAMP), female=True, icon="crystal-ball", origin=REPORTED))
CHARACTERS.add(Character("illusionist", 4, 4, (TOWER, THIEVES), female=True, icon="invisible-face", origin=REPORTED))
CHARACTERS.add(Character("mystic", 3, 6, (MONASTERY, TOWER), female=False, icon="third-eye", origin=REPORTED))
CHARACTERS.add(Character("wandering-monk", 4, 4, (MONASTERY, THIEVES), female=False, icon="monk-face", origin=REPORTED))
