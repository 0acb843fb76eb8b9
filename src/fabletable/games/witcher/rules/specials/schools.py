"""The Special skills of the five schools (Rulebook: Special skills of the witchers)."""

from __future__ import annotations

from typing import Final

from fabletable.games.witcher.cards.kinds import Power
from fabletable.games.witcher.cards.schools import (
    ARMOUR,
    BEAR,
    CAT,
    GRIFFIN,
    MAGIC,
    SPEED,
    SWORDMASTER,
    VENOM,
    VIPER,
    WOLF,
)
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
from fabletable.games.witcher.rules.hand import choose_discards, draw, take_top_discard
from fabletable.games.witcher.rules.life_pool import gain_shield
from fabletable.games.witcher.rules.powers import deed
from fabletable.games.witcher.table import HAND_LIMIT, OldWorld
from fabletable.kernel import Rules, seat_name

ASK_TAKE_DISCARDED: Final = "ask-take-discarded"


@deed(WOLF.skill, may=combo_of_three)
def swordmaster(table: OldWorld, fight: Fight, me: Fighter, skill: Power) -> None:
    """A combo of three or more cards strikes harder, from II on with cards as well."""
    damage, cards = SWORDMASTER[table.witchers[me.seat].special]
    me.bonus_damage += damage
    draw(table, me.seat, cards)


@deed(BEAR.skill, may=without_shield)
def armour(table: OldWorld, fight: Fight, me: Fighter, skill: Power) -> None:
    """By itself, at the start of the first own turn without a shield."""
    shield, cards = ARMOUR[table.witchers[me.seat].special]
    gain_shield(table, fight, me, shield)
    draw(table, me.seat, cards)


@deed(GRIFFIN.skill, may=has_discards)
def magic(table: OldWorld, fight: Fight, me: Fighter, skill: Power) -> Rules[None]:
    """A discarded card back to hand."""
    witcher = table.witchers[me.seat]
    level = witcher.special
    if level >= 4 and len(witcher.hand) < HAND_LIMIT:
        card = yield from table.pick(me.seat, ASK_TAKE_DISCARDED, witcher.discard, rule="skills")
        witcher.discard.remove(card)
        witcher.hand.append(card)
        table.tell("taken-back", seat=seat_name(me.seat), card=card)
    elif level < 4:
        take_top_discard(table, me.seat)
    yield from choose_discards(table, me.seat, MAGIC[level])


@deed(CAT.skill, may=has_deck)
def speed(table: OldWorld, fight: Fight, me: Fighter, skill: Power) -> Rules[None]:
    """In the first turn: the pick of the top cards."""
    look, take = SPEED[table.witchers[me.seat].special]
    yield from look_at_own(table, me.seat, look, take)


@deed(VIPER.skill, may=took_cards)
def venomous_steel(table: OldWorld, fight: Fight, me: Fighter, skill: Power) -> Rules[None]:
    """Once blood has flowed: look at the opponent's next cards, from II on discard some of them."""
    look, discard = VENOM[table.witchers[me.seat].special]
    yield from look_at_foe(table, fight, me, look, discard)
