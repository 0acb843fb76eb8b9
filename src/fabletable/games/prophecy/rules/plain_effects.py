"""What cards do without asking anybody. The words are those of cards/effects.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fabletable.games.prophecy.cards import effects as words
from fabletable.games.prophecy.cards.effects import Effect
from fabletable.games.prophecy.cards.kinds import Item
from fabletable.games.prophecy.rules.death import hurt
from fabletable.games.prophecy.rules.gains import (
    gain_experience,
    gain_gold,
    gain_item,
    gain_strength,
    gain_will,
    give_up_strength,
    give_up_will,
    heal,
    lose_experience,
    lose_gold,
    lose_mana,
    regain,
    repair,
)
from fabletable.games.prophecy.rules.payments import pay_experience, pay_health
from fabletable.games.prophecy.table import NAMES, Realm, Spot


def _gold(table: Realm, seat: int, effect: Effect, spot: Spot | None) -> None:
    gain_gold(table, seat, effect.n)


def _experience(table: Realm, seat: int, effect: Effect, spot: Spot | None) -> None:
    gain_experience(table, seat, effect.n)


def _heal(table: Realm, seat: int, effect: Effect, spot: Spot | None) -> None:
    heal(table, seat, effect.n)


def _regain(table: Realm, seat: int, effect: Effect, spot: Spot | None) -> None:
    regain(table, seat, effect.n)


def _gain_strength(table: Realm, seat: int, effect: Effect, spot: Spot | None) -> None:
    gain_strength(table, seat, effect.n)


def _gain_will(table: Realm, seat: int, effect: Effect, spot: Spot | None) -> None:
    gain_will(table, seat, effect.n)


def _strength_this_turn(table: Realm, seat: int, effect: Effect, spot: Spot | None) -> None:
    table.heroes[seat].turn_strength += effect.n
    table.log("strength-this-turn", seat=NAMES[seat], n=effect.n)


def _will_this_turn(table: Realm, seat: int, effect: Effect, spot: Spot | None) -> None:
    table.heroes[seat].turn_will += effect.n
    table.log("will-this-turn", seat=NAMES[seat], n=effect.n)


def _title(table: Realm, seat: int, effect: Effect, spot: Spot | None) -> None:
    table.log("glory", seat=NAMES[seat])


def _repair_all(table: Realm, seat: int, effect: Effect, spot: Spot | None) -> None:
    for item in table.heroes[seat].items:
        repair(table, seat, item)


def _take_hoard(table: Realm, seat: int, effect: Effect, spot: Spot | None) -> None:
    """What lies on the card goes to whoever beat it."""
    if spot is not None:
        gain_gold(table, seat, spot.gold)
        spot.gold = 0
        for item in spot.loot:
            gain_item(table, seat, item)
        spot.loot = ()


def _draw(table: Realm, seat: int, effect: Effect, spot: Spot | None) -> None:
    for _ in range(effect.n):
        item = table.draw_item(effect.deck)
        if item is not None:
            gain_item(table, seat, item)


def _find(table: Realm, seat: int, effect: Effect, spot: Spot | None) -> None:
    """Draw until a card of the kind appears."""
    passed: list[Item] = []
    while True:
        item = table.draw_item(effect.deck)
        if item is None or item.kind in effect.want:
            break
        passed.append(item)
    for other in passed:
        table.discard_item(other)
    if item is not None:
        gain_item(table, seat, item)


def _lose_health(table: Realm, seat: int, effect: Effect, spot: Spot | None) -> None:
    hurt(table, seat, effect.n)


def _lose_mana(table: Realm, seat: int, effect: Effect, spot: Spot | None) -> None:
    lose_mana(table, seat, effect.n)


def _lose_gold(table: Realm, seat: int, effect: Effect, spot: Spot | None) -> None:
    lose_gold(table, seat, effect.n)


def _lose_experience(table: Realm, seat: int, effect: Effect, spot: Spot | None) -> None:
    lose_experience(table, seat, effect.n)


def _flees(table: Realm, seat: int, effect: Effect, spot: Spot | None) -> None:
    """The creature leaves the field and is discarded."""
    if spot is not None:
        for ground in table.ground:
            if spot in ground.spots:
                ground.spots.remove(spot)
                table.adventures_gone.append(spot.card)
                table.log("fled", creature=spot.card)


def _pay_health(table: Realm, seat: int, effect: Effect, spot: Spot | None) -> None:
    pay_health(table, seat, effect.n)


def _pay_experience(table: Realm, seat: int, effect: Effect, spot: Spot | None) -> None:
    pay_experience(table, seat, effect.n)


def _pay_toll(table: Realm, seat: int, effect: Effect, spot: Spot | None) -> None:
    lost = lose_gold(table, seat, effect.n)
    if spot is not None:
        spot.gold += lost


def _give_strength(table: Realm, seat: int, effect: Effect, spot: Spot | None) -> None:
    give_up_strength(table, seat, effect.n)


def _give_will(table: Realm, seat: int, effect: Effect, spot: Spot | None) -> None:
    give_up_will(table, seat, effect.n)


def _keep_card(table: Realm, seat: int, effect: Effect, spot: Spot | None) -> None:
    assert spot is not None
    assert spot.opportunity is not None
    table.heroes[seat].kept += (spot.opportunity,)
    table.log("kept-card", seat=NAMES[seat], card=spot.opportunity)


AtOnce = Callable[[Realm, int, Effect, Spot | None], None]

AT_ONCE: Final[dict[str, AtOnce]] = {
    words.GOLD: _gold,
    words.EXPERIENCE: _experience,
    words.HEAL: _heal,
    words.REGAIN: _regain,
    words.GAIN_STRENGTH: _gain_strength,
    words.GAIN_WILL: _gain_will,
    words.STRENGTH_THIS_TURN: _strength_this_turn,
    words.WILL_THIS_TURN: _will_this_turn,
    words.TITLE: _title,
    words.REPAIR_ALL: _repair_all,
    words.TAKE_HOARD: _take_hoard,
    words.DRAW: _draw,
    words.FIND: _find,
    words.LOSE_HEALTH: _lose_health,
    words.LOSE_MANA: _lose_mana,
    words.LOSE_GOLD: _lose_gold,
    words.LOSE_EXPERIENCE: _lose_experience,
    words.FLEES: _flees,
    words.PAY_HEALTH: _pay_health,
    words.PAY_EXPERIENCE: _pay_experience,
    words.PAY_TOLL: _pay_toll,
    words.GIVE_STRENGTH: _give_strength,
    words.GIVE_WILL: _give_will,
    words.KEEP_CARD: _keep_card,
}
