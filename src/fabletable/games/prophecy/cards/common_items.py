"""The common items: 28 cards, 26 different. They are sold in the Village."""

from __future__ import annotations

from typing import Final

from fabletable.games.prophecy.cards.decks import ITEMS
from fabletable.games.prophecy.effects.gains import Heal, Regain, StrengthThisTurn
from fabletable.games.prophecy.hooks import ANSWERED, FREE_RIDE
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

ITEMS.add(weapon("dagger", COMMON, 2, BLADE, thrown=1, icon="plain-dagger", origin=RULEBOOK))
ITEMS.add(weapon(
    "rapier", COMMON, 4, BLADE, against={HUMANOID: 2}, icon="pointy-sword", origin=RULEBOOK,
    ours="bonus classes deck price",
))  # fmt: skip
ITEMS.add(weapon(
    "axe", COMMON, 3, BLADE, AXE, against={DEMON: 1}, thrown=1, icon="hatchet", origin=RULEBOOK,
    ours="classes deck price",
))  # fmt: skip
ITEMS.add(weapon(
    "hammer", COMMON, 3, CRUSHING, against={UNDEAD: 2}, icon="flat-hammer", origin=RULEBOOK, ours="bonus classes price",
))  # fmt: skip
ITEMS.add(weapon(
    "javelin", COMMON, 3, LONG, against={ANIMAL: 1}, thrown=1, icon="thrown-spear", origin=RULEBOOK,
    ours="classes deck price",
))  # fmt: skip
ITEMS.add(weapon(
    "cutlass", COMMON, 4, BLADE, strength=1, thrown=0, icon="saber-slash", origin=RULEBOOK,
    ours="bonus deck price throwable",
))  # fmt: skip
ITEMS.add(weapon("sword", COMMON, 7, BLADE, strength=2, icon="broadsword", origin=RULEBOOK, ours="bonus deck"))
ITEMS.add(weapon(
    "battle-axe", COMMON, 7, BLADE, AXE, hands=2, strength=2, against={DEMON: 1}, icon="battle-axe", origin=RULEBOOK,
    ours="classes deck hands price",
))  # fmt: skip
ITEMS.add(weapon("mace", COMMON, 5, CRUSHING, strength=1, against={UNDEAD: 1}, icon="flanged-mace", origin=DESIGNED))
ITEMS.add(weapon("spear", COMMON, 5, LONG, strength=1, thrown=1, icon="stone-spear", origin=DESIGNED))
ITEMS.add(weapon("halberd", COMMON, 7, LONG, BLADE, hands=2, strength=2, icon="halberd", origin=DESIGNED))
ITEMS.add(weapon(
    "oak-staff", COMMON, 3, STAFF, LONG, hands=2, strength=1, icon="bo", origin=RULEBOOK, ours="deck hands price",
))  # fmt: skip
ITEMS.add(weapon(
    "cedar-staff", COMMON, 6, STAFF, LONG, hands=2, strength=1, will=1, icon="wood-stick", origin=RULEBOOK,
    ours="deck price",
))  # fmt: skip
ITEMS.add(weapon(
    "boomerang", COMMON, 4, CRUSHING, returns=True, thrown=1, icon="boomerang", origin=RULEBOOK,
    ours="bonus deck effect price",
))  # fmt: skip
ITEMS.add(Item("buckler", COMMON, SHIELD, 4, hands=1, save=2, damageable=True, icon="round-shield", origin=DESIGNED))
ITEMS.add(
    Item("iron-shield", COMMON, SHIELD, 5, hands=1, save=3, damageable=True, icon="templar-shield", origin=DESIGNED)
)
ITEMS.add(Item(
    "spiked-shield", COMMON, SHIELD, 6, hands=1, strength=1, save=1, damageable=True, icon="spiked-shield",
    origin=RULEBOOK, ours="deck price save",
))  # fmt: skip
ITEMS.add(Item("cloak", COMMON, HELD, 5, hands=1, foe_dice=-1, icon="cape", origin=RULEBOOK, ours="deck dice price"))
ITEMS.add(Item("ivory-wand", COMMON, HELD, 4, hands=1, will=1, icon="crystal-wand", origin=RULEBOOK, ours="deck price"))
RIDING_HORSE: Final = ITEMS.add(Item("riding-horse", COMMON, OTHER, 4, value=4.0, icon="horse-head", origin=DESIGNED))
RIDING_HORSE.on(FREE_RIDE)((-2, 2))


ITEMS.add(Item(
    "healing-potion", COMMON, POTION, 2, use=(Heal(2),), copies=2, value=3.0, icon="health-potion", origin=RULEBOOK,
    ours="copies deck effect price",
))  # fmt: skip
ITEMS.add(Item(
    "large-healing-potion", COMMON, POTION, 3, use=(Heal(3),), value=4.5, icon="heart-bottle", origin=RULEBOOK,
    ours="deck price",
))  # fmt: skip
ITEMS.add(Item(
    "mana-potion", COMMON, POTION, 2, use=(Regain(4),), copies=2, value=2.5, icon="magic-potion", origin=RULEBOOK,
    ours="copies deck effect price",
))  # fmt: skip
ITEMS.add(Item(
    "potion-of-strength", COMMON, POTION, 4, use=(StrengthThisTurn(2),), value=4.0, icon="biceps", origin=RULEBOOK,
    ours="attribute deck price",
))  # fmt: skip
SCROLL_OF_DEEP_PRAYER: Final = ITEMS.add(Item(
    "scroll-of-deep-prayer", COMMON, SCROLL, 4, own_dice=3, value=4.0, icon="tied-scroll", origin=RULEBOOK,
    ours="deck dice price",
))  # fmt: skip
SCROLL_OF_DEEP_PRAYER.on(ANSWERED)(1)
SCROLL_OF_ALTERED_REALITY: Final = ITEMS.add(Item(
    "scroll-of-altered-reality", COMMON, SCROLL, 3, rerolls=True, value=3.5, icon="scroll-unfurled", origin=RULEBOOK,
    ours="deck price",
))  # fmt: skip
