"""What equipment and companions do."""

from __future__ import annotations

from typing import Final

from fabletable.games.witcher.cards.events import (
    ADJE,
    ARMOUR,
    BOOTS,
    BRACERS,
    BRASS_KNUCKLES,
    CRANE_SWORD,
    CROSSBOW,
    EDGAR,
    JARDEL,
    KAYA,
    LANDRAGS_CROSSBOW,
    MEDICINE,
    OSCAR,
)
from fabletable.games.witcher.cards.kinds import BLUE, Power
from fabletable.games.witcher.fight import MONSTER, Fight, Fighter
from fabletable.games.witcher.rules.deeds import (
    add_damage,
    add_shield,
    deal_damage,
    discard_to_deal,
    draw_more,
    foe_has_deck,
    has_cards,
    has_discards,
    has_green,
    look_at_foe,
    more_in_step_4,
    raise_shield,
    shield_may_rise,
    soften_hit,
)
from fabletable.games.witcher.rules.life_pool import deal, is_knocked_out, knocked_out, take_damage
from fabletable.games.witcher.rules.powers import deed
from fabletable.games.witcher.table import OldWorld
from fabletable.kernel import Rules, seat_name

ASK_SHUFFLE_BACK: Final = "ask-shuffle-back"

deed(CROSSBOW, may=has_cards)(discard_to_deal)
deed(BRASS_KNUCKLES, may=has_cards)(discard_to_deal)
deed(LANDRAGS_CROSSBOW)(deal_damage)
deed(ARMOUR, may=shield_may_rise)(raise_shield)
deed(BRACERS, may=has_green)(add_shield)
deed(BOOTS, may=more_in_step_4)(draw_more)


def _monsters_first_turn(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> bool:
    return fight.monster_turns == 1


deed(JARDEL, may=_monsters_first_turn)(soften_hit)


@deed(OSCAR, may=foe_has_deck)
def oscar(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> Rules[None]:
    """Before the opponent's turn: look at two of its cards and discard one."""
    yield from look_at_foe(table, fight, me, gives.n, gives.m)


@deed(ADJE)
def adje(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> Rules[None]:
    """A die: 1 hurts her friend, 2-4 both sides, 5-6 the foe alone."""
    pips = table.chance.roll()
    table.log("rolled-power", seat=seat_name(me.seat), power=gives, n=pips)
    if pips <= 4:
        taken = fight.lost
        yield from take_damage(table, fight, me, gives.m)
        fight.lost = taken  # her own fault, not the opponent's attack
        if is_knocked_out(table.witchers[me.seat]):
            knocked_out(fight, me)
            return
    if pips >= 2:
        yield from deal(table, fight, me, gives.n)


def _monster_first(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> bool:
    return fight.to_move == MONSTER


@deed(KAYA, may=_monster_first)
def kaya(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> None:
    fight.to_move = me.seat


def _has_blue(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> bool:
    return any(card.colour == BLUE for card in me.combo)


@deed(CRANE_SWORD, may=_has_blue)
def crane_sword(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> None:
    """Every blue card of the combo strikes harder."""
    me.bonus_damage += gives.n * sum(card.colour == BLUE for card in me.combo)


def _first_combo(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> bool:
    return me.combos == 1


deed(EDGAR, may=_first_combo)(add_damage)


@deed(MEDICINE, may=has_discards)
def medicine(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> Rules[None]:
    """A discarded card of one's choice back into the deck."""
    witcher = table.witchers[me.seat]
    for _ in range(min(gives.n, len(witcher.discard))):
        card = yield from table.pick(me.seat, ASK_SHUFFLE_BACK, witcher.discard, rule="effects")
        witcher.discard.remove(card)
        witcher.deck.put_on(card, None)
        table.log("shuffled-back", seat=seat_name(me.seat), card=card)
    witcher.deck.shuffle(table.chance)
