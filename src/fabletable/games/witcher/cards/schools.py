"""The five schools and their Special skills by level (Rulebook: Special skills of the witchers)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.games.witcher.board import HOMES
from fabletable.games.witcher.cards.kinds import AFTER_DAMAGE, COMBO, STEP_1, TURN_BEGINS, Power, School, power
from fabletable.games.witcher.fight import Fight, Fighter
from fabletable.games.witcher.rules.deeds import (
    combo_of_three,
    has_deck,
    has_discards,
    look_at_foe,
    look_at_own,
    took_cards,
    without_shield,
)
from fabletable.games.witcher.rules.hand import choose_discards, draw
from fabletable.games.witcher.rules.life_pool import gain_shield
from fabletable.games.witcher.rules.witcher_turn import take_top_discard
from fabletable.games.witcher.table import HAND_LIMIT, OldWorld
from fabletable.kernel import DESIGNED, REPORTED, Rules, seat_name

SWORDMASTER: Final = ((0, 0), (1, 0), (2, 1), (3, 1), (3, 2), (3, 2))
"""Wolf, by level: extra damage, cards drawn."""
ARMOUR: Final = ((0, 0), (0, 1), (1, 1), (1, 2), (2, 2), (2, 2))
"""Bear: shield, cards drawn."""
MAGIC: Final = (0, 2, 1, 0, 0, 0)
"""Griffin: hand cards discarded afterwards; from IV any card of the discard pile instead of the top one."""
SPEED: Final = ((0, 0), (1, 1), (3, 1), (3, 2), (3, 3), (3, 3))
"""Cat: cards looked at, cards taken."""
VENOM: Final = ((0, 0), (3, 0), (2, 1), (4, 1), (4, 2), (4, 2))
"""Viper: cards looked at, cards discarded."""


def swordmaster(table: OldWorld, fight: Fight, me: Fighter, skill: Power) -> None:
    """A combo of three or more cards strikes harder, from II on with cards as well."""
    damage, cards = SWORDMASTER[table.witchers[me.seat].special]
    me.bonus_damage += damage
    draw(table, me.seat, cards)


def armour(table: OldWorld, fight: Fight, me: Fighter, skill: Power) -> None:
    """By itself, at the start of the first own turn without a shield."""
    shield, cards = ARMOUR[table.witchers[me.seat].special]
    gain_shield(table, fight, me, shield)
    draw(table, me.seat, cards)


def magic(table: OldWorld, fight: Fight, me: Fighter, skill: Power) -> Rules[None]:
    """A discarded card back to hand."""
    witcher = table.witchers[me.seat]
    level = witcher.special
    if level >= 4 and len(witcher.hand) < HAND_LIMIT:
        card = yield from table.pick(me.seat, "ask-take-discarded", witcher.discard, rule="skills")
        witcher.discard.remove(card)
        witcher.hand.append(card)
        table.tell("taken-back", seat=seat_name(me.seat), card=card)
    elif level < 4:
        take_top_discard(table, me.seat)
    yield from choose_discards(table, me.seat, MAGIC[level])


def speed(table: OldWorld, fight: Fight, me: Fighter, skill: Power) -> Rules[None]:
    """In the first turn: the pick of the top cards."""
    look, take = SPEED[table.witchers[me.seat].special]
    yield from look_at_own(table, me.seat, look, take)


def venomous_steel(table: OldWorld, fight: Fight, me: Fighter, skill: Power) -> Rules[None]:
    """Once blood has flowed: look at the opponent's next cards, from II on discard some of them."""
    look, discard = VENOM[table.witchers[me.seat].special]
    yield from look_at_foe(table, fight, me, look, discard)


def school(key: str, color: str, icon: str, skill: Power, origin: str) -> School:
    return School(key, HOMES[key], color, icon, skill, origin)


SCHOOLS: Final[Sequence[School]] = (
    school(
        "wolf", "#8a5a34", "wolf-head",
        power("skill-wolf", COMBO, swordmaster, may=combo_of_three, icon="swordman"), DESIGNED,
    ),
    school(
        "bear", "#a83a2e", "bear-head",
        power("skill-bear", TURN_BEGINS, armour, may=without_shield, auto=True, icon="breastplate"), REPORTED,
    ),
    school(
        "griffin", "#c79a1e", "griffin-symbol",
        power("skill-griffin", STEP_1, magic, may=has_discards, icon="magic-swirl"), REPORTED,
    ),
    school(
        "cat", "#2f6fc4", "lynx-head",
        power("skill-cat", STEP_1, speed, may=has_deck, first=True, icon="sprint"), REPORTED,
    ),
    school(
        "viper", "#2f8a4f", "snake-tongue",
        power("skill-viper", AFTER_DAMAGE, venomous_steel, may=took_cards, icon="poison-bottle"), REPORTED,
    ),
)  # fmt: skip
"""Designed: the numbers of the Wolf, the discards of the Griffin by level, what the Viper looks at on level II."""
