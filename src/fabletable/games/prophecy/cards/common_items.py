"""The common items: 28 cards, 26 different. They are sold in the Village."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.games.prophecy.cards.effects import heal, regain, strength_this_turn
from fabletable.games.prophecy.kinds import (
    ANIMAL,
    AXE,
    BLADE,
    COMMON,
    CRUSHING,
    DEMON,
    HELD,
    HUMANOID,
    LONG,
    OTHER,
    POTION,
    SCROLL,
    SHIELD,
    STAFF,
    UNDEAD,
    Item,
    weapon,
)
from fabletable.kernel import DESIGNED, RULEBOOK

# asked for by name
HEALING_POTION: Final = Item("healing-potion", COMMON, POTION, 2, use=(heal(2),), copies=2, origin=RULEBOOK)
LARGE_HEALING_POTION: Final = Item("large-healing-potion", COMMON, POTION, 3, use=(heal(3),), origin=RULEBOOK)
MANA_POTION: Final = Item("mana-potion", COMMON, POTION, 2, use=(regain(4),), copies=2, origin=RULEBOOK)
POTION_OF_STRENGTH: Final = Item("potion-of-strength", COMMON, POTION, 4, use=(strength_this_turn(2),), origin=RULEBOOK)
SCROLL_OF_DEEP_PRAYER: Final = Item("scroll-of-deep-prayer", COMMON, SCROLL, 4, own_dice=3, origin=RULEBOOK)
RIDING_HORSE: Final = Item("riding-horse", COMMON, OTHER, 4, origin=DESIGNED)
SCROLL_OF_ALTERED_REALITY: Final = Item("scroll-of-altered-reality", COMMON, SCROLL, 3, origin=RULEBOOK)

COMMON_ITEMS: Final[Sequence[Item]] = (
    weapon("dagger", COMMON, 2, BLADE, thrown=1, origin=RULEBOOK),
    weapon("rapier", COMMON, 4, BLADE, against={HUMANOID: 2}, origin=RULEBOOK),
    weapon("axe", COMMON, 3, BLADE, AXE, against={DEMON: 1}, thrown=1, origin=RULEBOOK),
    weapon("hammer", COMMON, 3, CRUSHING, against={UNDEAD: 2}, origin=RULEBOOK),
    weapon("javelin", COMMON, 3, LONG, against={ANIMAL: 1}, thrown=1, origin=RULEBOOK),
    weapon("cutlass", COMMON, 4, BLADE, strength=1, thrown=0, origin=RULEBOOK),
    weapon("sword", COMMON, 7, BLADE, strength=2, origin=RULEBOOK),
    weapon("battle-axe", COMMON, 7, BLADE, AXE, hands=2, strength=2, against={DEMON: 1}, origin=RULEBOOK),
    weapon("mace", COMMON, 5, CRUSHING, strength=1, against={UNDEAD: 1}, origin=DESIGNED),
    weapon("spear", COMMON, 5, LONG, strength=1, thrown=1, origin=DESIGNED),
    weapon("halberd", COMMON, 7, LONG, BLADE, hands=2, strength=2, origin=DESIGNED),
    weapon("oak-staff", COMMON, 3, STAFF, LONG, hands=2, strength=1, origin=RULEBOOK),
    weapon("cedar-staff", COMMON, 6, STAFF, LONG, hands=2, strength=1, will=1, origin=RULEBOOK),
    weapon("boomerang", COMMON, 4, CRUSHING, returns=True, thrown=1, origin=RULEBOOK),
    Item("buckler", COMMON, SHIELD, 4, hands=1, save=2, damageable=True, origin=DESIGNED),
    Item("iron-shield", COMMON, SHIELD, 5, hands=1, save=3, damageable=True, origin=DESIGNED),
    Item("spiked-shield", COMMON, SHIELD, 6, hands=1, strength=1, save=1, damageable=True, origin=RULEBOOK),
    Item("cloak", COMMON, HELD, 5, hands=1, foe_dice=-1, origin=RULEBOOK),
    Item("ivory-wand", COMMON, HELD, 4, hands=1, will=1, origin=RULEBOOK),
    RIDING_HORSE,
    HEALING_POTION,
    LARGE_HEALING_POTION,
    MANA_POTION,
    POTION_OF_STRENGTH,
    SCROLL_OF_DEEP_PRAYER,
    SCROLL_OF_ALTERED_REALITY,
)
