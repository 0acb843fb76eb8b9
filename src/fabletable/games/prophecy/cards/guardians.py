"""The guardians of the planes: five lesser, five greater. Beating a greater one gives the artifacts of its plane."""

from __future__ import annotations

from fabletable.games.prophecy.cards.decks import CREATURES
from fabletable.games.prophecy.effects.gains import ALL, Draw, GainStrength, GainWill, Gold, LearnFree, PickOne
from fabletable.games.prophecy.effects.losses import MANA, ONE_WOUND, Forfeit, HealthOrMana, LoseHalfHealth, LoseHealth
from fabletable.games.prophecy.kinds import (
    ANIMAL,
    DEMON,
    GREATER,
    HUMANOID,
    LESSER,
    RARE,
    STRENGTH,
    UNDEAD,
    WILL,
    Creature,
)
from fabletable.kernel import DESIGNED, RULEBOOK
from fabletable.kernel.scene import Portrait

# --- lesser guardians ---

CREATURES.add(Creature(
    "vampire-lord", UNDEAD, strength=8, will=6, experience=4, rank=LESSER, stages=(WILL, STRENGTH),
    loss=(LoseHealth(1), Forfeit(MANA, 2)), reward=(GainWill(1), PickOne(RARE, of=2)), icon="vampire-cape",
    landscape=("blood", "hall"), portrait=Portrait(weather="mist"), origin=RULEBOOK,
    ours="experience loss reward strength will",
))  # fmt: skip
CREATURES.add(Creature(
    "sphinx", ANIMAL, strength=9, will=8, experience=4, rank=LESSER, loss=(LoseHalfHealth(),),
    reward=(LearnFree(), GainWill(1)), icon="greek-sphinx", landscape=("gold", "plain"), origin=RULEBOOK,
    ours="experience form reward strength type will",
))  # fmt: skip
CREATURES.add(Creature(
    "fire-breathing-dragon", ANIMAL, strength=9, experience=4, rank=LESSER, no_spells=True, loss=(LoseHealth(2),),
    reward=(Draw(RARE, 2), Gold(8)), icon="dragon-head", landscape=("ember", "peaks"), portrait=Portrait(pose="enters"),
    origin=RULEBOOK, ours="experience form loss reward strength type",
))  # fmt: skip
CREATURES.add(Creature(
    "accursed-prince", HUMANOID, strength=8, will=7, experience=4, rank=LESSER, before=(HealthOrMana(1, 2),),
    reward=(PickOne(RARE, of=3), Gold(5)), loss=ONE_WOUND, usual=True,
    icon="overlord-helm", landscape=("violet", "hall"), origin=DESIGNED,
))  # fmt: skip
CREATURES.add(Creature(
    "demon-legion", DEMON, strength=6, will=6, experience=4, lives=3, rank=LESSER, loss=(LoseHealth(2),),
    reward=(GainStrength(1), Gold(8)), icon="minions", landscape=("blood", "cave"), origin=DESIGNED,
))  # fmt: skip

# --- greater guardians ---

CREATURES.add(Creature(
    "scaly-monster", ANIMAL, strength=11, experience=5, rank=GREATER, destroys_weapon=True, loss=(LoseHealth(2),),
    usual=True, icon="dinosaur-rex", landscape=("swamp", "peaks"), portrait=Portrait(pose="enters"), origin=RULEBOOK,
    ours="experience form loss strength type",
))  # fmt: skip
CREATURES.add(Creature(
    "formless-thing", DEMON, strength=10, will=10, experience=5, rank=GREATER, kind_cost=(4, 2), loss=ONE_WOUND,
    icon="fleshy-mass", landscape=("violet", "cave"), origin=RULEBOOK, ours="experience loss strength type will",
))  # fmt: skip
CREATURES.add(Creature(
    "shadow-of-death", UNDEAD, strength=10, experience=5, rank=GREATER, will_for_strength=True, loss=(LoseHealth(2),),
    icon="grim-reaper", landscape=("moon", "night"), portrait=Portrait(ground="graves"), origin=RULEBOOK,
    ours="experience loss strength type",
))  # fmt: skip
CREATURES.add(Creature(
    "lord-of-pain", DEMON, strength=14, experience=5, rank=GREATER, sum_of_both=True,
    before=(LoseHealth(2), Forfeit(MANA, 2)), loss=ONE_WOUND, icon="oni", landscape=("blood", "cave"),
    portrait=Portrait(pose="bust"), origin=RULEBOOK, ours="before experience loss strength",
))  # fmt: skip
CREATURES.add(Creature(
    "faceless-king", HUMANOID, will=10, experience=5, rank=GREATER, no_extra_dice=True,
    loss=(LoseHealth(1), Forfeit(MANA, ALL)), icon="throne-king", landscape=("bone", "hall"), origin=DESIGNED,
))  # fmt: skip
