"""The rare items: 32 cards. They are sold in the City."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.games.prophecy.cards.effects import (
    decay_items,
    gain_strength,
    gain_will,
    learn_afar,
    regain,
    steal_item,
    will_this_turn,
)
from fabletable.games.prophecy.kinds import (
    ANIMAL,
    ANY_LOSS,
    AXE,
    BLADE,
    BOTH,
    CRUSHING,
    DEMON,
    HEAD,
    HELD,
    LONG,
    OTHER,
    POTION,
    RARE,
    SCROLL,
    SHIELD,
    STAFF,
    STRENGTH,
    UNDEAD,
    WILL,
    WORN,
    Item,
    Surge,
    weapon,
)
from fabletable.kernel import DESIGNED, RULEBOOK

# asked for by name
RUBY_DIADEM: Final = Item("ruby-diadem", RARE, HEAD, 5, will=1, origin=RULEBOOK)
HORNED_HELM: Final = Item("horned-helm", RARE, HEAD, 5, strength=1, origin=DESIGNED)
GAUNTLETS_OF_STRENGTH: Final = Item("gauntlets-of-strength", RARE, WORN, 7, raises_strength=1, origin=RULEBOOK)
POTION_OF_CONCENTRATION: Final = Item(
    "potion-of-concentration", RARE, POTION, 4, use=(will_this_turn(3),), origin=RULEBOOK
)
ELIXIR_OF_MIGHT: Final = Item("elixir-of-might", RARE, POTION, 12, use=(gain_strength(1),), origin=DESIGNED)
ELIXIR_OF_WISDOM: Final = Item("elixir-of-wisdom", RARE, POTION, 9, use=(gain_will(1), regain(2)), origin=DESIGNED)
SCROLL_OF_THEFT: Final = Item("scroll-of-theft", RARE, SCROLL, 7, use=(steal_item(),), origin=RULEBOOK)
SCROLL_OF_DECAY: Final = Item("scroll-of-decay", RARE, SCROLL, 4, use=(decay_items(),), origin=RULEBOOK)
BOOK_OF_HEROES: Final = Item("book-of-heroes", RARE, SCROLL, 5, use=(learn_afar(),), origin=DESIGNED)
SCROLL_OF_DIVINE_WILL: Final = Item("scroll-of-divine-will", RARE, SCROLL, 6, set_die=6, origin=RULEBOOK)
CROWN_OF_POWER: Final = Item("crown-of-power", RARE, HEAD, 11, raises_will=1, origin=RULEBOOK)
CLOAK_OF_MISTS: Final = Item("cloak-of-mists", RARE, WORN, 6, origin=DESIGNED)
AMULET_OF_LIFE: Final = Item("amulet-of-life", RARE, WORN, 7, origin=DESIGNED)
MANA_CRYSTAL: Final = Item("mana-crystal", RARE, OTHER, 8, origin=DESIGNED)
SAINTS_RELIC: Final = Item("saints-relic", RARE, OTHER, 8, own_dice=1, lasting=True, origin=DESIGNED)
RING_OF_MAGIC_POWERS: Final = Item("ring-of-magic-powers", RARE, OTHER, 6, origin=RULEBOOK)
RING_OF_CONCENTRATION: Final = Item("ring-of-concentration", RARE, OTHER, 6, origin=RULEBOOK)
RING_OF_VITALITY: Final = Item("ring-of-vitality", RARE, OTHER, 6, origin=DESIGNED)
FLYING_CARPET: Final = Item("flying-carpet", RARE, OTHER, 6, mana=1, origin=RULEBOOK)
SEVEN_LEAGUE_BOOTS: Final = Item("seven-league-boots", RARE, OTHER, 4, origin=DESIGNED)

RARE_ITEMS: Final[Sequence[Item]] = (
    weapon("great-sword", RARE, 13, BLADE, hands=2, strength=4, origin=RULEBOOK),
    weapon(
        "punishing-sword",
        RARE,
        9,
        BLADE,
        strength=2,
        surges=(Surge(STRENGTH, 1, mana=1), Surge(STRENGTH, 2, mana=2)),
        origin=RULEBOOK,
    ),
    weapon(
        "ritual-dagger",
        RARE,
        9,
        BLADE,
        strength=1,
        surges=(Surge(WILL, 2, health=1), Surge(WILL, 4, health=2)),
        origin=RULEBOOK,
    ),
    weapon("thors-hammer", RARE, 9, CRUSHING, strength=2, against={UNDEAD: 1}, thrown=1, origin=RULEBOOK),
    weapon("berserker-axe", RARE, 8, BLADE, AXE, strength=3, extra_harm=1, origin=RULEBOOK),
    weapon(
        "flaming-staff",
        RARE,
        8,
        STAFF,
        LONG,
        hands=2,
        strength=1,
        will=1,
        surges=(Surge(BOTH, 2),),
        burns=True,
        origin=RULEBOOK,
    ),
    weapon("archmages-staff", RARE, 12, STAFF, LONG, hands=2, strength=1, will=3, origin=DESIGNED),
    weapon("silver-sword", RARE, 9, BLADE, strength=2, against={UNDEAD: 1, DEMON: 1}, origin=DESIGNED),
    weapon("dragon-lance", RARE, 11, LONG, hands=2, strength=3, against={ANIMAL: 2}, origin=DESIGNED),
    Item("dwarven-shield", RARE, SHIELD, 8, hands=1, save=ANY_LOSS, dwarven=True, damageable=True, origin=DESIGNED),
    CROWN_OF_POWER,
    RUBY_DIADEM,
    HORNED_HELM,
    GAUNTLETS_OF_STRENGTH,
    CLOAK_OF_MISTS,
    AMULET_OF_LIFE,
    Item("crystal-skull", RARE, HELD, 8, hands=1, will=2, origin=RULEBOOK),
    Item(
        "consecrated-bell",
        RARE,
        HELD,
        6,
        hands=1,
        against={DEMON: 2, UNDEAD: 1},
        will_against={DEMON: 2, UNDEAD: 1},
        origin=DESIGNED,
    ),
    MANA_CRYSTAL,
    SAINTS_RELIC,
    RING_OF_MAGIC_POWERS,
    RING_OF_CONCENTRATION,
    RING_OF_VITALITY,
    FLYING_CARPET,
    SEVEN_LEAGUE_BOOTS,
    POTION_OF_CONCENTRATION,
    ELIXIR_OF_MIGHT,
    ELIXIR_OF_WISDOM,
    SCROLL_OF_DIVINE_WILL,
    SCROLL_OF_THEFT,
    SCROLL_OF_DECAY,
    BOOK_OF_HEROES,
)
