"""The ten heroes: Strength, Will, the guild where they start and the other one they belong to."""

from __future__ import annotations

from fabletable.games.prophecy.board import CAMP, FORTRESS, MONASTERY, THIEVES, TOWER
from fabletable.games.prophecy.cards.decks import CHARACTERS
from fabletable.games.prophecy.kinds import Character
from fabletable.kernel import REPORTED, RULEBOOK
from fabletable.kernel.scene import Portrait

CHARACTERS.add(Character(
    "paladin", 4, 4, (FORTRESS, MONASTERY), female=False, origin=REPORTED,
    icon="barbute", landscape=("gold", "hall"), portrait=Portrait(beside="cross-shield"),
))  # fmt: skip
CHARACTERS.add(Character(
    "spellblade", 4, 4, (FORTRESS, TOWER), female=True, origin=REPORTED,
    icon="swordwoman", landscape=("violet", "hall"), portrait=Portrait(beside="rune-sword"),
))  # fmt: skip
CHARACTERS.add(Character(
    "mercenary", 5, 2, (THIEVES, FORTRESS), female=False, origin=REPORTED,
    icon="swordman", landscape=("ember", "plain"),
))  # fmt: skip
CHARACTERS.add(Character(
    "scout", 5, 2, (THIEVES, CAMP), female=False, origin=REPORTED,
    icon="hooded-figure", landscape=("dusk", "forest"),
))  # fmt: skip
CHARACTERS.add(Character(
    "ranger", 5, 2, (CAMP, FORTRESS), female=True, origin=REPORTED,
    icon="archer", landscape=("verdant", "forest"),
))  # fmt: skip
CHARACTERS.add(Character(
    "druid", 3, 6, (CAMP, MONASTERY), female=False, origin=RULEBOOK,
    icon="druid", landscape=("verdant", "forest"), portrait=Portrait(weather="motes"),
))  # fmt: skip
CHARACTERS.add(Character(
    "sorceress", 3, 6, (TOWER, CAMP), female=True, origin=REPORTED,
    icon="woman-elf-face", landscape=("moon", "night"), portrait=Portrait(beside="crystal-ball"),
))  # fmt: skip
CHARACTERS.add(Character(
    "illusionist", 4, 4, (TOWER, THIEVES), female=True, origin=REPORTED,
    icon="bird-mask", landscape=("dusk", "city"), portrait=Portrait(beside="carnival-mask"),
))  # fmt: skip
CHARACTERS.add(Character(
    "mystic", 3, 6, (MONASTERY, TOWER), female=False, origin=REPORTED,
    icon="third-eye", landscape=("violet", "rays"), portrait=Portrait(pose="bust"),
))  # fmt: skip
CHARACTERS.add(Character(
    "wandering-monk", 4, 4, (MONASTERY, THIEVES), female=False, origin=REPORTED,
    icon="monk-face", landscape=("steel", "peaks"), portrait=Portrait(weather="snow"),
))  # fmt: skip
