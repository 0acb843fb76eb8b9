"""The rare items: 32 cards. They are sold in the City."""

from __future__ import annotations

from typing import Final

from fabletable.games.prophecy import hooks
from fabletable.games.prophecy.actions import FLY, STRIDE
from fabletable.games.prophecy.cards.decks import ITEMS
from fabletable.games.prophecy.effects.gains import GainStrength, GainWill, LearnAfar, Regain, WillThisTurn
from fabletable.games.prophecy.effects.special import DecayItems, StealItem
from fabletable.games.prophecy.hooks import CardWay
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
from fabletable.games.prophecy.rules.gains import heal, regain
from fabletable.games.prophecy.rules.movement import steps
from fabletable.games.prophecy.table import Hero, Realm, pawn
from fabletable.kernel import DESIGNED, RULEBOOK

ITEMS.add(weapon(
    "great-sword", RARE, 13, BLADE, hands=2, strength=4, icon="two-handed-sword", origin=RULEBOOK,
    ours="bonus classes deck",
))  # fmt: skip
ITEMS.add(weapon(
    "punishing-sword", RARE, 9, BLADE, strength=2, surges=(Surge(STRENGTH, 1, mana=1), Surge(STRENGTH, 2, mana=2)),
    icon="winged-sword", origin=RULEBOOK, ours="bonus classes deck hands price surge",
))  # fmt: skip
ITEMS.add(weapon(
    "ritual-dagger", RARE, 9, BLADE, strength=1, surges=(Surge(WILL, 2, health=1), Surge(WILL, 4, health=2)),
    icon="sacrificial-dagger", origin=RULEBOOK, ours="classes",
))  # fmt: skip
ITEMS.add(weapon(
    "thors-hammer", RARE, 9, CRUSHING, strength=2, against={UNDEAD: 1}, thrown=1, icon="thor-hammer", origin=RULEBOOK,
    ours="bonus classes deck price",
))  # fmt: skip
ITEMS.add(weapon(
    "berserker-axe", RARE, 8, BLADE, AXE, strength=3, extra_harm=1, icon="war-axe", origin=RULEBOOK,
    ours="bonus classes deck hands price",
))  # fmt: skip
ITEMS.add(weapon(
    "flaming-staff", RARE, 8, STAFF, LONG, hands=2, strength=1, will=1, surges=(Surge(BOTH, 2),), burns=True,
    icon="flaming-trident", origin=RULEBOOK, ours="bonus deck hands price surge",
))  # fmt: skip
ITEMS.add(
    weapon("archmages-staff", RARE, 12, STAFF, LONG, hands=2, strength=1, will=3, icon="wizard-staff", origin=DESIGNED)
)
ITEMS.add(weapon(
    "silver-sword", RARE, 9, BLADE, strength=2, against={UNDEAD: 1, DEMON: 1}, icon="shining-sword", origin=DESIGNED,
))  # fmt: skip
ITEMS.add(weapon(
    "dragon-lance", RARE, 11, LONG, hands=2, strength=3, against={ANIMAL: 2}, icon="barbed-spear", origin=DESIGNED,
))  # fmt: skip
ITEMS.add(Item(
    "dwarven-shield", RARE, SHIELD, 8, hands=1, save=ANY_LOSS, dwarven=True, damageable=True, icon="dragon-shield",
    origin=DESIGNED,
))  # fmt: skip
CROWN_OF_POWER: Final = ITEMS.add(Item(
    "crown-of-power", RARE, HEAD, 11, raises_will=1, value=9.0, icon="queen-crown", origin=RULEBOOK, ours="deck price",
))  # fmt: skip
CROWN_OF_POWER.on(hooks.WILL_DISCOUNT)(1)


ITEMS.add(Item("ruby-diadem", RARE, HEAD, 5, will=1, value=5.0, icon="tiara", origin=RULEBOOK, ours="deck price"))
ITEMS.add(Item("horned-helm", RARE, HEAD, 5, strength=1, value=5.5, icon="horned-helm", origin=DESIGNED))
ITEMS.add(Item(
    "gauntlets-of-strength", RARE, WORN, 7, raises_strength=1, value=8.0, icon="gauntlet", origin=RULEBOOK,
    ours="attribute deck kind price",
))  # fmt: skip
CLOAK_OF_MISTS: Final = ITEMS.add(Item("cloak-of-mists", RARE, WORN, 6, value=4.0, icon="wing-cloak", origin=DESIGNED))
CLOAK_OF_MISTS.on(hooks.HIDES)(True)
AMULET_OF_LIFE: Final = ITEMS.add(Item("amulet-of-life", RARE, WORN, 7, value=9.0, icon="gem-pendant", origin=DESIGNED))


@AMULET_OF_LIFE.on(hooks.LIFE_SAVER)
def break_amulet(table: Realm, hero: Hero, item: Item) -> None:
    """Break the amulet at a loss that would leave no Health; 2 Health remain."""
    table.count("effect:item-" + item.name)
    table.log("saved-by-amulet", seat=hero.message, item=item)
    table.lose_item(hero, item)
    left = min(2, hero.red)
    if left < hero.health:
        table.log("lost-health", seat=hero.message, n=hero.health - left)
    elif left > hero.health:
        table.log("healed", seat=hero.message, n=left - hero.health)
    hero.health = left
    pieces = (item.key, pawn(hero.seat))
    table.show("loss", pieces=pieces, touches=(hero.seat,), because="saved-by-amulet", seat=hero.message)


