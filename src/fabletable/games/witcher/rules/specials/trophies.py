"""What the trophies of schools and attributes do."""

from __future__ import annotations

from fabletable.games.witcher.cards.kinds import Power
from fabletable.games.witcher.cards.trophies import (
    BEAR_MEDAL,
    CAT_MEDAL,
    GRIFFIN_MEDAL,
    MASTER_ALCHEMY,
    MASTER_COMBAT,
    MASTER_DEFENCE,
    MASTER_SPECIAL,
    VIPER_MEDAL,
    WOLF_MEDAL,
)
from fabletable.games.witcher.fight import Fight, Fighter
from fabletable.games.witcher.rules.deeds import (
    add_damage,
    can_take_back,
    combo_of_three,
    deal_and_draw_less,
    draw_more,
    draw_now,
    may_draw,
    more_in_step_4,
    raise_shield,
    shield_may_rise,
    took_cards,
    without_shield,
)
from fabletable.games.witcher.rules.hand import choose_discards, draw, take_top_discard
from fabletable.games.witcher.rules.life_pool import gain_shield
from fabletable.games.witcher.rules.powers import allowed, deed, do
from fabletable.games.witcher.table import OldWorld
from fabletable.kernel import Rules

deed(WOLF_MEDAL, may=combo_of_three)(add_damage)
deed(BEAR_MEDAL, may=without_shield)(raise_shield)
deed(CAT_MEDAL, may=may_draw)(draw_now)
deed(VIPER_MEDAL, may=took_cards)(deal_and_draw_less)


@deed(GRIFFIN_MEDAL, may=can_take_back)
def griffin_medal(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> Rules[None]:
    """The top of the discard pile to hand, then any hand card away."""
    take_top_discard(table, me.seat)
    yield from choose_discards(table, me.seat, gives.n)


# --- attributes ---


def _took_many(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> bool:
    return me.taken >= gives.m and shield_may_rise(table, fight, me, gives)


deed(MASTER_COMBAT, may=more_in_step_4)(draw_more)
deed(MASTER_DEFENCE, may=_took_many)(raise_shield)


def _again(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> bool:
    return me.last_potion is not None and allowed(table, fight, me, me.last_potion.power)


@deed(MASTER_ALCHEMY, may=_again)
def master_alchemy(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> Rules[None]:
    """The potion used last this turn works a second time; it still counts once."""
    if me.last_potion is not None:
        yield from do(table, fight, me, me.last_potion.power)


def _card_or_shield(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> bool:
    return may_draw(table, fight, me, gives) or shield_may_rise(table, fight, me, gives)


@deed(MASTER_SPECIAL, may=_card_or_shield)
def master_special(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> None:
    """After the skill: a card and a shield."""
    draw(table, me.seat, gives.n)
    gain_shield(table, fight, me, gives.m)
