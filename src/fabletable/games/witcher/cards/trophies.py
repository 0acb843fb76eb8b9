"""School trophies (four of each school) and attribute trophies (two of each attribute)."""

from __future__ import annotations

from typing import Final

from fabletable.games.witcher.cards.kinds import AFTER_DAMAGE, COMBO, SKILL_USED, STEP_1, STEP_4, Power, Trophy, power
from fabletable.games.witcher.fight import Fight, Fighter
from fabletable.games.witcher.rules.deeds import (
    add_damage,
    combo_of_three,
    deal_and_draw_less,
    draw_more,
    draw_now,
    has_deck,
    has_discards,
    raise_shield,
    took_cards,
    without_shield,
)
from fabletable.games.witcher.rules.hand import choose_discards, draw
from fabletable.games.witcher.rules.life_pool import gain_shield
from fabletable.games.witcher.rules.witcher_turn import apply_potion, can_drink, take_top_discard
from fabletable.games.witcher.table import OldWorld
from fabletable.kernel import DESIGNED, REPORTED, Rules


def _swap_discard(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> Rules[None]:
    """The top of the discard pile to hand, then any hand card away."""
    take_top_discard(table, me.seat)
    yield from choose_discards(table, me.seat, gives.n)


def _took_many(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> bool:
    return me.taken >= gives.m


def _again(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> bool:
    return me.last_potion is not None and can_drink(table, fight, me, me.last_potion)


def _second_sip(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> Rules[None]:
    """The potion used last this turn works a second time; it still counts once."""
    if me.last_potion is not None:
        yield from apply_potion(table, fight, me, me.last_potion)


def _after_skill(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> None:
    draw(table, me.seat, gives.n)
    gain_shield(table, fight, me, gives.m)


def _four(school: str, gives: Power) -> list[Trophy]:
    return [Trophy(school, copy, gives, REPORTED) for copy in range(1, 5)]


SCHOOL_TROPHIES: Final = {
    "wolf": _four("wolf", power("wolf-medal", COMBO, add_damage, may=combo_of_three, n=1, icon="wolf-head")),
    "bear": _four("bear", power("bear-medal", STEP_1, raise_shield, may=without_shield, n=1, icon="bear-head")),
    "griffin": _four(
        "griffin", power("griffin-medal", STEP_1, _swap_discard, may=has_discards, n=1, icon="griffin-symbol")
    ),
    "cat": _four("cat", power("cat-medal", STEP_1, draw_now, first=True, n=1, icon="lynx-head")),
    "viper": _four(
        "viper", power("viper-medal", AFTER_DAMAGE, deal_and_draw_less, may=took_cards, n=1, m=1, icon="snake-tongue")
    ),
}

MASTERS: Final = (
    ("combat", power("master-combat", STEP_4, draw_more, may=has_deck, n=2, icon="crossed-swords"), DESIGNED),
    ("defence", power("master-defence", AFTER_DAMAGE, raise_shield, may=_took_many, n=2, m=4, icon="shield"), REPORTED),
    ("alchemy", power("master-alchemy", STEP_1, _second_sip, may=_again, icon="bubbling-flask"), DESIGNED),
    ("special", power("master-special", SKILL_USED, _after_skill, n=1, m=1, icon="star-medal"), DESIGNED),
)
"""Of the Defence trophy only the number of cards (4) is ours."""

ATTRIBUTE_TROPHIES: Final = [Trophy(kind, copy, gives, origin) for kind, gives, origin in MASTERS for copy in (1, 2)]