ITEMS.add(Item(
    "crystal-skull", RARE, HELD, 8, hands=1, will=2, icon="stoned-skull", origin=RULEBOOK,
    ours="bonus deck hands kind price",
))  # fmt: skip
ITEMS.add(Item(
    "consecrated-bell", RARE, HELD, 6, hands=1, against={DEMON: 2, UNDEAD: 1}, will_against={DEMON: 2, UNDEAD: 1},
    icon="ringing-bell", origin=DESIGNED,
))  # fmt: skip
MANA_CRYSTAL: Final = ITEMS.add(
    Item("mana-crystal", RARE, OTHER, 8, holds_mana=3, value=6.0, icon="floating-crystal", origin=DESIGNED)
)
ITEMS.add(
    Item("saints-relic", RARE, OTHER, 8, own_dice=1, lasting=True, value=6.0, icon="holy-symbol", origin=DESIGNED)
)
RING_OF_MAGIC_POWERS: Final = ITEMS.add(Item(
    "ring-of-magic-powers", RARE, OTHER, 6, value=4.0, icon="power-ring", origin=RULEBOOK, ours="deck price",
))  # fmt: skip
RING_OF_MAGIC_POWERS.on(hooks.MANA_OFF)(1)
RING_OF_CONCENTRATION: Final = ITEMS.add(Item(
    "ring-of-concentration", RARE, OTHER, 6, value=5.0, icon="ring", origin=RULEBOOK, ours="effect price",
))  # fmt: skip


@RING_OF_CONCENTRATION.on(hooks.END_OF_ROUND)
def reward_concentration(table: Realm, hero: Hero) -> None:
    """Give 2 mana after a round without a spell."""
    if not hero.cast_spell:
        table.count("effect:item-" + RING_OF_CONCENTRATION.name)
        if hero.mana < hero.blue:
            table.log_event("worked", seat=hero.message, thing=RING_OF_CONCENTRATION)
            regain(table, hero, 2)


RING_OF_VITALITY: Final = ITEMS.add(
    Item("ring-of-vitality", RARE, OTHER, 6, value=6.0, icon="diamond-ring", origin=DESIGNED)
)


@RING_OF_VITALITY.on(hooks.END_OF_ROUND)
def reward_vitality(table: Realm, hero: Hero) -> None:
    """Give 1 Health after a round without a wound."""
    if not hero.lost_health:
        table.count("effect:item-" + RING_OF_VITALITY.name)
        if hero.health < hero.red:
            table.log_event("worked", seat=hero.message, thing=RING_OF_VITALITY)
            heal(table, hero, 1)


FLYING_CARPET: Final = ITEMS.add(Item(
    "flying-carpet", RARE, OTHER, 6, mana=1, value=5.0, icon="rolled-cloth", origin=RULEBOOK, ours="deck mana price",
))  # fmt: skip
FLYING_CARPET.on(hooks.WAY)(CardWay(FLY, steps(FLY, -3, -2, 2, 3)))
SEVEN_LEAGUE_BOOTS: Final = ITEMS.add(
    Item("seven-league-boots", RARE, OTHER, 4, value=4.0, icon="walking-boot", origin=DESIGNED)
)
SEVEN_LEAGUE_BOOTS.on(hooks.WAY)(CardWay(STRIDE, steps(STRIDE, -7, 7)))


ITEMS.add(Item(
    "potion-of-concentration", RARE, POTION, 4, use=(WillThisTurn(3),), value=4.0, icon="spiral-bottle",
    origin=RULEBOOK, ours="deck price",
))  # fmt: skip
ITEMS.add(Item("elixir-of-might", RARE, POTION, 12, use=(GainStrength(1),), value=8.0, icon="strong", origin=DESIGNED))
ITEMS.add(Item(
    "elixir-of-wisdom", RARE, POTION, 9, use=(GainWill(1), Regain(2)), value=7.0, icon="standing-potion",
    origin=DESIGNED,
))  # fmt: skip
SCROLL_OF_DIVINE_WILL: Final = ITEMS.add(Item(
    "scroll-of-divine-will", RARE, SCROLL, 6, set_die=6, value=6.0, icon="hand-of-god", origin=RULEBOOK,
    ours="deck effect price",
))  # fmt: skip
SCROLL_OF_DIVINE_WILL.on(hooks.ANSWERED)(3)


ITEMS.add(Item(
    "scroll-of-theft", RARE, SCROLL, 7, use=(StealItem(),), value=3.5, icon="snatch", origin=RULEBOOK,
    ours="deck effect price",
))  # fmt: skip
ITEMS.add(Item(
    "scroll-of-decay", RARE, SCROLL, 4, use=(DecayItems(),), value=2.5, icon="disintegrate", origin=RULEBOOK,
    ours="deck effect price",
))  # fmt: skip
ITEMS.add(Item("book-of-heroes", RARE, SCROLL, 5, use=(LearnAfar(),), value=6.0, icon="open-book", origin=DESIGNED))
