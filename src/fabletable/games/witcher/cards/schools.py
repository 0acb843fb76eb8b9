"""The five schools and their Special skills by level (Rulebook: Special skills of the witchers).

Designed: the numbers of the Wolf, the discards of the Griffin by level, what the Viper looks at on level II.
"""

from __future__ import annotations

from typing import Final

from fabletable.games.witcher.board import HOMES
from fabletable.games.witcher.bot.combos import COMBO_BONUS, ComboBonus, Search
from fabletable.games.witcher.bot.gains import card_gained_policy
from fabletable.games.witcher.bot.powers import POWER_VALUE
from fabletable.games.witcher.choices import card_choice
from fabletable.games.witcher.fight import Fight, Fighter
from fabletable.games.witcher.hooks import ALLOWED, USED
from fabletable.games.witcher.kinds import AFTER_DAMAGE, COMBO, STEP_1, TURN_BEGINS, Power, WitcherSchool
from fabletable.games.witcher.rules.hand import choose_discards, draw, has_room, take_top_discard
from fabletable.games.witcher.rules.life_pool import gain_shield
from fabletable.games.witcher.rules.power_effects import (
    can_take_back,
    combo_of_three,
    foe_has_deck,
    look_at_foe,
    look_at_own,
    took_cards,
    without_shield,
)
from fabletable.games.witcher.table import QUESTIONS, OldWorld
from fabletable.kernel import DESIGNED, REPORTED, Deck, Question, Rules, seat_name
from fabletable.kernel.scene import Art, Portrait

SCHOOLS: Final[Deck[WitcherSchool]] = Deck(WitcherSchool)

SWORDMASTER: Final = ((0, 0), (1, 0), (2, 1), (3, 1), (3, 2), (3, 2))
"""Wolf, by level: extra damage, cards drawn."""

WOLF: Final = SCHOOLS.add(WitcherSchool(
    "wolf", HOMES["wolf"], "#8a5a34", Art("wolf-head", "steel", "peaks", Portrait(weather="snow", beside="swordman")),
    Power("skill-wolf", COMBO, icon="swordman"), 1, DESIGNED,
))  # fmt: skip
WOLF.skill.on(ALLOWED)(combo_of_three)


@WOLF.skill.on(USED)
def swordmaster(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> None:
    """Let a combo of three or more cards strike harder, and from level II on draw cards as well."""
    damage, cards = SWORDMASTER[table.witchers[me.seat].special]
    me.bonus_damage += damage
    draw(table, table.witchers[me.seat], cards)


@WOLF.skill.on(COMBO_BONUS)
def swordmaster_bonus(power: Power, special: int) -> ComboBonus:
    damage, cards = SWORDMASTER[special]
    return ComboBonus(3, 0, damage, 0, cards)


ARMOUR: Final = ((0, 0), (0, 1), (1, 1), (1, 2), (2, 2), (2, 2))
"""Bear: shield, cards drawn."""

BEAR: Final = SCHOOLS.add(WitcherSchool(
    "bear", HOMES["bear"], "#a83a2e", Art("bear-head", "ember", "forest", Portrait(pose="enters", beside="swordman")),
    Power("skill-bear", TURN_BEGINS, auto=True, icon="breastplate"), 2, REPORTED,
))  # fmt: skip
BEAR.skill.on(ALLOWED)(without_shield)


@BEAR.skill.on(USED)
def armour(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> None:
    """Raise the shield by itself, at the start of the first own turn without a shield."""
    shield, cards = ARMOUR[table.witchers[me.seat].special]
    gain_shield(table, fight, me, shield)
    draw(table, table.witchers[me.seat], cards)


MAGIC: Final = (0, 2, 1, 0, 0, 0)
"""Griffin: hand cards discarded afterwards; from IV any card of the discard pile instead of the top one."""

GRIFFIN: Final = SCHOOLS.add(WitcherSchool(
    "griffin", HOMES["griffin"], "#c79a1e",
    Art("eagle-head", "gold", "peaks", Portrait(pose="bust", beside="swordman")),
    Power("skill-griffin", STEP_1, icon="magic-swirl"), 5, REPORTED,
))  # fmt: skip
GRIFFIN.skill.on(ALLOWED)(can_take_back)


TAKE_DISCARDED: Final = Question(QUESTIONS, "take-discarded", rule="skills", cards="open")
TAKE_DISCARDED.option(card_choice)
TAKE_DISCARDED.policy(card_gained_policy)


@GRIFFIN.skill.on(USED)
def magic(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> Rules[None]:
    """Take a discarded card back to hand."""
    hero = table.witchers[me.seat]
    level = hero.special
    if level >= 4:
        card = yield from TAKE_DISCARDED.ask(table, me.seat, hero.discard)
        hero.discard.remove(card)
        hero.hand.append(card)
        table.log("taken-back", seat=seat_name(me.seat), card=card)
    else:
        take_top_discard(table, hero)
    yield from choose_discards(table, hero, MAGIC[level], power.message)


@GRIFFIN.skill.on(POWER_VALUE)
def _magic(table: OldWorld, search: Search, power: Power) -> float:
    special = table.witchers[search.me.seat].special
    return (-1.0, -1.0, 0.4, 1.2, 1.4, 1.4)[special] if len(search.hand) >= 2 or special >= 3 else -1.0


SPEED: Final = ((0, 0), (1, 1), (3, 1), (3, 2), (3, 3), (3, 3))
"""Cat: cards looked at, cards taken."""

CAT: Final = SCHOOLS.add(WitcherSchool(
    "cat", HOMES["cat"], "#2f6fc4", Art("lynx-head", "dusk", "city", Portrait(beside="swordman")),
    Power("skill-cat", STEP_1, first=True, icon="sprint"), 3, REPORTED,
))  # fmt: skip


def _has_speed(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> bool:
    """Tell whether there are cards to take, or at least several to put in another order."""
    cards = len(table.witchers[me.seat].deck.cards)
    look, _ = SPEED[table.witchers[me.seat].special]
    return cards > 0 and (has_room(table.witchers[me.seat]) or min(look, cards) > 1)


CAT.skill.on(ALLOWED)(_has_speed)


@CAT.skill.on(USED)
def speed(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> Rules[None]:
    """Pick from the top cards in the first turn."""
    look, take = SPEED[table.witchers[me.seat].special]
    yield from look_at_own(table, table.witchers[me.seat], look, take)


VENOM: Final = ((0, 0), (3, 0), (2, 1), (4, 1), (4, 2), (4, 2))
"""Viper: cards looked at, cards discarded."""

VIPER: Final = SCHOOLS.add(WitcherSchool(
    "viper", HOMES["viper"], "#2f8a4f",
    Art("snake-tongue", "verdant", "cave", Portrait(pose="stands", beside="swordman")),
    Power("skill-viper", AFTER_DAMAGE, icon="poison-bottle"), 4, REPORTED,
))  # fmt: skip
VIPER.skill.on(ALLOWED)(
    lambda table, fight, me, power: took_cards(table, fight, me, power) and foe_has_deck(table, fight, me, power)
)


@VIPER.skill.on(USED)
def venomous_steel(table: OldWorld, fight: Fight, me: Fighter, power: Power) -> Rules[None]:
    """Look at the opponent's next cards once blood has flowed; from level II on discard some of them."""
    look, discard = VENOM[table.witchers[me.seat].special]
    yield from look_at_foe(table, fight, me, look, discard)


VIPER.skill.on(POWER_VALUE)(
    lambda table, search, power: 0.8 if table.witchers[search.me.seat].special >= 2 or search.pool > 3 else 0.2
)
