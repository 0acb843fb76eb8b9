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
    can_take_back,
    combo_of_three,
    foe_has_deck,
    look_at_foe,
    look_at_own,
    took_cards,
    without_shield,
)
from fabletable.games.witcher.rules.hand import choose_discards, draw, has_room, take_top_discard
from fabletable.games.witcher.rules.life_pool import gain_shield
from fabletable.games.witcher.rules.powers import deed
from fabletable.games.witcher.table import OldWorld
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


@deed(GRIFFIN.skill, may=can_take_back)
def magic(table: OldWorld, fight: Fight, me: Fighter, skill: Power) -> Rules[None]:
    """A discarded card back to hand."""
    witcher = table.witchers[me.seat]
    level = witcher.special
    if level >= 4:
        card = yield from table.pick(me.seat, ASK_TAKE_DISCARDED, witcher.discard, rule="skills")
        witcher.discard.remove(card)
        witcher.hand.append(card)
        table.log("taken-back", seat=seat_name(me.seat), card=card)
    else:
        take_top_discard(table, me.seat)
    yield from choose_discards(table, me.seat, MAGIC[level])


def _has_speed(table: OldWorld, fight: Fight, me: Fighter, skill: Power) -> bool:
    """Cards to take, or at least several to put in another order."""
    cards = len(table.witchers[me.seat].deck.cards)
    look, _ = SPEED[table.witchers[me.seat].special]
    return cards > 0 and (has_room(table, me.seat) or min(look, cards) > 1)


@deed(CAT.skill, may=_has_speed)
def speed(table: OldWorld, fight: Fight, me: Fighter, skill: Power) -> Rules[None]:
    """In the first turn: the pick of the top cards."""
    look, take = SPEED[table.witchers[me.seat].special]
    yield from look_at_own(table, me.seat, look, take)


def _has_venom(table: OldWorld, fight: Fight, me: Fighter, skill: Power) -> bool:
    return took_cards(table, fight, me, skill) and foe_has_deck(table, fight, me, skill)


@deed(VIPER.skill, may=_has_venom)
def venomous_steel(table: OldWorld, fight: Fight, me: Fighter, skill: Power) -> Rules[None]:
    """Once blood has flowed: look at the opponent's next cards, from II on discard some of them."""
    look, discard = VENOM[table.witchers[me.seat].special]
    yield from look_at_foe(table, fight, me, look, discard)
